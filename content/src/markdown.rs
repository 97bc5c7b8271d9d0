//! The Markdown of articles and pages: CommonMark with statement markers and language tags, read into sections. What is not used is refused.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeWithOffset};

use crate::fault::Faults;
use crate::inline::{self, Inline, Target};
use crate::section::{Block, Section, Statement};

/// Whether every paragraph and list item must open with a statement marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Markers {
    Required,
    Optional,
}

pub(crate) fn parse(text: &str, markers: Markers, faults: &mut Faults<'_>) -> Vec<Section> {
    let events = TextMergeWithOffset::new(Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter());
    let mut reader = Reader { markers, faults, sections: Vec::new(), line: Line::default(), list: None, heading: false };
    for (event, range) in events {
        reader.event(event, range);
    }
    reader.sections
}

struct Reader<'a, 'b> {
    markers: Markers,
    faults: &'a mut Faults<'b>,
    sections: Vec<Section>,
    /// The paragraph, list item or heading being read.
    line: Line,
    list: Option<Vec<Vec<Statement>>>,
    heading: bool,
}

#[derive(Default)]
struct Line {
    statements: Vec<Statement>,
    /// What is open in the last statement, outermost first: an emphasis or a link, and what it holds so far.
    open: Vec<(Option<Target>, Vec<Inline>)>,
    /// An emphasis has just ended: then a language tag may follow.
    emphasis_ended: bool,
}

impl Line {
    /// The statement being read; one without a number where no marker has opened one.
    fn statement(&mut self) -> &mut Statement {
        if self.statements.is_empty() {
            self.statements.push(Statement { id: None, text: String::new(), content: Vec::new() });
        }
        let last = self.statements.len() - 1;
        &mut self.statements[last]
    }

    /// What is being filled.
    fn content(&mut self) -> &mut Vec<Inline> {
        if self.open.is_empty() {
            return &mut self.statement().content;
        }
        let last = self.open.len() - 1;
        &mut self.open[last].1
    }

    fn text(&mut self, text: &str) {
        self.statement().text.push_str(text);
        match self.content().last_mut() {
            Some(Inline::Text(before)) => before.push_str(text),
            _ => self.content().push(Inline::Text(text.to_owned())),
        }
    }

    fn code(&mut self, text: &str) {
        self.statement().text.push_str(text);
        self.content().push(Inline::Code(text.to_owned()));
    }

    fn close(&mut self) {
        if let Some((target, words)) = self.open.pop() {
            self.content().push(match target {
                None => Inline::Emphasis(words),
                Some(to) => Inline::Link { to, words },
            });
        }
    }

    /// The emphasis that has just ended is of that language.
    fn tag(&mut self, language: &str) {
        if let Some(last) = self.content().last_mut()
            && let Inline::Emphasis(words) = last
        {
            *last = Inline::Foreign { language: language.to_owned(), words: std::mem::take(words) };
        }
    }

    fn finish(&mut self) -> Vec<Statement> {
        while !self.open.is_empty() {
            self.close();
        }
        let mut statements = std::mem::take(self).statements;
        statements.retain(|statement| statement.id.is_some() || !statement.text.trim().is_empty());
        for statement in &mut statements {
            statement.text = statement.text.trim().to_owned();
            inline::trim(&mut statement.content);
        }
        statements
    }
}

/// Reads a text of one paragraph, such as a definition.
pub(crate) fn parse_line(text: &str, faults: &mut Faults<'_>) -> Option<Statement> {
    let sections = parse(text, Markers::Optional, faults);
    let mut statements = sections.iter().flat_map(Section::statements);
    statements.next().cloned().filter(|_| statements.next().is_none())
}

impl Reader<'_, '_> {
    fn event(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id: Some(id), .. }) => {
                self.sections.push(Section { id: id.into_string(), title: String::new(), blocks: Vec::new() });
                self.heading = true;
            }
            Event::Start(Tag::Heading { .. }) => {
                self.faults.at(range.start, "headings are of the second level and have an id: ‘## Capture {#capture}’");
            }
            Event::End(TagEnd::Heading(_)) => {
                let title = self.line.finish().into_iter().map(|statement| statement.text).collect();
                if let (true, Some(section)) = (std::mem::take(&mut self.heading), self.sections.last_mut()) {
                    section.title = title;
                }
            }
            Event::Start(Tag::List(None)) if self.list.is_none() => self.list = Some(Vec::new()),
            Event::End(TagEnd::List(_)) => {
                if let Some(items) = self.list.take() {
                    self.block(Block::List(items), range);
                }
            }
            Event::End(TagEnd::Paragraph) if self.list.is_some() => {}
            Event::End(TagEnd::Paragraph) => {
                let statements = self.line.finish();
                self.block(Block::Paragraph(statements), range);
            }
            Event::End(TagEnd::Item) => {
                let statements = self.line.finish();
                if let Some(items) = &mut self.list {
                    items.push(statements);
                }
            }
            Event::Start(Tag::Emphasis) => self.line.open.push((None, Vec::new())),
            Event::End(TagEnd::Emphasis) => {
                self.line.close();
                self.line.emphasis_ended = true;
                return;
            }
            Event::Start(Tag::Link { dest_url, .. }) => self.line.open.push((Some(Target::parse(&dest_url)), Vec::new())),
            Event::End(TagEnd::Link) => self.line.close(),
            Event::Text(text) => self.words(&text, range.start),
            Event::Code(text) => self.line.code(&text),
            Event::SoftBreak => self.line.text(" "),
            // What holds a line, and the end of something refused where it began.
            Event::Start(Tag::Paragraph | Tag::Item) | Event::End(_) => {}
            _ => self.faults.at(range.start, "only headings, paragraphs, bullet lists, emphasis, code and links are used here"),
        }
        self.line.emphasis_ended = false;
    }

    fn block(&mut self, block: Block, range: Range<usize>) {
        let items = match &block {
            Block::Paragraph(statements) => std::slice::from_ref(statements),
            Block::List(items) => items.as_slice(),
        };
        if items.iter().any(|statements| statements.first().is_none_or(|statement| statement.id.is_none()))
            && self.markers == Markers::Required
        {
            self.faults.at(range.start, "every paragraph and list item opens with the number of its statement, as in ‘{14} …’");
        }
        if self.sections.is_empty() {
            if self.markers == Markers::Required {
                self.faults.at(range.start, "text stands before the first heading");
            }
            self.sections.push(Section { id: String::new(), title: String::new(), blocks: Vec::new() });
        }
        if let Some(section) = self.sections.last_mut() {
            section.blocks.push(block);
        }
    }

    /// Text, in which markers open statements and a tag behind an emphasis names its language.
    fn words(&mut self, text: &str, start: usize) {
        let mut rest = text;
        if self.line.emphasis_ended
            && let Some((tag, after)) = braced(rest)
            && is_language_tag(tag)
        {
            self.line.tag(tag);
            rest = after;
        }
        while let Some(at) = rest.find('{') {
            let (before, from) = rest.split_at(at);
            if !before.is_empty() {
                self.line.text(before);
            }
            match braced(from) {
                Some((id, after)) if is_marker(id) && !self.heading && self.line.open.is_empty() => {
                    self.line.statements.push(Statement { id: Some(id.to_owned()), text: String::new(), content: Vec::new() });
                    rest = after;
                }
                _ => {
                    let byte = start + (text.len() - from.len());
                    self.faults
                        .at(byte, "a brace opens the number of a statement, ‘{14}’, or behind an emphasis a language tag, ‘*casa*{es}’");
                    rest = &from[1..];
                }
            }
        }
        if !rest.is_empty() {
            self.line.text(rest);
        }
    }
}

