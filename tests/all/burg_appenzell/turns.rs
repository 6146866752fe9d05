//! Roofs, the actions of a turn and its end: B7, B15, B21.

use cheeseboard::engine::{Event, Rules};
use cheeseboard::games::burg_appenzell::castle::TOWERS;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Options, Phase};

use super::script::{END_TURN, Game, cells, decision, letters, random_events, room};

#[test]
fn b07_roofs_over_the_eight_neighbours_can_be_lifted() {
    // The tower at 0,0 touches rooms A and C, and diagonally D.
    let game = Game::started(2);
    assert_eq!(game.roofs(), "ACD");
    // The mouse at 0,2 touches B beside it, D and E below.
    assert_eq!(game.plays("A 00-01 01-02").roofs(), "BDE");
}

#[test]
fn b07_only_neighbours_of_the_mouses_own_cell_count() {
    // The mouse is at 0,1; the other cell of its room, 0,2, is beside room B.
    assert_eq!(Game::started(2).plays("A 00-01").roofs(), "CDE");
    let sentence = Game::started(2).plays("A 00-01").refuses_word("B", "B7");
    assert_eq!(sentence, "refuse-roof-too-far(seat: Ada, room: ‘B’)");
}

#[test]
fn b07_only_roofs_beside_own_mice_can_be_lifted() {
    let game = Game::started(2);
    game.refuses_word("L", "B7");
    assert_eq!(game.plays(".").roofs(), "LOR");
}

#[test]
fn b07_a_roof_of_any_size_costs_one_action() {
    let game = Game::started(2).plays("C");
    assert_eq!((game.actions(), game.common().open_cells.len()), (3, 3));
    let game = game.plays("A");
    assert_eq!((game.actions(), game.common().open_cells.len()), (2, 5));
    assert_eq!(game.refuses_word("A", "B7"), "refuse-uncovered(seat: Ada, room: ‘A’)");
}

#[test]
fn b15_rooms_without_a_mouse_are_covered_at_the_end_of_the_turn() {
    let game = Game::started(2).plays("A C 00-01 D");
    assert_eq!(letters(game.common().open_rooms), "ACD");
    assert_eq!(letters(game.common().rooms_to_cover()), "CD");
    let game = game.plays(".");
    assert_eq!(letters(game.common().open_rooms), "A");
    assert_eq!(cells(game.common().open_cells), [(0, 1), (0, 2)]);
    assert_eq!(game.visible_tile((1, 0)), None);
}

#[test]
fn b15_a_room_that_empties_stays_open_until_the_turn_ends() {
    let game = Game::started(2).plays("A C 00-01 . . 01-02 B 02-03");
    assert_eq!(letters(game.common().open_rooms), "AB");
    assert_eq!(game.clone().plays("03-02").mice(0), [(0, 2)], "back again in the same turn");
    assert_eq!(letters(game.plays(".").common().open_rooms), "B");
}

#[test]
fn b15_a_mouse_of_any_seat_keeps_its_room_open() {
    let game = Game::started(2).plays("A 00-01 .").plays("R 66-65 .");
    assert_eq!(letters(game.common().open_rooms), "AR");
    let game = game.plays(". .");
    assert_eq!(letters(game.common().open_rooms), "AR");
}

#[test]
fn b15_between_turns_the_open_rooms_are_those_with_a_mouse() {
    for (_, event, after) in random_events(&Options::default(), 3, 0..6) {
        if matches!(event, Event::Decision(_, Move::EndTurn {})) {
            let common = after.common();
            assert_eq!(common.open_rooms, common.plan().rooms_of(common.occupied()), "{}", after.sketch());
            assert_eq!(common.open_cells, common.plan().cells_of(common.open_rooms));
            assert_eq!(common.occupied() - common.open_cells - TOWERS, Default::default());
        }
    }
}

#[test]
fn b15_a_room_whose_only_mouse_fell_is_covered() {
    // The spare is a trap and goes in at 0,1.
    let mut floor = super::script::FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::set_up(Options::default(), 2, floor, 'x').plays("A 00-01 . N1");
    assert_eq!(game.common().players[0].fallen, 1);
    assert_eq!(letters(game.common().open_rooms), "A", "not at once");
    assert_eq!(letters(game.plays(".").common().open_rooms), "");
}

#[test]
fn b21_a_turn_has_up_to_four_actions() {
    let game = Game::started(2);
    assert_eq!(game.actions(), 4);
    let game = game.plays("A C D +60");
    assert_eq!(game.actions(), 0);
    assert_eq!(game.legal(), [END_TURN], "with no action left only the end of the turn is legal");
    for word in ["00-01", "A", "N1", "+06"] {
        assert_eq!(game.refuses_word(word, "B21"), "refuse-no-actions(seat: Ada)");
    }
    let game = game.plays(".");
    assert_eq!((game.on_turn(), game.actions()), (1, 4));
}

#[test]
fn b21_a_turn_may_end_at_any_time() {
    let mut game = Game::started(2);
    for word in ["N1", "A", "00-01", "C"] {
        assert_eq!(game.legal().last(), Some(&END_TURN));
        assert_eq!(game.clone().plays(".").on_turn(), 1);
        game = game.plays(word);
    }
}

#[test]
fn b21_seats_follow_clockwise() {
    let game = Game::started(4);
    assert_eq!(game.clone().plays(".").on_turn(), 1);
    assert_eq!(game.clone().plays(". . .").on_turn(), 3);
    assert_eq!(game.clone().plays(". . . .").on_turn(), 0);
    assert_eq!(game.refuses(&decision(2, END_TURN), "B21"), "refuse-seat(seat: Ada)");
    assert_eq!(game.refuses(&decision(1, Move::Uncover { room: room('A') }), "B21"), "refuse-seat(seat: Ada)");
}

#[test]
fn b21_actions_can_be_taken_in_any_order() {
    for order in ["N3 A 00-01 +00", "A N3 +60 00-01", "+06 A 00-01 N3"] {
        let game = Game::started(2).plays(order);
        assert_eq!((game.actions(), game.common().phase), (0, Phase::Acting));
    }
    for (before, event, _) in random_events(&Options::default(), 2, 0..4) {
        if let (Event::Decision(_, choice), Phase::Acting) = (&event, before.common().phase) {
            let only_the_end = before.actions() == 0;
            assert_eq!(before.legal() == [END_TURN], only_the_end);
            assert!(!only_the_end || *choice == END_TURN);
            assert!(BurgAppenzell::check(&before.state, &event).is_ok());
        }
    }
}
