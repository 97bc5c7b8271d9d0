//! The rules of a game as a value: one field an axis, one small enum a field. No behaviour here; [`crate::Rules`] interprets.

use core::fmt;

use crate::pit::MAX_ROW;
use crate::side::Side;

/// The rules of one game. Two games differ exactly in the fields in which their rulesets differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Pits in each of the two rows.
    pub row: u8,
    /// Where captured seeds are kept.
    pub stores: Stores,
    /// Seeds at the start.
    pub layout: Layout,
    /// Who moves first in the first game.
    pub starter: Side,
    /// What the first moves must be.
    pub opening: Opening,
    /// Which way seeds are sown.
    pub direction: Direction,
    /// How much of a pit is lifted.
    pub lift: Lift,
    /// The fewest seeds a pit must hold to be sown.
    pub smallest: u8,
    /// What a player may do all of whose pits are smaller than that.
    pub only_small: OnlySmall,
    /// Where the first lap may not end.
    pub first_lap: FirstLap,
    /// What a lap longer than the board does at its origin.
    pub lap: Lap,
    /// Whether a lap that ends in an occupied pit goes on from there.
    pub relay: Relay,
    /// What happens to numbers made by any seed of a lap but the last.
    pub passing: Passing,
    /// A lap that makes such a number ends the move without capture; looked at after captures, before the relay.
    pub stop_making: Option<Making>,
    /// What is captured.
    pub capture: Capture,
    /// Whether a move must leave the opponent something to sow.
    pub feeding: Feeding,
    /// Marked pits.
    pub marks: Marks,
    /// Whose a pit is.
    pub ownership: Ownership,
    /// Where captured seeds go.
    pub captured: Captured,
    /// Who moves after a capture.
    pub after_capture: AfterCapture,
    /// What happens to a player who has nothing to sow.
    pub stuck: Stuck,
    /// What ends the game besides a stuck player.
    pub end: End,
    /// Who gets the seeds left at the end.
    pub remaining: Remaining,
    /// Who has won.
    pub winner: Winner,
    /// What a sowing that never stops means.
    pub endless: Endless,
    /// When a game without captures is stopped.
    pub no_progress: NoProgress,
    /// How games make a match.
    pub matches: Matches,
}

/// Where captured seeds are kept. They are never sown into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stores {
    /// In the hand or the lap: the board has none.
    None,
    /// A trough at each end of the board.
    AtEachEnd,
}

/// Seeds at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// The same number in every pit.
    Every {
        /// Seeds a pit.
        seeds: u8,
    },
    /// The same number in each player's rightmost pits, the others empty.
    Rightmost {
        /// Pits filled, from the owner's right.
        pits: u8,
        /// Seeds in each of them.
        seeds: u8,
    },
}

/// What the first moves must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Anything.
    Free,
    /// A first move starts from the rightmost pit.
    RightmostFirst {
        /// Whose first move.
        who: FirstMove,
    },
    /// Every pit is played once, in any order, before its owner may play one again.
    EachPitOnce {
        /// Which moves of the cycle do not capture.
        captures_off: CapturesOff,
    },
    /// Each player in turn empties pits and puts the seeds wherever he likes, then the occupied pits are marked.
    Redistribution {
        /// How many pits he empties.
        pits: PitsEmptied,
    },
}

/// Whose first move an opening rule binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// Each player's.
    Each,
    /// The player's who starts.
    Starter,
}

/// Which moves of an opening cycle do not capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturesOff {
    /// All of them.
    WholeCycle,
    /// Each player's first.
    FirstOfEach,
    /// The very first of the game.
    VeryFirst,
}

/// How many pits a redistribution empties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PitsEmptied {
    /// Just so many (fewer only where fewer are occupied).
    Exactly(u8),
    /// One to so many.
    UpTo(u8),
}

/// Which way round the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the right in one's own row.
    CounterClockwise,
    /// To the left in one's own row.
    Clockwise,
}

/// How much of a pit is lifted for the first lap. Later laps lift all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lift {
    /// All.
    All,
    /// All but one, which stays.
    AllButOne,
    /// As many as the mover likes, at least one.
    AnyNumber,
}

