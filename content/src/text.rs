//! A text in the languages of the archive.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::language::Language;

/// A text in every language of the archive.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Text(BTreeMap<String, String>);

impl Text {
    /// The text in a language; empty where it is missing, which no checked archive has.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        self.0.get(language.tag()).map_or("", String::as_str)
    }

    /// The languages of the archive in which it is missing.
    pub(crate) fn missing(&self) -> impl Iterator<Item = Language> + '_ {
        Language::ALL.iter().copied().filter(|&language| self.get(language).trim().is_empty())
    }
}
