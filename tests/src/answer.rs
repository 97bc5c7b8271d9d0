//! Asking the server, and what it answers.

use std::time::Duration;

use http_body_util::BodyExt;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use url::Url;

use crate::page::Page;

/// An answer that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks by HTTP, one thing after the other.
#[derive(Debug)]
pub struct Asker(Client<HttpConnector, String>);

/// An answer, read whole.
#[derive(Debug)]
pub struct Answer {
    /// The address that was asked.
    pub url: Url,
    /// The status.
    pub status: u16,
    /// The type of what is in it, with its parameters.
    pub kind: String,
    /// Where it leads, if it only leads elsewhere.
    pub location: Option<Url>,
    /// What is in it.
    pub body: Vec<u8>,
    /// The page, if it is one.
    pub page: Option<Page>,
}

impl Asker {
    /// A new one.
    #[must_use]
    pub fn new() -> Self {
        Self(Client::builder(TokioExecutor::new()).build(HttpConnector::new()))
    }

    /// Asks for an address.
    ///
    /// # Errors
    /// Where there is no answer, in a sentence.
    pub async fn ask(&self, url: &Url) -> Result<Answer, String> {
        let mut asked = url.clone();
        asked.set_fragment(None);
        let uri = asked.as_str().parse().map_err(|error| format!("{asked}: {error}"))?;
        let response = tokio::time::timeout(PATIENCE, async {
            let response = self.0.get(uri).await.map_err(|error| format!("{asked}: {error}"))?;
            let (parts, body) = response.into_parts();
            let body = body.collect().await.map_err(|error| format!("{asked}: {error}"))?;
            Ok::<_, String>((parts, body.to_bytes().to_vec()))
        });
        let (parts, body) = response.await.map_err(|_| format!("{asked}: no answer in {} s", PATIENCE.as_secs()))??;
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let kind = header(http::header::CONTENT_TYPE).unwrap_or_default().to_owned();
        let location = header(http::header::LOCATION).and_then(|to| asked.join(to).ok()).filter(|_| parts.status.is_redirection());
        let page = kind.starts_with("text/html").then(|| Page::read(&asked, &String::from_utf8_lossy(&body)));
        Ok(Answer { url: asked, status: parts.status.as_u16(), kind, location, body, page })
    }
}

impl Default for Asker {
    fn default() -> Self {
        Self::new()
    }
}

impl Answer {
    /// The path and the query.
    #[must_use]
    pub fn address(&self) -> &str {
        address(&self.url)
    }

    /// Its type without parameters.
    #[must_use]
    pub fn essence(&self) -> &str {
        self.kind.split(';').next().unwrap_or_default().trim()
    }
}

/// Path and query of a URL.
#[must_use]
pub fn address(url: &Url) -> &str {
    &url[url::Position::BeforePath..url::Position::AfterQuery]
}
