//! Matches: games in a row, each begun from what the one before left.
//!
//! Written as the number of games and the moves of each: `3: A c D / B a`. A match without a number of games, played until it is decided, is
//! written `-: …`; pits that a buyer chose stand before the moves of the game, `[ab] A c`.

use core::fmt;

use crate::game_line::{parse_line, write_line};
use crate::moves::{Move, ParseMoveError};
use crate::outcome::Outcome;
use crate::pit::Pit;
use crate::position::Position;
use crate::readings::Readings;
use crate::refusal::PlayError;
use crate::rules::{Rules, SetupError};
use crate::ruleset::{Layout, Leftovers, Matches, PitChoice, Previous};
use crate::setup::{PitSetup, Setup};
use crate::side::{BySide, Side};

/// The most games a match may have.
pub const MAX_GAMES: u8 = 99;

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Pits that the buyer chose; empty where he could not choose or bought none.
    pub chosen: Vec<Pit>,
    /// Where it began.
    pub start: Position,
    /// Its moves.
    pub moves: Vec<Move>,
    /// Where it stands.
    pub position: Position,
}

/// Games in a row. A value: it is written down and read back by playing it again.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Rules,
    length: Option<u8>,
    games: Vec<MatchGame>,
}

impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        self.rules.ruleset() == other.rules.ruleset() && self.length == other.length && self.games == other.games
    }
}

/// What keeps a match from going on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchError {
    /// The text does not begin with a number of games from 1 to [`MAX_GAMES`], or `-`, and a colon.
    Length,
    /// Such matches have a number of games; only pits can be bought until one player has none.
    NeedsLength,
    /// A move cannot be read.
    Move {
        /// In which game, from 1.
        game: usize,
        /// Why.
        error: ParseMoveError,
    },
    /// A move is not legal.
    Play {
        /// In which game, from 1.
        game: usize,
        /// Why.
        error: PlayError,
    },
    /// A game begins before the one before it is over.
    NotOver {
        /// Which game, from 1.
        game: usize,
    },
    /// The match is over.
    Over,
    /// Pits are chosen that the buyer may not choose: he must choose so many of those the other cannot fill.
    Choice {
        /// Whose pits.
        of: Side,
        /// So many.
        pits: usize,
    },
    /// Pits are chosen where there is nothing to choose.
    NoChoice,
    /// A game cannot begin; only rules of one's own can bring that about.
    Start(SetupError),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length => {
                write!(f, "a match is written with its number of games, 1 to {MAX_GAMES}, or -, and a colon first, as in 3: A c / B a")
            }
            Self::NeedsLength => {
                f.write_str("such a match needs a number of games; only where pits are bought can it go on until it is decided")
            }
            Self::Move { game, error } => write!(f, "in game {game}: {error}"),
            Self::Play { game, error } => write!(f, "in game {game}: {error}"),
            Self::NotOver { game } => write!(f, "game {game} is not over yet"),
            Self::Over => f.write_str("the match is over"),
            Self::Choice { of, pits } => write!(f, "the buyer must choose {pits} different pits of {of}"),
            Self::NoChoice => f.write_str("there is nothing to choose: no pits are bought, or the rules say which"),
            Self::Start(error) => write!(f, "the next game cannot begin: {error}"),
        }
    }
}

impl core::error::Error for MatchError {}

/// What the games of a match have come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won; a win that counts more counts so often.
    pub won: BySide<u32>,
    /// Games drawn.
    pub drawn: u32,
}

/// What the next game of a buying match begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// Pits that each can fill.
    pub pits: BySide<u8>,
    /// Seeds left in each one's hand.
    pub in_hand: BySide<u8>,
}

impl Match {
    /// A match of `length` games, or until it is decided, with its first game begun.
    ///
    /// # Errors
    /// Where the length is not 1 to [`MAX_GAMES`], or none is given and only a length can end the match.
    pub fn new(rules: Rules, length: Option<u8>) -> Result<Self, MatchError> {
        match (length, rules.ruleset().matches) {
            (Some(0), _) => return Err(MatchError::Length),
            (Some(length), _) if length > MAX_GAMES => return Err(MatchError::Length),
            (None, Matches::Single | Matches::Rounds { .. } | Matches::Margin { .. }) => return Err(MatchError::NeedsLength),
            _ => {}
        }
        let start = rules.start();
        Ok(Self { rules, length, games: vec![MatchGame { chosen: Vec::new(), start, moves: Vec::new(), position: start }] })
    }

