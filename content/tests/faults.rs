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
    assert_eq!(
        replaced(ARTICLE, "{12}", ""),
        [
            "games/hoyito-iii/en.md:15: every paragraph and list item opens with the number of its statement, as in ‘{14} …’",
            "games/hoyito-iii/en.md:42: statement 12 is missing"
        ]
    );
    assert_eq!(
        replaced(ARTICLE, "{12}", "{99}"),
        [
            "games/hoyito-iii/en.md:17: statement 99 does not exist; game.toml says which do",
            "games/hoyito-iii/en.md:42: statement 12 is missing"
        ]
    );
    assert_eq!(
        replaced(ARTICLE, "{12}", "{11}"),
        ["games/hoyito-iii/en.md:16: statement 11 stands 2 times", "games/hoyito-iii/en.md:42: statement 12 is missing"]
    );
    assert_eq!(
        replaced("games/hoyito-iii/sv.md", "{12}", "{99}"),
        [
            "games/hoyito-iii/sv.md:17: statement 99 does not exist; game.toml says which do",
            "games/hoyito-iii/sv.md:42: statement 12 is missing"
        ]
    );
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
        ["games/hoyito-iii/th.md:17: statement 12 reads as in en: it is not translated"]
    );
    assert_eq!(
        faults(|files| {
            let path = "games/hoyito-iii/vi.md";
            replace(files, path, "{5}", "{X}");
            replace(files, path, "{6}", "{5}");
            replace(files, path, "{X}", "{6}");
        }),
        ["games/hoyito-iii/vi.md:7: statement 6 stands where en has 5: editions are read side by side, in one order"]
    );
}

#[test]
fn clauses() {
    assert_eq!(
        replaced(RECORD, "\nrelay = [", "\nrelays = ["),
        [
            "games/hoyito-iii/examples.toml:5: statement 11 states no rule that an example could show",
            "games/hoyito-iii/examples.toml:25: statement 11 states no rule that an example could show",
            "games/hoyito-iii/game.toml:269: statement 11 states a rule that no axis follows; one that states none belongs under history",
            "games/hoyito-iii/game.toml:269: the engine has a rule on the axis ‘relay’, and nothing is named that states it",
            "games/hoyito-iii/game.toml:278: the engine has no axis ‘relays’"
        ]
    );
    assert_eq!(
        replaced(RECORD, "\nlap = [\"site:C1\"", "\nlap = [\"site:C9\""),
        ["games/hoyito-iii/game.toml:277: ‘site:C9’ is no statement of the game, no site rule and no reading"]
    );
    assert_eq!(
        replaced(RECORD, "history = [2, ", "history = ["),
        ["games/hoyito-iii/game.toml:269: statement 2 states a rule that no axis follows; one that states none belongs under history"]
    );
}

#[test]
fn links_and_keys() {
    assert_eq!(
        replaced(ARTICLE, "{12} ", "{12} [there](/nowhere) "),
        [
            "games/hoyito-iii/en.md:17: the link ‘/nowhere’ leads nowhere",
            "games/hoyito-iii/sv.md:1: the link ‘/nowhere’, which en has, is missing",
            "games/hoyito-iii/th.md:1: the link ‘/nowhere’, which en has, is missing",
            "games/hoyito-iii/vi.md:1: the link ‘/nowhere’, which en has, is missing"
        ]
    );
    assert_eq!(
        replaced(ARTICLE, "(glossary:relay)", "(glossary:relais)"),
        [
            "games/hoyito-iii/en.md:3: the glossary has no term ‘relais’",
            "games/hoyito-iii/sv.md:1: the link ‘glossary:relais’, which en has, is missing",
            "games/hoyito-iii/sv.md:3: en has no link ‘glossary:relay’",
            "games/hoyito-iii/th.md:1: the link ‘glossary:relais’, which en has, is missing",
            "games/hoyito-iii/th.md:3: en has no link ‘glossary:relay’",
            "games/hoyito-iii/vi.md:1: the link ‘glossary:relais’, which en has, is missing",
            "games/hoyito-iii/vi.md:3: en has no link ‘glossary:relay’"
        ]
    );
    assert_eq!(
        replaced(ARTICLE, "{12} When", "{12} [When](glossary:relay)"),
        ["games/hoyito-iii/en.md:3: ‘relay’ is linked twice: a term is linked where it first stands"]
    );
    assert_eq!(
        replaced(ARTICLE, "{12} ", "{12} [there](nowhere) "),
        [
            "games/hoyito-iii/en.md:17: ‘nowhere’ is no address: /… leads within the site, glossary:… to a term, https://… elsewhere",
            "games/hoyito-iii/sv.md:1: the link ‘nowhere’, which en has, is missing",
            "games/hoyito-iii/th.md:1: the link ‘nowhere’, which en has, is missing",
            "games/hoyito-iii/vi.md:1: the link ‘nowhere’, which en has, is missing"
        ]
    );
    assert_eq!(
        replaced(RECORD, "source = \"bautista-i-roca-2005\"", "source = \"bautista\""),
        ["games/hoyito-iii/game.toml:140: ‘bautista’ is the key of no source"]
    );
    assert_eq!(
        replaced(RECORD, "names = \"mancala-world-hoyito-iii\"", "names = \"mancala\""),
        ["games/hoyito-iii/game.toml:33: ‘mancala’ is the key of no source, or ‘vi’ no language tag"]
    );
}

