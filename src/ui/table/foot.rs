//! The foot line: the status or message in one sentence, and the buttons.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, FontSelection, Galley, Id, Layout, Rect, Response, RichText, Sense, TextStyle, Ui, UiBuilder, Vec2,
    WidgetText, vec2,
};

use super::commands::{Command, CommandId};
use super::end;
use super::model::{FootButton, PointedButton, TableModel};
use super::session::{FrameContext, TableCommand};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::key_help::with_shortcut;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{PushButton, card, focus_ring, icon_button, keycap, link, speak};
use crate::ui::app_keys;
use crate::ui::screen_layout::request_relayout;

/// Most lines of the sentence; the full text is in its tooltip.
const MAX_LINES: usize = 2;

/// Rectangle name and id of the link to the rule of a refusal.
const REFUSAL_RULE: &str = "refused by";

/// The foot line. It keeps the greatest height it has needed in this window, so that nothing above it moves.
#[derive(Debug, Default)]
pub struct Foot {
    /// Window size and text scale that the layouts were measured for.
    measured_for: (egui::Vec2, f32),
    game: FootLayout,
    review: FootLayout,
    end: FootLayout,
}

/// Layout of the foot line in one mode.
#[derive(Debug, Default)]
struct FootLayout {
    /// Whether the buttons are below the sentence.
    two_lines: bool,
    /// Height of the contents, in points.
    height: f32,
}

/// What the foot line shows.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
enum FootMode {
    Game,
    Review,
    End,
}

impl Foot {
    /// Paints the foot line; `ended`: the end of the game is on the screen, `presenting`: presentation mode is on.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        ended: bool,
        presenting: bool,
    ) -> Vec<Command> {
        let measured_for = (ui.ctx().content_rect().size(), text_scale(ui, frame.theme));
        if self.measured_for != measured_for {
            *self = Foot { measured_for, ..Foot::default() };
        }
        match model.review.ply {
            Some(_) => self.review.ui(ui, model, frame, FootMode::Review, presenting),
            None if ended => self.end.ui(ui, model, frame, FootMode::End, presenting),
            None => self.game.ui(ui, model, frame, FootMode::Game, presenting),
        }
    }
}

impl FootLayout {
    fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        mode: FootMode,
        presenting: bool,
    ) -> Vec<Command> {
        self.height = self.height.max(frame.theme.size.primary * text_scale(ui, frame.theme).max(1.0));
        let mut commands = Vec::new();
        let margin = egui::Margin::symmetric(frame.theme.size.padding as i8, 8);
        let shown = card(frame.theme).inner_margin(margin).show(ui, |ui| {
            let size = vec2(ui.available_width(), self.height);
            let (mut line, _) = ui.allocate_exact_size(size, Sense::hover());
            let full_line = line;
            if presenting {
                line.min.x += exit_button_width(ui, frame.theme);
            }
            if self.two_lines {
                self.stacked(ui, line, model, frame, mode, &mut commands);
            } else {
                self.one_line_ui(ui, line, model, frame, mode, &mut commands);
            }
            if presenting && exit_button_ui(ui, full_line, frame) {
                commands.push(Command::StopPresenting);
            }
        });
        frame.rects.put("foot", shown.response.rect);
        commands
    }

    fn one_line_ui(
        &mut self,
        ui: &mut Ui,
        line: Rect,
        model: &TableModel,
        frame: &FrameContext<'_>,
        mode: FootMode,
        commands: &mut Vec<Command>,
    ) {
        let right = UiBuilder::new().id_salt(mode).max_rect(line).layout(Layout::right_to_left(Align::Center));
        let mut right = ui.new_child(right);
        mode_buttons_ui(&mut right, model, frame, mode, commands);
        let room = line.with_max_x((right.min_rect().left() - frame.theme.size.padding).max(line.left()));
        let min_width = if mode == FootMode::End { 0.0 } else { min_sentence_width(ui, frame.theme) };
        let left = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center));
        let has_room = sentence(&mut ui.new_child(left), model, frame, mode, commands);
        if !has_room || line.width() - right.min_rect().width() < min_width {
            self.two_lines = true;
            request_relayout(ui.ctx(), "the foot line needs two lines");
        }
    }

    /// The sentence above and the buttons below in as many rows as needed, where one line is too narrow.
    fn stacked(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        model: &TableModel,
        frame: &FrameContext<'_>,
        mode: FootMode,
        commands: &mut Vec<Command>,
    ) {
        let small = ui.text_style_height(&TextStyle::Small) * MAX_LINES as f32;
        let sentence_height = match mode {
            FootMode::End if frame.notice.is_none() => 0.0,
            _ => ui.text_style_height(&TextStyle::Body).max(small) + frame.theme.size.grid * 0.5,
        };
        let top = place.with_max_y(place.top() + sentence_height);
        let left = UiBuilder::new().max_rect(top).layout(Layout::left_to_right(Align::Center));
        sentence(&mut ui.new_child(left), model, frame, mode, commands);
        let below = place.with_min_y(top.bottom() + frame.theme.size.grid * 0.5);
        let layout = Layout::right_to_left(Align::Min).with_main_wrap(true);
        let mut row = ui.new_child(UiBuilder::new().id_salt(mode).max_rect(below).layout(layout));
        mode_buttons_ui(&mut row, model, frame, mode, commands);
        let needed = row.min_rect().bottom() - place.top();
        if needed > self.height + 0.5 {
            self.height = needed;
            request_relayout(ui.ctx(), "the foot line needs more rows");
        }
    }
}

