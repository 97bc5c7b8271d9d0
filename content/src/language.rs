//! The languages of the archive.

use std::fmt;
use std::str::FromStr;

/// A language in which the archive is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    En,
    /// Vietnamese.
    Vi,
    /// Thai.
    Th,
    /// Swedish.
    Sv,
}

impl Language {
    /// All of them, the one first that is shown where nothing else is asked for.
    pub const ALL: &'static [Self] = &[Self::En, Self::Vi, Self::Th, Self::Sv];

    /// The BCP 47 tag, as in paths and `lang` attributes.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Vi => "vi",
            Self::Th => "th",
            Self::Sv => "sv",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Vi => "Tiếng Việt",
            Self::Th => "ไทย",
            Self::Sv => "Svenska",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text is not the tag of a language of the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language of the archive")
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        Self::ALL.iter().copied().find(|language| language.tag() == text).ok_or(ParseLanguageError)
    }
}
