//! The results of a search.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::Language;
use leptos::prelude::*;

use super::{facts, record, trouble};
use crate::board::view::address;
use crate::search::{Facet, Hit, LONGEST_QUERY, Pattern, Query, Results, Shown, shown};
use crate::server::{Head, Wanted, page, site};

/// Hits on a page.
const SHOWN: usize = 100;
/// Longer lists of a facet are folded up.
const FACETS_SHOWN: usize = 8;

/// What was asked.
#[derive(Clone)]
struct Asked {
    language: Language,
    query: String,
    page: usize,
}

pub(crate) async fn search(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let query = wanted.value("q").unwrap_or_default().trim().to_owned();
    let page_number = wanted.value("page").and_then(|page| page.parse().ok()).unwrap_or(1).clamp(1, 100);
    let ui = site().ui(language);
    let title =
        if query.is_empty() { ui.text("search-title-empty") } else { ui.format("search-title", &[("query", query.as_str().into())]) };
    let head = Head { query: wanted.query.clone(), ..Head::new(language, title, ui.text("search-description"), "/search") };
    let asked = Asked { language, query, page: page_number };
    page(head, move || draw(&asked)).await
}

fn draw(asked: &Asked) -> AnyView {
    let ui = site().ui(asked.language);
    view! {
        <div class="search-page">
            <h1>{ui.text("search-title-empty")}</h1>
            <form class="search-form" role="search" aria-label=ui.text("search-label") action=format!("/{}/search", asked.language) method="get">
                <label class="visually-hidden" for="search-box">{ui.text("search-label")}</label>
                <input id="search-box" type="search" name="q" value=asked.query.clone() maxlength=LONGEST_QUERY.to_string() autocomplete="off"/>
                <button class="button is-main" type="submit">{ui.text("search-button")}</button>
            </form>
            {help(asked)}
            {found(asked)}
        </div>
    }
    .into_any()
}

/// What can be typed.
fn help(asked: &Asked) -> AnyView {
    let ui = site().ui(asked.language);
    let examples = ["game:kiothi", "place:cuba", "people:meru", "mechanic:relay", "lang:sv", "kind:note", "0,?,4+"];
    let examples: Vec<_> =
        examples.iter().map(|example| view! { <li><a href=asked.of(example, 1)><code>{*example}</code></a></li> }).collect();
    view! {
        <details class="search-help">
            <summary>{ui.text("search-help")}</summary>
            <p>{ui.text("search-help-words")} " " {ui.text("search-help-signs")} " " {ui.text("search-help-positions")} " " {ui.text("search-help-filters")}</p>
            <ul class="search-examples">{examples}</ul>
        </details>
    }
    .into_any()
}

impl Asked {
    /// The address of a query.
    fn of(&self, query: &str, page: usize) -> String {
        let page = (page > 1).then(|| ("page".to_owned(), page.to_string()));
        let pairs: Vec<_> = std::iter::once(("q".to_owned(), query.to_owned())).chain(page).collect();
        address(&format!("/{}/search", self.language), pairs.iter())
    }
}

fn found(asked: &Asked) -> AnyView {
    let ui = site().ui(asked.language);
    if asked.query.is_empty() {
        return view! { <p>{ui.text("search-hint")}</p> }.into_any();
    }
    if let Ok(pattern) = asked.query.parse::<Pattern>() {
        return positions(asked.language, &shown(site().archive, &pattern));
    }
    let query = Query::parse(site().archive, &asked.query);
    let unknown: Vec<_> = query.unknown.iter().map(|(name, value)| unknown(asked.language, name, value)).collect();
    let results = site().index.search(&query, asked.language, (asked.page - 1) * SHOWN, SHOWN);
    let suggestion = results.suggestion.as_ref().map(|better| {
        view! { <p class="did-you-mean">{ui.text("search-did-you-mean")} " " <a href=asked.of(better, 1)>{better.clone()}</a>"?"</p> }
    });
    let list = if results.total == 0 { nothing(asked).into_any() } else { hits(asked, &results).into_any() };
    view! { {unknown} {suggestion} {list} }.into_any()
}

