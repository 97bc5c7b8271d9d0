//! What the head of an article says to programs that cite: Highwire's names for Google Scholar and Zotero, and Dublin Core.

use bonduc_content::{GameRecord, Language};

use super::press::Press;
use super::{credit, days};
use crate::server::{Origin, site};

/// Names and contents of the `meta` elements of an article page. `z.itemType` tells Zotero that this is an entry in a work of reference, for
/// which Highwire has no name.
pub(crate) fn meta(record: &GameRecord, language: Language, origin: &Origin) -> Vec<(&'static str, String)> {
    let press = Press::new(site().archive, origin);
    let ui = press.ui(language);
    let (published, modified) = (days::published(press.archive, &record.slug), days::modified(press.archive, &record.slug));
    let address = press.article(record, language);
    let mut meta = vec![
        ("citation_title", record.title.clone()),
        ("citation_inbook_title", ui.text("site-title")),
        ("citation_editor", credit::EDITOR.to_owned()),
        ("citation_publisher", credit::EDITOR.to_owned()),
        ("citation_publication_date", modified.replace('-', "/")),
        ("citation_language", language.tag().to_owned()),
        ("citation_public_url", press.version(record, language)),
        ("z.itemType", "encyclopediaArticle".to_owned()),
        ("DC.title", record.title.clone()),
        ("DC.description", record.summary.get(language).to_owned()),
        ("DC.publisher", credit::EDITOR.to_owned()),
        ("DC.date", modified.to_owned()),
        ("DC.type", "Text".to_owned()),
        ("DC.format", "text/html".to_owned()),
        ("DC.language", language.tag().to_owned()),
        ("DC.identifier", address.clone()),
        ("DC.source", record.named_source().url.clone().unwrap_or_else(|| record.named_source().title.clone())),
        ("DC.coverage", record.place.name.get(language).to_owned()),
        ("DC.rights", credit::line(ui, record)),
        ("dcterms.issued", published.to_owned()),
        ("dcterms.modified", modified.to_owned()),
        ("dcterms.hasVersion", press.version(record, language)),
        ("dcterms.isPartOf", press.origin.url("/")),
        ("dcterms.license", credit::LICENCE_ADDRESS.to_owned()),
        ("dcterms.bibliographicCitation", super::citation::Citation::new(press, record, language, None).plain()),
    ];
    meta.extend(record.recorded_by.iter().map(|name| ("DC.contributor", name.clone())));
    meta.extend(record.sensitivity.as_ref().map(|notice| ("DC.description", notice.get(language).to_owned())));
    meta
}
