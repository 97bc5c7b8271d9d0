//! The rules again, seed by seed and as plainly as can be: no tables, no vectors, no early answers. It reads the same rulesets, looks for endless
//! sowings by remembering every state, and finds who can move by trying everything. Slow, and easy to believe.

use std::collections::HashSet;

use bonduc_engine::ruleset::*;
use bonduc_engine::{BySide, LAP_CAP, Outcome, Pit, Setup, Side};

/// A position as a setup says it.
#[derive(Clone)]
pub(crate) struct Naive<'a> {
    rules: &'a Ruleset,
    pub(crate) now: Setup,
}

enum Sown {
    Captured(bool),
    Endless,
}

#[derive(PartialEq)]
enum Can {
    Move,
    OnlyEndless,
    Nothing,
}

impl<'a> Naive<'a> {
    pub(crate) fn new(rules: &'a Ruleset, now: Setup) -> Self {
        Self { rules, now }
    }

    fn row(&self) -> usize {
        usize::from(self.rules.row)
    }

    fn pit(&self, ring: usize) -> Pit {
        Pit::at_ring(ring, self.row())
    }

    fn seeds(&mut self, ring: usize) -> &mut u8 {
        let pit = self.pit(ring);
        &mut self.now.pits[pit.side()][pit.number()].seeds
    }

    fn held(&self, ring: usize) -> u8 {
        let pit = self.pit(ring);
        self.now.pits[pit.side()][pit.number()].seeds
    }

    fn marked(&self, ring: usize) -> bool {
        let pit = self.pit(ring);
        self.now.pits[pit.side()][pit.number()].marked
    }

    fn owner(&self, ring: usize) -> Side {
        let pit = self.pit(ring);
        if self.now.pits[pit.side()][pit.number()].bought { pit.side().opponent() } else { pit.side() }
    }

    fn among(&self, ring: usize, rows: Rows, mover: Side) -> bool {
        match rows {
            Rows::Either => true,
            Rows::Own => self.owner(ring) == mover,
            Rows::Enemy => self.owner(ring) != mover,
        }
    }

    fn makes(&self, ring: usize, making: Making, mover: Side) -> bool {
        making.numbers.contain(self.held(ring)) && self.among(ring, making.rows, mover)
    }

    fn next(&self, ring: usize) -> usize {
        match self.rules.direction {
            Direction::CounterClockwise => (ring + 1) % (2 * self.row()),
            Direction::Clockwise => (ring + 2 * self.row() - 1) % (2 * self.row()),
        }
    }

    fn rings(&self) -> std::ops::Range<usize> {
        0..2 * self.row()
    }

    fn on_board(&self) -> u32 {
        self.rings().map(|ring| u32::from(self.held(ring))).sum()
    }

    fn seedless(&self, side: Side) -> bool {
        self.rings().all(|ring| self.owner(ring) != side || self.held(ring) == 0)
    }

    fn give(&mut self, to: Side, seeds: u8) {
        if self.rules.captured == Captured::ToCaptor {
            self.now.captured[to] += seeds;
        }
    }

    /// What a pit may be sown with, before looking at where the sowing leads.
    fn lifts(&self, side: Side, ring: usize) -> Vec<u8> {
        let large = |ring: usize| self.owner(ring) == side && self.held(ring) >= self.rules.smallest;
        let none_large = !self.rings().any(large);
        let sowable =
            large(ring) || none_large && self.rules.only_small == OnlySmall::MayBeSown && self.owner(ring) == side && self.held(ring) >= 1;
        if !sowable || !self.opening_allows(side, ring) {
            return Vec::new();
        }
        match self.rules.lift {
            Lift::All => vec![self.held(ring)],
            Lift::AllButOne => vec![self.held(ring) - 1],
            Lift::AnyNumber => (1..=self.held(ring)).collect(),
        }
    }

