//! Suggestions while a reader types: a piece of HTML with real links, which the search box shows below itself.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use bonduc_content::escape_html;

use super::search::path;
use crate::board::view::address;
use crate::search::Query;
use crate::server::{Wanted, site};

/// Suggestions given.
const SUGGESTIONS: usize = 8;

/// The suggestions for what has been typed; nothing where there is no such language.
pub(crate) async fn suggest(wanted: Wanted<String>) -> Response {
    let query = wanted.value("q").unwrap_or_default();
    let mut html = String::new();
    if let Some(language) = wanted.language.filter(|_| !query.trim().is_empty()) {
        let ui = site().ui(language);
        let results = site().index.search(&Query::parse(site().archive, &query), language, 0, SUGGESTIONS);
        html.push_str("<ul>");
        for hit in &results.hits {
            html.push_str("<li><a href=\"");
            escape_html(&hit.url, &mut html);
            html.push_str("\"><b>");
            escape_html(&path(hit.entry), &mut html);
            html.push_str(&format!("</b> <span lang=\"{}\">{}</span></a></li>", hit.entry.language, hit.html));
        }
        if results.total > results.hits.len() {
            let pairs = [("q".to_owned(), query.clone())];
            html.push_str("<li><a href=\"");
            escape_html(&address(&format!("/{language}/search"), pairs.iter()), &mut html);
            html.push_str("\">");
            escape_html(&ui.format("search-suggest-all", &[("query", query.as_str().into())]), &mut html);
            html.push_str("</a></li>");
        }
        html.push_str("</ul><p class=\"visually-hidden\" role=\"status\">");
        escape_html(&ui.format("search-suggest-count", &[("n", results.hits.len().into())]), &mut html);
        html.push_str("</p>");
    }
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
}
