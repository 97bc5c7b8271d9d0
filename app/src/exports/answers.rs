//! The exports as answers: what is asked for, its type, and what is said where there is nothing.

use std::sync::OnceLock;

use axum::extract::{Path, Request};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bonduc_content::Language;

use super::files::{self, Form};
use super::press::Press;
use super::{bundle, feed, oai, sitemap};
use crate::pages;
use crate::server::{Origin, Wanted, site};

/// Text for people who came to an address of programs.
const PLAIN: (header::HeaderName, &str) = (header::CONTENT_TYPE, "text/plain; charset=utf-8");

/// Programs on other sites may read the exports.
pub(super) async fn for_anyone(response: Response) -> impl IntoResponse {
    ([(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")], response)
}

/// A file of a game.
pub(super) async fn game(Path(file): Path<String>, origin: Origin, uri: Uri) -> Response {
    let press = Press::new(site().archive, &origin);
    match files::find(press.archive, &file) {
        Some((record, form)) => form.answer(press, record),
        None => nothing(uri).await,
    }
}

/// What there is, for who asked for something else.
pub(super) async fn nothing(uri: Uri) -> Response {
    let archive = site().archive;
    let games: Vec<_> = archive.games().iter().map(|record| record.slug.as_str()).collect();
    let endings: Vec<_> = Form::all().map(Form::ending).collect();
    let told = [("path", uri.path().into()), ("games", games.join(", ").into()), ("endings", endings.join(", ").into())];
    let told = archive.ui(Language::ALL[0]).format("data-nothing", &told);
    (StatusCode::NOT_FOUND, [PLAIN], told + "\n").into_response()
}

/// The archive in one file and its checksum. It is made once, so its addresses begin with the origin that is set and not with the host that
/// somebody asked.
fn bundle() -> Option<&'static (Vec<u8>, String)> {
    static BUNDLE: OnceLock<Option<(Vec<u8>, String)>> = OnceLock::new();
    let make = || {
        let bytes = bundle::zip(Press::new(site().archive, &Origin::settled())).ok()?;
        let checksum = bundle::checksum(&bytes);
        Some((bytes, checksum))
    };
    BUNDLE.get_or_init(make).as_ref()
}

/// The same, made where it holds up nobody else.
async fn bundled() -> Result<&'static (Vec<u8>, String), StatusCode> {
    tokio::task::spawn_blocking(bundle).await.ok().flatten().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// The whole archive.
pub(super) async fn zip() -> Result<Response, StatusCode> {
    let (bytes, _) = bundled().await?;
    let headers = [(header::CONTENT_TYPE, "application/zip"), (header::CONTENT_DISPOSITION, "attachment; filename=\"bonduc.zip\"")];
    Ok((headers, bytes.as_slice()).into_response())
}

/// Its checksum, as `sha256sum --check` reads it.
pub(super) async fn zip_checksum() -> Result<Response, StatusCode> {
    let (_, checksum) = bundled().await?;
    Ok(([PLAIN], format!("{checksum}  bonduc.zip\n")).into_response())
}

/// The change log as a feed.
pub(super) async fn feed(wanted: Wanted<String>, origin: Origin, request: Request) -> Response {
    let Some(language) = wanted.language else { return pages::not_found(request).await };
    let text = feed::atom(Press::new(site().archive, &origin), language);
    ([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], text).into_response()
}

/// The sitemap.
pub(super) async fn sitemap(origin: Origin) -> Response {
    ([(header::CONTENT_TYPE, "application/xml")], sitemap::sitemap(Press::new(site().archive, &origin))).into_response()
}

/// What robots may read, and where they find it.
pub(super) async fn robots(origin: Origin) -> Response {
    let text = format!("User-agent: *\nDisallow: /api/\nSitemap: {}\n", origin.url("/sitemap.xml"));
    ([PLAIN], text).into_response()
}

/// Harvesting, asked by an address.
pub(super) async fn oai(uri: Uri, origin: Origin) -> Response {
    harvested(uri.query().unwrap_or_default(), &origin)
}

/// Harvesting, asked by a form.
pub(super) async fn oai_posted(origin: Origin, body: String) -> Response {
    harvested(&body, &origin)
}

fn harvested(query: &str, origin: &Origin) -> Response {
    ([(header::CONTENT_TYPE, "text/xml; charset=utf-8")], oai::answer(Press::new(site().archive, origin), query)).into_response()
}