/// What a player may do all of whose pits are too small to be sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnlySmall {
    /// Nothing: he is stuck.
    Stuck,
    /// Sow one of them after all.
    MayBeSown,
}

/// What happens to numbers made by any seed of a lap but the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    /// They stay.
    Stay,
    /// The mover captures them.
    ToMover {
        /// Which numbers, and whose pits.
        making: Making,
    },
    /// The pit's owner captures them.
    ToOwner {
        /// Which numbers, and whose pits.
        making: Making,
    },
}

/// Whether a move must leave the opponent something to sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feeding {
    /// No.
    NotNeeded,
    /// A move that finds the opponent without seeds must give him some.
    MustFeed,
}

/// Where the first lap may not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstLap {
    /// Anywhere.
    Free,
    /// Not in a pit of the mover's own that holds seeds when the last one drops.
    NotInOwnOccupied {
        /// Which turns.
        when: Turns,
    },
}

/// Which turns of a player a rule binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turns {
    /// All.
    Every,
    /// His first sowing.
    First,
}

/// What a lap longer than the board does at its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lap {
    /// A seed falls there as in any pit.
    OriginIncluded,
    /// It is passed over.
    OriginSkipped,
}

/// Whether a lap that ends in an occupied pit goes on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relay {
    /// No: a move is one lap.
    None,
    /// Yes: all its seeds are lifted for another lap.
    FromOccupied,
}

/// Numbers of seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Numbers(u64);

impl Numbers {
    /// These numbers, each below 64.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < numbers.len() {
            set |= 1 << numbers[i];
            i += 1;
        }
        Self(set)
    }

    /// Whether `number` is among them.
    #[must_use]
    #[inline]
    pub const fn contain(self, number: u8) -> bool {
        number < 64 && self.0 >> number & 1 == 1
    }

    /// They, smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..64).filter(move |&n| self.contain(n))
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Whose pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rows {
    /// Either player's.
    Either,
    /// The mover's own.
    Own,
    /// The opponent's.
    Enemy,
}

/// A lap's last seed makes one of some numbers in certain pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Making {
    /// Seeds in the pit, the last one included.
    pub numbers: Numbers,
    /// Whose pits.
    pub rows: Rows,
}

/// What is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// The landing pit, when the last seed makes a number there.
    Landing {
        /// Which numbers, and whose pits.
        making: Making,
        /// Whether the pits before it follow.
        chain: Behind,
    },
    /// The pit opposite, when the last seed falls in an empty pit.
    Opposite {
        /// Whose empty pits count.
        landing: Rows,
        /// What the seed that captured does.
        capturing_seed: CapturingSeed,
        /// Whether the sowing must have crossed the opponent's row.
        crossing: Crossing,
        /// Further pits taken from the leftmost pit.
        bonus: Option<Bonus>,
    },
    /// The pits after the landing pit, one after another while they hold one of some numbers; never the landing pit itself.
    Ahead {
        /// Which numbers, and whose pits.
        holding: Making,
        /// What an empty pit does to the chain.
        empty: EmptyPit,
    },
}

/// Whether pits before the landing pit are captured too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Behind {
    /// No.
    None,
    /// The unbroken run before it that fulfils the same condition.
    Run,
    /// The same, but what would take all of the opponent's seeds takes none.
    RunButNotAll,
}

/// What the seed that captured does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapturingSeed {
    /// It stays where it fell.
    Stays,
    /// It goes along with the captured ones.
    GoesAlong,
}

/// Whether a capturing sowing must have crossed the opponent's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crossing {
    /// No.
    NotNeeded,
    /// At least one seed must have been dropped there.
    Needed,
}

/// After a landing in the mover's leftmost pit: pits to the right of the one opposite, as the mover sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bonus {
    /// How many.
    pub pits: u8,
    /// What happens where one of them is empty or marked.
    pub broken: BrokenRun,
    /// Whether the pit opposite must have been captured.
    pub needs: BonusNeeds,
}

/// What a bonus run does that is broken by an empty or marked pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BrokenRun {
    /// Nothing of it is taken.
    AllOrNone,
    /// What comes before the break is taken.
    Prefix,
}

