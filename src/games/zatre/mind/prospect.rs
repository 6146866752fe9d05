//! What a score sheet will be worth at the end, as far as one can tell: the boxes and crosses that are still to come count, too.
//!
//! Who fills one column only gets its points; who fills all three alike gets the bonus of each row, and a cross doubles whatever its row will hold.
//! Knows a sheet and how many turns are left, no board and no tiles.

use crate::games::zatre::sheet::{POINTS, SUMS, Sheet, bonus};

/// How many boxes of each column a turn fills, in the mean over many games.
const BOXES: [f32; SUMS.len()] = [0.42, 0.43, 0.55];
/// How many crosses a turn brings.
const CROSSES: f32 = 0.32;
/// What a box holds, by the points of one line: some turns make two of a kind.
const TWICE: f32 = 1.4;
/// By how many times its points more a bonus counts while many turns are to come: who goes for rows that are complete meets more of them …
const MORE_BONUS: f32 = 1.5;
/// … and half of that when so many are left; in the end it counts its points.
const HALF_OF_IT: f32 = 1.0;

/// The expected sum of the rows when so many turns have been played.
pub(super) fn prospect(sheet: &Sheet, turns: f32) -> f32 {
    let crossed = Filling { now: sheet.crosses(), to_come: CROSSES * turns };
    let columns = [0, 1, 2].map(|column| Filling { now: sheet.filled(column), to_come: BOXES[column] * turns });
    let last = columns.iter().map(Filling::last).max().unwrap_or(0);
    let for_bonus = 1.0 + MORE_BONUS * turns / (turns + HALF_OF_IT);
    let row_value = |index: usize| {
        let row = sheet.row(index);
        let (mut entries, mut complete) = (0.0, 1.0);
        for (column, filling) in columns.iter().enumerate() {
            let filled = filling.chance(index);
            entries += row.points[column].map_or(filled * TWICE * f32::from(POINTS[column]), f32::from);
            complete *= filled;
        }
        (entries + for_bonus * complete * f32::from(bonus(index))) * (1.0 + crossed.chance(index))
    };
    (0..last).map(row_value).sum()
}

/// A column that is filled from the top.
struct Filling {
    /// How many boxes are filled now.
    now: usize,
    /// How many more are to be expected.
    to_come: f32,
}

impl Filling {
    /// About how likely this box is filled at the end.
    fn chance(&self, index: usize) -> f32 {
        if index < self.now {
            return 1.0;
        }
        let spare = self.to_come - (index - self.now) as f32 - 0.5;
        (0.5 + spare / (0.45 + self.to_come.sqrt())).clamp(0.0, 1.0)
    }

    /// No box from here on is likely to be filled.
    fn last(&self) -> usize {
        self.now + (self.to_come + 0.5 + self.to_come.sqrt()).ceil() as usize + 1
    }
}
