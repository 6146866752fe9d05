//! The evaluation of Zatre for bots: expected final sheet values, less the pips in hand. Sees views only, never real
//! states.

mod reason;
mod sheet_forecast;

use rand::Rng;

use self::sheet_forecast::expected_total;
use super::board::{Board, CellIndex, CellSet};
use super::placement::{PlacementContext, TurnMut};
use super::rules::{Move, Zatre};
use super::scoring::turn_entry;
use super::sheet::{Entry, Sheet};
use super::tiles::{Tile, Tiles};
use crate::engine::{Determinization, Mind, PerSeat, Phrase, SearchSettings, Seat, Stop, View, Viewer};

/// The most positions searched to explain a decision, or for a greedy player.
const MAX_POSITIONS: usize = 60_000;
/// The most positions searched to score the moves of one position in a tree search.
const MAX_POSITIONS_IN_SEARCH: usize = 2_000;
/// The most positions searched for one move of a rollout. With two tiles to lay, some twenty are usual and a few
/// hundred the most; a seat that could lay nothing for long holds more tiles.
const MAX_POSITIONS_IN_ROLLOUT: usize = 300;

impl Mind for Zatre {
    /// Scores each move by the best end of the turn that it leads to, measured by the expected final total of the
    /// sheet. Searches every way to finish the turn, early ends included where Z14 allows them.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        let turns_left = turns_left(view.open.bag, view.open.common.sheets.len());
        score_by_best_end(view, legal, Some(turns_left), MAX_POSITIONS_IN_SEARCH, stop, scores);
    }

    /// Scores each move as [`Mind::score_moves`] does, but by the gain on the sheet this turn.
    fn score_moves_fast(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        score_by_best_end(view, legal, None, MAX_POSITIONS_IN_ROLLOUT, stop, scores);
    }

    fn greedy_scores(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        score_by_best_end(view, legal, None, MAX_POSITIONS, stop, scores);
    }

    /// Estimates success from the expected final totals of the sheets less the pips in hand. A high total counts as a
    /// success of its own: a player that looked only at its lead would rather spoil the board for others than build
    /// on it.
    fn win_probabilities(position: &Determinization<Self>, _eyes: Viewer) -> PerSeat<f32> {
        // All hands may be read: the position is a determinization.
        let open = position.view(Viewer::Everything).open;
        let common = &open.common;
        let turns_left = turns_left(open.bag, common.sheets.len());
        let mut totals: PerSeat<f32> = common.sheets.iter().map(|sheet| expected_total(sheet, turns_left)).collect();
        for (seat, rack) in Seat::all(open.racks.len()).zip(&open.racks) {
            totals[common.sheet_of(seat)] -= rack.tiles.map_or(0, |hand| hand.pips()) as f32;
        }
        // The more tiles are to come, the less a lead counts.
        let lead_scale = LEAD_SCALE + LEAD_SCALE_PER_TILE * f32::from(open.bag);
        let total_of_all: f32 = totals.iter().sum();
        let par = PAR_TOTAL_OF_ALL / totals.len().max(1) as f32
            * (1.0 + PAR_EXCESS * turns_left / (turns_left + PAR_EXCESS_HALF_TURNS));
        // Partners share a win (Z23).
        let shared_by = (open.racks.len() / totals.len().max(1)) as f32;
        let success = |seat: Seat| {
            let own = totals[common.sheet_of(seat)];
            let others = (total_of_all - own) / (totals.len() - 1).max(1) as f32;
            let lead = own - (OPPONENT_WEIGHT * others + (1.0 - OPPONENT_WEIGHT) * par);
            1.0 / (1.0 + (-lead / lead_scale).exp()) / shared_by
        };
        Seat::all(open.racks.len()).map(success).collect()
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 5] {
        let levels = [(0, 0.3), (0, 0.44), (0, 0.6), (20, 0.8), (9600, 1.0)];
        levels.map(|(iterations, notice_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 150.0,
            rollout_temperature: 50.0,
            exploration: 0.6,
            notice_rate,
            forget_rate: 0.0,
        })
    }
}

/// The approximate number of turns still to be entered on each sheet.
fn turns_left(bag: u8, sheets: usize) -> f32 {
    f32::from(bag) / (2 * sheets) as f32
}

/// Appends to `scores`, for each legal move, the score of the best end of the turn that it leads to; see
/// [`TurnSearch::score`] for `turns_left`. The moves share `max_positions` evenly, and the share that one move leaves
/// goes to the moves after it.
fn score_by_best_end(
    view: &View<Zatre>,
    legal: &[Move],
    turns_left: Option<f32>,
    max_positions: usize,
    stop: &Stop,
    scores: &mut Vec<f32>,
) {
    let (mut search, now) = TurnSearch::new(view, turns_left, stop);
    let mut budget_left = max_positions;
    for (index, &choice) in legal.iter().enumerate() {
        let share = budget_left / (legal.len() - index);
        search.budget = share;
        let mut best = i32::MIN;
        search.for_each_end_after(now, choice, &mut |_, score| best = best.max(score));
        budget_left -= share - search.budget;
        scores.push(best as f32);
    }
}

