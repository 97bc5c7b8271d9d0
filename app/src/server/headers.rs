//! What every answer carries, and what no request may have.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The longest address that is looked at. The longest line of play that is followed is shorter.
const LONGEST_ADDRESS: usize = 16 * 1024;

/// Refuses addresses that are longer than anything the site has.
pub(crate) async fn limit(request: Request, next: Next) -> Response {
    let length = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    if length > LONGEST_ADDRESS {
        let told = format!("This address has {length} characters; no more than {LONGEST_ADDRESS} are read.\n");
        return (StatusCode::URI_TOO_LONG, told).into_response();
    }
    next.run(request).await
}

/// Sets what protects a reader, and what is kept where, unless the answer has said so itself.
pub(crate) async fn add(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let defaults: [(HeaderName, &str); 7] = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    for (name, value) in defaults {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
