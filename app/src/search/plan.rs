//! What a query may mean in a language: for each of its words the terms of the index that stand for it, and how.

use std::collections::BTreeMap;
use std::ops::Range;

use bonduc_content::Language;

use super::analysis::{Analysis, Word, is_thai};
use super::lexicon::Lexicon;
use super::query::Query;
use super::synonyms::Synonyms;

/// More words of a query are not looked at.
pub(super) const MOST_WORDS: usize = 16;
/// Runs of Thai letters of such lengths are looked for as they stand.
const RUNS: std::ops::RangeInclusive<usize> = 3..=40;

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
    /// How sure it is that what was found is what was looked for.
    pub(super) const fn certainty(self) -> f32 {
        match self {
            Self::Exact | Self::Form | Self::Synonym | Self::Folded => 1.0,
            Self::Beginning | Self::Inside => 0.8,
            Self::Similar => 0.7,
        }
    }

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
    /// Whether nothing is missing where it is not found.
    pub(super) optional: bool,
}

/// A query as it is asked in one language.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) language: Language,
    /// Keys of the entries that explain what is looked for, and how much of the query each explains.
    pub(super) meant: Vec<(String, f32)>,
    /// The words of the query, in their order.
    pub(super) words: Vec<Word>,
    /// What is looked for; the more of it, the better.
    pub(super) units: Vec<Unit>,
    /// What must stand.
    pub(super) required: Vec<Unit>,
    /// What must not stand.
    pub(super) unwanted: Vec<Unit>,
}

/// Makes the plans of a query.
pub(super) struct Planner<'a> {
    analysis: &'a Analysis,
    lexicons: &'a BTreeMap<Language, Lexicon>,
    synonyms: &'a Synonyms,
    query: &'a Query,
    /// The words of the query as each language has them.
    words: BTreeMap<Language, Vec<Word>>,
    /// Which stretches of the query, in bytes, mean which keys, in whatever language they are said.
    meant: Vec<(Range<usize>, usize)>,
}

impl<'a> Planner<'a> {
    pub(super) fn new(analysis: &'a Analysis, lexicons: &'a BTreeMap<Language, Lexicon>, synonyms: &'a Synonyms, query: &'a Query) -> Self {
        let mut words = BTreeMap::new();
        let mut meant: Vec<(Range<usize>, usize)> = Vec::new();
        for &language in Language::ALL {
            let mut said = analysis.words(language, &query.words);
            said.truncate(MOST_WORDS);
            for (range, key) in synonyms.find(language, &said) {
                let bytes = said[range.start].range.start..said[range.end - 1].range.end;
                if !meant.contains(&(bytes.clone(), key)) {
                    meant.push((bytes, key));
                }
            }
            words.insert(language, said);
        }
        Self { analysis, lexicons, synonyms, query, words, meant }
    }

    /// A query as it is asked in a language. `own` is the reader's.
    pub(super) fn plan(&self, language: Language, own: Language) -> Plan {
        let query = self.query;
        let words = self.words[&language].clone();
        // In another language only what is there as it was typed counts: its likenesses and beginnings would be chance.
        let freely = language == own;
        let last = words.len().wrapping_sub(1);
        let mut units: Vec<_> = words.iter().enumerate().map(|(i, word)| self.unit(language, word, i == last, freely)).collect();
        if language == Language::Th {
            self.look_inside(&query.words, &words, &mut units, freely);
        }
        // What is said in another language is looked for in the reader's; in the others as it was said.
        let meant = if freely { self.translate(language, &words, &mut units) } else { Vec::new() };
        let phrase = |text: &String| self.phrase(language, text);
        Plan {
            language,
            meant,
            words,
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
            unit.ways.extend(self.similar(language, word));
        }
        unit
    }

    /// The words that are nearly the same, in all their forms.
    fn similar(&self, language: Language, word: &Word) -> Vec<Way> {
        let lexicon = &self.lexicons[&language];
        let way = |field, text: &str| Way { field, terms: vec![text.to_owned()], how: How::Similar };
        let ways = lexicon.similar(word).into_iter().flat_map(|text| {
            let stem = lexicon.stem(text).filter(|_| matches!(language, Language::En | Language::Sv));
            std::iter::once(way(Field::Folded, text)).chain(stem.map(|stem| way(Field::Stem, stem)))
        });
        ways.collect()
    }

