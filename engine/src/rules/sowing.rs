//! One sowing from lift to capture: laps, relays, the test for endlessness, and what is taken at the end.

use crate::counts::Counts;
use crate::pit::Pit;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::*;
use crate::side::{BySide, Side};
use crate::trace::{Observer, Step, StopReason};

use super::Rules;

/// Laps after which a sowing that has neither stopped nor come back to its first state counts as endless. Sowings that stop have been seen
/// to take 1,326 laps; cycles of millions of laps exist.
pub const LAP_CAP: u32 = 10_000;

/// The state to which an endless sowing must return.
///
/// Walk back from the landing pit taking one seed a pit: the first pit with nothing to take is the pit that was lifted. So a lap of a whole
/// pit can be undone, the map from (board, pit to lift) to (board, landing pit) is one-to-one, and a sowing that never stops runs in a cycle
/// through its own first fully lifted state. Laps that skip their origin lose that property; there the state moves on at powers of two
/// (Brent), which finds any cycle.
struct Anchor {
    counts: Counts,
    pit: usize,
    lap: u32,
}

/// No pit: the state to return to is still to come.
const NOWHERE: usize = usize::MAX;

/// How laps came to an end.
struct Ran {
    landing: usize,
    why: StopReason,
    /// Whether anything was captured in passing.
    captured: bool,
}

impl Ruleset {
    /// Whether laps shorter than the ring end in the next pits counter-clockwise and change nothing else.
    pub(super) fn has_plain_laps(&self) -> bool {
        self.passing == Passing::Stay && self.lap == Lap::OriginIncluded && self.direction == Direction::CounterClockwise
    }

    /// Whether nothing but the end of a lap is looked at while laps run.
    pub(super) fn is_plain(&self) -> bool {
        self.passing == Passing::Stay
            && self.marks == Marks::None
            && self.lap == Lap::OriginIncluded
            && !matches!(self.capture, Capture::Opposite { crossing: Crossing::Needed, .. })
    }
}

/// What a sowing changes, to put it back. Field by field: a copy of the whole position would wait for what was written to it just before.
pub(super) struct Undo {
    counts: Counts,
    marked: u32,
    captured: BySide<u8>,
    unplayed: u32,
    first: BySide<bool>,
    quiet: u16,
}

impl Undo {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let &Position { counts, marked, captured, unplayed, first, quiet, .. } = position;
        Self { counts, marked, captured, unplayed, first, quiet }
    }

    pub(super) fn put_back(self, position: &mut Position) {
        let Self { counts, marked, captured, unplayed, first, quiet } = self;
        position.counts = counts;
        position.marked = marked;
        position.captured = captured;
        position.unplayed = unplayed;
        position.first = first;
        position.quiet = quiet;
    }
}

/// What a sowing knows while it runs.
struct Sower {
    side: Side,
    own: u32,
    row: usize,
    crossed: bool,
}

impl Sower {
    fn pit(&self, index: usize) -> Pit {
        Pit::at_ring(index, self.row)
    }

    #[inline]
    fn among(&self, index: usize, rows: Rows) -> bool {
        let own = self.own >> index & 1 == 1;
        match rows {
            Rows::Either => true,
            Rows::Own => own,
            Rows::Enemy => !own,
        }
    }

    #[inline]
    fn makes(&self, counts: &Counts, index: usize, making: Making) -> bool {
        making.numbers.contain(counts.0[index]) && self.among(index, making.rows)
    }
}

impl Rules {
    /// Sows `seeds` from `origin` and captures. Says whether anything was captured; an error is an endless sowing, which leaves the position as
    /// it was. Updates everything but the turn.
    pub(super) fn sow<O: Observer>(
        &self,
        position: &mut Position,
        side: Side,
        origin: usize,
        seeds: u8,
        observer: &mut O,
    ) -> Result<bool, Refusal> {
        let captures_off = self.captures_off(position, side);
        let mut sower = Sower { side, own: position.owned(side), row: position.row(), crossed: false };
        let undo = Undo::of(position);
        position.note_sowing(side, origin);

        observer.step(Step::Lift { pit: sower.pit(origin), seeds });
        let ran = if self.plain {
            self.run::<O, true>(position, &mut sower, origin, seeds, captures_off, observer)
        } else {
            self.run::<O, false>(position, &mut sower, origin, seeds, captures_off, observer)
        };
        let Ran { landing, why, mut captured } = match ran {
            Ok(ran) => ran,
            Err(refusal) => {
                undo.put_back(position);
                return Err(refusal);
            }
        };
        // The capture comes before the stop where it is the reason for it.
        if why != StopReason::Captured {
            observer.step(Step::Stop { pit: sower.pit(landing), why });
        }
        captured |= !captures_off && self.capture(position, &sower, landing, observer);
        if why == StopReason::Captured {
            observer.step(Step::Stop { pit: sower.pit(landing), why });
        }
        if captured {
            position.quiet = 0;
        }
        Ok(captured)
    }

