//! The whole site behind its one router, asked as a client asks.

mod site;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use site::{ask, get};

const WORKED: &str = include_str!("../../engine/tests/vectors/worked.jsonl");

fn encoded(text: &str) -> String {
    text.replace('%', "%25").replace(' ', "%20").replace('>', "%3E").replace('+', "%2B").replace('&', "%26")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().map(|list| list.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
}

#[tokio::test]
async fn the_interface_reproduces_every_worked_position() {
    for line in WORKED.lines() {
        let line: Value = serde_json::from_str(line).expect("a line of JSON");
        let text = |name: &str| line[name].as_str().expect("a text");
        let (id, game, position) = (text("id"), text("game"), encoded(text("position")));
        let legal = get(&format!("/api/v1/legal?game={game}&position={position}")).await.json();
        let (mut found, mut expected) = (texts(&legal["moves"]), texts(&line["legal"]));
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{id}");
        let mv = text("move");
        let played = get(&format!("/api/v1/play?game={game}&position={position}&moves={}", encoded(mv))).await;
        if line.get("refused").is_some() {
            assert_eq!(played.status, StatusCode::UNPROCESSABLE_ENTITY, "{id}");
            assert_eq!(played.header(header::CONTENT_TYPE), "application/problem+json");
            let refused = legal["refused"].as_array().expect("a list").iter().find(|refused| refused["move"] == mv);
            let why = refused.unwrap_or_else(|| panic!("{id}: {mv} is among the refused"))["why"].as_str().expect("a reason").to_owned();
            assert!(played.json()["detail"].as_str().expect("a detail").ends_with(&why), "{id}: {why}");
        } else {
            let played = played.json();
            assert_eq!(played["position"], line["after"], "{id}");
            assert_eq!(!played["outcome"].is_null(), line["over"].as_bool().expect("over"), "{id}");
            let steps = played["steps"].as_array().expect("steps");
            assert_eq!(steps.iter().filter(|step| step["kind"] == "lap-end").count() as u64, line["laps"].as_u64().expect("laps"), "{id}");
            let uncited: Vec<_> = steps.iter().filter(|step| step["statement"].is_null()).map(|step| &step["axis"]).collect();
            // Sadeqa II's source does not say how much is lifted; no other step may go without a statement or a rule of the site.
            assert!(uncited.iter().all(|axis| **axis == "lift" && game == "sadeqa-ii"), "{id}: {uncited:?}");
        }
    }
}

#[tokio::test]
async fn games_are_given_whole() {
    let games = get("/api/v1/games").await.json();
    let slugs: Vec<_> = games["games"].as_array().expect("a list").iter().filter_map(|game| game["slug"].as_str()).collect();
    assert_eq!(slugs, ["adji-kui-ii", "kiothi", "sadeqa-ii", "adji-boto", "hoyito-iii"]);
    for (slug, statements) in slugs.iter().zip([29, 24, 16, 26, 25]) {
        let game = get(&format!("/api/v1/games/{slug}?lang=en")).await.json();
        assert_eq!((game["slug"].as_str(), game["lang"].as_str()), (Some(*slug), Some("en")));
        let found: usize =
            game["sections"].as_array().expect("sections").iter().map(|s| s["statements"].as_array().map_or(0, Vec::len)).sum();
        assert_eq!(found, statements, "{slug}");
        assert!(
            game["facts"]["rules"]
                .as_array()
                .expect("rules")
                .iter()
                .all(|rule| !rule["text"].as_str().expect("a text").starts_with("rule-"))
        );
    }
    assert!(get("/api/v1/games/kiothi").await.json()["sensitivity"].as_str().expect("a notice").contains("Mugwe"));
}

#[tokio::test]
async fn search_finds_statements_and_limits_what_it_gives() {
    let found = get("/api/v1/search?q=Mugwe&limit=1").await.json();
    assert!(found["total"].as_u64().expect("a total") >= 1);
    let hits = found["hits"].as_array().expect("hits");
    assert_eq!(hits.len(), 1);
    // Who asks for a term is told first what it means.
    assert_eq!((hits[0]["key"].as_str(), hits[0]["kind"].as_str()), (Some("glossary/mugwe"), Some("term")));
    let found = get("/api/v1/search?q=Mugwe%20kind%3Astatement").await.json();
    let hit = &found["hits"][0];
    assert_eq!(hit["game"], "kiothi");
    assert!(hit["html"].as_str().expect("html").contains("<mark>Mugwe</mark>"));
    assert!(hit["url"].as_str().expect("a url").starts_with("/en/games/kiothi#s"));
    assert!(hit["sensitivity"].as_str().expect("a notice").contains("Mugwe"));
}

#[tokio::test]
async fn problems_say_what_is_wrong_and_what_would_be_right() {
    for (path, status, kind, told) in [
        ("/api/v1/nothing", 404, "no-such-address", "/api/v1/openapi.json"),
        ("/api/v1/", 404, "no-such-address", "/api/v1/openapi.json"),
        ("/api/v1/games/oware", 404, "no-such-game", "“oware” is no game of the archive; these are: adji-kui-ii, kiothi"),
        ("/api/v1/games?lang=tlh", 400, "value", "right would be: en, vi, th, sv."),
        ("/api/v1/search", 400, "missing", "‘q’"),
        ("/api/v1/search?q=x&limit=0", 400, "value", "1–100"),
        ("/api/v1/legal", 400, "missing", "‘game’"),
        ("/api/v1/legal?game=kiothi&readings=nki%3Dall", 400, "readings", "these are: any-lifter, owner"),
        ("/api/v1/legal?game=kiothi&readings=endless%3Dturn-ends,no-progress%3Dnone", 400, "readings", "contradict each other"),
        ("/api/v1/legal?game=kiothi&position=1,2", 400, "unreadable-position", "as in 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0"),
        ("/api/v1/legal?game=kiothi&position=1/2_S_0-0", 422, "illegal-position", "North has 1 pits, but this game has 10 a side."),
        ("/api/v1/play?game=kiothi&moves=%21", 400, "unreadable-move", "“!” is no pit"),
        ("/api/v1/play?game=adji-kui-ii&moves=A_A", 422, "illegal-move", "Pit A is the opponent’s."),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status.as_u16(), status, "{path}");
        assert_eq!(answer.header(header::CONTENT_TYPE), "application/problem+json", "{path}");
        let problem = answer.json();
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], format!("/api/v1/openapi.json#problem-{kind}"), "{path}");
        assert!(problem["detail"].as_str().expect("a detail").contains(told), "{path}: {problem}");
    }
}

