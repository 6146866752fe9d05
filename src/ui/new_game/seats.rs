//! The seats as a list of players to fill: mark, name, person or bot, in the order of play.

use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Popup, PopupCloseBehavior, Response, Role, Stroke, Ui, WidgetInfo, vec2,
};

use super::draft::{Draft, Place};
use crate::engine::Level;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::{MARKS, mark_key};
use crate::paint::style::text_scale;
use crate::paint::widgets::{self, PushButton};
use crate::play::{Bot, PlayStyle, Player};
use crate::ui::bot_words::{level_means, temper_key, temper_means};
use crate::ui::desktop::Desktop;
use crate::ui::mark_picker;
use crate::ui::people::capitalised;
use crate::ui::room;
use crate::ui::settings::LONGEST_NAME;

/// What the list remembers between frames.
#[derive(Default)]
pub struct SeatsView {
    /// The place (by its number) whose field shows remembered names, and whether something has been written since: a name
    /// that stood there before says nothing about who is to sit there now.
    suggesting: Option<(u32, bool)>,
    /// The place (by its number) whose name gets the focus once it is painted: somebody has just been added there.
    added: Option<u32>,
}

/// What is to be done once all rows are painted.
enum Change {
    Mark(usize, u8),
    Switch(usize),
    Bot(usize, Bot),
    Earlier(usize),
    Remove(usize),
    Person(usize, crate::ui::settings::Person),
}

impl SeatsView {
    /// Paints the list and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &Desktop, draft: &mut Draft) {
        let mut change = None;
        for index in 0..draft.places().len() {
            self.row_ui(ui, desktop, draft, index, &mut change);
        }
        match change {
            None => {}
            Some(Change::Mark(index, mark)) => draft.set_mark(index, mark),
            Some(Change::Switch(index)) => draft.switch(index),
            Some(Change::Bot(index, bot)) => draft.set_bot(index, bot),
            Some(Change::Earlier(index)) => draft.earlier(index),
            Some(Change::Remove(index)) => draft.remove(index),
            Some(Change::Person(index, person)) => draft.set_person(index, &person),
        }
    }

    /// The one in the last place has just been added.
    pub fn name_the_last(&mut self, draft: &Draft) {
        self.added = draft.places().last().map(|place| place.number);
    }

    fn row_ui(&mut self, ui: &mut Ui, desktop: &Desktop, draft: &mut Draft, index: usize, change: &mut Option<Change>) {
        let theme = desktop.theme();
        let Some(place) = draft.places().get(index).cloned() else { return };
        let frame = Frame::new()
            .fill(theme.raised)
            .stroke(Stroke::new(theme.size.outline, theme.line))
            .corner_radius(CornerRadius::same(theme.size.radius as u8))
            .inner_margin(Margin::symmetric(theme.size.grid as i8, theme.size.grid as i8 - 2));
        let shown = frame.show(ui, |ui| {
            ui.push_id(("place", place.number), |ui| {
                let width = ui.available_width();
                let scale = text_scale(ui, theme);
                ui.set_width(width);
                if width > 560.0 * scale {
                    ui.horizontal(|ui| {
                        self.who_ui(ui, desktop, draft, index, &place, 190.0 * scale, change);
                        kind_ui(ui, desktop, index, &place, change);
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            tools_ui(ui, desktop, draft, index, &place, change);
                        });
                    });
                } else {
                    ui.horizontal(|ui| {
                        let tools = 3.0 * (theme.size.button * scale.clamp(1.0, 1.5) + theme.size.grid);
                        let field = (width - tools - theme.size.button * 1.6).clamp(80.0, 240.0 * scale);
                        self.who_ui(ui, desktop, draft, index, &place, field, change);
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            tools_ui(ui, desktop, draft, index, &place, change);
                        });
                    });
                    ui.horizontal_wrapped(|ui| {
                        ui.add_space(theme.size.button + theme.size.grid);
                        kind_ui(ui, desktop, index, &place, change);
                    });
                }
                if !place.player.is_human() {
                    ui.horizontal_wrapped(|ui| {
                        ui.add_space(theme.size.button + theme.size.grid);
                        bot_ui(ui, desktop, index, &place, change);
                    });
                }
            });
        });
        desktop.spots.put(format!("seat {index}"), shown.response.rect);
    }

    /// The mark and the name.
    #[expect(clippy::too_many_arguments, reason = "a row knows all of these")]
    fn who_ui(
        &mut self,
        ui: &mut Ui,
        desktop: &Desktop,
        draft: &mut Draft,
        index: usize,
        place: &Place,
        width: f32,
        change: &mut Option<Change>,
    ) {
        let theme = desktop.theme();
        let button = mark_button(ui, desktop, place);
        desktop.spots.put(format!("seat {index} mark"), button.rect);
        let whose = mark_name(desktop, place);
        Popup::menu(&button).accessible_name(&whose).show(|ui| {
            widgets::radio_scope(ui, &whose, |ui| {
                ui.horizontal(|ui| {
                    for mark in 0..MARKS {
                        if picker_part(ui, desktop, draft, index, mark) {
                            *change = Some(Change::Mark(index, mark));
                        }
                    }
                });
            });
        });
        let Some(writing) = draft.place_mut(index) else { return };
        let field = room::field(ui, theme, "name", &mut writing.name, &place.stand_in, LONGEST_NAME, width);
        let name = desktop.text.say(&Phrase::new("seat-name").with("number", index + 1), &[]);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
        desktop.spots.put(format!("seat {index} name"), field.rect);
        if self.added.take_if(|added| *added == place.number).is_some() {
            field.request_focus();
            select_all(ui, &field, &writing.name);
        }
        if place.player.is_human() {
            self.suggest(desktop, draft, index, place, &field, change);
        }
    }

    /// Remembered people under the field that is written in.
    fn suggest(
        &mut self,
        desktop: &Desktop,
        draft: &Draft,
        index: usize,
        place: &Place,
        field: &Response,
        change: &mut Option<Change>,
    ) {
        if field.gained_focus() {
            self.suggesting = Some((place.number, false));
        }
        let Some((_, typed)) = self.suggesting.as_mut().filter(|(number, _)| *number == place.number) else { return };
        *typed |= field.changed();
        let begins = if *typed { draft.places().get(index).map_or("", |place| place.name.as_str()) } else { "" };
        let people = draft.suggestions(begins);
        let theme = desktop.theme();
        let mut picked = None;
        let mut reached = false;
        let popup = Popup::from_response(field)
            .id(field.id.with("suggestions"))
            .accessible_name(desktop.word("name-suggestions"))
            .open(!people.is_empty())
            .close_behavior(PopupCloseBehavior::IgnoreClicks)
            .width(field.rect.width())
            .show(|ui| {
                ui.set_min_width(field.rect.width());
                for person in &people {
                    let chip = widgets::Chip::new(theme, person.mark, &person.name).clickable();
                    let response = ui.add(chip);
                    let said = Phrase::new("name-suggestion").with("name", person.name.clone());
                    let said = desktop.text.say(&said, &[]);
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
                    reached |= response.has_focus();
                    if response.clicked() {
                        picked = Some(person.clone());
                    }
                }
            });
        // Whoever goes on by Tab comes through the names: without them the focus would be lost, and Tab begin again.
        let inside = reached || popup.as_ref().is_some_and(|popup| popup.response.contains_pointer());
        if let Some(person) = picked {
            *change = Some(Change::Person(index, person));
            self.suggesting = None;
        } else if !field.has_focus() && !inside {
            self.suggesting = None;
        }
    }
}

