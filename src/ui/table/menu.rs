//! The menu of the table: less frequent commands.

use std::sync::Arc;

use egui::{Id, Popup, Response, Ui, vec2};

use super::commands::{Command, CommandId, CommandSpec, ScreenState, menu_sections};
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use crate::engine::{Level, Phrase, Seat};
use crate::paint::key_help::shortcut_text;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton, radio_button, radio_group, switch};
use crate::play::{Bot, PlayStyle, Player, SeatAssignment, UndoPolicy};
use crate::ui::bot_labels::{bot_description, level_description};
use crate::ui::coach_choice::coach_radios;
use crate::ui::people::capitalise;
use crate::ui::recent_files;

/// The menu below its button.
pub fn ui(button: &Response, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    Popup::menu(button).accessible_name(frame.text.get("table-menu")).show(|ui| {
        let size = &frame.theme.size.menu;
        ui.set_width(size.width * text_scale(ui, frame.theme).max(1.0));
        let height = ui.ctx().content_rect().height() - size.margin;
        // The scroll bar must not hide the shortcuts of the entries.
        widgets::reserve_scroll_bar(ui);
        let mut area = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        if button.clicked() {
            // The menu always opens at its top.
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| entries(ui, model, frame, button.clicked(), commands));
    });
}

/// The entries as they stood when the menu was opened, in sections.
type Entries = Vec<Vec<(&'static CommandSpec, &'static str)>>;

/// The entries, as they stand when the menu opens: while it is open, bots play on, and nothing may move under the pointer.
fn entries_at_opening(
    ui: &Ui,
    now: &[Vec<(&'static CommandSpec, &'static str, Command)>],
    opens: bool,
) -> Arc<Entries> {
    let id = Id::unique("entries of the table's menu");
    let known = ui.data(|data| data.get_temp::<Arc<Entries>>(id)).filter(|_| !opens);
    known.unwrap_or_else(|| {
        let of_section =
            |section: &Vec<(_, _, Command)>| section.iter().map(|(spec, label, _)| (*spec, *label)).collect();
        let entries = Arc::new(now.iter().map(of_section).collect::<Entries>());
        ui.data_mut(|data| data.insert_temp(id, Arc::clone(&entries)));
        entries
    })
}

fn entries(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, opens: bool, commands: &mut Vec<Command>) {
    // Entries have enough padding.
    ui.spacing_mut().item_spacing.y = 0.0;
    let word = |key: &str| frame.text.get(key);
    let screen =
        ScreenState { model, presenting: false, choices_open: false, story: model.story.as_ref().map(|_| false) };
    let now = menu_sections(&screen);
    for (number, section) in entries_at_opening(ui, &now, opens).iter().enumerate() {
        if number > 0 {
            ui.separator();
        }
        for (spec, label) in section {
            let available = now.iter().flatten().find(|(known, ..)| known.id == spec.id);
            let label = available.map_or(*label, |(_, label, _)| label);
            let button = egui::Button::new(word(label)).min_size(vec2(frame.theme.size.menu.entry, 0.0));
            let button = match spec.keys.first() {
                Some(keys) => button.shortcut_text(shortcut_text(frame.text, keys)),
                None => button,
            };
            let response = ui.add_enabled(available.is_some(), button);
            if let Some((_, _, command)) = available.filter(|_| response.clicked()) {
                commands.push(command.clone());
                ui.close();
            }
            if spec.id == CommandId::OpenRecord {
                commands.extend(recent_ui(ui, frame));
            }
        }
    }
    // A deal is played as it was dealt, and without help while it counts.
    if model.is_guided() || (model.deal.is_some() && !model.is_practice) {
        return;
    }
    ui.separator();
    ui.label(frame.theme.soft(word("menu-undo-policy")));
    widgets::radio_circles(ui, frame.theme, &word("menu-undo-policy"), |ui| {
        for policy in UndoPolicy::ALL {
            if ui.radio(model.undo.policy == policy, word(policy.text_key())).clicked() {
                commands.push(TableCommand::SetPolicy(policy).into());
            }
        }
    });
    coaches_ui(ui, model, frame, commands);
    if model.deal.is_some() {
        return;
    }
    if let Some(mut real) = model.dice.is_used
        && switch(ui, frame.theme, &mut real, &word("dice-real")).changed()
    {
        commands.push(TableCommand::SetRealDice(real).into());
    }
    ui.separator();
    ui.label(frame.theme.soft(word("menu-seats")));
    for index in 0..model.seating.len() {
        seat_assignment_ui(ui, model, frame, Seat::new(index), commands);
    }
}

