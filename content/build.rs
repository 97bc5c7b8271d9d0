//! Says which files the archive is made of, so that a change of a text is a change of the crate.

fn main() {
    for folder in ["games", "pages", "ui"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
