//! The exports behind the router: every file is of its type, is read by a reader that is not ours, and holds what it must.

mod site;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use biblatex::ChunksExt;
use bonduc_content::{Archive, GameRecord, Language};
use roxmltree::{Document, Node};
use serde_json::Value;
use sha2::{Digest, Sha256};
use site::{Answer, ask, get};

const TEI: &str = "http://www.tei-c.org/ns/1.0";
const XML: &str = "http://www.w3.org/XML/1998/namespace";
const ORIGIN: &str = "http://bonduc.example";

/// A file of a game, of that type, open to all.
async fn file(record: &GameRecord, ending: &str, mime: &str) -> Answer {
    let path = format!("/data/games/{}.{ending}", record.slug);
    let answer = get(&path).await;
    assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, mime), "{path}");
    assert_eq!(answer.header(header::ACCESS_CONTROL_ALLOW_ORIGIN), "*", "{path}");
    assert!(answer.header(header::CONTENT_DISPOSITION).ends_with(&format!("filename=\"{}.{ending}\"", record.slug)), "{path}");
    answer
}

fn games() -> &'static [GameRecord] {
    Archive::embedded().games()
}

/// The source that must be named, the people who recorded the game, the licence, and the notice where there is one.
fn assert_owed(text: &str, record: &GameRecord, languages: &[Language]) {
    let named = record.named_source();
    let address = named.url.as_deref().expect("the named source has an address");
    for owed in [named.author.as_str(), address, "creativecommons.org/licenses/by-sa/4.0/"] {
        assert!(text.contains(owed), "{}: {owed}", record.slug);
    }
    for name in &record.recorded_by {
        assert!(text.contains(name), "{}: {name}", record.slug);
    }
    for &language in languages {
        if let Some(notice) = &record.sensitivity {
            assert!(text.contains(notice.get(language)), "{}: the notice in {language}", record.slug);
        }
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn list<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("a list of {name}"))
}

#[tokio::test]
async fn json_has_everything_in_all_languages() {
    for record in games() {
        let answer = file(record, "json", "application/json").await;
        assert_owed(answer.text(), record, Language::ALL);
        assert!(!answer.text().contains("</"), "{}: no HTML", record.slug);
        let game = json(answer.text());
        assert_eq!(game["version"], record.version);
        let ids: Vec<_> = list(&game, "statements").iter().filter_map(|statement| statement["id"].as_str()).collect();
        assert_eq!(ids, record.statement_ids());
        for &language in Language::ALL {
            let tag = language.tag();
            assert_eq!(game["version_url"][tag], format!("{ORIGIN}/{tag}/games/{}/versions/{}", record.slug, record.version));
            let article = Archive::embedded().article(&record.slug, language).expect("an article");
            for statement in list(&game, "statements") {
                let (_, own) = article.statement(statement["id"].as_str().expect("an id")).expect("a statement");
                assert_eq!(statement["text"][tag], own.text);
                assert_eq!(flat(&statement["content"][tag]), own.text, "{} {tag}: the pieces make the text", record.slug);
            }
            let placed = game["sections"][tag].as_array().expect("sections").iter().flat_map(|section| list(section, "blocks"));
            let placed: BTreeSet<_> = placed.flat_map(strings).collect();
            assert_eq!(placed, record.statement_ids().into_iter().collect(), "{} {tag}", record.slug);
        }
        assert_eq!(list(&game, "notes").len(), record.notes.len());
        assert_eq!(list(&game, "readings").len(), record.readings.len());
        assert_eq!(list(&game, "examples").len(), record.examples.len());
        assert_eq!(list(&game["facts"], "rules").len(), record.game().ruleset.values().len());
    }
}

/// The words of pieces, put together.
fn flat(pieces: &Value) -> String {
    let piece = |piece: &Value| match piece["text"].as_str().or_else(|| piece["code"].as_str()) {
        Some(text) => text.to_owned(),
        None => ["emphasis", "foreign", "words"].iter().map(|name| flat(&piece[*name])).collect(),
    };
    pieces.as_array().map(|pieces| pieces.iter().map(piece).collect()).unwrap_or_default()
}

fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(items) => items.iter().flat_map(strings).collect(),
        Value::Object(fields) => fields.values().flat_map(strings).collect(),
        _ => Vec::new(),
    }
}

