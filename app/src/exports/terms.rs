//! The terms of the glossary that a game needs.

use std::collections::BTreeSet;

use bonduc_content::{Archive, GameRecord, Inline, Language, Target};

/// Adds the terms to which the articles on a game link, and those to which their definitions link in turn.
pub(crate) fn gather(archive: &Archive, record: &GameRecord, keys: &mut BTreeSet<String>) {
    let mut found = Vec::new();
    for article in Language::ALL.iter().filter_map(|&language| archive.article(&record.slug, language)) {
        article.statements().for_each(|(_, statement)| of(&statement.content, &mut found));
    }
    while let Some(key) = found.pop() {
        let Some(term) = archive.term(&key) else { continue };
        if keys.insert(key) {
            Language::ALL.iter().for_each(|&language| of(&term.definition(language).content, &mut found));
        }
    }
}

fn of(pieces: &[Inline], found: &mut Vec<String>) {
    for piece in pieces {
        match piece {
            Inline::Text(_) | Inline::Code(_) => {}
            Inline::Emphasis(words) | Inline::Foreign { words, .. } => of(words, found),
            Inline::Link { to, words } => {
                if let Target::Term(key) = to {
                    found.push(key.clone());
                }
                of(words, found);
            }
        }
    }
}