    fn opening_allows(&self, side: Side, ring: usize) -> bool {
        match self.rules.opening {
            Opening::RightmostFirst { .. } if self.now.first[side] => {
                let rightmost = if side == Side::South { self.row() - 1 } else { 2 * self.row() - 1 };
                ring == rightmost || self.held(rightmost) < self.rules.smallest
            }
            Opening::EachPitOnce { .. } => {
                let unplayed: Vec<_> =
                    self.now.unplayed.iter().map(|pit| pit.ring(self.row())).filter(|&at| self.owner(at) == side).collect();
                unplayed.is_empty() || unplayed.contains(&ring)
            }
            _ => true,
        }
    }

    /// Sows and captures; the turn and what follows from it is for others.
    fn sow(&mut self, mover: Side, origin: usize, lifted: u8) -> Option<Sown> {
        let before = self.clone();
        let captures = match self.rules.opening {
            Opening::EachPitOnce { captures_off: CapturesOff::WholeCycle } => self.now.unplayed.is_empty(),
            Opening::EachPitOnce { captures_off: CapturesOff::FirstOfEach } => !self.now.first[mover],
            Opening::EachPitOnce { captures_off: CapturesOff::VeryFirst } => self.now.first != BySide::BOTH,
            _ => true,
        };
        let restricted = match self.rules.first_lap {
            FirstLap::Free => false,
            FirstLap::NotInOwnOccupied { when: Turns::Every } => true,
            FirstLap::NotInOwnOccupied { when: Turns::First } => self.now.first[mover],
        };
        self.now.unplayed.retain(|pit| pit.ring(before.row()) != origin);
        self.now.first[mover] = false;
        self.now.quiet = self.now.quiet.saturating_add(1);
        let (mut from, mut hand, mut laps) = (origin, lifted, 0);
        let (mut captured, mut crossed) = (false, false);
        let mut seen = HashSet::new();
        loop {
            if laps > 0 || self.rules.lift == Lift::All {
                let state: Vec<u8> = self.rings().map(|ring| self.held(ring)).collect();
                if !seen.insert((state, from)) || laps >= LAP_CAP {
                    return Some(Sown::Endless);
                }
            }
            *self.seeds(from) -= hand;
            let pit = self.pit(from);
            let clears = match self.rules.marks {
                Marks::ClearedByLifting { by: Lifter::Any } => true,
                Marks::ClearedByLifting { by: Lifter::Owner } => self.owner(from) == mover,
                Marks::None => false,
            };
            if clears {
                self.now.pits[pit.side()][pit.number()].marked = false;
            }
            let mut at = from;
            while hand > 0 {
                at = self.next(at);
                if at == from && self.rules.lap == Lap::OriginSkipped {
                    at = self.next(at);
                }
                if laps == 0 && hand == 1 && restricted && self.owner(at) == mover && self.naive_first_lap_occupied(at) {
                    *self = before;
                    return None;
                }
                *self.seeds(at) += 1;
                hand -= 1;
                crossed |= self.owner(at) != mover;
                let passing = match self.rules.passing {
                    Passing::Stay => None,
                    Passing::ToMover { making } => Some((making, mover)),
                    Passing::ToOwner { making } => Some((making, self.owner(at))),
                };
                if let Some((making, to)) = passing
                    && hand > 0
                    && captures
                    && self.makes(at, making, mover)
                {
                    let seeds = std::mem::take(self.seeds(at));
                    self.give(to, seeds);
                    captured = true;
                }
            }
            laps += 1;
            from = at;
            hand = self.held(at);
            if let Capture::Landing { making, .. } = self.rules.capture
                && captures
                && self.makes(at, making, mover)
            {
                break;
            }
            if self.rules.relay == Relay::None || hand == 1 || self.rules.stop_making.is_some_and(|making| self.makes(at, making, mover)) {
                break;
            }
        }
        if captures {
            captured |= self.capture(mover, from, crossed);
        }
        if captured {
            self.now.quiet = 0;
        }
        Some(Sown::Captured(captured))
    }

    /// Whether the pit in which the last seed of a first lap is about to drop is occupied.
    fn naive_first_lap_occupied(&self, at: usize) -> bool {
        self.held(at) > 0
    }

