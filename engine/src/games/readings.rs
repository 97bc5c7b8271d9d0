//! The readings of each game: what its source leaves open, and the answers that can be given. The first answer is the default.

use crate::axis::Axis;
use crate::reading::common::{ENDLESS, NO_PROGRESS, ORIGIN, STARTER};
use crate::reading::{Candidate, Change, Reading};
use crate::ruleset::*;

const fn candidate(id: &'static str, changes: &'static [Change]) -> Candidate {
    Candidate { id, changes }
}

const FOUR_OWN: Making = Making { numbers: Numbers::of(&[4]), rows: Rows::Own };

/// Adji Kui II.
pub(super) const ADJI_KUI_II: &[Reading] = &[
    Reading {
        id: "own-four",
        axis: Axis::StopMaking,
        candidates: &[candidate("stop", &[Change::StopMaking(Some(FOUR_OWN))]), candidate("relay", &[Change::StopMaking(None)])],
    },
    Reading {
        id: "only-singles",
        axis: Axis::Smallest,
        candidates: &[
            candidate("pass", &[Change::OnlySmall(OnlySmall::Stuck), Change::Stuck(Stuck::Passes)]),
            candidate("sow", &[Change::OnlySmall(OnlySmall::MayBeSown)]),
            candidate("lose", &[Change::Stuck(Stuck::Loses)]),
        ],
    },
    Reading {
        id: "bought",
        axis: Axis::Match,
        candidates: &[
            candidate("adjoining", &[Change::Choice(PitChoice::Adjoining)]),
            candidate("chosen", &[Change::Choice(PitChoice::Buyers)]),
        ],
    },
    Reading {
        id: "leftovers",
        axis: Axis::Leftovers,
        candidates: &[
            candidate("in-hand", &[Change::Leftovers(Leftovers::InHand)]),
            candidate("larger-fills", &[Change::Leftovers(Leftovers::LargerFills)]),
            candidate("dropped", &[Change::Leftovers(Leftovers::Dropped)]),
        ],
    },
    ORIGIN,
    ENDLESS,
    NO_PROGRESS,
    STARTER,
];

/// Kiothi.
pub(super) const KIOTHI: &[Reading] = &[
    Reading {
        id: "warriors",
        axis: Axis::Setup,
        candidates: &[
            candidate("30", &[Change::Layout(Layout::Rightmost { pits: 6, seeds: 5 })]),
            candidate("25", &[Change::Layout(Layout::Rightmost { pits: 5, seeds: 5 })]),
            candidate("30-in-five", &[Change::Layout(Layout::Rightmost { pits: 5, seeds: 6 })]),
        ],
    },
    Reading {
        id: "emptied",
        axis: Axis::Opening,
        candidates: &[
            candidate("two", &[Change::PitsEmptied(PitsEmptied::Exactly(2))]),
            candidate("up-to-two", &[Change::PitsEmptied(PitsEmptied::UpTo(2))]),
            candidate("one", &[Change::PitsEmptied(PitsEmptied::Exactly(1))]),
        ],
    },
    Reading {
        id: "nki",
        axis: Axis::Marks,
        candidates: &[candidate("any-lifter", &[Change::Lifter(Lifter::Any)]), candidate("owner", &[Change::Lifter(Lifter::Owner)])],
    },
    Reading {
        id: "first-lap",
        axis: Axis::FirstLap,
        candidates: &[
            candidate("every-turn", &[Change::FirstLap(Turns::Every)]),
            candidate("first-sowing", &[Change::FirstLap(Turns::First)]),
        ],
    },
    Reading {
        id: "bonus",
        axis: Axis::Bonus,
        candidates: &[
            candidate("all-or-none", &[Change::BrokenRun(BrokenRun::AllOrNone)]),
            candidate("prefix", &[Change::BrokenRun(BrokenRun::Prefix)]),
            candidate("independent", &[Change::BonusNeeds(BonusNeeds::Landing)]),
        ],
    },
    Reading {
        id: "crossing",
        axis: Axis::Capture,
        candidates: &[
            candidate("not-needed", &[Change::Crossing(Crossing::NotNeeded)]),
            candidate("needed", &[Change::Crossing(Crossing::Needed)]),
        ],
    },
    Reading {
        id: "one-warrior",
        axis: Axis::Match,
        candidates: &[
            candidate("two", &[Change::Worth(2)]),
            candidate("three", &[Change::Worth(3)]),
            candidate("five", &[Change::Worth(5)]),
            candidate("ten", &[Change::Worth(10)]),
        ],
    },
    ORIGIN,
    ENDLESS,
    NO_PROGRESS,
    STARTER,
];

/// Sadeqa II.
pub(super) const SADEQA_II: &[Reading] = &[
    Reading {
        id: "first-move",
        axis: Axis::Opening,
        candidates: &[
            candidate("each", &[Change::FirstMove(FirstMove::Each)]),
            candidate("starter", &[Change::FirstMove(FirstMove::Starter)]),
        ],
    },
    ORIGIN,
    ENDLESS,
    NO_PROGRESS,
    STARTER,
];

/// Adji-Boto.
pub(super) const ADJI_BOTO: &[Reading] = &[
    Reading {
        id: "captures-off",
        axis: Axis::OpeningCaptures,
        candidates: &[
            candidate("cycle", &[Change::CapturesOff(CapturesOff::WholeCycle)]),
            candidate("first-of-each", &[Change::CapturesOff(CapturesOff::FirstOfEach)]),
            candidate("very-first", &[Change::CapturesOff(CapturesOff::VeryFirst)]),
        ],
    },
    Reading {
        id: "empty",
        axis: Axis::Chain,
        candidates: &[
            candidate("stops", &[Change::EmptyPit(EmptyPit::Stops)]),
            candidate("passed-over", &[Change::EmptyPit(EmptyPit::PassedOver)]),
        ],
    },
    Reading {
        id: "capture",
        axis: Axis::Capture,
        candidates: &[
            candidate("both-sides", &[Change::CaptureRows(Rows::Either)]),
            candidate("enemy-side", &[Change::CaptureRows(Rows::Enemy)]),
        ],
    },
    Reading {
        id: "win",
        axis: Axis::Winner,
        candidates: &[
            candidate("more-seeds", &[Change::Winner(Winner::MoreSeeds), Change::Stuck(Stuck::Passes)]),
            candidate("leave-stuck", &[Change::Winner(Winner::LeavesStuck { draw_from: 50 }), Change::Stuck(Stuck::EndsGame)]),
        ],
    },
    ORIGIN,
    NO_PROGRESS,
    STARTER,
];

/// Hoyito III.
pub(super) const HOYITO_III: &[Reading] = &[
    Reading {
        id: "capture",
        axis: Axis::Capture,
        candidates: &[
            candidate("either-side", &[Change::CaptureRows(Rows::Either)]),
            candidate("enemy-side", &[Change::CaptureRows(Rows::Enemy)]),
        ],
    },
    Reading {
        id: "last-four",
        axis: Axis::Remaining,
        candidates: &[
            candidate("captor", &[Change::Remaining(Remaining::LastCaptor { previous_winner_from: Some(3) })]),
            candidate("nobody", &[Change::Remaining(Remaining::Nobody)]),
            candidate("rows", &[Change::Remaining(Remaining::EachOwn)]),
        ],
    },
    Reading {
        id: "previous",
        axis: Axis::Match,
        candidates: &[
            candidate("last", &[Change::Previous(Previous::Last)]),
            candidate("latest-won", &[Change::Previous(Previous::LatestWon)]),
        ],
    },
    ORIGIN,
    ENDLESS,
    NO_PROGRESS,
    STARTER,
];
