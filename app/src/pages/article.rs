//! The article on a game: its statements, and beside them what is known of it.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{Article, GameRecord, Language, ReadingText, Source};
use bonduc_engine::{Candidate, Reading};
use leptos::prelude::*;

use super::{facts, prose, trouble};
use crate::server::{Head, Wanted, page, site};

pub(crate) async fn article(wanted: Wanted<(String, String)>, request: Request) -> Response {
    let found = wanted.language.zip(wanted.rest).and_then(|(language, (_, slug))| {
        let record = site().archive.game(&slug)?;
        Some((language, record, site().archive.article(&slug, language)?))
    });
    let Some((language, record, article)) = found else { return trouble::not_found(request).await };
    let head = Head::new(language, &record.title, record.summary.get(language), format!("/games/{}", record.slug));
    page(head, move || draw(language, record, article)).await
}

fn draw(language: Language, record: &'static GameRecord, article: &'static Article) -> AnyView {
    let ui = site().ui(language);
    let contents: Vec<_> =
        article.sections.iter().map(|section| view! { <li><a href=format!("#{}", section.id)>{section.title.clone()}</a></li> }).collect();
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
    view! {
        <article class="article">
            <header class="article-header">
                <h1>{record.title.clone()}</h1>
                <p class="lead">{record.summary.get(language).to_owned()}</p>
                <p><a class="button is-main" href=format!("/{language}/play/{}", record.slug)>
                    {ui.format("card-play", &[("game", record.title.as_str().into())])}
                </a></p>
            </header>
            {notice(language, record)}
            <nav class="contents" aria-label=ui.text("contents")><ul>{contents}</ul></nav>
            <div class="prose">{prose::sections(language, ui, &article.sections)}</div>
            {record_box(language, record)}
            {readings(language, record)}
            <section class="sources" aria-labelledby="sources">
                <h2 id="sources">{ui.text("sources")}</h2>
                <ol>{record.sources.iter().map(|source| source_item(language, source)).collect::<Vec<_>>()}</ol>
                <p class="small">{ui.text("sources-ours")}</p>
            </section>
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

fn record_box(language: Language, record: &GameRecord) -> AnyView {
    let ui = site().ui(language);
    let names: Vec<_> = record
        .names
        .iter()
        .map(|name| {
            let note = name.note.as_ref().map(|note| format!(" ({})", note.get(language)));
            view! { <li><span lang=name.language.clone()>{name.text.clone()}</span>{note}</li> }
        })
        .collect();
    let unlike: Vec<_> = record
        .not_the_same_as
        .iter()
        .map(|unlike| view! { <li><b>{unlike.text.clone()}</b> ": " {unlike.why.get(language).to_owned()}</li> })
        .collect();
    let seen: Vec<_> = record
        .attestations
        .iter()
        .map(|seen| view! { <li><b>{seen.year.to_string()}</b> " " {seen.what.get(language).to_owned()}</li> })
        .collect();
    let relatives: Vec<_> = record
        .relatives
        .iter()
        .map(|relative| view! { <li><b>{relative.name.clone()}</b> ": " {relative.relation.get(language).to_owned()}</li> })
        .collect();
    let place =
        ui.format("record-place-within", &[("place", record.place.name.get(language).into()), ("km", record.place.uncertainty_km.into())]);
    let place_note = record.place.note.as_ref().map(|note| view! { <p class="small">{note.get(language).to_owned()}</p> });
    let fact = |id: &str, text: &str| view! { <dt>{ui.text(id)}</dt><dd>{text.to_owned()}</dd> }.into_any();
    let list = |id: &str, items: Vec<_>| (!items.is_empty()).then(|| view! { <dt>{ui.text(id)}</dt><dd><ul>{items}</ul></dd> }.into_any());
    view! {
        <aside class="record" aria-labelledby="record">
            <h2 id="record">{ui.text("record")}</h2>
            <dl>
                {fact("record-kind", record.kind.get(language))}
                {list("record-names", names.into_iter().map(IntoAny::into_any).collect())}
                {fact("record-people", record.people.get(language))}
                <dt>{ui.text("record-place")}</dt><dd>{place}{place_note}</dd>
                {fact("record-equipment", record.equipment.get(language))}
                {list("record-seen", seen.into_iter().map(IntoAny::into_any).collect())}
                {list("record-relatives", relatives.into_iter().map(IntoAny::into_any).collect())}
                {list("record-unlike", unlike.into_iter().map(IntoAny::into_any).collect())}
            </dl>
        </aside>
    }
    .into_any()
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

fn source_item(language: Language, source: &Source) -> AnyView {
    let year = source.year.map(|year| format!(" ({year})"));
    let pages = source.pages.as_ref().map(|pages| format!(", {pages}"));
    let title = match &source.url {
        Some(url) => view! { <a href=url.clone() rel="external">{source.title.clone()}</a> }.into_any(),
        None => view! { <cite>{source.title.clone()}</cite> }.into_any(),
    };
    let note = source.note.as_ref().map(|note| view! { <span class="source-note">{note.get(language).to_owned()}</span> });
    view! { <li id=format!("source-{}", source.key)>{source.author.clone()} {year} ", " {title} {pages} ". " {note}</li> }.into_any()
}

/// The names of the facts that a game's page and a comparison both show.
pub(crate) fn facts_of(language: Language, record: &GameRecord) -> Vec<(&'static str, String)> {
    let seen = facts::first_year(record).map(|year| year.to_string()).unwrap_or_default();
    vec![
        ("record-people", record.people.get(language).to_owned()),
        ("record-place", record.place.name.get(language).to_owned()),
        ("record-first", seen),
        ("record-kind", record.kind.get(language).to_owned()),
        ("record-equipment", record.equipment.get(language).to_owned()),
    ]
}
