//! The interpreter: plays any [`Ruleset`]. Everything that happens in a game happens here, in one code path with or without an observer.

use core::fmt;

use crate::counts::{Counts, Laps, bits};
use crate::moves::{Move, Redistribution};
use crate::outcome::{Ending, Outcome};
use crate::pit::Pit;
use crate::position::Position;
use crate::refusal::{PlayError, Refusal};
use crate::ruleset::*;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::trace::{Observer, Step, Trace};

mod playout;
mod sowing;

pub use sowing::LAP_CAP;

/// A ruleset made ready for play.
#[derive(Clone)]
pub struct Rules {
    ruleset: Ruleset,
    laps: Laps,
    lap_cap: u32,
    plain: bool,
    plain_laps: bool,
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Rules").field(&self.ruleset).finish()
    }
}

/// What a setup became when it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The position: whoever is to move can move, or the game is over.
    pub position: Position,
    /// What had to happen first: passes, or the end of the game.
    pub steps: Vec<Step>,
}

/// Something that keeps a [`Setup`] from being a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// A row has another number of pits.
    Row {
        /// Whose row.
        side: Side,
        /// Its pits.
        found: usize,
        /// What they should be.
        expected: u8,
    },
    /// There are more seeds, on the board and captured, than the game has.
    TooManySeeds {
        /// How many.
        found: u32,
        /// How many there may be.
        most: u32,
    },
    /// Seeds are captured, but captured seeds leave the game.
    CapturedOutOfPlay,
    /// The side to move finds so few seeds that the game would have been over.
    AlreadyOver {
        /// So many end it.
        seeds: u8,
    },
    /// More sowings without a capture than the game goes on for.
    QuietTooLong {
        /// So many end it.
        sowings: u16,
    },
    /// A pit is marked, but the game has no marks.
    NoMarks,
    /// A pit is bought, but pits are not bought in this game.
    NoBuying,
    /// A first sowing is to come, but the game does not tell it apart.
    NoFirst,
    /// Pits are unplayed, but the game has no opening cycle.
    NoCycle,
    /// An unplayed pit is not on the board.
    NoSuchPit {
        /// The pit.
        pit: Pit,
    },
    /// A redistribution is to come, but the game has none.
    NoRedistribution,
    /// A redistribution is to come, but the side to move has none.
    NotRedistributing,
    /// A result is given, but the seeds tell it, or the game is not over.
    NoResult,
}

impl SetupFault {
    /// The name in the API and in interface texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Row { .. } => "row",
            Self::TooManySeeds { .. } => "too-many-seeds",
            Self::CapturedOutOfPlay => "captured-out-of-play",
            Self::AlreadyOver { .. } => "already-over",
            Self::QuietTooLong { .. } => "quiet-too-long",
            Self::NoMarks => "no-marks",
            Self::NoBuying => "no-buying",
            Self::NoFirst => "no-first",
            Self::NoCycle => "no-cycle",
            Self::NoSuchPit { .. } => "no-such-pit",
            Self::NoRedistribution => "no-redistribution",
            Self::NotRedistributing => "not-redistributing",
            Self::NoResult => "no-result",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row { side, found, expected } => write!(f, "{side} has {found} pits, but this game has {expected} a side"),
            Self::TooManySeeds { found, most } => write!(f, "there are {found} seeds, but this game has {most}"),
            Self::CapturedOutOfPlay => f.write_str("captured seeds leave this game, so captured must be 0-0"),
            Self::AlreadyOver { seeds } => {
                write!(f, "{seeds} seeds or fewer are left, so the game is already over; write - for the side to move")
            }
            Self::QuietTooLong { sowings } => {
                write!(f, "after {sowings} sowings without a capture the game is over; write - for the side to move")
            }
            Self::NoMarks => f.write_str("this game has no marked pits"),
            Self::NoBuying => f.write_str("pits are not bought in this game"),
            Self::NoFirst => f.write_str("this game does not tell a first sowing apart, so there is no first="),
            Self::NoCycle => f.write_str("this game has no opening cycle, so there is no unplayed="),
            Self::NoSuchPit { pit } => write!(f, "the board has no pit {pit}"),
            Self::NoRedistribution => f.write_str("this game has no redistribution, so there is no redistribute="),
            Self::NotRedistributing => f.write_str("a redistribution is still to come, so it must be that player's turn"),
            Self::NoResult => f.write_str("in this game, or as long as it is not over, the seeds tell the result, so there is no won="),
        }
    }
}

