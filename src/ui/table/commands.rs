//! Everything that can be asked of a table, and the one list of the keys for it: it feeds the dispatch of keys, the menu, the tooltips and
//! the sheet of keys.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::model::{Asks, TableModel};
use super::session::{Guide, TableCommand};
use crate::paint::key_help::{ctrl, key};
use crate::ui::services::AppCommand;

/// What the table screen can be asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Something that the table itself does.
    Table(TableCommand),
    /// Go elsewhere.
    AppCommand(AppCommand),
    /// Show or close the list of all moves.
    ToggleChoices,
    /// Show or hide the panels, or change between them.
    TogglePanels,
    /// Show the board and the foot line only, larger.
    Present,
    /// Show everything again.
    StopPresenting,
    /// Save the record under a name.
    SaveRecord,
    /// Put the record on the clipboard.
    CopyRecord,
    /// Put a picture of the board on the clipboard.
    CopyPicture,
    /// Save a picture of the board under a name.
    SavePicture,
    /// Play the same game again.
    PlayAgain {
        /// With the same luck.
        same_deal: bool,
    },
    /// Begin a new table from the position that is shown.
    PlayOn,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Command::Table(command)
    }
}

/// What decides whether a command can be asked for now.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    /// The table.
    pub model: &'a TableModel,
    /// Whether the board and the foot line only are shown.
    pub presenting: bool,
    /// Whether the list of all moves is open.
    pub choices_open: bool,
}

/// When the key of a command is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Always, also under a sheet.
    Always,
    /// Unless a sheet lies over the table.
    Table,
    /// Unless a sheet lies over the table, or keys belong to a text field or a menu.
    Free,
    /// As `Free`, once the board has had its keys.
    AfterBoard,
}

/// A command that has keys.
pub struct Shortcut {
    /// The text key of what the command does.
    pub label: &'static str,
    /// Its keys: each does the same.
    pub keys: &'static [KeyboardShortcut],
    /// When they are taken.
    pub reach: Reach,
    /// The command, where it can be asked for now.
    pub command: fn(&Screen<'_>) -> Option<Command>,
}

/// The key that shows what one could do: a hint, or what a lesson asks for.
pub const HINT: Key = Key::H;
/// The key that plays what was shown.
pub const PLAY_HINT: Key = Key::J;
/// The keys of answers to a question; digits could be taken for what an answer says.
pub const ANSWERS: [Key; 3] = [Key::A, Key::B, Key::C];

const CTRL_SHIFT_Z: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);