    fn capture(&mut self, mover: Side, landing: usize, crossed: bool) -> bool {
        match self.rules.capture {
            Capture::Landing { making, chain } => {
                if !self.makes(landing, making, mover) {
                    return false;
                }
                let mut taken = vec![landing];
                if chain != Behind::None {
                    // Backwards is forwards all the way round but one.
                    let previous = |ring: usize| self.rings().find(|&before| self.next(before) == ring).expect("a ring");
                    let mut at = previous(landing);
                    while at != landing && self.makes(at, making, mover) {
                        taken.push(at);
                        at = previous(at);
                    }
                }
                let rest = self.rings().any(|ring| self.owner(ring) != mover && self.held(ring) > 0 && !taken.contains(&ring));
                if chain == Behind::RunButNotAll && !rest {
                    return false;
                }
                for ring in taken {
                    let seeds = std::mem::take(self.seeds(ring));
                    self.give(mover, seeds);
                }
                true
            }
            Capture::Opposite { landing: rows, capturing_seed, crossing, bonus } => {
                if self.held(landing) != 1 || !self.among(landing, rows, mover) || crossing == Crossing::Needed && !crossed {
                    return false;
                }
                let opposite = 2 * self.row() - 1 - landing;
                let free = |naive: &Self, ring: usize| naive.held(ring) > 0 && !naive.marked(ring);
                let mut taken = Vec::new();
                if free(self, opposite) {
                    taken.push(opposite);
                }
                let leftmost = landing == if mover == Side::South { 0 } else { self.row() };
                if let Some(bonus) = bonus
                    && leftmost
                    && (!taken.is_empty() || bonus.needs == BonusNeeds::Landing)
                {
                    let mut run = Vec::new();
                    for i in 1..=usize::from(bonus.pits) {
                        if i >= self.row() || !free(self, opposite - i) {
                            break;
                        }
                        run.push(opposite - i);
                    }
                    if bonus.broken == BrokenRun::Prefix || run.len() == usize::from(bonus.pits) {
                        taken.extend(run);
                    }
                }
                if taken.is_empty() {
                    return false;
                }
                if capturing_seed == CapturingSeed::GoesAlong {
                    taken.push(landing);
                }
                for ring in taken {
                    let seeds = std::mem::take(self.seeds(ring));
                    self.give(mover, seeds);
                }
                true
            }
            Capture::Ahead { holding, empty } => {
                let mut captured = false;
                let mut at = self.next(landing);
                while at != landing {
                    if self.makes(at, holding, mover) {
                        let seeds = std::mem::take(self.seeds(at));
                        self.give(mover, seeds);
                        captured = true;
                    } else if self.held(at) > 0 || empty == EmptyPit::Stops {
                        break;
                    }
                    at = self.next(at);
                }
                captured
            }
        }
    }

    /// The sowing with its end as the ruleset wants it; none where it is not legal, an error where it is endless and that is why.
    fn sow_legally(&mut self, mover: Side, origin: usize, lifted: u8) -> Option<Result<Sown, ()>> {
        let before = self.clone();
        let hungry = self.seedless(mover.opponent());
        match self.sow(mover, origin, lifted)? {
            Sown::Endless if self.rules.endless == Endless::NotLegal => Some(Err(())),
            Sown::Endless => {
                let opened = (self.now.unplayed.clone(), self.now.first, self.now.quiet);
                let quiet = before.now.quiet.saturating_add(1);
                self.now = before.now;
                (self.now.unplayed, self.now.first, _) = opened;
                self.now.quiet = quiet;
                Some(Ok(Sown::Endless))
            }
            Sown::Captured(_) if hungry && self.rules.feeding == Feeding::MustFeed && self.seedless(mover.opponent()) => None,
            sown @ Sown::Captured(_) => Some(Ok(sown)),
        }
    }

    fn can(&self, side: Side) -> Can {
        let mut can = Can::Nothing;
        for ring in self.rings() {
            for lifted in self.lifts(side, ring) {
                match self.clone().sow_legally(side, ring, lifted) {
                    Some(Ok(_)) => return Can::Move,
                    Some(Err(())) => can = Can::OnlyEndless,
                    None => {}
                }
            }
        }
        can
    }

