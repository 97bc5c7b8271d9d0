//! The glossary: every term with what it means, its words in the other languages, and the articles that use it.

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{GameRecord, Inline, Language, Target, Term, anchor, to_html};
use leptos::prelude::*;

use super::trouble;
use crate::server::{Head, Wanted, page, site, sorted};

pub(crate) async fn glossary(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    page(Head::new(language, ui.text("glossary-title"), ui.text("glossary-summary"), "/glossary"), move || draw(language)).await
}

fn draw(language: Language) -> AnyView {
    let ui = site().ui(language);
    let terms: Vec<_> = site().archive.glossary().iter().collect();
    let terms = sorted(language, terms, |term| term.term.get(language));
    view! {
        <div class="glossary">
            <h1>{ui.text("glossary-title")}</h1>
            <p class="lead">{ui.text("glossary-summary")}</p>
            <dl>{terms.into_iter().map(|term| entry(language, term)).collect::<Vec<_>>()}</dl>
        </div>
    }
    .into_any()
}

fn entry(language: Language, term: &Term) -> AnyView {
    let ui = site().ui(language);
    let definition = to_html(&term.definition(language).content, &mut |to, words| anchor(language, to, words));
    let others: Vec<_> = Language::ALL
        .iter()
        .filter(|&&other| other != language && term.language.is_none())
        .map(|&other| view! { <li><span lang=other.tag()>{term.term.get(other).to_owned()}</span> " " <span class="small">{other.tag()}</span></li> })
        .collect();
    let own = term
        .language
        .as_deref()
        .and_then(|tag| super::record::language(ui, tag))
        .map(|name| view! { " " <span class="small">{name}</span> });
    let used: Vec<_> = site()
        .archive
        .games()
        .iter()
        .filter_map(|record| {
            let statement = first_use(language, record, &term.key)?;
            let href = format!("/{language}/games/{}#s{statement}", record.slug);
            Some(view! { <li><a href=href>{record.title.clone()} " " {statement}</a></li> })
        })
        .collect();
    let others = (!others.is_empty()).then(|| view! { <ul class="glossary-words" aria-label=ui.text("glossary-others")>{others}</ul> });
    let used = (!used.is_empty()).then(|| view! { <ul class="glossary-uses" aria-label=ui.text("glossary-uses")>{used}</ul> });
    view! {
        <div class="glossary-entry" id=term.key.clone()>
            <dt><dfn lang=term.word_language(language).to_owned()>{term.term.get(language).to_owned()}</dfn>{own}</dt>
            <dd><p inner_html=definition></p>{others}{used}</dd>
        </div>
    }
    .into_any()
}

/// The statement in which an article links to a term.
fn first_use(language: Language, record: &GameRecord, key: &str) -> Option<String> {
    let article = site().archive.article(&record.slug, language)?;
    let (_, statement) = article.statements().find(|(_, statement)| links(&statement.content, key))?;
    statement.id.clone()
}

fn links(pieces: &[Inline], key: &str) -> bool {
    pieces.iter().any(|piece| match piece {
        Inline::Text(_) | Inline::Code(_) => false,
        Inline::Emphasis(words) | Inline::Foreign { words, .. } => links(words, key),
        Inline::Link { to, words } => matches!(to, Target::Term(found) if found == key) || links(words, key),
    })
}
