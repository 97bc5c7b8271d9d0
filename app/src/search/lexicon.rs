//! The words of a language's texts: which there are, how often, which begin alike, which are nearly the same.

use std::collections::BTreeMap;

use rapidfuzz::distance::osa;

use super::analysis::Word;

/// No more words than this stand for a beginning.
const BEGINNINGS: usize = 48;
/// No more words than this stand for one that is not there.
const SIMILAR: usize = 4;

/// The words of a language.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    entries: u32,
    /// Words letter by letter, with the number of entries that have them.
    exact: BTreeMap<String, u32>,
    /// Words without accents, with the number of entries that have them.
    folded: BTreeMap<String, u32>,
    /// How a word without accents is written with them, and its stem.
    spelt: BTreeMap<String, (String, String)>,
    stems: BTreeMap<String, u32>,
}

impl Lexicon {
    /// Takes in the words of one entry.
    pub(super) fn add(&mut self, words: &[&Word]) {
        self.entries += 1;
        let count = |map: &mut BTreeMap<String, u32>, mut found: Vec<&str>| {
            found.sort_unstable();
            found.dedup();
            for word in found {
                match map.get_mut(word) {
                    Some(entries) => *entries += 1,
                    None => drop(map.insert(word.to_owned(), 1)),
                }
            }
        };
        count(&mut self.exact, words.iter().map(|word| word.exact.as_str()).collect());
        count(&mut self.folded, words.iter().map(|word| word.folded.as_str()).collect());
        count(&mut self.stems, words.iter().flat_map(|word| word.parts.iter().chain([&word.stem])).map(String::as_str).collect());
    }

    /// Takes in how a word is written in a text.
    pub(super) fn spell(&mut self, word: &Word, text: &str) {
        if !self.spelt.contains_key(&word.folded) {
            self.spelt.insert(word.folded.clone(), (text[word.range.clone()].to_lowercase(), word.stem.clone()));
        }
    }

    /// How a word without accents is written with them, as it first stands.
    pub(super) fn spelt<'a>(&'a self, folded: &'a str) -> &'a str {
        self.spelt.get(folded).map_or(folded, |(spelt, _)| spelt)
    }

    /// The stem of a word without accents.
    pub(super) fn stem(&self, folded: &str) -> Option<&str> {
        self.spelt.get(folded).map(|(_, stem)| stem.as_str())
    }

    /// Whether some entry has the word, letter by letter, in another form, or with other accents.
    pub(super) fn has(&self, word: &Word) -> bool {
        self.exact.contains_key(&word.exact) || self.stems.contains_key(&word.stem) || self.folded.contains_key(&word.folded)
    }

    /// Whether some entry has the word letter by letter.
    pub(super) fn has_exactly(&self, word: &Word) -> bool {
        self.exact.contains_key(&word.exact)
    }

    /// How much a word says: 1 for one that a single entry has, near 0 for one that all have.
    pub(super) fn weight(&self, word: &Word) -> f32 {
        let of = |map: &BTreeMap<String, u32>, text: &str| map.get(text).copied().unwrap_or(0);
        let entries = of(&self.exact, &word.exact).max(of(&self.stems, &word.stem));
        // A word typed without its accents may mean any that is written so.
        let entries = if entries == 0 { of(&self.folded, &word.folded) } else { entries }.max(1);
        let all = f64::from(self.entries.max(2));
        ((all / f64::from(entries)).ln() / all.ln()).clamp(0.05, 1.0) as f32
    }

    /// Words that begin so, the most frequent first.
    pub(super) fn beginning(&self, word: &Word) -> Vec<&str> {
        let from = word.folded.as_str();
        let mut found: Vec<_> = self
            .folded
            .range(from.to_owned()..)
            .take_while(|(folded, _)| folded.starts_with(from))
            .filter(|(folded, _)| *folded != from)
            .collect();
        found.sort_by_key(|(_, entries)| std::cmp::Reverse(**entries));
        found.into_iter().map(|(word, _)| word.as_str()).take(BEGINNINGS).collect()
    }

    /// Words without accents that differ from one by a letter, or two where it is long; the nearest first, of those the most frequent.
    pub(super) fn similar(&self, word: &Word) -> Vec<&str> {
        let length = word.folded.chars().count();
        let most = match length {
            0..=3 => return Vec::new(),
            4..=7 => 1,
            _ => 2,
        };
        if word.folded.bytes().all(|b| b.is_ascii_digit()) {
            return Vec::new();
        }
        let comparer = osa::BatchComparator::new(word.folded.chars());
        let args = osa::Args::default().score_cutoff(most);
        let mut found: Vec<_> = self
            .folded
            .iter()
            .filter(|(other, _)| other.chars().count().abs_diff(length) <= most && !other.bytes().all(|b| b.is_ascii_digit()))
            .filter_map(|(other, entries)| {
                Some((comparer.distance_with_args(other.chars(), &args)?, std::cmp::Reverse(*entries), other.as_str()))
            })
            .filter(|(distance, ..)| *distance > 0)
            .collect();
        found.sort_unstable();
        let nearest = found.first().map(|(distance, ..)| *distance);
        found.into_iter().filter(|(distance, ..)| Some(*distance) == nearest).map(|(.., word)| word).take(SIMILAR).collect()
    }
}
