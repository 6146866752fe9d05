//! What a good player of Burg Appenzell values. Sees views only.

use rand::Rng;

use super::moves::Move;
use super::rules::BurgAppenzell;
use crate::engine::{Mind, Stop, View, below};

impl Mind for BurgAppenzell {
    fn greedy(_view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop) -> Move {
        legal[below(rng, legal.len() as u32) as usize]
    }
}
