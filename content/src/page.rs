//! A page that is not about one game.

use serde::Deserialize;

use crate::fault::Faults;
use crate::markdown::{self, Markers};
use crate::section::Section;

/// A page in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// What it is, in one sentence.
    pub summary: String,
    /// Its sections; the first may have neither id nor title.
    pub sections: Vec<Section>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrontMatter {
    title: String,
    summary: String,
}

impl Page {
    /// The numbers of its statements.
    pub fn statement_ids(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(Section::statements).filter_map(|statement| statement.id.as_deref())
    }

    pub(crate) fn parse(text: &str, faults: &mut Faults<'_>) -> Option<Self> {
        const FENCE: &str = "+++\n";
        let Some((front, body)) = text.strip_prefix(FENCE).and_then(|rest| rest.split_once(FENCE)) else {
            faults.at(0, "a page begins with its title and summary between two lines of +++");
            return None;
        };
        let front: FrontMatter = match toml::from_str(front) {
            Ok(front) => front,
            Err(error) => {
                faults.at(FENCE.len() + error.span().map_or(0, |span| span.start), error.message());
                return None;
            }
        };
        // As many bytes before the body as there are in the file, so that lines are counted right.
        let padded = format!("{}{body}", "\n".repeat(text[..text.len() - body.len()].matches('\n').count()));
        Some(Self { title: front.title, summary: front.summary, sections: markdown::parse(&padded, Markers::Optional, faults) })
    }
}
