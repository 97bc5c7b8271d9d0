//! The index itself, and how it is asked.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::thread;

use bonduc_content::{Archive, Language};
use rustc_hash::FxHashMap;
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, Occur, Query as Asked, TermQuery};
use tantivy::schema::{FAST, Field as Column, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::{PreTokenizedString, Token};
use tantivy::{DocAddress, IndexReader, IndexSettings, ReloadPolicy, TantivyDocument, TantivyError, Term};

use super::analysis::{Analysis, Word};
use super::entry::{Entry, entries};
use super::facets::Facets;
use super::highlight::{Found, Sought};
use super::lexicon::Lexicon;
use super::plan::{Field, How, MOST_WORDS, Plan, Planner, Unit, Way};
use super::query::Query;
use super::synonyms::Synonyms;

/// What each thing found counts, before how well it is found: finds with more of what is looked for come first.
const FOUND: f32 = 10.0;
/// What two words count that stand side by side as in the query, beside one that is found: words of Vietnamese and terms of all languages are
/// made of several.
const SIDE_BY_SIDE: f32 = 0.7;
/// So many of the best finds are looked at for that.
const LOOKED_AT: usize = 80;
/// What a word in a title or among the names counts beside one in the text.
const TITLE: f32 = 0.6;
/// What a find in another language than the reader's counts.
const OTHER_LANGUAGE: f32 = 0.55;
/// What the explanation of a term counts for who asks for just that term, and for who asks for it among other things.
const MEANT: (f32, f32) = (1.5, 1.2);
/// A smaller part of a query is not what it is about.
const MAIN_PART: f32 = 0.4;
/// So many finds of each language are looked at.
const CANDIDATES: usize = 600;

/// The index of the archive.
pub(crate) struct Index {
    archive: &'static Archive,
    entries: Vec<Entry>,
    /// For each entry the number that it shares with its editions in other languages.
    editions: Vec<usize>,
    /// The words of each entry's text.
    words: Vec<Vec<Word>>,
    /// The words of each entry's title and names.
    titles: Vec<Vec<Word>>,
    analysis: Analysis,
    lexicons: BTreeMap<Language, Lexicon>,
    synonyms: Synonyms,
    reader: IndexReader,
    columns: Columns,
}

/// The fields of the index, a set for each language.
struct Columns {
    id: Column,
    text: BTreeMap<(Language, Field), Column>,
    title: BTreeMap<(Language, Field), Column>,
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Results<'a> {
    /// How many finds, editions of one text counted once.
    pub(crate) total: usize,
    /// The best of them.
    pub(crate) hits: Vec<Hit<'a>>,
    /// Whether none has all that was looked for, and these have only some of it.
    pub(crate) partial: bool,
    /// How all finds are spread.
    pub(crate) facets: Facets,
    /// The query with words that are there in place of those that are not.
    pub(crate) suggestion: Option<String>,
}

/// An entry that was found.
#[derive(Debug)]
pub(crate) struct Hit<'a> {
    /// The entry, in the language in which it was found.
    pub(crate) entry: &'a Entry,
    /// Its text with what was found marked.
    pub(crate) html: String,
    /// Whether only words were found that are nearly the same.
    pub(crate) similar: bool,
    /// Address and fragment, in the language of the reader.
    pub(crate) url: String,
}

/// A find before it is shown.
struct Candidate<'a> {
    id: usize,
    entry: &'a Entry,
    plan: usize,
    score: f32,
}

impl Index {
    /// Indexes an archive.
    ///
    /// # Panics
    /// Where memory runs out, as anything does.
    pub(crate) fn new(archive: &'static Archive) -> Self {
        let analysis = Analysis::new(archive);
        let entries = entries(archive);
        let (words, titles): (Vec<_>, Vec<_>) = analysed(&analysis, &entries).into_iter().unzip();
        let mut numbers = FxHashMap::default();
        let editions = entries
            .iter()
            .map(|entry| {
                let next = numbers.len();
                *numbers.entry(entry.key.clone()).or_insert(next)
            })
            .collect();
        let (lexicons, built) = thread::scope(|scope| {
            let lexicons = scope.spawn(|| lexicons(&entries, &words, &titles));
            let built = build(&entries, &words, &titles);
            (lexicons.join().unwrap_or_else(|panic| resume_unwind(panic)), built)
        });
        let (reader, columns) = built.unwrap_or_else(|error| unreachable!("an index in memory: {error}"));
        Self { archive, synonyms: Synonyms::new(archive, &analysis), entries, editions, words, titles, analysis, lexicons, reader, columns }
    }

