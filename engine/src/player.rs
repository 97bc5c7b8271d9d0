//! Computer players that need no search, and games played out by them.

use core::fmt;
use core::str::FromStr;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::moves::{Move, Redistribution};
use crate::pit::{MAX_ROW, Pit};
use crate::position::Position;
use crate::rules::Rules;

/// How a computer player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal move, each equally likely.
    Random,
    /// The move after which it is furthest ahead at once (see [`Rules::lead`]); any of them where several are.
    Greedy,
}

impl Player {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name in URLs and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The move it makes; none when the game is over. The same generator state gives the same move everywhere.
    pub fn choose(self, rules: &Rules, position: &Position, chance: &mut Chance) -> Option<Move> {
        if let Some((least, most)) = rules.redistribution(position) {
            return Some(Move::Redistribute(scatter(position, least, most, chance)));
        }
        if self == Self::Random {
            // As a playout does: what is drawn and found to be endless is put aside.
            let mut moves = rules.candidate_moves(position);
            while !moves.is_empty() {
                let mv = moves.remove(chance.below(moves.len()));
                if rules.refusal(position, mv).is_none() {
                    return Some(mv);
                }
            }
            return None;
        }
        let mut moves = rules.legal(position);
        if self == Self::Greedy
            && let Some(side) = position.turn()
        {
            let leads: Vec<_> = moves.iter().map(|&mv| rules.play(position, mv).map_or(i32::MIN, |next| rules.lead(&next, side))).collect();
            let best = leads.iter().copied().max();
            let mut leads = leads.into_iter();
            moves.retain(|_| leads.next() == best);
        }
        chance.pick(&moves).copied()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlayerError;

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a computer player is random or greedy")
    }
}

impl core::error::Error for ParsePlayerError {}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        Self::ALL.into_iter().find(|player| player.id() == text).ok_or(ParsePlayerError)
    }
}

/// A redistribution drawn at random: pits to empty, then a pit for every seed.
pub(crate) fn scatter(position: &Position, least: u8, most: u8, chance: &mut Chance) -> Redistribution {
    let row = position.row();
    let mut own = [0; 2 * MAX_ROW];
    let mut left = 0;
    for (index, pit) in position.pits().enumerate() {
        if Some(position.owner(pit)) == position.turn() && position.seeds(pit) > 0 {
            own[left] = index;
            left += 1;
        }
    }
    let mut redistribution = Redistribution::new();
    for _ in 0..usize::from(least) + chance.below(usize::from(most - least) + 1) {
        let drawn = chance.below(left);
        let pit = Pit::at_ring(own[drawn], row);
        left -= 1;
        own[drawn] = own[left];
        redistribution.set_emptied(pit, true);
        for _ in 0..position.seeds(pit) {
            let to = Pit::at_ring(chance.below(2 * row), row);
            redistribution.set_placed(to, redistribution.placed_in(to) + 1);
        }
    }
    redistribution
}

/// A source of chance whose draws are the same on every machine.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// A source for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `n`, each equally likely up to one part in 2^32 / n; 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// One of them, each equally likely; none of none.
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(among.len()))
    }
}
