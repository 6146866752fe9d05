//! The foot line: the status or message in one sentence, and the buttons.

mod buttons;
mod end_notice;

use std::sync::Arc;

use egui::{Align, Galley, Id, Layout, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, vec2};

pub use self::buttons::is_button;
use self::buttons::{Density, GameButtons};
use super::commands::{Command, CommandId};
use super::end;
use super::model::TableModel;
use super::review;
use super::session::{FrameContext, TableCommand};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::key_help::with_shortcut;
use crate::paint::marks::mark_ui;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{card, icon_button, link, rows_of_text, speak};
use crate::ui::app_keys;
use crate::ui::screen_layout::request_relayout;

/// Most lines of the sentence; the full text is in its tooltip.
const MAX_LINES: usize = 2;

/// Most lines of a message where buttons take much of the line: smaller text, so that as much is said.
const MAX_SMALL_LINES: usize = 3;

/// Most lines of what is said of a game that is looked at again, where buttons take much of the line: it is read slowly, and to its end.
const MAX_REVIEW_LINES: usize = 4;

/// The sizes in which what is said of such a game is tried if it would be cut, as shares of that of small text.
const SMALLER: [f32; 3] = [1.0, 0.85, 0.7];

/// Rectangle name and id of the link to the rule of a refusal.
const REFUSAL_RULE: &str = "refused by";

/// The foot line. During a game and a review its height depends only on the window and the text size, so that nothing
/// above it moves; at the end it keeps the greatest height that its buttons have needed.
#[derive(Debug, Default)]
pub struct Foot {
    /// Window size and text scale that the layouts were measured for.
    measured_for: (egui::Vec2, f32),
    /// What buttons leave out, because a row of them was too long in this window.
    density: Density,
    /// Whether the buttons of a review leave words out, because they or what was said beside them did not fit in this window.
    is_review_dense: bool,
    /// Whether the way back from a review leads to the story.
    returns_to_story: bool,
    /// Height of the contents at the end of a game, in points.
    end_height: f32,
    game: GameButtons,
}

/// What the foot line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FootContents {
    /// The game, or a position that is reviewed.
    Game,
    /// The count at the end, during which there are no buttons.
    Count,
    /// The end.
    End,
}

/// How the foot line is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
enum FootMode {
    Game,
    Review,
    End,
}

/// The size of messages.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MessageStyle {
    is_small: bool,
    max_lines: usize,
}

/// The size of the status.
const STATUS_STYLE: MessageStyle = MessageStyle { is_small: false, max_lines: MAX_LINES };

/// The parts of a foot line.
struct FootLayout {
    sentence: Rect,
    buttons: Rect,
    messages: MessageStyle,
    /// Height of the contents.
    height: f32,
}

impl FootLayout {
    /// Lays out a line: the buttons beside two lines of text, or three lines of smaller text where there is less room, four in a
    /// review; below the text only in a window that is narrow for its text size.
    fn new(ui: &Ui, theme: &Theme, line: Rect, mode: FootMode) -> Self {
        let scale = text_scale(ui, theme);
        let row = theme.size.primary * scale.max(1.0);
        let lines = ui.text_style_height(&TextStyle::Body) * MAX_LINES as f32;
        let small = ui.text_style_height(&TextStyle::Small);
        let gap = theme.size.grid * 0.5;
        let width = ui.ctx().content_rect().width() / scale;
        let is_stacked = width < theme.size.breakpoint.foot;
        let is_review = mode == FootMode::Review;
        let is_small = width < theme.size.breakpoint.foot_messages && (!is_stacked || is_review);
        let max_lines = match (is_small, is_review && !is_stacked) {
            (true, true) => MAX_REVIEW_LINES,
            (true, false) => MAX_SMALL_LINES,
            (false, _) => MAX_LINES,
        };
        let messages = MessageStyle { is_small, max_lines };
        let small_lines = if is_small { small * max_lines as f32 } else { 0.0 };
        let (sentence, buttons, height) = match (mode, is_stacked) {
            // The title of the end shows the result.
            (FootMode::End, _) => (line.with_max_y(line.top()), line, row),
            (_, true) => {
                let lines = lines.max(small_lines);
                // A review has a bar above this line, too.
                let row = if is_review { theme.size.primary * scale.clamp(1.0, 1.5) } else { row };
                let height = lines + gap + row;
                let line = line.with_max_y(line.top() + height);
                let sentence = line.with_max_y(line.top() + lines);
                (sentence, line.with_min_y(sentence.bottom() + gap), height)
            }
            (_, false) => {
                let height = row.max(lines).max(small_lines);
                let line = line.with_max_y(line.top() + height);
                (line, line, height)
            }
        };
        FootLayout { sentence, buttons, messages, height }
    }
}

