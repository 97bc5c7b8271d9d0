//! Pits and their names.

use core::fmt;
use core::str::FromStr;

use crate::side::Side;

/// The most pits a row may have.
pub const MAX_ROW: usize = 12;

/// A pit: whose row it lies in, and its place there counted from 0 at the owner's left hand.
///
/// Written `A`, `B`, `C` … in South's row and `a`, `b`, `c` … in North's, so a name is read without knowing the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit {
    side: Side,
    number: u8,
}

impl Pit {
    /// The pit `number` (from 0, at the owner's left) of `side`'s row; none beyond [`MAX_ROW`].
    #[must_use]
    pub const fn new(side: Side, number: usize) -> Option<Self> {
        if number < MAX_ROW { Some(Self { side, number: number as u8 }) } else { None }
    }

    /// Whose row it lies in.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Its place in the row, from 0 at the owner's left.
    #[must_use]
    pub const fn number(self) -> usize {
        self.number as usize
    }

    /// Its place on the ring of a board with `row` pits a side: South 0 to row - 1, North from there on; counter-clockwise is +1.
    #[must_use]
    pub const fn ring(self, row: usize) -> usize {
        match self.side {
            Side::South => self.number(),
            Side::North => row + self.number(),
        }
    }

    /// The pit at a place on the ring of a board with `row` pits a side.
    #[must_use]
    pub const fn at_ring(index: usize, row: usize) -> Self {
        if index < row { Self { side: Side::South, number: index as u8 } } else { Self { side: Side::North, number: (index - row) as u8 } }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = match self.side {
            Side::South => b'A',
            Side::North => b'a',
        };
        write!(f, "{}", char::from(first + self.number))
    }
}

/// The text is not the name of a pit: a letter `A` to `L` for South or `a` to `l` for North.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePitError;

impl fmt::Display for ParsePitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pit is one letter: A to L for South, a to l for North")
    }
}

impl core::error::Error for ParsePitError {}

impl TryFrom<char> for Pit {
    type Error = ParsePitError;

    fn try_from(letter: char) -> Result<Self, ParsePitError> {
        let (side, first) = if letter.is_ascii_uppercase() { (Side::South, 'A') } else { (Side::North, 'a') };
        let number = u32::from(letter).checked_sub(u32::from(first)).ok_or(ParsePitError)?;
        Self::new(side, number as usize).ok_or(ParsePitError)
    }
}

impl FromStr for Pit {
    type Err = ParsePitError;

    fn from_str(text: &str) -> Result<Self, ParsePitError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => letter.try_into(),
            _ => Err(ParsePitError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_ring_agree() {
        for row in 1..=MAX_ROW {
            for index in 0..2 * row {
                let pit = Pit::at_ring(index, row);
                assert_eq!(pit.ring(row), index);
                assert_eq!(pit.to_string().parse(), Ok(pit));
            }
        }
        assert_eq!("c".parse(), Ok(Pit { side: Side::North, number: 2 }));
        assert_eq!("M".parse::<Pit>(), Err(ParsePitError));
        assert_eq!("AB".parse::<Pit>(), Err(ParsePitError));
        assert_eq!("".parse::<Pit>(), Err(ParsePitError));
    }
}
