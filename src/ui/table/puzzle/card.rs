//! The card of a puzzle beside the board: the question, the verdict on an answer, and where to go from there.

use std::time::Duration;

use egui::{Rangef, Response, RichText, TextStyle, Ui, Vec2};

use super::{PuzzleModel, PuzzleStage};
use crate::bots::said_of_better;
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{PushButton, icon_button, keycap, live_label, text_row};
use crate::puzzles::{PuzzleInfo, catalogue, next_puzzle};
use crate::ui::puzzles::{difficulty_ui, stars_ui};
use crate::ui::services::AppCommand;
use crate::ui::table::commands::{Command, CommandId};
use crate::ui::table::keys;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, PuzzleCommand};
use crate::ui::table::side_card::{button_row, side_card};

/// Number of lines reserved for the title, the question and the verdict, so that the panels below stay where they are.
const RESERVED_LINES: f32 = 8.0;
/// Greatest share of the height that the card reserves for its words: in a low window the hand below has to stay in sight.
const MAX_RESERVED_SHARE: f32 = 0.3;

/// The card of a puzzle, with its state between frames.
#[derive(Debug, Default)]
pub struct PuzzleCard {
    /// Window size and text scale for which the height was kept.
    measured_for: Option<(Vec2, f32)>,
    /// The greatest height that the contents have needed, in points.
    height: f32,
    /// The time since which an answer has been awaited, in seconds; `None` if none is.
    asking_since: Option<f64>,
}

impl PuzzleCard {
    /// Paints the card.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        puzzle: &PuzzleModel,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let measured_for = Some((ui.ctx().content_rect().size(), text_scale(ui, theme)));
        if self.measured_for != measured_for {
            let line = ui.text_style_height(&TextStyle::Body) + theme.size.grid * 0.5;
            (self.measured_for, self.height) = (measured_for, RESERVED_LINES * line + theme.size.primary);
        }
        let is_asking = puzzle.stage == PuzzleStage::Asking;
        if is_asking && self.asking_since.is_none() && !keys::is_sheet_open(ui.ctx()) {
            board::focus_board(ui.ctx());
            // A key that was pressed to get on with the film was not meant for the question.
            board::note_choice(ui.ctx());
        }
        self.asking_since = is_asking.then(|| self.asking_since.unwrap_or(frame.now));
        let takes_help = self.takes_help(ui, frame);
        let mut commands = Vec::new();
        let words = |ui: &mut Ui, _: &mut Vec<Command>| words_ui(ui, model, frame, puzzle);
        let buttons = |ui: &mut Ui, commands: &mut Vec<Command>| {
            let row = |ui: &mut Ui| buttons_ui(ui, model, frame, (puzzle, takes_help), commands);
            button_row(ui, theme.size.primary, row);
        };
        let min_height = self.height.min(ui.available_height() * MAX_RESERVED_SHARE + theme.size.primary);
        let heights = Rangef::new(min_height, f32::INFINITY);
        // Each puzzle begins at the top of its words, however far those of another one were scrolled.
        let card = ui.push_id(&puzzle.name, |ui| side_card(ui, frame, heights, &mut commands, (words, buttons))).inner;
        self.height = self.height.max(card.content_height);
        frame.rects.put("puzzle card", card.rect);
        commands
    }

    /// Whether a click can ask for help: not just after the question has come. What was pressed before lay in the same place, and a second
    /// click on it must not cost a star.
    fn takes_help(&self, ui: &Ui, frame: &FrameContext<'_>) -> bool {
        let Some(since) = self.asking_since else { return false };
        let left = since + Durations::time(frame.theme.motion.question).as_secs_f64() - frame.now;
        if left > 0.0 {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}

/// What is known of the puzzle in its game's catalogue.
fn info(game: &str, puzzle: &PuzzleModel) -> Option<&'static PuzzleInfo> {
    catalogue(game).iter().find(|info| info.name == puzzle.name)
}