/// What a bonus depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusNeeds {
    /// The capture of the pit opposite.
    Opposite,
    /// Nothing but the landing.
    Landing,
}

/// What an empty pit does to a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmptyPit {
    /// It stops it.
    Stops,
    /// It is passed over.
    PassedOver,
}

/// Marked pits. What lies in one cannot be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marks {
    /// There are none.
    None,
    /// All occupied pits are marked when the opening is over; lifting from a pit clears its mark for good.
    ClearedByLifting {
        /// Whose lifting.
        by: Lifter,
    },
}

/// Who clears a mark by lifting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lifter {
    /// Either player.
    Any,
    /// The pit's owner.
    Owner,
}

/// Whose a pit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ownership {
    /// The player's in whose row it lies.
    Row,
    /// The same, unless it was bought in a match.
    Bought,
}

/// Where captured seeds go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Captured {
    /// To the captor.
    ToCaptor,
    /// Out of the game; they count for nobody.
    OutOfPlay,
}

/// Who moves after a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterCapture {
    /// The opponent, as always.
    TurnEnds,
    /// The captor again.
    MovesAgain,
}

/// What happens to a player who has nothing to sow at his turn. (One who has, but only endless sowings, passes.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// He passes; if neither can move the game is over.
    Passes,
    /// The game is over.
    EndsGame,
    /// If he has seeds, the game is over and he has lost it; without any he passes.
    Loses,
}

/// What ends a game besides a stuck player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Nothing.
    OnlyWhenStuck,
    /// A capture that leaves so many seeds on the board, or fewer.
    SeedsLeft(u8),
    /// A capture that gives a player so many seeds, or more.
    Captured(u8),
}

/// Who gets the seeds that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// Each player those in his own pits.
    EachOwn,
    /// The player of the last capture; from some round of a match on, the winner of the previous game instead.
    LastCaptor {
        /// That round; a drawn previous game leaves them to the captor.
        previous_winner_from: Option<u8>,
    },
    /// The player who can still move.
    WhoCanMove,
    /// The player who began.
    Starter,
    /// Nobody; they stay on the board.
    Nobody,
}

/// Who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// Who has captured more.
    MoreSeeds,
    /// Who still has seeds on his side.
    StillHasSeeds,
    /// Who leaves the opponent without a move, unless that one has captured so many that it is a draw.
    LeavesStuck {
        /// So many.
        draw_from: u8,
    },
}

/// What a sowing that never stops means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endless {
    /// The move is not legal.
    NotLegal,
    /// The turn ends with the board as it was.
    TurnEnds,
    /// The game ends with the board as it was.
    GameEnds,
}

/// When a game without captures is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoProgress {
    /// After so many sowings in a row without a capture; none for no limit.
    pub sowings: Option<u16>,
    /// Who gets the seeds on the board, whenever a game is stopped before its written end.
    pub settlement: Settlement,
}

/// Who gets the seeds on the board when a game is stopped before its written end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Settlement {
    /// Each player those in his own pits.
    EachOwn,
    /// Nobody.
    Nobody,
}

/// How games make a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matches {
    /// They don't: each stands alone.
    Single,
    /// Each fills his pits with what he holds, and buys pits the other cannot fill.
    BuyPits {
        /// Which pits are bought.
        choice: PitChoice,
        /// What becomes of seeds that fill no pit.
        leftovers: Leftovers,
    },
    /// Rounds from the same start; the last seeds follow the previous game from some round on.
    Rounds {
        /// Which game is the previous one where the last was drawn.
        previous: Previous,
    },
    /// Victories by exactly this margin count so many times.
    Margin {
        /// Seeds above the opponent's.
        seeds: u8,
        /// What such a victory is worth.
        worth: u8,
    },
}

/// Which pits are bought in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PitChoice {
    /// Those that adjoin the buyer's right end, in order.
    Adjoining,
    /// Those that the buyer chooses among the ones the other cannot fill.
    Buyers,
}

/// What becomes of seeds that fill no pit in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leftovers {
    /// They stay in hand and count as captured in the next game; the pit that nobody can fill begins empty and stays with its row.
    InHand,
    /// The player with more of them fills that pit with both players' leftovers; with equally many the player of its row does.
    LargerFills,
    /// They leave the match.
    Dropped,
}

