//! What a harvester asks: a verb and its arguments, or what is wrong with them.

use bonduc_content::{Archive, Language};

use super::PREFIX;
use super::query::Query;
use super::token;
use crate::exports::days;

/// An error of the protocol: its code, and what is wrong in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub(super) code: &'static str,
    pub(super) told: String,
}

impl Refusal {
    /// An error whose message is `oai-<name>`.
    pub(super) fn new(archive: &Archive, code: &'static str, name: &str, text: &str) -> Self {
        Self { code, told: archive.ui(Language::ALL[0]).format(&format!("oai-{name}"), &[("text", text.into())]) }
    }

    /// Whether the request was not of the form of one.
    pub(super) fn is_of_form(&self) -> bool {
        matches!(self.code, "badVerb" | "badArgument")
    }
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Identify,
    ListMetadataFormats(Option<String>),
    ListSets,
    GetRecord(String),
    ListIdentifiers(Query),
    ListRecords(Query),
}

type Pairs = [(String, String)];

/// Reads a request.
pub(super) fn read(archive: &Archive, pairs: &Pairs) -> Result<Verb, Refusal> {
    let bad_verb = |text: &str| Refusal::new(archive, "badVerb", "verb", text);
    let mut verbs = pairs.iter().filter(|(name, _)| name == "verb").map(|(_, value)| value.as_str());
    let verb = verbs.next().ok_or_else(|| bad_verb(""))?;
    if verbs.next().is_some() {
        return Err(bad_verb(verb));
    }
    let arguments = |allowed: &[&str]| Arguments::read(archive, pairs, allowed);
    match verb {
        "Identify" => arguments(&[]).map(|_| Verb::Identify),
        "ListMetadataFormats" => Ok(Verb::ListMetadataFormats(arguments(&["identifier"])?.get("identifier").map(str::to_owned))),
        "ListSets" => match arguments(&["resumptionToken"])?.get("resumptionToken") {
            // All sets are given at once, so that there is no such token.
            Some(token) => Err(Refusal::new(archive, "badResumptionToken", "token", token)),
            None => Ok(Verb::ListSets),
        },
        "GetRecord" => {
            let arguments = arguments(&["identifier", "metadataPrefix"])?;
            let identifier = arguments.required("identifier")?.to_owned();
            arguments.prefix()?;
            Ok(Verb::GetRecord(identifier))
        }
        "ListIdentifiers" | "ListRecords" => {
            let arguments = arguments(&["metadataPrefix", "from", "until", "set", "resumptionToken"])?;
            let query = arguments.query(verb)?;
            Ok(if verb == "ListRecords" { Verb::ListRecords(query) } else { Verb::ListIdentifiers(query) })
        }
        _ => Err(bad_verb(verb)),
    }
}

struct Arguments<'a> {
    archive: &'a Archive,
    pairs: Vec<(&'a str, &'a str)>,
}

impl<'a> Arguments<'a> {
    /// The arguments, each of them allowed and given once.
    fn read(archive: &'a Archive, pairs: &'a Pairs, allowed: &[&str]) -> Result<Self, Refusal> {
        let pairs: Vec<_> = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).filter(|(name, _)| *name != "verb").collect();
        for (i, (name, _)) in pairs.iter().enumerate() {
            if !allowed.contains(name) {
                return Err(Refusal::new(archive, "badArgument", "argument", name));
            }
            if pairs[..i].iter().any(|(other, _)| other == name) {
                return Err(Refusal::new(archive, "badArgument", "twice", name));
            }
        }
        Ok(Self { archive, pairs })
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.pairs.iter().find(|(found, _)| *found == name).map(|(_, value)| *value)
    }

    fn required(&self, name: &str) -> Result<&'a str, Refusal> {
        self.get(name).ok_or_else(|| Refusal::new(self.archive, "badArgument", "missing", name))
    }

    /// The format, which must be the one there is.
    fn prefix(&self) -> Result<(), Refusal> {
        match self.required("metadataPrefix")? {
            PREFIX => Ok(()),
            other => Err(Refusal::new(self.archive, "cannotDisseminateFormat", "format", other)),
        }
    }

    /// A day, as in 2026-11-30.
    fn day(&self, name: &str) -> Result<Option<String>, Refusal> {
        let Some(text) = self.get(name) else { return Ok(None) };
        if days::is_day(text) { Ok(Some(text.to_owned())) } else { Err(Refusal::new(self.archive, "badArgument", "day", text)) }
    }

    /// What a list is asked for; a token says it alone.
    fn query(&self, verb: &str) -> Result<Query, Refusal> {
        if let Some(text) = self.get("resumptionToken") {
            if self.pairs.len() > 1 {
                return Err(Refusal::new(self.archive, "badArgument", "alone", text));
            }
            return token::read(self.archive, verb, text).ok_or_else(|| Refusal::new(self.archive, "badResumptionToken", "token", text));
        }
        self.required("metadataPrefix")?;
        let (from, until) = (self.day("from")?, self.day("until")?);
        if let (Some(from), Some(until)) = (&from, &until)
            && from > until
        {
            return Err(Refusal::new(self.archive, "badArgument", "order", from));
        }
        self.prefix()?;
        Ok(Query { from, until, set: self.get("set").map(str::to_owned), start: 0 })
    }
}