/// The weight, 0 to 1, of the lead over the opponents; the rest is the weight of the lead over a par total. The
/// higher the weight, the more two strong players spoil for each other: with 0.08 they reach some 326 points each,
/// with 0.03 some 332, with 0 some 335, but with 0 the search beats the greedy player less often.
const OPPONENT_WEIGHT: f32 = 0.03;
/// The median points of all sheets together in games of strong players, averaged over few and many sheets.
const PAR_TOTAL_OF_ALL: f32 = 650.0;
/// The excess of expected totals over actual final totals while many turns are to come, as a share; par grows by the
/// same share.
const PAR_EXCESS: f32 = 0.45;
/// The number of turns left at which that excess is half of [`PAR_EXCESS`].
const PAR_EXCESS_HALF_TURNS: f32 = 1.2;
/// The lead in points that multiplies the odds of winning by e when the bag is empty.
const LEAD_SCALE: f32 = 4.0;
/// The growth of that lead for each tile in the bag.
const LEAD_SCALE_PER_TILE: f32 = 0.2;

/// A position in the middle of the viewer's own turn.
#[derive(Clone, Copy)]
struct Position {
    board: Board,
    open_cells: CellSet,
    laid: CellSet,
    crosses: u8,
    hand: Tiles,
}

impl Position {
    fn placement_context(&self) -> PlacementContext<'_> {
        PlacementContext { board: &self.board, open_cells: &self.open_cells, hand: &self.hand }
    }

    /// The entry of the turn if it ends here; `opening` tells whether this is the opening turn (Z18).
    fn entry(&self, opening: bool) -> Entry {
        turn_entry(&self.board, &self.laid, self.crosses, opening)
    }

    fn with(mut self, index: CellIndex, tile: Tile) -> Position {
        let Position { board, open_cells, laid, crosses, hand } = &mut self;
        TurnMut { board, open_cells, laid, crosses, hand }.lay(index, tile);
        self
    }
}

/// The exhaustive search of one turn, up to a budget of positions.
struct TurnSearch<'a> {
    sheet: &'a Sheet,
    /// The number of turns to come after this one; `None` to score by the gain of this turn alone.
    turns_left: Option<f32>,
    opening: bool,
    /// Whether a turn may end although a tile could be laid (Z14).
    may_keep: bool,
    /// The number of positions that may still be searched.
    budget: usize,
    stop: &'a Stop,
}

impl<'a> TurnSearch<'a> {
    /// A search of the viewer's turn, and the current position to start from.
    fn new(view: &'a View<Zatre>, turns_left: Option<f32>, stop: &'a Stop) -> (TurnSearch<'a>, Position) {
        let common = &view.open.common;
        let seat = view.who.seat().unwrap_or(common.seat);
        let hand = view.open.racks[seat.index()].tiles.unwrap_or_default();
        let sheet = &common.sheets[common.sheet_of(seat)];
        let may_keep = common.options.keep_by_choice && !common.opening;
        let search = TurnSearch { sheet, turns_left, opening: common.opening, may_keep, budget: MAX_POSITIONS, stop };
        (
            search,
            Position {
                board: common.board,
                open_cells: common.open_cells,
                laid: common.laid,
                crosses: common.crosses,
                hand,
            },
        )
    }

    /// Calls `visit` with the position and score of every end of the turn after this move, as far as the budget lasts.
    fn for_each_end_after(&mut self, now: Position, choice: Move, visit: &mut impl FnMut(&Position, i32)) {
        match choice {
            Move::Place { tile, at } => {
                if let Some(index) = CellIndex::of(at) {
                    self.for_each_end(now.with(index, tile), visit);
                }
            }
            Move::EndTurn {} => visit(&now, self.score(&now)),
        }
    }

    /// Calls `visit` with the position and score of every end of the turn from here, after a tile was laid. When the
    /// budget is spent, the current position stands for the end: an open light cell is sure to be completed, for Z11
    /// requires it.
    fn for_each_end(&mut self, position: Position, visit: &mut impl FnMut(&Position, i32)) {
        let mut is_end = !(self.may_keep && position.open_cells.is_empty());
        if !is_end {
            visit(&position, self.score(&position));
        }
        position.placement_context().for_each_legal(|tile, index| {
            if self.budget > 0 && !self.stop.is_requested() {
                self.budget -= 1;
                is_end = false;
                self.for_each_end(position.with(index, tile), visit);
            }
        });
        if is_end {
            visit(&position, self.score(&position));
        }
    }

    /// The score of ending the turn in this position. With `turns_left`: 100 for each point of the expected final
    /// total, less 100 for each pip kept. Without:
    /// - 100 for each point that the sheet's total gains, doublings and bonuses completed this turn included;
    /// - 10 for each column in which a box is filled (Z16: lines of the same sum share one), since every box helps to
    ///   complete a row;
    /// - 10 for each cross, which may double points still to come;
    /// - minus 1 for each pip kept, which breaks ties towards the smaller loss at the end.
    fn score(&self, position: &Position) -> i32 {
        let entry = position.entry(self.opening);
        let mut sheet = self.sheet.clone();
        sheet.enter(&entry);
        if let Some(turns_left) = self.turns_left {
            return (expected_total(&sheet, turns_left) * 100.0) as i32 - 100 * position.hand.pips();
        }
        let boxes: i32 = entry.lines.iter().map(|&lines| i32::from(lines > 0)).sum();
        let gain = (sheet.total() - self.sheet.total()) * 100;
        gain + boxes * 10 + i32::from(entry.crosses) * 10 - position.hand.pips()
    }
}
