//! How an edition is cited: an article in one language, as it stands in its present version.

mod bibtex;
mod csl;
mod ris;

use bonduc_content::{GameRecord, Language, Ui};

use super::press::Press;
use super::{credit, days};

/// What a citation says. It is written as a sentence, as BibTeX, as RIS and as CSL-JSON.
#[derive(Debug)]
pub(crate) struct Citation<'a> {
    ui: &'a Ui,
    /// Its key in a bibliography.
    key: String,
    /// The entry.
    title: &'a str,
    /// The archive, in the language of the edition.
    container: String,
    /// The language of the edition.
    language: Language,
    /// The version.
    version: &'a str,
    /// The day of the version.
    date: &'a str,
    /// The address at which the version stays.
    url: String,
    /// The day of the visit, where there was one.
    accessed: Option<String>,
    /// What the edition rests on and to whom it is owed; a line each.
    notes: Vec<String>,
}

impl<'a> Citation<'a> {
    /// How the present version of an article is cited.
    pub(crate) fn new(press: Press<'a>, record: &'a GameRecord, language: Language, accessed: Option<String>) -> Self {
        let ui = press.ui(language);
        Self {
            ui,
            key: format!("bonduc-{}-{language}-{}", record.slug, record.version),
            title: &record.title,
            container: ui.text("site-title"),
            language,
            version: &record.version,
            date: days::modified(press.archive, &record.slug),
            url: press.version(record, language),
            accessed,
            notes: credit::lines(ui, record).into_iter().chain(credit::notice(ui, record, language)).collect(),
        }
    }

    /// As a sentence in the language of the edition.
    pub(crate) fn plain(&self) -> String {
        let mut values = vec![
            ("title", self.title.into()),
            ("archive", self.container.as_str().into()),
            ("language", self.ui.text(&format!("language-{}", self.language)).into()),
            ("version", self.version.into()),
            ("date", days::words(self.ui, self.date).into()),
            ("url", self.url.as_str().into()),
        ];
        match &self.accessed {
            Some(day) => {
                values.push(("accessed", days::words(self.ui, day).into()));
                self.ui.format("citation-accessed", &values)
            }
            None => self.ui.format("citation", &values),
        }
    }

    /// The sentence, and below it what the edition rests on.
    pub(crate) fn text(&self) -> String {
        let mut text = self.plain();
        for note in &self.notes {
            text.push_str("\n\n");
            text.push_str(note);
        }
        text.push('\n');
        text
    }
}
