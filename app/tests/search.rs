//! Search as readers meet it: judged queries in four languages, every word of every statement, and whatever else can be typed.

#![allow(clippy::print_stdout, reason = "how well search finds is to be seen, not only whether it is good enough")]

mod site;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

/// The judged queries by language of their reader.
const JUDGED: [(&str, &str); 4] = [
    ("en", include_str!("queries/en.toml")),
    ("vi", include_str!("queries/vi.toml")),
    ("th", include_str!("queries/th.toml")),
    ("sv", include_str!("queries/sv.toml")),
];

#[derive(Deserialize)]
struct File {
    queries: Vec<Judged>,
}

/// A query, and what a reader wants to be shown for it.
#[derive(Deserialize)]
struct Judged {
    text: String,
    /// Game and statement, as in kiothi/18; page and statement, as in site-rules/C3; glossary/relay.
    expected: Vec<String>,
    how: String,
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        let _ = write!(encoded, "%{byte:02X}");
        encoded
    })
}

async fn ask(path: &str) -> (StatusCode, Vec<u8>) {
    let answer = site::get(path).await;
    (answer.status, answer.body)
}

async fn find(language: &str, query: &str, limit: usize) -> Value {
    let (status, body) = ask(&format!("/api/v1/search?lang={language}&limit={limit}&q={}", encoded(query))).await;
    assert_eq!(status, StatusCode::OK, "{query}");
    serde_json::from_slice(&body).expect("JSON")
}

fn keys(found: &Value) -> Vec<&str> {
    found["hits"].as_array().expect("hits").iter().map(|hit| hit["key"].as_str().expect("a key")).collect()
}

#[tokio::test]
async fn judged_queries_find_what_their_readers_want() {
    let mut failed = Vec::new();
    let mut all = 0;
    for (language, file) in JUDGED {
        let file: File = toml::from_str(file).expect("judged queries");
        let (mut recall, mut reciprocal) = (0.0, 0.0);
        let mut missed = String::new();
        for Judged { text, expected, how } in &file.queries {
            let found = find(language, text, 20).await;
            let found = keys(&found);
            let among = |rank: usize| expected.iter().filter(|wanted| found.iter().take(rank).any(|key| key == wanted)).count();
            let of_it = among(5) as f64 / expected.len().min(5) as f64;
            let first = found.iter().position(|key| expected.iter().any(|wanted| wanted == key));
            recall += of_it;
            reciprocal += first.map_or(0.0, |rank| 1.0 / (rank + 1) as f64);
            if of_it < 1.0 || first != Some(0) {
                let top = &found[..found.len().min(6)];
                let _ = writeln!(
                    missed,
                    "  {of_it:.2} {:>3} ‘{text}’ ({how}): wanted {expected:?}, found {top:?}",
                    first.map_or(0, |rank| rank + 1)
                );
            }
        }
        let queries = file.queries.len() as f64;
        let (recall, reciprocal) = (recall / queries, reciprocal / queries);
        println!("{language}: {queries} queries, recall@5 {recall:.3}, MRR {reciprocal:.3}\n{missed}");
        if recall < 0.95 || reciprocal < 0.85 {
            failed.push(language);
        }
        all += file.queries.len();
    }
    assert!(all >= 60, "{all} queries");
    assert_eq!(failed, Vec::<&str>::new(), "languages below recall@5 0.95 or MRR 0.85");
}

/// Every word of every statement finds its statement on the first page of results. Words that stand in more statements than a page has room
/// for cannot, and so that they are few, they are counted.
#[tokio::test]
async fn every_word_of_every_statement_finds_it() {
    const PAGE: usize = 100;
    /// So many words of a language are in too many passages: particles, and the words every game is told with.
    const TOO_COMMON: usize = 25;
    for (language, _) in JUDGED {
        let mut statements_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for slug in ["adji-kui-ii", "kiothi", "sadeqa-ii", "adji-boto", "hoyito-iii"] {
            let (_, body) = ask(&format!("/api/v1/games/{slug}?lang={language}")).await;
            let game: Value = serde_json::from_slice(&body).expect("JSON");
            for section in game["sections"].as_array().expect("sections") {
                for statement in section["statements"].as_array().expect("statements") {
                    let key = format!("{slug}/{}", statement["id"].as_str().expect("an id"));
                    for word in words(language, statement["text"].as_str().expect("a text")) {
                        statements_of.entry(word).or_default().push(key.clone());
                    }
                }
            }
        }
        let mut missed = Vec::new();
        let mut common = Vec::new();
        for (word, statements) in &statements_of {
            let found = find(language, word, PAGE).await;
            let found = keys(&found);
            if statements.iter().any(|key| !found.contains(&key.as_str())) {
                if found.len() == PAGE { common.push(word) } else { missed.push(word) }
            }
        }
        println!("{language}: {} words; on more than one page: {common:?}", statements_of.len());
        assert_eq!(missed, Vec::<&String>::new(), "{language}");
        assert!(common.len() <= TOO_COMMON, "{language}: {}", common.len());
    }
}

