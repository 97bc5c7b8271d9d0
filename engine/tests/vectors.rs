//! Positions worked by hand, and counts of move sequences: the engine must reproduce every line of `tests/vectors/`.

use std::collections::BTreeSet;

use bonduc_engine::{Ending, Game, Move, Position, Refusal, Rules, Setup, perft};
use serde_json::Value;

const WORKED: &str = include_str!("vectors/worked.jsonl");
const PERFT: &str = include_str!("vectors/perft.jsonl");

fn lines(text: &str) -> impl Iterator<Item = Value> + '_ {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON"))
}

fn text<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("{field} is missing in {line}"))
}

fn texts(line: &Value, field: &str) -> Vec<String> {
    line[field].as_array().expect("a list").iter().map(|item| item.as_str().expect("a text").to_owned()).collect()
}

fn enter(line: &Value) -> (&'static Rules, Position) {
    let rules = Game::find(text(line, "game")).expect("a game of the archive").rules();
    let setup: Setup = text(line, "position").parse().expect("a position");
    (rules, rules.enter(setup).expect("a position of the game").position)
}

/// The names that the vectors give to the endings.
fn ending(why: &str) -> Ending {
    match why {
        "eight-left" | "four-left" => Ending::SeedsLeft,
        "no-move" => Ending::NoMove,
        "both-stuck" | "mutual-immobile" => Ending::NeitherCanMove,
        _ => panic!("an ending without a name: {why}"),
    }
}

#[test]
fn every_worked_position_comes_out_as_worked() {
    let mut played = 0;
    for line in lines(WORKED) {
        let id = text(&line, "id");
        let (rules, position) = enter(&line);
        assert_eq!(position.to_string(), text(&line, "position"), "{id}: as entered");
        let legal: BTreeSet<String> = rules.legal(&position).iter().map(Move::to_string).collect();
        assert_eq!(legal, texts(&line, "legal").into_iter().collect(), "{id}: legal moves");
        let mv: Move = text(&line, "move").parse().expect("a move");
        if line.get("refused").is_some() {
            let refusal = rules.refusal(&position, mv).unwrap_or_else(|| panic!("{id}: must be refused"));
            assert_eq!(rules.play(&position, mv).expect_err("refused").refusal, refusal, "{id}");
            match line["period_laps"].as_i64() {
                Some(laps) if laps > 0 => assert_eq!(refusal, Refusal::Endless { laps: laps as u32 }, "{id}"),
                Some(_) => assert!(matches!(refusal, Refusal::LapCap { .. }), "{id}: {refusal}"),
                None => assert!(!matches!(refusal, Refusal::Endless { .. } | Refusal::LapCap { .. }), "{id}: {refusal}"),
            }
        } else {
            let trace = rules.trace(&position, mv).unwrap_or_else(|error| panic!("{id}: {error}"));
            // The vectors leave out how many sowings in a row had no capture.
            let mut after = trace.after.to_setup();
            after.quiet = 0;
            assert_eq!(after.to_string(), text(&line, "after"), "{id}: position after");
            assert_eq!(trace.laps() as u64, line["laps"].as_u64().expect("laps"), "{id}: laps");
            assert_eq!(trace.landing().map(|pit| pit.to_string()).as_deref(), line["landing"].as_str(), "{id}: landing");
            assert_eq!(u64::from(trace.captured()), line["captured"].as_u64().expect("captured"), "{id}: captured");
            let taken: Vec<String> = trace.taken_from().map(|(pit, _)| pit.to_string()).collect();
            assert_eq!(taken, texts(&line, "taken_from"), "{id}: taken from");
            assert_eq!(trace.after.is_over(), line["over"].as_bool().expect("over"), "{id}: over");
            assert_eq!(trace.ending(), line["why"].as_str().map(ending), "{id}: why it is over");
        }
        played += 1;
    }
    assert_eq!(played, 59);
}

#[test]
fn every_count_of_move_sequences_comes_out_in_full_depth() {
    let mut counted = 0;
    for line in lines(PERFT) {
        let (rules, position) = enter(&line);
        for (depth, nodes) in line["perft"].as_array().expect("counts").iter().enumerate() {
            let found = perft(rules, &position, depth as u32 + 1).expect("nothing left to redistribute");
            assert_eq!(Some(found), nodes.as_u64(), "{} {position} at depth {}", text(&line, "game"), depth + 1);
        }
        counted += 1;
    }
    assert_eq!(counted, 25);
}
