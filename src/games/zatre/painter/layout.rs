//! Where the cells lie: the largest board that fits, on whole pixels.

use egui::{Pos2, Rect, Vec2, pos2};

use crate::engine::Cell;
use crate::games::zatre::board::SIDE;

/// The frame round the cells, in cells.
pub const FRAME: f32 = 0.46;

/// The board's place on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Corner of the cell in row 0, column 0 (which is off the board).
    pub origin: Pos2,
    /// Side of a cell.
    pub cell: f32,
}

impl Layout {
    /// The largest board in the middle of `room`; cells are whole pixels wide.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let side = room.size().min_elem().max(1.0);
        // A little below for the board's thickness and shadow.
        let cells = f32::from(SIDE) + 2.0 * FRAME + 0.24;
        let cell = ((side / cells * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let half = cell * f32::from(SIDE) * 0.5;
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let middle = room.center() - Vec2::splat(cell * 0.06);
        Layout { origin: pos2(whole(middle.x - half), whole(middle.y - half)), cell }
    }

    /// A point in cells from the corner.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The middle of the board.
    pub fn center(&self) -> Pos2 {
        let half = f32::from(SIDE) * 0.5;
        self.at(half, half)
    }

    /// The square of a cell.
    pub fn rect(&self, cell: Cell) -> Rect {
        let corner = self.at(f32::from(cell.column), f32::from(cell.row));
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// All of the board, frame included.
    pub fn outer(&self) -> Rect {
        let far = f32::from(SIDE) + FRAME;
        Rect::from_min_max(self.at(-FRAME, -FRAME), self.at(far, far))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_fits_its_room_and_holds_every_cell() {
        for scale in [1.0, 1.5, 2.0] {
            let room = Rect::from_min_size(pos2(13.0, 7.0), Vec2::new(900.0, 420.0));
            let layout = Layout::fitting(room, scale);
            assert!(room.contains_rect(layout.outer()));
            assert!(layout.cell >= 25.0);
            for cell in crate::games::zatre::board::cells() {
                assert!(layout.outer().contains_rect(layout.rect(cell)));
            }
        }
    }
}
