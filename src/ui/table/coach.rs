//! The coach's card in a lesson: message, answers and navigation buttons.

use egui::{Response, TextStyle, Ui, Vec2};

use super::commands::{Command, CommandId};
use super::keys;
use super::model::{Coaching, Prompt, TableModel};
use super::session::{FrameContext, LessonCommand, TableCommand};
use super::side_card::{rules_ui, side_card};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, keycap, live_label};
use crate::text::Language;
use crate::ui::services::AppCommand;

/// Number of text lines that the card has room for from the beginning.
const RESERVED_LINES: f32 = 3.0;

/// Greatest share of the height that the card reserves beyond its current text.
const MAX_RESERVED_SHARE: f32 = 0.25;

/// The coach's card. It keeps the greatest height it has needed, up to a limit, so that the panels do not move between steps; only a
/// question makes it higher temporarily.
#[derive(Debug, Default)]
pub struct Coach {
    /// Language, window size and text scale that the height was measured for.
    measured_for: (Language, Vec2, f32),
    height: f32,
    /// The last painted step, and whether it was a question.
    step: Option<(usize, bool)>,
}

impl Coach {
    /// Whether this step is new; false while something covers the table.
    fn is_new_step(&mut self, ui: &Ui, coaching: &Coaching) -> bool {
        let step = (coaching.step, matches!(coaching.prompt, Prompt::Answer(_)));
        let is_new = self.step != Some(step) && !keys::is_sheet_open(ui.ctx()) && !keys::is_busy(ui.ctx());
        if is_new {
            self.step = Some(step);
        }
        is_new
    }

    /// Paints the card.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        coaching: &Coaching,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let scale = text_scale(ui, theme).max(1.0);
        let measured_for = (frame.text.language(), ui.ctx().content_rect().size(), scale);
        if self.measured_for != measured_for {
            let line = ui.text_style_height(&TextStyle::Body) + theme.size.grid * 0.5;
            let lines = ui.text_style_height(&TextStyle::Small) + RESERVED_LINES * line;
            *self = Coach { measured_for, height: lines, ..*self };
        }
        let mut commands = Vec::new();
        // Each new step moves the focus to the board, or to the answers of a question.
        let is_new = self.is_new_step(ui, coaching);
        if is_new {
            board::focus_board(ui.ctx());
        }
        let by_key = is_new && board::last_input_was_key(ui.ctx());
        let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
            words_ui(ui, model, frame, (coaching, by_key), commands);
        };
        let buttons = |ui: &mut Ui, commands: &mut Vec<Command>| buttons_ui(ui, model, frame, coaching, commands);
        let min_height = self.height.min(ui.available_height() * MAX_RESERVED_SHARE);
        let card = side_card(ui, frame, min_height, &mut commands, (words, buttons));
        if !matches!(coaching.prompt, Prompt::Answer(_)) {
            self.height = self.height.max(card.words_height);
        }
        frame.rects.put("coach", card.rect);
        commands
    }
}

/// Chapter and step, reply, message and answers. `by_key` focuses the first answer.
fn words_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (coaching, by_key): (&Coaching, bool),
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let step = Phrase::new("lesson-step").with("step", coaching.step + 1).with("steps", coaching.steps);
    let place = match coaching.prompt {
        Prompt::Done { .. } => frame.text.get(&coaching.title_key),
        _ => format!("{} · {}", frame.text.get(&coaching.title_key), frame.text.say(&step, &[])),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(theme.soft(place));
        rules_ui(ui, frame, model, &coaching.rules, commands);
    });
    // The reply goes before the next message, but below a question that stays open, so that its answers do not move.
    let reply_below =
        matches!(coaching.prompt, Prompt::Answer(_)) && coaching.reply.as_ref().is_some_and(|reply| !reply.is_right);
    if !reply_below {
        reply_ui(ui, frame, coaching);
    }
    live_label(ui, Theme::strong(frame.text.get(&coaching.text_key)));
    if let Prompt::Answer(answers) = &coaching.prompt {
        answers_ui(ui, frame, answers, by_key, commands);
    }
    if reply_below {
        reply_ui(ui, frame, coaching);
    }
}

