//! What is heard at the table besides its events: a person's turn begins, something is taken back or refused, the curtain
//! moves, the game is over.

use super::model::TableModel;
use crate::engine::{Refusal, Seat, Turn};
use crate::sound::Sound;

/// What the table told in the last frame.
#[derive(Default)]
pub struct TableSounds {
    last: Option<Told>,
}

/// What is compared between two frames.
struct Told {
    seat: Option<Seat>,
    ply: usize,
    is_over: bool,
    is_curtain_up: Option<bool>,
    refusal: Option<Refusal>,
}

impl TableSounds {
    /// The sounds of what has changed since the last frame. `end` is what the end of the game is played on.
    pub fn take(&mut self, model: &TableModel, end: Sound) -> Vec<Sound> {
        if model.is_showing_event || model.review.ply.is_some() {
            // What is being shown has sounds of its own. Who looks back has heard it.
            return Vec::new();
        }
        let told = Told {
            seat: if let Turn::Seat(seat) = model.turn { Some(seat) } else { None },
            ply: model.ply,
            is_over: model.outcome.is_some(),
            is_curtain_up: model.curtain.as_ref().map(|curtain| curtain.is_up),
            refusal: model.foot.refusal.clone(),
        };
        let sounds = self.last.as_ref().map_or_else(Vec::new, |last| sounds(last, &told, model, end));
        self.last = Some(told);
        sounds
    }
}

fn sounds(last: &Told, now: &Told, model: &TableModel, end: Sound) -> Vec<Sound> {
    let is_undone = now.ply < last.ply;
    let is_persons = |seat: Seat| model.seating.get(seat.index()).is_some_and(|seat| seat.player.is_human());
    let begins_turn = !is_undone
        && !model.is_guided()
        && now.ply > last.ply
        && now.seat.is_some_and(|seat| last.seat != Some(seat) && is_persons(seat));
    let is_refused = now.refusal.is_some() && now.refusal != last.refusal;
    let heard = [
        (is_undone && !model.is_guided(), Sound::Undo),
        (last.is_curtain_up.unwrap_or(false) != now.is_curtain_up.unwrap_or(false), Sound::Curtain),
        (is_refused, Sound::Refused),
        (begins_turn, Sound::YourTurn),
        (now.is_over && !last.is_over && now.ply > last.ply && !model.is_guided(), end),
    ];
    heard.into_iter().filter(|(is_heard, _)| *is_heard).map(|(_, sound)| sound).collect()
}