/// What a human reads in JSON-LD: properties whose values are texts.
const TEXTS: [&str; 7] = ["name", "headline", "alternateName", "description", "creditText", "text", "dcterms:bibliographicCitation"];
/// Properties whose values are codes, dates, numbers or types.
const CODES: [&str; 15] = [
    "@id",
    "@type",
    "inLanguage",
    "version",
    "identifier",
    "datePublished",
    "dateModified",
    "encodingFormat",
    "addressCountry",
    "temporalCoverage",
    "pagination",
    "volumeNumber",
    "issueNumber",
    "@value",
    "@language",
];

/// Every string is tagged with its language, or is none that is read.
fn assert_tagged(node: &Value, languages: &mut BTreeSet<String>) {
    let Value::Object(fields) = node else { panic!("a node: {node}") };
    if let Some(text) = fields.get("@value") {
        assert_eq!(fields.len(), 2, "value and language and nothing else: {node}");
        assert!(!text.as_str().expect("a text").is_empty(), "{node}");
        languages.insert(fields["@language"].as_str().expect("a language").to_owned());
        return;
    }
    for (name, value) in fields.iter().filter(|(name, _)| *name != "@context") {
        let values = value.as_array().map_or_else(|| vec![value], |values| values.iter().collect());
        for value in values {
            match value {
                Value::Object(_) => {
                    assert_eq!(value.get("@value").is_some(), TEXTS.contains(&name.as_str()), "{name}: {value}");
                    assert_tagged(value, languages);
                }
                Value::String(text) => assert!(CODES.contains(&name.as_str()), "{name} has a text without language: {text}"),
                Value::Number(_) => {}
                _ => panic!("{name}: {value}"),
            }
        }
    }
}

#[tokio::test]
async fn json_ld_tags_every_text_with_its_language() {
    for record in games() {
        let answer = file(record, "jsonld", "application/ld+json").await;
        assert_owed(answer.text(), record, Language::ALL);
        let node = json(answer.text());
        assert_eq!(node["@context"], json(r#"{ "@vocab": "https://schema.org/", "dcterms": "http://purl.org/dc/terms/" }"#));
        assert_eq!(node["@id"], format!("{ORIGIN}/data/games/{}.jsonld", record.slug));
        let mut languages = BTreeSet::new();
        assert_tagged(&node, &mut languages);
        assert!(Language::ALL.iter().all(|language| languages.contains(language.tag())));
        assert_eq!(node["spatialCoverage"]["geo"]["geoRadius"], record.place.uncertainty_km * 1000);
        for &language in Language::ALL {
            let page = get(&format!("/{language}/games/{}", record.slug)).await;
            let start = "<script type=\"application/ld+json\">";
            let data = page.text().split(start).nth(1).and_then(|rest| rest.split("</script>").next()).expect("JSON-LD in the page");
            assert!(!data.contains('<'));
            let node = json(data);
            assert_eq!(node["@id"], format!("{ORIGIN}/{language}/games/{}", record.slug));
            let mut languages = BTreeSet::new();
            assert_tagged(&node, &mut languages);
            let others = Language::ALL.iter().filter(|other| **other != language).map(|other| other.tag());
            let names: BTreeSet<_> = record.names.iter().map(|name| name.language.as_str()).collect();
            assert!(others.filter(|other| !names.contains(other)).all(|other| !languages.contains(other)), "one language: {languages:?}");
            assert_owed(&strings(&node).join("\n"), record, &[language]);
        }
    }
}

/// Every `xml:id` is there once, and every reference within the document leads to one.
fn assert_resolved(document: &Document<'_>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute((XML, "id")) {
            assert!(ids.insert(id.to_owned()), "{id} stands twice");
            assert!(
                id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)),
                "{id}"
            );
        }
    }
    for node in document.descendants().filter(Node::is_element) {
        for name in ["target", "corresp", "ref"] {
            for reference in node.attribute(name).unwrap_or_default().split(' ').filter(|reference| !reference.is_empty()) {
                match reference.strip_prefix('#') {
                    Some(id) => assert!(ids.contains(id), "{reference} leads nowhere"),
                    None => assert!(reference.starts_with("http://") || reference.starts_with("https://"), "{reference}"),
                }
            }
        }
    }
    ids
}

