//! The head line: back button, name of the game, what the game is for, undo and redo, rule book, menu.

use egui::{Align, Label, Layout, Rect, Response, Sense, TextStyle, Ui, UiBuilder, vec2};

use super::commands::{Command, CommandId};
use super::menu;
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use super::trial;
use super::way_back::WayBack;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::key_help::with_shortcut;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, rows_of_text};
use crate::ui::alert;
use crate::ui::app_keys;
use crate::ui::screen_layout;
use crate::ui::services::AppCommand;

/// The head line while it is painted.
struct Head<'a> {
    model: &'a TableModel,
    frame: &'a FrameContext<'a>,
    /// The width that a note takes from the words of the buttons.
    note_width: f32,
}

/// Height of the head line, in points.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.button * text_scale(ui, theme).max(1.0)
}

/// Paints the head line; `note` says in a few words what the game is for, and stands where there is room.
pub fn ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (note, way_back): (Option<&str>, WayBack),
) -> Vec<Command> {
    let breakpoint = &frame.theme.size.breakpoint;
    let head = Head { model, frame, note_width: note.map_or(0.0, |_| breakpoint.head_note) };
    let mut commands = Vec::new();
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), height(ui, frame.theme)), Sense::hover());
    let left = UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center));
    let named = ui.scope_builder(left, |ui| {
        let (key, to) = match (&model.puzzle, trial::way_back(model)) {
            (Some(_), _) => ("go-puzzles", AppCommand::Puzzles),
            (None, Some(story)) => ("try-back", story),
            (None, None) => way_back.button(),
        };
        if head.button(ui, Icon::Back, key, true, breakpoint.head).clicked() {
            commands.push(Command::App(to));
        }
        ui.label(Theme::heading(frame.text.get(&format!("{}-name", model.game))));
        if let Some(why) = frame.unsaved {
            commands
                .extend(alert::unsaved_badge_ui(ui, frame.theme, frame.text, frame.rects, why, true).map(Command::App));
        }
    });
    let right = UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center));
    let right = ui.scope_builder(right, |ui| {
        screen_layout::right_aligned_row(ui, "head of the table", |ui| {
            head.buttons_ui(ui, &mut commands);
            ui.min_rect().left()
        })
    });
    if let Some(note) = note {
        let gap = frame.theme.size.padding;
        let between = line.with_min_x(named.response.rect.right() + gap).with_max_x(right.inner - gap);
        note_ui(ui, frame, between, note);
    }
    commands
}

/// Shows the note between the name and the buttons.
fn note_ui(ui: &mut Ui, frame: &FrameContext<'_>, between: Rect, note: &str) {
    if between.width() <= 0.0 {
        return;
    }
    let place = UiBuilder::new().max_rect(between).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(place, |ui| {
        // As many lines as the head has room for.
        let lines = (between.height() / ui.text_style_height(&TextStyle::Small)).floor().max(1.0);
        let galley = rows_of_text(ui, frame.theme.soft(note), lines as usize);
        let label = ui.add(Label::new(galley));
        frame.rects.put("note", label.rect);
    });
}

impl Head<'_> {
    fn buttons_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Head { model, frame, .. } = *self;
        let breakpoint = &frame.theme.size.breakpoint;
        let can_list = model.may_list_choices();
        let choices = self.button(ui, Icon::Help, "choices-title", can_list, breakpoint.head_question);
        frame.rects.put("choices button", choices.rect);
        if choices.on_hover_text(with_shortcut(frame.text, "choices-tip", &CommandId::Choices.shortcut())).clicked() {
            commands.push(Command::ToggleChoices);
        }
        self.undo_buttons_ui(ui, commands);
        let present = self.button(ui, Icon::Present, "menu-present", true, f32::INFINITY);
        frame.rects.put("present", present.rect);
        if present.clicked() {
            commands.push(Command::Present);
        }
        let rules = self.button(ui, Icon::Book, "table-rules", true, breakpoint.head).on_hover_text(with_shortcut(
            frame.text,
            "key-tip",
            &app_keys::RULES_KEY,
        ));
        frame.rects.put("rules", rules.rect);
        if rules.clicked() {
            commands.push(Command::App(AppCommand::Rules(model.game, None)));
        }
        let menu = self.button(ui, Icon::Menu, "table-menu", true, breakpoint.head);
        frame.rects.put("menu", menu.rect);
        menu::ui(&menu, model, frame, commands);
    }

    /// The reset, undo and redo buttons.
    fn undo_buttons_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let Head { model, frame, .. } = *self;
        let say = |phrase: &Phrase| frame.text.say(phrase, &model.names);
        let word = |key: &str| frame.text.get(key);
        let breakpoint = &frame.theme.size.breakpoint;
        if self.is_wide(ui, breakpoint.head_reset) {
            let reset = self.button(ui, Icon::First, "table-reset", model.undo.can_reset, breakpoint.head_reset);
            frame.rects.put("reset", reset.rect);
            if reset.on_hover_text(word("table-reset-tip")).clicked() {
                commands.push(TableCommand::ResetTurn.into());
            }
        }
        let label = &model.undo.label;
        let undo = self.button(ui, Icon::Undo, "table-undo", label.is_ok(), breakpoint.head);
        frame.rects.put("undo", undo.rect);
        let undo = match &label {
            Ok(what) => undo.on_hover_text(say(what)),
            Err(why) => undo.on_disabled_hover_text(say(why)),
        };
        if undo.clicked() {
            commands.push(TableCommand::Undo.into());
        }
        let redo = self.button(ui, Icon::Redo, "table-redo", model.undo.can_redo, breakpoint.head);
        frame.rects.put("redo", redo.rect);
        if redo.on_hover_text(with_shortcut(frame.text, "table-redo-tip", &CommandId::Redo.shortcut())).clicked() {
            commands.push(TableCommand::Redo.into());
        }
    }

    /// Whether the window is wider than `breakpoint`, a width at a text size of 100 %, and has room for the note besides.
    fn is_wide(&self, ui: &Ui, breakpoint: f32) -> bool {
        ui.ctx().content_rect().width() > (breakpoint + self.note_width) * text_scale(ui, self.frame.theme)
    }

    /// A button of the head line; in a window no wider than `room` only its icon, with the label as a tooltip.
    fn button(&self, ui: &mut Ui, icon: Icon, key: &str, enabled: bool, room: f32) -> Response {
        let frame = self.frame;
        let label = frame.text.get(key);
        let words = self.is_wide(ui, room);
        // A fixed id keeps the button's menu open when other buttons appear or disappear.
        let place = UiBuilder::new().scope_id(ui.scope_id().with(key));
        let shown = ui.scope_builder(place, |ui| match words {
            true => ui.add_enabled(enabled, PushButton::quiet(frame.theme, &label).icon(icon)),
            false => ui.add_enabled_ui(enabled, |ui| icon_button(ui, frame.theme, icon, &label)).inner,
        });
        shown.inner
    }
}
