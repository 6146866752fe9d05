//! Commands of the table screen and the single list of their shortcuts, used by key dispatch, menu, tooltips and the sheet of keys.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::model::{Prompt, TableModel};
use super::session::{LessonCommand, TableCommand};
use crate::paint::key_help::{ctrl, key};
use crate::ui::services::AppCommand;

/// A command to the table screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A command for the table itself.
    Table(TableCommand),
    /// A command for the app, such as leaving the screen.
    App(AppCommand),
    /// Show or close the list of all moves.
    ToggleChoices,
    /// Switch between panels, or show or hide them while presenting.
    TogglePanels,
    /// Start presentation mode: only the board and the foot line, larger.
    Present,
    /// Leave presentation mode.
    StopPresenting,
    /// Save the record to a file.
    SaveRecord,
    /// Copy the record to the clipboard.
    CopyRecord,
    /// Copy a picture of the board to the clipboard.
    CopyPicture,
    /// Save a picture of the board to a file.
    SavePicture,
    /// Start another game with the same setup.
    PlayAgain {
        /// Whether to use the same seed.
        same_deal: bool,
    },
    /// Start a new table from the reviewed position.
    PlayOn,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Command::Table(command)
    }
}

/// State that decides which commands are available.
#[derive(Clone, Copy)]
pub struct ScreenState<'a> {
    /// Model of the table.
    pub model: &'a TableModel,
    /// Whether presentation mode is on.
    pub presenting: bool,
    /// Whether the list of all moves is open.
    pub choices_open: bool,
}

/// When a shortcut is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    /// Always, even under a sheet.
    Always,
    /// Unless a sheet is open over the table.
    Table,
    /// Unless a sheet is open, or a text field or a menu has the keyboard.
    Free,
    /// Like `Free`, but only for keys that the board did not take.
    AfterBoard,
}

/// A command with its keys.
pub struct Shortcut {
    /// Text key of the command's description.
    pub label: &'static str,
    /// Alternative keys.
    pub keys: &'static [KeyboardShortcut],
    /// When the keys are active.
    pub scope: KeyScope,
    /// The command, if it is available in this state.
    pub command: fn(&ScreenState<'_>) -> Option<Command>,
}

/// The key for a hint, or in a lesson for showing the move.
pub const HINT: Key = Key::H;
/// The key that plays the hinted move.
pub const PLAY_HINT: Key = Key::J;
/// The keys of a lesson's answers; digits could be confused with the content of an answer.
pub const ANSWERS: [Key; 3] = [Key::A, Key::B, Key::C];

/// The key that covers and uncovers what is secret.
pub const COVER: KeyboardShortcut = key(Key::F9);
/// The shortcut that does again what was taken back.
pub const REDO: KeyboardShortcut = ctrl(Key::Y);
/// The key for the next step of a bot.
pub const STEP: KeyboardShortcut = key(Key::Enter);
/// The key that lets the bots play on until a person decides.
pub const SKIP: KeyboardShortcut = key(Key::S);
/// The key that opens the list of all moves.
pub const CHOICES: KeyboardShortcut = key(Key::W);
/// The key that leaves presentation mode.
pub const STOP_PRESENTING: KeyboardShortcut = key(Key::Escape);
/// In a review, the key for the first position.
pub const REVIEW_FIRST: KeyboardShortcut = key(Key::Home);
/// In a review, the key for the last position.
pub const REVIEW_LAST: KeyboardShortcut = key(Key::End);
/// In a review, the key for the previous position.
pub const REVIEW_PREVIOUS: KeyboardShortcut = key(Key::ArrowLeft);
/// In a review, the key for the next position.
pub const REVIEW_NEXT: KeyboardShortcut = key(Key::ArrowRight);
/// The key that lifts and drops the curtain. It is not in `SHORTCUTS`: the curtain also watches how long it is held.
pub const CURTAIN: KeyboardShortcut = key(Key::Space);

const CTRL_SHIFT_Z: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);

