//! The page on which a game is played.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{GameRecord, Language};
use bonduc_engine::Ruleset;
use leptos::prelude::*;

use super::{article, boards, facts, trouble};
use crate::server::{CLIENT, Head, Wanted, page, site};

pub(crate) async fn play(wanted: Wanted<(String, String)>, request: Request) -> Response {
    let query = wanted.query.clone();
    let found = wanted.language.zip(wanted.rest).and_then(|(language, (_, slug))| Some((language, site().archive.game(&slug)?)));
    let Some((language, record)) = found else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    let path = format!("/play/{}", record.slug);
    let ruleset = match boards::check(language, &[record], &format!("/{language}{path}"), &query) {
        Ok(rulesets) => rulesets[0],
        Err(unplayable) => return trouble::line(language, &unplayable).await,
    };
    let title = ui.format("play-title", &[("game", record.title.as_str().into())]);
    let head =
        Head { client: CLIENT.is_some(), query: query.clone(), ..Head::new(language, title, record.summary.get(language), path.clone()) };
    page(head, move || draw(language, record, ruleset, format!("/{language}{path}"), query.clone())).await
}

fn draw(language: Language, record: &'static GameRecord, ruleset: Ruleset, path: String, query: String) -> AnyView {
    let ui = site().ui(language);
    let rules: Vec<_> = ruleset
        .values()
        .iter()
        .filter(|value| !record.clause_map.of(value.axis).is_empty())
        .map(|value| {
            view! {
                <dt>{facts::axis(ui, value.axis)}</dt>
                <dd>{facts::value(ui, value)} " " {facts::citations(language, record, value.axis, ui)}</dd>
            }
        })
        .collect();
    view! {
        <div class="play">
            <header class="play-header">
                <h1>{record.title.clone()}</h1>
                <p><a href=format!("/{language}/games/{}", record.slug)>{ui.format("play-read", &[("game", record.title.as_str().into())])}</a></p>
            </header>
            {article::notice(language, record)}
            {boards::draw(language, &[record], path, query)}
            <details class="rules-brief">
                <summary>{ui.text("play-rules")}</summary>
                <dl>{rules}</dl>
            </details>
        </div>
    }
    .into_any()
}