/// Minimum width of the sentence beside the buttons, in points.
fn min_sentence_width(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.panel.sentence * text_scale(ui, theme)
}

/// Width of the button that leaves presentation mode, in points.
fn exit_button_width(ui: &Ui, theme: &Theme) -> f32 {
    theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5) + theme.size.grid
}

/// The button that leaves presentation mode, at the left end of the line; true if clicked.
fn exit_button_ui(ui: &mut Ui, line: Rect, frame: &FrameContext<'_>) -> bool {
    let row = frame.theme.size.primary * text_scale(ui, frame.theme).max(1.0);
    let place = line.with_max_y(line.top() + row.min(line.height()));
    let layout = Layout::left_to_right(Align::Center);
    let name = with_shortcut(frame.text, "present-leave", &CommandId::StopPresenting.shortcut());
    let button = |ui: &mut Ui| icon_button(ui, frame.theme, Icon::Shrink, &name);
    let response = ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), button).inner;
    frame.rects.put("leave presenting", response.rect);
    response.clicked()
}

fn mode_buttons_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    mode: FootMode,
    commands: &mut Vec<Command>,
) {
    if mode != FootMode::Game && model.foot.pointed.is_some() {
        commands.push(TableCommand::PointButton(None).into());
    }
    match (mode, model.review.ply) {
        (FootMode::Review, Some(at)) => review_buttons(ui, model, frame, at, commands),
        (FootMode::End, _) => end::buttons(ui, model, frame, commands),
        _ => buttons(ui, model, frame, commands),
    }
}

