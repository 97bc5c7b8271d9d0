//! The site in a real browser, as its users have it: the packaged server, Chromium, an empty console.

mod archive;

use std::collections::BTreeSet;

use bonduc_engine::{Chance, Game, Move, Player, Position, Side};
use bonduc_tests::browser::{Browser, Setting};
use bonduc_tests::server::Server;
use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::Value;

const PLAIN: Setting = Setting { scripts: true, dark: false };

/// Pages of every kind, with boards in every state.
const PAGES: [&str; 27] = [
    "/en/",
    "/en/games/adji-kui-ii",
    "/en/games/kiothi",
    "/en/games/sadeqa-ii",
    "/en/games/adji-boto",
    "/en/games/hoyito-iii",
    "/en/play/adji-kui-ii?moves=A",
    "/en/play/kiothi?draft=EF%3EA3",
    "/en/play/kiothi?position=0,0,3,0,2,0,0,1,0,2/3,0,4,0,0,2,2,0,1,0_S_20-20&pick=C",
    "/en/play/adji-boto?position=31,0,2,3,2/30,3,3,2,4_N_16-4",
    "/en/compare?a=kiothi&b=adji-boto",
    "/en/search?q=capture",
    "/en/search?q=xyzzyplugh",
    "/en/about",
    "/en/site-rules",
    "/vi/games/kiothi",
    "/th/games/adji-boto",
    "/sv/games/hoyito-iii",
    "/sv/games/kiothi?with=th",
    "/th/search?q=%E0%B8%AB%E0%B8%A5%E0%B8%B8%E0%B8%A1",
    "/th/play/kiothi?position=0,0,3,0,2,0,0,1,0,2/3,0,4,0,0,2,2,0,1,0_S_20-20&pick=C",
    "/vi/compare?a=sadeqa-ii&b=hoyito-iii",
    "/en/map",
    "/sv/glossary",
    "/en/data",
    "/vi/changes",
    "/th/games/sadeqa-ii/sheet",
];

async fn go(browser: &Browser, server: &Server, path: &str) {
    browser.client.goto(&format!("{}{path}", server.address)).await.expect("the page loads");
}

/// Waits for the boards of the page to answer.
async fn boards_ready(browser: &Browser) {
    browser.until("return document.querySelector('.boards[data-ready]') !== null").await;
}

async fn click(browser: &Browser, selector: &str) {
    let element = browser.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
}

/// Presses a key where the focus is.
async fn press(browser: &Browser, key: &str) {
    let element = browser.client.active_element().await.expect("something has the focus");
    element.send_keys(key).await.expect("keys arrive");
}

async fn text(browser: &Browser, selector: &str) -> String {
    browser.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}")).text().await.expect("its text")
}

/// The moves that the address says.
async fn moves_played(browser: &Browser) -> usize {
    let url = browser.client.current_url().await.expect("an address");
    let moves = url.query_pairs().find(|(name, _)| name == "moves").map(|(_, moves)| moves.into_owned()).unwrap_or_default();
    moves.split('_').filter(|mv| !mv.is_empty()).count()
}

/// Waits until the address says so many moves, whether by script or by a new page.
async fn until_played(browser: &Browser, moves: usize) {
    let script = format!(
        "return (new URLSearchParams(location.search).get('moves') ?? '').split('_').filter(m => m).length === {moves} && document.readyState === 'complete'"
    );
    browser.until(&script).await;
}

/// What the board shows must be what the engine says.
async fn shows(browser: &Browser, position: &Position) {
    let shown = browser
        .run(
            "return [...document.querySelectorAll('.board-area a[data-pit]')].map(pit => pit.dataset.pit + \
             pit.parentElement.querySelector('.pit-count').textContent).sort().join(' ')",
        )
        .await;
    let mut expected: Vec<_> = position.pits().map(|pit| format!("{pit}{}", position.seeds(pit))).collect();
    expected.sort();
    assert_eq!(shown.as_str(), Some(expected.join(" ").as_str()), "{position}");
}

