//! The site as it was crawled, once for all checks.

use std::collections::BTreeMap;

use bonduc_tests::answer::Answer;
use bonduc_tests::crawl::Crawl;
use tokio::sync::OnceCell;

static CRAWL: OnceCell<Crawl> = OnceCell::const_new();

/// The whole site.
pub(crate) async fn site() -> &'static Crawl {
    CRAWL.get_or_init(Crawl::whole_site).await
}

/// What kind of page stands at a path, whatever its language and its game: `play`, `games`, `search`; empty for the first page.
pub(crate) fn kind(path: &str) -> &str {
    path.split('/').nth(2).unwrap_or_default()
}

/// The pages worth a closer look: all without a query, and for each path some of those with one, spread over all that were found.
pub(crate) fn chosen(site: &'static Crawl, with_query: usize) -> Vec<&'static Answer> {
    let mut paths: BTreeMap<&str, BTreeMap<&str, &Answer>> = BTreeMap::new();
    for (_, answer, _) in site.pages() {
        paths.entry(answer.url.path()).or_default().insert(answer.address(), answer);
    }
    let some = |answers: BTreeMap<&'static str, &'static Answer>| {
        let (with, without): (Vec<_>, Vec<_>) = answers.into_values().partition(|answer| answer.url.query().is_some());
        let step = with.len().div_ceil(with_query).max(1);
        without.into_iter().chain(with.into_iter().step_by(step))
    };
    paths.into_values().flat_map(some).collect()
}
