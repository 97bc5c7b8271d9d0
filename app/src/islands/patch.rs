//! Changes a part of the page from one markup to another, touching only what differs: what has the focus keeps it, what is open stays open.

use leptos::wasm_bindgen::JsCast;
use web_sys::{Document, Element as Dom, Node as DomNode};

use crate::board::markup::{Element, Node};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Changes the children of `parent`, which are `old`, to `new`. Where the page is not what it was thought to be (translators and extensions
/// change pages), the children are made anew.
pub(super) fn children(document: &Document, parent: &DomNode, old: &[Node], new: &[Node]) -> Option<()> {
    let mut there = parent.first_child();
    let mut old = old.iter();
    for wanted in new {
        let Some(dom) = there else {
            parent.append_child(&make(document, wanted)?).ok()?;
            continue;
        };
        there = dom.next_sibling();
        match (old.next(), wanted) {
            (Some(Node::Text(before)), Node::Text(after)) if dom.node_type() == DomNode::TEXT_NODE => {
                if before != after {
                    dom.set_node_value(Some(after));
                }
            }
            (Some(Node::Element(before)), Node::Element(after)) if before.tag == after.tag && is(&dom, before.tag) => {
                element(document, dom.unchecked_ref(), before, after)?;
            }
            _ => {
                parent.replace_child(&make(document, wanted)?, &dom).ok()?;
            }
        }
    }
    while let Some(dom) = there {
        there = dom.next_sibling();
        parent.remove_child(&dom).ok()?;
    }
    Some(())
}

fn is(dom: &DomNode, tag: &str) -> bool {
    dom.node_name().eq_ignore_ascii_case(tag)
}

fn element(document: &Document, dom: &Dom, before: &Element, after: &Element) -> Option<()> {
    for (name, value) in &after.attributes {
        if before.attribute(name) != Some(value) {
            dom.set_attribute(name, value).ok()?;
        }
    }
    for (name, _) in &before.attributes {
        if after.attribute(name).is_none() {
            dom.remove_attribute(name).ok()?;
        }
    }
    children(document, dom, &before.children, &after.children)
}

fn make(document: &Document, node: &Node) -> Option<DomNode> {
    match node {
        Node::Text(text) => Some(document.create_text_node(text).into()),
        Node::Element(element) => {
            let svg = matches!(element.tag, "svg" | "path");
            let dom = if svg { document.create_element_ns(Some(SVG), element.tag) } else { document.create_element(element.tag) }.ok()?;
            for (name, value) in &element.attributes {
                dom.set_attribute(name, value).ok()?;
            }
            for child in &element.children {
                dom.append_child(&make(document, child)?).ok()?;
            }
            Some(dom.into())
        }
    }
}