/// Buttons during the game, from right to left: the primary button, the others, the step of a bot.
fn buttons(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    if model.is_covered {
        let label = frame.text.get("menu-uncover");
        let uncover = PushButton::primary(frame.theme, &label).icon(Icon::Eye);
        if ui.add(uncover).on_hover_text(with_shortcut(frame.text, "key-tip", &CommandId::Cover.shortcut())).clicked() {
            commands.push(TableCommand::ToggleCover.into());
        }
    }
    if model.dice.can_correct {
        let label = frame.text.get("dice-correct");
        if ui.add(PushButton::quiet(frame.theme, &label).icon(Icon::Dice)).clicked() {
            commands.push(TableCommand::CorrectDice.into());
        }
    }
    if model.may_look.is_some() {
        let label = frame.text.get("curtain-look");
        let response = ui.add(PushButton::plain(frame.theme, &label).icon(Icon::Eye));
        frame.rects.put("look", response.rect);
        let tip = if frame.settings.curtain_by_press { "curtain-look-tip-by-press" } else { "curtain-look-tip" };
        if response.on_hover_text(frame.text.get(tip)).clicked() {
            commands.push(TableCommand::RequestLook.into());
        }
    }
    let is_curtain_down = model.is_curtain_down();
    let all = if is_curtain_down { Vec::new() } else { model.foot.buttons.clone() };
    let mut pointed = None;
    for (index, button) in all.iter().enumerate().rev() {
        let response = foot_button_ui(ui, model, frame, button);
        if response.clicked() {
            commands.push(TableCommand::PressButton(index).into());
        }
        if response.contains_pointer() || response.has_focus() {
            let was_deliberate = model.foot.pointed == Some(PointedButton { index, is_deliberate: true });
            let has_moved = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
            let is_deliberate = response.contains_pointer() && (has_moved || was_deliberate);
            pointed = Some(PointedButton { index, is_deliberate });
        }
    }
    if pointed != model.foot.pointed {
        commands.push(TableCommand::PointButton(pointed).into());
    }
    if !is_curtain_down {
        hint_button(ui, model, frame, commands);
    }
    if all.is_empty() && model.outcome.is_some() && !model.is_lesson() {
        let text = frame.text.get("end-show");
        if ui.add(PushButton::primary(frame.theme, &text)).clicked() {
            commands.push(TableCommand::Review(None).into());
        }
    }
    if let Some(allowed) = &model.bots.skip_allowed {
        let label = frame.text.get("table-skip");
        let skip = PushButton::quiet(frame.theme, &label).icon(Icon::Last);
        let response = ui.add_enabled(allowed.is_ok(), skip);
        let response = match &allowed {
            Ok(()) => response.on_hover_text(with_shortcut(frame.text, "table-skip-tip", &CommandId::Skip.shortcut())),
            Err(why) => response.on_disabled_hover_text(frame.text.say(why, &model.names)),
        };
        if response.clicked() {
            commands.push(TableCommand::SkipToPerson.into());
        }
    }
    if model.bots.is_step_waiting {
        let text = frame.text.get("table-step");
        let step = PushButton::primary(frame.theme, &text).icon(Icon::Forward);
        if ui
            .add(step)
            .on_hover_text(with_shortcut(frame.text, "table-step-tip", &CommandId::Step.shortcut()))
            .clicked()
        {
            commands.push(TableCommand::Step.into());
        }
    }
}

/// The hint button; once a hint is shown it plays the hint.
fn hint_button(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let Some(allowed) = &model.hint.allowed else { return };
    let (key, icon, command) = match (&model.hint.sentence, model.hint.is_thinking) {
        (Some(_), _) => ("table-play-for-me", Icon::Play, TableCommand::PlayHint.into()),
        (None, true) => ("table-hint-thinking", Icon::Hourglass, TableCommand::Hint.into()),
        (None, false) => ("table-hint", Icon::Info, TableCommand::Hint.into()),
    };
    let label = frame.text.get(key);
    let button = PushButton::quiet(frame.theme, &label).icon(icon);
    let response = ui.add_enabled(allowed.is_ok() && !model.hint.is_thinking, button);
    frame.rects.put("hint", response.rect);
    keycap(
        ui,
        frame.theme,
        response.rect,
        if model.hint.sentence.is_some() { CommandId::PlayHint.key() } else { CommandId::Hint.key() },
    );
    let response = match allowed {
        // A tooltip here would cover the hint.
        Ok(()) if model.hint.sentence.is_some() => response,
        Ok(()) => response.on_hover_text(with_shortcut(frame.text, "table-hint-tip", &CommandId::Hint.shortcut())),
        Err(why) => response.on_disabled_hover_text(frame.text.say(why, &model.names)),
    };
    if response.clicked() {
        commands.push(command);
    }
}

