//! What the last event brought, shown once its animation has ended and until the next event: the pushed line, falls, chips, and with reduced
//! motion the path of a mouse.

use egui::{Stroke, vec2};

use super::BoardPainter;
use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::CellIndex;
use crate::games::burg_appenzell::painter::highlights::{paint_arrow, paint_chip, paint_frame};
use crate::games::burg_appenzell::painter::layout::{WALL_THICKNESS, push_direction};
use crate::games::burg_appenzell::painter::{highlights, palette};
use crate::games::burg_appenzell::seen::{Fall, Gain, Seen};
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::marks::paint_mark;

impl BoardPainter<'_> {
    /// Marks the last event: the line pushed, the mice that fell, the chips taken.
    pub(super) fn paint_last_event(&self) {
        let Some((observation, progress)) = self.scene.last else { return };
        if (progress < 1.0 && !self.scene.reduced_motion) || self.previewed_slot().is_some() {
            return;
        }
        match &observation.seen {
            Seen::Pushed { slot, falls, gains, .. } => {
                self.paint_pushed(*slot);
                self.paint_fallen(falls);
                self.paint_gains(gains);
            }
            Seen::Ran { seat, from, path, gains, .. } => {
                self.paint_path_taken(*seat, CellIndex::of(*from), path);
                self.paint_gains(gains);
            }
            Seen::Entered { seat, tower, path, gains, .. } => {
                self.paint_path_taken(*seat, CellIndex::of(*tower), path);
                self.paint_gains(gains);
            }
            _ => {}
        }
    }

    /// Arrows in both gates of the line, in the direction of the push.
    fn paint_pushed(&self, slot: Slot) {
        let (layout, direction) = (self.layout, push_direction(slot));
        let cell = layout.cell;
        for end in [layout.center(slot.line()[0]) - direction * cell, layout.center(slot.exit())] {
            let gate = end + direction * cell * (0.5 - WALL_THICKNESS * 0.5);
            let tail = gate - direction * cell * 0.13;
            paint_arrow(self.brush(), self.theme(), tail, direction, cell * 0.26, cell * 0.09, 0.95);
        }
    }

    /// Frames where mice fell, with the marks of their owners.
    fn paint_fallen(&self, falls: &[Fall]) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for fall in falls {
            let Some(cell_index) = CellIndex::of(fall.at) else { continue };
            let rect = layout.rect(cell_index);
            paint_frame(brush, theme, rect.shrink(layout.cell * 0.05), layout.cell, theme.board(palette::DANGER));
            let radius = (layout.cell * 0.15).max(8.0);
            let rim = Stroke::new((radius * 0.16).max(1.25), theme.board(palette::CHALK_LINE));
            brush.circle(rect.center(), radius * 1.35, theme.board(palette::CHALK), rim);
            paint_mark(brush, rect.center(), radius, self.scene.mark(fall.seat), theme);
        }
    }

    /// The chips taken, over the mice that earned them.
    fn paint_gains(&self, gains: &[Gain]) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for gain in gains {
            let mice = self.common().player(gain.seat).mice;
            for cell_index in mice
                .iter()
                .filter(|&cell_index| self.scene.open.tiles.at(cell_index) == Some(Tile::Cheese(gain.cheese)))
            {
                let place = layout.rect(cell_index).right_top() + vec2(-0.12, 0.12) * layout.cell;
                let radius = (layout.cell * 0.24).max(12.0);
                paint_chip(brush, theme, place, radius, gain.cheese, Some(self.scene.mark(gain.seat)));
            }
        }
    }

    /// With reduced motion, the path of another player's mouse, since its motion was not shown.
    fn paint_path_taken(&self, seat: Seat, from: Option<CellIndex>, path: &[Cell]) {
        if let Some(from) = from.filter(|_| self.scene.reduced_motion && self.scene.acting_seat != Some(seat)) {
            highlights::paint_path(self.brush(), self.layout, self.theme(), self.layout.center(from), path);
        }
    }
}
