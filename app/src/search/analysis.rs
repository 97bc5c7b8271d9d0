//! From text to words: the one function for index, query and highlighting.

use std::collections::BTreeMap;
use std::ops::Range;

use bonduc_content::{Archive, Language, WordList};
use frostem::{Algorithm, Stemmer};
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use icu_segmenter::options::WordBreakInvariantOptions;
use icu_segmenter::{WordSegmenter, WordSegmenterBorrowed};

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// Letter by letter, in lower case.
    pub(super) exact: String,
    /// What its inflected forms share; the same as `exact` in languages that do not inflect.
    pub(super) stem: String,
    /// Without accents.
    pub(super) folded: String,
    /// The stems of its parts, where it is a compound.
    pub(super) parts: Vec<String>,
    /// Where it stands, in bytes.
    pub(super) range: Range<usize>,
}

/// Splits texts into words.
pub(super) struct Analysis {
    lists: BTreeMap<Language, &'static WordList>,
    english: Stemmer,
    swedish: Stemmer,
    thai: WordSegmenterBorrowed<'static>,
}

/// Text as it is indexed and asked for: composed, however it was typed. Thai letters that are typed as two others which look like them are
/// made one, too, which composing leaves alone.
pub(super) fn composed(text: &str) -> String {
    let mut text = ComposingNormalizerBorrowed::new_nfc().normalize(text).replace("\u{e40}\u{e40}", "\u{e41}");
    for tone in ["", "\u{e48}", "\u{e49}", "\u{e4a}", "\u{e4b}"] {
        for typed in [["\u{e4d}", tone, "\u{e32}"], [tone, "\u{e4d}", "\u{e32}"]] {
            text = text.replace(&typed.concat(), &[tone, "\u{e33}"].concat());
        }
    }
    text
}

/// A word without its accents.
pub(super) fn folded(word: &str) -> String {
    DecomposingNormalizerBorrowed::new_nfd()
        .normalize_iter(word.chars())
        .filter(|&letter| !is_accent(letter))
        .map(|letter| match letter {
            'đ' => 'd',
            'ø' => 'o',
            'ı' => 'i',
            _ => letter,
        })
        .collect()
}

const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

pub(super) const fn is_thai(letter: char) -> bool {
    matches!(letter, '\u{e01}'..='\u{e4e}')
}

/// A Vietnamese word with its tone behind it, so that it does not matter on which vowel the tone is written (hòa, hoà).
fn tone_last(word: &str) -> String {
    const TONES: [char; 5] = ['\u{300}', '\u{301}', '\u{303}', '\u{309}', '\u{323}'];
    let letters: Vec<_> = DecomposingNormalizerBorrowed::new_nfd().normalize_iter(word.chars()).collect();
    let tone = letters.iter().rfind(|letter| TONES.contains(letter));
    let plain: String = letters.iter().filter(|letter| !TONES.contains(letter)).collect();
    let mut word = composed(&plain);
    word.extend(tone);
    word
}

impl Analysis {
    pub(super) fn new(archive: &'static Archive) -> Self {
        Self {
            lists: Language::ALL.iter().map(|&language| (language, archive.words(language))).collect(),
            english: Stemmer::new(Algorithm::English),
            swedish: Stemmer::new(Algorithm::Swedish),
            thai: WordSegmenter::new_dictionary(WordBreakInvariantOptions::default()),
        }
    }

