//! Any arrangement of seeds, legal or not, and how it is written.
//!
//! ```text
//! 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0     South's pits / North's pits, each from its owner's left; side to move; captured South-North
//! 5*                                a marked pit              4~   a pit bought by the player of the other row
//! first=SN unplayed=ABde redistribute=SN round=3 previous=N quiet=17      state, only where not the usual one
//! -                                 instead of the side to move when the game is over
//! won=S                             who won, or won=- for a draw, where the seeds do not tell
//! ```
//!
//! Reading is lenient in this and nothing else: spaces may be underscores, as in URLs; several may stand in a row; tokens stand in any order.

use core::fmt;
use core::str::FromStr;

use crate::outcome::Outcome;
use crate::pit::{MAX_ROW, Pit};
use crate::side::{BySide, Side};

/// One pit of a [`Setup`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PitSetup {
    /// Seeds in it.
    pub seeds: u8,
    /// Whether it is marked.
    pub marked: bool,
    /// Whether the player of the other row has bought it.
    pub bought: bool,
}

/// An arrangement that may or may not be a position of some game. Equality is of everything written.
///
/// [`crate::Rules::enter`] makes a playable [`crate::Position`] of it, or says all that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pits of each row from its owner's left.
    pub pits: BySide<Vec<PitSetup>>,
    /// The side to move; none when the game is over.
    pub turn: Option<Side>,
    /// Seeds captured.
    pub captured: BySide<u8>,
    /// Whose first sowing is still to come, where the rules tell it apart.
    pub first: BySide<bool>,
    /// Pits not yet played in an opening cycle.
    pub unplayed: Vec<Pit>,
    /// Whose redistribution is still to come.
    pub redistribute: BySide<bool>,
    /// The game's number in its match, from 1.
    pub round: u8,
    /// Who won the previous game.
    pub previous: Option<Side>,
    /// Sowings in a row without a capture.
    pub quiet: u16,
    /// How the game ended, where the seeds do not tell.
    pub won: Option<Outcome>,
}

impl Setup {
    /// The pits of a name that exist in this arrangement.
    pub(crate) fn has(&self, pit: Pit) -> bool {
        pit.number() < self.pits[pit.side()].len()
    }
}

/// The text is not an arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseSetupError {
    /// The three parts (pits, side to move, captured) are not there.
    Parts,
    /// The two rows are not separated by one `/`.
    Rows,
    /// A pit is not a number from 0 to 255 with, if need be, `*` or `~`.
    Pit {
        /// What stands there.
        found: String,
    },
    /// A row has no pit or more than [`MAX_ROW`].
    RowLength {
        /// Its pits.
        found: usize,
    },
    /// The side to move is not `S`, `N` or `-`.
    Turn {
        /// What stands there.
        found: String,
    },
    /// Captured seeds are not two numbers with `-` between.
    Captured {
        /// What stands there.
        found: String,
    },
    /// A state token is unknown, written twice or has no such value.
    Token {
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for ParseSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts => f.write_str("a position is written: pits, side to move, captured, as in ‘4,4,4/4,4,4 S 0-0’"),
            Self::Rows => f.write_str("South's pits and North's are separated by one ‘/’"),
            Self::Pit { found } => {
                write!(f, "‘{found}’ is not a pit: a number from 0 to 255 is needed, with * behind it when marked, ~ when bought")
            }
            Self::RowLength { found } => write!(f, "a row of {found} pits: there must be 1 to {MAX_ROW}"),
            Self::Turn { found } => write!(f, "‘{found}’ moves: S or N is needed, or - when the game is over"),
            Self::Captured { found } => write!(f, "‘{found}’ captured: two numbers are needed, South-North, as in 12-8"),
            Self::Token { found } => write!(
                f,
                "‘{found}’: the state after the captured seeds may be first=SN, unplayed=ABab, redistribute=SN, round=3, previous=N, quiet=17, won=S, each once"
            ),
        }
    }
}

impl core::error::Error for ParseSetupError {}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            if side == Side::North {
                f.write_str("/")?;
            }
            for (i, pit) in self.pits[side].iter().enumerate() {
                let comma = if i == 0 { "" } else { "," };
                let marked = if pit.marked { "*" } else { "" };
                let bought = if pit.bought { "~" } else { "" };
                write!(f, "{comma}{}{marked}{bought}", pit.seeds)?;
            }
        }
        write!(f, " {} {}-{}", self.turn.map_or('-', Side::letter), self.captured.south, self.captured.north)?;
        sides(f, "first", self.first)?;
        if !self.unplayed.is_empty() {
            f.write_str(" unplayed=")?;
            self.unplayed.iter().try_for_each(|pit| write!(f, "{pit}"))?;
        }
        sides(f, "redistribute", self.redistribute)?;
        if self.round != 1 {
            write!(f, " round={}", self.round)?;
        }
        if let Some(previous) = self.previous {
            write!(f, " previous={previous}")?;
        }
        if self.quiet != 0 {
            write!(f, " quiet={}", self.quiet)?;
        }
        if let Some(won) = self.won {
            write!(f, " won={}", won.winner().map_or('-', Side::letter))?;
        }
        Ok(())
    }
}

