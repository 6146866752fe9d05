//! The expected final total of a score sheet, boxes and crosses still to come included.
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
/// The extra weight of a bonus while many turns are to come, as a multiple of its points: a player that aims for
/// complete rows completes more of them.
const BONUS_PREMIUM: f32 = 1.5;
/// The number of turns left at which the extra weight is half of [`BONUS_PREMIUM`]; with none left it is 0.
const BONUS_PREMIUM_HALF_TURNS: f32 = 1.0;

/// The expected sum of all rows after `turns_left` more turns.
pub(super) fn expected_total(sheet: &Sheet, turns_left: f32) -> f32 {
    let crosses = ColumnForecast { filled: sheet.crosses(), expected: CROSSES_PER_TURN * turns_left };
    let columns = [0, 1, 2]
        .map(|column| ColumnForecast { filled: sheet.filled(column), expected: BOXES_PER_TURN[column] * turns_left });
    let end = columns.iter().map(ColumnForecast::end).max().unwrap_or(0);
    let bonus_weight = 1.0 + BONUS_PREMIUM * turns_left / (turns_left + BONUS_PREMIUM_HALF_TURNS);
    let row_value = |index: usize| {
        let row = sheet.row(index);
        let (mut entries, mut complete) = (0.0, 1.0);
        for (column, forecast) in columns.iter().enumerate() {
            let probability = forecast.fill_probability(index);
            entries += row.points[column].map_or(probability * LINES_PER_BOX * f32::from(POINTS[column]), f32::from);
            complete *= probability;
        }
        (entries + bonus_weight * complete * f32::from(bonus(index))) * (1.0 + crosses.fill_probability(index))
    };
    (0..end).map(row_value).sum()
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
