//! The coach of a lesson: a card with what it says, what it asks, and the ways on and back.

use egui::{Response, TextStyle, Ui, Vec2};

use super::commands::{self, Command};
use super::keys;
use super::model::{Asks, Coaching, TableModel};
use super::session::{FrameContext, Guide, TableCommand};
use super::side_card::{rules_ui, side_card};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::keyboard_nav;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, keycap, live_label};
use crate::text::Language;
use crate::ui::services::AppCommand;

/// So many lines of what it says have room from the beginning.
const LINES: f32 = 3.0;

/// The share of the height beside the board that is kept for words that are not said now.
const MOST_KEPT: f32 = 0.25;

/// The coach's card, within reason as high as it has ever had to be in this chapter for a sentence: the panels do not move between one step and the
/// next. Only a question makes it higher for as long as it is asked.
#[derive(Debug, Default)]
pub struct Coach {
    /// The language, the window and the scale of letters that the height was found for.
    found_for: (Language, Vec2, f32),
    height: f32,
    /// The step that was last painted, and whether it was a question.
    step: Option<(usize, bool)>,
}

impl Coach {
    /// Whether this step has just come: not while something lies over the table.
    fn comes_to(&mut self, ui: &Ui, coaching: &Coaching) -> bool {
        let step = (coaching.step, matches!(coaching.asks, Asks::ToAnswer(_)));
        let is_new = self.step != Some(step) && !keys::is_covered(ui.ctx()) && !keys::is_busy(ui.ctx());
        if is_new {
            self.step = Some(step);
        }
        is_new
    }

    /// Paints it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        coaching: &Coaching,
    ) -> Vec<Command> {
        let theme = frame.theme;
        let scale = text_scale(ui, theme).max(1.0);
        let found_for = (frame.text.language(), ui.ctx().content_rect().size(), scale);
        if self.found_for != found_for {
            let line = ui.text_style_height(&TextStyle::Body) + theme.size.grid * 0.5;
            let lines = ui.text_style_height(&TextStyle::Small) + LINES * line;
            *self = Coach { found_for, height: lines, ..*self };
        }
        let mut commands = Vec::new();
        // With each step keys mean the board again, or the answers of a question.
        let is_new = self.comes_to(ui, coaching);
        if is_new {
            keyboard_nav::focus_board(ui.ctx());
        }
        let by_key = is_new && keyboard_nav::last_input_was_key(ui.ctx());
        let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
            words_ui(ui, model, frame, (coaching, by_key), commands);
        };
        let ways = |ui: &mut Ui, commands: &mut Vec<Command>| ways_ui(ui, model, frame, coaching, commands);
        let least = self.height.min(ui.available_height() * MOST_KEPT);
        let card = side_card(ui, frame, least, &mut commands, (words, ways));
        if !matches!(coaching.asks, Asks::ToAnswer(_)) {
            self.height = self.height.max(card.words);
        }
        frame.rects.put("coach", card.rect);
        commands
    }
}

/// Where the learner is, what is said, what is answered, what can be answered; with keys one begins at the first answer.
fn words_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (coaching, by_key): (&Coaching, bool),
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let step = Phrase::new("lesson-step").with("step", coaching.step + 1).with("steps", coaching.steps);
    let place = match coaching.asks {
        Asks::Nothing { .. } => frame.text.get(&coaching.chapter),
        _ => format!("{} · {}", frame.text.get(&coaching.chapter), frame.text.say(&step, &[])),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(theme.soft(place));
        rules_ui(ui, frame, model, &coaching.rules, commands);
    });
    // What is said to what was done stands before what is to be done next; below a question that stays open, so that its answers stay where they are.
    let stays =
        matches!(coaching.asks, Asks::ToAnswer(_)) && coaching.reply.as_ref().is_some_and(|reply| !reply.is_right);
    if !stays {
        reply_ui(ui, frame, coaching);
    }
    live_label(ui, Theme::strong(frame.text.get(&coaching.says)));
    if let Asks::ToAnswer(answers) = &coaching.asks {
        answers_ui(ui, frame, answers, by_key, commands);
    }
    if stays {
        reply_ui(ui, frame, coaching);
    }
}

