//! Games and their articles as data.

use axum::Json;
use bonduc_content::{Article, Language};
use serde_json::{Value, json};

use super::Problem;
use crate::exports::LICENCE;
use crate::exports::facts::{self, Texts};
use crate::server::{Wanted, site};

/// The language asked for by `lang`; English where nothing is.
pub(super) fn language<T>(wanted: &Wanted<T>) -> Result<Language, Problem> {
    match wanted.value("lang") {
        None => Ok(Language::ALL[0]),
        Some(tag) => tag.parse().map_err(|_| {
            let tags: Vec<_> = Language::ALL.iter().map(|language| language.tag()).collect();
            Problem::value(Language::ALL[0], "lang", &tag, &tags.join(", "))
        }),
    }
}

pub(super) async fn list(wanted: Wanted<()>) -> Result<Json<Value>, Problem> {
    let language = language(&wanted)?;
    let games: Vec<_> = site()
        .archive
        .games()
        .iter()
        .map(|record| {
            json!({
                "slug": record.slug,
                "name": record.title,
                "summary": record.summary.get(language),
                "start": record.game().rules().start().to_string(),
                "sensitivity": record.sensitivity.as_ref().map(|text| text.get(language)),
                "url": format!("/{language}/games/{}", record.slug),
                "api": format!("/api/v1/games/{}?lang={language}", record.slug),
            })
        })
        .collect();
    Ok(Json(json!({ "version": site().archive.version(), "licence": LICENCE, "games": games })))
}

pub(super) async fn one(wanted: Wanted<String>) -> Result<Json<Value>, Problem> {
    let language = language(&wanted)?;
    let slug = wanted.rest.unwrap_or_default();
    let found = site().archive.game(&slug).zip(site().archive.article(&slug, language));
    let (record, article) = found.ok_or_else(|| Problem::no_such_game(language, &slug))?;
    Ok(Json(json!({
        "slug": record.slug,
        "name": record.title,
        "lang": language.tag(),
        "version": site().archive.version(),
        "licence": LICENCE,
        "sensitivity": record.sensitivity.as_ref().map(|text| text.get(language)),
        "facts": facts::of(site().archive, record, Texts::In(language)),
        "sections": sections(article, language),
    })))
}

fn sections(article: &Article, language: Language) -> Vec<Value> {
    let statement =
        |statement: &bonduc_content::Statement| json!({ "id": statement.id, "text": statement.text, "html": statement.html(language) });
    article
        .sections
        .iter()
        .map(|section| {
            json!({ "id": section.id, "title": section.title, "statements": section.statements().map(statement).collect::<Vec<_>>() })
        })
        .collect()
}
