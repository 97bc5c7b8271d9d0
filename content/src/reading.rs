//! What a source leaves open, in words: the texts of the engine's readings.

use std::collections::BTreeMap;

use bonduc_engine::Game;
use serde::Deserialize;

use crate::fault::Faults;
use crate::text::Text;

/// A reading in words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadingText {
    /// Its name in the engine.
    pub id: String,
    /// The statements on which it turns; none where the source is silent.
    pub statements: Vec<String>,
    /// What is asked.
    pub question: Text,
    /// What speaks for which answer.
    pub evidence: Text,
    candidates: BTreeMap<String, Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    readings: Vec<ReadingText>,
}

impl ReadingText {
    /// A candidate in words.
    #[must_use]
    pub fn candidate(&self, id: &str) -> Option<&Text> {
        self.candidates.get(id)
    }

    /// Reads the readings of a game, which must be those of the engine in its order.
    pub(crate) fn parse(text: &str, game: &Game, statements: &[String], faults: &mut Faults<'_>) -> Option<Vec<Self>> {
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                faults.at(error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        let found: Vec<_> = file.readings.iter().map(|reading| reading.id.as_str()).collect();
        let wanted: Vec<_> = game.readings.iter().map(|reading| reading.id).collect();
        if found != wanted {
            faults.at(0, format!("the readings are {}; the engine has {}", found.join(", "), wanted.join(", ")));
        }
        for reading in &file.readings {
            let words = format!("id = \"{}\"", reading.id);
            let mut fault = |message: String| faults.at_words(&words, message);
            for id in reading.statements.iter().filter(|id| !statements.contains(id)) {
                fault(format!("statement {id} does not exist"));
            }
            let texts = [("question", &reading.question), ("evidence", &reading.evidence)];
            for (name, text) in texts.into_iter().chain(reading.candidates.iter().map(|(id, text)| (id.as_str(), text))) {
                for language in text.missing() {
                    fault(format!("the text of ‘{name}’ is missing in {language}"));
                }
            }
            if let Some(known) = game.readings.iter().find(|known| known.id == reading.id) {
                for candidate in known.candidates.iter().filter(|candidate| reading.candidate(candidate.id).is_none()) {
                    fault(format!("the candidate ‘{}’ of the engine has no text", candidate.id));
                }
                for id in reading.candidates.keys().filter(|id| !known.candidates.iter().any(|known| known.id == **id)) {
                    fault(format!("the engine has no candidate ‘{id}’"));
                }
            }
        }
        Some(file.readings)
    }
}
