//! How keys reach the table: the buttons of the foot line, the shortcuts of `commands`, Enter and Space for what one does next.

use egui::{Event, InputState, Key, Modifiers, Ui};

use super::commands::{self, Command, Reach, Screen};
use super::model::TableModel;
use super::session::{FrameContext, TableCommand};
use crate::engine::Turn;
use crate::paint::keyboard_nav;
use crate::paint::theme::Durations;

/// A key does what it does once, however long it is held: the space bar that has lifted the curtain chooses nothing behind it, and no digit enters a
/// second die. Keys that go or take back go on.
pub fn drop_repeats(ctx: &egui::Context) {
    let goes_on = |key: Key| {
        use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, Delete};
        matches!(key, ArrowUp | ArrowDown | ArrowLeft | ArrowRight | Backspace | Delete)
    };
    let repeats = |event: &Event| match event {
        Event::Key { key, repeat: true, modifiers, .. } => !modifiers.command && !goes_on(*key),
        _ => false,
    };
    ctx.input_mut(|input| input.events.retain(|event| !repeats(event)));
}

/// What was asked by key in this frame, before the board takes its keys.
pub fn pressed(ui: &Ui, screen: &Screen<'_>, frame: &FrameContext<'_>) -> Vec<Command> {
    let ctx = ui.ctx();
    if is_hasty(ctx, screen.model, frame) {
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::E));
    }
    // What is secret can be covered at any time.
    let mut commands = commands::pressed(ctx, screen, &[Reach::Always]);
    if is_covered(ctx) {
        return commands;
    }
    commands.extend(commands::pressed(ctx, screen, &[Reach::Table]));
    if is_busy(ctx) {
        return commands;
    }
    let typed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let buttons = &screen.model.foot.buttons;
    let pressed = buttons.iter().position(|button| button.key.is_some_and(typed));
    // What one can do alone is done by the key that ends a turn.
    let only = || (buttons.len() == 1 && typed(Key::E)).then_some(0);
    commands.extend(pressed.or_else(only).map(|button| TableCommand::Press(button).into()));
    commands.extend(commands::pressed(ctx, screen, &[Reach::Free]));
    commands
}

/// What was asked by key and is left over from the board.
pub fn pressed_after_board(ui: &Ui, screen: &Screen<'_>) -> Vec<Command> {
    let free = !is_covered(ui.ctx()) && !is_busy(ui.ctx());
    if free { commands::pressed(ui.ctx(), screen, &[Reach::AfterBoard]) } else { Vec::new() }
}

/// Whether the turn has passed to another seat just now: the key that ended it, pressed once more, is not meant for what the next person begins with.
fn is_hasty(ctx: &egui::Context, model: &TableModel, frame: &FrameContext<'_>) -> bool {
    let seat = match model.turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat.index()),
        Turn::Chance(None) | Turn::Over(_) => None,
    };
    let id = egui::Id::unique("when the turn passed on");
    let known: Option<(Option<usize>, f64)> = ctx.data(|data| data.get_temp(id));
    let since = match known {
        Some((before, since)) if before == seat => since,
        Some(_) => frame.now,
        None => f64::NEG_INFINITY,
    };
    ctx.data_mut(|data| data.insert_temp(id, (seat, since)));
    frame.now - since <= Durations::time(frame.theme.motion.hold).as_secs_f64()
}

/// What Enter and Space press below the board, unless something on the table has taken them: what one does next. While nothing has the focus only what
/// a turn begins with, and at the end a new game.
pub fn done(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, ended: bool) -> Option<Command> {
    let ctx = ui.ctx();
    if !ctx.input(|input| [Key::Enter, Key::Space, Key::E].into_iter().any(|key| input.key_pressed(key))) {
        return None;
    }
    let focus = ctx.memory(|memory| memory.focused());
    let elsewhere = focus.is_some_and(|id| id != keyboard_nav::board_id());
    let hangs = model.curtain_hangs();
    if elsewhere || hangs || is_covered(ctx) || is_busy(ctx) || model.review.at.is_some() {
        return None;
    }
    let hasty = keyboard_nav::has_just_chosen(ctx, Durations::time(frame.theme.motion.hold).as_secs_f64());
    let buttons = if hasty { &[] } else { model.foot.buttons.as_slice() };
    let next = buttons.iter().position(|button| button.primary && (focus.is_some() || button.key == Some(Key::D)));
    let command = match next {
        _ if ended => Command::PlayAgain { same_deal: false },
        Some(index) => TableCommand::Press(index).into(),
        None if model.outcome.is_some() => TableCommand::LookAt(None).into(),
        None => return None,
    };
    let does = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let typed = does(Key::Enter) | does(Key::Space) | (ended && does(Key::E));
    if typed && matches!(command, Command::Table(TableCommand::Press(_))) {
        keyboard_nav::focus_board(ctx);
    }
    typed.then_some(command)
}

/// Takes Enter and Space for what lies between the board and the foot, unless they belong to what has the focus, or to a sheet.
pub fn takes_enter(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    let elsewhere = ctx.memory(|memory| memory.focused()).is_some_and(|id| id != keyboard_nav::board_id());
    let typed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let takes = !elsewhere && !is_covered(ctx) && !is_busy(ctx) && (typed(Key::Enter) | typed(Key::Space));
    if takes {
        keyboard_nav::note_choice(ctx);
    }
    takes
}

/// Whether Escape was pressed for the table, whatever else it does there.
pub fn escapes(ui: &Ui) -> bool {
    !is_covered(ui.ctx()) && ui.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Escape))
}

/// Whether people did something in this frame.
pub fn has_acted(input: &InputState) -> bool {
    let typed = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
    input.pointer.any_released() || input.events.iter().any(typed)
}

/// Whether a sheet lies over the table.
pub fn is_covered(ctx: &egui::Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Whether keys belong to a text field or a menu.
pub fn is_busy(ctx: &egui::Context) -> bool {
    ctx.text_edit_focused() || egui::Popup::is_any_open(ctx)
}
