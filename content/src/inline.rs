//! What a statement is made of: text, emphasis, words of other languages, links.

use std::fmt::Write as _;

use crate::html::{escape_html, escaped};
use crate::language::Language;

/// A piece of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Text.
    Text(String),
    /// Emphasised.
    Emphasis(Vec<Self>),
    /// Words of another language.
    Foreign {
        /// BCP 47 tag of the language.
        language: String,
        /// The words.
        words: Vec<Self>,
    },
    /// Literally what is typed or sent.
    Code(String),
    /// A link.
    Link {
        /// Where to.
        to: Target,
        /// What it is on.
        words: Vec<Self>,
    },
}

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a path of the site, without language.
    Site(String),
    /// To a term of the glossary, by its key.
    Term(String),
    /// To another site.
    Web(String),
}

impl Target {
    pub(crate) fn parse(text: &str) -> Self {
        match text.strip_prefix("glossary:") {
            Some(key) => Self::Term(key.to_owned()),
            None if text.starts_with('/') => Self::Site(text.to_owned()),
            None => Self::Web(text.to_owned()),
        }
    }

    /// As it is written in Markdown.
    pub(crate) fn written(&self) -> String {
        match self {
            Self::Term(key) => format!("glossary:{key}"),
            Self::Site(address) | Self::Web(address) => address.clone(),
        }
    }

    /// The address for a reader of that language.
    #[must_use]
    pub fn href(&self, language: Language) -> String {
        match self {
            // What is no page has no language.
            Self::Site(path) if path.starts_with("/api/") || path.starts_with("/data/") => path.clone(),
            Self::Site(path) => format!("/{language}{path}"),
            Self::Term(key) => format!("/{language}/glossary#{key}"),
            Self::Web(address) => address.clone(),
        }
    }
}

/// Writes pieces as HTML of phrasing content. `link` writes each link, given where it leads and what it is on, as HTML.
pub fn to_html(pieces: &[Inline], link: &mut dyn FnMut(&Target, &str) -> String) -> String {
    let mut html = String::new();
    for piece in pieces {
        match piece {
            Inline::Text(text) => escape_html(text, &mut html),
            Inline::Emphasis(words) => {
                let _ = write!(html, "<em>{}</em>", to_html(words, link));
            }
            Inline::Foreign { language, words } => {
                let _ = write!(html, "<i lang=\"{language}\">{}</i>", to_html(words, link));
            }
            Inline::Code(text) => {
                html.push_str("<code>");
                escape_html(text, &mut html);
                html.push_str("</code>");
            }
            Inline::Link { to, words } => {
                let words = to_html(words, link);
                html.push_str(&link(to, &words));
            }
        }
    }
    html
}

/// A link as plain HTML.
#[must_use]
pub fn anchor(language: Language, to: &Target, words: &str) -> String {
    format!("<a href=\"{}\">{words}</a>", escaped(&to.href(language)))
}

/// The targets of all links among pieces, in order.
pub(crate) fn targets(pieces: &[Inline]) -> Vec<&Target> {
    let mut found = Vec::new();
    for piece in pieces {
        match piece {
            Inline::Text(_) | Inline::Code(_) => {}
            Inline::Emphasis(words) | Inline::Foreign { words, .. } => found.extend(targets(words)),
            Inline::Link { to, words } => {
                found.push(to);
                found.extend(targets(words));
            }
        }
    }
    found
}

/// Takes the white space from both ends.
pub(crate) fn trim(pieces: &mut Vec<Inline>) {
    if let Some(Inline::Text(text)) = pieces.first_mut() {
        *text = text.trim_start().to_owned();
    }
    if let Some(Inline::Text(text)) = pieces.last_mut() {
        *text = text.trim_end().to_owned();
    }
    pieces.retain(|piece| !matches!(piece, Inline::Text(text) if text.is_empty()));
}
