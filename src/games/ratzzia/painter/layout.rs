//! The geometry of the board: where shelves, columns, the cat row, the tray and the plates lie in the largest pantry that fits.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::engine::Seat;
use crate::games::ratzzia::SpaceIndex;
use crate::games::ratzzia::board::{COLUMNS, Column, MAX_SPACES, PrintedBoard};
use crate::games::ratzzia::support_dice_count;

// All heights are in heights of a space.

/// The margin around the board.
const MARGIN: f32 = 0.22;
/// The shelf above a column.
const SHELF: f32 = 1.65;
/// The board with the number below a column.
const FOOT: f32 = 0.42;
/// The band with cat row and tray.
const BAND: f32 = 1.5;
/// The plates of the seats.
const PLATES: f32 = 1.32;
/// The gap between bands.
const GAP: f32 = 0.2;

const TOTAL_HEIGHT: f32 = SHELF + MAX_SPACES as f32 + FOOT + BAND + PLATES + 2.0 * GAP + 2.0 * MARGIN;
/// The share of the width that the cat row takes beside the tray.
const CAT_SHARE: f32 = 0.4;

/// The board's place on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The rectangle of the whole board.
    pub outer: Rect,
    /// The height of a space.
    pub space: f32,
    /// The width of a column.
    pub column: f32,
    printed: &'static PrintedBoard,
    seats: usize,
    cat: usize,
}

impl Layout {
    /// The largest board that fits in the middle of `room`.
    pub fn fitting(room: Rect, printed: &'static PrintedBoard, seats: usize) -> Self {
        let columns = COLUMNS as f32;
        let space = (room.height() / TOTAL_HEIGHT).min(room.width() / (columns * 1.25 + 2.0 * MARGIN)).max(1.0);
        let column = ((room.width() - 2.0 * MARGIN * space) / columns).min(space * 2.1).max(1.0);
        let size = vec2(column * columns + 2.0 * MARGIN * space, TOTAL_HEIGHT * space);
        let outer = Rect::from_center_size(room.center(), size);
        Layout::in_rect(outer, space, column, printed, seats)
    }

    /// The largest board without plates that fits in the middle of `room`; they would lie below it.
    pub fn without_plates(room: Rect, printed: &'static PrintedBoard, seats: usize) -> Self {
        let share = 1.0 - (PLATES + 2.0 * MARGIN) / TOTAL_HEIGHT;
        let whole = Rect::from_center_size(room.center(), vec2(room.width(), room.height() / share));
        let layout = Layout::fitting(whole, printed, seats);
        let down = layout.outer.height() * (1.0 - share) * 0.5;
        Layout { outer: layout.outer.translate(vec2(0.0, down)), ..layout }
    }

    /// A board with these measures.
    pub fn in_rect(outer: Rect, space: f32, column: f32, printed: &'static PrintedBoard, seats: usize) -> Self {
        Layout { outer, space, column, printed, seats: seats.max(1), cat: printed.grey + printed.red }
    }

