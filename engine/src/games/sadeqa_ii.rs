//! Sadeqa II, Dembi Dolo, Ethiopia. Numbers are statements of the article.

use crate::ruleset::*;
use crate::side::Side;

/// The rules of Sadeqa II.
pub const SADEQA_II: Ruleset = Ruleset {
    row: 6,                                                    // 4, 5
    stores: Stores::None,                                      // 6
    layout: Layout::Every { seeds: 3 },                        // 7
    starter: Side::South,                                      // site rule C7
    opening: Opening::RightmostFirst { who: FirstMove::Each }, // 11
    direction: Direction::CounterClockwise,                    // 8
    lift: Lift::All,
    smallest: 1,
    only_small: OnlySmall::Stuck,
    first_lap: FirstLap::Free,
    lap: Lap::OriginIncluded,   // site rule C1
    relay: Relay::FromOccupied, // 9
    passing: Passing::Stay,
    stop_making: None,
    capture: Capture::Opposite {
        landing: Rows::Either,                // 13
        capturing_seed: CapturingSeed::Stays, // 14
        crossing: Crossing::NotNeeded,
        bonus: None,
    },
    feeding: Feeding::NotNeeded,
    marks: Marks::None,
    ownership: Ownership::Row,
    captured: Captured::OutOfPlay,                                                  // 13
    after_capture: AfterCapture::TurnEnds,                                          // 10
    stuck: Stuck::EndsGame,                                                         // 12, 15
    end: End::OnlyWhenStuck,                                                        // 12, 15
    remaining: Remaining::Nobody,                                                   // 17
    winner: Winner::StillHasSeeds,                                                  // 16
    endless: Endless::NotLegal,                                                     // site rule C3
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::Nobody }, // site rule C4
    matches: Matches::Single,
};
