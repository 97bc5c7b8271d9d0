//! A game and its articles as JSON-LD, in the vocabularies of schema.org and Dublin Core. Every text says its language, and always in the
//! same way; names of which nobody has said the language are `und`.

use bonduc_content::{GameRecord, Language, Source, SourceKind};
use serde_json::{Map, Value, json};

use super::citation::Citation;
use super::press::Press;
use super::{credit, days};
use crate::server::{Origin, site};

/// The language of what has none or may be of any.
const UNDETERMINED: &str = "und";

/// The JSON-LD of one article page, safe to stand in a `script` element.
pub(crate) fn page(record: &GameRecord, language: Language, origin: &Origin) -> String {
    article(Press::new(site().archive, origin), record, language).to_string().replace('<', "\\u003c")
}

/// A game in all languages.
pub(crate) fn game(press: Press<'_>, record: &GameRecord) -> Value {
    let example = |&language: &Language| {
        json!({
            "@id": press.article(record, language),
            "@type": "Article",
            "name": tagged(&record.title, language.tag()),
            "inLanguage": language.tag(),
            "version": record.version,
            "url": iri(&press.article(record, language)),
            "dcterms:hasVersion": iri(&press.version(record, language)),
        })
    };
    let mut node = work(press, record, Language::ALL);
    node.insert("@id".to_owned(), press.file(record, "jsonld").into());
    node.insert("inLanguage".to_owned(), Language::ALL.iter().map(|language| language.tag()).collect::<Vec<_>>().into());
    node.insert("workExample".to_owned(), Language::ALL.iter().map(example).collect::<Vec<_>>().into());
    node.into()
}

/// One article.
fn article(press: Press<'_>, record: &GameRecord, language: Language) -> Value {
    let address = press.article(record, language);
    let mut node = work(press, record, &[language]);
    node.insert("url".to_owned(), iri(&address));
    node.insert("mainEntityOfPage".to_owned(), iri(&address));
    node.insert("@id".to_owned(), address.into());
    node.insert("inLanguage".to_owned(), language.tag().into());
    node.insert("exampleOfWork".to_owned(), iri(&press.file(record, "jsonld")));
    node.insert("dcterms:hasVersion".to_owned(), iri(&press.version(record, language)));
    node.into()
}

/// What is said of the work as of each article.
fn work(press: Press<'_>, record: &GameRecord, languages: &[Language]) -> Map<String, Value> {
    let each = |say: &dyn Fn(Language) -> String| languages.iter().map(|&l| tagged(&say(l), l.tag())).collect::<Vec<_>>();
    let editor = organisation(credit::EDITOR, Some(press.origin.url("/")));
    let people = record.recorded_by.iter().map(|name| person(name));
    let named = record.named_source();
    let encodings = [("application/json", "json"), ("application/ld+json", "jsonld"), ("application/tei+xml", "tei.xml")];
    let encoding = encodings
        .map(|(mime, ending)| json!({ "@type": "MediaObject", "encodingFormat": mime, "contentUrl": iri(&press.file(record, ending)) }));
    let value = json!({
        "@context": { "@vocab": "https://schema.org/", "dcterms": "http://purl.org/dc/terms/" },
        "@type": "Article",
        "name": each(&|_| record.title.clone()),
        "headline": each(&|_| record.title.clone()),
        "description": each(&|language| record.summary.get(language).to_owned()),
        "about": about(press, record, &each),
        "isPartOf": {
            "@id": press.origin.url("/"),
            "@type": ["Dataset", "Collection"],
            "name": each(&|language| press.ui(language).text("site-title")),
            "description": each(&|language| press.ui(language).text("site-description")),
            "version": press.archive.version(),
            "license": iri(credit::LICENCE_ADDRESS),
            "creator": editor,
            "distribution": { "@type": "DataDownload", "encodingFormat": "application/zip", "contentUrl": iri(&press.origin.url("/data/bonduc.zip")) },
        },
        "identifier": record.version,
        "version": record.version,
        "datePublished": days::published(press.archive, &record.slug),
        "dateModified": days::modified(press.archive, &record.slug),
        "license": iri(credit::LICENCE_ADDRESS),
        "creditText": each(&|language| credit::line(press.ui(language), record)),
        "creator": editor,
        "editor": editor,
        "publisher": editor,
        "contributor": people.chain([organisation(&named.author, None)]).collect::<Vec<_>>(),
        "isBasedOn": source(named, &each),
        "citation": record.sources.iter().map(|one| source(one, &each)).collect::<Vec<_>>(),
        "spatialCoverage": place(record, &each),
        "encoding": encoding,
        "dcterms:bibliographicCitation": each(&|language| Citation::new(press, record, language, None).plain()),
    });
    let mut node = if let Value::Object(node) = value { node } else { Map::new() };
    if let (Some(first), Some(last)) = (record.attestations.first(), record.attestations.last()) {
        let years = if first.year == last.year { first.year.to_string() } else { format!("{}/{}", first.year, last.year) };
        node.insert("temporalCoverage".to_owned(), years.into());
    }
    if let Some(notice) = &record.sensitivity {
        node.insert("usageInfo".to_owned(), json!({ "@type": "CreativeWork", "text": each(&|language| notice.get(language).to_owned()) }));
    }
    node
}

