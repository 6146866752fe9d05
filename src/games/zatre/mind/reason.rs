//! Why a tile is laid or a turn ended: what it does to the real sheet, and what the next tile of the turn could bring.

use super::{MOST_POSITIONS, Position, Search, Seat, View, Zatre, turns_left};
use crate::engine::{Phrase, Stop};
use crate::games::zatre::board::{CellIndex, Line, SCORING};
use crate::games::zatre::preview::{self, Prospect, prospects};
use crate::games::zatre::rules::{Common, Move};
use crate::games::zatre::sheet::{Entry, Row, SUMS, Sheet};
use crate::games::zatre::tiles::Tile;
use crate::games::zatre::words::{entered, lines_made};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Zatre>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let hand = view.open.racks.get(seat.index()).and_then(|rack| rack.tiles).unwrap_or_default();
    let now = Position { board: common.board, open: common.open, laid: common.laid, crosses: common.crosses, hand };
    let Move::Place { tile, at } = choice else { return ending(common, &now, view.open.bag) };
    let Some(spot) = CellIndex::of(at) else { return plain(common, tile) };
    // There is room for what it does to rows, or for what it leaves lying.
    match later(view, tile, spot) {
        Some(later) => {
            let why = placing(common, seat, &now, tile, spot, false);
            Phrase::new("zatre-reason-for-later").with("why", why).with("later", later)
        }
        None => placing(common, seat, &now, tile, spot, true),
    }
}

/// So many points more that could be had at once want a word.
const NOTABLE: i32 = 5;

/// What the turn that is meant by this move fills for later, where another would bring clearly more at once: boxes of other columns, and crosses. When no
/// turn is to come there is no later.
fn later(view: &View<Zatre>, tile: Tile, spot: CellIndex) -> Option<Phrase> {
    let turns = Some(turns_left(view.open.bag, view.open.common.sheets.len())).filter(|&turns| turns > 0.0)?;
    let stop = Stop::default();
    let (mut search, now) = Search::of(view, Some(turns), &stop);
    let (sheet, opening) = (search.sheet, search.opening);
    let gain = |entry: &Entry| {
        let mut after = sheet.clone();
        after.enter(entry);
        after.total() - sheet.total()
    };
    let (mut meant, mut here) = (Best::default(), 0);
    search.each_end(now.with(spot, tile), &mut |end, worth| {
        let entry = end.entry(opening);
        here = here.max(gain(&entry));
        meant.meet((worth, 0), entry);
    });
    let (_, meant) = meant.0?;
    search.budget = MOST_POSITIONS;
    let mut elsewhere = Best::default();
    search.each_end(now, &mut |end, _| {
        if end.board.tile(spot) != Some(tile) {
            let entry = end.entry(opening);
            // Of equals the one that fills most of what is meant to be filled.
            elsewhere.meet((gain(&entry), -(fills_beside(&meant, &entry).len() as i32)), entry);
        }
    });
    let ((most, _), elsewhere) = elsewhere.0?;
    let fills = fills_beside(&meant, &elsewhere);
    let is_notable = most - here >= NOTABLE && !fills.is_empty();
    is_notable.then(|| Phrase::new("zatre-reason-later").with("points", most - here).with("fills", fills))
}

/// The entry that is worth most of those met, the first of equals.
#[derive(Default)]
struct Best(Option<((i32, i32), Entry)>);

impl Best {
    fn meet(&mut self, worth: (i32, i32), entry: Entry) {
        if self.0.is_none_or(|(most, _)| worth > most) {
            self.0 = Some((worth, entry));
        }
    }
}

/// What this turn fills and the other does not: "a box of 11s and a cross".
fn fills_beside(this: &Entry, other: &Entry) -> Vec<Phrase> {
    let only_here = |column: &usize| this.lines[*column] > 0 && other.lines[*column] == 0;
    let boxes =
        (0..SUMS.len()).filter(only_here).map(|column| Phrase::new("zatre-reason-box").with("sum", SUMS[column]));
    let crosses = this.crosses.saturating_sub(other.crosses);
    let crosses = (crosses > 0).then(|| Phrase::new("zatre-reason-more-crosses").with("count", crosses));
    boxes.chain(crosses).collect()
}

