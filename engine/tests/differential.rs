//! The engine against the plainest program that plays the same rulesets: on every move of a great many positions they must agree.

mod naive;
mod rulesets;

use bonduc_engine::{Chance, Game, Move, Pit, Rules};
use naive::Naive;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rulesets::{RELATIVES, any_ruleset, random_position};

/// Position and move pairs compared.
const PAIRS: usize = 1_000_000;

/// Compares every move that could be tried from a random position, and says how many were.
fn compare(rules: &Rules, chance: &mut Chance) -> usize {
    let position = random_position(rules, chance);
    let Some(side) = position.turn() else { return 0 };
    if position.redistributes() {
        return 0;
    }
    let mut pairs = 0;
    for pit in position.pits().collect::<Vec<Pit>>() {
        let open = rules.ruleset().lift == bonduc_engine::ruleset::Lift::AnyNumber;
        let counts: Vec<_> = if open { (1..=position.seeds(pit).max(1)).map(Some).collect() } else { vec![None] };
        if position.owner(pit) != side && chance.below(8) > 0 {
            continue;
        }
        for seeds in counts {
            let mv = Move::Sow { pit, seeds };
            let fast = rules.play(&position, mv).ok().map(|after| after.to_setup().to_string());
            let slow = Naive::new(rules.ruleset(), position.to_setup()).play(pit, seeds).map(|after| after.to_string());
            assert_eq!(fast, slow, "{mv} in {position} by {:?}; the engine says {:?}", rules.ruleset(), rules.refusal(&position, mv));
            pairs += 1;
        }
    }
    pairs
}

#[test]
fn a_naive_program_agrees_on_a_million_moves() {
    let mut chance = Chance::new(2026);
    let mut pairs = 0;
    // Half of them by the rules of the archive and its relatives …
    let known: Vec<_> = Game::all()
        .iter()
        .map(|game| game.ruleset)
        .chain(RELATIVES.iter().map(|(_, ruleset)| *ruleset))
        .map(|ruleset| Rules::new(ruleset).expect("playable"))
        .collect();
    while pairs < PAIRS / 2 {
        for rules in &known {
            pairs += compare(rules, &mut chance);
        }
    }
    // … and half by any rules at all.
    let mut runner = TestRunner::deterministic();
    let rulesets = any_ruleset();
    while pairs < PAIRS {
        let ruleset = rulesets.new_tree(&mut runner).expect("a ruleset").current();
        let rules = Rules::new(ruleset).expect("playable");
        for _ in 0..40 {
            pairs += compare(&rules, &mut chance);
        }
    }
}
