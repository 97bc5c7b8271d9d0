//! Something wrong with the archive, and where.

use std::fmt;

/// Something wrong with a file of the archive. Written `file:line: message`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, from the content folder.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for Fault {}

/// Gathers the faults of one file.
#[derive(Debug)]
pub(crate) struct Faults<'a> {
    file: &'a str,
    text: &'a str,
    found: &'a mut Vec<Fault>,
}

impl<'a> Faults<'a> {
    pub(crate) const fn new(file: &'a str, text: &'a str, found: &'a mut Vec<Fault>) -> Self {
        Self { file, text, found }
    }

    /// A fault at a byte of the file.
    pub(crate) fn at(&mut self, byte: usize, message: impl Into<String>) {
        let line = 1 + self.text.as_bytes()[..byte.min(self.text.len())].iter().filter(|&&b| b == b'\n').count();
        self.found.push(Fault { file: self.file.to_owned(), line, message: message.into() });
    }

    /// A fault where some words first stand in the file, or at its start.
    pub(crate) fn at_words(&mut self, words: &str, message: impl Into<String>) {
        // Words sought at the start of a line stand on that line, not on the one before.
        let byte = self.text.find(words).map_or(0, |at| at + usize::from(words.starts_with('\n')));
        self.at(byte, message);
    }
}
