//! An article: sections of numbered statements.

use std::collections::BTreeMap;

use crate::fault::Faults;
use crate::markdown::{self, Markers};
use crate::section::{Section, Statement};

/// The sections of an article, in their order.
const SECTIONS: [&str; 7] = ["overview", "board", "play", "differences", "capture", "end", "notes"];

/// An article in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// Its sections.
    pub sections: Vec<Section>,
}

impl Article {
    /// The statements in order, with the section in which each stands.
    pub fn statements(&self) -> impl Iterator<Item = (&Section, &Statement)> {
        self.sections.iter().flat_map(|section| section.statements().map(move |statement| (section, statement)))
    }

    /// The statement of that number.
    #[must_use]
    pub fn statement(&self, id: &str) -> Option<(&Section, &Statement)> {
        self.statements().find(|(_, statement)| statement.id.as_deref() == Some(id))
    }

    /// Reads an article that must have each of `expected` once and nothing else.
    pub(crate) fn parse(text: &str, expected: &[String], faults: &mut Faults<'_>) -> Self {
        let sections = markdown::parse(text, Markers::Required, faults);
        let mut next = SECTIONS.iter();
        for section in &sections {
            let heading = format!("{{#{}}}", section.id);
            if !SECTIONS.contains(&section.id.as_str()) {
                faults.at_words(&heading, format!("section ‘{}’ is none of {}", section.id, SECTIONS.join(", ")));
            } else if !next.any(|id| *id == section.id) {
                faults.at_words(&heading, format!("section ‘{}’ stands twice or out of order: {}", section.id, SECTIONS.join(", ")));
            }
        }
        let article = Self { sections };
        let mut found = BTreeMap::<&str, usize>::new();
        for id in article.statements().filter_map(|(_, statement)| statement.id.as_deref()) {
            *found.entry(id).or_default() += 1;
        }
        for (&id, &times) in &found {
            let marker = format!("{{{id}}}");
            if !expected.iter().any(|expected| expected == id) {
                faults.at_words(&marker, format!("statement {id} does not exist; game.toml says which do"));
            } else if times > 1 {
                faults.at_words(&marker, format!("statement {id} stands {times} times"));
            }
        }
        for id in expected.iter().filter(|id| !found.contains_key(id.as_str())) {
            faults.at(text.len(), format!("statement {id} is missing"));
        }
        article
    }
}
