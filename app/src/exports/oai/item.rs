//! An item that can be harvested: a game in a language.

use bonduc_content::{Archive, GameRecord, Language};

use super::query::Query;
use super::request::Refusal;
use crate::exports::days;
use crate::exports::press::Press;
use crate::exports::xml::Xml;

/// A game in a language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<'a> {
    pub(super) record: &'a GameRecord,
    pub(super) language: Language,
}

/// All items, in an order that stays.
pub(super) fn all(archive: &Archive) -> impl Iterator<Item = Item<'_>> {
    archive.games().iter().flat_map(|record| Language::ALL.iter().map(move |&language| Item { record, language }))
}

/// The item of that identifier.
pub(super) fn find<'a>(archive: &'a Archive, identifier: &str) -> Result<Item<'a>, Refusal> {
    all(archive)
        .find(|item| item.identifier() == identifier)
        .ok_or_else(|| Refusal::new(archive, "idDoesNotExist", "identifier", identifier))
}

impl Item<'_> {
    /// Its identifier, which does not depend on where the site is found.
    fn identifier(&self) -> String {
        format!("oai:bonduc:{}/{}", self.record.slug, self.language)
    }

    /// The sets in which it is, each within a larger one.
    fn sets(&self) -> [String; 2] {
        [format!("game:{}", self.record.slug), format!("language:{}", self.language)]
    }

    /// Whether it is among what is asked for.
    pub(super) fn is_asked(&self, archive: &Archive, query: &Query) -> bool {
        let day = days::modified(archive, &self.record.slug);
        let is_in = |set: &String| {
            self.sets().iter().any(|own| own == set || own.strip_prefix(set.as_str()).is_some_and(|rest| rest.starts_with(':')))
        };
        query.from.as_deref().is_none_or(|from| from <= day)
            && query.until.as_deref().is_none_or(|until| day <= until)
            && query.set.as_ref().is_none_or(is_in)
    }

    /// Writes its header.
    pub(super) fn header(&self, xml: &mut Xml, press: Press<'_>) {
        xml.block("header", &[], |xml| {
            xml.row("identifier", &[], &self.identifier());
            xml.row("datestamp", &[], days::modified(press.archive, &self.record.slug));
            self.sets().iter().for_each(|set| xml.row("setSpec", &[], set));
        });
    }
}
