//! The board: what an address says ([`mod@line`]), what is shown ([`model`]), in which words ([`words`], [`narration`]), and the drawing
//! ([`view`], in [`markup`]).
//! Nothing here knows a rule; the engine is asked. The server and the browser draw with the same code.

pub mod line;
pub mod markup;
pub mod model;
pub mod narration;
pub mod view;
pub mod words;

mod seeds;

pub use line::{Line, LineError, MAX_MOVES, Played, parse_moves};
pub use model::Board;
pub use narration::Cites;
pub use words::Words;
