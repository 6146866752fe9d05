//! What a good player of Zatre values: what its sheet will be worth, tiles out of the hand.

mod prospect;
mod reason;

use rand::Rng;

use self::prospect::prospect;
use super::board::{Board, CellIndex, CellSet};
use super::placing::{Course, Situation};
use super::preview;
use super::rules::{Move, Zatre};
use super::sheet::{Entry, Sheet};
use super::tiles::{Tile, Tiles};
use crate::engine::{Determinization, Mind, PerSeat, Phrase, SearchSettings, Seat, Stop, View, Viewer};

/// No more than this many positions are looked at to explain a decision, or where one look decides …
const MOST_POSITIONS: usize = 60_000;
/// … to weigh the moves of one that is thought ahead, of which there are many …
const MOST_WEIGHED: usize = 2_000;
/// … and in passing. With two tiles to lay, some twenty are usual and a few hundred the most; who could lay nothing for long holds many.
const MOST_IN_PASSING: usize = 300;

impl Mind for Zatre {
    /// Looks through every way to finish the turn, early where that is allowed (Z14), and weighs each move by the best end of the turn that it leads
    /// to: what the sheet can then be expected to hold in the end.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        let turns = turns_left(view.open.bag, view.open.common.sheets.len());
        look_through(view, legal, Some(turns), MOST_WEIGHED, stop, worths);
    }

    /// The same, but by what is gained on the sheet right now.
    fn score_moves_fast(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        look_through(view, legal, None, MOST_IN_PASSING, stop, worths);
    }

    fn greedy_scores(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        look_through(view, legal, None, MOST_POSITIONS, stop, worths);
    }

    /// By what the sheets can be expected to hold in the end, less what is in the hands. A high total is a success of its own: who only looked
    /// at the lead would rather spoil the board for others than build on it.
    fn win_probabilities(position: &Determinization<Self>, _eyes: Viewer) -> PerSeat<f32> {
        // Hands, too, are imagined here.
        let open = position.view(Viewer::Everything).open;
        let common = &open.common;
        let turns = turns_left(open.bag, common.sheets.len());
        let mut totals: PerSeat<f32> = common.sheets.iter().map(|sheet| prospect(sheet, turns)).collect();
        for (seat, rack) in Seat::all(open.racks.len()).zip(&open.racks) {
            totals[common.sheet_of(seat)] -= rack.tiles.map_or(0, |hand| hand.pips()) as f32;
        }
        // What is still to come makes what is ahead count less.
        let scale = LEAST_LEAD + LEAD_PER_TILE * f32::from(open.bag);
        let sum: f32 = totals.iter().sum();
        let good = GOOD_SUM / totals.len().max(1) as f32 * (1.0 + HOPE * turns / (turns + HALF_HOPE));
        // Partners share a win (Z23).
        let shared_by = (open.racks.len() / totals.len().max(1)) as f32;
        let success = |seat: Seat| {
            let own = totals[common.sheet_of(seat)];
            let others = (sum - own) / (totals.len() - 1).max(1) as f32;
            let ahead = own - (SPITE * others + (1.0 - SPITE) * good);
            1.0 / (1.0 + (-ahead / scale).exp()) / shared_by
        };
        Seat::all(open.racks.len()).map(success).collect()
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 3] {
        [(0, 0.7), (20, 0.15), (600, 0.0)].map(|(iterations, blunder_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 150.0,
            rollout_temperature: 50.0,
            exploration: 0.6,
            blunder_rate,
            forget_rate: 0.0,
        })
    }
}

/// How many turns are still to be entered on each of so many sheets, about.
fn turns_left(bag: u8, sheets: usize) -> f32 {
    f32::from(bag) / (2 * sheets) as f32
}

/// Weighs each move by the best end of the turn that it leads to: with so many turns to come after it, or by what is gained in it. Each move has
/// an even share of the most positions that are looked at, and what one leaves goes to those after it.
fn look_through(
    view: &View<Zatre>,
    legal: &[Move],
    turns: Option<f32>,
    most: usize,
    stop: &Stop,
    worths: &mut Vec<f32>,
) {
    let (mut search, now) = Search::of(view, turns, stop);
    let mut left = most;
    for (index, &choice) in legal.iter().enumerate() {
        let share = left / (legal.len() - index);
        search.budget = share;
        let mut best = i32::MIN;
        search.each_end_after(now, choice, &mut |_, worth| best = best.max(worth));
        left -= share - search.budget;
        worths.push(best as f32);
    }
}

