//! The editorial apparatus: what is damaged, contradicted, left unsaid or told otherwise, statement by statement.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::clause::Citation;
use crate::fault::Faults;
use crate::markdown::is_language_tag;
use crate::reading::ReadingText;
use crate::source::Source;
use crate::text::Text;

/// A note on a statement.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its name within the game.
    pub id: String,
    /// What it is about.
    pub kind: NoteKind,
    /// The statements to which it belongs.
    pub statements: Vec<String>,
    /// What the source prints, in a few words.
    pub printed: Option<Printed>,
    /// What is meant, what stands against it, or what is not said.
    pub text: Text,
    /// How we know; none where a reading says it.
    evidence: Option<Text>,
    #[serde(default)]
    rests_on: Vec<String>,
    /// The reading that lets the point be switched.
    pub reading: Option<String>,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoteKind {
    /// The source is spoilt here.
    Damage,
    /// The source says what cannot be, or the reverse of what its own source says.
    Contradiction,
    /// The source says nothing.
    Silence,
    /// Another source has it otherwise.
    Variant,
}

impl NoteKind {
    /// Its name in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Damage => "damage",
            Self::Contradiction => "contradiction",
            Self::Silence => "silence",
            Self::Variant => "variant",
        }
    }

    /// Whether the text itself must show it: the source cannot be taken at its word here.
    #[must_use]
    pub const fn is_marked_in_text(self) -> bool {
        matches!(self, Self::Damage | Self::Contradiction)
    }
}

/// Words of a source.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// BCP 47 tag of their language.
    pub language: String,
    /// The words.
    pub text: String,
}

/// What the evidence of a note rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Support {
    /// A statement of the article or a rule of the site.
    Citation(Citation),
    /// A source, by its key.
    Source(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    notes: Vec<Note>,
}

/// What the notes of a game may name.
pub(crate) struct Known<'a> {
    pub(crate) statements: &'a [String],
    pub(crate) sources: &'a [Source],
    pub(crate) readings: &'a [ReadingText],
    pub(crate) site_rules: &'a [String],
}

impl Note {
    /// What its evidence rests on, given the sources of its game.
    pub fn support<'a>(&'a self, sources: &'a [Source]) -> impl Iterator<Item = Support> + 'a {
        self.rests_on.iter().map(|text| match sources.iter().find(|source| source.key == *text) {
            Some(source) => Support::Source(source.key.clone()),
            None => Support::Citation(Citation::parse(text)),
        })
    }

    /// How we know: its own evidence, or that of its reading among the game's.
    #[must_use]
    pub fn evidence<'a>(&'a self, readings: &'a [ReadingText]) -> Option<&'a Text> {
        let of_reading = || readings.iter().find(|reading| Some(&reading.id) == self.reading.as_ref()).map(|reading| &reading.evidence);
        self.evidence.as_ref().or_else(of_reading)
    }

    /// Reads the notes of a game.
    pub(crate) fn parse(text: &str, known: &Known<'_>, faults: &mut Faults<'_>) -> Option<Vec<Self>> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        let mut seen = BTreeSet::new();
        for note in &file.notes {
            let words = format!("id = \"{}\"", note.id);
            let mut fault = |message: String| faults.at_words(&words, message);
            if !seen.insert(&note.id) {
                fault(format!("two notes are called ‘{}’", note.id));
            }
            if note.statements.is_empty() {
                fault(format!("the note ‘{}’ belongs to no statement", note.id));
            }
            for id in note.statements.iter().filter(|id| !known.statements.contains(id)) {
                fault(format!("statement {id} does not exist"));
            }
            if note.kind == NoteKind::Damage && note.printed.is_none() {
                fault(format!("the note ‘{}’ on a damage does not quote what the source prints: ‘printed’ is missing", note.id));
            }
            if let Some(printed) = &note.printed
                && (!is_language_tag(&printed.language) || printed.text.trim().is_empty())
            {
                fault(format!("what the source prints needs a language tag and words, not ‘{}’ and ‘{}’", printed.language, printed.text));
            }
            for (name, text) in [("text", Some(&note.text)), ("evidence", note.evidence.as_ref())] {
                for language in text.into_iter().flat_map(Text::missing) {
                    fault(format!("the {name} of the note ‘{}’ is missing in {language}", note.id));
                }
            }
            match &note.reading {
                Some(id) if !known.readings.iter().any(|reading| reading.id == *id) => fault(format!("the game has no reading ‘{id}’")),
                Some(_) if note.evidence.is_some() => {
                    fault(format!("the note ‘{}’ has evidence twice: its own and its reading’s", note.id));
                }
                None if note.evidence.is_none() || note.rests_on.is_empty() => {
                    fault(format!(
                        "the note ‘{}’ has no evidence: ‘evidence’ with what it ‘rests_on’, or a ‘reading’ that has it",
                        note.id
                    ));
                }
                _ => {}
            }
            for support in note.support(known.sources) {
                let Support::Citation(citation) = support else { continue };
                let exists = match &citation {
                    Citation::Statement(id) => known.statements.contains(id),
                    Citation::SiteRule(id) => known.site_rules.contains(id),
                    Citation::Reading(_) => false,
                };
                if !exists {
                    fault(format!("‘{}’ is no statement, no site rule and the key of no source", citation.id()));
                }
            }
        }
        for reading in known.readings {
            if !file.notes.iter().any(|note| note.reading.as_ref() == Some(&reading.id)) {
                faults.at(text.len(), format!("no note leads to the reading ‘{}’", reading.id));
            }
        }
        Some(file.notes)
    }
}
