//! A move told in words, each sentence with the axis whose rule it follows, and errors told to a reader.

use std::collections::BTreeMap;

use bonduc_engine::{
    Axis, Ending, Move, Outcome, ParseMoveError, ParseSetupError, Readings, ReadingsError, Refusal, SetupFault, Side, Step, StopReason,
};

use super::line::{LineError, MAX_MOVES};
use super::model::{Board, Task};
use super::words::Words;

/// So many laps at the beginning and at the end of a long sowing are told one by one.
const LAPS_TOLD: (usize, usize) = (12, 6);

/// The statement of each axis of a game, by its id: `17`, or `site:C1` for a rule of the site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cites(BTreeMap<Axis, String>);

impl Cites {
    /// The statements, given axis by axis.
    pub fn new(cites: impl IntoIterator<Item = (Axis, String)>) -> Self {
        Self(cites.into_iter().collect())
    }

    /// They as one string.
    #[must_use]
    pub fn pack(&self) -> String {
        self.0.iter().map(|(axis, id)| [axis.id(), "=", id].concat()).collect::<Vec<_>>().join(" ")
    }

    /// What [`Self::pack`] made a string of.
    #[must_use]
    pub fn unpack(packed: &str) -> Self {
        Self::new(packed.split(' ').filter_map(|pair| {
            let (axis, id) = pair.split_once('=')?;
            Some((axis.parse().ok()?, id.to_owned()))
        }))
    }

    /// What the rule on an axis rests on: the reading, where another answer than the default is given to one on that axis; else the statement.
    #[must_use]
    pub fn of(&self, axis: Axis, readings: &Readings) -> Option<String> {
        match readings.changed().find(|(reading, _)| reading.axis == axis) {
            Some((reading, _)) => Some(["reading:", reading.id].concat()),
            None => self.0.get(&axis).cloned(),
        }
    }
}

/// A sentence about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The axis whose rule it follows.
    pub axis: Axis,
}

/// The name of a side.
#[must_use]
pub fn side(words: &Words, side: Side) -> String {
    words.text(match side {
        Side::South => "side-south",
        Side::North => "side-north",
    })
}

/// The steps of the move shown, in words.
#[must_use]
pub fn tell(words: &Words, board: &Board) -> Vec<Told> {
    let mover = board.played.last.as_ref().and_then(|trace| trace.before.turn()).map(|s| side(words, s)).unwrap_or_default();
    let steps = board.steps();
    let laps = steps.iter().filter(|step| matches!(step, Step::LapEnd { .. })).count();
    let left_out = LAPS_TOLD.0 + 1..=laps.saturating_sub(LAPS_TOLD.1);
    let mut told = Vec::new();
    let mut lap = 1;
    for (i, step) in steps.iter().enumerate() {
        if let Step::LapEnd { lap: ended, .. } = *step {
            lap = ended as usize;
            if lap == *left_out.start() && !left_out.is_empty() {
                let n = left_out.clone().count().to_string();
                told.push(Told { text: words.say("step-laps-left-out", &[("n", &n)]), axis: Axis::Relay });
            }
        }
        if left_out.contains(&lap) && matches!(step, Step::LapEnd { .. } | Step::Relay { .. } | Step::Unmark { .. } | Step::Drop { .. }) {
            continue;
        }
        if let Some(text) = sentence(words, step, &mover, &steps[..i], &steps[i + 1..]) {
            told.push(Told { text, axis: step.axis() });
        }
    }
    told
}

/// One step in words; none for steps that are told together with others or not at all.
fn sentence(words: &Words, step: &Step, mover: &str, before: &[Step], after: &[Step]) -> Option<String> {
    let pit = step.pit().map(|pit| pit.to_string()).unwrap_or_default();
    let n = step.seeds().map(|seeds| seeds.to_string()).unwrap_or_default();
    let say = |id: &str, who: &str| words.say(id, &[("pit", &pit), ("n", &n), ("side", who)]);
    let to = |to: Option<Side>| to.map(|s| side(words, s)).unwrap_or_default();
    Some(match *step {
        Step::Lift { .. } => say("step-lift", mover),
        Step::Drop { origin: true, .. } => say("step-origin", mover),
        Step::LapEnd { lap, .. } => words.say("step-lap-end", &[("pit", &pit), ("lap", &lap.to_string())]),
        Step::Relay { .. } => say("step-relay", mover),
        Step::Stop { why, .. } => match why {
            StopReason::Empty => say("step-stop-empty", mover),
            StopReason::Making => say("step-stop-making", mover),
            StopReason::OneLap => say("step-stop-one-lap", mover),
            StopReason::Captured => return None,
        },
        Step::Capture { to: None, .. } => say("step-capture-out", mover),
        Step::Capture { to: taker, chained, .. } => say(if chained { "step-capture-chain" } else { "step-capture" }, &to(taker)),
        Step::Passing { to: taker, .. } => say("step-passing", &to(taker)),
        Step::CapturingSeed { .. } => say("step-capturing-seed", mover),
        Step::Bonus { to: taker, .. } => say("step-bonus", &to(taker)),
        Step::Spared { .. } => say("step-spared", mover),
        Step::Place { .. } => say("step-place", mover),
        Step::Unmark { .. } => say("step-unmark", mover),
        Step::Undone => say("step-undone", mover),
        Step::ExtraTurn { side: again } => say("step-extra-turn", &side(words, again)),
        Step::Pass { side: who, endless } => say(if endless { "step-pass-endless" } else { "step-pass" }, &side(words, who)),
        // Marks are set on all occupied pits at once.
        Step::Mark { .. } if !matches!(after.first(), Some(Step::Mark { .. })) => say("step-mark", mover),
        // What each player takes at the end is told as one number.
        Step::Sweep { to: taker, .. } => {
            if after.iter().any(|step| matches!(step, Step::Sweep { to, .. } if *to == taker)) {
                return None;
            }
            let all = before.iter().chain([step]);
            let n: u32 = all
                .filter_map(|step| match *step {
                    Step::Sweep { seeds, to, .. } if to == taker => Some(u32::from(seeds)),
                    _ => None,
                })
                .sum();
            words.say("step-sweep", &[("n", &n.to_string()), ("side", &side(words, taker))])
        }
        Step::End { why, .. } => ending(words, why),
        _ => return None,
    })
}

