//! What a query may mean in a language: for each of its words the terms of the index that stand for it, and how.

use std::collections::BTreeMap;
use std::ops::Range;

use bonduc_content::Language;

use super::analysis::{Analysis, Word};
use super::lexicon::Lexicon;
use super::query::Query;
use super::synonyms::Synonyms;

/// More words of a query are not looked at.
const MOST_WORDS: usize = 16;
/// Shorter runs of Thai letters are not looked for inside words.
const SHORTEST_INSIDE: usize = 3;

/// A field of the index in which a word may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Field {
    /// Letter by letter.
    Exact,
    /// By stem.
    Stem,
    /// Without accents.
    Folded,
}

/// How a word was found, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum How {
    /// Letter by letter.
    Exact,
    /// In another form.
    Form,
    /// By a word for the same in this or another language.
    Synonym,
    /// With other accents.
    Folded,
    /// As the beginning of a word.
    Beginning,
    /// Inside a word.
    Inside,
    /// As a word that is nearly the same.
    Similar,
}

impl How {
    /// What such a find counts beside one letter by letter.
    pub(super) const fn boost(self) -> f32 {
        match self {
            Self::Exact => 1.0,
            Self::Form => 0.75,
            Self::Synonym => 0.6,
            Self::Folded => 0.5,
            Self::Beginning => 0.35,
            Self::Inside => 0.3,
            Self::Similar => 0.2,
        }
    }
}

/// Something that stands for a word: one term, or several one after the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Way {
    pub(super) field: Field,
    pub(super) terms: Vec<String>,
    pub(super) how: How,
}

/// One thing that is looked for, and all that stands for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unit {
    /// How much it says, up to 1.
    pub(super) weight: f32,
    pub(super) ways: Vec<Way>,
    /// What must stand inside the text where words do not tell.
    pub(super) inside: Option<String>,
}

impl Unit {
    pub(super) fn is_hopeless(&self) -> bool {
        self.ways.is_empty() && self.inside.is_none()
    }
}

/// A query as it is asked in one language.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) language: Language,
    /// What is looked for; the more of it, the better.
    pub(super) units: Vec<Unit>,
    /// What must stand.
    pub(super) required: Vec<Unit>,
    /// What must not stand.
    pub(super) unwanted: Vec<Unit>,
}

/// What plans are made with.
pub(super) struct Planner<'a> {
    pub(super) analysis: &'a Analysis,
    pub(super) lexicons: &'a BTreeMap<Language, Lexicon>,
    pub(super) synonyms: &'a Synonyms,
}

impl Planner<'_> {
    /// A query as it is asked in a language. `own` is the reader's.
    pub(super) fn plan(&self, query: &Query, language: Language, own: Language) -> Plan {
        let mut words = self.analysis.words(language, &query.words);
        words.truncate(MOST_WORDS);
        // In another language only what is there as it was typed counts: its likenesses and beginnings would be chance.
        let freely = language == own;
        let last = words.len().wrapping_sub(1);
        let mut units: Vec<_> = words.iter().enumerate().map(|(i, word)| self.unit(language, word, i == last, freely)).collect();
        if language == Language::Th {
            self.look_inside(&query.words, &words, &mut units);
        }
        self.translate(query, language, &words, &mut units);
        let phrase = |text: &String| self.phrase(language, text);
        Plan {
            language,
            units,
            required: query.phrases.iter().map(phrase).collect(),
            unwanted: query.unwanted.iter().map(phrase).collect(),
        }
    }

    /// A word: letter by letter, in other forms, without accents, and if it is the last as a beginning; a word that is not there, as those most like it.
    fn unit(&self, language: Language, word: &Word, last: bool, freely: bool) -> Unit {
        let lexicon = &self.lexicons[&language];
        let way = |field, text: &str, how| Way { field, terms: vec![text.to_owned()], how };
        let mut unit = Unit { weight: lexicon.weight(word), ..Unit::default() };
        let known = lexicon.has(word);
        if known {
            unit.ways.push(way(Field::Exact, &word.exact, How::Exact));
            unit.ways.push(way(Field::Folded, &word.folded, How::Folded));
            if matches!(language, Language::En | Language::Sv) {
                unit.ways.extend(word.parts.iter().chain([&word.stem]).map(|stem| way(Field::Stem, stem, How::Form)));
            }
        }
        if last && freely && word.folded.chars().count() > 1 {
            unit.ways.extend(lexicon.beginning(word).into_iter().map(|text| way(Field::Folded, text, How::Beginning)));
        }
        if unit.ways.is_empty() && freely {
            unit.ways.extend(lexicon.similar(word).into_iter().map(|text| way(Field::Folded, text, How::Similar)));
        }
        unit
    }

    /// Thai letters that make no known words may stand inside longer ones.
    fn look_inside(&self, text: &str, words: &[Word], units: &mut [Unit]) {
        for (word, unit) in words.iter().zip(units) {
            if unit.is_hopeless() && word.exact.chars().count() >= SHORTEST_INSIDE && !word.exact.is_ascii() {
                unit.inside = Some(text[word.range.clone()].to_owned());
            }
        }
    }

    /// Adds the words of the language for what the query says in any language.
    fn translate(&self, query: &Query, language: Language, words: &[Word], units: &mut Vec<Unit>) {
        let mut meant: Vec<(Range<usize>, usize)> = Vec::new();
        for &said_in in Language::ALL {
            let said = self.analysis.words(said_in, &query.words);
            for (range, key) in self.synonyms.find(said_in, &said) {
                let bytes = said[range.start].range.start..said[range.end - 1].range.end;
                if !meant.contains(&(bytes.clone(), key)) {
                    meant.push((bytes, key));
                }
            }
        }
        for (bytes, key) in meant {
            let ways = self.synonyms.words(key, language).iter().map(|term| synonym(language, term));
            let within: Vec<_> = words.iter().enumerate().filter(|(_, word)| word.range.start < bytes.end && bytes.start < word.range.end).map(|(i, _)| i).collect();
            match within.as_slice() {
                [] => units.push(Unit { weight: 1.0, ways: ways.collect(), inside: None }),
                // A term of several words stands for each of them.
                several => {
                    let ways: Vec<_> = ways.collect();
                    for &i in several {
                        let Some(unit) = units.get_mut(i) else { continue };
                        unit.ways.extend(ways.iter().cloned());
                        if !self.lexicons[&language].has(&words[i]) {
                            unit.weight = 0.7;
                        }
                    }
                }
            }
        }
    }

    /// Words that stand one after the other: letter by letter, or if they do not do so anywhere, without accents.
    fn phrase(&self, language: Language, text: &str) -> Unit {
        let words = self.analysis.words(language, text);
        let way = |field, how, part: fn(&Word) -> &String| Way { field, terms: words.iter().map(|word| part(word).clone()).collect(), how };
        let ways = vec![way(Field::Exact, How::Exact, |word| &word.exact), way(Field::Folded, How::Folded, |word| &word.folded)];
        let ways = if words.is_empty() { Vec::new() } else { ways };
        Unit { weight: 1.0, ways, inside: None }
    }
}

/// A word of the glossary as it is looked for: by stem where the language has stems.
fn synonym(language: Language, term: &[Word]) -> Way {
    let (field, part): (_, fn(&Word) -> &String) = match language {
        Language::En | Language::Sv => (Field::Stem, |word| &word.stem),
        Language::Vi | Language::Th => (Field::Exact, |word| &word.exact),
    };
    Way { field, terms: term.iter().map(|word| part(word).clone()).collect(), how: How::Synonym }
}