fn words_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, puzzle: &PuzzleModel) {
    let (theme, text) = (frame.theme, frame.text);
    let say = |phrase: &Phrase| text.say(phrase, &model.names);
    let stars = frame.settings.puzzle_progress().stars(model.game, &puzzle.name);
    if let Some(info) = info(model.game, puzzle) {
        text_row(ui, |ui| {
            let title = Phrase::new("puzzle-number").with("number", info.number);
            ui.label(theme.soft(say(&title)));
            difficulty_ui(ui, theme, text, info.difficulty);
            if stars > 0 && !matches!(puzzle.stage, PuzzleStage::Right { .. }) {
                stars_ui(ui, theme, text, stars);
            }
        });
    }
    match &puzzle.stage {
        PuzzleStage::Watching { tests_memory } => {
            let key = if *tests_memory { "puzzle-remember" } else { "puzzle-watch" };
            live_label(ui, Theme::strong(text.get(key)));
        }
        PuzzleStage::Asking => {
            live_label(ui, Theme::strong(say(&puzzle.question)));
            if let Some(hint) = &puzzle.hint {
                remark_ui(ui, Icon::Info, theme.focus, &say(hint), theme);
            }
        }
        PuzzleStage::Judging { takes_long, may_go_on } => {
            ui.label(Theme::strong(say(&puzzle.question)));
            if *takes_long {
                remark_ui(ui, Icon::Hourglass, theme.ink_soft, &text.get("puzzle-looking"), theme);
            }
            if *may_go_on {
                live_label(ui, theme.soft(text.get("puzzle-go-on")));
            }
        }
        PuzzleStage::Right { idea, is_other, ends_at_news, .. } => {
            let key = if *is_other { "puzzle-as-good" } else { "puzzle-right" };
            remark_ui(ui, Icon::Check, theme.good, &text.get(key), theme);
            if let Some(idea) = idea {
                live_label(ui, RichText::new(say(idea)));
            }
            if *ends_at_news {
                live_label(ui, theme.soft(text.get("puzzle-ends-at-news")));
            }
            stars_ui(ui, theme, text, stars);
        }
        PuzzleStage::Wrong { because, hundred, hides_news } => {
            remark_ui(ui, Icon::Close, theme.bad, &text.get("puzzle-wrong"), theme);
            // The reason tells what a better answer brings, and no more of that answer.
            let because = match because {
                Some(because) => say(&Phrase::new("puzzle-because").with("because", said_of_better(because.clone()))),
                None => text.get("puzzle-wrong-plain"),
            };
            live_label(ui, RichText::new(because));
            if *hundred > 0 {
                live_label(ui, theme.soft(text.with_count("puzzle-better-by", i64::from(*hundred))));
            }
            if *hides_news {
                live_label(ui, theme.soft(text.get("puzzle-stays-hidden")));
            }
        }
        PuzzleStage::Showing => {
            live_label(ui, Theme::strong(text.get("puzzle-showing")));
        }
        PuzzleStage::Shown { idea, ends_at_news } => {
            remark_ui(ui, Icon::Eye, theme.focus, &text.get("puzzle-shown"), theme);
            live_label(ui, RichText::new(say(idea)));
            if *ends_at_news {
                live_label(ui, theme.soft(text.get("puzzle-ends-at-news")));
            }
        }
    }
}

/// A sentence with an icon, spoken when it comes.
fn remark_ui(ui: &mut Ui, icon: Icon, colour: egui::Color32, sentence: &str, theme: &Theme) {
    ui.horizontal_top(|ui| {
        icon_ui(ui, icon, theme.size.icon, colour);
        live_label(ui, Theme::strong(sentence));
    });
}

