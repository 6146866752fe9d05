//! The one list of the table's commands: key dispatch, menu, key caps, tooltips and the sheet of keys read it.
//!
//! Games add the commands of their own buttons and boards in [`crate::paint::painter::Painter::COMMANDS`].

use egui::{Key, KeyboardShortcut, Modifiers};

use super::commands::{Command, CommandId, CommandSpec, KeyScope, MenuEntry, ScreenState};
use super::model::{Prompt, TableModel};
use super::session::{LessonCommand, PuzzleCommand, TableCommand};
use super::share::Sharing;
use super::story::StoryModel;
use super::trial;
use crate::paint::key_help::{ctrl, key};
use crate::ui::app_keys;
use crate::ui::services::AppCommand;

const CTRL_SHIFT_Z: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);

/// All commands with keys or an entry in the menu. Of two that share a key, the first available one takes it. Buttons of
/// the foot line come before them, by the keys of the game's commands.
pub static COMMANDS: &[CommandSpec] =
    &[
        CommandSpec::new(CommandId::Cover, "keys-cover", KeyScope::Always, |_| Some(TableCommand::ToggleCover.into()))
            .keys(&[key(Key::F9)])
            .menu(2, 0, |model| Some(if model.is_covered { "menu-uncover" } else { "menu-cover" })),
        // Before undo, because egui matches Ctrl Shift Z as Ctrl Z too.
        CommandSpec::new(CommandId::Redo, "keys-redo", KeyScope::Table, |_| Some(TableCommand::Redo.into()))
            .keys(&[ctrl(Key::Y), CTRL_SHIFT_Z]),
        CommandSpec::new(CommandId::Undo, "keys-undo", KeyScope::Table, |_| Some(TableCommand::Undo.into()))
            .keys(&[ctrl(Key::Z)]),
        CommandSpec::new(CommandId::SaveRecord, "keys-save", KeyScope::Table, |screen| {
            (!screen.model.is_guided()).then_some(Command::SaveRecord)
        })
        .keys(&[ctrl(Key::S)])
        .menu(0, 7, |_| Some("menu-save-record")),
        CommandSpec::new(CommandId::TogglePanels, "keys-panel", KeyScope::Table, |_| Some(Command::TogglePanels))
            .keys(&[key(Key::F6)]),
        CommandSpec::new(CommandId::Dismiss, "keys-back", KeyScope::WithBoard, |screen| {
            screen.model.has_message().then(|| TableCommand::DismissMessage.into())
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::CloseChoices, "keys-back", KeyScope::Free, |screen| {
            (screen.choices_open && !screen.model.has_message()).then_some(Command::ToggleChoices)
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::PressOnlyButton, "keys-only-button", KeyScope::Free, |screen| {
            // What passes or declines has another key, which its button shows.
            let [only] = screen.model.foot.buttons.as_slice() else { return None };
            only.is_primary.then(|| TableCommand::PressButton(0).into())
        })
        .keys(&[key(Key::E)]),
        CommandSpec::new(CommandId::Step, "keys-step", KeyScope::Free, |screen| {
            screen.model.bots.is_step_waiting.then(|| TableCommand::Step.into())
        })
        .keys(&[key(Key::Enter), key(Key::Space)]),
        CommandSpec::new(CommandId::Skip, "keys-skip", KeyScope::Free, |_| Some(TableCommand::SkipToPerson.into()))
            .keys(&[key(Key::S)]),
        CommandSpec::new(CommandId::Hint, "keys-hint", KeyScope::Free, |screen| {
            guided_hint(screen.model, TableCommand::Hint)
        })
        .keys(&[key(Key::H)])
        .menu(0, 1, |model| can_hint(model).then_some("table-hint")),
        CommandSpec::new(CommandId::PlayHint, "keys-play-for-me", KeyScope::Free, |screen| {
            guided_hint(screen.model, TableCommand::PlayHint)
        })
        .keys(&[key(Key::J)])
        .menu(0, 2, |model| (can_hint(model) && model.review.ply.is_none()).then_some("table-play-for-me")),
        CommandSpec::new(CommandId::AnswerA, "keys-answer", KeyScope::Free, |screen| answer(screen.model, 0))
            .keys(&[key(Key::A)]),
        CommandSpec::new(CommandId::AnswerB, "keys-answer", KeyScope::Free, |screen| answer(screen.model, 1))
            .keys(&[key(Key::B)]),
        CommandSpec::new(CommandId::AnswerC, "keys-answer", KeyScope::Free, |screen| answer(screen.model, 2))
            .keys(&[key(Key::C)]),
        CommandSpec::new(CommandId::Choices, "keys-choices", KeyScope::Free, |screen| {
            screen.model.may_list_choices().then_some(Command::ToggleChoices)
        })
        // The position of the question mark depends on the keyboard layout.
        .keys(&[key(Key::W), key(Key::Questionmark)])
        .menu(0, 3, |_| Some("choices-title")),
        CommandSpec::new(CommandId::Story, "keys-story", KeyScope::Free, |screen| {
            let is_there = screen.story.is_some() || (is_watching(screen.model) && screen.model.story.is_some());
            is_there.then_some(Command::ToggleStory)
        })
        .keys(&[key(Key::G)])
        .menu(0, 10, |model| model.story.as_ref().map(|_| "story-title")),
        CommandSpec::new(CommandId::CloseStory, "keys-back", KeyScope::Free, |screen| {
            (screen.story == Some(true)).then_some(Command::ToggleStory)
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::StopPresenting, "keys-back", KeyScope::Free, |screen| {
            (screen.presenting && !screen.model.has_message()).then_some(Command::StopPresenting)
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::ReviewFirst, "keys-review", KeyScope::Free, |screen| look_at(screen.model, |_| 0))
            .keys(&[key(Key::Home)]),
        CommandSpec::new(CommandId::ReviewLast, "keys-review", KeyScope::Free, |screen| {
            look_at(screen.model, |_| usize::MAX)
        })
        .keys(&[key(Key::End)]),
        CommandSpec::new(CommandId::PreviousMoment, "keys-review-moment", KeyScope::Free, |screen| {
            look_at_moment(screen.model, StoryModel::moment_before)
        })
        .keys(&[ctrl(Key::ArrowLeft)]),
        CommandSpec::new(CommandId::NextMoment, "keys-review-moment", KeyScope::Free, |screen| {
            look_at_moment(screen.model, StoryModel::moment_after)
        })
        .keys(&[ctrl(Key::ArrowRight)]),
        CommandSpec::new(CommandId::ReviewPrevious, "keys-review-step", KeyScope::Free, |screen| {
            look_at(screen.model, |at| at.saturating_sub(1))
        })
        .keys(&[key(Key::ArrowLeft)]),
        CommandSpec::new(CommandId::ReviewNext, "keys-review-step", KeyScope::Free, |screen| {
            look_at(screen.model, |at| at + 1)
        })
        .keys(&[key(Key::ArrowRight)]),
        CommandSpec::new(CommandId::PreviousTurn, "keys-review-turn", KeyScope::Free, |screen| {
            screen.model.review.ply.map(|_| TableCommand::Review(Some(screen.model.review.turn.previous)).into())
        })
        .keys(&[key(Key::PageUp)]),
        CommandSpec::new(CommandId::NextTurn, "keys-review-turn", KeyScope::Free, |screen| {
            screen.model.review.ply.map(|_| TableCommand::Review(Some(screen.model.review.turn.next)).into())
        })
        .keys(&[key(Key::PageDown)]),
        CommandSpec::new(CommandId::Autoplay, "keys-review-play", KeyScope::Free, |screen| {
            is_watching(screen.model).then(|| TableCommand::ToggleAutoplay.into())
        })
        .keys(&[key(Key::P)]),
        CommandSpec::new(CommandId::ReviewPace, "keys-review-pace", KeyScope::Free, |screen| {
            is_watching(screen.model).then_some(Command::ChangeReviewPace)
        })
        .keys(&[key(Key::T)]),
        CommandSpec::new(CommandId::Compare, "keys-review-compare", KeyScope::Free, |screen| {
            let review = &screen.model.review;
            (review.can_compare || review.is_comparing).then(|| TableCommand::ToggleComparison.into())
        })
        .keys(&[key(Key::C)]),
        CommandSpec::new(CommandId::Eyes, "keys-review-eyes", KeyScope::Free, |screen| {
            let eyes = screen.model.review.eyes?;
            Some(TableCommand::SeeAsSeat(!eyes.sees_as_seat).into())
        })
        .keys(&[key(Key::V)]),
        CommandSpec::new(CommandId::EndReview, "keys-back", KeyScope::Free, |screen| {
            let model = screen.model;
            let ends = model.review.ply.is_some() && !model.has_message();
            let closes =
                if model.review.is_comparing { TableCommand::ToggleComparison } else { TableCommand::Review(None) };
            ends.then(|| closes.into())
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::Leave, "keys-back", KeyScope::AfterBoard, |screen| {
            // As the button in the head line.
            let to = match (&screen.model.puzzle, trial::way_back(screen.model)) {
                (Some(_), _) => AppCommand::Puzzles,
                (None, Some(story)) => story,
                (None, None) => AppCommand::Select,
            };
            (!screen.model.has_message()).then_some(Command::App(to))
        })
        .keys(&[key(Key::Escape)]),
        CommandSpec::new(CommandId::ResetTurn, "table-reset", KeyScope::Free, |screen| {
            screen.model.undo.can_reset.then(|| TableCommand::ResetTurn.into())
        })
        .menu(0, 0, |_| Some("table-reset")),
        CommandSpec::new(CommandId::NewGame, app_keys::NEW_GAME.label, KeyScope::App, |screen| {
            Some(Command::App(AppCommand::NewGame(screen.model.game)))
        })
        .keys(app_keys::NEW_GAME.keys)
        .menu(0, 4, |_| Some("menu-new-game")),
        CommandSpec::new(CommandId::Lessons, "menu-lessons", KeyScope::Free, |screen| {
            screen.model.is_lesson().then_some(Command::App(AppCommand::Lessons(screen.model.game)))
        })
        .menu(0, 5, |_| Some("menu-lessons")),
        CommandSpec::new(CommandId::SetUpPosition, "book-set-up", KeyScope::Free, |screen| set_up(screen.model)).menu(
            0,
            6,
            |_| Some("book-set-up"),
        ),
        CommandSpec::new(CommandId::OpenRecord, app_keys::OPEN.label, KeyScope::App, |_| {
            Some(Command::App(AppCommand::ChooseFile))
        })
        .keys(app_keys::OPEN.keys)
        .menu(0, 8, |_| Some("menu-open-record")),
        CommandSpec::new(CommandId::LookBack, "menu-look-back", KeyScope::Free, |screen| {
            let model = screen.model;
            let can_look = !model.is_guided() && model.ply > model.review.earliest;
            can_look.then(|| TableCommand::Review(Some(model.ply.saturating_sub(1))).into())
        })
        .menu(0, 9, |_| Some("menu-look-back")),
        CommandSpec::new(CommandId::CopyResult, "menu-copy-result", KeyScope::Free, |screen| {
            has_result(screen.model).then_some(Command::ShareResult(Sharing::Copy))
        })
        .menu(1, 0, |model| has_result(model).then_some("menu-copy-result")),
        CommandSpec::new(CommandId::SaveResult, "menu-save-result", KeyScope::Free, |screen| {
            has_result(screen.model).then_some(Command::ShareResult(Sharing::Save))
        })
        .menu(1, 1, |model| has_result(model).then_some("menu-save-result")),
        CommandSpec::new(CommandId::CopyPicture, "menu-copy-picture", KeyScope::Free, |_| Some(Command::CopyPicture))
            .menu(1, 2, |model| shows_position(model).then_some("menu-copy-picture")),
        CommandSpec::new(CommandId::SavePicture, "menu-save-picture", KeyScope::Free, |_| Some(Command::SavePicture))
            .menu(1, 3, |model| shows_position(model).then_some("menu-save-picture")),
        CommandSpec::new(CommandId::CopyRecord, "menu-copy-record", KeyScope::Free, |screen| {
            (!screen.model.is_guided()).then_some(Command::CopyRecord)
        })
        .menu(1, 4, |_| Some("menu-copy-record")),
        CommandSpec::new(CommandId::Present, "menu-present", KeyScope::Free, |_| Some(Command::Present)).menu(
            2,
            1,
            |_| Some("menu-present"),
        ),
        CommandSpec::new(CommandId::FullScreen, app_keys::FULL_SCREEN.label, KeyScope::App, |_| {
            Some(Command::App(AppCommand::FullScreen))
        })
        .keys(app_keys::FULL_SCREEN.keys)
        .menu(2, 2, |_| Some("keys-full-screen")),
        CommandSpec::new(CommandId::About, "menu-about", KeyScope::Free, |screen| {
            Some(Command::App(AppCommand::About(screen.model.game)))
        })
        .menu(2, 3, |_| Some("menu-about")),
        CommandSpec::new(CommandId::Settings, "menu-settings", KeyScope::Free, |_| {
            Some(Command::App(AppCommand::Settings))
        })
        .menu(2, 4, |_| Some("menu-settings")),
        CommandSpec::new(CommandId::Keys, app_keys::SHEET_OF_KEYS.label, KeyScope::App, |_| {
            Some(Command::App(AppCommand::Keys))
        })
        .keys(app_keys::SHEET_OF_KEYS.keys)
        .menu(2, 5, |_| Some("menu-keys")),
    ];

impl CommandSpec {
    const fn new(
        id: CommandId,
        label: &'static str,
        scope: KeyScope,
        command: fn(&ScreenState<'_>) -> Option<Command>,
    ) -> Self {
        CommandSpec { id, label, keys: &[], scope, command, menu: None }
    }

    const fn keys(self, keys: &'static [KeyboardShortcut]) -> Self {
        CommandSpec { keys, ..self }
    }

    const fn menu(self, section: u8, place: u8, label: fn(&TableModel) -> Option<&'static str>) -> Self {
        CommandSpec { menu: Some(MenuEntry { place: (section, place), label }), ..self }
    }
}

/// Whether a hint can be asked for now.
fn can_hint(model: &TableModel) -> bool {
    matches!(model.hint.allowed, Some(Ok(())))
}

/// Whether the game is over and has a result to be shared.
fn has_result(model: &TableModel) -> bool {
    model.outcome.is_some() && !model.is_guided()
}

/// Whether the board shows a position of its own: at the end the picture of the result has the board, too.
fn shows_position(model: &TableModel) -> bool {
    !has_result(model) || model.review.ply.is_some()
}

/// The command that sets up the position of a lesson as a table of its own.
fn set_up(model: &TableModel) -> Option<Command> {
    let coaching = model.coach.as_ref()?;
    let (game, chapter, ply) = (model.game, coaching.name.clone(), coaching.ply?);
    Some(Command::App(AppCommand::SetUpPosition { game, chapter, ply }))
}

/// The command for the answer of this index to a lesson's question.
fn answer(model: &TableModel, index: usize) -> Option<Command> {
    match &model.coach.as_ref()?.prompt {
        Prompt::Answer(answers) if index < answers.len() => {
            Some(TableCommand::Lesson(LessonCommand::Answer(index)).into())
        }
        _ => None,
    }
}

/// The command of the hint keys: in a lesson that asks for a move they show that move, and then one of them plays it; in a puzzle
/// one of them says the idea.
fn guided_hint(model: &TableModel, hint: TableCommand) -> Option<Command> {
    if model.puzzle.is_some() {
        return (hint == TableCommand::Hint).then(|| PuzzleCommand::Hint.into());
    }
    let shows = model.coach.as_ref().is_some_and(|coach| coach.prompt == Prompt::Act { can_show: true });
    let asks = model.coach.as_ref().is_some_and(|coach| matches!(coach.prompt, Prompt::Answer(_)));
    let plays = hint == TableCommand::PlayHint && model.hint.is_found;
    let command = if shows && !plays { TableCommand::Lesson(LessonCommand::ShowSolution) } else { hint };
    (!asks).then(|| command.into())
}

/// The command that moves the review to another position; `None` outside a review.
fn look_at(model: &TableModel, to: fn(usize) -> usize) -> Option<Command> {
    model.review.ply.map(|at| TableCommand::Review(Some(to(at).min(model.review.last))).into())
}

/// Whether a finished game is looked at again.
fn is_watching(model: &TableModel) -> bool {
    model.review.ply.is_some() && model.outcome.is_some()
}

/// The command that moves the review to another moment worth a look.
fn look_at_moment(model: &TableModel, to: fn(&StoryModel, usize) -> Option<usize>) -> Option<Command> {
    let moment = to(model.story.as_deref()?, model.review.ply?)?;
    Some(TableCommand::Review(Some(moment)).into())
}
