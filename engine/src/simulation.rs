//! Many games at once, counted. What is counted can be added up across threads and machines and does not depend on either.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::outcome::Ending;
use crate::player::{Chance, Player};
use crate::rules::Rules;
use crate::side::{BySide, Side};

/// What games came to. Two of them added up are what all their games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games won by each side.
    pub won: BySide<u64>,
    /// Games drawn.
    pub drawn: u64,
    /// Sowings in all.
    pub sowings: u64,
    /// Passes in all.
    pub passes: u64,
    /// Games by what ended them, by [`Ending::id`].
    pub endings: BTreeMap<String, u64>,
    /// Games by their number of sowings.
    pub lengths: BTreeMap<u32, u64>,
    /// Games by how many more seeds the winner has captured.
    pub margins: BTreeMap<u32, u64>,
}

/// One game as far as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Who won; none where it was drawn.
    pub winner: Option<Side>,
    /// Sowings.
    pub sowings: u32,
    /// Passes.
    pub passes: u32,
    /// What ended it.
    pub ending: Ending,
    /// How many more seeds the winner has captured.
    pub margin: u32,
}

impl Tally {
    /// Counts a game.
    pub fn count(&mut self, game: Counted) {
        self.games += 1;
        match game.winner {
            Some(side) => self.won[side] += 1,
            None => self.drawn += 1,
        }
        self.sowings += u64::from(game.sowings);
        self.passes += u64::from(game.passes);
        *self.endings.entry(game.ending.id().to_owned()).or_default() += 1;
        *self.lengths.entry(game.sowings).or_default() += 1;
        *self.margins.entry(game.margin).or_default() += 1;
    }

    /// Adds the games of another.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.won.south += other.won.south;
        self.won.north += other.won.north;
        self.drawn += other.drawn;
        self.sowings += other.sowings;
        self.passes += other.passes;
        for (ending, games) in &other.endings {
            *self.endings.entry(ending.clone()).or_default() += games;
        }
        for (length, games) in &other.lengths {
            *self.lengths.entry(*length).or_default() += games;
        }
        for (margin, games) in &other.margins {
            *self.margins.entry(*margin).or_default() += games;
        }
    }

    /// The length below which that share of the games stays, 0 to 1; none of no games.
    #[must_use]
    pub fn length_at(&self, share: f64) -> Option<u32> {
        let wanted = (share * self.games as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.lengths.iter().find_map(|(&length, &games)| {
            seen += games;
            (seen >= wanted).then_some(length)
        })
    }
}

/// How games are to be played.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Who plays South and North.
    pub players: BySide<Player>,
    /// What chance begins with. Game number `i` of a seed is the same game on every machine.
    pub seed: u64,
    /// How many games.
    pub games: u64,
}

/// So many games are taken at a time.
const CHUNK: u64 = 64;

/// Plays games on so many threads and counts them. `progress` hears how many have been played since it was told last.
///
/// The result is the same for the same plan, whatever the number of threads.
pub fn simulate(plan: Plan<'_>, threads: NonZeroUsize, progress: impl Fn(u64) + Sync) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let from = next.fetch_add(CHUNK, Ordering::Relaxed);
            if from >= plan.games {
                return tally;
            }
            let to = (from + CHUNK).min(plan.games);
            (from..to).for_each(|i| tally.count(plan.game(i)));
            progress(to - from);
        }
    };
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        all.add(&work());
        for other in others {
            match other.join() {
                Ok(tally) => all.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all
}

impl Plan<'_> {
    /// Plays game number `i`.
    #[must_use]
    pub fn game(&self, i: u64) -> Counted {
        // Numbers of games and seeds are spread apart before they are mixed, so that no two games share their chance.
        let mut chance = Chance::new(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(i));
        if self.players == BySide::new(Player::Random, Player::Random) {
            return self.rules.playout(self.rules.start(), &mut chance);
        }
        let mut position = self.rules.start();
        let (mut sowings, mut passes) = (0, 0);
        let mut ending = Ending::NoMove;
        while let Some(side) = position.turn() {
            let Some(mv) = self.players[side].choose(self.rules, &position, &mut chance) else { break };
            let sows = !position.redistributes();
            let Ok(trace) = self.rules.trace(&position, mv) else { break };
            sowings += u32::from(sows);
            passes += trace.passes();
            ending = trace.ending().unwrap_or(ending);
            position = trace.after;
        }
        self.rules.counted(&position, sowings, passes, ending)
    }
}
