//! Keyboard input of the table: foot line buttons, the shortcuts of `commands`, and Enter and Space for the default action.

use egui::{Context, Event, Id, InputState, Key, KeyboardShortcut, Modifiers, Ui};

use super::commands::{self, Command, CommandId, KeyScope, ScreenState};
use super::end;
use super::model::{Foot, FootButton, TableModel};
use super::session::{FrameContext, TableCommand};
use crate::engine::Turn;
use crate::paint::board;
use crate::paint::key_help::GO_ON;
use crate::paint::theme::Durations;

/// Removes repeated key presses from the input, except of arrows, Backspace, Delete and keys with Ctrl: Space that has lifted the curtain
/// must not choose something behind it, and a digit must not enter a second die.
pub fn drop_repeats(ctx: &Context) {
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

/// Whether a button or key was pressed in this frame.
pub fn is_pressed(input: &InputState) -> bool {
    let is_key_press = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
    input.pointer.any_pressed() || input.events.iter().any(is_key_press)
}

/// Takes the keys that go before the board's, and returns their commands.
pub fn take_commands(ui: &Ui, screen: &ScreenState<'_>, frame: &FrameContext<'_>) -> Vec<Command> {
    let ctx = ui.ctx();
    if has_turn_just_passed(ctx, screen.model, frame) {
        ctx.input_mut(|input| input.consume_shortcut(&CommandId::PressOnlyButton.shortcut()));
    }
    // Private information can be covered at any time.
    let mut commands = commands::take_pressed(ctx, screen, &[KeyScope::Always]);
    let let_go = let_go_of_button(ctx, &screen.model.foot);
    if is_sheet_open(ctx) {
        return commands;
    }
    commands.extend(let_go);
    commands.extend(commands::take_pressed(ctx, screen, &[KeyScope::Table]));
    if is_busy(ctx) {
        return commands;
    }
    commands.extend(commands::take_pressed(ctx, screen, &[KeyScope::WithBoard]));
    let typed = |keys: &&KeyboardShortcut| ctx.input_mut(|input| input.consume_shortcut(keys));
    let pressed_key = |button: &FootButton| button.command?.keys.iter().find(typed).map(|keys| keys.logical_key);
    let buttons = screen.model.foot.buttons.iter().enumerate();
    let pressed = buttons.filter_map(|(index, button)| Some((index, button, pressed_key(button)?))).next();
    let pressed = pressed.filter(|_| !screen.model.foot.is_used);
    commands.extend(pressed.and_then(|(index, button, key)| press_or_hold(ctx, (index, button), &[key])));
    commands.extend(commands::take_pressed(ctx, screen, &[KeyScope::Free]));
    commands
}

/// A button whose key is held.
#[derive(Clone, Copy)]
struct HeldButton {
    /// The text key of its label.
    label: &'static str,
    key: Key,
    /// The pass of the window in which it was last seen held.
    pass: u64,
}

/// Where the held button is kept from frame to frame.
fn held_id() -> Id {
    Id::unique("the button whose key is held")
}

/// The command of a button whose key has been pressed; none yet if it shakes dice, which are thrown when one of the pressed
/// keys is let go.
fn press_or_hold(ctx: &Context, (index, button): (usize, &FootButton), keys: &[Key]) -> Option<Command> {
    let held = keys.iter().copied().find(|key| button.shakes_dice && ctx.input(|input| input.key_down(*key)));
    let Some(key) = held else { return Some(TableCommand::PressButton(index).into()) };
    let held = HeldButton { label: button.label.key, key, pass: ctx.cumulative_pass_nr() };
    ctx.data_mut(|data| data.insert_temp(held_id(), held));
    None
}

/// The index of the button whose key is held.
pub fn held_button(ctx: &Context, buttons: &[FootButton]) -> Option<usize> {
    let held = ctx.data(|data| data.get_temp::<HeldButton>(held_id()))?;
    buttons.iter().position(|button| button.shakes_dice && button.label.key == held.label)
}

/// The command of the button whose key has been let go. Who turns to another window, screen or sheet drops the dice.
fn let_go_of_button(ctx: &Context, foot: &Foot) -> Option<Command> {
    let mut held = ctx.data(|data| data.get_temp::<HeldButton>(held_id()))?;
    let pass = ctx.cumulative_pass_nr();
    let has_stayed = pass <= held.pass + 1 && ctx.input(|input| input.focused) && !is_sheet_open(ctx);
    let index = held_button(ctx, &foot.buttons).filter(|_| has_stayed && !foot.is_used);
    if index.is_some() && ctx.input(|input| input.key_down(held.key)) {
        held.pass = pass;
        ctx.data_mut(|data| data.insert_temp(held_id(), held));
        return None;
    }
    ctx.data_mut(|data| data.remove::<HeldButton>(held_id()));
    index.map(|index| TableCommand::PressButton(index).into())
}

/// Takes the keys that the board has left, and returns their commands.
pub fn take_commands_after_board(ui: &Ui, screen: &ScreenState<'_>) -> Vec<Command> {
    let free = !is_sheet_open(ui.ctx()) && !is_busy(ui.ctx());
    if free { commands::take_pressed(ui.ctx(), screen, &[KeyScope::AfterBoard]) } else { Vec::new() }
}

/// The command of a pressed key that nothing has taken. Widgets do not take the keys that they answer: Enter, Space and Tab.
pub fn meaningless_key(ui: &Ui) -> Option<Command> {
    let is_left = |event: &Event| match event {
        Event::Key { key, pressed: true, .. } => !matches!(key, Key::Enter | Key::Space | Key::Tab),
        _ => false,
    };
    let free = !is_sheet_open(ui.ctx()) && !is_busy(ui.ctx());
    (free && ui.input(|input| input.events.iter().any(is_left))).then(|| TableCommand::ActElsewhere.into())
}

/// Whether the turn has just passed to another seat. The key that ended the turn, pressed twice, must not act for the next person.
fn has_turn_just_passed(ctx: &Context, model: &TableModel, frame: &FrameContext<'_>) -> bool {
    let seat = match model.turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat.index()),
        Turn::Chance(None) | Turn::Over(_) => None,
    };
    let id = Id::unique("when the turn passed on");
    let known: Option<(Option<usize>, f64)> = ctx.data(|data| data.get_temp(id));
    let since = match known {
        Some((before, since)) if before == seat => since,
        Some(_) => frame.now,
        None => f64::NEG_INFINITY,
    };
    ctx.data_mut(|data| data.insert_temp(id, (seat, since)));
    frame.now - since <= Durations::time(frame.theme.motion.hold).as_secs_f64()
}

