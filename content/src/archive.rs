//! All of the archive, read and checked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use bonduc_engine::Game;
use icu_normalizer::ComposingNormalizerBorrowed;
use include_dir::{Dir, File, include_dir};
use sha2::{Digest, Sha256};

use crate::article::Article;
use crate::change::Change;
use crate::example::Example;
use crate::fault::{Fault, Faults};
use crate::game::GameRecord;
use crate::glossary::Term;
use crate::inline::{Target, targets};
use crate::land::{self, Ring};
use crate::language::Language;
use crate::note::{Known, Note};
use crate::page::Page;
use crate::reading::ReadingText;
use crate::section::Section;
use crate::ui::Ui;
use crate::words::WordList;

static GLOSSARY: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/glossary");
static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/games");
static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/pages");
static WORDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/words");
static UI: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/ui");

/// The change log.
const CHANGES: &str = "changes.toml";

/// The outlines on maps.
const LAND: &str = "map/land.txt";

/// The page on which the site's own rules stand as statements.
const SITE_RULES: &str = "site-rules";

/// The archive: articles and records of games, pages, interface texts.
#[derive(Debug)]
pub struct Archive {
    records: Vec<GameRecord>,
    articles: BTreeMap<(String, Language), Article>,
    pages: BTreeMap<(String, Language), Page>,
    ui: BTreeMap<Language, Ui>,
    glossary: Vec<Term>,
    changes: Vec<Change>,
    land: Vec<Ring>,
    words: BTreeMap<Language, WordList>,
    version: String,
}

impl Archive {
    /// The archive that is compiled in.
    ///
    /// # Panics
    /// With all faults, where it has any; the tests of this crate see to it that it has none.
    pub fn embedded() -> &'static Self {
        static ARCHIVE: OnceLock<Archive> = OnceLock::new();
        ARCHIVE.get_or_init(|| {
            Self::parse(&Self::embedded_files()).unwrap_or_else(|faults| {
                let faults: Vec<_> = faults.iter().map(Fault::to_string).collect();
                panic!("the archive is faulty:\n{}", faults.join("\n"))
            })
        })
    }

    /// The files that are compiled in, by their path from the content folder.
    #[must_use]
    pub fn embedded_files() -> BTreeMap<String, String> {
        fn gather(folder: &str, dir: &Dir<'_>, files: &mut BTreeMap<String, String>) {
            let text = |file: &File<'_>| String::from_utf8_lossy(file.contents()).into_owned();
            files.extend(dir.files().map(|file| (format!("{folder}/{}", file.path().display()), text(file))));
            dir.dirs().for_each(|dir| gather(folder, dir, files));
        }
        let mut files = BTreeMap::new();
        for (folder, dir) in [("games", &GAMES), ("glossary", &GLOSSARY), ("pages", &PAGES), ("ui", &UI), ("words", &WORDS)] {
            gather(folder, dir, &mut files);
        }
        files.insert(CHANGES.to_owned(), include_str!("../changes.toml").to_owned());
        files.insert(LAND.to_owned(), include_str!("../map/land.txt").to_owned());
        files
    }

    /// Reads an archive from files by their path from the content folder.
    ///
    /// # Errors
    /// Everything that is wrong with them, in the order of files and lines.
    pub fn parse(files: &BTreeMap<String, String>) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader { files, faults: Vec::new(), read: BTreeSet::new() };
        let archive = reader.archive();
        let Reader { read, mut faults, .. } = reader;
        for file in files.keys().filter(|file| !read.contains(*file)) {
            faults.push(Fault { file: file.clone(), line: 1, message: "nothing reads this file; FORMAT.md says what there is".to_owned() });
        }
        faults.sort();
        faults.dedup();
        if faults.is_empty() { Ok(archive) } else { Err(faults) }
    }

    /// The games in the order in which they are listed.
    #[must_use]
    pub fn games(&self) -> &[GameRecord] {
        &self.records
    }

    /// The record of a game.
    #[must_use]
    pub fn game(&self, slug: &str) -> Option<&GameRecord> {
        self.records.iter().find(|record| record.slug == slug)
    }

    /// The article on a game.
    #[must_use]
    pub fn article(&self, slug: &str, language: Language) -> Option<&Article> {
        self.articles.get(&(slug.to_owned(), language))
    }

    /// A page.
    #[must_use]
    pub fn page(&self, name: &str, language: Language) -> Option<&Page> {
        self.pages.get(&(name.to_owned(), language))
    }

    /// The names of the pages.
    pub fn pages(&self) -> impl Iterator<Item = &str> {
        let names: BTreeSet<_> = self.pages.keys().map(|(name, _)| name.as_str()).collect();
        names.into_iter()
    }

    /// The interface texts of a language.
    ///
    /// # Panics
    /// Never on a checked archive: it has them for every language.
    #[must_use]
    pub fn ui(&self, language: Language) -> &Ui {
        &self.ui[&language]
    }

    /// The terms of the glossary.
    #[must_use]
    pub fn glossary(&self) -> &[Term] {
        &self.glossary
    }

    /// The term of that key.
    #[must_use]
    pub fn term(&self, key: &str) -> Option<&Term> {
        self.glossary.iter().find(|term| term.key == key)
    }

    /// What was changed, the newest change first.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The word list of a language; empty where there is none.
    #[must_use]
    pub fn words(&self, language: Language) -> &WordList {
        static NONE: OnceLock<WordList> = OnceLock::new();
        self.words.get(&language).unwrap_or_else(|| NONE.get_or_init(WordList::default))
    }

    /// The outlines of the land.
    #[must_use]
    pub fn land(&self) -> &[Ring] {
        &self.land
    }

    /// A name for exactly this state of the archive: twelve hexadecimal digits of a hash of all its files.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }
}

