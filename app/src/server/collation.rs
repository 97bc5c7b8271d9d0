//! Sorting by the rules of a language: å ä ö after z in Swedish, Thai by consonant before vowel, Vietnamese by letter before tone.

use bonduc_content::Language;
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorPreferences};
use icu_locale_core::Locale;

/// Items in the order in which readers of a language look for their words.
pub(crate) fn sorted<T>(language: Language, mut items: Vec<T>, word: impl Fn(&T) -> &str) -> Vec<T> {
    let preferences: CollatorPreferences = language.tag().parse::<Locale>().map(Into::into).unwrap_or_default();
    match Collator::try_new(preferences, CollatorOptions::default()) {
        Ok(collator) => items.sort_by(|a, b| collator.compare(word(a), word(b))),
        // Never with the data compiled in; any order is better than none.
        Err(_) => items.sort_by(|a, b| word(a).cmp(word(b))),
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_sorts_by_its_own_rules() {
        let sort = |language, words: &[&'static str]| sorted(language, words.to_vec(), |word| word).join(" ");
        assert_eq!(sort(Language::Sv, &["öppning", "ände", "zon", "åker", "varv"]), "varv zon åker ände öppning");
        assert_eq!(sort(Language::En, &["öppning", "zon", "ände"]), "ände öppning zon");
        assert_eq!(sort(Language::Vi, &["đi", "e", "dê", "da"]), "da dê đi e");
        // A vowel written before its consonant is sorted after it.
        assert_eq!(sort(Language::Th, &["เกม", "กา", "ขุม"]), "กา เกม ขุม");
    }
}