    /// Laps until the sowing stops. `PLAIN` where nothing but the end of a lap is looked at: then a lap is all that happens.
    #[inline]
    fn run<O: Observer, const PLAIN: bool>(
        &self,
        position: &mut Position,
        sower: &mut Sower,
        origin: usize,
        seeds: u8,
        captures_off: bool,
        observer: &mut O,
    ) -> Result<Ran, Refusal> {
        let whole = self.ruleset.lift == Lift::All;
        let mut anchor = Anchor { counts: position.counts, pit: if whole { origin } else { NOWHERE }, lap: 0 };
        let (mut from, mut lifted, mut lap, mut captured) = (origin, seeds, 0, false);
        loop {
            if !PLAIN {
                self.clear_mark(position, sower, from, observer);
            }
            let landing = if PLAIN || self.ruleset.passing == Passing::Stay {
                self.lap::<O, PLAIN>(position, sower, from, lifted, observer)
            } else {
                let (landing, taken) = self.lap_with_captures(position, sower, from, lifted, captures_off, observer);
                captured |= taken;
                if taken {
                    // What is gone from the board cannot come back: the sowing can only return to a later state.
                    anchor.pit = NOWHERE;
                }
                landing
            };
            lap += 1;
            observer.step(Step::LapEnd { pit: sower.pit(landing), lap });
            if let Some(why) = self.stop_reason(position, sower, landing, captures_off) {
                return Ok(Ran { landing, why, captured });
            }
            if anchor.pit == landing && anchor.counts == position.counts {
                return Err(Refusal::Endless { laps: lap - anchor.lap });
            }
            if anchor.pit == NOWHERE || !PLAIN && self.ruleset.lap == Lap::OriginSkipped && lap.is_power_of_two() {
                anchor = Anchor { counts: position.counts, pit: landing, lap };
            }
            if lap >= self.lap_cap {
                return Err(Refusal::LapCap { laps: lap });
            }
            from = landing;
            lifted = position.counts.0[landing];
            observer.step(Step::Relay { pit: sower.pit(landing), seeds: lifted });
        }
    }

    /// Where the first lap of a sowing would end, and how many seeds that pit would then hold.
    pub(super) fn first_lap(&self, position: &Position, side: Side, pit: usize, seeds: u8) -> (usize, u8) {
        if self.ruleset.passing == Passing::Stay
            && let Some(landing) = self.laps.short_landing(pit, seeds)
        {
            return (landing, position.counts.0[landing] + 1);
        }
        let captures_off = self.captures_off(position, side);
        let mut position = *position;
        let landing = if self.ruleset.passing == Passing::Stay {
            self.laps.sow(&mut position.counts, pit, seeds)
        } else {
            let mut sower = Sower { side, own: position.owned(side), row: position.row(), crossed: false };
            self.lap_with_captures(&mut position, &mut sower, pit, seeds, captures_off, &mut ()).0
        };
        (landing, position.counts.0[landing])
    }

    /// One lap, seed by seed for an observer and at once otherwise.
    #[inline]
    fn lap<O: Observer, const PLAIN: bool>(
        &self,
        position: &mut Position,
        sower: &mut Sower,
        from: usize,
        seeds: u8,
        observer: &mut O,
    ) -> usize {
        if O::WATCHES {
            for index in self.laps.drops(from, seeds) {
                observer.step(Step::Drop { pit: sower.pit(index), origin: index == from });
            }
        }
        if !PLAIN
            && let Capture::Opposite { crossing: Crossing::Needed, .. } = self.ruleset.capture
            && !sower.crossed
        {
            sower.crossed = self.laps.drops(from, seeds).any(|index| !sower.among(index, Rows::Own));
        }
        self.laps.sow(&mut position.counts, from, seeds)
    }