/// A filter whose value is nothing of the archive, and what there is.
fn unknown(language: Language, name: &str, value: &str) -> AnyView {
    let ui = site().ui(language);
    let games = site().archive.games();
    let right: Vec<String> = match name {
        "game" => games.iter().map(|record| record.slug.clone()).collect(),
        "place" => games.iter().map(|record| record.place.name.get(language).to_owned()).collect(),
        "people" => games.iter().map(|record| record.people.get(language).to_owned()).collect(),
        "mechanic" => bonduc_engine::Mechanic::ALL.iter().map(ToString::to_string).collect(),
        "lang" => Language::ALL.iter().map(ToString::to_string).collect(),
        _ => crate::search::Kind::ALL.iter().map(|kind| kind.id().to_owned()).collect(),
    };
    let told = ui.format("search-unknown-filter", &[("name", name.into()), ("text", value.into()), ("right", right.join("; ").into())]);
    view! { <p class="search-unknown">{told}</p> }.into_any()
}

/// Nothing was found: other ways to go on.
fn nothing(asked: &Asked) -> AnyView {
    let ui = site().ui(asked.language);
    let games: Vec<_> = site()
        .archive
        .games()
        .iter()
        .map(|record| view! { <li><a href=format!("/{}/games/{}", asked.language, record.slug)>{record.title.clone()}</a></li> })
        .collect();
    view! {
        <p role="status">{ui.format("search-nothing", &[("query", asked.query.as_str().into())])}</p>
        <p>{ui.text("search-nothing-hint")}</p>
        <ul>{games}</ul>
        <p><a href=format!("/{}/glossary", asked.language)>{ui.text("search-glossary")}</a></p>
    }
    .into_any()
}

