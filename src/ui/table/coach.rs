//! The coach's card in a lesson: message, answers and navigation buttons.

mod card_height;
mod chapter_end;

use egui::{Align, Layout, Rangef, Response, Sense, Ui, Vec2};

use self::chapter_end::ChapterEnd;
use super::commands::{Command, CommandId};
use super::keys;
use super::model::{Coaching, Prompt, TableModel};
use super::session::{FrameContext, LessonCommand, TableCommand};
use super::side_card::{button_row, rules_ui, side_card};
use crate::engine::Phrase;
use crate::lessons::Reply;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::mouse::{Accessory, Mood, Mouse};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, icon_button, keycap, live_label};
use crate::text::Language;
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::AppCommand;

/// Greatest share of the height for the contents of the card, and in a low window. Longer text scrolls above the answers
/// and buttons.
const MAX_SHARES: [f32; 2] = [0.62, 0.7];

/// The coach's card. It has room for the longest text of its chapter, up to a limit, so that neither its buttons nor the
/// panels below ever move; answers stand right above the buttons.
#[derive(Debug, Default)]
pub struct Coach {
    /// Chapter, language, window size and text scale that the height was measured for.
    measured_for: Option<(String, Language, Vec2, f32)>,
    height: f32,
    /// The last painted step, and whether it was a question.
    step: Option<(usize, bool)>,
    /// The last painted reply, which is scrolled into view once.
    reply: Option<(usize, Reply)>,
    end: ChapterEnd,
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
        let size = ui.ctx().content_rect().size();
        let tight = ui.available_height() < theme.size.breakpoint.coach * scale;
        let measured_for = Some((coaching.name.clone(), frame.text.language(), size, scale));
        if self.measured_for != measured_for {
            (self.measured_for, self.height) = (measured_for, card_height::highest(ui, frame, coaching, tight));
        }
        let mut commands = Vec::new();
        // Each new step moves the focus to the board, or to the answers of a question.
        let is_new = self.is_new_step(ui, coaching);
        if is_new {
            board::focus_board(ui.ctx());
        }
        let by_key = is_new && board::last_input_was_key(ui.ctx());
        let reply = coaching.reply.clone().map(|reply| (coaching.step, reply));
        let has_replied = self.reply != reply && reply.is_some();
        self.reply = reply;
        let height = self.height.min(ui.available_height() * MAX_SHARES[usize::from(tight)]);
        let end = &mut self.end;
        let words = |ui: &mut Ui, commands: &mut Vec<Command>| {
            words_ui(ui, model, frame, (coaching, is_new, has_replied), commands);
            match coaching.prompt {
                Prompt::Done { .. } => end.ui(ui, frame, (coaching.mascot, model.mark(model.front_seat))),
                _ => end.reset(),
            }
        };
        let foot = |ui: &mut Ui, commands: &mut Vec<Command>| {
            if let Prompt::Answer(answers) = &coaching.prompt {
                // The answers of each step are controls of their own, which ignore a quick click.
                ui.push_id(coaching.step, |ui| answers_ui(ui, frame, answers, (by_key, tight), commands));
            }
            let height = if tight { theme.size.button } else { theme.size.primary };
            button_row(ui, height, |ui| buttons_ui(ui, model, frame, (coaching, tight), commands));
        };
        let card = side_card(ui, frame, Rangef::point(height), &mut commands, (words, foot));
        if card.content_height > self.height + 0.5 {
            self.height = card.content_height;
            request_relayout(ui.ctx(), "a text of the coach is higher than was measured");
        }
        frame.rects.put("coach", card.rect);
        commands
    }
}

/// The chapter and a step, by its index.
fn place(frame: &FrameContext<'_>, coaching: &Coaching, step: usize) -> String {
    let step = Phrase::new("lesson-step").with("step", step + 1).with("steps", coaching.steps);
    format!("{} · {}", frame.text.get(&coaching.title_key), frame.text.say(&step, &[]))
}

