//! What `benches/search.rs` measures: search without the site around it.

use bonduc_content::{Archive, Language};

use crate::search::{Index, Query};

/// The index, built anew.
pub struct Searcher(Index);

impl std::fmt::Debug for Searcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Searcher({} entries)", self.entries())
    }
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new()
    }
}

impl Searcher {
    /// Builds the index.
    #[must_use]
    pub fn new() -> Self {
        Self(Index::new(Archive::embedded()))
    }

    /// How many entries it has.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.0.entries()
    }

    /// Answers a query as a page of results does; how many hits it shows.
    ///
    /// # Panics
    /// Where `language` is none of the archive's.
    #[must_use]
    pub fn search(&self, language: &str, text: &str) -> usize {
        let language: Language = language.parse().unwrap_or_else(|_| panic!("{language} is no language of the archive"));
        self.0.search(&Query::parse(Archive::embedded(), text), language, 0, 100).hits.len()
    }
}
