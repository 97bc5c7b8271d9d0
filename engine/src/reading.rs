//! Readings: where a source is silent, damaged or contradicted, the candidates an interpreter has, as changes of one ruleset.

use crate::axis::Axis;
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
