//! The glossary: terms of play, words of the peoples who play, and the archive's own words.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::fault::Faults;
use crate::language::Language;
use crate::markdown::{self, is_language_tag};
use crate::section::Statement;
use crate::text::Text;

/// A term with its definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its key, by which articles link to it: `[casa](glossary:casa)`.
    pub key: String,
    /// BCP 47 tag of the language whose word it is; none for a word of the language in which one reads.
    pub language: Option<String>,
    /// The word.
    pub term: Text,
    /// Other words by which it is found, its inflections among them.
    pub forms: Forms,
    definition: BTreeMap<Language, Statement>,
}

/// Words by language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Forms(BTreeMap<String, Vec<String>>);

impl Forms {
    /// The words of a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &[String] {
        self.0.get(language.tag()).map_or(&[], Vec::as_slice)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    terms: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    key: String,
    language: Option<String>,
    term: Text,
    forms: Forms,
    definition: Text,
}

impl Term {
    /// What it means, in a language.
    ///
    /// # Panics
    /// Never on a checked archive: every term is defined in every language.
    #[must_use]
    pub fn definition(&self, language: Language) -> &Statement {
        &self.definition[&language]
    }

    /// BCP 47 tag of the language of its word as a reader of `language` sees it.
    #[must_use]
    pub fn word_language(&self, language: Language) -> &str {
        self.language.as_deref().unwrap_or_else(|| language.tag())
    }

    /// Reads one file of the glossary. `seen` are the keys of the files before it.
    pub(crate) fn parse(text: &str, seen: &mut BTreeSet<String>, faults: &mut Faults<'_>) -> Option<Vec<Self>> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        let read = |row: Row| {
            let words = format!("key = \"{}\"", row.key);
            if !seen.insert(row.key.clone()) {
                faults.at_words(&words, format!("the glossary has ‘{}’ twice", row.key));
            }
            if let Some(language) = row.language.as_ref().filter(|language| !is_language_tag(language)) {
                faults.at_words(&words, format!("‘{language}’ is no language tag"));
            }
            for (name, text) in [("word", &row.term), ("definition", &row.definition)] {
                for language in text.missing() {
                    faults.at_words(&words, format!("the {name} of ‘{}’ is missing in {language}", row.key));
                }
            }
            let mut definition = BTreeMap::new();
            for &language in Language::ALL {
                let text = row.definition.get(language);
                let mut found = Vec::new();
                let line = markdown::parse_line(text, &mut Faults::new("", text, &mut found));
                for fault in found {
                    faults.at_words(&words, format!("the definition of ‘{}’ in {language}: {}", row.key, fault.message));
                }
                definition.extend(line.map(|line| (language, line)));
            }
            Self { key: row.key, language: row.language, term: row.term, forms: row.forms, definition }
        };
        Some(file.terms.into_iter().map(read).collect())
    }
}
