//! The log of changes.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{Change, Language};
use leptos::prelude::*;

use super::{facts, trouble};
use crate::server::{Head, Wanted, page, site};

pub(crate) async fn changes(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    page(Head::new(language, ui.text("changes-title"), ui.text("changes-summary"), "/changes"), move || draw(language)).await
}

fn draw(language: Language) -> AnyView {
    let ui = site().ui(language);
    let change = |change: &Change| {
        let versions: Vec<_> = change
            .versions
            .iter()
            .filter_map(|(slug, version)| {
                let record = site().archive.game(slug)?;
                let href = format!("/{language}/games/{slug}/versions/{version}");
                Some(view! { <li><a href=href>{record.title.clone()} " " <code>{version.clone()}</code></a></li> })
            })
            .collect();
        view! {
            <li id=change.date.clone()>
                <p><b><time datetime=change.date.clone()>{facts::date(ui, change)}</time></b> " " {change.what.get(language).to_owned()}</p>
                <ul>{versions}</ul>
            </li>
        }
    };
    view! {
        <div class="changes">
            <h1>{ui.text("changes-title")}</h1>
            <p class="lead">{ui.text("changes-summary")}</p>
            <p><a href=format!("/{language}/changes.atom") type="application/atom+xml">{ui.text("changes-feed")}</a></p>
            <ol class="change-list">{site().archive.changes().iter().map(change).collect::<Vec<_>>()}</ol>
        </div>
    }
    .into_any()
}
