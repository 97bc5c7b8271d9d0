//! Citations as RIS: a line a field, a tag of two letters before it, CRLF behind it.

use super::super::credit;
use super::Citation;

impl Citation<'_> {
    /// As a record of RIS.
    pub(crate) fn ris(&self) -> String {
        let day = |day: &str| day.replace('-', "/");
        let mut lines = vec![
            ("TY", "ENCYC".to_owned()),
            ("ID", self.key.clone()),
            ("TI", self.title.to_owned()),
            ("T2", self.container.clone()),
            ("ED", credit::EDITOR.to_owned()),
            ("PB", credit::EDITOR.to_owned()),
            ("PY", self.date.get(..4).unwrap_or_default().to_owned()),
            ("DA", day(self.date)),
            ("ET", self.version.to_owned()),
            ("LA", self.language.tag().to_owned()),
            ("UR", self.url.clone()),
        ];
        lines.extend(self.accessed.as_ref().map(|accessed| ("Y2", day(accessed))));
        lines.extend(self.notes.iter().map(|note| ("N1", note.clone())));
        lines.push(("ER", String::new()));
        lines.iter().map(|(tag, value)| format!("{tag}  - {value}\r\n")).collect()
    }
}
