//! A text with what was found in it marked, cut to a window around it where it is long.

use std::ops::Range;

use bonduc_content::escape_html;
use rustc_hash::FxHashMap;

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

/// A plan as a text is looked through for it: what each term stands for.
pub(super) struct Sought<'a> {
    plan: &'a Plan,
    /// By the text of a term: the field in which it must stand, for which thing, and how it is found by it.
    terms: FxHashMap<&'a str, Vec<(Field, usize, How)>>,
}

impl<'a> Sought<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        let mut terms: FxHashMap<&str, Vec<_>> = FxHashMap::default();
        for (i, unit) in plan.units.iter().chain(&plan.required).enumerate() {
            for way in unit.ways.iter().filter(|way| way.terms.len() == 1) {
                terms.entry(&way.terms[0]).or_default().push((way.field, i, way.how));
            }
        }
        Self { plan, terms }
    }

    /// Looks through a text.
    pub(super) fn find(&self, text: &str, words: &[Word]) -> Found {
        let all = || self.plan.units.iter().chain(&self.plan.required);
        let mut units: Vec<Option<How>> = vec![None; all().count()];
        let mut places: Vec<(Range<usize>, How)> = Vec::new();
        let mut found = |i: usize, range: Range<usize>, how: How| {
            let best: &mut Option<How> = &mut units[i];
            *best = Some(best.map_or(how, |best| best.min(how)));
            places.push((range, how));
        };
        for word in words {
            let mut look = |text: &str| {
                for &(_, i, how) in self.terms.get(text).into_iter().flatten().filter(|(field, ..)| is(*field, word, text)) {
                    found(i, word.range.clone(), how);
                }
            };
            look(&word.exact);
            if word.folded != word.exact {
                look(&word.folded);
            }
            if word.stem != word.exact && word.stem != word.folded {
                look(&word.stem);
            }
            word.parts.iter().for_each(|part| look(part));
        }
        for (i, unit) in all().enumerate() {
            for (range, how) in longer(unit, text, words) {
                found(i, range, how);
            }
        }
        units.truncate(self.plan.units.len());
        Found { marks: joined(places), units }
    }
}

/// Places in order and apart from each other.
fn joined(mut places: Vec<(Range<usize>, How)>) -> Vec<(Range<usize>, How)> {
    places.sort_by_key(|(range, how)| (range.start, *how));
    let mut marks: Vec<(Range<usize>, How)> = Vec::new();
    for (range, how) in places {
        match marks.last_mut() {
            Some((last, _)) if range.start < last.end => last.end = last.end.max(range.end),
            _ => marks.push((range, how)),
        }
    }
    marks
}

impl Found {
    /// Whether a thing is found at all.
    pub(super) fn has(unit: &Unit, text: &str, words: &[Word]) -> bool {
        let single = |way: &Way| way.terms.len() == 1 && words.iter().any(|word| is(way.field, word, &way.terms[0]));
        unit.ways.iter().any(single) || !longer(unit, text, words).is_empty()
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

/// Where in a text something stands of several words, or inside a word.
fn longer(unit: &Unit, text: &str, words: &[Word]) -> Vec<(Range<usize>, How)> {
    let mut places = Vec::new();
    for Way { field, terms, how } in unit.ways.iter().filter(|way| way.terms.len() > 1) {
        for stretch in words.windows(terms.len()) {
            if stretch.iter().zip(terms).all(|(word, term)| is(*field, word, term)) {
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
    // Where spaces are far between, as in Thai, it is cut between letters.
    let after_space = |at: usize| text[..at].rfind(' ').map(|space| space + 1).filter(|&from| at - from < WINDOW / 4).unwrap_or(at);
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
        assert!(
            Found { marks: vec![(600..603, How::Similar)], units: Vec::new() }.html(&thai).contains("<mark class=\"is-similar\">เ</mark>")
        );
    }
}
