//! A rough forecast of a score sheet: what the boxes, bonuses and doublings still to come bring if the turns to come are average ones.
//!
//! A column filled alone earns only its points; three columns filled evenly earn the bonus of each row, and a cross
//! doubles everything that its row will hold. Knows a sheet and the number of turns left, no board and no tiles.

use crate::games::zatre::sheet::{POINTS, SUMS, Sheet, bonus};

/// The mean number of boxes that a turn fills in each column, measured over many games.
const BOXES_PER_TURN: [f32; SUMS.len()] = [0.42, 0.43, 0.55];
/// The mean number of crosses per turn.
const CROSSES_PER_TURN: f32 = 0.32;
/// The mean number of lines that share a box: some turns make two lines of the same sum.
const LINES_PER_BOX: f32 = 1.4;

/// The points of a sheet, by what brings them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SheetPoints {
    /// The points entered in boxes, each once.
    pub boxes: f32,
    /// The bonuses of complete rows, each once.
    pub bonuses: f32,
    /// What the crosses add: the boxes and bonuses of their rows a second time.
    pub doublings: f32,
}

impl SheetPoints {
    /// The points on this sheet now; their sum is the sheet's total (Z19).
    pub fn now(sheet: &Sheet) -> SheetPoints {
        let mut points = SheetPoints::default();
        for index in 0..sheet.rows() {
            let row = sheet.row(index);
            let boxes: f32 = row.points.iter().flatten().map(|&points| f32::from(points)).sum();
            let bonus = if row.is_complete() { f32::from(row.bonus) } else { 0.0 };
            points.add_row(boxes, bonus, if row.cross { 1.0 } else { 0.0 });
        }
        points
    }

    /// The points to expect on this sheet after so many more average turns.
    pub fn expected(sheet: &Sheet, turns_left: f32) -> SheetPoints {
        let crosses = ColumnForecast { filled: sheet.crosses(), expected: CROSSES_PER_TURN * turns_left };
        let columns = [0, 1, 2].map(|column| ColumnForecast {
            filled: sheet.filled(column),
            expected: BOXES_PER_TURN[column] * turns_left,
        });
        let end = columns.iter().map(ColumnForecast::end).max().unwrap_or(0);
        let mut points = SheetPoints::default();
        for index in 0..end {
            let row = sheet.row(index);
            let (mut boxes, mut complete) = (0.0, 1.0);
            for (column, forecast) in columns.iter().enumerate() {
                let probability = forecast.fill_probability(index);
                boxes += row.points[column].map_or(probability * LINES_PER_BOX * f32::from(POINTS[column]), f32::from);
                complete *= probability;
            }
            points.add_row(boxes, complete * f32::from(bonus(index)), crosses.fill_probability(index));
        }
        points
    }

    fn add_row(&mut self, boxes: f32, bonus: f32, cross: f32) {
        self.boxes += boxes;
        self.bonuses += bonus;
        self.doublings += cross * (boxes + bonus);
    }
}

/// The forecast of a column, which fills from the top.
struct ColumnForecast {
    /// The number of boxes filled now.
    filled: usize,
    /// The expected number of further boxes.
    expected: f32,
}

impl ColumnForecast {
    /// The approximate probability that the box at this index is filled at the end of the game.
    fn fill_probability(&self, index: usize) -> f32 {
        if index < self.filled {
            return 1.0;
        }
        let spare = self.expected - (index - self.filled) as f32 - 0.5;
        (0.5 + spare / (0.45 + self.expected.sqrt())).clamp(0.0, 1.0)
    }

    /// The index from which on no box is likely to be filled.
    fn end(&self) -> usize {
        self.filled + (self.expected + 0.5 + self.expected.sqrt()).ceil() as usize + 1
    }
}
