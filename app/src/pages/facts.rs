//! Rules and records in words.

use bonduc_content::{Change, Citation, Example, GameRecord, Language, Ui, Value as UiValue};
use bonduc_engine::{Axis, Value};
use leptos::prelude::*;

use crate::board::view::address;
use crate::server::site;

/// The name of an axis.
pub(crate) fn axis(ui: &Ui, axis: Axis) -> String {
    ui.text(&format!("axis-{}", axis.id()))
}

/// What a ruleset says on an axis.
pub(crate) fn value(ui: &Ui, value: &Value) -> String {
    let numbers = value.numbers.iter().map(|&(name, number)| (name, UiValue::from(number)));
    let sets = value.sets.iter().map(|(name, set)| (*name, UiValue::from(either(ui, set))));
    ui.format(&format!("rule-{}", value.key), &numbers.chain(sets).collect::<Vec<_>>())
}

/// ‘1, 3 or 5’.
fn either(ui: &Ui, numbers: &[u8]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u8::to_string).collect();
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => ui.format("either", &[("rest", rest.join(", ").into()), ("last", last.clone().into())]),
        _ => numbers.join(""),
    }
}

/// Links to the statements on an axis.
pub(crate) fn citations(language: Language, record: &GameRecord, axis: Axis, ui: &Ui) -> Vec<AnyView> {
    record
        .clause_map
        .of(axis)
        .iter()
        .map(|citation| {
            let (href, text) = match citation {
                Citation::Statement(id) => {
                    (format!("/{language}/games/{}#s{id}", record.slug), ui.format("cite-statement-short", &[("id", id.as_str().into())]))
                }
                Citation::Reading(id) => (
                    format!("/{language}/games/{}#reading-{id}", record.slug),
                    ui.format("cite-reading-short", &[("id", id.as_str().into())]),
                ),
                Citation::SiteRule(id) => {
                    (format!("/{language}/site-rules#s{id}"), ui.format("cite-site-rule-short", &[("id", id.as_str().into())]))
                }
            };
            view! { <a class="cite" href=href>{text}</a> " " }.into_any()
        })
        .collect()
}

/// When a game was first recorded.
pub(crate) fn first_year(record: &GameRecord) -> Option<i32> {
    record.attestations.first().map(|attestation| attestation.year)
}

/// Whose work an edition is, what source its source text names, and who recorded the game.
pub(crate) fn owed(ui: &Ui, record: &GameRecord) -> String {
    let named = record.named_source();
    let source = format!("{}, {}", named.author, named.title);
    ui.format("cite-owed", &[("source", source.into()), ("people", record.recorded_by.join(", ").into())])
}

/// The newest change to a game.
pub(crate) fn last_change(record: &GameRecord) -> Option<&'static Change> {
    site().archive.changes().iter().find(|change| change.versions.contains_key(&record.slug))
}

/// The day of a change in words.
pub(crate) fn date(ui: &Ui, change: &Change) -> String {
    let Some((year, month, day)) = change.day() else { return change.date.clone() };
    ui.format("date", &[("year", year.to_string().into()), ("month", u32::from(month).into()), ("day", u32::from(day).into())])
}

/// The board that shows an example.
pub(crate) fn example(language: Language, record: &GameRecord, example: &Example) -> String {
    let written = |text: &str| text.replace(' ', "_");
    let position = ("position".to_owned(), written(&example.position));
    let moves = Some(("moves".to_owned(), written(&example.moves))).filter(|(_, moves)| !moves.is_empty());
    let pairs: Vec<_> = std::iter::once(position).chain(moves).collect();
    address(&format!("/{language}/play/{}", record.slug), pairs.iter())
}
