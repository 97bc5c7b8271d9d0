//! A line of play: all that a board shows, as it stands in the address of a page.
//!
//! ```text
//! readings=own-four=relay,origin=skip      how the sources are read, where not by default
//! position=4,4,4,4,4,4/4,4,4,4,4,4_S_0-0   where it begins; left out for the start of the game
//! moves=A_c_D3                             moves played, in order
//! at=2                                     after how many of them the board is shown; left out for after the last
//! pick=C                                   a pit chosen whose number of seeds is still to be said
//! draft=EF>A2                              a redistribution begun
//! south=greedy north=random seed=7         computer players, and what their chance begins with
//! ```

use std::borrow::Cow;
use std::fmt;

use bonduc_engine::{
    BySide, Chance, Entered, Game, Move, ParseMoveError, ParseSetupError, Pit, Player, Position, Readings, ReadingsError, Redistribution,
    Refusal, Rules, Setup, SetupError, Side, Step, Trace,
};

/// The most moves a line may have.
pub const MAX_MOVES: usize = 1200;

/// A line of play as written in an address: read, but not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The game.
    pub game: &'static Game,
    /// How its sources are read.
    pub readings: Readings,
    /// Where it begins, if not at the start.
    pub start: Option<Setup>,
    /// The moves.
    pub moves: Vec<Move>,
    /// After how many moves the board is shown, if not after all.
    pub at: Option<usize>,
    /// A pit chosen.
    pub pick: Option<Pit>,
    /// A redistribution begun.
    pub draft: Option<Redistribution>,
    /// Who plays by computer.
    pub players: BySide<Option<Player>>,
    /// What computer players draw from.
    pub seed: u32,
}

/// What is wrong with the address of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// The readings cannot be read, or contradict each other.
    Readings(ReadingsError),
    /// The position cannot be read.
    Position {
        /// As written.
        text: String,
        /// Why.
        error: ParseSetupError,
    },
    /// The position is none of this game.
    Setup(SetupError),
    /// A move cannot be read.
    Move {
        /// As written.
        text: String,
        /// Which one, from 1.
        number: usize,
        /// Why.
        error: ParseMoveError,
    },
    /// A move is not legal.
    Refused {
        /// As written.
        text: String,
        /// Which one, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
        /// The line up to there, which can be played.
        before: Box<Line>,
    },
    /// There are too many moves.
    TooLong {
        /// How many.
        moves: usize,
    },
    /// A pit chosen or a redistribution begun does not fit the position.
    NotHere {
        /// The name.
        name: &'static str,
        /// As written.
        text: String,
    },
    /// A value is none that its name can have.
    Value {
        /// The name.
        name: &'static str,
        /// As written.
        text: String,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Readings(error) => write!(f, "{error}"),
            Self::Position { text, error } => write!(f, "the position ‘{text}’ cannot be read: {error}"),
            Self::Setup(error) => write!(f, "‘{}’ is no position of this game: {error}", error.setup),
            Self::Move { text, number, error } => write!(f, "move {number}, ‘{text}’, cannot be read: {error}"),
            Self::Refused { text, number, refusal, .. } => write!(f, "move {number}, {text}, is not legal: {refusal}"),
            Self::TooLong { moves } => write!(f, "{moves} moves are more than the {MAX_MOVES} that are followed"),
            Self::NotHere { name, text } => write!(f, "‘{name}={text}’ does not fit the position"),
            Self::Value { name, text } => write!(f, "‘{text}’ is no value of ‘{name}’"),
        }
    }
}

impl std::error::Error for LineError {}

/// Reads moves separated by spaces, underscores or commas.
///
/// # Errors
/// The first that cannot be read.
pub fn parse_moves(text: &str) -> Result<Vec<Move>, LineError> {
    let moves: Vec<_> = text.split([' ', '_', ',']).filter(|part| !part.is_empty()).collect();
    if moves.len() > MAX_MOVES {
        return Err(LineError::TooLong { moves: moves.len() });
    }
    moves
        .into_iter()
        .enumerate()
        .map(|(i, text)| text.parse().map_err(|error| LineError::Move { text: text.to_owned(), number: i + 1, error }))
        .collect()
}

