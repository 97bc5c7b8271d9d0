//! What runs in the browser. Islands get short strings and draw with [`crate::board`]; they hold no rules and no texts of the archive.

pub(crate) mod boards;
pub(crate) mod page;

#[cfg(feature = "hydrate")]
mod browser;
#[cfg(feature = "hydrate")]
mod patch;
