//! A game as JSON: everything, in all languages, and no HTML.

use std::collections::BTreeSet;

use bonduc_content::{
    Article, Block, Citation, Example, GameRecord, Inline, Language, Note, ReadingText, Section, Statement, Support, Target,
};
use serde_json::{Map, Value, json};

use super::facts::{self, Texts};
use super::press::Press;
use super::{credit, days, terms};

/// Everything of a game.
pub(crate) fn game(press: Press<'_>, record: &GameRecord) -> Value {
    let texts = Texts::All;
    let articles: Vec<_> =
        Language::ALL.iter().filter_map(|&language| Some((language, press.archive.article(&record.slug, language)?))).collect();
    let sections: Map<_, _> = articles
        .iter()
        .map(|(language, article)| (language.tag().to_owned(), article.sections.iter().map(section).collect::<Vec<_>>().into()))
        .collect();
    let known: Vec<_> = record.game().readings.iter().collect();
    json!({
        "slug": record.slug,
        "name": record.title,
        "version": record.version,
        "published": days::published(press.archive, &record.slug),
        "modified": days::modified(press.archive, &record.slug),
        "archive": { "name": texts.say(|language| press.ui(language).text("site-title")), "version": press.archive.version(), "url": press.origin.url("/") },
        "url": texts.say(|language| press.article(record, language)),
        "version_url": texts.say(|language| press.version(record, language)),
        "licence": credit::LICENCE,
        "licence_url": credit::LICENCE_ADDRESS,
        "attribution": facts::attribution(press.archive, record, texts),
        "sensitivity": texts.maybe(record.sensitivity.as_ref()),
        "summary": texts.text(&record.summary),
        "start": record.game().rules().start().to_string(),
        "facts": facts::of(press.archive, record, texts),
        "sections": sections,
        "statements": record.statement_ids().iter().map(|id| statement(press, record, &articles, id)).collect::<Vec<_>>(),
        "notes": record.notes.iter().map(|note| self::note(record, note)).collect::<Vec<_>>(),
        "readings": record.readings.iter().zip(known).map(|(text, known)| reading(text, known)).collect::<Vec<_>>(),
        "examples": record.examples.iter().map(example).collect::<Vec<_>>(),
        "glossary": glossary(press, record),
        "changes": changes(press, record),
    })
}

/// A section: where its statements stand.
fn section(section: &Section) -> Value {
    let ids = |statements: &[Statement]| statements.iter().filter_map(|statement| statement.id.clone()).collect::<Vec<_>>();
    let block = |block: &Block| match block {
        Block::Paragraph(statements) => json!({ "paragraph": ids(statements) }),
        Block::List(items) => json!({ "list": items.iter().map(|statements| ids(statements)).collect::<Vec<_>>() }),
    };
    json!({ "id": section.id, "title": section.title, "blocks": section.blocks.iter().map(block).collect::<Vec<_>>() })
}

fn statement(press: Press<'_>, record: &GameRecord, articles: &[(Language, &Article)], id: &str) -> Value {
    let each = |say: &dyn Fn(Language, &Statement) -> Value| -> Map<_, _> {
        let found = articles.iter().filter_map(|(language, article)| Some((*language, article.statement(id)?.1)));
        found.map(|(language, statement)| (language.tag().to_owned(), say(language, statement))).collect()
    };
    json!({
        "id": id,
        "section": articles.first().and_then(|(_, article)| article.statement(id)).map(|(section, _)| &section.id),
        "url": each(&|language, _| format!("{}#s{id}", press.article(record, language)).into()),
        "text": each(&|_, statement| statement.text.as_str().into()),
        "content": each(&|language, statement| pieces(press, language, &statement.content)),
        "axes": record.clause_map.axes_of(id).map(bonduc_engine::Axis::id).collect::<Vec<_>>(),
        "notes": record.notes_on(id).map(|note| note.id.as_str()).collect::<Vec<_>>(),
    })
}

/// What a statement is made of.
fn pieces(press: Press<'_>, language: Language, content: &[Inline]) -> Value {
    let piece = |piece: &Inline| match piece {
        Inline::Text(text) => json!({ "text": text }),
        Inline::Emphasis(words) => json!({ "emphasis": pieces(press, language, words) }),
        Inline::Foreign { language: tag, words } => json!({ "foreign": pieces(press, language, words), "lang": tag }),
        Inline::Code(text) => json!({ "code": text }),
        Inline::Link { to: Target::Term(key), words } => json!({ "term": key, "words": pieces(press, language, words) }),
        Inline::Link { to: to @ Target::Site(_), words } => {
            json!({ "url": press.origin.url(&to.href(language)), "words": pieces(press, language, words) })
        }
        Inline::Link { to: Target::Web(url), words } => json!({ "url": url, "words": pieces(press, language, words) }),
    };
    content.iter().map(piece).collect::<Vec<_>>().into()
}

fn note(record: &GameRecord, note: &Note) -> Value {
    let rests_on = |support: Support| match support {
        Support::Citation(citation) => citation.id(),
        Support::Source(key) => format!("source:{key}"),
    };
    json!({
        "id": note.id,
        "kind": note.kind.id(),
        "statements": note.statements,
        "printed": note.printed.as_ref().map(|printed| json!({ "lang": printed.language, "text": printed.text })),
        "text": Texts::All.text(&note.text),
        "evidence": Texts::All.maybe(note.evidence(&record.readings)),
        "rests_on": note.support(&record.sources).map(rests_on).collect::<Vec<_>>(),
        "reading": note.reading,
    })
}

/// A reading: the first candidate is the default.
fn reading(text: &ReadingText, known: &bonduc_engine::Reading) -> Value {
    let candidate =
        |candidate: &bonduc_engine::Candidate| json!({ "id": candidate.id, "text": Texts::All.maybe(text.candidate(candidate.id)) });
    json!({
        "id": text.id,
        "cited_as": Citation::Reading(text.id.clone()).id(),
        "statements": text.statements,
        "question": Texts::All.text(&text.question),
        "evidence": Texts::All.text(&text.evidence),
        "candidates": known.candidates.iter().map(candidate).collect::<Vec<_>>(),
    })
}

fn example(example: &Example) -> Value {
    json!({ "statements": example.statements, "position": example.position, "moves": example.moves })
}

/// The terms to which the articles and their definitions link, by key.
fn glossary(press: Press<'_>, record: &GameRecord) -> Value {
    let mut keys = BTreeSet::new();
    terms::gather(press.archive, record, &mut keys);
    let term = |key: &String| {
        let term = press.archive.term(key)?;
        let value = json!({
            "lang": term.language,
            "term": Texts::All.text(&term.term),
            "definition": Texts::All.say(|language| term.definition(language).text.clone()),
            "url": Texts::All.say(|language| press.origin.url(&format!("/{language}/glossary#{key}"))),
        });
        Some((key.clone(), value))
    };
    keys.iter().filter_map(term).collect::<Map<_, _>>().into()
}

fn changes(press: Press<'_>, record: &GameRecord) -> Vec<Value> {
    let logged = press.archive.changes().iter().filter_map(|change| Some((change, change.versions.get(&record.slug)?)));
    logged.map(|(change, version)| json!({ "date": change.date, "what": Texts::All.text(&change.what), "version": version })).collect()
}