    /// One lap in which groups made in passing are captured. Says where it ends and whether anything was taken.
    fn lap_with_captures<O: Observer>(
        &self,
        position: &mut Position,
        sower: &mut Sower,
        from: usize,
        seeds: u8,
        captures_off: bool,
        observer: &mut O,
    ) -> (usize, bool) {
        let mut landing = from;
        let mut taken = false;
        position.counts.0[from] -= seeds;
        for (i, index) in self.laps.drops(from, seeds).enumerate() {
            position.counts.0[index] += 1;
            observer.step(Step::Drop { pit: sower.pit(index), origin: index == from });
            sower.crossed |= !sower.among(index, Rows::Own);
            landing = index;
            let (making, to) = match self.ruleset.passing {
                Passing::Stay => continue,
                Passing::ToMover { making } => (making, sower.side),
                Passing::ToOwner { making } => (making, if sower.among(index, Rows::Own) { sower.side } else { sower.side.opponent() }),
            };
            // The last seed is not in passing.
            if !captures_off && i + 1 < usize::from(seeds) && sower.makes(&position.counts, index, making) {
                let to = if self.ruleset.captured == Captured::ToCaptor { Some(to) } else { None };
                let seeds = position.counts.take(index);
                position.captured_by(to, seeds);
                observer.step(Step::Passing { pit: sower.pit(index), seeds, to });
                taken = true;
            }
        }
        (landing, taken)
    }

    fn clear_mark<O: Observer>(&self, position: &mut Position, sower: &Sower, index: usize, observer: &mut O) {
        let Marks::ClearedByLifting { by } = self.ruleset.marks else { return };
        let clears = by == Lifter::Any || sower.among(index, Rows::Own);
        if clears && position.marked >> index & 1 == 1 {
            position.marked &= !(1 << index);
            observer.step(Step::Unmark { pit: sower.pit(index) });
        }
    }

    /// Why the sowing stops after a lap that ended in `landing`; none when it goes on.
    #[inline]
    fn stop_reason(&self, position: &Position, sower: &Sower, landing: usize, captures_off: bool) -> Option<StopReason> {
        if let Capture::Landing { making, .. } = self.ruleset.capture
            && !captures_off
            && sower.makes(&position.counts, landing, making)
        {
            return Some(StopReason::Captured);
        }
        if self.ruleset.relay == Relay::None {
            return Some(StopReason::OneLap);
        }
        // One seed now: the pit held nothing just before, whatever it held when the move began.
        if position.counts.0[landing] == 1 {
            return Some(StopReason::Empty);
        }
        self.ruleset.stop_making.filter(|&making| sower.makes(&position.counts, landing, making)).map(|_| StopReason::Making)
    }

    /// Takes what the landing captures and says whether that was anything.
    #[inline]
    fn capture<O: Observer>(&self, position: &mut Position, sower: &Sower, landing: usize, observer: &mut O) -> bool {
        match self.ruleset.capture {
            Capture::Landing { making, chain } => {
                if !sower.makes(&position.counts, landing, making) {
                    return false;
                }
                let run = match chain {
                    Behind::None => 0,
                    Behind::Run | Behind::RunButNotAll => self.run_behind(position, sower, landing, making),
                };
                if chain == Behind::RunButNotAll && self.takes_all(position, sower, landing, run) {
                    return false;
                }
                self.take(position, sower, landing, false, observer);
                let mut index = landing;
                for _ in 0..run {
                    index = self.laps.previous(index);
                    self.take(position, sower, index, true, observer);
                }
                true
            }
            Capture::Opposite { landing: rows, capturing_seed, crossing, bonus } => {
                if position.counts.0[landing] != 1 || !sower.among(landing, rows) || crossing == Crossing::Needed && !sower.crossed {
                    return false;
                }
                self.capture_opposite(position, sower, landing, capturing_seed, bonus, observer)
            }
            Capture::Ahead { holding, empty } => {
                let mut captured = false;
                let mut index = self.laps.next(landing);
                while index != landing {
                    if sower.makes(&position.counts, index, holding) {
                        self.take(position, sower, index, captured, observer);
                        captured = true;
                    } else if position.counts.0[index] != 0 || empty == EmptyPit::Stops {
                        break;
                    }
                    index = self.laps.next(index);
                }
                captured
            }
        }
    }

