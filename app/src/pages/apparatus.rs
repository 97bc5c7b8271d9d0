//! The editorial apparatus: notes beside statements, and all of them in a list.

use bonduc_content::{Citation, GameRecord, Language, Note, NoteKind, Support};
use leptos::prelude::*;

use crate::server::site;

/// The sign of a kind of note.
const fn sign(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::Damage => "†",
        NoteKind::Contradiction => "≠",
        NoteKind::Silence => "?",
        NoteKind::Variant => "~",
    }
}

fn kind(language: Language, kind: NoteKind) -> String {
    site().ui(language).text(&format!("note-{}", kind.id()))
}

/// The notes on a statement, opened by a button beside it, without script.
pub(crate) fn tip(language: Language, record: &'static GameRecord, id: &str) -> Option<AnyView> {
    let notes: Vec<_> = record.notes_on(id).collect();
    let mut kinds: Vec<_> = notes.iter().map(|note| note.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if notes.is_empty() {
        return None;
    }
    let names: Vec<_> = kinds.iter().map(|&kind| self::kind(language, kind)).collect();
    let label = site().ui(language).format("note-label", &[("id", id.into()), ("kinds", names.join(", ").into())]);
    let signs: String = kinds.iter().map(|&kind| sign(kind)).collect();
    let target = format!("notes-{id}");
    let notes: Vec<_> = notes
        .into_iter()
        .map(|note| {
            let more = view! { <a href=format!("#note-{}", note.id)>{site().ui(language).text("note-in-list")}</a> };
            view! { <span class="tip-note">{body(language, record, note)} " " {more}</span> }
        })
        .collect();
    let view = view! {
        <button type="button" class="note-mark" popovertarget=target.clone() aria-label=label>{signs}</button>
        <span popover="auto" class="tip" id=target>{notes}</span>
    };
    Some(view.into_any())
}

/// What a note says: its kind, what is printed, what is meant, how we know, and the way to play it otherwise.
fn body(language: Language, record: &GameRecord, note: &Note) -> AnyView {
    let ui = site().ui(language);
    let printed = note.printed.as_ref().map(|printed| {
        view! { {ui.text("note-printed")} " " <q class="printed" lang=printed.language.clone()>{printed.text.clone()}</q> ". " }
    });
    let evidence = note.evidence(&record.readings).map(|text| view! { <span class="note-evidence">{text.get(language).to_owned()}</span> });
    let reading = note.reading.as_ref().map(|id| {
        view! { " " <a href=format!("#reading-{id}")>{ui.text("note-reading")}</a> }
    });
    view! {
        <b class="note-kind">{sign(note.kind)} " " {kind(language, note.kind)}</b> " "
        {printed} {note.text.get(language).to_owned()} " " {evidence} {reading}
    }
    .into_any()
}

/// All notes of a game, with what their evidence rests on.
pub(crate) fn list(language: Language, record: &'static GameRecord) -> AnyView {
    let ui = site().ui(language);
    let legend: Vec<_> = [NoteKind::Damage, NoteKind::Contradiction, NoteKind::Silence, NoteKind::Variant]
        .into_iter()
        .map(|kind| view! { <li><b>{sign(kind)} " " {self::kind(language, kind)}</b> " " {ui.text(&format!("note-{}-means", kind.id()))}</li> })
        .collect();
    let item = |note: &Note| {
        let on: Vec<_> = note.statements.iter().map(|id| statement(language, id)).collect();
        let support: Vec<_> = note.support(&record.sources).map(|support| self::support(language, record, &support)).collect();
        let rests = (!support.is_empty()).then(|| view! { " " <span class="note-rests">{ui.text("note-rests-on")} " " {support}</span> });
        view! { <li id=format!("note-{}", note.id)>{on} " " {body(language, record, note)} {rests}</li> }
    };
    view! {
        <section class="notes" aria-labelledby="editorial-notes">
            <h2 id="editorial-notes">{ui.text("notes-heading")}</h2>
            <p class="small">{ui.text("notes-lead")} " " <a href=format!("/{language}/method")>{ui.text("nav-method")}</a></p>
            <ul class="legend">{legend}</ul>
            <ol class="note-list">{record.notes.iter().map(item).collect::<Vec<_>>()}</ol>
        </section>
    }
    .into_any()
}

fn statement(language: Language, id: &str) -> AnyView {
    let label = site().ui(language).format("statement-label", &[("id", id.into())]);
    view! { <a class="cite" href=format!("#s{id}") aria-label=label>{id.to_owned()}</a> " " }.into_any()
}

fn support(language: Language, record: &GameRecord, support: &Support) -> AnyView {
    let ui = site().ui(language);
    let (href, text) = match support {
        Support::Source(key) => {
            let name = record.source(key).map(|source| format!("{}, {}", source.author, source.title)).unwrap_or_default();
            (format!("#source-{key}"), name)
        }
        Support::Citation(Citation::SiteRule(id)) => {
            (format!("/{language}/site-rules#s{id}"), ui.format("cite-site-rule", &[("id", id.as_str().into())]))
        }
        Support::Citation(Citation::Statement(id) | Citation::Reading(id)) => {
            (format!("#s{id}"), ui.format("cite-statement", &[("id", id.as_str().into())]))
        }
    };
    view! { <a class="support" href=href>{text}</a> " " }.into_any()
}