impl Line {
    /// The line with nothing played yet.
    #[must_use]
    pub fn new(game: &'static Game) -> Self {
        Self {
            game,
            readings: Readings::defaults(game),
            start: None,
            moves: Vec::new(),
            at: None,
            pick: None,
            draft: None,
            players: BySide::new(None, None),
            seed: 1,
        }
    }

    /// Reads the line of a game from the pairs of an address, those whose name begins with `prefix`. Unknown names are left alone.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn parse(game: &'static Game, prefix: &str, pairs: &[(String, String)]) -> Result<Self, LineError> {
        let mut line = Self::new(game);
        for (name, text) in pairs {
            let Some(name) = name.strip_prefix(prefix) else { continue };
            if text.is_empty() {
                continue;
            }
            let wrong = |name| LineError::Value { name, text: text.clone() };
            let player = |name| if text == "human" { Ok(None) } else { text.parse().map(Some).map_err(|_| wrong(name)) };
            match name {
                "readings" => line.readings = Readings::parse(game, text).map_err(LineError::Readings)?,
                "position" => {
                    line.start = Some(text.parse().map_err(|error| LineError::Position { text: text.clone(), error })?);
                }
                "moves" => line.moves = parse_moves(text)?,
                "at" => line.at = Some(text.parse().map_err(|_| wrong("at"))?),
                "pick" => line.pick = Some(text.parse().map_err(|_| wrong("pick"))?),
                "draft" => line.draft = Some(text.parse().map_err(|_| wrong("draft"))?),
                "south" => line.players.south = player("south")?,
                "north" => line.players.north = player("north")?,
                "seed" => line.seed = text.parse().map_err(|_| wrong("seed"))?,
                _ => {}
            }
        }
        if let Some(at) = line.at.filter(|&at| at > line.moves.len()) {
            return Err(LineError::Value { name: "at", text: at.to_string() });
        }
        Ok(line)
    }

    /// The pairs of an address that [`Self::parse`] reads back.
    #[must_use]
    pub fn pairs(&self, prefix: &str) -> Vec<(String, String)> {
        let mut pairs = Vec::new();
        let mut push = |name: &str, value: String| pairs.push((format!("{prefix}{name}"), value));
        if self.readings.changed().next().is_some() {
            push("readings", self.readings.to_string());
        }
        if let Some(start) = &self.start {
            push("position", start.to_string().replace(' ', "_"));
        }
        if !self.moves.is_empty() {
            push("moves", self.moves.iter().map(Move::to_string).collect::<Vec<_>>().join("_"));
        }
        if let Some(at) = self.at {
            push("at", at.to_string());
        }
        if let Some(pick) = self.pick {
            push("pick", pick.to_string());
        }
        if let Some(draft) = &self.draft {
            push("draft", draft.to_string());
        }
        for (name, player) in [("south", self.players.south), ("north", self.players.north)] {
            if let Some(player) = player {
                push(name, player.id().to_owned());
            }
        }
        if self.seed != 1 {
            push("seed", self.seed.to_string());
        }
        pairs
    }

    /// How many moves have been played where the board is shown.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.at.unwrap_or(self.moves.len())
    }

    /// The same line with nothing half done, shown after `at` moves.
    #[must_use]
    pub fn shown_at(&self, at: usize) -> Self {
        Self { at: (at < self.moves.len()).then_some(at), pick: None, draft: None, ..self.clone() }
    }

    /// The line that goes on with `mv` from where the board is shown; what came after is dropped.
    #[must_use]
    pub fn with_move(&self, mv: Move) -> Self {
        let mut line = self.up_to(self.cursor());
        line.moves.push(mv);
        line
    }

    /// The line with its first `moves` moves only.
    #[must_use]
    pub fn up_to(&self, moves: usize) -> Self {
        Self { moves: self.moves[..moves].to_vec(), at: None, pick: None, draft: None, ..self.clone() }
    }

    /// A new game from the same start, with other chance.
    #[must_use]
    pub fn again(&self) -> Self {
        Self { seed: self.seed.wrapping_add(1).max(1), ..self.up_to(0) }
    }

    /// Plays the line.
    ///
    /// # Errors
    /// Where its start is no position of the game or a move is not legal.
    pub fn play(self) -> Result<Played, LineError> {
        // Without changes they are the game's own, made once.
        let own = self.readings.changed().next().is_none();
        let made = if own { Cow::Borrowed(self.game.rules()) } else { Cow::Owned(self.readings.rules()) };
        let rules = made.as_ref();
        let entered = match self.start.clone() {
            None => Entered { position: rules.start(), steps: Vec::new() },
            Some(start) => rules.enter(start).map_err(LineError::Setup)?,
        };
        let mut positions = vec![entered.position];
        let mut last = None;
        let cursor = self.cursor();
        for (i, &mv) in self.moves.iter().enumerate() {
            let position = &positions[i];
            let refused = |error: bonduc_engine::PlayError| LineError::Refused {
                text: mv.to_string(),
                number: i + 1,
                refusal: error.refusal,
                before: Box::new(self.up_to(i)),
            };
            let after = if i + 1 == cursor {
                let trace = rules.trace(position, mv).map_err(refused)?;
                let after = trace.after;
                last = Some(trace);
                after
            } else {
                rules.play(position, mv).map_err(refused)?
            };
            positions.push(after);
        }
        let shown = &positions[cursor];
        if let Some(draft) = self.draft.as_ref().filter(|draft| !draft_fits(rules, shown, draft)) {
            return Err(LineError::NotHere { name: "draft", text: draft.to_string() });
        }
        if let Some(pit) = self.pick.filter(|&pit| !may_be_picked(rules, shown, pit)) {
            return Err(LineError::NotHere { name: "pick", text: pit.to_string() });
        }
        Ok(Played { entered: entered.steps, positions, last, rules: made, line: self })
    }
}