/// Why a game is over.
#[must_use]
pub fn ending(words: &Words, why: Ending) -> String {
    words.text(&["ending-", why.id()].concat())
}

/// Who won, with the count where seeds are counted.
#[must_use]
pub fn result(words: &Words, board: &Board, outcome: Outcome) -> String {
    let by_count = board.removed == 0 && (board.captured.south > 0 || board.captured.north > 0);
    let (south, north) = (board.captured.south.to_string(), board.captured.north.to_string());
    let values = |who: &str, more: &str, fewer: &str, id: &str| words.say(id, &[("side", who), ("more", more), ("fewer", fewer)]);
    match outcome {
        Outcome::Drawn => words.text("result-drawn"),
        Outcome::Won(winner) if by_count => {
            let (more, fewer) = if winner == Side::South { (south, north) } else { (north, south) };
            values(&side(words, winner), &more, &fewer, "result-won-by-count")
        }
        Outcome::Won(winner) => values(&side(words, winner), "", "", "result-won"),
    }
}

/// What a listener must hear: the last move in short, who passed, whose turn it is and what to do, or the result.
#[must_use]
pub fn status(words: &Words, board: &Board) -> String {
    let mut sentences = Vec::new();
    if let Some(trace) = &board.played.last
        && let Some(mover) = trace.before.turn()
    {
        let mover = side(words, mover);
        let mv = trace.mv.to_string();
        let captured = trace.captured();
        let id = match (trace.mv, captured) {
            (Move::Redistribute(_), _) => "status-redistributed",
            (Move::Sow { .. }, 0) => "status-moved",
            (Move::Sow { .. }, _) => "status-captured",
        };
        let landing = trace.landing().map(|pit| pit.to_string()).unwrap_or_default();
        sentences.push(words.say(id, &[("side", &mover), ("move", &mv), ("n", &captured.to_string()), ("pit", &landing)]));
    }
    for step in board.steps() {
        match *step {
            Step::Pass { side: who, endless } => {
                sentences.push(words.say(if endless { "step-pass-endless" } else { "step-pass" }, &[("side", &side(words, who))]));
            }
            Step::End { why, .. } => sentences.push(ending(words, why)),
            _ => {}
        }
    }
    sentences.push(task(words, board));
    sentences.join(" ")
}

/// What there is to do.
fn task(words: &Words, board: &Board) -> String {
    let say = |id: &str, who: Side, values: &[(&str, &str)]| {
        let who = side(words, who);
        let mut all = vec![("side", who.as_str())];
        all.extend(values);
        words.say(id, &all)
    };
    match &board.task {
        Task::Choose { side } => say("task-choose", *side, &[]),
        Task::Count { side, pit, .. } => say("task-count", *side, &[("pit", &pit.to_string())]),
        Task::Empty { side, more, .. } => say("task-empty", *side, &[("n", &more.to_string())]),
        Task::Place { side, hand: 0, .. } => say("task-placed", *side, &[]),
        Task::Place { side, hand, .. } => say("task-place", *side, &[("n", &hand.to_string())]),
        Task::Computer { side, mv, .. } => {
            let id = if matches!(mv, Move::Redistribute(_)) { "task-computer-redistributes" } else { "task-computer" };
            say(id, *side, &[("move", &mv.to_string())])
        }
        Task::Over { outcome } => result(words, board, *outcome),
    }
}

