//! The two players, named by where they sit. South is drawn below and moves first.

use core::fmt;
use core::ops::{Index, IndexMut};

/// A player, by the side of the board on which he sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player whose row is drawn below.
    South,
    /// The player whose row is drawn above.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// `S` or `N`, as positions are written.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// The side written `S` or `N`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' => Some(Self::South),
            'N' => Some(Self::North),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// A pair, South's value first.
    #[must_use]
    pub const fn new(south: T, north: T) -> Self {
        Self { south, north }
    }

    /// What `f` makes of each side's value.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide::new(f(self.south), f(self.north))
    }
}

impl BySide<bool> {
    /// Yes for both.
    pub const BOTH: Self = Self::new(true, true);
    /// No for both.
    pub const NEITHER: Self = Self::new(false, false);

    /// Whether it is yes for at least one side.
    #[must_use]
    pub const fn any(self) -> bool {
        self.south || self.north
    }

    /// The sides for which it is yes, South first.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |&side| self[side])
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
