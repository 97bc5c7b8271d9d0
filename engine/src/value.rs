//! A ruleset told axis by axis, as keys and numbers that an interface puts into words.

use crate::axis::Axis;
use crate::ruleset::*;
use crate::side::Side;

/// What a ruleset says on one axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The axis.
    pub axis: Axis,
    /// Which of the axis's answers it is; the name of a text.
    pub key: &'static str,
    /// Numbers that belong to the answer, by name.
    pub numbers: Vec<(&'static str, u32)>,
    /// Sets of numbers that belong to it, by name.
    pub sets: Vec<(&'static str, Vec<u8>)>,
}

fn value(axis: Axis, key: &'static str) -> Value {
    Value { axis, key, numbers: Vec::new(), sets: Vec::new() }
}

impl Value {
    fn number(mut self, name: &'static str, number: impl Into<u32>) -> Self {
        self.numbers.push((name, number.into()));
        self
    }

    fn set(mut self, name: &'static str, numbers: Numbers) -> Self {
        self.sets.push((name, numbers.iter().collect()));
        self
    }
}

/// One of three keys by whose pits are meant.
const fn by_rows(rows: Rows, either: &'static str, own: &'static str, enemy: &'static str) -> &'static str {
    match rows {
        Rows::Either => either,
        Rows::Own => own,
        Rows::Enemy => enemy,
    }
}

/// Answers that say no more than that there is no such rule.
const IDLE: [&str; 14] = [
    "opening-free",
    "opening-captures-on",
    "first-lap-free",
    "stop-making-none",
    "passing-stay",
    "chain-none",
    "capturing-seed-part",
    "bonus-none",
    "feeding-not-needed",
    "marks-none",
    "ownership-row",
    "after-capture-turn-ends",
    "remaining-nobody",
    "match-single",
];

impl Ruleset {
    /// Whether the rules have a rule on an axis, and not only the lack of one.
    #[must_use]
    pub fn uses(&self, axis: Axis) -> bool {
        self.value(axis).is_some_and(|value| !IDLE.contains(&value.key))
    }

    /// What the rules say on every axis, in the order in which a game is explained. Two games differ in the values that differ.
    #[must_use]
    pub fn values(&self) -> Vec<Value> {
        Axis::ALL.iter().filter_map(|&axis| self.value(axis)).collect()
    }

    /// What the rules say on one axis; none where the axis has no meaning for them.
    #[must_use]
    pub fn value(&self, axis: Axis) -> Option<Value> {
        let is = |key| value(axis, key);
        Some(match axis {
            Axis::Board => is("board-two-rows").number("pits", self.row),
            Axis::Stores => match self.stores {
                Stores::None => is("stores-none"),
                Stores::AtEachEnd => is("stores-at-each-end"),
            },
            Axis::Setup => match self.layout {
                Layout::Every { seeds } => is("setup-every").number("seeds", seeds),
                Layout::Rightmost { pits, seeds } => is("setup-rightmost").number("seeds", seeds).number("pits", pits),
            }
            .number("total", self.total()),
            Axis::Starter => match self.starter {
                Side::South => is("starter-south"),
                Side::North => is("starter-north"),
            },
            Axis::Opening => match self.opening {
                Opening::Free => is("opening-free"),
                Opening::RightmostFirst { who: FirstMove::Each } => is("opening-rightmost-each"),
                Opening::RightmostFirst { who: FirstMove::Starter } => is("opening-rightmost-starter"),
                Opening::EachPitOnce { .. } => is("opening-each-pit-once"),
                Opening::Redistribution { pits: PitsEmptied::Exactly(pits) } => is("opening-redistribution-exactly").number("pits", pits),
                Opening::Redistribution { pits: PitsEmptied::UpTo(pits) } => is("opening-redistribution-up-to").number("pits", pits),
            },
            Axis::OpeningCaptures => match self.opening {
                Opening::EachPitOnce { captures_off } => match captures_off {
                    CapturesOff::WholeCycle => is("opening-captures-off-cycle"),
                    CapturesOff::FirstOfEach => is("opening-captures-off-first-each"),
                    CapturesOff::VeryFirst => is("opening-captures-off-very-first"),
                },
                Opening::Free | Opening::RightmostFirst { .. } | Opening::Redistribution { .. } => is("opening-captures-on"),
            },
            Axis::Direction => match self.direction {
                Direction::CounterClockwise => is("direction-counter-clockwise"),
                Direction::Clockwise => is("direction-clockwise"),
            },
            Axis::Lift => match self.lift {
                Lift::All => is("lift-all"),
                Lift::AllButOne => is("lift-all-but-one"),
                Lift::AnyNumber => is("lift-any-number"),
            },
            Axis::Smallest => match self.only_small {
                OnlySmall::Stuck => is("smallest"),
                OnlySmall::MayBeSown => is("smallest-unless-none"),
            }
            .number("seeds", self.smallest),
            Axis::FirstLap => match self.first_lap {
                FirstLap::Free => is("first-lap-free"),
                FirstLap::NotInOwnOccupied { when: Turns::Every } => is("first-lap-not-own-occupied"),
                FirstLap::NotInOwnOccupied { when: Turns::First } => is("first-lap-not-own-occupied-first"),
            },
            Axis::Lap => match self.lap {
                Lap::OriginIncluded => is("lap-origin-included"),
                Lap::OriginSkipped => is("lap-origin-skipped"),
            },
            Axis::Relay => match self.relay {
                Relay::None => is("relay-none"),
                Relay::FromOccupied => is("relay-from-occupied"),
            },
            Axis::Stop => match self.relay {
                Relay::None => return None,
                Relay::FromOccupied => is("stop-in-empty"),
            },
            Axis::StopMaking => match self.stop_making {
                None => is("stop-making-none"),
                Some(Making { numbers, rows }) => {
                    is(by_rows(rows, "stop-making-either", "stop-making-own", "stop-making-enemy")).set("numbers", numbers)
                }
            },
            Axis::Capture => match self.capture {
                Capture::Landing { making: Making { numbers, rows }, .. } => {
                    is(by_rows(rows, "capture-landing-either", "capture-landing-own", "capture-landing-enemy")).set("numbers", numbers)
                }
                Capture::Opposite { landing, crossing: Crossing::NotNeeded, .. } => {
                    is(by_rows(landing, "capture-opposite-either", "capture-opposite-own", "capture-opposite-enemy"))
                }
                Capture::Opposite { landing, crossing: Crossing::Needed, .. } => is(by_rows(
                    landing,
                    "capture-opposite-either-crossed",
                    "capture-opposite-own-crossed",
                    "capture-opposite-enemy-crossed",
                )),
                Capture::Ahead { holding: Making { numbers, rows }, .. } => {
                    is(by_rows(rows, "capture-ahead-either", "capture-ahead-own", "capture-ahead-enemy")).set("numbers", numbers)
                }
            },
            Axis::Passing => match self.passing {
                Passing::Stay => is("passing-stay"),
                Passing::ToMover { making: Making { numbers, rows } } => {
                    is(by_rows(rows, "passing-mover-either", "passing-mover-own", "passing-mover-enemy")).set("numbers", numbers)
                }
                Passing::ToOwner { making: Making { numbers, rows } } => {
                    is(by_rows(rows, "passing-owner-either", "passing-owner-own", "passing-owner-enemy")).set("numbers", numbers)
                }
            },
            Axis::Chain => match self.capture {
                Capture::Landing { chain: Behind::None, .. } | Capture::Opposite { .. } => is("chain-none"),
                Capture::Landing { chain: Behind::Run, .. } => is("chain-behind"),
                Capture::Landing { chain: Behind::RunButNotAll, .. } => is("chain-behind-not-all"),
                Capture::Ahead { empty: EmptyPit::Stops, .. } => is("chain-ahead"),
                Capture::Ahead { empty: EmptyPit::PassedOver, .. } => is("chain-ahead-over-empty"),
            },
            Axis::CapturingSeed => match self.capture {
                Capture::Landing { .. } => is("capturing-seed-part"),
                Capture::Opposite { capturing_seed: CapturingSeed::Stays, .. } | Capture::Ahead { .. } => is("capturing-seed-stays"),
                Capture::Opposite { capturing_seed: CapturingSeed::GoesAlong, .. } => is("capturing-seed-goes-along"),
            },
            Axis::Bonus => match self.capture {
                Capture::Opposite { bonus: Some(bonus), .. } => is(match (bonus.broken, bonus.needs) {
                    (BrokenRun::AllOrNone, BonusNeeds::Opposite) => "bonus-all-or-none",
                    (BrokenRun::AllOrNone, BonusNeeds::Landing) => "bonus-all-or-none-independent",
                    (BrokenRun::Prefix, BonusNeeds::Opposite) => "bonus-prefix",
                    (BrokenRun::Prefix, BonusNeeds::Landing) => "bonus-prefix-independent",
                })
                .number("pits", bonus.pits),
                Capture::Landing { .. } | Capture::Opposite { bonus: None, .. } | Capture::Ahead { .. } => is("bonus-none"),
            },
            Axis::Feeding => match self.feeding {
                Feeding::NotNeeded => is("feeding-not-needed"),
                Feeding::MustFeed => is("feeding-must"),
            },
            Axis::Marks => match self.marks {
                Marks::None => is("marks-none"),
                Marks::ClearedByLifting { by: Lifter::Any } => is("marks-cleared-by-any"),
                Marks::ClearedByLifting { by: Lifter::Owner } => is("marks-cleared-by-owner"),
            },
            Axis::Ownership => match self.ownership {
                Ownership::Row => is("ownership-row"),
                Ownership::Bought => is("ownership-bought"),
            },
            Axis::Captured => match self.captured {
                Captured::ToCaptor => is("captured-to-captor"),
                Captured::OutOfPlay => is("captured-out-of-play"),
            },
            Axis::AfterCapture => match self.after_capture {
                AfterCapture::TurnEnds => is("after-capture-turn-ends"),
                AfterCapture::MovesAgain => is("after-capture-moves-again"),
            },
            Axis::Stuck => match self.stuck {
                Stuck::Passes => is("stuck-passes"),
                Stuck::EndsGame => is("stuck-ends-game"),
                Stuck::Loses => is("stuck-loses"),
            },
            Axis::End => match (self.end, self.stuck) {
                (End::SeedsLeft(seeds), _) => is("end-seeds-left").number("seeds", seeds),
                (End::Captured(seeds), _) => is("end-captured").number("seeds", seeds),
                (End::OnlyWhenStuck, Stuck::Passes) => is("end-neither-can-move"),
                (End::OnlyWhenStuck, Stuck::EndsGame | Stuck::Loses) => is("end-no-move"),
            },
            Axis::Remaining => match self.remaining {
                Remaining::EachOwn => is("remaining-each-own"),
                Remaining::LastCaptor { previous_winner_from: None } => is("remaining-last-captor"),
                Remaining::LastCaptor { previous_winner_from: Some(round) } => {
                    is("remaining-last-captor-then-previous-winner").number("round", round)
                }
                Remaining::WhoCanMove => is("remaining-who-can-move"),
                Remaining::Starter => is("remaining-starter"),
                Remaining::Nobody => is("remaining-nobody"),
            },
            Axis::Winner => match self.winner {
                Winner::MoreSeeds => is("winner-more-seeds"),
                Winner::StillHasSeeds => is("winner-still-has-seeds"),
                Winner::LeavesStuck { draw_from } => is("winner-leaves-stuck").number("seeds", draw_from),
            },
            Axis::Draw => match self.winner {
                Winner::MoreSeeds => is("draw-equal").number("seeds", self.total() / 2),
                Winner::StillHasSeeds => is("draw-none"),
                Winner::LeavesStuck { draw_from } => is("draw-when-stuck-with").number("seeds", draw_from),
            },
            Axis::Endless => match (self.relay, self.endless) {
                (Relay::None, _) => return None,
                (Relay::FromOccupied, Endless::NotLegal) => is("endless-not-legal"),
                (Relay::FromOccupied, Endless::TurnEnds) => is("endless-turn-ends"),
                (Relay::FromOccupied, Endless::GameEnds) => is("endless-game-ends"),
            },
            Axis::NoProgress => match self.no_progress {
                NoProgress { sowings: None, settlement: Settlement::EachOwn } => is("no-progress-none-each-own"),
                NoProgress { sowings: None, settlement: Settlement::Nobody } => is("no-progress-none"),
                NoProgress { sowings: Some(sowings), settlement: Settlement::EachOwn } => {
                    is("no-progress-each-own").number("sowings", sowings)
                }
                NoProgress { sowings: Some(sowings), settlement: Settlement::Nobody } => {
                    is("no-progress-nobody").number("sowings", sowings)
                }
            },
            Axis::Match => match self.matches {
                Matches::Single => is("match-single"),
                Matches::BuyPits { choice: PitChoice::Adjoining, .. } => is("match-buy-adjoining"),
                Matches::BuyPits { choice: PitChoice::Buyers, .. } => is("match-buy-chosen"),
                Matches::Rounds { previous: Previous::Last } => is("match-rounds"),
                Matches::Rounds { previous: Previous::LatestWon } => is("match-rounds-latest-won"),
                Matches::Margin { seeds, worth } => is("match-margin").number("seeds", seeds).number("worth", worth),
            },
            Axis::Leftovers => match self.matches {
                Matches::BuyPits { leftovers: Leftovers::InHand, .. } => is("leftovers-in-hand"),
                Matches::BuyPits { leftovers: Leftovers::LargerFills, .. } => is("leftovers-larger-fills"),
                Matches::BuyPits { leftovers: Leftovers::Dropped, .. } => is("leftovers-dropped"),
                Matches::Single | Matches::Rounds { .. } | Matches::Margin { .. } => return None,
            },
        })
    }
}

impl Ruleset {
    /// A hash of all that the rules say: the same for the same rules, on every machine and in every version that has the same axes.
    /// 64-bit FNV-1a of the ruleset told axis by axis.
    #[must_use]
    pub fn content_hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut take = |text: &str| {
            for byte in text.bytes().chain([b'\n']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for value in self.values() {
            take(value.axis.id());
            take(value.key);
            for (name, number) in &value.numbers {
                take(name);
                take(&number.to_string());
            }
            for (name, set) in &value.sets {
                take(name);
                set.iter().for_each(|number| take(&number.to_string()));
            }
        }
        hash
    }
}