#[tokio::test]
async fn readings_change_what_is_played_shown_and_compared() {
    let position = "2,1,0,3,4/3,2,8,2,6_S_34-35";
    let played = |readings: &'static str| async move {
        get(&format!("/api/v1/play?game=adji-boto&position={position}&moves=A&readings={readings}")).await.json()
    };
    assert_eq!(played("").await["position"], "1,2,0,3,4/3,2,8,2,6 N 34-35");
    let over = played("empty%3Dpassed-over").await;
    assert_eq!(over["position"], "1,2,0,0,4/3,2,8,2,6 N 37-35");
    assert_eq!(over["readings"], "empty=passed-over");
    let skipped = get("/api/v1/play?game=adji-boto&moves=C&readings=captures-off%3Dvery-first,origin%3Dskip").await.json();
    assert_eq!(skipped["steps"][1]["statement"], "10", "what no reading touches cites its statement");
    let lap = get("/api/v1/play?game=adji-kui-ii&position=1,0,13,2,0,1/0,4,2,0,5,0_S_8-12&moves=C&readings=own-four%3Drelay").await.json();
    assert!(lap["steps"].as_array().expect("steps").iter().any(|step| step["statement"] == "site:C1"));
    let chain = get("/api/v1/play?game=adji-boto&position=2,1,3,0,5/4,2,8,2,6_S_33-34&moves=A&readings=empty%3Dpassed-over").await.json();
    let cited: Vec<_> = chain["steps"].as_array().expect("steps").iter().filter(|step| step["axis"] == "chain").collect();
    assert!(!cited.is_empty() && cited.iter().all(|step| step["statement"] == "reading:empty"), "a reading is cited as one: {cited:?}");
    let board = get("/en/play/adji-boto?readings=empty%3Dpassed-over").await;
    assert!(board.text().contains("Read with empty=passed-over") && board.text().contains("empty pits are passed over"));
    let compared = get("/en/compare?a=adji-boto&b=adji-boto&b.readings=empty%3Dpassed-over").await;
    assert!(compared.text().contains("They differ on 1 question"));
    assert!(get("/en/games/adji-boto").await.text().contains("/en/play/adji-boto?readings=empty%3Dpassed-over"));
    assert_eq!(get("/en/play/adji-boto?readings=x%3Dy").await.status, StatusCode::BAD_REQUEST);
}

