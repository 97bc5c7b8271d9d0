//! Pages for addresses that lead nowhere or say what cannot be: what is wrong, and where to go from here.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::Response;
use bonduc_content::{GameRecord, Language};
use leptos::prelude::*;

use super::boards::Unplayable;
use crate::board::view::decode_query;
use crate::board::{Line, LineError, narration};
use crate::server::{Head, page, site};

/// There is nothing at this address.
pub(crate) async fn not_found(request: Request) -> Response {
    let path = request.uri().path().to_owned();
    let language = path.split('/').nth(1).and_then(|tag| tag.parse().ok()).unwrap_or(Language::ALL[0]);
    let ui = site().ui(language);
    // What was meant may be found by the words of the address.
    let words = path.rsplit('/').find(|part| !part.is_empty()).unwrap_or_default();
    let words = decode_query(words).into_iter().next().map(|(name, _)| name.replace(['-', '_'], " ")).unwrap_or_default();
    let told = vec![ui.format("not-found-told", &[("path", path.as_str().into())])];
    trouble(language, StatusCode::NOT_FOUND, ui.text("not-found-title"), told, vec![], words).await
}

/// There is no such game.
pub(super) async fn no_such_game(language: Language, slug: &str) -> Response {
    let ui = site().ui(language);
    let told = vec![ui.format("no-such-game", &[("text", slug.into())])];
    trouble(language, StatusCode::NOT_FOUND, ui.text("not-found-title"), told, vec![], String::new()).await
}

/// The address names a version of an article that is not the present one.
pub(super) async fn other_version(language: Language, record: &GameRecord, version: &str, status: StatusCode) -> Response {
    let ui = site().ui(language);
    let told = if status == StatusCode::GONE { "version-replaced" } else { "version-unknown" };
    let told = vec![ui.format(told, &[("version", version.into()), ("game", record.title.as_str().into())])];
    let ways = vec![
        (format!("/{language}/games/{}", record.slug), ui.format("play-read", &[("game", record.title.as_str().into())])),
        (format!("/{language}/changes"), ui.text("nav-changes")),
    ];
    trouble(language, status, ui.text("version-title"), told, ways, String::new()).await
}

/// A board cannot be shown as its address says. Nothing of it is lost: the part that can be played is offered.
pub(super) async fn line(language: Language, Unplayable { record, links, error }: &Unplayable) -> Response {
    let ui = site().ui(language);
    let status = match error {
        LineError::Setup(_) | LineError::Refused { .. } | LineError::NotHere { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::BAD_REQUEST,
    };
    let mut ways = Vec::new();
    if let LineError::Refused { before, .. } = error {
        ways.push((links.to(before), ui.text("trouble-before")));
    }
    ways.push((links.to(&Line::new(record.game())), ui.format("trouble-start", &[("game", record.title.as_str().into())])));
    ways.push((format!("/{language}/games/{}", record.slug), ui.format("play-read", &[("game", record.title.as_str().into())])));
    let told = narration::error(site().words(language), error);
    trouble(language, status, ui.text("trouble-title"), told, ways, String::new()).await
}

async fn trouble(
    language: Language,
    status: StatusCode,
    title: String,
    told: Vec<String>,
    ways: Vec<(String, String)>,
    words: String,
) -> Response {
    let ui = site().ui(language);
    let head = Head { path: None, status, ..Head::new(language, title.clone(), ui.text("site-description"), "") };
    page(head, move || {
        let told: Vec<_> = told.iter().map(|told| view! { <p>{told.clone()}</p> }).collect();
        let games = site().archive.games().iter().map(|record| (format!("/{language}/games/{}", record.slug), record.title.clone()));
        let link = |(href, text): (String, String)| view! { <li><a href=href>{text}</a></li> };
        let ways: Vec<_> = ways.iter().cloned().map(link).collect();
        let games: Vec<_> = games.map(link).collect();
        view! {
            <div class="trouble">
                <h1>{title.clone()}</h1>
                {told}
                <ul class="ways">{ways}</ul>
                <form class="search-form" role="search" aria-label=ui.text("search-label") action=format!("/{language}/search") method="get">
                    <label class="visually-hidden" for="trouble-search">{ui.text("search-label")}</label>
                    <input id="trouble-search" type="search" name="q" value=words.clone() maxlength="200"/>
                    <button class="button" type="submit">{ui.text("search-button")}</button>
                </form>
                <h2>{ui.text("home-games")}</h2>
                <ul>{games}</ul>
                <p><a href=format!("/{language}/")>{ui.text("trouble-home")}</a></p>
            </div>
        }
        .into_any()
    })
    .await
}
