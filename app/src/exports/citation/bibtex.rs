//! Citations as BibTeX, in UTF-8. `@inreference` is the entry in a work of reference; BibLaTeX and Zotero know it.

use std::fmt::Write as _;

use super::super::credit;
use super::Citation;

impl Citation<'_> {
    /// As an entry of BibTeX.
    pub(crate) fn bibtex(&self) -> String {
        let notes = self.notes.join(" ");
        let year = self.date.get(..4).unwrap_or_default();
        let mut entry = format!("@inreference{{{},\n", self.key);
        let fields = [
            ("title", format!("{{{}}}", escaped(self.title))),
            ("booktitle", format!("{{{}}}", escaped(&self.container))),
            ("editor", format!("{{{}}}", credit::EDITOR)),
            ("publisher", format!("{{{}}}", credit::EDITOR)),
            ("year", year.to_owned()),
            ("date", self.date.to_owned()),
            ("version", self.version.to_owned()),
            ("language", self.language.tag().to_owned()),
            ("url", self.url.clone()),
        ];
        for (name, value) in fields {
            let _ = writeln!(entry, "  {name} = {{{value}}},");
        }
        if let Some(day) = &self.accessed {
            let _ = writeln!(entry, "  urldate = {{{day}}},");
        }
        let _ = writeln!(entry, "  note = {{{}}}\n}}", escaped(&notes));
        entry
    }
}

/// With the characters written out that mean something to TeX.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => written.extend(['\\', c]),
            '~' => written.push_str("\\textasciitilde{}"),
            '^' => written.push_str("\\textasciicircum{}"),
            '\\' => written.push_str("\\textbackslash{}"),
            c => written.push(c),
        }
    }
    written
}
