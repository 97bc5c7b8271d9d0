//! The article in one language as TEI: the record in front, sections of statements, the apparatus behind.

use bonduc_content::{Article, Block, GameRecord, Language, Section, Statement};

use super::super::credit;
use super::super::press::Press;
use super::super::xml::{Attribute, Xml};
use super::{apparatus, corresponding, inline, source_reference};
use crate::pages::facts;

/// Writes the article as a text of the group.
pub(super) fn write(xml: &mut Xml, press: Press<'_>, record: &GameRecord, language: Language, article: &Article) {
    let tag = language.tag();
    xml.block("text", &[("xml:lang", tag), ("xml:id", tag), ("n", &record.version), ("type", "edition")], |xml| {
        front(xml, press, record, language);
        xml.block("body", &[], |xml| {
            xml.row("head", &[], &record.title);
            for section in &article.sections {
                self::section(xml, press, language, section);
            }
        });
        xml.block("back", &[], |xml| apparatus::write(xml, press, record, language));
    });
}

fn front(xml: &mut Xml, press: Press<'_>, record: &GameRecord, language: Language) {
    let ui = press.ui(language);
    xml.block("front", &[], |xml| {
        xml.block("div", &[("type", "abstract")], |xml| xml.row("p", &[], record.summary.get(language)));
        if let Some(notice) = credit::notice(ui, record, language) {
            xml.block("div", &[("type", "notice")], |xml| xml.row("p", &[], &notice));
        }
        xml.block("div", &[("type", "record")], |xml| {
            xml.row("head", &[], &ui.text("record"));
            xml.block("list", &[("type", "gloss")], |xml| {
                for (id, text) in
                    [("record-kind", &record.kind), ("record-people", &record.people), ("record-equipment", &record.equipment)]
                {
                    xml.row("label", &[], &ui.text(id));
                    xml.row("item", &[], text.get(language));
                }
                xml.row("label", &[], &ui.text("record-names"));
                xml.block("item", &[], |xml| names(xml, record, language));
                xml.row("label", &[], &ui.text("record-seen"));
                xml.block("item", &[], |xml| seen(xml, record, language));
                for relative in &record.relatives {
                    xml.row("label", &[], &relative.name);
                    xml.row("item", &[], relative.relation.get(language));
                }
            });
        });
        rules(xml, press, record, language);
    });
}

fn names(xml: &mut Xml, record: &GameRecord, language: Language) {
    xml.block("list", &[], |xml| {
        for name in &record.names {
            xml.element("item", &[], |xml| {
                xml.element("name", &[("xml:lang", &name.language)], |xml| xml.text(&name.text));
                if let Some(note) = &name.note {
                    xml.text(" ");
                    xml.element("gloss", &[], |xml| xml.text(note.get(language)));
                }
            });
            xml.line();
        }
    });
}

fn seen(xml: &mut Xml, record: &GameRecord, language: Language) {
    xml.block("list", &[], |xml| {
        for seen in &record.attestations {
            let year = seen.year.to_string();
            xml.element("item", &[("corresp", &source_reference(&seen.source))], |xml| {
                xml.element("date", &[("when", &year)], |xml| xml.text(&year));
                xml.text(" ");
                xml.text(seen.what.get(language));
            });
            xml.line();
        }
    });
}

/// The rules in brief, each with what it rests on.
fn rules(xml: &mut Xml, press: Press<'_>, record: &GameRecord, language: Language) {
    let ui = press.ui(language);
    xml.block("div", &[("type", "rules")], |xml| {
        xml.row("head", &[], &ui.text("play-rules"));
        xml.block("list", &[("type", "gloss")], |xml| {
            for value in record.game().ruleset.values() {
                xml.row("label", &[], &facts::axis(ui, value.axis));
                xml.element("item", &[("n", value.axis.id())], |xml| {
                    xml.text(&facts::value(ui, &value));
                    for citation in record.clause_map.of(value.axis) {
                        xml.text(" ");
                        apparatus::citation(xml, press, language, citation);
                    }
                });
                xml.line();
            }
        });
    });
}

fn section(xml: &mut Xml, press: Press<'_>, language: Language, section: &Section) {
    let id = format!("{language}-{}", section.id);
    let attributes: [Attribute<'_>; 4] =
        [("type", "section"), ("xml:id", &id), ("n", &section.id), ("corresp", &corresponding(language, &section.id))];
    xml.block("div", &attributes, |xml| {
        xml.row("head", &[], &section.title);
        for block in &section.blocks {
            match block {
                Block::Paragraph(statements) => {
                    xml.element("p", &[], |xml| line(xml, press, language, statements));
                    xml.line();
                }
                Block::List(items) => xml.block("list", &[("rend", "bulleted")], |xml| {
                    for statements in items {
                        xml.element("item", &[], |xml| line(xml, press, language, statements));
                        xml.line();
                    }
                }),
            }
        }
    });
}

/// The statements of a paragraph or an item.
fn line(xml: &mut Xml, press: Press<'_>, language: Language, statements: &[Statement]) {
    for (i, statement) in statements.iter().enumerate() {
        if i > 0 {
            xml.text(" ");
        }
        let Some(id) = &statement.id else {
            inline::write(xml, press, language, &statement.content);
            continue;
        };
        let name = format!("s{id}");
        let attributes: [Attribute<'_>; 4] = [
            ("type", "statement"),
            ("xml:id", &format!("{language}-{name}")),
            ("n", id.as_str()),
            ("corresp", &corresponding(language, &name)),
        ];
        xml.element("seg", &attributes, |xml| inline::write(xml, press, language, &statement.content));
    }
}
