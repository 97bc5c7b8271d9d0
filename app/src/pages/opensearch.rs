//! The description by which browsers add the archive to their search engines.

use axum::extract::Request;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bonduc_content::escape_html;

use super::trouble;
use crate::server::{Origin, Wanted, site};

/// The OpenSearch 1.1 description of a language.
pub(crate) async fn opensearch(wanted: Wanted<String>, origin: Origin, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    let text = |id: &str| {
        let mut escaped = String::new();
        escape_html(&ui.text(id), &mut escaped);
        escaped
    };
    let search = origin.url(&format!("/{language}/search?q={{searchTerms}}"));
    let own = origin.url(&format!("/{language}/opensearch.xml"));
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n\
         <ShortName>{}</ShortName>\n<Description>{}</Description>\n<Language>{language}</Language>\n<InputEncoding>UTF-8</InputEncoding>\n\
         <Image height=\"32\" width=\"32\" type=\"image/svg+xml\">{}</Image>\n\
         <Url type=\"text/html\" template=\"{search}\"/>\n\
         <Url type=\"application/opensearchdescription+xml\" rel=\"self\" template=\"{own}\"/>\n\
         </OpenSearchDescription>\n",
        text("site-name"),
        text("search-description"),
        origin.url("/favicon.svg"),
    );
    ([(header::CONTENT_TYPE, "application/opensearchdescription+xml")], xml).into_response()
}