/// A setup that is no position of the game, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The setup, unchanged.
    pub setup: Setup,
    /// All that is wrong.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

/// Whether a side can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Movable {
    Yes,
    OnlyEndlessly,
    No,
}

/// Who gets what lies on the board at the end.
#[derive(Clone, Copy, Debug)]
enum Heir {
    Owners,
    Player(Side),
    Nobody,
}

impl Rules {
    /// Makes a ruleset ready for play.
    ///
    /// # Errors
    /// Where the ruleset cannot be played.
    pub fn new(ruleset: Ruleset) -> Result<Self, RulesetError> {
        ruleset.check()?;
        Ok(Self {
            ruleset,
            laps: Laps::new(usize::from(ruleset.row), ruleset.direction, ruleset.lap),
            lap_cap: LAP_CAP,
            plain: ruleset.is_plain(),
            plain_laps: ruleset.has_plain_laps(),
        })
    }

    /// The same rules with another limit of laps, for research into endless sowings. Play must keep to [`LAP_CAP`], the same everywhere.
    #[must_use]
    pub const fn with_lap_cap(mut self, laps: u32) -> Self {
        self.lap_cap = laps;
        self
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The position at the start of a first game.
    #[must_use]
    pub fn start(&self) -> Position {
        let rules = &self.ruleset;
        let mut counts = Counts::EMPTY;
        for (i, seeds) in rules.start_row().enumerate() {
            counts.0[i] = seeds;
            counts.0[i + usize::from(rules.row)] = seeds;
        }
        let starter_only = BySide::new(rules.starter == Side::South, rules.starter == Side::North);
        Position {
            counts,
            row: rules.row,
            turn: Some(rules.starter),
            captured: BySide::default(),
            marked: 0,
            bought: 0,
            unplayed: if matches!(rules.opening, Opening::EachPitOnce { .. }) { (1 << (2 * rules.row)) - 1 } else { 0 },
            first: match rules.opening {
                Opening::RightmostFirst { who: FirstMove::Starter } => starter_only,
                _ if rules.counts_first() => BySide::BOTH,
                _ => BySide::NEITHER,
            },
            redistribute: if matches!(rules.opening, Opening::Redistribution { .. }) { BySide::BOTH } else { BySide::NEITHER },
            round: 1,
            previous: None,
            quiet: 0,
            decided: None,
        }
    }

    /// Makes a position of a setup: says all that is wrong with it, or lets players pass and the game end as far as that must happen
    /// before anyone can move. Fewer seeds than the game has are no fault: positions are taught and composed with few.
    ///
    /// # Errors
    /// Every reason why the setup is no position of this game, and the setup.
    pub fn enter(&self, setup: Setup) -> Result<Entered, SetupError> {
        let faults = self.faults(&setup);
        if !faults.is_empty() {
            return Err(SetupError { setup, faults });
        }
        let mut position = self.arrange(&setup);
        let mut steps = Vec::new();
        if let Some(side) = position.turn {
            self.begin_turn(&mut position, side, &mut steps);
            if steps == [Step::Turn { side }] {
                steps.clear();
            }
        }
        Ok(Entered { position, steps })
    }

    fn faults(&self, setup: &Setup) -> Vec<SetupFault> {
        let rules = &self.ruleset;
        let mut faults = Vec::new();
        for side in Side::BOTH {
            let found = setup.pits[side].len();
            if found != usize::from(rules.row) {
                faults.push(SetupFault::Row { side, found, expected: rules.row });
            }
        }
        let pits = || setup.pits.south.iter().chain(&setup.pits.north);
        let on_board: u32 = pits().map(|pit| u32::from(pit.seeds)).sum();
        let found = on_board + u32::from(setup.captured.south) + u32::from(setup.captured.north);
        if found > rules.total() {
            faults.push(SetupFault::TooManySeeds { found, most: rules.total() });
        }
        if rules.captured == Captured::OutOfPlay && setup.turn.is_some() && setup.captured != BySide::default() {
            faults.push(SetupFault::CapturedOutOfPlay);
        }
        if let (End::SeedsLeft(seeds), Some(_)) = (rules.end, setup.turn)
            && on_board <= u32::from(seeds)
        {
            faults.push(SetupFault::AlreadyOver { seeds });
        }
        if let (Some(limit), Some(_)) = (rules.no_progress.sowings, setup.turn)
            && setup.quiet >= limit
        {
            faults.push(SetupFault::QuietTooLong { sowings: limit });
        }
        if rules.marks == Marks::None && pits().any(|pit| pit.marked) {
            faults.push(SetupFault::NoMarks);
        }
        if rules.ownership == Ownership::Row && pits().any(|pit| pit.bought) {
            faults.push(SetupFault::NoBuying);
        }
        if !rules.counts_first() && setup.first.any() {
            faults.push(SetupFault::NoFirst);
        }
        if !setup.unplayed.is_empty() && !matches!(rules.opening, Opening::EachPitOnce { .. }) {
            faults.push(SetupFault::NoCycle);
        }
        faults.extend(setup.unplayed.iter().filter(|&&pit| !setup.has(pit)).map(|&pit| SetupFault::NoSuchPit { pit }));
        if setup.redistribute.any() && !matches!(rules.opening, Opening::Redistribution { .. }) {
            faults.push(SetupFault::NoRedistribution);
        }
        if setup.redistribute.any() && setup.turn.is_some_and(|side| !setup.redistribute[side]) {
            faults.push(SetupFault::NotRedistributing);
        }
        let decides = rules.stuck == Stuck::Loses || matches!(rules.winner, Winner::LeavesStuck { .. });
        if setup.won.is_some() && (setup.turn.is_some() || !decides) {
            faults.push(SetupFault::NoResult);
        }
        faults
    }

    /// The position of a setup without fault, before anything happens.
    fn arrange(&self, setup: &Setup) -> Position {
        let row = usize::from(self.ruleset.row);
        let (mut counts, mut marked, mut bought) = (Counts::EMPTY, 0, 0);
        for (index, pit) in setup.pits.south.iter().chain(&setup.pits.north).enumerate() {
            counts.0[index] = pit.seeds;
            marked |= u32::from(pit.marked) << index;
            bought |= u32::from(pit.bought) << index;
        }
        Position {
            counts,
            row: self.ruleset.row,
            turn: setup.turn,
            captured: setup.captured,
            marked,
            bought,
            unplayed: setup.unplayed.iter().fold(0, |mask, pit| mask | 1 << pit.ring(row)),
            first: setup.first,
            redistribute: setup.redistribute,
            round: setup.round,
            previous: setup.previous,
            quiet: setup.quiet,
            decided: setup.won,
        }
    }

    /// Who won; none while the game goes on.
    #[must_use]
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.turn.is_some() {
            return None;
        }
        if let Some(outcome) = position.decided {
            return Some(outcome);
        }
        let count = match self.ruleset.winner {
            Winner::LeavesStuck { .. } => return Some(Outcome::Drawn),
            Winner::MoreSeeds => position.captured.map(u32::from),
            Winner::StillHasSeeds => {
                BySide::new(Side::South, Side::North).map(|side| u32::from(position.counts.sum(position.owned(side)) > 0))
            }
        };
        Some(match count.south.cmp(&count.north) {
            core::cmp::Ordering::Greater => Outcome::Won(Side::South),
            core::cmp::Ordering::Less => Outcome::Won(Side::North),
            core::cmp::Ordering::Equal => Outcome::Drawn,
        })
    }

