//! The list of seats in the order of play: mark, name, person or bot.

use egui::{
    Align, CornerRadius, Frame, Layout, Margin, Popup, PopupCloseBehavior, Response, Role, Stroke, TextStyle, Ui,
    WidgetInfo, vec2,
};

use super::seating::{EditedSeat, Seating};
use crate::engine::Level;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::marks::{MARKS, mark_key};
use crate::paint::style::text_scale;
use crate::paint::widgets::{self, PushButton};
use crate::play::{Bot, PlayStyle, Player};
use crate::ui::bot_labels::{level_description, mouse_of, style_description_key, style_key};
use crate::ui::mark_picker;
use crate::ui::people::capitalise;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;
use crate::ui::settings::LONGEST_NAME;

/// The state of the list between frames.
#[derive(Default)]
pub struct SeatsView {
    /// The seat (by number) whose field shows remembered names, and whether the text has been edited since: before
    /// that, it is not used as a filter.
    suggestions_for: Option<(u32, bool)>,
    /// The seat (by number) that was just added: its name field gets the focus.
    focus_name_of: Option<u32>,
}

/// A change to apply once all rows are painted.
enum Change {
    Mark(usize, u8),
    ToggleBot(usize),
    Bot(usize, Bot),
    MoveEarlier(usize),
    Remove(usize),
    Person(usize, crate::ui::settings::Person),
}

impl SeatsView {
    /// Shows the list for this game and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices, game: &str, seating: &mut Seating) {
        let mut change = None;
        for index in 0..seating.seats().len() {
            self.row_ui(ui, services, game, (seating, index), &mut change);
        }
        match change {
            None => {}
            Some(Change::Mark(index, mark)) => seating.set_mark(index, mark),
            Some(Change::ToggleBot(index)) => seating.toggle_bot(index),
            Some(Change::Bot(index, bot)) => seating.set_bot(index, bot),
            Some(Change::MoveEarlier(index)) => seating.move_earlier(index),
            Some(Change::Remove(index)) => seating.remove(index),
            Some(Change::Person(index, person)) => seating.set_person(index, &person),
        }
    }

    /// Focuses the name of the last seat, which was just added.
    pub fn focus_last_name(&mut self, seating: &Seating) {
        self.focus_name_of = seating.seats().last().map(|seat| seat.number);
    }

    fn row_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        game: &str,
        (seating, index): (&mut Seating, usize),
        change: &mut Option<Change>,
    ) {
        let theme = services.theme();
        let Some(seat) = seating.seats().get(index).cloned() else { return };
        let frame = Frame::new()
            .fill(theme.raised)
            .stroke(Stroke::new(theme.size.outline, theme.line))
            .corner_radius(CornerRadius::same(theme.size.radius as u8))
            .inner_margin(Margin::symmetric(theme.size.grid as i8, (theme.size.grid * 0.75) as i8));
        let shown = frame.show(ui, |ui| {
            ui.push_id(("place", seat.number), |ui| {
                let width = ui.available_width();
                let scale = text_scale(ui, theme);
                ui.set_width(width);
                if width > theme.size.breakpoint.row * scale {
                    ui.horizontal(|ui| {
                        self.name_ui(ui, services, seating, index, &seat, theme.size.field.name * scale, change);
                        kind_ui(ui, services, index, &seat, change);
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            tools_ui(ui, services, seating, index, &seat, change);
                        });
                    });
                } else {
                    ui.horizontal(|ui| {
                        let tools = 3.0 * (theme.size.button * scale.clamp(1.0, 1.5) + theme.size.grid);
                        let (least, most) = (theme.size.field.name_row, theme.size.field.name_row_max * scale);
                        let field = (width - tools - theme.size.button * 1.6).clamp(least, most);
                        self.name_ui(ui, services, seating, index, &seat, field, change);
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            tools_ui(ui, services, seating, index, &seat, change);
                        });
                    });
                    ui.horizontal_wrapped(|ui| {
                        ui.add_space(theme.size.button + theme.size.grid);
                        kind_ui(ui, services, index, &seat, change);
                    });
                }
                if let Player::Bot(bot) = seat.player {
                    ui.horizontal(|ui| {
                        ui.add_space(theme.size.button + theme.size.grid);
                        ui.vertical(|ui| bot_ui(ui, services, game, (index, &seat, bot), change));
                    });
                }
            });
        });
        services.rects.put(format!("seat {index}"), shown.response.rect);
    }

    /// The mark and the name.
    #[expect(clippy::too_many_arguments, reason = "a row knows all of these")]
    fn name_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        seating: &mut Seating,
        index: usize,
        seat: &EditedSeat,
        width: f32,
        change: &mut Option<Change>,
    ) {
        let theme = services.theme();
        let button = mark_button(ui, services, seat);
        services.rects.put(format!("seat {index} mark"), button.rect);
        let whose = mark_name(services, seat);
        Popup::menu(&button).accessible_name(&whose).show(|ui| {
            widgets::radio_scope(ui, &whose, |ui| {
                ui.horizontal(|ui| {
                    for mark in 0..MARKS {
                        if mark_choice(ui, services, seating, index, mark) {
                            *change = Some(Change::Mark(index, mark));
                        }
                    }
                });
            });
        });
        let Some(writing) = seating.seat_mut(index) else { return };
        let field =
            screen_layout::text_field(ui, theme, "name", &mut writing.name, &seat.fallback_name, LONGEST_NAME, width);
        let name = services.text.say(&Phrase::new("seat-name").with("number", index + 1), &[]);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
        services.rects.put(format!("seat {index} name"), field.rect);
        if self.focus_name_of.take_if(|added| *added == seat.number).is_some() {
            field.request_focus();
            select_all(ui, &field, &writing.name);
        }
        if seat.player.is_human() {
            self.suggestions_ui(services, seating, index, seat, &field, change);
        }
    }

    /// Suggests remembered people below the focused name field.
    fn suggestions_ui(
        &mut self,
        services: &AppServices,
        seating: &Seating,
        index: usize,
        seat: &EditedSeat,
        field: &Response,
        change: &mut Option<Change>,
    ) {
        if field.gained_focus() {
            self.suggestions_for = Some((seat.number, false));
        }
        let Some((_, typed)) = self.suggestions_for.as_mut().filter(|(number, _)| *number == seat.number) else {
            return;
        };
        *typed |= field.changed();
        let begins = if *typed { seating.seats().get(index).map_or("", |seat| seat.name.as_str()) } else { "" };
        let people = seating.suggestions(begins);
        let theme = services.theme();
        let mut picked = None;
        let mut reached = false;
        let popup = Popup::from_response(field)
            .id(field.id.with("suggestions"))
            .accessible_name(services.word("name-suggestions"))
            .open(!people.is_empty())
            .close_behavior(PopupCloseBehavior::IgnoreClicks)
            .width(field.rect.width())
            .show(|ui| {
                ui.set_min_width(field.rect.width());
                for person in &people {
                    let chip = widgets::Chip::new(theme, person.mark, &person.name).clickable();
                    let response = ui.add(chip);
                    let label = Phrase::new("name-suggestion").with("name", person.name.clone());
                    let label = services.text.say(&label, &[]);
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
                    reached |= response.has_focus();
                    if response.clicked() {
                        picked = Some(person.clone());
                    }
                }
            });
        // Tab moves through the suggestions: closing them would lose the focus, and Tab would start over.
        let inside = reached || popup.as_ref().is_some_and(|popup| popup.response.contains_pointer());
        if let Some(person) = picked {
            *change = Some(Change::Person(index, person));
            self.suggestions_for = None;
        } else if !field.has_focus() && !inside {
            self.suggestions_for = None;
        }
    }
}

