//! Thai pages: lines are broken between words. Browsers divide by a dictionary that does not know names and loan words; those are kept whole
//! here, and may be parted from their neighbours.

use std::fmt::Write as _;

use bonduc_content::{Archive, Language, WordList};

/// Elements in which nothing can be marked up, or that scripts keep as they are.
const LEFT_ALONE: [&str; 7] = ["title", "script", "style", "option", "textarea", "leptos-island", "text"];

/// A page with every word of the list kept whole.
pub(super) fn keep_whole(archive: &Archive, page: &str) -> String {
    let words = archive.words(Language::Th);
    let mut html = String::with_capacity(page.len() + page.len() / 8);
    let mut rest = page;
    // The element that is left alone, if we are in one.
    let mut within: Option<&str> = None;
    while let Some(at) = rest.find('<') {
        text(words, &rest[..at], within.is_some(), &mut html);
        let end = rest[at..].find('>').map_or(rest.len(), |end| at + end + 1);
        let tag = &rest[at..end];
        html.push_str(tag);
        rest = &rest[end..];
        match within {
            Some(name) if tag.strip_prefix("</").is_some_and(|tag| tag.starts_with(name)) => within = None,
            Some(_) => {}
            None => {
                let name = tag[1..].split([' ', '>', '/']).next().unwrap_or_default();
                within = LEFT_ALONE.into_iter().find(|element| *element == name);
            }
        }
    }
    text(words, rest, within.is_some(), &mut html);
    html
}

const fn is_thai(letter: char) -> bool {
    matches!(letter, '\u{e01}'..='\u{e4e}')
}

fn text(words: &WordList, text: &str, as_it_is: bool, html: &mut String) {
    if as_it_is || text.is_ascii() {
        return html.push_str(text);
    }
    let mut at = 0;
    let mut before = None;
    while let Some(letter) = text[at..].chars().next() {
        let word = words.whole(&text[at..]);
        let Some(word) = word else {
            html.push(letter);
            at += letter.len_utf8();
            before = Some(letter);
            continue;
        };
        at += word.len();
        let after = text[at..].chars().next();
        // Beside other letters a line may break; beside signs it may not.
        let part = |letter: Option<char>| if letter.is_some_and(is_thai) { "<wbr>" } else { "" };
        let _ =
            write!(html, "{}<span class=\"whole\">{word}</span>{}", if html.ends_with("<wbr>") { "" } else { part(before) }, part(after));
        before = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_whole_and_the_text_stays_the_same() {
        let archive = Archive::embedded();
        let page = "<title>มันกาลา</title><p title=\"มันกาลา\">เกมมันกาลาของ (มันกาลา)</p><leptos-island>มันกาลา</leptos-island>";
        let kept = keep_whole(archive, page);
        assert_eq!(
            kept,
            "<title>มันกาลา</title><p title=\"มันกาลา\">เกม<wbr><span class=\"whole\">มันกาลา</span><wbr>ของ (<span class=\"whole\">มันกาลา</span>)</p>\
             <leptos-island>มันกาลา</leptos-island>"
        );
        assert_eq!(keep_whole(archive, "<p>no Thai</p> &amp; so"), "<p>no Thai</p> &amp; so");
    }
}
