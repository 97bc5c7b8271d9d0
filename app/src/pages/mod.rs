//! The pages: each a handler that reads an address and a view that draws what was found. All are drawn on the server.

pub(crate) mod facts;

mod article;
mod boards;
mod compare;
mod home;
mod play;
mod prose;
mod search;
mod text;
mod trouble;

pub(crate) use article::article;
pub(crate) use compare::compare;
pub(crate) use home::home;
pub(crate) use play::play;
pub(crate) use search::search;
pub(crate) use text::text;
pub(crate) use trouble::not_found;
