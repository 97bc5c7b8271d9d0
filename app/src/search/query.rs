//! What a reader has typed: words, phrases, words not wanted, filters. Whatever is typed is understood somehow.

use bonduc_content::{Archive, Language};
use bonduc_engine::Mechanic;

use super::analysis::{composed, folded};
use super::entry::{Entry, Kind};

/// Longer queries are cut, in letters.
pub(crate) const LONGEST_QUERY: usize = 200;
/// More filters are not looked at.
const MOST_FILTERS: usize = 8;

/// A query in its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Query {
    /// What is looked for, without phrases and filters.
    pub(super) words: String,
    /// What must stand so, word by word.
    pub(super) phrases: Vec<String>,
    /// What must not stand.
    pub(super) unwanted: Vec<String>,
    /// All that are no words, as they were typed.
    pub(super) others: Vec<String>,
    filters: Vec<Filter>,
    /// Filters whose value is nothing of the archive: name and value.
    pub(crate) unknown: Vec<(String, String)>,
}

/// What limits the finds.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Filter {
    Game(String),
    Place(String),
    People(String),
    Mechanic(Mechanic),
    Language(Language),
    Kind(Kind),
}

/// What opens and closes a phrase.
const QUOTES: [char; 3] = ['"', '“', '”'];

/// The names of filters.
pub(crate) const FILTERS: [&str; 6] = ["game", "place", "people", "mechanic", "lang", "kind"];

impl Query {
    /// Reads a query. What is no filter, no phrase and nothing unwanted are words.
    pub(crate) fn parse(archive: &Archive, text: &str) -> Self {
        let text: String = composed(text).chars().take(LONGEST_QUERY).collect();
        let mut query = Self::default();
        let mut rest = text.as_str();
        while let Some(start) = rest.find(|letter: char| !letter.is_whitespace()) {
            rest = &rest[start..];
            let (token, after) = token(rest);
            rest = after;
            query.take(archive, token);
        }
        query
    }

    fn take(&mut self, archive: &Archive, token: &str) {
        if let Some(phrase) = unquoted(token) {
            if phrase.chars().any(char::is_alphanumeric) {
                self.phrases.push(phrase.to_owned());
            }
        } else if let Some(unwanted) =
            token.strip_prefix('-').filter(|word| word.starts_with(|c: char| c.is_alphanumeric() || QUOTES.contains(&c)))
        {
            self.unwanted.push(unquoted(unwanted).unwrap_or(unwanted).to_owned());
        } else if let Some((name, value)) = token.split_once(':').filter(|(name, value)| FILTERS.contains(name) && !value.is_empty()) {
            let value = unquoted(value).unwrap_or(value);
            match Filter::parse(archive, name, value) {
                Some(filter) if self.filters.len() < MOST_FILTERS => self.filters.push(filter),
                Some(_) => {}
                None => self.unknown.push((name.to_owned(), value.to_owned())),
            }
        } else {
            self.words.push(' ');
            self.words.push_str(token);
            return;
        }
        self.others.push(token.to_owned());
    }

    /// Whether nothing is looked for, not even by filters.
    pub(super) fn is_empty(&self) -> bool {
        self.has_no_words() && self.filters.is_empty()
    }

    /// Whether only filters say what is looked for.
    pub(super) fn has_no_words(&self) -> bool {
        self.phrases.is_empty() && !self.words.chars().any(char::is_alphanumeric)
    }

    /// The languages to look in: those asked for, or all.
    pub(super) fn languages(&self) -> Vec<Language> {
        let asked: Vec<_> =
            self.filters.iter().filter_map(|filter| if let Filter::Language(language) = filter { Some(*language) } else { None }).collect();
        if asked.is_empty() { Language::ALL.to_vec() } else { asked }
    }

    /// Whether a language was asked for.
    pub(super) fn asks_language(&self) -> bool {
        self.filters.iter().any(|filter| matches!(filter, Filter::Language(_)))
    }

