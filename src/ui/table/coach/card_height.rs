//! How high the coach's card must be for every text of its chapter, so that it keeps its height between steps.

use egui::{RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use crate::paint::theme::Theme;
use crate::ui::table::model::{Coaching, StepText};
use crate::ui::table::session::FrameContext;

/// Height of the highest content of the chapter's cards, in points: title, text, answers and reply.
pub fn highest(ui: &Ui, frame: &FrameContext<'_>, coaching: &Coaching) -> f32 {
    let measure = Measure { ui, frame, width: ui.available_width() - 2.0 * frame.theme.size.padding };
    let last = coaching.step_texts.len().saturating_sub(1);
    let texts = coaching.step_texts.iter().enumerate();
    let mouse = |index| if index == last { frame.theme.size.chapter_end.place } else { 0.0 };
    let heights = texts.map(|(index, step)| measure.step(step) + mouse(index));
    measure.head(coaching) + heights.fold(0.0, f32::max)
}

/// Lays out texts for a card.
struct Measure<'a> {
    ui: &'a Ui,
    frame: &'a FrameContext<'a>,
    /// Width of the card's content.
    width: f32,
}

impl Measure<'_> {
    /// Height of the title with its rules, which stand beside two buttons.
    fn head(&self, coaching: &Coaching) -> f32 {
        let size = &self.frame.theme.size;
        let title = self.frame.theme.soft(self.frame.text.get(&coaching.title_key) + " · 00 / 00");
        let title = self.text(title, self.width - 2.0 * (size.button + size.grid));
        (title + self.gap() + self.line()).max(size.button) + self.gap()
    }

    /// Height of a step's text with its answers and its longest reply.
    fn step(&self, step: &StepText) -> f32 {
        let word = |key: &String| Theme::strong(self.frame.text.get(key));
        let beside_icon = self.width - self.frame.theme.size.icon - self.ui.spacing().item_spacing.x;
        let replies = step.replies.iter().map(|key| self.text(word(key), beside_icon) + self.gap());
        self.text(word(&step.text_key), self.width) + self.gap() + self.answers(step) + replies.fold(0.0, f32::max)
    }

    /// Height of the rows of answer buttons.
    fn answers(&self, step: &StepText) -> f32 {
        let size = &self.frame.theme.size;
        let (mut rows, mut left) = (0, 0.0);
        for answer in &step.answers {
            let galley = WidgetText::from(Theme::strong(self.frame.text.get(answer))).into_galley(
                self.ui,
                Some(TextWrapMode::Extend),
                f32::INFINITY,
                TextStyle::Button,
            );
            let width = galley.size().x + 2.0 * size.padding;
            if width > left {
                rows += 1;
                left = self.width;
            }
            left -= width + self.ui.spacing().item_spacing.x;
        }
        rows as f32 * (size.button + self.gap())
    }

    fn text(&self, words: RichText, width: f32) -> f32 {
        WidgetText::from(words).into_galley(self.ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
    }

    fn line(&self) -> f32 {
        self.ui.text_style_height(&TextStyle::Body)
    }

    /// The space between two parts of the card.
    fn gap(&self) -> f32 {
        self.frame.theme.size.grid * 0.5
    }
}
