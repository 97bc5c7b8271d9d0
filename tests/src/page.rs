//! A page of HTML, read for what can be checked without a browser.

use std::collections::BTreeSet;

use scraper::{ElementRef, Html};
use url::Url;

/// What a page says of itself, and where it leads.
#[derive(Debug, Default)]
pub struct Page {
    /// The language of the document.
    pub language: String,
    /// The titles in its head.
    pub titles: Vec<String>,
    /// Its description.
    pub description: String,
    /// Its headings of the first rank.
    pub headings: Vec<String>,
    /// The ids of its elements.
    pub ids: BTreeSet<String>,
    /// Everything it names.
    pub links: Vec<Link>,
    /// The same in other languages, as its head has it: a tag and an address.
    pub alternates: Vec<(String, Url)>,
    /// The page it says it stands for.
    pub canonical: Option<Url>,
    /// Data written into it, in JSON.
    pub data: Vec<String>,
}

/// Something that a page names.
#[derive(Clone, Debug)]
pub struct Link {
    /// The element that names it.
    pub element: &'static str,
    /// Where it leads, with its fragment.
    pub url: Url,
    /// The type it is said to have.
    pub kind: Option<String>,
    /// The language it is said to be in.
    pub language: Option<String>,
}

impl Page {
    /// Reads the page that stands at an address.
    #[must_use]
    pub fn read(url: &Url, html: &str) -> Self {
        let html = Html::parse_document(html);
        let root = html.root_element();
        let mut page = Self { language: root.attr("lang").unwrap_or_default().to_owned(), ..Self::default() };
        for element in root.descendants().filter_map(ElementRef::wrap) {
            page.ids.extend(element.attr("id").map(str::to_owned));
            match element.value().name() {
                "title" if inside(element, "head") => page.titles.push(words(element)),
                "meta" if element.attr("name") == Some("description") => {
                    element.attr("content").unwrap_or_default().trim().clone_into(&mut page.description);
                }
                "h1" => page.headings.push(words(element)),
                "a" => page.name("a", url, element, "href"),
                "link" => page.name_linked(url, element),
                "script" if element.attr("type").is_some_and(|kind| kind.ends_with("json")) => page.data.push(words(element)),
                "script" => page.name("script", url, element, "src"),
                "img" => page.name("img", url, element, "src"),
                "form" => page.name_form(url, element),
                _ => {}
            }
        }
        page
    }

    fn name(&mut self, tag: &'static str, url: &Url, element: ElementRef<'_>, attribute: &str) {
        let Some(to) = element.attr(attribute).and_then(|to| url.join(to).ok()) else { return };
        let said = |name| element.attr(name).map(str::to_owned);
        self.links.push(Link { element: tag, url: to, kind: said("type").filter(|_| tag != "script"), language: said("hreflang") });
    }

    fn name_linked(&mut self, url: &Url, element: ElementRef<'_>) {
        self.name("link", url, element, "href");
        let Some(to) = element.attr("href").and_then(|to| url.join(to).ok()) else { return };
        let is = |kind: &str| element.attr("rel").is_some_and(|rel| rel.split_ascii_whitespace().any(|word| word == kind));
        if is("canonical") {
            self.canonical = Some(to);
        } else if let Some(language) = element.attr("hreflang").filter(|_| is("alternate") && element.attr("type").is_none()) {
            self.alternates.push((language.to_owned(), to));
        }
    }

    /// The address that a form asks for when nothing is typed or chosen in it.
    fn name_form(&mut self, url: &Url, form: ElementRef<'_>) {
        if form.attr("method").is_some_and(|method| !method.eq_ignore_ascii_case("get")) {
            return;
        }
        let Ok(mut to) = url.join(form.attr("action").unwrap_or_default()) else { return };
        to.set_query(None);
        let link = |url| Link { element: "form", url, kind: None, language: None };
        self.links.push(link(to.clone()));
        let fields = form.descendants().filter_map(ElementRef::wrap);
        let values: Vec<_> = fields.filter_map(|field| Some((field.attr("name")?, value(field)?))).collect();
        to.query_pairs_mut().extend_pairs(values);
        self.links.push(link(to));
    }

    /// Whether a link with that fragment leads to something here.
    #[must_use]
    pub fn has_fragment(&self, fragment: &str) -> bool {
        let decoded = url::form_urlencoded::parse(fragment.as_bytes()).next().map(|(id, _)| id.into_owned());
        fragment.is_empty() || self.ids.contains(fragment) || decoded.is_some_and(|id| self.ids.contains(&id))
    }
}

/// What a field sends as it stands.
fn value(field: ElementRef<'_>) -> Option<String> {
    let own = field.attr("value").unwrap_or_default().to_owned();
    match field.value().name() {
        "input" => match field.attr("type").unwrap_or("text") {
            "submit" | "button" | "reset" | "image" | "file" => None,
            "checkbox" | "radio" => field.attr("checked").map(|_| own),
            _ => Some(own),
        },
        "select" => {
            let options = || field.descendants().filter_map(ElementRef::wrap).filter(|option| option.value().name() == "option");
            let chosen = options().find(|option| option.attr("selected").is_some()).or_else(|| options().next())?;
            Some(chosen.attr("value").map_or_else(|| words(chosen), str::to_owned))
        }
        "textarea" => Some(words(field)),
        _ => None,
    }
}

fn inside(element: ElementRef<'_>, tag: &str) -> bool {
    element.ancestors().filter_map(ElementRef::wrap).any(|around| around.value().name() == tag)
}

/// The text of an element, without space around it.
fn words(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}
