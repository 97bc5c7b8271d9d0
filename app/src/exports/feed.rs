//! The change log as an Atom feed, one in each language.

use bonduc_content::{Change, Language};
use sha2::{Digest, Sha256};

use super::press::Press;
use super::xml::Xml;
use super::{credit, days};

/// The feed in a language.
pub(crate) fn atom(press: Press<'_>, language: Language) -> String {
    let ui = press.ui(language);
    let changes = press.archive.changes();
    let own = press.origin.url(&format!("/{language}/changes.atom"));
    let page = press.origin.url(&format!("/{language}/changes"));
    let mut xml = Xml::new();
    xml.block("feed", &[("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", language.tag())], |xml| {
        xml.row("id", &[], &name(&format!("feed {language}")));
        xml.row("title", &[], &format!("{} · {}", ui.text("changes-title"), ui.text("site-name")));
        xml.row("subtitle", &[], &ui.text("site-description"));
        xml.row("updated", &[], &midnight(days::latest(press.archive)));
        xml.empty("link", &[("rel", "self"), ("type", "application/atom+xml"), ("href", &own)]);
        xml.empty("link", &[("rel", "alternate"), ("type", "text/html"), ("href", &page)]);
        xml.empty("link", &[("rel", "license"), ("href", credit::LICENCE_ADDRESS)]);
        xml.block("author", &[], |xml| xml.row("name", &[], credit::EDITOR));
        xml.row("rights", &[], &credit::licence(ui));
        for (i, change) in changes.iter().enumerate() {
            // Counted within its day from the oldest on, so that a later change does not rename an earlier one.
            let number = changes[i + 1..].iter().filter(|older| older.date == change.date).count();
            entry(xml, press, language, change, number);
        }
    });
    xml.finish()
}

fn entry(xml: &mut Xml, press: Press<'_>, language: Language, change: &Change, number: usize) {
    let ui = press.ui(language);
    xml.block("entry", &[], |xml| {
        xml.row("id", &[], &name(&format!("change {language} {} {number}", change.date)));
        xml.row("title", &[], &days::words(ui, &change.date));
        xml.row("updated", &[], &midnight(&change.date));
        xml.row("published", &[], &midnight(&change.date));
        let page = press.origin.url(&format!("/{language}/changes"));
        xml.empty("link", &[("rel", "alternate"), ("type", "text/html"), ("href", &page)]);
        for (slug, version) in &change.versions {
            let address = press.origin.url(&format!("/{language}/games/{slug}/versions/{version}"));
            xml.empty("link", &[("rel", "related"), ("type", "text/html"), ("href", &address)]);
        }
        xml.row("summary", &[], change.what.get(language));
        xml.element("content", &[("type", "xhtml")], |xml| {
            xml.element("div", &[("xmlns", "http://www.w3.org/1999/xhtml")], |xml| {
                xml.element("p", &[], |xml| xml.text(change.what.get(language)));
                xml.element("ul", &[], |xml| change.versions.iter().for_each(|(slug, version)| game(xml, press, language, slug, version)));
            });
        });
        xml.line();
    });
}

/// A game that changed: its version, to whom it is owed, its notice.
fn game(xml: &mut Xml, press: Press<'_>, language: Language, slug: &str, version: &str) {
    let Some(record) = press.archive.game(slug) else { return };
    let ui = press.ui(language);
    let address = press.origin.url(&format!("/{language}/games/{slug}/versions/{version}"));
    xml.element("li", &[], |xml| {
        xml.element("a", &[("href", &address)], |xml| xml.text(&record.title));
        xml.element("p", &[], |xml| xml.text(&credit::line(ui, record)));
        if let Some(notice) = credit::notice(ui, record, language) {
            xml.element("p", &[], |xml| xml.text(&notice));
        }
    });
}

fn midnight(day: &str) -> String {
    format!("{day}T00:00:00Z")
}

/// A name that stays, whatever address the site has: a UUID made of a hash, version 8 of RFC 9562.
fn name(of: &str) -> String {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&Sha256::digest(format!("bonduc {of}"))[..16]);
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("urn:uuid:{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
}
