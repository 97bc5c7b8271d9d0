//! Suggestions while a reader types: a piece of HTML with real links, which the search box shows below itself.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use axum::extract::Request;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bonduc_content::{Language, escaped};

use super::search::path;
use super::trouble;
use crate::board::view::address;
use crate::search::{Query, Results};
use crate::server::{Wanted, site};

/// Suggestions given.
const SUGGESTIONS: usize = 8;

/// The suggestions for what has been typed; an empty answer where nothing has.
pub(crate) async fn suggest(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let query = wanted.value("q").unwrap_or_default();
    let html = if query.trim().is_empty() {
        String::new()
    } else {
        write(language, &query, &site().index.search(&Query::parse(site().archive, &query), language, 0, SUGGESTIONS))
    };
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
}

/// The list, with what is said to those who do not see it, and the notices of the games in it.
fn write(language: Language, query: &str, results: &Results<'_>) -> String {
    let ui = site().ui(language);
    let said = ui.format("search-suggest-count", &[("n", results.hits.len().into())]);
    let mut html = format!("<ul data-said=\"{}\">", escaped(&said));
    let mut sensitive = BTreeSet::new();
    for hit in &results.hits {
        sensitive.extend(hit.entry.game.as_deref());
        let of = hit.entry.language;
        let (url, path) = (escaped(&hit.url), escaped(&path(hit.entry)));
        let _ = write!(html, "<li><a lang=\"{of}\" href=\"{url}\"><b>{path}</b> <span>{}</span></a></li>", hit.html);
    }
    if results.total > results.hits.len() {
        let all = address(&format!("/{language}/search"), [("q".to_owned(), query.to_owned())].iter());
        let told = ui.format("search-suggest-all", &[("query", query.into())]);
        let _ = write!(html, "<li><a href=\"{}\">{}</a></li>", escaped(&all), escaped(&told));
    }
    html.push_str("</ul>");
    for record in sensitive.into_iter().filter_map(|slug| site().archive.game(slug)) {
        let Some(notice) = &record.sensitivity else { continue };
        let _ =
            write!(html, "<p class=\"hit-notice\"><strong>{}</strong> {}</p>", escaped(&ui.text("notice")), escaped(notice.get(language)));
    }
    html
}
