//! Moves, and how they are written: `C`, `C3`, `GH>A2B3c5`.

use core::fmt;
use core::str::FromStr;

use crate::pit::{MAX_ROW, Pit};
use crate::side::{BySide, Side};

/// What a player does in his turn. Passing is automatic and no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sow from a pit.
    Sow {
        /// The pit.
        pit: Pit,
        /// How many seeds to lift, where the rules leave that open.
        seeds: Option<u8>,
    },
    /// Empty pits and put their seeds anywhere.
    Redistribute(Redistribution),
}

/// Pits emptied, and where their seeds are put.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Redistribution {
    emptied: BySide<[bool; MAX_ROW]>,
    placed: BySide<[u8; MAX_ROW]>,
}

impl Redistribution {
    /// Nothing emptied, nothing placed.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether `pit` is emptied.
    #[must_use]
    pub fn empties(&self, pit: Pit) -> bool {
        self.emptied[pit.side()][pit.number()]
    }

    /// Says whether `pit` is to be emptied.
    pub fn set_emptied(&mut self, pit: Pit, emptied: bool) {
        self.emptied[pit.side()][pit.number()] = emptied;
    }

    /// The pits emptied, South's first, each row from its owner's left.
    pub fn emptied(&self) -> impl Iterator<Item = Pit> + '_ {
        all_pits().filter(|&pit| self.empties(pit))
    }

    /// Seeds put in `pit`.
    #[must_use]
    pub fn placed_in(&self, pit: Pit) -> u8 {
        self.placed[pit.side()][pit.number()]
    }

    /// Says how many seeds are put in `pit`.
    pub fn set_placed(&mut self, pit: Pit, seeds: u8) {
        self.placed[pit.side()][pit.number()] = seeds;
    }

    /// The pits in which seeds are put, in the order of [`Self::emptied`], with their numbers.
    pub fn placed(&self) -> impl Iterator<Item = (Pit, u8)> + '_ {
        all_pits().map(|pit| (pit, self.placed_in(pit))).filter(|&(_, seeds)| seeds > 0)
    }

    /// All seeds placed.
    #[must_use]
    pub fn total_placed(&self) -> u32 {
        self.placed().map(|(_, seeds)| u32::from(seeds)).sum()
    }
}

fn all_pits() -> impl Iterator<Item = Pit> {
    Side::BOTH.into_iter().flat_map(|side| (0..MAX_ROW).filter_map(move |number| Pit::new(side, number)))
}

impl fmt::Display for Redistribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pit in self.emptied() {
            write!(f, "{pit}")?;
        }
        f.write_str(">")?;
        for (pit, seeds) in self.placed() {
            write!(f, "{pit}{seeds}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow { pit, seeds: None } => write!(f, "{pit}"),
            Self::Sow { pit, seeds: Some(seeds) } => write!(f, "{pit}{seeds}"),
            Self::Redistribute(redistribution) => write!(f, "{redistribution}"),
        }
    }
}

/// The text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// Nothing there.
    Empty,
    /// A letter was expected that names a pit.
    NotAPit {
        /// What stands there instead.
        found: char,
    },
    /// A number of seeds was expected: 1 to 255.
    NotANumber,
    /// A pit is named twice.
    Twice {
        /// The pit.
        pit: Pit,
    },
    /// Something follows that does not belong to a move.
    TooLong {
        /// The first letter too many.
        found: char,
    },
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a move is a pit (C), a pit and a number (C3) or a redistribution (GH>A2B3c5)"),
            Self::NotAPit { found } => write!(f, "‘{found}’ is not a pit: pits are A to L for South, a to l for North"),
            Self::NotANumber => f.write_str("a number of seeds from 1 to 255 is missing"),
            Self::Twice { pit } => write!(f, "pit {pit} is named twice"),
            Self::TooLong { found } => write!(f, "‘{found}’ does not belong to the move"),
        }
    }
}

impl core::error::Error for ParseMoveError {}

/// Reads a number of seeds at the start of `text`; none where no digit stands there.
fn seeds(text: &str) -> Result<(Option<u8>, &str), ParseMoveError> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = text.split_at(digits);
    if number.is_empty() {
        return Ok((None, rest));
    }
    match number.parse() {
        Ok(0) | Err(_) => Err(ParseMoveError::NotANumber),
        Ok(n) => Ok((Some(n), rest)),
    }
}

fn pit(text: &str) -> Result<Option<(Pit, &str)>, ParseMoveError> {
    let mut letters = text.chars();
    let Some(letter) = letters.next() else { return Ok(None) };
    let pit = letter.try_into().map_err(|_| ParseMoveError::NotAPit { found: letter })?;
    Ok(Some((pit, letters.as_str())))
}

impl FromStr for Redistribution {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (mut emptied, mut placed) = text.split_once('>').ok_or(ParseMoveError::Empty)?;
        let mut redistribution = Self::new();
        while let Some((pit, rest)) = pit(emptied)? {
            if redistribution.empties(pit) {
                return Err(ParseMoveError::Twice { pit });
            }
            redistribution.set_emptied(pit, true);
            emptied = rest;
        }
        while let Some((pit, rest)) = pit(placed)? {
            let (Some(seeds), rest) = seeds(rest)? else { return Err(ParseMoveError::NotANumber) };
            if redistribution.placed_in(pit) > 0 {
                return Err(ParseMoveError::Twice { pit });
            }
            redistribution.set_placed(pit, seeds);
            placed = rest;
        }
        Ok(redistribution)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if text.contains('>') {
            return text.parse().map(Self::Redistribute);
        }
        let (pit, rest) = pit(text)?.ok_or(ParseMoveError::Empty)?;
        let (seeds, rest) = seeds(rest)?;
        match rest.chars().next() {
            Some(found) => Err(ParseMoveError::TooLong { found }),
            None => Ok(Self::Sow { pit, seeds }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        for text in ["C", "a", "C3", "l12", "GH>A2B3c5", "ab>", ">A1"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()), Ok(text.to_owned()));
        }
        // Order does not matter, and the written form has one order.
        assert_eq!("HG>c5B3A2".parse::<Move>().map(|m| m.to_string()), Ok("GH>A2B3c5".to_owned()));
    }

    #[test]
    fn what_is_no_move_says_why() {
        use ParseMoveError as E;
        let wrong = |text: &str| text.parse::<Move>();
        assert_eq!(wrong(""), Err(E::Empty));
        assert_eq!(wrong("3"), Err(E::NotAPit { found: '3' }));
        assert_eq!(wrong("ü"), Err(E::NotAPit { found: 'ü' }));
        assert_eq!(wrong("C0"), Err(E::NotANumber));
        assert_eq!(wrong("C256"), Err(E::NotANumber));
        assert_eq!(wrong("C99999999999999999999"), Err(E::NotANumber));
        assert_eq!(wrong("C3D"), Err(E::TooLong { found: 'D' }));
        assert_eq!(wrong("GG>A1"), Err(E::Twice { pit: "G".parse().expect("a pit") }));
        assert_eq!(wrong("G>A1A1"), Err(E::Twice { pit: "A".parse().expect("a pit") }));
        assert_eq!(wrong("G>A"), Err(E::NotANumber));
    }
}