    /// How far ahead `side` is by what decides the game: captured seeds, or seeds still on his side.
    #[must_use]
    pub fn lead(&self, position: &Position, side: Side) -> i32 {
        let count = |side: Side| match self.ruleset.winner {
            Winner::MoreSeeds | Winner::LeavesStuck { .. } => i32::from(position.captured[side]),
            Winner::StillHasSeeds => position.counts.sum(position.owned(side)) as i32,
        };
        count(side) - count(side.opponent())
    }

    /// All legal sowings, in ring order. None while seeds are to be redistributed, which can be done in millions of ways: see
    /// [`Self::redistribution`].
    #[must_use]
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_legal(position, |mv| moves.push(mv));
        moves
    }

    /// Calls `f` with every legal sowing, in the order of [`Self::legal`]. Allocates nothing.
    pub fn each_legal(&self, position: &Position, mut f: impl FnMut(Move)) {
        self.each_candidate(position, |pit, seeds| {
            if self.stops(position, pit, seeds).is_ok() {
                f(self.sowing_move(position, pit, seeds));
            }
        });
    }

    /// The sowings that are legal but for being endless or starving the opponent, in ring order.
    pub(crate) fn candidate_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_candidate(position, |pit, seeds| moves.push(self.sowing_move(position, pit, seeds)));
        moves
    }

    /// The positions after each legal sowing, in the order of [`Self::legal`].
    pub(crate) fn successors<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Position> + 'a {
        let mut candidates = Vec::new();
        self.each_candidate(position, |pit, seeds| candidates.push((pit, seeds)));
        candidates.into_iter().filter_map(|(pit, seeds)| {
            let mut after = *position;
            self.sow_turn::<(), false>(&mut after, pit, seeds, &mut ()).is_ok().then_some(after)
        })
    }

    /// The sowings that the side to move might think of with its own seeds, with why they are not legal.
    #[must_use]
    pub fn refused(&self, position: &Position) -> Vec<(Move, Refusal)> {
        let Some(side) = position.turn else { return Vec::new() };
        let mut refused = Vec::new();
        for index in bits(position.owned(side)) {
            let held = position.counts.0[index];
            let lifts = match self.ruleset.lift {
                Lift::AnyNumber => 1..=held.max(1),
                Lift::All | Lift::AllButOne => 1..=1,
            };
            for seeds in lifts {
                let mv = self.sowing_move(position, index, seeds);
                if let Err(refusal) = self.examine(position, mv) {
                    refused.push((mv, refusal));
                }
            }
        }
        refused
    }

    /// How many pits the side to move must empty in a redistribution, least and most; none when there is no redistribution to do.
    #[must_use]
    pub fn redistribution(&self, position: &Position) -> Option<(u8, u8)> {
        let side = position.turn.filter(|&side| position.redistribute[side])?;
        let Opening::Redistribution { pits } = self.ruleset.opening else { return None };
        let occupied = (position.owned(side) & position.counts.at_least(1)).count_ones() as u8;
        Some(match pits {
            PitsEmptied::Exactly(pits) => (pits.min(occupied), pits.min(occupied)),
            PitsEmptied::UpTo(pits) => (1, pits.min(occupied)),
        })
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why the move is not legal, and the position unchanged.
    pub fn play(&self, position: &Position, mv: Move) -> Result<Position, PlayError> {
        self.carry_out(position, mv, &mut ())
    }

    /// Plays a move and tells every step of it.
    ///
    /// # Errors
    /// Why the move is not legal, and the position unchanged.
    pub fn trace(&self, position: &Position, mv: Move) -> Result<Trace, PlayError> {
        let mut steps = Vec::new();
        let after = self.carry_out(position, mv, &mut steps)?;
        Ok(Trace { before: *position, mv, steps, after })
    }

    /// Why a move is not legal; none when it is.
    #[must_use]
    pub fn refusal(&self, position: &Position, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Sow { .. } => self.examine(position, mv).err(),
            Move::Redistribute(redistribution) => self.examine_redistribution(position, &redistribution).err(),
        }
    }

    fn carry_out<O: Observer>(&self, position: &Position, mv: Move, observer: &mut O) -> Result<Position, PlayError> {
        let error = |refusal| PlayError { mv, position: *position, refusal };
        let mut after = *position;
        match mv {
            Move::Sow { .. } => {
                let (pit, seeds) = self.examine_form(position, mv).map_err(error)?;
                self.sow_turn::<O, false>(&mut after, pit, seeds, observer).map_err(error)?;
            }
            Move::Redistribute(redistribution) => {
                let side = self.examine_redistribution(position, &redistribution).map_err(error)?;
                self.redistribute(&mut after, side, &redistribution, observer);
            }
        }
        Ok(after)
    }

    /// Lifts and puts down, marks the occupied pits when this was the last redistribution, and passes the turn.
    fn redistribute<O: Observer>(&self, position: &mut Position, side: Side, redistribution: &Redistribution, observer: &mut O) {
        let row = position.row();
        for pit in redistribution.emptied() {
            let seeds = core::mem::take(&mut position.counts.0[pit.ring(row)]);
            observer.step(Step::Lift { pit, seeds });
        }
        for (pit, seeds) in redistribution.placed() {
            position.counts.0[pit.ring(row)] += seeds;
            observer.step(Step::Place { pit, seeds });
        }
        position.redistribute[side] = false;
        self.mark_after_opening(position, observer);
        self.begin_turn(position, side.opponent(), observer);
    }

    fn mark_after_opening<O: Observer>(&self, position: &mut Position, observer: &mut O) {
        if self.ruleset.marks != Marks::None && !position.redistribute.any() {
            position.marked = position.counts.at_least(1);
            for index in bits(position.marked) {
                observer.step(Step::Mark { pit: Pit::at_ring(index, position.row()) });
            }
        }
    }

    /// Sows and gives the turn to whoever is next, or ends the game.
    /// An error leaves the position as it was.
    ///
    /// Lazily, the next player gets the turn whether he can move or not, and it is for the caller to find that out.
    #[inline]
    fn sow_turn<O: Observer, const LAZY: bool>(
        &self,
        position: &mut Position,
        pit: usize,
        seeds: u8,
        observer: &mut O,
    ) -> Result<(), Refusal> {
        let Some(side) = position.turn else { return Err(Refusal::GameOver) };
        let captured = match self.sow_fed(position, side, pit, seeds, observer) {
            Ok(captured) => captured,
            Err(Refusal::MustFeed) => return Err(Refusal::MustFeed),
            Err(refusal) => match self.ruleset.endless {
                Endless::NotLegal => return Err(refusal),
                Endless::TurnEnds | Endless::GameEnds => {
                    position.note_sowing(side, pit);
                    observer.step(Step::Undone);
                    if self.ruleset.endless == Endless::GameEnds {
                        self.finish(position, Ending::Endless, self.settlement(), None, observer);
                        return Ok(());
                    }
                    false
                }
            },
        };
        if captured && let Some((why, heir)) = self.ended_by_capture(position, side) {
            self.finish(position, why, heir, None, observer);
        } else if self.ruleset.no_progress.sowings.is_some_and(|limit| position.quiet >= limit) {
            self.finish(position, Ending::NoProgress, self.settlement(), None, observer);
        } else if captured && self.ruleset.after_capture == AfterCapture::MovesAgain {
            observer.step(Step::ExtraTurn { side });
            self.give_turn::<O, LAZY>(position, side, observer);
        } else {
            self.give_turn::<O, LAZY>(position, side.opponent(), observer);
        }
        Ok(())
    }

    /// Whether a capture by `side` has ended the game, and who then gets what is left.
    #[inline]
    fn ended_by_capture(&self, position: &Position, side: Side) -> Option<(Ending, Heir)> {
        let why = match self.ruleset.end {
            End::SeedsLeft(seeds) if position.counts.total() <= u32::from(seeds) => Ending::SeedsLeft,
            End::Captured(seeds) if position.captured[side] >= seeds => Ending::EnoughCaptured,
            End::OnlyWhenStuck | End::SeedsLeft(_) | End::Captured(_) => return None,
        };
        let heir = match self.ruleset.remaining {
            Remaining::EachOwn => Heir::Owners,
            Remaining::LastCaptor { previous_winner_from } => {
                let late = previous_winner_from.is_some_and(|round| position.round >= round);
                Heir::Player(position.previous.filter(|_| late).unwrap_or(side))
            }
            Remaining::Starter => Heir::Player(self.ruleset.starter),
            Remaining::WhoCanMove | Remaining::Nobody => Heir::Nobody,
        };
        Some((why, heir))
    }

    #[inline]
    fn give_turn<O: Observer, const LAZY: bool>(&self, position: &mut Position, side: Side, observer: &mut O) {
        if LAZY {
            position.turn = Some(side);
        } else {
            self.begin_turn(position, side, observer);
        }
    }

    /// Gives the turn to `side`, or past him to the other, or ends the game because nobody has one.
    fn begin_turn<O: Observer>(&self, position: &mut Position, mut side: Side, observer: &mut O) {
        let mut passed = false;
        loop {
            let movable = self.movable(position, side);
            if movable == Movable::Yes {
                position.turn = Some(side);
                observer.step(Step::Turn { side });
                return;
            }
            let redistributes = core::mem::take(&mut position.redistribute[side]);
            if redistributes {
                observer.step(Step::Pass { side, endless: false });
                self.mark_after_opening(position, observer);
            } else if self.pass(position, side, movable == Movable::OnlyEndlessly, passed, observer) {
                return;
            } else {
                passed = true;
            }
            side = side.opponent();
        }
    }

    /// What happens when `side` cannot move, where the opponent may just have `passed`. Says whether that ends the game.
    fn pass<O: Observer>(&self, position: &mut Position, side: Side, endless: bool, passed: bool, observer: &mut O) -> bool {
        let ends = match self.ruleset.stuck {
            Stuck::Passes => false,
            Stuck::EndsGame => true,
            // Who has no seeds at all passes.
            Stuck::Loses => position.owned(side) & position.counts.at_least(1) != 0,
        };
        if !endless && ends {
            self.finish_stuck(position, side, observer);
            return true;
        }
        observer.step(Step::Pass { side, endless });
        if passed {
            self.finish_without_moves(position, observer);
        }
        passed
    }

    /// Ends the game because neither player can move.
    fn finish_without_moves<O: Observer>(&self, position: &mut Position, observer: &mut O) {
        let heir = match (self.ruleset.stuck, self.ruleset.remaining) {
            (Stuck::Passes, Remaining::EachOwn) => Heir::Owners,
            (Stuck::Passes, _) => Heir::Nobody,
            (Stuck::EndsGame | Stuck::Loses, _) => self.settlement(),
        };
        self.finish(position, Ending::NeitherCanMove, heir, None, observer);
    }

    /// Ends the game because `side` has nothing to sow.
    fn finish_stuck<O: Observer>(&self, position: &mut Position, side: Side, observer: &mut O) {
        let heir = match self.ruleset.remaining {
            Remaining::EachOwn => Heir::Owners,
            Remaining::WhoCanMove => Heir::Player(side.opponent()),
            Remaining::Starter => Heir::Player(self.ruleset.starter),
            Remaining::LastCaptor { .. } | Remaining::Nobody => Heir::Nobody,
        };
        let decided = match (self.ruleset.stuck, self.ruleset.winner) {
            (_, Winner::LeavesStuck { draw_from }) if position.captured[side] >= draw_from => Some(Outcome::Drawn),
            (_, Winner::LeavesStuck { .. }) | (Stuck::Loses, _) => Some(Outcome::Won(side.opponent())),
            (Stuck::Passes | Stuck::EndsGame, Winner::MoreSeeds | Winner::StillHasSeeds) => None,
        };
        self.finish(position, Ending::NoMove, heir, decided, observer);
    }

    /// What happens to the board when the game is stopped before its written end.
    fn settlement(&self) -> Heir {
        match self.ruleset.no_progress.settlement {
            Settlement::EachOwn => Heir::Owners,
            Settlement::Nobody => Heir::Nobody,
        }
    }

    fn finish<O: Observer>(&self, position: &mut Position, why: Ending, heir: Heir, decided: Option<Outcome>, observer: &mut O) {
        if !matches!(heir, Heir::Nobody) {
            for index in bits(position.counts.at_least(1)) {
                let pit = Pit::at_ring(index, position.row());
                let to = match heir {
                    Heir::Player(side) => side,
                    Heir::Owners | Heir::Nobody => position.owner(pit),
                };
                let seeds = core::mem::take(&mut position.counts.0[index]);
                position.captured[to] += seeds;
                observer.step(Step::Sweep { pit, seeds, to });
            }
        }
        position.turn = None;
        position.decided = decided;
        observer.step(Step::End { why, decided });
    }

    fn movable(&self, position: &Position, side: Side) -> Movable {
        if position.redistribute[side] {
            let occupied = position.owned(side) & position.counts.at_least(1);
            return if occupied == 0 { Movable::No } else { Movable::Yes };
        }
        // Nearly always the first candidate settles it.
        let mut position = *position;
        position.turn = Some(side);
        let mut movable = Movable::No;
        self.each_candidate(&position, |pit, seeds| {
            if movable != Movable::Yes {
                movable = match self.stops(&position, pit, seeds) {
                    Ok(()) => Movable::Yes,
                    Err(Refusal::MustFeed) => movable,
                    Err(_) => Movable::OnlyEndlessly,
                };
            }
        });
        movable
    }

    /// The pits that `side` may sow from, as far as can be told without sowing.
    fn sowable(&self, position: &Position, side: Side) -> u32 {
        let own = position.owned(side);
        let pits = own & position.counts.at_least(self.ruleset.smallest);
        if pits == 0 && self.ruleset.only_small == OnlySmall::MayBeSown {
            return own & position.counts.at_least(1) & self.opening_pits(position, side);
        }
        pits & self.opening_pits(position, side)
    }

    /// The pits that the opening lets `side` sow from.
    fn opening_pits(&self, position: &Position, side: Side) -> u32 {
        match self.ruleset.opening {
            Opening::RightmostFirst { .. } if position.first[side] => {
                let rightmost = 1 << rightmost(position.row(), side);
                // A set-up may have left it empty: what cannot be obeyed does not bind.
                if rightmost & position.counts.at_least(self.ruleset.smallest) == 0 { u32::MAX } else { rightmost }
            }
            Opening::EachPitOnce { .. } => {
                let unplayed = position.unplayed & position.owned(side);
                if unplayed == 0 { u32::MAX } else { unplayed }
            }
            Opening::Free | Opening::RightmostFirst { .. } | Opening::Redistribution { .. } => u32::MAX,
        }
    }

    /// Calls `f` with each sowing of the side to move that is legal but for being endless.
    fn each_candidate(&self, position: &Position, mut f: impl FnMut(usize, u8)) {
        let Some(side) = position.turn else { return };
        if position.redistribute[side] {
            return;
        }
        for pit in bits(self.sowable(position, side)) {
            let held = position.counts.0[pit];
            match self.ruleset.lift {
                Lift::All if self.first_lap_end(position, side, pit, held).is_none() => f(pit, held),
                Lift::AllButOne if self.first_lap_end(position, side, pit, held - 1).is_none() => f(pit, held - 1),
                Lift::All | Lift::AllButOne => {}
                Lift::AnyNumber if held <= MOST_BITS => {
                    let mut lifts = self.lifts(position, side, pit, held);
                    while lifts != 0 {
                        f(pit, lifts.trailing_zeros() as u8 + 1);
                        lifts &= lifts - 1;
                    }
                }
                Lift::AnyNumber => {
                    for seeds in (1..=held).filter(|&seeds| self.first_lap_end(position, side, pit, seeds).is_none()) {
                        f(pit, seeds);
                    }
                }
            }
        }
    }

    /// Which numbers of seeds, as bits from 1, may be lifted from a pit that holds no more than [`MOST_BITS`].
    #[inline]
    fn lifts(&self, position: &Position, side: Side, pit: usize, held: u8) -> u64 {
        let all = u64::MAX >> (MOST_BITS - held);
        if self.ruleset.first_lap == FirstLap::Free {
            return all;
        }
        if self.plain_laps && held < 2 * self.ruleset.row {
            if self.ruleset.first_lap == (FirstLap::NotInOwnOccupied { when: Turns::First }) && !position.first[side] {
                return all;
            }
            // Short laps counter-clockwise end in the next pits in order: turn the ring so that they are the lowest bits.
            let ring = 2 * u32::from(self.ruleset.row);
            let occupied = u64::from(position.owned(side) & position.counts.at_least(1));
            let from = pit as u32 + 1;
            let ahead = occupied >> from | occupied << (ring - from);
            return all & !ahead;
        }
        (1..=held)
            .filter(|&seeds| self.first_lap_end(position, side, pit, seeds).is_none())
            .fold(0, |lifts, seeds| lifts | 1 << (seeds - 1))
    }

    /// The own occupied pit in which the first lap may not end but would.
    fn first_lap_end(&self, position: &Position, side: Side, pit: usize, seeds: u8) -> Option<usize> {
        let FirstLap::NotInOwnOccupied { when } = self.ruleset.first_lap else { return None };
        if when == Turns::First && !position.first[side] {
            return None;
        }
        let (landing, held) = self.first_lap(position, side, pit, seeds);
        (position.owned(side) >> landing & 1 == 1 && held > 1).then_some(landing)
    }

    /// Whether captures are off for the move about to be made.
    fn captures_off(&self, position: &Position, side: Side) -> bool {
        let Opening::EachPitOnce { captures_off } = self.ruleset.opening else { return false };
        match captures_off {
            CapturesOff::WholeCycle => position.unplayed != 0,
            CapturesOff::FirstOfEach => position.first[side],
            CapturesOff::VeryFirst => position.first.south && position.first.north,
        }
    }

    fn sowing_move(&self, position: &Position, pit: usize, seeds: u8) -> Move {
        let seeds = matches!(self.ruleset.lift, Lift::AnyNumber).then_some(seeds);
        Move::Sow { pit: Pit::at_ring(pit, position.row()), seeds }
    }

    /// The pit and the number of seeds that a sowing lifts, unless something but endlessness forbids it.
    fn examine_form(&self, position: &Position, mv: Move) -> Result<(usize, u8), Refusal> {
        let Some(side) = position.turn else { return Err(Refusal::GameOver) };
        let Move::Sow { pit, seeds } = mv else { return Err(Refusal::NoRedistribution) };
        if position.redistribute[side] {
            return Err(Refusal::RedistributeFirst);
        }
        if pit.number() >= position.row() {
            return Err(Refusal::NoSuchPit { pit });
        }
        let index = pit.ring(position.row());
        let held = position.counts.0[index];
        if position.owner(pit) != side {
            return Err(Refusal::NotYours { pit });
        }
        if held == 0 {
            return Err(Refusal::Empty { pit });
        }
        if self.opening_pits(position, side) >> index & 1 == 0 {
            return Err(match self.ruleset.opening {
                Opening::EachPitOnce { .. } => Refusal::AlreadyPlayed { pit },
                Opening::Free | Opening::RightmostFirst { .. } | Opening::Redistribution { .. } => {
                    Refusal::MustOpenFrom { pit: Pit::at_ring(rightmost(position.row(), side), position.row()) }
                }
            });
        }
        if self.sowable(position, side) >> index & 1 == 0 {
            return Err(Refusal::TooFew { smallest: self.ruleset.smallest });
        }
        let lifted = match (self.ruleset.lift, seeds) {
            (Lift::AnyNumber, None) => return Err(Refusal::SaySeeds { most: held }),
            (Lift::AnyNumber, Some(seeds)) if seeds > held => return Err(Refusal::TooMany { most: held }),
            (Lift::AnyNumber, Some(seeds)) => seeds,
            (Lift::All | Lift::AllButOne, Some(_)) => return Err(Refusal::SeedsAreGiven),
            (Lift::All, None) => held,
            (Lift::AllButOne, None) => held - 1,
        };
        if let Some(landing) = self.first_lap_end(position, side, index, lifted) {
            return Err(Refusal::FirstLapEnds { pit: Pit::at_ring(landing, position.row()) });
        }
        Ok((index, lifted))
    }

    /// Whether a sowing is legal.
    fn examine(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        let (pit, seeds) = self.examine_form(position, mv)?;
        self.stops(position, pit, seeds)
    }

    /// Whether a sowing is legal as far as it comes to an end.
    fn stops(&self, position: &Position, pit: usize, seeds: u8) -> Result<(), Refusal> {
        let always = self.ruleset.relay == Relay::None || self.ruleset.endless != Endless::NotLegal;
        if always && self.ruleset.feeding == Feeding::NotNeeded {
            return Ok(());
        }
        let Some(side) = position.turn else { return Err(Refusal::GameOver) };
        match self.sow_fed(&mut position.clone(), side, pit, seeds, &mut ()) {
            Err(refusal) if refusal == Refusal::MustFeed || !always => Err(refusal),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Sows, and refuses what leaves an opponent without seeds who had none before.
    #[inline]
    fn sow_fed<O: Observer>(&self, position: &mut Position, side: Side, pit: usize, seeds: u8, observer: &mut O) -> Result<bool, Refusal> {
        if self.ruleset.feeding == Feeding::NotNeeded {
            return self.sow(position, side, pit, seeds, observer);
        }
        let theirs = position.owned(side.opponent());
        let hungry = position.counts.at_least(1) & theirs == 0;
        let undo = sowing::Undo::of(position);
        let captured = self.sow(position, side, pit, seeds, observer)?;
        if hungry && position.counts.at_least(1) & theirs == 0 {
            undo.put_back(position);
            return Err(Refusal::MustFeed);
        }
        Ok(captured)
    }

    fn examine_redistribution(&self, position: &Position, redistribution: &Redistribution) -> Result<Side, Refusal> {
        let Some(side) = position.turn else { return Err(Refusal::GameOver) };
        let Some((least, most)) = self.redistribution(position) else { return Err(Refusal::NoRedistribution) };
        let (mut pits, mut lifted) = (0_u8, 0_u32);
        for pit in redistribution.emptied().chain(redistribution.placed().map(|(pit, _)| pit)) {
            if pit.number() >= position.row() {
                return Err(Refusal::NoSuchPit { pit });
            }
        }
        for pit in redistribution.emptied() {
            if position.owner(pit) != side {
                return Err(Refusal::NotYours { pit });
            }
            if position.seeds(pit) == 0 {
                return Err(Refusal::Empty { pit });
            }
            pits += 1;
            lifted += u32::from(position.seeds(pit));
        }
        if pits < least || pits > most {
            return Err(Refusal::PitsEmptied { least, most });
        }
        let placed = redistribution.total_placed();
        if placed != lifted {
            return Err(Refusal::SeedsPlaced { lifted, placed });
        }
        Ok(side)
    }
}

/// Numbers of seeds that fit in the bits of a word.
const MOST_BITS: u8 = u64::BITS as u8;

/// The ring index of a side's rightmost pit, as its owner sees it.
const fn rightmost(row: usize, side: Side) -> usize {
    match side {
        Side::South => row - 1,
        Side::North => 2 * row - 1,
    }
}
