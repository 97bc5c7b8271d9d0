//! From text to words: the one function for index, query and highlighting.

use std::ops::Range;

use tantivy::tokenizer::{AsciiFoldingFilter, Language, LowerCaser, SimpleTokenizer, Stemmer, TextAnalyzer};

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// As it is looked for letter by letter: in lower case, without accents.
    pub(super) exact: String,
    /// Its stem, which its inflected forms share.
    pub(super) stem: String,
    /// Where it stands, in bytes.
    pub(super) range: Range<usize>,
}

/// Splits texts into words.
pub(super) struct Analysis {
    exact: TextAnalyzer,
    stem: TextAnalyzer,
}

impl Analysis {
    pub(super) fn new() -> Self {
        Self { exact: exact(), stem: stem() }
    }

    /// The words of a text in order.
    pub(super) fn words(&self, text: &str) -> Vec<Word> {
        let (mut exact, mut stem) = (self.exact.clone(), self.stem.clone());
        let (mut exact, mut stem) = (exact.token_stream(text), stem.token_stream(text));
        let mut words = Vec::new();
        while exact.advance() && stem.advance() {
            let (word, root) = (exact.token(), stem.token());
            words.push(Word { exact: word.text.clone(), stem: root.text.clone(), range: word.offset_from..word.offset_to });
        }
        words
    }
}

/// The analyser of the field that is matched letter by letter.
pub(super) fn exact() -> TextAnalyzer {
    TextAnalyzer::builder(SimpleTokenizer::default()).filter(LowerCaser).filter(AsciiFoldingFilter).build()
}

/// The analyser of the field in which inflected forms match.
pub(super) fn stem() -> TextAnalyzer {
    TextAnalyzer::builder(SimpleTokenizer::default())
        .filter(LowerCaser)
        .filter(Stemmer::new(Language::English))
        .filter(AsciiFoldingFilter)
        .build()
}