/// The text key of a button, its icon and its command.
type ButtonParts = (&'static str, Icon, Command);

/// The button to the next puzzle, or to all of them if no other is left to be solved.
fn next(model: &TableModel, frame: &FrameContext<'_>, puzzle: &PuzzleModel) -> ButtonParts {
    match next_puzzle(model.game, frame.settings.puzzle_progress(), Some(&puzzle.name)) {
        Some(next) => ("puzzles-next", Icon::Forward, AppCommand::Puzzle(model.game, next.name.clone()).into()),
        None => ("puzzle-all", Icon::Back, AppCommand::Puzzles.into()),
    }
}

/// The one big button.
fn primary(model: &TableModel, frame: &FrameContext<'_>, puzzle: &PuzzleModel) -> Option<ButtonParts> {
    match &puzzle.stage {
        PuzzleStage::Right { .. } | PuzzleStage::Shown { .. } => Some(next(model, frame, puzzle)),
        PuzzleStage::Wrong { .. } => Some(("puzzle-try-again", Icon::Undo, PuzzleCommand::TryAgain.into())),
        PuzzleStage::Watching { .. } => Some(("puzzle-skip", Icon::Last, PuzzleCommand::SkipFilm.into())),
        PuzzleStage::Asking | PuzzleStage::Judging { .. } | PuzzleStage::Showing => None,
    }
}

/// The buttons, from right to left. Those that help do something only once they take help.
fn buttons_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (puzzle, takes_help): (&PuzzleModel, bool),
    commands: &mut Vec<Command>,
) {
    let (theme, text) = (frame.theme, frame.text);
    let mut add = |response: &Response, name: &str, command: Option<Command>| {
        frame.rects.put(name, response.rect);
        if response.clicked() {
            commands.extend(command);
        }
    };
    let help = |command: PuzzleCommand| -> Option<Command> { takes_help.then(|| command.into()) };
    // The buttons of each stage are controls of their own, which ignore a quick click.
    ui.push_id(std::mem::discriminant(&puzzle.stage), |ui| {
        if let Some((key, icon, command)) = primary(model, frame, puzzle) {
            let label = text.get(key);
            let look = match puzzle.stage {
                PuzzleStage::Watching { .. } => PushButton::plain,
                _ => PushButton::primary,
            };
            let response = ui.add(look(theme, &label).icon(icon));
            add(&response, key, Some(command));
        }
        let watch_again = |ui: &mut Ui| icon_button(ui, theme, Icon::First, &text.get("puzzle-watch-again"));
        let plain = |ui: &mut Ui, key: &str, icon: Icon| ui.add(PushButton::plain(theme, &text.get(key)).icon(icon));
        match &puzzle.stage {
            PuzzleStage::Asking => {
                // Stays where it is once it has been used, so that nothing else comes to lie under the pointer.
                let is_used = puzzle.hint.is_some();
                let label = text.get("puzzle-hint");
                let hint = PushButton::plain(theme, &label).icon(Icon::Info).used(is_used || !takes_help);
                let hint = ui.add(hint);
                if !is_used {
                    keycap(ui, theme, hint.rect, CommandId::Hint.key());
                }
                add(&hint, "puzzle-hint", help(PuzzleCommand::Hint));
                if puzzle.can_watch_again {
                    let again = watch_again(ui);
                    add(&again, "puzzle-watch-again", Some(PuzzleCommand::WatchAgain.into()));
                }
                if is_used {
                    let label = text.get("puzzle-show");
                    let show = ui.add(PushButton::plain(theme, &label).icon(Icon::Eye).used(!takes_help));
                    add(&show, "puzzle-show", help(PuzzleCommand::ShowSolution));
                }
            }
            PuzzleStage::Judging { may_go_on: true, .. } => {
                let (key, icon, command) = next(model, frame, puzzle);
                let on = plain(ui, key, icon);
                add(&on, key, Some(command));
            }
            PuzzleStage::Wrong { .. } => {
                let show = plain(ui, "puzzle-show", Icon::Eye);
                add(&show, "puzzle-show", Some(PuzzleCommand::ShowSolution.into()));
            }
            PuzzleStage::Shown { .. } if puzzle.can_watch_again => {
                let again = watch_again(ui);
                add(&again, "puzzle-watch-again", Some(PuzzleCommand::WatchAgain.into()));
            }
            PuzzleStage::Right { can_play_on: true, .. } => {
                let on = plain(ui, "puzzle-play-on", Icon::Play).on_hover_text(text.get("puzzle-play-on-tip"));
                add(&on, "puzzle-play-on", Some(Command::PlayOn));
            }
            _ => {}
        }
    });
}

/// The command of Enter and Space: the one big button, once there is a verdict.
pub fn enter_command(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) -> Option<Command> {
    let puzzle = model.puzzle.as_ref().filter(|puzzle| !matches!(puzzle.stage, PuzzleStage::Watching { .. }))?;
    let (_, _, command) = primary(model, frame, puzzle)?;
    keys::take_enter(ui).then_some(command)
}
