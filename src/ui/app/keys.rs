//! Global keys: handled before any screen sees them.

use egui::{Context, Key, KeyboardShortcut, Popup, ViewportCommand};

use super::{App, Screen};
use crate::engine::Refusal;
use crate::games::TAUGHT_COUNT;
use crate::paint::key_help::{KeyHelp, ctrl, digits, key};
use crate::ui::services::AppCommand;
use crate::ui::sheets::{Sheet, TEXT_STEP, TEXT_STEPS};

/// Goes to a game by its place on the games screen, a digit for each game that is taught.
pub const PICK_GAME: KeyHelp = KeyHelp { label: "keys-games", keys: &digits::<TAUGHT_COUNT>() };
/// The key that opens and closes the rule book.
pub const RULES_KEY: KeyboardShortcut = key(Key::F2);
/// Searches in the rule book.
pub const FIND: KeyHelp = KeyHelp { label: "keys-find", keys: &[ctrl(Key::F)] };
/// Searches in the records.
pub const FIND_RECORD: KeyHelp = KeyHelp { label: "keys-find-record", keys: &[ctrl(Key::F), key(Key::Slash)] };
/// Opens the tags of the record that has the focus.
pub const TAG_RECORD: KeyHelp = KeyHelp { label: "keys-record-tags", keys: &[key(Key::T)] };
/// Deletes the record that has the focus.
pub const DELETE_RECORD: KeyHelp = KeyHelp { label: "keys-record-delete", keys: &[key(Key::Delete)] };
/// Puts a deleted record back.
pub const UNDO_DELETE: KeyHelp = KeyHelp { label: "keys-record-undo", keys: &[ctrl(Key::Z)] };
/// The key that closes a sheet; egui's modal windows handle it.
pub const CLOSE_KEY: KeyboardShortcut = key(Key::Escape);

/// Toggles full screen.
pub const FULL_SCREEN: KeyHelp = KeyHelp { label: "keys-full-screen", keys: &[key(Key::F11)] };
const MUTE: KeyHelp = KeyHelp { label: "keys-mute", keys: &[key(Key::M)] };
const QUIT: KeyHelp = KeyHelp { label: "keys-quit", keys: &[ctrl(Key::Q)] };
/// Opens the sheet of keys.
pub const SHEET_OF_KEYS: KeyHelp = KeyHelp { label: "keys-keys", keys: &[key(Key::F1)] };
const RULES: KeyHelp = KeyHelp { label: "keys-rules", keys: &[RULES_KEY] };
/// Opens the new-game screen.
pub const NEW_GAME: KeyHelp = KeyHelp { label: "keys-new", keys: &[ctrl(Key::N)] };
/// Chooses a record to open.
pub const OPEN: KeyHelp = KeyHelp { label: "keys-open", keys: &[ctrl(Key::O)] };
/// Chooses an answer of a drill by its number.
pub const DRILL_ANSWER: KeyHelp = KeyHelp { label: "keys-drill-answer", keys: &digits::<3>() };
/// Shows the film of a drill's task once more.
pub const DRILL_WATCH_AGAIN: KeyHelp = KeyHelp { label: "keys-drill-watch-again", keys: &[key(Key::R)] };
const STATISTICS: KeyHelp = KeyHelp { label: "statistics-title", keys: &[key(Key::F3)] };
const TEXT_SIZE: KeyHelp = KeyHelp { label: "keys-text-size", keys: &[ctrl(Key::Plus), ctrl(Key::Minus)] };
const USUAL_TEXT: KeyHelp = KeyHelp { label: "keys-text-usual", keys: &[ctrl(Key::Num0)] };

/// The keys that do the same on every screen, and those of the games screen and the rule book.
pub const KEYS: &[KeyHelp] = &[
    PICK_GAME,
    KeyHelp { label: "keys-tab", keys: &[key(Key::Tab)] },
    FIND,
    FIND_RECORD,
    TAG_RECORD,
    DELETE_RECORD,
    UNDO_DELETE,
    DRILL_ANSWER,
    DRILL_WATCH_AGAIN,
    SHEET_OF_KEYS,
    RULES,
    STATISTICS,
    FULL_SCREEN,
    TEXT_SIZE,
    USUAL_TEXT,
    MUTE,
    NEW_GAME,
    OPEN,
    QUIT,
    KeyHelp { label: "keys-back", keys: &[CLOSE_KEY] },
];

