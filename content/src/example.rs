//! Examples: positions and moves that show what a statement says.

use bonduc_engine::{Game, Move, Setup};
use serde::Deserialize;

use crate::clause::ClauseMap;
use crate::fault::Faults;

/// A position and moves that show what statements say.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The statements that it shows.
    pub statements: Vec<String>,
    /// The position before the moves, in the engine's notation.
    pub position: String,
    /// The moves, separated by spaces.
    pub moves: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    examples: Vec<Example>,
}

impl Example {
    /// Reads the examples of a game: each must be playable, and must show a rule that its statements state.
    pub(crate) fn parse(text: &str, game: &Game, clauses: &ClauseMap, statements: &[String], faults: &mut Faults<'_>) -> Option<Vec<Self>> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        for example in &file.examples {
            let words = format!("position = \"{}\"\nmoves = \"{}\"", example.position, example.moves);
            for id in example.statements.iter().filter(|id| !statements.contains(id)) {
                faults.at_words(&words, format!("statement {id} does not exist"));
            }
            if let Err(message) = example.check(game, clauses) {
                faults.at_words(&words, message);
            }
        }
        Some(file.examples)
    }

    fn check(&self, game: &Game, clauses: &ClauseMap) -> Result<(), String> {
        let rules = game.rules();
        let setup: Setup = self.position.parse().map_err(|error| format!("the position cannot be read: {error}"))?;
        let entered = rules.enter(setup).map_err(|error| format!("this is no position of the game: {error}"))?;
        let mut position = entered.position;
        let mut followed: Vec<_> = entered.steps.iter().map(bonduc_engine::Step::axis).collect();
        for text in self.moves.split_whitespace() {
            let mv: Move = text.parse().map_err(|error| format!("the move ‘{text}’ cannot be read: {error}"))?;
            let trace = rules.trace(&position, mv).map_err(|refusal| format!("the move ‘{text}’ is not legal: {refusal}"))?;
            followed.extend(trace.steps.iter().map(bonduc_engine::Step::axis));
            position = trace.after;
        }
        if self.moves.trim().is_empty() {
            let refused = rules.refused(&position);
            followed.extend(refused.iter().filter_map(|(_, refusal)| refusal.axis()));
        }
        // What does not happen in an example is followed by nothing; but something in it must be.
        if !self.statements.iter().any(|id| clauses.axes_of(id).any(|axis| followed.contains(&axis))) {
            return Err(format!("nothing in this example follows {}", self.statements.join(", ")));
        }
        if let Some(id) = self.statements.iter().find(|id| clauses.axes_of(id).next().is_none()) {
            return Err(format!("statement {id} states no rule that an example could show"));
        }
        Ok(())
    }
}
