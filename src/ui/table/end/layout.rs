//! Where board, podium and sheets lie at the end of a game.
//!
//! Must not know: games, painting.

use egui::{Rect, Vec2, vec2};

/// Greatest preferred share of the width for the sheets.
const MAX_SHEETS_SHARE: f32 = 0.45;
/// Share of the height for board and podium in a high window.
const TOP_SHARE: f32 = 0.46;
/// Width over height from which sheets stand beside board and podium.
const WIDE: f32 = 1.15;
/// Width over height from which the podium stands beside the board.
const BESIDE: f32 = 1.2;
/// Share of the board beside the podium, or above it.
const BOARD_SHARE: f32 = 0.5;

/// The lengths that a layout needs, in points.
#[derive(Clone, Copy, Debug)]
pub struct EndLengths {
    /// Height of the highest sheet.
    pub sheet: f32,
    /// Minimum and maximum width of a sheet.
    pub sheet_width: (f32, f32),
    /// Minimum size of the podium.
    pub podium: Vec2,
    /// Gap between all parts.
    pub gap: f32,
}

/// Places of the parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EndLayout {
    /// The board.
    pub board: Rect,
    /// The podium.
    pub podium: Rect,
    /// The sheets.
    pub sheets: Rect,
    /// Where seats are counted: podium and sheets come there later.
    pub count: Rect,
    /// Number of sheets side by side.
    pub columns: usize,
    /// Width of a sheet.
    pub width: f32,
    /// Height that each sheet may have without scrolling.
    pub room: f32,
}

impl EndLayout {
    /// Places the parts in `area` for this number of seats: in a wide window the sheets at the right, in as few columns as
    /// show all of them; else below. What does not fit scrolls.
    pub fn new(area: Rect, seats: usize, lengths: EndLengths) -> EndLayout {
        match area.width() >= area.height() * WIDE {
            true => wide(area, seats.max(1), lengths),
            false => high(area, seats.max(1), lengths),
        }
    }
}

/// Height of the sheets in this many columns.
fn height(seats: usize, columns: usize, lengths: EndLengths) -> f32 {
    seats.div_ceil(columns) as f32 * (lengths.sheet + lengths.gap) - lengths.gap
}

/// Height for each sheet.
fn room(sheets: Rect, seats: usize, columns: usize, gap: f32) -> f32 {
    (sheets.height() + gap) / seats.div_ceil(columns) as f32 - gap
}

fn wide(area: Rect, seats: usize, lengths: EndLengths) -> EndLayout {
    let EndLengths { sheet_width: (min, max), podium, gap, .. } = lengths;
    let width = |columns: usize| ((area.width() * MAX_SHEETS_SHARE + gap) / columns as f32 - gap).clamp(min, max);
    let rest = |columns: usize| area.width() - columns as f32 * (width(columns) + gap);
    let leaves_room = |columns: &usize| *columns == 1 || rest(*columns) >= podium.x * 2.0;
    let possible = || (1..=seats).filter(leaves_room);
    let shows_all = possible().find(|columns| height(seats, *columns, lengths) <= area.height());
    let columns = shows_all.or_else(|| possible().next_back()).unwrap_or(1);
    let (left, sheets) = split_x(area, rest(columns), gap);
    let (board, podium_place) = if left.width() >= left.height() * BESIDE {
        split_x(left, (left.width() * BOARD_SHARE).min(left.width() - podium.x - gap), gap)
    } else {
        split_y(left, (left.height() * BOARD_SHARE).min(left.height() - podium.y - gap), gap)
    };
    let count = if podium_place.top() == area.top() { podium_place.union(sheets) } else { sheets };
    let room = room(sheets, seats, columns, gap);
    EndLayout { board, podium: podium_place, sheets, count, columns, width: width(columns), room }
}

fn high(area: Rect, seats: usize, lengths: EndLengths) -> EndLayout {
    let EndLengths { sheet_width: (min, max), podium, gap, .. } = lengths;
    let (top, sheets) = split_y(area, (area.height() * TOP_SHARE).max(podium.y), gap);
    let (board, podium_place) = split_x(top, (top.width() * BOARD_SHARE).min(top.width() - podium.x - gap), gap);
    let columns = (((area.width() + gap) / (min + gap)) as usize).clamp(1, seats);
    let width = ((area.width() + gap) / columns as f32 - gap).min(max);
    let room = room(sheets, seats, columns, gap);
    EndLayout { board, podium: podium_place, sheets, count: sheets, columns, width, room }
}

/// Splits a rectangle into a left part of this width and the rest.
fn split_x(area: Rect, left: f32, gap: f32) -> (Rect, Rect) {
    let middle = (area.left() + left.max(0.0)).min(area.right());
    (area.with_max_x(middle), area.with_min_x((middle + gap).min(area.right())))
}

/// Splits a rectangle into an upper part of this height and the rest.
fn split_y(area: Rect, upper: f32, gap: f32) -> (Rect, Rect) {
    let middle = (area.top() + upper.max(0.0)).min(area.bottom());
    (area.with_max_y(middle), area.with_min_y((middle + gap).min(area.bottom())))
}

/// The sheets in the middle of their place if they need less than all of it.
pub fn centred(sheets: Rect, needed: f32) -> Rect {
    sheets.shrink2(vec2(0.0, ((sheets.height() - needed) * 0.5).max(0.0)))
}

#[cfg(test)]
mod tests {
    use egui::Pos2;

    use super::*;

    fn placed(size: (f32, f32), seats: usize, sheet: f32) -> EndLayout {
        let area = Rect::from_min_size(Pos2::ZERO, size.into());
        let lengths = EndLengths { sheet, sheet_width: (252.0, 380.0), podium: vec2(230.0, 150.0), gap: 8.0 };
        let layout = EndLayout::new(area, seats, lengths);
        let parts = [layout.board, layout.podium, layout.sheets];
        for (index, part) in parts.iter().enumerate() {
            assert!(area.expand(0.1).contains_rect(*part), "{size:?}, {seats} seats: {layout:?}");
            assert!(part.width() > 100.0 && part.height() > 100.0, "{size:?}, {seats} seats: {layout:?}");
            assert!(parts[..index].iter().all(|other| !other.intersects(*part)), "{size:?}, {seats}: {layout:?}");
        }
        assert!(layout.podium.width() >= 229.9, "{size:?}, {seats} seats: {layout:?}");
        assert!(!layout.count.intersects(layout.board), "{size:?}, {seats} seats: {layout:?}");
        layout
    }

    #[test]
    fn board_podium_and_sheets_never_overlap() {
        for size in [(1568.0, 760.0), (1248.0, 555.0), (868.0, 330.0), (700.0, 1000.0), (1900.0, 900.0)] {
            for seats in 2..=6 {
                for sheet in [0.0, 110.0, 300.0] {
                    placed(size, seats, sheet);
                }
            }
        }
    }

    #[test]
    fn few_sheets_stand_in_one_column_and_many_in_several() {
        assert_eq!(placed((1248.0, 555.0), 3, 110.0).columns, 1);
        assert_eq!(placed((1568.0, 760.0), 6, 240.0).columns, 2);
        // Where there is no room for two columns, one scrolls.
        assert_eq!(placed((868.0, 330.0), 6, 300.0).columns, 1);
    }
}
