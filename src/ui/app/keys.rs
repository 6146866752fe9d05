//! Keys that do the same everywhere, whatever lies on the screen: taken before any screen sees them.

use egui::{Context, Key, Modifiers, Popup, ViewportCommand};

use super::{App, Screen};
use crate::engine::Refusal;
use crate::paint::keyboard_nav;
use crate::ui::desktop::Go;
use crate::ui::sheets::{Sheet, TEXT_STEP, TEXT_STEPS};

impl App {
    /// Where a key leads that does the same everywhere.
    pub(super) fn pressed(&mut self, ctx: &Context) -> Option<Go> {
        let typed = |modifiers: Modifiers, key: Key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        if typed(Modifiers::NONE, Key::F11) {
            self.go(Go::FullScreen);
        }
        self.size_text(ctx);
        if typed(Modifiers::COMMAND, Key::Q) {
            return Some(Go::Quit);
        }
        if typed(Modifiers::NONE, Key::F1) {
            return Some(Go::Keys);
        }
        if typed(Modifiers::NONE, Key::F2) {
            return Some(self.rules());
        }
        let (new, open) = (typed(Modifiers::COMMAND, Key::N), typed(Modifiers::COMMAND, Key::O));
        // Whoever chooses a file is busy with that; and what was chosen for a new game is not thrown away.
        if self.dialogs.is_open() {
            return None;
        }
        if new && !matches!(self.screen, Screen::NewGame(_)) {
            return Some(Go::NewGame(self.game()));
        }
        open.then_some(Go::ChooseFile)
    }

    /// Larger, smaller or usual letters, by the keys of a browser.
    fn size_text(&mut self, ctx: &Context) {
        let typed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        let larger = typed(Key::Plus) | typed(Key::Equals);
        let (smaller, usual) = (typed(Key::Minus), typed(Key::Num0));
        let percent = self.desktop.settings.text_percent;
        let wanted = match (larger, smaller, usual) {
            (_, _, true) => 100,
            (true, _, _) => (percent / TEXT_STEP + 1) * TEXT_STEP,
            (_, true, _) => (percent.div_ceil(TEXT_STEP) - 1) * TEXT_STEP,
            _ => return,
        };
        let wanted = wanted.clamp(*TEXT_STEPS.start(), *TEXT_STEPS.end());
        if wanted != percent {
            self.desktop.settings.text_percent = wanted;
            self.desktop.save_settings();
            ctx.request_repaint();
        }
    }

    /// The game at the table, else the one that was looked at last.
    fn game(&self) -> &'static str {
        match &self.screen {
            Screen::Table(table) => table.session().game(),
            Screen::Select(_) | Screen::NewGame(_) | Screen::Records(_) => self.desktop.game(),
        }
    }

    /// To the rule book, or, where it is open, away from it: that of the game at the table, at the rule by which something was refused there; else
    /// of the one that was looked at last.
    fn rules(&self) -> Go {
        if self.sheet.as_ref().is_some_and(Sheet::is_book) {
            return Go::CloseSheet;
        }
        let rule = match &self.screen {
            Screen::Table(table) => table.session().refusal().and_then(Refusal::game_rule),
            Screen::Select(_) | Screen::NewGame(_) | Screen::Records(_) => None,
        };
        Go::Rules(self.game(), rule)
    }

    /// Notes whether Escape only leaves what has the focus, or shuts what has popped up. egui takes the focus away before any screen can ask who
    /// had it, so that is remembered from the frame before.
    pub(super) fn note_escape(&mut self, ctx: &Context) {
        let escapes = ctx.input(|input| input.key_pressed(Key::Escape));
        self.desktop.escape_is_taken = escapes && (self.had_focus || Popup::is_any_open(ctx));
    }

    /// Notes what has the focus at the end of a frame. The board has keys of its own, and Escape leaves it with the table.
    pub(super) fn note_focus(&mut self, ctx: &Context) {
        self.had_focus = ctx.memory(|memory| memory.focused()).is_some_and(|id| id != keyboard_nav::board_id());
    }

    /// Has a presentation fill the screen; what was before it comes back with its end.
    pub(super) fn fill_screen(&mut self, ctx: &Context) {
        match (self.is_presenting(), self.full_screen_before) {
            (true, None) => {
                let fills = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                self.full_screen_before = Some(fills);
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
