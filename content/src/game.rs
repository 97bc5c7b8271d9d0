//! What is known of a game besides its rules.

use std::collections::BTreeMap;

use bonduc_engine::{Axis, Game};
use serde::Deserialize;

use crate::clause::{Citation, ClauseMap};
use crate::example::Example;
use crate::fault::Faults;
use crate::markdown::is_language_tag;
use crate::note::Note;
use crate::reading::ReadingText;
use crate::source::Source;
use crate::text::Text;

/// The record of a game, the same in every language but for its texts.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its name in URLs, and the engine's.
    pub slug: String,
    /// The name under which it is filed.
    pub title: String,
    /// Its statements are numbered from 1 to this.
    statements: usize,
    /// Numbers that stand for no statement of the source: captions, links.
    furniture: Vec<usize>,
    /// Numbers of statements that describe and state no rule.
    history: Vec<usize>,
    /// Who plays it.
    pub people: Text,
    /// The game in one sentence.
    pub summary: Text,
    /// Its classification in one line.
    pub kind: Text,
    /// Board and seeds as they were made and found.
    pub equipment: Text,
    /// A notice that goes wherever the game goes.
    pub sensitivity: Option<Text>,
    /// Who recorded it, first of all or later.
    pub recorded_by: Vec<String>,
    /// The text from which our editions are made.
    pub source_text: SourceText,
    /// Where it was recorded.
    pub place: Place,
    /// What it is called.
    #[serde(default)]
    pub names: Vec<Name>,
    /// Other games of the same name.
    #[serde(default)]
    pub not_the_same_as: Vec<Unlike>,
    /// When it was seen or described, in order of time.
    #[serde(default)]
    pub attestations: Vec<Attestation>,
    /// What is known of it is known from here.
    pub sources: Vec<Source>,
    /// Games that are like it.
    #[serde(default)]
    pub relatives: Vec<Relative>,
    clauses: BTreeMap<String, Vec<String>>,
    /// What its source leaves open.
    #[serde(skip)]
    pub readings: Vec<ReadingText>,
    /// Which statements state which rules.
    #[serde(skip)]
    pub clause_map: ClauseMap,
    /// The editorial apparatus.
    #[serde(skip)]
    pub notes: Vec<Note>,
    /// Positions and moves that show what statements say.
    #[serde(skip)]
    pub examples: Vec<Example>,
    /// A name for exactly this state of the game's texts and record: twelve hexadecimal digits of a hash of its files.
    #[serde(skip)]
    pub version: String,
}

/// The text from which the editions of a game are made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceText {
    /// BCP 47 tag of its language.
    pub language: String,
    /// Key of the source that the text itself names.
    pub names: String,
}

/// Where a game was recorded.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its name.
    pub name: Text,
    /// ISO 3166-1 alpha-2.
    pub country: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// The game was somewhere within so many kilometres.
    pub uncertainty_km: u32,
    /// What the point stands for.
    pub note: Option<Text>,
}

/// A name of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The name.
    pub text: String,
    /// BCP 47 tag of its language.
    pub language: String,
    /// What it means, or whose it is.
    pub note: Option<Text>,
}

/// Another game of the same name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unlike {
    /// Its name.
    pub text: String,
    /// How it is another.
    pub why: Text,
}

/// When a game was seen or described.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attestation {
    /// The year.
    pub year: i32,
    /// What happened.
    pub what: Text,
    /// Key of the source.
    pub source: String,
}

/// A game that is like another.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relative {
    /// Its name.
    pub name: String,
    /// What they share and where they part.
    pub relation: Text,
}

impl GameRecord {
    /// The numbers of its statements, in order.
    #[must_use]
    pub fn statement_ids(&self) -> Vec<String> {
        (1..=self.statements).filter(|number| !self.furniture.contains(number)).map(|number| number.to_string()).collect()
    }

    /// The source that our source text names.
    ///
    /// # Panics
    /// Never on a checked archive: a key of no source is a fault.
    #[must_use]
    pub fn named_source(&self) -> &Source {
        self.source(&self.source_text.names).unwrap_or_else(|| unreachable!("{} was checked to be a source", self.source_text.names))
    }

