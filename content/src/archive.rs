//! All of the archive, read and checked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use bonduc_engine::Game;
use include_dir::{Dir, File, include_dir};
use sha2::{Digest, Sha256};

use crate::article::Article;
use crate::fault::{Fault, Faults};
use crate::game::GameRecord;
use crate::language::Language;
use crate::page::Page;
use crate::reading::ReadingText;
use crate::section::Section;
use crate::ui::Ui;

static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/games");
static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/pages");
static UI: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/ui");

/// The page on which the site's own rules stand as statements.
const SITE_RULES: &str = "site-rules";

/// The archive: articles and records of games, pages, interface texts.
#[derive(Debug)]
pub struct Archive {
    records: Vec<GameRecord>,
    articles: BTreeMap<(String, Language), Article>,
    pages: BTreeMap<(String, Language), Page>,
    ui: BTreeMap<Language, Ui>,
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
        for (folder, dir) in [("games", &GAMES), ("pages", &PAGES), ("ui", &UI)] {
            gather(folder, dir, &mut files);
        }
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
        self.check_links(&articles, &pages);
        let version = Sha256::digest(self.files.iter().flat_map(|(path, text)| [path.as_str(), "\0", text, "\0"]).collect::<String>());
        let version = version.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        Archive { records, articles, pages, ui, version }
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

    /// Every link within the site leads somewhere.
    fn check_links(&mut self, articles: &BTreeMap<(String, Language), Article>, pages: &BTreeMap<(String, Language), Page>) {
        const PLACES: [&str; 4] = ["/", "/compare", "/search", "/api/v1/openapi.json"];
        let leads_somewhere = |path: &str| {
            let path = path.split(['?', '#']).next().unwrap_or("");
            PLACES.contains(&path)
                || path.strip_prefix("/games/").or_else(|| path.strip_prefix("/play/")).is_some_and(|slug| Game::find(slug).is_some())
                || path.strip_prefix('/').is_some_and(|name| pages.keys().any(|(page, _)| page == name))
        };
        let articles = articles.iter().map(|((slug, language), article)| (format!("games/{slug}/{language}.md"), &article.sections));
        let pages = pages.iter().map(|((name, language), page)| (format!("pages/{name}.{language}.md"), &page.sections));
        for (path, sections) in articles.chain(pages) {
            for html in sections.iter().flat_map(Section::statements).map(|statement| &statement.html) {
                for href in html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    if href.starts_with('/')
                        && !leads_somewhere(href)
                        && let Some(text) = self.files.get(&path)
                    {
                        Faults::new(&path, text, &mut self.faults).at_words(href, format!("the link ‘{href}’ leads nowhere"));
                    }
                }
            }
        }
    }
}