/// Why a move is not legal.
#[must_use]
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    let id = ["refusal-", refusal.id()].concat();
    let mut values = Vec::new();
    match refusal {
        Refusal::NoSuchPit { pit }
        | Refusal::NotYours { pit }
        | Refusal::Empty { pit }
        | Refusal::MustOpenFrom { pit }
        | Refusal::AlreadyPlayed { pit }
        | Refusal::FirstLapEnds { pit } => values.push(("pit", pit.to_string())),
        Refusal::TooFew { smallest } => values.push(("n", smallest.to_string())),
        Refusal::SaySeeds { most } | Refusal::TooMany { most } | Refusal::PitsEmptied { most, .. } => values.push(("n", most.to_string())),
        Refusal::Endless { laps } | Refusal::LapCap { laps } => values.push(("n", laps.to_string())),
        Refusal::SeedsPlaced { lifted, placed } => {
            values.push(("lifted", lifted.to_string()));
            values.push(("placed", placed.to_string()));
        }
        _ => {}
    }
    let values: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words.say(&id, &values)
}

/// What is wrong with the address of a board, one sentence a fault.
#[must_use]
pub fn error(words: &Words, error: &LineError) -> Vec<String> {
    match error {
        LineError::Readings(error) => vec![readings_error(words, error)],
        LineError::Position { text, error } => {
            vec![words.say("error-position", &[("text", text)]), setup_error(words, error)]
        }
        LineError::Setup(error) => {
            let mut told = vec![words.say("error-setup", &[("text", &error.setup.to_string())])];
            told.extend(error.faults.iter().map(|&f| fault(words, f)));
            told
        }
        LineError::Move { text, number, error } => {
            vec![words.say("error-move", &[("text", text), ("number", &number.to_string())]), move_error(words, *error)]
        }
        LineError::Refused { text, number, refusal: why, .. } => {
            vec![words.say("error-refused", &[("text", text), ("number", &number.to_string())]), refusal(words, *why)]
        }
        LineError::TooLong { moves } => {
            vec![words.say("error-too-long", &[("moves", &moves.to_string()), ("most", &MAX_MOVES.to_string())])]
        }
        LineError::NotHere { name, text } => vec![words.say("error-not-here", &[("name", name), ("text", text)])],
        LineError::Value { name, text } => vec![words.say(&["error-value-", name].concat(), &[("text", text)])],
    }
}

/// What is wrong with readings.
#[must_use]
pub fn readings_error(words: &Words, error: &ReadingsError) -> String {
    let pair = |(reading, candidate): (&str, &str)| [reading, "=", candidate].concat();
    match error {
        ReadingsError::Unknown { found, known } => words.say("error-readings-unknown", &[("text", found), ("found", &known.join(", "))]),
        ReadingsError::NoCandidate { reading, found, known } => {
            words.say("error-readings-no-candidate", &[("text", found), ("name", reading), ("found", &known.join(", "))])
        }
        ReadingsError::Twice { reading } => words.say("error-readings-twice", &[("name", reading)]),
        ReadingsError::Contradiction { one, other, .. } => {
            words.say("error-readings-contradiction", &[("text", &pair(*one)), ("found", &pair(*other))])
        }
        ReadingsError::Form { found } => words.say("error-readings-form", &[("text", found)]),
        _ => error.to_string(),
    }
}

/// Why a position cannot be read.
#[must_use]
pub fn setup_error(words: &Words, error: &ParseSetupError) -> String {
    match error {
        ParseSetupError::Rows => words.text("unreadable-rows"),
        ParseSetupError::Pit { found } => words.say("unreadable-pit", &[("text", found)]),
        ParseSetupError::RowLength { found } => words.say("unreadable-row-length", &[("text", &found.to_string())]),
        ParseSetupError::Turn { found } => words.say("unreadable-turn", &[("text", found)]),
        ParseSetupError::Captured { found } => words.say("unreadable-captured", &[("text", found)]),
        ParseSetupError::Token { found } => words.say("unreadable-token", &[("text", found)]),
        _ => words.text("unreadable-parts"),
    }
}

/// Why a move cannot be read.
#[must_use]
pub fn move_error(words: &Words, error: ParseMoveError) -> String {
    match error {
        ParseMoveError::NotAPit { found } => words.say("unreadable-move-pit", &[("text", &found.to_string())]),
        ParseMoveError::NotANumber => words.text("unreadable-move-number"),
        ParseMoveError::Twice { pit } => words.say("unreadable-move-twice", &[("pit", &pit.to_string())]),
        ParseMoveError::TooLong { found } => words.say("unreadable-move-long", &[("text", &found.to_string())]),
        _ => words.text("unreadable-move"),
    }
}

/// What keeps a setup from being a position.
#[must_use]
pub fn fault(words: &Words, fault: SetupFault) -> String {
    let id = ["fault-", fault.id()].concat();
    match fault {
        SetupFault::Row { side: whose, found, expected } => {
            words.say(&id, &[("side", &side(words, whose)), ("found", &found.to_string()), ("n", &expected.to_string())])
        }
        SetupFault::TooManySeeds { found, most } => words.say(&id, &[("found", &found.to_string()), ("n", &most.to_string())]),
        SetupFault::AlreadyOver { seeds } => words.say(&id, &[("n", &seeds.to_string())]),
        SetupFault::QuietTooLong { sowings } => words.say(&id, &[("n", &sowings.to_string())]),
        SetupFault::NoSuchPit { pit } => words.say(&id, &[("pit", &pit.to_string())]),
        _ => words.text(&id),
    }
}
