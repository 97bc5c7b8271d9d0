//! The archive that is compiled in is whole.

use std::collections::BTreeSet;

use bonduc_content::{Archive, Citation, Language, NoteKind};
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

/// Every edition has the statements of the source, 20 articles of them; every kind of note is there, each with evidence, and each reading is led
/// to by one; every example can be followed.
#[test]
fn the_apparatus_is_whole() {
    let archive = Archive::embedded();
    let mut kinds = BTreeSet::new();
    for record in archive.games() {
        assert!(record.notes.len() >= 24, "{} has {} notes", record.slug, record.notes.len());
        for note in &record.notes {
            kinds.insert(note.kind);
            let evidence = note.evidence(&record.readings).expect("evidence");
            for &language in Language::ALL {
                assert!(note.text.get(language).len() > 10 && evidence.get(language).len() > 10, "{} {}", record.slug, note.id);
            }
            assert!(note.reading.is_some() || note.support(&record.sources).next().is_some(), "{} {}", record.slug, note.id);
        }
        for reading in &record.readings {
            assert!(record.notes.iter().any(|note| note.reading.as_ref() == Some(&reading.id)), "{} {}", record.slug, reading.id);
        }
        assert!(record.examples.len() >= 8, "{} has {} examples", record.slug, record.examples.len());
        let quoted = record.notes.iter().filter_map(|note| note.printed.as_ref()).filter(|printed| printed.language != "en");
        for printed in quoted {
            assert_eq!(printed.language, record.source_text.language, "{}: ‘{}’", record.slug, printed.text);
        }
    }
    let all = [NoteKind::Damage, NoteKind::Contradiction, NoteKind::Silence, NoteKind::Variant];
    assert_eq!(kinds, BTreeSet::from(all));
    assert_eq!(archive.games().len() * Language::ALL.len(), 20);
}
