//! Readings: where a source is silent, damaged or contradicted, the candidates an interpreter has, as changes of one ruleset.

use core::fmt;

use crate::axis::Axis;
use crate::games::Game;
use crate::rules::Rules;
use crate::ruleset::*;
use crate::side::Side;

/// A question that a source leaves open, with the answers that can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its name in addresses and on the command line.
    pub id: &'static str,
    /// The axis on which it lies.
    pub axis: Axis,
    /// The answers; the first is the default, which the game's ruleset already has.
    pub candidates: &'static [Candidate],
}

/// An answer to a [`Reading`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its name.
    pub id: &'static str,
    /// What it sets.
    pub changes: &'static [Change],
}

/// One thing that a candidate sets in a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Seeds at the start.
    Layout(Layout),
    /// Who moves first.
    Starter(Side),
    /// Whose first move starts from the rightmost pit.
    FirstMove(FirstMove),
    /// Which moves of an opening cycle do not capture.
    CapturesOff(CapturesOff),
    /// How many pits a redistribution empties.
    PitsEmptied(PitsEmptied),
    /// Which turns the restriction on the first lap binds.
    FirstLap(Turns),
    /// Whether pits too small to be sown may be sown when there are no others.
    OnlySmall(OnlySmall),
    /// Laps longer than the board.
    Lap(Lap),
    /// Numbers that end a move without capture.
    StopMaking(Option<Making>),
    /// Whose pits are captured, or in whose empty pit a capturing sowing ends.
    CaptureRows(Rows),
    /// What an empty pit does to a chain.
    EmptyPit(EmptyPit),
    /// Whether a capturing sowing must have crossed the opponent's row.
    Crossing(Crossing),
    /// What a broken bonus run does.
    BrokenRun(BrokenRun),
    /// What a bonus needs.
    BonusNeeds(BonusNeeds),
    /// Who clears a mark by lifting.
    Lifter(Lifter),
    /// What happens to a player who has nothing to sow.
    Stuck(Stuck),
    /// Who gets the seeds that are left.
    Remaining(Remaining),
    /// Who has won.
    Winner(Winner),
    /// What an endless sowing means.
    Endless(Endless),
    /// How many sowings without a capture end the game; none for no limit.
    NoProgress(Option<u16>),
    /// Which pits are bought in a match.
    Choice(PitChoice),
    /// What becomes of seeds that fill no pit in a match.
    Leftovers(Leftovers),
    /// Which game counts as the previous one in a match.
    Previous(Previous),
    /// What a win by the margin that counts more is worth.
    Worth(u8),
}

