//! What stands over the board after an event: rounds, last turns, one who is about to win.

use std::collections::BTreeMap;

use cheeseboard::engine::{Phrase, Rules as _, Turn, Viewer};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::games::ratzzia::Ratzzia;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::painter::{PlayContext, PlayerLabel};
use cheeseboard::paint::stage::Moment;
use cheeseboard::play::{Match, Player};

use crate::autoplay::{greedy_move, play_while, seated};

/// The sentences of a whole game of three, as everybody at the table sees them, each with its ply.
fn told<G: Game>(seed: u64) -> Vec<(usize, Phrase)> {
    let seating = seated(&["Ada", "Bo", "Cleo"], Player::Human);
    let mut game = Match::<G>::new(Default::default(), seating, seed).expect("can be played");
    let mut told = Vec::new();
    loop {
        match game.turn() {
            Turn::Over(_) => return told,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => game.decide(seat, greedy_move(&game, seat)).expect("legal"),
        }
        let ply = game.ply() - 1;
        let observation = game.observation(ply, Viewer::Table).expect("an event");
        let (before, after) = (game.view_at(ply, Viewer::Table).open, game.view(Viewer::Table).open);
        let moment = Moment { observation: &observation, before: &before, after: &after };
        told.extend(G::milestones(&moment).into_iter().map(|phrase| (ply, phrase)));
    }
}

/// How often each sentence is told in several games, but for those about how close it is.
fn counted<G: Game>(games: u64) -> BTreeMap<&'static str, usize> {
    let mut counted = BTreeMap::new();
    for (_, phrase) in (0..games).flat_map(told::<G>).filter(|(_, phrase)| !phrase.key.starts_with("standing")) {
        *counted.entry(phrase.key).or_default() += 1;
    }
    counted
}

#[test]
fn every_round_of_kalle_is_announced_and_the_end_of_hiding() {
    let expected = [("kalle-tell-last-round", 2), ("kalle-tell-look", 12), ("kalle-tell-round", 10)];
    assert_eq!(counted::<Kalle>(2), BTreeMap::from(expected));
}

#[test]
fn the_last_turn_of_zatre_and_the_final_round_of_roll_are_announced_once() {
    assert_eq!(counted::<Zatre>(3), BTreeMap::from([("zatre-tell-empty", 3)]));
    assert_eq!(counted::<RatATatRoll>(3), BTreeMap::from([("rat_a_tat_roll-tell-final", 3)]));
}

#[test]
fn who_is_about_to_win_is_announced_once_for_each_seat() {
    for seed in 0..6 {
        for told in [told::<BurgAppenzell>(seed), told::<Ratzzia>(seed)] {
            let phrases: Vec<&Phrase> = told.iter().map(|(_, phrase)| phrase).collect();
            let is_repeated = |(index, phrase): (usize, &&Phrase)| {
                let same = |other: &&Phrase| other.key == phrase.key && other.arguments[0] == phrase.arguments[0];
                phrases[..index].iter().any(same)
            };
            assert!(!phrases.iter().enumerate().any(is_repeated), "{phrases:?}");
        }
    }
    let burg = counted::<BurgAppenzell>(6);
    assert!(burg.contains_key("burg_appenzell-tell-one-kind") && burg.contains_key("burg_appenzell-tell-one-mouse"));
    assert!(counted::<Ratzzia>(6).contains_key("ratzzia-tell-near"));
}

#[test]
fn nothing_is_announced_by_the_event_that_ends_a_game() {
    struct Ends;
    impl Visitor for Ends {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let seating = seated(&["Ada", "Bo", "Cleo"], Player::Human);
            let mut game = Match::<G>::new(Default::default(), seating, 0).expect("can be played");
            play_while(&mut game, |_| true, greedy_move);
            let last = game.ply() - 1;
            assert!(told::<G>(0).iter().all(|(ply, _)| *ply < last), "{}", G::ID);
        }
    }
    visit_taught(&mut Ends);
}

/// Until the cards are turned up nobody knows who leads in Rat-a-Tat Roll; in the other games a level score is told.
#[test]
fn how_close_it_is_comes_from_points_that_everybody_sees() {
    struct Look;
    impl Visitor for Look {
        type Output = (&'static str, bool);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let seating = seated(&["Ada", "Bo", "Cleo"], Player::Human);
            let players: Vec<PlayerLabel> = seating
                .iter()
                .map(|seat| PlayerLabel { name: seat.name.clone(), mark: seat.mark, is_bot: false })
                .collect();
            let mut game = Match::<G>::new(Default::default(), seating, 3).expect("can be played");
            let mut is_told = false;
            loop {
                match game.turn() {
                    Turn::Over(_) => return (G::ID, is_told),
                    Turn::Chance(_) => game.resolve_chance().expect("due"),
                    Turn::Seat(seat) => game.decide(seat, greedy_move(&game, seat)).expect("legal"),
                }
                let (turn, open) = (game.turn(), game.view(Viewer::Table).open);
                let is_over = matches!(turn, Turn::Over(_));
                let play = PlayContext::<G>::at_rest(Viewer::Table, &open, &turn, &players);
                is_told |= !is_over && G::standing(&play, players.len()).is_some();
            }
        }
    }
    let told = visit_taught(&mut Look);
    assert!(told.iter().all(|(game, is_told)| *is_told == (*game != RatATatRoll::ID)), "{told:?}");
}
