//! The archive that is compiled in is whole, and a broken one says all that is wrong with it.

use std::collections::BTreeMap;

use bonduc_content::{Archive, Citation, Fault, Language};
use bonduc_engine::{Axis, Chance, Game, Player};

/// Statements of each game, by the numbering of the source texts, captions and links left out.
const STATEMENTS: [(&str, usize); 5] = [("adji-kui-ii", 29), ("kiothi", 24), ("sadeqa-ii", 16), ("adji-boto", 26), ("hoyito-iii", 25)];

#[test]
fn every_statement_of_every_source_is_there_in_every_language() {
    let archive = Archive::embedded();
    for (slug, statements) in STATEMENTS {
        for &language in Language::ALL {
            let article = archive.article(slug, language).expect("an article");
            assert_eq!(article.statements().count(), statements, "{slug} {language}");
            for (section, statement) in article.statements() {
                let id = statement.id.as_deref().expect("every statement has a number");
                assert!(statement.text.len() > 10, "{slug} {language} {id} says something");
                assert!(!section.title.is_empty());
                assert_eq!(article.statement(id).map(|(_, found)| found), Some(statement));
            }
        }
    }
}

#[test]
fn each_game_of_the_engine_has_a_record() {
    let archive = Archive::embedded();
    let slugs: Vec<_> = archive.games().iter().map(|record| record.slug.as_str()).collect();
    assert_eq!(slugs, Game::all().iter().map(|game| game.slug).collect::<Vec<_>>());
    for record in archive.games() {
        assert_eq!(record.game().slug, record.slug);
        assert!(record.sources.iter().any(|source| source.url.as_deref().is_some_and(|url| url.contains("mancala.fandom.com"))));
    }
}

#[test]
fn clauses_lead_to_statements_and_back() {
    let record = Archive::embedded().game("adji-kui-ii").expect("a game");
    assert_eq!(record.clause_map.of(Axis::Capture).first(), Some(&Citation::Statement("20".to_owned())));
    assert_eq!(record.clause_map.of(Axis::Endless), [Citation::SiteRule("C3".to_owned())]);
    assert!(record.clause_map.axes_of("20").any(|axis| axis == Axis::Capture));
}

fn faults_after(change: impl FnOnce(&mut BTreeMap<String, String>)) -> Vec<String> {
    let mut files = Archive::embedded_files();
    change(&mut files);
    Archive::parse(&files).expect_err("faults").iter().map(Fault::to_string).collect()
}

fn replace(files: &mut BTreeMap<String, String>, path: &str, from: &str, to: &str) {
    let text = files.get_mut(path).expect("a file");
    assert!(text.contains(from), "{path} has ‘{from}’");
    *text = text.replacen(from, to, 1);
}

#[test]
fn broken_content_says_what_is_wrong_and_where() {
    let article = "games/hoyito-iii/en.md";
    let record = "games/hoyito-iii/game.toml";
    let faults = faults_after(|files| replace(files, article, "{12}", ""));
    assert!(faults.iter().any(|fault| fault.ends_with("statement 12 is missing")), "{faults:?}");

    let faults = faults_after(|files| replace(files, article, "{12}", "{99}"));
    assert!(faults.iter().any(|fault| fault.ends_with("statement 99 does not exist; game.toml says which do")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.ends_with("statement 12 is missing")), "all faults at once: {faults:?}");

    let faults = faults_after(|files| replace(files, article, "{12}", "{11}"));
    assert!(faults.iter().any(|fault| fault.ends_with("statement 11 stands 2 times")), "{faults:?}");

    let faults = faults_after(|files| replace(files, article, "{12} ", "{12} [there](/nowhere) "));
    assert!(faults.len() == 1 && faults[0].ends_with("the link ‘/nowhere’ leads nowhere"), "{faults:?}");

    let faults = faults_after(|files| replace(files, record, "\nrelay = [", "\nrelays = ["));
    assert!(faults.iter().any(|fault| fault.ends_with("the engine has no axis ‘relays’")), "{faults:?}");
    let unstated = "the engine has a rule on the axis ‘relay’, and nothing is named that states it";
    assert!(faults.iter().any(|fault| fault.ends_with(unstated)), "{faults:?}");

    let faults = faults_after(|files| replace(files, record, "history = [2, ", "history = ["));
    let unfollowed = "statement 2 states a rule that no axis follows; one that states none belongs under history";
    assert!(faults.len() == 1 && faults[0].ends_with(unfollowed), "{faults:?}");

    let faults = faults_after(|files| replace(files, record, "\nlap = [\"site:C1\"", "\nlap = [\"site:C9\""));
    assert!(faults.len() == 1 && faults[0].ends_with("‘site:C9’ is no statement of the game, no site rule and no reading"), "{faults:?}");

    let faults = faults_after(|files| replace(files, record, "latitude = ", "latitude = 1"));
    assert!(faults.len() == 1 && faults[0].ends_with("latitude is -90 to 90 and longitude -180 to 180"), "{faults:?}");

    let readings = "games/hoyito-iii/readings.toml";
    let faults = faults_after(|files| replace(files, readings, "id = \"capture\"", "id = \"captures\""));
    assert!(
        faults[0].contains("the readings are captures, last-four, previous, origin, endless, no-progress, starter; the engine has capture")
    );

    let faults = faults_after(|files| replace(files, readings, "\nnobody = ", "\nno-one = "));
    assert!(faults.iter().any(|fault| fault.ends_with("the candidate ‘nobody’ of the engine has no text")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.ends_with("the engine has no candidate ‘no-one’")), "{faults:?}");

    let faults = faults_after(|files| {
        files.remove(article);
    });
    assert_eq!(faults, ["games/hoyito-iii/en.md:1: this file is missing"]);

    let faults = faults_after(|files| {
        files.insert("games/hoyito-iii/notes.txt".to_owned(), String::new());
    });
    assert_eq!(faults, ["games/hoyito-iii/notes.txt:1: nothing reads this file; FORMAT.md says what there is"]);
}

/// Whatever happens in play, and whatever is refused, rests on a statement, a site rule or a reading; and every axis on which a game has a
/// rule is named by one of them, every statement of a rule is followed by an axis.
#[test]
fn no_rule_without_a_statement_and_no_statement_without_a_rule() {
    for record in Archive::embedded().games() {
        let rules = record.game().rules();
        let cited = |axis: Axis| !record.clause_map.of(axis).is_empty();
        for seed in 0..150 {
            let mut chance = Chance::new(seed);
            let mut position = rules.start();
            while let Some(mv) = Player::Random.choose(rules, &position, &mut chance) {
                for (refused, refusal) in rules.refused(&position) {
                    assert!(refusal.axis().is_none_or(cited), "{}: {refused} is refused by {refusal:?}", record.slug);
                }
                let trace = rules.trace(&position, mv).expect("legal");
                for step in &trace.steps {
                    assert!(cited(step.axis()), "{}: {step:?} follows {} in {position}", record.slug, step.axis());
                }
                position = trace.after;
            }
        }
        for &axis in Axis::ALL {
            assert!(cited(axis) || !rules.ruleset().uses(axis), "{}: {axis}", record.slug);
        }
    }
}
