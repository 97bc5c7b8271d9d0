//! Search: what can be found, how texts become words, and how a query is understood, answered and shown. All in memory.
//!
//! A query is read once ([`query`]), then planned for each language ([`plan`]): which words of that language it may mean, letter by letter, by
//! inflection, without accents, by translation, by likeness. The index ([`index`]) is asked for all of them at once; editions of one statement
//! are one find.

mod analysis;
mod entry;
mod facets;
mod highlight;
mod index;
mod lexicon;
mod plan;
mod position;
mod query;
mod synonyms;

pub(crate) use entry::Kind;
pub(crate) use facets::{Facet, Facets};
pub(crate) use index::{Hit, Index, Results};
pub(crate) use position::{Pattern, Shown, shown};
pub(crate) use query::{LONGEST_QUERY, Query};
