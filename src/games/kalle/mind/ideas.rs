//! The ideas of puzzles in Kalle Kanalratte: what a step, a swap or a guess does, by where a strong player believes the rat.

use super::belief::Belief;
use super::situation::{RoundTerms, Situation};
use super::tracking::{Effort, TrackedBelief};
use crate::engine::{Line, Mind, Stop};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::seen::PublicEvent;
use crate::games::kalle::square::LidIndex;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<Kalle>) -> Vec<&'static str> {
    let view = &line.before;
    let (_, situation) = Belief::from_history(&view.memory.history);
    let rat = view.memory.rat.or(view.open.my_rat);
    match (line.moves.first().copied(), rat) {
        (Some(Move::Swap { a, b }), Some(rat)) => vec![swap_idea(&situation, rat, (a, b))],
        (Some(Move::Pass {}), Some(rat)) if situation.reach().contains(rat) => vec!["puzzle-idea-kalle-bluff"],
        (Some(Move::Pass {}), Some(_)) => vec!["puzzle-idea-kalle-sit-tight"],
        (Some(Move::MoveGuard { to }), _) => step_ideas(&believed(line), &situation, to),
        (Some(Move::Point { at }), _) => point_ideas(&believed(line), at),
        (Some(Move::Prove { at }), Some(rat)) if at == rat => vec!["puzzle-idea-kalle-prove"],
        _ => Vec::new(),
    }
}

/// How hard it is to prove where the rat is, by how often a swap has moved it; `None` for less than two moves, and all other lines.
pub fn proving_difficulty(line: &Line<Kalle>) -> Option<u8> {
    let view = &line.before;
    let mut rat = view.memory.rat.filter(|_| view.open.my_rat.is_none())?;
    let Some(Move::Prove { .. }) = line.moves.first() else { return None };
    let mut moved = 0;
    for event in view.memory.history.iter().rev() {
        if let PublicEvent::Swapped { a, b } = *event {
            let before = rat.after_swap(a, b);
            moved += usize::from(before != rat);
            rat = before;
        }
    }
    match moved {
        0 | 1 => None,
        2 => Some(1),
        3 => Some(2),
        _ => Some(3),
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

/// How likely a strong searcher believes the rat at each place.
fn believed(line: &Line<Kalle>) -> Vec<f32> {
    let [_, _, _, hard, _] = Kalle::search_settings();
    let view = &line.before;
    let (terms, stop) = (RoundTerms::of(&view.open.common), Stop::default());
    TrackedBelief::from_history(&view.memory.history, terms, Effort::of(&hard, &stop)).by_place().to_vec()
}

/// What a step of the guard does for its searcher.
fn step_ideas(belief: &[f32], situation: &Situation, to: LidIndex) -> Vec<&'static str> {
    let at = |place: LidIndex| belief[place.index()];
    let likeliest = situation.reach().iter().map(at).fold(0.0, f32::max);
    let reached_next: f32 = situation.after_step(to).reach().iter().map(at).sum();
    let all = [
        (at(to) >= likeliest && likeliest > 0.0, "puzzle-idea-kalle-likeliest"),
        (reached_next > at(to), "puzzle-idea-kalle-close-in"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

/// What pointing at a lid means.
fn point_ideas(belief: &[f32], at: LidIndex) -> Vec<&'static str> {
    let likeliest = belief.iter().copied().fold(0.0, f32::max);
    if belief[at.index()] >= likeliest { vec!["puzzle-idea-kalle-point"] } else { Vec::new() }
}
