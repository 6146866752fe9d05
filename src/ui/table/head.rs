//! The head line: the way back, the game's name, undo and redo.

use egui::{Align, Layout, Response, Ui};

use super::keys::Command;
use super::session::{Desk, Session};
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, quiet_button};
use crate::ui::desktop::Go;

/// Paints the left part and the buttons for taking back; the menu comes after it.
pub fn ui(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>) -> Vec<Command> {
    let mut commands = Vec::new();
    let word = |key: &str| desk.text.get(key);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.set_height(desk.theme.size.button);
        if head_button(ui, desk, Icon::Back, "table-to-games", true).clicked() {
            commands.push(Command::Go(Go::Select));
        }
        ui.label(Theme::heading(word(&format!("{}-name", session.game()))));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // The menu's button stands at the far right; this leaves its place free.
            ui.add_space(super::menu::width(ui, desk));
            taking_back(ui, session, desk, &mut commands);
        });
    });
    commands
}

/// From right to left: redo, undo, reset.
fn taking_back(ui: &mut Ui, session: &dyn Session, desk: &Desk<'_>, commands: &mut Vec<Command>) {
    let say = |phrase: &Phrase| desk.text.say(phrase, session.names());
    let word = |key: &str| desk.text.get(key);
    let redo = head_button(ui, desk, Icon::Redo, "table-redo", session.can_redo());
    desk.spots.put("redo", redo.rect);
    if redo.on_hover_text(word("table-redo-tip")).clicked() {
        commands.push(Command::Redo);
    }
    let undo = session.undo_label();
    let response = ui.add_enabled(undo.is_ok(), PushButton::quiet(desk.theme, &word("table-undo")).icon(Icon::Undo));
    desk.spots.put("undo", response.rect);
    let response = match &undo {
        Ok(what) => response.on_hover_text(say(what)),
        Err(why) => response.on_disabled_hover_text(say(why)),
    };
    if response.clicked() {
        commands.push(Command::Undo);
    }
    if session.can_reset() && ui.ctx().content_rect().width() > ROOM_FOR_RESET * text_scale(ui, desk.theme) {
        let reset = quiet_button(ui, desk.theme, None, &word("table-reset"));
        desk.spots.put("reset", reset.rect);
        if reset.on_hover_text(word("table-reset-tip")).clicked() {
            commands.push(Command::Reset);
        }
    }
}

/// Width of a window with room for "reset my turn", and for words beside the icons, at a text size of 100 %, in points.
const ROOM_FOR_RESET: f32 = 1000.0;
const ROOM_FOR_WORDS: f32 = 640.0;

/// Whether words stand beside the icons of the head line.
pub fn has_words(ui: &Ui, desk: &Desk<'_>) -> bool {
    ui.ctx().content_rect().width() > ROOM_FOR_WORDS * text_scale(ui, desk.theme)
}

/// A button of the head line; where there is little room it is an icon with its word as a tooltip.
pub fn head_button(ui: &mut Ui, desk: &Desk<'_>, icon: Icon, key: &str, enabled: bool) -> Response {
    let label = desk.text.get(key);
    if has_words(ui, desk) {
        ui.add_enabled(enabled, PushButton::quiet(desk.theme, &label).icon(icon))
    } else {
        ui.add_enabled_ui(enabled, |ui| icon_button(ui, desk.theme, icon, &label)).inner
    }
}
