//! Search by position: a pattern of pits, and the examples of the archive whose positions fit it.

use std::fmt;
use std::str::FromStr;

use bonduc_content::{Archive, Example, GameRecord};
use bonduc_engine::{BySide, Setup, Side};

/// The longest row that a pattern can have.
const LONGEST_ROW: usize = 12;

/// What is looked for: a stretch of pits of either row, or two whole rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    rows: Vec<Vec<Cell>>,
    turn: Option<Side>,
}

/// What a pit must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Any,
    Exactly(u8),
    AtLeast(u8),
}

/// An example that fits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    /// Its game.
    pub(crate) record: &'a GameRecord,
    /// The example.
    pub(crate) example: &'a Example,
}

/// The text is no pattern of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoPattern;

impl fmt::Display for NoPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pattern is pits separated by commas, each a number, a number and +, or ?; two rows are separated by /")
    }
}

impl FromStr for Pattern {
    type Err = NoPattern;

    /// Reads `0,?,4+` (a stretch of a row) or `4,4,?,0/?,?,?,4 S` (both rows, and who is to move); what a position has besides is passed over.
    fn from_str(text: &str) -> Result<Self, NoPattern> {
        let mut parts = text.split(|letter: char| letter.is_whitespace() || letter == '_').filter(|part| !part.is_empty());
        let rows = parts.next().ok_or(NoPattern)?;
        let rows: Vec<_> = rows.split('/').map(|row| row.split(',').map(Cell::parse).collect::<Option<Vec<_>>>()).collect::<Option<_>>().ok_or(NoPattern)?;
        let turn = match parts.next() {
            Some("S") => Some(Side::South),
            Some("N") => Some(Side::North),
            Some("-") | None => None,
            Some(_) => return Err(NoPattern),
        };
        let pits: usize = rows.iter().map(Vec::len).sum();
        let sensible = rows.len() <= 2 && pits >= 3 && rows.iter().all(|row| (1..=LONGEST_ROW).contains(&row.len()));
        if sensible { Ok(Self { rows, turn }) } else { Err(NoPattern) }
    }
}

impl Cell {
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches(['*', '~']);
        match text.strip_suffix('+') {
            _ if text == "?" => Some(Self::Any),
            Some(number) => number.parse().ok().map(Self::AtLeast),
            None => text.parse().ok().map(Self::Exactly),
        }
    }

    const fn fits(self, seeds: u8) -> bool {
        match self {
            Self::Any => true,
            Self::Exactly(number) => seeds == number,
            Self::AtLeast(number) => seeds >= number,
        }
    }
}

impl Pattern {
    fn fits(&self, pits: &BySide<Vec<u8>>, turn: Option<Side>) -> bool {
        let stretch = |cells: &[Cell], row: &[u8]| row.windows(cells.len()).any(|row| row.iter().zip(cells).all(|(&seeds, cell)| cell.fits(seeds)));
        let whole = |cells: &[Cell], row: &[u8]| cells.len() == row.len() && stretch(cells, row);
        if self.turn.is_some() && self.turn != turn {
            return false;
        }
        match self.rows.as_slice() {
            [south, north] => whole(south, &pits.south) && whole(north, &pits.north),
            [row] => stretch(row, &pits.south) || stretch(row, &pits.north),
            _ => false,
        }
    }
}

/// The examples in whose position a pattern fits, before or after their moves.
pub(crate) fn shown<'a>(archive: &'a Archive, pattern: &Pattern) -> Vec<Shown<'a>> {
    let of_game = |record: &'a GameRecord| record.examples.iter().map(move |example| Shown { record, example });
    archive.games().iter().flat_map(of_game).filter(|shown| positions(shown).iter().any(|(pits, turn)| pattern.fits(pits, *turn))).collect()
}

/// The positions of an example: before its moves, and after each.
fn positions(shown: &Shown<'_>) -> Vec<(BySide<Vec<u8>>, Option<Side>)> {
    let rules = shown.record.game().rules();
    let Ok(setup) = shown.example.position.parse::<Setup>() else { return Vec::new() };
    let seeds = |setup: &Setup| {
        let row = |side: Side| setup.pits[side].iter().map(|pit| pit.seeds).collect();
        (BySide { south: row(Side::South), north: row(Side::North) }, setup.turn)
    };
    let mut found = vec![seeds(&setup)];
    let Ok(entered) = rules.enter(setup) else { return found };
    let mut position = entered.position;
    for mv in shown.example.moves.split_whitespace().filter_map(|text| text.parse().ok()) {
        let Ok(trace) = rules.trace(&position, mv) else { break };
        position = trace.after;
        found.extend(position.to_string().parse::<Setup>().ok().map(|setup| seeds(&setup)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_told_from_words() {
        for text in ["0,?,4+", "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0", "1,1,1", "?,?,?/?,?,0 N", "0,0,3*,0"] {
            assert!(text.parse::<Pattern>().is_ok(), "{text}");
        }
        for text in ["", "4", "1,3", "casa", "1, 3 or 5", "4,4,x", "1,2,3/4,5,6/7,8,9", "1,2,3 X", "300,1,1", "1,,3"] {
            assert_eq!(text.parse::<Pattern>(), Err(NoPattern), "{text}");
        }
    }

    #[test]
    fn examples_are_found_by_their_positions() {
        let archive = Archive::embedded();
        let find = |text: &str| shown(archive, &text.parse().expect("a pattern")).iter().map(|shown| shown.record.slug.as_str()).collect::<Vec<_>>();
        assert!(find("10,10,10,10,10/10,10,10,10,10").contains(&"adji-boto"));
        assert!(find("?,0,4+,?,?,?/?,?,?,?,?,?").iter().all(|slug| *slug != "kiothi"));
        assert!(find("0,0,13").is_empty() || find("0,0,13").contains(&"adji-kui-ii"));
        assert_eq!(find("63,63,63"), Vec::<&str>::new());
        for record in archive.games() {
            for example in &record.examples {
                let rows = example.position.split(' ').next().expect("rows");
                assert!(shown(archive, &rows.parse().expect("a pattern")).iter().any(|shown| shown.example == example), "{rows}");
            }
        }
    }
}
