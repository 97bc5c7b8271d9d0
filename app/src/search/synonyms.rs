//! Words that mean the same in the four languages: the glossary, and the names of games.

use std::collections::BTreeMap;
use std::ops::Range;

use bonduc_content::{Archive, Language};

use super::analysis::{Analysis, Word};

/// The words of a term after its first, and its key.
type Rest = (Vec<String>, usize);

/// What the words of a language mean, and which words mean it.
pub(super) struct Synonyms {
    /// First word of a term, in the form in which it is compared, to the rest of it and its key.
    terms: BTreeMap<(Language, String), Vec<Rest>>,
    /// The words for each key.
    words: Vec<BTreeMap<Language, Vec<Vec<Word>>>>,
    /// The entry of each key in the glossary.
    entries: Vec<String>,
}

impl Synonyms {
    pub(super) fn new(archive: &Archive, analysis: &Analysis) -> Self {
        let mut synonyms = Self { terms: BTreeMap::new(), words: Vec::new(), entries: Vec::new() };
        for term in archive.glossary() {
            let texts =
                |language: Language| std::iter::once(term.term.get(language)).chain(term.forms.get(language).iter().map(String::as_str));
            let words = |language| texts(language).map(|text| analysis.words(language, text)).filter(|words| !words.is_empty()).collect();
            synonyms.entries.push(format!("glossary/{}", term.key));
            synonyms.add(Language::ALL.iter().map(|&language| (language, words(language))).collect());
        }
        synonyms
    }

    fn add(&mut self, words: BTreeMap<Language, Vec<Vec<Word>>>) {
        let key = self.words.len();
        for (&language, terms) in &words {
            for term in terms {
                let mut compared: Vec<_> = term.iter().map(|word| word.stem.clone()).collect();
                let first = compared.remove(0);
                self.terms.entry((language, first)).or_default().push((compared, key));
            }
        }
        self.words.push(words);
    }

    /// What stretches of a text in a language mean: the words that make up each, and their key. Longer stretches first; they do not overlap.
    pub(super) fn find(&self, language: Language, words: &[Word]) -> Vec<(Range<usize>, usize)> {
        let mut found: Vec<(Range<usize>, usize)> = Vec::new();
        for (i, word) in words.iter().enumerate() {
            for (rest, key) in self.terms.get(&(language, word.stem.clone())).into_iter().flatten() {
                let following = words[i + 1..].iter().map(|word| &word.stem);
                if words.len() > i + rest.len() && following.zip(rest).all(|(a, b)| a == b) {
                    found.push((i..i + 1 + rest.len(), *key));
                }
            }
        }
        found.sort_by_key(|(range, _)| std::cmp::Reverse(range.len()));
        let mut kept: Vec<(Range<usize>, usize)> = Vec::new();
        for (range, key) in found {
            let clashes = |other: &Range<usize>| *other != range && other.start < range.end && range.start < other.end;
            if !kept.iter().any(|(other, _)| clashes(other)) && !kept.contains(&(range.clone(), key)) {
                kept.push((range, key));
            }
        }
        kept
    }

    /// The key of the entry that explains a key.
    pub(super) fn entry(&self, key: usize) -> &str {
        &self.entries[key]
    }

    /// The words of a language for a key.
    pub(super) fn words(&self, key: usize, language: Language) -> &[Vec<Word>] {
        self.words[key].get(&language).map_or(&[], Vec::as_slice)
    }
}
