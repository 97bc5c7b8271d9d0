//! What can be found: every statement, note, reading, term, record and stretch of a page.

use bonduc_content::{Archive, GameRecord, Language, Note, ReadingText, Section, Statement, Term};
use bonduc_engine::{Axis, Mechanic};

/// Something that can be found, in one language.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Its language.
    pub(crate) language: Language,
    /// What it is.
    pub(crate) kind: Kind,
    /// What it has in common with itself in other languages, and with nothing else.
    pub(crate) key: String,
    /// Slug of the game it is about; none for what is about no one game.
    pub(crate) game: Option<String>,
    /// Title of its game, page or term.
    pub(crate) title: String,
    /// Id of its section.
    pub(crate) section: String,
    /// Title of its section.
    pub(crate) section_title: String,
    /// Number of its statement; none for what has no number.
    pub(crate) statement: Option<String>,
    /// Other words by which it is found.
    pub(crate) names: String,
    /// Its text.
    pub(crate) text: String,
    /// The mechanics that it states.
    pub(crate) mechanics: Vec<Mechanic>,
    /// Where it stands after the language: path and fragment.
    pub(crate) path: String,
}

/// What can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A statement of an article.
    Statement,
    /// The record of a game.
    Game,
    /// A term of the glossary.
    Term,
    /// A rule of the site.
    Rule,
    /// A stretch of a page.
    Page,
    /// A reading.
    Reading,
    /// An editorial note.
    Note,
}

impl Kind {
    /// All kinds.
    pub(crate) const ALL: [Self; 7] = [Self::Statement, Self::Game, Self::Term, Self::Rule, Self::Page, Self::Reading, Self::Note];

    /// Its name in queries and in the API.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Statement => "statement",
            Self::Game => "game",
            Self::Term => "term",
            Self::Rule => "rule",
            Self::Page => "page",
            Self::Reading => "reading",
            Self::Note => "note",
        }
    }

    /// What a find of this kind counts beside a statement that is found as well.
    pub(super) const fn weight(self) -> f32 {
        match self {
            Self::Statement => 1.0,
            Self::Game => 0.8,
            Self::Term => 0.95,
            Self::Rule => 0.9,
            Self::Page => 0.75,
            Self::Reading | Self::Note => 0.72,
        }
    }
}

/// All entries of the archive.
pub(super) fn entries(archive: &Archive) -> Vec<Entry> {
    Language::ALL.iter().flat_map(|&language| Of { archive, language }.all()).collect()
}

/// The entries of a language.
struct Of<'a> {
    archive: &'a Archive,
    language: Language,
}