#[test]
fn places_and_dates() {
    assert_eq!(
        replaced(RECORD, "latitude = ", "latitude = 1"),
        ["games/hoyito-iii/game.toml:45: latitude is -90 to 90 and longitude -180 to 180"]
    );
    assert_eq!(
        replaced(RECORD, "country = \"DO\"", "country = \"Dominican Republic\""),
        ["games/hoyito-iii/game.toml:44: ‘Dominican Republic’ is no country code: two capital letters"]
    );
    assert_eq!(
        replaced(RECORD, "\nyear = 2005\nwhat", "\nyear = 205\nwhat"),
        ["games/hoyito-iii/game.toml:133: 205 is no year of an attestation: 1500 to 2100"]
    );
    assert_eq!(
        replaced("changes.toml", "date = \"2026-11-30\"", "date = \"2026-02-29\""),
        ["changes.toml:4: ‘2026-02-29’ is no date: year, month and day are needed, as in 2026-11-30"]
    );
    assert_eq!(
        replaced("map/land.txt", "\n", "\n181,0 0,0 1,1 181,0\n"),
        ["map/land.txt:2: a ring is four points or more, longitude,latitude in degrees, the last the same as the first"]
    );
}

#[test]
fn examples() {
    let first = "position = \"4,4,4,4,4,4/4,4,4,4,4,4 S 0-0\"\nmoves = \"D\"";
    let with = |position: &str, moves: &str| replaced(EXAMPLES, first, &format!("position = \"{position}\"\nmoves = \"{moves}\""));
    assert_eq!(
        with("4,4,4,4,4/4,4,4,4,4,4 S 0-0", "D"),
        ["games/hoyito-iii/examples.toml:5: this is no position of the game: S has 5 pits, but this game has 6 a side"]
    );
    assert_eq!(
        with("4,4,4,4,4,x/4,4,4,4,4,4 S 0-0", "D"),
        [
            "games/hoyito-iii/examples.toml:5: the position cannot be read: ‘x’ is not a pit: a number from 0 to 255 is needed, with * behind it when marked, ~ when bought"
        ]
    );
    assert_eq!(
        with("4,4,4,0,4,4/4,4,4,4,4,4 S 0-0", "D"),
        [
            "games/hoyito-iii/examples.toml:5: the move ‘D’ is not legal: D cannot be played in 4,4,4,0,4,4/4,4,4,4,4,4 S 0-0: pit D is empty"
        ]
    );
    assert_eq!(
        replaced(EXAMPLES, "statements = [\"10\", \"11\", \"12\"]", "statements = [\"13\"]"),
        ["games/hoyito-iii/examples.toml:5: nothing in this example follows 13"]
    );
}

#[test]
fn notes() {
    assert_eq!(
        replaced(NOTES, "rests_on = [", "# rests_on = ["),
        [
            "games/hoyito-iii/notes.toml:4: the note ‘left-in-english’ has no evidence: ‘evidence’ with what it ‘rests_on’, or a ‘reading’ that has it"
        ]
    );
    assert_eq!(
        replaced(NOTES, "\nprinted = ", "\n# printed = "),
        [
            "games/hoyito-iii/notes.toml:4: the note ‘left-in-english’ on a damage does not quote what the source prints: ‘printed’ is missing"
        ]
    );
    assert_eq!(
        replaced(NOTES, "reading = \"origin\"", "reading = \"origins\""),
        [
            "games/hoyito-iii/notes.toml:109: the game has no reading ‘origins’",
            "games/hoyito-iii/notes.toml:548: no note leads to the reading ‘origin’"
        ]
    );
    assert_eq!(
        replaced(NOTES, "  sv = ", "  # sv = "),
        ["games/hoyito-iii/notes.toml:4: the text of the note ‘left-in-english’ is missing in sv"]
    );
    assert_eq!(
        replaced(NOTES, "rests_on = [\"", "rests_on = [\"nobody-1900\", \""),
        ["games/hoyito-iii/notes.toml:4: ‘nobody-1900’ is no statement, no site rule and the key of no source"]
    );
}

