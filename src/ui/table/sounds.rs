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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Phrase, Refusal};
    use crate::games::zatre::Zatre;
    use crate::play::{Match, Player, SeatAssignment, Table};
    use crate::ui::table::GameSession;
    use crate::ui::table::session::Session as _;

    /// A table of two people before their first turn.
    fn table() -> TableModel {
        let person = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Human, mark };
        let game =
            Match::<Zatre>::new(Default::default(), vec![person("Ada", 0), person("Bo", 1)], 1).expect("two seats");
        TableModel::clone(&GameSession::new(Table::new(game), None).model())
    }

    /// What is heard of a change of a table on which Ada is on turn.
    fn heard(change: impl FnOnce(&mut TableModel)) -> Vec<Sound> {
        let mut before = table();
        (before.turn, before.ply) = (Turn::Seat(Seat::new(0)), 5);
        let mut now = before.clone();
        change(&mut now);
        let mut table = TableSounds::default();
        assert!(table.take(&Rc::new(before), Sound::EndOnWood).is_empty(), "what was there before is no news");
        let now = Rc::new(now);
        let heard = table.take(&now, Sound::EndOnWood);
        assert!(table.take(&now, Sound::EndOnWood).is_empty(), "once");
        heard
    }

    fn refused(model: &mut TableModel) {
        model.foot.refusal = Some(Refusal::new("Z8", Phrase::new("story-nothing")));
    }

    #[test]
    fn turns_refusals_and_undo_are_heard() {
        let next = |model: &mut TableModel| (model.turn, model.ply) = (Turn::Seat(Seat::new(1)), 6);
        assert_eq!(heard(next), [Sound::YourTurn]);
        assert_eq!(heard(|model| model.ply = 6), [], "the same person goes on");
        let bots = |model: &mut TableModel| {
            next(model);
            model.seating[1].player = Player::Bot(crate::engine::Level::Easy.into());
        };
        assert_eq!(heard(bots), [], "a bot needs no call");
        assert_eq!(heard(refused), [Sound::Refused]);
        assert_eq!(heard(|model| model.ply = 3), [Sound::Undo]);
    }

    #[test]
    fn nothing_is_heard_of_what_is_still_being_shown() {
        assert_eq!(heard(|model| (model.is_showing_event, model.ply) = (true, 3)), []);
        let again = |model: &mut TableModel| (model.review.ply, model.ply) = (Some(2), 3);
        assert_eq!(heard(again), [], "nor of what is looked at again");
    }
}
