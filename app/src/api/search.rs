//! Search as data.

use axum::Json;
use serde_json::{Value, json};

use super::Problem;
use super::games::language;
use crate::search::Query;
use crate::server::{Wanted, site};

/// Hits given where no number is asked for, and the most.
const HITS: (usize, usize) = (20, 100);

pub(super) async fn search(wanted: Wanted<()>) -> Result<Json<Value>, Problem> {
    let language = language(&wanted)?;
    let query = wanted.value("q").ok_or_else(|| Problem::missing(language, "q"))?;
    let limit = match wanted.value("limit") {
        None => HITS.0,
        Some(text) => text
            .parse()
            .ok()
            .filter(|limit| (1..=HITS.1).contains(limit))
            .ok_or_else(|| Problem::value(language, "limit", &text, &format!("1–{}", HITS.1)))?,
    };
    let parsed = Query::parse(site().archive, &query);
    let results = site().index.search(&parsed, language, 0, limit);
    let hits: Vec<_> = results
        .hits
        .iter()
        .map(|hit| {
            let record = hit.entry.game.as_deref().and_then(|slug| site().archive.game(slug));
            json!({
                "game": hit.entry.game,
                "lang": hit.entry.language.tag(),
                "section": hit.entry.section,
                "statement": hit.entry.statement,
                "title": hit.entry.title,
                "html": hit.html,
                "url": hit.url,
                "kind": hit.entry.kind.id(),
                "similar": hit.similar,
                "sensitivity": record.and_then(|record| record.sensitivity.as_ref()).map(|text| text.get(language)),
            })
        })
        .collect();
    Ok(Json(json!({ "total": results.total, "partial": results.partial, "hits": hits })))
}