    /// The board that is laid out.
    pub fn printed(&self) -> &'static PrintedBoard {
        self.printed
    }

    fn left(&self) -> f32 {
        self.outer.left() + MARGIN * self.space
    }

    fn right(&self) -> f32 {
        self.outer.right() - MARGIN * self.space
    }

    fn top(&self) -> f32 {
        self.outer.top() + MARGIN * self.space
    }

    /// Shelf, spaces and foot of a column.
    pub fn whole(&self, column: Column) -> Rect {
        self.shelf(column).union(self.foot(column))
    }

    /// The shelf above a column.
    pub fn shelf(&self, column: Column) -> Rect {
        let left = self.left() + column.index() as f32 * self.column;
        Rect::from_min_size(pos2(left, self.top()), vec2(self.column, SHELF * self.space))
    }

    /// The room for the most spaces that a column can have.
    pub fn shaft(&self, column: Column) -> Rect {
        let shelf = self.shelf(column);
        Rect::from_min_size(shelf.left_bottom(), vec2(self.column, MAX_SPACES as f32 * self.space))
    }

    /// The board below a column.
    pub fn foot(&self, column: Column) -> Rect {
        Rect::from_min_size(self.shaft(column).left_bottom(), vec2(self.column, FOOT * self.space))
    }

    /// A space of a column, from 0 at the bottom.
    pub fn space(&self, column: Column, index: usize) -> Rect {
        let shaft = self.shaft(column);
        let bottom = shaft.bottom() - index as f32 * self.space;
        Rect::from_min_max(pos2(shaft.left(), bottom - self.space), pos2(shaft.right(), bottom))
    }

    /// The rectangle of a die on a space.
    pub fn die(&self, column: Column, index: usize) -> Rect {
        let space = self.space(column, index);
        let side = self.die_side();
        // To the left, to leave room for sausages.
        let aside = ((self.column - side) * 0.5 - 0.075 * self.column).clamp(0.0, 0.17 * self.column);
        Rect::from_center_size(space.center() - vec2(aside, 0.0), vec2(side, side))
    }

    /// The side of a die on the board.
    pub fn die_side(&self) -> f32 {
        self.space * 0.86
    }

    fn band(&self) -> Rect {
        let top = self.top() + (SHELF + MAX_SPACES as f32 + FOOT + GAP) * self.space;
        Rect::from_min_max(pos2(self.left(), top), pos2(self.right(), top + BAND * self.space))
    }

    /// The cat row.
    pub fn cat_row(&self) -> Rect {
        let band = self.band();
        band.with_max_x(band.left() + band.width() * CAT_SHARE)
    }

    /// A space of the cat row, from the left.
    pub fn cat_space(&self, index: usize) -> Rect {
        let row = self.cat_row();
        let between = self.space * 0.1;
        let share = (row.width() - 0.46 * self.space) / self.cat.max(1) as f32;
        let side = (row.height() * 0.66).min(share - between).max(1.0);
        let step = side + between;
        // A wider gap between grey and red spaces.
        let gap = if index >= self.printed.grey { self.space * 0.14 } else { 0.0 };
        let left = row.left() + 0.16 * self.space + index as f32 * step + gap;
        Rect::from_min_size(pos2(left, row.bottom() - side - row.height() * 0.12), vec2(side, side))
    }

    /// The number of spaces in the cat row.
    pub fn cat_spaces(&self) -> usize {
        self.cat
    }

    /// The cloth on which dice lie.
    pub fn tray(&self) -> Rect {
        let band = self.band();
        band.with_min_x(self.cat_row().right() + GAP * self.space)
    }

    /// The part of the tray on which dice lie.
    pub fn cloth(&self) -> Rect {
        let cloth = self.tray().shrink(self.space * 0.16);
        self.reserve().map_or(cloth, |reserve| cloth.with_max_x(reserve.left() - self.space * 0.1))
    }

    /// The rectangle of a die on the cloth, where all take so much `room` and its middle lies there from the left, in slots.
    pub fn on_cloth(&self, middle: f32, room: f32) -> Rect {
        let tray = self.cloth();
        let step = (tray.width() / room.max(1.0)).min(self.space * 1.12);
        let side = (step - 3.0).min(tray.height()).min(self.space * 0.98).max(1.0);
        let left = tray.center().x - step * room * 0.5;
        Rect::from_center_size(pos2(left + middle * step, tray.center().y), vec2(side, side))
    }

    /// The end of the cloth for the support dice in the reserve; with two players only (R2).
    pub fn reserve(&self) -> Option<Rect> {
        let cloth = self.tray().shrink(self.space * 0.16);
        (support_dice_count(self.seats) > 0).then(|| cloth.with_min_x(cloth.right() - self.space * 0.5))
    }

    /// The rectangle of a support die in the reserve, from the bottom.
    pub fn in_reserve(&self, index: usize) -> Option<Rect> {
        let reserve = self.reserve()?;
        let step = reserve.height() / f32::from(support_dice_count(self.seats));
        let center = pos2(reserve.center().x, reserve.bottom() - step * (index as f32 + 0.5));
        Some(Rect::from_center_size(center, Vec2::splat(step * 0.88)))
    }

    /// The rectangle of all plates.
    pub fn plates(&self) -> Rect {
        let top = self.band().bottom() + GAP * self.space;
        Rect::from_min_max(pos2(self.left(), top), pos2(self.right(), top + PLATES * self.space))
    }

    /// The plate of a seat.
    pub fn plate(&self, seat: Seat) -> Rect {
        let plates = self.plates();
        let wide = plates.width() / self.seats as f32;
        let left = plates.left() + wide * seat.index() as f32;
        Rect::from_min_size(pos2(left, plates.top()), vec2(wide, plates.height())).shrink2(vec2(wide * 0.012, 0.0))
    }

    /// The side of a piece of food that travels.
    pub fn food_side(&self) -> f32 {
        self.space * 0.72
    }

    /// The bag on a plate.
    pub fn plate_bag(&self, seat: Seat) -> Rect {
        let plate = self.plate(seat);
        let side = (plate.height() * 0.94).min(plate.width() * 0.36);
        Rect::from_center_size(pos2(plate.right() - side * 0.55, plate.center().y), Vec2::splat(side))
    }

    /// The middle of the number of front food on a plate.
    pub fn front_number(&self, seat: Seat) -> Pos2 {
        let plate = self.plate(seat);
        pos2(plate.left() + plate.height() * 0.84, plate.center().y)
    }

    /// The middle of the change of front food on a plate.
    pub fn front_change(&self, seat: Seat) -> Pos2 {
        self.front_number(seat) + vec2(self.plate(seat).height() * 0.72, 0.0)
    }

    /// The row of front food on a plate; it makes room for a change that is shown beside the number.
    pub fn food_row(&self, seat: Seat, has_change: bool) -> Rect {
        let (number, high) = (self.front_number(seat), self.plate(seat).height());
        let left = number.x + high * if has_change { 1.14 } else { 0.34 };
        let right = (self.plate_bag(seat).left() - 2.0).max(number.x + high * 0.34);
        Rect::from_min_max(pos2(left.min(right), number.y - high * 0.25), pos2(right, number.y + high * 0.25))
    }

    /// Where food lands on the bag of a plate.
    pub fn bag(&self, seat: Seat) -> Rect {
        Rect::from_center_size(self.plate(seat).lerp_inside(vec2(0.84, 0.5)), Vec2::splat(self.food_side()))
    }

    /// What stands on the shelf above a column, as large as a piece of food.
    pub fn shelf_item(&self, column: Column) -> Rect {
        Rect::from_center_size(self.shelf(column).center(), Vec2::splat(self.food_side()))
    }

    /// The space under a point, including covered spaces.
    pub fn space_at(&self, at: Pos2) -> Option<SpaceIndex> {
        let cat = (0..self.cat).find(|&index| self.cat_space(index).expand(0.05 * self.space).contains(at));
        let column = |column: &Column| (0..MAX_SPACES).find(|&index| self.space(*column, index).contains(at));
        let spaces = |column: &Column| self.printed.column(*column).spaces.len();
        cat.map(|index| SpaceIndex::Cat(index as u8)).or_else(|| {
            Column::ALL.iter().find_map(|each| {
                let index = column(each).filter(|&index| index < spaces(each))?;
                Some(SpaceIndex::Column(*each, index as u8))
            })
        })
    }

    /// Where a die lies on a space.
    pub fn spot(&self, space: SpaceIndex) -> Rect {
        match space {
            SpaceIndex::Column(column, space) => self.die(column, usize::from(space)),
            SpaceIndex::Cat(space) => self.cat_space(usize::from(space)).shrink(self.space * 0.04),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ratzzia::board::printed_board;
    use crate::games::ratzzia::painter::pieces::end_of_food;

    #[test]
    fn parts_lie_on_the_board_and_do_not_overlap() {
        for (size, seats) in [((900.0, 420.0), 2), ((420.0, 900.0), 5), ((64.0, 64.0), 3), ((1236.0, 880.0), 4)] {
            let room = Rect::from_min_size(pos2(13.0, 7.0), size.into());
            let layout = Layout::fitting(room, printed_board(seats), seats);
            assert!(room.expand(1.1).contains_rect(layout.outer), "{room} {}", layout.outer);
            let whole: Vec<Rect> = Column::ALL.into_iter().map(|column| layout.whole(column)).collect();
            let others = [layout.cat_row(), layout.tray(), layout.plates()];
            for (index, rect) in whole.iter().chain(&others).enumerate() {
                assert!(layout.outer.expand(0.1).contains_rect(*rect), "{index} {rect}");
                for other in whole.iter().chain(&others).skip(index + 1) {
                    assert!(!rect.shrink(0.1).intersects(other.shrink(0.1)), "{rect} {other}");
                }
            }
            for index in 0..layout.cat_spaces() {
                assert!(layout.cat_row().expand(0.6).contains_rect(layout.cat_space(index)));
            }
            if let Some(reserve) = layout.reserve() {
                assert!(layout.tray().contains_rect(reserve) && !layout.on_cloth(9.5, 10.0).intersects(reserve));
            }
            for seat in Seat::all(seats) {
                assert!(layout.plates().expand(0.1).contains_rect(layout.plate(seat)));
            }
        }
    }

    #[test]
    fn board_without_plates_fills_its_room() {
        for size in [vec2(320.0, 200.0), vec2(200.0, 320.0)] {
            let room = Rect::from_min_size(pos2(13.0, 7.0), size);
            let layout = Layout::without_plates(room, printed_board(2), 2);
            let shown = layout.outer.with_max_y(layout.plates().top() - MARGIN * layout.space);
            assert!(room.expand(1.0).contains_rect(shown), "{room} {shown}");
            assert!((shown.center() - room.center()).length() < 1.0, "{room} {shown}");
            let fills = (shown.width() - room.width()).abs() < 1.0 || (shown.height() - room.height()).abs() < 1.0;
            assert!(fills && !shown.intersects(layout.plates()), "{room} {shown}");
        }
    }

    #[test]
    fn space_at_finds_every_space() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(900.0, 640.0)), printed_board(3), 3);
        for column in Column::ALL {
            let spaces = printed_board(3).column(column).spaces.len();
            for index in 0..MAX_SPACES {
                let found = layout.space_at(layout.space(column, index).center());
                let there = (index < spaces).then_some(SpaceIndex::Column(column, index as u8));
                assert_eq!(found, there);
            }
            assert_eq!(layout.space_at(layout.shelf(column).center()), None);
        }
        for index in 0..layout.cat_spaces() {
            assert_eq!(layout.space_at(layout.cat_space(index).center()), Some(SpaceIndex::Cat(index as u8)));
        }
    }

    #[test]
    fn food_lies_beside_its_number_and_its_change() {
        for (seats, size) in [(2, vec2(530.0, 360.0)), (3, vec2(870.0, 640.0)), (4, vec2(870.0, 640.0))] {
            let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, size), printed_board(seats), seats);
            for seat in Seat::all(seats) {
                let (number, change) = (layout.front_number(seat), layout.front_change(seat));
                for sum in [0, 1, 4, 17] {
                    let at_rest = end_of_food(layout.food_row(seat, false), sum);
                    let changed = end_of_food(layout.food_row(seat, true), sum);
                    assert!(!at_rest.contains(number) && !changed.contains(number), "{seats} seats");
                    assert!(!changed.contains(change) && layout.plate(seat).contains_rect(changed), "{seats} seats");
                }
            }
        }
    }

    #[test]
    fn empty_room_gives_a_layout() {
        for size in [Vec2::ZERO, vec2(1.0, 4.0), vec2(300.0, 0.0)] {
            let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, size), printed_board(2), 2);
            assert!(layout.on_cloth(0.5, 10.0).width() >= 1.0 && layout.in_reserve(2).is_some());
        }
    }

    #[test]
    fn click_targets_are_large_enough_in_the_smallest_window() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(530.0, 360.0)), printed_board(2), 2);
        let die = layout.on_cloth(0.5, 10.0);
        assert!(layout.column >= 32.0 && die.width() >= 24.0, "{} {die}", layout.column);
    }
}
