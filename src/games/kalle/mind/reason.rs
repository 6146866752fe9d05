//! Why the guard goes there, why lids are swapped: how likely the rat is where, as all who watched must think.

use super::belief::{Belief, Odds, Situation, swap_of};
use crate::engine::{Phrase, View, fraction};
use crate::games::kalle::open::{Common, LAST_CARD};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::square::{Gullies, Gully};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Kalle>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let (belief, situation) = Belief::of(&view.memory.trail);
    let known = view.memory.rat.or(view.open.my_rat);
    match choice {
        Move::Hide { .. } => Phrase::new("kalle-reason-hide"),
        Move::PlaceGuard { at } => {
            Phrase::new("kalle-reason-place").with("count", Situation::closed(Some(at)).reach().count())
        }
        Move::MoveGuard { to } => step(common, &belief, &situation, to),
        Move::Swap { .. } | Move::Pass {} => answer(&belief, &situation, known, choice),
        Move::Prove { at } => match known {
            Some(rat) if rat == at => Phrase::new("kalle-reason-prove"),
            Some(_) => Phrase::new("kalle-reason-prove-wrong"),
            None => guess(&belief, common.face_down(), at),
        },
        Move::Point { at } => guess(&belief, common.free_to_point(), at),
    }
}

/// What a step may find; where that is little, what the next one may.
fn step(common: &Common, belief: &Belief, situation: &Situation, to: Gully) -> Phrase {
    let next = best(belief, situation.after_step(to).reach());
    let then = || {
        let seat = common.searcher_after(common.searcher);
        let key = if seat == common.searcher { "kalle-reason-then-own" } else { "kalle-reason-then" };
        Phrase::new(key).with("seat", seat).with("chance", in_words(next))
    };
    if situation.face_up.contains(to) {
        let turns_none = if next > 0.0 { "kalle-reason-step-open" } else { "kalle-reason-step-nowhere" };
        return Phrase::new(turns_none).with("then", then());
    }
    let (found, among) = (belief.at(to), best(belief, situation.reach()));
    let is_last = common.turned + 1 >= LAST_CARD;
    if !is_last && next > 2.0 * found && next > among {
        return Phrase::new("kalle-reason-step-near").with("chance", in_words(found)).with("then", then());
    }
    let key = if is_clearly_less(found, among) { "kalle-reason-step-less" } else { "kalle-reason-step" };
    Phrase::new(key).with("chance", in_words(found)).with("best", in_words(among))
}

/// Whether the guard gets to the rat after this answer, and what the others must think.
fn answer(belief: &Belief, situation: &Situation, known: Option<Gully>, choice: Move) -> Phrase {
    let swap = swap_of(choice);
    let before = known.unwrap_or_else(|| belief.likeliest());
    let rat = swap.map_or(before, |(a, b)| before.after_swap(a, b));
    let was_reached = situation.reach().contains(before);
    let is_reached = situation.after_answer(swap).reach().contains(rat);
    let thought = belief.after_answer(&Odds::of(situation), swap).at(rat);
    let key = match (was_reached, is_reached) {
        (true, false) => "kalle-reason-flees",
        (false, false) => "kalle-reason-out-of-reach",
        (_, true) if thought < UNLIKELY => "kalle-reason-reached",
        (_, true) => "kalle-reason-reached-likely",
    };
    Phrase::new(key).with("chance", in_words(thought))
}

/// How likely a lid is, among those that could be chosen.
fn guess(belief: &Belief, among: Gullies, at: Gully) -> Phrase {
    let best = best(belief, among);
    let key = if is_clearly_less(belief.at(at), best) { "kalle-reason-guess-less" } else { "kalle-reason-guess" };
    Phrase::new(key).with("chance", in_words(belief.at(at))).with("best", in_words(best))
}

/// What others hardly think of.
const UNLIKELY: f64 = 0.15;

fn best(belief: &Belief, among: Gullies) -> f64 {
    among.iter().map(|place| belief.at(place)).fold(0.0, f64::max)
}

/// Whether they are also said differently.
fn is_clearly_less(chance: f64, other: f64) -> bool {
    chance < other && fraction(chance) != fraction(other)
}

/// "about 1 in 12".
fn in_words(chance: f64) -> Phrase {
    let (times, of) = fraction(chance);
    Phrase::new("kalle-reason-chance").with("times", times).with("of", of)
}
