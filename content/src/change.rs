//! The change log: what was changed when, and which version of each game came of it.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::fault::Faults;
use crate::text::Text;

/// A change to the archive.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The day, as in 2026-11-30.
    pub date: String,
    /// What was changed.
    pub what: Text,
    /// The version that each changed game has since.
    pub versions: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    changes: Vec<Change>,
}

impl Change {
    /// Year, month and day.
    #[must_use]
    pub fn day(&self) -> Option<(u16, u8, u8)> {
        let mut parts = self.date.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() || [year.len(), month.len(), day.len()] != [4, 2, 2] {
            return None;
        }
        let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        (1..=days).contains(&day).then_some((year, month, day))
    }

    /// Reads the log, the newest change first. `current` are the versions that the games have now.
    pub(crate) fn parse(text: &str, current: &BTreeMap<String, String>, faults: &mut Faults<'_>) -> Option<Vec<Self>> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        for change in &file.changes {
            let words = format!("date = \"{}\"", change.date);
            if change.day().is_none() {
                faults.at_words(&words, format!("‘{}’ is no date: year, month and day are needed, as in 2026-11-30", change.date));
            }
            for language in change.what.missing() {
                faults.at_words(&words, format!("what was changed is missing in {language}"));
            }
            for slug in change.versions.keys().filter(|slug| !current.contains_key(*slug)) {
                faults.at_words(&words, format!("‘{slug}’ is no game of the archive"));
            }
        }
        if !file.changes.is_sorted_by(|a, b| a.date >= b.date) {
            faults.at(0, "changes stand in order of time, the newest first");
        }
        for (slug, version) in current {
            let logged = file.changes.iter().find_map(|change| change.versions.get(slug));
            if logged != Some(version) {
                faults.at(
                    0,
                    format!("the log does not know the present version of {slug}: the newest change must say {slug} = \"{version}\""),
                );
            }
        }
        Some(file.changes)
    }
}