/// The words of a text as a reader sees them: between spaces and signs; in Thai, which has none, the pieces between spaces.
fn words(language: &str, text: &str) -> Vec<String> {
    let mut words: Vec<_> = text
        .split(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '\'' | '’') || ('\u{e31}'..='\u{e4e}').contains(&letter)))
        .map(|word| word.trim_matches(['\'', '’']))
        .filter(|word| !word.is_empty() && (language == "th" || word.chars().count() > 1))
        .map(str::to_lowercase)
        .collect();
    words.sort();
    words.dedup();
    words
}

/// Whatever is typed is answered, and quickly.
#[tokio::test]
async fn nasty_queries_are_answered() {
    let long = "seed ".repeat(2000);
    let open = "(".repeat(300);
    let mut queries = vec![
        "",
        " ",
        "- *",
        "*",
        "a:(^",
        "a:(a^",
        "\"unclosed",
        "\"\"",
        "https://x",
        ">>>",
        "AND",
        "OR NOT",
        "+-&&||!(){}[]^\"~*?:\\/",
        "\u{0}",
        "🐚",
        "é\u{301}\u{301}\u{301}",
        "game:",
        "game:\"",
        "mechanic:xyzzy",
        "lang:tlh",
        "-",
        "--",
        "-\"a b",
        "0,?,4+",
        "1,2,3/",
        ",,,",
        "????",
        "๐๑๒",
        "ที่",
        "เเ",
        "'",
        "’’’",
        "t’ej",
        "\u{202e}abc",
        "%00",
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "null",
        "NaN",
        "1e309",
        &open,
        &long,
    ];
    let odd: Vec<String> = (0..400u32).map(noise).collect();
    queries.extend(odd.iter().map(String::as_str));
    for (i, query) in queries.iter().enumerate() {
        let language = JUDGED[i % JUDGED.len()].0;
        let (status, _) =
            ask(&format!("/api/v1/search?lang={language}&q={}", encoded(&query.chars().take(1000).collect::<String>()))).await;
        assert_eq!(status, StatusCode::OK, "{query:?}");
        if i % 5 == 0 {
            let query: String = query.chars().take(300).collect();
            let (status, page) = ask(&format!("/{language}/search?q={}", encoded(&query))).await;
            assert_eq!(status, StatusCode::OK, "{query:?}");
            assert!(!String::from_utf8_lossy(&page).contains("<script>alert"), "{query:?}");
            let (status, suggestions) = ask(&format!("/{language}/search/suggest?q={}", encoded(&query))).await;
            assert!(status == StatusCode::OK && suggestions.len() <= 10_000, "{query:?}: {}", suggestions.len());
        }
    }
}

/// Letters, marks and signs at random, always the same for a seed.
fn noise(seed: u32) -> String {
    const SIGNS: [&str; 24] = [
        "a",
        "capture",
        "ฟ",
        "่",
        "การ",
        "ứ",
        "\u{301}",
        "đ",
        "å",
        " ",
        " ",
        "\"",
        "-",
        ":",
        "game:",
        "lang:sv",
        "(",
        "/",
        ",",
        "?",
        "4",
        "+",
        "’",
        "\u{200b}",
    ];
    let mut state = u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap_or(0) % below
    };
    let length = 1 + next(40);
    (0..length).map(|_| SIGNS[next(SIGNS.len())]).collect()
}