fn sides(f: &mut fmt::Formatter<'_>, name: &str, sides: BySide<bool>) -> fmt::Result {
    if sides.any() {
        write!(f, " {name}=")?;
        sides.sides().try_for_each(|side| write!(f, "{side}"))?;
    }
    Ok(())
}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Self, ParseSetupError> {
        let mut parts = text.split([' ', '_']).filter(|part| !part.is_empty());
        let (Some(pits), Some(turn), Some(captured)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(ParseSetupError::Parts);
        };
        let (south, north) = pits.split_once('/').ok_or(ParseSetupError::Rows)?;
        if north.contains('/') {
            return Err(ParseSetupError::Rows);
        }
        let mut setup = Self {
            pits: BySide::new(row(south)?, row(north)?),
            turn: match turn {
                "-" => None,
                _ => Some(one_side(turn).ok_or_else(|| ParseSetupError::Turn { found: turn.to_owned() })?),
            },
            captured: captured
                .split_once('-')
                .and_then(|(south, north)| Some(BySide::new(number(south)?, number(north)?)))
                .ok_or_else(|| ParseSetupError::Captured { found: captured.to_owned() })?,
            first: BySide::NEITHER,
            unplayed: Vec::new(),
            redistribute: BySide::NEITHER,
            round: 1,
            previous: None,
            quiet: 0,
            won: None,
        };
        let mut seen = Vec::new();
        for token in parts {
            let wrong = || ParseSetupError::Token { found: token.to_owned() };
            let (name, value) = token.split_once('=').ok_or_else(wrong)?;
            if seen.contains(&name) {
                return Err(wrong());
            }
            seen.push(name);
            match name {
                "first" => setup.first = some_sides(value).ok_or_else(wrong)?,
                "redistribute" => setup.redistribute = some_sides(value).ok_or_else(wrong)?,
                "unplayed" => setup.unplayed = some_pits(value).ok_or_else(wrong)?,
                "round" => setup.round = number(value).filter(|&n| n > 0).ok_or_else(wrong)?,
                "previous" => setup.previous = Some(one_side(value).ok_or_else(wrong)?),
                "quiet" => setup.quiet = number(value).ok_or_else(wrong)?,
                "won" if value == "-" => setup.won = Some(Outcome::Drawn),
                "won" => setup.won = Some(Outcome::Won(one_side(value).ok_or_else(wrong)?)),
                _ => return Err(wrong()),
            }
        }
        Ok(setup)
    }
}

/// A number in plain digits, so that nothing is written in two ways but for leading zeros.
fn number<T: FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn row(text: &str) -> Result<Vec<PitSetup>, ParseSetupError> {
    let pits = text.split(',').map(pit).collect::<Result<Vec<_>, _>>()?;
    if pits.len() > MAX_ROW {
        return Err(ParseSetupError::RowLength { found: pits.len() });
    }
    Ok(pits)
}

fn pit(text: &str) -> Result<PitSetup, ParseSetupError> {
    let seeds = text.trim_end_matches(['*', '~']);
    let signs = &text[seeds.len()..];
    match number(seeds) {
        Some(seeds) if matches!(signs, "" | "*" | "~" | "*~") => {
            Ok(PitSetup { seeds, marked: signs.contains('*'), bought: signs.contains('~') })
        }
        _ => Err(ParseSetupError::Pit { found: text.to_owned() }),
    }
}

fn one_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = Side::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(side)
}

fn some_sides(text: &str) -> Option<BySide<bool>> {
    match text {
        "S" => Some(BySide::new(true, false)),
        "N" => Some(BySide::new(false, true)),
        "SN" => Some(BySide::BOTH),
        _ => None,
    }
}

fn some_pits(text: &str) -> Option<Vec<Pit>> {
    let mut pits = text.chars().map(|letter| Pit::try_from(letter).ok()).collect::<Option<Vec<_>>>()?;
    let named = pits.len();
    pits.sort_unstable();
    pits.dedup();
    (named > 0 && pits.len() == named).then_some(pits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0",
            "0,0,0,0,0,0/0,0,0,0,0,0 - 24-24 round=3 previous=N",
            "1,0/0,1 - 0-0 won=N",
            "1,0/0,1 - 0-0 won=-",
            "2*,0,5*/1,2~,3*~ N 12-8 first=SN unplayed=ABac redistribute=N quiet=17",
        ] {
            assert_eq!(text.parse::<Setup>().map(|s| s.to_string()), Ok(text.to_owned()));
            assert_eq!(text.replace(' ', "_").parse::<Setup>(), text.parse());
        }
    }

    #[test]
    fn what_is_unreadable_says_where() {
        use ParseSetupError as E;
        let wrong = |text: &str| text.parse::<Setup>().expect_err("unreadable");
        assert_eq!(wrong(""), E::Parts);
        assert_eq!(wrong("4,4/4,4 S"), E::Parts);
        assert_eq!(wrong("4,4 S 0-0"), E::Rows);
        assert_eq!(wrong("4/4/4 S 0-0"), E::Rows);
        assert_eq!(wrong("4,x/4,4 S 0-0"), E::Pit { found: "x".to_owned() });
        assert_eq!(wrong("4,+4/4,4 S 0-0"), E::Pit { found: "+4".to_owned() });
        assert_eq!(wrong("256/4 S 0-0"), E::Pit { found: "256".to_owned() });
        assert_eq!(wrong("4~*/4 S 0-0"), E::Pit { found: "4~*".to_owned() });
        assert_eq!(wrong("/4 S 0-0"), E::Pit { found: String::new() });
        assert_eq!(wrong("1,1,1,1,1,1,1,1,1,1,1,1,1/4 S 0-0"), E::RowLength { found: 13 });
        assert_eq!(wrong("4/4 s 0-0"), E::Turn { found: "s".to_owned() });
        assert_eq!(wrong("4/4 S 0"), E::Captured { found: "0".to_owned() });
        for token in
            ["first", "first=", "first=NS", "unplayed=", "unplayed=AA", "unplayed=3", "round=0", "previous=SN", "quiet=x", "turn=S"]
        {
            assert_eq!(wrong(&format!("4/4 S 0-0 {token}")), E::Token { found: token.to_owned() });
        }
        assert_eq!(wrong("4/4 S 0-0 quiet=1 quiet=1"), E::Token { found: "quiet=1".to_owned() });
    }
}
