//! What a good player of Rat-a-Tat Roll values.

use rand::Rng;

use super::rules::{Move, RatATatRoll};
use crate::engine::{Mind, Stop, View, below};

impl Mind for RatATatRoll {
    fn greedy(_view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop) -> Move {
        legal[below(rng, legal.len() as u32) as usize]
    }
}