/// Makes a move with the mouse or, on every other, with the keyboard.
async fn play(browser: &Browser, position: &Position, mv: Move, by_keyboard: bool) {
    match mv {
        Move::Sow { pit, seeds } => {
            let selector = format!("a[data-pit='{pit}']");
            if by_keyboard {
                reach(browser, position, pit).await;
                press(browser, &String::from(char::from(Key::Enter))).await;
            } else {
                click(browser, &selector).await;
            }
            if let Some(seeds) = seeds {
                browser.until("return document.querySelector('a[data-count]') !== null").await;
                if by_keyboard && seeds < 10 {
                    press(browser, &seeds.to_string()).await;
                } else {
                    click(browser, &format!("a[data-count='{seeds}']")).await;
                }
            }
        }
        Move::Redistribute(redistribution) => {
            for pit in redistribution.emptied() {
                click(browser, &format!("a[data-pit='{pit}']")).await;
            }
            for (pit, seeds) in redistribution.placed() {
                for _ in 0..seeds {
                    click(browser, &format!("a[data-pit='{pit}']")).await;
                }
            }
            click(browser, "a[data-done]").await;
        }
    }
}

/// Walks to a pit with the arrow keys from the first that Tab would reach.
async fn reach(browser: &Browser, position: &Position, pit: bonduc_engine::Pit) {
    browser.run("document.querySelector('.board-area a[data-pit]').focus()").await;
    let home = String::from(char::from(if pit.side() == Side::South { Key::Down } else { Key::Up }));
    press(browser, &home).await;
    press(browser, &String::from(char::from(Key::Home))).await;
    let from_left = if pit.side() == Side::South { pit.number() } else { position.row() - 1 - pit.number() };
    let right = String::from(char::from(Key::Right));
    press(browser, &right.repeat(from_left)).await;
    let focused = browser.run("return document.activeElement.dataset.pit").await;
    assert_eq!(focused.as_str(), Some(pit.to_string().as_str()), "the arrow keys lead to the pit");
}

