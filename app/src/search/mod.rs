//! Full-text search: one document a statement, in RAM, made at start. The same analysis serves index and query.

mod analysis;
mod entry;
mod highlight;
mod index;

pub(crate) use index::{Hit, Index, LONGEST_QUERY};
