//! Whatever is readable as readings of a game is written as it is read, and can be played.
#![no_main]

use bonduc_engine::{Game, Readings};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in Game::all() {
        if let Ok(readings) = Readings::parse(game, text) {
            assert_eq!(Readings::parse(game, &readings.to_string()), Ok(readings.clone()));
            let rules = readings.rules();
            assert!(!rules.start().is_over());
        }
    }
});