    /// Reads a match by playing it.
    ///
    /// # Errors
    /// The first thing that cannot be read or played.
    pub fn parse(readings: &Readings, text: &str) -> Result<Self, MatchError> {
        let (length, games) = text.split_once(':').ok_or(MatchError::Length)?;
        let length = match length.trim() {
            "-" => None,
            number => Some(number.parse().map_err(|_| MatchError::Length)?),
        };
        let mut found = Self::new(readings.rules(), length)?;
        for (i, line) in games.split('/').enumerate() {
            let (chosen, moves) = parse_line(line).map_err(|error| MatchError::Move { game: i + 1, error })?;
            if i > 0 {
                found.begin(&chosen)?;
            } else if !chosen.is_empty() {
                return Err(MatchError::NoChoice);
            }
            for mv in moves {
                found.play(mv)?;
            }
        }
        Ok(found)
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The games begun.
    #[must_use]
    pub fn games(&self) -> &[MatchGame] {
        &self.games
    }

    /// The game in play, or the last.
    #[must_use]
    pub fn current(&self) -> &MatchGame {
        self.games.last().unwrap_or_else(|| unreachable!("a match begins with a game"))
    }

    /// Plays a move in the game in play.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), MatchError> {
        let game = self.games.len();
        let position = self.rules.play(&self.current().position, mv).map_err(|error| MatchError::Play { game, error })?;
        if let Some(current) = self.games.last_mut() {
            current.moves.push(mv);
            current.position = position;
        }
        Ok(())
    }

    /// Games won and drawn so far.
    #[must_use]
    pub fn score(&self) -> Score {
        let mut score = Score::default();
        for game in &self.games {
            match self.rules.outcome(&game.position) {
                None => {}
                Some(Outcome::Drawn) => score.drawn += 1,
                Some(Outcome::Won(side)) => score.won[side] += self.worth(&game.position),
            }
        }
        score
    }

    /// What a won game counts.
    fn worth(&self, end: &Position) -> u32 {
        let margin = end.captured().south.abs_diff(end.captured().north);
        match self.rules.ruleset().matches {
            Matches::Margin { seeds, worth } if margin == seeds => u32::from(worth),
            Matches::Single | Matches::BuyPits { .. } | Matches::Rounds { .. } | Matches::Margin { .. } => 1,
        }
    }

