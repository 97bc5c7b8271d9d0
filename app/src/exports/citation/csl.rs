//! Citations as CSL-JSON.

use serde_json::{Value, json};

use super::super::{credit, days};
use super::Citation;

impl Citation<'_> {
    /// As a list of one item.
    pub(crate) fn csl(&self) -> Value {
        let day = |day: &str| json!({ "date-parts": [days::parts(day)] });
        let mut item = json!({
            "id": self.key,
            "type": "entry-encyclopedia",
            "title": self.title,
            "container-title": self.container,
            "editor": [{ "literal": credit::EDITOR }],
            "publisher": credit::EDITOR,
            "issued": day(self.date),
            "version": self.version,
            "language": self.language.tag(),
            "URL": self.url,
            "note": self.notes.join(" "),
        });
        if let Some(accessed) = &self.accessed {
            item["accessed"] = day(accessed);
        }
        json!([item])
    }
}
