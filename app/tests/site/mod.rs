//! The whole site behind its one router, asked as a client asks.
#![allow(dead_code, unreachable_pub, reason = "each test needs a part of it")]

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use tower::ServiceExt;

/// The host that is asked.
pub const HOST: &str = "bonduc.example";

/// An answer, read whole.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a header of plain text"))
    }
}

/// Sends a request.
pub async fn ask(request: Request<Body>) -> Answer {
    let (parts, body) = bonduc::router().oneshot(request).await.expect("an answer").into_parts();
    Answer { status: parts.status, headers: parts.headers, body: to_bytes(body, usize::MAX).await.expect("a body").to_vec() }
}

/// Asks for an address.
pub async fn get(path: &str) -> Answer {
    ask(Request::get(path).header(header::HOST, HOST).body(Body::empty()).expect("a request")).await
}
