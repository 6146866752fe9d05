//! The languages that the app speaks: those of the rulebooks.

use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language of the text files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// Deutsch.
    German,
    /// English.
    #[default]
    English,
    /// Español.
    Spanish,
    /// Français.
    French,
    /// Italiano.
    Italian,
    /// Nederlands.
    Dutch,
}

impl Language {
    /// All of them, by their own names.
    pub const ALL: [Language; 6] =
        [Language::German, Language::English, Language::Spanish, Language::French, Language::Italian, Language::Dutch];

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Dutch => "Nederlands",
        }
    }

    /// Its code of two letters, which names the folder of its files.
    pub const fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Dutch => "nl",
        }
    }

    /// The language of a locale as systems name it (`de-CH`, `fr_FR.UTF-8`), if it is one of these.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language that the system is set to: the first of its locales that is one of these, else English.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale)).unwrap_or_default()
    }

    /// What decides its plurals and the look of its numbers.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::German => langid!("de"),
            Language::English => langid!("en"),
            Language::Spanish => langid!("es"),
            Language::French => langid!("fr"),
            Language::Italian => langid!("it"),
            Language::Dutch => langid!("nl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_has_its_language() {
        assert_eq!(Language::of_locale("de-CH"), Some(Language::German));
        assert_eq!(Language::of_locale("fr_FR.UTF-8"), Some(Language::French));
        assert_eq!(Language::of_locale("nl"), Some(Language::Dutch));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale("esperanto"), None);
        assert_eq!(Language::of_locale(""), None);
    }
}