    /// How much can be found.
    #[cfg(feature = "bench")]
    pub(crate) fn entries(&self) -> usize {
        self.entries.len()
    }

    /// What a reader of `language` finds: the best `limit` after the first `skip`.
    pub(crate) fn search(&self, query: &Query, language: Language, skip: usize, limit: usize) -> Results<'_> {
        let planner = Planner::new(&self.analysis, &self.lexicons, &self.synonyms, query);
        let languages = query.languages();
        let own = if languages.contains(&language) { language } else { languages.first().copied().unwrap_or(language) };
        let plans: Vec<_> = languages.iter().map(|&asked| planner.plan(asked, own)).collect();
        let found = if query.is_empty() {
            Vec::new()
        } else if query.has_no_words() {
            self.all(&plans, query, own)
        } else {
            self.found(&plans, query, own)
        };
        let games: Vec<_> = self.archive.games().iter().map(|record| record.slug.as_str()).collect();
        let facets = Facets::of(found.iter().map(|candidate| candidate.entry), &games);
        let total = found.len();
        let sought: Vec<_> = plans.iter().map(Sought::new).collect();
        let marked = |candidate: &Candidate<'_>| {
            sought.get(candidate.plan).map_or_else(Found::default, |sought| sought.find(&candidate.entry.text, &self.words[candidate.id]))
        };
        let partial = found.first().is_some_and(|best| {
            let in_text = marked(best);
            let in_title = sought.get(best.plan).map(|sought| sought.find("", &self.titles[best.id])).unwrap_or_default();
            let wanted = plans.get(best.plan).map_or(&[][..], |plan| &plan.units);
            let mut found = wanted.iter().zip(in_text.units.iter().zip(&in_title.units));
            found.any(|(unit, (text, title))| !unit.optional && text.is_none() && title.is_none())
        });
        let hits = found
            .iter()
            .skip(skip)
            .take(limit)
            .map(|candidate| {
                let found = marked(candidate);
                let entry = candidate.entry;
                let read_in = if query.asks_language() { entry.language } else { language };
                Hit { entry, html: found.html(&entry.text), similar: found.is_only_similar(), url: format!("/{read_in}{}", entry.path) }
            })
            .collect();
        Results { total, hits, partial, facets, suggestion: self.suggestion(query, own) }
    }

    /// Everything that passes the filters, in the order of the archive.
    fn all(&self, plans: &[Plan], query: &Query, own: Language) -> Vec<Candidate<'_>> {
        let wanted = |id: usize| plans.iter().filter(|plan| plan.language == own).all(|plan| self.has_phrases(plan, id));
        let of_own = self.entries.iter().enumerate().filter(|(_, entry)| entry.language == own && query.admits(self.archive, entry));
        let mut found: Vec<_> = of_own
            .filter(|(id, _)| wanted(*id))
            .map(|(id, entry)| Candidate { id, entry, plan: usize::MAX, score: entry.kind.weight() })
            .collect();
        found.sort_by(|a, b| b.score.total_cmp(&a.score));
        found
    }

    /// What the plans find, the best first; of the editions of one text the best, the reader's before others.
    fn found(&self, plans: &[Plan], query: &Query, own: Language) -> Vec<Candidate<'_>> {
        let mut best: FxHashMap<usize, Candidate<'_>> = FxHashMap::default();
        for (i, plan) in plans.iter().enumerate() {
            for (score, id) in self.ask(plan).unwrap_or_default() {
                let Some(entry) = self.entries.get(id).filter(|entry| query.admits(self.archive, entry) && self.has_phrases(plan, id))
                else {
                    continue;
                };
                let strange = if plan.language == own { 1.0 } else { OTHER_LANGUAGE };
                let part = plan.meant.iter().filter(|(key, _)| *key == entry.key).map(|(_, part)| *part).fold(0.0, f32::max);
                let meant = if part >= 1.0 {
                    MEANT.0
                } else if part >= MAIN_PART {
                    MEANT.1
                } else {
                    1.0
                };
                let long = length(self.words[id].len());
                let candidate = Candidate { id, entry, plan: i, score: score * entry.kind.weight() * long * strange * meant };
                match best.get_mut(&self.editions[id]) {
                    // Found in the reader's language it is shown in it, however well it was found in another.
                    Some(known) if known.entry.language == own => known.score = known.score.max(candidate.score),
                    Some(known) if entry.language == own || candidate.score > known.score => {
                        *known = Candidate { score: known.score.max(candidate.score), ..candidate };
                    }
                    Some(_) => {}
                    None => drop(best.insert(self.editions[id], candidate)),
                }
            }
        }
        let mut found: Vec<_> = best.into_values().collect();
        let best_first = |a: &Candidate<'_>, b: &Candidate<'_>| b.score.total_cmp(&a.score).then_with(|| a.id.cmp(&b.id));
        found.sort_by(best_first);
        let neighbours: Vec<_> = plans.iter().map(Neighbours::new).collect();
        let looked_at = found.len().min(LOOKED_AT);
        for candidate in &mut found[..looked_at] {
            let side_by_side = neighbours[candidate.plan].weight(&self.words[candidate.id]);
            candidate.score += FOUND * SIDE_BY_SIDE * side_by_side * candidate.entry.kind.weight();
        }
        found[..looked_at].sort_by(best_first);
        found
    }

    /// Whether the words of each phrase stand one after the other. The index has only seen that they all stand somewhere.
    fn has_phrases(&self, plan: &Plan, id: usize) -> bool {
        let text = &self.entries[id].text;
        let has = |unit: &Unit| Found::has(unit, text, &self.words[id]) || Found::has(unit, "", &self.titles[id]);
        plan.required.iter().all(has) && !plan.unwanted.iter().any(has)
    }

    /// Asks the index; scores and ids of entries.
    fn ask(&self, plan: &Plan) -> Result<Vec<(f32, usize)>, TantivyError> {
        let units: Vec<_> = plan.units.iter().filter_map(|unit| self.unit(plan.language, unit)).collect();
        let mut clauses: Vec<(Occur, Box<dyn Asked>)> = Vec::new();
        for unit in &plan.required {
            match self.unit(plan.language, unit) {
                Some(all) => clauses.push((Occur::Must, all)),
                None => return Ok(Vec::new()),
            }
        }
        if clauses.is_empty() && units.is_empty() {
            return Ok(Vec::new());
        }
        let some: Vec<_> = units.into_iter().map(|unit| (Occur::Should, unit)).collect();
        if !some.is_empty() {
            let occur = if clauses.is_empty() { Occur::Must } else { Occur::Should };
            clauses.push((occur, Box::new(BooleanQuery::new(some))));
        }
        let searcher = self.reader.searcher();
        let found = searcher.search(&BooleanQuery::new(clauses), &TopDocs::with_limit(CANDIDATES).order_by_score())?;
        let ids: Vec<_> = searcher.segment_readers().iter().map(|segment| segment.fast_fields().u64("id")).collect::<Result<_, _>>()?;
        let id = |(score, address): (f32, DocAddress)| {
            let id = ids.get(address.segment_ord as usize)?.first(address.doc_id)?;
            Some((score, usize::try_from(id).ok()?))
        };
        Ok(found.into_iter().filter_map(id).collect())
    }

    /// One thing looked for: the best of all that stands for it, in text or title; that it is there counts most, and more the surer it is.
    fn unit(&self, language: Language, unit: &Unit) -> Option<Box<dyn Asked>> {
        let mut there: Vec<Box<dyn Asked>> = Vec::new();
        let mut well: Vec<Box<dyn Asked>> = Vec::new();
        for way in &unit.ways {
            let in_text = self.columns.text.get(&(language, way.field)).map(|column| (column, 1.0));
            let in_title = self.columns.title.get(&(language, way.field)).map(|column| (column, TITLE));
            for (column, boost) in in_text.into_iter().chain(in_title) {
                let found = asked(*column, way);
                there.push(Box::new(ConstScoreQuery::new(found.box_clone(), FOUND * way.how.certainty() * unit.weight)));
                well.push(Box::new(BoostQuery::new(found, way.how.boost() * boost * unit.weight)));
            }
        }
        if let Some(inside) = &unit.inside {
            let has = |entry: &Entry| entry.language == language && entry.text.contains(inside.as_str());
            for (id, _) in self.entries.iter().enumerate().filter(|(_, entry)| has(entry)) {
                let this = TermQuery::new(Term::from_field_u64(self.columns.id, id as u64), IndexRecordOption::Basic);
                there.push(Box::new(ConstScoreQuery::new(Box::new(this), FOUND * How::Inside.certainty() * unit.weight)));
            }
        }
        let best = |ways: Vec<Box<dyn Asked>>| -> (Occur, Box<dyn Asked>) { (Occur::Should, Box::new(DisjunctionMaxQuery::new(ways))) };
        (!there.is_empty()).then(|| Box::new(BooleanQuery::new(vec![best(there), best(well)])) as Box<dyn Asked>)
    }

    /// The query with words that are nearly the same in place of those that no language has.
    fn suggestion(&self, query: &Query, own: Language) -> Option<String> {
        let mut words = query.words.clone();
        let mut changed = false;
        let known = |text: &str| {
            Language::ALL.iter().any(|&language| {
                let words = self.analysis.words(language, text);
                words.iter().all(|word| self.lexicons[&language].has(word)) || !self.synonyms.find(language, &words).is_empty()
            })
        };
        let typed_words = self.analysis.words(own, &query.words);
        for word in typed_words.iter().take(MOST_WORDS).rev() {
            let typed = &query.words[word.range.clone()];
            if known(typed) || !self.lexicons[&own].beginning(word).is_empty() {
                continue;
            }
            if let Some(similar) = self.lexicons[&own].similar(word).first() {
                words.replace_range(word.range.clone(), self.lexicons[&own].spelt(similar));
                changed = true;
            }
        }
        // What is no word stays as it was typed.
        changed.then(|| std::iter::once(words.trim()).chain(query.others.iter().map(String::as_str)).collect::<Vec<_>>().join(" "))
    }
}