/// The mark of the coach's mouse, which hardly any seat of a lesson has.
const COACH: u8 = 5;

/// Width of the coach's mouse and of the space beside it.
fn coach_width(theme: &Theme) -> f32 {
    theme.size.mouse.coach + theme.size.grid
}

/// The coach: glad about what was found and at the end of the chapter.
fn coach_ui(ui: &mut Ui, frame: &FrameContext<'_>, coaching: &Coaching) {
    let theme = frame.theme;
    let mood = match (&coaching.prompt, &coaching.reply) {
        (Prompt::Done { .. }, _) => Mood::Glad,
        (_, Some(reply)) if reply.is_right => Mood::Glad,
        (_, Some(_)) | (Prompt::Answer(_), None) => Mood::Thinking,
        _ => Mood::Calm,
    };
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme.size.mouse.coach), Sense::hover());
    let coach = Mouse::new(COACH).wearing(Some(Accessory::Glasses)).feeling(mood);
    coach.looking_at(frame.rects.find("board").map(|board| board.center())).paint(ui.painter(), rect, theme);
    frame.rects.put("coach mouse", rect);
    ui.add_space(theme.size.grid - ui.spacing().item_spacing.x);
}

/// Chapter and step, reply and message. A new step begins at its top, and what `has_replied` tells of is scrolled to.
fn words_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (coaching, is_new, has_replied): (&Coaching, bool, bool),
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let place = match coaching.prompt {
        Prompt::Done { .. } => frame.text.get(&coaching.title_key),
        _ => place(frame, coaching, coaching.step),
    };
    // Rows are as high as their text, however low.
    ui.spacing_mut().interact_size.y = 0.0;
    let head = ui.horizontal_top(|ui| {
        let width = ui.available_width() - coach_width(theme) - 2.0 * (theme.size.button + theme.size.grid);
        coach_ui(ui, frame, coaching);
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.label(theme.soft(place));
            if !coaching.rules.is_empty() {
                ui.horizontal_wrapped(|ui| rules_ui(ui, frame, model, &coaching.rules, commands));
            }
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| back_ui(ui, frame, coaching, commands));
    });
    if is_new {
        head.response.scroll_to_me(Some(Align::TOP));
    }
    // The reply goes before the next message, but below a question that stays open.
    let reply_below =
        matches!(coaching.prompt, Prompt::Answer(_)) && coaching.reply.as_ref().is_some_and(|reply| !reply.is_right);
    if !reply_below {
        reply_ui(ui, frame, coaching, has_replied);
    }
    live_label(ui, Theme::strong(frame.text.get(&coaching.text_key)));
    if reply_below {
        reply_ui(ui, frame, coaching, has_replied);
    }
}

/// The coach's reply to the learner's last action, scrolled into view when it is new.
fn reply_ui(ui: &mut Ui, frame: &FrameContext<'_>, coaching: &Coaching, is_new: bool) {
    let Some(reply) = &coaching.reply else { return };
    let theme = frame.theme;
    let (icon, colour) = if reply.is_right { (Icon::Check, theme.good) } else { (Icon::Info, theme.focus) };
    let shown = ui.horizontal_top(|ui| {
        icon_ui(ui, icon, theme.size.icon, colour);
        live_label(ui, Theme::strong(frame.text.get(&reply.text_key)));
    });
    if is_new {
        shown.response.scroll_to_me(None);
    }
}

