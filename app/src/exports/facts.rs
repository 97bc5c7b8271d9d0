//! What is known of a game, as JSON: in one language for the interface, in all of them for the export.

use bonduc_content::{Archive, Attestation, Citation, GameRecord, Language, Name, Relative, Source, SourceKind, Text, Unlike};
use serde_json::{Map, Value, json};

use super::credit;
use crate::pages::facts;

/// In which languages texts are given.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Texts {
    /// In one, as a string.
    In(Language),
    /// In all, as an object from language to string.
    All,
}

impl Texts {
    /// What is said in each language.
    pub(crate) fn say(self, say: impl Fn(Language) -> String) -> Value {
        match self {
            Self::In(language) => say(language).into(),
            Self::All => {
                Language::ALL.iter().map(|&language| (language.tag().to_owned(), say(language).into())).collect::<Map<_, _>>().into()
            }
        }
    }

    /// A text.
    pub(crate) fn text(self, text: &Text) -> Value {
        self.say(|language| text.get(language).to_owned())
    }

    /// A text that need not be there.
    pub(crate) fn maybe(self, text: Option<&Text>) -> Value {
        text.map_or(Value::Null, |text| self.text(text))
    }
}

/// The facts of a record.
pub(crate) fn of(archive: &Archive, record: &GameRecord, texts: Texts) -> Value {
    let place = &record.place;
    let name = |name: &Name| json!({ "text": name.text, "lang": name.language, "note": texts.maybe(name.note.as_ref()) });
    let seen = |seen: &Attestation| json!({ "year": seen.year, "what": texts.text(&seen.what), "source": seen.source });
    let relative = |relative: &Relative| json!({ "name": relative.name, "relation": texts.text(&relative.relation) });
    let unlike = |unlike: &Unlike| json!({ "text": unlike.text, "why": texts.text(&unlike.why) });
    json!({
        "kind": texts.text(&record.kind),
        "people": texts.text(&record.people),
        "place": {
            "name": texts.text(&place.name),
            "country": place.country,
            "latitude": place.latitude,
            "longitude": place.longitude,
            "uncertainty_km": place.uncertainty_km,
            "note": texts.maybe(place.note.as_ref()),
        },
        "equipment": texts.text(&record.equipment),
        "names": record.names.iter().map(name).collect::<Vec<_>>(),
        "not_the_same_as": record.not_the_same_as.iter().map(unlike).collect::<Vec<_>>(),
        "attestations": record.attestations.iter().map(seen).collect::<Vec<_>>(),
        "sources": record.sources.iter().map(|source| self::source(source, texts)).collect::<Vec<_>>(),
        "relatives": record.relatives.iter().map(relative).collect::<Vec<_>>(),
        "rules": rules(archive, record, texts),
    })
}

/// A source.
pub(crate) fn source(source: &Source, texts: Texts) -> Value {
    json!({
        "key": source.key,
        "kind": kind(source.kind),
        "author": source.author,
        "title": source.title,
        "year": source.year,
        "container": source.container,
        "volume": source.volume,
        "issue": source.issue,
        "publisher": source.publisher,
        "place": source.place,
        "pages": source.pages,
        "url": source.url,
        "note": texts.maybe(source.note.as_ref()),
    })
}

/// The name of a kind of source in data.
pub(crate) const fn kind(kind: SourceKind) -> &'static str {
    match kind {
        SourceKind::Book => "book",
        SourceKind::Article => "article",
        SourceKind::Web => "web",
        SourceKind::Manuscript => "manuscript",
    }
}

/// To whom the texts are owed.
pub(crate) fn attribution(archive: &Archive, record: &GameRecord, texts: Texts) -> Value {
    json!({
        "editor": credit::EDITOR,
        "text": texts.say(|language| credit::line(archive.ui(language), record)),
        "named_source": source(record.named_source(), texts),
        "source_text_lang": record.source_text.language,
        "recorded_by": record.recorded_by,
    })
}

/// What the rules say axis by axis, with the statements that say it.
fn rules(archive: &Archive, record: &GameRecord, texts: Texts) -> Vec<Value> {
    let cited = |axis| record.clause_map.of(axis).iter().map(Citation::id).collect::<Vec<_>>();
    let rule = |value: &bonduc_engine::Value| {
        json!({
            "axis": value.axis.id(),
            "value": value.key,
            "text": texts.say(|language| facts::value(archive.ui(language), value)),
            "statements": cited(value.axis),
        })
    };
    record.game().ruleset.values().iter().map(rule).collect()
}
