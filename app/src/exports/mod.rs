//! The archive in the forms that programs read: data and citations of games, everything in one file, a harvesting interface, feeds, a
//! sitemap. The writers make text of an archive; what stands here gives it out.

mod answers;
mod bundle;
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

pub(crate) mod citation;
pub(crate) mod facts;
pub(crate) mod jsonld;

use axum::Router;
use axum::routing::get;

pub(crate) use credit::LICENCE;
pub(crate) use meta::meta;
pub(crate) use press::Press;

/// The routes of the exports.
pub(crate) fn router() -> Router {
    let open = Router::new()
        .route("/data/games/{file}", get(answers::game))
        .route("/data/bonduc.zip", get(answers::zip))
        .route("/data/bonduc.zip.sha256", get(answers::zip_checksum))
        .route("/data/{*rest}", get(answers::nothing))
        .route("/oai", get(answers::oai).post(answers::oai_posted))
        .route("/{language}/changes.atom", get(answers::feed))
        .layer(axum::middleware::map_response(answers::for_anyone));
    open.route("/sitemap.xml", get(answers::sitemap)).route("/robots.txt", get(answers::robots))
}