impl Foot {
    /// Paints the foot line; `presenting`: presentation mode is on; `returns_to_story`: from a review one comes back to the story.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        contents: FootContents,
        (presenting, returns_to_story): (bool, bool),
    ) -> Vec<Command> {
        let measured_for = (ui.ctx().content_rect().size(), text_scale(ui, frame.theme));
        if self.measured_for != measured_for {
            *self = Foot { measured_for, ..Foot::default() };
        }
        self.returns_to_story = returns_to_story;
        let mode = match model.review.ply {
            Some(_) => FootMode::Review,
            None if contents == FootContents::Game => FootMode::Game,
            None => FootMode::End,
        };
        let mut commands = Vec::new();
        let margin = egui::Margin::symmetric(frame.theme.size.padding as i8, 8);
        let shown = card(frame.theme).inner_margin(margin).show(ui, |ui| {
            let full_line = ui.available_rect_before_wrap();
            let exit = if presenting { exit_button_width(ui, frame.theme) } else { 0.0 };
            let line = full_line.with_min_x(full_line.left() + exit);
            let layout = FootLayout::new(ui, frame.theme, line, mode);
            let height = if mode == FootMode::End { layout.height.max(self.end_height) } else { layout.height };
            let (full_line, _) = ui.allocate_exact_size(vec2(full_line.width(), height), Sense::hover());
            if contents == FootContents::Count {
                counting_ui(ui, full_line, frame);
            } else {
                self.contents_ui(ui, &layout, model, frame, mode, &mut commands);
            }
            if presenting && exit_button_ui(ui, full_line, frame) {
                commands.push(Command::StopPresenting);
            }
        });
        frame.rects.put("foot", shown.response.rect);
        commands
    }

    /// The buttons at the right, and the sentence in the room that they leave.
    fn contents_ui(
        &mut self,
        ui: &mut Ui,
        layout: &FootLayout,
        model: &TableModel,
        frame: &FrameContext<'_>,
        mode: FootMode,
        commands: &mut Vec<Command>,
    ) {
        let place = layout.buttons;
        let direction = match mode {
            FootMode::End => Layout::right_to_left(Align::Min).with_main_wrap(true),
            FootMode::Game | FootMode::Review => Layout::right_to_left(Align::Center),
        };
        let mut row = ui.new_child(UiBuilder::new().id_salt(mode).max_rect(place).layout(direction));
        mode_buttons_ui(&mut row, model, frame, (mode, self), commands);
        let buttons = row.min_rect();
        let is_beside = layout.sentence.intersects(place);
        let room = match is_beside {
            true => layout.sentence.with_max_x((buttons.left() - frame.theme.size.padding).max(layout.sentence.left())),
            false => layout.sentence,
        };
        let least = if is_beside { min_sentence_width(ui, frame.theme) } else { 0.0 };
        if mode == FootMode::End {
            let needed = buttons.bottom() - place.top();
            if needed > self.end_height + 0.5 {
                self.end_height = needed;
                request_relayout(ui.ctx(), "the foot line needs more rows");
            }
        }
        if mode == FootMode::End && is_beside && room.width() < min_sentence_width(ui, frame.theme) {
            if let Some(notice) = notice_shown(model, frame) {
                end_notice::ui(ui, place, &frame.text.say(notice, &model.names), frame);
            }
            return;
        }
        let left = UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center));
        let fits = sentence(&mut ui.new_child(left), model, frame, (mode, layout.messages), commands);
        let needs_room = is_beside && !fits || buttons.width() > place.width() + 0.5;
        if mode == FootMode::Review && needs_room && !self.is_review_dense {
            self.is_review_dense = true;
            request_relayout(ui.ctx(), "the foot line of a review needs more room");
        }
        // A hint is too long to be guessed from its beginning.
        let is_hint_cut = is_beside && model.hint.sentence.is_some() && !fits;
        if let Some(denser) = self.density.denser()
            && mode != FootMode::End
            && (is_hint_cut || buttons.width() > place.width() - least)
        {
            self.density = denser;
            request_relayout(ui.ctx(), "the foot line needs more room beside its buttons");
        }
    }
}

/// What is said while seats are counted.
fn counting_ui(ui: &mut Ui, line: Rect, frame: &FrameContext<'_>) {
    let place = UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(place, |ui| ui.add(egui::Label::new(frame.theme.soft(frame.text.get("end-counting"))).truncate()));
}

/// The notice that is due: one of the table, or else one of the app.
fn notice_shown<'a>(model: &'a TableModel, frame: &FrameContext<'a>) -> Option<&'a Phrase> {
    model.foot.notice.as_ref().or(frame.notice)
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
    // Beside the first line of text where the buttons stand below it.
    let height = if line.height() > 1.5 * row { row } else { line.height() };
    let place = line.with_max_y(line.top() + height);
    let layout = Layout::left_to_right(Align::Center);
    let name = with_shortcut(frame.text, "present-leave", &CommandId::StopPresenting.shortcut());
    let button = |ui: &mut Ui| icon_button(ui, frame.theme, Icon::Shrink, &name);
    let response = ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), button).inner;
    // Framed, because it is the only way out that can be seen.
    let line = Stroke::new(frame.theme.size.control.outline, frame.theme.control_line());
    ui.painter().rect_stroke(response.rect, frame.theme.size.radius, line, StrokeKind::Inside);
    frame.rects.put("leave presenting", response.rect);
    response.clicked()
}

