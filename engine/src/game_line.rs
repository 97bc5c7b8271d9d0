//! The moves of one game of a match, as written: `[ab] A c D3`.

use core::fmt;

use crate::moves::{Move, ParseMoveError};
use crate::pit::Pit;

pub(crate) fn parse_line(text: &str) -> Result<(Vec<Pit>, Vec<Move>), ParseMoveError> {
    let text = text.trim_matches([' ', '_']);
    let (chosen, moves) = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((pits, moves)) => {
            let pit = |letter: char| Pit::try_from(letter).map_err(|_| ParseMoveError::NotAPit { found: letter });
            (pits.chars().map(pit).collect::<Result<_, _>>()?, moves)
        }
        None => (Vec::new(), text),
    };
    let moves = moves.split([' ', '_']).filter(|part| !part.is_empty()).map(str::parse).collect::<Result<_, _>>()?;
    Ok((chosen, moves))
}

pub(crate) fn write_line(f: &mut fmt::Formatter<'_>, chosen: &[Pit], moves: &[Move]) -> fmt::Result {
    if !chosen.is_empty() {
        f.write_str(" [")?;
        chosen.iter().try_for_each(|pit| write!(f, "{pit}"))?;
        f.write_str("]")?;
    }
    moves.iter().try_for_each(|mv| write!(f, " {mv}"))
}