/// The description and the interface have the same addresses and the same fields.
#[tokio::test]
async fn the_description_is_true() {
    let description = get("/api/v1/openapi.json").await.json();
    let schema = |name: &str| {
        let fields = description["components"]["schemas"][name]["properties"].as_object().unwrap_or_else(|| panic!("{name} is described"));
        let mut fields: Vec<_> = fields.keys().cloned().collect();
        fields.sort();
        fields
    };
    let fields = |value: &Value| {
        let mut fields: Vec<_> = value.as_object().expect("an object").keys().cloned().collect();
        fields.sort();
        fields
    };
    let game = get("/api/v1/games/adji-boto").await.json();
    assert_eq!(fields(&game), schema("Game"));
    assert_eq!(fields(&game["facts"]), schema("Facts"));
    assert_eq!(fields(&game["sections"][0]), schema("Section"));
    assert_eq!(fields(&get("/api/v1/games").await.json()), schema("GameList"));
    let found = get("/api/v1/search?q=seed").await.json();
    assert_eq!(fields(&found), schema("SearchResults"));
    assert_eq!(fields(&found["hits"][0]), schema("Hit"));
    let legal = get("/api/v1/legal?game=kiothi").await.json();
    assert_eq!(fields(&legal), schema("Legal"));
    assert_eq!(fields(&legal["redistribution"]), schema("Redistribution"));
    let played = get("/api/v1/play?game=sadeqa-ii&moves=F").await.json();
    assert_eq!(fields(&played), schema("Played"));
    assert_eq!(fields(&played["steps"][0]), schema("Step"));
    assert_eq!(fields(&get("/api/v1/x").await.json()), schema("Problem"));
    let named = |name: &str| texts(&description["components"]["schemas"][name]["enum"]).into_iter().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(named("Axis"), bonduc_engine::Axis::ALL.iter().map(|axis| axis.id().to_owned()).collect::<Vec<_>>());
    assert_eq!(named("Ending"), bonduc_engine::Ending::ALL.iter().map(|ending| ending.id().to_owned()).collect::<Vec<_>>());
    for path in description["paths"].as_object().expect("paths").keys() {
        let path = format!("/api/v1{}", path.replace("{slug}", "kiothi"));
        assert_ne!(get(&path).await.status, StatusCode::NOT_FOUND, "{path} is described and must be there");
    }
}

#[tokio::test]
async fn the_first_page_follows_the_browser_and_no_other_does() {
    for (asked, language) in
        [("vi,en;q=0.5", "/vi/"), ("", "/en/"), ("de", "/en/"), ("en-GB", "/en/"), ("de,th;q=0.4,sv;q=0.7", "/sv/"), ("th-TH", "/th/")]
    {
        let request = Request::get("/").header(header::ACCEPT_LANGUAGE, asked).body(Body::empty()).expect("a request");
        let answer = ask(request).await;
        assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::SEE_OTHER, language), "{asked}");
    }
    assert_eq!(get("/en").await.header(header::LOCATION), "/en/");
    assert_eq!(get("/en/about").await.status, StatusCode::OK);
}

