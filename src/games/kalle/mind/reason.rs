//! Why the guard goes there, why lids are swapped: how likely the rat is where, as all who watched must think.

use super::belief::{Belief, Odds, Situation, swap_of};
use crate::engine::{Phrase, View};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::square::Gully;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Kalle>, choice: Move) -> Phrase {
    let (belief, situation) = Belief::of(&view.memory.trail);
    let known = view.memory.rat.or(view.open.my_rat);
    match choice {
        Move::Hide { .. } => Phrase::new("kalle-reason-hide"),
        Move::PlaceGuard { at } => {
            Phrase::new("kalle-reason-place").with("count", Situation::closed(Some(at)).reach().count())
        }
        Move::MoveGuard { to } => step(&belief, &situation, to),
        Move::Swap { .. } | Move::Pass {} => answer(&belief, &situation, known, choice),
        Move::Prove { at } if known == Some(at) => Phrase::new("kalle-reason-prove"),
        Move::Prove { at } | Move::Point { at } => {
            Phrase::new("kalle-reason-likely").with("percent", percent(belief.at(at)))
        }
    }
}

/// What a step may find, and what the next one may.
fn step(belief: &Belief, situation: &Situation, to: Gully) -> Phrase {
    let after = situation.after_step(to).reach();
    let next = after.iter().map(|place| belief.at(place)).fold(0.0, f64::max);
    let key = if situation.face_up.contains(to) { "kalle-reason-step-open" } else { "kalle-reason-step" };
    Phrase::new(key).with("percent", percent(belief.at(to))).with("next", percent(next))
}

/// Whether the guard gets to the rat after this answer, and what the others must think.
fn answer(belief: &Belief, situation: &Situation, known: Option<Gully>, choice: Move) -> Phrase {
    let swap = swap_of(choice);
    let rat = known.unwrap_or_else(|| belief.likeliest());
    let rat = swap.map_or(rat, |(a, b)| rat.after_swap(a, b));
    let reached = situation.after_answer(swap).reach().contains(rat);
    let key = if reached { "kalle-reason-reached" } else { "kalle-reason-out-of-reach" };
    let thought = belief.after_answer(&Odds::of(situation), swap).at(rat);
    Phrase::new(key).with("percent", percent(thought))
}

fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}
