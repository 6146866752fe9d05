//! The rows of a long list, of which only the visible ones are laid out.
//!
//! Rows may differ in height. The height of a row when it was last laid out is remembered; a row that was never laid out
//! counts as high as the first one that was. Where that proves wrong above the visible rows, the page scrolls by the difference,
//! so that the visible rows stay in place.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::style::ScrollAnimation;
use egui::{Align, Id, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::request_relayout;

/// The state of the rows between frames.
#[derive(Debug, Default)]
pub struct VirtualRows {
    /// The height of each row, if known.
    heights: Vec<Option<f32>>,
    /// The height of the first row that was laid out.
    typical_height: Option<f32>,
    /// The width and text height with which the rows were measured.
    measured_with: (f32, f32),
    /// The row with the keyboard focus.
    focused: Option<usize>,
    /// The first row whose top was visible.
    top: usize,
    /// The height removed above that row since then.
    removed_above: f32,
    /// The space between two rows.
    gap: f32,
    /// The height of a row while none has been measured.
    estimate: f32,
}

impl VirtualRows {
    /// Lays out the visible ones of `count` rows, `gap` apart, and those that Tab may reach next. `row` paints a row and returns
    /// whether the row has its final height; until one has, a row counts as `estimate` high. Returns the visible rows.
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
        // In a scope, so that ids of later widgets do not depend on how many rows are laid out.
        ui.scope_builder(UiBuilder::new().scope_id(id), |ui| {
            let origin = ui.cursor().left_top();
            let width = ui.available_width();
            let visible_range = ui.clip_rect().y_range();
            let anchor = self.first_row_from(visible_range.min - origin.y, count);
            (self.gap, self.estimate) = (gap, estimate);
            self.forget_stale_heights(ui, count);
            let visible = self.visible_rows(visible_range.min - origin.y..visible_range.max - origin.y, count);
            let mut focused = None;
            let (mut number, mut top) = (0, 0.0);
            for index in self.rows_to_lay_out(&visible, count) {
                while number < index {
                    top += self.height(number) + gap;
                    number += 1;
                }
                let corner = pos2(origin.x, origin.y + top);
                let rect = Rect::from_min_size(corner, vec2(width, self.height(index)));
                let layout = Layout::top_down(Align::Min);
                let builder = UiBuilder::new().scope_id(id.with(index)).max_rect(rect).layout(layout);
                let mut child = ui.new_child(builder);
                let is_final = row(&mut child, index);
                let rect = child.min_rect();
                if is_final {
                    self.typical_height.get_or_insert(rect.height());
                    if let Some(height) = self.heights.get_mut(index) {
                        *height = Some(rect.height());
                    }
                }
                if focus_rect(ui).is_some_and(|focus_rect| rect.contains(focus_rect.center())) {
                    focused = Some(index);
                }
            }
            self.focused = focused;
            let total: f32 = (0..count).map(|index| self.height(index) + gap).sum();
            ui.allocate_space(vec2(width, (total - gap).max(0.0)));
            self.keep_in_place(ui, anchor);
            visible
        })
        .inner
    }

    /// Removes a row; those below it move up.
    pub fn remove(&mut self, index: usize) {
        let height = self.height(index) + self.gap;
        if index < self.heights.len() {
            self.heights.remove(index);
        }
        if index < self.top {
            self.top -= 1;
            self.removed_above += height;
        }
    }

    /// The height with which to paint an unread row.
    pub fn typical_height(&self, estimate: f32) -> f32 {
        self.typical_height.unwrap_or(estimate)
    }

    fn height(&self, index: usize) -> f32 {
        self.heights.get(index).copied().flatten().unwrap_or_else(|| self.typical_height(self.estimate))
    }

    /// Forgets all heights if the width or text size has changed.
    fn forget_stale_heights(&mut self, ui: &Ui, count: usize) {
        let measured_with = (ui.available_width(), ui.text_style_height(&egui::TextStyle::Body));
        if self.measured_with != measured_with {
            (self.heights, self.typical_height, self.measured_with) = (Vec::new(), None, measured_with);
        }
        self.heights.resize(count, None);
    }

    /// The first row whose top is at or below this offset in the list, and its top.
    fn first_row_from(&self, height: f32, count: usize) -> (usize, f32) {
        let mut top = 0.0;
        for index in 0..count {
            if top >= height {
                return (index, top);
            }
            top += self.height(index) + self.gap;
        }
        (count, top)
    }

    /// The rows within these offsets in the list.
    fn visible_rows(&self, visible_range: Range<f32>, count: usize) -> Range<usize> {
        let (mut first, mut top) = (count, 0.0);
        for index in 0..count {
            if top > visible_range.end {
                return first.min(index)..index;
            }
            top += self.height(index) + self.gap;
            if top > visible_range.start {
                first = first.min(index);
            }
        }
        first..count
    }

    /// The rows to lay out: visible ones, and those that Tab may reach from them, from the focused row, or from above and below the list.
    fn rows_to_lay_out(&self, visible: &Range<usize>, count: usize) -> BTreeSet<usize> {
        let around = |range: Range<usize>| range.start.saturating_sub(1)..range.end.saturating_add(1).min(count);
        let focused = self.focused.into_iter().flat_map(|index| around(index..index + 1));
        let ends = (0..count.min(1)).chain(count.saturating_sub(1)..count);
        around(visible.clone()).chain(focused).chain(ends).filter(|index| *index < count).collect()
    }

    /// Scrolls so that the top row stays where it was before the rows above it were measured.
    fn keep_in_place(&mut self, ui: &Ui, (top, previous_top): (usize, f32)) {
        let current_top: f32 = (0..top).map(|index| self.height(index) + self.gap).sum();
        let moved = current_top - previous_top - std::mem::take(&mut self.removed_above);
        self.top = top;
        if moved.abs() > 0.5 {
            ui.scroll_with_delta_animation(vec2(0.0, -moved), ScrollAnimation::none());
            request_relayout(ui.ctx(), "rows above have another height than before");
        }
    }
}

/// The rectangle of the focused widget.
fn focus_rect(ui: &Ui) -> Option<Rect> {
    let id: Id = ui.memory(|memory| memory.focused())?;
    ui.ctx().read_response(id).map(|response| response.rect)
}