struct Reader<'a> {
    files: &'a BTreeMap<String, String>,
    read: BTreeSet<String>,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    /// Reads one file that must be there.
    fn file<T>(&mut self, path: &str, read: impl FnOnce(&'a str, &mut Faults<'_>) -> Option<T>) -> Option<T> {
        self.read.insert(path.to_owned());
        let Some(text) = self.files.get(path) else {
            self.faults.push(Fault { file: path.to_owned(), line: 1, message: "this file is missing".to_owned() });
            return None;
        };
        read(text, &mut Faults::new(path, text, &mut self.faults))
    }

    fn archive(&mut self) -> Archive {
        let pages = self.pages();
        let site_rules: Vec<_> = Language::ALL
            .iter()
            .filter_map(|&language| pages.get(&(SITE_RULES.to_owned(), language)))
            .flat_map(|page| page.statement_ids().map(str::to_owned))
            .collect();
        let mut records = Vec::new();
        let mut articles = BTreeMap::new();
        for game in Game::all() {
            let slug = game.slug;
            let Some(mut record) =
                self.file(&format!("games/{slug}/game.toml"), |text, faults| GameRecord::parse(text, slug, &site_rules, faults))
            else {
                continue;
            };
            let ids = record.statement_ids();
            let readings = self.file(&format!("games/{slug}/readings.toml"), |text, faults| ReadingText::parse(text, game, &ids, faults));
            record.readings = readings.unwrap_or_default();
            let known = Known { statements: &ids, sources: &record.sources, readings: &record.readings, site_rules: &site_rules };
            let notes = self.file(&format!("games/{slug}/notes.toml"), |text, faults| Note::parse(text, &known, faults));
            let clauses = &record.clause_map;
            let examples =
                self.file(&format!("games/{slug}/examples.toml"), |text, faults| Example::parse(text, game, clauses, &ids, faults));
            record.notes = notes.unwrap_or_default();
            record.examples = examples.unwrap_or_default();
            record.version = hash(self.files.iter().filter(|(path, _)| path.starts_with(&format!("games/{slug}/"))));
            for &language in Language::ALL {
                let expected = record.statement_ids();
                let article =
                    self.file(&format!("games/{slug}/{language}.md"), |text, faults| Some(Article::parse(text, &expected, faults)));
                articles.extend(article.map(|article| ((slug.to_owned(), language), article)));
            }
            records.push(record);
        }
        let mut ui = BTreeMap::new();
        for &language in Language::ALL {
            let texts = self.file(&format!("ui/{language}.ftl"), |text, faults| Some(Ui::parse(text, language, faults)));
            ui.extend(texts.map(|texts| (language, texts)));
        }
        let glossary = self.glossary();
        let versions = records.iter().map(|record| (record.slug.clone(), record.version.clone())).collect();
        let changes = self.file(CHANGES, |text, faults| Change::parse(text, &versions, faults)).unwrap_or_default();
        self.check_links(&articles, &pages, &glossary);
        self.check_languages(&articles);
        self.check_ui(&ui);
        let land = self.file(LAND, |text, faults| Some(land::parse(text, faults))).unwrap_or_default();
        let mut words = BTreeMap::new();
        for &language in Language::ALL {
            let path = format!("words/{language}.txt");
            // A language that needs no list has none.
            if self.files.contains_key(&path) {
                let list = self.file(&path, |text, faults| Some(WordList::parse(text, faults)));
                words.extend(list.map(|list| (language, list)));
            }
        }
        self.check_composed();
        let version = hash(self.files.iter());
        Archive { records, articles, pages, ui, glossary, changes, land, words, version }
    }

    fn glossary(&mut self) -> Vec<Term> {
        let paths: Vec<_> = self.files.keys().filter(|path| path.starts_with("glossary/") && path.ends_with(".toml")).cloned().collect();
        let mut seen = BTreeSet::new();
        paths.iter().filter_map(|path| self.file(path, |text, faults| Term::parse(text, &mut seen, faults))).flatten().collect()
    }

    /// Letters are composed (NFC), so that what looks the same is the same.
    fn check_composed(&mut self) {
        let nfc = ComposingNormalizerBorrowed::new_nfc();
        for (path, text) in self.files {
            for (i, line) in text.lines().enumerate().filter(|(_, line)| !nfc.is_normalized(line)) {
                let message = format!("letters are not composed; write ‘{}’ in NFC", line.trim().chars().take(40).collect::<String>());
                self.faults.push(Fault { file: path.clone(), line: i + 1, message });
            }
        }
    }

    /// No row is untranslated: a statement reads differently in every language, and links to the same terms and places.
    fn check_languages(&mut self, articles: &BTreeMap<(String, Language), Article>) {
        let original = Language::ALL[0];
        for ((slug, language), article) in articles {
            let Some(first) = articles.get(&(slug.clone(), original)).filter(|_| *language != original) else { continue };
            let path = format!("games/{slug}/{language}.md");
            let Some(text) = self.files.get(&path) else { continue };
            let mut faults = Faults::new(&path, text, &mut self.faults);
            for (_, statement) in article.statements() {
                let Some(id) = &statement.id else { continue };
                if first.statement(id).is_some_and(|(_, first)| first.text == statement.text) {
                    faults.at_words(&format!("{{{id}}}"), format!("statement {id} reads as in {original}: it is not translated"));
                }
            }
            let order = |article: &Article| article.statements().filter_map(|(_, s)| s.id.clone()).collect::<Vec<_>>();
            let (theirs, ours) = (order(first), order(article));
            // A statement that is missing is a fault of its own.
            let same = ours.len() == theirs.len() && ours.iter().all(|id| theirs.contains(id));
            if let Some((wanted, found)) = theirs.iter().zip(&ours).find(|(wanted, found)| wanted != found && same) {
                let told = format!("statement {found} stands where {original} has {wanted}: editions are read side by side, in one order");
                faults.at_words(&format!("{{{found}}}"), told);
            }
            let links = |article: &Article| article.statements().flat_map(|(_, s)| targets(&s.content)).map(Target::written).collect();
            let (theirs, ours): (BTreeSet<_>, BTreeSet<_>) = (links(first), links(article));
            for link in theirs.difference(&ours) {
                faults.at(0, format!("the link ‘{link}’, which {original} has, is missing"));
            }
            for link in ours.difference(&theirs) {
                faults.at_words(&format!("({link})"), format!("{original} has no link ‘{link}’"));
            }
        }
    }

    /// Every language has the same messages with the same values put in.
    fn check_ui(&mut self, ui: &BTreeMap<Language, Ui>) {
        let Some(first) = ui.get(&Language::ALL[0]) else { return };
        for (language, texts) in ui.iter().skip(1) {
            let path = format!("ui/{language}.ftl");
            let Some(text) = self.files.get(&path) else { continue };
            let mut faults = Faults::new(&path, text, &mut self.faults);
            for id in first.ids().filter(|id| !texts.has(id)) {
                faults.at(0, format!("the message ‘{id}’ is missing"));
            }
            for id in texts.ids() {
                let at = format!("\n{id} =");
                if !first.has(id) {
                    faults.at_words(&at, format!("{} has no message ‘{id}’", Language::ALL[0]));
                } else if first.variables(id) != texts.variables(id) {
                    let list = |names: BTreeSet<String>| names.into_iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ");
                    let (wanted, found) = (list(first.variables(id)), list(texts.variables(id)));
                    faults.at_words(&at, format!("the message ‘{id}’ has the values {found}; in {} it has {wanted}", Language::ALL[0]));
                }
            }
        }
    }

    /// Every page in every language, whatever pages there are in one.
    fn pages(&mut self) -> BTreeMap<(String, Language), Page> {
        let names: BTreeSet<_> = self
            .files
            .keys()
            .filter_map(|path| path.strip_prefix("pages/")?.strip_suffix(".md")?.rsplit_once('.'))
            .map(|(name, _)| name.to_owned())
            .chain([SITE_RULES.to_owned()])
            .collect();
        let mut pages = BTreeMap::new();
        for name in names {
            for &language in Language::ALL {
                let page = self.file(&format!("pages/{name}.{language}.md"), Page::parse);
                pages.extend(page.map(|page| ((name.clone(), language), page)));
            }
        }
        pages
    }

    /// Every link within the site leads somewhere, and an article explains a term once.
    fn check_links(
        &mut self,
        articles: &BTreeMap<(String, Language), Article>,
        pages: &BTreeMap<(String, Language), Page>,
        glossary: &[Term],
    ) {
        const PLACES: [&str; 9] =
            ["/", "/changes", "/compare", "/data", "/glossary", "/map", "/search", "/api/v1/openapi.json", "/data/bonduc.zip"];
        let leads_somewhere = |path: &str| {
            let path = path.split(['?', '#']).next().unwrap_or("");
            PLACES.contains(&path)
                || path.strip_prefix("/games/").or_else(|| path.strip_prefix("/play/")).is_some_and(|slug| Game::find(slug).is_some())
                || path.strip_prefix('/').is_some_and(|name| pages.keys().any(|(page, _)| page == name))
        };
        let articles = articles.iter().map(|((slug, language), article)| (format!("games/{slug}/{language}.md"), &article.sections));
        let pages = pages.iter().map(|((name, language), page)| (format!("pages/{name}.{language}.md"), &page.sections));
        for (path, sections) in articles.chain(pages) {
            let Some(text) = self.files.get(&path) else { continue };
            let mut faults = Faults::new(&path, text, &mut self.faults);
            let mut explained = BTreeSet::new();
            for target in sections.iter().flat_map(Section::statements).flat_map(|statement| targets(&statement.content)) {
                match target {
                    Target::Site(href) if !leads_somewhere(href) => faults.at_words(href, format!("the link ‘{href}’ leads nowhere")),
                    Target::Term(key) if !glossary.iter().any(|term| term.key == *key) => {
                        faults.at_words(&format!("glossary:{key}"), format!("the glossary has no term ‘{key}’"));
                    }
                    Target::Term(key) if !explained.insert(key) => {
                        faults.at_words(
                            &format!("glossary:{key}"),
                            format!("‘{key}’ is linked twice: a term is linked where it first stands"),
                        );
                    }
                    Target::Web(address) if !address.starts_with("https://") && !address.starts_with("http://") => {
                        let told =
                            format!("‘{address}’ is no address: /… leads within the site, glossary:… to a term, https://… elsewhere");
                        faults.at_words(address, told);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Twelve hexadecimal digits of a hash of files.
fn hash<'a>(files: impl Iterator<Item = (&'a String, &'a String)>) -> String {
    let digest = Sha256::digest(files.flat_map(|(path, text)| [path.as_str(), "\0", text, "\0"]).collect::<String>());
    digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}
