//! The evaluation of Zatre for bots: expected final totals. Sees views only, never real states.

pub mod features;
pub mod forecast;
mod forecast_weights;
mod gains;
mod ideas;
mod sheet_forecast;
pub mod terms;
mod turn_search;

use rand::Rng;

use self::features::Stage;
use self::forecast::Weights;
use self::turn_search::{Aim, TurnSearch};
use super::rules::{Move, Open, Zatre};
use crate::engine::{
    Determinization, Line, Mind, PerSeat, SearchSettings, Seat, Stop, Term, TurnGain, View, Viewer, Worth,
};

/// The most positions searched for the turns of a decision, or for a greedy player.
const MAX_POSITIONS: usize = 60_000;
/// The most positions searched for one turn of a trial; a seat that could lay nothing for long holds many tiles.
const MAX_POSITIONS_IN_TRIAL: usize = 1_000;

/// The most points that the board is expected to make up for, between two ends of a turn …
const BOARD_MARGIN: f32 = 20.0;
/// … and in a trial, where time is short.
const BOARD_MARGIN_IN_TRIAL: f32 = 6.0;

impl Mind for Zatre {
    const PLAYOUTS: u32 = 500;
    const SHARPNESS: Option<f32> = Some(0.65);

    /// Scores each move by the best end of the turn that it leads to, measured by the expected final total and what it
    /// leaves to rivals. Searches every way to finish the turn, early ends included where Z14 allows them.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        score_by_best_end(view, legal, Aim::total(view, BOARD_MARGIN), MAX_POSITIONS_IN_TRIAL, stop, scores);
    }

    /// Scores each move as [`Mind::score_moves`] does, but by the gain on the sheet this turn.
    fn greedy_scores(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        score_by_best_end(view, legal, Aim::Gain, MAX_POSITIONS, stop, scores);
    }

    /// The best turns by the expected final total and what they leave to rivals; a single one is found at a glance.
    fn turn_candidates(view: &View<Self>, legal: &[Move], limit: usize, stop: &Stop) -> Vec<Vec<Move>> {
        let (budget, margin) =
            if limit > 1 { (MAX_POSITIONS, BOARD_MARGIN) } else { (MAX_POSITIONS_IN_TRIAL, BOARD_MARGIN_IN_TRIAL) };
        best_turns(view, legal, Aim::total(view, margin), budget, limit, stop)
    }

    const TERMS: &'static [Term] = terms::TERMS;
    const IN_HAND: usize = terms::DOUBLING_TERM + 1;
    const STYLE_ROOM: f32 = 1.0;
    const RIVALS: Term = Term { more: "zatre-term-rivals", less: "zatre-term-rivals-less", number: 0, unit: 1.0 };

    fn turn_gains(seat: Seat, before: &Open, after: &Open, _seen: &[Self::Seen]) -> Vec<TurnGain> {
        gains::turn_gains(seat, &before.common, &after.common)
    }

    /// The expected final total of each seat; the more tiles are to come, the less a lead counts.
    fn worth(position: &Determinization<Self>, _viewer: Viewer) -> Worth {
        // All hands may be read: the position is a determinization.
        let open = position.view(Viewer::Everything).open;
        let stage = Stage { bag: open.bag, sheets: open.common.sheets.len() };
        let lead_scale = LEAD_SCALE + LEAD_SCALE_PER_TILE * f32::from(stage.bag);
        let sides = Seat::all(open.racks.len()).map(|seat| open.common.sheet_of(seat)).collect();
        Worth { terms: terms::terms_in(&open), sides, lead_scale, rival_weight: rival_weight(stage) }
    }

    /// Estimates success from the expected final totals. A high total counts as a success of its own: a player that
    /// looked only at its lead would rather spoil the board for others than build on it.
    fn win_probabilities(position: &Determinization<Self>, viewer: Viewer) -> PerSeat<f32> {
        let worth = Self::worth(position, viewer);
        let totals: PerSeat<f32> = worth.values().collect();
        let sheets = worth.sides.iter().max().map_or(1, |last| last + 1);
        // Partners share a total and a win (Z23).
        let shared_by = (totals.len() / sheets) as f32;
        let total_of_all = totals.iter().sum::<f32>() / shared_by;
        let par = PAR_TOTAL_OF_ALL / sheets as f32;
        let success = |&own: &f32| {
            let others = (total_of_all - own) / (sheets - 1).max(1) as f32;
            let lead = own - (worth.rival_weight * others + (1.0 - worth.rival_weight) * par);
            1.0 / (1.0 + (-lead / worth.lead_scale).exp()) / shared_by
        };
        totals.iter().map(success).collect()
    }

    fn ideas(line: &Line<Self>) -> Vec<&'static str> {
        ideas::ideas(line)
    }

    fn search_settings() -> [SearchSettings; 5] {
        let levels = [(0, 0.3), (0, 0.44), (0, 0.6), (1, 0.7), (3000, 1.0)];
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

/// Appends to `scores`, for each legal move, the score of the best end of the turn that it leads to. The moves share
/// `max_positions` evenly, and the share that one move leaves goes to the moves after it.
fn score_by_best_end(
    view: &View<Zatre>,
    legal: &[Move],
    aim: Aim,
    max_positions: usize,
    stop: &Stop,
    scores: &mut Vec<f32>,
) {
    let (mut search, now) = TurnSearch::new(view, aim, max_positions, stop);
    search.for_each_move(legal, |search, choice| {
        let mut best = i32::MIN;
        search.for_each_end_after(now, choice, &mut |_, _, score| best = best.max(score));
        scores.push(best as f32);
    });
}

/// The best ways to play the turn from here, best first, at most `limit`; of several orders of the same placements, one.
fn best_turns(
    view: &View<Zatre>,
    legal: &[Move],
    aim: Aim,
    max_positions: usize,
    limit: usize,
    stop: &Stop,
) -> Vec<Vec<Move>> {
    let (mut search, now) = TurnSearch::new(view, aim, max_positions, stop);
    let mut best = BestTurns { limit: limit.max(1), turns: Vec::new() };
    search.one_order = true;
    search.for_each_move(legal, |search, choice| {
        search.for_each_end_after(now, choice, &mut |moves, _, score| best.offer(moves, score));
    });
    best.turns.into_iter().map(|(_, moves)| moves).collect()
}

/// The best turns offered so far, best first.
struct BestTurns {
    limit: usize,
    turns: Vec<(i32, Vec<Move>)>,
}

impl BestTurns {
    fn offer(&mut self, moves: &[Move], score: i32) {
        let is_full = self.turns.len() >= self.limit;
        if is_full && self.turns.last().is_some_and(|&(least, _)| score <= least) {
            return;
        }
        let is_same = |(other_score, other): &(i32, Vec<Move>)| {
            *other_score == score && other.len() == moves.len() && other.iter().all(|one| moves.contains(one))
        };
        if self.turns.iter().any(is_same) {
            return;
        }
        self.turns.truncate(self.limit - 1);
        let place = self.turns.partition_point(|&(other, _)| other >= score);
        self.turns.insert(place, (score, moves.to_vec()));
    }
}

/// The best turn by the forecast with these weights.
pub fn best_turn_by(view: &View<Zatre>, legal: &[Move], weights: &Weights) -> Vec<Move> {
    let aim = Aim::total_by(view, weights, BOARD_MARGIN);
    best_turns(view, legal, aim, MAX_POSITIONS_IN_TRIAL, 1, &Stop::default()).swap_remove(0)
}

/// The weight, 0 to 1, of the lead over the rivals; the rest is the weight of the lead over a par total. Towards the end
/// only the lead counts.
fn rival_weight(stage: Stage) -> f32 {
    let to_the_end = (1.0 - f32::from(stage.bag) / LEAD_ONLY_TILES).max(0.0);
    RIVAL_WEIGHT + (1.0 - RIVAL_WEIGHT) * to_the_end
}

/// The weight of the lead over the rivals while many tiles are to come. The higher, the more two strong players spoil for
/// each other: without search, two players reach 359 points each with 0.03, 347 with 0.3 and 333 with 0.6, but 0.6 wins
/// 77 of 100 games against 0.03, and 0.3 wins 67.
const RIVAL_WEIGHT: f32 = 0.4;
/// The number of tiles in the bag from which on that weight rises to 1 at the end.
const LEAD_ONLY_TILES: f32 = 10.0;
/// The median points of all sheets together in games of strong players, averaged over few and many sheets.
const PAR_TOTAL_OF_ALL: f32 = 680.0;
/// The lead in points that multiplies the odds of winning by e when the bag is empty.
const LEAD_SCALE: f32 = 4.0;
/// The growth of that lead for each tile in the bag.
const LEAD_SCALE_PER_TILE: f32 = 0.2;