    /// The words of a composed text in order.
    pub(super) fn words(&self, language: Language, text: &str) -> Vec<Word> {
        let mut words = Vec::new();
        let mut from = None;
        let mut thai = false;
        for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
            let within = letter.is_alphanumeric() || is_accent(letter) || is_thai(letter);
            // An apostrophe within a word belongs to it: t’ej, player’s.
            let joins = matches!(letter, '\'' | '’') && from.is_some() && text[at + letter.len_utf8()..].starts_with(char::is_alphanumeric);
            if let Some(start) = from
                && ((!within && !joins) || (within && is_thai(letter) != thai))
            {
                self.run(language, text, start..at, thai, &mut words);
                from = None;
            }
            if within && from.is_none() {
                (from, thai) = (Some(at), is_thai(letter));
            }
        }
        words
    }

    /// The words of a run of letters of one script.
    fn run(&self, language: Language, text: &str, run: Range<usize>, thai: bool, words: &mut Vec<Word>) {
        if thai {
            words.extend(self.divide(text, run).into_iter().map(|range| {
                let exact = text[range.clone()].to_owned();
                Word { stem: exact.clone(), folded: exact.clone(), exact, parts: Vec::new(), range }
            }));
        } else {
            words.push(self.word(language, &text[run.clone()], run));
        }
    }

    /// Where the words of a run of Thai letters stand: the list's first, then those of the dictionary.
    fn divide(&self, text: &str, run: Range<usize>) -> Vec<Range<usize>> {
        let mut ranges = Vec::new();
        let mut plain = run.start;
        let mut at = run.start;
        while at < run.end {
            match self.lists[&Language::Th].whole(&text[at..run.end]) {
                Some(word) => {
                    self.by_dictionary(text, plain..at, &mut ranges);
                    ranges.push(at..at + word.len());
                    at += word.len();
                    plain = at;
                }
                None => at += text[at..].chars().next().map_or(1, char::len_utf8),
            }
        }
        self.by_dictionary(text, plain..run.end, &mut ranges);
        ranges
    }

    fn by_dictionary(&self, text: &str, run: Range<usize>, ranges: &mut Vec<Range<usize>>) {
        let mut from = run.start;
        for end in self.thai.segment_str(&text[run.clone()]).map(|end| run.start + end).filter(|&end| end > run.start) {
            ranges.push(from..end);
            from = end;
        }
    }

    fn word(&self, language: Language, text: &str, range: Range<usize>) -> Word {
        let mut exact = text.to_lowercase().replace('’', "'");
        if language == Language::En {
            for possessive in ["'s", "'"] {
                exact.truncate(exact.strip_suffix(possessive).unwrap_or(&exact).len());
            }
        }
        exact = exact.replace('\'', "");
        if language == Language::Vi {
            exact = tone_last(&exact);
        }
        let list = self.lists[&language];
        let stem = self.stem(language, list.lemma(&exact).unwrap_or(&exact));
        let parts = list.parts(&exact).iter().map(|part| self.stem(language, list.lemma(part).unwrap_or(part))).collect();
        Word { folded: folded(&exact), stem, exact, parts, range }
    }

    fn stem(&self, language: Language, word: &str) -> String {
        match language {
            Language::En => self.english.stem(word).into_owned(),
            Language::Sv => self.swedish.stem(word).into_owned(),
            Language::Vi | Language::Th => word.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(language: Language, text: &str, part: impl Fn(&Word) -> &str) -> String {
        let words = Analysis::new(Archive::embedded()).words(language, &composed(text));
        words.iter().map(part).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_word_is_the_same_however_it_is_typed() {
        let exact = |language, text| words(language, text, |word| &word.exact);
        assert_eq!(exact(Language::Vi, "hòa thủy"), exact(Language::Vi, "hoà thuỷ"), "tone on either vowel");
        assert_eq!(exact(Language::Vi, "đối thủ"), exact(Language::Vi, "đo\u{302}\u{301}i thu\u{309}"), "composed or not");
        assert_ne!(exact(Language::Vi, "thu"), exact(Language::Vi, "thủ"));
        assert_eq!(words(Language::Vi, "Đối thủ ứng", |word| &word.folded), "doi thu ung");
        assert_eq!(exact(Language::Th, "น้ำ"), exact(Language::Th, "น\u{e49}\u{e4d}\u{e32}"));
        assert_eq!(exact(Language::Th, "น้ำ"), exact(Language::Th, "น\u{e4d}\u{e49}\u{e32}"));
        assert_eq!(exact(Language::En, "The player’s t’ej"), "the player tej");
    }

    #[test]
    fn inflected_forms_share_a_stem() {
        let stem = |language, text| words(language, text, |word| &word.stem);
        assert_eq!(stem(Language::En, "sown sowing sows"), "sow sow sow");
        let seeds = stem(Language::Sv, "frö frön fröet fröna");
        assert!(seeds.split(' ').all(|word| word == seeds.split(' ').next().unwrap_or_default()), "{seeds}");
        assert_ne!(words(Language::Sv, "bräde", |word| &word.folded), words(Language::Sv, "bräde", |word| &word.exact));
    }

    #[test]
    fn thai_is_divided_and_nothing_is_lost() {
        let text = "เมล็ดสุดท้ายตกในหลุมว่าง มันกาลา boma 93";
        let found = Analysis::new(Archive::embedded()).words(Language::Th, text);
        let joined: String = found.iter().map(|word| &text[word.range.clone()]).collect();
        assert_eq!(joined, text.replace(' ', ""));
        assert!(found.iter().any(|word| word.exact == "มันกาลา"), "{found:?}");
        assert!(found.iter().any(|word| word.exact == "หลุม"), "{found:?}");
        // Marks are letters of their own: ที่ is not ที.
        assert_ne!(words(Language::Th, "ที่", |word| &word.exact), words(Language::Th, "ที", |word| &word.exact));
    }
}
