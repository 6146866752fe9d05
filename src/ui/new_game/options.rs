//! The options of a game as sentences with a switch or a choice, made from its `OptionSpec`s.

use egui::{Align, Layout, Ui};
use serde_json::{Map, Value};

use super::draft::Place;
use crate::engine::{OptionKind, OptionSpec, OptionValue, Phrase};
use crate::paint::icons::Icon;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::ui::desktop::Desktop;
use crate::ui::gallery::Offered;

/// What has been chosen, as in a record; what is missing is as the game has it.
pub struct Chosen {
    values: Map<String, Value>,
}

impl Chosen {
    /// The choices to begin with.
    pub fn new(values: Map<String, Value>) -> Self {
        Chosen { values }
    }

    /// The choices that this game knows and that go with this many seats.
    pub fn fitting(&self, options: &[OptionSpec], seats: usize) -> Map<String, Value> {
        let mut fitting = Map::new();
        for option in options.iter().filter(|option| (option.fits)(seats)) {
            if let Some(value) = self.values.get(option.key).and_then(|value| sound(option, value, seats)) {
                fitting.insert(option.key.to_owned(), value);
            }
        }
        fitting
    }

    /// Paints them and takes input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &Desktop, game: Offered, places: &[Place]) {
        for option in game.options {
            let fits = (option.fits)(places.len());
            let sentence = desktop.word(&format!("{}-option-{}", game.id, option.key));
            let response = ui.add_enabled_ui(fits, |ui| match option.kind {
                OptionKind::Switch { default } => {
                    self.switch_ui(ui, desktop, option.key, default && fits, fits, &sentence);
                }
                OptionKind::Choice { default, values } => {
                    self.choice_ui(ui, desktop, game.id, option.key, default, values, &sentence);
                }
                OptionKind::PerSeat { most_together } => {
                    self.per_seat_ui(ui, desktop, option.key, most_together(places.len()), places, &sentence);
                }
            });
            desktop.spots.put(format!("option {}", option.key), response.response.rect);
            if !fits {
                let theme = desktop.theme();
                let why = Phrase::new("option-fits").with("counts", counts(game, option));
                ui.label(theme.soft(desktop.text.say(&why, &[])));
            }
        }
    }

    fn switch_ui(&mut self, ui: &mut Ui, desktop: &Desktop, key: &str, default: bool, fits: bool, sentence: &str) {
        let mut on = fits && self.values.get(key).and_then(Value::as_bool).unwrap_or(default);
        if widgets::switch(ui, desktop.theme(), &mut on, sentence).changed() {
            self.values.insert(key.to_owned(), Value::from(on));
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one option is all of these")]
    fn choice_ui(
        &mut self,
        ui: &mut Ui,
        desktop: &Desktop,
        game: &str,
        key: &str,
        default: usize,
        values: &[OptionValue],
        sentence: &str,
    ) {
        let given = self.values.get(key);
        let mut chosen = values.iter().position(|&value| given == Some(&written(value))).unwrap_or(default);
        let labels: Vec<String> = values
            .iter()
            .map(|value| match value {
                OptionValue::Switch(true) => desktop.word("option-yes"),
                OptionValue::Switch(false) => desktop.word("option-no"),
                OptionValue::Number(number) => number.to_string(),
                OptionValue::Word(word) => desktop.word(&format!("{game}-option-{key}-{word}")),
            })
            .collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        ui.label(sentence);
        if widgets::segmented(ui, desktop.theme(), sentence, &labels, &mut chosen).changed()
            && let Some(&value) = values.get(chosen)
        {
            self.values.insert(key.to_owned(), written(value));
        }
    }

    fn per_seat_ui(
        &mut self,
        ui: &mut Ui,
        desktop: &Desktop,
        key: &str,
        most_together: u8,
        places: &[Place],
        sentence: &str,
    ) {
        let theme = desktop.theme();
        let most = u64::from(most_together);
        let mut numbers = self.values.get(key).map_or_else(Vec::new, |given| per_seat(given, places.len(), most));
        numbers.resize(places.len(), 0);
        let mut left = most - numbers.iter().sum::<u64>();
        let before = numbers.clone();
        ui.label(sentence);
        for (place, number) in places.iter().zip(&mut numbers) {
            ui.horizontal(|ui| {
                mark_ui(ui, place.mark, 18.0 * text_scale(ui, theme), theme);
                ui.label(Theme::strong(place.called()));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let said = |sign: &'static str| {
                        let phrase = Phrase::new(sign).with("name", place.called().to_owned());
                        desktop.text.say(&phrase, &[])
                    };
                    if widgets::icon_button(ui, theme, Icon::Plus, &said("option-more")).clicked() {
                        let one = left.min(1);
                        (*number, left) = (*number + one, left - one);
                    }
                    ui.label(Theme::strong(number.to_string()));
                    if widgets::icon_button(ui, theme, Icon::Minus, &said("option-less")).clicked() {
                        *number = number.saturating_sub(1);
                    }
                });
            });
        }
        if numbers != before {
            self.values.insert(key.to_owned(), by_seat(&numbers));
        }
    }
}

