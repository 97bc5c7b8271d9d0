//! The axes along which sowing games differ: one name for each question that a rule answers.

use core::fmt;
use core::str::FromStr;

macro_rules! axes {
    ($($(#[$doc:meta])* $variant:ident = $id:literal,)*) => {
        /// A question that the rules of a sowing game answer. Every step of a trace names one, and an article's clause map leads from it
        /// to the statement that answers it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Axis { $($(#[$doc])* $variant,)* }

        impl Axis {
            /// All axes, in the order in which a game is explained.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in data files, URLs and the API.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

axes! {
    /// Rows, pits a side, and whose row is whose.
    Board = "board",
    /// Stores for captured seeds.
    Stores = "stores",
    /// Where the seeds lie at the start.
    Setup = "setup",
    /// Who moves first.
    Starter = "starter",
    /// What the first moves must be.
    Opening = "opening",
    /// Whether the first moves capture.
    OpeningCaptures = "opening-captures",
    /// Which way seeds are sown, one by one.
    Direction = "direction",
    /// How much of a pit is lifted.
    Lift = "lift",
    /// The smallest pit that may be sown.
    Smallest = "smallest",
    /// Where the first lap may not end.
    FirstLap = "first-lap",
    /// What a lap longer than the board does at its own origin.
    Lap = "lap",
    /// Whether the landing pit is lifted for another lap.
    Relay = "relay",
    /// A lap that ends in an empty pit.
    Stop = "stop",
    /// A lap that makes a number and ends the move without capture.
    StopMaking = "stop-making",
    /// What is captured, and when.
    Capture = "capture",
    /// Groups that are made in the middle of a lap.
    Passing = "passing",
    /// Captures that run on from pit to pit.
    Chain = "chain",
    /// What becomes of the seed that captures.
    CapturingSeed = "capturing-seed",
    /// Further pits taken from a certain landing pit.
    Bonus = "bonus",
    /// Whether the opponent must be left something to sow.
    Feeding = "feeding",
    /// Marked pits, and what marks do.
    Marks = "marks",
    /// Whether a pit belongs to the row's player or to who bought it.
    Ownership = "ownership",
    /// Where captured seeds go.
    Captured = "captured",
    /// Who moves after a capture.
    AfterCapture = "after-capture",
    /// What a player does who cannot move.
    Stuck = "stuck",
    /// When the game is over.
    End = "end",
    /// Who gets the seeds that are left.
    Remaining = "remaining",
    /// Who has won.
    Winner = "winner",
    /// What an equal result means.
    Draw = "draw",
    /// Sowings that never stop.
    Endless = "endless",
    /// Games in which nothing is captured any more.
    NoProgress = "no-progress",
    /// Several games in a row.
    Match = "match",
    /// Seeds that fill no pit between the games of a match.
    Leftovers = "leftovers",
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseAxisError;

impl fmt::Display for ParseAxisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of an axis")
    }
}

impl core::error::Error for ParseAxisError {}

impl FromStr for Axis {
    type Err = ParseAxisError;

    fn from_str(text: &str) -> Result<Self, ParseAxisError> {
        Self::ALL.iter().copied().find(|axis| axis.id() == text).ok_or(ParseAxisError)
    }
}
