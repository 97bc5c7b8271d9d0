//! What happened in a move, step by step. Animation, narration and citation read this; nothing else works it out again.

use crate::axis::Axis;
use crate::moves::Move;
use crate::outcome::{Ending, Outcome};
use crate::pit::Pit;
use crate::position::Position;
use crate::side::Side;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// Seeds are lifted to begin a sowing, or a redistribution.
    Lift {
        /// From here.
        pit: Pit,
        /// So many.
        seeds: u8,
    },
    /// One seed of a lap is dropped.
    Drop {
        /// Here.
        pit: Pit,
        /// Whether it falls in the pit from which the lap was lifted.
        origin: bool,
    },
    /// A lap ends.
    LapEnd {
        /// Here.
        pit: Pit,
        /// Its number, from 1.
        lap: u32,
    },
    /// The landing pit is lifted for another lap.
    Relay {
        /// The pit.
        pit: Pit,
        /// So many seeds.
        seeds: u8,
    },
    /// The sowing stops.
    Stop {
        /// Here.
        pit: Pit,
        /// For this reason.
        why: StopReason,
    },
    /// A pit is captured.
    Capture {
        /// The pit.
        pit: Pit,
        /// Its seeds.
        seeds: u8,
        /// Who gets them; nobody where they leave the game.
        to: Option<Side>,
        /// Whether it follows another captured pit.
        chained: bool,
    },
    /// A pit is captured in the middle of a lap.
    Passing {
        /// The pit.
        pit: Pit,
        /// Its seeds.
        seeds: u8,
        /// Who gets them; nobody where they leave the game.
        to: Option<Side>,
    },
    /// The capturing seed goes along.
    CapturingSeed {
        /// From here.
        pit: Pit,
        /// To him; out of the game otherwise.
        to: Option<Side>,
    },
    /// A further pit is taken as a bonus.
    Bonus {
        /// The pit.
        pit: Pit,
        /// Its seeds.
        seeds: u8,
        /// Who gets them.
        to: Option<Side>,
    },
    /// A pit would be captured but is marked.
    Spared {
        /// The pit.
        pit: Pit,
    },
    /// Seeds of a redistribution are put down.
    Place {
        /// Here.
        pit: Pit,
        /// So many.
        seeds: u8,
    },
    /// A pit is marked.
    Mark {
        /// The pit.
        pit: Pit,
    },
    /// A pit loses its mark.
    Unmark {
        /// The pit.
        pit: Pit,
    },
    /// An endless sowing ends the turn: the board is as it was.
    Undone,
    /// The captor moves again.
    ExtraTurn {
        /// He.
        side: Side,
    },
    /// It is a side's turn.
    Turn {
        /// His.
        side: Side,
    },
    /// A player cannot move.
    Pass {
        /// He.
        side: Side,
        /// Whether he has something to sow, but only endlessly.
        endless: bool,
    },
    /// Seeds left at the end are taken.
    Sweep {
        /// From here.
        pit: Pit,
        /// So many.
        seeds: u8,
        /// By him.
        to: Side,
    },
    /// The game is over.
    End {
        /// For this reason.
        why: Ending,
        /// With this result, where the seeds do not tell.
        decided: Option<Outcome>,
    },
}

/// Why a sowing stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The last seed fell in an empty pit.
    Empty,
    /// It made a number that ends the move.
    Making,
    /// A move is one lap.
    OneLap,
    /// It made a capture.
    Captured,
}