/// With how many players this option can be chosen, as words: "4 or 6".
fn counts(game: Offered, option: &OptionSpec) -> Phrase {
    let mut counts: Vec<String> =
        (game.fewest..=game.most).filter(|&seats| (option.fits)(seats)).map(|seats| seats.to_string()).collect();
    match counts.pop() {
        Some(last) if !counts.is_empty() => Phrase::new("list-or").with("first", counts.join(", ")).with("last", last),
        last => Phrase::new("literal").with("text", last.unwrap_or_default()),
    }
}

/// A value as it stands in a record.
fn written(value: OptionValue) -> Value {
    match value {
        OptionValue::Switch(on) => Value::from(on),
        OptionValue::Number(number) => Value::from(number),
        OptionValue::Word(word) => Value::from(word),
    }
}

/// The numbers in a map by seat, as many as there are seats, no more than this together.
fn per_seat(given: &Value, seats: usize, most_together: u64) -> Vec<u64> {
    let mut left = most_together;
    (0..seats)
        .map(|seat| {
            let number = given.get(seat.to_string()).and_then(Value::as_u64).unwrap_or(0).min(left);
            left -= number;
            number
        })
        .collect()
}

/// The map by seat of these numbers.
fn by_seat(numbers: &[u64]) -> Value {
    let some = numbers.iter().enumerate().filter(|(_, number)| **number > 0);
    Value::Object(some.map(|(seat, number)| (seat.to_string(), Value::from(*number))).collect())
}

/// A remembered value, if the option can still have it at a table with this many seats.
fn sound(option: &OptionSpec, value: &Value, seats: usize) -> Option<Value> {
    match option.kind {
        OptionKind::Switch { .. } => value.is_boolean().then(|| value.clone()),
        OptionKind::Choice { values, .. } => {
            values.iter().any(|&known| written(known) == *value).then(|| value.clone())
        }
        OptionKind::PerSeat { most_together } => {
            let most = u64::from(most_together(seats));
            value.is_object().then(|| by_seat(&per_seat(value, seats, most)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_fits_goes_to_the_table() {
        let options = crate::ui::gallery::one("zatre").expect("listed").options;
        let Value::Object(values) = json!({"partners": true, "keep_by_choice": true, "lost": 3}) else { panic!() };
        let chosen = Chosen::new(values);
        assert_eq!(Value::Object(chosen.fitting(options, 4)), json!({"partners": true, "keep_by_choice": true}));
        assert_eq!(Value::Object(chosen.fitting(options, 3)), json!({"keep_by_choice": true}));
        let Value::Object(values) = json!({"partners": "maybe"}) else { panic!() };
        assert_eq!(Chosen::new(values).fitting(options, 4), Map::new());
    }
    #[test]
    fn numbers_by_seat_keep_within_what_there_is_together() {
        let fits: fn(usize) -> bool = |_| true;
        let kind = OptionKind::PerSeat { most_together: |seats| 15 - 2 * seats as u8 };
        let option = OptionSpec { key: "extra_tokens", kind, fits };
        let at = |value: Value, seats| sound(&option, &value, seats);
        assert_eq!(at(json!({"0": 3, "2": 1}), 3), Some(json!({"0": 3, "2": 1})));
        assert_eq!(at(json!({"0": 3, "4": 9, "x": 1}), 2), Some(json!({"0": 3})));
        assert_eq!(at(json!({"0": 4, "1": 4, "4": 9}), 5), Some(json!({"0": 4, "1": 1})));
        assert_eq!(at(json!([1, 2]), 2), None);
    }
}
