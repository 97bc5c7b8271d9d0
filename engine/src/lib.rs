//! Sowing games (mancala) as typed data, and one interpreter that plays them.
//!
//! A [`Ruleset`] is a value with one field for each question on which such games differ. [`Rules`] interprets any of them: it says which moves
//! are legal and why others are not, plays them, and tells every step of a move as a [`Trace`] that names the [`Axis`] it follows. Sowings that
//! never end are found exactly (see [`Refusal::Endless`]).
//!
//! ```
//! use bonduc_engine::{Game, Move, Side};
//!
//! let rules = Game::find("adji-kui-ii").expect("a game of the archive").rules();
//! let position = rules.start();
//! assert_eq!(position.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0");
//!
//! let trace = rules.trace(&position, "A".parse()?)?;
//! assert_eq!(trace.laps(), 5);
//! assert_eq!(trace.after.turn(), Some(Side::North));
//!
//! // Equally: a position from anywhere, and a move that is refused with its reason.
//! let entered = rules.enter("2,1,0,1,6,1/2,1,3,2,1,0 S 16-12".parse()?)?;
//! let endless: Move = "E".parse()?;
//! let error = rules.play(&entered.position, endless).expect_err("refused");
//! assert_eq!(error.refusal.to_string(), "the sowing never stops: after 48 laps it is back where it began");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate knows no texts, no languages and no files, does no input or output, and builds for `wasm32-unknown-unknown` unchanged.

mod axis;
mod counts;
mod game_line;
mod games;
mod matches;
mod moves;
mod outcome;
mod perft;
mod pit;
mod player;
mod position;
mod reading;
mod refusal;
mod rules;
pub mod ruleset;
mod setup;
mod side;
mod simulation;
mod trace;
mod value;

pub use axis::{Axis, ParseAxisError};
pub use games::{ADJI_BOTO, ADJI_KUI_II, Game, HOYITO_III, KIOTHI, SADEQA_II};
pub use matches::{Holdings, MAX_GAMES, Match, MatchError, MatchGame, Score};
pub use moves::{Move, ParseMoveError, Redistribution};
pub use outcome::{Ending, Outcome};
pub use perft::{RedistributionPending, perft};
pub use pit::{MAX_ROW, ParsePitError, Pit};
pub use player::{Chance, ParsePlayerError, Player};
pub use position::Position;
pub use reading::{Candidate, Change, Reading, Readings, ReadingsError};
pub use refusal::{PlayError, Refusal};
pub use rules::{Entered, LAP_CAP, Rules, SetupError, SetupFault};
pub use ruleset::{Ruleset, RulesetError};
pub use setup::{ParseSetupError, PitSetup, Setup};
pub use side::{BySide, Side};
pub use simulation::{Counted, Plan, Tally, simulate};
pub use trace::{Hand, Step, StopReason, Trace};
pub use value::Value;
