//! Pages that are text only: what Bonduc is, the rules of the site.

use axum::extract::Request;
use axum::response::Response;
use leptos::prelude::*;

use super::prose::Prose;
use super::trouble;
use crate::server::{Head, Wanted, page, site};

pub(crate) async fn text(wanted: Wanted<(String, String)>, request: Request) -> Response {
    let found = wanted.language.zip(wanted.rest).and_then(|(language, (_, name))| {
        let page = site().archive.page(&name, language)?;
        Some((language, name, page))
    });
    let Some((language, name, text)) = found else { return trouble::not_found(request).await };
    page(Head::new(language, &text.title, &text.summary, format!("/{name}")), move || {
        let sections = Prose { language, record: None }.sections(&text.sections);
        view! { <article class="article is-page"><h1>{text.title.clone()}</h1><div class="prose">{sections}</div></article> }.into_any()
    })
    .await
}
