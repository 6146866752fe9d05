//! The ideas of puzzles in Zatre: what a turn enters on the sheet.

use crate::engine::Line;
use crate::games::zatre::rules::{Seen, Zatre};
use crate::games::zatre::sheet::Sheet;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<Zatre>) -> Vec<&'static str> {
    let ended = line.seen.iter().find_map(|seen| match seen {
        Seen::Ended { entry, kept, .. } => Some((*entry, *kept)),
        _ => None,
    });
    let Some((entry, kept)) = ended else { return Vec::new() };
    let laid = line.seen.iter().filter(|seen| matches!(seen, Seen::Placed { .. })).count();
    let common = &line.before.open.common;
    let before = &common.sheets[common.sheet_of(line.seat)];
    let mut after = before.clone();
    after.enter(&entry);
    let rows_completed = complete_rows(&after) - complete_rows(before);
    let lines: u8 = entry.lines.iter().sum();
    let all = [
        (entry.lines[2] >= 2 && laid == 2, "puzzle-idea-zatre-two-twelves"),
        (entry.lines.iter().all(|lines| *lines > 0), "puzzle-idea-zatre-all-three"),
        (entry.crosses >= 2, "puzzle-idea-zatre-two-crosses"),
        (rows_completed > 0 && entry.crosses > 0, "puzzle-idea-zatre-bonus-and-cross"),
        (rows_completed > 0, "puzzle-idea-zatre-bonus"),
        (entry.crosses > 0, "puzzle-idea-zatre-cross"),
        (usize::from(lines) > laid && laid > 0, "puzzle-idea-zatre-more-lines"),
        (lines >= 2, "puzzle-idea-zatre-two-lines"),
        (entry.lines[2] > 0, "puzzle-idea-zatre-twelve"),
        (lines > 0, "puzzle-idea-zatre-one-line"),
        (kept > 0, "puzzle-idea-zatre-keep"),
        (lines == 0, "puzzle-idea-zatre-leave-little"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

fn complete_rows(sheet: &Sheet) -> usize {
    (0..sheet.rows()).filter(|&row| sheet.row(row).is_complete()).count()
}