#[test]
fn readings() {
    assert_eq!(
        replaced(READINGS, "id = \"capture\"", "id = \"captures\""),
        [
            "games/hoyito-iii/notes.toml:299: the game has no reading ‘capture’",
            "games/hoyito-iii/notes.toml:548: no note leads to the reading ‘captures’",
            "games/hoyito-iii/readings.toml:1: the readings are captures, last-four, previous, origin, endless, no-progress, starter; the engine has capture, last-four, previous, origin, endless, no-progress, starter"
        ]
    );
    assert_eq!(
        replaced(READINGS, "\nnobody = ", "\nno-one = "),
        [
            "games/hoyito-iii/readings.toml:33: the candidate ‘nobody’ of the engine has no text",
            "games/hoyito-iii/readings.toml:33: the engine has no candidate ‘no-one’"
        ]
    );
}

#[test]
fn glossary_and_interface() {
    assert_eq!(
        replaced("glossary/play.toml", "key = \"seed\"", "key = \"pit\""),
        [
            "games/adji-kui-ii/en.md:3: the glossary has no term ‘seed’",
            "games/adji-kui-ii/sv.md:3: the glossary has no term ‘seed’",
            "games/adji-kui-ii/th.md:3: the glossary has no term ‘seed’",
            "games/adji-kui-ii/vi.md:3: the glossary has no term ‘seed’",
            "games/hoyito-iii/en.md:10: the glossary has no term ‘seed’",
            "games/hoyito-iii/sv.md:10: the glossary has no term ‘seed’",
            "games/hoyito-iii/th.md:10: the glossary has no term ‘seed’",
            "games/hoyito-iii/vi.md:10: the glossary has no term ‘seed’",
            "games/sadeqa-ii/en.md:3: the glossary has no term ‘seed’",
            "games/sadeqa-ii/sv.md:3: the glossary has no term ‘seed’",
            "games/sadeqa-ii/th.md:3: the glossary has no term ‘seed’",
            "games/sadeqa-ii/vi.md:3: the glossary has no term ‘seed’",
            "glossary/play.toml:26: the glossary has ‘pit’ twice"
        ]
    );
    assert_eq!(
        replaced("ui/th.ftl", "\nnav-games =", "\nnav-game ="),
        ["ui/th.ftl:1: the message ‘nav-games’ is missing", "ui/th.ftl:10: en has no message ‘nav-game’"]
    );
    assert_eq!(
        replaced("ui/sv.ftl", "$query", "$quarry"),
        ["ui/sv.ftl:91: the message ‘search-title’ has the values $quarry; in en it has $query"]
    );
}

#[test]
fn files_and_versions() {
    assert_eq!(faults(|files| drop(files.remove(ARTICLE))), ["games/hoyito-iii/en.md:1: this file is missing"]);
    assert_eq!(
        faults(|files| drop(files.insert("games/hoyito-iii/notes.txt".to_owned(), String::new()))),
        ["games/hoyito-iii/notes.txt:1: nothing reads this file; FORMAT.md says what there is"]
    );
    let mut files = Archive::embedded_files();
    replace(&mut files, ARTICLE, "{12} ", "{12} Mostly: ");
    let faults: Vec<_> = Archive::parse(&files).expect_err("faults").iter().map(Fault::to_string).collect();
    let [fault] = faults.as_slice() else { panic!("{faults:?}") };
    let wanted = "changes.toml:1: the log does not know the present version of hoyito-iii: the newest change must say hoyito-iii = \"";
    let version = fault.strip_prefix(wanted).and_then(|rest| rest.strip_suffix('"')).unwrap_or_else(|| panic!("{fault}"));
    assert!(version.len() == 12 && version.bytes().all(|b| b.is_ascii_hexdigit()), "{version}");
}
