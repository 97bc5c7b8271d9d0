//! Games and their articles as data.

use axum::Json;
use bonduc_content::{Article, GameRecord, Language};
use serde_json::{Value, json};

use super::Problem;
use crate::pages::facts;
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
    Ok(Json(json!({ "version": site().archive.version(), "licence": "CC BY-SA 4.0", "games": games })))
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
        "licence": "CC BY-SA 4.0",
        "sensitivity": record.sensitivity.as_ref().map(|text| text.get(language)),
        "facts": {
            "kind": record.kind.get(language),
            "people": record.people.get(language),
            "place": {
                "name": record.place.name.get(language),
                "country": record.place.country,
                "latitude": record.place.latitude,
                "longitude": record.place.longitude,
                "uncertainty_km": record.place.uncertainty_km,
            },
            "equipment": record.equipment.get(language),
            "names": record.names.iter().map(|name| json!({ "text": name.text, "lang": name.language })).collect::<Vec<_>>(),
            "attestations": record.attestations.iter().map(|seen| json!({
                "year": seen.year, "what": seen.what.get(language), "source": seen.source,
            })).collect::<Vec<_>>(),
            "sources": record.sources.iter().map(|source| json!({
                "key": source.key, "author": source.author, "title": source.title, "year": source.year, "pages": source.pages, "url": source.url,
            })).collect::<Vec<_>>(),
            "rules": rules(record, language),
        },
        "sections": sections(article, language),
    })))
}

/// What the rules say axis by axis, with the statements that say it.
fn rules(record: &GameRecord, language: Language) -> Vec<Value> {
    let ui = site().ui(language);
    let cited = |axis| record.clause_map.of(axis).iter().map(bonduc_content::Citation::id).collect::<Vec<_>>();
    record
        .game()
        .ruleset
        .values()
        .iter()
        .map(|value| {
            json!({ "axis": value.axis.id(), "value": value.key, "text": facts::value(ui, value), "statements": cited(value.axis) })
        })
        .collect()
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
