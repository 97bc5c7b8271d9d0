//! Why a move is not legal.

use core::fmt;

use crate::axis::Axis;
use crate::moves::Move;
use crate::pit::Pit;
use crate::position::Position;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The board has no such pit.
    NoSuchPit {
        /// The pit named.
        pit: Pit,
    },
    /// The pit is the opponent's.
    NotYours {
        /// The pit.
        pit: Pit,
    },
    /// The pit is empty.
    Empty {
        /// The pit.
        pit: Pit,
    },
    /// The pit holds too few seeds to be sown.
    TooFew {
        /// The fewest it must hold.
        smallest: u8,
    },
    /// The first move must start from another pit.
    MustOpenFrom {
        /// That pit.
        pit: Pit,
    },
    /// The pit was played already and others were not.
    AlreadyPlayed {
        /// The pit.
        pit: Pit,
    },
    /// The move must say how many seeds it lifts.
    SaySeeds {
        /// The most it may say.
        most: u8,
    },
    /// The move may not say how many seeds it lifts: the rules do.
    SeedsAreGiven,
    /// More seeds than the pit holds.
    TooMany {
        /// The most.
        most: u8,
    },
    /// The first lap would end in an occupied pit of the mover's own.
    FirstLapEnds {
        /// That pit.
        pit: Pit,
    },
    /// The sowing never stops: it comes back to its own first state.
    Endless {
        /// After so many laps.
        laps: u32,
    },
    /// The sowing had not stopped after as many laps as are followed.
    LapCap {
        /// That many.
        laps: u32,
    },
    /// The opponent has no seeds, and the move would leave him none.
    MustFeed,
    /// The player must first redistribute seeds.
    RedistributeFirst,
    /// There is nothing to redistribute any more.
    NoRedistribution,
    /// A redistribution empties another number of pits.
    PitsEmptied {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A redistribution puts down as many seeds as it lifts.
    SeedsPlaced {
        /// Seeds lifted.
        lifted: u32,
        /// Seeds put down.
        placed: u32,
    },
}

impl Refusal {
    /// The name in the API and in interface texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoSuchPit { .. } => "no-such-pit",
            Self::NotYours { .. } => "not-yours",
            Self::Empty { .. } => "empty",
            Self::TooFew { .. } => "too-few",
            Self::MustOpenFrom { .. } => "must-open-from",
            Self::AlreadyPlayed { .. } => "already-played",
            Self::SaySeeds { .. } => "say-seeds",
            Self::SeedsAreGiven => "seeds-are-given",
            Self::TooMany { .. } => "too-many",
            Self::FirstLapEnds { .. } => "first-lap-ends",
            Self::Endless { .. } => "endless",
            Self::LapCap { .. } => "lap-cap",
            Self::MustFeed => "must-feed",
            Self::RedistributeFirst => "redistribute-first",
            Self::NoRedistribution => "no-redistribution",
            Self::PitsEmptied { .. } => "pits-emptied",
            Self::SeedsPlaced { .. } => "seeds-placed",
        }
    }

    /// The axis whose rule forbids the move, where a rule of the game does and not the way moves are written.
    #[must_use]
    pub const fn axis(self) -> Option<Axis> {
        Some(match self {
            Self::GameOver => Axis::End,
            Self::NotYours { .. } => Axis::Board,
            Self::Empty { .. } | Self::TooMany { .. } | Self::SaySeeds { .. } | Self::SeedsAreGiven => Axis::Lift,
            Self::TooFew { .. } => Axis::Smallest,
            Self::MustOpenFrom { .. }
            | Self::AlreadyPlayed { .. }
            | Self::RedistributeFirst
            | Self::PitsEmptied { .. }
            | Self::SeedsPlaced { .. } => Axis::Opening,
            Self::FirstLapEnds { .. } => Axis::FirstLap,
            Self::Endless { .. } | Self::LapCap { .. } => Axis::Endless,
            Self::MustFeed => Axis::Feeding,
            Self::NoSuchPit { .. } | Self::NoRedistribution => return None,
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NoSuchPit { pit } => write!(f, "the board has no pit {pit}"),
            Self::NotYours { pit } => write!(f, "pit {pit} is the opponent's"),
            Self::Empty { pit } => write!(f, "pit {pit} is empty"),
            Self::TooFew { smallest } => write!(f, "only pits of at least {smallest} seeds may be sown"),
            Self::MustOpenFrom { pit } => write!(f, "the first move must start from pit {pit}"),
            Self::AlreadyPlayed { pit } => write!(f, "pit {pit} was played already; each pit is played once first"),
            Self::SaySeeds { most } => write!(f, "the move must say how many seeds it lifts, from 1 to {most}"),
            Self::SeedsAreGiven => f.write_str("the rules say how many seeds are lifted; the move may not"),
            Self::TooMany { most } => write!(f, "the pit holds no more than {most}"),
            Self::FirstLapEnds { pit } => write!(f, "the first lap would end in the player's own occupied pit {pit}"),
            Self::Endless { laps } => write!(f, "the sowing never stops: after {laps} laps it is back where it began"),
            Self::LapCap { laps } => write!(f, "the sowing had not stopped after {laps} laps"),
            Self::MustFeed => f.write_str("the opponent has no seeds, and the move would leave him none"),
            Self::RedistributeFirst => f.write_str("seeds must be redistributed first"),
            Self::NoRedistribution => f.write_str("there is nothing to redistribute"),
            Self::PitsEmptied { least, most } if least == most => write!(f, "exactly {most} own occupied pits must be emptied"),
            Self::PitsEmptied { least, most } => write!(f, "{least} to {most} own occupied pits must be emptied"),
            Self::SeedsPlaced { lifted, placed } => write!(f, "{lifted} seeds were lifted but {placed} put down"),
        }
    }
}

/// A move that was not played, with the position as it still is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The move.
    pub mv: Move,
    /// The position, unchanged.
    pub position: Position,
    /// Why it is not legal.
    pub refusal: Refusal,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be played in {}: {}", self.mv, self.position, self.refusal)
    }
}

impl core::error::Error for PlayError {}
