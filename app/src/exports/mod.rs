//! The archive in the forms that programs read: data and citations of games, everything in one file, a harvesting interface, feeds, a
//! sitemap. The writers make text of an archive; what stands here gives it out.

mod answers;
mod bundle;
mod citation;
mod credit;
mod days;
mod feed;
mod files;
mod json;
mod meta;
mod oai;
mod press;
mod sitemap;
mod tei;
mod terms;
mod xml;

pub(crate) mod facts;
pub(crate) mod jsonld;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use bonduc_content::{GameRecord, Language};

pub(crate) use credit::LICENCE;
pub(crate) use meta::meta;

use crate::server::{Origin, site};

/// How the present version of an article is cited, as a sentence in its language.
pub(crate) fn citation(record: &GameRecord, language: Language, origin: &Origin) -> String {
    citation::Citation::new(press::Press::new(site().archive, origin), record, language, None).plain()
}

/// The longest form that is read; an address may be as long.
const LONGEST_FORM: usize = 16 * 1024;

/// The routes of the exports.
pub(crate) fn router() -> Router {
    let open = Router::new()
        .route("/data/games/{file}", get(answers::game))
        .route("/data/bonduc.zip", get(answers::zip))
        .route("/data/bonduc.zip.sha256", get(answers::zip_checksum))
        .route("/data/{*rest}", get(answers::nothing))
        .route("/oai", get(answers::oai).post(answers::oai_posted).layer(DefaultBodyLimit::max(LONGEST_FORM)))
        .route("/{language}/changes.atom", get(answers::feed))
        .layer(axum::middleware::map_response(answers::for_anyone));
    open.route("/sitemap.xml", get(answers::sitemap)).route("/robots.txt", get(answers::robots))
}
