//! Reasons for a move, in phrases: its effect on the sheet now, the gain of the next tile, and the benefit for later
//! turns. Sees views only.

use super::turn_search::{Aim, Position, TurnSearch};
use super::{BOARD_MARGIN, MAX_POSITIONS, Seat, View, Zatre};
use crate::engine::{Phrase, Stop};
use crate::games::zatre::board::{CellIndex, Line, MIN_SCORING_SUM};
use crate::games::zatre::preview::{self, PlacementEffect, placement_effects};
use crate::games::zatre::rules::{Common, Move};
use crate::games::zatre::sheet::{Entry, Row, SUMS, Sheet};
use crate::games::zatre::tiles::Tile;
use crate::games::zatre::words::{entry_phrases, line_phrases};

/// Implements [`Mind::reason`](crate::engine::Mind::reason).
pub(super) fn reason(view: &View<Zatre>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let hand = view.open.racks.get(seat.index()).and_then(|rack| rack.tiles).unwrap_or_default();
    let position = Position {
        board: common.board,
        open_cells: common.open_cells,
        laid: common.laid,
        crosses: common.crosses,
        hand,
    };
    let Move::Place { tile, at } = choice else { return end_turn_reason(common, &position, view.open.bag) };
    let Some(index) = CellIndex::of(at) else { return plain_reason(common, tile) };
    // The sentence has room for the effects on rows or for the benefit later, not for both.
    match later_benefit(view, tile, index) {
        Some(benefit) => {
            let why = placement_reason(common, seat, &position, tile, index, false);
            Phrase::new("zatre-reason-for-later").with("why", why).with("later", benefit)
        }
        None => placement_reason(common, seat, &position, tile, index, true),
    }
}

/// The least number of points forgone now that the reason mentions.
const NOTABLE_GAIN: i32 = 5;

/// The boxes and crosses that the best turn with this move fills in place of a turn that scores clearly more at once.
/// `None` if no turn is to come or the points forgone are few.
fn later_benefit(view: &View<Zatre>, tile: Tile, index: CellIndex) -> Option<Phrase> {
    if view.open.bag == 0 {
        return None;
    }
    let stop = Stop::default();
    let (mut search, position) = TurnSearch::new(view, Aim::total(view, BOARD_MARGIN), MAX_POSITIONS, &stop);
    let (sheet, opening) = (search.sheet, search.opening);
    let gain = |entry: &Entry| {
        let mut after = sheet.clone();
        after.enter(entry);
        after.total() - sheet.total()
    };
    let (mut chosen, mut gain_here) = (BestEntry::default(), 0);
    search.for_each_end(position.with(index, tile), &mut |_, end, score| {
        let entry = end.entry(opening);
        gain_here = gain_here.max(gain(&entry));
        chosen.offer((score, 0), entry);
    });
    let (_, chosen) = chosen.0?;
    search.budget = MAX_POSITIONS;
    let mut elsewhere = BestEntry::default();
    search.for_each_end(position, &mut |_, end, _| {
        if end.board.tile(index) != Some(tile) {
            let entry = end.entry(opening);
            // Among equal gains, prefer the entry that leaves the fewest advantages to the chosen turn.
            elsewhere.offer((gain(&entry), -(extra_fills(&chosen, &entry).len() as i32)), entry);
        }
    });
    let ((best, _), elsewhere) = elsewhere.0?;
    let fills = extra_fills(&chosen, &elsewhere);
    let is_notable = best - gain_here >= NOTABLE_GAIN && !fills.is_empty();
    is_notable.then(|| Phrase::new("zatre-reason-later").with("points", best - gain_here).with("fills", fills))
}

/// The best entry offered so far, by score; the first among equals.
#[derive(Default)]
struct BestEntry(Option<((i32, i32), Entry)>);

impl BestEntry {
    fn offer(&mut self, score: (i32, i32), entry: Entry) {
        if self.0.is_none_or(|(best, _)| score > best) {
            self.0 = Some((score, entry));
        }
    }
}

/// The boxes and crosses that this entry fills and the other does not: "a box of 11s and a cross".
fn extra_fills(this: &Entry, other: &Entry) -> Vec<Phrase> {
    let only_here = |column: &usize| this.lines[*column] > 0 && other.lines[*column] == 0;
    let boxes =
        (0..SUMS.len()).filter(only_here).map(|column| Phrase::new("zatre-reason-box").with("sum", SUMS[column]));
    let crosses = this.crosses.saturating_sub(other.crosses);
    let crosses = (crosses > 0).then(|| Phrase::new("zatre-reason-more-crosses").with("count", crosses));
    boxes.chain(crosses).collect()
}

