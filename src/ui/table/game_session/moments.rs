//! The moments of a finished game that are worth a look when it is looked at again: strokes of luck, and decisions for which
//! something better was found.

use super::story::{better_phrase, event_phrase};
use crate::engine::{Phrase, Seat};
use crate::games::Game;
use crate::play::Match;
use crate::story::{Course, Entry, Regret, hundred, strokes_of_luck};
use crate::ui::table::story::{MomentKind, StoryMoment};

/// The moments of this course and with these better moves, in their order.
pub(super) fn moments<G: Game>(game: &Match<G>, course: &Course, named: &[Regret<G::Move>]) -> Vec<StoryMoment> {
    let better = named.iter().map(|regret| StoryMoment {
        kind: MomentKind::Better,
        ply: regret.ply,
        text: Phrase::new("review-coming").with("what", event_phrase(game, regret.ply)),
        more: better_phrase::<G>(game, regret),
    });
    let lucky = strokes_of_luck(&course.entries).into_iter().map(|entry| StoryMoment {
        kind: MomentKind::Luck,
        // What chance has brought is on the board after it.
        ply: entry.ply + 1,
        text: event_phrase(game, entry.ply),
        more: Some(change_phrase(entry)),
    });
    let mut moments: Vec<StoryMoment> = better.chain(lucky).collect();
    // A turning point of which nothing else tells is worth a look after it.
    for (turn, text) in &course.turning_points {
        if !moments.iter().any(|moment| (turn.from..=turn.to).contains(&moment.ply)) {
            let (kind, ply) = (MomentKind::Luck, turn.to);
            moments.push(StoryMoment { kind, ply, text: turn_text(text), more: None });
        }
    }
    // Chance came before the decision that is looked at.
    moments.sort_by_key(|moment| (moment.ply, moment.kind == MomentKind::Better));
    moments
}

/// What a turning point's sentence says, without the number of the turn.
fn turn_text(sentence: &Phrase) -> Phrase {
    Phrase { key: "story-turn-words", ..sentence.clone() }
}

/// Whose chance of winning an event changed most, in words.
fn change_phrase(entry: &Entry) -> Phrase {
    let (seat, change, _) = entry.change.largest();
    let key = if change > 0.0 { "story-gain" } else { "story-loss" };
    Phrase::new(key).with("seat", Seat::new(seat)).with("by", hundred(change.abs()))
}
