//! What can be found: every statement of every article and page.

use bonduc_content::{Archive, Language, Section, Statement};

/// Something that can be found.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Its language.
    pub(crate) language: Language,
    /// Slug of the game it is about; none for pages about no one game.
    pub(crate) game: Option<String>,
    /// Title of its game or page.
    pub(crate) title: String,
    /// Id of its section.
    pub(crate) section: String,
    /// Title of its section.
    pub(crate) section_title: String,
    /// Number of its statement; none for text of pages without number.
    pub(crate) statement: Option<String>,
    /// Its text.
    pub(crate) text: String,
    /// Where it stands: path and fragment.
    pub(crate) url: String,
}

/// All entries of the archive.
pub(crate) fn entries(archive: &Archive) -> Vec<Entry> {
    let mut entries = Vec::new();
    for &language in Language::ALL {
        for record in archive.games() {
            for section in archive.article(&record.slug, language).into_iter().flat_map(|article| &article.sections) {
                let path = format!("/{language}/games/{}", record.slug);
                entries.extend(of_section(language, Some(&record.slug), &record.title, &path, section));
            }
        }
        for name in archive.pages() {
            let Some(page) = archive.page(name, language) else { continue };
            for section in &page.sections {
                entries.extend(of_section(language, None, &page.title, &format!("/{language}/{name}"), section));
            }
        }
    }
    entries
}

fn of_section(language: Language, game: Option<&str>, title: &str, path: &str, section: &Section) -> Vec<Entry> {
    let entry = |statement: &Statement| {
        let fragment = match (&statement.id, section.id.as_str()) {
            (Some(id), _) => format!("#s{id}"),
            (None, "") => String::new(),
            (None, section) => format!("#{section}"),
        };
        Entry {
            language,
            game: game.map(str::to_owned),
            title: title.to_owned(),
            section: section.id.clone(),
            section_title: section.title.clone(),
            statement: statement.id.clone(),
            text: statement.text.clone(),
            url: format!("{path}{fragment}"),
        }
    };
    section.statements().filter(|statement| !statement.text.is_empty()).map(entry).collect()
}
