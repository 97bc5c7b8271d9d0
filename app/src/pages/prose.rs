//! Sections of statements as HTML.

use bonduc_content::{Block, Language, Section, Statement, Ui};
use leptos::prelude::*;

/// The sections of an article or a page, each statement with its number and an address of its own.
pub(crate) fn sections(language: Language, ui: &Ui, sections: &[Section]) -> Vec<AnyView> {
    sections.iter().map(|section| one(language, ui, section)).collect()
}

fn one(language: Language, ui: &Ui, section: &Section) -> AnyView {
    let blocks: Vec<_> = section.blocks.iter().map(|block| self::block(language, ui, block)).collect();
    if section.id.is_empty() {
        return blocks.into_any();
    }
    let id = section.id.clone();
    view! {
        <section aria-labelledby=id.clone()>
            <h2 id=id.clone()><a class="anchor" href=format!("#{id}")>{section.title.clone()}</a></h2>
            {blocks}
        </section>
    }
    .into_any()
}

fn block(language: Language, ui: &Ui, block: &Block) -> AnyView {
    let line = |statements: &[Statement]| statements.iter().map(|statement| self::statement(language, ui, statement)).collect::<Vec<_>>();
    match block {
        Block::Paragraph(statements) => view! { <p>{line(statements)}</p> }.into_any(),
        Block::List(items) => {
            let items: Vec<_> = items.iter().map(|statements| view! { <li>{line(statements)}</li> }).collect();
            view! { <ul class="statements">{items}</ul> }.into_any()
        }
    }
}

fn statement(language: Language, ui: &Ui, statement: &Statement) -> AnyView {
    let html = statement.html(language);
    let Some(id) = &statement.id else { return view! { <span inner_html=html></span> " " }.into_any() };
    let label = ui.format("statement-label", &[("id", id.as_str().into())]);
    let anchor = format!("s{id}");
    view! {
        <span class="statement" id=anchor.clone()>
            <a class="statement-number" href=format!("#{anchor}") aria-label=label>{id.clone()}</a>
            <span inner_html=html></span>
        </span>
        " "
    }
    .into_any()
}
