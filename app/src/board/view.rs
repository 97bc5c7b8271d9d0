//! The drawing of a board. Every thing one can do is a link whose address is the state it leads to, so all works without a script; where the
//! client runs, it follows links marked `data-go` without loading a page.

use bonduc_engine::ruleset::{Captured, Stores};
use bonduc_engine::{MAX_ROW, Move, Pit, Player, Readings, Side};

use super::line::Line;
use super::markup::{Element, ROW_CLASSES, el};
use super::model::{Board, Part, PitModel, Task};
use super::narration::{self, Cites};
use super::seeds;
use super::words::Words;

/// Where the links of a board lead, besides its own state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    /// The page's path.
    pub path: String,
    /// The language of the page.
    pub language: String,
    /// What stands before the names of this board's values in the address.
    pub prefix: String,
    /// Values of the address that are not this board's.
    pub others: Vec<(String, String)>,
}

/// The names of a board's values in an address.
const OWN: [&str; 9] = ["readings", "position", "moves", "at", "pick", "draft", "south", "north", "seed"];

impl Links {
    /// The links of the board whose values begin with `prefix` in an address of these pairs; the other pairs stay as they are.
    #[must_use]
    pub fn new(path: &str, language: &str, prefix: &str, pairs: &[(String, String)]) -> Self {
        let own = |name: &str| name.strip_prefix(prefix).is_some_and(|name| OWN.contains(&name));
        Self {
            path: path.to_owned(),
            language: language.to_owned(),
            prefix: prefix.to_owned(),
            others: pairs.iter().filter(|(name, _)| !own(name)).cloned().collect(),
        }
    }

    /// The address of a line on this page.
    #[must_use]
    pub fn to(&self, line: &Line) -> String {
        address(&self.path, self.others.iter().chain(&line.pairs(&self.prefix)))
    }

    /// The address of a statement: one of the game's, or a rule of the site.
    fn statement(&self, line: &Line, id: &str) -> String {
        match id.split_once(':') {
            Some(("site", rule)) => ["/", &self.language, "/site-rules#s", rule].concat(),
            Some((_, reading)) => ["/", &self.language, "/games/", line.game.slug, "#reading-", reading].concat(),
            None => ["/", &self.language, "/games/", line.game.slug, "#s", id].concat(),
        }
    }
}

/// A path with pairs of a query.
pub fn address<'a>(path: &str, pairs: impl Iterator<Item = &'a (String, String)>) -> String {
    let mut address = path.to_owned();
    for (i, (name, value)) in pairs.enumerate() {
        address.push(if i == 0 { '?' } else { '&' });
        encode(name, &mut address);
        address.push('=');
        encode(value, &mut address);
    }
    address
}

