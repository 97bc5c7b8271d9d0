//! The JSON interface, `/api/v1`: games, search, legal moves, moves played. `openapi.json` describes it.

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

mod games;
mod play;
mod problem;
mod search;

pub(crate) use problem::Problem;

const OPENAPI: &str = include_str!("openapi.json");

/// The routes below `/api/v1`.
pub(crate) fn router() -> Router {
    Router::new()
        .route("/openapi.json", get(|| async { ([(header::CONTENT_TYPE, "application/json")], OPENAPI) }))
        .route("/", get(|| async { Problem::no_such_address() }))
        .route("/games", get(games::list))
        .route("/games/{slug}", get(games::one))
        .route("/search", get(search::search))
        .route("/legal", get(play::legal))
        .route("/play", get(play::play))
        .fallback(|| async { Problem::no_such_address() })
        .layer(axum::middleware::map_response(for_anyone))
}

/// Programs on other sites may read the interface.
async fn for_anyone(response: Response) -> impl IntoResponse {
    ([(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")], response)
}