/// The name of the rectangle of a button.
fn rect_name(button: &FootButton) -> String {
    format!("button {}", button.label.key)
}

/// Whether this is the name of the rectangle of a button of the foot line.
pub fn is_button(model: &TableModel, name: &str) -> bool {
    model.foot.buttons.iter().any(|button| rect_name(button) == name)
}

fn foot_button_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, button: &FootButton) -> Response {
    let say = |phrase: &Phrase| frame.text.say(phrase, &model.names);
    let label = if button.is_armed { frame.text.get("table-press-again") } else { say(&button.label) };
    let made = if button.is_primary {
        PushButton::primary(frame.theme, &label)
    } else {
        PushButton::plain(frame.theme, &label)
    };
    let mut response = ui.add(made.icon(button.icon));
    frame.rects.put(rect_name(button), response.rect);
    if button.is_hinted {
        focus_ring(
            ui.painter(),
            response.rect.expand(frame.theme.size.control.focus_gap),
            frame.theme.size.radius,
            frame.theme,
        );
    }
    if let Some(keys) = button.command.and_then(|command| command.keys.first()) {
        keycap(ui, frame.theme, response.rect, keys.logical_key);
        if board::allows_tooltips(ui.ctx()) {
            response = response.on_hover_text(with_shortcut(frame.text, "key-tip", keys));
        }
    }
    if let Some(detail) = &button.detail {
        // The detail is written beside the button if there is room.
        let mut fits = false;
        if ui.available_width() > frame.theme.size.breakpoint.row * text_scale(ui, frame.theme) {
            ui.add_space(frame.theme.size.grid);
            let text = RichText::new(say(detail)).text_style(TextStyle::Small).color(frame.theme.ink_soft);
            let galley = layout_lines(ui, text, ui.available_width() - min_sentence_width(ui, frame.theme));
            fits = !galley.elided;
            ui.add(egui::Label::new(galley));
        }
        if !fits {
            response = response.on_hover_text(say(detail));
        }
    }
    response
}

/// Icon and sentence: a refusal, notice or hint, else the status; true if the whole text had room.
fn sentence(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    mode: FootMode,
    commands: &mut Vec<Command>,
) -> bool {
    let theme = frame.theme;
    if let Some(refusal) = &model.foot.refusal {
        icon_ui(ui, Icon::Warning, theme.size.icon, theme.bad);
        if let Some(rule) = refusal.game_rule() {
            let word = Theme::bold(rule).color(theme.bad);
            let link = link(ui, theme, Id::unique(REFUSAL_RULE), word, rule);
            frame.rects.put(REFUSAL_RULE, link.rect);
            if link.on_hover_text(with_shortcut(frame.text, "table-rule-tip", &app_keys::RULES_KEY)).clicked() {
                commands.push(Command::ReadRefusedRule(rule));
            }
        } else if !refusal.rule.is_empty() {
            ui.label(Theme::bold(refusal.rule).color(theme.bad));
        }
        let text = frame.text.say(&refusal.phrase, &model.names);
        return live_sentence(ui, RichText::new(&text).color(theme.bad), &text);
    }
    if let Some(notice) = model.foot.notice.as_ref().or(frame.notice) {
        icon_ui(ui, Icon::Info, theme.size.icon, theme.ink_soft);
        let text = frame.text.say(notice, &model.names);
        return live_sentence(ui, RichText::new(&text), &text);
    }
    if let Some(hint) = &model.hint.sentence {
        icon_ui(ui, Icon::Info, theme.size.icon, theme.focus);
        let text = frame.text.say(hint, &model.names);
        return live_sentence(ui, Theme::strong(&text), &text);
    }
    if let Some(at) = model.review.ply {
        icon_ui(ui, Icon::Eye, theme.size.icon, theme.ink_soft);
        let place = Phrase::new("review-place").with("at", at).with("all", model.ply);
        let of_event = |last: usize| model.log.lines.iter().find(|line| line.ply == last && !line.is_note);
        let event = at.checked_sub(1).and_then(of_event).map(|line| &line.phrase);
        let text = match event {
            Some(event) => format!("{} {}", frame.text.say(&place, &[]), frame.text.say(event, &model.names)),
            None => frame.text.say(&place, &[]),
        };
        return live_sentence(ui, RichText::new(&text), &text);
    }
    // The title of the end shows the result.
    if mode == FootMode::End {
        return true;
    }
    let status = &model.foot.status;
    if let Some(seat) = status.seat {
        let mark = model.players.get(seat.index()).map_or(0, |face| face.mark);
        mark_ui(ui, mark, theme.size.icon, theme);
    }
    if let Some(icon) = status.icon {
        icon_ui(ui, icon, theme.size.icon, theme.ink);
    }
    if let Some(count) = status.count {
        ui.label(Theme::heading(count.to_string()));
    }
    let text = frame.text.say(&status.phrase, &model.names);
    live_sentence(ui, Theme::strong(&text), &text)
}

