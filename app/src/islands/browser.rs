//! How boards hear the browser: clicks, keys, Back and Forward, and the clock.

use bonduc_engine::Pit;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element as Dom, Event, EventTarget, HtmlElement, KeyboardEvent, MouseEvent, window};

use super::page::Page;
use super::patch;
use crate::board::markup::{Element, Node};
use crate::board::view::pit_beside;

/// So long a position is shown before a computer player moves.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(700);

/// Keeps the boards of a page, drawn so far as `drawn` for `query`, to what the address says.
pub(super) fn run(page: Page, drawn: Vec<Element>, query: String, root: NodeRef<Div>) {
    let query = RwSignal::new(query);
    let nodes = |drawn: Vec<Element>| drawn.into_iter().map(Node::from).collect::<Vec<_>>();
    let drawn = StoredValue::new_local(nodes(drawn));
    let page = StoredValue::new_local(page);
    let listening = StoredValue::new_local(false);
    Effect::new(move || {
        let wanted = query.get();
        let (Some(root), Some(document)) = (root.get(), document()) else { return };
        let root: &HtmlElement = root.unchecked_ref();
        if !listening.get_value() {
            listening.set_value(true);
            listen(root, query);
            // Tests and style sheets can see that the boards answer.
            let _ = root.set_attribute("data-ready", "");
        } else {
            let new = nodes(page.with_value(|page| page.draw(&wanted)));
            let done = drawn.with_value(|old| patch::children(&document, root, old, &new));
            if done.is_none() {
                // The page could not be changed bit by bit: the server draws it as well.
                let _ = window().map(|window| window.location().reload());
            }
            drawn.set_value(new);
            keep_place(&document, &wanted);
        }
        let_computer_move();
    });
}

/// Lets the ways to other languages lead to the boards as they stand.
fn keep_place(document: &web_sys::Document, query: &str) {
    let Ok(links) = document.query_selector_all(".languages a") else { return };
    for link in (0..links.length()).filter_map(|i| links.item(i)?.dyn_into::<Dom>().ok()) {
        let href = link.get_attribute("href").unwrap_or_default();
        let path = href.split('?').next().unwrap_or_default();
        let _ = link.set_attribute("href", &[path, "?", query].concat());
    }
}

fn document() -> Option<web_sys::Document> {
    window()?.document()
}

fn listen(root: &HtmlElement, query: RwSignal<String>) {
    on(root, "click", move |event| follow(event.unchecked_ref(), query));
    on(root, "keydown", move |event| key(event.unchecked_ref(), query));
    if let Some(window) = window() {
        on(&window, "popstate", move |_| {
            if let Some(search) = web_sys::window().and_then(|window| window.location().search().ok()) {
                query.set(search.trim_start_matches('?').to_owned());
            }
        });
    }
}

/// Listens as long as the page is there.
fn on(target: &EventTarget, name: &str, f: impl FnMut(Event) + 'static) {
    let closure = Closure::<dyn FnMut(Event)>::new(f);
    let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}

fn closest(target: Option<EventTarget>, selector: &str) -> Option<HtmlElement> {
    target?.dyn_into::<Dom>().ok()?.closest(selector).ok()??.dyn_into().ok()
}

/// Follows a link of the board by changing the address, not the page.
fn follow(event: &MouseEvent, query: RwSignal<String>) {
    if event.button() != 0 || event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key() {
        return;
    }
    let Some(link) = closest(event.target(), "a[data-go]") else { return };
    event.prevent_default();
    if let Some(href) = link.get_attribute("href") {
        go(&href, query);
    }
}

fn go(href: &str, query: RwSignal<String>) {
    let search = href.split_once('?').map_or("", |(_, search)| search);
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // Where history cannot be written the board still goes on.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(href));
    }
    query.set(search.to_owned());
}

/// Arrow keys, Home and End move among the pits; a digit says how many seeds to lift.
fn key(event: &KeyboardEvent, query: RwSignal<String>) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || closest(event.target(), "input, select, textarea").is_some() {
        return;
    }
    let key = event.key();
    let Some(area) = closest(event.target(), ".board-area") else { return };
    let find = |selector: String| area.query_selector(&selector).ok().flatten();
    if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() {
        if let Some(href) = find(["a[data-count='", &key, "']"].concat()).and_then(|count| count.get_attribute("href")) {
            event.prevent_default();
            go(&href, query);
        }
        return;
    }
    let Some(from) = closest(event.target(), "a[data-pit]") else { return };
    let Some(pit) = from.get_attribute("data-pit").and_then(|name| name.parse::<Pit>().ok()) else { return };
    let row = area.get_attribute("data-row").and_then(|row| row.parse().ok()).unwrap_or(0);
    if let Some(to) = pit_beside(pit, row, &key) {
        event.prevent_default();
        if let Some(to) = find(["a[data-pit='", &to.to_string(), "']"].concat()) {
            let _ = to.unchecked_into::<HtmlElement>().focus();
        }
    }
}

/// Follows the computer's move after a moment, if it is still there then.
fn let_computer_move() {
    let click = || {
        if let Some(link) = document().and_then(|page| page.query_selector("a[data-computer]").ok().flatten()) {
            link.unchecked_into::<HtmlElement>().click();
        }
    };
    if let Ok(timer) = set_timeout_with_handle(click, PAUSE) {
        on_cleanup(move || timer.clear());
    }
}
