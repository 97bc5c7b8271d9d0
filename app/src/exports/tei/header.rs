//! The header of a TEI document: title, edition, licence, sources, principles, languages, place, changes.

use std::collections::BTreeSet;

use bonduc_content::{GameRecord, Inline, Language, Source, SourceKind};

use super::super::press::Press;
use super::super::xml::Xml;
use super::super::{credit, days, facts};

/// Writes the header.
pub(super) fn write(xml: &mut Xml, press: Press<'_>, record: &GameRecord) {
    xml.block("teiHeader", &[], |xml| {
        xml.block("fileDesc", &[], |xml| {
            titles(xml, press, record);
            let date = days::modified(press.archive, &record.slug);
            xml.block("editionStmt", &[], |xml| {
                xml.element("edition", &[("n", &record.version)], |xml| {
                    xml.text(&record.version);
                    xml.text(", ");
                    xml.element("date", &[("when", date)], |xml| xml.text(date));
                });
                xml.line();
            });
            publication(xml, press, record, date);
            xml.block("sourceDesc", &[], |xml| {
                xml.block("listBibl", &[], |xml| record.sources.iter().for_each(|one| source(xml, record, one)));
            });
        });
        xml.block("encodingDesc", &[], |xml| {
            let each = |xml: &mut Xml, id: &str| {
                for &language in Language::ALL {
                    xml.row("p", &[("xml:lang", language.tag())], &press.ui(language).text(id));
                }
            };
            xml.block("projectDesc", &[], |xml| each(xml, "site-description"));
            xml.block("editorialDecl", &[], |xml| {
                each(xml, "sources-ours");
                each(xml, "readings-ours");
                each(xml, "notes-lead");
            });
        });
        profile(xml, press, record);
        xml.block("revisionDesc", &[], |xml| {
            for change in press.archive.changes() {
                let Some(version) = change.versions.get(&record.slug) else { continue };
                xml.block("change", &[("when", &change.date), ("n", version)], |xml| {
                    for &language in Language::ALL {
                        xml.row("p", &[("xml:lang", language.tag())], change.what.get(language));
                    }
                });
            }
        });
    });
}

fn titles(xml: &mut Xml, press: Press<'_>, record: &GameRecord) {
    xml.block("titleStmt", &[], |xml| {
        for &language in Language::ALL {
            xml.row("title", &[("xml:lang", language.tag())], &record.title);
        }
        xml.row("editor", &[], credit::EDITOR);
        if !record.recorded_by.is_empty() {
            xml.block("respStmt", &[], |xml| {
                for &language in Language::ALL {
                    xml.row("resp", &[("xml:lang", language.tag())], &press.ui(language).text("record-by"));
                }
                record.recorded_by.iter().for_each(|name| xml.row("persName", &[], name));
            });
        }
    });
}

fn publication(xml: &mut Xml, press: Press<'_>, record: &GameRecord, date: &str) {
    xml.block("publicationStmt", &[], |xml| {
        xml.row("publisher", &[], credit::EDITOR);
        xml.row("date", &[("when", date)], date);
        xml.row("idno", &[("type", "URI")], &press.file(record, "tei.xml"));
        for &language in Language::ALL {
            xml.row("idno", &[("type", "URI"), ("n", language.tag())], &press.version(record, language));
        }
        xml.block("availability", &[("status", "free")], |xml| {
            xml.row("licence", &[("target", credit::LICENCE_ADDRESS)], credit::LICENCE);
            for &language in Language::ALL {
                let ui = press.ui(language);
                let notice = credit::notice(ui, record, language);
                for line in credit::lines(ui, record).into_iter().chain(notice) {
                    xml.row("p", &[("xml:lang", language.tag())], &line);
                }
            }
        });
    });
}

