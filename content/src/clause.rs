//! From the engine's axes to the statements that state their rules.

use std::collections::BTreeMap;

use bonduc_engine::Axis;

/// What a rule rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Citation {
    /// A statement of the game's article.
    Statement(String),
    /// A rule of this site, a statement of the page `site-rules`.
    SiteRule(String),
    /// A reading: the source is silent, and an answer was chosen.
    Reading(String),
}

impl Citation {
    pub(crate) fn parse(text: &str) -> Self {
        match text.split_once(':') {
            Some(("site", rule)) => Self::SiteRule(rule.to_owned()),
            Some(("reading", reading)) => Self::Reading(reading.to_owned()),
            _ => Self::Statement(text.to_owned()),
        }
    }

    /// As it is written in data and in the API: `14`, `site:C3`, `reading:leftovers`.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Statement(id) => id.clone(),
            Self::SiteRule(id) => format!("site:{id}"),
            Self::Reading(id) => format!("reading:{id}"),
        }
    }
}

/// Which statements state the rule of each axis, the most detailed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClauseMap(pub(crate) BTreeMap<Axis, Vec<Citation>>);

impl ClauseMap {
    /// The statements on an axis; none where the source is silent and the site has no rule of its own.
    #[must_use]
    pub fn of(&self, axis: Axis) -> &[Citation] {
        self.0.get(&axis).map_or(&[], Vec::as_slice)
    }

    /// The axes whose rule a statement states.
    pub fn axes_of<'a>(&'a self, statement: &'a str) -> impl Iterator<Item = Axis> + 'a {
        self.0
            .iter()
            .filter(move |(_, citations)| citations.iter().any(|c| matches!(c, Citation::Statement(id) if id == statement)))
            .map(|(&axis, _)| axis)
    }
}