/// Whether a redistribution begun can be gone on with.
fn draft_fits(rules: &Rules, shown: &Position, draft: &Redistribution) -> bool {
    let Some((_, most)) = rules.redistribution(shown) else { return false };
    let on_board = |pit: Pit| pit.number() < shown.row();
    let lifted: u32 = draft.emptied().map(|pit| u32::from(shown.seeds(pit))).sum();
    let emptied = draft.emptied().count();
    draft.emptied().all(|pit| on_board(pit) && Some(shown.owner(pit)) == shown.turn() && shown.seeds(pit) > 0)
        && draft.placed().all(|(pit, _)| on_board(pit))
        && emptied <= usize::from(most)
        && (draft.total_placed() == 0 || emptied == usize::from(most))
        && draft.total_placed() <= lifted
}

/// Whether some number of seeds may be lifted from a pit.
fn may_be_picked(rules: &Rules, shown: &Position, pit: Pit) -> bool {
    rules.legal(shown).iter().any(|mv| matches!(mv, Move::Sow { pit: from, seeds: Some(_) } if *from == pit))
}

/// A line that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The line.
    pub line: Line,
    /// What had to happen before the first move.
    pub entered: Vec<Step>,
    /// The positions before the first move and after each.
    pub positions: Vec<Position>,
    /// The move that led to the position shown.
    pub last: Option<Trace>,
    /// The rules that follow from the readings.
    pub rules: Cow<'static, Rules>,
}

