//! Sections of articles and pages: paragraphs and lists of statements.

use crate::inline::{Inline, anchor, to_html};
use crate::language::Language;

/// A section of an article or a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its id, the same in every language; empty before the first heading of a page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its paragraphs and lists.
    pub blocks: Vec<Block>,
}

/// A paragraph or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Statement>),
    /// A bullet list, item by item.
    List(Vec<Vec<Statement>>),
}

/// A numbered statement, or on a page a stretch of text without a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its number, the same in every language; none only on pages.
    pub id: Option<String>,
    /// Its plain text.
    pub text: String,
    /// What it is made of.
    pub content: Vec<Inline>,
}

impl Statement {
    /// Its HTML for readers of that language, of phrasing content only.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        to_html(&self.content, &mut |to, words| anchor(language, to, words))
    }
}

impl Block {
    /// The statements of the block in order.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> {
        match self {
            Self::Paragraph(statements) => std::slice::from_ref(statements),
            Self::List(items) => items.as_slice(),
        }
        .iter()
        .flatten()
    }
}

impl Section {
    /// The statements of the section in order.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.blocks.iter().flat_map(Block::statements)
    }
}
