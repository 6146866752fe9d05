//! Commands of the table screen, and what every entry of their list says; the list itself is in `command_list`.

use egui::{Context, Key, KeyboardShortcut};

pub use super::command_list::COMMANDS;
use super::model::TableModel;
use super::session::{PuzzleCommand, TableCommand};
use super::share::Sharing;
use crate::engine::RuleId;
use crate::ui::services::AppCommand;
use crate::ui::settings::Coach;

/// A command to the table screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A command for the table itself.
    Table(TableCommand),
    /// A command for the app, such as leaving the screen.
    App(AppCommand),
    /// Open the rule book at the rule of the shown refusal, which stays.
    ReadRefusedRule(RuleId),
    /// Show or close the list of all moves.
    ToggleChoices,
    /// Switch between the result and the story of a finished game.
    ToggleStory,
    /// Switch between panels, or show or hide them while presenting.
    TogglePanels,
    /// Start presentation mode: only the board and the foot line, larger.
    Present,
    /// Leave presentation mode.
    StopPresenting,
    /// Let a game that is looked at again go on at the next pace.
    ChangeReviewPace,
    /// Give the person with this name this coach.
    SetCoach(String, Coach),
    /// Save the record to a file.
    SaveRecord,
    /// Copy the record to the clipboard.
    CopyRecord,
    /// Copy a picture of the board to the clipboard.
    CopyPicture,
    /// Save a picture of the board to a file.
    SavePicture,
    /// Paint the picture of the result, and copy or save it.
    ShareResult(Sharing),
    /// Start another game with the same setup.
    PlayAgain {
        /// Whether to use the same seed.
        same_deal: bool,
    },
    /// Start a new table from the reviewed position, or from the right answer to a puzzle.
    PlayOn,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Self {
        Command::Table(command)
    }
}

impl From<PuzzleCommand> for Command {
    fn from(command: PuzzleCommand) -> Self {
        Command::Table(TableCommand::Puzzle(command))
    }
}

impl From<AppCommand> for Command {
    fn from(command: AppCommand) -> Self {
        Command::App(command)
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
    /// Whether the story of the finished game is shown; `None` if there is none to show.
    pub story: Option<bool>,
}

/// When the keys of a command are active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    /// Always, even under a sheet.
    Always,
    /// Unless a sheet is open over the table.
    Table,
    /// Unless a sheet is open, or a text field or a menu has the keyboard.
    Free,
    /// Like `Free`, but the board gets the key as well.
    WithBoard,
    /// Like `Free`, but only for keys that the board did not take.
    AfterBoard,
    /// On every screen: the app takes these keys before the table sees them.
    App,
}

/// The names of the listed commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the labels in the list say what they do")]
pub enum CommandId {
    Dismiss,
    Cover,
    Redo,
    Undo,
    SaveRecord,
    TogglePanels,
    CloseChoices,
    PressOnlyButton,
    Step,
    Skip,
    Hint,
    PlayHint,
    AnswerA,
    AnswerB,
    AnswerC,
    Choices,
    Story,
    CloseStory,
    StopPresenting,
    ReviewFirst,
    ReviewLast,
    ReviewPrevious,
    ReviewNext,
    PreviousTurn,
    NextTurn,
    PreviousMoment,
    NextMoment,
    Autoplay,
    ReviewPace,
    Compare,
    Eyes,
    EndReview,
    Leave,
    ResetTurn,
    NewGame,
    Lessons,
    SetUpPosition,
    OpenRecord,
    LookBack,
    CopyPicture,
    SavePicture,
    CopyResult,
    SaveResult,
    CopyRecord,
    Present,
    FullScreen,
    About,
    Settings,
    Keys,
}

impl CommandId {
    /// The ids of a lesson's answers. They have letters, because digits could be confused with the content of an answer.
    pub const ANSWERS: [CommandId; 3] = [CommandId::AnswerA, CommandId::AnswerB, CommandId::AnswerC];

    /// The entry of the list.
    pub fn spec(self) -> &'static CommandSpec {
        COMMANDS.iter().find(|spec| spec.id == self).unwrap_or(&COMMANDS[0])
    }

    /// The shortcut that buttons and tooltips show.
    pub fn shortcut(self) -> KeyboardShortcut {
        self.spec().keys[0]
    }

    /// The key that a key cap shows.
    pub fn key(self) -> Key {
        self.shortcut().logical_key
    }
}

/// An entry of the list of commands.
pub struct CommandSpec {
    /// The name of the command.
    pub id: CommandId,
    /// Text key of the command's description.
    pub label: &'static str,
    /// Alternative keys.
    pub keys: &'static [KeyboardShortcut],
    /// When the keys are active.
    pub scope: KeyScope,
    /// The command, if it is available in this state.
    pub command: fn(&ScreenState<'_>) -> Option<Command>,
    /// The entry of the menu, if there is one.
    pub menu: Option<MenuEntry>,
}

/// Where a command stands in the menu of the table, while it is available.
#[derive(Clone, Copy)]
pub struct MenuEntry {
    /// Section of the menu, and the place there.
    pub place: (u8, u8),
    /// Text key of the entry; `None` leaves the entry out.
    pub label: fn(&TableModel) -> Option<&'static str>,
}

/// Removes pressed keys of these scopes from the input and returns their commands.
pub fn take_pressed(ctx: &Context, screen: &ScreenState<'_>, scopes: &[KeyScope]) -> Vec<Command> {
    let in_scope = COMMANDS.iter().filter(|spec| scopes.contains(&spec.scope));
    let commands = in_scope.filter_map(|spec| {
        let command = (spec.command)(screen)?;
        let typed = |keys: &KeyboardShortcut| match spec.scope {
            KeyScope::WithBoard => {
                ctx.input(|input| input.modifiers.matches_exact(keys.modifiers) && input.key_pressed(keys.logical_key))
            }
            _ => ctx.input_mut(|input| input.consume_shortcut(keys)),
        };
        spec.keys.iter().any(typed).then_some(command)
    });
    commands.collect()
}

/// The menu's sections: each available command with the text key of its entry, in order.
pub fn menu_sections(screen: &ScreenState<'_>) -> Vec<Vec<(&'static CommandSpec, &'static str, Command)>> {
    let mut entries: Vec<_> = COMMANDS
        .iter()
        .filter_map(|spec| {
            let entry = spec.menu?;
            let label = (entry.label)(screen.model)?;
            Some((entry.place, (spec, label, (spec.command)(screen)?)))
        })
        .collect();
    entries.sort_by_key(|(place, _)| *place);
    entries
        .chunk_by(|(one, _), (other, _)| one.0 == other.0)
        .map(|section| section.iter().map(|(_, entry)| entry.clone()).collect())
        .collect()
}