    /// Whether an entry passes all filters: one of each name.
    pub(super) fn admits(&self, archive: &Archive, entry: &Entry) -> bool {
        let passes = |filter: &Filter| filter.admits(archive, entry);
        let same = |a: &Filter, b: &Filter| std::mem::discriminant(a) == std::mem::discriminant(b);
        // Filters of one name widen each other; mechanics are the exception, for one looks for games that have them all.
        self.filters.iter().all(|filter| match filter {
            Filter::Mechanic(_) => passes(filter),
            _ => self.filters.iter().filter(|other| same(filter, other)).any(passes),
        })
    }
}

impl Filter {
    fn parse(archive: &Archive, name: &str, value: &str) -> Option<Self> {
        let known = |filter: Self| archive.games().iter().any(|record| filter.admits_game(archive, &record.slug)).then_some(filter);
        let plain = folded(&value.to_lowercase());
        match name {
            "game" => {
                let slug = plain.replace(' ', "-");
                archive.game(&slug).map(|record| Self::Game(record.slug.clone()))
            }
            "place" => known(Self::Place(plain)),
            "people" => known(Self::People(plain)),
            "mechanic" => plain.replace(' ', "-").parse().ok().map(Self::Mechanic),
            "lang" => plain.parse().ok().map(Self::Language),
            _ => Kind::ALL.into_iter().find(|kind| kind.id() == plain).map(Self::Kind),
        }
    }

    fn admits_game(&self, archive: &Archive, slug: &str) -> bool {
        let Some(record) = archive.game(slug) else { return false };
        let any = |text: &bonduc_content::Text, sought: &str| {
            Language::ALL.iter().any(|&language| folded(&text.get(language).to_lowercase()).contains(sought))
        };
        match self {
            // Two letters are the code of a country.
            Self::Place(sought) if sought.len() == 2 => record.place.country.eq_ignore_ascii_case(sought),
            Self::Place(sought) => any(&record.place.name, sought) || any(&record.people, sought),
            Self::People(sought) => any(&record.people, sought),
            _ => true,
        }
    }

    fn admits(&self, archive: &Archive, entry: &Entry) -> bool {
        match self {
            Self::Game(slug) => entry.game.as_ref() == Some(slug),
            Self::Mechanic(mechanic) => entry.mechanics.contains(mechanic),
            Self::Language(language) => entry.language == *language,
            Self::Kind(kind) => entry.kind == *kind,
            Self::Place(_) | Self::People(_) => entry.game.as_deref().is_some_and(|slug| self.admits_game(archive, slug)),
        }
    }
}

/// The first token of a text that begins with one, and what follows it. Quotation marks hold words together, closed or not.
fn token(text: &str) -> (&str, &str) {
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if QUOTES.contains(&letter) && !quoted => quoted = at == 0 || text[..at].ends_with([':', '-']),
            _ if QUOTES.contains(&letter) => return text.split_at(at + letter.len_utf8()),
            _ if letter.is_whitespace() && !quoted => return text.split_at(at),
            _ => {}
        }
    }
    (text, "")
}

/// What stands between quotation marks.
fn unquoted(token: &str) -> Option<&str> {
    let inner = token.strip_prefix(QUOTES)?;
    Some(inner.strip_suffix(QUOTES).unwrap_or(inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Query {
        Query::parse(Archive::embedded(), text)
    }

    #[test]
    fn a_query_is_taken_apart() {
        let query = parse("relay \"last seed\" -casa game:kiothi place:\"dominican republic\" lang:sv mechanic:relay zz:top");
        assert_eq!(query.words.trim(), "relay zz:top");
        assert_eq!((query.phrases, query.unwanted), (vec!["last seed".to_owned()], vec!["casa".to_owned()]));
        assert_eq!(query.filters.len(), 4);
        assert_eq!(query.unknown, []);
        assert_eq!(parse("game:chess").unknown, [("game".to_owned(), "chess".to_owned())]);
        assert_eq!(parse("place:atlantis").unknown, [("place".to_owned(), "atlantis".to_owned())]);
        assert_eq!(parse("“all but one").phrases, ["all but one"]);
        assert!(["  ", "- \" \"", "game:chess"].iter().all(|text| parse(text).has_no_words() && parse(text).filters.is_empty()));
        assert_eq!(parse("counter-clockwise -").words.trim(), "counter-clockwise -");
    }

    #[test]
    fn long_queries_are_cut() {
        assert!(parse(&"ứ".repeat(5000)).words.chars().count() <= LONGEST_QUERY + 1);
    }
}
