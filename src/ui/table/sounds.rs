//! What is heard at the table besides its events: a person's turn begins, something is taken back or refused, the curtain
//! moves, the game is over.

use std::rc::Rc;

use super::model::TableModel;
use crate::engine::{Seat, Turn};
use crate::sound::Sound;

/// What the table told last.
#[derive(Default)]
pub struct TableSounds {
    told: Option<Rc<TableModel>>,
}

impl TableSounds {
    /// The sounds of what has changed since the last call. `end` is what the end of the game is played on.
    pub fn take(&mut self, model: &Rc<TableModel>, end: Sound) -> Vec<Sound> {
        let is_known = self.told.as_ref().is_some_and(|told| Rc::ptr_eq(told, model));
        if is_known || model.is_showing_event || model.review.ply.is_some() {
            // What is being shown has sounds of its own. Who looks back has heard it.
            return Vec::new();
        }
        let told = self.told.replace(Rc::clone(model));
        told.map_or_else(Vec::new, |told| sounds(&told, model, end))
    }
}

fn sounds(before: &TableModel, now: &TableModel, end: Sound) -> Vec<Sound> {
    let on_turn = |model: &TableModel| if let Turn::Seat(seat) = model.turn { Some(seat) } else { None };
    let is_persons = |seat: Seat| now.seating.get(seat.index()).is_some_and(|seat| seat.player.is_human());
    let is_curtain_up = |model: &TableModel| model.curtain.as_ref().is_some_and(|curtain| curtain.is_up);
    let (went_on, went_back) = (now.ply > before.ply, now.ply < before.ply);
    let begins_turn = went_on && on_turn(now).is_some_and(|seat| on_turn(before) != Some(seat) && is_persons(seat));
    let is_refused = now.foot.refusal.is_some() && now.foot.refusal != before.foot.refusal;
    let is_over = went_on && now.outcome.is_some() && before.outcome.is_none();
    // In lessons and puzzles others lead.
    let is_led = now.is_guided();
    let heard = [
        (went_back && !is_led, Sound::Undo),
        (is_curtain_up(before) != is_curtain_up(now), Sound::Curtain),
        (is_refused, Sound::Refused),
        (begins_turn && !is_led, Sound::YourTurn),
        (is_over && !is_led, end),
    ];
    heard.into_iter().filter(|(is_heard, _)| *is_heard).map(|(_, sound)| sound).collect()
}
