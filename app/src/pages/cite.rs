//! How to cite an article, and the article in forms for programs.

use bonduc_content::{GameRecord, Language};
use leptos::prelude::*;

use super::facts;
use crate::exports;
use crate::server::{Extras, Origin, site};

/// The forms in which an article's data can be had: ending, media type, name.
const DATA: [(&str, &str, &str); 3] =
    [("json", "application/json", "JSON"), ("jsonld", "application/ld+json", "JSON-LD"), ("tei.xml", "application/tei+xml", "TEI XML")];

/// The forms in which a citation can be had: ending, media type, name.
const CITATIONS: [(&str, &str, &str); 4] = [
    ("bib", "application/x-bibtex", "BibTeX"),
    ("ris", "application/x-research-info-systems", "RIS"),
    ("csl.json", "application/vnd.citationstyles.csl+json", "CSL-JSON"),
    ("txt", "text/plain", "TXT"),
];

/// What an article has in its head for programs.
pub(crate) fn extras(language: Language, record: &GameRecord, origin: &Origin) -> Extras {
    let alternates =
        DATA.iter().map(|(ending, mime, name)| (format!("/data/games/{}.{ending}", record.slug), (*mime).to_owned(), (*name).to_owned()));
    let meta = exports::meta(record, language, origin).into_iter().map(|(name, content)| (name.to_owned(), content));
    let json_ld = Some(exports::jsonld::page(record, language, origin));
    Extras { alternates: alternates.collect(), meta: meta.collect(), json_ld, ..Extras::default() }
}

/// How to cite the page, which version it is, and where its data are.
pub(crate) fn block(language: Language, record: &GameRecord, origin: &Origin) -> AnyView {
    let ui = site().ui(language);
    let permanent = format!("/{language}/games/{}/versions/{}", record.slug, record.version);
    let date = facts::last_change(record).map(|change| facts::date(ui, change)).unwrap_or_default();
    let version = ui.format("cite-version", &[("version", record.version.as_str().into()), ("date", date.into())]);
    let named = record.named_source();
    let owed = facts::owed(ui, record);
    view! {
        <section class="citing" aria-labelledby="cite">
            <h2 id="cite">{ui.text("cite-heading")}</h2>
            <p class="citation">{exports::citation(record, language, origin)}</p>
            {formats(language, record)}
            <p>
                {version} " " <a href=permanent>{ui.text("cite-permanent")}</a> " · "
                <a href=format!("/{language}/changes")>{ui.text("nav-changes")}</a>
            </p>
            <p><a href=format!("/{language}/data")>{ui.text("data-all")}</a></p>
            <p class="small">{owed} " " <a href=named.url.clone() rel="external">{named.title.clone()}</a></p>
        </section>
    }
    .into_any()
}

/// The forms in which an article and its citation can be taken away.
pub(crate) fn formats(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let link = |href: String, mime: &str, name: &str| {
        view! { <li><a href=href type=mime.to_owned() download="">{name.to_owned()}</a></li> }.into_any()
    };
    let citations =
        CITATIONS.iter().map(|(ending, mime, name)| link(format!("/data/games/{}.{language}.{ending}", record.slug), mime, name));
    let data = DATA.iter().map(|(ending, mime, name)| link(format!("/data/games/{}.{ending}", record.slug), mime, name));
    view! {
        <p class="formats-label">{ui.text("cite-as")}</p>
        <ul class="formats">{citations.collect::<Vec<_>>()}</ul>
        <p class="formats-label">{ui.text("data-as")}</p>
        <ul class="formats">{data.collect::<Vec<_>>()}</ul>
    }
    .into_any()
}
