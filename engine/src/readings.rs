//! A set of readings: an answer to each question that a game's source leaves open, and the rules that follow.

use core::fmt;

use crate::games::Game;
use crate::reading::{Candidate, Reading};
use crate::rules::Rules;
use crate::ruleset::Ruleset;

/// Two answers that cannot be given together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Contradiction {
    one: (&'static str, &'static str),
    other: (&'static str, &'static str),
    why: &'static str,
}

/// All pairs that cannot be given together.
const CONTRADICTIONS: &[Contradiction] = &[
    Contradiction {
        one: ("endless", "turn-ends"),
        other: ("no-progress", "none"),
        why: "an endless sowing would then be a free pass that can be repeated for ever",
    },
    Contradiction {
        one: ("last-four", "nobody"),
        other: ("previous", "latest-won"),
        why: "who won an earlier game can only matter where somebody gets the last seeds",
    },
    Contradiction {
        one: ("last-four", "rows"),
        other: ("previous", "latest-won"),
        why: "who won an earlier game can only matter where he gets the last seeds",
    },
];

/// An answer to each reading of a game.
///
/// Written as pairs in the order of the game's readings, the defaults left out: `own-four=relay,origin=skip`. Nothing is written for all
/// defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readings {
    game: &'static Game,
    /// The place of the candidate chosen, for each reading of the game.
    chosen: Vec<usize>,
}

/// What keeps a text from being a set of readings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadingsError {
    /// Not of the form `reading=candidate`.
    Form {
        /// What stands there.
        found: String,
    },
    /// The game has no such reading.
    Unknown {
        /// What stands there.
        found: String,
        /// The readings that it has.
        known: Vec<&'static str>,
    },
    /// The reading has no such candidate.
    NoCandidate {
        /// The reading.
        reading: &'static str,
        /// What stands there.
        found: String,
        /// The candidates that it has.
        known: Vec<&'static str>,
    },
    /// A reading is answered twice.
    Twice {
        /// The reading.
        reading: &'static str,
    },
    /// Two answers contradict each other.
    Contradiction {
        /// One of them.
        one: (&'static str, &'static str),
        /// The other.
        other: (&'static str, &'static str),
        /// Why.
        why: &'static str,
    },
}

impl fmt::Display for ReadingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { found } => write!(f, "‘{found}’ is no reading: reading=candidate is needed, as in origin=skip"),
            Self::Unknown { found, known } => write!(f, "the game has no reading ‘{found}’; it has {}", known.join(", ")),
            Self::NoCandidate { reading, found, known } => {
                write!(f, "‘{found}’ is no candidate of ‘{reading}’; these are: {}", known.join(", "))
            }
            Self::Twice { reading } => write!(f, "‘{reading}’ is answered twice"),
            Self::Contradiction { one, other, why } => {
                write!(f, "{}={} and {}={} contradict each other: {why}", one.0, one.1, other.0, other.1)
            }
        }
    }
}

impl core::error::Error for ReadingsError {}

impl Readings {
    /// The default answers.
    #[must_use]
    pub fn defaults(game: &'static Game) -> Self {
        Self { game, chosen: vec![0; game.readings.len()] }
    }

    /// Reads answers; what is not said is answered by the default.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(game: &'static Game, text: &str) -> Result<Self, ReadingsError> {
        let mut readings = Self::defaults(game);
        let mut answered = vec![false; game.readings.len()];
        for pair in text.split([',', ' ', '_']).filter(|pair| !pair.is_empty()) {
            let (id, candidate) = pair.split_once('=').ok_or_else(|| ReadingsError::Form { found: pair.to_owned() })?;
            let place = game.readings.iter().position(|reading| reading.id == id).ok_or_else(|| ReadingsError::Unknown {
                found: id.to_owned(),
                known: game.readings.iter().map(|reading| reading.id).collect(),
            })?;
            let reading = &game.readings[place];
            if core::mem::replace(&mut answered[place], true) {
                return Err(ReadingsError::Twice { reading: reading.id });
            }
            readings.chosen[place] =
                reading.candidates.iter().position(|known| known.id == candidate).ok_or_else(|| ReadingsError::NoCandidate {
                    reading: reading.id,
                    found: candidate.to_owned(),
                    known: reading.candidates.iter().map(|known| known.id).collect(),
                })?;
        }
        readings.check()?;
        Ok(readings)
    }

    fn check(&self) -> Result<(), ReadingsError> {
        let given = |(reading, candidate): (&str, &str)| self.answer(reading) == Some(candidate);
        match CONTRADICTIONS.iter().find(|pair| given(pair.one) && given(pair.other)) {
            Some(&Contradiction { one, other, why }) => Err(ReadingsError::Contradiction { one, other, why }),
            None => Ok(()),
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// The answer to a reading.
    #[must_use]
    pub fn answer(&self, reading: &str) -> Option<&'static str> {
        self.iter().find(|(known, _)| known.id == reading).map(|(_, candidate)| candidate.id)
    }

    /// All readings of the game with their answers.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Reading, &'static Candidate)> + '_ {
        self.game.readings.iter().zip(&self.chosen).map(|(reading, &chosen)| (reading, &reading.candidates[chosen]))
    }

    /// The readings that are not answered by the default.
    pub fn changed(&self) -> impl Iterator<Item = (&'static Reading, &'static Candidate)> + '_ {
        self.iter().filter(|(reading, candidate)| reading.candidates[0].id != candidate.id)
    }

    /// The ruleset that follows.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        let mut rules = self.game.ruleset;
        for change in self.changed().flat_map(|(_, candidate)| candidate.changes) {
            let applied = change.apply(&mut rules);
            debug_assert!(applied, "{}: {change:?} changes nothing; a test applies every candidate", self.game.slug);
        }
        rules
    }

    /// The rules that follow, ready for play.
    ///
    /// # Panics
    /// Never: a test makes rules of every combination of two candidates, and none touches what the others check.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules::new(self.ruleset()).unwrap_or_else(|error| unreachable!("{self}: {error}"))
    }
}

impl fmt::Display for Readings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (reading, candidate)) in self.changed().enumerate() {
            write!(f, "{}{}={}", if i == 0 { "" } else { "," }, reading.id, candidate.id)?;
        }
        Ok(())
    }
}
