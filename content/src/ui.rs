//! Interface texts: Fluent messages of one language.

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::fault::Faults;
use crate::language::Language;

/// Something to put into a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number, by which the form of a word may be chosen.
    Number(f64),
    /// Words, set in as they are.
    Words(String),
}

impl From<&str> for Value {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<String> for Value {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as f64)
    }
}

/// The interface texts of one language.
pub struct Ui {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    ids: Vec<String>,
}

impl std::fmt::Debug for Ui {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ui({}, {} messages)", self.language, self.ids.len())
    }
}

impl Ui {
    /// The message of that id. A missing message is shown by its id, which no checked archive needs.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// The message of that id with values put in.
    #[must_use]
    pub fn format(&self, id: &str, values: &[(&str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else { return id.to_owned() };
        let args: FluentArgs<'_> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Number(number) => FluentValue::from(*number),
                    Value::Words(words) => FluentValue::from(words.as_str()),
                };
                (*name, value)
            })
            .collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The names of the values that a message puts in or chooses by.
    #[must_use]
    pub(crate) fn variables(&self, id: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        if let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) {
            gather_variables(pattern, &mut found);
        }
        // A language without plural forms does not choose by the number.
        found.remove("n");
        found
    }

    /// The ids of all messages, in the order in which they are written down.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    pub(crate) fn parse(text: &str, language: Language, faults: &mut Faults<'_>) -> Self {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                faults.at(error.pos.start, format!("not Fluent: {error}"));
            }
            resource
        });
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks around what is put in belong to mixed writing directions, which these languages do not have.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En | Language::Th => |value, _| number(value, ",", "."),
            Language::Vi => |value, _| number(value, ".", ","),
            Language::Sv => |value, _| number(value, "\u{a0}", ","),
        }));
        let ids = text
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id)
            .filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'))
            .map(str::to_owned)
            .collect();
        if let Err(errors) = bundle.add_resource(resource) {
            for error in errors {
                faults.at(0, error.to_string());
            }
        }
        Self { language, bundle, ids }
    }
}

/// A number as it is written in a language: what stands between thousands, and before decimals.
fn number(value: &FluentValue<'_>, between: &str, decimal: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let plain = number.as_string();
    let (whole, rest) = plain.split_once('.').map_or((plain.as_ref(), None), |(whole, rest)| (whole, Some(rest)));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("−", digits));
    let mut text = sign.to_owned();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push_str(between);
        }
        text.push(digit);
    }
    if let Some(rest) = rest {
        text.push_str(decimal);
        text.push_str(rest);
    }
    Some(text)
}

fn gather_variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| gather_variables(&variant.value, found));
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            found.insert(id.name.to_owned());
        }
    }
}
