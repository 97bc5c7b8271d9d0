//! The routes: which address is answered by what, and what every answer goes through.

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::server::{Wanted, assets, headers, preferred_language, site};
use crate::{api, exports, pages};

/// A request that is not answered in this time is given up.
const TIMEOUT: std::time::Duration = std::time::Duration::from_secs(10);

/// The whole site. Everything it needs is compiled in and made ready here, once.
pub fn router() -> Router {
    // Leptos draws pages as tasks of the runtime; a second call finds it set already.
    let _ = any_spawner::Executor::init_tokio();
    site();
    let pages = Router::new()
        .route("/", get(choose_language))
        .route("/{language}", get(with_slash))
        .route("/{language}/", get(pages::home))
        .route("/{language}/games/{slug}", get(pages::article))
        .route("/{language}/games/{slug}/sheet", get(pages::sheet))
        .route("/{language}/games/{slug}/versions/{version}", get(pages::version))
        .route("/{language}/play/{slug}", get(pages::play))
        .route("/{language}/compare", get(pages::compare))
        .route("/{language}/search", get(pages::search))
        .route("/{language}/glossary", get(pages::glossary))
        .route("/{language}/map", get(pages::atlas))
        .route("/{language}/changes", get(pages::changes))
        .route("/{language}/data", get(pages::data))
        .route("/{language}/{page}", get(pages::text))
        .fallback(pages::not_found);
    Router::new()
        .merge(pages)
        .merge(exports::router())
        .nest("/api/v1", api::router())
        .route("/api/v1/", get(|| async { api::Problem::no_such_address() }))
        .merge(assets::router())
        .route("/healthz", get(|| async { "ok\n" }))
        .method_not_allowed_fallback(|| async { (StatusCode::METHOD_NOT_ALLOWED, "This address is only read: GET or HEAD.\n") })
        .layer(middleware::from_fn(headers::limit))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(NotForContentType::const_new("application/zip"))))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, TIMEOUT))
        .layer(middleware::from_fn(headers::add))
        .layer(TraceLayer::new_for_http())
}

/// The one address that looks at the languages a browser asks for.
async fn choose_language(request: Request) -> Response {
    let wanted = preferred_language(request.headers());
    let vary = [(axum::http::header::VARY, "accept-language"), (axum::http::header::CACHE_CONTROL, "no-cache")];
    (vary, Redirect::to(&format!("/{wanted}/"))).into_response()
}

async fn with_slash(wanted: Wanted<String>, request: Request) -> Response {
    match wanted.language {
        Some(language) => Redirect::permanent(&format!("/{language}/")).into_response(),
        None => pages::not_found(request).await,
    }
}
