//! The pages: each a handler that reads an address and a view that draws what was found. All are drawn on the server.

pub(crate) mod facts;

mod apparatus;
mod article;
mod atlas;
mod boards;
mod changes;
mod cite;
mod compare;
mod data;
mod glossary;
mod home;
mod parallel;
mod play;
mod prose;
mod record;
mod search;
mod sheet;
mod text;
mod trouble;

pub(crate) use article::{article, version};
pub(crate) use atlas::atlas;
pub(crate) use changes::changes;
pub(crate) use compare::compare;
pub(crate) use data::data;
pub(crate) use glossary::glossary;
pub(crate) use home::home;
pub(crate) use play::play;
pub(crate) use search::search;
pub(crate) use sheet::sheet;
pub(crate) use text::text;
pub(crate) use trouble::not_found;
