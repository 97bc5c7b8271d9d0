//! What tests in a real browser need: the packaged server on a free port, Chromium with its driver, and everything the console says.

pub mod browser;
pub mod server;