    /// How many pits before the landing pit follow it in capture.
    fn run_behind(&self, position: &Position, sower: &Sower, landing: usize, making: Making) -> usize {
        let mut index = self.laps.previous(landing);
        let mut run = 0;
        while index != landing && sower.makes(&position.counts, index, making) {
            index = self.laps.previous(index);
            run += 1;
        }
        run
    }

    /// Whether the landing pit and `run` pits before it hold all of the opponent's seeds.
    fn takes_all(&self, position: &Position, sower: &Sower, landing: usize, run: usize) -> bool {
        let mut taken = 1 << landing;
        let mut index = landing;
        for _ in 0..run {
            index = self.laps.previous(index);
            taken |= 1 << index;
        }
        let theirs = position.owned(sower.side.opponent()) & position.counts.at_least(1);
        theirs & !taken == 0
    }

    fn capture_opposite<O: Observer>(
        &self,
        position: &mut Position,
        sower: &Sower,
        landing: usize,
        capturing_seed: CapturingSeed,
        bonus: Option<Bonus>,
        observer: &mut O,
    ) -> bool {
        let ring = 2 * sower.row;
        let opposite = ring - 1 - landing;
        let to = self.heir_of_captures(sower);
        let can_be_taken = |position: &Position, index: usize| position.counts.0[index] > 0 && position.marked >> index & 1 == 0;
        let taken = can_be_taken(position, opposite);
        if !taken && position.counts.0[opposite] > 0 {
            observer.step(Step::Spared { pit: sower.pit(opposite) });
        }
        // To the right of the pit opposite, as the mover sees it, is down the ring from either chair.
        let leftmost = landing == if sower.side == Side::South { 0 } else { sower.row };
        let run = bonus.filter(|bonus| leftmost && (taken || bonus.needs == BonusNeeds::Landing)).map_or(0, |bonus| {
            let most = usize::from(bonus.pits).min(sower.row - 1);
            let whole = (1..=most).take_while(|&i| can_be_taken(position, opposite - i)).count();
            if bonus.broken == BrokenRun::AllOrNone && whole < usize::from(bonus.pits) { 0 } else { whole }
        });
        if taken {
            self.take(position, sower, opposite, false, observer);
        }
        if (taken || run > 0) && capturing_seed == CapturingSeed::GoesAlong {
            position.counts.take(landing);
            position.captured_by(to, 1);
            observer.step(Step::CapturingSeed { pit: sower.pit(landing), to });
        }
        for index in (1..=run).map(|i| opposite - i) {
            let seeds = position.counts.take(index);
            position.captured_by(to, seeds);
            observer.step(Step::Bonus { pit: sower.pit(index), seeds, to });
        }
        taken || run > 0
    }

    /// Captures one pit.
    #[inline]
    fn take<O: Observer>(&self, position: &mut Position, sower: &Sower, index: usize, chained: bool, observer: &mut O) {
        let to = self.heir_of_captures(sower);
        let seeds = position.counts.take(index);
        position.captured_by(to, seeds);
        observer.step(Step::Capture { pit: sower.pit(index), seeds, to, chained });
    }

    fn heir_of_captures(&self, sower: &Sower) -> Option<Side> {
        match self.ruleset.captured {
            Captured::ToCaptor => Some(sower.side),
            Captured::OutOfPlay => None,
        }
    }
}

impl Position {
    /// Counts a sowing from `origin` as made.
    #[inline]
    pub(super) fn note_sowing(&mut self, side: Side, origin: usize) {
        self.unplayed &= !(1 << origin);
        self.first[side] = false;
        self.quiet = self.quiet.saturating_add(1);
    }

    #[inline]
    fn captured_by(&mut self, to: Option<Side>, seeds: u8) {
        if let Some(side) = to {
            self.captured[side] += seeds;
        }
    }
}
