//! From a page's parts to an answer: language, frame, policy.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::{FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use bonduc_content::Language;
use leptos::config::LeptosOptions;
use leptos::nonce::use_nonce;
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use serde::de::DeserializeOwned;

use super::assets;
use super::site::site;
use super::thai;
use crate::board::view::decode_query;

/// What an address says: a language, if it is one of the archive's, what comes after it, and the query.
pub(crate) struct Wanted<T> {
    /// The language in the path.
    pub(crate) language: Option<Language>,
    /// The rest of the path, if it is of the form expected.
    pub(crate) rest: Option<T>,
    /// The query as it stands.
    pub(crate) query: String,
}

impl<T> Wanted<T> {
    /// The pairs of the query.
    pub(crate) fn pairs(&self) -> Vec<(String, String)> {
        decode_query(&self.query)
    }

    /// The value of that name in the query.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        self.pairs().into_iter().find(|(found, _)| found == name).map(|(_, value)| value)
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Wanted<T> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let language = parts.uri.path().split('/').nth(1).and_then(|tag| tag.parse().ok());
        let rest = Path::<T>::from_request_parts(parts, state).await.ok().map(|Path(rest)| rest);
        Ok(Self { language, rest, query: parts.uri.query().unwrap_or_default().to_owned() })
    }
}

/// The language of the archive that a browser asks for first.
pub(crate) fn preferred_language(headers: &HeaderMap) -> Language {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut offers: Vec<_> = asked
        .split(',')
        .filter_map(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            let tag = parts.next()?.split('-').next()?.to_ascii_lowercase();
            let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
            Some((tag.parse::<Language>().ok()?, weight))
        })
        .filter(|&(_, weight)| weight > 0.0)
        .collect();
    offers.sort_by(|a, b| b.1.total_cmp(&a.1));
    offers.first().map_or(Language::ALL[0], |&(language, _)| language)
}

/// What stands in the head of a page and around its contents.
#[derive(Clone)]
pub(crate) struct Head {
    /// Its language.
    pub(crate) language: Language,
    /// Its title, without the name of the site.
    pub(crate) title: String,
    /// What it is, in one sentence.
    pub(crate) description: String,
    /// Its path after the language; none where it has no address of its own.
    pub(crate) path: Option<String>,
    /// Its query, which the same page in another language keeps.
    pub(crate) query: String,
    /// What else belongs in its head.
    pub(crate) extras: Extras,
    /// Whether it has an island.
    pub(crate) client: bool,
    /// The status of the answer.
    pub(crate) status: StatusCode,
}

/// What some pages have in their head for programs that read them.
#[derive(Clone, Default)]
pub(crate) struct Extras {
    /// Names and contents of `meta` elements.
    pub(crate) meta: Vec<(String, String)>,
    /// JSON-LD, ready to stand in HTML.
    pub(crate) json_ld: Option<String>,
    /// The same in other forms: address, type, title.
    pub(crate) alternates: Vec<(String, String, String)>,
    /// The address that stands for this one, where it is not its own.
    pub(crate) canonical: Option<String>,
}

impl Head {
    /// The head of an ordinary page.
    pub(crate) fn new(language: Language, title: impl Into<String>, description: impl Into<String>, path: impl Into<String>) -> Self {
        Self {
            language,
            title: title.into(),
            description: description.into(),
            path: Some(path.into()),
            query: String::new(),
            extras: Extras::default(),
            client: false,
            status: StatusCode::OK,
        }
    }
}

/// Draws a page.
pub(crate) async fn page(head: Head, contents: impl Fn() -> AnyView + Clone + Send + Sync + 'static) -> Response {
    let client = head.client;
    let app = move || {
        let response = expect_context::<ResponseOptions>();
        response.set_status(head.status);
        if let Ok(policy) = HeaderValue::from_str(&policy(head.client)) {
            response.insert_header(header::CONTENT_SECURITY_POLICY, policy);
        }
        frame(&head, contents())
    };
    let response = leptos_axum::render_app_async_with_context(|| {}, app)(Request::new(Body::empty())).await;
    let (parts, body) = response.into_parts();
    // The page is in memory already, so that nothing can fail in reading it.
    let page = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    let page = tidied(&String::from_utf8_lossy(&page), client);
    Response::from_parts(parts, Body::from(thai::keep_whole(site().archive, &page)))
}

