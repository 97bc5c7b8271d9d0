//! The first page of a language: what Bonduc is, and its games.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{GameRecord, Language};
use leptos::prelude::*;

use super::{facts, trouble};
use crate::board::{Board, Line, view};
use crate::server::{Head, Wanted, page, site};

pub(crate) async fn home(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    page(Head::new(language, "", ui.text("site-description"), "/"), move || draw(language)).await
}

fn draw(language: Language) -> AnyView {
    let ui = site().ui(language);
    let cards: Vec<_> = site().archive.games().iter().map(|record| card(language, record)).collect();
    view! {
        <section class="hero">
            <h1>{ui.text("home-heading")}</h1>
            <p class="lead">{ui.text("home-lead")}</p>
        </section>
        <h2 class="visually-hidden">{ui.text("home-games")}</h2>
        <ul class="cards">{cards}</ul>
        <section class="home-ways">
            <h2>{ui.text("home-ways")}</h2>
            <ul>
                <li>{ui.text("home-way-read")}</li>
                <li>{ui.text("home-way-play")}</li>
                <li>{ui.text("home-way-compare")}</li>
                <li>{ui.text("home-way-search")}</li>
            </ul>
        </section>
    }
    .into_any()
}

fn card(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    // The start of a game can always be played.
    let board = Line::new(record.game()).play().map(|played| view::still(&Board::new(played), site().words(language)).to_html());
    let year = facts::first_year(record).map(|year| format!(" · {year}"));
    let notice = record.sensitivity.as_ref().map(|text| {
        view! { <details class="card-notice"><summary>{ui.text("notice")}</summary><p>{text.get(language).to_owned()}</p></details> }
    });
    let article = format!("/{language}/games/{}", record.slug);
    let play = format!("/{language}/play/{}", record.slug);
    view! {
        <li class="card">
            <a class="card-board" href=article.clone() tabindex="-1" aria-hidden="true" inner_html=board.unwrap_or_default()></a>
            <h3><a href=article>{record.title.clone()}</a></h3>
            <p class="card-where">{record.people.get(language).to_owned()} {year}</p>
            <p>{record.summary.get(language).to_owned()}</p>
            {notice}
            <p><a class="button" href=play>{ui.format("card-play", &[("game", record.title.as_str().into())])}</a></p>
        </li>
    }
    .into_any()
}
