//! What the forecast of a seat's final total looks at: its sheet, the board and the tiles kept, as numbers of about the size of 1.
//!
//! Must know nothing but public positions and the hand in question.

use super::sheet_forecast::SheetPoints;
use crate::games::zatre::board::{Axis, Board, MAX_SUM, MIN_SCORING_SUM};
use crate::games::zatre::sheet::{SUMS, Sheet};
use crate::games::zatre::tiles::{Tile, Tiles};

/// Number of features of a sheet.
pub const SHEET_FEATURES: usize = 14;
/// Number of features of the board.
pub const BOARD_FEATURES: usize = 9;
/// Number of features of a hand.
pub const HAND_FEATURES: usize = 3;

/// How far the game has come, for all sheets alike.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The number of tiles in the bag.
    pub bag: u8,
    /// The number of sheets.
    pub sheets: usize,
}

impl Stage {
    /// The approximate number of turns still to be entered on each sheet.
    pub fn turns_left(self) -> f32 {
        f32::from(self.bag) / (2 * self.sheets.max(1)) as f32
    }
}

/// The features of a sheet.
pub fn sheet_features(sheet: &Sheet, stage: Stage) -> [f32; SHEET_FEATURES] {
    let turns_left = stage.turns_left();
    let (now, expected) = (SheetPoints::now(sheet), SheetPoints::expected(sheet, turns_left));
    let filled = [0, 1, 2].map(|column| sheet.filled(column) as f32);
    let mean = filled.iter().sum::<f32>() / SUMS.len() as f32;
    let (most, least) = (filled.iter().copied().fold(0.0, f32::max), filled.iter().copied().fold(f32::MAX, f32::min));
    let crosses = sheet.crosses() as f32;
    // The first row whose three boxes are not all filled, and the first without a cross.
    let incomplete = sheet.row(least as usize);
    let missing = incomplete.points.iter().filter(|points| points.is_none()).count() as f32;
    let undoubled = sheet.row(sheet.crosses());
    let seats = stage.sheets as f32 - 2.0;
    [
        1.0,
        (expected.boxes - now.boxes) / 10.0,
        (expected.bonuses - now.bonuses) / 10.0,
        (expected.doublings - now.doublings) / 10.0,
        most - least,
        filled[1] - mean,
        filled[2] - mean,
        (crosses - least).max(0.0),
        (least - crosses).max(0.0),
        undoubled.value() as f32 / 10.0,
        missing * f32::from(incomplete.bonus) / 10.0 * if incomplete.cross { 2.0 } else { 1.0 },
        seats,
        seats * (expected.boxes - now.boxes) / 10.0,
        seats * (expected.doublings - now.doublings) / 10.0,
    ]
}

/// What a box in each column is worth on average, bonus and doubling included, and a cross, in points. Only the order in which
/// chances on the board count depends on these.
const BOX_WORTH: [f32; SUMS.len()] = [4.0, 5.0, 8.0];
const CROSS_WORTH: f32 = 9.0;

/// By the sum of a line: what completing it is worth.
const LINE_WORTH: [f32; MAX_SUM as usize + 1] = {
    let mut worth = [0.0; MAX_SUM as usize + 1];
    let mut column = 0;
    while column < SUMS.len() {
        worth[SUMS[column] as usize] = BOX_WORTH[column];
        column += 1;
    }
    worth
};

/// The features of the board: the chances that it holds for the next tiles, and the room that it leaves. `shares` is the
/// probability of each tile value to be drawn.
pub fn board_features(board: &Board, shares: &[f32; 6]) -> [f32; BOARD_FEATURES] {
    let (mut best, mut second) = ([0.0_f32; 6], [0.0_f32; 6]);
    let (mut rooms, mut chances, mut lights) = ([0.0_f32; 4], 0.0, 0.0);
    for index in board.frontier().iter() {
        let room = usize::from(board.max_value_at(index)).min(6);
        rooms[[0, 0, 0, 1, 1, 2, 3][room]] += if room > 0 { 1.0 } else { 0.0 };
        let sums = Axis::BOTH.map(|axis| usize::from(board.adjacent_sum(index, axis)));
        let highest = sums[0].max(sums[1]);
        let is_light = index.is_light();
        let least = usize::from(MIN_SCORING_SUM).saturating_sub(highest).max(1);
        for value in least..=room {
            let mut worth = LINE_WORTH[sums[0] + value] + LINE_WORTH[sums[1] + value];
            if is_light {
                worth += CROSS_WORTH;
                lights += shares[value - 1];
            }
            chances += shares[value - 1];
            let (first, next) = (&mut best[value - 1], &mut second[value - 1]);
            if worth > *first {
                *next = *first;
                *first = worth;
            } else if worth > *next {
                *next = worth;
            }
        }
    }
    let mean = |worths: &[f32; 6]| worths.iter().zip(shares).map(|(worth, share)| worth * share).sum::<f32>();
    [
        mean(&best) / 10.0,
        mean(&second) / 10.0,
        chances / 10.0,
        lights,
        rooms[0] / 10.0,
        rooms[1] / 10.0,
        rooms[2] / 10.0,
        rooms[3] / 10.0,
        best[5] / 10.0,
    ]
}

/// The probability of each tile value among these tiles; even if there are none.
pub fn tile_shares(tiles: &Tiles) -> [f32; 6] {
    let count = f32::from(tiles.count());
    Tile::ALL.map(|tile| if count > 0.0 { f32::from(tiles.count_of(tile)) / count } else { 1.0 / 6.0 })
}

/// The features of a hand between two turns of its seat: the pips and tiles kept.
pub fn hand_features(hand: &Tiles) -> [f32; HAND_FEATURES] {
    let count = f32::from(hand.count());
    [hand.pips() as f32 / 10.0, count, (count - 2.0).max(0.0)]
}
