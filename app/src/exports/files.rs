//! The files of a game: which there are, and what each is.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bonduc_content::{Archive, GameRecord, Language};

use super::citation::Citation;
use super::press::Press;
use super::{days, json, jsonld, tei};

/// A form in which a game is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Everything as JSON.
    Json,
    /// JSON-LD.
    JsonLd,
    /// TEI P5.
    Tei,
    /// A citation of the edition in a language.
    Cited(Language, Cited),
}

/// A form in which an edition is cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cited {
    /// BibTeX.
    Bibtex,
    /// RIS.
    Ris,
    /// CSL-JSON.
    Csl,
    /// A sentence.
    Text,
}

impl Form {
    /// All forms of a game.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        const CITED: [Cited; 4] = [Cited::Bibtex, Cited::Ris, Cited::Csl, Cited::Text];
        let cited = Language::ALL.iter().flat_map(|&language| CITED.map(|form| Self::Cited(language, form)));
        [Self::Json, Self::JsonLd, Self::Tei].into_iter().chain(cited)
    }

    /// What stands behind the game's name in the address.
    pub(crate) fn ending(self) -> String {
        match self {
            Self::Json => "json".to_owned(),
            Self::JsonLd => "jsonld".to_owned(),
            Self::Tei => "tei.xml".to_owned(),
            Self::Cited(language, form) => format!("{language}.{}", form.ending()),
        }
    }

    /// Its content type.
    const fn mime(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::JsonLd => "application/ld+json",
            Self::Tei => "application/tei+xml",
            Self::Cited(_, Cited::Bibtex) => "application/x-bibtex; charset=utf-8",
            Self::Cited(_, Cited::Ris) => "application/x-research-info-systems; charset=utf-8",
            Self::Cited(_, Cited::Csl) => "application/vnd.citationstyles.csl+json",
            Self::Cited(_, Cited::Text) => "text/plain; charset=utf-8",
        }
    }

    /// Whether it is meant for a program that takes it from the disk, and not to be looked at.
    const fn is_for_programs(self) -> bool {
        matches!(self, Self::Cited(_, Cited::Bibtex | Cited::Ris | Cited::Csl))
    }

    /// The game in this form. `today` is the day on which it was asked for.
    pub(crate) fn write(self, press: Press<'_>, record: &GameRecord, today: Option<String>) -> String {
        let pretty = |value: &serde_json::Value| format!("{value:#}\n");
        match self {
            Self::Json => pretty(&json::game(press, record)),
            Self::JsonLd => pretty(&jsonld::game(press, record)),
            Self::Tei => tei::game(press, record),
            Self::Cited(language, form) => {
                let citation = Citation::new(press, record, language, today);
                match form {
                    Cited::Bibtex => citation.bibtex(),
                    Cited::Ris => citation.ris(),
                    Cited::Csl => pretty(&citation.csl()),
                    Cited::Text => citation.text(),
                }
            }
        }
    }

    /// The game in this form as an answer.
    pub(crate) fn answer(self, press: Press<'_>, record: &GameRecord) -> Response {
        let text = self.write(press, record, Some(days::today()));
        let disposition = if self.is_for_programs() { "attachment" } else { "inline" };
        let disposition = format!("{disposition}; filename=\"{}.{}\"", record.slug, self.ending());
        let mut response = ([(header::CONTENT_TYPE, self.mime())], text).into_response();
        if let Ok(value) = HeaderValue::from_str(&disposition) {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
        }
        response
    }
}

impl Cited {
    /// What stands behind the language in the address.
    const fn ending(self) -> &'static str {
        match self {
            Self::Bibtex => "bib",
            Self::Ris => "ris",
            Self::Csl => "csl.json",
            Self::Text => "txt",
        }
    }
}

/// The game and the form of which a file's name speaks.
pub(crate) fn find<'a>(archive: &'a Archive, name: &str) -> Option<(&'a GameRecord, Form)> {
    let (slug, ending) = name.split_once('.')?;
    Some((archive.game(slug)?, Form::all().find(|form| form.ending() == ending)?))
}
