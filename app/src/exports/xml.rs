//! Writing XML, element by element.

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

/// An XML document being written.
pub(crate) struct Xml(Writer<Vec<u8>>);

/// Name and value.
pub(crate) type Attribute<'a> = (&'a str, &'a str);

impl Xml {
    /// A document without its root as yet.
    pub(crate) fn new() -> Self {
        let mut xml = Self(Writer::new(Vec::new()));
        xml.write(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        xml.line();
        xml
    }

    /// Writing to memory does not fail.
    fn write(&mut self, event: Event<'_>) {
        let written = self.0.write_event(event);
        debug_assert!(written.is_ok(), "{written:?}");
    }

    fn start<'a>(name: &'a str, attributes: &[Attribute<'_>]) -> BytesStart<'a> {
        let mut start = BytesStart::new(name);
        for (name, value) in attributes {
            start.push_attribute((*name, allowed(value).as_str()));
        }
        start
    }

    /// An element within a line of text.
    pub(crate) fn element(&mut self, name: &str, attributes: &[Attribute<'_>], fill: impl FnOnce(&mut Self)) {
        self.write(Event::Start(Self::start(name, attributes)));
        fill(self);
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// An element that holds others, each on a line of its own.
    pub(crate) fn block(&mut self, name: &str, attributes: &[Attribute<'_>], fill: impl FnOnce(&mut Self)) {
        self.write(Event::Start(Self::start(name, attributes)));
        self.line();
        fill(self);
        self.write(Event::End(BytesEnd::new(name)));
        self.line();
    }

    /// An element of text alone, on a line of its own.
    pub(crate) fn row(&mut self, name: &str, attributes: &[Attribute<'_>], text: &str) {
        self.element(name, attributes, |xml| xml.text(text));
        self.line();
    }

    /// An element without contents, on a line of its own.
    pub(crate) fn empty(&mut self, name: &str, attributes: &[Attribute<'_>]) {
        self.write(Event::Empty(Self::start(name, attributes)));
        self.line();
    }

    /// Text.
    pub(crate) fn text(&mut self, text: &str) {
        self.write(Event::Text(BytesText::new(&allowed(text))));
    }

    /// The end of a line.
    pub(crate) fn line(&mut self) {
        self.write(Event::Text(BytesText::from_escaped("\n")));
    }

    /// What was written.
    pub(crate) fn finish(self) -> String {
        String::from_utf8_lossy(&self.0.into_inner()).into_owned()
    }
}

/// The text without the characters that XML cannot have at all, which somebody may have put in a request.
fn allowed(text: &str) -> String {
    let is_allowed = |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}') || matches!(c, '\t' | '\n' | '\r');
    text.chars().filter(is_allowed).collect()
}