#[tokio::test]
async fn tei_is_whole_and_resolves() {
    for record in games() {
        let answer = file(record, "tei.xml", "application/tei+xml").await;
        let document = Document::parse(answer.text()).expect("XML");
        assert!(document.root_element().has_tag_name((TEI, "TEI")));
        let ids = assert_resolved(&document);
        let all: String = document.descendants().filter_map(|node| node.text()).collect::<Vec<_>>().join("\n");
        let licence = document.descendants().find(|node| node.has_tag_name((TEI, "licence"))).expect("a licence");
        assert_owed(&(all + licence.attribute("target").unwrap_or_default()), record, Language::ALL);
        for &language in Language::ALL {
            let article = Archive::embedded().article(&record.slug, language).expect("an article");
            for (section, statement) in article.statements() {
                let id = statement.id.as_deref().expect("an id");
                let find = |wanted: &str| document.descendants().find(|node| node.attribute((XML, "id")) == Some(wanted));
                let seg = find(&format!("{language}-s{id}")).unwrap_or_else(|| panic!("{} {language} {id}", record.slug));
                assert_eq!((seg.tag_name().name(), seg.attribute("n")), ("seg", Some(id)));
                let text: String = seg.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect();
                assert_eq!(text, statement.text);
                assert_eq!(seg.attribute("corresp").expect("its translations").split(' ').count(), Language::ALL.len() - 1);
                assert!(seg.ancestors().any(|node| node.attribute((XML, "id")) == Some(&format!("{language}-{}", section.id))));
                assert!(seg.ancestors().any(|node| node.attribute((XML, "lang")) == Some(language.tag())));
            }
            for note in &record.notes {
                assert!(ids.contains(&format!("{language}-note-{}", note.id)));
            }
        }
        let quotes = document.descendants().filter(|node| node.has_tag_name((TEI, "quote")));
        assert_eq!(quotes.count(), Language::ALL.len() * record.notes.iter().filter(|note| note.printed.is_some()).count());
        for source in &record.sources {
            assert!(ids.contains(&format!("source-{}", source.key)));
        }
    }
}

/// Today in Greenwich, and the day before if it has just struck midnight.
fn days() -> [String; 2] {
    let now = time::OffsetDateTime::now_utc();
    [now.date().to_string(), (now - time::Duration::minutes(5)).date().to_string()]
}

#[tokio::test]
async fn bibtex_is_read_by_another_reader() {
    for record in games() {
        for &language in Language::ALL {
            let answer = file(record, &format!("{language}.bib"), "application/x-bibtex; charset=utf-8").await;
            let bibliography = biblatex::Bibliography::parse(answer.text()).expect("BibTeX");
            assert_eq!(bibliography.len(), 1);
            let entry = bibliography.iter().next().expect("an entry");
            let text = |name: &str| entry.get(name).unwrap_or_else(|| panic!("{name}")).format_verbatim();
            assert_eq!(entry.entry_type, biblatex::EntryType::InReference);
            assert_eq!(text("title"), record.title);
            assert_eq!(text("booktitle"), Archive::embedded().ui(language).text("site-title"));
            assert_eq!(text("url"), format!("{ORIGIN}/{language}/games/{}/versions/{}", record.slug, record.version));
            assert_eq!((text("version"), text("editor")), (record.version.clone(), "Bonduc".to_owned()));
            assert!(days().contains(&text("urldate")));
            assert_owed(&text("note"), record, &[language]);
        }
    }
}

/// The lines of RIS: two letters or digits, two spaces, a dash, a space, the value, CRLF.
fn ris(text: &str) -> Vec<(&str, &str)> {
    let lines: Vec<_> = text.strip_suffix("\r\n").expect("CRLF at the end").split("\r\n").collect();
    lines
        .iter()
        .map(|line| {
            assert!(!line.contains(['\r', '\n']), "{line}");
            let (tag, value) = line.split_once("  - ").unwrap_or_else(|| panic!("{line}"));
            assert!(tag.len() == 2 && tag.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit()), "{tag}");
            (tag, value)
        })
        .collect()
}