/// What a find counts for the length of its text: a long one has many words, and tells less by having those that are looked for.
fn length(words: usize) -> f32 {
    const USUAL: f32 = 40.0;
    (USUAL / words.max(1) as f32).min(1.0).powf(0.2)
}

/// Which words of a query stand side by side in a text as they do in the query.
struct Neighbours<'a> {
    /// By folded word and by stem, the places in the query, a bit each.
    places: FxHashMap<&'a str, u32>,
    /// What each pair counts, by the place of its second word.
    weights: Vec<f32>,
}

impl<'a> Neighbours<'a> {
    fn new(plan: &'a Plan) -> Self {
        let mut places: FxHashMap<&str, u32> = FxHashMap::default();
        for (i, word) in plan.words.iter().enumerate() {
            for form in [&word.folded, &word.stem] {
                *places.entry(form).or_default() |= 1 << i;
            }
        }
        let weights = (0..plan.words.len()).map(|i| if i == 0 { 0.0 } else { (plan.units[i - 1].weight + plan.units[i].weight) / 2.0 });
        Self { places, weights: weights.collect() }
    }

    /// What the pairs of a text count together, each once.
    fn weight(&self, words: &[Word]) -> f32 {
        if self.weights.len() < 2 {
            return 0.0;
        }
        let place =
            |word: &Word| self.places.get(word.folded.as_str()).or_else(|| self.places.get(word.stem.as_str())).copied().unwrap_or(0);
        let (mut before, mut pairs) = (0, 0);
        for word in words {
            let here = place(word);
            pairs |= here & (before << 1);
            before = here;
        }
        self.weights.iter().enumerate().filter(|(i, _)| pairs & (1 << i) != 0).map(|(_, weight)| weight).sum()
    }
}

