//! Mice on the board: standing beside their cheese, moving, falling, and the ghost in a tower during set-up.

use egui::vec2;

use super::BoardPainter;
use crate::engine::Seat;
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::painter::beats::MOUSE_SIZE;
use crate::games::burg_appenzell::painter::highlights::{self, paint_closed};
use crate::games::burg_appenzell::painter::interaction::ChosenMouse;
use crate::games::burg_appenzell::painter::pieces::{Pose, paint_cheese, paint_mouse};
use crate::games::burg_appenzell::painter::place::Place;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::art::square;

/// The size of a mouse that shares its cell with a piece of cheese, in cells.
pub const SHARING_MOUSE_SIZE: f32 = 0.74;
/// The size of that piece of cheese, in cells.
const SHARED_CHEESE_SIZE: f32 = 0.46;

impl BoardPainter<'_> {
    pub(super) fn paint_mice(&self) {
        for cell_index in CellIndex::ALL.into_iter().filter(|cell_index| !self.falls_in_preview(*cell_index)) {
            if let Some(seat) = self.shown.mouse_at(cell_index) {
                self.paint_standing(cell_index, seat);
            }
        }
        self.paint_ghost_in_tower();
    }

    fn falls_in_preview(&self, cell_index: CellIndex) -> bool {
        self.push_preview.as_ref().is_some_and(|push_preview| push_preview.falls(cell_index))
    }

    /// A standing mouse, with the cheese under it shown beside it.
    fn paint_standing(&self, cell_index: CellIndex, seat: Seat) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let center = layout.center(cell_index);
        let previewed = self.push_preview.as_ref().and_then(|push_preview| push_preview.tile(cell_index));
        let tile = previewed.unwrap_or_else(|| self.shown.tile(cell_index));
        let cheese = tile.and_then(Tile::cheese).filter(|_| !self.shown.slides(cell_index));
        let mark = self.scene.mark(seat);
        let ready = self
            .interaction
            .is_some_and(|interaction| interaction.seat == seat && interaction.can_use_mouse_at(cell_index));
        let chosen = matches!(self.chosen, Some(ChosenMouse::Mouse(each)) if each == cell_index);
        let pointed = ready && self.pointed == Some(Place::Cell(cell_index)) && self.previewed_slot().is_none();
        let lift = if chosen || pointed { 0.06 } else { 0.0 };
        if ready && self.chosen.is_none() && self.previewed_slot().is_none() {
            highlights::paint_ready(brush, layout, theme, cell_index);
        }
        let unknown = previewed == Some(None);
        if cheese.is_none() && !unknown {
            let raised = if cell_index.ground() == Ground::Hole { 0.0 } else { -0.03 };
            let place = center + vec2(0.0, raised) * layout.cell;
            paint_mouse(brush, theme, Pose { lift, ..Pose::at(place, layout.cell * MOUSE_SIZE) }, mark);
            return;
        }
        let beside = square(center + vec2(0.2, 0.2) * layout.cell, layout.cell * SHARED_CHEESE_SIZE);
        let mouse = center + vec2(-0.1, -0.08) * layout.cell;
        paint_mouse(brush, theme, Pose { lift, ..Pose::at(mouse, layout.cell * SHARING_MOUSE_SIZE) }, mark);
        match cheese {
            Some(cheese) => paint_cheese(brush, theme, beside, cheese, 1.0),
            None => paint_closed(brush, theme, beside.shrink(layout.cell * 0.04)),
        }
    }

    /// During set-up, a ghost of the mouse in the tower that is pointed at.
    fn paint_ghost_in_tower(&self) {
        let Some(interaction) = self.interaction.filter(|interaction| interaction.is_setting_up()) else { return };
        let Some(Place::Cell(cell_index)) = self.pointed else { return };
        if self.common().free_towers().contains(cell_index) {
            let pose = Pose { opacity: 0.6, ..Pose::at(self.layout.center(cell_index), self.layout.cell * MOUSE_SIZE) };
            paint_mouse(self.brush(), self.theme(), pose, self.scene.mark(interaction.seat));
        }
    }
}
