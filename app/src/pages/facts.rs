//! Rules and records in words.

use bonduc_content::{Citation, GameRecord, Language, Ui, Value as UiValue};
use bonduc_engine::{Axis, Value};
use leptos::prelude::*;

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
