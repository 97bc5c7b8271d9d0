//! What a board shows and what can be done there, as plain data. No rules: the engine is asked. No markup: the view draws this.

use bonduc_engine::{BySide, Move, Outcome, Pit, Position, Redistribution, Refusal, Side, Step};

use super::line::{Line, Played};

/// A board ready to be drawn.
#[derive(Clone, Debug)]
pub struct Board {
    /// The line of play and where it stands.
    pub played: Played,
    /// The pits of each row from its owner's left.
    pub rows: BySide<Vec<PitModel>>,
    /// Captured seeds.
    pub captured: BySide<u8>,
    /// Seeds that have left the game.
    pub removed: u32,
    /// What there is to do.
    pub task: Task,
    /// The moves not legal, with the reason.
    pub refused: Vec<(Move, Refusal)>,
}

/// One pit as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PitModel {
    /// The pit.
    pub pit: Pit,
    /// Seeds in it.
    pub seeds: u8,
    /// Whether it is marked.
    pub marked: bool,
    /// Whether the player of the other row owns it.
    pub bought: bool,
    /// Where choosing it leads; none where it cannot be chosen.
    pub go: Option<Line>,
    /// Why it cannot be chosen, where the side to move might think it could.
    pub refusal: Option<Refusal>,
    /// Whether it is chosen now.
    pub picked: bool,
    /// How the last move changed its seeds.
    pub change: i16,
    /// What part it had in the last move.
    pub part: Part,
}

/// The part of a pit in the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// None.
    None,
    /// The sowing began here.
    Origin,
    /// The last seed fell here.
    Landing,
    /// It was captured.
    Captured,
}

/// What there is to do.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "a board has one, and lines are what it is made of")]
pub enum Task {
    /// Choose a pit.
    Choose {
        /// Whose turn it is.
        side: Side,
    },
    /// Say how many seeds of a pit to lift.
    Count {
        /// Whose turn it is.
        side: Side,
        /// The pit.
        pit: Pit,
        /// The numbers that may be lifted, with where each leads.
        counts: Vec<(u8, Line)>,
        /// Where changing one's mind leads.
        back: Line,
    },
    /// Choose the pits whose seeds are to be put elsewhere.
    Empty {
        /// Whose turn it is.
        side: Side,
        /// How many more pits must be chosen.
        more: u8,
        /// Where leaving all as it is leads: a redistribution that changes nothing.
        as_it_is: Option<Line>,
    },
    /// Put seeds down.
    Place {
        /// Whose turn it is.
        side: Side,
        /// Seeds in hand.
        hand: u32,
        /// Pits with seeds put down, with where taking one back leads.
        placed: Vec<(Pit, u8, Line)>,
        /// Where beginning again leads.
        back: Line,
        /// Where being done leads; none while seeds are in hand.
        done: Option<Line>,
    },
    /// Wait for the computer.
    Computer {
        /// Whose turn it is.
        side: Side,
        /// Its move.
        mv: Move,
        /// Where it leads.
        go: Line,
    },
    /// Nothing: the game is over.
    Over {
        /// Who won.
        outcome: Outcome,
    },
}

impl Board {
    /// The board of a line.
    #[must_use]
    pub fn new(played: Played) -> Self {
        let rules = &*played.rules;
        let shown = *played.position();
        let draft = played.line.draft.filter(|_| shown.redistributes()).unwrap_or_default();
        let task = task(&played, &shown, &draft);
        let legal = rules.legal(&shown);
        let refused = if matches!(task, Task::Choose { .. } | Task::Count { .. }) { rules.refused(&shown) } else { Vec::new() };
        let all = |side: Side| {
            shown
                .pits()
                .filter(|pit| pit.side() == side)
                .map(|pit| {
                    let seeds = if draft.empties(pit) { 0 } else { shown.seeds(pit) } + draft.placed_in(pit);
                    let go = choose(&played, &shown, &draft, &task, pit, &legal);
                    let refusal = match go {
                        None => pit_refusal(pit, &refused),
                        Some(_) => None,
                    };
                    PitModel {
                        pit,
                        seeds,
                        marked: shown.is_marked(pit),
                        bought: shown.owner(pit) != side,
                        go,
                        refusal,
                        picked: draft.empties(pit) || matches!(task, Task::Count { pit: picked, .. } if picked == pit),
                        change: change(&played, &shown, pit),
                        part: part(&played, pit),
                    }
                })
                .collect()
        };
        let rows = BySide::new(all(Side::South), all(Side::North));
        let start = played.positions[0].to_setup();
        let at_start = played.positions[0].on_board() + u32::from(start.captured.south) + u32::from(start.captured.north);
        let captured = shown.captured();
        let removed = at_start - shown.on_board() - u32::from(captured.south) - u32::from(captured.north);
        Self { rows, captured, removed, task, refused, played }
    }