/// What a coach says to each person at the table.
fn coaches_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    for assignment in model.seating.iter().filter(|assignment| assignment.player.is_human()) {
        let name = &assignment.name;
        if !frame.settings.knows_person(name) {
            continue;
        }
        let chosen = frame.settings.coach(name, None);
        let label = frame.text.say(&Phrase::new("coach-of").with("name", name.clone()), &[]);
        let menu = egui::containers::menu::SubMenuButton::new(&label);
        let (button, shown) = menu.ui(ui, |ui| coach_radios(ui, frame.theme, frame.text, &label, chosen));
        frame.rects.put(format!("coach of {name}"), button.rect);
        let picked = shown.and_then(|shown| shown.inner);
        commands.extend(picked.map(|coach| Command::SetCoach(name.clone(), coach)));
    }
}

/// The submenu of recent files.
fn recent_ui(ui: &mut Ui, frame: &FrameContext<'_>) -> Option<Command> {
    if frame.settings.recent_files.is_empty() {
        return None;
    }
    let menu = egui::containers::menu::SubMenuButton::new(frame.text.get("recent-title"));
    let (_, shown) = menu.ui(ui, |ui| recent_files::menu_ui(ui, frame.theme, &frame.settings.recent_files));
    shown.and_then(|shown| shown.inner).map(Command::App)
}

/// The controls that assign a seat to a person or a bot, and set the bot's level.
fn seat_assignment_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    seat: Seat,
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let assignment = model.seating[seat.index()].clone();
    let bot = model.bot(seat);
    let word = |key: &str| capitalise(&frame.text.get(key));
    let who = frame.text.say(&Phrase::new("seat-who").with("name", assignment.name.clone()), &[]);
    let group = radio_group(ui, &who);
    let part = |ui: &mut Ui, word: &str, chosen: bool, spoken: Phrase, description: Option<Phrase>| {
        let spoken = frame.text.say(&spoken.with("name", assignment.name.clone()), &[]);
        let description = description.map(|phrase| frame.text.say(&phrase, &[]));
        radio_button(ui, PushButton::quiet(theme, word).within(&group), chosen, &spoken, description.as_deref())
            .clicked()
            && !chosen
    };
    let mut player = None;
    ui.horizontal(|ui| {
        mark_ui(ui, assignment.mark, theme.size.icon, theme);
        ui.add(egui::Label::new(Theme::strong(&assignment.name)).truncate());
        if let Some(bot) = bot {
            ui.label(theme.soft(frame.text.say(&bot_description(bot), &[])));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if part(ui, &word("new-game-person"), bot.is_none(), Phrase::new("menu-to-person"), None) {
            player = Some(Player::Human);
        }
        for level in Level::OFFERED {
            let spoken = Phrase::new("menu-to-bot").with("level", Phrase::new(level.text_key()));
            let chosen = bot.is_some_and(|bot| bot.level == level);
            if part(ui, &word(level.text_key()), chosen, spoken, level_description(model.game, level)) {
                let of_seat = PlayStyle::ALL.get(seat.index() % PlayStyle::ALL.len()).copied();
                let style = bot.and_then(|bot| bot.style).or(of_seat);
                player = Some(Player::Bot(Bot { level, style }));
            }
        }
    });
    if let Some(player) = player {
        commands.push(TableCommand::SeatPlayer(seat, SeatAssignment { player, ..assignment }).into());
        ui.close();
    }
}
