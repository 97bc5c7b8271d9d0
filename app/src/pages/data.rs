//! Everything that can be taken away: the data of each game, the whole archive, the interfaces for programs.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{GameRecord, Language};
use leptos::prelude::*;

use super::{cite, trouble};
use crate::server::{Head, Origin, Wanted, page, site};

pub(crate) async fn data(wanted: Wanted<String>, origin: Origin, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    page(Head::new(language, ui.text("data-title"), ui.text("data-summary"), "/data"), move || draw(language, &origin)).await
}

fn draw(language: Language, origin: &Origin) -> AnyView {
    let ui = site().ui(language);
    let game = |record: &GameRecord| {
        view! {
            <li>
                <b><a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a></b>
                {cite::formats(language, record)}
            </li>
        }
    };
    let interface = |href: &str, name: &str, told: &str| {
        view! { <li><a href=href.to_owned()>{name.to_owned()}</a> ": " {ui.text(told)} " " <code>{origin.url(href)}</code></li> }
    };
    view! {
        <div class="data">
            <h1>{ui.text("data-title")}</h1>
            <p class="lead">{ui.text("data-summary")}</p>
            <h2>{ui.text("data-whole")}</h2>
            <p>
                <a class="button is-main" href="/data/bonduc.zip" download="">"bonduc.zip"</a> " "
                <a href="/data/bonduc.zip.sha256">"SHA-256"</a>
            </p>
            <p>{ui.text("data-whole-told")}</p>
            <h2>{ui.text("home-games")}</h2>
            <ul class="data-games">{site().archive.games().iter().map(game).collect::<Vec<_>>()}</ul>
            <h2>{ui.text("data-interfaces")}</h2>
            <ul>
                {interface("/api/v1/openapi.json", "OpenAPI", "data-api")}
                {interface("/oai?verb=Identify", "OAI-PMH 2.0", "data-oai")}
                {interface("/sitemap.xml", "Sitemap", "data-sitemap")}
                {interface(&format!("/{language}/changes.atom"), "Atom", "data-atom")}
            </ul>
            <p>{ui.text("data-licence")} " " <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">"CC BY-SA 4.0"</a></p>
        </div>
    }
    .into_any()
}
