//! Programs that are not written in Rust: `tests/run` installs them into a folder beside what cargo builds.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder with `node_modules`.
pub(crate) fn packages() -> PathBuf {
    let packages = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../node");
    assert!(packages.join("node_modules").is_dir(), "{} has no packages: tests/run installs them", packages.display());
    packages
}

/// A file of a package.
pub(crate) fn packaged(file: &str) -> PathBuf {
    packages().join("node_modules").join(file)
}

/// An empty folder of that name beside what cargo builds.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// An address as the name of a file.
pub(crate) fn file_name(address: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || "-.".contains(letter) { letter } else { '_' };
    address.trim_matches('/').chars().map(plain).take(180).collect()
}

/// Runs a program: whether it was content, and what it wrote.
pub(crate) fn run(command: &mut Command) -> (bool, String) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; tests/run installs it"));
    (output.status.success(), [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).join("\n"))
}
