//! Mechanics: the marks by which players and researchers tell games apart, read off a ruleset.

use core::fmt;
use core::str::FromStr;

use crate::axis::Axis;
use crate::ruleset::*;

macro_rules! mechanics {
    ($($(#[$doc:meta])* $variant:ident = $id:literal on $axis:ident when $holds:expr;)*) => {
        /// Something that a game does or does not do, as games are searched and sorted by it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Mechanic { $($(#[$doc])* $variant,)* }

        impl Mechanic {
            /// All mechanics, in the order in which a game is explained.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in data files, URLs and the API.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// The question that it answers, by which the statements are found that state it.
            #[must_use]
            pub const fn axis(self) -> Axis {
                match self { $(Self::$variant => Axis::$axis,)* }
            }

            /// Whether a game has it.
            #[must_use]
            pub fn is_of(self, rules: &Ruleset) -> bool {
                let holds: fn(&Ruleset) -> bool = match self { $(Self::$variant => $holds,)* };
                holds(rules)
            }
        }
    };
}

mechanics! {
    /// Captured seeds are kept in stores at the ends of the board.
    Stores = "stores" on Stores when |r| r.stores == Stores::AtEachEnd;
    /// The first moves must start from the rightmost pit.
    ForcedFirstMove = "forced-first-move" on Opening when |r| matches!(r.opening, Opening::RightmostFirst { .. });
    /// Every pit is played once before any may be played again.
    OpeningCycle = "opening-cycle" on Opening when |r| matches!(r.opening, Opening::EachPitOnce { .. });
    /// Players rearrange their seeds before the first sowing.
    Redistribution = "redistribution" on Opening when |r| matches!(r.opening, Opening::Redistribution { .. });
    /// Part of a pit may be lifted.
    PartialLift = "partial-lift" on Lift when |r| r.lift == Lift::AnyNumber;
    /// One seed stays where the others are lifted.
    LeaveOne = "leave-one" on Lift when |r| r.lift == Lift::AllButOne;
    /// A move is one lap.
    SingleLap = "single-lap" on Relay when |r| r.relay == Relay::None;
    /// A lap that ends in an occupied pit goes on from there.
    RelaySowing = "relay" on Relay when |r| r.relay == Relay::FromOccupied;
    /// The landing pit is captured when the last seed makes a number there.
    CaptureLanding = "capture-landing" on Capture when |r| matches!(r.capture, Capture::Landing { .. });
    /// A group of four is captured.
    CasaOfFour = "casa-of-four" on Capture when |r| {
        matches!(r.capture, Capture::Landing { making, .. } if making.numbers == Numbers::of(&[4]))
    };
    /// The pit opposite an empty landing pit is captured.
    CaptureOpposite = "capture-opposite" on Capture when |r| matches!(r.capture, Capture::Opposite { .. });
    /// Pits ahead of the landing pit are captured.
    ChainForward = "chain-forward" on Chain when |r| matches!(r.capture, Capture::Ahead { .. });
    /// The run of pits behind the landing pit is captured with it.
    ChainBackward = "chain-backward" on Chain when |r| {
        matches!(r.capture, Capture::Landing { chain: Behind::Run | Behind::RunButNotAll, .. })
    };
    /// A landing in a certain pit captures further pits.
    Bonus = "bonus" on Bonus when |r| matches!(r.capture, Capture::Opposite { bonus: Some(_), .. });
    /// Some pits are marked and cannot be captured.
    MarkedPits = "marked-pits" on Marks when |r| r.marks != Marks::None;
    /// Captured seeds leave the game.
    OutOfPlay = "out-of-play" on Captured when |r| r.captured == Captured::OutOfPlay;
    /// The captor moves again.
    ExtraTurn = "extra-turn" on AfterCapture when |r| r.after_capture == AfterCapture::MovesAgain;
    /// A player who cannot move passes.
    Passing = "passing" on Stuck when |r| r.stuck == Stuck::Passes;
    /// The game ends when a certain number of seeds is left.
    LastSeeds = "last-seeds" on End when |r| matches!(r.end, End::SeedsLeft(_));
    /// Who still has seeds wins, whatever was captured.
    SurvivalWin = "survival-win" on Winner when |r| r.winner == Winner::StillHasSeeds;
    /// Pits of the opponent's are bought between games.
    HoleBuying = "hole-buying" on Match when |r| matches!(r.matches, Matches::BuyPits { .. });
    /// A match is played in rounds.
    Rounds = "rounds" on Match when |r| matches!(r.matches, Matches::Rounds { .. });
    /// A win by a certain margin counts for more.
    MarginWin = "margin-win" on Match when |r| matches!(r.matches, Matches::Margin { .. });
}

impl Mechanic {
    /// The mechanics of a game.
    pub fn of(rules: &Ruleset) -> impl Iterator<Item = Self> + '_ {
        Self::ALL.iter().copied().filter(|mechanic| mechanic.is_of(rules))
    }
}

impl fmt::Display for Mechanic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text is the name of no mechanic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMechanicError;

impl fmt::Display for ParseMechanicError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a mechanic")
    }
}

impl core::error::Error for ParseMechanicError {}

impl FromStr for Mechanic {
    type Err = ParseMechanicError;

    fn from_str(text: &str) -> Result<Self, ParseMechanicError> {
        Self::ALL.iter().copied().find(|mechanic| mechanic.id() == text).ok_or(ParseMechanicError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;

    #[test]
    fn games_are_told_apart_by_what_they_do() {
        let of = |slug: &str| Game::find(slug).map(|game| Mechanic::of(&game.ruleset).map(Mechanic::id).collect::<Vec<_>>()).unwrap_or_default();
        assert_eq!(of("adji-kui-ii"), ["relay", "capture-landing", "casa-of-four", "passing", "last-seeds", "hole-buying"]);
        assert_eq!(of("sadeqa-ii"), ["forced-first-move", "relay", "capture-opposite", "out-of-play", "survival-win"]);
        assert_eq!(of("adji-boto"), ["stores", "opening-cycle", "leave-one", "single-lap", "chain-forward", "passing"]);
        assert_eq!(of("hoyito-iii"), ["relay", "capture-landing", "casa-of-four", "extra-turn", "passing", "last-seeds", "rounds"]);
        assert_eq!(
            of("kiothi"),
            ["stores", "redistribution", "partial-lift", "relay", "capture-opposite", "bonus", "marked-pits", "margin-win"]
        );
        for &mechanic in Mechanic::ALL {
            assert_eq!(mechanic.id().parse(), Ok(mechanic));
        }
    }
}
