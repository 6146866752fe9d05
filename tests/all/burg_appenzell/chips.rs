//! Collecting: B14.

use super::script::{Floor, Game};
use cheeseboard::engine::Seat;
use cheeseboard::games::burg_appenzell::tiles::Cheese;
use cheeseboard::games::burg_appenzell::{Gain, Options, Seen};

/// Seat 0 has a mouse on a 1 at 0,1 and one in the tower at 0,0; rooms A and C are open, and 1,0 is a 1, too.
fn beside_a_pair() -> Game {
    Game::started(2).plays("A 00-01 +00 . . C")
}

#[test]
fn b14_two_mice_on_the_same_cheese_take_a_chip() {
    let game = beside_a_pair();
    assert!(game.chips(0).is_empty());
    assert_eq!(
        game.log_text("00-10"),
        "log-then(before: log-run(seat: Ada, from: 0/0, cell: 1/0, cost: 1), next: log-chips(seat: Ada, \
         cheeses: [cheese(kind: 1)]))"
    );
    let game = game.plays("00-10");
    assert_eq!(game.chips(0), [1]);
    assert_eq!((game.chips(1), game.actions()), (vec![], 2));
}

#[test]
fn b14_a_player_takes_one_chip_of_a_kind() {
    let game = beside_a_pair().plays("00-10 10-20 20-10");
    assert_eq!(game.chips(0), [1], "the pair is made a second time");
    assert_eq!(game.common().stock[0], 3);
}

#[test]
fn b14_chips_are_taken_in_anyones_turn() {
    // W1 moves the 1 of 1,0 away before seat 0 stands there.
    let game = Game::started(2).plays("A 00-01 +00 C . W1 .");
    assert_eq!((game.visible_tile((0, 1)), game.spare()), (Some('1'), '6'));
    let game = game.plays("C 00-10 .");
    assert_eq!((game.visible_tile((1, 0)), game.chips(0)), (Some('.'), vec![]));
    // Seat 1 undoes its push, and the 1 slides under the mouse of seat 0.
    let observation = game.observation("E1");
    let Seen::Pushed { gains, .. } = &observation.seen else { panic!("{observation:?}") };
    assert_eq!(gains, &[Gain { seat: Seat::new(0), cheese: Cheese::ALL[0] }]);
    assert_eq!(
        game.log_text("E1"),
        "log-then(before: log-push(seat: Bo, line: slot-east(number: 2)), next: log-chips(seat: Ada, \
         cheeses: [cheese(kind: 1)]))"
    );
    assert_eq!(game.plays("E1").chips(0), [1]);
}

#[test]
fn b14_mice_of_two_seats_make_no_pair() {
    let game = Game::started(2).plays("A 00-01 . +00 C 00-10");
    assert_eq!((game.mice(0), game.mice(1)), (vec![(0, 1)], vec![(1, 0), (6, 6)]));
    assert_eq!((game.visible_tile((0, 1)), game.visible_tile((1, 0))), (Some('1'), Some('1')));
    assert_eq!((game.chips(0), game.chips(1)), (vec![], vec![]));
}

#[test]
fn b14_a_jumped_over_cell_makes_no_pair() {
    // Seat 1 stands on the 1 at 1,0; seat 0 jumps over it.
    let game = Game::started(2).plays("A 00-01 . +00 C 00-10 . +00");
    assert_eq!(game.runs((0, 0)), [(0, 2), (2, 0)], "over either mouse");
    let game = game.plays("00-20");
    assert_eq!((game.mice(0), game.chips(0)), (vec![(0, 1), (2, 0)], vec![]));
}

#[test]
fn b14_towers_and_solid_cells_make_no_pair() {
    let game = Game::started(2).plays("A 00-01 01-02 +00 . . C 00-10");
    assert_eq!(game.mice(0), [(0, 2), (1, 0)]);
    assert!(game.chips(0).is_empty());
    assert_eq!(game.plays("02-01").chips(0), [1]);
}

#[test]
fn b14_one_push_can_bring_several_chips() {
    #[rustfmt::skip]
    const PAIRS: Floor = [
        "+1+2+3+",
        "1132245",
        "+x+3+.+",
        "45.6.7.",
        "+.+7+x+",
        "6..4.56",
        "+7+.+x+",
    ];
    let game = Game::set_up(Options::default(), 2, PAIRS, '.').with_rooms("DEF");
    let game = game.with_mice(0, &[(1, 1), (1, 2), (1, 4), (1, 5)]);
    let log_text = game.log_text("W1");
    assert_eq!(
        log_text,
        "log-then(before: log-push(seat: Ada, line: slot-west(number: 2)), next: log-chips(seat: Ada, \
         cheeses: [cheese(kind: 1), cheese(kind: 2)]))"
    );
    let game = game.plays("W1");
    assert_eq!(game.chips(0), [1, 2]);
    assert_eq!(game.common().stock, [3, 3, 4, 4, 4, 4, 4]);
}

#[test]
fn b14_one_push_can_bring_chips_to_several_seats() {
    #[rustfmt::skip]
    const PAIRS: Floor = [
        "+1+2+3+",
        "1132245",
        "+x+3+.+",
        "45.6.7.",
        "+.+7+x+",
        "6..4.56",
        "+7+.+x+",
    ];
    let game = Game::set_up(Options::default(), 2, PAIRS, '.').with_rooms("DEF");
    let game = game.with_mice(0, &[(1, 4), (1, 5)]).with_mice(1, &[(1, 1), (1, 2)]);
    let log_text = game.log_text("W1");
    assert_eq!(
        log_text,
        "log-then(before: log-then(before: log-push(seat: Ada, line: slot-west(number: 2)), \
         next: log-chips(seat: Ada, cheeses: [cheese(kind: 2)])), next: log-chips(seat: Bo, \
         cheeses: [cheese(kind: 1)]))"
    );
    let game = game.plays("W1");
    assert_eq!((game.chips(0), game.chips(1)), (vec![2], vec![1]));
}
