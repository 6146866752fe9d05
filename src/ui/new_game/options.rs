//! The options of a game, each a sentence with a switch or a choice, generated from its `OptionSpec`s.

use std::path::Path;

use egui::{Align, Layout, Ui};
use serde_json::{Map, Value};

use super::board_choice::BoardChoice;
use super::seating::EditedSeat;
use crate::engine::{OptionKind, OptionSpec, OptionValue, Phrase};
use crate::paint::icons::Icon;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets;
use crate::ui::game_info::GameInfo;
use crate::ui::services::{AppCommand, AppServices};

/// The chosen options as JSON, as in a record; missing ones have the game's default.
pub struct OptionChoices {
    values: Map<String, Value>,
    boards: BoardChoice,
}

impl OptionChoices {
    /// The initial choices.
    pub fn new(values: Map<String, Value>) -> Self {
        OptionChoices { values, boards: BoardChoice::default() }
    }

    /// The valid choices for this game with this many seats.
    pub fn for_table(&self, options: &[OptionSpec], seats: usize) -> Map<String, Value> {
        let mut fitting = Map::new();
        for option in options.iter().filter(|option| (option.fits)(seats)) {
            if let Some(value) = self.values.get(option.key).and_then(|value| valid_value(option, value, seats)) {
                fitting.insert(option.key.to_owned(), value);
            }
        }
        fitting
    }

    /// Takes the board from a file that was chosen for one of the options.
    pub fn take_board(&mut self, options: &[OptionSpec], path: &Path) {
        self.boards.take_file(options, path, &mut self.values);
    }

