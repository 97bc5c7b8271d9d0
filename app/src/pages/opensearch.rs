//! The description by which browsers add the archive to their search engines.

use axum::extract::Request;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bonduc_content::escaped;

use super::trouble;
use crate::server::{Origin, Wanted, site};

/// The OpenSearch 1.1 description of a language.
pub(crate) async fn opensearch(wanted: Wanted<String>, origin: Origin, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    let search = escaped(&origin.url(&format!("/{language}/search?q={{searchTerms}}")));
    let own = escaped(&origin.url(&format!("/{language}/opensearch.xml")));
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n\
         <ShortName>{}</ShortName>\n<Description>{}</Description>\n<Language>{language}</Language>\n<InputEncoding>UTF-8</InputEncoding>\n\
         <Image height=\"32\" width=\"32\" type=\"image/svg+xml\">{}</Image>\n\
         <Url type=\"text/html\" template=\"{search}\"/>\n\
         <Url type=\"application/opensearchdescription+xml\" rel=\"self\" template=\"{own}\"/>\n\
         </OpenSearchDescription>\n",
        escaped(&ui.text("site-name")),
        escaped(&ui.text("search-description")),
        escaped(&origin.url("/favicon.svg")),
    );
    ([(header::CONTENT_TYPE, "application/opensearchdescription+xml")], xml).into_response()
}
