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
//! A new game is a new value. This one is played on two rows of three, sows one lap and captures the pit opposite an own empty one:
//!
//! ```
//! use bonduc_engine::ruleset::*;
//! use bonduc_engine::{Rules, Side};
//!
//! let ruleset = Ruleset {
//!     row: 3,
//!     layout: Layout::Every { seeds: 3 },
//!     relay: Relay::None,
//!     end: End::OnlyWhenStuck,
//!     capture: Capture::Opposite {
//!         landing: Rows::Own,
//!         capturing_seed: CapturingSeed::GoesAlong,
//!         crossing: Crossing::NotNeeded,
//!         bonus: None,
//!     },
//!     ..bonduc_engine::SADEQA_II
//! };
//! let rules = Rules::new(ruleset)?;
//! let position = rules.enter("1,0,2/2,3,1 S 0-0".parse()?)?.position;
//! let trace = rules.trace(&position, "A".parse()?)?;
//! // Every step says what happened and on which axis the rule lies that it follows.
//! let told: Vec<_> = trace.steps.iter().map(|step| format!("{} {}", step.kind(), step.axis())).collect();
//! assert_eq!(told[..4], ["lift lift", "drop direction", "lap-end relay", "stop relay"]);
//! assert_eq!(trace.captured(), 4, "three opposite, and the seed that captured");
//! assert_eq!(ruleset.content_hash(), rules.ruleset().content_hash());
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Where a source leaves something open, a game has [`Readings`], and games in a row are a [`Match`]:
//!
//! ```
//! use bonduc_engine::{Game, Match, Readings};
//!
//! let game = Game::find("sadeqa-ii").expect("a game of the archive");
//! let readings = Readings::parse(game, "first-move=starter")?;
//! assert_eq!(readings.rules().start().to_string(), "3,3,3,3,3,3/3,3,3,3,3,3 S 0-0 first=S");
//! let found = Match::parse(&readings, "3: F a")?;
//! assert_eq!(found.current().moves.len(), 2);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Features: `cli` builds the program `bonduc-engine` (clap, indicatif, serde_json); `bench` the timed playouts of `benches/wasm.mjs`.
//!
//! The crate knows no texts, no languages and no files, does no input or output, and builds for `wasm32-unknown-unknown` unchanged.

mod axis;
mod counts;
mod game_line;
mod games;
mod matches;
mod mechanic;
mod moves;
mod outcome;
mod perft;
mod pit;
mod player;
mod position;
mod reading;
mod readings;
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
pub use mechanic::{Mechanic, ParseMechanicError};
pub use moves::{Move, ParseMoveError, Redistribution};
pub use outcome::{Ending, Outcome};
pub use perft::{RedistributionPending, perft};
pub use pit::{MAX_ROW, ParsePitError, Pit};
pub use player::{Chance, ParsePlayerError, Player};
pub use position::Position;
pub use reading::{Candidate, Change, Reading};
pub use readings::{Readings, ReadingsError};
pub use refusal::{PlayError, Refusal};
pub use rules::{Entered, LAP_CAP, Rules, SetupError, SetupFault};
pub use ruleset::{Ruleset, RulesetError};
pub use setup::{ParseSetupError, PitSetup, Setup};
pub use side::{BySide, Side};
pub use simulation::{Counted, Plan, Tally, simulate};
pub use trace::{Hand, Step, StopReason, Trace};
pub use value::Value;
