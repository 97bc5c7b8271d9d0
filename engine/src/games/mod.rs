//! The games of the archive: each a ruleset, and nothing else.

use std::sync::OnceLock;

use crate::reading::Reading;
use crate::rules::Rules;
use crate::ruleset::Ruleset;

mod adji_boto;
mod adji_kui_ii;
mod hoyito_iii;
mod kiothi;
mod readings;
mod sadeqa_ii;

pub use adji_boto::ADJI_BOTO;
pub use adji_kui_ii::ADJI_KUI_II;
pub use hoyito_iii::HOYITO_III;
pub use kiothi::KIOTHI;
pub use sadeqa_ii::SADEQA_II;

/// A game of the archive.
#[derive(Debug)]
pub struct Game {
    /// Its name in URLs, files and the API.
    pub slug: &'static str,
    /// Its rules in the default reading.
    pub ruleset: Ruleset,
    /// What its source leaves open, with the answers that can be given.
    pub readings: &'static [Reading],
    rules: OnceLock<Rules>,
}

/// The games of the archive, in the order in which they are listed.
static GAMES: [Game; 5] = [
    Game::new("adji-kui-ii", ADJI_KUI_II, readings::ADJI_KUI_II),
    Game::new("kiothi", KIOTHI, readings::KIOTHI),
    Game::new("sadeqa-ii", SADEQA_II, readings::SADEQA_II),
    Game::new("adji-boto", ADJI_BOTO, readings::ADJI_BOTO),
    Game::new("hoyito-iii", HOYITO_III, readings::HOYITO_III),
];

impl Game {
    const fn new(slug: &'static str, ruleset: Ruleset, readings: &'static [Reading]) -> Self {
        assert!(ruleset.check().is_ok(), "a game of the archive can be played");
        Self { slug, ruleset, readings, rules: OnceLock::new() }
    }

    /// All games of the archive.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &GAMES
    }

    /// The game of that slug.
    #[must_use]
    pub fn find(slug: &str) -> Option<&'static Self> {
        GAMES.iter().find(|game| game.slug == slug)
    }

    /// Its rules made ready for play; made once.
    pub fn rules(&self) -> &Rules {
        self.rules.get_or_init(|| match Rules::new(self.ruleset) {
            Ok(rules) => rules,
            Err(error) => unreachable!("{}: {error}; checked when it was compiled", self.slug),
        })
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Game {}
