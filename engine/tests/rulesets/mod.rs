//! Rulesets for tests: relatives of the archive's games as data, and any ruleset at all.
#![allow(dead_code, reason = "each test uses some of it")]

use bonduc_engine::ruleset::*;
use bonduc_engine::{BySide, Chance, Game, PitSetup, Position, Rules, Setup, Side};
use proptest::prelude::*;

/// What most games on two rows of six share.
const PLAIN: Ruleset = Ruleset {
    row: 6,
    stores: Stores::None,
    layout: Layout::Every { seeds: 4 },
    starter: Side::South,
    opening: Opening::Free,
    direction: Direction::CounterClockwise,
    lift: Lift::All,
    smallest: 1,
    only_small: OnlySmall::Stuck,
    first_lap: FirstLap::Free,
    lap: Lap::OriginIncluded,
    relay: Relay::FromOccupied,
    passing: Passing::Stay,
    stop_making: None,
    capture: Capture::Landing { making: FOUR, chain: Behind::None },
    feeding: Feeding::NotNeeded,
    marks: Marks::None,
    ownership: Ownership::Row,
    captured: Captured::ToCaptor,
    after_capture: AfterCapture::TurnEnds,
    stuck: Stuck::Passes,
    end: End::SeedsLeft(4),
    remaining: Remaining::LastCaptor { previous_winner_from: None },
    winner: Winner::MoreSeeds,
    endless: Endless::NotLegal,
    no_progress: NoProgress { sowings: Some(400), settlement: Settlement::Nobody },
    matches: Matches::Single,
};

const FOUR: Making = Making { numbers: Numbers::of(&[4]), rows: Rows::Either };

/// Oware, the abapa rules: one lap, origin skipped, twos and threes in the enemy row and the run before them, the opponent must be fed, a
/// move that would take everything takes nothing.
pub(crate) const OWARE: Ruleset = Ruleset {
    lap: Lap::OriginSkipped,
    relay: Relay::None,
    capture: Capture::Landing { making: Making { numbers: Numbers::of(&[2, 3]), rows: Rows::Enemy }, chain: Behind::RunButNotAll },
    feeding: Feeding::MustFeed,
    stuck: Stuck::EndsGame,
    end: End::Captured(25),
    remaining: Remaining::EachOwn,
    no_progress: NoProgress { sowings: Some(100), settlement: Settlement::EachOwn },
    ..PLAIN
};

/// Hoyito I: fours made in passing go to the mover, from either row; four with the last seed is taken and ends the turn.
pub(crate) const HOYITO_I: Ruleset = Ruleset { passing: Passing::ToMover { making: FOUR }, ..PLAIN };

/// Hoyito II: nothing in passing, but the run of fours before the landing pit; a capture moves again.
pub(crate) const HOYITO_II: Ruleset =
    Ruleset { capture: Capture::Landing { making: FOUR, chain: Behind::Run }, after_capture: AfterCapture::MovesAgain, ..PLAIN };

/// Ba-awa: fours made in passing go to the pit's owner, the last one to the mover; who began takes the last eight.
pub(crate) const BA_AWA: Ruleset =
    Ruleset { passing: Passing::ToOwner { making: FOUR }, end: End::SeedsLeft(8), remaining: Remaining::Starter, ..PLAIN };

/// Sadeqa III: two rows of eight, six each; the pit opposite an own empty one, the capturing stone stays; the last mover takes the rest.
pub(crate) const SADEQA_III: Ruleset = Ruleset {
    row: 8,
    layout: Layout::Every { seeds: 6 },
    capture: Capture::Opposite { landing: Rows::Own, capturing_seed: CapturingSeed::Stays, crossing: Crossing::NotNeeded, bonus: None },
    stuck: Stuck::EndsGame,
    end: End::OnlyWhenStuck,
    remaining: Remaining::WhoCanMove,
    ..PLAIN
};

/// The relatives by name.
pub(crate) const RELATIVES: [(&str, Ruleset); 5] =
    [("Oware", OWARE), ("Hoyito I", HOYITO_I), ("Hoyito II", HOYITO_II), ("Ba-awa", BA_AWA), ("Sadeqa III", SADEQA_III)];

fn rows() -> impl Strategy<Value = Rows> {
    prop_oneof![Just(Rows::Either), Just(Rows::Own), Just(Rows::Enemy)]
}