    /// The notes on a statement.
    pub fn notes_on<'a>(&'a self, statement: &'a str) -> impl Iterator<Item = &'a Note> + 'a {
        self.notes.iter().filter(move |note| note.statements.iter().any(|id| id == statement))
    }

    /// The source of that key.
    #[must_use]
    pub fn source(&self, key: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.key == key)
    }

    /// The game as the engine has it.
    ///
    /// # Panics
    /// Never on a checked archive: a record without a game is a fault.
    #[must_use]
    pub fn game(&self) -> &'static Game {
        Game::find(&self.slug).unwrap_or_else(|| unreachable!("{} was checked to be a game of the engine", self.slug))
    }

    /// Reads a record; none where it is not of the form at all.
    pub(crate) fn parse(text: &str, folder: &str, site_rules: &[String], faults: &mut Faults<'_>) -> Option<Self> {
        let mut record: Self = match toml::from_str(text) {
            Ok(record) => record,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        if record.slug != folder || Game::find(&record.slug).is_none() {
            faults.at_words("\nslug =", format!("slug ‘{}’ must be the folder's name, ‘{folder}’, and a game of the engine", record.slug));
        }
        record.check_texts(faults);
        record.check_facts(faults);
        record.clause_map = record.read_clauses(site_rules, faults);
        Some(record)
    }

    fn check_texts(&self, faults: &mut Faults<'_>) {
        let fixed = [("people", &self.people), ("summary", &self.summary), ("kind", &self.kind), ("equipment", &self.equipment)];
        let texts = fixed
            .into_iter()
            .chain(self.sensitivity.as_ref().map(|text| ("sensitivity", text)))
            .chain([("[place]", &self.place.name)])
            .chain(self.place.note.as_ref().map(|text| ("[place]", text)))
            .chain(self.names.iter().filter_map(|name| Some((name.text.as_str(), name.note.as_ref()?))))
            .chain(self.not_the_same_as.iter().map(|unlike| (unlike.text.as_str(), &unlike.why)))
            .chain(self.attestations.iter().map(|attestation| ("[[attestations]]", &attestation.what)))
            .chain(self.sources.iter().filter_map(|source| Some((source.key.as_str(), source.note.as_ref()?))))
            .chain(self.relatives.iter().map(|relative| (relative.name.as_str(), &relative.relation)));
        for (words, text) in texts {
            for language in text.missing() {
                faults.at_words(words, format!("a text of ‘{words}’ is missing in {language}"));
            }
        }
    }

    fn check_facts(&self, faults: &mut Faults<'_>) {
        if !(-90.0..=90.0).contains(&self.place.latitude) || !(-180.0..=180.0).contains(&self.place.longitude) {
            faults.at_words("\nlatitude =", "latitude is -90 to 90 and longitude -180 to 180");
        }
        if self.place.country.len() != 2 || !self.place.country.bytes().all(|b| b.is_ascii_uppercase()) {
            faults.at_words("\ncountry =", format!("‘{}’ is no country code: two capital letters", self.place.country));
        }
        for name in &self.names {
            if !is_language_tag(&name.language) {
                faults.at_words(&format!("\ntext = \"{}\"", name.text), format!("‘{}’ is no language tag", name.language));
            }
        }
        for attestation in &self.attestations {
            if self.source(&attestation.source).is_none() {
                faults.at_words(
                    &format!("\nsource = \"{}\"", attestation.source),
                    format!("‘{}’ is the key of no source", attestation.source),
                );
            }
        }
        for attestation in self.attestations.iter().filter(|attestation| !(1500..=2100).contains(&attestation.year)) {
            faults.at_words(
                &format!("year = {}", attestation.year),
                format!("{} is no year of an attestation: 1500 to 2100", attestation.year),
            );
        }
        if self.source(&self.source_text.names).is_none() || !is_language_tag(&self.source_text.language) {
            let told = format!("‘{}’ is the key of no source, or ‘{}’ no language tag", self.source_text.names, self.source_text.language);
            faults.at_words("[source_text]", told);
        }
        let mut keys = std::collections::BTreeSet::new();
        for source in self.sources.iter().filter(|source| !keys.insert(&source.key)) {
            faults.at_words(&format!("key = \"{}\"", source.key), format!("two sources have the key ‘{}’", source.key));
        }
        if !self.attestations.is_sorted_by_key(|attestation| attestation.year) {
            faults.at_words("[[attestations]]", "attestations stand in order of time");
        }
    }

    fn read_clauses(&self, site_rules: &[String], faults: &mut Faults<'_>) -> ClauseMap {
        let statements = self.statement_ids();
        let mut clauses = ClauseMap::default();
        for (axis, cited) in &self.clauses {
            let line = format!("\n{axis} =");
            let at = |faults: &mut Faults<'_>, message: String| faults.at_words(&line, message);
            let citations: Vec<_> = cited.iter().map(|text| Citation::parse(text)).collect();
            for citation in &citations {
                let known = match citation {
                    Citation::Statement(id) => statements.contains(id),
                    Citation::SiteRule(id) => site_rules.contains(id),
                    Citation::Reading(id) => {
                        self.game_of_engine().is_some_and(|game| game.readings.iter().any(|reading| reading.id == *id))
                    }
                };
                if !known {
                    at(faults, format!("‘{}’ is no statement of the game, no site rule and no reading", citation.id()));
                }
            }
            match axis.parse::<Axis>() {
                Ok(axis) => {
                    clauses.0.insert(axis, citations);
                }
                Err(_) => at(faults, format!("the engine has no axis ‘{axis}’")),
            }
        }
        self.check_clauses(&clauses, faults);
        clauses
    }

    fn game_of_engine(&self) -> Option<&'static Game> {
        Game::find(&self.slug)
    }

    /// No rule of the engine without a statement, a site rule or a reading; no statement of a rule that the engine does not follow.
    fn check_clauses(&self, clauses: &ClauseMap, faults: &mut Faults<'_>) {
        let Some(game) = self.game_of_engine() else { return };
        for &axis in Axis::ALL {
            let cited = !clauses.of(axis).is_empty();
            if game.ruleset.uses(axis) && !cited {
                faults.at_words("[clauses]", format!("the engine has a rule on the axis ‘{axis}’, and nothing is named that states it"));
            } else if cited && game.ruleset.value(axis).is_none() {
                faults.at_words(&format!("\n{axis} ="), format!("the axis ‘{axis}’ has no meaning for the rules of this game"));
            }
        }
        for id in self.statement_ids() {
            let describes = self.history.iter().any(|number| number.to_string() == id);
            let states = clauses.axes_of(&id).next().is_some();
            if describes && states {
                faults.at_words("\nhistory =", format!("statement {id} is under history, but an axis names it as a rule"));
            } else if !describes && !states {
                faults.at_words(
                    "[clauses]",
                    format!("statement {id} states a rule that no axis follows; one that states none belongs under history"),
                );
            }
        }
    }
}