#[tokio::test]
async fn ris_csl_and_text_say_the_same() {
    for record in games() {
        for &language in Language::ALL {
            let answer = file(record, &format!("{language}.ris"), "application/x-research-info-systems; charset=utf-8").await;
            let lines = ris(answer.text());
            assert_eq!((lines.first(), lines.last()), (Some(&("TY", "ENCYC")), Some(&("ER", ""))));
            let value = |tag: &str| lines.iter().find(|(found, _)| *found == tag).unwrap_or_else(|| panic!("{tag}")).1;
            let address = format!("{ORIGIN}/{language}/games/{}/versions/{}", record.slug, record.version);
            assert_eq!((value("TI"), value("UR"), value("LA")), (record.title.as_str(), address.as_str(), language.tag()));
            assert!(days().contains(&value("Y2").replace('/', "-")));
            assert_owed(answer.text(), record, &[language]);
            let answer = file(record, &format!("{language}.csl.json"), "application/vnd.citationstyles.csl+json").await;
            let items = json(answer.text());
            let item = &items.as_array().expect("a list")[0];
            assert_eq!((item["type"].as_str(), item["title"].as_str()), (Some("entry-encyclopedia"), Some(record.title.as_str())));
            assert_eq!((&item["URL"], &item["version"]), (&address.as_str().into(), &record.version.as_str().into()));
            assert_eq!(item["issued"]["date-parts"][0].as_array().map(Vec::len), Some(3));
            assert_owed(item["note"].as_str().expect("a note"), record, &[language]);
            let answer = file(record, &format!("{language}.txt"), "text/plain; charset=utf-8").await;
            assert!(answer.text().contains(&address) && answer.text().contains(&record.title) && answer.text().contains(&record.version));
            assert_owed(answer.text(), record, &[language]);
            assert!(!answer.text().contains("citation") && !answer.text().contains("language-"), "words, not names of words");
        }
    }
}

#[tokio::test]
async fn an_article_tells_its_reference_once() {
    for record in games() {
        for &language in Language::ALL {
            let page = get(&format!("/{language}/games/{}", record.slug)).await;
            for (name, content) in [
                ("citation_title", record.title.as_str()),
                ("citation_language", language.tag()),
                ("citation_publisher", "Bonduc"),
                ("DC.language", language.tag()),
                ("z.itemType", "encyclopediaArticle"),
                ("citation_public_url", &format!("{ORIGIN}/{language}/games/{}/versions/{}", record.slug, record.version)),
            ] {
                assert_eq!(page.text().matches(&format!("name=\"{name}\"")).count(), 1, "{name}");
                assert!(page.text().contains(&format!("<meta name=\"{name}\" content=\"{content}\"")), "{name}");
            }
        }
    }
}

#[tokio::test]
async fn the_archive_in_one_file_is_whole() {
    let answer = get("/data/bonduc.zip").await;
    assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, "application/zip"));
    let digest = |bytes: &[u8]| Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let checksum = get("/data/bonduc.zip.sha256").await;
    assert_eq!(checksum.text(), format!("{}  bonduc.zip\n", digest(&answer.body)));
    let asked = Request::get("/data/bonduc.zip").header(header::ACCEPT_ENCODING, "br, gzip").body(Body::empty()).expect("a request");
    assert_eq!(ask(asked).await.header(header::CONTENT_ENCODING), "", "what is compressed is not compressed again");
    let mut zip = zip::ZipArchive::new(Cursor::new(&answer.body)).expect("a ZIP file");
    let mut files = BTreeMap::new();
    for i in 0..zip.len() {
        let mut file = zip.by_index(i).expect("a file");
        assert_eq!(file.compression(), zip::CompressionMethod::Deflated);
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("its contents");
        files.insert(file.name().expect("a name").strip_prefix("bonduc/").expect("one folder").to_owned(), bytes);
    }
    let sums = String::from_utf8(files.remove("SHA256SUMS").expect("checksums")).expect("text");
    let sums: BTreeMap<_, _> =
        sums.lines().map(|line| line.split_once("  ").expect("a sum and a path")).map(|(sum, path)| (path, sum)).collect();
    assert_eq!(sums.len(), files.len());
    for (path, bytes) in &files {
        assert_eq!(sums.get(path.as_str()), Some(&digest(bytes).as_str()), "{path}");
    }
    for (path, text) in Archive::embedded_files() {
        assert_eq!(files.get(&format!("content/{path}")).map(Vec::as_slice), Some(text.as_bytes()), "{path}");
    }
    let text = |path: &str| String::from_utf8(files.get(path).unwrap_or_else(|| panic!("{path}")).clone()).expect("text");
    assert!(text("LICENSE.txt").contains("CC BY-SA 4.0"));
    let (readme, attribution) = (text("README.txt"), text("ATTRIBUTION.txt"));
    for &language in Language::ALL {
        assert!(readme.contains(&Archive::embedded().ui(language).text("site-title")));
    }
    for record in games() {
        assert_owed(&attribution, record, Language::ALL);
        for ending in ["json", "jsonld", "tei.xml", "en.bib", "vi.ris", "th.csl.json", "sv.txt"] {
            text(&format!("data/games/{}.{ending}", record.slug));
        }
    }
}