impl App {
    /// Handles the global keys; returns the navigation they ask for.
    pub(super) fn handle_keys(&mut self, ctx: &Context) -> Option<AppCommand> {
        let typed = |help: KeyHelp| ctx.input_mut(|input| help.keys.iter().any(|keys| input.consume_shortcut(keys)));
        if typed(FULL_SCREEN) {
            self.execute(AppCommand::FullScreen);
        }
        self.change_text_size(ctx);
        // In a text field it is a letter.
        if !ctx.text_edit_focused() && typed(MUTE) {
            self.services.toggle_mute();
        }
        if typed(QUIT) {
            return Some(AppCommand::Quit);
        }
        if typed(SHEET_OF_KEYS) {
            return Some(AppCommand::Keys);
        }
        if typed(RULES) {
            return Some(self.toggle_rules());
        }
        let statistics = typed(STATISTICS);
        let (new, open) = (typed(NEW_GAME), typed(OPEN));
        // While a file dialog is open these keys do nothing; and Ctrl+N does not discard the choices on the new-game
        // screen.
        if self.dialogs.is_open() {
            return None;
        }
        if new && !matches!(self.screen, Screen::NewGame(_)) {
            return Some(AppCommand::NewGame(self.current_game()));
        }
        if statistics {
            return Some(AppCommand::Statistics);
        }
        open.then_some(AppCommand::ChooseFile)
    }

    /// Changes the text size, with the same keys as a browser.
    fn change_text_size(&mut self, ctx: &Context) {
        let typed = |keys: KeyboardShortcut| ctx.input_mut(|input| input.consume_shortcut(&keys));
        // On many keyboards the plus sign needs Shift.
        let larger = typed(TEXT_SIZE.keys[0]) | typed(ctrl(Key::Equals));
        let (smaller, usual) = (typed(TEXT_SIZE.keys[1]), typed(USUAL_TEXT.keys[0]));
        let percent = self.services.settings.text_percent;
        let new_percent = match (larger, smaller, usual) {
            (_, _, true) => 100,
            (true, _, _) => (percent / TEXT_STEP + 1) * TEXT_STEP,
            (_, true, _) => (percent.div_ceil(TEXT_STEP) - 1) * TEXT_STEP,
            _ => return,
        };
        let new_percent = new_percent.clamp(*TEXT_STEPS.start(), *TEXT_STEPS.end());
        if new_percent != percent {
            self.services.settings.text_percent = new_percent;
            self.services.save_settings();
            ctx.request_repaint();
        }
    }

    /// The game on the table, else the one that was viewed last.
    pub(super) fn current_game(&self) -> &'static str {
        self.table_model().map_or_else(|| self.services.current_game(), |table| table.game)
    }

    /// Opens the rule book of the current game, at the rule of the last refusal if there is one; closes it if it is
    /// open.
    fn toggle_rules(&self) -> AppCommand {
        if self.sheet.as_ref().is_some_and(Sheet::is_book) {
            return AppCommand::CloseSheet;
        }
        let table = self.table_model();
        let rule = table.and_then(|table| table.foot.refusal.as_ref().and_then(Refusal::game_rule));
        AppCommand::Rules(self.current_game(), rule)
    }

    /// Records whether Escape in this frame only leaves a text field or closes a popup. egui takes the focus away
    /// before any screen can ask for it, so the focus is remembered from the last frame.
    pub(super) fn note_escape(&mut self, ctx: &Context) {
        let escapes = ctx.input(|input| input.key_pressed(Key::Escape));
        self.services.escape_handled = escapes && (self.had_text_focus || Popup::is_any_open(ctx));
    }

    /// Records whether a text field has the focus at the end of a frame. Other widgets do not count: with the focus on
    /// a button, Escape leads back at once.
    pub(super) fn note_focus(&mut self, ctx: &Context) {
        self.had_text_focus = ctx.text_edit_focused();
    }

    /// Switches to full screen when a presentation starts, and back when it ends.
    pub(super) fn update_full_screen(&mut self, ctx: &Context) {
        match (self.is_presenting(), self.full_screen_before) {
            (true, None) => {
                let is_full_screen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                self.full_screen_before = Some(is_full_screen);
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
            }
            (false, Some(before)) => {
                self.full_screen_before = None;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(before));
            }
            _ => {}
        }
    }
}
