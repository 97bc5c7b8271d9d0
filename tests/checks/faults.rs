//! Faults, gathered so that one run names them all.

use std::collections::BTreeMap;

/// Faults written out at most.
const SHOWN: usize = 60;

/// What is wrong, and where it is so.
#[derive(Default)]
pub(crate) struct Faults(BTreeMap<String, Vec<String>>);

impl Faults {
    /// Notes a fault.
    pub(crate) fn add(&mut self, place: &str, what: impl Into<String>) {
        self.0.entry(what.into()).or_default().push(place.to_owned());
    }

    /// Fails if there are any.
    #[track_caller]
    pub(crate) fn none(&self, title: &str) {
        let list: String = self
            .0
            .iter()
            .take(SHOWN)
            .map(|(what, places)| format!("\n• {what}\n    {} ({} in all)", places[..places.len().min(4)].join("\n    "), places.len()))
            .collect();
        assert!(self.0.is_empty(), "{title}: {} faults{list}\n", self.0.len());
    }
}
