//! Words that search must know of a language: forms that belong together, compounds, and words that must not be divided.

use std::collections::BTreeMap;

use crate::fault::Faults;

/// The word list of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordList {
    whole: Vec<String>,
    lemmas: BTreeMap<String, String>,
    compounds: BTreeMap<String, Vec<String>>,
}

impl WordList {
    /// Words that a dictionary does not know and would divide, the longest first.
    #[must_use]
    pub fn whole(&self) -> &[String] {
        &self.whole
    }

    /// The lemma of a form, where the list has it.
    #[must_use]
    pub fn lemma(&self, form: &str) -> Option<&str> {
        self.lemmas.get(form).map(String::as_str)
    }

    /// The parts of a compound, where the list has it.
    #[must_use]
    pub fn parts(&self, compound: &str) -> &[String] {
        self.compounds.get(compound).map_or(&[], Vec::as_slice)
    }

    /// Reads a list: `word`, `lemma: form form`, `compound = part part`; lines that begin with `#` are remarks.
    pub(crate) fn parse(text: &str, faults: &mut Faults<'_>) -> Self {
        let mut list = Self::default();
        let mut byte = 0;
        for line in text.lines() {
            let words = line.trim();
            if !words.is_empty()
                && !words.starts_with('#')
                && let Err(message) = list.read(words)
            {
                faults.at(byte, message);
            }
            byte += line.len() + 1;
        }
        list.whole.sort_by_key(|word| std::cmp::Reverse(word.len()));
        list
    }

    fn read(&mut self, line: &str) -> Result<(), String> {
        let split = |words: &str| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        if line.chars().any(char::is_uppercase) {
            return Err(format!("‘{line}’: words stand in lower case"));
        }
        if let Some((lemma, forms)) = line.split_once(':') {
            for form in split(forms) {
                if let Some(other) = self.lemmas.insert(form.clone(), lemma.trim().to_owned()) {
                    return Err(format!("‘{form}’ is a form of ‘{other}’ already"));
                }
            }
        } else if let Some((compound, parts)) = line.split_once('=') {
            let parts = split(parts);
            if parts.len() < 2 {
                return Err(format!("‘{}’ needs two parts or more", compound.trim()));
            }
            self.compounds.insert(compound.trim().to_owned(), parts);
        } else {
            self.whole.push(line.to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;

    #[test]
    fn forms_compounds_and_whole_words() {
        let text = "# remark\nfrö: frön fröet\nstafettsådd = stafett sådd\nกา\nมันกาลา\n";
        let mut found = Vec::new();
        let list = WordList::parse(text, &mut Faults::new("sv.txt", text, &mut found));
        assert_eq!(found, []);
        assert_eq!((list.lemma("frön"), list.lemma("grop")), (Some("frö"), None));
        assert_eq!(list.parts("stafettsådd"), ["stafett", "sådd"]);
        assert_eq!(list.whole(), ["มันกาลา", "กา"]);
        let wrong = "frö: frön\nfrukt: frön\nsådd = så\nFrö\n";
        WordList::parse(wrong, &mut Faults::new("sv.txt", wrong, &mut found));
        let told: Vec<_> = found.iter().map(Fault::to_string).collect();
        assert_eq!(
            told,
            ["sv.txt:2: ‘frön’ is a form of ‘frö’ already", "sv.txt:3: ‘sådd’ needs two parts or more", "sv.txt:4: ‘Frö’: words stand in lower case"]
        );
    }
}
