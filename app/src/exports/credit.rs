//! To whom a game's texts are owed, by what licence they may be used, and what must be said wherever the game goes.

use bonduc_content::{GameRecord, Language, Ui};

/// The licence of the archive.
pub(crate) const LICENCE: &str = "CC BY-SA 4.0";
/// Where it stands.
pub(crate) const LICENCE_ADDRESS: &str = "https://creativecommons.org/licenses/by-sa/4.0/";
/// Who edits and publishes the archive.
pub(crate) const EDITOR: &str = "Bonduc";

/// Whose work the edition is, what source its source text names and who recorded the game; and the licence.
pub(crate) fn lines(ui: &Ui, record: &GameRecord) -> Vec<String> {
    let source = record.named_source();
    let named: Vec<_> =
        [Some(&source.author), Some(&source.title), source.url.as_ref()].into_iter().flatten().map(String::as_str).collect();
    let owed = [("source", named.join(", ").into()), ("people", record.recorded_by.join(", ").into())];
    vec![ui.format("cite-owed", &owed), licence(ui)]
}

/// The same in one line.
pub(crate) fn line(ui: &Ui, record: &GameRecord) -> String {
    lines(ui, record).join(" ")
}

/// By what licence the texts may be used.
pub(crate) fn licence(ui: &Ui) -> String {
    format!("{} {LICENCE} ({LICENCE_ADDRESS})", ui.text("data-licence"))
}

/// The notice that goes wherever the game goes.
pub(crate) fn notice(ui: &Ui, record: &GameRecord, language: Language) -> Option<String> {
    record.sensitivity.as_ref().map(|text| format!("{} {}", ui.text("notice"), text.get(language)))
}