/// The mark of a seat as a button.
fn mark_button(ui: &mut Ui, desktop: &Desktop, place: &Place) -> Response {
    mark_picker::mark_button(ui, desktop.theme(), place.mark, &mark_name(desktop, place))
}

/// Whose mark it is, and which.
fn mark_name(desktop: &Desktop, place: &Place) -> String {
    let phrase = Phrase::new("seat-mark")
        .with("name", place.called().to_owned())
        .with("mark", Phrase::new(mark_key(place.mark)));
    desktop.text.say(&phrase, &[])
}

/// One mark to pick; true if it was.
fn picker_part(ui: &mut Ui, desktop: &Desktop, draft: &Draft, index: usize, mark: u8) -> bool {
    let holder = draft.places().iter().enumerate().find(|(_, place)| place.mark == mark);
    let named = Phrase::new(mark_key(mark));
    let phrase = match holder {
        Some((other, place)) if other != index => {
            Phrase::new("mark-taken").with("mark", named).with("name", place.called().to_owned())
        }
        _ => Phrase::new("mark-free").with("mark", named),
    };
    let own = holder.is_some_and(|(other, _)| other == index);
    mark_picker::mark_choice(ui, desktop.theme(), mark, own, &desktop.text.say(&phrase, &[]))
}

/// Person or bot.
fn kind_ui(ui: &mut Ui, desktop: &Desktop, index: usize, place: &Place, change: &mut Option<Change>) {
    let theme = desktop.theme();
    let human = place.player.is_human();
    ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
    let group = group(ui, desktop, "seat-who", place);
    for (spot, icon, key, spoken, chosen) in [
        ("person", Icon::Person, "new-game-person", "seat-is-person", human),
        ("bot", Icon::Bot, "new-game-bot", "seat-is-bot", !human),
    ] {
        let word = desktop.word(key);
        let said = Phrase::new(spoken).with("name", place.called().to_owned());
        let button = PushButton::quiet(theme, &word).icon(icon).within(&group);
        if choice_ui(ui, desktop, button, chosen, &said, None, &format!("seat {index} {spot}")) {
            *change = Some(Change::Switch(index));
        }
    }
    ui.spacing_mut().item_spacing.x = theme.size.grid;
}