/// All shortcuts. Of two that share a key, the first available one takes it. Buttons of the foot line have further keys, assigned by the
/// game.
pub static SHORTCUTS: &[Shortcut] = &[
    Shortcut {
        label: "keys-cover",
        keys: &[COVER],
        scope: KeyScope::Always,
        command: |_| Some(TableCommand::ToggleCover.into()),
    },
    // Before undo, because egui matches Ctrl Shift Z as Ctrl Z too.
    Shortcut {
        label: "keys-redo",
        keys: &[REDO, CTRL_SHIFT_Z],
        scope: KeyScope::Table,
        command: |_| Some(TableCommand::Redo.into()),
    },
    Shortcut {
        label: "keys-undo",
        keys: &[ctrl(Key::Z)],
        scope: KeyScope::Table,
        command: |_| Some(TableCommand::Undo.into()),
    },
    Shortcut {
        label: "keys-save",
        keys: &[ctrl(Key::S)],
        scope: KeyScope::Table,
        command: |screen| (!screen.model.is_lesson()).then_some(Command::SaveRecord),
    },
    Shortcut {
        label: "keys-panel",
        keys: &[key(Key::F6)],
        scope: KeyScope::Table,
        command: |_| Some(Command::TogglePanels),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        scope: KeyScope::Free,
        command: |screen| (screen.choices_open && !screen.model.has_message()).then_some(Command::ToggleChoices),
    },
    Shortcut {
        label: "keys-step",
        keys: &[key(Key::Space), STEP],
        scope: KeyScope::Free,
        command: |screen| screen.model.bots.is_step_waiting.then(|| TableCommand::Step.into()),
    },
    Shortcut {
        label: "keys-skip",
        keys: &[SKIP],
        scope: KeyScope::Free,
        command: |_| Some(TableCommand::SkipToPerson.into()),
    },
    Shortcut {
        label: "keys-hint",
        keys: &[key(HINT)],
        scope: KeyScope::Free,
        command: |screen| lesson_hint(screen.model, TableCommand::Hint),
    },
    Shortcut {
        label: "keys-play-for-me",
        keys: &[key(PLAY_HINT)],
        scope: KeyScope::Free,
        command: |screen| lesson_hint(screen.model, TableCommand::PlayHint),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[0])],
        scope: KeyScope::Free,
        command: |screen| answer(screen.model, 0),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[1])],
        scope: KeyScope::Free,
        command: |screen| answer(screen.model, 1),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[2])],
        scope: KeyScope::Free,
        command: |screen| answer(screen.model, 2),
    },
    Shortcut {
        label: "keys-choices",
        // The position of the question mark depends on the keyboard layout.
        keys: &[CHOICES, key(Key::Questionmark)],
        scope: KeyScope::Free,
        command: |screen| screen.model.may_list_choices().then_some(Command::ToggleChoices),
    },
    Shortcut {
        label: "keys-back",
        keys: &[STOP_PRESENTING],
        scope: KeyScope::Free,
        command: |screen| (screen.presenting && !screen.model.has_message()).then_some(Command::StopPresenting),
    },
    Shortcut {
        label: "keys-review",
        keys: &[REVIEW_FIRST],
        scope: KeyScope::Free,
        command: |screen| look_at(screen.model, |_| 0),
    },
    Shortcut {
        label: "keys-review",
        keys: &[REVIEW_LAST],
        scope: KeyScope::Free,
        command: |screen| look_at(screen.model, |_| usize::MAX),
    },
    Shortcut {
        label: "keys-review-step",
        keys: &[REVIEW_PREVIOUS],
        scope: KeyScope::Free,
        command: |screen| look_at(screen.model, |at| at.saturating_sub(1)),
    },
    Shortcut {
        label: "keys-review-step",
        keys: &[REVIEW_NEXT],
        scope: KeyScope::Free,
        command: |screen| look_at(screen.model, |at| at + 1),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        scope: KeyScope::Free,
        command: |screen| screen.model.review.ply.map(|_| TableCommand::Review(None).into()),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        scope: KeyScope::AfterBoard,
        command: |_| Some(Command::App(AppCommand::Select)),
    },
];

/// The command for the answer of this index to a lesson's question.
fn answer(model: &TableModel, index: usize) -> Option<Command> {
    match &model.coach.as_ref()?.prompt {
        Prompt::Answer(answers) if index < answers.len() => {
            Some(TableCommand::Lesson(LessonCommand::Answer(index)).into())
        }
        _ => None,
    }
}

/// The command of the hint keys: in a lesson that asks for a move they show that move.
fn lesson_hint(model: &TableModel, hint: TableCommand) -> Option<Command> {
    let shows = model.coach.as_ref().is_some_and(|coach| coach.prompt == Prompt::Act { can_show: true });
    let asks = model.coach.as_ref().is_some_and(|coach| matches!(coach.prompt, Prompt::Answer(_)));
    let command = if shows { TableCommand::Lesson(LessonCommand::ShowSolution) } else { hint };
    (!asks).then(|| command.into())
}

/// The command that moves the review to another position; `None` outside a review.
fn look_at(model: &TableModel, to: fn(usize) -> usize) -> Option<Command> {
    model.review.ply.map(|at| TableCommand::Review(Some(to(at).min(model.ply))).into())
}

/// Removes pressed shortcuts of these scopes from the input and returns their commands.
pub fn take_pressed(ctx: &Context, screen: &ScreenState<'_>, scopes: &[KeyScope]) -> Vec<Command> {
    let in_scope = SHORTCUTS.iter().filter(|shortcut| scopes.contains(&shortcut.scope));
    let commands = in_scope.filter_map(|shortcut| {
        let command = (shortcut.command)(screen)?;
        let typed = |keys: &KeyboardShortcut| ctx.input_mut(|input| input.consume_shortcut(keys));
        shortcut.keys.iter().any(typed).then_some(command)
    });
    commands.collect()
}

/// The first shortcut of a command.
pub fn shortcut_of(command: &Command, screen: &ScreenState<'_>) -> Option<KeyboardShortcut> {
    let makes_command = |shortcut: &&Shortcut| (shortcut.command)(screen).as_ref() == Some(command);
    SHORTCUTS.iter().find(makes_command).and_then(|shortcut| shortcut.keys.first().copied())
}