fn mode_buttons_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (mode, foot): (FootMode, &mut Foot),
    commands: &mut Vec<Command>,
) {
    if mode != FootMode::Game && model.foot.pointed.is_some() {
        commands.push(TableCommand::PointButton(None).into());
    }
    match (mode, model.review.ply) {
        (FootMode::Review, Some(at)) => {
            let back = match (&model.outcome, foot.returns_to_story) {
                (None, _) => "review-to-game",
                (Some(_), false) => "review-to-end",
                (Some(_), true) => "try-back",
            };
            let keep_free = &mut |name, place| foot.game.keep_free(name, place);
            review::buttons(ui, model, frame, (at, back, foot.is_review_dense, keep_free), commands);
        }
        (FootMode::End, _) => end::buttons(ui, model, frame, commands),
        _ => foot.game.ui(ui, model, frame, foot.density, commands),
    }
}

/// Icon and sentence: a refusal, notice or hint, else the status with what the primary button will bring. Returns whether it is
/// shown whole.
fn sentence(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (mode, style): (FootMode, MessageStyle),
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
        return live_sentence(ui, RichText::new(&text).color(theme.bad), &text, style);
    }
    if let Some(notice) = notice_shown(model, frame) {
        icon_ui(ui, Icon::Info, theme.size.icon, theme.ink_soft);
        let text = frame.text.say(notice, &model.names);
        return live_sentence(ui, RichText::new(&text), &text, style);
    }
    if let Some(hint) = &model.hint.sentence {
        icon_ui(ui, Icon::Info, theme.size.icon, theme.focus);
        let text = frame.text.say(hint, &model.names);
        return live_sentence(ui, Theme::strong(&text), &text, style);
    }
    if model.review.ply.is_some() {
        icon_ui(ui, Icon::Eye, theme.size.icon, theme.ink_soft);
        let text = review::words(model, frame);
        let galley = review_lines(ui, &text, style);
        return live_galley(ui, galley, &text);
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
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let rows = text_rows(ui, &text);
        // What a button would do is no news while what it did is being shown.
        let has_room = rows == 1 && !model.foot.is_used;
        let detail = model.foot.buttons.iter().rev().find_map(|button| button.detail.as_ref()).filter(|_| has_room);
        let line = ui.text_style_height(&TextStyle::Body);
        let needed = rows as f32 * line + if detail.is_some() { ui.text_style_height(&TextStyle::Small) } else { 0.0 };
        ui.add_space(((ui.available_height() - needed) * 0.5).max(0.0));
        let is_whole = live_sentence(ui, Theme::strong(&text), &text, STATUS_STYLE);
        if let Some(detail) = detail {
            let words = theme.soft(frame.text.say(detail, &model.names)).text_style(TextStyle::Small);
            ui.add(egui::Label::new(words).truncate());
        }
        is_whole
    })
    .inner
}

/// A sentence that a screen reader speaks when it changes; the tooltip has all of it. Returns whether it is shown whole.
fn live_sentence(ui: &mut Ui, words: RichText, text: &str, style: MessageStyle) -> bool {
    let galley = layout_lines(ui, words, style);
    live_galley(ui, galley, text)
}

/// As [`live_sentence`], with words that are laid out already.
fn live_galley(ui: &mut Ui, galley: Arc<Galley>, text: &str) -> bool {
    let is_whole = !galley.elided;
    let mut response = ui.add(egui::Label::new(galley).show_tooltip_when_elided(false));
    if board::allows_tooltips(ui.ctx()) {
        response = response.on_hover_text(text);
    }
    speak(ui, &response, text);
    is_whole
}

/// What is said of a game that is looked at again: in the size of messages, or the largest smaller one in which all of it fits.
fn review_lines(ui: &Ui, text: &str, style: MessageStyle) -> Arc<Galley> {
    let usual = layout_lines(ui, RichText::new(text), style);
    let small = TextStyle::Small.resolve(ui.style());
    let smaller = SMALLER.iter().map(|share| {
        let words = RichText::new(text).size(small.size * share);
        let row = ui.text_style_height(&TextStyle::Small) * share;
        rows_of_text(ui, words, (((ui.available_height() + 0.5) / row) as usize).max(1))
    });
    std::iter::once(usual.clone()).chain(smaller).find(|galley| !galley.elided).unwrap_or(usual)
}

/// How many lines a status takes.
fn text_rows(ui: &Ui, text: &str) -> usize {
    layout_lines(ui, Theme::strong(text), STATUS_STYLE).rows.len()
}

/// Lays out text in the room that is left.
fn layout_lines(ui: &Ui, words: RichText, style: MessageStyle) -> Arc<Galley> {
    let words = if style.is_small { words.size(TextStyle::Small.resolve(ui.style()).size) } else { words };
    rows_of_text(ui, words, style.max_lines)
}
