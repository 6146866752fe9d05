//! Gives a seat of a game to one of the people who play here.

use crate::engine::{Phrase, Seat, Turn};
use crate::games::Game;
use crate::play::{Match, Player, SeatAssignment};
use crate::ui::settings::{Person, Settings};

/// Gives a seat to a person. Another player with this name or mark gets that of the seat instead.
pub(super) fn seat_person<G: Game>(game: &mut Match<G>, seat: Seat, person: &Person) {
    let before = game.assignment(seat).clone();
    for other in Seat::all(game.seating().len()).filter(|other| *other != seat) {
        let mut assignment = game.assignment(other).clone();
        if assignment.name.to_lowercase() == person.name.to_lowercase() {
            assignment.name.clone_from(&before.name);
        }
        if assignment.mark == person.mark {
            assignment.mark = before.mark;
        }
        game.assign_seat(other, assignment);
    }
    game.assign_seat(seat, SeatAssignment { name: person.name.clone(), player: Player::Human, mark: person.mark });
}

/// Lets somebody play in a game in which only bots sat, which would only play the same again: at the seat on turn, whoever has played
/// here last, else a person by the bot's name. Says so; `None` if people sat there already.
pub(super) fn seat_somebody<G: Game>(game: &mut Match<G>, settings: &Settings) -> Option<Phrase> {
    if game.human_count() > 0 {
        return None;
    }
    let seat = match game.turn() {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => seat,
        Turn::Chance(None) | Turn::Over(_) => Seat::new(0),
    };
    let before = game.assignment(seat).clone();
    match settings.people.first() {
        Some(person) => seat_person(game, seat, person),
        None => game.assign_seat(seat, SeatAssignment { player: Player::Human, ..before.clone() }),
    }
    settings.identify_people(game);
    Some(Phrase::new("try-takes-over").with("name", before.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::games::zatre::Zatre;

    fn game(players: [Player; 2]) -> Match<Zatre> {
        let seat = |(player, name, mark): (Player, &str, u8)| SeatAssignment { name: name.to_owned(), player, mark };
        let seating = [(players[0], "Edam", 0), (players[1], "Brie", 1)].map(seat).to_vec();
        let mut game = Match::new(Default::default(), seating, 8).expect("can be played");
        while !matches!(game.turn(), Turn::Seat(_)) {
            game.resolve_chance().expect("chance is due");
        }
        game
    }

    #[test]
    fn somebody_sits_down_among_bots_at_the_seat_on_turn() {
        let bot = Player::Bot(Level::Greedy.into());
        let settings = Settings { people: vec![Person::new("Ada", 1), Person::new("Bo", 2)], ..Settings::default() };
        let mut among_bots = game([bot; 2]);
        let Turn::Seat(seat) = among_bots.turn() else { panic!("somebody decides") };
        let name = among_bots.assignment(seat).name.clone();
        let said = seat_somebody(&mut among_bots, &settings);
        assert_eq!(said, Some(Phrase::new("try-takes-over").with("name", name)));
        let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 1 };
        assert_eq!((among_bots.assignment(seat), among_bots.human_count()), (&ada, 1));
        let mut nobody_known = game([bot; 2]);
        let before = nobody_known.assignment(seat).clone();
        assert!(seat_somebody(&mut nobody_known, &Settings::default()).is_some());
        assert_eq!(nobody_known.assignment(seat), &SeatAssignment { player: Player::Human, ..before });
        let mut with_people = game([bot, Player::Human]);
        assert_eq!(seat_somebody(&mut with_people, &settings), None);
        assert_eq!(with_people.seating(), game([bot, Player::Human]).seating(), "unchanged");
    }
}
