//! Strokes of luck: the single events that changed most without anybody's doing.

use super::account::{Account, Entry};
use super::sampling::ERRORS;
use super::turns::LEAST_CHANGE;

/// The most strokes of luck of a game.
const MAX_STROKES: usize = 6;

/// The outcomes of chance that changed most, in their order, as far as the estimates tell.
pub fn strokes_of_luck(entries: &[Entry]) -> Vec<&Entry> {
    let is_large = |entry: &&Entry| {
        let (_, change, error) = entry.change.largest();
        entry.account == Account::Luck && change.abs() > LEAST_CHANGE && change.abs() > ERRORS * error
    };
    let mut strokes: Vec<&Entry> = entries.iter().filter(is_large).collect();
    strokes.sort_by(|one, other| other.change.largest().1.abs().total_cmp(&one.change.largest().1.abs()));
    strokes.truncate(MAX_STROKES);
    strokes.sort_by_key(|entry| entry.ply);
    strokes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::Estimate;

    fn entry(ply: usize, account: Account, change: f64, error: f64) -> Entry {
        let both = |one: f64, other: f64| [one, other].into_iter().collect();
        let change = Estimate { mean: both(-change, change), error: both(error, error) };
        Entry { ply, account, by: None, change, is_split: false }
    }

    #[test]
    fn strokes_are_large_sure_and_nobodys_doing() {
        let entries = [
            entry(1, Account::Luck, -0.2, 0.01),
            entry(2, Account::Luck, 0.05, 0.01),
            entry(3, Account::Play, 0.4, 0.01),
            entry(4, Account::Luck, 0.3, 0.2),
            entry(5, Account::Luck, 0.3, 0.01),
        ];
        let strokes = strokes_of_luck(&entries);
        assert_eq!(strokes.iter().map(|entry| entry.ply).collect::<Vec<_>>(), [1, 5]);
        assert_eq!(strokes[1].change.largest(), (0, -0.3, 0.01), "of equal changes the first seat's");
    }

    #[test]
    fn at_most_six_strokes_in_their_order() {
        let entries: Vec<Entry> = (0..9).map(|ply| entry(ply, Account::Luck, 0.1 + 0.01 * ply as f64, 0.0)).collect();
        let plies: Vec<usize> = strokes_of_luck(&entries).iter().map(|entry| entry.ply).collect();
        assert_eq!(plies, [3, 4, 5, 6, 7, 8]);
    }
}
