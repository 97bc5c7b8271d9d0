//! Which part of all items a list is to have.

/// Which items are asked for, and from which on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) from: Option<String>,
    pub(super) until: Option<String>,
    pub(super) set: Option<String>,
    pub(super) start: usize,
}