    /// Thai is written without spaces: a run of letters is looked for as it stands too, as the beginning of a word and as one nearly the same.
    fn look_inside(&self, text: &str, words: &[Word], units: &mut Vec<Unit>, freely: bool) {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for word in words.iter().filter(|word| word.exact.chars().any(is_thai)) {
            match runs.last_mut() {
                Some(run) if run.end == word.range.start => run.end = word.range.end,
                _ => runs.push(word.range.clone()),
            }
        }
        for run in runs {
            let letters = &text[run.clone()];
            let parts = words.iter().filter(|word| run.contains(&word.range.start));
            let unknown = parts.clone().any(|word| !self.lexicons[&Language::Th].has(word));
            if !RUNS.contains(&letters.chars().count()) || (parts.count() < 2 && !unknown) {
                continue;
            }
            let whole = Word {
                exact: letters.to_owned(),
                stem: letters.to_owned(),
                folded: letters.to_owned(),
                parts: Vec::new(),
                range: run.clone(),
            };
            let mut unit = Unit { weight: 1.0, inside: Some(letters.to_owned()), optional: true, ..Unit::default() };
            if freely && run.end == words.last().map_or(0, |word| word.range.end) {
                let beginning = self.lexicons[&Language::Th].beginning(&whole).into_iter();
                unit.ways.extend(beginning.map(|text| Way { field: Field::Folded, terms: vec![text.to_owned()], how: How::Beginning }));
            }
            if freely && unknown && unit.ways.is_empty() {
                unit.ways.extend(self.similar(Language::Th, &whole));
            }
            if !unit.ways.is_empty() {
                // It is one word, begun or misspelt; its pieces only look like words.
                for (word, piece) in words.iter().zip(units.iter_mut()).filter(|(word, _)| run.contains(&word.range.start)) {
                    piece.weight *= if self.lexicons[&Language::Th].has(word) { 0.2 } else { 0.0 };
                    piece.optional = true;
                }
            }
            units.push(unit);
        }
    }

    /// Adds the words of the language for what the query says in any language. The entries that explain it, and how much of it.
    fn translate(&self, language: Language, words: &[Word], units: &mut Vec<Unit>) -> Vec<(String, f32)> {
        for (bytes, key) in self.meant.clone() {
            let ways = self.synonyms.words(key, language).iter().map(|term| synonym(language, term));
            let within: Vec<_> = words
                .iter()
                .enumerate()
                .filter(|(_, word)| word.range.start < bytes.end && bytes.start < word.range.end)
                .map(|(i, _)| i)
                .collect();
            match within.as_slice() {
                [] => units.push(Unit { weight: 1.0, ways: ways.collect(), ..Unit::default() }),
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
        // Where what is asked is a term, if misspelt, its explanation is an answer.
        let asked = self.query.words.trim().len().max(1) as f32;
        let meant = self.meant.iter().map(|(bytes, key)| (*key, bytes.len() as f32 / asked));
        let ways = units.iter().flat_map(|unit| &unit.ways).filter(|way| way.how == How::Similar && units.len() <= words.len() + 1);
        let similar = ways.flat_map(|way| {
            let term: String = way.terms.concat();
            let words = self.analysis.words(language, self.lexicons[&language].spelt(&term));
            let all = words.len();
            self.synonyms.find(language, &words).into_iter().filter(move |(range, _)| range.len() == all).map(|(_, key)| (key, 1.0))
        });
        meant.chain(similar).map(|(key, part)| (self.synonyms.entry(key).to_owned(), part)).collect()
    }

    /// Words that stand one after the other: letter by letter, or if some of them are nowhere, without accents.
    fn phrase(&self, language: Language, text: &str) -> Unit {
        let words = self.analysis.words(language, text);
        let way = |field, how, part: fn(&Word) -> &String| Way { field, terms: words.iter().map(|word| part(word).clone()).collect(), how };
        let ways = match words.as_slice() {
            [] => Vec::new(),
            words if words.iter().all(|word| self.lexicons[&language].has_exactly(word)) => {
                vec![way(Field::Exact, How::Exact, |word| &word.exact)]
            }
            _ => vec![way(Field::Folded, How::Folded, |word| &word.folded)],
        };
        Unit { weight: 1.0, ways, ..Unit::default() }
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
