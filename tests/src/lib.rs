//! What tests of the whole site need: the packaged server on a free port, Chromium with its driver and everything the console says, and a
//! crawler that reads all there is.

pub mod answer;
pub mod browser;
pub mod crawl;
pub mod page;
pub mod server;
