//! The moments of a finished game that are worth a look when it is looked at again: those of the story's cards, told in the same
//! words, and beside them all decisions for which something better was found, and the other strokes of luck.

use super::story::{better_phrase, event_phrase};
use crate::engine::{Phrase, Seat};
use crate::games::Game;
use crate::play::Match;
use crate::story::{Course, Entry, Regret, hundred, strokes_of_luck};
use crate::ui::table::story::{CardKind, MomentKind, StoryCard, StoryMoment};

/// The moments of this course and with these cards and better moves, in their order.
pub(super) fn moments<G: Game>(
    game: &Match<G>,
    course: &Course,
    cards: &[StoryCard],
    named: &[Regret<G::Move>],
) -> Vec<StoryMoment> {
    let better = named.iter().map(|regret| StoryMoment {
        kind: MomentKind::Better,
        ply: regret.ply,
        text: Phrase::new("review-coming").with("what", event_phrase(game, regret.ply)),
        more: better_phrase::<G>(game, regret),
    });
    let told = cards.iter().filter_map(|card| {
        let kind = match card.kind {
            CardKind::Praise => MomentKind::Praise,
            CardKind::Turning { .. } => MomentKind::Turning,
            CardKind::Better | CardKind::NextTime => return None,
        };
        let turn = course.turns.iter().find(|turn| turn.number == card.turn)?;
        Some(StoryMoment { kind, ply: turn.to, text: card.text.clone(), more: None })
    });
    // Of a turning point all of its turn is told, not a part with another figure.
    let is_of_its_own = |entry: &&Entry| course.turning_point_of(entry.ply).is_none();
    let lucky = strokes_of_luck(&course.entries).into_iter().filter(is_of_its_own).map(|entry| StoryMoment {
        kind: MomentKind::Luck,
        // What chance has brought is on the board after it.
        ply: entry.ply + 1,
        text: event_phrase(game, entry.ply),
        more: Some(change_phrase(course, entry)),
    });
    let mut moments: Vec<StoryMoment> = better.chain(told).chain(lucky).collect();
    // What has happened comes before the decision that is looked at.
    moments.sort_by_key(|moment| (moment.ply, moment.kind == MomentKind::Better));
    moments
}

/// Whose chance of winning an event changed most, in words; of equals the chance of the seat whose turn it was.
fn change_phrase(course: &Course, entry: &Entry) -> Phrase {
    let whose = course.turn_of(entry.ply).map_or(Seat::new(0), |turn| turn.seat);
    let (seat, change) = entry.change.largest_or_of(whose);
    let key = if change > 0.0 { "story-gain" } else { "story-loss" };
    Phrase::new(key).with("seat", seat).with("by", hundred(change.abs()))
}
