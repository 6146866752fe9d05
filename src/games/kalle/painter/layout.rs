//! The layout of the board on the screen, the largest that fits, on whole pixels: lids, guard, and the path that counts cards.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::games::kalle::square::{LidIndex, SIDE};

/// Width of the kerb around the board, in cells.
const KERB_WIDTH: f32 = 0.19;
/// Width of the path, in cells.
const PATH_WIDTH: f32 = 0.56;
/// Gap between the lids and the path, in cells.
const PATH_GAP: f32 = 0.1;
/// Thickness of the board, visible below it, in cells.
pub const THICKNESS: f32 = 0.09;
/// Radius of lids and holes, in cells.
pub const LID_RADIUS: f32 = 0.425;
/// Offset of the guard from the middle of its lid, in cells, so that the guard does not cover the animal's face.
const GUARD_OFFSET: Vec2 = vec2(0.27, 0.2);
/// Offset added after a round, in cells, so that the revealed card is in full sight.
const GUARD_ASIDE: Vec2 = vec2(0.15, 0.08);
/// Number of stones on the path.
pub const STONES: usize = 8;
/// Length of the end of the path, in stones.
const GOAL_LENGTH: f32 = 1.35;

/// Position and size of the board on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The upper left corner of the first lid's cell.
    origin: Pos2,
    /// Side of a cell, in points.
    pub cell: f32,
    /// Whether the path runs up the right side of the lids; else it runs along below them.
    pub upright: bool,
}

impl Layout {
    /// The largest board that fits into `room`, centred.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let lids = f32::from(SIDE) + 2.0 * KERB_WIDTH;
        let long = lids + PATH_WIDTH + PATH_GAP;
        let margin = 0.06;
        let fit = |width: f32, height: f32| (room.width() / (width + margin)).min(room.height() / (height + margin));
        let beside = fit(long, lids + THICKNESS);
        let below = fit(lids, long + THICKNESS);
        let upright = beside >= below;
        let cell = ((beside.max(below) * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let size = if upright { vec2(long, lids + THICKNESS) } else { vec2(lids, long + THICKNESS) } * cell;
        let corner = room.center() - size * 0.5 + Vec2::splat(KERB_WIDTH * cell);
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        Layout { origin: pos2(whole(corner.x), whole(corner.y)), cell, upright }
    }

    /// The point `x` and `y` cells from the upper left corner of the first lid's cell.
    pub fn point(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The middle of a lid.
    pub fn center(&self, lid: LidIndex) -> Pos2 {
        let cell = lid.cell();
        self.point(f32::from(cell.column) + 0.5, f32::from(cell.row) + 0.5)
    }

    /// The position of the guard on a lid; `aside` (0 to 1) is how far it has stepped aside after a round.
    pub fn guard_on(&self, lid: LidIndex, aside: f32) -> Pos2 {
        self.center(lid) + (GUARD_OFFSET + GUARD_ASIDE * aside) * self.cell
    }

    /// The position of the guard, on a lid or at home before it is put down; see `guard_on`.
    pub fn guard_position(&self, on: Option<LidIndex>, aside: f32) -> Pos2 {
        on.map_or(self.guard_home(), |lid| self.guard_on(lid, aside))
    }

    /// The cell of a lid.
    pub fn rect(&self, lid: LidIndex) -> Rect {
        Rect::from_center_size(self.center(lid), Vec2::splat(self.cell))
    }

    /// Radius of a lid, in points.
    pub fn lid_radius(&self) -> f32 {
        self.cell * LID_RADIUS
    }

    /// The whole board without its thickness.
    pub fn slab(&self) -> Rect {
        let (near, far) = (-KERB_WIDTH, f32::from(SIDE) + KERB_WIDTH);
        let longer = far + PATH_WIDTH + PATH_GAP;
        let end = if self.upright { self.point(longer, far) } else { self.point(far, longer) };
        Rect::from_min_max(self.point(near, near), end)
    }

    /// The pavement that holds the lids.
    pub fn square(&self) -> Rect {
        let grown = 0.03;
        let far = f32::from(SIDE) + grown;
        Rect::from_min_max(self.point(-grown, -grown), self.point(far, far))
    }

    /// The path that counts the turned cards.
    pub fn path(&self) -> Rect {
        let (near, far) = (f32::from(SIDE) + PATH_GAP, f32::from(SIDE) + PATH_GAP + PATH_WIDTH);
        let (start, end) = (-0.03, f32::from(SIDE) + 0.03);
        if self.upright {
            Rect::from_min_max(self.point(near, start), self.point(far, end))
        } else {
            Rect::from_min_max(self.point(start, near), self.point(end, far))
        }
    }

    /// The stone of the path with this number, from 0.
    pub fn stone(&self, number: usize) -> Rect {
        self.path_section(number as f32, number as f32 + 1.0)
    }

    /// The end of the path.
    pub fn goal(&self) -> Rect {
        self.path_section(STONES as f32, STONES as f32 + GOAL_LENGTH)
    }

    /// The position of the guard before it is put down.
    pub fn guard_home(&self) -> Pos2 {
        self.stone(0).center()
    }

    /// The part of the path between two distances from its start, in stones.
    fn path_section(&self, from: f32, to: f32) -> Rect {
        let path = self.path();
        let whole = STONES as f32 + GOAL_LENGTH;
        if self.upright {
            // An upright path climbs from its start at the bottom.
            let (from, to) = (path.bottom() - path.height() * from / whole, path.bottom() - path.height() * to / whole);
            Rect::from_x_y_ranges(path.x_range(), to..=from)
        } else {
            let along = |share: f32| path.left() + path.width() * share / whole;
            Rect::from_x_y_ranges(along(from)..=along(to), path.y_range())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_fits_rooms_of_any_shape() {
        for size in [vec2(900.0, 420.0), vec2(420.0, 900.0), vec2(500.0, 500.0), vec2(64.0, 64.0), vec2(520.0, 452.0)] {
            for scale in [1.0, 1.5, 2.0] {
                let room = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fitting(room, scale);
                let with_thickness = layout.slab().with_max_y(layout.slab().bottom() + THICKNESS * layout.cell);
                assert!(room.expand(0.6).contains_rect(with_thickness), "{room} {with_thickness}");
                assert!(layout.slab().contains_rect(layout.path()) && layout.slab().contains_rect(layout.square()));
                for lid in LidIndex::ALL {
                    assert!(layout.square().contains_rect(layout.rect(lid)));
                }
                for stone in 0..STONES {
                    assert!(layout.path().expand(0.1).contains_rect(layout.stone(stone)));
                    assert!(!layout.stone(stone).intersects(layout.square()));
                }
            }
        }
    }

    #[test]
    fn lids_are_large_enough_to_click_in_the_smallest_window() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(530.0, 440.0));
        assert!(Layout::fitting(room, 1.0).lid_radius() * 2.0 > 60.0);
    }
}
