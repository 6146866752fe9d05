//! Where the lids lie, and beside them the path on which the cards are counted: the largest that fits, on whole pixels.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::games::kalle::square::{LidIndex, SIDE};

/// The kerb round it all, in cells.
const KERB: f32 = 0.19;
/// The width of the path, in cells, and how far it is from the lids.
const PATH: f32 = 0.56;
const PATH_GAP: f32 = 0.1;
/// The thickness of the board below it, in cells.
pub const THICK: f32 = 0.09;
/// Lids and holes reach so far from the middle of their cell, in cells.
pub const REACH: f32 = 0.425;
/// Where the guard stands, seen from the middle of its lid, in cells: beside the animal's face, not on it.
const STANDS: Vec2 = vec2(0.27, 0.2);
/// By how much it steps aside when the round is over: nothing is in the way of what was found.
const ASIDE: Vec2 = vec2(0.15, 0.08);
/// Stones on the path.
pub const STONES: usize = 8;
/// The end of the path is longer than a stone, in stones.
const GOAL: f32 = 1.35;

/// The board's place on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Corner of the first lid's cell.
    origin: Pos2,
    /// Side of a cell.
    pub cell: f32,
    /// Whether the path runs up the right side, and not along the lower one.
    pub upright: bool,
}

impl Layout {
    /// The largest board in the middle of `room`.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let lids = f32::from(SIDE) + 2.0 * KERB;
        let long = lids + PATH + PATH_GAP;
        let margin = 0.06;
        let fit = |width: f32, height: f32| (room.width() / (width + margin)).min(room.height() / (height + margin));
        let beside = fit(long, lids + THICK);
        let below = fit(lids, long + THICK);
        let upright = beside >= below;
        let cell = ((beside.max(below) * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let size = if upright { vec2(long, lids + THICK) } else { vec2(lids, long + THICK) } * cell;
        let corner = room.center() - size * 0.5 + Vec2::splat(KERB * cell);
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        Layout { origin: pos2(whole(corner.x), whole(corner.y)), cell, upright }
    }

    /// A point in cells from the corner of the first lid's cell.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The middle of a lid.
    pub fn center(&self, lid: LidIndex) -> Pos2 {
        let cell = lid.cell();
        self.at(f32::from(cell.column) + 0.5, f32::from(cell.row) + 0.5)
    }

    /// Where the guard stands on a lid, so far `aside` (0 to 1) of where it stands while the round lasts.
    pub fn beside(&self, lid: LidIndex, aside: f32) -> Pos2 {
        self.center(lid) + (STANDS + ASIDE * aside) * self.cell
    }

    /// Where the guard stands, or waits before it is put down; see `beside`.
    pub fn guard(&self, on: Option<LidIndex>, aside: f32) -> Pos2 {
        on.map_or(self.home(), |lid| self.beside(lid, aside))
    }

    /// The cell of a lid.
    pub fn rect(&self, lid: LidIndex) -> Rect {
        Rect::from_center_size(self.center(lid), Vec2::splat(self.cell))
    }

    /// How far a lid reaches from its middle.
    pub fn reach(&self) -> f32 {
        self.cell * REACH
    }

    /// All of the board but its thickness.
    pub fn slab(&self) -> Rect {
        let (near, far) = (-KERB, f32::from(SIDE) + KERB);
        let longer = far + PATH + PATH_GAP;
        let end = if self.upright { self.at(longer, far) } else { self.at(far, longer) };
        Rect::from_min_max(self.at(near, near), end)
    }

    /// The stones with the lids in them.
    pub fn square(&self) -> Rect {
        let grown = 0.03;
        let far = f32::from(SIDE) + grown;
        Rect::from_min_max(self.at(-grown, -grown), self.at(far, far))
    }

    /// The path.
    pub fn path(&self) -> Rect {
        let (near, far) = (f32::from(SIDE) + PATH_GAP, f32::from(SIDE) + PATH_GAP + PATH);
        let (start, end) = (-0.03, f32::from(SIDE) + 0.03);
        if self.upright {
            Rect::from_min_max(self.at(near, start), self.at(far, end))
        } else {
            Rect::from_min_max(self.at(start, near), self.at(end, far))
        }
    }

    /// A stone of the path, from 0.
    pub fn stone(&self, number: usize) -> Rect {
        self.along(number as f32, number as f32 + 1.0)
    }

    /// The end of the path.
    pub fn goal(&self) -> Rect {
        self.along(STONES as f32, STONES as f32 + GOAL)
    }

    /// Where the guard waits before it is put down.
    pub fn home(&self) -> Pos2 {
        self.stone(0).center()
    }

    fn along(&self, from: f32, to: f32) -> Rect {
        let path = self.path();
        let whole = STONES as f32 + GOAL;
        if self.upright {
            // It climbs: what is near its start lies below.
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
    fn the_board_fits_its_room_whatever_its_shape() {
        for size in [vec2(900.0, 420.0), vec2(420.0, 900.0), vec2(500.0, 500.0), vec2(64.0, 64.0), vec2(520.0, 452.0)] {
            for scale in [1.0, 1.5, 2.0] {
                let room = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fitting(room, scale);
                let with_thickness = layout.slab().with_max_y(layout.slab().bottom() + THICK * layout.cell);
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
    fn lids_are_large_enough_to_be_hit_in_the_least_window() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(530.0, 440.0));
        assert!(Layout::fitting(room, 1.0).reach() * 2.0 > 60.0);
    }
}
