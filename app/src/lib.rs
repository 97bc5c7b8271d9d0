//! Bonduc: an archive of sowing games to read, search, play and compare.
//!
//! With the feature `ssr` this is the server: pages, search and the JSON interface, all behind one `router`. With `hydrate`, built for
//! wasm32, it is what runs in the browser: the islands and the board they draw. The browser links the engine, never the archive.

pub mod board;
mod islands;

#[cfg(feature = "ssr")]
mod api;
#[cfg(feature = "bench")]
pub mod bench;
#[cfg(feature = "ssr")]
mod exports;
#[cfg(feature = "ssr")]
mod pages;
#[cfg(feature = "ssr")]
mod router;
#[cfg(feature = "ssr")]
mod search;
#[cfg(feature = "ssr")]
mod server;

#[cfg(feature = "ssr")]
pub use router::router;

/// Called by the page once the module is there.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    leptos::mount::hydrate_islands();
}
