//! Adji-Boto, Saramaka, Suriname. Numbers are statements of the article.

use crate::ruleset::*;
use crate::side::Side;

/// The rules of Adji-Boto.
pub const ADJI_BOTO: Ruleset = Ruleset {
    row: 5,                                                                  // 5, 6
    stores: Stores::AtEachEnd,                                               // 7
    layout: Layout::Every { seeds: 10 },                                     // 8
    starter: Side::South,                                                    // site rule C7
    opening: Opening::EachPitOnce { captures_off: CapturesOff::WholeCycle }, // 12, 13, 14
    direction: Direction::CounterClockwise,                                  // 10
    lift: Lift::AllButOne,                                                   // 11
    smallest: 2,                                                             // 11
    only_small: OnlySmall::Stuck,
    first_lap: FirstLap::Free,
    lap: Lap::OriginIncluded, // site rule C1
    relay: Relay::None,       // 1
    passing: Passing::Stay,
    stop_making: None,
    capture: Capture::Ahead {
        holding: Making { numbers: Numbers::of(&[1, 3, 5]), rows: Rows::Either }, // 17, 18, 20
        empty: EmptyPit::Stops,                                                   // 18, 19
    },
    feeding: Feeding::NotNeeded,
    marks: Marks::None,
    ownership: Ownership::Row,
    captured: Captured::ToCaptor, // 17
    after_capture: AfterCapture::TurnEnds,
    stuck: Stuck::Passes,                                                            // 15
    end: End::OnlyWhenStuck,                                                         // 21
    remaining: Remaining::EachOwn,                                                   // 22
    winner: Winner::MoreSeeds,                                                       // 23
    endless: Endless::NotLegal,                                                      // a single lap always ends
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::EachOwn }, // site rule C4
    matches: Matches::Single,
};