/// By how much it counts what the others have, to be ahead of; the rest is to be ahead of a good total. The more it counts, the more two strong
/// players spoil for each other: with 0.08 they come to some 326 points each, with 0.03 to 332, with nothing to 335; but with nothing greedy is beaten
/// less often.
const SPITE: f32 = 0.03;
/// The points of all sheets together that strong players reach about as often as not, in the mean of few sheets and many.
const GOOD_SUM: f32 = 650.0;
/// By how much more, as a share of what it comes to, a sheet is expected to hold while many turns are to come …
const HOPE: f32 = 0.45;
/// … and half of that when so many are left.
const HALF_HOPE: f32 = 1.2;
/// So many points ahead are worth e times the odds when nothing is left in the bag …
const LEAST_LEAD: f32 = 4.0;
/// … and of so many more for each tile that is.
const LEAD_PER_TILE: f32 = 0.2;

/// A position in the middle of one's own turn.
#[derive(Clone, Copy)]
struct Position {
    board: Board,
    open: CellSet,
    laid: CellSet,
    crosses: u8,
    hand: Tiles,
}

impl Position {
    fn situation(&self) -> Situation<'_> {
        Situation { board: &self.board, open: &self.open, hand: &self.hand }
    }

    /// What the turn enters if it ends here, be it the one that opens the game or a later one.
    fn entry(&self, opening: bool) -> Entry {
        preview::entry(&self.board, &self.laid, self.crosses, opening)
    }

    fn with(mut self, spot: CellIndex, tile: Tile) -> Position {
        let Position { board, open, laid, crosses, hand } = &mut self;
        Course { board, open, laid, crosses, hand }.lay(spot, tile);
        self
    }
}

/// The search through one turn.
struct Search<'a> {
    sheet: &'a Sheet,
    /// How many turns are still to come, where the sheet is valued by what it will be worth.
    turns: Option<f32>,
    opening: bool,
    /// Whether a turn may end although a tile could be laid (Z14).
    may_keep: bool,
    /// How many more positions may be looked at.
    budget: usize,
    stop: &'a Stop,
}

impl<'a> Search<'a> {
    /// The search through the turn of the seat whose view it is, and where that stands.
    fn of(view: &'a View<Zatre>, turns: Option<f32>, stop: &'a Stop) -> (Search<'a>, Position) {
        let common = &view.open.common;
        let seat = view.who.seat().unwrap_or(common.seat);
        let hand = view.open.racks[seat.index()].tiles.unwrap_or_default();
        let sheet = &common.sheets[common.sheet_of(seat)];
        let may_keep = common.options.keep_by_choice && !common.opening;
        let search = Search { sheet, turns, opening: common.opening, may_keep, budget: MOST_POSITIONS, stop };
        (search, Position { board: common.board, open: common.open, laid: common.laid, crosses: common.crosses, hand })
    }

    /// Every end of the turn after this move, as far as it is looked into, and what it is worth.
    fn each_end_after(&mut self, now: Position, choice: Move, end: &mut impl FnMut(&Position, i32)) {
        match choice {
            Move::Place { tile, at } => {
                if let Some(spot) = CellIndex::of(at) {
                    self.each_end(now.with(spot, tile), end);
                }
            }
            Move::EndTurn {} => end(&now, self.worth(&now)),
        }
    }

    /// Every end of the turn from here, a tile having been laid. Where nothing more is looked at, that is this position: a light cell that is open
    /// now will be completed, for that was a condition of covering it (Z11).
    fn each_end(&mut self, position: Position, end: &mut impl FnMut(&Position, i32)) {
        let mut ends = !(self.may_keep && position.open.is_empty());
        if !ends {
            end(&position, self.worth(&position));
        }
        position.situation().each_legal(|tile, spot| {
            if self.budget > 0 && !self.stop.is_requested() {
                self.budget -= 1;
                ends = false;
                self.each_end(position.with(spot, tile), end);
            }
        });
        if ends {
            end(&position, self.worth(&position));
        }
    }

    /// What it is worth if the turn ends here. With turns to come: 100 for each point that the sheet can be expected to hold in the end, less 100
    /// for each pip kept. Otherwise:
    /// - 100 for each point that the sheet's total gains, doublings and bonuses completed this turn included;
    /// - 10 for each column in which a box is filled (Z16: lines of the same sum share one), for a row more is a bonus more to come;
    /// - 10 for each cross, for it doubles a row even where it has nothing to double yet;
    /// - less a pip for each pip kept, which is what it costs at the end, and breaks ties.
    fn worth(&self, position: &Position) -> i32 {
        let entry = position.entry(self.opening);
        let mut sheet = self.sheet.clone();
        sheet.enter(&entry);
        if let Some(turns) = self.turns {
            return (prospect(&sheet, turns) * 100.0) as i32 - 100 * position.hand.pips();
        }
        let boxes: i32 = entry.lines.iter().map(|&lines| i32::from(lines > 0)).sum();
        let gain = (sheet.total() - self.sheet.total()) * 100;
        gain + boxes * 10 + i32::from(entry.crosses) * 10 - position.hand.pips()
    }
}
