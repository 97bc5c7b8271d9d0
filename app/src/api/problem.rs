//! Errors of the interface, as `application/problem+json` (RFC 9457).

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bonduc_content::Language;
use serde_json::{Value, json};

use crate::board::{LineError, narration};
use crate::server::site;

/// Something that cannot be answered.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    kind: &'static str,
    title: String,
    detail: Vec<String>,
}

impl Problem {
    /// A problem of a kind: its name ends the address of its type, and its title is the message `problem-<kind>`.
    fn new(language: Language, status: StatusCode, kind: &'static str, detail: Vec<String>) -> Self {
        Self { status, kind, title: site().ui(language).text(&format!("problem-{kind}")), detail }
    }

    /// There is nothing at the address.
    pub(crate) fn no_such_address() -> Self {
        let language = Language::ALL[0];
        let told = site().ui(language).text("problem-no-such-address-detail");
        Self::new(language, StatusCode::NOT_FOUND, "no-such-address", vec![told])
    }

    /// There is no such game.
    pub(crate) fn no_such_game(language: Language, slug: &str) -> Self {
        let games: Vec<_> = site().archive.games().iter().map(|record| record.slug.as_str()).collect();
        let told = site().ui(language).format("problem-no-such-game-detail", &[("text", slug.into()), ("games", games.join(", ").into())]);
        Self::new(language, StatusCode::NOT_FOUND, "no-such-game", vec![told])
    }

    /// A value is missing.
    pub(crate) fn missing(language: Language, name: &str) -> Self {
        let told = site().ui(language).format("problem-missing-detail", &[("name", name.into())]);
        Self::new(language, StatusCode::BAD_REQUEST, "missing", vec![told])
    }

    /// A value is none that its name can have.
    pub(crate) fn value(language: Language, name: &str, text: &str, right: &str) -> Self {
        let values = [("name", name.into()), ("text", text.into()), ("right", right.into())];
        Self::new(language, StatusCode::BAD_REQUEST, "value", vec![site().ui(language).format("problem-value-detail", &values)])
    }

    /// A line of play is unreadable or not legal.
    pub(crate) fn line(language: Language, error: &LineError) -> Self {
        let (status, kind) = match error {
            LineError::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal-position"),
            LineError::Refused { .. } | LineError::NotHere { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "illegal-move"),
            LineError::Readings(_) => (StatusCode::BAD_REQUEST, "readings"),
            LineError::Position { .. } => (StatusCode::BAD_REQUEST, "unreadable-position"),
            _ => (StatusCode::BAD_REQUEST, "unreadable-move"),
        };
        Self::new(language, status, kind, narration::error(site().words(language), error))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body: Value = json!({
            "type": format!("/api/v1/openapi.json#problem-{}", self.kind),
            "title": self.title,
            "status": self.status.as_u16(),
            "detail": self.detail.join(" "),
        });
        (self.status, [(header::CONTENT_TYPE, "application/problem+json")], Json(body).into_response().into_body()).into_response()
    }
}
