//! The results of a search.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::Language;
use leptos::prelude::*;

use super::trouble;
use crate::search::{Hit, LONGEST_QUERY, Query};
use crate::server::{Head, Wanted, page, site};

/// Hits shown.
const SHOWN: usize = 50;

pub(crate) async fn search(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let query = wanted.value("q").unwrap_or_default().trim().to_owned();
    let ui = site().ui(language);
    let title =
        if query.is_empty() { ui.text("search-title-empty") } else { ui.format("search-title", &[("query", query.as_str().into())]) };
    let head = Head { query: wanted.query.clone(), ..Head::new(language, title, ui.text("search-description"), "/search") };
    page(head, move || draw(language, &query)).await
}

fn draw(language: Language, query: &str) -> AnyView {
    let ui = site().ui(language);
    view! {
        <div class="search-page">
            <h1>{ui.text("search-title-empty")}</h1>
            <form class="search-form" role="search" aria-label=ui.text("search-label") action=format!("/{language}/search") method="get">
                <label class="visually-hidden" for="search-box">{ui.text("search-label")}</label>
                <input id="search-box" type="search" name="q" value=query.to_owned() maxlength=LONGEST_QUERY.to_string() autocomplete="off"/>
                <button class="button is-main" type="submit">{ui.text("search-button")}</button>
            </form>
            {results(language, query)}
        </div>
    }
    .into_any()
}

fn results(language: Language, query: &str) -> AnyView {
    let ui = site().ui(language);
    if query.is_empty() {
        return view! { <p>{ui.text("search-hint")}</p> }.into_any();
    }
    let parsed = Query::parse(site().archive, query);
    let results = site().index.search(&parsed, language, 0, SHOWN);
    if results.total == 0 {
        let games: Vec<_> = site()
            .archive
            .games()
            .iter()
            .map(|record| view! { <li><a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a></li> })
            .collect();
        return view! {
            <p role="status">{ui.format("search-nothing", &[("query", query.into())])}</p>
            <p>{ui.text("search-nothing-hint")}</p>
            <ul>{games}</ul>
        }
        .into_any();
    }
    let count = ui.format("search-count", &[("n", results.total.into())]);
    let partial = results.partial.then(|| ui.text("search-partial"));
    let shown = (results.total > results.hits.len()).then(|| ui.format("search-shown", &[("n", results.hits.len().into())]));
    view! {
        <p role="status">{count} " " {partial} " " {shown}</p>
        <ol class="hits">{results.hits.iter().map(|hit| self::hit(language, hit)).collect::<Vec<_>>()}</ol>
    }
    .into_any()
}

fn hit(language: Language, hit: &Hit<'_>) -> AnyView {
    let ui = site().ui(language);
    let sensitive = hit.entry.game.as_deref().and_then(|slug| site().archive.game(slug)?.sensitivity.as_ref());
    let notice =
        sensitive.map(|text| view! { <p class="hit-notice"><strong>{ui.text("notice")}</strong> " " {text.get(language).to_owned()}</p> });
    let section = (!hit.entry.section_title.is_empty()).then(|| format!(" › {}", hit.entry.section_title));
    let statement = hit.entry.statement.as_ref().map(|id| format!(" › {id}"));
    view! {
        <li class="hit">
            <a class="hit-link" href=hit.url.clone()><b>{hit.entry.title.clone()}</b> {section} {statement}</a>
            <p class="hit-text" inner_html=hit.html.clone()></p>
            {notice}
        </li>
    }
    .into_any()
}
