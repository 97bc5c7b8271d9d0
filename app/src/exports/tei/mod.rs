//! A game as TEI P5: what it is and where it comes from in the header, the article in each language as a text of a group, the glossary and
//! the examples behind them. What corresponds between languages points at each other.

mod apparatus;
mod back;
mod header;
mod inline;
mod text;

use bonduc_content::{GameRecord, Language};

use super::press::Press;
use super::xml::Xml;

/// The namespace of TEI.
const NAMESPACE: &str = "http://www.tei-c.org/ns/1.0";

/// The whole document.
pub(crate) fn game(press: Press<'_>, record: &GameRecord) -> String {
    let mut xml = Xml::new();
    xml.block("TEI", &[("xmlns", NAMESPACE), ("xml:id", &record.slug), ("n", &record.version)], |xml| {
        header::write(xml, press, record);
        xml.block("text", &[], |xml| {
            xml.block("group", &[], |xml| {
                for &language in Language::ALL {
                    if let Some(article) = press.archive.article(&record.slug, language) {
                        text::write(xml, press, record, language, article);
                    }
                }
            });
            back::write(xml, press, record);
        });
    });
    xml.finish()
}

/// The references to what is called the same in the other languages.
fn corresponding(language: Language, name: &str) -> String {
    let others = Language::ALL.iter().filter(|&&other| other != language);
    others.map(|other| format!("#{other}-{name}")).collect::<Vec<_>>().join(" ")
}

/// The reference to a source.
fn source_reference(key: &str) -> String {
    format!("#source-{key}")
}
