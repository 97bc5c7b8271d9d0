//! Seeds in the pits, as bytes in ring order, and what one lap adds to them.

use wide::u8x16;

use crate::pit::MAX_ROW;
use crate::ruleset::{Direction, Lap};

/// Room for the longest ring, filled up to a whole vector.
pub(crate) const LANES: usize = 32;
const _: () = assert!(2 * MAX_ROW <= LANES && LANES <= u32::BITS as usize);
/// Seeds in one vector.
const HALF: usize = LANES / 2;

/// The seeds of every pit in ring order; what lies beyond the ring is always zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(32))]
pub(crate) struct Counts(pub(crate) [u8; LANES]);

impl Counts {
    pub(crate) const EMPTY: Self = Self([0; LANES]);

    /// Adds pit by pit. Seeds never exceed 255 in all, which [`crate::Rules::new`] and set-ups see to, so no pit overflows.
    #[inline]
    fn add(&mut self, other: &Self) {
        let ([a, b], [c, d]) = (self.halves(), other.halves());
        self.0[..HALF].copy_from_slice(&(a + c).to_array());
        self.0[HALF..].copy_from_slice(&(b + d).to_array());
    }

    #[inline]
    fn halves(&self) -> [u8x16; 2] {
        let (mut low, mut high) = ([0; HALF], [0; HALF]);
        low.copy_from_slice(&self.0[..HALF]);
        high.copy_from_slice(&self.0[HALF..]);
        [u8x16::new(low), u8x16::new(high)]
    }

    /// Empties a pit and says what it held. By vector, as everything that changes seeds in play: a byte written just before a vector is
    /// read of the same place would have to reach memory first.
    #[inline]
    pub(crate) fn take(&mut self, index: usize) -> u8 {
        let taken = self.0[index];
        let ([a, b], [c, d]) = (self.halves(), KEEP[index].halves());
        self.0[..HALF].copy_from_slice(&(a & c).to_array());
        self.0[HALF..].copy_from_slice(&(b & d).to_array());
        taken
    }

    /// The pits that hold at least `least` seeds, as bits in ring order.
    #[inline]
    pub(crate) fn at_least(&self, least: u8) -> u32 {
        let least = u8x16::splat(least);
        let [low, high] = self.halves().map(|half| half.max(least).simd_eq(half).to_bitmask());
        low | high << HALF
    }

    /// All seeds in the pits of `mask`.
    pub(crate) fn sum(&self, mask: u32) -> u32 {
        bits(mask).map(|i| u32::from(self.0[i])).sum()
    }

    /// All seeds on the board.
    #[inline]
    pub(crate) fn total(&self) -> u32 {
        let [low, high] = self.halves().map(|half| u32::from(half.reduce_add()));
        low + high
    }
}

/// All ones but for one place each.
static KEEP: [Counts; LANES] = {
    let mut keep = [Counts([u8::MAX; LANES]); LANES];
    let mut i = 0;
    while i < LANES {
        keep[i].0[i] = 0;
        i += 1;
    }
    keep
};

/// The places of the bits set, lowest first.
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (mask != 0).then(|| {
            let i = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            i
        })
    })
}

/// What a lap of any length from any pit does to the board, and where it ends: a table of laps shorter than the ring; longer ones add whole
/// rounds. What is lifted is in the table too, as a number that wraps round to a subtraction.
#[derive(Clone, Debug)]
pub(crate) struct Laps {
    ring: usize,
    step: usize,
    lap: Lap,
    /// Seeds in one whole round: the pits of the ring, or one fewer where the origin is skipped.
    round: u8,
    /// `part[p][n]`: one seed in each of the `n` pits after `p`, and `n` fewer in `p`.
    part: Box<[[Counts; LANES]; LANES]>,
    /// `whole[p]`: one whole round from `p`, with what it takes from there.
    whole: [Counts; LANES],
    land: [[u8; LANES]; LANES],
}