/// The default action of Enter and Space, unless something on the table has taken the key: the primary button. Without focus only the
/// button that begins a turn, and at the end the big one.
pub fn default_action(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, ended: bool) -> Option<Command> {
    let ctx = ui.ctx();
    if !ctx.input(|input| [Key::Enter, Key::Space].into_iter().any(|key| input.key_pressed(key))) {
        return None;
    }
    let focus = ctx.memory(|memory| memory.focused());
    let elsewhere = focus.is_some_and(|id| id != board::board_id());
    let is_curtain_down = model.is_curtain_down();
    if elsewhere || is_curtain_down || is_sheet_open(ctx) || is_busy(ctx) || model.review.ply.is_some() {
        return None;
    }
    let has_just_chosen = board::has_just_chosen(ctx, Durations::time(frame.theme.motion.hold).as_secs_f64());
    let begins = |button: &FootButton| button.command.is_some_and(|command| command.keys.contains(&GO_ON));
    let buttons = if has_just_chosen { &[] } else { model.foot.buttons.as_slice() };
    let next = buttons.iter().position(|button| button.is_primary && (focus.is_some() || begins(button)));
    let command = match next {
        _ if ended => end::primary(model).1,
        Some(index) => TableCommand::PressButton(index).into(),
        None if model.outcome.is_some() => TableCommand::Review(None).into(),
        None => return None,
    };
    let does = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if !(does(Key::Enter) | does(Key::Space)) {
        return None;
    }
    let Command::Table(TableCommand::PressButton(index)) = command else { return Some(command) };
    board::focus_board(ctx);
    press_or_hold(ctx, (index, model.foot.buttons.get(index)?), &[Key::Enter, Key::Space])
}

/// Takes Enter and Space for a card beside the board, unless a focused widget or a sheet has the keyboard.
pub fn take_enter(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    let elsewhere = ctx.memory(|memory| memory.focused()).is_some_and(|id| id != board::board_id());
    let typed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let takes = !elsewhere && !is_sheet_open(ctx) && !is_busy(ctx) && (typed(Key::Enter) | typed(Key::Space));
    if takes {
        board::note_choice(ctx);
    }
    takes
}

/// Whether a sheet is open over the table.
pub fn is_sheet_open(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Whether a text field or a menu has the keyboard.
pub fn is_busy(ctx: &Context) -> bool {
    ctx.text_edit_focused() || egui::Popup::is_any_open(ctx)
}
