//! Whether a better move holds: both moves played out to the end of the game, on luck that had no part in finding it.
//!
//! A search looks a few turns ahead, and of the moves that seem best at least one is so by luck. In a game that is all but
//! decided it still promises something for what can change nothing any more.

use super::account::{judging_settings, view_seed};
use super::playout::{Luck, Playout, Reference, Standing};
use super::sampling::Sample;
use crate::engine::{Mind, Stop, View, derive_stream};

/// Both moves are played out so often, in lots after each of which it may be clear …
const PLAYOUTS: u64 = 200;
const LOT: u64 = 50;
/// … because the difference is so many standard errors away from nothing.
const CLEAR: f64 = 3.0;
/// At the end it must be above so many. A better move has been found by the search already, and this is to confirm it.
const CONFIRMED: f64 = 1.0;

/// Whether the first of two moves wins more than the second where all play on as the reference player does, as far as the view's
/// seat can know. It depends on the view, the moves and the seed alone.
pub fn holds<G: Mind>(view: &View<G>, moves: [G::Move; 2], seed: u64, stop: &Stop) -> bool {
    let Some(seat) = view.who.seat() else { return false };
    let seed = view_seed(view, seed);
    let belief = G::belief(view, &judging_settings::<G>(), stop);
    let mut reference = Reference::new(stop);
    let mut shares = [Vec::new(), Vec::new()];
    for number in 0..PLAYOUTS {
        if stop.is_requested() {
            return false;
        }
        let position = belief.sample(&mut derive_stream(seed, "story second look", &[number]));
        let luck = Luck { seed: seed.wrapping_add(1), number };
        for (choice, shares) in moves.into_iter().zip(&mut shares) {
            let mut playout = Playout::new(position.clone(), Standing::default(), luck);
            playout.decide(seat, choice);
            shares.push(reference.play_on(&mut playout, usize::MAX).shares::<G>());
        }
        if (number + 1) % LOT == 0 {
            let [these, those] = shares.each_ref().map(|shares| shares.iter().cloned().collect::<Sample>());
            let difference = these.minus(&those);
            let (mean, error) = (difference.mean[seat.index()], difference.error[seat.index()]);
            if number + 1 == PLAYOUTS || mean.abs() > CLEAR * error {
                return mean > CONFIRMED * error;
            }
        }
    }
    false
}
