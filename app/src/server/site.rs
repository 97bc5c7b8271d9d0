//! What the server holds in memory: the archive, the index, and the words of the boards. Made once, changed never.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bonduc_content::{Archive, GameRecord, Language, Ui, Value};

use crate::board::{Cites, Words};
use crate::search::Index;

/// Everything that pages are made of.
pub(crate) struct Site {
    /// The archive.
    pub(crate) archive: &'static Archive,
    /// Its index.
    pub(crate) index: Index,
    words: BTreeMap<Language, Words>,
}

/// The site. The first call makes it.
pub(crate) fn site() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(|| {
        let archive = Archive::embedded();
        let words = Language::ALL.iter().map(|&language| (language, board_words(archive, language))).collect();
        Site { archive, index: Index::new(archive), words }
    })
}

impl Site {
    /// The interface texts of a language.
    pub(crate) fn ui(&self, language: Language) -> &'static Ui {
        self.archive.ui(language)
    }

    /// The words that boards need in a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        &self.words[&language]
    }

    /// The statements that a board cites.
    pub(crate) fn cites(record: &GameRecord) -> Cites {
        let axes = bonduc_engine::Axis::ALL.iter();
        Cites::new(axes.filter_map(|&axis| Some((axis, record.clause_map.of(axis).first()?.id()))))
    }
}

/// Messages whose name begins so belong to boards.
const BOARD_MESSAGES: [&str; 19] = [
    "side-",
    "step-",
    "ending-",
    "result-",
    "status-",
    "task-",
    "refusal-",
    "error-",
    "unreadable-",
    "fault-",
    "board-",
    "row-of",
    "store-",
    "pit-",
    "count-",
    "control",
    "move",
    "cite-",
    "player-",
];
/// And these.
const BOARD_MESSAGES_TOO: [&str; 7] = ["steps", "refusals", "setting", "setting-players", "setting-position", "setting-set-up", "controls"];

/// Every value that a message of a board may have.
const HOLES: [&str; 17] = [
    "pit", "side", "lap", "move", "why", "game", "number", "id", "text", "found", "more", "fewer", "lifted", "placed", "moves", "most",
    "name",
];

/// Turns the messages of boards into templates. A message is formatted with each value standing for itself, `{pit}`, once in the form for one
/// and once in the form for more; `$n` chooses the form and `$shown` is the number.
fn board_words(archive: &Archive, language: Language) -> Words {
    let ui = archive.ui(language);
    let form = |id: &str, n: u32| {
        let mut values: Vec<(&str, Value)> = HOLES.iter().map(|&hole| (hole, format!("{{{hole}}}").into())).collect();
        values.push(("n", n.into()));
        values.push(("shown", "{n}".into()));
        ui.format(id, &values)
    };
    let of_boards = ui.ids().filter(|id| BOARD_MESSAGES.iter().any(|start| id.starts_with(start)) || BOARD_MESSAGES_TOO.contains(id));
    let titles = archive.games().iter().map(|record| (format!("game-{}", record.slug), record.title.clone(), record.title.clone()));
    Words::new(of_boards.map(|id| (id.to_owned(), form(id, 1), form(id, 5))).chain(titles))
}
