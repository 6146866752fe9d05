//! What is counted for a seat at the end: lines by their sums, bonuses, crosses, and the tiles left in hand (Z19, Z22).

use super::beats::Piece;
use crate::engine::{Phrase, Seat};
use crate::games::zatre::rules::Zatre;
use crate::games::zatre::sheet::{SUMS, Sheet};
use crate::paint::count::{Counted, Entrance};
use crate::paint::painter::PlayContext;

/// See `Painter::count`.
pub fn count(play: &PlayContext<'_, Zatre>, seat: Seat) -> Vec<Counted<Zatre>> {
    let common = &play.open.common;
    let sheet_index = common.sheet_of(seat);
    let Some(sheet) = common.sheets.get(sheet_index) else { return Vec::new() };
    let racks = play.open.racks.iter().enumerate();
    let team = racks.filter(|(other, _)| common.sheet_of(Seat::new(*other)) == sheet_index);
    let left = team.filter_map(|(_, rack)| rack.tiles).flat_map(|tiles| tiles.iter().collect::<Vec<_>>());
    let left = left.map(|tile| Counted::piece(Piece::Tile(tile), -i32::from(tile.value())));
    entered(sheet).into_iter().chain(left).collect()
}

/// What a sheet holds: the columns, a stamp for each complete row, and what the crosses double.
fn entered(sheet: &Sheet) -> Vec<Counted<Zatre>> {
    let rows = || (0..sheet.rows()).map(|row| sheet.row(row));
    let columns = SUMS.into_iter().enumerate().filter_map(|(column, sum)| {
        let points: i32 = rows().filter_map(|row| row.points[column]).map(i32::from).sum();
        (points > 0).then(|| Counted::labelled(Phrase::new("zatre-badge-sum").with("sum", sum), points))
    });
    let bonuses = rows()
        .filter(|row| row.is_complete())
        .map(|row| Counted::piece(Piece::Bonus(row.bonus), i32::from(row.bonus)).coming(Entrance::Stamp));
    let doubled: i32 = rows().filter(|row| row.cross).map(|row| row.value() / 2).sum();
    let doubled = (doubled > 0).then(|| Counted::labelled(Phrase::new("zatre-sheet-double"), doubled));
    columns.chain(bonuses).chain(doubled).collect()
}