    /// Plays a sowing. None where it is not legal.
    pub(crate) fn play(mut self, pit: Pit, seeds: Option<u8>) -> Option<Setup> {
        let mover = self.now.turn?;
        if self.now.redistribute[mover] || pit.number() >= self.row() {
            return None;
        }
        let ring = pit.ring(self.row());
        let lifts = self.lifts(mover, ring);
        let lifted = match (self.rules.lift, seeds) {
            (Lift::AnyNumber, Some(seeds)) => lifts.into_iter().find(|&known| known == seeds)?,
            (Lift::All | Lift::AllButOne, None) => *lifts.first()?,
            _ => return None,
        };
        let captured = match self.sow_legally(mover, ring, lifted)?.ok()? {
            Sown::Captured(captured) => captured,
            Sown::Endless if self.rules.endless == Endless::GameEnds => {
                self.stop();
                return Some(self.now);
            }
            Sown::Endless => false,
        };
        let over = match self.rules.end {
            End::OnlyWhenStuck => false,
            End::SeedsLeft(seeds) => captured && self.on_board() <= u32::from(seeds),
            End::Captured(seeds) => captured && self.now.captured[mover] >= seeds,
        };
        if over {
            let heir = match self.rules.remaining {
                Remaining::EachOwn => return Some(self.sweep(|naive, ring| Some(naive.owner(ring)))),
                Remaining::LastCaptor { previous_winner_from: Some(round) } if self.now.round >= round => self.now.previous.or(Some(mover)),
                Remaining::LastCaptor { .. } => Some(mover),
                Remaining::Starter => Some(self.rules.starter),
                Remaining::WhoCanMove | Remaining::Nobody => None,
            };
            return Some(self.sweep(|_, _| heir));
        }
        if self.rules.no_progress.sowings.is_some_and(|limit| self.now.quiet >= limit) {
            self.stop();
            return Some(self.now);
        }
        let again = captured && self.rules.after_capture == AfterCapture::MovesAgain;
        self.turn(if again { mover } else { mover.opponent() });
        Some(self.now)
    }

    fn turn(&mut self, first: Side) {
        for (i, side) in [first, first.opponent(), first].into_iter().enumerate() {
            match self.can(side) {
                Can::Move => {
                    self.now.turn = Some(side);
                    return;
                }
                Can::Nothing if self.rules.stuck == Stuck::EndsGame || self.rules.stuck == Stuck::Loses && !self.seedless(side) => {
                    let heir = match self.rules.remaining {
                        Remaining::WhoCanMove => Some(side.opponent()),
                        Remaining::Starter => Some(self.rules.starter),
                        _ => None,
                    };
                    self.now.won = match self.rules.winner {
                        Winner::LeavesStuck { draw_from } if self.now.captured[side] >= draw_from => Some(Outcome::Drawn),
                        Winner::LeavesStuck { .. } => Some(Outcome::Won(side.opponent())),
                        _ if self.rules.stuck == Stuck::Loses => Some(Outcome::Won(side.opponent())),
                        _ => None,
                    };
                    let own = self.rules.remaining == Remaining::EachOwn;
                    self.now = self.clone().sweep(|naive, ring| if own { Some(naive.owner(ring)) } else { heir });
                    return;
                }
                _ if i == 1 => {
                    if self.rules.stuck == Stuck::Passes {
                        let own = self.rules.remaining == Remaining::EachOwn;
                        self.now = self.clone().sweep(|naive, ring| own.then(|| naive.owner(ring)));
                    } else {
                        self.stop();
                    }
                    return;
                }
                _ => {}
            }
        }
    }

    /// Ends the game before its written end.
    fn stop(&mut self) {
        let own = self.rules.no_progress.settlement == Settlement::EachOwn;
        self.now = self.clone().sweep(|naive, ring| own.then(|| naive.owner(ring)));
    }

    fn sweep(mut self, heir: impl Fn(&Self, usize) -> Option<Side>) -> Setup {
        for ring in self.rings() {
            if let Some(to) = heir(&self, ring) {
                let seeds = std::mem::take(self.seeds(ring));
                self.now.captured[to] += seeds;
            }
        }
        self.now.turn = None;
        self.now
    }
}
