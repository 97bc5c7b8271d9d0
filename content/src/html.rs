//! Text as HTML.

/// A text as HTML.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut html = String::new();
    escape_html(text, &mut html);
    html
}

/// Writes a text as HTML.
pub fn escape_html(text: &str, html: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"']) {
        html.push_str(&rest[..at]);
        html.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
    html.push_str(rest);
}
