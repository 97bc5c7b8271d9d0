//! The whole archive in one file: what is written by hand, what is made of it, licence and checksums. The same archive gives the same bytes.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use bonduc_content::{Archive, Language};
use sha2::{Digest, Sha256};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::files::Form;
use super::press::Press;
use super::{credit, days};

/// How the files of the archive are written down.
const FORMAT: &str = include_str!("../../../content/FORMAT.md");
/// Their licence.
const LICENCE: &str = include_str!("../../../content/LICENSE");

/// The file of all checksums.
const SUMS: &str = "SHA256SUMS";

/// The archive as a ZIP file, in which everything lies in one folder.
pub(crate) fn zip(press: Press<'_>) -> ZipResult<Vec<u8>> {
    let mut files = files(press);
    let sums = files.iter().map(|(path, text)| format!("{}  {path}\n", checksum(text.as_bytes()))).collect();
    files.insert(SUMS.to_owned(), sums);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(date(days::latest(press.archive)))
        .unix_permissions(0o644);
    for (path, text) in &files {
        zip.start_file(format!("bonduc/{path}"), options)?;
        zip.write_all(text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}

/// A hash in hexadecimal digits, as `sha256sum` writes it.
pub(crate) fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Midnight of the last change: a file made twice is the same file.
fn date(day: &str) -> DateTime {
    let parts = days::parts(day);
    let part = |i: usize| parts.get(i).copied().unwrap_or_default();
    let midnight =
        u16::try_from(part(0)).ok().and_then(|year| DateTime::from_date_and_time(year, part(1) as u8, part(2) as u8, 0, 0, 0).ok());
    midnight.unwrap_or_default()
}

/// Every file by its path, but the checksums.
fn files(press: Press<'_>) -> BTreeMap<String, String> {
    let mut files: BTreeMap<_, _> = Archive::embedded_files().into_iter().map(|(path, text)| (format!("content/{path}"), text)).collect();
    files.insert("content/FORMAT.md".to_owned(), FORMAT.to_owned());
    files.insert("LICENSE.txt".to_owned(), LICENCE.to_owned());
    files.insert("README.txt".to_owned(), readme(press));
    files.insert("ATTRIBUTION.txt".to_owned(), attribution(press));
    for record in press.archive.games() {
        for form in Form::all() {
            files.insert(format!("data/games/{}.{}", record.slug, form.ending()), form.write(press, record, None));
        }
    }
    files
}

/// What the file is, in every language.
fn readme(press: Press<'_>) -> String {
    let each = |&language: &Language| {
        let values = [
            ("title", press.ui(language).text("site-title").into()),
            ("version", press.archive.version().into()),
            ("date", days::words(press.ui(language), days::latest(press.archive)).into()),
            ("url", press.origin.url(&format!("/{language}/")).into()),
        ];
        press.ui(language).format("data-readme", &values)
    };
    Language::ALL.iter().map(each).collect::<Vec<_>>().join("\n\n----\n\n") + "\n"
}

/// To whom the texts on each game are owed, and its notice, in every language.
fn attribution(press: Press<'_>) -> String {
    let mut text = String::new();
    for record in press.archive.games() {
        text.push_str(&record.title);
        text.push('\n');
        for &language in Language::ALL {
            let ui = press.ui(language);
            let notice = credit::notice(ui, record, language);
            for line in credit::lines(ui, record).into_iter().chain(notice) {
                text.push_str(&format!("\n[{language}] {line}\n"));
            }
        }
        text.push_str("\n----\n\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::Origin;

    #[test]
    fn the_same_archive_gives_the_same_bytes() {
        let origin = Origin::settled();
        let make = || zip(Press::new(Archive::embedded(), &origin)).expect("a ZIP file");
        assert_eq!(checksum(&make()), checksum(&make()));
    }
}