async fn oai(query: &str) -> String {
    let answer = get(&format!("/oai?{query}")).await;
    assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, "text/xml; charset=utf-8"), "{query}");
    answer.text().to_owned()
}

fn texts<'a>(document: &'a Document<'_>, name: &str) -> Vec<&'a str> {
    document.descendants().filter(|node| node.tag_name().name() == name).map(|node| node.text().unwrap_or_default()).collect()
}

/// Goes through a list to its end, and returns what it gave on the way.
async fn harvest(verb: &str, query: &str) -> Vec<String> {
    let (mut found, mut next) = (Vec::new(), format!("verb={verb}&metadataPrefix=oai_dc{query}"));
    for page in 0.. {
        assert!(page < 10, "the list ends");
        let text = oai(&next).await;
        let document = Document::parse(&text).expect("XML");
        let identifiers = document.descendants().filter(|node| node.has_tag_name(("http://www.openarchives.org/OAI/2.0/", "identifier")));
        let identifiers: Vec<_> = identifiers.filter_map(|node| node.text().map(str::to_owned)).collect();
        assert!(!identifiers.is_empty() && identifiers.len() <= 7);
        let token = document.descendants().find(|node| node.tag_name().name() == "resumptionToken");
        if let Some(token) = token {
            assert_eq!(token.attribute("cursor"), Some(found.len().to_string().as_str()));
        }
        found.extend(identifiers);
        match token.and_then(|token| token.text()) {
            Some(token) => next = format!("verb={verb}&resumptionToken={}", token.replace('!', "%21").replace(':', "%3A")),
            None => break,
        }
    }
    found
}

#[tokio::test]
async fn harvesters_get_everything_once() {
    let all: BTreeSet<_> =
        games().iter().flat_map(|record| Language::ALL.iter().map(|language| format!("oai:bonduc:{}/{language}", record.slug))).collect();
    for verb in ["ListIdentifiers", "ListRecords"] {
        let found = harvest(verb, "").await;
        assert_eq!(found.len(), all.len(), "{verb} gives nothing twice");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), all, "{verb}");
    }
    assert_eq!(harvest("ListRecords", "&set=language:vi").await.len(), games().len());
    assert_eq!(harvest("ListRecords", "&set=game:kiothi").await.len(), Language::ALL.len());
    assert_eq!(harvest("ListIdentifiers", "&set=game").await.len(), all.len());
    assert_eq!(harvest("ListIdentifiers", "&from=2026-11-30").await.len(), all.len());
    for record in games() {
        for &language in Language::ALL {
            let text = oai(&format!("verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:bonduc:{}/{language}", record.slug)).await;
            let document = Document::parse(&text).expect("XML");
            assert_eq!(texts(&document, "language"), [language.tag()]);
            assert_eq!(texts(&document, "title"), [record.title.as_str()]);
            assert_eq!(texts(&document, "setSpec"), [format!("game:{}", record.slug), format!("language:{language}")]);
            let all: String = document.descendants().filter_map(|node| node.text()).collect::<Vec<_>>().join("\n");
            assert_owed(&all, record, &[language]);
        }
    }
}

