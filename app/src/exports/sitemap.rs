//! Every page in every language, for search engines, as a sitemap.

use bonduc_content::Language;

use super::days;
use super::press::Press;
use super::xml::Xml;

/// Pages that are no texts of the archive, by their path after the language.
const PLACES: [&str; 7] = ["/", "/compare", "/search", "/glossary", "/map", "/changes", "/data"];

/// The sitemap. Where a page's last change is known, it says so.
pub(crate) fn sitemap(press: Press<'_>) -> String {
    let archive = press.archive;
    let places = PLACES.iter().map(|place| {
        let follows_archive = matches!(*place, "/" | "/changes" | "/data");
        ((*place).to_owned(), follows_archive.then(|| days::latest(archive)))
    });
    let texts = archive.pages().map(|name| (format!("/{name}"), None));
    let games = ["games", "play"].into_iter().flat_map(|kind| {
        archive.games().iter().map(move |record| (format!("/{kind}/{}", record.slug), Some(days::modified(archive, &record.slug))))
    });
    let sheets =
        archive.games().iter().map(|record| (format!("/games/{}/sheet", record.slug), Some(days::modified(archive, &record.slug))));
    let pages: Vec<_> = places.chain(texts).chain(games).chain(sheets).collect();
    let mut xml = Xml::new();
    let spaces = [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9"), ("xmlns:xhtml", "http://www.w3.org/1999/xhtml")];
    xml.block("urlset", &spaces, |xml| {
        for (path, modified) in &pages {
            for language in Language::ALL {
                xml.block("url", &[], |xml| {
                    xml.row("loc", &[], &press.origin.url(&format!("/{language}{path}")));
                    if let Some(day) = modified {
                        xml.row("lastmod", &[], day);
                    }
                    for other in Language::ALL {
                        alternate(xml, other.tag(), &press.origin.url(&format!("/{other}{path}")));
                    }
                    // Only the address without language chooses one.
                    if path == "/" {
                        alternate(xml, "x-default", &press.origin.url("/"));
                    }
                });
            }
        }
    });
    xml.finish()
}

fn alternate(xml: &mut Xml, language: &str, address: &str) {
    xml.empty("xhtml:link", &[("rel", "alternate"), ("hreflang", language), ("href", address)]);
}
