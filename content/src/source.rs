//! Sources: books, articles and pages from which something is known.

use serde::Deserialize;

use crate::text::Text;

/// A source.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Its key within the game.
    pub key: String,
    /// What it is.
    pub kind: SourceKind,
    /// Who wrote it.
    pub author: String,
    /// Its title.
    pub title: String,
    /// When it appeared, where known.
    pub year: Option<i32>,
    /// The journal or volume in which it stands.
    pub container: Option<String>,
    /// Volume of the journal.
    pub volume: Option<String>,
    /// Issue of the volume.
    pub issue: Option<String>,
    /// Publisher, where known.
    pub publisher: Option<String>,
    /// Place of publication, where known.
    pub place: Option<String>,
    /// Pages, where known.
    pub pages: Option<String>,
    /// Address, where it has one.
    pub url: Option<String>,
    /// What it says, and how we know.
    pub note: Option<Text>,
}

/// What a source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SourceKind {
    /// A book.
    Book,
    /// An article in a journal or a chapter.
    Article,
    /// A page or a program on the web.
    Web,
    /// Something unpublished.
    Manuscript,
}