    /// Shows the options and handles their input.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        game: GameInfo,
        seats: &[EditedSeat],
    ) -> Option<AppCommand> {
        let mut command = None;
        for option in game.options {
            let fits = (option.fits)(seats.len());
            let sentence = services.word(&format!("{}-option-{}", game.id, option.key));
            let response = ui.add_enabled_ui(fits, |ui| match option.kind {
                OptionKind::Switch { default } => {
                    self.switch_ui(ui, services, option.key, default && fits, fits, &sentence);
                }
                OptionKind::Choice { default, values } => {
                    self.choice_ui(ui, services, game.id, option.key, default, values, &sentence);
                }
                OptionKind::PerSeat { max_total } => {
                    self.per_seat_ui(ui, services, option.key, max_total(seats.len()), seats, &sentence);
                }
                OptionKind::Board { template, .. } => {
                    let board = self.boards.ui(ui, services, game, (option, template), &mut self.values, seats.len());
                    command = board.or(command.take());
                }
            });
            services.rects.put(format!("option {}", option.key), response.response.rect);
            let note = format!("{}-option-{}-note", game.id, option.key);
            if services.text.has(&note) {
                ui.label(services.theme().soft(services.word(&note)));
            }
            if !fits {
                let theme = services.theme();
                let why = Phrase::new("option-fits").with("counts", player_counts(game, option));
                ui.label(theme.soft(services.text.say(&why, &[])));
            }
        }
        self.teams_ui(ui, services, game, seats);
        command
    }

    /// Who sits with whom, where the options make partners.
    fn teams_ui(&self, ui: &mut Ui, services: &AppServices, game: GameInfo, seats: &[EditedSeat]) {
        let theme = services.theme();
        let chosen = self.for_table(game.options, seats.len());
        let partner = |one: usize| (game.partner_of)(&chosen, one).filter(|&other| one < other);
        let teams = (0..seats.len()).filter_map(|one| Some((seats.get(one)?, seats.get(partner(one)?)?)));
        for (number, (one, other)) in teams.enumerate() {
            let phrase = Phrase::new("team")
                .with("one", one.effective_name().to_owned())
                .with("other", other.effective_name().to_owned());
            let row = ui.horizontal(|ui| {
                for seat in [one, other] {
                    mark_ui(ui, seat.mark, theme.size.mark * text_scale(ui, theme), theme);
                }
                ui.label(Theme::strong(services.text.say(&phrase, &[])));
            });
            services.rects.put(format!("team {number}"), row.response.rect);
        }
    }

    fn switch_ui(&mut self, ui: &mut Ui, services: &AppServices, key: &str, default: bool, fits: bool, sentence: &str) {
        let mut on = fits && self.values.get(key).and_then(Value::as_bool).unwrap_or(default);
        if widgets::switch(ui, services.theme(), &mut on, sentence).changed() {
            self.values.insert(key.to_owned(), Value::from(on));
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one option is all of these")]
    fn choice_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        game: &str,
        key: &str,
        default: usize,
        values: &[OptionValue],
        sentence: &str,
    ) {
        let given = self.values.get(key);
        let mut chosen = values.iter().position(|&value| given == Some(&to_json(value))).unwrap_or(default);
        let labels: Vec<String> = values
            .iter()
            .map(|value| match value {
                OptionValue::Switch(true) => services.word("option-yes"),
                OptionValue::Switch(false) => services.word("option-no"),
                OptionValue::Number(number) => number.to_string(),
                OptionValue::Word(word) => services.word(&format!("{game}-option-{key}-{word}")),
            })
            .collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        ui.label(sentence);
        if widgets::segmented(ui, services.theme(), sentence, &labels, &mut chosen).changed()
            && let Some(&value) = values.get(chosen)
        {
            self.values.insert(key.to_owned(), to_json(value));
        }
    }

    fn per_seat_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        key: &str,
        max_total: u8,
        seats: &[EditedSeat],
        sentence: &str,
    ) {
        let theme = services.theme();
        let most = u64::from(max_total);
        let mut numbers = self.values.get(key).map_or_else(Vec::new, |given| from_seat_map(given, seats.len(), most));
        numbers.resize(seats.len(), 0);
        let mut left = most - numbers.iter().sum::<u64>();
        let before = numbers.clone();
        ui.label(sentence);
        for (seat, number) in seats.iter().zip(&mut numbers) {
            ui.horizontal(|ui| {
                mark_ui(ui, seat.mark, theme.size.mark * text_scale(ui, theme), theme);
                ui.label(Theme::strong(seat.effective_name()));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let said = |sign: &'static str| {
                        let phrase = Phrase::new(sign).with("name", seat.effective_name().to_owned());
                        services.text.say(&phrase, &[])
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
            self.values.insert(key.to_owned(), to_seat_map(&numbers));
        }
    }
}

/// The player counts for which this option is available, as words: "4 or 6".
fn player_counts(game: GameInfo, option: &OptionSpec) -> Phrase {
    let mut counts: Vec<String> = (game.min_seats..=game.max_seats)
        .filter(|&seats| (option.fits)(seats))
        .map(|seats| seats.to_string())
        .collect();
    match counts.pop() {
        Some(last) if !counts.is_empty() => Phrase::new("list-or").with("first", counts.join(", ")).with("last", last),
        last => Phrase::new("literal").with("text", last.unwrap_or_default()),
    }
}

/// Converts a value to JSON, as in a record.
fn to_json(value: OptionValue) -> Value {
    match value {
        OptionValue::Switch(on) => Value::from(on),
        OptionValue::Number(number) => Value::from(number),
        OptionValue::Word(word) => Value::from(word),
    }
}

/// Reads the numbers from a JSON map by seat, one for each seat, limited to this sum.
fn from_seat_map(given: &Value, seats: usize, max_total: u64) -> Vec<u64> {
    let mut left = max_total;
    (0..seats)
        .map(|seat| {
            let number = given.get(seat.to_string()).and_then(Value::as_u64).unwrap_or(0).min(left);
            left -= number;
            number
        })
        .collect()
}

/// The JSON map by seat of these numbers.
fn to_seat_map(numbers: &[u64]) -> Value {
    let some = numbers.iter().enumerate().filter(|(_, number)| **number > 0);
    Value::Object(some.map(|(seat, number)| (seat.to_string(), Value::from(*number))).collect())
}

/// The remembered value, if it is still valid for this option and number of seats.
fn valid_value(option: &OptionSpec, value: &Value, seats: usize) -> Option<Value> {
    match option.kind {
        OptionKind::Switch { .. } => value.is_boolean().then(|| value.clone()),
        OptionKind::Choice { values, .. } => {
            values.iter().any(|&known| to_json(known) == *value).then(|| value.clone())
        }
        OptionKind::PerSeat { max_total } => {
            let most = u64::from(max_total(seats));
            value.is_object().then(|| to_seat_map(&from_seat_map(value, seats, most)))
        }
        OptionKind::Board { read, .. } => read(&value.to_string()).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_valid_options_go_to_the_table() {
        let options = crate::ui::game_info::by_id("zatre").expect("listed").options;
        let Value::Object(values) = json!({"partners": true, "keep_by_choice": true, "lost": 3}) else { panic!() };
        let chosen = OptionChoices::new(values);
        assert_eq!(Value::Object(chosen.for_table(options, 4)), json!({"partners": true, "keep_by_choice": true}));
        assert_eq!(Value::Object(chosen.for_table(options, 3)), json!({"keep_by_choice": true}));
        let Value::Object(values) = json!({"partners": "maybe"}) else { panic!() };
        assert_eq!(OptionChoices::new(values).for_table(options, 4), Map::new());
    }
    #[test]
    fn numbers_by_seat_stay_within_their_sum() {
        let fits: fn(usize) -> bool = |_| true;
        let kind = OptionKind::PerSeat { max_total: |seats| 15 - 2 * seats as u8 };
        let option = OptionSpec { key: "extra_tokens", kind, fits };
        let at = |value: Value, seats| valid_value(&option, &value, seats);
        assert_eq!(at(json!({"0": 3, "2": 1}), 3), Some(json!({"0": 3, "2": 1})));
        assert_eq!(at(json!({"0": 3, "4": 9, "x": 1}), 2), Some(json!({"0": 3})));
        assert_eq!(at(json!({"0": 4, "1": 4, "4": 9}), 5), Some(json!({"0": 4, "1": 1})));
        assert_eq!(at(json!([1, 2]), 2), None);
    }
}
