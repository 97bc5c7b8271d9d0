//! Every address that a page names: it answers, with a type that fits, and pages are what they should be.

use std::collections::BTreeSet;

use bonduc_tests::crawl::Crawl;
use bonduc_tests::page::Page;
use serde_json::Value;
use url::Url;

use crate::faults::Faults;
use crate::site::site;

/// The types that fit the end of a path; the first end that fits counts.
const TYPES: [(&str, &[&str]); 22] = [
    (".css", &["text/css"]),
    (".js", &["text/javascript"]),
    (".wasm", &["application/wasm"]),
    (".svg", &["image/svg+xml"]),
    (".png", &["image/png"]),
    (".webp", &["image/webp"]),
    (".woff2", &["font/woff2"]),
    (".webmanifest", &["application/manifest+json"]),
    (".csl.json", &["application/vnd.citationstyles.csl+json"]),
    (".jsonld", &["application/ld+json"]),
    (".geojson", &["application/geo+json"]),
    (".json", &["application/json", "application/schema+json"]),
    (".tei.xml", &["application/tei+xml"]),
    (".atom", &["application/atom+xml"]),
    (".xml", &["application/xml", "application/atom+xml", "application/opensearchdescription+xml"]),
    (".bib", &["application/x-bibtex", "text/x-bibtex"]),
    (".ris", &["application/x-research-info-systems"]),
    (".csv", &["text/csv"]),
    (".zip", &["application/zip"]),
    (".epub", &["application/epub+zip"]),
    (".txt", &["text/plain"]),
    (".sha256", &["text/plain"]),
];

/// The types that fit the beginning of a path, where its end says nothing.
const INTERFACES: [(&str, &[&str]); 2] = [("/api/", &["application/json"]), ("/oai", &["text/xml", "application/xml"])];

/// The types that fit a path.
fn fitting(path: &str) -> &'static [&'static str] {
    let by_end = TYPES.iter().find(|(end, _)| path.ends_with(end));
    let found = by_end.or_else(|| INTERFACES.iter().find(|(begin, _)| path.starts_with(begin)));
    found.map_or(&["text/html"], |(_, types)| types)
}

#[tokio::test]
async fn every_address_answers_with_a_type_that_fits() {
    let site = site().await;
    let mut faults = Faults::default();
    for fault in &site.faults {
        faults.add("", fault.clone());
    }
    for (asked, answer) in &site.answers {
        let place = format!("{asked} (named by {})", site.named_by(asked));
        if answer.status != 200 {
            faults.add(&place, format!("answers {}", answer.status));
        } else if !fitting(answer.url.path()).contains(&answer.essence()) {
            faults.add(&place, format!("is of the type {:?}, not {:?}", answer.kind, fitting(answer.url.path())));
        }
    }
    for (from, link, answer) in site.links().filter(|(_, _, answer)| answer.status == 200) {
        if link.kind.as_deref().is_some_and(|kind| kind.split(';').next().unwrap_or_default().trim() != answer.essence()) {
            faults.add(&format!("{from} → {}", answer.address()), format!("is said to be {:?}, and is {:?}", link.kind, answer.kind));
        }
        let spoken = answer.page.as_ref().map(|page| &page.language);
        if link.language.as_ref().zip(spoken).is_some_and(|(said, spoken)| said != spoken && said != "x-default") {
            faults.add(&format!("{from} → {}", answer.address()), format!("is said to be in {:?}, and is in {spoken:?}", link.language));
        }
    }
    faults.none("addresses");
    assert!(site.pages().count() > 100, "{} pages: the crawl lost its way", site.pages().count());
}

#[tokio::test]
async fn every_fragment_is_in_its_page() {
    let mut faults = Faults::default();
    for (from, link, answer) in site().await.links() {
        let Some((page, fragment)) = answer.page.as_ref().zip(link.url.fragment()) else { continue };
        if !page.has_fragment(fragment) {
            faults.add(from, format!("{}#{fragment} is not there", answer.address()));
        }
    }
    faults.none("fragments");
}

#[tokio::test]
async fn every_page_says_what_it_is() {
    let mut faults = Faults::default();
    for (asked, answer, page) in site().await.pages() {
        let language = answer.url.path().split('/').nth(1).unwrap_or_default();
        if page.language != language {
            faults.add(asked, format!("is in {:?}, and stands under {language:?}", page.language));
        }
        if page.headings.len() != 1 || page.headings[0].is_empty() {
            faults.add(asked, format!("has not just one h1: {:?}", page.headings));
        }
        if page.titles.len() != 1 || page.titles[0].is_empty() {
            faults.add(asked, format!("has not just one title: {:?}", page.titles));
        }
        if page.description.is_empty() {
            faults.add(asked, "has no description");
        }
    }
    faults.none("pages");
}

/// Where a page names the same in other languages, each of these names it and all the others in turn. A board is no page of its own in that:
/// it says which page it stands for.
#[tokio::test]
async fn languages_lead_back_to_each_other() {
    let site = site().await;
    let mut faults = Faults::default();
    for (asked, answer, page) in site.pages().filter(|(_, _, page)| !page.alternates.is_empty()) {
        let own = alternate(page, &page.language);
        let stands_for = page.canonical.as_ref().unwrap_or(&answer.url);
        if own != Some(stands_for) {
            faults.add(asked, format!("is {} among its languages, and not {stands_for}", written(own)));
        }
        for (language, to) in page.alternates.iter().filter(|(language, _)| language != "x-default") {
            let Some(other) = there(site, to) else {
                faults.add(asked, format!("{to} ({language}) is not there"));
                continue;
            };
            let back = alternate(other, &page.language);
            if back != own {
                faults.add(asked, format!("{to} ({language}) leads back to {}, and not to {}", written(back), written(own)));
            }
            if tags(other) != tags(page) {
                faults.add(asked, format!("{to} names {:?}, and not {:?}", tags(other), tags(page)));
            }
        }
    }
    faults.none("languages");
}

fn written(url: Option<&Url>) -> &str {
    url.map_or("nothing", Url::as_str)
}

fn alternate<'a>(page: &'a Page, language: &str) -> Option<&'a Url> {
    page.alternates.iter().find(|(tag, _)| tag == language).map(|(_, to)| to)
}

fn tags(page: &Page) -> BTreeSet<&str> {
    page.alternates.iter().map(|(tag, _)| tag.as_str()).collect()
}

fn there<'a>(site: &'a Crawl, url: &Url) -> Option<&'a Page> {
    site.answers.get(bonduc_tests::answer::address(url))?.page.as_ref()
}

#[tokio::test]
async fn what_is_for_machines_can_be_read_by_them() {
    let site = site().await;
    let mut faults = Faults::default();
    for (asked, _, page) in site.pages() {
        for error in page.data.iter().filter_map(|data| serde_json::from_str::<Value>(data).err()) {
            faults.add(asked, format!("has data in it that are no JSON: {error}"));
        }
    }
    for (asked, answer) in &site.answers {
        let text = String::from_utf8_lossy(&answer.body);
        let essence = answer.essence();
        if essence.ends_with("json") {
            if let Err(error) = serde_json::from_slice::<Value>(&answer.body) {
                faults.add(asked, format!("is no JSON: {error}"));
            }
        } else if essence.ends_with("xml")
            && let Err(error) = roxmltree::Document::parse(&text)
        {
            faults.add(asked, format!("is no XML: {error}"));
        }
    }
    faults.none("data");
}
