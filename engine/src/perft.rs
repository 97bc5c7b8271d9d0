//! Counting move sequences: the quickest way to find out that two engines disagree.

use core::fmt;

use crate::position::Position;
use crate::rules::Rules;

/// A position with a redistribution to do, whose ways are not counted one by one: there are hundreds of millions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedistributionPending;

impl fmt::Display for RedistributionPending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seeds are still to be redistributed: count from a position after the redistributions")
    }
}

impl core::error::Error for RedistributionPending {}

/// The number of sequences of exactly `depth` sowings from a position. Passes and extra turns are no sowings of their own, endless sowings
/// are not legal and do not count, finished games have no successors.
///
/// # Errors
/// Where seeds are still to be redistributed.
///
/// ```
/// use bonduc_engine::{Game, perft};
///
/// let rules = Game::find("adji-kui-ii").expect("a game of the archive").rules();
/// assert_eq!(perft(rules, &rules.start(), 4), Ok(407));
/// ```
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> Result<u64, RedistributionPending> {
    if position.redistributions().any() && !position.is_over() {
        return Err(RedistributionPending);
    }
    Ok(count(rules, position, depth))
}

fn count(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.legal(position).len() as u64,
        _ => rules.successors(position).map(|next| count(rules, &next, depth - 1)).sum(),
    }
}
