//! The forecast of a seat's final total: a linear model of its sheet, the board and its kept tiles, whose weights change with the
//! number of turns left.
//!
//! The weights were fitted to self-play by `examples/train_zatre.rs`.

use super::features::{BOARD_FEATURES, HAND_FEATURES, SHEET_FEATURES, Stage};
use super::forecast_weights::WEIGHTS;

/// Number of all features: of the sheet, of the board for the seat that lays next and for seats later on, and of the hand.
pub const FEATURES: usize = SHEET_FEATURES + 2 * BOARD_FEATURES + HAND_FEATURES;

/// Where the features of the board begin, for the seat that lays next and for later seats.
pub const BOARD_START: [usize; 2] = [SHEET_FEATURES, SHEET_FEATURES + BOARD_FEATURES];
/// Where the features of the hand begin.
pub const HAND_START: usize = SHEET_FEATURES + 2 * BOARD_FEATURES;

/// The numbers of turns left for which there are weights; between two of them, weights are interpolated.
pub const KNOTS: [f32; 8] = [0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0];

/// The weights by knot and feature, in points.
pub type Weights = [[f32; FEATURES]; KNOTS.len()];

/// The weights at one stage of the game.
#[derive(Clone, Debug)]
pub struct Forecast {
    weights: [f32; FEATURES],
}

impl Forecast {
    /// The fitted forecast at this stage.
    pub fn fitted(stage: Stage) -> Forecast {
        Forecast::new(&WEIGHTS, stage)
    }

    /// The forecast by these weights at this stage.
    pub fn new(weights: &Weights, stage: Stage) -> Forecast {
        let (knot, share) = knot_share(stage.turns_left());
        let blend = |index: usize| (1.0 - share) * weights[knot][index] + share * weights[knot + 1][index];
        Forecast { weights: std::array::from_fn(blend) }
    }

    /// The points still to expect on a sheet with these features, on an average board.
    pub fn sheet_gain(&self, features: &[f32; SHEET_FEATURES]) -> f32 {
        dot(&self.weights[..SHEET_FEATURES], features)
    }

    /// What a board with these features adds for a seat that lays next (`later` 0) or later (`later` 1).
    pub fn board_gain(&self, features: &[f32; BOARD_FEATURES], later: usize) -> f32 {
        dot(&self.weights[BOARD_START[later]..][..BOARD_FEATURES], features)
    }

    /// What kept tiles with these features cost or bring.
    pub fn hand_gain(&self, features: &[f32; HAND_FEATURES]) -> f32 {
        dot(&self.weights[HAND_START..], features)
    }
}

impl Forecast {
    /// What all these features add to the points on a sheet: the rest of the game on an average board, the board, and the hand.
    pub fn split(&self, features: &[f32; FEATURES]) -> (f32, f32, f32) {
        let part = |from: usize, to: usize| dot(&self.weights[from..to], &features[from..to]);
        (part(0, SHEET_FEATURES), part(SHEET_FEATURES, HAND_START), part(HAND_START, FEATURES))
    }
}

/// The knot at or before this number of turns left, and the share, 0 to 1, of the next knot.
pub fn knot_share(turns_left: f32) -> (usize, f32) {
    let next = KNOTS.iter().position(|&knot| knot > turns_left).unwrap_or(KNOTS.len() - 1).max(1);
    let (from, to) = (KNOTS[next - 1], KNOTS[next]);
    (next - 1, ((turns_left - from) / (to - from)).clamp(0.0, 1.0))
}

fn dot(weights: &[f32], features: &[f32]) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}