    /// The line.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.played.line
    }

    /// The steps that led to the position shown.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        match &self.played.last {
            Some(trace) => &trace.steps,
            None if self.line().cursor() == 0 => &self.played.entered,
            None => &[],
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.played.position().turn()
    }
}

fn task(played: &Played, shown: &Position, draft: &Redistribution) -> Task {
    let rules = &*played.rules;
    let Some(side) = shown.turn() else {
        return Task::Over { outcome: rules.outcome(shown).unwrap_or(Outcome::Drawn) };
    };
    if let Some(mv) = played.computer_move() {
        return Task::Computer { side, mv, go: played.line.with_move(mv) };
    }
    if let Some((_, most)) = rules.redistribution(shown) {
        let back = played.line.shown_at(played.line.cursor());
        let emptied: Vec<_> = draft.emptied().collect();
        let lifted: u32 = emptied.iter().map(|&pit| u32::from(shown.seeds(pit))).sum();
        let more = most.saturating_sub(emptied.len() as u8);
        if more > 0 {
            return Task::Empty { side, more, as_it_is: unchanged(played, shown, most) };
        }
        let hand = lifted.saturating_sub(draft.total_placed());
        let placed = draft
            .placed()
            .map(|(pit, seeds)| {
                let mut less = *draft;
                less.set_placed(pit, seeds - 1);
                (pit, seeds, with_draft(played, less))
            })
            .collect();
        let done = Move::Redistribute(*draft);
        let done = rules.refusal(shown, done).is_none().then(|| played.line.with_move(done));
        return Task::Place { side, hand, placed, back, done };
    }
    match played.line.pick {
        Some(pit) => {
            let counts = counts(played, shown, pit);
            if counts.is_empty() {
                Task::Choose { side }
            } else {
                Task::Count { side, pit, counts, back: played.line.shown_at(played.line.cursor()) }
            }
        }
        None => Task::Choose { side },
    }
}

/// The redistribution that puts everything back, from the first pits that can be emptied.
fn unchanged(played: &Played, shown: &Position, most: u8) -> Option<Line> {
    let own = shown.pits().filter(|&pit| Some(shown.owner(pit)) == shown.turn() && shown.seeds(pit) > 0);
    let mut redistribution = Redistribution::new();
    for pit in own.take(usize::from(most)) {
        redistribution.set_emptied(pit, true);
        redistribution.set_placed(pit, shown.seeds(pit));
    }
    let mv = Move::Redistribute(redistribution);
    played.rules.refusal(shown, mv).is_none().then(|| played.line.with_move(mv))
}

fn with_draft(played: &Played, draft: Redistribution) -> Line {
    Line { draft: Some(draft), ..played.line.shown_at(played.line.cursor()) }
}

/// The numbers of seeds that may be lifted from a pit, with where each leads.
fn counts(played: &Played, shown: &Position, pit: Pit) -> Vec<(u8, Line)> {
    let legal = played.rules.legal(shown);
    legal
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Sow { pit: from, seeds: Some(seeds) } if from == pit => Some((seeds, played.line.with_move(mv))),
            _ => None,
        })
        .collect()
}

/// Where choosing a pit leads.
fn choose(played: &Played, shown: &Position, draft: &Redistribution, task: &Task, pit: Pit, legal: &[Move]) -> Option<Line> {
    match task {
        Task::Choose { .. } | Task::Count { .. } => {
            let mut of_pit = legal.iter().filter(|mv| matches!(mv, Move::Sow { pit: from, .. } if *from == pit));
            match of_pit.next()? {
                mv @ Move::Sow { seeds: None, .. } => Some(played.line.with_move(*mv)),
                _ => Some(Line { pick: Some(pit), ..played.line.shown_at(played.line.cursor()) }),
            }
        }
        Task::Empty { side, .. } => (shown.owner(pit) == *side && shown.seeds(pit) > 0).then(|| {
            let mut draft = *draft;
            draft.set_emptied(pit, !draft.empties(pit));
            with_draft(played, draft)
        }),
        Task::Place { hand: 1.., .. } => {
            let mut draft = *draft;
            draft.set_placed(pit, draft.placed_in(pit) + 1);
            Some(with_draft(played, draft))
        }
        Task::Place { .. } | Task::Computer { .. } | Task::Over { .. } => None,
    }
}

/// Why a pit cannot be chosen: the reason of its moves, where it is one and the same or, if not, the last.
fn pit_refusal(pit: Pit, refused: &[(Move, Refusal)]) -> Option<Refusal> {
    refused.iter().rev().find(|(mv, _)| matches!(mv, Move::Sow { pit: from, .. } if *from == pit)).map(|&(_, refusal)| refusal)
}