/// Percent-encodes what cannot stand in a value of a query, and leaves readable what can.
fn encode(text: &str, to: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~,/*=>".contains(&byte) && byte != b'>' && byte != b'=' {
            to.push(char::from(byte));
        } else {
            to.push('%');
            to.push(char::from(DIGITS[usize::from(byte >> 4)]));
            to.push(char::from(DIGITS[usize::from(byte & 15)]));
        }
    }
}

/// The pairs of a query, decoded.
#[must_use]
pub fn decode_query(query: &str) -> Vec<(String, String)> {
    query
        .trim_start_matches('?')
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decode(name), decode(value))
        })
        .collect()
}

fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
        match (first, after) {
            (b'+', _) => bytes.push(b' '),
            (b'%', [high, low, tail @ ..]) if hex(*high).is_some() && hex(*low).is_some() => {
                bytes.push(hex(*high).unwrap_or(0) << 4 | hex(*low).unwrap_or(0));
                rest = tail;
                continue;
            }
            _ => bytes.push(first),
        }
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A board with everything about it.
#[must_use]
pub fn board_area(board: &Board, words: &Words, cites: &Cites, links: &Links) -> Element {
    let game = words.text(&["game-", board.line().game.slug].concat());
    el("section")
        .with("class", "board-area")
        .with("data-game", board.line().game.slug)
        .with("data-row", board.rows.south.len().to_string())
        .with("aria-label", words.say("board-of", &[("game", &game)]))
        .with("translate", "no")
        .child(wood(board, words, links))
        .children(readings(board, words, links))
        .child(el("p").with("class", "status").with("role", "status").text(narration::status(words, board)))
        .child(el("div").with("class", "task").children(task(board, words, links)))
        .child(controls(board, words, links))
        .child(
            el("div")
                .with("class", "board-notes")
                .child(moves(board, words, links))
                .child(steps(board, words, cites, links))
                .child(refusals(board, words, cites, links))
                .child(setting(board, words, links)),
        )
}

/// A board to look at only: seeds and pits of a position, without links.
#[must_use]
pub fn still(board: &Board, words: &Words) -> Element {
    let row = |side: Side, class: &'static str| {
        let pits = in_order_of_sight(side, &board.rows[side]);
        el("div").with("class", class).children(pits.map(|pit| el("span").with("class", "pit").child(dots(pit))))
    };
    el("div")
        .with("class", ["board board-still board-", ROW_CLASSES[board.rows.south.len()]].concat())
        .with("role", "img")
        .with("aria-label", words.text("board-still"))
        .child(row(Side::North, "row row-north"))
        .child(row(Side::South, "row row-south"))
}

/// A row as it is seen from South's chair: North's from its owner's right.
fn in_order_of_sight(side: Side, row: &[PitModel]) -> impl Iterator<Item = &PitModel> {
    let last = row.len().saturating_sub(1);
    (0..row.len()).map(move |i| &row[if side == Side::North { last - i } else { i }])
}

fn wood(board: &Board, words: &Words, links: &Links) -> Element {
    let row = |side: Side| {
        let pits = in_order_of_sight(side, &board.rows[side]);
        el("ol")
            .with("class", if side == Side::North { "row row-north" } else { "row row-south" })
            .with("aria-label", words.say("row-of", &[("side", &narration::side(words, side))]))
            .children(pits.map(|pit| pit_cell(board, pit, words, links)))
    };
    let turn = match board.turn() {
        Some(Side::South) => " turn-south",
        Some(Side::North) => " turn-north",
        None => " is-over",
    };
    let slug = board.line().game.slug;
    el("div")
        .with("class", ["board board-", ROW_CLASSES[board.rows.south.len()], turn, " of-", slug].concat())
        .children(store(board, Side::North, words))
        .child(el("div").with("class", "rows").child(row(Side::North)).child(row(Side::South)))
        .children(store(board, Side::South, words))
}

/// How the sources are read, where not by default, and the way back.
fn readings(board: &Board, words: &Words, links: &Links) -> Option<Element> {
    let line = board.line();
    let changed = line.readings.to_string();
    if changed.is_empty() {
        return None;
    }
    let list = ["/", &links.language, "/games/", line.game.slug, "#readings"].concat();
    let back = Line { readings: Readings::defaults(line.game), ..line.up_to(0) };
    Some(
        el("p")
            .with("class", "board-readings")
            .child(el("a").with("href", list).text(words.say("board-readings", &[("text", &changed)])))
            .text(" ")
            .child(go(links, &back, "board-readings-back", words.text("board-readings-back"))),
    )
}

/// What a player has captured; where captured seeds leave the game, one heap for both.
fn store(board: &Board, side: Side, words: &Words) -> Option<Element> {
    let rules = board.played.rules.ruleset();
    let out_of_play = rules.captured == Captured::OutOfPlay;
    if out_of_play && side == Side::North {
        return None;
    }
    let (seeds, name) = if out_of_play {
        (board.removed.min(u32::from(u8::MAX)) as u8, words.text("store-removed"))
    } else {
        (board.captured[side], words.say("store-of", &[("side", &narration::side(words, side))]))
    };
    let carved = if rules.stores == Stores::AtEachEnd { " is-carved" } else { " is-loose" };
    Some(
        el("div")
            .with("class", [if side == Side::North { "store store-north" } else { "store store-south" }, carved].concat())
            .child(el("span").with("class", "store-name").text(name))
            .text(" ")
            .child(heap(seeds, 2 * MAX_ROW + side as usize))
            .child(el("span").with("class", "store-count").text(seeds.to_string())),
    )
}

fn dots(pit: &PitModel) -> Element {
    heap(pit.seeds, pit.pit.number() + if pit.pit.side() == Side::North { MAX_ROW } else { 0 })
}

/// Seeds in a pit or a store; `place` shakes them its own way.
fn heap(seeds: u8, place: usize) -> Element {
    let path = seeds::path(seeds, place);
    let layer = |class: &str| el("path").with("class", class).with("d", path.clone());
    el("svg")
        .with("class", "seeds")
        .with("viewBox", "-50 -50 100 100")
        .with("aria-hidden", "true")
        .with("focusable", "false")
        .children(["seeds-shadow", "seeds-body", "seeds-shine"].map(layer))
}

fn pit_cell(board: &Board, pit: &PitModel, words: &Words, links: &Links) -> Element {
    let classes = [
        (pit.go.is_some(), " is-legal"),
        (pit.refusal.is_some() && pit.seeds > 0, " is-refused"),
        (pit.marked, " is-marked"),
        (pit.bought, " is-bought"),
        (pit.picked, " is-picked"),
        (pit.part == Part::Origin, " is-origin"),
        (pit.part == Part::Landing, " is-landing"),
        (pit.part == Part::Captured, " is-captured"),
    ];
    let class: String = ["pit"].into_iter().chain(classes.into_iter().filter(|(set, _)| *set).map(|(_, class)| class)).collect();
    let href = pit.go.as_ref().map(|line| links.to(line));
    let without_address = href.is_none();
    let why = pit.refusal.filter(|_| pit.seeds > 0).map(|refusal| narration::refusal(words, refusal));
    let name = pit.pit.to_string();
    let change = match pit.change {
        0 => None,
        n if n > 0 => Some((["+", &n.to_string()].concat(), "pit-change is-gain")),
        n => Some((["−", &n.unsigned_abs().to_string()].concat(), "pit-change is-loss")),
    };
    let link = el("a")
        .with("class", class)
        .with_some("role", without_address.then(|| "link".to_owned()))
        .with("data-go", "")
        .with("data-pit", name.clone())
        .with("aria-label", pit_label(board, pit, why.as_deref(), words))
        .with("tabindex", if without_address { "-1" } else { "0" })
        .with_some("aria-disabled", without_address.then(|| "true".to_owned()))
        .with_some("href", href)
        .with_some("title", why)
        .child(dots(pit));
    let change = change.map(|(text, class)| el("span").with("class", class).with("aria-hidden", "true").text(text));
    let tag = el("span")
        .with("class", "pit-tag")
        .with("aria-hidden", "true")
        .child(el("b").with("class", "pit-count").text(pit.seeds.to_string()))
        .child(el("span").with("class", "pit-name").text(name));
    el("li").with("class", "pit-cell").child(link).child(tag).children(change)
}

fn pit_label(board: &Board, pit: &PitModel, why: Option<&str>, words: &Words) -> String {
    let mut label = words.say("pit-label", &[("pit", &pit.pit.to_string()), ("n", &pit.seeds.to_string())]);
    let mut add = |text: &str| {
        label.push_str(", ");
        label.push_str(text);
    };
    if pit.marked {
        add(&words.text("pit-marked"));
    }
    if pit.bought {
        add(&words.text("pit-bought"));
    }
    match pit.part {
        Part::None => {}
        Part::Origin => add(&words.text("pit-origin")),
        Part::Landing => add(&words.text("pit-landing")),
        Part::Captured => add(&words.text("pit-captured")),
    }
    if pit.picked {
        add(&words.text("pit-picked"));
    }
    if let Some(why) = why {
        add(&words.say("pit-refused", &[("why", why)]));
    } else if pit.go.is_some() {
        add(&words.text(match board.task {
            Task::Empty { .. } => "pit-may-be-emptied",
            Task::Place { .. } => "pit-takes-a-seed",
            _ => "pit-may-be-sown",
        }));
    }
    label
}

/// A link to a line, followed without loading the page.
fn go(links: &Links, line: &Line, class: &str, text: String) -> Element {
    el("a").with("class", class).with("href", links.to(line)).with("data-go", "").text(text)
}

/// What else there is to do than choosing a pit.
fn task(board: &Board, words: &Words, links: &Links) -> Vec<Element> {
    match &board.task {
        Task::Choose { .. } => Vec::new(),
        Task::Count { counts, back, .. } => {
            let count = |(seeds, line): &(u8, Line)| {
                let n = seeds.to_string();
                go(links, line, "button count", n.clone()).with("aria-label", words.say("count-label", &[("n", &n)])).with("data-count", n)
            };
            counts.iter().map(count).chain([go(links, back, "button is-quiet", words.text("task-back"))]).collect()
        }
        Task::Empty { as_it_is, .. } => {
            as_it_is.iter().map(|line| go(links, line, "button is-quiet", words.text("task-as-it-is"))).collect()
        }
        Task::Place { placed, back, done, .. } => {
            let less = |(pit, seeds, line): &(Pit, u8, Line)| {
                let text = words.say("task-take-back", &[("pit", &pit.to_string()), ("n", &seeds.to_string())]);
                go(links, line, "button is-quiet", text)
            };
            let done = done.iter().map(|line| go(links, line, "button is-main", words.text("task-done")).with("data-done", ""));
            done.chain(placed.iter().map(less)).chain([go(links, back, "button is-quiet", words.text("task-begin-again"))]).collect()
        }
        Task::Computer { go: line, .. } => {
            vec![go(links, line, "button is-main", words.text("task-computer-go")).with("data-computer", "")]
        }
        Task::Over { .. } => vec![go(links, &board.line().again(), "button is-main", words.text("control-again"))],
    }
}

/// Back and forth through the line, undo, a new game.
fn controls(board: &Board, words: &Words, links: &Links) -> Element {
    let line = board.line();
    let (at, end) = (line.cursor(), line.moves.len());
    let later = |to: usize| (at < end).then(|| line.shown_at(to));
    let controls = [
        ("control-first", "⏮", (at > 0).then(|| line.shown_at(0))),
        ("control-back", "◀", at.checked_sub(1).map(|at| line.shown_at(at))),
        ("control-forward", "▶", later(at + 1)),
        ("control-last", "⏭", later(end)),
        ("control-undo", "↶", board.played.undo_to().map(|moves| line.up_to(moves))),
        ("control-again", "⟲", (end > 0).then(|| line.again())),
    ];
    let control = |(id, sign, to): (&str, &str, Option<Line>)| {
        let text = words.text(id);
        el("a")
            .with("class", "button is-small")
            .with_some("role", to.is_none().then(|| "link".to_owned()))
            .with("data-go", "")
            .with("data-control", id)
            .with("aria-label", text.clone())
            .with("title", text)
            .with("tabindex", if to.is_some() { "0" } else { "-1" })
            .with_some("aria-disabled", to.is_none().then(|| "true".to_owned()))
            .with_some("href", to.map(|line| links.to(&line)))
            .child(el("span").with("aria-hidden", "true").text(sign))
    };
    el("div").with("class", "controls").with("role", "group").with("aria-label", words.text("controls")).children(controls.map(control))
}

/// Something to be opened; hidden where there is nothing in it, so that what is open stays so.
fn foldout(class: &str, summary: String, contents: Vec<Element>) -> Element {
    el("details")
        .with("class", class)
        .with_some("hidden", contents.is_empty().then(String::new))
        .child(el("summary").text(summary))
        .children(contents)
}

fn moves(board: &Board, words: &Words, links: &Links) -> Element {
    let line = board.line();
    let item = |(i, (mv, mover)): (usize, (&Move, Option<Side>))| {
        let side = mover.map(|mover| narration::side(words, mover)).unwrap_or_default();
        let mv = mv.to_string();
        let label = words.say("move-label", &[("number", &(i + 1).to_string()), ("side", &side), ("move", &mv)]);
        let link = go(links, &line.shown_at(i + 1), "move-link", mv)
            .with("aria-label", label)
            .with_some("aria-current", (i + 1 == line.cursor()).then(|| "step".to_owned()));
        el("li").with("class", if mover == Some(Side::North) { "by-north" } else { "by-south" }).child(link)
    };
    let items = line.moves.iter().zip(board.played.movers()).enumerate().map(item);
    let n = line.moves.len().to_string();
    el("div")
        .with("class", "moves")
        .with_some("hidden", line.moves.is_empty().then(String::new))
        .child(el("h2").with("class", "moves-heading").text(words.say("moves", &[("n", &n)])))
        .child(el("ol").with("class", "move-list").children(items))
}

/// The last move step by step, each with the statement it follows.
fn steps(board: &Board, words: &Words, cites: &Cites, links: &Links) -> Element {
    let told = narration::tell(words, board);
    let item = |told: &narration::Told| {
        let cite = cites.of(told.axis, &board.line().readings).map(|id| cite(board, words, links, &id));
        el("li").text(told.text.clone()).text(" ").children(cite)
    };
    let list = (!told.is_empty()).then(|| el("ol").with("class", "step-list").children(told.iter().map(item)));
    foldout("steps", words.text("steps"), list.into_iter().collect())
}

fn cite(board: &Board, words: &Words, links: &Links, id: &str) -> Element {
    let text = match id.split_once(':') {
        Some(("site", rule)) => words.say("cite-site-rule", &[("id", rule)]),
        Some((_, reading)) => words.say("cite-reading", &[("id", reading)]),
        None => words.say("cite-statement", &[("id", id)]),
    };
    el("a").with("class", "cite").with("href", links.statement(board.line(), id)).text(text)
}

/// Which moves are not legal, and why.
fn refusals(board: &Board, words: &Words, cites: &Cites, links: &Links) -> Element {
    let with_seeds = |mv: &Move| matches!(mv, Move::Sow { pit, .. } if board.played.position().seeds(*pit) > 0);
    let items: Vec<_> = board
        .refused
        .iter()
        .filter(|(mv, _)| with_seeds(mv))
        .map(|(mv, refusal)| {
            let cite = refusal.axis().and_then(|axis| cites.of(axis, &board.line().readings)).map(|id| cite(board, words, links, &id));
            el("li").child(el("b").text(mv.to_string())).text(" ").text(narration::refusal(words, *refusal)).text(" ").children(cite)
        })
        .collect();
    let summary = words.say("refusals", &[("n", &items.len().to_string())]);
    let list = (!items.is_empty()).then(|| el("ul").with("class", "step-list").children(items));
    foldout("refusals", summary, list.into_iter().collect())
}

/// Who plays, and the position as text.
fn setting(board: &Board, words: &Words, links: &Links) -> Element {
    let line = board.line();
    let name = |name: &str| [links.prefix.as_str(), name].concat();
    let form = |left_out: &[&str], fields: Vec<Element>| {
        let left_out: Vec<_> = left_out.iter().map(|left_out| name(left_out)).collect();
        let kept = links.others.iter().cloned().chain(line.pairs(&links.prefix)).filter(|(name, _)| !left_out.contains(name));
        el("form")
            .with("method", "get")
            .with("action", links.path.clone())
            .children(kept.map(|(name, value)| el("input").with("type", "hidden").with("name", name).with("value", value)))
            .child(el("p").with("class", "fields").children(fields))
    };
    let player = |side: Side, field: &str| {
        let option = |player: Option<Player>| {
            let id = player.map_or("human", Player::id);
            let chosen = (player == line.players[side]).then(String::new);
            el("option").with("value", id).with_some("selected", chosen).text(words.text(&["player-", id].concat()))
        };
        let options = [None].into_iter().chain(Player::ALL.into_iter().map(Some)).map(option);
        el("label").text(narration::side(words, side)).text(" ").child(el("select").with("name", name(field)).children(options))
    };
    let button = |id: &str| el("button").with("class", "button").with("type", "submit").text(words.text(id));
    let position = el("input")
        .with("type", "text")
        .with("name", name("position"))
        .with("value", board.played.position().to_string())
        .with("maxlength", "300")
        .with("autocomplete", "off")
        .with("spellcheck", "false");
    let players = vec![player(Side::South, "south"), player(Side::North, "north"), button("setting-players")];
    let position = el("label").with("class", "wide").text(words.text("setting-position")).text(" ").child(position);
    foldout(
        "setting",
        words.text("setting"),
        vec![
            form(&["south", "north", "pick", "draft"], players),
            form(&["position", "moves", "at", "pick", "draft"], vec![position, button("setting-set-up")]),
        ],
    )
}

/// The pit of that name on this board, for the keyboard.
#[must_use]
pub fn pit_beside(pit: Pit, row: usize, key: &str) -> Option<Pit> {
    let (side, number) = (pit.side(), pit.number());
    // North's row is drawn from its owner's right to his left.
    let forward = matches!((key, side), ("ArrowRight", Side::South) | ("ArrowLeft", Side::North));
    match key {
        "ArrowRight" | "ArrowLeft" if forward => Pit::new(side, number + 1).filter(|pit| pit.number() < row),
        "ArrowRight" | "ArrowLeft" => number.checked_sub(1).and_then(|number| Pit::new(side, number)),
        "ArrowUp" if side == Side::South => Pit::new(Side::North, row - 1 - number),
        "ArrowDown" if side == Side::North => Pit::new(Side::South, row - 1 - number),
        "Home" => Pit::new(side, if side == Side::South { 0 } else { row - 1 }),
        "End" => Pit::new(side, if side == Side::South { row - 1 } else { 0 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let pairs = [("a.moves".to_owned(), "EF>E5F5_é &".to_owned()), ("q".to_owned(), String::new())];
        let address = address("/en/play/kiothi", pairs.iter());
        assert_eq!(address, "/en/play/kiothi?a.moves=EF%3EE5F5_%C3%A9%20%26&q=");
        assert_eq!(decode_query(address.split_once('?').expect("a query").1), pairs);
        assert_eq!(decode_query("?a=1+2&b=%zz%4"), [("a".to_owned(), "1 2".to_owned()), ("b".to_owned(), "%zz%4".to_owned())]);
    }

    #[test]
    fn arrows_go_where_they_point() {
        let pit = |name: &str| name.parse::<Pit>().expect("a pit");
        assert_eq!(pit_beside(pit("A"), 6, "ArrowRight"), Some(pit("B")));
        assert_eq!(pit_beside(pit("F"), 6, "ArrowRight"), None);
        assert_eq!(pit_beside(pit("A"), 6, "ArrowUp"), Some(pit("f")));
        assert_eq!(pit_beside(pit("f"), 6, "ArrowRight"), Some(pit("e")));
        assert_eq!(pit_beside(pit("f"), 6, "ArrowDown"), Some(pit("A")));
        assert_eq!(pit_beside(pit("c"), 6, "Home"), Some(pit("f")));
        assert_eq!(pit_beside(pit("c"), 6, "Enter"), None);
    }
}