/// A source with everything that is known of it. The one that the source text names is marked.
fn source(xml: &mut Xml, record: &GameRecord, source: &Source) {
    let id = format!("source-{}", source.key);
    let named = source.key == record.source_text.names;
    let attributes = [("xml:id", id.as_str()), ("type", facts::kind(source.kind)), ("subtype", "named-by-source-text")];
    xml.block("bibl", if named { &attributes } else { &attributes[..2] }, |xml| {
        let level = match source.kind {
            SourceKind::Book => "m",
            SourceKind::Article | SourceKind::Web => "a",
            SourceKind::Manuscript => "u",
        };
        xml.row("author", &[], &source.author);
        xml.row("title", &[("level", level)], &source.title);
        if let Some(container) = &source.container {
            xml.row("title", &[("level", "j")], container);
        }
        for (unit, value) in [("volume", &source.volume), ("issue", &source.issue), ("page", &source.pages)] {
            if let Some(value) = value {
                xml.row("biblScope", &[("unit", unit)], value);
            }
        }
        if let Some(place) = &source.place {
            xml.row("pubPlace", &[], place);
        }
        if let Some(publisher) = &source.publisher {
            xml.row("publisher", &[], publisher);
        }
        if let Some(year) = source.year {
            xml.row("date", &[("when", &year.to_string())], &year.to_string());
        }
        if let Some(url) = &source.url {
            xml.row("ref", &[("target", url)], url);
        }
        for &language in Language::ALL {
            if let Some(note) = &source.note {
                xml.row("note", &[("xml:lang", language.tag())], note.get(language));
            }
        }
    });
}

fn profile(xml: &mut Xml, press: Press<'_>, record: &GameRecord) {
    let place = &record.place;
    xml.block("profileDesc", &[], |xml| {
        xml.block("langUsage", &[], |xml| {
            for &language in Language::ALL {
                xml.row("language", &[("ident", language.tag())], language.name());
            }
            for tag in tags(press, record) {
                let name = press.ui(Language::ALL[0]).text(&format!("language-{}", tag.to_ascii_lowercase()));
                xml.row("language", &[("ident", &tag)], name.strip_prefix("language-").unwrap_or(&name));
            }
        });
        xml.block("settingDesc", &[], |xml| {
            xml.block("place", &[], |xml| {
                for &language in Language::ALL {
                    xml.row("placeName", &[("xml:lang", language.tag())], place.name.get(language));
                }
                xml.row("country", &[("key", &place.country)], &place.country);
                xml.block("location", &[], |xml| xml.row("geo", &[], &format!("{} {}", place.latitude, place.longitude)));
                for &language in Language::ALL {
                    let within = [("place", place.name.get(language).into()), ("km", place.uncertainty_km.into())];
                    let within = press.ui(language).format("record-place-within", &within);
                    let note = place.note.as_ref().map_or("", |note| note.get(language));
                    xml.row("note", &[("xml:lang", language.tag())], format!("{within}. {note}").trim_end());
                }
            });
        });
    });
}

/// The other languages of which there are words.
fn tags(press: Press<'_>, record: &GameRecord) -> BTreeSet<String> {
    fn gather(pieces: &[Inline], tags: &mut BTreeSet<String>) {
        for piece in pieces {
            match piece {
                Inline::Text(_) | Inline::Code(_) => {}
                Inline::Emphasis(words) | Inline::Link { words, .. } => gather(words, tags),
                Inline::Foreign { language, words } => {
                    tags.insert(language.clone());
                    gather(words, tags);
                }
            }
        }
    }
    let mut tags: BTreeSet<_> = record.names.iter().map(|name| name.language.clone()).collect();
    tags.insert(record.source_text.language.clone());
    tags.extend(record.notes.iter().filter_map(|note| note.printed.as_ref()).map(|printed| printed.language.clone()));
    for article in Language::ALL.iter().filter_map(|&language| press.archive.article(&record.slug, language)) {
        article.statements().for_each(|(_, statement)| gather(&statement.content, &mut tags));
    }
    tags.retain(|tag| !Language::ALL.iter().any(|language| language.tag() == tag));
    tags
}
