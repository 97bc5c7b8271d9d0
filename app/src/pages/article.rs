//! The article on a game: its statements with notes and examples, and beside them what is known of it.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::Response;
use bonduc_content::{Article, GameRecord, Language, ReadingText};
use bonduc_engine::{Candidate, Reading};
use leptos::prelude::*;

use super::prose::Prose;
use super::{apparatus, cite, facts, parallel, record, trouble};
use crate::server::{Extras, Head, Origin, Wanted, page, site};

/// What an article's page shows.
#[derive(Clone, Copy)]
struct Shown {
    language: Language,
    record: &'static GameRecord,
    article: &'static Article,
    /// The second language of parallel reading.
    with: Option<(Language, &'static Article)>,
}

pub(crate) async fn article(wanted: Wanted<(String, String)>, origin: Origin, request: Request) -> Response {
    let slug = wanted.rest.as_ref().map(|(_, slug)| slug.clone()).unwrap_or_default();
    show(&wanted, &slug, origin, request).await
}

/// An article by the name of its version: the present one, or that it has been replaced.
pub(crate) async fn version(wanted: Wanted<(String, String, String)>, origin: Origin, request: Request) -> Response {
    let Some((language, (_, slug, version))) = wanted.language.zip(wanted.rest.clone()) else { return trouble::not_found(request).await };
    let Some(record) = site().archive.game(&slug) else { return trouble::no_such_game(language, &slug).await };
    if record.version == version {
        return show(&wanted, &slug, origin, request).await;
    }
    let logged = site().archive.changes().iter().any(|change| change.versions.get(&slug) == Some(&version));
    trouble::other_version(language, record, &version, if logged { StatusCode::GONE } else { StatusCode::NOT_FOUND }).await
}

async fn show<T>(wanted: &Wanted<T>, slug: &str, origin: Origin, request: Request) -> Response {
    let found = wanted.language.and_then(|language| {
        let record = site().archive.game(slug)?;
        Some((language, record, site().archive.article(slug, language)?))
    });
    let Some((language, record, article)) = found else { return trouble::not_found(request).await };
    let with = wanted.value("with").and_then(|tag| tag.parse().ok()).filter(|&with| with != language);
    let with = with.and_then(|with| Some((with, site().archive.article(slug, with)?)));
    let ui = site().ui(language);
    let title = match with {
        None => record.title.clone(),
        Some((with, _)) => {
            let second = record::language(ui, with.tag()).unwrap_or_default();
            ui.format("parallel-title", &[("game", record.title.as_str().into()), ("language", second.into())])
        }
    };
    let query = with.map(|(with, _)| format!("with={with}")).unwrap_or_default();
    let extras = Extras { canonical: Some(format!("/{language}/games/{slug}")), ..cite::extras(language, record, &origin) };
    let head = Head { query, extras, ..Head::new(language, title, record.summary.get(language), format!("/games/{slug}")) };
    let shown = Shown { language, record, article, with };
    page(head, move || draw(shown, &origin)).await
}

fn draw(shown: Shown, origin: &Origin) -> AnyView {
    let Shown { language, record, article, with } = shown;
    let ui = site().ui(language);
    let contents: Vec<_> = article
        .sections
        .iter()
        .map(|section| (section.id.clone(), section.title.clone()))
        .chain(
            [("readings", "readings"), ("editorial-notes", "notes-heading"), ("sources", "sources")]
                .map(|(id, text)| (id.to_owned(), ui.text(text))),
        )
        .map(|(id, title)| view! { <li><a href=format!("#{id}")>{title}</a></li> })
        .collect();
    let others: Vec<_> = site()
        .archive
        .games()
        .iter()
        .filter(|other| other.slug != record.slug)
        .map(|other| {
            let href = format!("/{language}/compare?a={}&b={}", record.slug, other.slug);
            view! { <li><a href=href>{ui.format("article-compare", &[("game", other.title.as_str().into())])}</a></li> }
        })
        .collect();
    let text = match with {
        None => view! { <div class="prose">{Prose { language, record: Some(record) }.sections(&article.sections)}</div> }.into_any(),
        Some(second) => parallel::rows(record, (language, article), second),
    };
    let class = if with.is_some() { "article is-parallel" } else { "article" };
    view! {
        <article class=class>
            <header class="article-header">
                <h1>{record.title.clone()}</h1>
                <p class="lead">{record.summary.get(language).to_owned()}</p>
                <p class="article-ways">
                    <a class="button is-main" href=format!("/{language}/play/{}", record.slug)>
                        {ui.format("card-play", &[("game", record.title.as_str().into())])}
                    </a> " "
                    <a class="button" href=format!("/{language}/games/{}/sheet", record.slug)>{ui.text("sheet-link")}</a>
                </p>
                {parallel::choice(language, record, with.map(|(with, _)| with))}
            </header>
            {notice(language, record)}
            <nav class="contents" aria-label=ui.text("contents")><ul>{contents}</ul></nav>
            {text}
            {record::infobox(language, record)}
            {readings(language, record)}
            {apparatus::list(language, record)}
            {record::sources(language, record)}
            {cite::block(language, record, origin)}
            <nav class="compare-links" aria-labelledby="compare-links">
                <h2 id="compare-links">{ui.text("article-compare-heading")}</h2>
                <ul>{others}</ul>
            </nav>
        </article>
    }
    .into_any()
}

/// A notice about sensitive matter, wherever a game goes.
pub(crate) fn notice(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let text = record.sensitivity.as_ref().map(|text| {
        view! { <aside class="notice" aria-label=ui.text("notice")><p><strong>{ui.text("notice")}</strong> " " {text.get(language).to_owned()}</p></aside> }
    });
    text.into_any()
}

/// What the source leaves open, how it can be read, and how it is read here.
fn readings(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let reading = |(text, known): (&ReadingText, &Reading)| {
        let candidate = |(i, candidate): (usize, &Candidate)| {
            let words = text.candidate(candidate.id).map(|words| words.get(language).to_owned());
            let default = (i == 0).then(|| view! { " " <span class="reading-default">{ui.text("reading-default")}</span> });
            let href = format!("/{language}/play/{}?readings={}%3D{}", record.slug, known.id, candidate.id);
            let play = (i > 0).then(|| view! { " " <a class="cite" href=href>{ui.text("reading-play")}</a> });
            view! { <li>{words} {default} {play}</li> }
        };
        let on = |id: &String| view! { " " <a class="cite" href=format!("#s{id}")>{ui.format("cite-statement", &[("id", id.as_str().into())])}</a> };
        view! {
            <details class="reading" id=format!("reading-{}", text.id)>
                <summary>{text.question.get(language).to_owned()}</summary>
                <ul>{known.candidates.iter().enumerate().map(candidate).collect::<Vec<_>>()}</ul>
                <p>{text.evidence.get(language).to_owned()} {text.statements.iter().map(on).collect::<Vec<_>>()}</p>
            </details>
        }
    };
    let all: Vec<_> = record.readings.iter().zip(record.game().readings).map(reading).collect();
    view! {
        <section class="readings" aria-labelledby="readings">
            <h2 id="readings">{ui.text("readings")}</h2>
            <p class="small">{ui.text("readings-ours")}</p>
            {all}
        </section>
    }
    .into_any()
}

/// The names of the facts that a game's page and a comparison both show.
pub(crate) fn facts_of(language: Language, record: &GameRecord) -> Vec<(&'static str, String)> {
    let seen = facts::first_year(record).map(|year| year.to_string()).unwrap_or_default();
    vec![
        ("record-people", record.people.get(language).to_owned()),
        ("record-place", record.place.name.get(language).to_owned()),
        ("record-first", seen),
        ("record-by", record.recorded_by.join(", ")),
        ("record-kind", record.kind.get(language).to_owned()),
        ("record-equipment", record.equipment.get(language).to_owned()),
    ]
}
