//! Random playouts: this engine against the yardstick in one run, then every game by itself and counting to the depths of the vectors.
//!
//! `cargo bench -p bonduc-engine`. Every bench checks what it has counted.
#![allow(clippy::print_stdout, reason = "a benchmark reports to who started it")]

#[cfg(target_arch = "x86_64")]
mod yardstick;

use bonduc_engine::{Chance, Game, perft};

fn main() {
    compare();
    divan::main();
}

/// Games a round, and rounds; the best round of each counts, and rounds alternate so that both meet the same machine.
const GAMES: u64 = 20_000;
const ROUNDS: usize = 9;

#[cfg(target_arch = "x86_64")]
fn compare() {
    use std::time::Instant;
    use yardstick::{Laps, Rng};

    type Kernel = fn(&mut Rng, &Laps) -> u32;
    let kernels: [(&str, usize, Kernel); 2] = [("sadeqa-ii", 12, yardstick::sadeqa), ("adji-boto", 10, yardstick::adji_boto)];
    let mut reference = 0.0;
    for (slug, ring, kernel) in kernels {
        let laps = Laps::new(ring);
        let rules = Game::find(slug).expect("a game").rules();
        let (mut theirs, mut ours) = (0.0_f64, 0.0_f64);
        let mut means = (0.0, 0.0);
        for round in 0..ROUNDS {
            let mut rng = Rng(88_172_645_463_325_252 + round as u64);
            let started = Instant::now();
            let moves: u64 = (0..GAMES).map(|_| u64::from(kernel(&mut rng, &laps))).sum();
            theirs = theirs.max(moves as f64 / started.elapsed().as_secs_f64());
            means.0 = moves as f64 / GAMES as f64;

            let mut chance = Chance::new(round as u64);
            let started = Instant::now();
            let moves: u64 = (0..GAMES).map(|_| u64::from(rules.playout(rules.start(), &mut chance).sowings)).sum();
            ours = ours.max(moves as f64 / started.elapsed().as_secs_f64());
            means.1 = moves as f64 / GAMES as f64;
        }
        assert!((means.0 - means.1).abs() / means.0 < 0.02, "{slug}: {means:?} sowings a game: they do not play the same game");
        println!("{slug:12} yardstick {:6.2} M sowings/s, engine {:6.2} M sowings/s, ratio {:.2}", theirs / 1e6, ours / 1e6, ours / theirs);
        reference = ours;
    }
    for game in Game::all().iter().filter(|game| !kernels.iter().any(|(slug, ..)| *slug == game.slug)) {
        let rules = game.rules();
        let mut best = 0.0_f64;
        for round in 0..ROUNDS {
            let mut chance = Chance::new(round as u64);
            let started = Instant::now();
            let moves: u64 = (0..GAMES / 4).map(|_| u64::from(rules.playout(rules.start(), &mut chance).sowings)).sum();
            best = best.max(moves as f64 / started.elapsed().as_secs_f64());
        }
        println!("{:12} engine {:6.2} M sowings/s, {:.2} of adji-boto", game.slug, best / 1e6, best / reference);
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn compare() {
    println!("the yardstick needs x86-64: no ratio here");
}

const SLUGS: [&str; 5] = ["adji-kui-ii", "kiothi", "sadeqa-ii", "adji-boto", "hoyito-iii"];

/// A hundred games; the same hundred are always as long.
#[divan::bench(args = SLUGS)]
fn playouts(slug: &str) {
    let rules = Game::find(slug).expect("a game").rules();
    let count = || {
        let mut chance = Chance::new(1);
        (0..100).map(|_| rules.playout(rules.start(), &mut chance).sowings).sum::<u32>()
    };
    let sowings = divan::black_box(count());
    let expected = match slug {
        "adji-kui-ii" => 5_000..11_000,
        "kiothi" => 4_000..6_500,
        "sadeqa-ii" => 2_000..3_000,
        "adji-boto" => 8_000..10_000,
        _ => 8_000..15_000,
    };
    assert!(expected.contains(&sowings), "{slug}: {sowings}");
}

/// Counting move sequences from the start, with every legality found out exactly.
#[divan::bench(args = [("adji-kui-ii", 6, 6628), ("hoyito-iii", 5, 4056), ("sadeqa-ii", 8, 7767), ("adji-boto", 7, 7200)])]
fn counting((slug, depth, nodes): (&str, u32, u64)) {
    let rules = Game::find(slug).expect("a game").rules();
    assert_eq!(perft(rules, &rules.start(), divan::black_box(depth)), Ok(nodes));
}
