//! Lists of sets and of items, page by page.

use bonduc_content::Language;

use super::query::Query;
use super::request::Refusal;
use super::{dublin, item, token};
use crate::exports::press::Press;
use crate::exports::xml::Xml;

/// Items on a page.
const PAGE: usize = 7;

/// Writes a page of identifiers or records. After the last one there is an empty token, if there was a page before.
pub(super) fn items(xml: &mut Xml, press: Press<'_>, verb: &str, query: &Query) -> Result<(), Refusal> {
    let archive = press.archive;
    let found: Vec<_> = item::all(archive).filter(|item| item.is_asked(archive, query)).collect();
    if found.is_empty() {
        return Err(Refusal::new(archive, "noRecordsMatch", "none", ""));
    }
    let rest = found.get(query.start..).filter(|rest| !rest.is_empty());
    let rest = rest.ok_or_else(|| Refusal::new(archive, "badResumptionToken", "token", &query.start.to_string()))?;
    let end = query.start + rest.len().min(PAGE);
    xml.block(verb, &[], |xml| {
        for item in &found[query.start..end] {
            if verb == "ListRecords" {
                dublin::record(xml, press, item);
            } else {
                item.header(xml, press);
            }
        }
        let (size, cursor) = (found.len().to_string(), query.start.to_string());
        let attributes = [("completeListSize", size.as_str()), ("cursor", cursor.as_str())];
        if end < found.len() {
            xml.row("resumptionToken", &attributes, &token::write(archive, verb, query, end));
        } else if query.start > 0 {
            xml.empty("resumptionToken", &attributes);
        }
    });
    Ok(())
}

/// Writes all sets: games and languages, and within them each of them.
pub(super) fn sets(xml: &mut Xml, press: Press<'_>) {
    let ui = press.ui(Language::ALL[0]);
    let games = press.archive.games().iter().map(|record| (format!("game:{}", record.slug), record.title.clone()));
    let languages = Language::ALL.iter().map(|language| (format!("language:{language}"), language.name().to_owned()));
    let game = [("game".to_owned(), ui.text("nav-games"))];
    let language = [("language".to_owned(), ui.text("languages"))];
    xml.block("ListSets", &[], |xml| {
        for (spec, name) in game.into_iter().chain(games).chain(language).chain(languages) {
            xml.block("set", &[], |xml| {
                xml.row("setSpec", &[], &spec);
                xml.row("setName", &[], &name);
            });
        }
    });
}
