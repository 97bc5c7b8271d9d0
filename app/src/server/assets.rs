//! Style sheet and client, compiled in. Their addresses carry a hash of what they hold, so they may be kept for ever.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file in three forms.
struct Asset {
    path: &'static str,
    mime: &'static str,
    plain: &'static [u8],
    brotli: &'static [u8],
    gzip: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The routes of the files.
pub(crate) fn router() -> Router {
    let mut router = Router::new();
    for asset in ASSETS {
        router = router.route(asset.path, get(move |request: Request| async move { serve(asset, request.headers()) }));
    }
    // A file of another version is not there; a page in its place would only break the page that asked for it.
    let missing = || async { (StatusCode::NOT_FOUND, "This file belongs to another version of the site: reload the page.\n") };
    router
        .route("/pkg/{*file}", get(missing))
        .route("/style/{*file}", get(missing))
        .route("/script/{*file}", get(missing))
        .route("/favicon.svg", get(favicon))
        .route("/favicon.ico", get(favicon))
}

fn serve(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let accepts = |encoding: &str| {
        headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
            |offer| {
                let mut parts = offer.split(';').map(str::trim);
                parts.next() == Some(encoding) && parts.all(|part| part.strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()) != Some(0.0))
            },
        )
    };
    let (body, encoding) = if accepts("br") {
        (asset.brotli, Some("br"))
    } else if accepts("gzip") {
        (asset.gzip, Some("gzip"))
    } else {
        (asset.plain, None)
    };
    let mut response = (
        [
            (header::CONTENT_TYPE, asset.mime),
            (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            (header::VARY, "accept-encoding"),
        ],
        body,
    )
        .into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, header::HeaderValue::from_static(encoding));
    }
    response
}

/// Three grey seeds in a pit.
async fn favicon() -> Response {
    const ICON: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><circle cx=\"16\" cy=\"16\" r=\"16\" fill=\"#6b4226\"/>\
        <circle cx=\"16\" cy=\"16\" r=\"12\" fill=\"#3d2413\"/><g fill=\"#c9ccc4\"><circle cx=\"12\" cy=\"18\" r=\"5\"/><circle cx=\"20\" cy=\"18\" r=\"5\"/>\
        <circle cx=\"16\" cy=\"12\" r=\"5\"/></g></svg>";
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")], ICON).into_response()
}
