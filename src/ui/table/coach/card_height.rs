//! How high the coach's card must be for every text of its chapter, so that it keeps its height between steps.

use egui::{RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use super::{coach_width, place};
use crate::engine::RuleId;
use crate::paint::theme::Theme;
use crate::paint::widgets::PushButton;
use crate::ui::table::model::{Coaching, StepText};
use crate::ui::table::session::FrameContext;

/// Height of the highest content of the chapter's cards, in points: title, text, reply, answers and buttons.
pub fn highest(ui: &Ui, frame: &FrameContext<'_>, coaching: &Coaching, tight: bool) -> f32 {
    let measure = Measure { ui, frame, tight, width: ui.available_width() - 2.0 * frame.theme.size.padding };
    let last = coaching.step_texts.len().saturating_sub(1);
    let texts = coaching.step_texts.iter().enumerate();
    let mouse = |index| if index == last { frame.theme.size.chapter_end.place } else { 0.0 };
    let heights = texts.map(|(index, step)| measure.head(coaching, &step.rules) + measure.step(step) + mouse(index));
    let buttons = if tight { frame.theme.size.button } else { frame.theme.size.primary };
    heights.fold(0.0, f32::max) + measure.gap() + buttons
}

/// Lays out texts for a card.
struct Measure<'a> {
    ui: &'a Ui,
    frame: &'a FrameContext<'a>,
    /// Whether buttons are low and narrow.
    tight: bool,
    /// Width of the card's content.
    width: f32,
}

impl Measure<'_> {
    /// Height of the title, as of the last step, and of a row of rules below it, left of two buttons.
    fn head(&self, coaching: &Coaching, rules: &[RuleId]) -> f32 {
        let theme = self.frame.theme;
        let width = self.width - coach_width(theme) - 2.0 * (theme.size.button + theme.size.grid);
        let last = coaching.steps.saturating_sub(1);
        let title = self.text(theme.soft(place(self.frame, coaching, last)), width);
        let rules = rules.first().map_or(0.0, |rule| self.gap() + self.text(theme.soft(*rule), width));
        (title + rules).max(theme.size.button).max(theme.size.mouse.coach) + self.gap()
    }

    /// Height of a step's text with its answers, or of what is said before, with the longest reply.
    fn step(&self, step: &StepText) -> f32 {
        let word = |key: &String| Theme::strong(self.frame.text.get(key));
        let icon = self.frame.theme.size.icon;
        let beside_icon = self.width - icon - self.ui.spacing().item_spacing.x;
        let replies = step.replies.iter().map(|key| self.text(word(key), beside_icon).max(icon) + self.gap());
        let text = self.text(word(&step.text_key), self.width) + self.gap() + self.answers(step);
        let announcement = step.announcement_key.iter().map(|key| self.text(word(key), self.width) + self.gap());
        announcement.fold(text, f32::max) + replies.fold(0.0, f32::max)
    }

    /// Height of the rows of answer buttons.
    fn answers(&self, step: &StepText) -> f32 {
        let size = &self.frame.theme.size;
        let (mut rows, mut left) = (0, 0.0);
        for answer in &step.answers {
            let button = self.frame.text.get(answer);
            let width = PushButton::plain(self.frame.theme, &button).tight(self.tight).width(self.ui);
            if width > left {
                rows += 1;
                left = self.width;
            }
            left -= width + self.ui.spacing().item_spacing.x;
        }
        rows as f32 * (if self.tight { size.target } else { size.button } + self.gap())
    }

    fn text(&self, words: RichText, width: f32) -> f32 {
        WidgetText::from(words).into_galley(self.ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
    }

    /// The space between two parts of the card.
    fn gap(&self) -> f32 {
        self.frame.theme.size.grid * 0.5
    }
}