/// How well a bot plays, and in which manner.
fn bot_ui(ui: &mut Ui, desktop: &Desktop, index: usize, place: &Place, change: &mut Option<Change>) {
    let Player::Bot(bot) = place.player else { return };
    let theme = desktop.theme();
    let name = place.called();
    ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
    let levels = group(ui, desktop, "seat-how-well", place);
    for level in Level::OFFERED {
        let word = capitalised(&desktop.word(level.key()));
        let said = Phrase::new("seat-level").with("name", name.to_owned()).with("level", Phrase::new(level.key()));
        let button = PushButton::quiet(theme, &word).within(&levels);
        let spot = format!("seat {index} {}", level.word());
        if choice_ui(ui, desktop, button, bot.level == level, &said, level_means(level), &spot) {
            *change = Some(Change::Bot(index, Bot { level, ..bot }));
        }
    }
    ui.add_space(theme.size.padding);
    let tempers = group(ui, desktop, "seat-how", place);
    for temper in PlayStyle::ALL {
        let word = capitalised(&desktop.word(temper_key(temper)));
        let said =
            Phrase::new("seat-temper").with("name", name.to_owned()).with("temper", Phrase::new(temper_key(temper)));
        let chosen = bot.style == Some(temper);
        let button = PushButton::quiet(theme, &word).within(&tempers);
        let spot = format!("seat {index} {}", temper.word());
        if choice_ui(ui, desktop, button, chosen, &said, Some(temper_means(temper)), &spot) {
            *change = Some(Change::Bot(index, Bot { style: Some(temper), ..bot }));
        }
    }
}

/// The group of what is chosen for a seat, under the name with this key.
fn group(ui: &mut Ui, desktop: &Desktop, key: &'static str, place: &Place) -> Ui {
    let name = Phrase::new(key).with("name", place.called().to_owned());
    widgets::radio_group(ui, &desktop.text.say(&name, &[]))
}

/// One of several that exclude each other, with the key of what it means if that is to be explained; true if another than before was chosen.
fn choice_ui(
    ui: &mut Ui,
    desktop: &Desktop,
    button: PushButton<'_>,
    chosen: bool,
    said: &Phrase,
    means: Option<&str>,
    spot: &str,
) -> bool {
    let means = means.map(|key| desktop.word(key));
    let response = widgets::one_of(ui, button, chosen, &desktop.text.say(said, &[]), means.as_deref());
    desktop.spots.put(spot, response.rect);
    response.clicked() && !chosen
}

/// Earlier, later, away: from the right.
fn tools_ui(ui: &mut Ui, desktop: &Desktop, draft: &Draft, index: usize, place: &Place, change: &mut Option<Change>) {
    let theme = desktop.theme();
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let mut tool = |ui: &mut Ui, icon: Icon, key: &'static str, enabled: bool, what: Change| {
        let said = desktop.text.say(&Phrase::new(key).with("name", place.called().to_owned()), &[]);
        let response = ui.add_enabled_ui(enabled, |ui| widgets::icon_button(ui, theme, icon, &said)).inner;
        if response.clicked() {
            *change = Some(what);
        }
    };
    let last = index + 1 == draft.places().len();
    tool(ui, Icon::Close, "seat-remove", draft.can_spare(), Change::Remove(index));
    tool(ui, Icon::Down, "seat-down", !last, Change::Earlier(index + 1));
    tool(ui, Icon::Up, "seat-up", index > 0, Change::Earlier(index));
}

/// What is typed next takes the place of all that stands in this field.
fn select_all(ui: &Ui, field: &Response, text: &str) {
    let mut state = egui::TextEdit::load_state(ui.ctx(), field.id).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::two(egui::text::CCursor::new(0), end)));
    state.store(ui.ctx(), field.id);
}