/// The answer buttons, lower ones if `tight`; `by_key` focuses the first.
fn answers_ui(
    ui: &mut Ui,
    frame: &FrameContext<'_>,
    answers: &[String],
    (by_key, tight): (bool, bool),
    commands: &mut Vec<Command>,
) {
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        for (number, answer) in answers.iter().enumerate() {
            let response = ui.add(PushButton::plain(frame.theme, &frame.text.get(answer)).tight(tight));
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

/// Adds a button for a command, with its rectangle under this name.
fn add_button(frame: &FrameContext<'_>, commands: &mut Vec<Command>, response: Response, name: &str, command: Command) {
    frame.rects.put(name, response.rect);
    if response.clicked() {
        commands.push(command);
    }
}

/// The buttons that go back, from right to left: one step, to the beginning.
fn back_ui(ui: &mut Ui, frame: &FrameContext<'_>, coaching: &Coaching, commands: &mut Vec<Command>) {
    let can_go_back = coaching.step > 0 || coaching.prompt != Prompt::Read;
    let buttons = [
        (Icon::Back, "lesson-back", "lesson back", LessonCommand::Back),
        (Icon::First, "lesson-restart", "lesson restart", LessonCommand::Restart),
    ];
    for (icon, key, name, command) in buttons {
        let button = |ui: &mut Ui| icon_button(ui, frame.theme, icon, &frame.text.get(key));
        let response = ui.add_enabled_ui(can_go_back, button).inner;
        add_button(frame, commands, response, name, TableCommand::Lesson(command).into());
    }
}

/// The buttons that go on, from right to left: the next step or chapter at the end of the row, where it stays; beside it
/// to be shown the move, or a game.
fn buttons_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (coaching, tight): (&Coaching, bool),
    commands: &mut Vec<Command>,
) {
    let word = |key: &str| frame.text.get(key);
    let theme = frame.theme;
    if let Prompt::Done { next } = &coaching.prompt {
        let leads_on = coaching.leads_on();
        let made = |is_primary: bool| if is_primary { PushButton::primary } else { PushButton::plain };
        let (next_word, play_word) = (word("lesson-next-chapter"), word("lesson-play"));
        if let Some(next) = next.clone().map(|next| AppCommand::Learn(model.game, next)) {
            let on = ui.add(made(leads_on)(theme, &next_word).icon(Icon::Forward).tight(tight));
            add_button(frame, commands, on, "lesson next chapter", Command::App(next));
        }
        let play = ui.add(made(!leads_on)(theme, &play_word).icon(Icon::Play).tight(tight));
        add_button(frame, commands, play, "lesson play", Command::App(AppCommand::NewGame(model.game)));
        return;
    }
    let label = word("lesson-next");
    let button = PushButton::primary(theme, &label).icon(Icon::Forward).tight(tight);
    let next = ui.add_enabled(coaching.prompt == Prompt::Read, button);
    if coaching.prompt == Prompt::Read {
        add_button(frame, commands, next, "lesson next", TableCommand::Lesson(LessonCommand::Next).into());
    }
    // Its place stays free where there is nothing to show, so that the other button keeps its own where both do not fit
    // beside each other.
    let can_show = coaching.prompt == (Prompt::Act { can_show: true });
    let label = word("lesson-show");
    let show = PushButton::plain(theme, &label).icon(Icon::Eye).tight(tight);
    let show = ui.add_visible(can_show, show);
    if can_show {
        keycap(ui, theme, show.rect, CommandId::Hint.key());
        add_button(frame, commands, show, "lesson show", TableCommand::Lesson(LessonCommand::ShowSolution).into());
    }
}

/// The command of Enter and Space: the next step if there is only text to read, at the end a new game or the next chapter.
pub fn enter_command(ui: &Ui, model: &TableModel) -> Option<Command> {
    let coaching = model.coach.as_ref()?;
    let command = match &coaching.prompt {
        Prompt::Read => TableCommand::Lesson(LessonCommand::Next).into(),
        Prompt::Done { next: Some(next) } if coaching.leads_on() => {
            Command::App(AppCommand::Learn(model.game, next.clone()))
        }
        Prompt::Done { .. } => Command::App(AppCommand::NewGame(model.game)),
        _ => return None,
    };
    keys::take_enter(ui).then_some(command)
}
