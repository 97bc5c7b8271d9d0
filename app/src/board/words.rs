//! The words a board needs, in the reader's language: templates that the server takes from the interface texts and hands to the browser as
//! one string, so that the client carries no texts and no text library.

use std::collections::BTreeMap;

/// Message templates by id. Each has a form for one and a form for any other number; values are written `{name}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(BTreeMap<String, (String, String)>);

impl Words {
    /// Words from templates: id, form for one, form for others.
    pub fn new(templates: impl IntoIterator<Item = (String, String, String)>) -> Self {
        Self(templates.into_iter().map(|(id, one, other)| (id, (one, other))).collect())
    }

    /// The words as one string: a line a template, tab-separated.
    #[must_use]
    pub fn pack(&self) -> String {
        let mut packed = String::new();
        for (id, (one, other)) in &self.0 {
            for part in [id.as_str(), "\t", one, "\t", if one == other { "" } else { other }, "\n"] {
                packed.push_str(part);
            }
        }
        packed
    }

    /// What [`Self::pack`] made a string of.
    #[must_use]
    pub fn unpack(packed: &str) -> Self {
        Self::new(packed.lines().filter_map(|line| {
            let mut parts = line.split('\t');
            let (id, one) = (parts.next()?, parts.next()?);
            let other = parts.next().filter(|other| !other.is_empty()).unwrap_or(one);
            Some((id.to_owned(), one.to_owned(), other.to_owned()))
        }))
    }

    /// A message without values. One that is missing is shown by its id; the tests know all that are needed.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A message with values; a value called `n` chooses the form.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&str, &str)]) -> String {
        let Some((one, other)) = self.0.get(id) else { return id.to_owned() };
        let is_one = values.iter().any(|&(name, value)| name == "n" && value == "1");
        let mut text = if is_one { one } else { other }.clone();
        for (name, value) in values {
            let mut hole = String::with_capacity(name.len() + 2);
            hole.push('{');
            hole.push_str(name);
            hole.push('}');
            text = text.replace(&hole, value);
        }
        text
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_packing_and_choose_their_form() {
        let words = Words::new([
            ("seeds".to_owned(), "{n} seed in {pit}".to_owned(), "{n} seeds in {pit}".to_owned()),
            ("south".to_owned(), "South".to_owned(), "South".to_owned()),
        ]);
        assert_eq!(Words::unpack(&words.pack()), words);
        assert_eq!(words.say("seeds", &[("n", "1"), ("pit", "C")]), "1 seed in C");
        assert_eq!(words.say("seeds", &[("n", "4"), ("pit", "C")]), "4 seeds in C");
        assert_eq!(words.text("south"), "South");
        assert_eq!(words.text("absent"), "absent");
    }
}