fn making() -> impl Strategy<Value = Making> {
    (prop::collection::vec(2..7_u8, 1..4), rows()).prop_map(|(numbers, rows)| Making { numbers: Numbers::of(&numbers), rows })
}

fn opening() -> impl Strategy<Value = Opening> {
    prop_oneof![
        3 => Just(Opening::Free),
        1 => prop_oneof![Just(FirstMove::Each), Just(FirstMove::Starter)].prop_map(|who| Opening::RightmostFirst { who }),
        1 => prop_oneof![Just(CapturesOff::WholeCycle), Just(CapturesOff::FirstOfEach), Just(CapturesOff::VeryFirst)]
            .prop_map(|captures_off| Opening::EachPitOnce { captures_off }),
        1 => (1..3_u8).prop_map(|n| Opening::Redistribution { pits: PitsEmptied::Exactly(n) }),
        1 => (1..3_u8).prop_map(|n| Opening::Redistribution { pits: PitsEmptied::UpTo(n) }),
    ]
}

fn capture() -> impl Strategy<Value = Capture> {
    let bonus = prop::option::of((1..4_u8, any::<bool>(), any::<bool>()).prop_map(|(pits, all, opposite)| Bonus {
        pits,
        broken: if all { BrokenRun::AllOrNone } else { BrokenRun::Prefix },
        needs: if opposite { BonusNeeds::Opposite } else { BonusNeeds::Landing },
    }));
    prop_oneof![
        (making(), prop_oneof![Just(Behind::None), Just(Behind::Run), Just(Behind::RunButNotAll)])
            .prop_map(|(making, chain)| Capture::Landing { making, chain }),
        (rows(), any::<bool>(), any::<bool>(), bonus).prop_map(|(landing, stays, crossed, bonus)| Capture::Opposite {
            landing,
            capturing_seed: if stays { CapturingSeed::Stays } else { CapturingSeed::GoesAlong },
            crossing: if crossed { Crossing::Needed } else { Crossing::NotNeeded },
            bonus,
        }),
        (prop::collection::vec(1..7_u8, 1..4), rows(), any::<bool>()).prop_map(|(numbers, rows, stops)| Capture::Ahead {
            holding: Making { numbers: Numbers::of(&numbers), rows },
            empty: if stops { EmptyPit::Stops } else { EmptyPit::PassedOver },
        }),
    ]
}

fn one_of<T: Copy + std::fmt::Debug + 'static>(values: &'static [T]) -> impl Strategy<Value = T> {
    prop::sample::select(values)
}

/// Any ruleset that can be played.
pub(crate) fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    let form = (1..9_u8, 1..6_u8, opening(), one_of(&[Lift::All, Lift::AllButOne, Lift::AnyNumber]), 1..4_u8, any::<[bool; 6]>());
    let taking = (
        capture(),
        prop_oneof![
            3 => Just(Passing::Stay),
            1 => making().prop_map(|making| Passing::ToMover { making }),
            1 => making().prop_map(|making| Passing::ToOwner { making }),
        ],
        prop::option::weighted(0.3, making()),
        one_of(&[Marks::None, Marks::ClearedByLifting { by: Lifter::Any }, Marks::ClearedByLifting { by: Lifter::Owner }]),
        any::<[bool; 5]>(),
    );
    let ending = (
        one_of(&[Stuck::Passes, Stuck::EndsGame, Stuck::Loses]),
        one_of(&[End::OnlyWhenStuck, End::SeedsLeft(4), End::SeedsLeft(8), End::Captured(12)]),
        one_of(&[
            Remaining::EachOwn,
            Remaining::LastCaptor { previous_winner_from: Some(2) },
            Remaining::WhoCanMove,
            Remaining::Starter,
            Remaining::Nobody,
        ]),
        one_of(&[Winner::MoreSeeds, Winner::StillHasSeeds, Winner::LeavesStuck { draw_from: 9 }]),
        one_of(&[Endless::NotLegal, Endless::TurnEnds, Endless::GameEnds]),
        one_of(&[Settlement::EachOwn, Settlement::Nobody]),
    );
    (form, taking, ending)
        .prop_map(|((row, seeds, opening, lift, smallest, flags), (capture, passing, stop_making, marks, more), end)| {
            let [right, south, clockwise, small, restricted, every] = flags;
            let [skipped, relay, feed, keep, again] = more;
            let (stuck, end, remaining, winner, endless, settlement) = end;
            Ruleset {
                row,
                layout: if right { Layout::Rightmost { pits: row.div_ceil(2), seeds } } else { Layout::Every { seeds } },
                starter: if south { Side::South } else { Side::North },
                opening,
                direction: if clockwise { Direction::Clockwise } else { Direction::CounterClockwise },
                lift,
                smallest,
                only_small: if small { OnlySmall::MayBeSown } else { OnlySmall::Stuck },
                first_lap: if restricted {
                    FirstLap::NotInOwnOccupied { when: if every { Turns::Every } else { Turns::First } }
                } else {
                    FirstLap::Free
                },
                lap: if skipped { Lap::OriginSkipped } else { Lap::OriginIncluded },
                relay: if relay { Relay::FromOccupied } else { Relay::None },
                passing,
                stop_making,
                capture,
                feeding: if feed { Feeding::MustFeed } else { Feeding::NotNeeded },
                marks,
                ownership: Ownership::Bought,
                captured: if keep { Captured::ToCaptor } else { Captured::OutOfPlay },
                after_capture: if again { AfterCapture::MovesAgain } else { AfterCapture::TurnEnds },
                stuck,
                end,
                remaining,
                winner,
                endless,
                no_progress: NoProgress { sowings: Some(60), settlement },
                ..PLAIN
            }
        })
        .prop_filter("can be played", |ruleset| ruleset.check().is_ok())
}

