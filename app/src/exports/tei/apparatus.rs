//! The editorial apparatus of one language as TEI: notes on statements, and readings.

use bonduc_content::{Citation, GameRecord, Language, Note, ReadingText, Support};

use super::super::press::Press;
use super::super::xml::{Attribute, Xml};
use super::{corresponding, source_reference};

/// Writes the notes and the readings.
pub(super) fn write(xml: &mut Xml, press: Press<'_>, record: &GameRecord, language: Language) {
    let ui = press.ui(language);
    xml.block("div", &[("type", "apparatus")], |xml| {
        xml.row("head", &[], &ui.text("notes-heading"));
        for note in &record.notes {
            self::note(xml, press, record, language, note);
        }
    });
    xml.block("div", &[("type", "readings")], |xml| {
        xml.row("head", &[], &ui.text("readings"));
        xml.row("p", &[], &ui.text("readings-ours"));
        for (text, known) in record.readings.iter().zip(record.game().readings) {
            reading(xml, language, text, known);
        }
    });
}

/// A note: what is printed, what is meant, how we know, and what that rests on.
fn note(xml: &mut Xml, press: Press<'_>, record: &GameRecord, language: Language, note: &Note) {
    let name = format!("note-{}", note.id);
    let target = statements(language, &note.statements);
    let id = format!("{language}-{name}");
    let attributes: [Attribute<'_>; 4] =
        [("type", note.kind.id()), ("xml:id", &id), ("target", &target), ("corresp", &corresponding(language, &name))];
    xml.block("note", &attributes, |xml| {
        if let Some(printed) = &note.printed {
            xml.element("p", &[], |xml| {
                xml.element("quote", &[("xml:lang", &printed.language)], |xml| xml.text(&printed.text));
            });
            xml.line();
        }
        xml.row("p", &[], note.text.get(language));
        if let Some(evidence) = note.evidence(&record.readings) {
            xml.row("p", &[("n", "evidence")], evidence.get(language));
        }
        let support: Vec<_> = note.support(&record.sources).collect();
        if support.is_empty() && note.reading.is_none() {
            return;
        }
        xml.element("p", &[("n", "support")], |xml| {
            for support in &support {
                match support {
                    Support::Citation(citation) => self::citation(xml, press, language, citation),
                    Support::Source(key) => bibl(xml, record, key),
                }
                xml.text(" ");
            }
            if let Some(reading) = &note.reading {
                citation(xml, press, language, &Citation::Reading(reading.clone()));
            }
        });
        xml.line();
    });
}

/// A short reference to a source of the header.
fn bibl(xml: &mut Xml, record: &GameRecord, key: &str) {
    let Some(source) = record.source(key) else { return };
    xml.element("bibl", &[("corresp", &source_reference(key))], |xml| {
        xml.element("author", &[], |xml| xml.text(&source.author));
        xml.text(", ");
        xml.element("title", &[], |xml| xml.text(&source.title));
    });
}

/// A reference to a statement of the same text, to a reading, or to a rule of the site.
pub(super) fn citation(xml: &mut Xml, press: Press<'_>, language: Language, citation: &Citation) {
    let (kind, target) = match citation {
        Citation::Statement(id) => ("statement", format!("#{language}-s{id}")),
        Citation::Reading(id) => ("reading", format!("#{language}-reading-{id}")),
        Citation::SiteRule(id) => ("site-rule", press.origin.url(&format!("/{language}/site-rules#s{id}"))),
    };
    xml.element("ref", &[("type", kind), ("target", &target)], |xml| xml.text(&citation.id()));
}

fn reading(xml: &mut Xml, language: Language, text: &ReadingText, known: &bonduc_engine::Reading) {
    let name = format!("reading-{}", text.id);
    let id = format!("{language}-{name}");
    let attributes: [Attribute<'_>; 4] =
        [("type", "reading"), ("xml:id", &id), ("n", &text.id), ("corresp", &corresponding(language, &name))];
    xml.block("div", &attributes, |xml| {
        xml.row("head", &[], text.question.get(language));
        xml.block("list", &[], |xml| {
            for (i, candidate) in known.candidates.iter().enumerate() {
                let words = text.candidate(candidate.id).map_or("", |words| words.get(language));
                let attributes = [("n", candidate.id), ("rend", "default")];
                xml.row("item", if i == 0 { &attributes } else { &attributes[..1] }, words);
            }
        });
        xml.row("p", &[], text.evidence.get(language));
        if !text.statements.is_empty() {
            let target = statements(language, &text.statements);
            let attributes = [("type", "statements"), ("target", target.as_str())];
            xml.element("p", &[], |xml| xml.element("ref", &attributes, |xml| xml.text(&text.statements.join(" "))));
            xml.line();
        }
    });
}

/// References to statements of a text.
fn statements(language: Language, ids: &[String]) -> String {
    ids.iter().map(|id| format!("#{language}-s{id}")).collect::<Vec<_>>().join(" ")
}
