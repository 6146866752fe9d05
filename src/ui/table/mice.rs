//! The mice at the table: which mood and which look each seat's mouse has.
//!
//! Must not know: games, hidden information, how long a bot thinks.

use super::model::TableModel;
use super::session::FrameContext;
use crate::engine::{Phrase, Seat};
use crate::paint::mouse::{Mood, Mouse};
use crate::paint::stage::overlay::FOCUS;
use crate::ui::bot_labels::mouse_of;

/// The mood of a seat's mouse: what the table has just seen, or else who has won and whose turn it is.
pub fn mood(model: &TableModel, seat: Seat) -> Mood {
    let has_won = || {
        let outcome = model.outcome.as_ref().filter(|_| model.review.ply.is_none());
        outcome.is_some_and(|outcome| outcome.winners.contains(&seat))
    };
    match model.moods.get(seat.index()) {
        Some(mood) if *mood != Mood::Calm => *mood,
        _ if has_won() => Mood::Glad,
        _ if is_thinking(model, seat) => Mood::Thinking,
        _ => Mood::Calm,
    }
}

/// Whether the bot at this seat is to decide now. It looks so from the first moment on, however quickly it decides.
fn is_thinking(model: &TableModel, seat: Seat) -> bool {
    model.thinking_seat == Some(seat) && !model.bots.is_step_waiting
}

/// Whether the mouse of a seat covers its eyes: somebody else decides in secret, behind the lifted curtain or alone among bots.
pub fn covers_eyes(model: &TableModel, seat: Seat) -> bool {
    let behind_curtain = model.curtain.filter(|curtain| curtain.is_up).map(|curtain| curtain.seat);
    behind_curtain.or(model.unwatched).is_some_and(|other| !model.team_of(other).contains(&seat))
}

/// The mouse of a seat as it looks in this frame: at what is being played, else at the board.
pub fn mouse(model: &TableModel, frame: &FrameContext<'_>, seat: Seat) -> Mouse {
    let lies = |name| frame.rects.find(name).or_else(|| frame.rects.find_previous(name));
    let focus = lies(FOCUS).or_else(|| lies("board")).map(|rect| rect.center());
    still_mouse(model, seat).feeling(mood(model, seat)).covering_eyes(covers_eyes(model, seat)).looking_at(focus)
}

/// The mouse of a seat as it looks where nothing is played: calm and straight ahead.
pub fn still_mouse(model: &TableModel, seat: Seat) -> Mouse {
    model.seating.get(seat.index()).map_or(Mouse::new(0), |seat| mouse_of(seat.player, seat.mark))
}

/// How the mouse of a seat looks, in words for those who ask.
pub fn look(model: &TableModel, seat: Seat) -> Phrase {
    match covers_eyes(model, seat) {
        true => Phrase::new("mood-covered"),
        false => Phrase::new(mood(model, seat).text_key()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Level, Outcome, Turn};
    use crate::games::kalle::Kalle;
    use crate::paint::mouse::Accessory;
    use crate::play::{Bot, Match, PlayStyle, Player, SeatAssignment, Table};
    use crate::ui::table::GameSession;
    use crate::ui::table::model::{Curtain, CurtainPurpose};
    use crate::ui::table::session::Session as _;

    const ADA: Seat = Seat::new(0);
    const BO: Seat = Seat::new(1);
    const CLEO: Seat = Seat::new(2);

    /// A table of two people and a thieving bot, Cleo, whose turn it is.
    fn table() -> TableModel {
        let seat = |name: &str, player, mark| SeatAssignment { name: name.to_owned(), player, mark };
        let bot = Bot { level: Level::Easy, style: Some(PlayStyle::Thieving) };
        let seating =
            vec![seat("Ada", Player::Human, 0), seat("Bo", Player::Human, 1), seat("Cleo", Player::Bot(bot), 2)];
        let game = Match::<Kalle>::new(Default::default(), seating, 1).expect("three seats");
        let mut model = TableModel::clone(&GameSession::new(Table::new(game), None).model());
        (model.turn, model.thinking_seat) = (Turn::Seat(CLEO), Some(CLEO));
        model
    }

    #[test]
    fn others_cover_their_eyes_while_one_is_behind_the_curtain() {
        let mut model = table();
        let covered = |model: &TableModel| [ADA, BO, CLEO].map(|seat| covers_eyes(model, seat));
        assert_eq!(covered(&model), [false; 3]);
        model.curtain = Some(Curtain { seat: ADA, purpose: CurtainPurpose::Decide, is_up: true });
        assert_eq!(covered(&model), [false, true, true]);
        assert_eq!(look(&model, BO).key, "mood-covered");
    }

    #[test]
    fn bots_cover_their_eyes_while_a_lone_person_hides_the_rat() {
        let seat = |name: &str, player, mark| SeatAssignment { name: name.to_owned(), player, mark };
        let bot = Player::Bot(Level::Easy.into());
        let seating = vec![seat("Ada", Player::Human, 0), seat("Bo", bot, 1), seat("Cleo", bot, 2)];
        let covered = |game: Match<Kalle>| {
            let model = TableModel::clone(&GameSession::new(Table::new(game), None).model());
            [ADA, BO, CLEO].map(|seat| covers_eyes(&model, seat))
        };
        let mut game = Match::<Kalle>::new(Default::default(), seating, 1).expect("three seats");
        while game.turn() != Turn::Seat(ADA) || game.secret_decider().is_none() {
            match game.turn() {
                Turn::Seat(seat) => game.decide(seat, game.legal_moves()[0]).expect("legal"),
                _ => game.resolve_chance().expect("due"),
            };
        }
        assert_eq!(covered(game.clone()), [false, true, true]);
        game.decide(ADA, game.legal_moves()[0]).expect("legal");
        assert_eq!(covered(game), [false; 3], "it is hidden now");
    }

    #[test]
    fn bot_on_turn_thinks_and_what_it_has_just_seen_goes_before() {
        let mut model = table();
        let moods = |model: &TableModel| [ADA, BO, CLEO].map(|seat| mood(model, seat));
        assert_eq!(moods(&model), [Mood::Calm, Mood::Calm, Mood::Thinking]);
        model.moods = vec![Mood::Ouch, Mood::Calm, Mood::Sly];
        assert_eq!(moods(&model), [Mood::Ouch, Mood::Calm, Mood::Sly]);
        model.moods.clear();
        model.bots.is_step_waiting = true;
        assert_eq!(mood(&model, CLEO), Mood::Calm, "a bot that waits for a key has thought");
    }

    #[test]
    fn winners_are_glad_once_the_end_is_told() {
        let mut model = table();
        model.thinking_seat = None;
        model.outcome = Some(Outcome { winners: [BO].into_iter().collect(), scores: [1, 3, 2].into_iter().collect() });
        assert_eq!([ADA, BO].map(|seat| mood(&model, seat)), [Mood::Calm, Mood::Glad]);
        model.review.ply = Some(1);
        assert_eq!(mood(&model, BO), Mood::Calm, "not where an earlier position is looked at");
    }

    #[test]
    fn mouse_wears_how_its_bot_plays() {
        let model = table();
        assert_eq!(still_mouse(&model, CLEO), Mouse::new(2).wearing(Some(Accessory::Mask)));
        assert_eq!(still_mouse(&model, ADA), Mouse::new(0));
    }
}