impl Of<'_> {
    fn all(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        for record in self.archive.games() {
            entries.push(self.game(record));
            for section in self.archive.article(&record.slug, self.language).into_iter().flat_map(|article| &article.sections) {
                entries.extend(section.statements().map(|statement| self.statement(record, section, statement)));
            }
            entries.extend(record.readings.iter().map(|reading| self.reading(record, reading)));
            entries.extend(record.notes.iter().map(|note| self.note(record, note)));
        }
        entries.extend(self.archive.glossary().iter().map(|term| self.term(term)));
        for name in self.archive.pages() {
            let Some(page) = self.archive.page(name, self.language) else { continue };
            for section in &page.sections {
                entries.extend(section.statements().enumerate().map(|(i, statement)| self.page(name, &page.title, section, i, statement)));
            }
        }
        entries
    }

    fn entry(&self, kind: Kind, key: String, title: &str, text: String, path: String) -> Entry {
        Entry {
            language: self.language,
            kind,
            key,
            game: None,
            title: title.to_owned(),
            section: String::new(),
            section_title: String::new(),
            statement: None,
            names: String::new(),
            text,
            mechanics: Vec::new(),
            path,
        }
    }

    fn statement(&self, record: &GameRecord, section: &Section, statement: &Statement) -> Entry {
        let id = statement.id.clone().unwrap_or_default();
        let states = |mechanic: &Mechanic| record.clause_map.axes_of(&id).any(|axis: Axis| axis == mechanic.axis());
        let mechanics = Mechanic::of(&record.game().ruleset).filter(states).collect();
        Entry {
            game: Some(record.slug.clone()),
            section: section.id.clone(),
            section_title: section.title.clone(),
            mechanics,
            statement: Some(id.clone()),
            ..self.entry(
                Kind::Statement,
                format!("{}/{id}", record.slug),
                &record.title,
                statement.text.clone(),
                format!("/games/{}#s{id}", record.slug),
            )
        }
    }

    fn game(&self, record: &GameRecord) -> Entry {
        let get = |text: &bonduc_content::Text| text.get(self.language).to_owned();
        let text = [&record.summary, &record.people, &record.place.name, &record.kind, &record.equipment].map(get).join(" · ");
        let names = record.names.iter().map(|name| name.text.clone()).chain(spellings(&record.title)).collect::<Vec<_>>().join(" · ");
        Entry {
            game: Some(record.slug.clone()),
            names,
            mechanics: Mechanic::of(&record.game().ruleset).collect(),
            ..self.entry(Kind::Game, record.slug.clone(), &record.title, text, format!("/games/{}", record.slug))
        }
    }

    fn reading(&self, record: &GameRecord, reading: &ReadingText) -> Entry {
        let candidates = record.game().readings.iter().filter(|known| known.id == reading.id).flat_map(|known| known.candidates);
        let candidates: Vec<_> = candidates.filter_map(|known| Some(reading.candidate(known.id)?.get(self.language))).collect();
        let text = format!("{} {}. {}", reading.question.get(self.language), candidates.join(" · "), reading.evidence.get(self.language));
        Entry {
            game: Some(record.slug.clone()),
            section: "readings".to_owned(),
            section_title: self.archive.ui(self.language).text("readings"),
            ..self.entry(
                Kind::Reading,
                format!("reading:{}/{}", record.slug, reading.id),
                &record.title,
                text,
                format!("/games/{}#reading-{}", record.slug, reading.id),
            )
        }
    }

    fn note(&self, record: &GameRecord, note: &Note) -> Entry {
        // The evidence of a reading is found with the reading.
        let evidence = note.evidence(&record.readings).filter(|_| note.reading.is_none()).map_or("", |text| text.get(self.language));
        let printed = note.printed.as_ref().map_or("", |printed| &printed.text);
        Entry {
            game: Some(record.slug.clone()),
            section: "editorial-notes".to_owned(),
            section_title: self.archive.ui(self.language).text("notes-heading"),
            statement: note.statements.first().cloned(),
            names: printed.to_owned(),
            ..self.entry(
                Kind::Note,
                format!("note:{}/{}", record.slug, note.id),
                &record.title,
                format!("{} {evidence}", note.text.get(self.language)).trim().to_owned(),
                format!("/games/{}#note-{}", record.slug, note.id),
            )
        }
    }

    fn term(&self, term: &Term) -> Entry {
        Entry {
            section_title: self.archive.ui(self.language).text("glossary-title"),
            names: term.forms.get(self.language).join(" · "),
            ..self.entry(
                Kind::Term,
                format!("glossary/{}", term.key),
                term.term.get(self.language),
                term.definition(self.language).text.clone(),
                format!("/glossary#{}", term.key),
            )
        }
    }

    fn page(&self, name: &str, title: &str, section: &Section, i: usize, statement: &Statement) -> Entry {
        let (kind, place, fragment) = match (&statement.id, section.id.as_str()) {
            (Some(id), _) => (Kind::Rule, id.clone(), format!("#s{id}")),
            (None, "") => (Kind::Page, format!("0.{i}"), String::new()),
            (None, section) => (Kind::Page, format!("{section}.{i}"), format!("#{section}")),
        };
        Entry {
            section: section.id.clone(),
            section_title: section.title.clone(),
            statement: statement.id.clone(),
            ..self.entry(kind, format!("{name}/{place}"), title, statement.text.clone(), format!("/{name}{fragment}"))
        }
    }
}

/// Other ways to write the name of a game: in one word, and with figures for Roman numerals.
fn spellings(title: &str) -> Vec<String> {
    let words: Vec<_> = title.split([' ', '-']).collect();
    let figures = |word: &str| match word {
        "I" => "1".to_owned(),
        "II" => "2".to_owned(),
        "III" => "3".to_owned(),
        _ => word.to_owned(),
    };
    let name: String = words.iter().copied().filter(|word| figures(word) == **word).collect();
    vec![name, words.concat(), words.iter().map(|word| figures(word)).collect::<Vec<_>>().join(" ")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_spelt_in_other_ways() {
        assert_eq!(spellings("Adji Kui II"), ["AdjiKui", "AdjiKuiII", "Adji Kui 2"]);
        assert_eq!(spellings("Adji-Boto"), ["AdjiBoto", "AdjiBoto", "Adji Boto"]);
    }
}
