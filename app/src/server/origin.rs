//! Where the site is to be found from outside: what permanent addresses begin with.

use std::convert::Infallible;
use std::fmt;
use std::sync::OnceLock;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Uri, header};

/// Scheme and host, without a slash at the end, as in `https://bonduc.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin(String);

/// The origin that the operator has set, for all requests.
static PUBLIC: OnceLock<Option<Origin>> = OnceLock::new();

impl Origin {
    /// Reads an origin: http or https and a host, perhaps a port, and nothing after it.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let uri: Uri = text.trim_end_matches('/').parse().ok()?;
        let scheme = uri.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"))?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        matches!(uri.path(), "" | "/").then(|| Self(format!("{scheme}://{authority}"))).filter(|_| uri.query().is_none())
    }

    /// The absolute address of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// The origin that the operator has set; `http://localhost` where none is. For what is made once, whoever asks first.
    pub(crate) fn settled() -> Self {
        Self::public().cloned().unwrap_or_else(|| Self("http://localhost".to_owned()))
    }

    /// Where whoever runs the site can be written to: the address that the operator has set, or else the one that every site should have
    /// (RFC 2142).
    pub(crate) fn email(&self) -> String {
        static EMAIL: OnceLock<Option<String>> = OnceLock::new();
        let set = EMAIL
            .get_or_init(|| std::env::var("BONDUC_EMAIL").ok().filter(|text| text.contains('@') && !text.contains(char::is_whitespace)));
        set.clone().unwrap_or_else(|| {
            let host = self.0.split("://").nth(1).and_then(|rest| rest.rsplit_once(':').map_or(Some(rest), |(host, _)| Some(host)));
            match host.filter(|host| host.contains('.')) {
                Some(host) => format!("webmaster@{host}"),
                None => "webmaster@localhost.invalid".to_owned(),
            }
        })
    }

    fn public() -> Option<&'static Self> {
        PUBLIC.get_or_init(|| std::env::var("BONDUC_ORIGIN").ok().and_then(|text| Self::parse(&text))).as_ref()
    }

    /// The origin of a request: the one that is set, or else the host that was asked.
    fn of(parts: &Parts) -> Self {
        let asked = || {
            let host = parts
                .headers
                .get(header::HOST)
                .and_then(|host| host.to_str().ok())
                .or_else(|| parts.uri.authority().map(axum::http::uri::Authority::as_str))?;
            Self::parse(&format!("http://{host}"))
        };
        Self::public().cloned().or_else(asked).unwrap_or_else(Self::settled)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_and_host() {
        assert_eq!(
            Origin::parse("https://bonduc.example/").map(|origin| origin.url("/en/")),
            Some("https://bonduc.example/en/".to_owned())
        );
        assert_eq!(Origin::parse("http://127.0.0.1:3000"), Some(Origin("http://127.0.0.1:3000".to_owned())));
        for wrong in
            ["", "bonduc.example", "ftp://bonduc.example", "https://bonduc.example/folder", "https://a@b.example", "https://", "http://a b"]
        {
            assert_eq!(Origin::parse(wrong), None, "{wrong}");
        }
    }
}