    /// Who has won the match; none while it goes on. Where pits are bought, who holds more seeds at the end; else who has won more games.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let end = &self.current().position;
        if !end.is_over() {
            return None;
        }
        let all_played = self.length == Some(self.games.len() as u8);
        let (south, north) = if let Matches::BuyPits { .. } = self.rules.ruleset().matches {
            let holdings = self.holdings()?;
            if holdings.pits.south > 0 && holdings.pits.north > 0 && !all_played {
                return None;
            }
            (u32::from(end.captured().south), u32::from(end.captured().north))
        } else {
            if !all_played {
                return None;
            }
            let won = self.score().won;
            (won.south, won.north)
        };
        Some(match south.cmp(&north) {
            core::cmp::Ordering::Greater => Outcome::Won(Side::South),
            core::cmp::Ordering::Less => Outcome::Won(Side::North),
            core::cmp::Ordering::Equal => Outcome::Drawn,
        })
    }

    /// What each can fill after a game; none while it goes on, or where pits are not bought.
    #[must_use]
    pub fn holdings(&self) -> Option<Holdings> {
        let rules = self.rules.ruleset();
        let (Matches::BuyPits { leftovers, .. }, Layout::Every { seeds }) = (rules.matches, rules.layout) else { return None };
        let end = self.current().position;
        if !end.is_over() {
            return None;
        }
        let all = 2 * rules.row;
        let mut pits = end.captured().map(|held| (held / seeds).min(all));
        let mut in_hand = BySide::new(end.captured().south - pits.south * seeds, end.captured().north - pits.north * seeds);
        match leftovers {
            Leftovers::Dropped => in_hand = BySide::default(),
            Leftovers::LargerFills if pits.south + pits.north < all && in_hand.south + in_hand.north == seeds => {
                // With equally many the pit stays with its row: it lies in the row of who has fewer pits.
                let fewer = if pits.south <= pits.north { Side::South } else { Side::North };
                let larger = match in_hand.south.cmp(&in_hand.north) {
                    core::cmp::Ordering::Greater => Side::South,
                    core::cmp::Ordering::Less => Side::North,
                    core::cmp::Ordering::Equal => fewer,
                };
                pits[larger] += 1;
                in_hand = BySide::default();
            }
            Leftovers::InHand | Leftovers::LargerFills => {}
        }
        Some(Holdings { pits, in_hand })
    }

    /// Whose pits are bought for the next game, and how many; none where none are.
    #[must_use]
    pub fn purchase(&self) -> Option<(Side, usize)> {
        let holdings = self.holdings()?;
        let row = self.rules.ruleset().row;
        Side::BOTH
            .into_iter()
            .find(|&side| holdings.pits[side] > row)
            .map(|buyer| (buyer.opponent(), usize::from(holdings.pits[buyer] - row)))
    }

    /// Begins the next game. `chosen` are the pits that the buyer chooses, where the readings let him.
    ///
    /// # Errors
    /// Where the game in play or the match decides otherwise.
    pub fn begin(&mut self, chosen: &[Pit]) -> Result<(), MatchError> {
        if !self.current().position.is_over() {
            return Err(MatchError::NotOver { game: self.games.len() });
        }
        if self.outcome().is_some() || self.games.len() >= usize::from(MAX_GAMES) {
            return Err(MatchError::Over);
        }
        let mut setup = match (self.rules.ruleset().matches, self.holdings()) {
            (Matches::BuyPits { choice, .. }, Some(holdings)) => self.refilled(choice, holdings, chosen)?,
            _ if !chosen.is_empty() => return Err(MatchError::NoChoice),
            _ => self.rules.start().to_setup(),
        };
        // The players begin in turn.
        let starter = self.rules.ruleset().starter;
        let begins = if self.games.len().is_multiple_of(2) { starter } else { starter.opponent() };
        setup.turn = Some(begins);
        if begins != starter && setup.first.any() && setup.first != BySide::BOTH {
            setup.first = BySide::new(setup.first.north, setup.first.south);
        }
        setup.round = self.games.len() as u8 + 1;
        setup.previous = self.previous_winner();
        let start = self.rules.enter(setup).map_err(MatchError::Start)?.position;
        self.games.push(MatchGame { chosen: chosen.to_vec(), start, moves: Vec::new(), position: start });
        Ok(())
    }

    fn previous_winner(&self) -> Option<Side> {
        let latest = matches!(self.rules.ruleset().matches, Matches::Rounds { previous: Previous::LatestWon });
        let mut outcomes = self.games.iter().rev().filter_map(|game| self.rules.outcome(&game.position));
        match outcomes.next()? {
            Outcome::Won(side) => Some(side),
            Outcome::Drawn if latest => outcomes.find_map(Outcome::winner),
            Outcome::Drawn => None,
        }
    }

    /// The board filled from what both hold, with pits bought.
    fn refilled(&self, choice: PitChoice, holdings: Holdings, chosen: &[Pit]) -> Result<Setup, MatchError> {
        let rules = self.rules.ruleset();
        let Layout::Every { seeds } = rules.layout else { return Err(MatchError::NoChoice) };
        let row = usize::from(rules.row);
        let mut setup = self.rules.start().to_setup();
        for side in Side::BOTH {
            setup.pits[side] = vec![PitSetup::default(); row];
        }
        let bought: Vec<Pit> = match (self.purchase(), choice) {
            (None, _) | (Some(_), PitChoice::Adjoining) if !chosen.is_empty() => return Err(MatchError::NoChoice),
            (None, _) => Vec::new(),
            // The ring goes on from the buyer's right end to the other's left.
            (Some((of, pits)), PitChoice::Adjoining) => (0..pits).filter_map(|number| Pit::new(of, number)).collect(),
            (Some((of, pits)), PitChoice::Buyers) => {
                let distinct = chosen.iter().enumerate().all(|(i, pit)| !chosen[..i].contains(pit));
                if chosen.len() != pits || !distinct || chosen.iter().any(|pit| pit.side() != of || pit.number() >= row) {
                    return Err(MatchError::Choice { of, pits });
                }
                chosen.to_vec()
            }
        };
        for &pit in &bought {
            setup.pits[pit.side()][pit.number()] = PitSetup { seeds, marked: false, bought: true };
        }
        for side in Side::BOTH {
            // From the right, so that a pit nobody can fill is the one next to the other player's.
            let own = usize::from(holdings.pits[side]).min(row);
            let mut free: Vec<_> = setup.pits[side].iter_mut().rev().filter(|pit| !pit.bought).collect();
            free.iter_mut().take(own).for_each(|pit| pit.seeds = seeds);
        }
        setup.captured = holdings.in_hand;
        Ok(setup)
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.length {
            Some(length) => write!(f, "{length}:")?,
            None => f.write_str("-:")?,
        }
        for (i, game) in self.games.iter().enumerate() {
            if i > 0 {
                f.write_str(" /")?;
            }
            write_line(f, &game.chosen, &game.moves)?;
        }
        Ok(())
    }
}
