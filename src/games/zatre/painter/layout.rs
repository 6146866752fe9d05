//! The layout of the board: the largest board that fits, aligned to whole pixels.

use egui::{Pos2, Rect, Vec2, pos2};

use crate::engine::Cell;
use crate::games::zatre::board::SIDE;

/// The width of the frame around the cells, in cells.
pub const FRAME: f32 = 0.46;

/// The position and size of the board on the screen, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The upper left corner of the cell in row 0, column 0 (which is off the board).
    pub origin: Pos2,
    /// The side of a cell.
    pub cell: f32,
}

impl Layout {
    /// The largest board that fits, centred in `room`; cells are whole pixels wide.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let side = room.size().min_elem().max(1.0);
        // The last term leaves room below for the board's thickness and shadow.
        let cells = f32::from(SIDE) + 2.0 * FRAME + 0.24;
        let cell = ((side / cells * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let half = cell * f32::from(SIDE) * 0.5;
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let middle = room.center() - Vec2::splat(cell * 0.06);
        Layout { origin: pos2(whole(middle.x - half), whole(middle.y - half)), cell }
    }

    /// The screen position of a point given in cells from `origin`.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The middle of the board.
    pub fn center(&self) -> Pos2 {
        let half = f32::from(SIDE) * 0.5;
        self.at(half, half)
    }

    /// The square of a cell on the screen.
    pub fn rect(&self, cell: Cell) -> Rect {
        let corner = self.at(f32::from(cell.column), f32::from(cell.row));
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// The rectangle of the whole board, frame included.
    pub fn outer(&self) -> Rect {
        let far = f32::from(SIDE) + FRAME;
        Rect::from_min_max(self.at(-FRAME, -FRAME), self.at(far, far))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_fits_its_room_and_holds_every_cell() {
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
