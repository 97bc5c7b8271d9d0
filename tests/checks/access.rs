//! What pages are to somebody who does not see them, or not well: axe in Chromium, by day and by night.

use std::collections::BTreeSet;

use bonduc_tests::answer::Answer;
use bonduc_tests::browser::{Browser, Setting};
use bonduc_tests::server::Server;
use serde_json::{Value, json};

use crate::faults::Faults;
use crate::programs::packaged;
use crate::site::{chosen, kind, site};

/// Boards in states that a crawl hardly meets, and a page that says what is wrong.
const BOARDS: [&str; 6] = [
    "/en/play/kiothi?draft=EF%3EA3",
    "/en/play/kiothi?position=0,0,3,0,2,0,0,1,0,2/3,0,4,0,0,2,2,0,1,0_S_20-20&pick=C",
    "/en/play/adji-boto?position=31,0,2,3,2/30,3,3,2,4_N_16-4",
    "/en/play/sadeqa-ii?moves=F&north=greedy",
    "/en/search?q=xyzzyplugh",
    "/en/play/sadeqa-ii?moves=C",
];

/// Language whose boards and searches are looked at; their pages differ from those of other languages in words only.
const LANGUAGE: &str = "/en/";

/// Width of a window on a desk, and of a telephone.
const WIDE: u32 = 1280;
const NARROW: u32 = 360;

/// All rules that are held to; what hangs on colours alone is asked again where only the colours have changed.
const ALL: &str = "{ type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }";
const COLOURS: &str = "{ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }";

/// Chromium with axe in every page.
struct Examiner {
    browser: Browser,
    server: Server,
    faults: Faults,
}

impl Examiner {
    async fn new() -> Self {
        let server = Server::start();
        let browser = Browser::open(Setting { scripts: true, dark: false }).await;
        let axe = std::fs::read_to_string(packaged("axe-core/axe.min.js")).expect("axe");
        browser.order("Page.enable", json!({})).await;
        browser.order("Page.addScriptToEvaluateOnNewDocument", json!({ "source": axe })).await;
        Self { browser, server, faults: Faults::default() }
    }

    /// Looks at a page by day and by night, as it comes and with everything opened. In other languages pages differ in words only, so that
    /// it is enough to see them opened.
    async fn look(&mut self, address: &str, width: u32) {
        self.browser.client.goto(&format!("{}{address}", self.server.address)).await.expect("the page loads");
        self.browser
            .until("return !document.querySelector('link[rel=modulepreload]') || !!document.querySelector('.boards[data-ready]')")
            .await;
        if address.starts_with(LANGUAGE) {
            self.ask(address, width, false, "", ALL).await;
            self.ask(address, width, true, "", COLOURS).await;
        }
        let open = "const closed = [...document.querySelectorAll('details:not([open]):not([hidden])')]; \
                    closed.forEach(d => d.open = true); return closed.length > 0";
        if self.browser.run(open).await == Value::Bool(true) || !address.starts_with(LANGUAGE) {
            self.ask(address, width, true, ", opened", COLOURS).await;
            self.ask(address, width, false, ", opened", ALL).await;
        }
    }

    async fn ask(&mut self, address: &str, width: u32, dark: bool, state: &str, rules: &str) {
        self.browser.colours(dark).await;
        let script = format!(
            "return axe.run(document, {{ runOnly: {rules}, resultTypes: ['violations'], preload: false }}).then(found => \
             found.violations.flatMap(rule => rule.nodes.map(node => [rule.id, node.target.flat().join(' '), node.html, node.failureSummary])))"
        );
        let found = self.browser.run(&script).await;
        let colours = if dark { "dark" } else { "light" };
        for node in found.as_array().expect("a list") {
            let [rule, target, html, summary] = [0, 1, 2, 3].map(|i| node[i].as_str().unwrap_or_default());
            let html: String = html.chars().take(200).collect();
            let place = format!("{address} ({colours}, {width} px{state})\n      {target}\n      {html}");
            self.faults.add(&place, format!("{rule}: {}", summary.replace('\n', " ")));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_can_be_used_by_everybody() {
    let site = site().await;
    let pages: Vec<_> = chosen(site, 2).into_iter().map(Answer::address).collect();
    let looked_at = pages.iter().filter(|address| !address.contains('?') || address.starts_with(LANGUAGE)).chain(&BOARDS);
    let mut examiner = Examiner::new().await;
    examiner.browser.client.set_window_size(WIDE, 900).await.expect("a window of that width");
    for address in looked_at {
        examiner.look(address, WIDE).await;
    }
    examiner.browser.client.set_window_size(NARROW, 800).await.expect("a window of that width");
    let mut kinds = BTreeSet::new();
    for address in pages.iter().filter(|address| address.starts_with(LANGUAGE) && kinds.insert(kind(address))) {
        examiner.look(address, NARROW).await;
    }
    assert!(pages.len() > 20 && kinds.len() > 5, "{pages:?}");
    examiner.faults.none("access");
    examiner.browser.close().await.expect("closes");
}
