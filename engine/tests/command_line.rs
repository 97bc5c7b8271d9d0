//! The program as a person or a script meets it.

use std::path::Path;
use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bonduc-engine")).args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("it runs")
}

fn out(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert!(!output.status.success() && output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&out(args)).expect("JSON")
}

#[test]
fn it_counts_lists_and_plays() {
    assert_eq!(out(&["perft", "adji-kui-ii", "5"]), "1656\n");
    assert_eq!(out(&["perft", "adji-kui-ii", "2", "--divide"]).lines().last(), Some("all\t23"));
    assert_eq!(out(&["legal", "adji-kui-ii", "--position", "1,1,0,2,1,0/1,2,4,0,1,3 S 16-16"]), "D\n");
    assert_eq!(out(&["play", "adji-kui-ii", "A"]), "2,7,1,6,1,6/6,6,0,1,6,6 N 0-0 quiet=1\n");
    assert!(out(&["play", "adji-kui-ii", "A", "--trace"]).starts_with("lift\tA\t4\tlift\ndrop\tB\t1\tdirection\n"));
    let played = json(&["play", "hoyito-iii", "--position", "0,1,0,0,2,0/3,0,0,1,1,0_S_20-20", "E", "--json"]);
    assert_eq!(played["outcome"]["winner"], "S");
    assert_eq!(played["outcome"]["why"], "seeds-left");
    assert!(out(&["readings", "adji-boto"]).contains("empty\tchain\tstops\tpassed-over\n"));
}

#[test]
fn readings_change_what_is_played() {
    let position = ["--position", "2,1,0,3,4/3,2,8,2,6_S_34-35"];
    let stops = out(&["play", "adji-boto", position[0], position[1], "A"]);
    let over = out(&["play", "adji-boto", position[0], position[1], "A", "--readings", "empty=passed-over"]);
    assert!(stops.contains(" 34-35") && over.contains(" 37-35"), "{stops}{over}");
}

#[test]
fn what_is_wrong_is_said_on_standard_error() {
    assert!(refused(&["legal", "chess"]).contains("there are adji-kui-ii, kiothi"));
    assert!(refused(&["legal", "kiothi", "--position", "1,2"]).contains("a position is written"));
    assert!(refused(&["play", "adji-kui-ii", "a"]).contains("pit a is the opponent's"));
    assert!(refused(&["perft", "kiothi", "1"]).contains("redistributed"));
    assert!(refused(&["legal", "kiothi", "--readings", "nki=all"]).contains("these are: any-lifter, owner"));
    assert!(
        refused(&["legal", "sadeqa-ii", "--readings", "endless=turn-ends,no-progress=none"]).contains("contradict each other"),
        "and why"
    );
}

#[test]
fn vectors_are_checked_and_failures_counted() {
    assert_eq!(out(&["check", "tests/vectors/worked.jsonl"]), "59 passed, 0 failed\n");
    assert_eq!(out(&["check", "tests/vectors/perft.jsonl"]), "25 passed, 0 failed\n");
    let file = std::env::temp_dir().join(format!("bonduc-check-{}.jsonl", std::process::id()));
    let good = r#"{"game":"sadeqa-ii","position":"1,0,0,0,0,0/0,1,0,0,0,0 S 0-0","perft":[1,1]}"#;
    std::fs::write(&file, format!("{good}\n{}\nnot JSON\n", good.replace("[1,1]", "[1,2]"))).expect("written");
    let output = run(&["check", file.to_str().expect("a path")]);
    let told = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1));
    assert!(told.contains(":2: at depth 2 there are 1, not 2\n") && told.ends_with("1 passed, 2 failed\n"), "{told}");
    std::fs::remove_file(file).expect("removed");
}

#[test]
fn simulations_do_not_depend_on_threads_and_can_be_added_up() {
    let simulate = |seed: &str, games: &str, threads: &str, players: &str| {
        out(&["simulate", "sadeqa-ii", "--games", games, "--seed", seed, "--threads", threads, "--players", players, "--json"])
    };
    for players in ["random,random", "random,greedy"] {
        assert_eq!(simulate("5", "500", "1", players), simulate("5", "500", "3", players));
    }
    let folder = std::env::temp_dir();
    let file = |name: &str, text: &str| {
        let path = folder.join(format!("bonduc-{name}-{}.json", std::process::id()));
        std::fs::write(&path, text).expect("written");
        path
    };
    let (a, b) = (file("a", &simulate("1", "300", "2", "random,random")), file("b", &simulate("2", "200", "1", "random,random")));
    let merged = json(&["merge", a.to_str().expect("a path"), b.to_str().expect("a path")]);
    assert_eq!(merged["games"], 500);
    assert_eq!(merged["seeds"], serde_json::json!([1, 2]));
    assert!(refused(&["merge", a.to_str().expect("a path"), a.to_str().expect("a path")]).contains("games of seed 1"));
    let other = file("c", &simulate("3", "10", "1", "greedy,random"));
    assert!(refused(&["merge", a.to_str().expect("a path"), other.to_str().expect("a path")]).contains("its players is greedy,random"));
    assert!(out(&["simulate", "adji-boto", "--games", "10", "--csv"]).starts_with("game,ruleset,readings,players,games,south"));
    for path in [a, b, other] {
        assert!(Path::new(&path).exists());
        std::fs::remove_file(path).expect("removed");
    }
}
