//! Hoyito III, Barahona, Dominican Republic. Numbers are statements of the article.

use crate::ruleset::*;
use crate::side::Side;

/// The rules of Hoyito III.
pub const HOYITO_III: Ruleset = Ruleset {
    row: 6,                             // 5, 6
    stores: Stores::None,               // 7
    layout: Layout::Every { seeds: 4 }, // 8
    starter: Side::South,               // site rule C7
    opening: Opening::Free,
    direction: Direction::CounterClockwise, // 10
    lift: Lift::All,                        // 10
    smallest: 1,                            // 10, 13
    only_small: OnlySmall::Stuck,
    first_lap: FirstLap::Free,
    lap: Lap::OriginIncluded,   // site rule C1
    relay: Relay::FromOccupied, // 11
    passing: Passing::Stay,     // 14, 18
    stop_making: None,
    capture: Capture::Landing { making: Making { numbers: Numbers::of(&[4]), rows: Rows::Either }, chain: Behind::None }, // 17, 18
    feeding: Feeding::NotNeeded,
    marks: Marks::None,
    ownership: Ownership::Row,
    captured: Captured::ToCaptor,                                                   // 17
    after_capture: AfterCapture::MovesAgain,                                        // 15, 19
    stuck: Stuck::Passes,                                                           // 13
    end: End::SeedsLeft(4),                                                         // 21, 22
    remaining: Remaining::LastCaptor { previous_winner_from: Some(3) },             // 22, 23
    winner: Winner::MoreSeeds,                                                      // 20
    endless: Endless::NotLegal,                                                     // site rule C3
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::Nobody }, // site rule C4
    matches: Matches::Rounds { previous: Previous::Last },                          // 16, 21
};