/// The words of each entry's text and of its title, found on as many threads as there are.
fn analysed(analysis: &Analysis, entries: &[Entry]) -> Vec<(Vec<Word>, Vec<Word>)> {
    let words = |entry: &Entry| (analysis.words(entry.language, &entry.text), title(analysis, entry));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts: Vec<_> = entries
            .chunks(entries.len().div_ceil(threads).max(1))
            .map(|part| scope.spawn(|| part.iter().map(words).collect::<Vec<_>>()))
            .collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// The lexicon of each language.
fn lexicons(entries: &[Entry], words: &[Vec<Word>], titles: &[Vec<Word>]) -> BTreeMap<Language, Lexicon> {
    let mut lexicons: BTreeMap<_, _> = Language::ALL.iter().map(|&language| (language, Lexicon::default())).collect();
    for (entry, (words, title)) in entries.iter().zip(words.iter().zip(titles)) {
        if let Some(lexicon) = lexicons.get_mut(&entry.language) {
            lexicon.add(&words.iter().chain(title).collect::<Vec<_>>());
            words.iter().for_each(|word| lexicon.spell(word, &entry.text));
        }
    }
    lexicons
}

/// A way as the index is asked for it.
fn asked(column: Column, way: &Way) -> Box<dyn Asked> {
    let mut terms: Vec<_> = way.terms.iter().map(|term| Term::from_field_text(column, term)).collect();
    let all = |term| -> (Occur, Box<dyn Asked>) { (Occur::Must, Box::new(TermQuery::new(term, IndexRecordOption::WithFreqs))) };
    match terms.len() {
        1 => Box::new(TermQuery::new(terms.remove(0), IndexRecordOption::WithFreqs)),
        _ => Box::new(BooleanQuery::new(terms.into_iter().map(all).collect())),
    }
}

/// The words of the title and the names of an entry.
fn title(analysis: &Analysis, entry: &Entry) -> Vec<Word> {
    // The name of the game stands over each of its statements and tells none of them from another; it is the name of the record.
    let own = matches!(entry.kind, super::Kind::Game | super::Kind::Term).then_some(entry.title.as_str());
    let text = own.into_iter().chain([entry.section_title.as_str(), entry.names.as_str()]).collect::<Vec<_>>().join(" · ");
    analysis.words(entry.language, &text)
}

fn build(entries: &[Entry], words: &[Vec<Word>], titles: &[Vec<Word>]) -> Result<(IndexReader, Columns), TantivyError> {
    let mut schema = Schema::builder();
    // Words are given as the analysis makes them; the index has no analysis of its own.
    let text = || {
        let indexing = TextFieldIndexing::default().set_tokenizer("raw").set_index_option(IndexRecordOption::WithFreqs);
        TextOptions::default().set_indexing_options(indexing)
    };
    let mut columns = Columns { id: schema.add_u64_field("id", FAST | INDEXED), text: BTreeMap::new(), title: BTreeMap::new() };
    for &language in Language::ALL {
        for (field, name) in [(Field::Exact, "exact"), (Field::Stem, "stem"), (Field::Folded, "folded")] {
            columns.text.insert((language, field), schema.add_text_field(&format!("{language}_{name}"), text()));
            columns.title.insert((language, field), schema.add_text_field(&format!("{language}_title_{name}"), text()));
        }
    }
    let index = tantivy::Index::create(tantivy::directory::RamDirectory::create(), schema.build(), IndexSettings::default())?;
    let mut writer = index.writer_with_num_threads(1, 15_000_000)?;
    for (id, (entry, (words, title))) in entries.iter().zip(words.iter().zip(titles)).enumerate() {
        let mut document = TantivyDocument::new();
        document.add_u64(columns.id, id as u64);
        for (columns, words) in [(&columns.text, words), (&columns.title, title)] {
            for field in [Field::Exact, Field::Stem, Field::Folded] {
                document.add_pre_tokenized_text(columns[&(entry.language, field)], tokens(words, field));
            }
        }
        writer.add_document(document)?;
    }
    writer.commit()?;
    Ok((index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?, columns))
}

/// Words as they stand in a field; the parts of a compound stand where it stands.
fn tokens(words: &[Word], field: Field) -> PreTokenizedString {
    let token = |position: usize, text: &str| Token { position, text: text.to_owned(), ..Token::default() };
    let tokens = words.iter().enumerate().flat_map(|(i, word)| {
        let parts = if field == Field::Stem { word.parts.as_slice() } else { &[] };
        let own = match field {
            Field::Exact => &word.exact,
            Field::Stem => &word.stem,
            Field::Folded => &word.folded,
        };
        std::iter::once(own).chain(parts).map(move |text| token(i, text)).collect::<Vec<_>>()
    });
    PreTokenizedString { text: String::new(), tokens: tokens.collect() }
}
