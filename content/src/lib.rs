//! The archive of Bonduc: articles, metadata and interface texts, written down as `content/FORMAT.md` says, embedded at compile time, parsed
//! and checked once at start.
//!
//! [`Archive::embedded`] is the whole of it. [`Archive::parse`] reads the same from any set of files and reports everything that is wrong
//! with them at once, each fault with file and line. No HTML of pages and no rules here: pages belong to the site, rules to the engine.

mod archive;
mod article;
mod change;
mod clause;
mod example;
mod fault;
mod game;
mod glossary;
mod html;
mod inline;
mod land;
mod language;
mod markdown;
mod note;
mod page;
mod reading;
mod section;
mod source;
mod text;
mod ui;
mod words;

pub use archive::Archive;
pub use article::Article;
pub use change::Change;
pub use clause::{Citation, ClauseMap};
pub use example::Example;
pub use fault::Fault;
pub use game::{Attestation, GameRecord, Name, Place, Relative, SourceText, Unlike};
pub use glossary::{Forms, Term};
pub use html::{escape_html, escaped};
pub use inline::{Inline, Target, anchor, to_html};
pub use land::Ring;
pub use language::{Language, ParseLanguageError};
pub use note::{Note, NoteKind, Printed, Support};
pub use page::Page;
pub use reading::ReadingText;
pub use section::{Block, Section, Statement};
pub use source::{Source, SourceKind};
pub use text::Text;
pub use ui::{Ui, Value};
pub use words::WordList;