fn placing(common: &Common, seat: Seat, now: &Position, tile: Tile, spot: CellIndex, in_full: bool) -> Phrase {
    let before = now.sheet(common, seat);
    let after = now.with(spot, tile);
    let sheet = after.sheet(common, seat);
    let mut lines: Vec<Line> = preview::lines(&common.board, spot, tile);
    lines.retain(|line| line.sum() >= SCORING);
    let points = sheet.total() - before.total();
    if !lines.is_empty() {
        let effects = if in_full { effects(&before, &sheet) } else { Vec::new() };
        let key = match (points > 0, effects.is_empty()) {
            (false, _) => "zatre-reason-lines-again",
            (true, true) => "zatre-reason-lines",
            (true, false) => "zatre-reason-lines-and",
        };
        return Phrase::new(key).with("lines", lines_made(&lines)).with("points", points).with("effects", effects);
    }
    if prospects(&now.situation(), tile, [spot].into_iter()).iter().any(|(_, prospect)| *prospect == Prospect::Forced) {
        return Phrase::new("zatre-reason-forced").with("tile", tile.value());
    }
    // What the next tile could make of it.
    let mut next: Option<(i32, Tile, CellIndex)> = None;
    after.situation().each_legal(|tile, spot| {
        let points = after.with(spot, tile).sheet(common, seat).total() - before.total();
        if points > next.map_or(0, |(most, ..)| most) {
            next = Some((points, tile, spot));
        }
    });
    let Some((points, next, there)) = next else {
        return if common.board.is_empty() { Phrase::new("zatre-reason-first") } else { plain(common, tile) };
    };
    let mut alone = 0;
    now.situation().each_legal(|tile, spot| {
        if (tile, spot) == (next, there) {
            alone = now.with(spot, tile).sheet(common, seat).total() - before.total();
        }
    });
    let key = if alone < points { "zatre-reason-next" } else { "zatre-reason-next-alone" };
    Phrase::new(key).with("tile", next.value()).with("points", points)
}

/// Nothing comes of it: what fits has to be laid (Z13), or may be kept and then costs (Z14).
fn plain(common: &Common, tile: Tile) -> Phrase {
    let may_keep = common.options.keep_by_choice && !common.opening;
    let key = if may_keep { "zatre-reason-plain" } else { "zatre-reason-must" };
    Phrase::new(key).with("tile", tile.value())
}

/// What is more than new points in a plain row: rows that are completed, doubled, or doubled already.
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

fn ending(common: &Common, now: &Position, bag: u8) -> Phrase {
    let entry = common.entry();
    let mut fits = false;
    now.situation().each_legal(|_, _| fits = true);
    let why = match (now.hand.is_empty(), fits) {
        (true, _) => "zatre-reason-all-laid",
        (false, true) => "zatre-reason-may-keep",
        (false, false) => "zatre-reason-none-fits",
    };
    let key = match (now.hand.is_empty(), bag > 0) {
        (true, _) => "zatre-reason-end",
        (false, true) => "zatre-reason-end-keep",
        (false, false) => "zatre-reason-end-last",
    };
    let brings = if entry.is_empty() { "zatre-reason-brings-nothing" } else { "zatre-reason-brings" };
    let brings = Phrase::new(brings).with("entry", entered(&entry));
    Phrase::new(key).with("why", Phrase::new(why)).with("brings", brings).with("pips", now.hand.pips())
}

impl Position {
    /// The sheet as it would be if the turn ended here.
    fn sheet(&self, common: &Common, seat: Seat) -> Sheet {
        let mut sheet = common.sheets[common.sheet_of(seat)].clone();
        sheet.enter(&self.entry(common.opening));
        sheet
    }
}
