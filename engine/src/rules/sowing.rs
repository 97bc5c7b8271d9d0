//! One sowing from lift to capture: laps, relays, the test for endlessness, and what is taken at the end.

use crate::counts::Counts;
use crate::pit::Pit;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::*;
use crate::side::Side;
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
    /// Sows `seeds` from `origin` and captures. Says whether anything was captured; an error is an endless sowing, which leaves the position
    /// in the middle of it. Updates everything but the turn.
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
        position.unplayed &= !(1 << origin);
        position.first[side] = false;
        position.quiet = position.quiet.saturating_add(1);

        let mut anchor = (self.ruleset.lift == Lift::All).then_some(Anchor { counts: position.counts, pit: origin, lap: 0 });
        observer.step(Step::Lift { pit: sower.pit(origin), seeds });
        let mut from = origin;
        let mut lifted = seeds;
        let mut lap = 0;
        let mut captured = false;
        let (landing, why) = loop {
            position.counts.0[from] -= lifted;
            self.clear_mark(position, &sower, from, observer);
            let landing = if self.ruleset.passing == Passing::Stay {
                self.lap(position, &mut sower, from, lifted, observer)
            } else {
                let (landing, taken) = self.lap_with_captures(position, &mut sower, from, lifted, captures_off, observer);
                captured |= taken;
                if taken {
                    // What is gone from the board cannot come back: the sowing can only return to a later state.
                    anchor = None;
                }
                landing
            };
            lap += 1;
            observer.step(Step::LapEnd { pit: sower.pit(landing), lap });
            let held = position.counts.0[landing];
            if let Some(why) = self.stop_reason(position, &sower, landing, captures_off) {
                break (landing, why);
            }
            match &mut anchor {
                Some(anchor) if anchor.pit == landing && anchor.counts == position.counts => {
                    return Err(Refusal::Endless { laps: lap - anchor.lap });
                }
                None => anchor = Some(Anchor { counts: position.counts, pit: landing, lap }),
                Some(anchor) if self.ruleset.lap == Lap::OriginSkipped && lap.is_power_of_two() => {
                    *anchor = Anchor { counts: position.counts, pit: landing, lap };
                }
                Some(_) => {}
            }
            if lap >= self.lap_cap {
                return Err(Refusal::LapCap { laps: lap });
            }
            observer.step(Step::Relay { pit: sower.pit(landing), seeds: held });
            from = landing;
            lifted = held;
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

    /// Where the first lap of a sowing would end, and how many seeds that pit would then hold.
    pub(super) fn first_lap(&self, position: &Position, side: Side, pit: usize, seeds: u8) -> (usize, u8) {
        let captures_off = self.captures_off(position, side);
        let mut position = *position;
        position.counts.0[pit] -= seeds;
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
    fn lap<O: Observer>(&self, position: &mut Position, sower: &mut Sower, from: usize, seeds: u8, observer: &mut O) -> usize {
        if O::WATCHES {
            for index in self.laps.drops(from, seeds) {
                observer.step(Step::Drop { pit: sower.pit(index), origin: index == from });
            }
        }
        if let Capture::Opposite { crossing: Crossing::Needed, .. } = self.ruleset.capture
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
                let seeds = core::mem::take(&mut position.counts.0[index]);
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
            position.counts.0[landing] = 0;
            position.captured_by(to, 1);
            observer.step(Step::CapturingSeed { pit: sower.pit(landing), to });
        }
        for index in (1..=run).map(|i| opposite - i) {
            let seeds = core::mem::take(&mut position.counts.0[index]);
            position.captured_by(to, seeds);
            observer.step(Step::Bonus { pit: sower.pit(index), seeds, to });
        }
        taken || run > 0
    }

    /// Captures one pit.
    #[inline]
    fn take<O: Observer>(&self, position: &mut Position, sower: &Sower, index: usize, chained: bool, observer: &mut O) {
        let to = self.heir_of_captures(sower);
        let seeds = core::mem::take(&mut position.counts.0[index]);
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
    #[inline]
    fn captured_by(&mut self, to: Option<Side>, seeds: u8) {
        if let Some(side) = to {
            self.captured[side] += seeds;
        }
    }
}
