//! What pages and interface stand on: what is held in memory, how a page becomes an answer, files compiled in, headers. It knows no page.

pub(crate) mod assets;
mod collation;
pub(crate) mod headers;
mod origin;
mod render;
mod site;
mod thai;

pub(crate) use assets::CLIENT;
pub(crate) use collation::sorted;
pub(crate) use origin::Origin;
pub(crate) use render::{Extras, Head, Wanted, page, preferred_language};
pub(crate) use site::{Site, site};
