//! Kiothi, Meru, Kenya. Numbers are statements of the article.

use crate::ruleset::*;
use crate::side::Side;

/// The rules of Kiothi.
pub const KIOTHI: Ruleset = Ruleset {
    row: 10,                                                            // 6, 7, 10
    stores: Stores::AtEachEnd,                                          // 8
    layout: Layout::Rightmost { pits: 6, seeds: 5 },                    // 9
    starter: Side::South,                                               // site rule C7
    opening: Opening::Redistribution { pits: PitsEmptied::Exactly(2) }, // 11
    direction: Direction::CounterClockwise,                             // 13
    lift: Lift::AnyNumber,                                              // 13
    smallest: 1,                                                        // 13
    only_small: OnlySmall::Stuck,
    first_lap: FirstLap::NotInOwnOccupied { when: Turns::Every }, // 14
    lap: Lap::OriginIncluded,                                     // site rule C1
    relay: Relay::FromOccupied,                                   // 16
    passing: Passing::Stay,
    stop_making: None,
    capture: Capture::Opposite {
        landing: Rows::Own,                       // 18
        capturing_seed: CapturingSeed::GoesAlong, // 18
        crossing: Crossing::NotNeeded,
        bonus: Some(Bonus { pits: 3, broken: BrokenRun::AllOrNone, needs: BonusNeeds::Opposite }), // 19
    },
    feeding: Feeding::NotNeeded,
    marks: Marks::ClearedByLifting { by: Lifter::Any }, // 12, 15, 18
    ownership: Ownership::Row,                          // 10
    captured: Captured::ToCaptor,                       // 18
    after_capture: AfterCapture::TurnEnds,              // 17
    stuck: Stuck::EndsGame,                             // 20
    end: End::OnlyWhenStuck,                            // 20
    remaining: Remaining::WhoCanMove,                   // 21
    winner: Winner::MoreSeeds,                          // 22
    endless: Endless::NotLegal,                         // site rule C3
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::Nobody }, // site rule C4
    matches: Matches::Margin { seeds: 2, worth: 2 },    // 24
};
