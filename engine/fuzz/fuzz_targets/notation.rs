//! Whatever is readable as a position or a move is written as it is read, and every game takes it or says why not.
#![no_main]

use bonduc_engine::{Game, Move, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
        for game in Game::all() {
            let rules = game.rules();
            let Ok(entered) = rules.enter(setup.clone()) else { continue };
            let again = rules.enter(entered.position.to_setup()).expect("a position is taken again");
            assert_eq!(again.position, entered.position);
            for mv in rules.legal(&entered.position) {
                let trace = rules.trace(&entered.position, mv).expect("legal");
                assert_eq!(trace.replay(|_, _, _| ()), trace.after);
            }
        }
    }
});