/// Which game counts as the previous one where the last was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Previous {
    /// The last one: a drawn one has no winner.
    Last,
    /// The latest that was won.
    LatestWon,
}

impl Ruleset {
    /// Seeds in the game.
    #[must_use]
    pub const fn total(&self) -> u32 {
        let (pits, seeds) = match self.layout {
            Layout::Every { seeds } => (self.row, seeds),
            Layout::Rightmost { pits, seeds } => (pits, seeds),
        };
        2 * pits as u32 * seeds as u32
    }

    /// Seeds at the start in each pit of a player's row, from his left.
    pub fn start_row(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.row).map(|number| match self.layout {
            Layout::Every { seeds } => seeds,
            Layout::Rightmost { pits, seeds } => {
                if number + pits >= self.row {
                    seeds
                } else {
                    0
                }
            }
        })
    }

    /// Whether a player's first sowing is told apart from later ones.
    #[must_use]
    pub const fn counts_first(&self) -> bool {
        matches!(
            self.opening,
            Opening::RightmostFirst { .. } | Opening::EachPitOnce { captures_off: CapturesOff::FirstOfEach | CapturesOff::VeryFirst }
        ) || matches!(self.first_lap, FirstLap::NotInOwnOccupied { when: Turns::First })
    }

    /// What keeps this value from being played, if anything.
    ///
    /// # Errors
    /// The first fault found.
    pub const fn check(&self) -> Result<(), RulesetError> {
        if self.row == 0 || self.row as usize > MAX_ROW {
            return Err(RulesetError::Row { found: self.row });
        }
        if self.total() == 0 || self.total() > u8::MAX as u32 {
            return Err(RulesetError::Seeds { found: self.total() });
        }
        if let End::SeedsLeft(seeds) = self.end
            && seeds as u32 >= self.total()
        {
            return Err(RulesetError::End { seeds });
        }
        if let Layout::Rightmost { pits, .. } = self.layout
            && pits > self.row
        {
            return Err(RulesetError::Layout { pits });
        }
        if self.smallest == 0 || matches!(self.lift, Lift::AllButOne) && self.smallest < 2 {
            return Err(RulesetError::Smallest { found: self.smallest });
        }
        if matches!(self.only_small, OnlySmall::MayBeSown) && matches!(self.lift, Lift::AllButOne) {
            return Err(RulesetError::NothingLeft);
        }
        if let Opening::Redistribution { pits: PitsEmptied::Exactly(0) | PitsEmptied::UpTo(0) } = self.opening {
            return Err(RulesetError::Redistribution);
        }
        Ok(())
    }
}

/// A ruleset that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesetError {
    /// Pits a side: 1 to [`MAX_ROW`].
    Row {
        /// Pits a side asked for.
        found: u8,
    },
    /// Seeds in all: 1 to 255.
    Seeds {
        /// Seeds asked for.
        found: u32,
    },
    /// A number of seeds left that ends the game before it begins.
    End {
        /// So many.
        seeds: u8,
    },
    /// More pits filled than a row has.
    Layout {
        /// Pits to be filled.
        pits: u8,
    },
    /// The smallest pit sown: at least 1, and at least 2 where one seed stays.
    Smallest {
        /// Seeds asked for.
        found: u8,
    },
    /// A redistribution that empties no pit.
    Redistribution,
    /// Single seeds that may be sown where one seed stays.
    NothingLeft,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row { found } => write!(f, "{found} pits a side: there must be 1 to {MAX_ROW}"),
            Self::Seeds { found } => write!(f, "{found} seeds in all: there must be 1 to 255"),
            Self::End { seeds } => write!(f, "{seeds} seeds left would end the game before it begins"),
            Self::Layout { pits } => write!(f, "{pits} pits are to be filled, more than a row has"),
            Self::Smallest { found } => {
                write!(f, "pits of {found} may be sown: at least 1 is needed, and 2 where one seed stays")
            }
            Self::NothingLeft => f.write_str("where one seed stays, single seeds cannot be sown even when there are no larger pits"),
            Self::Redistribution => f.write_str("a redistribution must empty at least one pit"),
        }
    }
}

impl core::error::Error for RulesetError {}