#[tokio::test]
async fn harvesters_learn_what_there_is() {
    let text = oai("verb=Identify").await;
    let document = Document::parse(&text).expect("XML");
    assert_eq!(texts(&document, "baseURL"), [format!("{ORIGIN}/oai")]);
    assert_eq!(texts(&document, "adminEmail"), ["webmaster@bonduc.example"]);
    assert_eq!((texts(&document, "deletedRecord"), texts(&document, "granularity")), (vec!["persistent"], vec!["YYYY-MM-DD"]));
    let sets = oai("verb=ListSets").await;
    let document = Document::parse(&sets).expect("XML");
    assert_eq!(texts(&document, "setSpec").len(), 2 + games().len() + Language::ALL.len());
    for query in ["verb=ListMetadataFormats", "verb=ListMetadataFormats&identifier=oai:bonduc:kiothi/en"] {
        let text = oai(query).await;
        assert_eq!(texts(&Document::parse(&text).expect("XML"), "metadataPrefix"), ["oai_dc"]);
    }
    let posted = Request::post("/oai")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("verb=GetRecord&identifier=oai%3Abonduc%3Akiothi%2Fth&metadataPrefix=oai_dc"))
        .expect("a request");
    let answer = ask(posted).await;
    assert_eq!(answer.status, StatusCode::OK);
    let document = Document::parse(answer.text()).expect("XML");
    assert_eq!(texts(&document, "language"), ["th"]);
    assert_eq!(
        document.descendants().find(|node| node.tag_name().name() == "request").and_then(|node| node.attribute("verb")),
        Some("GetRecord")
    );
}

