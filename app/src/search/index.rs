//! The index itself, and how it is asked.

use bonduc_content::{Archive, Language};
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, BoostQuery, FuzzyTermQuery, Occur, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, STORED, STRING, Schema, TextFieldIndexing, TextOptions, Value};
use tantivy::{DocAddress, IndexReader, IndexSettings, ReloadPolicy, TantivyDocument, TantivyError, Term, doc};

use super::analysis::{self, Analysis, Word};
use super::entry::{Entry, entries};
use super::highlight::{Sought, highlight};

/// Longer queries are cut.
pub(crate) const LONGEST_QUERY: usize = 200;
/// More words of a query are not looked at.
const MOST_WORDS: usize = 16;

/// The index of the archive.
pub(crate) struct Index {
    entries: Vec<Entry>,
    analysis: Analysis,
    reader: IndexReader,
    fields: Fields,
}

#[derive(Clone, Copy)]
struct Fields {
    id: Field,
    language: Field,
    exact: Field,
    stem: Field,
    title: Field,
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Results<'a> {
    /// How many entries.
    pub(crate) total: usize,
    /// The best of them.
    pub(crate) hits: Vec<Hit<'a>>,
    /// Whether none had all the words, and these have only some.
    pub(crate) partial: bool,
}

/// An entry that was found.
#[derive(Debug)]
pub(crate) struct Hit<'a> {
    /// The entry.
    pub(crate) entry: &'a Entry,
    /// Its text with the words sought marked.
    pub(crate) html: String,
}

impl Index {
    /// Indexes an archive.
    ///
    /// # Panics
    /// Where an index cannot be made in memory, which only happens when there is none left.
    pub(crate) fn new(archive: &Archive) -> Self {
        let entries = entries(archive);
        let (reader, fields) = build(&entries).unwrap_or_else(|error| panic!("the index cannot be made: {error}"));
        Self { entries, analysis: Analysis::new(), reader, fields }
    }

    /// Finds the entries of a language that have all the words of a query, or else those that have some of them, best first.
    pub(crate) fn search(&self, query: &str, language: Language, limit: usize) -> Results<'_> {
        let query = &query[..query.floor_char_boundary(LONGEST_QUERY)];
        let mut words = self.analysis.words(query);
        words.truncate(MOST_WORDS);
        let nothing = Results { total: 0, hits: Vec::new(), partial: false };
        if words.is_empty() {
            return nothing;
        }
        for (occur, partial) in [(Occur::Must, false), (Occur::Should, true)] {
            // What a search in memory can fail of is a broken index; the reader then sees that nothing was found.
            let (total, found) = self.run(&words, language, occur, limit).unwrap_or_default();
            if total > 0 {
                let sought = Sought { words: &words };
                let hits = found.into_iter().map(|entry| Hit { entry, html: highlight(&self.analysis, &entry.text, &sought) }).collect();
                return Results { total, hits, partial };
            }
        }
        nothing
    }

    fn run(&self, words: &[Word], language: Language, occur: Occur, limit: usize) -> Result<(usize, Vec<&Entry>), TantivyError> {
        let last = words.len() - 1;
        let of_words: Vec<_> = words.iter().enumerate().map(|(i, word)| (occur, self.word(word, i == last))).collect();
        let of_words: Box<dyn Query> = Box::new(BooleanQuery::new(of_words));
        let of_language = TermQuery::new(Term::from_field_text(self.fields.language, language.tag()), IndexRecordOption::Basic);
        // The language only limits; it must not count.
        let of_language: Box<dyn Query> = Box::new(BoostQuery::new(Box::new(of_language), 0.0));
        let query = BooleanQuery::new(vec![(Occur::Must, of_words), (Occur::Must, of_language)]);
        let searcher = self.reader.searcher();
        let (total, found) = searcher.search(&query, &(tantivy::collector::Count, TopDocs::with_limit(limit.max(1)).order_by_score()))?;
        let entry = |address: DocAddress| {
            let document: TantivyDocument = searcher.doc(address).ok()?;
            self.entries.get(usize::try_from(document.get_first(self.fields.id)?.as_u64()?).ok()?)
        };
        Ok((total, found.into_iter().filter_map(|(_, address)| entry(address)).take(limit).collect()))
    }

    /// A word: letter by letter best, then its other forms, then in titles; the last word also as a beginning.
    fn word(&self, word: &Word, last: bool) -> Box<dyn Query> {
        let term = |field, text: &str, boost| -> (Occur, Box<dyn Query>) {
            let term = TermQuery::new(Term::from_field_text(field, text), IndexRecordOption::WithFreqs);
            (Occur::Should, Box::new(BoostQuery::new(Box::new(term), boost)))
        };
        let mut ways = vec![
            term(self.fields.exact, &word.exact, 2.0),
            term(self.fields.stem, &word.stem, 1.0),
            term(self.fields.title, &word.stem, 1.5),
        ];
        if last && word.exact.chars().count() > 1 {
            let beginning = FuzzyTermQuery::new_prefix(Term::from_field_text(self.fields.exact, &word.exact), 0, true);
            ways.push((Occur::Should, Box::new(BoostQuery::new(Box::new(beginning), 0.5))));
        }
        Box::new(BooleanQuery::new(ways))
    }
}