impl Laps {
    pub(crate) fn new(row: usize, direction: Direction, lap: Lap) -> Self {
        let ring = 2 * row;
        let step = match direction {
            Direction::CounterClockwise => 1,
            Direction::Clockwise => ring - 1,
        };
        let round = match lap {
            Lap::OriginIncluded => ring,
            Lap::OriginSkipped => ring - 1,
        };
        let mut part = Box::new([[Counts::EMPTY; LANES]; LANES]);
        let mut whole = [Counts::EMPTY; LANES];
        let mut land = [[0; LANES]; LANES];
        for origin in 0..ring {
            let mut board = Counts::EMPTY;
            let mut pit = origin;
            for n in 1..round {
                pit = (pit + step) % ring;
                board.0[pit] = 1;
                part[origin][n] = board;
                part[origin][n].0[origin] = (n as u8).wrapping_neg();
                land[origin][n] = pit as u8;
            }
            pit = (pit + step) % ring;
            board.0[pit] = 1;
            board.0[origin] = board.0[origin].wrapping_sub(round as u8);
            whole[origin] = board;
            // A whole number of rounds ends where one round does.
            land[origin][0] = pit as u8;
        }
        Self { ring, step, lap, round: round as u8, part, whole, land }
    }

    /// The pit after `pit` in sowing direction.
    #[inline]
    pub(crate) fn next(&self, pit: usize) -> usize {
        let next = pit + self.step;
        if next >= self.ring { next - self.ring } else { next }
    }

    /// The pit before `pit` in sowing direction.
    #[inline]
    pub(crate) fn previous(&self, pit: usize) -> usize {
        let previous = pit + self.ring - self.step;
        if previous >= self.ring { previous - self.ring } else { previous }
    }

    /// Lifts `seeds` (at least one, and no more than there are) from `origin`, sows them, and says where the last one falls.
    #[inline]
    pub(crate) fn sow(&self, board: &mut Counts, origin: usize, seeds: u8) -> usize {
        // Places are below LANES; saying so spares asking.
        let origin = origin % LANES;
        let mut rest = seeds;
        if rest >= self.round {
            let rounds = rest / self.round;
            rest %= self.round;
            for _ in 0..rounds {
                board.add(&self.whole[origin]);
            }
        }
        let rest = usize::from(rest) % LANES;
        board.add(&self.part[origin][rest]);
        usize::from(self.land[origin][rest]) % LANES
    }

    /// Where a lap ends that is shorter than a round, and so drops one seed a pit at the most.
    #[inline]
    pub(crate) fn short_landing(&self, origin: usize, seeds: u8) -> Option<usize> {
        (seeds < self.round).then(|| usize::from(self.land[origin % LANES][usize::from(seeds) % LANES]))
    }

    /// The pits in which such a lap drops its seeds one by one, in order.
    pub(crate) fn drops(&self, origin: usize, seeds: u8) -> impl Iterator<Item = usize> + '_ {
        let mut pit = origin;
        (0..seeds).map(move |_| {
            pit = self.next(pit);
            if pit == origin && self.lap == Lap::OriginSkipped {
                pit = self.next(pit);
            }
            pit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lap_by_table_is_the_lap_seed_by_seed() {
        for row in [1, 2, 5, 6, 10, 12] {
            for direction in [Direction::CounterClockwise, Direction::Clockwise] {
                for lap in [Lap::OriginIncluded, Lap::OriginSkipped] {
                    if row == 1 && lap == Lap::OriginSkipped {
                        continue;
                    }
                    let laps = Laps::new(row, direction, lap);
                    for origin in 0..2 * row {
                        for seeds in 1..=200 {
                            let mut fast = Counts::EMPTY;
                            fast.0[origin] = 210;
                            let landing = laps.sow(&mut fast, origin, seeds);
                            let mut slow = Counts::EMPTY;
                            slow.0[origin] = 210 - seeds;
                            let mut last = origin;
                            for pit in laps.drops(origin, seeds) {
                                slow.0[pit] += 1;
                                last = pit;
                            }
                            assert_eq!((fast, landing), (slow, last), "{row} {direction:?} {lap:?} {origin} {seeds}");
                        }
                    }
                }
            }
        }
    }
}
