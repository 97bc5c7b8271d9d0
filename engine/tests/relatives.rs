//! Relatives of the archive's games, as data only: each does what tells it from the others.

mod rulesets;

use bonduc_engine::ruleset::Ruleset;
use bonduc_engine::{BySide, Chance, Player, Position, Refusal, Rules, Side, Trace};
use rulesets::*;

fn at(ruleset: Ruleset, position: &str) -> (Rules, Position) {
    let rules = Rules::new(ruleset).expect("playable");
    let position = rules.enter(position.parse().expect("readable")).expect("a position").position;
    (rules, position)
}

fn play(ruleset: Ruleset, position: &str, mv: &str) -> Trace {
    let (rules, position) = at(ruleset, position);
    rules.trace(&position, mv.parse().expect("readable")).expect("legal")
}

fn refusal(ruleset: Ruleset, position: &str, mv: &str) -> Option<Refusal> {
    let (rules, position) = at(ruleset, position);
    rules.refusal(&position, mv.parse().expect("readable"))
}

#[test]
fn oware_takes_twos_and_threes_and_the_run_before() {
    let trace = play(OWARE, "0,0,0,0,1,4/1,2,1,1,4,4 S 0-0", "F");
    // The last seed makes two in d, and c and b before it hold two and three; a holds two as well.
    assert_eq!(trace.taken_from().map(|(pit, n)| format!("{pit}{n}")).collect::<Vec<_>>(), ["d2", "c2", "b3", "a2"]);
    assert_eq!(trace.after.captured(), BySide::new(9, 0));
}

#[test]
fn oware_skips_the_origin_in_a_long_lap() {
    let trace = play(OWARE, "0,0,0,0,0,13/4,4,4,4,4,4 S 0-0", "F");
    assert_eq!(trace.after.seeds("F".parse().expect("a pit")), 0);
    assert_eq!(trace.landing().map(|pit| pit.to_string()), Some("b".to_owned()));
}

#[test]
fn oware_feeds_the_hungry_and_spares_the_last() {
    // North has nothing: only a move that reaches him is legal.
    assert_eq!(refusal(OWARE, "1,0,0,0,0,1/0,0,0,0,0,0 S 10-10", "A"), Some(Refusal::MustFeed));
    assert_eq!(refusal(OWARE, "1,0,0,0,0,1/0,0,0,0,0,0 S 10-10", "F"), None);
    // Where nothing reaches him the game ends, and each takes what is his.
    let (rules, position) = at(OWARE, "1,0,0,0,0,0/0,0,0,0,0,0 S 10-10");
    assert!(position.is_over());
    assert_eq!(position.captured(), BySide::new(11, 10));
    assert_eq!(rules.outcome(&position).and_then(bonduc_engine::Outcome::winner), Some(Side::South));
    // A grand slam takes nothing.
    let trace = play(OWARE, "0,0,0,0,1,2/1,1,0,0,0,0 S 10-10", "F");
    assert_eq!(trace.captured(), 0);
    assert_eq!(trace.after.to_string(), "0,0,0,0,1,0/2,2,0,0,0,0 N 10-10 quiet=1");
}

#[test]
fn oware_ends_at_twenty_five() {
    let trace = play(OWARE, "0,0,0,0,0,1/1,4,0,0,0,0 S 23-10", "F");
    assert_eq!(trace.ending(), Some(bonduc_engine::Ending::EnoughCaptured));
    assert_eq!(trace.after.captured(), BySide::new(25, 14));
}

/// One position, one move, three fates of the fours made in passing: the difference between the three games.
#[test]
fn fours_made_in_passing_go_to_the_mover_to_the_owner_or_nowhere() {
    let position = "3,0,0,0,0,4/3,5,0,3,2,1 S 10-10";
    // F drops into a (four), b, c and d (four, the last seed).
    let hoyito = play(HOYITO_I, position, "F");
    assert_eq!(hoyito.taken_from().map(|(pit, n)| format!("{pit}{n}")).collect::<Vec<_>>(), ["a4", "d4"]);
    assert_eq!(hoyito.after.captured(), BySide::new(18, 10));
    let ba_awa = play(BA_AWA, position, "F");
    assert_eq!(ba_awa.after.captured(), BySide::new(14, 14), "a is North's, and so are its four");
    let second = play(HOYITO_II, position, "F");
    assert_eq!(second.after.captured(), BySide::new(14, 10), "in passing nothing is taken, and b between breaks the run");
    assert_eq!(second.after.turn(), Some(Side::South), "a capture moves again");
}

#[test]
fn hoyito_two_takes_the_run_of_fours_behind() {
    let trace = play(HOYITO_II, "0,1,0,0,3,0/3,3,1,5,0,4 S 12-12", "E");
    assert_eq!(trace.taken_from().map(|(pit, n)| format!("{pit}{n}")).collect::<Vec<_>>(), ["b4", "a4"]);
}

#[test]
fn in_ba_awa_who_began_takes_the_last_eight() {
    let trace = play(BA_AWA, "0,1,0,2,2,0/3,1,0,0,1,2 S 16-20", "E");
    assert_eq!(trace.after.to_string(), "0,0,0,0,0,0/0,0,0,0,0,0 - 28-20");
}

#[test]
fn in_sadeqa_three_the_last_mover_takes_the_rest() {
    let trace = play(SADEQA_III, "0,0,1,0,0,0,0,0/0,0,0,0,2,0,0,0 S 40-40", "C");
    assert_eq!(trace.taken_from().map(|(pit, n)| format!("{pit}{n}")).collect::<Vec<_>>(), ["e2"]);
    assert_eq!(trace.after.captured(), BySide::new(43, 40), "two captured, and the stone that stayed");
}

#[test]
fn their_games_come_to_an_end() {
    for (name, ruleset) in RELATIVES {
        let rules = Rules::new(ruleset).expect("playable");
        for seed in 0..60 {
            let mut chance = Chance::new(seed);
            let mut position = rules.start();
            for _ in 0..3000 {
                let Some(mv) = Player::Random.choose(&rules, &position, &mut chance) else { break };
                position = rules.play(&position, mv).expect("legal");
            }
            assert!(rules.outcome(&position).is_some(), "{name} goes on for ever: {position}");
        }
    }
}
