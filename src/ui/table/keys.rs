//! The keys of the table, and all else that can be asked of it.

use egui::{Event, InputState, Key, Modifiers, Ui};

use super::choices::may_ask_for_choices;
use super::session::{Asks, FrameContext, Guide, Session};
use crate::engine::Turn;
use crate::paint::keyboard_nav;
use crate::paint::theme::Durations;
use crate::ui::services::AppCommand;

/// Something asked of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Go elsewhere.
    Go(AppCommand),
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Take back this turn.
    Reset,
    /// Press a button of the foot line.
    Press(usize),
    /// Show an earlier position, or the present one.
    LookAt(Option<usize>),
    /// Put away what was refused, or asks to be chosen once more.
    Hush,
    /// Show what a strong player would do.
    Hint,
    /// Do what a strong player would do.
    PlayForMe,
    /// Show or put away all that can be done.
    Choices,
    /// Make one of these choices.
    Choose(usize),
    /// Let a bot's step happen.
    Step,
    /// Bots play on until a person decides.
    SkipToMe,
    /// Cover or uncover what only one seat may see.
    Cover,
    /// Ask to look behind the curtain.
    LookBehind,
    /// Enter the last roll anew.
    CorrectDice,
    /// Show or hide the panels, or change between them.
    Panels,
    /// Board and foot line only, or everything again.
    Present,
    /// Everything again.
    StopPresenting,
    /// Save the record under a name.
    SaveRecord,
    /// Put the picture of the board on the clipboard.
    CopyPicture,
    /// Save the picture of the board under a name.
    SavePicture,
    /// Put the record on the clipboard.
    CopyRecord,
    /// The same game again.
    Again {
        /// With the same luck.
        same_deal: bool,
    },
    /// A new table from the position that is shown.
    PlayOn,
    /// What was explained has been read.
    PutCardAway,
    /// What a learner wants of the coach.
    Guide(Guide),
}

const COMMAND_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// The keys of answers to a question, which has no more of them; digits could be taken for what an answer says.
pub const ANSWERS: [Key; 3] = [Key::A, Key::B, Key::C];
/// The key that shows what one could do: a hint, or what a lesson asks for.
pub const SHOW: Key = Key::H;
/// The key that does what was shown.
pub const DO: Key = Key::J;

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

/// What was asked by key in this frame.
pub fn pressed(ui: &Ui, session: &dyn Session, frame: &FrameContext<'_>, presenting: bool) -> Vec<Command> {
    let ctx = ui.ctx();
    let mut commands = Vec::new();
    if is_hasty(ctx, session, frame) {
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::E));
    }
    // What is secret can be covered at any time.
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F9)) {
        commands.push(Command::Cover);
    }
    if is_covered(ctx) {
        return commands;
    }
    let mut take = |modifiers: Modifiers, key: Key, command: Command| {
        if ctx.input_mut(|input| input.consume_key(modifiers, key)) {
            commands.push(command);
        }
    };
    take(COMMAND_SHIFT, Key::Z, Command::Redo);
    take(Modifiers::COMMAND, Key::Z, Command::Undo);
    take(Modifiers::COMMAND, Key::Y, Command::Redo);
    if session.coaching().is_none() {
        take(Modifiers::COMMAND, Key::S, Command::SaveRecord);
    }
    take(Modifiers::NONE, Key::F6, Command::Panels);
    if is_busy(ctx) {
        return commands;
    }
    let buttons = session.buttons(frame);
    for (index, key) in buttons.iter().enumerate().filter_map(|(index, button)| Some((index, button.key?))) {
        take(Modifiers::NONE, key, Command::Press(index));
    }
    if buttons.len() == 1 {
        take(Modifiers::NONE, Key::E, Command::Press(0));
    }
    if session.step_waits(frame.settings) {
        take(Modifiers::NONE, Key::Space, Command::Step);
        take(Modifiers::NONE, Key::Enter, Command::Step);
    }
    take(Modifiers::NONE, Key::S, Command::SkipToMe);
    match session.coaching().map(|coaching| &coaching.asks) {
        Some(Asks::ToAct { may_show: true }) => {
            take(Modifiers::NONE, SHOW, Command::Guide(Guide::Show));
            take(Modifiers::NONE, DO, Command::Guide(Guide::Show));
        }
        Some(Asks::ToAnswer(answers)) => {
            for (number, key) in ANSWERS.into_iter().take(answers.len()).enumerate() {
                take(Modifiers::NONE, key, Command::Guide(Guide::Answer(number)));
            }
        }
        _ => {
            take(Modifiers::NONE, SHOW, Command::Hint);
            take(Modifiers::NONE, DO, Command::PlayForMe);
        }
    }
    if may_ask_for_choices(session) {
        take(Modifiers::NONE, Key::W, Command::Choices);
        // Where the question mark stands differs from keyboard to keyboard.
        take(Modifiers::NONE, Key::Questionmark, Command::Choices);
    }
    if presenting {
        take(Modifiers::NONE, Key::Escape, Command::StopPresenting);
    }
    if let Some(at) = session.looking_at() {
        let last = session.ply();
        take(Modifiers::NONE, Key::Home, Command::LookAt(Some(0)));
        take(Modifiers::NONE, Key::End, Command::LookAt(Some(last)));
        take(Modifiers::NONE, Key::ArrowLeft, Command::LookAt(Some(at.saturating_sub(1))));
        take(Modifiers::NONE, Key::ArrowRight, Command::LookAt(Some((at + 1).min(last))));
        take(Modifiers::NONE, Key::Escape, Command::LookAt(None));
    }
    commands
}

/// Whether the turn has passed to another seat just now: the key that ended it, pressed once more, is not meant for what the next person begins with.
fn is_hasty(ctx: &egui::Context, session: &dyn Session, frame: &FrameContext<'_>) -> bool {
    let seat = match session.turn() {
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
pub fn done(ui: &Ui, session: &dyn Session, frame: &FrameContext<'_>, ended: bool) -> Option<Command> {
    let ctx = ui.ctx();
    if !ctx.input(|input| [Key::Enter, Key::Space, Key::E].into_iter().any(|key| input.key_pressed(key))) {
        return None;
    }
    let focus = ctx.memory(|memory| memory.focused());
    let elsewhere = focus.is_some_and(|id| id != keyboard_nav::board_id());
    let hangs = session.curtain().is_some_and(|curtain| !curtain.held_up);
    if elsewhere || hangs || is_covered(ctx) || is_busy(ctx) || session.looking_at().is_some() {
        return None;
    }
    let hasty = keyboard_nav::has_just_chosen(ctx, Durations::time(frame.theme.motion.hold).as_secs_f64());
    let buttons = if hasty { Vec::new() } else { session.buttons(frame) };
    let next = buttons.iter().position(|button| button.primary && (focus.is_some() || button.key == Some(Key::D)));
    let command = match next {
        _ if ended => Command::Again { same_deal: false },
        Some(index) => Command::Press(index),
        None if session.outcome().is_some() => Command::LookAt(None),
        None => return None,
    };
    let does = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let typed = does(Key::Enter) | does(Key::Space) | (ended && does(Key::E));
    if typed && matches!(command, Command::Press(_)) {
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

/// Escape goes back to the games, unless something on the table has taken it.
pub fn back(ui: &Ui) -> Option<Command> {
    let ctx = ui.ctx();
    let free = !is_covered(ctx) && !is_busy(ctx);
    (free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)))
        .then_some(Command::Go(AppCommand::Select))
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
