//! Resumption tokens: a token says by itself what was asked and how far it was answered, so that nothing is kept between requests.

use bonduc_content::Archive;

use super::query::Query;
use crate::exports::days;

/// What stands between the parts of a token. No part has it.
const BETWEEN: char = '!';

/// The token for the rest of a list, from `start` on.
pub(super) fn write(archive: &Archive, verb: &str, query: &Query, start: usize) -> String {
    let part = |part: &Option<String>| part.clone().unwrap_or_default();
    let parts = [verb.to_owned(), archive.version().to_owned(), part(&query.from), part(&query.until), part(&query.set), start.to_string()];
    parts.join(&BETWEEN.to_string())
}

/// What a token asks for. None where it is no token, or one for another list or another state of the archive.
pub(super) fn read(archive: &Archive, verb: &str, text: &str) -> Option<Query> {
    let parts: Vec<_> = text.split(BETWEEN).collect();
    let [of, version, from, until, set, start] = parts[..] else { return None };
    let part = |part: &str| (!part.is_empty()).then(|| part.to_owned());
    let are_days = [from, until].iter().all(|day| day.is_empty() || days::is_day(day));
    let known = of == verb && version == archive.version() && are_days;
    let query = Query { from: part(from), until: part(until), set: part(set), start: start.parse().ok().filter(|&start| start > 0)? };
    known.then_some(query)
}