/// What stands between braces at the start of `text`, and what follows.
fn braced(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('{')?.split_once('}')
}

/// A number, of a statement or, with a C before it, of a site rule.
fn is_marker(id: &str) -> bool {
    let digits = id.strip_prefix('C').unwrap_or(id);
    !digits.is_empty() && digits.len() <= 3 && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Something of the form of a BCP 47 tag.
pub(crate) fn is_language_tag(tag: &str) -> bool {
    tag.split('-').enumerate().all(|(i, part)| {
        let length = if i == 0 { 2..=3 } else { 1..=8 };
        length.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric() && (i > 0 || b.is_ascii_lowercase()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;
    use crate::language::Language;

    fn read(text: &str, markers: Markers) -> (Vec<Section>, Vec<String>) {
        let mut found = Vec::new();
        let sections = parse(text, markers, &mut Faults::new("x.md", text, &mut found));
        (sections, found.iter().map(Fault::to_string).collect())
    }

    #[test]
    fn statements_languages_and_lists() {
        let text = "## Capture {#capture}\n\n{1} A *casa*{es} & *so* on.\nMore. {2} [Site](/x?a=1&b).\n\n- {3} one\n- {4} two {5} three [*nki*{mer} pit](glossary:nki)\n";
        let (sections, faults) = read(text, Markers::Required);
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!((sections.len(), sections[0].id.as_str(), sections[0].title.as_str()), (1, "capture", "Capture"));
        let told: Vec<_> =
            sections[0].statements().map(|s| (s.id.clone().unwrap_or_default(), s.text.clone(), s.html(Language::En))).collect();
        let told: Vec<_> = told.iter().map(|(id, text, html)| (id.as_str(), text.as_str(), html.as_str())).collect();
        assert_eq!(
            told,
            [
                ("1", "A casa & so on. More.", "A <i lang=\"es\">casa</i> &amp; <em>so</em> on. More."),
                ("2", "Site.", "<a href=\"/en/x?a=1&amp;b\">Site</a>."),
                ("3", "one", "one"),
                ("4", "two", "two"),
                ("5", "three nki pit", "three <a href=\"/en/glossary#nki\"><i lang=\"mer\">nki</i> pit</a>"),
            ]
        );
        assert!(matches!(&sections[0].blocks[1], Block::List(items) if items.len() == 2));
    }

    #[test]
    fn what_is_not_used_is_refused_where_it_stands() {
        let wrong = |text| read(text, Markers::Required).1;
        let marker = "every paragraph and list item opens with the number of its statement, as in ‘{14} …’";
        assert_eq!(wrong("## A {#a}\n\nNo marker.\n"), [format!("x.md:3: {marker}")]);
        assert_eq!(wrong("## A {#a}\n\n- {1} yes\n- no\n"), [format!("x.md:3: {marker}")]);
        assert_eq!(wrong("# A\n"), ["x.md:1: headings are of the second level and have an id: ‘## Capture {#capture}’"]);
        assert_eq!(
            wrong("## A {#a}\n\n{1} text\n\n{2} **bold**\n"),
            ["x.md:5: only headings, paragraphs, bullet lists, emphasis, code and links are used here"]
        );
        let brace = "a brace opens the number of a statement, ‘{14}’, or behind an emphasis a language tag, ‘*casa*{es}’";
        assert_eq!(wrong("## A {#a}\n\n{1} text {word} more\n"), [format!("x.md:3: {brace}")]);
        assert!(wrong("{1} text\n")[0].ends_with("text stands before the first heading"));
        assert_eq!(read("Free text.\n\n## B {#b}\n\nMore.\n", Markers::Optional).1, Vec::<String>::new());
    }
}
