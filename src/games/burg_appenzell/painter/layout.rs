//! The layout of the board: the rectangles of cells, slots and rooms on the largest board that fits, on whole pixels. No painting.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::place::Place;
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, WIDTH};
use crate::games::burg_appenzell::rooms::{Plan, Room};
use crate::games::burg_appenzell::slots::{Slot, Wall};
use crate::paint::art::square;

/// The width of the meadow around the castle, in cells.
pub const MEADOW_WIDTH: f32 = 0.96;
/// The thickness of the castle wall, in cells.
pub const WALL_THICKNESS: f32 = 0.15;
/// The visible thickness of the board below its lower edge, in cells.
pub const THICKNESS: f32 = 0.08;

/// The position and scale of the board on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The upper left corner of the cell in row 0, column 0.
    origin: Pos2,
    /// The side of a cell, in points.
    pub cell: f32,
}

impl Layout {
    /// The largest board centred in `room`; cells are a whole number of pixels wide.
    pub fn fitting(room: Rect, pixels_per_point: f32) -> Self {
        let side = room.size().min_elem().max(1.0);
        let cells = f32::from(WIDTH) + 2.0 * MEADOW_WIDTH + THICKNESS;
        let cell = ((side / cells * pixels_per_point).floor() / pixels_per_point).max(1.0);
        let half = cell * f32::from(WIDTH) * 0.5;
        let whole = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let middle = room.center() - vec2(0.0, cell * THICKNESS * 0.5);
        Layout { origin: pos2(whole(middle.x - half), whole(middle.y - half)), cell }
    }

    /// A board with the first cell at this corner, whatever surrounds it.
    pub fn at_corner(origin: Pos2, cell: f32) -> Self {
        Layout { origin, cell }
    }

    /// The point at these coordinates, in cells from the corner of the first cell.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The square of a cell.
    pub fn rect(&self, cell_index: CellIndex) -> Rect {
        let cell = cell_index.cell();
        Rect::from_min_size(self.at(f32::from(cell.column), f32::from(cell.row)), Vec2::splat(self.cell))
    }

    /// The centre of a cell.
    pub fn center(&self, cell_index: CellIndex) -> Pos2 {
        self.rect(cell_index).center()
    }

    /// The square of all 49 cells.
    pub fn castle(&self) -> Rect {
        let far = f32::from(WIDTH);
        Rect::from_min_max(self.at(0.0, 0.0), self.at(far, far))
    }

    /// The square of the board with the meadow, without its thickness.
    pub fn outer(&self) -> Rect {
        self.castle().expand(MEADOW_WIDTH * self.cell)
    }

    /// The smallest rectangle that holds these cells.
    pub fn bounding_rect(&self, cells: CellSet) -> Rect {
        cells.iter().map(|cell_index| self.rect(cell_index)).fold(Rect::NOTHING, Rect::union)
    }

    /// The rectangle of a room.
    pub fn room(&self, plan: &Plan, room: Room) -> Rect {
        self.bounding_rect(plan.cells(room))
    }

    /// The rectangle of a place on the board; of nothing for other places.
    pub fn place(&self, plan: &Plan, place: Place) -> Rect {
        match place {
            Place::Cell(cell_index) => self.rect(cell_index),
            Place::Slot(slot) => self.slot(slot),
            Place::Roof(room) => self.room(plan, room),
            Place::Spare => self.spare(),
            Place::SlotTile(slot) => square(self.slot(slot).center(), self.loose_tile_side()),
            Place::Actions => self.actions(),
            Place::Castle => Rect::from_center_size(self.outer().center(), Vec2::splat(self.cell)),
            _ => Rect::NOTHING,
        }
    }

    /// The rectangle of a slot in the meadow, outside the wall; the tile lies in its centre before it is pushed in.
    pub fn slot(&self, slot: Slot) -> Rect {
        let away = (WALL_THICKNESS + MEADOW_WIDTH) * 0.5;
        let (near, far) = (-away, f32::from(WIDTH) + away);
        let along = f32::from(slot.number()) + 0.5;
        let center = match slot.wall() {
            Wall::North => self.at(along, near),
            Wall::South => self.at(along, far),
            Wall::West => self.at(near, along),
            Wall::East => self.at(far, along),
        };
        let (wide, deep) = (self.cell * 0.96, self.cell * (MEADOW_WIDTH - WALL_THICKNESS));
        Rect::from_center_size(center, if is_vertical(slot) { vec2(wide, deep) } else { vec2(deep, wide) })
    }

    /// The side of a tile that lies in the meadow.
    pub fn loose_tile_side(&self) -> f32 {
        self.cell * (MEADOW_WIDTH - WALL_THICKNESS) * 0.82
    }

    /// A square in a lower corner of the meadow, midway between wall and edge.
    fn corner(&self, right: bool) -> Rect {
        let away = (WALL_THICKNESS + MEADOW_WIDTH) * 0.5;
        let far = f32::from(WIDTH) + away;
        let center = self.at(if right { far } else { -away }, far);
        Rect::from_center_size(center, Vec2::splat(self.loose_tile_side()))
    }

    /// The resting place of the spare tile.
    pub fn spare(&self) -> Rect {
        self.corner(true)
    }

    /// The place that shows the actions left.
    pub fn actions(&self) -> Rect {
        self.corner(false)
    }
}

/// Whether pushes at this slot go down or up.
pub fn is_vertical(slot: Slot) -> bool {
    matches!(slot.wall(), Wall::North | Wall::South)
}

/// The direction of pushes at this slot, as a unit vector.
pub fn push_direction(slot: Slot) -> Vec2 {
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
    fn the_board_fits_its_space_and_holds_every_place() {
        for size in [vec2(900.0, 420.0), vec2(420.0, 900.0), vec2(64.0, 64.0), vec2(1236.0, 880.0)] {
            for scale in [1.0, 1.5, 2.0] {
                let room = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fitting(room, scale);
                let outer = layout.outer();
                let with_thickness = outer.with_max_y(outer.bottom() + THICKNESS * layout.cell);
                assert!(room.expand(1.1).contains_rect(with_thickness), "{room} {with_thickness}");
                for cell_index in CellIndex::ALL.into_iter() {
                    assert!(layout.castle().expand(0.01).contains_rect(layout.rect(cell_index)));
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
    fn targets_are_large_enough_in_the_smallest_window() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(530.0, 360.0)), 1.0);
        assert!(layout.cell >= 32.0);
        assert!(Slot::ALL.into_iter().all(|slot| layout.slot(slot).size().min_elem() >= 26.0));
    }

    #[test]
    fn every_room_is_a_rectangle() {
        let layout = Layout::at_corner(Pos2::ZERO, 10.0);
        for side in [Side::A, Side::B] {
            let plan = Plan::of(side);
            for room in Room::ALL.into_iter() {
                assert_eq!(layout.room(plan, room).area(), 100.0 * plan.cells(room).len() as f32);
            }
        }
    }
}
