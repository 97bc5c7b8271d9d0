//! The record of a game: what is known of it besides its rules, in a box, and its sources in full.

use bonduc_content::{GameRecord, Language, Source, SourceKind, Ui};
use bonduc_engine::Axis;
use leptos::prelude::*;

use super::facts;
use crate::server::site;

/// The box beside an article.
pub(crate) fn infobox(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let names = record.names.iter().map(|name| {
        let note = name.note.as_ref().map(|note| format!(": {}", note.get(language)));
        let of = self::language(ui, &name.language).map(|of| format!(" ({of})"));
        view! { <li><span lang=name.language.clone()>{name.text.clone()}</span>{of}{note}</li> }.into_any()
    });
    let unlike = record
        .not_the_same_as
        .iter()
        .map(|unlike| view! { <li><b>{unlike.text.clone()}</b> ": " {unlike.why.get(language).to_owned()}</li> }.into_any());
    let seen = record.attestations.iter().map(|seen| {
        let source = record.source(&seen.source).map(|source| source.author.clone());
        view! {
            <li><b>{seen.year.to_string()}</b> " " {seen.what.get(language).to_owned()} " " <a class="cite" href=format!("#source-{}", seen.source)>{source}</a></li>
        }
        .into_any()
    });
    let relatives = record
        .relatives
        .iter()
        .map(|relative| view! { <li><b>{relative.name.clone()}</b> ": " {relative.relation.get(language).to_owned()}</li> }.into_any());
    let place = &record.place;
    let within = ui.format("record-place-within", &[("place", place.name.get(language).into()), ("km", place.uncertainty_km.into())]);
    let place_note = place.note.as_ref().map(|note| view! { <p class="small">{note.get(language).to_owned()}</p> });
    let map = view! { <p class="small"><a href=format!("/{language}/map#{}", record.slug)>{ui.text("record-on-map")}</a></p> };
    let fact = |id: &str, text: String| view! { <dt>{ui.text(id)}</dt><dd>{text}</dd> }.into_any();
    let list =
        |id: &str, items: Vec<AnyView>| (!items.is_empty()).then(|| view! { <dt>{ui.text(id)}</dt><dd><ul>{items}</ul></dd> }.into_any());
    let ruled = |id: &str, axis: Axis| record.game().ruleset.value(axis).map(|value| fact(id, facts::value(ui, &value)));
    let first = record.attestations.first().map(|first| {
        let source = record.source(&first.source).map(|source| format!("{} ({})", source.author, first.year));
        fact("record-first", source.unwrap_or_else(|| first.year.to_string()))
    });
    let text_language = self::language(ui, &record.source_text.language).unwrap_or_default();
    let named = record.named_source();
    let source_text = ui.format("record-source-text-is", &[("language", text_language.into()), ("source", named.author.as_str().into())]);
    view! {
        <aside class="record" aria-labelledby="record">
            <h2 id="record">{ui.text("record")}</h2>
            <dl>
                {fact("record-kind", record.kind.get(language).to_owned())}
                {list("record-names", names.collect())}
                {fact("record-people", record.people.get(language).to_owned())}
                <dt>{ui.text("record-place")}</dt><dd>{within}{place_note}{map}</dd>
                {first}
                {fact("record-by", record.recorded_by.join(", "))}
                {fact("record-equipment", record.equipment.get(language).to_owned())}
                {ruled("record-board", Axis::Board)}
                {ruled("axis-stores", Axis::Stores)}
                {ruled("axis-setup", Axis::Setup)}
                {list("record-seen", seen.collect())}
                {list("record-relatives", relatives.collect())}
                {list("record-unlike", unlike.collect())}
                <dt>{ui.text("record-source-text")}</dt>
                <dd>{source_text} ", " <a href=format!("#source-{}", named.key)>{named.title.clone()}</a></dd>
            </dl>
        </aside>
    }
    .into_any()
}

/// The name of a language, where the archive has one for it.
pub(crate) fn language(ui: &Ui, tag: &str) -> Option<String> {
    let id = format!("language-{}", tag.to_lowercase());
    ui.has(&id).then(|| ui.text(&id))
}

/// The sources of a game, as a scholar cites them.
pub(crate) fn sources(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    view! {
        <section class="sources" aria-labelledby="sources">
            <h2 id="sources">{ui.text("sources")}</h2>
            <ol>{record.sources.iter().map(|source| source_item(language, source)).collect::<Vec<_>>()}</ol>
            <p class="small">{ui.text("sources-ours")}</p>
        </section>
    }
    .into_any()
}

fn source_item(language: Language, source: &Source) -> AnyView {
    let year = source.year.map(|year| format!(" ({year})"));
    let title = match (&source.url, source.kind) {
        (Some(url), _) => view! { <a href=url.clone() rel="external">{source.title.clone()}</a> }.into_any(),
        (None, SourceKind::Article) => source.title.clone().into_any(),
        (None, _) => view! { <cite>{source.title.clone()}</cite> }.into_any(),
    };
    let container = source.container.as_ref().map(|container| {
        let volume = source.volume.as_ref().map(|volume| format!(" {volume}"));
        let issue = source.issue.as_ref().map(|issue| format!(" ({issue})"));
        view! { ", " <cite>{container.clone()}</cite> {volume} {issue} }
    });
    let published = match (&source.place, &source.publisher) {
        (Some(place), Some(publisher)) => Some(format!(", {place}: {publisher}")),
        (None, Some(text)) | (Some(text), None) => Some(format!(", {text}")),
        (None, None) => None,
    };
    let pages = source.pages.as_ref().map(|pages| format!(", {pages}"));
    let note = source.note.as_ref().map(|note| view! { <span class="source-note">{note.get(language).to_owned()}</span> });
    view! { <li id=format!("source-{}", source.key)>{source.author.clone()} {year} ", " {title} {container} {published} {pages} ". " {note}</li> }
        .into_any()
}
