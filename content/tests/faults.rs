//! A broken archive says all that is wrong with it, and where: one fixture for each kind of fault, with the very words.

use std::collections::BTreeMap;

use bonduc_content::{Archive, Fault};

type Files = BTreeMap<String, String>;

/// What is wrong after a change, apart from the change not being in the log.
fn faults(change: impl FnOnce(&mut Files)) -> Vec<String> {
    let mut files = Archive::embedded_files();
    change(&mut files);
    let unlogged = |fault: &String| fault.starts_with("changes.toml:1: the log does not know the present version of ");
    Archive::parse(&files).expect_err("faults").iter().map(Fault::to_string).filter(|fault| !unlogged(fault)).collect()
}

/// What is wrong after a replacement in one file.
fn replaced(path: &str, from: &str, to: &str) -> Vec<String> {
    faults(|files| replace(files, path, from, to))
}

fn replace(files: &mut Files, path: &str, from: &str, to: &str) {
    let text = files.get_mut(path).expect("a file");
    assert!(text.contains(from), "{path} has ‘{from}’");
    *text = text.replacen(from, to, 1);
}

const ARTICLE: &str = "games/hoyito-iii/en.md";
const RECORD: &str = "games/hoyito-iii/game.toml";
const NOTES: &str = "games/hoyito-iii/notes.toml";
const READINGS: &str = "games/hoyito-iii/readings.toml";
const EXAMPLES: &str = "games/hoyito-iii/examples.toml";

#[test]
fn statements() {
    assert_eq!(replaced(ARTICLE, "{12}", ""), ["MISSING"]);
    assert_eq!(replaced(ARTICLE, "{12}", "{99}"), ["UNKNOWN"]);
    assert_eq!(replaced(ARTICLE, "{12}", "{11}"), ["TWICE"]);
    assert_eq!(replaced("games/hoyito-iii/sv.md", "{12}", "{99}"), ["UNKNOWN SV"]);
    let english = |files: &mut Files, id: &str| {
        let text = &files[ARTICLE];
        let from = text.find(id).expect("the statement") + id.len();
        text[from..].lines().next().expect("a line").trim().to_owned()
    };
    assert_eq!(
        faults(|files| {
            let words = english(files, "{12}");
            let path = "games/hoyito-iii/th.md";
            let text = files.get_mut(path).expect("a file");
            let from = text.find("{12}").expect("the statement") + 4;
            let to = from + text[from..].find('\n').expect("its end");
            text.replace_range(from..to, &format!(" {words}"));
        }),
        ["UNTRANSLATED"]
    );
    assert_eq!(
        faults(|files| {
            let path = "games/hoyito-iii/vi.md";
            replace(files, path, "{5}", "{X}");
            replace(files, path, "{6}", "{5}");
            replace(files, path, "{X}", "{6}");
        }),
        ["ORDER"]
    );
}

#[test]
fn clauses() {
    assert_eq!(replaced(RECORD, "\nrelay = [", "\nrelays = ["), ["AXIS"]);
    assert_eq!(replaced(RECORD, "\nlap = [\"site:C1\"", "\nlap = [\"site:C9\""), ["CITED"]);
    assert_eq!(replaced(RECORD, "history = [2, ", "history = ["), ["HISTORY"]);
}

#[test]
fn links_and_keys() {
    assert_eq!(replaced(ARTICLE, "{12} ", "{12} [there](/nowhere) "), ["NOWHERE"]);
    assert_eq!(replaced(ARTICLE, "(glossary:relay)", "(glossary:relais)"), ["TERM"]);
    assert_eq!(replaced(ARTICLE, "{12} When", "{12} [When](glossary:relay)"), ["TERM TWICE"]);
    assert_eq!(replaced(ARTICLE, "{12} ", "{12} [there](nowhere) "), ["ADDRESS"]);
    assert_eq!(replaced(RECORD, "source = \"bautista-i-roca-2005\"", "source = \"bautista\""), ["SOURCE"]);
    assert_eq!(replaced(RECORD, "names = \"mancala-world-hoyito-iii\"", "names = \"mancala\""), ["NAMED"]);
}

#[test]
fn places_and_dates() {
    assert_eq!(replaced(RECORD, "latitude = ", "latitude = 1"), ["LATITUDE"]);
    assert_eq!(replaced(RECORD, "country = \"DO\"", "country = \"Dominican Republic\""), ["COUNTRY"]);
    assert_eq!(replaced(RECORD, "\nyear = 2005\nwhat", "\nyear = 205\nwhat"), ["YEAR"]);
    assert_eq!(replaced("changes.toml", "date = \"2026-11-30\"", "date = \"2026-02-29\""), ["DATE"]);
    assert_eq!(replaced("map/land.txt", "\n", "\n181,0 0,0 1,1 181,0\n"), ["LAND"]);
}

#[test]
fn examples() {
    let first = "position = \"4,4,4,4,4,4/4,4,4,4,4,4 S 0-0\"\nmoves = \"D\"";
    let with = |position: &str, moves: &str| replaced(EXAMPLES, first, &format!("position = \"{position}\"\nmoves = \"{moves}\""));
    assert_eq!(with("4,4,4,4,4/4,4,4,4,4,4 S 0-0", "D"), ["POSITION"]);
    assert_eq!(with("4,4,4,4,4,x/4,4,4,4,4,4 S 0-0", "D"), ["UNREADABLE"]);
    assert_eq!(with("4,4,4,0,4,4/4,4,4,4,4,4 S 0-0", "D"), ["MOVE"]);
    assert_eq!(replaced(EXAMPLES, "statements = [\"10\", \"11\", \"12\"]", "statements = [\"13\"]"), ["SHOWS"]);
}

#[test]
fn notes() {
    assert_eq!(replaced(NOTES, "rests_on = [", "# rests_on = ["), ["EVIDENCE"]);
    assert_eq!(replaced(NOTES, "\nprinted = ", "\n# printed = "), ["PRINTED"]);
    assert_eq!(replaced(NOTES, "reading = \"origin\"", "reading = \"origins\""), ["READING"]);
    assert_eq!(replaced(NOTES, "  sv = ", "  # sv = "), ["LANGUAGE"]);
    assert_eq!(replaced(NOTES, "rests_on = [\"", "rests_on = [\"nobody-1900\", \""), ["SUPPORT"]);
}

#[test]
fn readings() {
    assert_eq!(replaced(READINGS, "id = \"capture\"", "id = \"captures\""), ["READINGS"]);
    assert_eq!(replaced(READINGS, "\nnobody = ", "\nno-one = "), ["CANDIDATE"]);
}

#[test]
fn glossary_and_interface() {
    assert_eq!(replaced("glossary/play.toml", "key = \"seed\"", "key = \"pit\""), ["GLOSSARY"]);
    assert_eq!(replaced("ui/th.ftl", "\nnav-games =", "\nnav-game ="), ["MESSAGE"]);
    assert_eq!(replaced("ui/sv.ftl", "$query", "$quarry"), ["VALUE"]);
}

#[test]
fn files_and_versions() {
    assert_eq!(faults(|files| drop(files.remove(ARTICLE))), ["FILE"]);
    assert_eq!(faults(|files| drop(files.insert("games/hoyito-iii/notes.txt".to_owned(), String::new()))), ["UNREAD"]);
    let mut files = Archive::embedded_files();
    replace(&mut files, ARTICLE, "{12} ", "{12} Mostly: ");
    let faults: Vec<_> = Archive::parse(&files).expect_err("faults").iter().map(Fault::to_string).collect();
    assert_eq!(faults, ["VERSION"]);
}