/// What is said to what the learner did.
fn reply_ui(ui: &mut Ui, frame: &FrameContext<'_>, coaching: &Coaching) {
    let Some(reply) = &coaching.reply else { return };
    let theme = frame.theme;
    let (icon, colour) = if reply.is_right { (Icon::Check, theme.good) } else { (Icon::Info, theme.focus) };
    ui.horizontal_top(|ui| {
        icon_ui(ui, icon, theme.size.icon, colour);
        live_label(ui, Theme::strong(frame.text.get(&reply.text_key)));
    });
}

/// What can be answered; `by_key` gives the first of it the focus.
fn answers_ui(ui: &mut Ui, frame: &FrameContext<'_>, answers: &[String], by_key: bool, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for (number, answer) in answers.iter().enumerate() {
            let response = ui.add(PushButton::plain(frame.theme, &frame.text.get(answer)));
            frame.rects.put(format!("answer {number}"), response.rect);
            if number == 0 && by_key {
                response.request_focus();
            }
            if let Some(key) = commands::ANSWERS.get(number) {
                keycap(ui, frame.theme, response.rect, *key);
            }
            if response.clicked() {
                commands.push(TableCommand::Guide(Guide::Answer(number)).into());
            }
        }
    });
}

/// From right to left: on, what helps, back and again.
fn ways_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    coaching: &Coaching,
    commands: &mut Vec<Command>,
) {
    let word = |key: &str| frame.text.get(key);
    let mut way = |response: Response, spot: &str, command: Command| {
        frame.rects.put(spot, response.rect);
        if response.clicked() {
            commands.push(command);
        }
    };
    let theme = frame.theme;
    match &coaching.asks {
        Asks::ToRead => {
            let next = ui.add(PushButton::primary(theme, &word("lesson-next")).icon(Icon::Forward));
            way(next, "lesson next", TableCommand::Guide(Guide::Next).into());
        }
        Asks::ToAct { may_show: true } => {
            let show = ui.add(PushButton::plain(theme, &word("lesson-show")).icon(Icon::Eye));
            keycap(ui, theme, show.rect, commands::HINT);
            way(show, "lesson show", TableCommand::Guide(Guide::Show).into());
        }
        Asks::Nothing { next } => {
            let next = next.clone().map(|next| AppCommand::Learn(model.game, next));
            if let Some(next) = &next {
                let on = ui.add(PushButton::primary(theme, &word("lesson-next-chapter")).icon(Icon::Forward));
                way(on, "lesson next chapter", Command::AppCommand(next.clone()));
            }
            let made = if next.is_none() { PushButton::primary } else { PushButton::plain };
            let play = ui.add(made(theme, &word("lesson-play")).icon(Icon::Play));
            way(play, "lesson play", Command::AppCommand(AppCommand::NewGame(model.game)));
        }
        Asks::ToAct { may_show: false } | Asks::ToAnswer(_) | Asks::ToPlay | Asks::ToWatch => {}
    }
    if coaching.step > 0 || coaching.asks != Asks::ToRead {
        let again = icon_button(ui, theme, Icon::First, &word("lesson-restart"));
        way(again, "lesson restart", TableCommand::Guide(Guide::Restart).into());
        let back = icon_button(ui, theme, Icon::Back, &word("lesson-back"));
        way(back, "lesson back", TableCommand::Guide(Guide::Back).into());
    }
}

/// Enter and Space go on: to the next step where reading is all that is asked, at the end to the next chapter or to a game.
pub fn pressed(ui: &Ui, model: &TableModel) -> Option<Command> {
    let command = match &model.coach.as_ref()?.asks {
        Asks::ToRead => TableCommand::Guide(Guide::Next).into(),
        Asks::Nothing { next: Some(next) } => Command::AppCommand(AppCommand::Learn(model.game, next.clone())),
        Asks::Nothing { next: None } => Command::AppCommand(AppCommand::NewGame(model.game)),
        _ => return None,
    };
    keys::takes_enter(ui).then_some(command)
}
