//! Sections of statements as HTML.

use bonduc_content::{Block, GameRecord, Language, Section, Statement, Target, anchor, escaped, to_html};
use leptos::prelude::*;

use super::{apparatus, facts};
use crate::server::site;

/// A text, and what is drawn along with it.
#[derive(Clone, Copy)]
pub(crate) struct Prose {
    /// Its language.
    pub(crate) language: Language,
    /// The game whose article it is: notes and examples stand beside its statements.
    pub(crate) record: Option<&'static GameRecord>,
}

impl Prose {
    /// The sections of an article or a page, each statement with its number and an address of its own.
    pub(crate) fn sections(self, sections: &[Section]) -> Vec<AnyView> {
        sections.iter().map(|section| self.section(section)).collect()
    }

    fn section(self, section: &Section) -> AnyView {
        let blocks: Vec<_> = section.blocks.iter().map(|block| self.block(block)).collect();
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

    fn block(self, block: &Block) -> AnyView {
        let line = |statements: &[Statement]| statements.iter().map(|statement| self.statement(statement)).collect::<Vec<_>>();
        match block {
            Block::Paragraph(statements) => view! { <p>{line(statements)}</p> }.into_any(),
            Block::List(items) => {
                let items: Vec<_> = items.iter().map(|statements| view! { <li>{line(statements)}</li> }).collect();
                view! { <ul class="statements">{items}</ul> }.into_any()
            }
        }
    }

    fn statement(self, statement: &Statement) -> AnyView {
        let html = self.html(statement);
        let Some(id) = &statement.id else { return view! { <span inner_html=html></span> " " }.into_any() };
        view! {
            <span class="statement" id=format!("s{id}")>
                {number(self.language, id)}
                {self.words(id, html)}
                {self.beside(id)}
            </span>
            " "
        }
        .into_any()
    }

    /// The words of a statement, marked where the source cannot be taken at its word.
    pub(crate) fn words(self, id: &str, html: String) -> AnyView {
        let doubtful = self.record.is_some_and(|record| record.notes_on(id).any(|note| note.kind.is_marked_in_text()));
        let class = doubtful.then_some("is-doubtful");
        view! { <span class=class inner_html=html></span> }.into_any()
    }

    /// What stands beside a statement: its notes, and the way to a board that shows it.
    pub(crate) fn beside(self, id: &str) -> Option<AnyView> {
        let record = self.record?;
        let notes = apparatus::tip(self.language, record, id);
        Some(view! { {notes} {examples(self.language, record, id)} }.into_any())
    }

    /// A statement as HTML. In an article a term opens what it means; elsewhere it leads to the glossary.
    pub(crate) fn html(self, statement: &Statement) -> String {
        let Self { language, record } = self;
        to_html(&statement.content, &mut |to, words| match to {
            Target::Term(key) if record.is_some() => term(language, key, words),
            _ => anchor(language, to, words),
        })
    }
}

/// The number of a statement, which is the way to its own address.
pub(crate) fn number(language: Language, id: &str) -> AnyView {
    let label = site().ui(language).format("statement-label", &[("id", id.into())]);
    view! { <a class="statement-number" href=format!("#s{id}") aria-label=label>{id.to_owned()}</a> }.into_any()
}

/// A term that opens what it means, without script.
fn term(language: Language, key: &str, words: &str) -> String {
    let Some(term) = site().archive.term(key) else { return words.to_owned() };
    let more = site().ui(language).text("term-more");
    let name = escaped(term.term.get(language));
    let definition = to_html(&term.definition(language).content, &mut |to, words| anchor(language, to, words));
    format!(
        "<button type=\"button\" class=\"term\" popovertarget=\"term-{key}\">{words}</button><span popover class=\"tip\" id=\"term-{key}\"><b lang=\"{}\">{name}</b> \
         {definition} <a href=\"/{language}/glossary#{key}\">{more}</a></span>",
        term.word_language(language),
    )
}

/// The ways to boards that show what a statement says.
fn examples(language: Language, record: &GameRecord, id: &str) -> Vec<AnyView> {
    let ui = site().ui(language);
    let found: Vec<_> = record.examples.iter().filter(|example| example.statements.iter().any(|statement| statement == id)).collect();
    let link = |(i, example): (usize, &&bonduc_content::Example)| {
        let href = facts::example(language, record, example);
        let label = match found.len() {
            1 => ui.format("example-show", &[("id", id.into())]),
            _ => ui.format("example-show-one-of", &[("id", id.into()), ("number", (i + 1).into())]),
        };
        view! { <a class="example" href=href aria-label=label.clone() title=label>"▷"</a> }.into_any()
    };
    found.iter().enumerate().map(link).collect()
}
