//! Whatever is readable as a match of a game is written as it is read.
#![no_main]

use bonduc_engine::{Game, Match, Readings};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (readings, text) = text.split_once('|').unwrap_or(("", text));
    for game in Game::all() {
        let Ok(readings) = Readings::parse(game, readings) else { continue };
        if let Ok(found) = Match::parse(&readings, text) {
            let again = Match::parse(&readings, &found.to_string()).expect("what is written is readable");
            assert_eq!(again, found);
            let _ = found.outcome();
            let _ = found.holdings();
        }
    }
});