/// Says something in each of the languages asked for.
type Each<'a> = dyn Fn(&dyn Fn(Language) -> String) -> Vec<Value> + 'a;

fn about(press: Press<'_>, record: &GameRecord, each: &Each<'_>) -> Value {
    let names: Vec<_> = record.names.iter().map(|name| tagged(&name.text, &name.language)).collect();
    json!({
        "@id": format!("{}#game", press.file(record, "jsonld")),
        "@type": "Game",
        "name": each(&|_| record.title.clone()),
        "alternateName": names,
        "description": each(&|language| record.kind.get(language).to_owned()),
        "audience": { "@type": "PeopleAudience", "name": each(&|language| record.people.get(language).to_owned()) },
        "numberOfPlayers": { "@type": "QuantitativeValue", "value": 2 },
    })
}

/// A point with the circle in which the game was somewhere; schema.org measures in metres.
fn place(record: &GameRecord, each: &Each<'_>) -> Value {
    let place = &record.place;
    let mut node = json!({
        "@type": "Place",
        "name": each(&|language| place.name.get(language).to_owned()),
        "address": { "@type": "PostalAddress", "addressCountry": place.country },
        "geo": {
            "@type": "GeoCircle",
            "geoMidpoint": { "@type": "GeoCoordinates", "latitude": place.latitude, "longitude": place.longitude },
            "geoRadius": place.uncertainty_km * 1000,
        },
    });
    if let Some(note) = &place.note {
        node["description"] = each(&|language| note.get(language).to_owned()).into();
    }
    node
}

fn source(source: &Source, each: &Each<'_>) -> Value {
    let kind = match source.kind {
        SourceKind::Book => "Book",
        SourceKind::Article => "ScholarlyArticle",
        SourceKind::Web => "WebPage",
        SourceKind::Manuscript => "Manuscript",
    };
    let author = if source.kind == SourceKind::Web { organisation(&source.author, None) } else { person(&source.author) };
    let mut node = json!({ "@type": kind, "name": tagged(&source.title, UNDETERMINED), "author": author });
    if let Some(year) = source.year {
        node["datePublished"] = year.to_string().into();
    }
    if let Some(container) = &source.container {
        node["isPartOf"] = json!({ "@type": "CreativeWork", "name": tagged(container, UNDETERMINED) });
    }
    if let Some(publisher) = &source.publisher {
        node["publisher"] = organisation(publisher, None);
    }
    for (name, value) in [("pagination", &source.pages), ("volumeNumber", &source.volume), ("issueNumber", &source.issue)] {
        if let Some(value) = value {
            node[name] = value.as_str().into();
        }
    }
    if let Some(url) = &source.url {
        node["url"] = iri(url);
    }
    if let Some(note) = &source.note {
        node["description"] = each(&|language| note.get(language).to_owned()).into();
    }
    node
}

fn person(name: &str) -> Value {
    json!({ "@type": "Person", "name": tagged(name, UNDETERMINED) })
}

fn organisation(name: &str, address: Option<String>) -> Value {
    let mut node = json!({ "@type": "Organization", "name": tagged(name, UNDETERMINED) });
    if let Some(address) = address {
        node["url"] = iri(&address);
    }
    node
}

/// A text and its language.
fn tagged(text: &str, language: &str) -> Value {
    json!({ "@value": text, "@language": language })
}

/// An address, which is no text.
fn iri(address: &str) -> Value {
    json!({ "@id": address })
}
