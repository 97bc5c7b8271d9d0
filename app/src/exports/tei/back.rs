//! What belongs to all languages as TEI: the terms that the texts use, and the examples.

use std::collections::BTreeSet;

use bonduc_content::{GameRecord, Language};

use super::super::press::Press;
use super::super::terms;
use super::super::xml::Xml;
use super::inline;

/// Writes glossary and examples.
pub(super) fn write(xml: &mut Xml, press: Press<'_>, record: &GameRecord) {
    let mut keys = BTreeSet::new();
    terms::gather(press.archive, record, &mut keys);
    xml.block("back", &[], |xml| {
        if !keys.is_empty() {
            xml.block("div", &[("type", "glossary")], |xml| {
                xml.block("list", &[("type", "gloss")], |xml| keys.iter().for_each(|key| term(xml, press, key)));
            });
        }
        if !record.examples.is_empty() {
            xml.block("div", &[("type", "examples")], |xml| xml.block("list", &[], |xml| examples(xml, record)));
        }
    });
}

/// A term: its words as a label, its definitions as an item.
fn term(xml: &mut Xml, press: Press<'_>, key: &str) {
    let Some(term) = press.archive.term(key) else { return };
    xml.block("label", &[("xml:id", &format!("term-{key}")), ("n", key)], |xml| {
        for &language in Language::ALL {
            // A word of one language stays that of this language whoever reads it; what it is written for is said by `n`.
            xml.row("term", &[("xml:lang", term.word_language(language)), ("n", language.tag())], term.term.get(language));
        }
    });
    xml.block("item", &[], |xml| {
        for &language in Language::ALL {
            xml.element("gloss", &[("xml:lang", language.tag()), ("target", &format!("#term-{key}"))], |xml| {
                inline::write(xml, press, language, &term.definition(language).content);
            });
            xml.line();
        }
    });
}

/// Positions and moves in the engine's notation, with the statements that they show in every language.
fn examples(xml: &mut Xml, record: &GameRecord) {
    for example in &record.examples {
        let shown = Language::ALL.iter().flat_map(|language| example.statements.iter().map(move |id| format!("#{language}-s{id}")));
        xml.element("item", &[("corresp", &shown.collect::<Vec<_>>().join(" "))], |xml| {
            xml.element("code", &[], |xml| xml.text(&example.position));
            if !example.moves.is_empty() {
                xml.text(" ");
                xml.element("code", &[], |xml| xml.text(&example.moves));
            }
        });
        xml.line();
    }
}
