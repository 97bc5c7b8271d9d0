//! How a game ended.

use core::fmt;

use crate::axis::Axis;
use crate::side::Side;

/// Who won a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side.
    Won(Side),
    /// Nobody.
    Drawn,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Drawn => None,
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A capture left so few seeds that the game is over.
    SeedsLeft,
    /// A capture gave a player so many seeds that the game is over.
    EnoughCaptured,
    /// The player to move had nothing to sow, and the rules end the game then.
    NoMove,
    /// Neither player could move.
    NeitherCanMove,
    /// Too many sowings in a row without a capture.
    NoProgress,
    /// A sowing that never stops, where the rules end the game then.
    Endless,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::SeedsLeft, Self::EnoughCaptured, Self::NoMove, Self::NeitherCanMove, Self::NoProgress, Self::Endless];

    /// The name in data files and the API.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::SeedsLeft => "seeds-left",
            Self::EnoughCaptured => "enough-captured",
            Self::NoMove => "no-move",
            Self::NeitherCanMove => "neither-can-move",
            Self::NoProgress => "no-progress",
            Self::Endless => "endless",
        }
    }

    /// The axis whose rule it follows.
    #[must_use]
    pub const fn axis(self) -> Axis {
        match self {
            Self::SeedsLeft | Self::EnoughCaptured | Self::NoMove | Self::NeitherCanMove => Axis::End,
            Self::NoProgress => Axis::NoProgress,
            Self::Endless => Axis::Endless,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