impl Step {
    /// The name in the API.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Lift { .. } => "lift",
            Self::Drop { .. } => "drop",
            Self::LapEnd { .. } => "lap-end",
            Self::Relay { .. } => "relay",
            Self::Stop { .. } => "stop",
            Self::Capture { .. } => "capture",
            Self::Passing { .. } => "passing",
            Self::CapturingSeed { .. } => "capturing-seed",
            Self::Bonus { .. } => "bonus",
            Self::Spared { .. } => "spared",
            Self::Place { .. } => "place",
            Self::Mark { .. } => "mark",
            Self::Unmark { .. } => "unmark",
            Self::Undone => "undone",
            Self::ExtraTurn { .. } => "extra-turn",
            Self::Turn { .. } => "turn",
            Self::Pass { .. } => "pass",
            Self::Sweep { .. } => "sweep",
            Self::End { .. } => "end",
        }
    }

    /// The pit concerned.
    #[must_use]
    pub const fn pit(&self) -> Option<Pit> {
        match *self {
            Self::Lift { pit, .. }
            | Self::Drop { pit, .. }
            | Self::LapEnd { pit, .. }
            | Self::Relay { pit, .. }
            | Self::Stop { pit, .. }
            | Self::Capture { pit, .. }
            | Self::Passing { pit, .. }
            | Self::CapturingSeed { pit, .. }
            | Self::Bonus { pit, .. }
            | Self::Spared { pit }
            | Self::Place { pit, .. }
            | Self::Mark { pit }
            | Self::Unmark { pit }
            | Self::Sweep { pit, .. } => Some(pit),
            Self::Undone | Self::ExtraTurn { .. } | Self::Turn { .. } | Self::Pass { .. } | Self::End { .. } => None,
        }
    }

    /// The seeds that it moves.
    #[must_use]
    pub const fn seeds(&self) -> Option<u8> {
        match *self {
            Self::Lift { seeds, .. }
            | Self::Relay { seeds, .. }
            | Self::Capture { seeds, .. }
            | Self::Passing { seeds, .. }
            | Self::Bonus { seeds, .. }
            | Self::Place { seeds, .. }
            | Self::Sweep { seeds, .. } => Some(seeds),
            Self::Drop { .. } | Self::CapturingSeed { .. } => Some(1),
            Self::LapEnd { .. }
            | Self::Stop { .. }
            | Self::Spared { .. }
            | Self::Mark { .. }
            | Self::Unmark { .. }
            | Self::Undone
            | Self::ExtraTurn { .. }
            | Self::Turn { .. }
            | Self::Pass { .. }
            | Self::End { .. } => None,
        }
    }

    /// The axis whose rule it follows.
    #[must_use]
    pub const fn axis(&self) -> Axis {
        match *self {
            Self::Lift { .. } => Axis::Lift,
            Self::Drop { origin: true, .. } => Axis::Lap,
            Self::Drop { origin: false, .. } | Self::Turn { .. } => Axis::Direction,
            Self::LapEnd { .. } | Self::Relay { .. } => Axis::Relay,
            Self::Stop { why, .. } => match why {
                StopReason::Empty => Axis::Stop,
                StopReason::Making => Axis::StopMaking,
                StopReason::OneLap => Axis::Relay,
                StopReason::Captured => Axis::AfterCapture,
            },
            Self::Capture { chained: false, .. } => Axis::Capture,
            Self::Capture { chained: true, .. } => Axis::Chain,
            Self::Passing { .. } => Axis::Passing,
            Self::CapturingSeed { .. } => Axis::CapturingSeed,
            Self::Bonus { .. } => Axis::Bonus,
            Self::Spared { .. } | Self::Mark { .. } | Self::Unmark { .. } => Axis::Marks,
            Self::Place { .. } => Axis::Opening,
            Self::ExtraTurn { .. } => Axis::AfterCapture,
            Self::Pass { endless: false, .. } => Axis::Stuck,
            Self::Undone | Self::Pass { endless: true, .. } => Axis::Endless,
            Self::Sweep { .. } => Axis::Remaining,
            Self::End { why, .. } => why.axis(),
        }
    }
}

/// Something that watches a move happen. `()` watches nothing and costs nothing.
pub(crate) trait Observer {
    /// Whether it wants to be told; where not, laps are not taken apart into seeds.
    const WATCHES: bool;
    fn step(&mut self, step: Step);
}

impl Observer for () {
    const WATCHES: bool = false;
    #[inline]
    fn step(&mut self, _: Step) {}
}

impl Observer for Vec<Step> {
    const WATCHES: bool = true;
    fn step(&mut self, step: Step) {
        self.push(step);
    }
}

/// A move with all its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The position before.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What happened, in order, up to the next player's turn or the end of the game.
    pub steps: Vec<Step>,
    /// The position after.
    pub after: Position,
}

