//! Where cells, slots and rooms lie: the largest board that fits, on whole pixels.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::games::burg_appenzell::castle::{CellIndex, CellSet, WIDTH};
use crate::games::burg_appenzell::pushing::{Slot, Wall};
use crate::games::burg_appenzell::rooms::{Plan, Room};

/// The meadow round the castle, in cells: where the pennants stand.
pub const RING: f32 = 0.96;
/// The thickness of the castle's outer wall, in cells.
pub const WALL: f32 = 0.15;
/// The thickness of the board below it, in cells.
pub const THICK: f32 = 0.08;

/// The board's place on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Corner of the cell in row 0, column 0.
    origin: Pos2,
    /// Side of a cell.
    pub cell: f32,
}

impl Layout {
    /// The largest board in the middle of `room`; cells are whole pixels wide.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let side = room.size().min_elem().max(1.0);
        let cells = f32::from(WIDTH) + 2.0 * RING + THICK;
        let cell = ((side / cells * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let half = cell * f32::from(WIDTH) * 0.5;
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let middle = room.center() - vec2(0.0, cell * THICK * 0.5);
        Layout { origin: pos2(whole(middle.x - half), whole(middle.y - half)), cell }
    }

    /// A board whose first cell has this corner, whatever surrounds it.
    pub fn at_corner(origin: Pos2, cell: f32) -> Self {
        Layout { origin, cell }
    }

    /// A point in cells from the corner of the first cell.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The square of a cell.
    pub fn rect(&self, site: CellIndex) -> Rect {
        let cell = site.cell();
        Rect::from_min_size(self.at(f32::from(cell.column), f32::from(cell.row)), Vec2::splat(self.cell))
    }

    /// The middle of a cell.
    pub fn center(&self, site: CellIndex) -> Pos2 {
        self.rect(site).center()
    }

    /// All 49 cells.
    pub fn castle(&self) -> Rect {
        let far = f32::from(WIDTH);
        Rect::from_min_max(self.at(0.0, 0.0), self.at(far, far))
    }

    /// All of the board but its thickness.
    pub fn outer(&self) -> Rect {
        self.castle().expand(RING * self.cell)
    }

    /// The smallest rectangle with these cells in it.
    pub fn around(&self, cells: CellSet) -> Rect {
        cells.iter().map(|site| self.rect(site)).fold(Rect::NOTHING, Rect::union)
    }

    /// The place of a room.
    pub fn room(&self, plan: &Plan, room: Room) -> Rect {
        self.around(plan.cells(room))
    }

    /// The place of a slot in the meadow, beyond the wall; a tile lies in its middle before it is pushed in.
    pub fn slot(&self, slot: Slot) -> Rect {
        let away = (WALL + RING) * 0.5;
        let (near, far) = (-away, f32::from(WIDTH) + away);
        let along = f32::from(slot.number()) + 0.5;
        let center = match slot.wall() {
            Wall::North => self.at(along, near),
            Wall::South => self.at(along, far),
            Wall::West => self.at(near, along),
            Wall::East => self.at(far, along),
        };
        let (wide, deep) = (self.cell * 0.96, self.cell * (RING - WALL));
        Rect::from_center_size(center, if upright(slot) { vec2(wide, deep) } else { vec2(deep, wide) })
    }

    /// Side of a tile in the meadow.
    pub fn loose(&self) -> f32 {
        self.cell * (RING - WALL) * 0.82
    }

    /// A lower corner of the meadow, as far from the wall as from the edge.
    fn corner(&self, right: bool) -> Rect {
        let away = (WALL + RING) * 0.5;
        let far = f32::from(WIDTH) + away;
        let center = self.at(if right { far } else { -away }, far);
        Rect::from_center_size(center, Vec2::splat(self.loose()))
    }

    /// Where the spare tile rests.
    pub fn spare(&self) -> Rect {
        self.corner(true)
    }

    /// Where the actions that are left are shown.
    pub fn actions(&self) -> Rect {
        self.corner(false)
    }
}

/// Whether tiles go down or up from this slot.
pub fn upright(slot: Slot) -> bool {
    matches!(slot.wall(), Wall::North | Wall::South)
}

/// The way a tile goes from this slot, one cell long on a board of cells of length 1.
pub fn way_in(slot: Slot) -> Vec2 {
    match slot.wall() {
        Wall::North => Vec2::DOWN,
        Wall::South => Vec2::UP,
        Wall::West => Vec2::RIGHT,
        Wall::East => Vec2::LEFT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burg_appenzell::rooms::Side;

    #[test]
    fn the_board_fits_its_room_and_holds_every_place() {
        for size in [vec2(900.0, 420.0), vec2(420.0, 900.0), vec2(64.0, 64.0), vec2(1236.0, 880.0)] {
            for scale in [1.0, 1.5, 2.0] {
                let room = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fitting(room, scale);
                let outer = layout.outer();
                let with_thickness = outer.with_max_y(outer.bottom() + THICK * layout.cell);
                assert!(room.expand(1.1).contains_rect(with_thickness), "{room} {with_thickness}");
                for site in CellIndex::all() {
                    assert!(layout.castle().expand(0.01).contains_rect(layout.rect(site)));
                }
                for slot in Slot::ALL {
                    let place = layout.slot(slot);
                    assert!(outer.expand(0.01).contains_rect(place));
                    assert!(!place.intersects(layout.castle()));
                    assert!(!place.intersects(layout.spare()) && !place.intersects(layout.actions()));
                }
            }
        }
    }

    #[test]
    fn targets_are_large_enough_in_the_least_window() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(530.0, 360.0)), 1.0);
        assert!(layout.cell >= 32.0);
        assert!(Slot::ALL.into_iter().all(|slot| layout.slot(slot).size().min_elem() >= 26.0));
    }

    #[test]
    fn every_room_is_a_rectangle() {
        let layout = Layout::at_corner(Pos2::ZERO, 10.0);
        for side in [Side::A, Side::B] {
            let plan = Plan::of(side);
            for room in Room::all() {
                assert_eq!(layout.room(plan, room).area(), 100.0 * plan.cells(room).len() as f32);
            }
        }
    }
}
