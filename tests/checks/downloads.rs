//! Data to take away, read by the programs that read such data.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::programs::{file_name, folder, packages, run};
use crate::site::site;

/// Where downloads stand.
const DATA: &str = "/data/";

/// The ends of the names of what is read here.
const ENDS: [&str; 4] = [".jsonld", ".bib", ".ris", ".csl.json"];

/// As soon as a page links to data, all kinds of them must be there and readable.
#[tokio::test(flavor = "multi_thread")]
async fn downloads_are_read_by_other_programs() {
    let data: Vec<_> = site().await.answers.values().filter(|answer| answer.url.path().starts_with(DATA)).collect();
    if data.is_empty() {
        return;
    }
    let folder = folder("downloads");
    let mut found: BTreeMap<_, usize> = ENDS.map(|end| (end, 0)).into();
    for answer in data {
        let path = answer.url.path();
        let Some(end) = ENDS.into_iter().find(|end| path.ends_with(end)) else { continue };
        std::fs::write(folder.join(file_name(path)), &answer.body).expect("written");
        found.entry(end).and_modify(|found| *found += 1);
    }
    assert!(found.values().all(|&found| found > 0), "pages link to {DATA}, but not to all kinds of it: {found:?}");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("node/parse.mjs");
    let mut reader = Command::new("node");
    reader.arg(script).arg(packages()).arg(folder);
    let (content, report) = tokio::task::spawn_blocking(move || run(&mut reader)).await.expect("the reader ends");
    assert!(content, "{report}");
}
