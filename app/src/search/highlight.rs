//! A text with what was found in it marked, cut to a window around it where it is long.

use std::collections::BTreeMap;
use std::ops::Range;

use bonduc_content::escape_html;

use super::analysis::Word;
use super::plan::{Field, How, Plan, Unit, Way};

/// Longer texts are cut, in bytes.
const WINDOW: usize = 420;

/// What was found in a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// Where, and how, in order and apart from each other.
    marks: Vec<(Range<usize>, How)>,
    /// For each thing looked for, how it was found at best.
    pub(super) units: Vec<Option<How>>,
}

impl Found {
    /// Looks for all that a plan looks for.
    pub(super) fn new(plan: &Plan, text: &str, words: &[Word]) -> Self {
        let mut by_start: BTreeMap<usize, (usize, How)> = BTreeMap::new();
        let mut mark = |range: Range<usize>, how: How| {
            let entry = by_start.entry(range.start).or_insert((range.end, how));
            *entry = (entry.0.max(range.end), entry.1.min(how));
        };
        let mut best = |unit: &Unit| {
            let mut best: Option<How> = None;
            for (range, how) in places(unit, text, words) {
                best = Some(best.map_or(how, |best| best.min(how)));
                mark(range, how);
            }
            best
        };
        let units = plan.units.iter().map(&mut best).collect();
        plan.required.iter().for_each(|unit| drop(best(unit)));
        let mut marks: Vec<(Range<usize>, How)> = Vec::new();
        for (start, (end, how)) in by_start {
            match marks.last_mut() {
                Some((last, _)) if start < last.end => last.end = last.end.max(end),
                _ => marks.push((start..end, how)),
            }
        }
        Self { marks, units }
    }

    /// Whether nothing was found but words that are nearly the same.
    pub(super) fn is_only_similar(&self) -> bool {
        !self.marks.is_empty() && self.marks.iter().all(|(_, how)| *how == How::Similar)
    }

    /// The text as HTML with what was found in `<mark>`.
    pub(super) fn html(&self, text: &str) -> String {
        let (from, to) = window(text, self.marks.first().map_or(0, |(range, _)| range.start));
        let mut html = String::new();
        if from > 0 {
            html.push('…');
        }
        let mut at = from;
        for (range, how) in self.marks.iter().filter(|(range, _)| range.start >= from && range.end <= to) {
            escape_html(&text[at..range.start], &mut html);
            html.push_str(if *how == How::Similar { "<mark class=\"is-similar\">" } else { "<mark>" });
            escape_html(&text[range.clone()], &mut html);
            html.push_str("</mark>");
            at = range.end;
        }
        escape_html(&text[at..to], &mut html);
        if to < text.len() {
            html.push('…');
        }
        html
    }
}

/// Where in a text something stands that is looked for.
fn places(unit: &Unit, text: &str, words: &[Word]) -> Vec<(Range<usize>, How)> {
    let mut places = Vec::new();
    for Way { field, terms, how } in &unit.ways {
        for i in 0..=words.len().saturating_sub(terms.len()) {
            let stretch = &words[i..(i + terms.len()).min(words.len())];
            if stretch.len() == terms.len() && !stretch.is_empty() && stretch.iter().zip(terms).all(|(word, term)| is(*field, word, term)) {
                places.push((stretch[0].range.start..stretch[stretch.len() - 1].range.end, *how));
            }
        }
    }
    if let Some(inside) = &unit.inside {
        places.extend(text.match_indices(inside.as_str()).map(|(at, found)| (at..at + found.len(), How::Inside)));
    }
    places
}

fn is(field: Field, word: &Word, term: &str) -> bool {
    match field {
        Field::Exact => word.exact == term,
        Field::Folded => word.folded == term,
        Field::Stem => word.stem == term || word.parts.iter().any(|part| part == term),
    }
}

/// From where to where a text is shown so that what stands at `first` is seen, cut between words where there are spaces.
fn window(text: &str, first: usize) -> (usize, usize) {
    if text.len() <= WINDOW {
        return (0, text.len());
    }
    let after_space = |at: usize| text[..at].rfind(' ').map_or(0, |space| space + 1);
    let from = if first > WINDOW / 2 { after_space(text.floor_char_boundary(first - WINDOW / 4)) } else { 0 };
    let end = text.floor_char_boundary((from + WINDOW).min(text.len()));
    let space = text[from..end].rfind(' ').map(|space| from + space).filter(|&space| space > first);
    let to = if end == text.len() { end } else { space.unwrap_or(end) };
    (from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_around_what_was_found() {
        let long = format!("{} needle {}", "hay ".repeat(200), "stack ".repeat(200));
        let at = long.find("needle").unwrap_or_default();
        let found = Found { marks: vec![(at..at + 6, How::Exact)], units: Vec::new() };
        let html = found.html(&long);
        assert!(html.starts_with('…') && html.ends_with('…') && html.contains("<mark>needle</mark>"), "{html}");
        assert!(html.len() < WINDOW + 40, "{}", html.len());
        let thai = "เ".repeat(900);
        assert!(Found { marks: vec![(600..603, How::Similar)], units: Vec::new() }.html(&thai).contains("<mark class=\"is-similar\">เ</mark>"));
    }
}