/// All commands with keys of their own; of two that share a key, the first that can be asked for takes it. The buttons of the foot line
/// have keys as well, which the game gives them.
pub static SHORTCUTS: &[Shortcut] = &[
    Shortcut {
        label: "keys-cover",
        keys: &[key(Key::F9)],
        reach: Reach::Always,
        command: |_| Some(TableCommand::ToggleCover.into()),
    },
    // Before undo: egui takes Ctrl Shift Z for Ctrl Z as well.
    Shortcut {
        label: "keys-redo",
        keys: &[ctrl(Key::Y), CTRL_SHIFT_Z],
        reach: Reach::Table,
        command: |_| Some(TableCommand::Redo.into()),
    },
    Shortcut {
        label: "keys-undo",
        keys: &[ctrl(Key::Z)],
        reach: Reach::Table,
        command: |_| Some(TableCommand::Undo.into()),
    },
    Shortcut {
        label: "keys-save",
        keys: &[ctrl(Key::S)],
        reach: Reach::Table,
        command: |screen| (!screen.model.is_lesson()).then_some(Command::SaveRecord),
    },
    Shortcut {
        label: "keys-panel",
        keys: &[key(Key::F6)],
        reach: Reach::Table,
        command: |_| Some(Command::TogglePanels),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        reach: Reach::Free,
        command: |screen| (screen.choices_open && !screen.model.has_message()).then_some(Command::ToggleChoices),
    },
    Shortcut {
        label: "keys-step",
        keys: &[key(Key::Space), key(Key::Enter)],
        reach: Reach::Free,
        command: |screen| screen.model.bots.step_waits.then(|| TableCommand::Step.into()),
    },
    Shortcut {
        label: "keys-skip",
        keys: &[key(Key::S)],
        reach: Reach::Free,
        command: |_| Some(TableCommand::SkipToPerson.into()),
    },
    Shortcut {
        label: "keys-hint",
        keys: &[key(HINT)],
        reach: Reach::Free,
        command: |screen| lesson_hint(screen.model, TableCommand::Hint),
    },
    Shortcut {
        label: "keys-play-for-me",
        keys: &[key(PLAY_HINT)],
        reach: Reach::Free,
        command: |screen| lesson_hint(screen.model, TableCommand::PlayHint),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[0])],
        reach: Reach::Free,
        command: |screen| answer(screen.model, 0),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[1])],
        reach: Reach::Free,
        command: |screen| answer(screen.model, 1),
    },
    Shortcut {
        label: "keys-answer",
        keys: &[key(ANSWERS[2])],
        reach: Reach::Free,
        command: |screen| answer(screen.model, 2),
    },
    Shortcut {
        label: "keys-choices",
        // Where the question mark stands differs from keyboard to keyboard.
        keys: &[key(Key::W), key(Key::Questionmark)],
        reach: Reach::Free,
        command: |screen| screen.model.may_list_choices().then_some(Command::ToggleChoices),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        reach: Reach::Free,
        command: |screen| (screen.presenting && !screen.model.has_message()).then_some(Command::StopPresenting),
    },
    Shortcut {
        label: "keys-review",
        keys: &[key(Key::Home)],
        reach: Reach::Free,
        command: |screen| look_at(screen.model, |_| 0),
    },
    Shortcut {
        label: "keys-review",
        keys: &[key(Key::End)],
        reach: Reach::Free,
        command: |screen| look_at(screen.model, |_| usize::MAX),
    },
    Shortcut {
        label: "keys-review-step",
        keys: &[key(Key::ArrowLeft)],
        reach: Reach::Free,
        command: |screen| look_at(screen.model, |at| at.saturating_sub(1)),
    },
    Shortcut {
        label: "keys-review-step",
        keys: &[key(Key::ArrowRight)],
        reach: Reach::Free,
        command: |screen| look_at(screen.model, |at| at + 1),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        reach: Reach::Free,
        command: |screen| screen.model.review.at.map(|_| TableCommand::LookAt(None).into()),
    },
    Shortcut {
        label: "keys-back",
        keys: &[key(Key::Escape)],
        reach: Reach::AfterBoard,
        command: |_| Some(Command::AppCommand(AppCommand::Select)),
    },
];

/// The answer of that index to a question of a lesson.
fn answer(model: &TableModel, index: usize) -> Option<Command> {
    match &model.coach.as_ref()?.asks {
        Asks::ToAnswer(answers) if index < answers.len() => Some(TableCommand::Guide(Guide::Answer(index)).into()),
        _ => None,
    }
}

/// In a lesson that asks for a move, the keys of the hint show that move.
fn lesson_hint(model: &TableModel, hint: TableCommand) -> Option<Command> {
    let shows = model.coach.as_ref().is_some_and(|coach| coach.asks == Asks::ToAct { may_show: true });
    let asks = model.coach.as_ref().is_some_and(|coach| matches!(coach.asks, Asks::ToAnswer(_)));
    let command = if shows { TableCommand::Guide(Guide::Show) } else { hint };
    (!asks).then(|| command.into())
}

/// Another position, where one looks back.
fn look_at(model: &TableModel, to: fn(usize) -> usize) -> Option<Command> {
    model.review.at.map(|at| TableCommand::LookAt(Some(to(at).min(model.ply))).into())
}

/// The shortcuts whose keys were pressed and can be asked for now; their keys are taken out of the input.
pub fn pressed(ctx: &Context, screen: &Screen<'_>, reaches: &[Reach]) -> Vec<Command> {
    let reached = SHORTCUTS.iter().filter(|shortcut| reaches.contains(&shortcut.reach));
    let asked = reached.filter_map(|shortcut| {
        let command = (shortcut.command)(screen)?;
        let typed = |keys: &KeyboardShortcut| ctx.input_mut(|input| input.consume_shortcut(keys));
        shortcut.keys.iter().any(typed).then_some(command)
    });
    asked.collect()
}

/// The first key of a command in words: "Ctrl Z", "H"; empty if it has none.
pub fn key_of(command: &Command, screen: &Screen<'_>) -> Option<KeyboardShortcut> {
    let made = |shortcut: &&Shortcut| (shortcut.command)(screen).as_ref() == Some(command);
    SHORTCUTS.iter().find(made).and_then(|shortcut| shortcut.keys.first().copied())
}