/// Rules of the archive, of a relative, or any at all.
pub(crate) fn any_rules() -> impl Strategy<Value = Rules> {
    let known: Vec<Ruleset> =
        Game::all().iter().map(|game| game.ruleset).chain(RELATIVES.into_iter().map(|(_, ruleset)| ruleset)).collect();
    prop_oneof![prop::sample::select(known), any_ruleset()].prop_map(|ruleset| Rules::new(ruleset).expect("playable"))
}

/// An arrangement that the rules take: anything from an empty board to all seeds, in any state that they know.
pub(crate) fn random_setup(rules: &Rules, chance: &mut Chance) -> Setup {
    let ruleset = rules.ruleset();
    let start = rules.start().to_setup();
    let row = usize::from(ruleset.row);
    loop {
        let mut setup = start.clone();
        for side in Side::BOTH {
            setup.pits[side] = vec![PitSetup::default(); row];
        }
        let mut yes = |one_in: usize| chance.below(one_in) == 0;
        setup.turn = Some(if yes(2) { Side::South } else { Side::North });
        setup.first = BySide::new(start.first.south && yes(3), start.first.north && yes(3));
        setup.redistribute = BySide::new(false, start.redistribute.any() && yes(8));
        setup.unplayed.retain(|_| yes(2));
        if yes(2) {
            setup.unplayed.clear();
        }
        setup.round = chance.below(4) as u8 + 1;
        setup.previous = [None, Some(Side::South), Some(Side::North)][chance.below(3)];
        setup.quiet = chance.below(50) as u16;
        // Some boards are full and some are nearly empty.
        let wanted = chance.below(ruleset.total() as usize + 1);
        let mut left = if chance.below(2) == 0 { wanted } else { wanted.min(2 * row) };
        while left > 0 {
            let seeds = (chance.below(5) + 1).min(left);
            left -= seeds;
            let at = chance.below(2 * row + 2);
            if at < 2 * row {
                let pit = bonduc_engine::Pit::at_ring(at, row);
                setup.pits[pit.side()][pit.number()].seeds += seeds as u8;
            } else if ruleset.captured == Captured::ToCaptor {
                setup.captured[Side::BOTH[at - 2 * row]] += seeds as u8;
            }
        }
        for pit in setup.pits.south.iter_mut().chain(&mut setup.pits.north) {
            pit.marked = ruleset.marks != Marks::None && !setup.redistribute.any() && chance.below(2) == 0;
            pit.bought = ruleset.ownership == Ownership::Bought && chance.below(10) == 0;
        }
        if rules.enter(setup.clone()).is_ok() {
            return setup;
        }
    }
}

/// A position of the rules from anywhere.
pub(crate) fn random_position(rules: &Rules, chance: &mut Chance) -> Position {
    rules.enter(random_setup(rules, chance)).expect("taken before").position
}
