//! The app's languages: those of the rulebooks.

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
    /// All languages, sorted by their own names.
    pub const ALL: [Language; 6] =
        [Language::German, Language::English, Language::Spanish, Language::French, Language::Italian, Language::Dutch];

    /// The language's own name.
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

    /// The two-letter code, which is also the folder's name in `assets/text`.
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

    /// The language of a system's locale (`de-CH`, `fr_FR.UTF-8`), if the app has that language.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The system's language: that of its first locale that the app has, else English.
    pub fn system() -> Language {
        sys_locale::get_locales().find_map(|locale| Language::from_locale(&locale)).unwrap_or_default()
    }

    /// A figure with so many digits after the decimal point, or comma.
    pub fn decimal(self, figure: f64, digits: usize) -> String {
        let text = format!("{figure:.digits$}");
        if self == Language::English { text } else { text.replace('.', ",") }
    }

    /// A figure with one digit after the decimal point, or comma, unless it is whole.
    pub fn tenth(self, figure: f64) -> String {
        let text = format!("{figure:.1}");
        match text.strip_suffix(".0") {
            Some(whole) => whole.to_owned(),
            None => self.decimal(figure, 1),
        }
    }

    /// The identifier by which Fluent picks plurals and number formats.
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
    fn figures_are_short_and_have_the_comma_of_their_language() {
        assert_eq!([2.0, 2.5, 0.04].map(|figure| Language::English.tenth(figure)), ["2", "2.5", "0"]);
        assert_eq!([2.0, 2.5].map(|figure| Language::German.tenth(figure)), ["2", "2,5"]);
        assert_eq!(Language::French.decimal(3.456, 2), "3,46");
    }

    #[test]
    fn locales_map_to_languages() {
        assert_eq!(Language::from_locale("de-CH"), Some(Language::German));
        assert_eq!(Language::from_locale("fr_FR.UTF-8"), Some(Language::French));
        assert_eq!(Language::from_locale("nl"), Some(Language::Dutch));
        assert_eq!(Language::from_locale("C.UTF-8"), None);
        assert_eq!(Language::from_locale("esperanto"), None);
        assert_eq!(Language::from_locale(""), None);
    }
}
