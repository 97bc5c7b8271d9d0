//! A playable position of one ruleset. Only [`crate::Rules`] makes and changes them.

use core::fmt;

use crate::counts::{Counts, bits};
use crate::outcome::Outcome;
use crate::pit::Pit;
use crate::setup::{PitSetup, Setup};
use crate::side::{BySide, Side};

/// A position that can be played, or a finished one. Whoever's turn it is has a move: passing has already happened.
///
/// # Equality
/// Two positions are equal when everything written of them is equal: seeds, marks, owners, side to move, captured seeds, opening state, round,
/// previous winner and the count of sowings without a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) counts: Counts,
    pub(crate) row: u8,
    pub(crate) turn: Option<Side>,
    pub(crate) captured: BySide<u8>,
    /// Marked pits, in ring order.
    pub(crate) marked: u32,
    /// Pits bought by the player of the other row.
    pub(crate) bought: u32,
    /// Pits not yet played in the opening cycle.
    pub(crate) unplayed: u32,
    pub(crate) first: BySide<bool>,
    pub(crate) redistribute: BySide<bool>,
    pub(crate) round: u8,
    pub(crate) previous: Option<Side>,
    pub(crate) quiet: u16,
    /// How the game ended, where the seeds do not tell.
    pub(crate) decided: Option<Outcome>,
}

impl Position {
    /// The side to move; none when the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Side> {
        self.turn
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// Pits in each row.
    #[must_use]
    pub const fn row(&self) -> usize {
        self.row as usize
    }

    /// All pits in ring order: South's from his left, then North's from his.
    pub fn pits(&self) -> impl DoubleEndedIterator<Item = Pit> + '_ {
        let row = self.row();
        (0..2 * row).map(move |index| Pit::at_ring(index, row))
    }

    /// Seeds in a pit; none in one that the board does not have.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if pit.number() < self.row() { self.counts.0[pit.ring(self.row())] } else { 0 }
    }

    /// Seeds captured by each side.
    #[must_use]
    pub const fn captured(&self) -> BySide<u8> {
        self.captured
    }

    /// All seeds on the board.
    #[must_use]
    pub fn on_board(&self) -> u32 {
        self.counts.total()
    }

    /// Whether a pit is marked.
    #[must_use]
    pub fn is_marked(&self, pit: Pit) -> bool {
        self.marked & self.bit(pit) != 0
    }

    /// Whose a pit is: the player's in whose row it lies, unless the other has bought it.
    #[must_use]
    pub fn owner(&self, pit: Pit) -> Side {
        if self.bought & self.bit(pit) == 0 { pit.side() } else { pit.side().opponent() }
    }

    /// Whether the side to move has to redistribute seeds before any are sown.
    #[must_use]
    pub fn redistributes(&self) -> bool {
        self.turn.is_some_and(|side| self.redistribute[side])
    }

    /// Whose redistribution is still to come.
    #[must_use]
    pub const fn redistributions(&self) -> BySide<bool> {
        self.redistribute
    }

    /// Whether a pit is still to be played in an opening cycle.
    #[must_use]
    pub fn is_unplayed(&self, pit: Pit) -> bool {
        self.unplayed & self.bit(pit) != 0
    }

    /// The game's number in its match, from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Sowings in a row without a capture.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The same arrangement with everything open to change.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let side = |side| {
            self.pits()
                .filter(|pit| pit.side() == side)
                .map(|pit| PitSetup { seeds: self.seeds(pit), marked: self.is_marked(pit), bought: self.owner(pit) != side })
                .collect()
        };
        Setup {
            pits: BySide::new(side(Side::South), side(Side::North)),
            turn: self.turn,
            captured: self.captured,
            first: self.first,
            unplayed: bits(self.unplayed).map(|index| Pit::at_ring(index, self.row())).collect(),
            redistribute: self.redistribute,
            round: self.round,
            previous: self.previous,
            quiet: self.quiet,
            won: self.decided,
        }
    }

    fn bit(&self, pit: Pit) -> u32 {
        if pit.number() < self.row() { 1 << pit.ring(self.row()) } else { 0 }
    }

    /// The pits of one row, in ring order.
    pub(crate) const fn row_mask(&self, side: Side) -> u32 {
        let south = (1 << self.row) - 1;
        match side {
            Side::South => south,
            Side::North => south << self.row,
        }
    }

    /// The pits a side owns.
    #[inline]
    pub(crate) const fn owned(&self, side: Side) -> u32 {
        self.row_mask(side) ^ self.bought
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
