//! Adji Kui II, Matanzas, Cuba. Numbers are statements of the article.

use crate::ruleset::*;
use crate::side::Side;

/// The rules of Adji Kui II.
pub const ADJI_KUI_II: Ruleset = Ruleset {
    row: 6,                             // 8, 9
    stores: Stores::None,               // 10
    layout: Layout::Every { seeds: 4 }, // 11
    starter: Side::South,               // site rule C7
    opening: Opening::Free,
    direction: Direction::CounterClockwise, // 14, 16
    lift: Lift::All,                        // 15
    smallest: 2,                            // 15
    only_small: OnlySmall::Stuck,           // 15, 19
    first_lap: FirstLap::Free,
    lap: Lap::OriginIncluded,                                                  // site rule C1
    relay: Relay::FromOccupied,                                                // 17
    passing: Passing::Stay,                                                    // 22
    stop_making: Some(Making { numbers: Numbers::of(&[4]), rows: Rows::Own }), // 21
    capture: Capture::Landing { making: Making { numbers: Numbers::of(&[4]), rows: Rows::Enemy }, chain: Behind::None }, // 20, 22
    feeding: Feeding::NotNeeded,
    marks: Marks::None,
    ownership: Ownership::Bought,                                                             // 28
    captured: Captured::ToCaptor,                                                             // 20
    after_capture: AfterCapture::TurnEnds,                                                    // 18, 20
    stuck: Stuck::Passes,                                                                     // 19
    end: End::SeedsLeft(8),                                                                   // 23
    remaining: Remaining::EachOwn,                                                            // 24
    winner: Winner::MoreSeeds,                                                                // 25
    endless: Endless::NotLegal,                                                               // site rule C3
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::EachOwn },          // site rule C4
    matches: Matches::BuyPits { choice: PitChoice::Adjoining, leftovers: Leftovers::InHand }, // 26, 27, 28
};
