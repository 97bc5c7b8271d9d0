//! Two games side by side: what is known of them, their rules axis by axis, and a board of each.

use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use bonduc_content::{GameRecord, Language};
use bonduc_engine::{Axis, Ruleset};
use leptos::prelude::*;

use super::{article, boards, facts, trouble};
use crate::server::{CLIENT, Head, Wanted, page, site};

pub(crate) async fn compare(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    let games = site().archive.games();
    let mut pair = Vec::new();
    for (name, default) in [("a", 0), ("b", 1)] {
        match wanted.value(name) {
            None => pair.push(&games[default]),
            Some(slug) => match site().archive.game(&slug) {
                Some(record) => pair.push(record),
                None => return trouble::no_such_game(language, &slug).await,
            },
        }
    }
    let path = format!("/{language}/compare");
    // Both games are named in the address, so that it can be passed on.
    if wanted.value("a").is_none() || wanted.value("b").is_none() {
        let query = [("a".to_owned(), pair[0].slug.clone()), ("b".to_owned(), pair[1].slug.clone())];
        let address = crate::board::view::address(&path, query.iter());
        return axum::response::Redirect::to(&address).into_response();
    }
    let query = wanted.query.clone();
    let rulesets = match boards::check(language, &pair, &path, &query) {
        Ok(rulesets) => rulesets,
        Err(unplayable) => return trouble::line(language, &unplayable).await,
    };
    let (a, b) = (pair[0], pair[1]);
    let title = ui.format("compare-title", &[("a", a.title.as_str().into()), ("b", b.title.as_str().into())]);
    let description = ui.text("compare-description");
    let head = Head { client: CLIENT.is_some(), query: query.clone(), ..Head::new(language, title, description, "/compare") };
    page(head, move || draw(language, [(a, rulesets[0]), (b, rulesets[1])], path.clone(), query.clone())).await
}

fn draw(language: Language, pair: [(&'static GameRecord, Ruleset); 2], path: String, query: String) -> AnyView {
    let ui = site().ui(language);
    let [(a, rules_a), (b, rules_b)] = pair;
    let choice = |name: &'static str, chosen: &GameRecord| {
        let options: Vec<_> = site()
            .archive
            .games()
            .iter()
            .map(|record| view! { <option value=record.slug.clone() selected=record.slug == chosen.slug>{record.title.clone()}</option> })
            .collect();
        let label = ui.text(if name == "a" { "compare-first" } else { "compare-second" });
        view! { <label>{label} " " <select name=name>{options}</select></label> }.into_any()
    };
    let known: Vec<_> = article::facts_of(language, a)
        .into_iter()
        .zip(article::facts_of(language, b))
        .map(|((id, of_a), (_, of_b))| row(ui.text(id), of_a.clone().into_any(), of_b.clone().into_any(), of_a == of_b, ui))
        .collect();
    let rules: Vec<_> = Axis::ALL.iter().filter_map(|&axis| rule(language, &pair, axis)).collect();
    let differing = Axis::ALL.iter().filter(|&&axis| rules_a.value(axis) != rules_b.value(axis)).count();
    let notices: Vec<_> = [a, b].into_iter().map(|record| article::notice(language, record)).collect();
    let heads = || {
        [a, b].map(|record| view! { <th scope="col"><a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a></th> })
    };
    view! {
        <div class="compare">
            <h1>{ui.format("compare-title", &[("a", a.title.as_str().into()), ("b", b.title.as_str().into())])}</h1>
            <form class="compare-choice" method="get" action=path.clone()>
                {choice("a", a)} {choice("b", b)}
                <button class="button" type="submit">{ui.text("compare-button")}</button>
            </form>
            {notices}
            <div class="compare-boards">{boards::draw(language, &[a, b], path, query)}</div>
            <h2>{ui.text("compare-rules")}</h2>
            <p>{ui.format("compare-differing", &[("n", differing.into())])}</p>
            <table class="compare-table">
                <thead><tr><td></td>{heads()}</tr></thead>
                <tbody>{rules}</tbody>
            </table>
            <h2>{ui.text("compare-facts")}</h2>
            <table class="compare-table">
                <thead><tr><td></td>{heads()}</tr></thead>
                <tbody>{known}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The row of an axis; none where neither game has anything to say on it.
fn rule(language: Language, pair: &[(&'static GameRecord, Ruleset); 2], axis: Axis) -> Option<AnyView> {
    let ui = site().ui(language);
    let [(a, rules_a), (b, rules_b)] = pair;
    let (of_a, of_b) = (rules_a.value(axis), rules_b.value(axis));
    if of_a.is_none() && of_b.is_none() {
        return None;
    }
    let same = of_a == of_b;
    let cell = |record: &GameRecord, value: Option<bonduc_engine::Value>| match value {
        None => ui.text("compare-nothing").into_any(),
        Some(value) => view! { {facts::value(ui, &value)} " " {facts::citations(language, record, axis, ui)} }.into_any(),
    };
    Some(row(facts::axis(ui, axis), cell(a, of_a), cell(b, of_b), same, ui))
}

fn row(name: String, a: AnyView, b: AnyView, same: bool, ui: &bonduc_content::Ui) -> AnyView {
    let sign = (!same).then(|| view! { <span class="differs-sign" title=ui.text("compare-differs")>"≠"<span class="visually-hidden">{ui.text("compare-differs")}</span></span> });
    let class = if same { "is-same" } else { "differs" };
    view! { <tr class=class><th scope="row">{name} " " {sign}</th><td>{a}</td><td>{b}</td></tr> }.into_any()
}
