//! What a good player of a game values: the part of a bot that knows its game.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng;

use super::{Rules, View};

/// Tells a thinking bot that nobody waits for its answer any more.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks to stop.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How a game is played sensibly. Sees views only.
pub trait Mind: Rules {
    /// The move of a simple player that takes what is best right now. `legal` is not empty. When asked to stop, any
    /// legal move will do, at once.
    fn greedy(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop) -> Self::Move;
}