impl Played {
    /// The position shown.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.line.cursor()]
    }

    /// The move that the computer makes where the board is shown, if it is its turn. The same address gives the same move.
    #[must_use]
    pub fn computer_move(&self) -> Option<Move> {
        let position = self.position();
        let player = self.line.players[position.turn()?]?;
        let ply = self.line.cursor() as u64;
        let mut chance = Chance::new(u64::from(self.line.seed) << 32 | ply);
        player.choose(&self.rules, position, &mut chance)
    }

    /// How many moves to take back so that the player who last chose a move himself can choose again; none where there is nothing to undo.
    #[must_use]
    pub fn undo_to(&self) -> Option<usize> {
        let cursor = self.line.cursor();
        let by_hand = |at: &usize| self.positions[*at].turn().is_some_and(|side| self.line.players[side].is_none());
        (0..cursor).rev().find(by_hand).or_else(|| cursor.checked_sub(1))
    }

    /// Who made each move of the line.
    pub fn movers(&self) -> impl Iterator<Item = Option<Side>> + '_ {
        self.positions.iter().map(Position::turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(query: &[(&str, &str)]) -> Vec<(String, String)> {
        query.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    fn kiothi() -> &'static Game {
        Game::find("kiothi").expect("a game")
    }

    #[test]
    fn an_address_is_read_as_it_is_written() {
        let query = pairs(&[
            ("a.readings", "nki=owner,origin=skip"),
            ("a.position", "0,0,0,0,5,5,5,5,5,5/0,0,0,0,5,5,5,5,5,5_S_0-0_redistribute=SN"),
            ("a.moves", "EF>E5F5_ef>e5f5"),
            ("a.at", "1"),
            ("a.draft", "ef>a2"),
            ("a.north", "greedy"),
            ("a.seed", "7"),
        ]);
        let line = Line::parse(kiothi(), "a.", &query).expect("readable");
        assert_eq!(line.pairs("a."), query);
        assert_eq!(Line::parse(kiothi(), "b.", &query), Ok(Line::new(kiothi())), "the other board's pairs are left alone");
        let played = line.play().expect("playable");
        assert_eq!(played.position().turn(), Some(Side::North));
        assert_eq!(played.positions.len(), 3);
    }

    #[test]
    fn what_is_wrong_is_told_apart() {
        let wrong = |query: &[(&str, &str)]| Line::parse(kiothi(), "", &pairs(query)).and_then(Line::play).expect_err("wrong").to_string();
        assert!(wrong(&[("position", "x")]).starts_with("the position ‘x’ cannot be read"));
        assert!(wrong(&[("position", "4/4 S 0-0")]).contains("S has 1 pits, but this game has 10 a side; N has 1 pits"));
        assert!(wrong(&[("moves", "EF>E5F5_?")]).starts_with("move 2, ‘?’, cannot be read"));
        assert!(wrong(&[("moves", "A1")]).ends_with("is not legal: seeds must be redistributed first"));
        assert_eq!(wrong(&[("at", "1")]), "‘1’ is no value of ‘at’");
        assert_eq!(wrong(&[("north", "deepest")]), "‘deepest’ is no value of ‘north’");
        assert_eq!(wrong(&[("draft", "AE>")]), "‘draft=AE>’ does not fit the position");
        assert_eq!(wrong(&[("draft", "EF>A11")]), "‘draft=EF>A11’ does not fit the position");
        assert_eq!(wrong(&[("pick", "E")]), "‘pick=E’ does not fit the position");
        assert!(wrong(&[("readings", "nki=all")]).starts_with("‘all’ is no candidate of ‘nki’"));
        assert!(wrong(&[("moves", &"A_".repeat(2000))]).starts_with("2000 moves are more"));
    }

    #[test]
    fn undo_goes_back_to_a_choice_of_ones_own() {
        let game = Game::find("sadeqa-ii").expect("a game");
        let line = Line::parse(game, "", &pairs(&[("moves", "F_f"), ("north", "greedy")])).expect("readable");
        assert_eq!(line.clone().play().expect("playable").undo_to(), Some(0), "both the reply and the own move");
        let line = Line { players: BySide::default(), ..line };
        assert_eq!(line.play().expect("playable").undo_to(), Some(1));
        assert_eq!(Line::new(game).play().expect("playable").undo_to(), None);
    }
}