#[tokio::test]
async fn every_answer_is_protected_and_pages_run_only_what_they_must() {
    for path in ["/en/", "/en/games/kiothi", "/en/play/kiothi", "/en/none", "/api/v1/games", "/healthz", "/favicon.svg", "/pkg/none.js"] {
        let answer = get(path).await;
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert_eq!(answer.header(header::X_FRAME_OPTIONS), "DENY", "{path}");
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("frame-ancestors 'none'") && policy.starts_with("default-src 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}: {policy}");
    }
    let article = get("/en/games/kiothi").await;
    assert!(article.header(header::CONTENT_SECURITY_POLICY).contains("script-src 'self';"));
    let data = article.text().matches("<script type=\"application/ld+json\"").count();
    let search = article.text().matches("<script type=\"module\" src=\"/script/").count();
    let all = article.text().matches("<script").count();
    assert!((data, search, all) == (1, 1, 2) && !article.text().contains(".wasm"), "an article runs the search box and nothing else");
    assert!(article.text().ends_with("</html>"));
    let board = get("/en/play/kiothi").await;
    let nonce = board
        .header(header::CONTENT_SECURITY_POLICY)
        .split("'nonce-")
        .nth(1)
        .and_then(|rest| rest.split('\'').next())
        .expect("a nonce")
        .to_owned();
    // Every script bears the nonce but that of the search box, which is a file of the site.
    let scripts: Vec<_> = board.text().split("<script").skip(1).filter_map(|rest| rest.split('>').next()).collect();
    let plain = scripts.iter().filter(|script| !script.contains(&format!("nonce=\"{nonce}\""))).collect::<Vec<_>>();
    assert!(scripts.len() > 1 && plain.len() == 1 && plain[0].contains("src=\"/script/"), "{plain:?}");
    assert_ne!(
        get("/en/play/kiothi").await.header(header::CONTENT_SECURITY_POLICY),
        board.header(header::CONTENT_SECURITY_POLICY),
        "a nonce is used once"
    );
}

/// A comparison in which one board cannot be shown leads back to a comparison, with the other board as it was.
#[tokio::test]
async fn a_broken_board_does_not_lose_the_one_beside_it() {
    let broken = get("/en/compare?a=adji-kui-ii&b=sadeqa-ii&a.moves=A&b.moves=F_A").await;
    assert_eq!(broken.status, StatusCode::UNPROCESSABLE_ENTITY);
    for way in
        ["/en/compare?a=adji-kui-ii&amp;b=sadeqa-ii&amp;a.moves=A&amp;b.moves=F", "/en/compare?a=adji-kui-ii&amp;b=sadeqa-ii&amp;a.moves=A"]
    {
        assert!(broken.text().contains(&format!("href=\"{way}\"")), "{way}");
        assert_eq!(get(&way.replace("&amp;", "&")).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn what_is_too_long_or_not_there_is_said() {
    assert_eq!(get(&format!("/en/search?q={}", "x".repeat(20_000))).await.status, StatusCode::URI_TOO_LONG);
    let moves = "A_".repeat(1500);
    let answer = get(&format!("/en/play/adji-kui-ii?moves={moves}")).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.text().contains("There are 1500 moves; no more than 1200 are followed."));
    assert_eq!(get("/en/games/none").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get("/pkg/old/bonduc.js").await.status, StatusCode::NOT_FOUND);
    let posted = ask(Request::post("/en/").body(Body::empty()).expect("a request")).await;
    assert_eq!(posted.status, StatusCode::METHOD_NOT_ALLOWED);
}

/// The client must stay small: it is what a reader waits for.
#[tokio::test]
async fn the_client_stays_within_its_budget() {
    const BUDGET: usize = 120_000;
    let board = get("/en/play/kiothi").await;
    let folder = board.text().split("/pkg/").nth(1).and_then(|rest| rest.split('/').next()).expect("the client's folder").to_owned();
    let mut size = 0;
    for name in ["bonduc.js", "bonduc_bg.wasm"] {
        let request =
            Request::get(format!("/pkg/{folder}/{name}")).header(header::ACCEPT_ENCODING, "br").body(Body::empty()).expect("a request");
        let answer = ask(request).await;
        assert_eq!((answer.status, answer.header(header::CONTENT_ENCODING)), (StatusCode::OK, "br"), "{name}");
        assert!(answer.header(header::CACHE_CONTROL).contains("immutable"));
        size += answer.body.len();
    }
    assert!(size <= BUDGET, "{size} bytes of {BUDGET}");
}

/// Every message that code asks for by a name put together exists, and none of the words of boards has a number set into it.
#[tokio::test]
async fn no_text_is_missing() {
    let pages = [
        "/en/play/kiothi",
        "/en/play/sadeqa-ii?moves=F_f",
        "/en/compare?a=kiothi&b=adji-boto",
        "/en/compare?a=hoyito-iii&b=adji-kui-ii",
        "/en/compare?a=sadeqa-ii&b=kiothi",
    ];
    for path in pages {
        let page = get(path).await;
        for start in [">rule-", ">axis-", ">refusal-", ">step-", ">task-", ">record-", ">nav-", "\"pit-label", ">control"] {
            assert!(!page.text().contains(start), "{path} has a text without words: {start}");
        }
    }
}
