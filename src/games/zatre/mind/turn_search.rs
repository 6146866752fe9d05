//! Every way to play the rest of a turn, with its value for the seat that plays it. Sees views only.

use super::features::{Stage, board_features, hand_features, sheet_features, tile_shares};
use super::forecast::{Forecast, Weights};
use super::forecast_weights::WEIGHTS;
use super::rival_weight;
use crate::engine::{Stop, View};
use crate::games::zatre::board::{Board, CellIndex, CellSet};
use crate::games::zatre::placement::{PlacementContext, TurnMut};
use crate::games::zatre::rules::{Move, Zatre};
use crate::games::zatre::scoring::turn_entry;
use crate::games::zatre::sheet::{Entry, Sheet};
use crate::games::zatre::tiles::{Tile, Tiles};

/// A position in the middle of the viewer's own turn.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) open_cells: CellSet,
    pub(super) laid: CellSet,
    pub(super) crosses: u8,
    pub(super) hand: Tiles,
}

impl Position {
    pub(super) fn placement_context(&self) -> PlacementContext<'_> {
        PlacementContext { board: &self.board, open_cells: &self.open_cells, hand: &self.hand }
    }

    /// The entry of the turn if it ends here; `opening` tells whether this is the opening turn (Z18).
    pub(super) fn entry(&self, opening: bool) -> Entry {
        turn_entry(&self.board, &self.laid, self.crosses, opening)
    }

    pub(super) fn with(mut self, index: CellIndex, tile: Tile) -> Position {
        let Position { board, open_cells, laid, crosses, hand } = &mut self;
        TurnMut { board, open_cells, laid, crosses, hand }.lay(index, tile);
        self
    }
}

/// By what the ends of a turn are compared.
pub(super) enum Aim {
    /// The gain of this turn alone.
    Gain,
    /// The expected final total, and what rivals can expect.
    Total(Box<TotalAim>),
}

/// What the value of a turn's end depends on, besides the end itself.
pub(super) struct TotalAim {
    forecast: Forecast,
    stage: Stage,
    /// The probability of each tile value to be drawn.
    shares: [f32; 6],
    /// Whether no turn follows, so that totals are final.
    is_last: bool,
    /// Whether the partner lays next (Z23).
    partner_follows: bool,
    /// The weight of what a rival can expect, 0 to 1.
    rival_weight: f32,
    /// The expected totals of the sheet, without board and hand, by the entries met so far.
    by_entry: Vec<(Entry, f32)>,
    /// The highest value so far without the board.
    best_off_board: f32,
    /// How many points the board can make up for.
    margin: f32,
}

impl Aim {
    /// To maximise the expected final total by the fitted forecast.
    pub(super) fn total(view: &View<Zatre>, margin: f32) -> Aim {
        Aim::total_by(view, &WEIGHTS, margin)
    }

    /// To maximise the expected final total by the forecast with these weights.
    pub(super) fn total_by(view: &View<Zatre>, weights: &Weights, margin: f32) -> Aim {
        let common = &view.open.common;
        let stage = Stage { bag: view.open.bag, sheets: common.sheets.len() };
        Aim::Total(Box::new(TotalAim {
            forecast: Forecast::new(weights, stage),
            stage,
            shares: tile_shares(&view.open.unseen),
            is_last: stage.bag == 0 && !common.partner_follows,
            partner_follows: common.partner_follows,
            rival_weight: rival_weight(stage),
            by_entry: Vec::new(),
            best_off_board: f32::NEG_INFINITY,
            margin,
        }))
    }
}

impl TotalAim {
    /// The value, in points, of ending the turn in this position with this entry on this sheet. Without a look at the
    /// board if that cannot make up for what it lacks to the best end so far.
    fn value(&mut self, position: &Position, sheet: &Sheet, entry: Entry) -> f32 {
        let known = self.by_entry.iter().find(|(known, _)| *known == entry).map(|&(_, total)| total);
        let total = known.unwrap_or_else(|| {
            let mut sheet = sheet.clone();
            sheet.enter(&entry);
            let gain = if self.is_last { 0.0 } else { self.forecast.sheet_gain(&sheet_features(&sheet, self.stage)) };
            let total = sheet.total() as f32 + gain;
            self.by_entry.push((entry, total));
            total
        });
        if self.is_last {
            return total - position.hand.pips() as f32;
        }
        let total = total + self.forecast.hand_gain(&hand_features(&position.hand));
        self.best_off_board = self.best_off_board.max(total);
        if total < self.best_off_board - self.margin {
            return total - self.margin;
        }
        let board = board_features(&position.board, &self.shares);
        let [next, later] = [0, 1].map(|later| self.forecast.board_gain(&board, later));
        let rivals = (self.stage.sheets - 1).max(1) as f32;
        let (own, rival) =
            if self.partner_follows { (next, later) } else { (later, (next + (rivals - 1.0) * later) / rivals) };
        total + own - self.rival_weight * rival
    }
}

