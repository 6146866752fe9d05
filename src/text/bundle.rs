//! The texts of one language, from `assets/text/<language>/`.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::Language;
use crate::engine::{Argument, Phrase, Refusal, Seat};
use crate::files;

/// The names of the seats, in seat order.
pub type SeatNames = [String];

/// All texts in one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Text {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Text").field("locales", &self.bundle.locales).finish()
    }
}

impl Text {
    /// Loads the texts of a language; missing ones are English.
    ///
    /// A fault in the embedded files shows as missing keys; the tests check that there is none.
    pub fn of(language: Language) -> Self {
        let english = Some(Language::English).filter(|english| *english != language);
        Text::merged(language, english.into_iter().chain([language]))
    }

    /// Loads only a language's own texts, without English in place of missing ones.
    pub fn without_fallback(language: Language) -> Self {
        Text::merged(language, [language])
    }

    /// Loads the texts of all `sources`; later ones replace earlier ones.
    fn merged(language: Language, sources: impl IntoIterator<Item = Language>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Our fonts have no glyphs for the marks that Fluent puts around arguments for right-to-left scripts.
        bundle.set_use_isolating(false);
        for spoken in sources {
            // All files of the folder, so that a new game only adds one.
            for source in files::list(&format!("text/{}/", spoken.code())).iter().filter_map(|path| files::read(path)) {
                let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
                bundle.add_resource_overriding(resource);
            }
        }
        Text { language, bundle }
    }

    /// The English texts.
    pub fn english() -> Self {
        Text::of(Language::English)
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text for a key without arguments.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The value of a Fluent attribute of this key, if there is one.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The text for a key whose only argument is `count`.
    pub fn with_count(&self, key: &str, count: i64) -> String {
        let mut arguments = FluentArgs::new();
        arguments.set("count", FluentValue::from(count));
        self.format(key, Some(&arguments))
    }

    /// The sentence for a phrase, with these names for the seats. A missing key shows as `[key]`, a missing name as the seat's number.
    pub fn say(&self, phrase: &Phrase, names: &SeatNames) -> String {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &phrase.arguments {
            arguments.set(*name, self.value(argument, names));
        }
        self.format(phrase.key, Some(&arguments))
    }

    /// A refusal as one line: `Z9: this would make …`.
    pub fn refusal(&self, refusal: &Refusal, names: &SeatNames) -> String {
        let said = self.say(&refusal.phrase, names);
        self.say(&Phrase::new("refusal").with("rule", refusal.rule.to_owned()).with("why", said), names)
    }

    fn value(&self, argument: &Argument, names: &SeatNames) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Seat(seat) => FluentValue::from(self.name(*seat, names)),
            Argument::Cell(cell) => FluentValue::from(self.say(&Phrase::cell(*cell), names)),
            Argument::Literal(text) => FluentValue::from(text.clone()),
            Argument::Phrase(phrase) => FluentValue::from(self.say(phrase, names)),
            Argument::List(phrases) => FluentValue::from(self.list(phrases, names)),
        }
    }

    fn name(&self, seat: Seat, names: &SeatNames) -> String {
        match names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("seat-unnamed").with("number", seat.index() + 1), names),
        }
    }

    fn list(&self, phrases: &[Phrase], names: &SeatNames) -> String {
        let mut parts: Vec<String> = phrases.iter().map(|phrase| self.say(phrase, names)).collect();
        match parts.pop() {
            None => String::new(),
            Some(last) if parts.is_empty() => last,
            Some(last) => {
                let phrase = Phrase::new("list").with("first", parts.join(", ")).with("last", last);
                self.say(&phrase, names)
            }
        }
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("[{key}]");
        };
        let mut errors = Vec::new();
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, arguments, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}