#[tokio::test]
async fn harvesters_learn_what_is_wrong() {
    for (query, code) in [
        ("", "badVerb"),
        ("verb=Nothing", "badVerb"),
        ("verb=Identify&verb=Identify", "badVerb"),
        ("verb=Identify&set=game", "badArgument"),
        ("verb=ListRecords", "badArgument"),
        ("verb=GetRecord&metadataPrefix=oai_dc", "badArgument"),
        ("verb=GetRecord&identifier=oai:bonduc:kiothi/en", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&from=2026", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&until=2026-11-30T00:00:00Z", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&from=2027-01-02&until=2027-01-01", "badArgument"),
        ("verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x", "badArgument"),
        ("verb=ListRecords&metadataPrefix=%00%3Cx%3E", "cannotDisseminateFormat"),
        ("verb=GetRecord&identifier=oai:bonduc:kiothi/en&metadataPrefix=marc", "cannotDisseminateFormat"),
        ("verb=GetRecord&identifier=oai:bonduc:kiothi/de&metadataPrefix=oai_dc", "idDoesNotExist"),
        ("verb=ListMetadataFormats&identifier=x", "idDoesNotExist"),
        ("verb=ListRecords&metadataPrefix=oai_dc&set=game:oware", "noRecordsMatch"),
        ("verb=ListRecords&metadataPrefix=oai_dc&from=2999-01-01", "noRecordsMatch"),
        ("verb=ListIdentifiers&metadataPrefix=oai_dc&until=1999-01-01", "noRecordsMatch"),
        ("verb=ListRecords&resumptionToken=x", "badResumptionToken"),
        ("verb=ListRecords&resumptionToken=ListIdentifiers!!!!!7", "badResumptionToken"),
        ("verb=ListSets&resumptionToken=x", "badResumptionToken"),
    ] {
        let text = oai(query).await;
        let document = Document::parse(&text).expect("XML");
        let error = document.descendants().find(|node| node.tag_name().name() == "error").unwrap_or_else(|| panic!("{query}: {text}"));
        assert_eq!(error.attribute("code"), Some(code), "{query}");
        let told = error.text().unwrap_or_default();
        assert!(told.ends_with('.') && !told.starts_with("oai-"), "{query}: {told}");
        let request = document.descendants().find(|node| node.tag_name().name() == "request").expect("the request");
        assert_eq!(request.attributes().len() == 0, matches!(code, "badVerb" | "badArgument"), "{query}");
    }
    // A token of one list and state is none of another: the verb, and where it goes on.
    let text = oai("verb=ListRecords&metadataPrefix=oai_dc").await;
    let document = Document::parse(&text).expect("XML");
    let token = texts(&document, "resumptionToken")[0].to_owned();
    for (verb, token) in
        [("ListIdentifiers", token.clone()), ("ListRecords", format!("{token}000")), ("ListRecords", token.replace('!', "!x"))]
    {
        assert!(oai(&format!("verb={verb}&resumptionToken={token}")).await.contains("badResumptionToken"), "{verb} {token}");
    }
}

#[tokio::test]
async fn the_sitemap_names_every_page_and_they_are_there() {
    const SITEMAP: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";
    assert!(get("/robots.txt").await.text().contains(&format!("Sitemap: {ORIGIN}/sitemap.xml\n")));
    let answer = get("/sitemap.xml").await;
    let document = Document::parse(answer.text()).expect("XML");
    let urls: Vec<_> = document.root_element().children().filter(|node| node.has_tag_name((SITEMAP, "url"))).collect();
    let mut found = BTreeSet::new();
    for url in &urls {
        let address = url.children().find(|node| node.has_tag_name((SITEMAP, "loc"))).and_then(|node| node.text()).expect("an address");
        assert!(found.insert(address.to_owned()), "{address} stands twice");
        let alternates: BTreeMap<_, _> =
            url.children().filter_map(|node| Some((node.attribute("hreflang")?, node.attribute("href")?.to_owned()))).collect();
        assert!(Language::ALL.iter().all(|language| alternates.contains_key(language.tag())), "{address}");
        assert!(alternates.values().any(|alternate| alternate == address), "{address} is among its own");
        let path = address.strip_prefix(ORIGIN).expect("an absolute address");
        assert_eq!(alternates.contains_key("x-default"), path.len() == "/en/".len(), "{address}");
        // A comparison without games leads to one with two.
        let expected = if path.ends_with("/compare") { StatusCode::SEE_OTHER } else { StatusCode::OK };
        assert_eq!(get(path).await.status, expected, "{address}");
    }
    let pages = Archive::embedded().pages().count();
    assert_eq!(urls.len(), Language::ALL.len() * (7 + pages + 3 * games().len()));
}

#[tokio::test]
async fn every_language_has_its_feed() {
    const ATOM: &str = "http://www.w3.org/2005/Atom";
    let mut ids = BTreeSet::new();
    for &language in Language::ALL {
        let answer = get(&format!("/{language}/changes.atom")).await;
        assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, "application/atom+xml; charset=utf-8"));
        let document = Document::parse(answer.text()).expect("XML");
        let root = document.root_element();
        assert!(root.has_tag_name((ATOM, "feed")) && root.attribute((XML, "lang")) == Some(language.tag()));
        let entries = root.children().filter(|node| node.has_tag_name((ATOM, "entry"))).count();
        assert_eq!(entries, Archive::embedded().changes().len());
        for id in document.descendants().filter(|node| node.has_tag_name((ATOM, "id"))) {
            let id = id.text().expect("an id");
            assert!(id.starts_with("urn:uuid:") && ids.insert(id.to_owned()), "{id}");
        }
        for name in ["id", "title", "updated"] {
            let within = |node: &Node<'_, '_>| node.children().filter(|child| child.has_tag_name((ATOM, name))).count() == 1;
            assert!(
                document
                    .descendants()
                    .filter(|node| node.has_tag_name((ATOM, "entry")) || node.has_tag_name((ATOM, "feed")))
                    .all(|n| within(&n))
            );
        }
        let related =
            document.descendants().filter(|node| node.attribute("rel") == Some("related")).filter_map(|node| node.attribute("href"));
        let newest: Vec<_> = related.take(Archive::embedded().changes()[0].versions.len()).collect();
        for address in newest {
            assert_eq!(get(address.strip_prefix(ORIGIN).expect("an absolute address")).await.status, StatusCode::OK, "{address}");
        }
        let all: String = document.descendants().filter_map(|node| node.text()).collect::<Vec<_>>().join("\n");
        games().iter().for_each(|record| assert_owed(&all, record, &[language]));
    }
    assert_eq!(get("/tlh/changes.atom").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_asks_for_what_is_not_there_learns_what_is() {
    for path in
        ["/data/games/oware.json", "/data/games/kiothi.pdf", "/data/games/kiothi", "/data/games/kiothi.de.bib", "/data/x", "/data/a/b"]
    {
        let answer = get(path).await;
        assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::NOT_FOUND, "text/plain; charset=utf-8"), "{path}");
        for told in [path, "adji-kui-ii, kiothi, sadeqa-ii", "tei.xml", "en.bib", "/data/bonduc.zip"] {
            assert!(answer.text().contains(told), "{path}: {told}");
        }
    }
    let long = Request::post("/oai").body(Body::from("x".repeat(20_000))).expect("a request");
    assert_eq!(ask(long).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(
        ask(Request::post("/data/games/kiothi.json").body(Body::empty()).expect("a request")).await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
}
