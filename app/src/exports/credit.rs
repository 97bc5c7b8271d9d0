//! To whom a game's texts are owed, by what licence they may be used, and what must be said wherever the game goes.

use bonduc_content::{GameRecord, Language, Ui};

/// The licence of the archive.
pub(crate) const LICENCE: &str = "CC BY-SA 4.0";
/// Where it stands.
pub(crate) const LICENCE_ADDRESS: &str = "https://creativecommons.org/licenses/by-sa/4.0/";
/// Who edits and publishes the archive.
pub(crate) const EDITOR: &str = "Bonduc";

/// Whose work the edition is, what source its source text names, who recorded the game, and the licence: a sentence each.
pub(crate) fn lines(ui: &Ui, record: &GameRecord) -> Vec<String> {
    let source = record.named_source();
    let named = [
        ("author", source.author.as_str().into()),
        ("title", source.title.as_str().into()),
        ("url", source.url.as_deref().unwrap_or_default().into()),
    ];
    let mut lines = vec![ui.text("sources-ours"), ui.format("export-named-source", &named)];
    if !record.recorded_by.is_empty() {
        lines.push(ui.format("export-recorded-by", &[("people", record.recorded_by.join(", ").into())]));
    }
    lines.push(ui.format("export-licence", &[("licence", LICENCE.into()), ("url", LICENCE_ADDRESS.into())]));
    lines
}

/// The same in one line.
pub(crate) fn line(ui: &Ui, record: &GameRecord) -> String {
    lines(ui, record).join(" ")
}

/// The notice that goes wherever the game goes.
pub(crate) fn notice(ui: &Ui, record: &GameRecord, language: Language) -> Option<String> {
    record.sensitivity.as_ref().map(|text| format!("{} {}", ui.text("notice"), text.get(language)))
}
