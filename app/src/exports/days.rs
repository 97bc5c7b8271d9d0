//! Days: when a game changed, by the change log, and what day it is.

use bonduc_content::{Archive, Ui};
use time::OffsetDateTime;

/// The day of a game's present version, as in 2026-11-30.
pub(crate) fn modified<'a>(archive: &'a Archive, slug: &str) -> &'a str {
    of(archive, slug).next().unwrap_or_default()
}

/// The day of a game's first version.
pub(crate) fn published<'a>(archive: &'a Archive, slug: &str) -> &'a str {
    of(archive, slug).last().unwrap_or_default()
}

/// The days on which a game changed, the last one first. A checked archive has one at least.
fn of<'a>(archive: &'a Archive, slug: &str) -> impl Iterator<Item = &'a str> {
    archive.changes().iter().filter(move |change| change.versions.contains_key(slug)).map(|change| change.date.as_str())
}

/// The day of the last change to the archive.
pub(crate) fn latest(archive: &Archive) -> &str {
    archive.changes().first().map_or("", |change| change.date.as_str())
}

/// The day of the first.
pub(crate) fn earliest(archive: &Archive) -> &str {
    archive.changes().last().map_or("", |change| change.date.as_str())
}

/// Year, month and day of a day of the change log.
pub(crate) fn parts(day: &str) -> Vec<u32> {
    day.split('-').filter_map(|part| part.parse().ok()).collect()
}

/// A day of the change log in words.
pub(crate) fn words(ui: &Ui, day: &str) -> String {
    let &[year, month, day] = parts(day).as_slice() else { return day.to_owned() };
    ui.format("date", &[("year", year.to_string().into()), ("month", month.into()), ("day", day.into())])
}

/// Whether a text is a day that there is, as in 2026-11-30.
pub(crate) fn is_day(text: &str) -> bool {
    let parts = parts(text);
    let &[year, month, day] = parts.as_slice() else { return false };
    let month = u8::try_from(month).ok().and_then(|month| time::Month::try_from(month).ok());
    let date = month.and_then(|month| time::Date::from_calendar_date(i32::try_from(year).ok()?, month, u8::try_from(day).ok()?).ok());
    date.is_some_and(|date| date.to_string() == text)
}

/// Today in Greenwich.
pub(crate) fn today() -> String {
    OffsetDateTime::now_utc().date().to_string()
}

/// Now in Greenwich, to the second: 2026-11-30T05:06:07Z.
pub(crate) fn now() -> String {
    let now = OffsetDateTime::now_utc();
    format!("{}T{:02}:{:02}:{:02}Z", now.date(), now.hour(), now.minute(), now.second())
}
