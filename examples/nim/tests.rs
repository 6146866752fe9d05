//! What a click does, tested with `respond` alone: no window, nothing painted.

use super::painter::Cheese;
use super::{Chance, Move, Nim};
use crate::engine::Seat;
use crate::games::tests::painter::{Stage, people};
use crate::paint::board::{Input, Response};
use crate::play::Match;

fn game() -> Match<Nim> {
    Match::new(Default::default(), people(&["Ada", "Bo"]), 1).expect("a game for two")
}

#[test]
fn click_takes_a_cheese_with_all_to_its_right() {
    let mut game = game();
    game.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    let mut stage = Stage::of(&game);
    for (plate, index, count) in [(0, 0, 3), (1, 3, 1), (2, 1, 4)] {
        let response = stage.respond(Input::Click(Cheese { plate, index }));
        assert_eq!(response, Response::Play(Move::Take { plate, count }));
    }
}

#[test]
fn click_before_the_start_means_nothing() {
    let response = Stage::of(&game()).respond(Input::Click(Cheese { plate: 0, index: 0 }));
    assert_eq!(response, Response::Nothing);
}
