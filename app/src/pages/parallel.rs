//! An article in two languages, row by row.

use bonduc_content::{Article, GameRecord, Language, Section};
use leptos::prelude::*;

use super::prose::{self, Prose};
use crate::server::site;

/// The choice of a second language; one of them is chosen already where two are read.
pub(crate) fn choice(language: Language, record: &GameRecord, with: Option<Language>) -> AnyView {
    let ui = site().ui(language);
    let path = format!("/{language}/games/{}", record.slug);
    let others: Vec<_> = Language::ALL
        .iter()
        .filter(|&&other| other != language)
        .map(|&other| {
            let current = (Some(other) == with).then_some("true");
            view! { <li><a href=format!("{path}?with={other}") lang=other.tag() aria-current=current>{other.name()}</a></li> }
        })
        .collect();
    let alone = with.map(|_| view! { <li><a href=path.clone()>{ui.text("parallel-alone")}</a></li> });
    view! { <nav class="parallel-choice" aria-labelledby="parallel-choice"><span id="parallel-choice">{ui.text("parallel-with")}</span> <ul>{others} {alone}</ul></nav> }
        .into_any()
}

/// Both editions, section by section and statement by statement.
pub(crate) fn rows(record: &'static GameRecord, first: (Language, &Article), second: (Language, &'static Article)) -> AnyView {
    let (language, article) = first;
    let section = |section: &Section| {
        let other = second.1.sections.iter().find(|other| other.id == section.id).map(|other| other.title.clone());
        let rows: Vec<_> = section.statements().filter_map(|statement| row(record, language, statement, second)).collect();
        let id = section.id.clone();
        view! {
            <section aria-labelledby=id.clone()>
                <h2 id=id.clone() class="parallel-row"><span>{section.title.clone()}</span> <span lang=second.0.tag()>{other}</span></h2>
                <ol class="parallel-rows">{rows}</ol>
            </section>
        }
    };
    view! { <div class="prose parallel">{article.sections.iter().map(section).collect::<Vec<_>>()}</div> }.into_any()
}

fn row(
    record: &'static GameRecord,
    language: Language,
    statement: &bonduc_content::Statement,
    second: (Language, &'static Article),
) -> Option<AnyView> {
    let id = statement.id.as_ref()?;
    let own = Prose { language, record: Some(record) };
    // Notes and terms open in the reader's language only; in the other a term leads to the glossary.
    let other = second.1.statement(id).map(|(_, statement)| statement.html(second.0));
    let view = view! {
        <li class="parallel-row statement" id=format!("s{id}")>
            <p>{prose::number(language, id)} {own.words(id, own.html(statement))} {own.beside(id)}</p>
            <p lang=second.0.tag() inner_html=other></p>
        </li>
    };
    Some(view.into_any())
}
