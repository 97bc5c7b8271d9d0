//! Random playouts, timed: run natively it prints how many sowings a second it makes, and built for wasm32 it lets a page or Node ask.
//! `node engine/benches/wasm.mjs` runs both and prints the ratio.
#![allow(unsafe_code, reason = "an export needs a name that is not mangled")]
#![allow(clippy::print_stdout, reason = "it reports to who started it")]

use bonduc_engine::{Chance, Game};

/// Plays so many games of the game with that number in the list, and counts their sowings.
#[unsafe(no_mangle)]
pub extern "C" fn playouts(game: u32, games: u32, seed: u32) -> u32 {
    let Some(game) = Game::all().get(game as usize) else { return 0 };
    let rules = game.rules();
    let mut chance = Chance::new(u64::from(seed));
    (0..games).map(|_| rules.playout(rules.start(), &mut chance).sowings).sum()
}

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u32>().ok());
    let (game, games, seed) = (args.next().unwrap_or(2), args.next().unwrap_or(20_000), args.next().unwrap_or(1));
    let started = std::time::Instant::now();
    let sowings = playouts(game, games, seed);
    println!("{sowings} {}", started.elapsed().as_secs_f64());
}