fn build(entries: &[Entry]) -> Result<(IndexReader, Fields), TantivyError> {
    let mut schema = Schema::builder();
    let text = |tokenizer: &str| {
        let indexing = TextFieldIndexing::default().set_tokenizer(tokenizer).set_index_option(IndexRecordOption::WithFreqsAndPositions);
        TextOptions::default().set_indexing_options(indexing)
    };
    let fields = Fields {
        id: schema.add_u64_field("id", STORED),
        language: schema.add_text_field("language", STRING),
        exact: schema.add_text_field("exact", text("exact")),
        stem: schema.add_text_field("stem", text("stem")),
        title: schema.add_text_field("title", text("stem")),
    };
    let index = tantivy::Index::create(tantivy::directory::RamDirectory::create(), schema.build(), IndexSettings::default())?;
    index.tokenizers().register("exact", analysis::exact());
    index.tokenizers().register("stem", analysis::stem());
    let mut writer = index.writer_with_num_threads(1, 15_000_000)?;
    for (id, entry) in entries.iter().enumerate() {
        writer.add_document(doc!(
            fields.id => id as u64,
            fields.language => entry.language.tag(),
            fields.exact => entry.text.as_str(),
            fields.stem => entry.text.as_str(),
            fields.title => format!("{} {}", entry.title, entry.section_title),
        ))?;
    }
    writer.commit()?;
    Ok((index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?, fields))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str) -> Vec<String> {
        let index = Index::new(Archive::embedded());
        let results = index.search(query, Language::En, 10);
        results.hits.iter().map(|hit| hit.entry.url.clone()).collect()
    }

    #[test]
    fn statements_are_found_by_their_words_in_other_forms_and_by_beginnings() {
        assert!(found("Wilson Ferrer").contains(&"/en/games/adji-kui-ii#s2".to_owned()));
        assert!(found("nickernut").iter().any(|url| url.starts_with("/en/games/adji-boto#s")));
        assert!(found("capturing warriors").iter().any(|url| url.starts_with("/en/games/kiothi#s")));
        assert!(found("honey win").contains(&"/en/games/sadeqa-ii#s3".to_owned()), "the last word may be a beginning");
        assert!(found("endless").iter().any(|url| url == "/en/site-rules#sC3"));
        assert_eq!(found(""), Vec::<String>::new());
        assert_eq!(found("xyzzy"), Vec::<String>::new());
    }

    #[test]
    fn where_no_statement_has_all_words_those_with_some_are_shown() {
        let index = Index::new(Archive::embedded());
        let results = index.search("Mugwe xyzzy", Language::En, 10);
        assert!(results.partial && results.total > 0);
        assert!(!index.search("Mugwe hand", Language::En, 10).partial);
    }

    #[test]
    fn no_query_panics() {
        let index = Index::new(Archive::embedded());
        for query in [
            "- *",
            "a:(^",
            "\"unclosed",
            "AND",
            "((((((((",
            "é".repeat(500).as_str(),
            "\u{0}",
            "a b c d e f g h i j k l m n o p q r s t u v",
            "ที่ 🐚",
        ] {
            let _ = index.search(query, Language::En, 5);
        }
        assert_eq!(index.search("seed", Language::En, 0).hits.len(), 0);
    }
}