/// What Leptos writes, as valid HTML. The empty comments are marks for hydrating a whole page, which none here is. The scripts behind the
/// page, for islands to find, go into it, and are left away where there is no island. And Leptos writes its nonce
/// where the mode of cross-origin requests belongs.
fn tidied(page: &str, client: bool) -> String {
    const END: &str = "</body></html>";
    let page = page.replace("<!>", "");
    let (page, scripts) = page.rsplit_once(END).unwrap_or((&page, ""));
    if !client {
        return [page, END].concat();
    }
    let (head, body) = page.split_once("</head>").unwrap_or(("", page));
    let mut parts = head.split(" crossorigin=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    let head = parts.fold(first, |head, part| head + " crossorigin" + part.split_once('"').map_or(part, |(_, rest)| rest));
    [&head, "</head>", body, scripts, END].concat()
}

/// Pages without island run nothing but the script of the search box.
fn policy(client: bool) -> String {
    let scripts = match use_nonce().filter(|_| client) {
        Some(nonce) => format!("'self' 'nonce-{nonce}' 'wasm-unsafe-eval'"),
        None => "'self'".to_owned(),
    };
    format!(
        "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'"
    )
}

fn frame(head: &Head, contents: AnyView) -> impl IntoView + use<> {
    let ui = site().ui(head.language);
    let language = head.language.tag();
    let home = format!("/{language}/");
    let title = if head.title.is_empty() { ui.text("site-title") } else { format!("{} · {}", head.title, ui.text("site-name")) };
    let scripts = assets::CLIENT.filter(|_| head.client).map(|folder| {
        let options = LeptosOptions::builder().output_name("bonduc").site_pkg_dir(folder).build();
        view! { <HydrationScripts options=options islands=true/> }
    });
    let here = head.path.clone();
    let link = |path: &'static str, id: &str| {
        let current = (here.as_deref() == Some(path)).then_some("page");
        view! { <a href=format!("/{language}{path}") aria-current=current>{ui.text(id)}</a> }
    };
    let own = head.path.as_ref().map(|path| format!("/{language}{path}"));
    let canonical = head.extras.canonical.clone().or(own).map(|href| view! { <link rel="canonical" href=href/> });
    let translations: Vec<_> = head.path.iter().flat_map(|path| translations(language, path, "")).collect();
    let translations: Vec<_> =
        translations.into_iter().map(|(language, href)| view! { <link rel="alternate" hreflang=language.tag() href=href/> }).collect();
    // Only the address without language chooses one.
    let undecided = (head.path.as_deref() == Some("/")).then(|| view! { <link rel="alternate" hreflang="x-default" href="/"/> });
    let meta: Vec<_> = head.extras.meta.iter().map(|(name, content)| view! { <meta name=name.clone() content=content.clone()/> }).collect();
    let alternates: Vec<_> = head
        .extras
        .alternates
        .iter()
        .map(|(href, mime, title)| view! { <link rel="alternate" href=href.clone() type=mime.clone() title=title.clone()/> })
        .collect();
    let json_ld = head.extras.json_ld.clone().map(|json| view! { <script type="application/ld+json" inner_html=json></script> });
    let feed = format!("/{language}/changes.atom");
    view! {
        <!DOCTYPE html>
        <html lang=language>
            <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <title>{title}</title>
                <meta name="description" content=head.description.clone()/>
                <meta name="color-scheme" content="light dark"/>
                <link rel="icon" href="/favicon.svg" type="image/svg+xml"/>
                <link rel="stylesheet" href=assets::STYLE/>
                {canonical}
                {translations}
                {undecided}
                {alternates}
                <link rel="alternate" type="application/atom+xml" href=feed title=ui.text("changes-title")/>
                {meta}
                {json_ld}
                <link rel="search" type="application/opensearchdescription+xml" href=format!("/{language}/opensearch.xml") title=ui.text("site-name")/>
                <script type="module" src=assets::SCRIPT></script>
                {scripts}
            </head>
            <body>
                <a class="skip" href="#main">{ui.text("skip-to-contents")}</a>
                <header class="site-header">
                    <a class="site-name" href=home>{ui.text("site-name")}</a>
                    <nav class="site-nav" aria-label=ui.text("site-nav")>
                        {link("/", "nav-games")}
                        {link("/compare", "nav-compare")}
                        {link("/map", "nav-map")}
                        {link("/glossary", "nav-glossary")}
                        {link("/about", "nav-about")}
                    </nav>
                    <form class="site-search" role="search" action=format!("/{language}/search") method="get">
                        <label class="visually-hidden" for="site-search-box">{ui.text("search-label")}</label>
                        <input id="site-search-box" type="search" name="q" placeholder=ui.text("search-placeholder") maxlength="200" autocomplete="off"/>
                        <button class="button is-small" type="submit">{ui.text("search-button")}</button>
                    </form>
                    {languages(head)}
                </header>
                <main id="main" tabindex="-1">{contents}</main>
                <footer class="site-footer">
                    <p>
                        {ui.text("footer-editions")} " " <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">"CC BY-SA 4.0"</a> ". "
                        {attribution(head.language)}
                    </p>
                    <p class="footer-links">
                        {link("/method", "nav-method")} " · " {link("/site-rules", "nav-site-rules")} " · " {link("/data", "nav-data")} " · "
                        {link("/changes", "nav-changes")} " · " <a href="/api/v1/openapi.json">"API"</a> " · "
                        {ui.format("footer-version", &[("version", site().archive.version().into())])}
                    </p>
                </footer>
            </body>
        </html>
    }
}

