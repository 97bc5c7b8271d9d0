//! The pages as they are written, in every language: what each must have, and what none may.

mod site;

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use bonduc_content::{Archive, Language, escaped};

async fn get(path: &str) -> (StatusCode, String) {
    let answer = site::get(path).await;
    (answer.status, answer.text().to_owned())
}

async fn page(path: &str) -> String {
    let (status, page) = get(path).await;
    assert_eq!(status, StatusCode::OK, "{path}");
    page
}

/// Every page of the archive, without its language.
fn paths() -> Vec<String> {
    let archive = Archive::embedded();
    let mut paths: Vec<String> =
        ["/", "/compare?a=kiothi&b=adji-boto", "/search?q=boma", "/search", "/glossary", "/map", "/changes", "/data"]
            .into_iter()
            .map(str::to_owned)
            .collect();
    paths.extend(archive.pages().map(|name| format!("/{name}")));
    for record in archive.games() {
        for kind in ["games", "play"] {
            paths.push(format!("/{kind}/{}", record.slug));
        }
        paths.push(format!("/games/{}/sheet", record.slug));
        paths.push(format!("/games/{}/versions/{}", record.slug, record.version));
    }
    paths
}

fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    page.split(&format!(" {attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn pages_are_whole_in_every_language() {
    for &language in Language::ALL {
        for path in paths() {
            let address = format!("/{language}{path}");
            let page = page(&address).await;
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{address}");
            for other in Language::ALL {
                let alternate = format!("hreflang=\"{other}\"");
                assert!(page.contains(&alternate), "{address} leads to {other}");
            }
            // A message that is not there is shown by its id.
            let texts = page.split('>').filter_map(|rest| rest.split('<').next()).map(str::trim);
            let ids: Vec<_> = texts.filter(|text| looks_like_an_id(text)).collect();
            assert_eq!(ids, Vec::<&str>::new(), "{address}");
            assert!(!page.contains("{ $"), "{address}: every value is put in");
            // What a button opens is there, once.
            let mut ids = BTreeMap::<&str, usize>::new();
            for id in values(&page, "id") {
                *ids.entry(id).or_default() += 1;
            }
            let twice: Vec<_> = ids.iter().filter(|(_, times)| **times > 1).collect();
            assert_eq!(twice, [], "{address}");
            for target in values(&page, "popovertarget") {
                assert!(ids.contains_key(target), "{address}: {target}");
            }
        }
    }
}

/// Two words or more of small letters with hyphens between, and nothing else.
fn looks_like_an_id(text: &str) -> bool {
    let known = |text: &str| Archive::embedded().game(text).is_some();
    text.contains('-') && !known(text) && text.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase()))
}

#[tokio::test]
async fn the_way_to_another_language_keeps_the_place() {
    let page = page("/sv/play/kiothi?draft=EF%3EA3&seed=4").await;
    assert!(page.contains("href=\"/th/play/kiothi?draft=EF%3EA3&amp;seed=4\""), "{page}");
    // Read side by side, the other language keeps this one beside it.
    let (_, page) = get("/sv/games/kiothi?with=th").await;
    assert!(page.contains("href=\"/th/games/kiothi?with=sv\""));
}

#[tokio::test]
async fn two_editions_stand_side_by_side_row_by_row() {
    let archive = Archive::embedded();
    for record in archive.games() {
        for (own, other) in [("en", "vi"), ("th", "sv"), ("vi", "en"), ("sv", "th")] {
            let page = page(&format!("/{own}/games/{}?with={other}", record.slug)).await;
            let rows: Vec<_> = page.split("<li id=\"s").filter(|row| row.contains("class=\"parallel-row statement\"")).collect();
            assert_eq!(rows.len(), record.statement_ids().len(), "{own} {other} {}", record.slug);
            let language: Language = other.parse().expect("a language");
            let article = archive.article(&record.slug, language).expect("an article");
            for row in rows {
                let id = row.split('"').next().expect("an id");
                let second = row.split(&format!("<p lang=\"{other}\">")).nth(1).expect("the second language");
                let (_, statement) = article.statement(id).expect("the statement");
                assert!(plain(second).starts_with(&plain(&escaped(&statement.text))), "{own} {other} {id}: {second}");
            }
        }
    }
    // A language that the archive does not have, or the same, is read alone.
    assert!(!page("/en/games/kiothi?with=tlh").await.contains("parallel-row"));
    assert!(!page("/en/games/kiothi?with=en").await.contains("parallel-row"));
}

/// HTML up to the end of its paragraph, without tags and white space.
fn plain(html: &str) -> String {
    let html = html.split("</p>").next().unwrap_or_default();
    let text: String = html
        .split('<')
        .enumerate()
        .map(|(i, part)| if i == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) })
        .collect();
    text.split_whitespace().collect()
}

#[tokio::test]
async fn every_note_is_beside_its_statement_and_in_the_list() {
    for record in Archive::embedded().games() {
        for &language in Language::ALL {
            let page = page(&format!("/{language}/games/{}", record.slug)).await;
            let ids: BTreeSet<_> = values(&page, "id").into_iter().collect();
            for note in &record.notes {
                assert!(ids.contains(format!("note-{}", note.id).as_str()), "{language} {}", note.id);
                for statement in &note.statements {
                    let tip = page
                        .split(&format!("id=\"notes-{statement}\""))
                        .nth(1)
                        .expect("a tip")
                        .split("</button>")
                        .next()
                        .unwrap_or_default();
                    assert!(tip.contains(&format!("href=\"#note-{}\"", note.id)), "{language} {statement} {}", note.id);
                }
                if let Some(reading) = &note.reading {
                    assert!(page.contains(&format!("href=\"#reading-{reading}\"")) && ids.contains(format!("reading-{reading}").as_str()));
                }
                if let Some(printed) = &note.printed {
                    assert!(page.contains(&format!("<q lang=\"{}\" class=\"printed\">", printed.language)), "{}", note.id);
                }
                let doubtful = format!("id=\"s{}\"", note.statements[0]);
                let statement = page.split(&doubtful).nth(1).expect("the statement");
                if note.kind.is_marked_in_text() {
                    assert!(statement.split("note-mark").next().is_some_and(|text| text.contains("is-doubtful")), "{language} {}", note.id);
                }
            }
        }
    }
}

#[tokio::test]
async fn versions_are_found_again_or_said_to_be_others() {
    let record = Archive::embedded().game("kiothi").expect("a game");
    let present = page(&format!("/en/games/kiothi/versions/{}", record.version)).await;
    assert!(present.contains("<link rel=\"canonical\" href=\"/en/games/kiothi\">"), "the present version is the article itself");
    let (status, other) = get("/vi/games/kiothi/versions/000000000000").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(other.contains("000000000000") && other.contains("href=\"/vi/changes\"") && other.contains("href=\"/vi/games/kiothi\""));
    assert_eq!(get("/en/games/chess/versions/1").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_owed_is_said_on_every_page() {
    let archive = Archive::embedded();
    for &language in Language::ALL {
        for path in paths() {
            let page = page(&format!("/{language}{path}")).await;
            for record in archive.games() {
                assert!(record.recorded_by.iter().all(|name| page.contains(name.as_str())), "{language} {path}");
            }
            assert!(page.contains("Mancala World") && page.contains("creativecommons.org/licenses/by-sa/4.0"), "{language} {path}");
        }
        for record in archive.games() {
            let page = page(&format!("/{language}/games/{}", record.slug)).await;
            assert!(page.contains(record.named_source().url.as_deref().expect("an address")), "{}", record.slug);
        }
    }
}
