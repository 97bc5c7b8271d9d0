//! The archive as its readers use it: searching while they type, opening notes and terms, changing the language, printing.

use base64::Engine as _;
use bonduc_tests::browser::{Browser, Setting};
use bonduc_tests::server::Server;
use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{PLAIN, boards_ready, click, go, press, text, until_played};

const LANGUAGES: [&str; 4] = ["en", "vi", "th", "sv"];
const GAMES: [&str; 5] = ["adji-kui-ii", "kiothi", "sadeqa-ii", "adji-boto", "hoyito-iii"];

fn key(key: Key) -> String {
    String::from(char::from(key))
}

/// “/” leads to the box; what is found stands below it; the arrow keys walk over links; Enter follows one to its statement; Back leads back.
#[tokio::test(flavor = "multi_thread")]
async fn typing_leads_to_a_statement_in_each_language() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    let typed = [("en", "left hand cloth"), ("vi", "tay trai"), ("th", "มือซ้าย"), ("sv", "vänstra handen")];
    for (language, words) in typed {
        let article = format!("/{language}/games/adji-kui-ii");
        go(&browser, &server, &article).await;
        press(&browser, "/").await;
        assert_eq!(browser.run("return document.activeElement.id").await, json!("site-search-box"), "{language}");
        // In the box it is a sign like any other.
        press(&browser, "/").await;
        assert_eq!(browser.run("return document.activeElement.value").await, json!("/"), "{language}");
        press(&browser, &key(Key::Backspace)).await;
        press(&browser, words).await;
        let found = "return document.querySelector('.suggestions:not([hidden]) a[href$=\"/games/kiothi#s23\"] mark') !== null";
        browser.until(found).await;
        for _ in 0..12 {
            press(&browser, &key(Key::Down)).await;
            if browser.run("return document.activeElement.hash").await == json!("#s23") {
                break;
            }
        }
        assert_eq!(browser.run("return document.activeElement.localName").await, json!("a"), "{language}: the focus is on a link");
        press(&browser, &key(Key::Enter)).await;
        browser.until(&format!("return location.pathname === '/{language}/games/kiothi' && location.hash === '#s23'")).await;
        let reached = "const s = document.querySelector(':target'); return s.matches('.statement') && s.textContent.includes('Mugwe')";
        assert_eq!(browser.run(reached).await, json!(true), "{language}: the statement is there, and is the one that is shown");
        browser.client.back().await.expect("goes back");
        browser.until(&format!("return location.pathname === '{article}'")).await;
        assert_eq!(browser.console().await, Vec::<String>::new(), "{language}");
    }
    // Escape closes what is found and leaves what was typed.
    go(&browser, &server, "/en/glossary").await;
    press(&browser, "/").await;
    press(&browser, "relay").await;
    browser.until("return document.querySelector('.suggestions:not([hidden]) a') !== null").await;
    press(&browser, &key(Key::Escape)).await;
    let left = "return document.querySelector('.suggestions').hidden && document.activeElement.value === 'relay'";
    assert_eq!(browser.run(left).await, json!(true));
    browser.close().await.expect("closes");
}

/// Notes and terms open and close by keyboard and by mouse, with scripts and without.
#[tokio::test(flavor = "multi_thread")]
async fn notes_and_terms_open_without_scripts() {
    let server = Server::start();
    for scripts in [true, false] {
        let browser = Browser::open(Setting { scripts, dark: false }).await;
        go(&browser, &server, "/sv/games/kiothi").await;
        let open = |id: &str| format!("return document.getElementById('{id}').matches(':popover-open')");
        browser.run("document.querySelector('[popovertarget=notes-18]').focus()").await;
        press(&browser, &key(Key::Enter)).await;
        browser.until(&open("notes-18")).await;
        assert!(text(&browser, "#notes-18").await.contains("boma"), "the note is read");
        let within = "const r = document.getElementById('notes-18').getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth";
        assert_eq!(browser.run(within).await, json!(true));
        press(&browser, &key(Key::Escape)).await;
        browser.until(&open("notes-18").replace("return ", "return !")).await;
        click(&browser, "[popovertarget=term-nki]").await;
        browser.until(&open("term-nki")).await;
        click(&browser, "#term-nki a").await;
        browser.until("return location.pathname === '/sv/glossary' && location.hash === '#nki'").await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await.expect("closes");
    }
}

