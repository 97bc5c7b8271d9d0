//! How finds are spread: over games, kinds, languages and mechanics, each with the filter that keeps to it.

use std::collections::BTreeMap;

use bonduc_engine::Mechanic;
use rustc_hash::FxHashMap;

use super::entry::Entry;

/// A value of a facet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facet {
    /// The value, as in a filter: `kiothi`.
    pub(crate) value: String,
    /// How many finds have it.
    pub(crate) count: usize,
}

/// The facets of some finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facets {
    /// Games, in their order.
    pub(crate) games: Vec<Facet>,
    /// Mechanics, in their order.
    pub(crate) mechanics: Vec<Facet>,
    /// Kinds, in their order.
    pub(crate) kinds: Vec<Facet>,
    /// Languages in which something was found.
    pub(crate) languages: Vec<Facet>,
}

impl Facets {
    pub(super) fn of<'a>(found: impl Iterator<Item = &'a Entry> + Clone, games: &[&str]) -> Self {
        let mut by_game = FxHashMap::<&str, usize>::default();
        let mut by_mechanic = BTreeMap::<Mechanic, usize>::new();
        let mut by_kind = BTreeMap::new();
        let mut by_language = BTreeMap::new();
        for entry in found {
            if let Some(game) = &entry.game {
                *by_game.entry(game).or_default() += 1;
            }
            for &mechanic in &entry.mechanics {
                *by_mechanic.entry(mechanic).or_default() += 1;
            }
            *by_kind.entry(entry.kind).or_default() += 1;
            *by_language.entry(entry.language).or_default() += 1;
        }
        let facet = |value: &str, count: usize| Facet { value: value.to_owned(), count };
        Self {
            games: games.iter().filter_map(|game| Some(facet(game, *by_game.get(game)?))).collect(),
            mechanics: by_mechanic.into_iter().map(|(mechanic, count)| facet(mechanic.id(), count)).collect(),
            kinds: by_kind.into_iter().map(|(kind, count)| facet(kind.id(), count)).collect(),
            languages: by_language.into_iter().map(|(language, count)| facet(language.tag(), count)).collect(),
        }
    }
}
