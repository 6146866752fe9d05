//! What a good player of Ratzzia values.

use rand::Rng;

use super::rules::{Move, Ratzzia};
use crate::engine::{Mind, Stop, View, below};

impl Mind for Ratzzia {
    fn greedy(_view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop) -> Move {
        legal[below(rng, legal.len() as u32) as usize]
    }
}