/// Who changes the language in the middle of a game goes on with the same game.
#[tokio::test(flavor = "multi_thread")]
async fn another_language_has_the_same_board() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    go(&browser, &server, "/en/play/adji-kui-ii").await;
    boards_ready(&browser).await;
    click(&browser, "a[data-pit='A']").await;
    until_played(&browser, 1).await;
    click(&browser, ".languages a[lang='th']").await;
    browser.until("return location.pathname === '/th/play/adji-kui-ii' && location.search === '?moves=A'").await;
    boards_ready(&browser).await;
    assert_eq!(browser.run("return document.documentElement.lang").await, json!("th"));
    let font = "return document.fonts.ready.then(() => [...document.fonts].some(f => f.family.includes('Thai') && f.status === 'loaded'))";
    assert_eq!(browser.run(font).await, json!(true), "the Thai face is the site's own");
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await.expect("closes");
}

/// The print sheet of every game is one A4 in every language.
#[tokio::test(flavor = "multi_thread")]
async fn sheets_fit_on_one_page() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    let mut long = Vec::new();
    for language in LANGUAGES {
        for game in GAMES {
            go(&browser, &server, &format!("/{language}/games/{game}/sheet")).await;
            let printed = browser.order("Page.printToPDF", json!({ "preferCSSPageSize": true, "printBackground": false })).await;
            let pdf = base64::engine::general_purpose::STANDARD.decode(printed["data"].as_str().expect("a document")).expect("base64");
            let pages =
                pdf.windows(b"/Type /Page\n".len()).filter(|bytes| bytes.starts_with(b"/Type /Page") && !bytes.ends_with(b"s")).count();
            if pages != 1 {
                long.push(format!("{language} {game}: {pages}"));
            }
        }
    }
    assert_eq!(long, Vec::<String>::new());
    browser.close().await.expect("closes");
}

/// Thai is set so that no mark is cut off: lines are as far apart as its letters are high, whatever else is in them.
#[tokio::test(flavor = "multi_thread")]
async fn thai_has_room_above_and_below() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    for path in ["/th/", "/th/games/kiothi", "/th/play/kiothi", "/th/search?q=%E0%B8%AB%E0%B8%A5%E0%B8%B8%E0%B8%A1"] {
        go(&browser, &server, path).await;
        let tight = browser
            .run(
                "const thai = /[\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e]/; const tight = new Set(); \
                 const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
                 while (walk.nextNode()) { const e = walk.currentNode.parentElement; \
                   if (!thai.test(walk.currentNode.data) || e.closest('.visually-hidden, script, svg, option') || !e.checkVisibility()) continue; \
                   const s = getComputedStyle(e); const line = parseFloat(s.lineHeight) / parseFloat(s.fontSize); \
                   const clips = ['hidden', 'clip'].includes(s.overflowY); \
                   if (line < 1.35 || clips) tight.add(e.className + ' ' + e.localName + ' ' + line.toFixed(2)); } \
                 return [...tight]",
            )
            .await;
        assert_eq!(tight, Value::Array(Vec::new()), "{path}");
        // A name that no dictionary knows stands on one line.
        let broken = "return [...document.querySelectorAll('.whole')].filter(e => e.getClientRects().length > 1).map(e => e.textContent)";
        assert_eq!(browser.run(broken).await, Value::Array(Vec::new()), "{path}");
    }
    browser.close().await.expect("closes");
}