/// The addresses of a page in the languages of the archive.
fn translations(own: &str, path: &str, query: &str) -> Vec<(Language, String)> {
    let mark = if query.is_empty() { "" } else { "?" };
    let address = |&language: &Language| {
        // A page read beside its translation is read beside what was the first language then.
        let query = query.replace(&format!("with={language}"), &format!("with={own}"));
        (language, format!("/{language}{path}{mark}{query}"))
    };
    Language::ALL.iter().map(address).collect()
}

/// The way to the same page in another language.
fn languages(head: &Head) -> AnyView {
    let ui = site().ui(head.language);
    let path = head.path.clone().unwrap_or_else(|| "/".to_owned());
    let items: Vec<_> = translations(head.language.tag(), &path, &head.query)
        .into_iter()
        .map(|(language, href)| {
            let current = (language == head.language).then_some("true");
            view! { <li><a href=href lang=language.tag() hreflang=language.tag() aria-current=current>{language.name()}</a></li> }
        })
        .collect();
    view! { <nav class="languages" aria-label=ui.text("languages")><ul>{items}</ul></nav> }.into_any()
}

/// To whom the facts are owed.
fn attribution(language: Language) -> String {
    let records = site().archive.games();
    let people: Vec<_> = records.iter().flat_map(|record| &record.recorded_by).map(String::as_str).collect();
    site().ui(language).format("footer-attribution", &[("people", people.join(", ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_tidied() {
        let page = "<html><head><link href=\"a\" crossorigin=\"nonce\"><link crossorigin=\"nonce\" href=\"b\"><!></head>\
                    <body><p>crossorigin=\"x\"<!> y</p></body></html><script>1</script>";
        let whole = "<html><head><link href=\"a\" crossorigin><link crossorigin href=\"b\"></head>\
                     <body><p>crossorigin=\"x\" y</p><script>1</script></body></html>";
        assert_eq!(tidied(page, true), whole);
        assert_eq!(tidied("<body><!>x</body></html><script>1</script>", false), "<body>x</body></html>");
    }
}
