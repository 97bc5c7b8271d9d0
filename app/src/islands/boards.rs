//! One board, or two side by side: follows links within the page without loading it, moves the focus with the arrow keys, and lets computer
//! players move.
#![allow(unreachable_pub, reason = "the island macro makes public what it makes")]
#![allow(clippy::needless_pass_by_value, reason = "islands own what they are given")]

use leptos::prelude::*;

use super::page::Page;
use crate::board::markup::Element;

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
    /// [`crate::board::Words::pack`].
    words: String,
    /// [`crate::board::Cites::pack`] of each game, a line each.
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