/// The coach's reply to the learner's last action.
fn reply_ui(ui: &mut Ui, frame: &FrameContext<'_>, coaching: &Coaching) {
    let Some(reply) = &coaching.reply else { return };
    let theme = frame.theme;
    let (icon, colour) = if reply.is_right { (Icon::Check, theme.good) } else { (Icon::Info, theme.focus) };
    ui.horizontal_top(|ui| {
        icon_ui(ui, icon, theme.size.icon, colour);
        live_label(ui, Theme::strong(frame.text.get(&reply.text_key)));
    });
}

/// The answer buttons; `by_key` focuses the first.
fn answers_ui(ui: &mut Ui, frame: &FrameContext<'_>, answers: &[String], by_key: bool, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for (number, answer) in answers.iter().enumerate() {
            let response = ui.add(PushButton::plain(frame.theme, &frame.text.get(answer)));
            frame.rects.put(format!("answer {number}"), response.rect);
            if number == 0 && by_key {
                response.request_focus();
            }
            if let Some(key) = CommandId::ANSWERS.get(number) {
                keycap(ui, frame.theme, response.rect, key.key());
            }
            if response.clicked() {
                commands.push(TableCommand::Lesson(LessonCommand::Answer(number)).into());
            }
        }
    });
}

/// Buttons from right to left: next, show, restart, back.
fn buttons_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    coaching: &Coaching,
    commands: &mut Vec<Command>,
) {
    let word = |key: &str| frame.text.get(key);
    let mut add_button = |response: Response, spot: &str, command: Command| {
        frame.rects.put(spot, response.rect);
        if response.clicked() {
            commands.push(command);
        }
    };
    let theme = frame.theme;
    match &coaching.prompt {
        Prompt::Read => {
            let next = ui.add(PushButton::primary(theme, &word("lesson-next")).icon(Icon::Forward));
            add_button(next, "lesson next", TableCommand::Lesson(LessonCommand::Next).into());
        }
        Prompt::Act { can_show: true } => {
            let show = ui.add(PushButton::plain(theme, &word("lesson-show")).icon(Icon::Eye));
            keycap(ui, theme, show.rect, CommandId::Hint.key());
            add_button(show, "lesson show", TableCommand::Lesson(LessonCommand::ShowSolution).into());
        }
        Prompt::Done { next } => {
            let next = next.clone().map(|next| AppCommand::Learn(model.game, next));
            if let Some(next) = &next {
                let on = ui.add(PushButton::primary(theme, &word("lesson-next-chapter")).icon(Icon::Forward));
                add_button(on, "lesson next chapter", Command::App(next.clone()));
            }
            let made = if next.is_none() { PushButton::primary } else { PushButton::plain };
            let play = ui.add(made(theme, &word("lesson-play")).icon(Icon::Play));
            add_button(play, "lesson play", Command::App(AppCommand::NewGame(model.game)));
        }
        Prompt::Act { can_show: false } | Prompt::Answer(_) | Prompt::Play | Prompt::Watch => {}
    }
    if coaching.step > 0 || coaching.prompt != Prompt::Read {
        let again = icon_button(ui, theme, Icon::First, &word("lesson-restart"));
        add_button(again, "lesson restart", TableCommand::Lesson(LessonCommand::Restart).into());
        let back = icon_button(ui, theme, Icon::Back, &word("lesson-back"));
        add_button(back, "lesson back", TableCommand::Lesson(LessonCommand::Back).into());
    }
}

/// The command of Enter and Space: the next step if there is only text to read, at the end the next chapter or a new game.
pub fn enter_command(ui: &Ui, model: &TableModel) -> Option<Command> {
    let command = match &model.coach.as_ref()?.prompt {
        Prompt::Read => TableCommand::Lesson(LessonCommand::Next).into(),
        Prompt::Done { next: Some(next) } => Command::App(AppCommand::Learn(model.game, next.clone())),
        Prompt::Done { next: None } => Command::App(AppCommand::NewGame(model.game)),
        _ => return None,
    };
    keys::take_enter(ui).then_some(command)
}
