//! The pieces of a statement as TEI.

use bonduc_content::{Inline, Language, Target};

use super::super::press::Press;
use super::super::xml::Xml;

/// Writes the pieces of a statement for readers of a language.
pub(super) fn write(xml: &mut Xml, press: Press<'_>, language: Language, pieces: &[Inline]) {
    for piece in pieces {
        match piece {
            Inline::Text(text) => xml.text(text),
            Inline::Emphasis(words) => xml.element("emph", &[], |xml| write(xml, press, language, words)),
            Inline::Foreign { language: tag, words } => {
                xml.element("foreign", &[("xml:lang", tag)], |xml| write(xml, press, language, words));
            }
            Inline::Code(text) => xml.element("code", &[], |xml| xml.text(text)),
            Inline::Link { to, words } => {
                let (name, attribute, address) = match to {
                    Target::Term(key) => ("term", "ref", format!("#term-{key}")),
                    Target::Site(_) => ("ref", "target", press.origin.url(&to.href(language))),
                    Target::Web(address) => ("ref", "target", address.clone()),
                };
                xml.element(name, &[(attribute, &address)], |xml| write(xml, press, language, words));
            }
        }
    }
}