impl Trace {
    /// Plays the steps out on the position before, by themselves and without any rules, and shows `watch` the board, the seeds in hand and
    /// those out of the game after each. Returns the position reached, which is [`Self::after`].
    pub fn replay(&self, mut watch: impl FnMut(&Step, &Position, Hand)) -> Position {
        let mut position = self.before;
        let mut hand = Hand::default();
        for step in &self.steps {
            position.follow(step, &self.before, &mut hand);
            watch(step, &position, hand);
        }
        position
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.steps.iter().find_map(|step| match *step {
            Step::End { why, .. } => Some(why),
            _ => None,
        })
    }

    /// Passes.
    #[must_use]
    pub fn passes(&self) -> u32 {
        self.steps.iter().filter(|step| matches!(step, Step::Pass { .. })).count() as u32
    }

    /// Laps sown.
    #[must_use]
    pub fn laps(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::LapEnd { .. })).count()
    }

    /// Where the last lap ended.
    #[must_use]
    pub fn landing(&self) -> Option<Pit> {
        self.steps.iter().rev().find_map(|step| match *step {
            Step::LapEnd { pit, .. } => Some(pit),
            _ => None,
        })
    }

    /// The pits captured, with their seeds, the capturing seed and what is swept at the end apart.
    pub fn taken_from(&self) -> impl Iterator<Item = (Pit, u8)> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::Capture { pit, seeds, .. } | Step::Passing { pit, seeds, .. } | Step::Bonus { pit, seeds, .. } => Some((pit, seeds)),
            _ => None,
        })
    }

    /// All seeds captured, the capturing one included, what is swept at the end not.
    #[must_use]
    pub fn captured(&self) -> u32 {
        self.steps
            .iter()
            .filter(|step| matches!(step, Step::Capture { .. } | Step::Passing { .. } | Step::Bonus { .. } | Step::CapturingSeed { .. }))
            .filter_map(Step::seeds)
            .map(u32::from)
            .sum()
    }
}

/// Seeds that lie neither on the board nor with a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// In the mover's hand.
    pub held: u8,
    /// Captured out of the game in this move.
    pub removed: u8,
}

impl Position {
    /// Does to the position what a step says, and nothing else.
    fn follow(&mut self, step: &Step, before: &Self, hand: &mut Hand) {
        let row = self.row();
        let at = step.pit().map_or(0, |pit| pit.ring(row));
        let seeds = step.seeds().unwrap_or(0);
        let mut take = |position: &mut Self, to: Option<Side>| {
            position.counts.0[at] -= seeds;
            match to {
                Some(side) => position.captured[side] += seeds,
                None => hand.removed += seeds,
            }
        };
        match *step {
            Step::Lift { .. } | Step::Relay { .. } => {
                self.counts.0[at] -= seeds;
                hand.held += seeds;
                if let (Step::Lift { .. }, Some(mover), false) = (step, before.turn, before.redistributes()) {
                    self.unplayed &= !(1 << at);
                    self.first[mover] = false;
                    self.quiet = before.quiet.saturating_add(1);
                }
            }
            Step::Drop { .. } => {
                self.counts.0[at] += seeds;
                hand.held -= seeds;
            }
            Step::Place { .. } => {
                self.counts.0[at] += seeds;
                hand.held -= seeds;
                if let Some(mover) = before.turn {
                    self.redistribute[mover] = false;
                }
            }
            Step::Pass { side, .. } => self.redistribute[side] = false,
            Step::Capture { to, .. } | Step::Passing { to, .. } | Step::Bonus { to, .. } | Step::CapturingSeed { to, .. } => {
                take(self, to);
                self.quiet = 0;
            }
            Step::Sweep { to, .. } => take(self, Some(to)),
            Step::Mark { .. } => self.marked |= 1 << at,
            Step::Unmark { .. } => self.marked &= !(1 << at),
            Step::Undone => {
                self.counts = before.counts;
                self.marked = before.marked;
                self.captured = before.captured;
                self.quiet = before.quiet.saturating_add(1);
                *hand = Hand::default();
            }
            Step::ExtraTurn { side } | Step::Turn { side } => {
                self.turn = Some(side);
            }
            Step::End { decided, .. } => {
                self.turn = None;
                self.decided = decided;
            }
            Step::LapEnd { .. } | Step::Stop { .. } | Step::Spared { .. } => {}
        }
    }
}