/// The exhaustive search of one turn, up to a budget of positions.
pub(super) struct TurnSearch<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) opening: bool,
    /// The number of positions that may still be searched.
    pub(super) budget: usize,
    /// Whether one order of the same two first placements is enough.
    pub(super) one_order: bool,
    aim: Aim,
    /// The moves already searched as first moves, ascending.
    searched: Vec<Move>,
    /// The moves from the start of the search to the position searched now.
    moves: Vec<Move>,
    /// Whether a turn may end although a tile could be laid (Z14).
    may_keep: bool,
    stop: &'a Stop,
}

impl<'a> TurnSearch<'a> {
    /// A search of the viewer's turn, and the current position to start from.
    pub(super) fn new(view: &'a View<Zatre>, aim: Aim, budget: usize, stop: &'a Stop) -> (TurnSearch<'a>, Position) {
        let common = &view.open.common;
        let seat = view.who.seat().unwrap_or(common.seat);
        let hand = view.open.racks[seat.index()].tiles.unwrap_or_default();
        let sheet = &common.sheets[common.sheet_of(seat)];
        let may_keep = common.options.keep_by_choice && !common.opening;
        let search = TurnSearch {
            sheet,
            opening: common.opening,
            budget,
            one_order: false,
            aim,
            searched: Vec::new(),
            moves: Vec::new(),
            may_keep,
            stop,
        };
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

    /// Calls `search` for each of these moves from here. The moves share the budget evenly, and the share that one move
    /// leaves goes to the moves after it.
    pub(super) fn for_each_move(&mut self, legal: &[Move], mut search: impl FnMut(&mut TurnSearch<'a>, Move)) {
        let mut left = self.budget;
        for (index, &choice) in legal.iter().enumerate() {
            let share = left / (legal.len() - index);
            self.budget = share;
            search(self, choice);
            if self.one_order {
                self.searched.push(choice);
            }
            left -= share - self.budget;
        }
    }

    /// Calls `visit` with the moves, position and score of every end of the turn after this move, as far as the budget
    /// lasts.
    pub(super) fn for_each_end_after(
        &mut self,
        now: Position,
        choice: Move,
        visit: &mut impl FnMut(&[Move], &Position, i32),
    ) {
        match choice {
            Move::Place { tile, at } => {
                if let Some(index) = CellIndex::of(at) {
                    self.moves.push(choice);
                    self.for_each_end(now.with(index, tile), visit);
                    self.moves.pop();
                }
            }
            Move::EndTurn {} => self.end(&now, true, visit),
        }
    }

    /// Calls `visit` with the moves, position and score of every end of the turn from here, after a tile was laid. When
    /// the budget is spent, the current position stands for the end, without the move that ends the turn: an open light
    /// cell is sure to be completed, for Z11 requires it.
    pub(super) fn for_each_end(&mut self, position: Position, visit: &mut impl FnMut(&[Move], &Position, i32)) {
        let may_end = self.may_keep && position.open_cells.is_empty();
        if may_end {
            self.end(&position, true, visit);
        }
        let (mut is_end, mut is_followed) = (true, false);
        position.placement_context().for_each_legal(|tile, index| {
            is_end = false;
            let choice = Move::Place { tile, at: index.cell() };
            // With the two in the other order, the same end was met before.
            let is_known = self.moves.len() == 1 && self.searched.binary_search(&choice).is_ok();
            is_followed |= is_known;
            if self.budget > 0 && !is_known && !self.stop.is_requested() {
                self.budget -= 1;
                is_followed = true;
                self.moves.push(choice);
                self.for_each_end(position.with(index, tile), visit);
                self.moves.pop();
            }
        });
        if !is_followed && !may_end {
            self.end(&position, is_end, visit);
        }
    }

    fn end(&mut self, position: &Position, is_end: bool, visit: &mut impl FnMut(&[Move], &Position, i32)) {
        let score = self.score(position);
        if is_end {
            self.moves.push(Move::EndTurn {});
        }
        visit(&self.moves, position, score);
        if is_end {
            self.moves.pop();
        }
    }

    /// The score of ending the turn in this position. By the total: 100 for each point of its value. By the gain:
    /// - 100 for each point that the sheet's total gains, doublings and bonuses completed this turn included;
    /// - 10 for each column in which a box is filled (Z16: lines of the same sum share one), since every box helps to
    ///   complete a row;
    /// - 10 for each cross, which may double points still to come;
    /// - minus 1 for each pip kept, which breaks ties towards the smaller loss at the end.
    fn score(&mut self, position: &Position) -> i32 {
        let entry = position.entry(self.opening);
        if let Aim::Total(aim) = &mut self.aim {
            return (aim.value(position, self.sheet, entry) * 100.0) as i32;
        }
        let mut sheet = self.sheet.clone();
        sheet.enter(&entry);
        let boxes: i32 = entry.lines.iter().map(|&lines| i32::from(lines > 0)).sum();
        let gain = (sheet.total() - self.sheet.total()) * 100;
        gain + boxes * 10 + i32::from(entry.crosses) * 10 - position.hand.pips()
    }
}