fn change(played: &Played, shown: &Position, pit: Pit) -> i16 {
    match &played.last {
        Some(trace) => i16::from(shown.seeds(pit)) - i16::from(trace.before.seeds(pit)),
        None => 0,
    }
}

fn part(played: &Played, pit: Pit) -> Part {
    let Some(trace) = &played.last else { return Part::None };
    if trace.taken_from().any(|(taken, _)| taken == pit) {
        Part::Captured
    } else if trace.landing() == Some(pit) {
        Part::Landing
    } else if matches!(trace.mv, Move::Sow { pit: from, .. } if from == pit) {
        Part::Origin
    } else {
        Part::None
    }
}

#[cfg(test)]
mod tests {
    use bonduc_engine::Game;

    use super::*;

    fn board(slug: &str, query: &[(&str, &str)]) -> Board {
        let pairs: Vec<_> = query.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let line = Line::parse(Game::find(slug).expect("a game"), "", &pairs).expect("readable");
        Board::new(line.play().expect("playable"))
    }

    fn choices(board: &Board) -> String {
        Side::BOTH.iter().flat_map(|&side| &board.rows[side]).filter(|pit| pit.go.is_some()).map(|pit| pit.pit.to_string()).collect()
    }

    #[test]
    fn only_legal_pits_lead_anywhere_and_the_others_say_why() {
        let board = board("adji-kui-ii", &[("position", "1,1,0,2,1,0/1,2,4,0,1,3 S 16-16")]);
        assert_eq!(choices(&board), "D");
        assert_eq!(board.rows.south[0].refusal, Some(Refusal::TooFew { smallest: 2 }));
        assert_eq!(board.rows.south[2].refusal.map(Refusal::id), Some("empty"));
        assert_eq!(board.rows.north[0].refusal, None, "nobody expects to sow the opponent's pits");
    }

    #[test]
    fn the_last_move_shows_in_the_pits() {
        let board = board("adji-kui-ii", &[("position", "0,4,1,0,2,0/3,2,6,0,1,5 S 12-12"), ("moves", "E")]);
        let of = |pit: usize, side: Side| (board.rows[side][pit].change, board.rows[side][pit].part);
        assert_eq!(of(4, Side::South), (-2, Part::Origin));
        assert_eq!(of(5, Side::South), (1, Part::None));
        assert_eq!(of(0, Side::North), (-3, Part::Captured));
        assert_eq!(board.captured, BySide::new(16, 12));
    }

    #[test]
    fn a_number_is_asked_for_where_the_rules_leave_it_open() {
        let position = ("position", "0,0,3,0,2,0,0,1,0,2/3,0,4,0,0,2,2,0,1,0 S 20-20");
        let before = board("kiothi", &[position]);
        assert_eq!(choices(&before), "CEHJ");
        let picked = board("kiothi", &[position, ("pick", "C")]);
        let Task::Count { counts, .. } = &picked.task else { panic!("{:?}", picked.task) };
        assert_eq!(counts.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [1, 3], "two would end in an own occupied pit");
        assert!(picked.rows.south[2].picked);
    }

    #[test]
    fn a_redistribution_is_built_step_by_step() {
        let first = board("kiothi", &[]);
        assert_eq!(choices(&first), "EFGHIJ");
        let Task::Empty { more: 2, as_it_is: Some(as_it_is), .. } = &first.task else { panic!("{:?}", first.task) };
        assert_eq!(as_it_is.moves[0].to_string(), "EF>E5F5");
        let second = board("kiothi", &[("draft", "E>")]);
        assert!(matches!(second.task, Task::Empty { more: 1, .. }));
        let placing = board("kiothi", &[("draft", "EG>A2b7")]);
        assert_eq!(choices(&placing).len(), 20);
        assert_eq!((placing.rows.south[0].seeds, placing.rows.south[4].seeds, placing.rows.north[1].seeds), (2, 0, 7));
        assert!(matches!(&placing.task, Task::Place { hand: 1, done: None, .. }));
        let done = board("kiothi", &[("draft", "EG>A3b7")]);
        let Task::Place { hand: 0, done: Some(line), placed, .. } = &done.task else { panic!("{:?}", done.task) };
        assert_eq!(line.moves[0].to_string(), "EG>A3b7");
        assert_eq!(placed.len(), 2);
        assert_eq!(choices(&done), "");
    }

    #[test]
    fn seeds_out_of_the_game_are_counted() {
        let board = board("sadeqa-ii", &[("moves", "F")]);
        assert_eq!((board.removed, board.captured), (4, BySide::new(0, 0)));
    }
}
