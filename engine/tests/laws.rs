//! Laws that hold for every ruleset from every arrangement, not only for known games and positions that occur in play.

mod rulesets;

use bonduc_engine::{BySide, Chance, Game, Hand, Move, Pit, Player, Position, Refusal, Rules, Setup, Side, Step};
use proptest::prelude::*;
use rulesets::{any_rules, random_position};

fn any_position() -> impl Strategy<Value = (Rules, Position)> {
    (any_rules(), any::<u64>()).prop_map(|(rules, seed)| {
        let position = random_position(&rules, &mut Chance::new(seed));
        (rules, position)
    })
}

fn seeds_in(position: &Position, hand: Hand) -> u32 {
    let captured = position.captured();
    position.on_board() + u32::from(captured.south) + u32::from(captured.north) + u32::from(hand.held) + u32::from(hand.removed)
}

/// Everything that must hold of one move from a position.
fn check_move(rules: &Rules, before: &Position, mv: Move) -> Result<Position, TestCaseError> {
    let trace = rules.trace(before, mv).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(rules.play(before, mv).ok(), Some(trace.after), "the same with and without an observer");
    let total = seeds_in(before, Hand::default());
    let mut conserved = true;
    let replayed = trace.replay(|_, position, hand| conserved &= seeds_in(position, hand) == total);
    prop_assert!(conserved, "no seed appears or vanishes in {} {}", before, mv);
    prop_assert_eq!(replayed, trace.after, "the steps alone lead to the position after");
    prop_assert_eq!(trace.ending().is_some(), trace.after.is_over());
    check_position(rules, &trace.after)?;
    Ok(trace.after)
}

