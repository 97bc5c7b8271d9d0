//! Harvesting by OAI-PMH 2.0: one record for each game and language, in Dublin Core.

mod dublin;
mod item;
mod lists;
mod query;
mod request;
mod token;

use super::press::Press;
use super::xml::Xml;
use super::{credit, days};
use request::{Refusal, Verb};

const NAMESPACE: &str = "http://www.openarchives.org/OAI/2.0/";
const SCHEMA: &str = "http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd";
const INSTANCE: (&str, &str) = ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");

/// The one format of records.
const PREFIX: &str = "oai_dc";

/// Answers a request, given as the query of an address or the contents of a form.
pub(super) fn answer(press: Press<'_>, query: &str) -> String {
    let pairs = crate::board::view::decode_query(query);
    let request = request::read(press.archive, &pairs);
    // What could not be read at all is not repeated.
    let repeated = !matches!(&request, Err(refusal) if refusal.is_of_form());
    let attributes: Vec<_> = pairs.iter().filter(|_| repeated).map(|(name, value)| (name.as_str(), value.as_str())).collect();
    // What answers is written apart, as an answer may turn out to be an error.
    let mut xml = Xml::new();
    xml.block("OAI-PMH", &[("xmlns", NAMESPACE), INSTANCE, ("xsi:schemaLocation", SCHEMA)], |xml| {
        xml.row("responseDate", &[], &days::now());
        xml.row("request", &attributes, &press.origin.url("/oai"));
        if let Err(refusal) = request.and_then(|verb| write(xml, press, verb)) {
            xml.row("error", &[("code", refusal.code)], &refusal.told);
        }
    });
    xml.finish()
}

/// Writes what was asked for; nothing where it is refused.
fn write(xml: &mut Xml, press: Press<'_>, verb: Verb) -> Result<(), Refusal> {
    match verb {
        Verb::Identify => identify(xml, press),
        Verb::ListMetadataFormats(identifier) => {
            if let Some(identifier) = identifier {
                item::find(press.archive, &identifier)?;
            }
            formats(xml);
        }
        Verb::ListSets => lists::sets(xml, press),
        Verb::GetRecord(identifier) => {
            let item = item::find(press.archive, &identifier)?;
            xml.block("GetRecord", &[], |xml| dublin::record(xml, press, &item));
        }
        Verb::ListIdentifiers(query) => lists::items(xml, press, "ListIdentifiers", &query)?,
        Verb::ListRecords(query) => lists::items(xml, press, "ListRecords", &query)?,
    }
    Ok(())
}

fn identify(xml: &mut Xml, press: Press<'_>) {
    let ui = press.ui(bonduc_content::Language::ALL[0]);
    xml.block("Identify", &[], |xml| {
        xml.row("repositoryName", &[], &ui.text("site-title"));
        xml.row("baseURL", &[], &press.origin.url("/oai"));
        xml.row("protocolVersion", &[], "2.0");
        xml.row("adminEmail", &[], &press.origin.email());
        xml.row("earliestDatestamp", &[], days::earliest(press.archive));
        xml.row("deletedRecord", &[], "persistent");
        xml.row("granularity", &[], "YYYY-MM-DD");
        xml.block("description", &[], |xml| {
            dublin::container(xml, |xml| {
                xml.row("dc:title", &[], &ui.text("site-title"));
                xml.row("dc:description", &[], &ui.text("site-description"));
                xml.row("dc:publisher", &[], credit::EDITOR);
                xml.row("dc:rights", &[], credit::LICENCE_ADDRESS);
            });
        });
    });
}

fn formats(xml: &mut Xml) {
    xml.block("ListMetadataFormats", &[], |xml| {
        xml.block("metadataFormat", &[], |xml| {
            xml.row("metadataPrefix", &[], PREFIX);
            xml.row("schema", &[], dublin::SCHEMA);
            xml.row("metadataNamespace", &[], dublin::NAMESPACE);
        });
    });
}
