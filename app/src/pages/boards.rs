//! Boards on a page: the island with what it needs, or why there is none to show.

use bonduc_content::{GameRecord, Language};
use bonduc_engine::Ruleset;
use leptos::prelude::*;

use crate::board::view::{Links, decode_query};
use crate::board::{Line, LineError};
use crate::islands::boards::Boards;
use crate::islands::page::prefixes;
use crate::server::{Site, site};

/// A board that cannot be shown as its address says.
pub(super) struct Unplayable {
    /// Its game.
    pub(super) record: &'static GameRecord,
    /// Its links; those of another board beside it are kept.
    pub(super) links: Links,
    /// What is wrong.
    pub(super) error: LineError,
}

/// Reads and plays the lines of all boards of an address, to see whether they can be shown. Returns the rulesets by which they are played,
/// or the board that cannot be shown.
pub(super) fn check(language: Language, records: &[&'static GameRecord], path: &str, query: &str) -> Result<Vec<Ruleset>, Unplayable> {
    let pairs = decode_query(query);
    let ruleset = |(record, prefix): (&&'static GameRecord, &&str)| {
        let played = Line::parse(record.game(), prefix, &pairs).and_then(Line::play).map_err(|error| Unplayable {
            record,
            links: Links::new(path, language.tag(), prefix, &pairs),
            error,
        })?;
        Ok(*played.rules.ruleset())
    };
    records.iter().zip(prefixes(records.len())).map(ruleset).collect()
}

/// The island of one board or two.
pub(super) fn draw(language: Language, records: &[&'static GameRecord], path: String, query: String) -> AnyView {
    let games = records.iter().map(|record| record.slug.as_str()).collect::<Vec<_>>().join(" ");
    let cites = records.iter().map(|record| Site::cites(record).pack()).collect::<Vec<_>>().join("\n");
    let words = site().words(language).pack();
    view! { <Boards games=games path=path query=query language=language.tag().to_owned() words=words cites=cites/> }.into_any()
}