/// A sentence that a screen reader speaks when it changes: one line, or two lines in small text. True if the whole text had room; the
/// tooltip has all of it.
fn live_sentence(ui: &mut Ui, words: RichText, text: &str) -> bool {
    let width = ui.available_width();
    let mut galley = layout_lines(ui, words.clone(), width);
    if galley.rows.len() > 1 || galley.elided {
        galley = layout_lines(ui, words.text_style(TextStyle::Small), width);
    }
    let fits = !galley.elided;
    let mut response = ui.add(egui::Label::new(galley));
    if board::allows_tooltips(ui.ctx()) {
        response = response.on_hover_text(text);
    }
    speak(ui, &response, text);
    fits
}

/// Lays out text in at most `MAX_LINES` lines of this width.
fn layout_lines(ui: &Ui, words: RichText, width: f32) -> Arc<Galley> {
    let job = WidgetText::from(words).into_layout_job(ui.style(), FontSelection::Default, Align::Center);
    let mut job = LayoutJob::clone(&job);
    job.wrap = TextWrapping { max_width: width, max_rows: MAX_LINES, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}

/// Buttons during a review, from right to left: back to the game, and steps through the positions.
fn review_buttons(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, at: usize, commands: &mut Vec<Command>) {
    let (first, last) = (model.review.earliest, model.ply);
    let word = |key: &str| frame.text.get(key);
    let back = if model.outcome.is_some() { word("review-to-end") } else { word("review-to-game") };
    if ui.add(PushButton::primary(frame.theme, &back)).clicked() {
        commands.push(TableCommand::Review(None).into());
    }
    if model.review.can_play_on {
        let play_on = ui.add(PushButton::plain(frame.theme, &word("review-play-on")));
        if play_on.on_hover_text(word("review-play-on-tip")).clicked() {
            commands.push(Command::PlayOn);
        }
    }
    if icon_button(ui, frame.theme, Icon::Picture, &word("menu-copy-picture")).clicked() {
        commands.push(Command::CopyPicture);
    }
    ui.spacing_mut().item_spacing = vec2(frame.theme.size.grid * 0.5, 0.0);
    let steps = [
        (Icon::Last, "review-last", CommandId::ReviewLast, last, at < last),
        (Icon::Forward, "review-next", CommandId::ReviewNext, (at + 1).min(last), at < last),
        (Icon::Back, "review-previous", CommandId::ReviewPrevious, at.saturating_sub(1), at > first),
        (Icon::First, "review-first", CommandId::ReviewFirst, first, at > first),
    ];
    for (icon, name, id, to, can) in steps {
        ui.add_enabled_ui(can, |ui| {
            if icon_button(ui, frame.theme, icon, &with_shortcut(frame.text, name, &id.shortcut())).clicked() {
                commands.push(TableCommand::Review(Some(to)).into());
            }
        });
    }
}