/// The finds of a page: their number, the facets, and the finds by game.
fn hits(asked: &Asked, results: &Results<'_>) -> AnyView {
    let ui = site().ui(asked.language);
    let count = ui.format("search-count", &[("n", results.total.into())]);
    let partial = results.partial.then(|| ui.text("search-partial"));
    // Groups stand in the order of their best find.
    let mut groups: Vec<(Option<&str>, Vec<&Hit<'_>>)> = Vec::new();
    for hit in &results.hits {
        let game = hit.entry.game.as_deref();
        match groups.iter_mut().find(|(of, _)| *of == game) {
            Some((_, hits)) => hits.push(hit),
            None => groups.push((game, vec![hit])),
        }
    }
    let groups: Vec<_> = groups.into_iter().map(|(game, hits)| group(asked.language, game, &hits)).collect();
    let before = (asked.page > 1)
        .then(|| view! { <a class="button" rel="prev" href=asked.of(&asked.query, asked.page - 1)>{ui.text("search-previous")}</a> });
    let more = asked.page * SHOWN < results.total;
    let after =
        more.then(|| view! { <a class="button" rel="next" href=asked.of(&asked.query, asked.page + 1)>{ui.text("search-next")}</a> });
    view! {
        <p role="status">{count} " " {partial}</p>
        {facets(asked, results)}
        {groups}
        <p class="search-pages">{before} " " {after}</p>
    }
    .into_any()
}

/// How the finds are spread, each part with the way to keep to it, or not to.
fn facets(asked: &Asked, results: &Results<'_>) -> AnyView {
    let ui = site().ui(asked.language);
    let list = |id: &str, name: &str, facets: &[Facet], label: &dyn Fn(&str) -> String| {
        let item = |facet: &Facet| {
            let filter = format!("{name}:{}", facet.value);
            let chosen = asked.query.split_whitespace().any(|token| token == filter);
            let query = if chosen {
                asked.query.split_whitespace().filter(|token| *token != filter).collect::<Vec<_>>().join(" ")
            } else {
                // In front, where an open quotation mark or the longest length cannot swallow it.
                format!("{filter} {}", asked.query)
            };
            let without = chosen.then(|| view! { <span class="visually-hidden">{ui.text("search-no-filter")}</span> });
            let class = if chosen { "facet is-chosen" } else { "facet" };
            view! { <li><a class=class rel="nofollow" href=asked.of(&query, 1)>{label(&facet.value)} " " <span class="facet-count">{facet.count}</span> {without}</a></li> }
        };
        // A part that is all tells nothing, unless it was asked for.
        let telling = facets.len() > 1 || facets.iter().any(|facet| asked.query.contains(&format!("{name}:{}", facet.value)));
        let items = view! { <ul>{facets.iter().map(item).collect::<Vec<_>>()}</ul> };
        // A long list waits until it is asked for.
        let group = if facets.len() > FACETS_SHOWN {
            view! { <details class="facet-group"><summary>{ui.text(id)} " " <span class="facet-count">{facets.len()}</span></summary>{items}</details> }
                .into_any()
        } else {
            view! { <div class="facet-group"><h2>{ui.text(id)}</h2>{items}</div> }.into_any()
        };
        telling.then_some(group)
    };
    let game = |slug: &str| site().archive.game(slug).map_or_else(String::new, |record| record.title.clone());
    let lists = [
        list("search-facet-games", "game", &results.facets.games, &game),
        list("search-facet-mechanics", "mechanic", &results.facets.mechanics, &|value| ui.text(&format!("mechanic-{value}"))),
        list("search-facet-kinds", "kind", &results.facets.kinds, &|value| ui.text(&format!("kind-{value}"))),
        list("search-facet-languages", "lang", &results.facets.languages, &|value| record::language(ui, value).unwrap_or_default()),
    ];
    let lists: Vec<_> = lists.into_iter().flatten().collect();
    (!lists.is_empty()).then(|| view! { <nav class="facets" aria-label=ui.text("search-facets")>{lists}</nav> }).into_any()
}

/// The finds of a game, or of what belongs to none.
fn group(language: Language, game: Option<&str>, hits: &[&Hit<'_>]) -> AnyView {
    let ui = site().ui(language);
    let record = game.and_then(|slug| site().archive.game(slug));
    let heading = match record {
        Some(record) => view! { <a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a> }.into_any(),
        None => ui.text("search-others").into_any(),
    };
    let notice = record.and_then(|record| record.sensitivity.as_ref()).map(|text| {
        view! { <p class="hit-notice"><strong>{ui.text("notice")}</strong> " " {text.get(language).to_owned()}</p> }
    });
    view! {
        <section class="hit-group">
            <h2>{heading}</h2>
            {notice}
            <ol class="hits">{hits.iter().map(|hit| self::hit(language, hit)).collect::<Vec<_>>()}</ol>
        </section>
    }
    .into_any()
}

fn hit(language: Language, hit: &Hit<'_>) -> AnyView {
    let ui = site().ui(language);
    let entry = hit.entry;
    // The game stands over its group.
    let path = path(entry);
    let place = path.split_once(" › ").filter(|_| entry.game.is_some()).map_or(path.as_str(), |(_, place)| place).to_owned();
    let similar = hit.similar.then(|| view! { <span class="hit-sign">{ui.text("search-similar")}</span> });
    let other = (entry.language != language).then(|| record::language(ui, entry.language.tag())).flatten();
    let other = other.map(|name| view! { <span class="hit-sign">{name}</span> });
    view! {
        <li class="hit">
            <a class="hit-link" lang=entry.language.tag() href=hit.url.clone()>{place}</a> " " {similar} {other}
            <p class="hit-text" lang=entry.language.tag() inner_html=hit.html.clone()></p>
        </li>
    }
    .into_any()
}

/// Where a find stands: title, section, number.
pub(super) fn path(entry: &crate::search::Entry) -> String {
    let section = Some(entry.section_title.as_str()).filter(|title| !title.is_empty());
    [Some(entry.title.as_str()), section, entry.statement.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(" › ")
}

/// The examples that have a position, each with its board and the statements that it shows.
fn positions(language: Language, found: &[Shown<'_>]) -> AnyView {
    let ui = site().ui(language);
    let item = |shown: &Shown<'_>| {
        let Shown { record, example } = shown;
        let statements: Vec<_> = example
            .statements
            .iter()
            .map(|id| {
                let label = ui.format("cite-statement", &[("id", id.as_str().into())]);
                view! { <a class="cite" href=format!("/{language}/games/{}#s{id}", record.slug)>{label}</a> " " }
            })
            .collect();
        view! {
            <li class="hit">
                <a class="hit-link" href=facts::example(language, record, example)>{record.title.clone()} " › " {ui.text("search-positions-show")}</a>
                <p><code>{example.position.clone()}</code> " " <code>{example.moves.clone()}</code></p>
                <p>{statements}</p>
            </li>
        }
    };
    let mut games: Vec<_> = found.iter().map(|shown| shown.record).collect();
    games.dedup_by_key(|record| &record.slug);
    let notices: Vec<_> = games.into_iter().map(|record| super::article::notice(language, record)).collect();
    view! {
        <h2>{ui.text("search-positions")}</h2>
        <p role="status">{ui.format("search-positions-count", &[("n", found.len().into())])}</p>
        {notices}
        <ol class="hits">{found.iter().map(item).collect::<Vec<_>>()}</ol>
    }
    .into_any()
}
