//! The rows of a long list: only those in sight are laid out, all others are room.
//!
//! Rows may differ in height. What a row measured when it was last laid out is remembered, and one that was never laid out
//! counts as high as the first that was; where that proves wrong above what is in sight, the page is turned by the difference,
//! so that what one looks at stays where it is.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::style::ScrollAnimation;
use egui::{Align, Id, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::laid_out_anew;

/// What is remembered of the rows between frames.
#[derive(Debug, Default)]
pub struct Rows {
    /// What each row measured, as far as that is known.
    heights: Vec<Option<f32>>,
    /// What the first one measured.
    typical: Option<f32>,
    /// The width and the text height they were measured with.
    made_for: (f32, f32),
    /// The row that the keyboard's focus is in.
    focused: Option<usize>,
    /// The first row that began in sight.
    top: usize,
    /// How much went above it since then.
    gone: f32,
    /// From row to row, and the height of a row as long as none has been measured.
    gap: f32,
    estimate: f32,
}

impl Rows {
    /// Lays out those of `count` rows that are in sight, `gap` apart, and those that Tab may go to next. `row` paints one and
    /// says whether that is its own height; until one does, a row counts as `estimate` high. Returns the rows in sight.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (count, gap, estimate): (usize, f32, f32),
        mut row: impl FnMut(&mut Ui, usize) -> bool,
    ) -> Range<usize> {
        if count == 0 {
            return 0..0;
        }
        let id = ui.scope_id().with("rows");
        // In a scope, so that what follows keeps its ids however many rows are laid out.
        ui.scope_builder(UiBuilder::new().scope_id(id), |ui| {
            let origin = ui.cursor().left_top();
            let width = ui.available_width();
            let sight = ui.clip_rect().y_range();
            let anchor = self.first_from(sight.min - origin.y, count);
            (self.gap, self.estimate) = (gap, estimate);
            self.made_for(ui, count);
            let seen = self.in_sight(sight.min - origin.y..sight.max - origin.y, count);
            let mut focused = None;
            let (mut number, mut top) = (0, 0.0);
            for index in self.laid_out(&seen, count) {
                while number < index {
                    top += self.height(number) + gap;
                    number += 1;
                }
                let place = pos2(origin.x, origin.y + top);
                let place = Rect::from_min_size(place, vec2(width, self.height(index)));
                let layout = Layout::top_down(Align::Min);
                let builder = UiBuilder::new().scope_id(id.with(index)).max_rect(place).layout(layout);
                let mut child = ui.new_child(builder);
                let is_own = row(&mut child, index);
                let place = child.min_rect();
                if is_own {
                    self.typical.get_or_insert(place.height());
                    if let Some(height) = self.heights.get_mut(index) {
                        *height = Some(place.height());
                    }
                }
                if focus(ui).is_some_and(|focus| place.contains(focus.center())) {
                    focused = Some(index);
                }
            }
            self.focused = focused;
            let all: f32 = (0..count).map(|index| self.height(index) + gap).sum();
            ui.allocate_space(vec2(width, (all - gap).max(0.0)));
            self.keep_in_place(ui, anchor);
            seen
        })
        .inner
    }

    /// A row is gone; those below it move up.
    pub fn remove(&mut self, index: usize) {
        let height = self.height(index) + self.gap;
        if index < self.heights.len() {
            self.heights.remove(index);
        }
        if index < self.top {
            self.top -= 1;
            self.gone += height;
        }
    }

    /// How high an unread row is to be painted.
    pub fn typical(&self, estimate: f32) -> f32 {
        self.typical.unwrap_or(estimate)
    }

    fn height(&self, index: usize) -> f32 {
        self.heights.get(index).copied().flatten().unwrap_or_else(|| self.typical(self.estimate))
    }

    /// Forgets all heights where they may be others now.
    fn made_for(&mut self, ui: &Ui, count: usize) {
        let made_for = (ui.available_width(), ui.text_style_height(&egui::TextStyle::Body));
        if self.made_for != made_for {
            (self.heights, self.typical, self.made_for) = (Vec::new(), None, made_for);
        }
        self.heights.resize(count, None);
    }

    /// The first row that begins at or below this height in the list, and where it begins.
    fn first_from(&self, height: f32, count: usize) -> (usize, f32) {
        let mut top = 0.0;
        for index in 0..count {
            if top >= height {
                return (index, top);
            }
            top += self.height(index) + self.gap;
        }
        (count, top)
    }

    /// The rows that lie at these heights in the list.
    fn in_sight(&self, sight: Range<f32>, count: usize) -> Range<usize> {
        let (mut first, mut top) = (count, 0.0);
        for index in 0..count {
            if top > sight.end {
                return first.min(index)..index;
            }
            top += self.height(index) + self.gap;
            if top > sight.start {
                first = first.min(index);
            }
        }
        first..count
    }

    /// What is laid out: what is in sight, and whatever Tab may go to from there, from the focus, from above and from below.
    fn laid_out(&self, seen: &Range<usize>, count: usize) -> BTreeSet<usize> {
        let around = |range: Range<usize>| range.start.saturating_sub(1)..range.end.saturating_add(1).min(count);
        let focused = self.focused.into_iter().flat_map(|index| around(index..index + 1));
        let ends = (0..count.min(1)).chain(count.saturating_sub(1)..count);
        around(seen.clone()).chain(focused).chain(ends).filter(|index| *index < count).collect()
    }

    /// Turns the page so that the row at the top stays where it was before the rows above it were measured.
    fn keep_in_place(&mut self, ui: &Ui, (top, before): (usize, f32)) {
        let now: f32 = (0..top).map(|index| self.height(index) + self.gap).sum();
        let moved = now - before - std::mem::take(&mut self.gone);
        self.top = top;
        if moved.abs() > 0.5 {
            ui.scroll_with_delta_animation(vec2(0.0, -moved), ScrollAnimation::none());
            laid_out_anew(ui.ctx(), "rows above have another height than before");
        }
    }
}

/// Where what has the keyboard's focus lies.
fn focus(ui: &Ui) -> Option<Rect> {
    let id: Id = ui.memory(|memory| memory.focused())?;
    ui.ctx().read_response(id).map(|response| response.rect)
}
