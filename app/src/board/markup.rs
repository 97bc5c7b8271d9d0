//! The markup of a board as plain data. The server writes it as HTML, the browser changes its page to it, and tests read it.
//!
//! Boards are drawn by data and not by typed views because every type of view is compiled into the client; this is a third of the size.

use bonduc_engine::MAX_ROW;

/// An element or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An element.
    Element(Element),
    /// A text; never empty, and never beside another one.
    Text(String),
}

/// An element with its attributes and children.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its name.
    pub tag: &'static str,
    /// Its attributes.
    pub attributes: Vec<(&'static str, String)>,
    /// What is in it.
    pub children: Vec<Node>,
}

/// An element without attributes or children.
#[must_use]
pub const fn el(tag: &'static str) -> Element {
    Element { tag, attributes: Vec::new(), children: Vec::new() }
}

impl Element {
    /// With an attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name, value.into()));
        self
    }

    /// With an attribute if there is a value for it.
    #[must_use]
    pub fn with_some(self, name: &'static str, value: Option<String>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// With a child.
    #[must_use]
    pub fn child(mut self, child: impl Into<Node>) -> Self {
        self.push(child.into());
        self
    }

    /// With a text in it.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        self.child(Node::Text(text.into()))
    }

    /// With children.
    #[must_use]
    pub fn children<N: Into<Node>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        children.into_iter().for_each(|child| self.push(child.into()));
        self
    }

    /// A page has no empty texts and no two texts side by side, so the data have none either.
    fn push(&mut self, child: Node) {
        match (child, self.children.last_mut()) {
            (Node::Text(text), _) if text.is_empty() => {}
            (Node::Text(text), Some(Node::Text(before))) => before.push_str(&text),
            (child, _) => self.children.push(child),
        }
    }

    /// The value of an attribute.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(found, _)| *found == name).map(|(_, value)| value.as_str())
    }

    /// The element as HTML.
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut html = String::new();
        self.write(&mut html);
        html
    }

    fn write(&self, html: &mut String) {
        html.push('<');
        html.push_str(self.tag);
        for (name, value) in &self.attributes {
            html.push(' ');
            html.push_str(name);
            html.push_str("=\"");
            escape(value, html);
            html.push('"');
        }
        html.push('>');
        if self.tag == "input" {
            return;
        }
        for child in &self.children {
            match child {
                Node::Element(element) => element.write(html),
                Node::Text(text) => escape(text, html),
            }
        }
        html.push_str("</");
        html.push_str(self.tag);
        html.push('>');
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Self {
        Self::Element(element)
    }
}

fn escape(text: &str, html: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(letter),
        }
    }
}

/// Names of row lengths for the style sheet.
pub(super) const ROW_CLASSES: [&str; MAX_ROW + 1] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_written_as_a_page_has_it() {
        let element =
            el("p").with("class", "a\"b").text("1 < 2").text(" & ").text("").child(el("b").text("x")).child(el("input").with("name", "n"));
        assert_eq!(element.children.len(), 3, "texts run together, empty ones vanish");
        assert_eq!(element.to_html(), "<p class=\"a&quot;b\">1 &lt; 2 &amp; <b>x</b><input name=\"n\"></p>");
        assert_eq!(element.attribute("class"), Some("a\"b"));
    }
}
