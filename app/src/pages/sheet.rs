//! A game on one sheet of paper: its rules in brief, an empty board, and a table for the moves.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{GameRecord, Language};
use bonduc_engine::Axis;
use bonduc_engine::ruleset::Stores;
use leptos::prelude::*;

use super::{article, facts, trouble};
use crate::server::{Head, Origin, Wanted, page, site};

/// Rows of the table of moves.
const MOVES: usize = 12;
/// The questions that a player at a board does not ask.
const LEFT_OUT: [Axis; 5] = [Axis::Board, Axis::Starter, Axis::Draw, Axis::Endless, Axis::NoProgress];

pub(crate) async fn sheet(wanted: Wanted<(String, String)>, origin: Origin, request: Request) -> Response {
    let found = wanted.language.zip(wanted.rest).and_then(|(language, (_, slug))| Some((language, site().archive.game(&slug)?)));
    let Some((language, record)) = found else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    let title = ui.format("sheet-title", &[("game", record.title.as_str().into())]);
    let head = Head::new(language, title, record.summary.get(language), format!("/games/{}/sheet", record.slug));
    page(head, move || draw(language, record, &origin)).await
}

fn draw(language: Language, record: &'static GameRecord, origin: &Origin) -> AnyView {
    let ui = site().ui(language);
    let rules: Vec<_> = record
        .game()
        .ruleset
        .values()
        .iter()
        .filter(|value| !record.clause_map.of(value.axis).is_empty() && !LEFT_OUT.contains(&value.axis))
        .map(|value| view! { <div><dt>{facts::axis(ui, value.axis)}</dt><dd>{facts::value(ui, value)}</dd></div> })
        .collect();
    let owed = facts::owed(ui, record);
    let address = origin.url(&format!("/{language}/games/{}/versions/{}", record.slug, record.version));
    view! {
        <div class="sheet">
            <h1>{record.title.clone()}</h1>
            <p class="sheet-where">{record.people.get(language).to_owned()}</p>
            <p class="no-print sheet-hint">
                {ui.text("sheet-hint")} " " <a href=format!("/{language}/games/{}", record.slug)>{ui.format("play-read", &[("game", record.title.as_str().into())])}</a>
            </p>
            {article::notice(language, record)}
            <h2>{ui.text("play-rules")}</h2>
            <dl class="sheet-rules">{rules}</dl>
            <h2>{ui.text("record-board")}</h2>
            {board(language, record)}
            <h2>{ui.text("sheet-moves")}</h2>
            {moves(language)}
            <p class="small sheet-source">{owed} " · CC BY-SA 4.0 · " <span class="sheet-address">{address}</span></p>
        </div>
    }
    .into_any()
}

/// An empty board with the names of its pits.
fn board(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let rules = record.game().ruleset;
    let pits = rules.row;
    let name = |i: u8, first: u8| char::from(first + i).to_string();
    let pit = |name: String| view! { <span class="sheet-pit">{name}</span> };
    // North's own left is on the right as South sees it.
    let north: Vec<_> = (0..pits).rev().map(|i| pit(name(i, b'a'))).collect();
    let south: Vec<_> = (0..pits).map(|i| pit(name(i, b'A'))).collect();
    let store = |shown: bool| shown.then(|| view! { <span class="sheet-store"></span> });
    let stores = rules.stores == Stores::AtEachEnd;
    view! {
        <div class="sheet-board" role="img" aria-label=ui.text("sheet-board")>
            {store(stores)}
            <div class="sheet-rows"><div class="sheet-row">{north}</div><div class="sheet-row">{south}</div></div>
            {store(stores)}
        </div>
    }
    .into_any()
}

fn moves(language: Language) -> AnyView {
    let ui = site().ui(language);
    let heads = || {
        view! { <th scope="col">{ui.text("sheet-number")}</th><th scope="col">{ui.text("side-south")}</th><th scope="col">{ui.text("side-north")}</th> }
    };
    let rows: Vec<_> = (1..=MOVES)
        .map(|i| {
            view! { <tr><td>{i}</td><td></td><td></td><td>{i + MOVES}</td><td></td><td></td></tr> }
        })
        .collect();
    view! { <table class="sheet-moves"><thead><tr>{heads()}{heads()}</tr></thead><tbody>{rows}</tbody></table> }.into_any()
}