/// Everything that must hold of one position.
fn check_position(rules: &Rules, position: &Position) -> Result<(), TestCaseError> {
    let written = position.to_string();
    let read = rules.enter(written.parse().expect("what is written is readable")).expect("and a position");
    prop_assert_eq!(read.position, *position, "notation round-trips");
    prop_assert!(read.steps.is_empty(), "a position needs nothing done to it");
    prop_assert_eq!(rules.outcome(position).is_some(), position.is_over(), "over means a result");
    let legal = rules.legal(position);
    if position.is_over() {
        prop_assert!(legal.is_empty());
    } else {
        prop_assert!(!legal.is_empty() || rules.redistribution(position).is_some(), "who is to move can move: {}", written);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_obeys_the_laws((rules, position) in any_position(), seed: u64) {
        let rules = &rules;
        check_position(rules, &position)?;
        let legal = rules.legal(&position);
        for &mv in &legal {
            check_move(rules, &position, mv)?;
        }
        if rules.redistribution(&position).is_some() {
            let mv = Player::Random.choose(rules, &position, &mut Chance::new(seed)).expect("a redistribution");
            check_move(rules, &position, mv)?;
        }
    }

    #[test]
    fn the_legal_moves_are_those_that_play_accepts((rules, position) in any_position()) {
        let legal = rules.legal(&position);
        for side in Side::BOTH {
            for number in 0..bonduc_engine::MAX_ROW {
                let pit = Pit::new(side, number).expect("within a row");
                for seeds in [None].into_iter().chain((1..=60).map(Some)) {
                    let mv = Move::Sow { pit, seeds };
                    let refusal = rules.refusal(&position, mv);
                    prop_assert_eq!(legal.contains(&mv), refusal.is_none(), "{} {}", position, mv);
                    match rules.play(&position, mv) {
                        Ok(_) => prop_assert_eq!(refusal, None),
                        Err(error) => {
                            prop_assert_eq!(Some(error.refusal), refusal);
                            prop_assert_eq!(error.position, position, "the position comes back unchanged");
                        }
                    }
                }
            }
        }
        for (mv, refusal) in rules.refused(&position) {
            prop_assert_eq!(rules.refusal(&position, mv), Some(refusal));
        }
    }

    #[test]
    fn arrangements_are_read_as_they_are_written((_, position) in any_position()) {
        let setup = position.to_setup();
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
        prop_assert_eq!(setup.to_string().replace(' ', "_").parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn no_text_panics(text in ".{0,60}", almost in "[0-9SN,/*~ =A-Za-z>_-]{0,60}") {
        for text in [text, almost] {
            for rules in Game::all().iter().map(Game::rules) {
                let _ = text.parse::<Setup>().map(|setup| rules.enter(setup));
                let _ = text.parse::<Move>().map(|mv| rules.refusal(&rules.start(), mv));
            }
        }
    }
}

#[test]
fn games_from_the_start_come_to_an_end_and_obey_the_laws() {
    for game in Game::all() {
        let rules = game.rules();
        for seed in 0..40 {
            let mut chance = Chance::new(seed);
            let players = if seed % 2 == 0 { [Player::Random; 2] } else { [Player::Greedy, Player::Random] };
            let mut position = rules.start();
            let mut moves = 0;
            while let Some(side) = position.turn() {
                let player = players[usize::from(side == Side::North)];
                let mv = player.choose(rules, &position, &mut chance).expect("who is to move can move");
                position = check_move(rules, &position, mv).unwrap_or_else(|error| panic!("{}: {error}", game.slug));
                moves += 1;
                assert!(moves < 5000, "{} goes on for ever", game.slug);
            }
            assert!(rules.outcome(&position).is_some());
        }
    }
}

#[test]
fn a_game_without_captures_is_stopped() {
    let game = Game::find("adji-boto").expect("a game");
    let rules = game.rules();
    let setup = "10,10,10,10,10/10,10,10,10,10 S 0-0 quiet=399".parse().expect("a position");
    let position = rules.enter(setup).expect("of the game").position;
    let trace = rules.trace(&position, "C".parse().expect("a move")).expect("legal");
    // Without the opening cycle the first move captures the seed left in its origin, and so goes on.
    assert!(!trace.after.is_over());
    assert_eq!(trace.after.quiet(), 0);

    let setup = "10,10,10,10,10/10,10,10,10,10 S 0-0 unplayed=ABCDEabcde quiet=399".parse().expect("a position");
    let position = rules.enter(setup).expect("of the game").position;
    let trace = rules.trace(&position, "C".parse().expect("a move")).expect("legal");
    assert_eq!(trace.ending(), Some(bonduc_engine::Ending::NoProgress));
    assert_eq!(trace.after.captured(), BySide::new(45, 55), "each his own row");
}

#[test]
fn endless_cycles_of_known_length_are_found() {
    for (slug, position, pit, laps) in
        [("hoyito-iii", "0,1,0,2,1,2/0,2,1,0,2,1 S 20-16", "F", 60), ("sadeqa-ii", "6,0,2,1,0,1/2,1,0,3,4,0 N 0-0", "e", 200)]
    {
        let rules = Game::find(slug).expect("a game").rules();
        let position = rules.enter(position.parse().expect("a position")).expect("of the game").position;
        assert_eq!(rules.refusal(&position, pit.parse().expect("a move")), Some(Refusal::Endless { laps }), "{slug}");
    }
    let rules = Game::find("adji-kui-ii").expect("a game").rules();
    let position = rules.enter("1,3,2,3,2,14/5,1,2,1,0,2 N 12-0".parse().expect("a position")).expect("of the game").position;
    assert!(matches!(rules.refusal(&position, "a".parse().expect("a move")), Some(Refusal::LapCap { .. })), "60,576 laps");
}

#[test]
fn steps_name_the_axis_they_follow() {
    let rules = Game::find("hoyito-iii").expect("a game").rules();
    let setup = "0,0,0,0,0,1/3,4,1,0,2,5 S 16-16".parse().expect("a position");
    let position = rules.enter(setup).expect("of the game").position;
    let trace = rules.trace(&position, "F".parse().expect("a move")).expect("legal");
    let told: Vec<_> = trace.steps.iter().map(|step| (step.kind(), step.axis().id())).collect();
    assert_eq!(
        told,
        [
            ("lift", "lift"),
            ("drop", "direction"),
            ("lap-end", "relay"),
            ("capture", "capture"),
            ("stop", "after-capture"),
            ("extra-turn", "after-capture"),
            ("pass", "stuck"),
            ("turn", "direction"),
        ]
    );
    assert!(trace.steps.contains(&Step::Pass { side: Side::South, endless: false }));
}

#[test]
fn redistributions_are_refused_for_their_reason() {
    let rules = Game::find("kiothi").expect("a game").rules();
    let start = rules.start();
    let refused = |text: &str| rules.refusal(&start, text.parse().expect("readable")).map(Refusal::id);
    assert_eq!(refused("EF>E5F5"), None);
    assert_eq!(refused("EF>a9A1"), None);
    assert_eq!(refused("E>E5"), Some("pits-emptied"));
    assert_eq!(refused("EFG>E5F5G5"), Some("pits-emptied"));
    assert_eq!(refused("AE>E5"), Some("empty"));
    assert_eq!(refused("Ee>E10"), Some("not-yours"));
    assert_eq!(refused("EF>E9"), Some("seeds-placed"));
    assert_eq!(refused("EF>E9L1"), Some("no-such-pit"));
    assert_eq!(refused("E1"), Some("redistribute-first"));
    let after = rules.play(&start, "EF>E5F5".parse().expect("readable")).expect("legal");
    assert_eq!(after.to_string(), "0,0,0,0,5,5,5,5,5,5/0,0,0,0,5,5,5,5,5,5 N 0-0 redistribute=N");
    let after = rules.play(&after, "ef>e5f5".parse().expect("readable")).expect("legal");
    assert_eq!(after.to_string(), "0,0,0,0,5*,5*,5*,5*,5*,5*/0,0,0,0,5*,5*,5*,5*,5*,5* S 0-0");
}

/// A playout, which tries only what it draws, is the game that the random player plays with the same chance.
#[test]
fn playouts_are_the_games_of_the_random_player() {
    for game in Game::all() {
        let rules = game.rules();
        for seed in 0..400 {
            let (mut one, mut other) = (Chance::new(seed), Chance::new(seed));
            let counted = rules.playout(rules.start(), &mut one);
            let mut position = rules.start();
            let (mut sowings, mut passes, mut ending) = (0, 0, None);
            while let Some(mv) = Player::Random.choose(rules, &position, &mut other) {
                sowings += u32::from(!position.redistributes());
                let trace = rules.trace(&position, mv).expect("legal");
                passes += trace.passes();
                ending = trace.ending();
                position = trace.after;
            }
            let played = rules.counted(&position, sowings, passes, ending.expect("over"));
            assert_eq!(counted, played, "{} seed {seed}", game.slug);
        }
    }
}