/// Plays a whole game on the page and says how it ended.
async fn play_to_the_end(browser: &Browser, game: &Game, with_keyboard: bool) -> (usize, String) {
    let rules = game.rules();
    let mut chance = Chance::new(7);
    let mut position = rules.start();
    let mut moves = 0;
    while !position.is_over() {
        let mv = Player::Greedy.choose(rules, &position, &mut chance).expect("who is to move can move");
        play(browser, &position, mv, with_keyboard && moves % 2 == 1).await;
        moves += 1;
        until_played(browser, moves).await;
        position = rules.play(&position, mv).expect("legal");
        shows(browser, &position).await;
        assert!(moves < 400, "{} goes on for ever", game.slug);
    }
    (moves, text(browser, ".status").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_mouse_and_keyboard_with_an_empty_console() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    for game in Game::all() {
        go(&browser, &server, &format!("/en/play/{}", game.slug)).await;
        boards_ready(&browser).await;
        let loads = browser.run("window.bonducTestMark = 1; return window.bonducTestMark").await;
        assert_eq!(loads, Value::from(1));
        let (moves, status) = play_to_the_end(&browser, game, true).await;
        assert!(status.contains("wins") || status.contains("drawn"), "{}: {status}", game.slug);
        assert_eq!(browser.run("return window.bonducTestMark").await, Value::from(1), "the page was never loaded again");

        // Undo, back through the history and on again, a new game.
        click(&browser, "a[data-control='control-undo']").await;
        until_played(&browser, moves - 1).await;
        browser.client.back().await.expect("back");
        until_played(&browser, moves).await;
        browser.until("return document.querySelector('.board.is-over') !== null").await;
        click(&browser, "a[data-control='control-back']").await;
        browser.until("return new URLSearchParams(location.search).get('at') !== null").await;
        browser.until("return document.querySelector('.board.is-over') === null").await;
        let shown = text(&browser, ".status").await;
        browser.client.refresh().await.expect("loads again");
        boards_ready(&browser).await;
        assert_eq!(text(&browser, ".status").await, shown, "a page loaded again shows the same");
        click(&browser, "a[data-control='control-again']").await;
        until_played(&browser, 0).await;
        shows(&browser, &game.rules().start()).await;
        assert_eq!(browser.console().await, Vec::<String>::new(), "{}", game.slug);
    }
    browser.close().await.expect("closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_every_game_is_played_by_links() {
    let server = Server::start();
    let browser = Browser::open(Setting { scripts: false, dark: false }).await;
    for game in Game::all() {
        go(&browser, &server, &format!("/en/play/{}", game.slug)).await;
        let (_, status) = play_to_the_end(&browser, game, false).await;
        assert!(status.contains("wins") || status.contains("drawn"), "{}: {status}", game.slug);
    }
    go(&browser, &server, "/en/play/sadeqa-ii?north=greedy&moves=F").await;
    click(&browser, "a[data-computer]").await;
    assert_eq!(moves_played(&browser).await, 2, "without scripts the computer is let move by a link");
    browser.close().await.expect("closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_move_by_themselves_and_two_boards_stand_side_by_side() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    go(&browser, &server, "/en/play/sadeqa-ii?north=greedy").await;
    boards_ready(&browser).await;
    click(&browser, "a[data-pit='F']").await;
    until_played(&browser, 2).await;
    assert!(text(&browser, ".status").await.contains("South to move"));
    // Undo takes back the computer's move as well.
    click(&browser, "a[data-control='control-undo']").await;
    until_played(&browser, 0).await;

    go(&browser, &server, "/en/compare?a=sadeqa-ii&b=hoyito-iii").await;
    boards_ready(&browser).await;
    click(&browser, ".board-area[data-game='sadeqa-ii'] a[data-pit='F']").await;
    click(&browser, ".board-area[data-game='hoyito-iii'] a[data-pit='D']").await;
    browser.until("return location.search.includes('a.moves=F') && location.search.includes('b.moves=D')").await;
    let address = browser.client.current_url().await.expect("an address");
    browser.client.goto(address.as_str()).await.expect("the same page");
    boards_ready(&browser).await;
    let status = text(&browser, ".board-area[data-game='hoyito-iii'] .status").await;
    assert_eq!(status, "South sowed D, ending in F. North to move: choose a pit.");
    let differing = browser.client.find_all(Locator::Css(".compare-table .differs")).await.expect("rows").len();
    assert!(differing > 8, "the differences are marked: {differing}");
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await.expect("closes");
}

/// From an open question in the article to a board that answers it otherwise, and back.
#[tokio::test(flavor = "multi_thread")]
async fn a_reading_can_be_tried_from_the_article() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    go(&browser, &server, "/en/games/adji-kui-ii#readings").await;
    click(&browser, "#reading-own-four summary").await;
    click(&browser, "#reading-own-four a[href*='/play/']").await;
    browser.until("return location.search === '?readings=own-four%3Drelay'").await;
    boards_ready(&browser).await;
    assert!(text(&browser, ".board-readings").await.starts_with("Read with own-four=relay"));
    click(&browser, "a[data-pit='A']").await;
    until_played(&browser, 1).await;
    click(&browser, ".board-readings-back").await;
    browser.until("return location.search === '' && document.querySelector('.board-readings') === null").await;
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await.expect("closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_leads_to_the_statement() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    go(&browser, &server, "/en/").await;
    let search = browser.client.find(Locator::Css("#site-search-box")).await.expect("a search box on every page");
    search.send_keys("left hand under a cloth").await.expect("typed");
    press(&browser, &String::from(char::from(Key::Enter))).await;
    browser.until("return location.pathname === '/en/search'").await;
    assert!(browser.client.find(Locator::Css(".hit mark")).await.is_ok(), "what was found is marked");
    assert!(browser.client.find(Locator::Css(".hit-notice")).await.is_ok(), "the notice goes with the hit");
    click(&browser, ".hit-link").await;
    browser.until("return location.pathname === '/en/games/kiothi' && location.hash === '#s23'").await;
    let marked = browser.run("return document.querySelector('.statement:target').textContent").await;
    assert!(marked.as_str().is_some_and(|text| text.contains("Mugwe")), "{marked}");
    assert_eq!(
        browser.run("return performance.getEntriesByType('resource').filter(r => r.name.endsWith('.wasm')).length").await,
        Value::from(0)
    );
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await.expect("closes");
}

/// Everything a page names is there and of the right kind, at every width nothing sticks out, and the console is empty; by day and by night.
#[tokio::test(flavor = "multi_thread")]
async fn pages_are_whole_at_every_width() {
    let server = Server::start();
    for dark in [false, true] {
        let browser = Browser::open(Setting { scripts: true, dark }).await;
        let mut named = BTreeSet::new();
        for path in PAGES {
            for width in [320, 360, 768, 1280] {
                browser.client.set_window_size(width, 900).await.expect("a window of that width");
                go(&browser, &server, path).await;
                let script = "if (document.documentElement.scrollWidth <= innerWidth) return []; \
                    return [...document.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > innerWidth + 1 && \
                    !e.closest('.visually-hidden, svg')).slice(0, 3).map(e => e.outerHTML.slice(0, 120));";
                assert_eq!(browser.run("return innerWidth").await, Value::from(width), "the window is as wide as it should be");
                assert_eq!(browser.run(script).await, Value::Array(Vec::new()), "{path} at {width} sticks out");
            }
            let found = browser
                .run(
                    "return [...document.querySelectorAll('link[href], script[src], img[src], a[href]')].map(e => new URL(e.getAttribute('href') ?? e.src, location).href)\
                     .filter(href => href.startsWith(location.origin))",
                )
                .await;
            named.extend(found.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned));
            if path.contains("/play/") || path.contains("/compare") {
                boards_ready(&browser).await;
            }
            assert_eq!(browser.console().await, Vec::<String>::new(), "{path}");
        }
        if !dark {
            go(&browser, &server, "/en/about").await;
            let mut addresses: Vec<_> = named.iter().map(|href| href.split('#').next().unwrap_or_default()).collect();
            addresses.dedup();
            // What is for programs is looked at by the checks of the whole site.
            addresses.retain(|address| !["/data/", "/oai", ".xml", ".atom"].iter().any(|part| address.contains(part)));
            let script = format!(
                "const bad = []; for (const href of {}) {{ const r = await fetch(href); if (!r.ok) bad.push(r.status + ' ' + href); \
                 const type = r.headers.get('content-type') ?? ''; \
                 const right = href.endsWith('.css') ? 'text/css' : href.endsWith('.js') ? 'text/javascript' : href.endsWith('.wasm') ? 'application/wasm' : \
                 href.endsWith('.json') ? 'application/json' : href.endsWith('.svg') ? 'image/svg+xml' : 'text/html'; \
                 if (!type.startsWith(right)) bad.push(type + ' ' + href); }} return bad;",
                serde_json::to_string(&addresses).expect("JSON")
            );
            assert_eq!(browser.run(&format!("return (async () => {{ {script} }})()")).await, Value::Array(Vec::new()));
            assert!(addresses.len() > 60, "{} addresses", addresses.len());
        }
        browser.close().await.expect("closes");
    }
}

/// An address that says what cannot be gets a page that says what is wrong, and a way on.
#[tokio::test(flavor = "multi_thread")]
async fn impossible_boards_get_a_page_that_helps() {
    let server = Server::start();
    let browser = Browser::open(PLAIN).await;
    for (path, told) in [
        ("/en/play/kiothi?position=1,2_S_0-0", "South’s pits and North’s must be separated by one /."),
        ("/en/play/adji-boto?position=4,4/4,4_S_0-0", "South has 2 pits, but this game has 5 a side."),
        ("/en/play/sadeqa-ii?moves=C", "The first move must start from pit F."),
        (
            "/en/play/adji-kui-ii?position=2,1,0,1,6,1/2,1,3,2,1,0_S_16-12&moves=E",
            "The sowing never ends: after 48 laps it is back where it began.",
        ),
        ("/en/play/hoyito-iii?at=x", "“x” is not the number of a move of this game."),
        ("/en/compare?a=kiothi&b=chess", "The archive has no game called “chess”."),
        ("/en/games/oware", "There is no page at /en/games/oware."),
        ("/fr/", "There is no page at /fr/."),
    ] {
        go(&browser, &server, path).await;
        let page = text(&browser, "main").await;
        assert!(page.contains(told), "{path}: {page}");
        assert!(browser.client.find_all(Locator::Css("main a")).await.expect("links").len() >= 5, "{path}: ways on");
    }
    go(&browser, &server, "/en/play/sadeqa-ii?moves=F_f_A_e").await;
    if let Ok(way) = browser.client.find(Locator::LinkText("Show the board before that move")).await {
        way.click().await.expect("a way back");
        boards_ready(&browser).await;
    }
    browser.close().await.expect("closes");
}
