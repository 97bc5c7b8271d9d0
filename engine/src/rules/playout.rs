//! Games played out at random, without looking at what is not needed: a sowing is only tried when it is drawn.

use crate::outcome::{Ending, Outcome};
use crate::player::{Chance, scatter};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::{FirstLap, Lift};
use crate::side::Side;
use crate::simulation::Counted;
use crate::trace::{Observer, Step};

use super::{MOST_BITS, Rules};
use crate::counts::{LANES, bits};

/// Counts what is counted of a game, and does not make laps be taken apart.
#[derive(Default)]
struct Count {
    passes: u32,
    ending: Option<Ending>,
}

impl Observer for Count {
    const WATCHES: bool = false;

    #[inline]
    fn step(&mut self, step: Step) {
        match step {
            Step::Pass { .. } => self.passes += 1,
            Step::End { why, .. } => self.ending = Some(why),
            _ => {}
        }
    }
}

/// What came of drawing a sowing.
enum Drawn {
    Sown,
    /// There was none, or only endless ones.
    Nothing {
        endless: bool,
    },
}

/// The most sowings that a player can choose among: one for each of his seeds.
const MOST: usize = u8::MAX as usize;

impl Rules {
    /// Plays random moves to the end, each legal sowing equally likely. Allocates nothing.
    #[must_use]
    pub fn playout(&self, start: Position, chance: &mut Chance) -> Counted {
        let mut position = start;
        let mut count = Count::default();
        let mut sowings = 0;
        let mut passed = false;
        while let Some(side) = position.turn {
            if let Some((least, most)) = self.redistribution(&position) {
                let redistribution = scatter(&position, least, most, chance);
                self.redistribute(&mut position, side, &redistribution, &mut count);
                passed = false;
            } else {
                match self.sow_at_random(&mut position, side, chance, &mut count) {
                    Drawn::Sown => {
                        sowings += 1;
                        passed = false;
                    }
                    Drawn::Nothing { endless } => {
                        if !self.pass(&mut position, side, endless, passed, &mut count) {
                            position.turn = Some(side.opponent());
                        }
                        passed = true;
                    }
                }
            }
        }
        self.counted(&position, sowings, count.passes, count.ending.unwrap_or(Ending::NoMove))
    }

    /// Draws sowings until one is legal and plays it.
    #[inline]
    fn sow_at_random(&self, position: &mut Position, side: Side, chance: &mut Chance, count: &mut Count) -> Drawn {
        let mut endless = false;
        if self.ruleset.lift != Lift::AnyNumber && self.ruleset.first_lap == FirstLap::Free {
            let mut pits = self.sowable(position, side);
            while pits != 0 {
                let pit = chance.bit(pits);
                let seeds = position.counts.0[pit] - u8::from(self.ruleset.lift == Lift::AllButOne);
                match self.sow_turn::<Count, true>(position, pit, seeds, count) {
                    Ok(()) => return Drawn::Sown,
                    Err(refusal) => endless |= refusal != Refusal::MustFeed,
                }
                pits &= !(1 << pit);
            }
            return Drawn::Nothing { endless };
        }
        self.sow_part_at_random(position, side, chance, count)
    }

    /// The same where a pit may be sown in more than one way, or where the first lap is restricted.
    #[inline(never)]
    fn sow_part_at_random(&self, position: &mut Position, side: Side, chance: &mut Chance, count: &mut Count) -> Drawn {
        let mut endless = false;
        if self.ruleset.lift == Lift::AnyNumber {
            // The numbers that may be lifted from each pit as bits; drawn and, where it does not stop, struck out.
            let mut lifts = [0_u64; LANES];
            let mut left = 0;
            let pits = self.sowable(position, side);
            if bits(pits).all(|pit| position.counts.0[pit] <= MOST_BITS) {
                for pit in bits(pits) {
                    lifts[pit] = self.lifts(position, side, pit, position.counts.0[pit]);
                    left += lifts[pit].count_ones() as usize;
                }
                while left > 0 {
                    let (pit, seeds) = nth(&lifts, pits, chance.below(left));
                    match self.sow_turn::<Count, true>(position, pit, seeds, count) {
                        Ok(()) => return Drawn::Sown,
                        Err(refusal) => endless |= refusal != Refusal::MustFeed,
                    }
                    lifts[pit] &= !(1 << (seeds - 1));
                    left -= 1;
                }
                return Drawn::Nothing { endless };
            }
        }
        let mut candidates = [(0, 0); MOST];
        let mut left = self.candidates(position, &mut candidates);
        while left > 0 {
            let drawn = chance.below(left);
            let (pit, seeds) = candidates[drawn];
            match self.sow_turn::<Count, true>(position, usize::from(pit), seeds, count) {
                Ok(()) => return Drawn::Sown,
                Err(refusal) => endless |= refusal != Refusal::MustFeed,
            }
            candidates.copy_within(drawn + 1..left, drawn);
            left -= 1;
        }
        Drawn::Nothing { endless }
    }

    /// Writes down the sowings that are legal but for being endless, as pit and seeds, and says how many there are.
    fn candidates(&self, position: &Position, candidates: &mut [(u8, u8); MOST]) -> usize {
        let mut found = 0;
        self.each_candidate(position, |pit, seeds| {
            candidates[found] = (pit as u8, seeds);
            found += 1;
        });
        found
    }

    /// What a finished game counts.
    #[must_use]
    pub fn counted(&self, end: &Position, sowings: u32, passes: u32, ending: Ending) -> Counted {
        let captured = end.captured();
        Counted {
            winner: self.outcome(end).and_then(Outcome::winner),
            sowings,
            passes,
            ending,
            margin: u32::from(captured.south.abs_diff(captured.north)),
        }
    }
}

/// The bit number `n` of all the words of `pits`, as pit and number of seeds.
#[inline]
fn nth(lifts: &[u64; LANES], pits: u32, mut n: usize) -> (usize, u8) {
    for pit in bits(pits) {
        let here = lifts[pit].count_ones() as usize;
        if n < here {
            let mut rest = lifts[pit];
            for _ in 0..n {
                rest &= rest - 1;
            }
            return (pit, rest.trailing_zeros() as u8 + 1);
        }
        n -= here;
    }
    unreachable!("n is below the number of bits")
}

impl Chance {
    /// One of the bits set, each equally likely.
    #[inline]
    pub(crate) fn bit(&mut self, mask: u32) -> usize {
        let mut rest = mask;
        for _ in 0..self.below(mask.count_ones() as usize) {
            rest &= rest - 1;
        }
        rest.trailing_zeros() as usize
    }
}
