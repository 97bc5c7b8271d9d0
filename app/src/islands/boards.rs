//! One board, or two side by side: follows links within the page without loading it, moves the focus with the arrow keys, and lets computer
//! players move.
#![allow(unreachable_pub, reason = "the island macro makes public what it makes")]
#![allow(clippy::needless_pass_by_value, reason = "islands own what they are given")]

use bonduc_engine::Game;
use leptos::prelude::*;

use crate::board::markup::{Element, el};
use crate::board::view::{Links, board_area, decode_query};
use crate::board::{Board, Cites, Line, Words, narration};

/// One board for a game, two for a pair. All of their state stands in the page's address.
#[island]
pub(crate) fn Boards(
    /// The games, separated by a space.
    games: String,
    /// The page's path.
    path: String,
    /// The page's query.
    query: String,
    /// The page's language.
    language: String,
    /// [`Words::pack`].
    words: String,
    /// [`Cites::pack`] of each game, a line each.
    cites: String,
) -> impl IntoView {
    let page = Page::new(&games, path, language, &words, &cites);
    let drawn = page.draw(&query);
    let html: String = drawn.iter().map(Element::to_html).collect();
    let root = NodeRef::new();
    #[cfg(feature = "hydrate")]
    super::browser::run(page, drawn, query, root);
    view! { <div class="boards" node_ref=root inner_html=html></div> }
}

/// What the boards of a page are drawn with.
pub(super) struct Page {
    boards: Vec<(&'static Game, Cites)>,
    path: String,
    language: String,
    words: Words,
}

impl Page {
    fn new(games: &str, path: String, language: String, words: &str, cites: &str) -> Self {
        let games = games.split(' ').filter_map(Game::find);
        let cites = cites.lines().map(Cites::unpack).chain(std::iter::repeat_with(Cites::default));
        Self { boards: games.zip(cites).collect(), path, language, words: Words::unpack(words) }
    }

    /// The boards that an address says.
    pub(super) fn draw(&self, query: &str) -> Vec<Element> {
        let pairs = decode_query(query);
        self.boards
            .iter()
            .zip(prefixes(self.boards.len()))
            .map(|((game, cites), &prefix)| match Line::parse(game, prefix, &pairs).and_then(Line::play) {
                Ok(played) => {
                    let own: Vec<_> = OWN.into_iter().map(|name| [prefix, name].concat()).collect();
                    let links = Links {
                        path: self.path.clone(),
                        language: self.language.clone(),
                        prefix: prefix.to_owned(),
                        others: pairs.iter().filter(|(name, _)| !own.contains(name)).cloned().collect(),
                    };
                    board_area(&Board::new(played), &self.words, cites, &links)
                }
                // The server has a page for this; here it can only come from an address changed by hand.
                Err(error) => el("p").with("class", "status").with("role", "status").text(narration::error(&self.words, &error).join(" ")),
            })
            .collect()
    }
}

/// The names of a board's values in an address.
const OWN: [&str; 9] = ["readings", "position", "moves", "at", "pick", "draft", "south", "north", "seed"];

/// What stands before the names of each board's values: nothing for one alone.
#[must_use]
pub(crate) fn prefixes(boards: usize) -> &'static [&'static str] {
    if boards == 1 { &[""] } else { &["a.", "b."] }
}
