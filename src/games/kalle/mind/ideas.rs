//! The ideas of puzzles in Kalle Kanalratte: what a step, a swap or a guess does, by the public belief where the rat is.

use super::belief::Belief;
use super::situation::Situation;
use crate::engine::Line;
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::square::LidIndex;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<Kalle>) -> Vec<&'static str> {
    let view = &line.before;
    let (belief, situation) = Belief::from_history(&view.memory.history);
    let rat = view.memory.rat.or(view.open.my_rat);
    match (line.moves.first().copied(), rat) {
        (Some(Move::Swap { a, b }), Some(rat)) => vec![swap_idea(&situation, rat, (a, b))],
        (Some(Move::Pass {}), Some(rat)) if situation.reach().contains(rat) => vec!["puzzle-idea-kalle-bluff"],
        (Some(Move::Pass {}), Some(_)) => vec!["puzzle-idea-kalle-sit-tight"],
        (Some(Move::MoveGuard { to }), _) => step_ideas(&belief, &situation, to),
        (Some(Move::Point { at }), _) if belief.probability(at) >= belief.probability(belief.likeliest()) => {
            vec!["puzzle-idea-kalle-point"]
        }
        (Some(Move::Prove { at }), Some(rat)) if at == rat => vec!["puzzle-idea-kalle-prove"],
        _ => Vec::new(),
    }
}

/// What a swap does for the rat.
fn swap_idea(situation: &Situation, rat: LidIndex, (a, b): (LidIndex, LidIndex)) -> &'static str {
    let after = situation.after_answer(Some((a, b)));
    let moved = rat.after_swap(a, b);
    match (moved != rat, situation.reach().contains(rat), after.reach().contains(moved)) {
        (true, true, false) => "puzzle-idea-kalle-flee",
        (true, false, true) => "puzzle-idea-kalle-walk-in",
        (true, _, true) => "puzzle-idea-kalle-stay-near",
        (true, false, false) => "puzzle-idea-kalle-move-on",
        (false, _, true) => "puzzle-idea-kalle-decoy-near",
        (false, _, false) => "puzzle-idea-kalle-decoy",
    }
}

/// What a step of the guard does for its searcher.
fn step_ideas(belief: &Belief, situation: &Situation, to: LidIndex) -> Vec<&'static str> {
    let likeliest = situation.reach().iter().map(|place| belief.probability(place)).fold(0.0, f64::max);
    let reached_next: f64 = situation.after_step(to).reach().iter().map(|place| belief.probability(place)).sum();
    let all = [
        (belief.probability(to) >= likeliest && likeliest > 0.0, "puzzle-idea-kalle-likeliest"),
        (reached_next > belief.probability(to), "puzzle-idea-kalle-close-in"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}
