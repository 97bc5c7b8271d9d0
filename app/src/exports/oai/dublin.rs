//! An item in Dublin Core.

use super::INSTANCE;
use super::item::Item;
use crate::exports::press::Press;
use crate::exports::xml::Xml;
use crate::exports::{credit, days};

/// The namespace of the format.
pub(super) const NAMESPACE: &str = "http://www.openarchives.org/OAI/2.0/oai_dc/";
/// Its schema.
pub(super) const SCHEMA: &str = "http://www.openarchives.org/OAI/2.0/oai_dc.xsd";

/// An element for elements of Dublin Core.
pub(super) fn container(xml: &mut Xml, fill: impl FnOnce(&mut Xml)) {
    let attributes = [
        ("xmlns:oai_dc", NAMESPACE),
        ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
        INSTANCE,
        ("xsi:schemaLocation", "http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd"),
    ];
    xml.block("oai_dc:dc", &attributes, fill);
}

/// Writes the record of an item: its header, and what it is.
pub(super) fn record(xml: &mut Xml, press: Press<'_>, item: &Item<'_>) {
    xml.block("record", &[], |xml| {
        item.header(xml, press);
        xml.block("metadata", &[], |xml| write(xml, press, item));
    });
}

/// Writes an item.
fn write(xml: &mut Xml, press: Press<'_>, item: &Item<'_>) {
    let Item { record, language } = *item;
    let ui = press.ui(language);
    let source = record.named_source();
    let own = [("xml:lang", language.tag())];
    container(xml, |xml| {
        xml.row("dc:title", &own, &record.title);
        xml.row("dc:creator", &[], credit::EDITOR);
        xml.row("dc:subject", &own, record.kind.get(language));
        xml.row("dc:description", &own, record.summary.get(language));
        if let Some(notice) = credit::notice(ui, record, language) {
            xml.row("dc:description", &own, &notice);
        }
        xml.row("dc:publisher", &[], credit::EDITOR);
        record.recorded_by.iter().for_each(|name| xml.row("dc:contributor", &[], name));
        xml.row("dc:contributor", &[], &source.author);
        xml.row("dc:date", &[], days::modified(press.archive, &record.slug));
        xml.row("dc:type", &[], "Text");
        xml.row("dc:format", &[], "text/html");
        xml.row("dc:identifier", &[], &press.article(record, language));
        xml.row("dc:identifier", &[], &press.version(record, language));
        xml.row("dc:source", &[], source.url.as_deref().unwrap_or(&source.title));
        xml.row("dc:language", &[], language.tag());
        xml.row("dc:relation", &[], &press.file(record, "tei.xml"));
        xml.row("dc:relation", &[], &press.file(record, "json"));
        xml.row("dc:coverage", &own, record.place.name.get(language));
        for line in credit::lines(ui, record) {
            xml.row("dc:rights", &own, &line);
        }
        xml.row("dc:rights", &[], credit::LICENCE_ADDRESS);
    });
}
