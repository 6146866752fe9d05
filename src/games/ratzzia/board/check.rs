//! Checks that a game can be played on a board, and that the rule book is right about it (R3). The first mistake is told, with its place.

use super::data::{BoardData, ColumnData, CoverData};
use super::{COLUMNS, MAX_CAT_SPACES, MAX_SPACES, Shelf};
use crate::engine::{Phrase, Refusal};

/// The fewest spaces of a column that may be left uncovered.
const FEWEST_SPACES: usize = 2;
/// The most sausages on a space.
const MAX_SPACE_SAUSAGES: u8 = 3;
/// The most sausages on a shelf.
const MAX_SHELF_SAUSAGES: u8 = 9;
/// The shelves of which there is one each, as the file writes them.
const SINGLE_SHELVES: [(Shelf, &str); 5] = [
    (Shelf::Annie, "annie"),
    (Shelf::CandyJar, "candy_jar"),
    (Shelf::Store, "store"),
    (Shelf::Greedy, "greedy"),
    (Shelf::Accountant, "accountant"),
];

/// Checks a board.
///
/// # Errors
/// The first mistake, under R3.
pub(super) fn check(board: &BoardData) -> Result<(), Refusal> {
    mistake(board).map_or(Ok(()), |phrase| Err(Refusal::new("R3", phrase)))
}

/// The first mistake. Later checks rely on earlier ones.
fn mistake(board: &BoardData) -> Option<Phrase> {
    if board.columns.len() != COLUMNS {
        return Some(Phrase::new("ratzzia-board-columns").with("count", board.columns.len()));
    }
    let mut columns = board.columns.iter().zip(1..);
    columns
        .find_map(|(column, number): (&ColumnData, usize)| Some(column_mistake(column)?.with("column", number)))
        .or_else(|| shelf_mistake(board))
        .or_else(|| cat_mistake(board))
        .or_else(|| unknown_cover(board))
        .or_else(|| [2, 3, 4].into_iter().find_map(|seats| Some(cover_mistake(board, seats)?.with("seats", seats))))
}

/// A mistake within a column, told without its number.
fn column_mistake(column: &ColumnData) -> Option<Phrase> {
    let spaces = column.needs.len();
    if !(FEWEST_SPACES..=MAX_SPACES).contains(&spaces) {
        return Some(Phrase::new("ratzzia-board-spaces").with("count", spaces));
    }
    if column.sausages.len() != spaces {
        let sausages = column.sausages.len();
        return Some(Phrase::new("ratzzia-board-sausages").with("spaces", spaces).with("sausages", sausages));
    }
    if let Some((&value, space)) = column.needs.iter().zip(1_usize..).find(|(value, _)| **value > 6) {
        return Some(Phrase::new("ratzzia-board-needs").with("space", space).with("value", value));
    }
    let mut sausages = column.sausages.iter().zip(1_usize..);
    if let Some((&count, space)) = sausages.find(|(count, _)| **count > MAX_SPACE_SAUSAGES) {
        return Some(Phrase::new("ratzzia-board-space-sausages").with("space", space).with("count", count));
    }
    if let Shelf::Sausages(count) = column.shelf
        && !(1..=MAX_SHELF_SAUSAGES).contains(&count)
    {
        return Some(Phrase::new("ratzzia-board-shelf-sausages").with("count", count));
    }
    column.joined.iter().find_map(|&lower| joined_mistake(column, usize::from(lower)))
}

/// A mistake in the pair whose lower space is this one, counted from 1.
fn joined_mistake(column: &ColumnData, lower: usize) -> Option<Phrase> {
    let spaces = column.needs.len();
    if !(1..spaces).contains(&lower) {
        return Some(Phrase::new("ratzzia-board-joined").with("space", lower).with("last", spaces - 1));
    }
    let (first, second) = (column.needs[lower - 1], column.needs[lower]);
    let differ = first != second && first > 0 && second > 0;
    differ.then(|| Phrase::new("ratzzia-board-pair").with("space", lower).with("first", first).with("second", second))
}

/// A shelf that should be there once and is not.
fn shelf_mistake(board: &BoardData) -> Option<Phrase> {
    SINGLE_SHELVES.iter().find_map(|(shelf, word)| {
        let count = board.columns.iter().filter(|column| column.shelf == *shelf).count();
        let wrong = count != 1;
        wrong.then(|| Phrase::new("ratzzia-board-shelf").with("shelf", (*word).to_owned()).with("count", count))
    })
}

/// A cat row that is too long, or to which no cat comes.
fn cat_mistake(board: &BoardData) -> Option<Phrase> {
    let (grey, red) = (board.cat.grey, board.cat.red);
    let fits = grey > 0 && red > 0 && usize::from(grey) + usize::from(red) <= MAX_CAT_SPACES;
    (!fits).then(|| Phrase::new("ratzzia-board-cat").with("grey", grey).with("red", red))
}

/// A cover for a number of players or a column that does not exist.
fn unknown_cover(board: &BoardData) -> Option<Phrase> {
    if let Some(seats) = board.covered.keys().find(|seats| ![2, 3].contains(*seats)) {
        return Some(Phrase::new("ratzzia-board-cover-seats").with("seats", *seats));
    }
    let columns = board.covered.iter().flat_map(|(seats, covers)| covers.lowest.keys().map(move |key| (seats, key)));
    let exists = |number: u8| (1..=COLUMNS).contains(&usize::from(number));
    let (seats, column) = columns.into_iter().find(|(_, number)| !exists(**number))?;
    Some(Phrase::new("ratzzia-board-cover-column").with("seats", *seats).with("column", *column))
}

/// A mistake in what is left uncovered with so many players, told without their number.
fn cover_mistake(board: &BoardData, seats: u8) -> Option<Phrase> {
    let covers = board.covers(seats);
    let mut columns = board.columns.iter().zip(1..);
    let in_column = columns.find_map(|(column, number)| column_cover_mistake(column, number, &covers));
    in_column.or_else(|| {
        let left = |all: u8, covered: u8| i64::from(all) - i64::from(covered);
        let (grey, red) = (left(board.cat.grey, covers.grey), left(board.cat.red, covers.red));
        (grey < 1 || red < 1).then(|| Phrase::new("ratzzia-board-cover-cat"))
    })
}

/// A mistake in what is left uncovered of a column with this number.
fn column_cover_mistake(column: &ColumnData, number: u8, covers: &CoverData) -> Option<Phrase> {
    let covered = usize::from(covers.lowest.get(&number).copied().unwrap_or(0));
    let spaces = column.needs.len();
    let about = |key| Some(Phrase::new(key).with("column", number));
    if covered + FEWEST_SPACES > spaces {
        return about("ratzzia-board-cover-spaces").map(|phrase| phrase.with("count", covered).with("spaces", spaces));
    }
    if column.joined.iter().any(|&lower| usize::from(lower) == covered) {
        return about("ratzzia-board-cover-pair");
    }
    let has_pair = column.joined.iter().any(|&lower| usize::from(lower) > covered);
    if column.shelf == Shelf::Store && !has_pair { about("ratzzia-board-store") } else { None }
}
