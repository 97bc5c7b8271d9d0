//! A text with the words found in it marked, cut to a window around them where it is long.

use bonduc_content::escape_html;

use super::analysis::{Analysis, Word};

/// Longer texts are cut.
const WINDOW: usize = 320;

/// Which words of a text were looked for.
pub(super) struct Sought<'a> {
    /// The words of the query.
    pub(super) words: &'a [Word],
}

impl Sought<'_> {
    /// Whether a word of a text is one of them. The last word of a query may be the beginning of a word only.
    fn matches(&self, word: &Word) -> bool {
        self.words.iter().any(|sought| sought.exact == word.exact || sought.stem == word.stem)
            || self.words.last().is_some_and(|last| word.exact.starts_with(&last.exact))
    }
}

/// The text as HTML with the words sought in `<mark>`.
pub(super) fn highlight(analysis: &Analysis, text: &str, sought: &Sought<'_>) -> String {
    let marks: Vec<_> = analysis.words(text).into_iter().filter(|word| sought.matches(word)).map(|word| word.range).collect();
    let (from, to) = window(text, marks.first().map_or(0, |mark| mark.start));
    let mut html = String::new();
    if from > 0 {
        html.push('…');
    }
    let mut at = from;
    for mark in marks.into_iter().filter(|mark| mark.start >= from && mark.end <= to) {
        escape_html(&text[at..mark.start], &mut html);
        html.push_str("<mark>");
        escape_html(&text[mark.clone()], &mut html);
        html.push_str("</mark>");
        at = mark.end;
    }
    escape_html(&text[at..to], &mut html);
    if to < text.len() {
        html.push('…');
    }
    html
}

/// From where to where a text is shown so that what stands at `first` is seen, cut between words.
fn window(text: &str, first: usize) -> (usize, usize) {
    if text.len() <= WINDOW {
        return (0, text.len());
    }
    let after_space = |at: usize| text[..at].rfind(' ').map_or(0, |space| space + 1);
    let from = if first > WINDOW / 2 { after_space(text.floor_char_boundary(first - WINDOW / 4)) } else { 0 };
    let end = text.floor_char_boundary((from + WINDOW).min(text.len()));
    let to = if end == text.len() { end } else { text[from..end].rfind(' ').map_or(end, |space| from + space) };
    (from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str, query: &str) -> String {
        let analysis = Analysis::new();
        let words = analysis.words(query);
        highlight(&analysis, text, &Sought { words: &words })
    }

    #[test]
    fn forms_and_beginnings_are_marked_and_the_rest_is_escaped() {
        assert_eq!(marked("He captures <four> & Captured", "capture"), "He <mark>captures</mark> &lt;four&gt; &amp; <mark>Captured</mark>");
        assert_eq!(marked("Counter-clockwise sowing", "sow count"), "<mark>Counter</mark>-clockwise <mark>sowing</mark>");
        assert_eq!(marked("Arará", "arara"), "<mark>Arará</mark>");
        assert_eq!(marked("", "x"), "");
    }

    #[test]
    fn long_texts_are_cut_around_what_was_found() {
        let long = format!("{} needle {}", "hay ".repeat(200), "stack ".repeat(200));
        let html = marked(&long, "needle");
        assert!(html.starts_with('…') && html.ends_with('…') && html.contains("<mark>needle</mark>"));
        assert!(html.len() < WINDOW + 40, "{}", html.len());
    }
}
