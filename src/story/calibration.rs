//! How far the mind's expectation of a win can be trusted: by playouts that went on to their end.
//!
//! What comes of it is [`Mind::SHARPNESS`](crate::engine::Mind::SHARPNESS), fitted once for a game by `--example fit_story` and not from the record of which a
//! story is told: the judgement of a decision must not depend on what was hidden from its seat.

use super::playout::{LEAST_SHARE, Leaf, Reference, sharpened};
use super::values::{block_end, playout_at, standings};
use crate::engine::{PerSeat, Stop};
use crate::games::Game;
use crate::play::Match;

/// The sharpnesses that are tried at first, by the exponent of 2 …
const EXPONENTS: std::ops::RangeInclusive<i32> = -4..=4;
/// … and how often the best is made finer.
const REFINEMENTS: u32 = 6;

/// What each seat was expected to win at the horizon of a playout, and what it won.
pub type ExpectedAndGot = (PerSeat<f32>, PerSeat<f32>);

/// The sharpness that makes these outcomes likeliest.
pub fn fitted_sharpness(expected_and_got: &[ExpectedAndGot]) -> f32 {
    let surprise = |exponent: f32| -> f32 {
        let of_one = |(expected, got): &ExpectedAndGot| -> f32 {
            let shares = sharpened(expected, exponent.exp2());
            shares.iter().zip(got).map(|(share, got)| -got * share.max(LEAST_SHARE).ln()).sum()
        };
        expected_and_got.iter().map(of_one).sum()
    };
    let best_of = |exponents: &mut dyn Iterator<Item = f32>| {
        exponents.min_by(|one, other| surprise(*one).total_cmp(&surprise(*other))).unwrap_or(0.0)
    };
    let mut best = best_of(&mut EXPONENTS.map(|exponent| exponent as f32));
    for refinement in 1..=REFINEMENTS {
        let step = 0.5_f32.powi(refinement as i32);
        best = best_of(&mut [best, best - step, best + step].into_iter());
    }
    best.exp2()
}

/// One playout of every position of a finished game that reaches its horizon, with what came of it.
pub fn expectations<G: Game>(game: &Match<G>, seed: u64, stop: &Stop) -> Vec<ExpectedAndGot> {
    let standings = standings(game);
    let mut reference = Reference::new(stop);
    let of_ply = |ply: usize| {
        let mut playout = playout_at(game, &standings, ply, seed, 0);
        let Leaf::Expected(expected) = reference.play_on(&mut playout, block_end::<G>(standings[ply])) else {
            return None;
        };
        match reference.play_on(&mut playout, usize::MAX) {
            Leaf::Over(got) => Some((expected, got)),
            Leaf::Expected(_) => None,
        }
    };
    (0..game.ply()).filter_map(of_ply).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares<const N: usize>(shares: [f32; N]) -> PerSeat<f32> {
        shares.into_iter().collect()
    }

    /// Who is expected to win 6 of 10 wins 9 of 10: the odds 1.5 stand for 9, which is their power with the exponent 5.4.
    #[test]
    fn timid_expectation_is_sharpened() {
        let outcome = |first: bool| (shares([0.6, 0.4]), if first { shares([1.0, 0.0]) } else { shares([0.0, 1.0]) });
        let games: Vec<_> = (0..100).map(|number| outcome(number % 10 != 0)).collect();
        let sharpness = fitted_sharpness(&games);
        assert!((sharpness - 9_f32.ln() / 1.5_f32.ln()).abs() < 0.1, "{sharpness}");
        assert!((sharpened(&shares([0.6, 0.4]), sharpness)[0] - 0.9).abs() < 0.005);
    }
}
