//! The boards of a page: read from its address and drawn, the same on the server and in the browser.

use bonduc_engine::Game;

use crate::board::markup::{Element, el};
use crate::board::view::{Links, board_area, decode_query};
use crate::board::{Board, Cites, Line, Words, narration};

/// What the boards of a page are drawn with.
pub(super) struct Page {
    boards: Vec<(&'static Game, Cites)>,
    path: String,
    language: String,
    words: Words,
}

impl Page {
    pub(super) fn new(games: &str, path: String, language: String, words: &str, cites: &str) -> Self {
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
                    let links = Links::new(&self.path, &self.language, prefix, &pairs);
                    board_area(&Board::new(played), &self.words, cites, &links)
                }
                // The server has a page for this; here it can only come from an address changed by hand.
                Err(error) => el("p").with("class", "status").with("role", "status").text(narration::error(&self.words, &error).join(" ")),
            })
            .collect()
    }
}

/// What stands before the names of each board's values: nothing for one alone.
#[must_use]
pub(crate) fn prefixes(boards: usize) -> &'static [&'static str] {
    if boards == 1 { &[""] } else { &["a.", "b."] }
}