/// The button with the mouse of a seat.
fn mark_button(ui: &mut Ui, services: &AppServices, seat: &EditedSeat) -> Response {
    mark_picker::mark_button(ui, services.theme(), mouse_of(seat.player, seat.mark), &mark_name(services, seat))
}

/// The accessible name of a mark: whose it is, and which.
fn mark_name(services: &AppServices, seat: &EditedSeat) -> String {
    let phrase = Phrase::new("seat-mark")
        .with("name", seat.effective_name().to_owned())
        .with("mark", Phrase::new(mark_key(seat.mark)));
    services.text.say(&phrase, &[])
}

/// Shows one mark to choose from; true if it was clicked.
fn mark_choice(ui: &mut Ui, services: &AppServices, seating: &Seating, index: usize, mark: u8) -> bool {
    let holder = seating.seats().iter().enumerate().find(|(_, seat)| seat.mark == mark);
    let named = Phrase::new(mark_key(mark));
    let phrase = match holder {
        Some((other, seat)) if other != index => {
            Phrase::new("mark-taken").with("mark", named).with("name", seat.effective_name().to_owned())
        }
        _ => Phrase::new("mark-free").with("mark", named),
    };
    let own = holder.is_some_and(|(other, _)| other == index);
    mark_picker::mark_choice(ui, services.theme(), mark, own, &services.text.say(&phrase, &[]))
}

/// Person or bot.
fn kind_ui(ui: &mut Ui, services: &AppServices, index: usize, seat: &EditedSeat, change: &mut Option<Change>) {
    let theme = services.theme();
    let human = seat.player.is_human();
    ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
    let group = group(ui, services, "seat-who", seat);
    for (rect_name, icon, key, spoken, chosen) in [
        ("person", Icon::Person, "new-game-person", "seat-is-person", human),
        ("bot", Icon::Bot, "new-game-bot", "seat-is-bot", !human),
    ] {
        let word = services.word(key);
        let label = Phrase::new(spoken).with("name", seat.effective_name().to_owned());
        let button = PushButton::quiet(theme, &word).icon(icon).within(&group);
        if choice_ui(ui, services, button, chosen, &label, None, &format!("seat {index} {rect_name}")) {
            *change = Some(Change::ToggleBot(index));
        }
    }
    ui.spacing_mut().item_spacing.x = theme.size.grid;
}

