//! The markup of pages, held to the standard by the Nu HTML checker.

use std::collections::BTreeMap;
use std::process::Command;

use bonduc_tests::answer::{Answer, Asker};
use bonduc_tests::server::Server;
use serde_json::Value;
use url::Url;

use crate::faults::Faults;
use crate::programs::{file_name, folder, packaged, run};
use crate::site::{chosen, site};

/// Pages with a query for each path.
const BOARDS: usize = 6;

/// What a page is that says why it is not the one wanted.
const TROUBLES: [(&str, u16); 4] = [
    ("/en/games/none", 404),
    ("/en/play/sadeqa-ii?moves=C", 422),
    ("/en/play/kiothi?position=1,2_S_0-0", 400),
    ("/en/compare?a=kiothi&b=none", 404),
];

/// What the checker says without cause: a part of the message, and why it does not count.
const FALSE_ALARMS: [(&str, &str); 0] = [];

#[tokio::test(flavor = "multi_thread")]
async fn the_markup_of_every_page_is_valid() {
    let site = site().await;
    let troubles = troubles().await;
    let folder = folder("pages");
    let mut addresses = BTreeMap::new();
    for answer in chosen(site, BOARDS).into_iter().chain(&troubles) {
        let mut file = format!("{}.html", file_name(answer.address()));
        while addresses.contains_key(&file) {
            file.insert(0, '_');
        }
        std::fs::write(folder.join(&file), &answer.body).expect("written");
        addresses.insert(file, answer.address());
    }
    let mut checker = Command::new("java");
    checker.args(["-Xmx768m", "-Xss8m", "-XX:+UseSerialGC", "-jar"]).arg(packaged("vnu-jar/build/dist/vnu.jar"));
    checker.args(["--format", "json", "--skip-non-html", "--stdout"]).arg(&folder);
    let (_, report) = tokio::task::spawn_blocking(move || run(&mut checker)).await.expect("the checker ends");
    let report: Value = serde_json::from_str(report.trim()).unwrap_or_else(|error| panic!("{error}: {report}"));
    let mut faults = Faults::default();
    for message in report["messages"].as_array().expect("messages") {
        let text = |name: &str| message[name].as_str().unwrap_or_default();
        let info = text("type") == "info" && text("subType") != "warning";
        if info || FALSE_ALARMS.iter().any(|(part, _)| text("message").contains(part)) {
            continue;
        }
        let file = text("url").rsplit('/').next().unwrap_or_default();
        let place = format!("{}: {}", addresses.get(file).unwrap_or(&file), text("extract").replace('\n', "⏎"));
        faults.add(&place, without_values(text("message")));
    }
    faults.none("markup");
    assert!(addresses.len() > 40, "{} pages", addresses.len());
}

/// A message without the first value it quotes, where that is long: it differs from page to page.
fn without_values(message: &str) -> String {
    match message.split_once('“').and_then(|(before, after)| Some((before, after.split_once('”')?))) {
        Some((before, (quoted, after))) if quoted.len() > 20 => format!("{before}“…”{after}"),
        _ => message.to_owned(),
    }
}

/// Pages that no link leads to.
async fn troubles() -> Vec<Answer> {
    let (server, asker) = (Server::start(), Asker::new());
    let mut answers = Vec::new();
    for (path, status) in TROUBLES {
        let url = Url::parse(&format!("{}{path}", server.address)).expect("an address");
        let answer = asker.ask(&url).await.expect("an answer");
        assert_eq!(answer.status, status, "{path}");
        answers.push(answer);
    }
    answers
}