fn placement_reason(
    common: &Common,
    seat: Seat,
    position: &Position,
    tile: Tile,
    index: CellIndex,
    in_full: bool,
) -> Phrase {
    let before = position.sheet(common, seat);
    let after = position.with(index, tile);
    let sheet = after.sheet(common, seat);
    let mut lines: Vec<Line> = preview::resulting_lines(&common.board, index, tile);
    lines.retain(|line| line.sum() >= MIN_SCORING_SUM);
    let points = sheet.total() - before.total();
    if !lines.is_empty() {
        let effects = if in_full { effects(&before, &sheet) } else { Vec::new() };
        let key = match (points > 0, effects.is_empty()) {
            (false, _) => "zatre-reason-lines-again",
            (true, true) => "zatre-reason-lines",
            (true, false) => "zatre-reason-lines-and",
        };
        return Phrase::new(key).with("lines", line_phrases(&lines)).with("points", points).with("effects", effects);
    }
    if placement_effects(&position.placement_context(), tile, [index].into_iter())
        .iter()
        .any(|(_, effect)| *effect == PlacementEffect::Forced)
    {
        return Phrase::new("zatre-reason-forced").with("tile", tile.value());
    }
    // The best placement of the next tile after this one.
    let mut next: Option<(i32, Tile, CellIndex)> = None;
    after.placement_context().for_each_legal(|tile, index| {
        let points = after.with(index, tile).sheet(common, seat).total() - before.total();
        if points > next.map_or(0, |(best, ..)| best) {
            next = Some((points, tile, index));
        }
    });
    let Some((points, next, next_index)) = next else {
        return if common.board.is_empty() { Phrase::new("zatre-reason-first") } else { plain_reason(common, tile) };
    };
    let mut gain_alone = 0;
    position.placement_context().for_each_legal(|tile, index| {
        if (tile, index) == (next, next_index) {
            gain_alone = position.with(index, tile).sheet(common, seat).total() - before.total();
        }
    });
    let key = if gain_alone < points { "zatre-reason-next" } else { "zatre-reason-next-alone" };
    Phrase::new(key).with("tile", next.value()).with("points", points)
}

/// The reason for a placement without any gain: a tile that fits must be laid (Z13), or costs its pips if kept (Z14).
fn plain_reason(common: &Common, tile: Tile) -> Phrase {
    let may_keep = common.options.keep_by_choice && !common.opening;
    let key = if may_keep { "zatre-reason-plain" } else { "zatre-reason-must" };
    Phrase::new(key).with("tile", tile.value())
}

/// The effects beyond new points in a plain row: rows completed, doubled, or added to while doubled.
fn effects(before: &Sheet, after: &Sheet) -> Vec<Phrase> {
    let effect = |index: usize| {
        let (was, is): (Row, Row) = (before.row(index), after.row(index));
        let (completed, crossed) = (is.is_complete() && !was.is_complete(), is.cross && !was.cross);
        let key = match (completed, crossed) {
            (true, true) => "zatre-reason-completes-and-doubles",
            (true, false) if is.cross => "zatre-reason-completes-double",
            (true, false) => "zatre-reason-completes",
            (false, true) if is.value() > 0 => "zatre-reason-doubles",
            (false, true) => "zatre-reason-crosses",
            (false, false) if is.cross && is != was => "zatre-reason-adds",
            (false, false) => return None,
        };
        Some(Phrase::new(key).with("row", index + 1).with("bonus", is.bonus))
    };
    (0..after.rows()).filter_map(effect).collect()
}

fn end_turn_reason(common: &Common, position: &Position, bag: u8) -> Phrase {
    let entry = common.entry();
    let mut fits = false;
    position.placement_context().for_each_legal(|_, _| fits = true);
    let why = match (position.hand.is_empty(), fits) {
        (true, _) => "zatre-reason-all-laid",
        (false, true) => "zatre-reason-may-keep",
        (false, false) => "zatre-reason-none-fits",
    };
    let key = match (position.hand.is_empty(), bag > 0) {
        (true, _) => "zatre-reason-end",
        (false, true) => "zatre-reason-end-keep",
        (false, false) => "zatre-reason-end-last",
    };
    let brings = if entry.is_empty() { "zatre-reason-brings-nothing" } else { "zatre-reason-brings" };
    let brings = Phrase::new(brings).with("entry", entry_phrases(&entry));
    Phrase::new(key).with("why", Phrase::new(why)).with("brings", brings).with("pips", position.hand.pips())
}

impl Position {
    /// The seat's sheet as it would be if the turn ended here.
    fn sheet(&self, common: &Common, seat: Seat) -> Sheet {
        let mut sheet = common.sheets[common.sheet_of(seat)].clone();
        sheet.enter(&self.entry(common.opening));
        sheet
    }
}
