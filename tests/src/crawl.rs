//! Everything that can be reached from one page by links and forms.

use std::collections::{BTreeMap, VecDeque};

use url::Url;

use crate::answer::{Answer, Asker, address};
use crate::page::{Link, Page};
use crate::server::Server;

/// Where a crawl begins. Other languages are found by the links that name them.
const BEGIN: &str = "/en/";

/// Addresses with a query that are followed for each path: boards lead to boards without end.
const WITH_QUERY: usize = 40;

/// No site of this size has more; a crawl that finds them is going round in something endless.
const MOST: usize = 20_000;

/// Hops after which an address that leads elsewhere is given up.
const HOPS: usize = 3;

/// What was found.
#[derive(Debug, Default)]
pub struct Crawl {
    /// The answers by path and query; where an address leads elsewhere, what stands there.
    pub answers: BTreeMap<String, Answer>,
    /// Who named each address first.
    pub named_by: BTreeMap<String, String>,
    /// What did not answer, or leads on too often or by old addresses.
    pub faults: Vec<String>,
}

impl Crawl {
    /// Starts the server and reads the whole site.
    pub async fn whole_site() -> Self {
        let server = Server::start();
        let origin = Url::parse(&server.address).expect("the server says a whole address");
        let asker = Asker::new();
        let mut crawl = Self::default();
        let mut with_query: BTreeMap<String, usize> = BTreeMap::new();
        let mut waiting = VecDeque::from([origin.join(BEGIN).expect("an address")]);
        crawl.named_by.insert(BEGIN.to_owned(), "the start".to_owned());
        while let Some(url) = waiting.pop_front() {
            let asked = address(&url).to_owned();
            let Some(answer) = crawl.follow(&asker, url).await else { continue };
            for link in answer.page.iter().flat_map(|page| &page.links).filter(|link| link.url.origin() == origin.origin()) {
                let to = address(&link.url).to_owned();
                if crawl.named_by.contains_key(&to) {
                    continue;
                }
                if link.url.query().is_some() {
                    let followed = with_query.entry(link.url.path().to_owned()).or_default();
                    if *followed == WITH_QUERY {
                        continue;
                    }
                    *followed += 1;
                }
                crawl.named_by.insert(to, asked.clone());
                waiting.push_back(link.url.clone());
            }
            crawl.answers.insert(asked, answer);
            assert!(
                crawl.named_by.len() < MOST,
                "the site has no end: {} was named by {:?}",
                waiting.len(),
                crawl.named_by.last_key_value()
            );
        }
        crawl
    }

    /// Asks for an address, and for where it leads.
    async fn follow(&mut self, asker: &Asker, url: Url) -> Option<Answer> {
        let asked = address(&url).to_owned();
        let mut url = url;
        for _ in 0..=HOPS {
            let answer = match asker.ask(&url).await {
                Ok(answer) => answer,
                Err(fault) => {
                    self.fault(&asked, &fault);
                    return None;
                }
            };
            let Some(to) = &answer.location else { return Some(answer) };
            if matches!(answer.status, 301 | 308) {
                self.fault(&asked, &format!("an old address: it has moved to {} for good", address(to)));
            }
            url = to.clone();
        }
        self.fault(&asked, "it leads elsewhere again and again");
        None
    }

    fn fault(&mut self, asked: &str, what: &str) {
        self.faults.push(format!("{asked} (named by {}): {what}", self.named_by(asked)));
    }

    /// The page that named an address first.
    #[must_use]
    pub fn named_by(&self, asked: &str) -> &str {
        self.named_by.get(asked).map_or("nobody", String::as_str)
    }

    /// The pages that are there, by the addresses that were asked for.
    pub fn pages(&self) -> impl Iterator<Item = (&str, &Answer, &Page)> {
        let there = self.answers.iter().filter(|(_, answer)| answer.status == 200);
        there.filter_map(|(asked, answer)| Some((asked.as_str(), answer, answer.page.as_ref()?)))
    }

    /// Everything that pages name and that was asked for: the page's address, the link, the answer.
    pub fn links(&self) -> impl Iterator<Item = (&str, &Link, &Answer)> {
        self.pages().flat_map(move |(asked, from, page)| {
            let within = page.links.iter().filter(|link| link.url.origin() == from.url.origin());
            within.filter_map(move |link| Some((asked, link, self.answers.get(address(&link.url))?)))
        })
    }
}