#[tokio::test]
async fn filters_limit_and_facets_count() {
    let all = find("en", "capture", 100).await;
    let kiothi = find("en", "capture game:kiothi", 100).await;
    assert!(kiothi["hits"].as_array().expect("hits").iter().all(|hit| hit["game"] == "kiothi"));
    let counted = all["facets"]["games"].as_array().expect("facets").iter().find(|facet| facet["value"] == "kiothi").expect("kiothi");
    assert_eq!(counted["count"], kiothi["total"]);
    let relay = find("en", "mechanic:relay kind:statement", 100).await;
    let relay = keys(&relay);
    assert!(
        relay.contains(&"adji-kui-ii/17")
            && relay.contains(&"kiothi/16")
            && relay.contains(&"hoyito-iii/11")
            && !relay.iter().any(|key| key.starts_with("adji-boto"))
    );
    for (filter, slug) in
        [("place:kenya", "kiothi"), ("people:saramaka", "adji-boto"), ("place:ET", "sadeqa-ii"), ("mechanic:survival-win", "sadeqa-ii")]
    {
        let found = find("sv", filter, 100).await;
        assert!(!keys(&found).is_empty(), "{filter}");
        assert!(found["hits"].as_array().expect("hits").iter().all(|hit| hit["game"] == slug), "{filter}");
    }
    let without = find("en", "capture -casa", 100).await;
    assert!(!keys(&without).contains(&"adji-kui-ii/1") && keys(&all).contains(&"adji-kui-ii/1"));
    let phrase = find("en", "\"pit of origin\"", 100).await;
    assert!(
        keys(&phrase).contains(&"adji-boto/11")
            && phrase["hits"].as_array().expect("hits").iter().all(|hit| hit["html"].as_str().is_some())
    );
    let swedish = find("vi", "fröna lang:sv", 20).await;
    assert!(
        swedish["hits"]
            .as_array()
            .expect("hits")
            .iter()
            .all(|hit| hit["lang"] == "sv" && hit["url"].as_str().expect("a url").starts_with("/sv/"))
    );
}

#[tokio::test]
async fn games_are_found_by_any_spelling_of_their_names() {
    for (name, slug) in [
        ("adjiboto", "adji-boto"),
        ("Adji-boto", "adji-boto"),
        ("adji kui 2", "adji-kui-ii"),
        ("ADJIKUI", "adji-kui-ii"),
        ("hoyito 3", "hoyito-iii"),
        ("casitas", "hoyito-iii"),
        ("sadeqa 2", "sadeqa-ii"),
        ("kiothy", "kiothi"),
    ] {
        for (language, _) in JUDGED {
            let found = find(language, name, 10).await;
            let first = found["hits"].as_array().expect("hits").iter().take(5).any(|hit| hit["game"] == slug);
            assert!(first, "{language} {name}: {:?}", keys(&found));
        }
    }
}

#[tokio::test]
async fn words_of_any_language_find_the_same_statements() {
    for (language, _) in JUDGED {
        let found: Vec<Vec<String>> = {
            let mut lists = Vec::new();
            for word in ["capture", "bắt", "จับ", "fånga"] {
                let found = find(language, word, 100).await;
                lists.push(
                    keys(&found)
                        .into_iter()
                        .filter(|key| key.contains("/18") || key.contains("/20") || key.contains("/13"))
                        .map(str::to_owned)
                        .collect(),
                );
            }
            lists
        };
        for wanted in ["kiothi/18", "adji-kui-ii/20", "sadeqa-ii/13"] {
            assert!(found.iter().all(|list| list.iter().any(|key| key == wanted)), "{language} {wanted}: {found:?}");
        }
    }
}

#[tokio::test]
async fn near_words_are_told_as_such_and_better_ones_are_offered() {
    let found = find("en", "capturr oposite", 20).await;
    assert_eq!(found["suggestion"], "capture opposite");
    assert!(found["hits"][0]["similar"].as_bool().expect("similar"));
    assert!(found["hits"][0]["html"].as_str().expect("html").contains("<mark class=\"is-similar\">"));
    let found = find("en", "capture opposite", 20).await;
    assert_eq!((found["suggestion"].is_null(), found["hits"][0]["similar"].as_bool()), (true, Some(false)));
    let (_, page) = ask("/en/search?q=game:chess").await;
    let page = String::from_utf8(page).expect("a page");
    assert!(page.contains("“game:chess” is not in the archive") && page.contains("adji-kui-ii; kiothi"), "{page}");
    let (_, page) = ask(&format!("/en/search?q={}", encoded("10,10,10,10,10"))).await;
    let page = String::from_utf8(page).expect("a page");
    assert!(page.contains("/en/play/adji-boto?position="), "{page}");
}