/// The level and play style of a bot, and what they mean.
fn bot_ui(
    ui: &mut Ui,
    services: &AppServices,
    game: &str,
    (index, seat, bot): (usize, &EditedSeat, Bot),
    change: &mut Option<Change>,
) {
    let theme = services.theme();
    let is_wide = ui.available_width() > theme.size.breakpoint.bot * text_scale(ui, theme);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
        levels_ui(ui, services, game, (index, seat, bot), change);
        if is_wide {
            ui.add_space(theme.size.padding);
            styles_ui(ui, services, (index, seat, bot), change);
        }
    });
    if !is_wide {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
            styles_ui(ui, services, (index, seat, bot), change);
        });
    }
    let style = bot.style.map(|style| Phrase::new(style_description_key(style)));
    let means: Vec<String> = level_description(game, bot.level)
        .into_iter()
        .chain(style)
        .map(|sentence| services.text.say(&sentence, &[]))
        .collect();
    if !means.is_empty() {
        ui.label(theme.soft(means.join(" ")).text_style(TextStyle::Small));
    }
}

fn levels_ui(
    ui: &mut Ui,
    services: &AppServices,
    game: &str,
    (index, seat, bot): (usize, &EditedSeat, Bot),
    change: &mut Option<Change>,
) {
    let name = seat.effective_name();
    let levels = group(ui, services, "seat-how-well", seat);
    for level in Level::OFFERED {
        let word = capitalise(&services.word(level.text_key()));
        let label =
            Phrase::new("seat-level").with("name", name.to_owned()).with("level", Phrase::new(level.text_key()));
        let button = PushButton::quiet(services.theme(), &word).within(&levels);
        let rect_name = format!("seat {index} {}", level.id());
        let description = level_description(game, level);
        if choice_ui(ui, services, button, bot.level == level, &label, description, &rect_name) {
            *change = Some(Change::Bot(index, Bot { level, ..bot }));
        }
    }
}

fn styles_ui(
    ui: &mut Ui,
    services: &AppServices,
    (index, seat, bot): (usize, &EditedSeat, Bot),
    change: &mut Option<Change>,
) {
    let name = seat.effective_name();
    let styles = group(ui, services, "seat-how", seat);
    for style in PlayStyle::ALL {
        let word = capitalise(&services.word(style_key(style)));
        let label =
            Phrase::new("seat-temper").with("name", name.to_owned()).with("temper", Phrase::new(style_key(style)));
        let chosen = bot.style == Some(style);
        let button = PushButton::quiet(services.theme(), &word).within(&styles);
        let rect_name = format!("seat {index} {}", style.id());
        let description = Phrase::new(style_description_key(style));
        if choice_ui(ui, services, button, chosen, &label, Some(description), &rect_name) {
            *change = Some(Change::Bot(index, Bot { style: Some(style), ..bot }));
        }
    }
}

/// The radio group of a seat's choice, with the accessible name of this key.
fn group(ui: &mut Ui, services: &AppServices, key: &'static str, seat: &EditedSeat) -> Ui {
    let name = Phrase::new(key).with("name", seat.effective_name().to_owned());
    widgets::radio_group(ui, &services.text.say(&name, &[]))
}

/// A radio button, with the text key of its explanation if there is one; true if it was not chosen before and is now.
fn choice_ui(
    ui: &mut Ui,
    services: &AppServices,
    button: PushButton<'_>,
    chosen: bool,
    label: &Phrase,
    description: Option<Phrase>,
    rect_name: &str,
) -> bool {
    let description = description.map(|phrase| services.text.say(&phrase, &[]));
    let response = widgets::radio_button(ui, button, chosen, &services.text.say(label, &[]), description.as_deref());
    services.rects.put(rect_name, response.rect);
    response.clicked() && !chosen
}

/// The buttons at the right end: move up, move down, remove.
fn tools_ui(
    ui: &mut Ui,
    services: &AppServices,
    seating: &Seating,
    index: usize,
    seat: &EditedSeat,
    change: &mut Option<Change>,
) {
    let theme = services.theme();
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let mut tool = |ui: &mut Ui, icon: Icon, key: &'static str, enabled: bool, what: Change| {
        let label = services.text.say(&Phrase::new(key).with("name", seat.effective_name().to_owned()), &[]);
        let response = ui.add_enabled_ui(enabled, |ui| widgets::icon_button(ui, theme, icon, &label)).inner;
        if response.clicked() {
            *change = Some(what);
        }
    };
    let last = index + 1 == seating.seats().len();
    tool(ui, Icon::Close, "seat-remove", seating.can_remove(), Change::Remove(index));
    tool(ui, Icon::Down, "seat-down", !last, Change::MoveEarlier(index + 1));
    tool(ui, Icon::Up, "seat-up", index > 0, Change::MoveEarlier(index));
}

/// Selects all text in a field, so that typing replaces it.
fn select_all(ui: &Ui, field: &Response, text: &str) {
    let mut state = egui::TextEdit::load_state(ui.ctx(), field.id).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::two(egui::text::CCursor::new(0), end)));
    state.store(ui.ctx(), field.id);
}
