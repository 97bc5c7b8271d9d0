//! What exports are made of: the archive, and the address at which it is found.

use bonduc_content::{Archive, GameRecord, Language, Ui};

use crate::server::Origin;

/// The archive, to be written out for readers who find it at an origin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Press<'a> {
    /// What is written.
    pub(crate) archive: &'a Archive,
    /// What addresses begin with.
    pub(crate) origin: &'a Origin,
}

impl<'a> Press<'a> {
    /// A press for an archive at an origin.
    pub(crate) const fn new(archive: &'a Archive, origin: &'a Origin) -> Self {
        Self { archive, origin }
    }

    /// The interface texts of a language.
    pub(crate) fn ui(self, language: Language) -> &'a Ui {
        self.archive.ui(language)
    }

    /// The address of a game's article as it stands now.
    pub(crate) fn article(self, record: &GameRecord, language: Language) -> String {
        self.origin.url(&format!("/{language}/games/{}", record.slug))
    }

    /// The address at which the present version of an article stays.
    pub(crate) fn version(self, record: &GameRecord, language: Language) -> String {
        format!("{}/versions/{}", self.article(record, language), record.version)
    }

    /// The address of one of a game's files: `json`, `tei.xml`, `en.bib` and so on.
    pub(crate) fn file(self, record: &GameRecord, ending: &str) -> String {
        self.origin.url(&format!("/data/games/{}.{ending}", record.slug))
    }
}