impl Change {
    /// Makes the change; it has no effect on a ruleset without what it changes, and says so.
    #[must_use]
    pub const fn apply(self, rules: &mut Ruleset) -> bool {
        match self {
            Self::Layout(layout) => rules.layout = layout,
            Self::Starter(side) => rules.starter = side,
            Self::FirstMove(first) => match &mut rules.opening {
                Opening::RightmostFirst { who } => *who = first,
                _ => return false,
            },
            Self::CapturesOff(off) => match &mut rules.opening {
                Opening::EachPitOnce { captures_off } => *captures_off = off,
                _ => return false,
            },
            Self::PitsEmptied(emptied) => match &mut rules.opening {
                Opening::Redistribution { pits } => *pits = emptied,
                _ => return false,
            },
            Self::FirstLap(turns) => match &mut rules.first_lap {
                FirstLap::NotInOwnOccupied { when } => *when = turns,
                FirstLap::Free => return false,
            },
            Self::OnlySmall(only) => rules.only_small = only,
            Self::Lap(lap) => rules.lap = lap,
            Self::StopMaking(making) => rules.stop_making = making,
            Self::CaptureRows(wanted) => match &mut rules.capture {
                Capture::Landing { making, .. } => making.rows = wanted,
                Capture::Opposite { landing, .. } => *landing = wanted,
                Capture::Ahead { holding, .. } => holding.rows = wanted,
            },
            Self::EmptyPit(wanted) => match &mut rules.capture {
                Capture::Ahead { empty, .. } => *empty = wanted,
                _ => return false,
            },
            Self::Crossing(wanted) => match &mut rules.capture {
                Capture::Opposite { crossing, .. } => *crossing = wanted,
                _ => return false,
            },
            Self::BrokenRun(wanted) => match &mut rules.capture {
                Capture::Opposite { bonus: Some(bonus), .. } => bonus.broken = wanted,
                _ => return false,
            },
            Self::BonusNeeds(wanted) => match &mut rules.capture {
                Capture::Opposite { bonus: Some(bonus), .. } => bonus.needs = wanted,
                _ => return false,
            },
            Self::Lifter(lifter) => match &mut rules.marks {
                Marks::ClearedByLifting { by } => *by = lifter,
                Marks::None => return false,
            },
            Self::Stuck(stuck) => rules.stuck = stuck,
            Self::Remaining(remaining) => rules.remaining = remaining,
            Self::Winner(winner) => rules.winner = winner,
            Self::Endless(endless) => rules.endless = endless,
            Self::NoProgress(wanted) => rules.no_progress.sowings = wanted,
            Self::Choice(wanted) => match &mut rules.matches {
                Matches::BuyPits { choice, .. } => *choice = wanted,
                _ => return false,
            },
            Self::Leftovers(wanted) => match &mut rules.matches {
                Matches::BuyPits { leftovers, .. } => *leftovers = wanted,
                _ => return false,
            },
            Self::Previous(wanted) => match &mut rules.matches {
                Matches::Rounds { previous } => *previous = wanted,
                _ => return false,
            },
            Self::Worth(wanted) => match &mut rules.matches {
                Matches::Margin { worth, .. } => *worth = wanted,
                _ => return false,
            },
        }
        true
    }
}

/// The readings that every game with relay sowing has besides its own, and every game at all.
pub(crate) mod common {
    use super::*;

    pub(crate) const ORIGIN: Reading = Reading {
        id: "origin",
        axis: Axis::Lap,
        candidates: &[
            Candidate { id: "included", changes: &[Change::Lap(Lap::OriginIncluded)] },
            Candidate { id: "skip", changes: &[Change::Lap(Lap::OriginSkipped)] },
        ],
    };
    pub(crate) const ENDLESS: Reading = Reading {
        id: "endless",
        axis: Axis::Endless,
        candidates: &[
            Candidate { id: "illegal", changes: &[Change::Endless(Endless::NotLegal)] },
            Candidate { id: "turn-ends", changes: &[Change::Endless(Endless::TurnEnds)] },
            Candidate { id: "game-ends", changes: &[Change::Endless(Endless::GameEnds)] },
        ],
    };
    pub(crate) const NO_PROGRESS: Reading = Reading {
        id: "no-progress",
        axis: Axis::NoProgress,
        candidates: &[
            Candidate { id: "400", changes: &[Change::NoProgress(Some(400))] },
            Candidate { id: "100", changes: &[Change::NoProgress(Some(100))] },
            Candidate { id: "1000", changes: &[Change::NoProgress(Some(1000))] },
            Candidate { id: "none", changes: &[Change::NoProgress(None)] },
        ],
    };
    pub(crate) const STARTER: Reading = Reading {
        id: "starter",
        axis: Axis::Starter,
        candidates: &[
            Candidate { id: "south", changes: &[Change::Starter(Side::South)] },
            Candidate { id: "north", changes: &[Change::Starter(Side::North)] },
        ],
    };
}

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

impl Ruleset {
    /// A hash of all that the rules say: the same for the same rules, on every machine and in every version that has the same axes.
    /// 64-bit FNV-1a of the ruleset told axis by axis.
    #[must_use]
    pub fn content_hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut take = |text: &str| {
            for byte in text.bytes().chain([b'\n']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for value in self.values() {
            take(value.axis.id());
            take(value.key);
            for (name, number) in &value.numbers {
                take(name);
                take(&number.to_string());
            }
            for (name, set) in &value.sets {
                take(name);
                set.iter().for_each(|number| take(&number.to_string()));
            }
        }
        hash
    }
}
