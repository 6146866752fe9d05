//! Runs, jumps and entering: B8–B11.

use super::script::{END_TURN, Game, cell, choice, decision, enter, run};
use cheeseboard::games::burg_appenzell::{Move, Seen};

/// Seat 0 at 0,2 in room A, rooms A and B open and an action left; 0,1 and 0,3 are beside the mouse.
fn in_the_north() -> Game {
    Game::started(2).plays("A 00-01 01-02 . . B")
}

#[test]
fn b08_a_mouse_steps_up_down_left_or_right_onto_open_cells() {
    let game = in_the_north();
    assert_eq!(game.runs((0, 2)), [(0, 1), (0, 3)]);
    let game = game.plays("E 02-12");
    assert_eq!(game.mice(0), [(1, 2)]);
    assert_eq!(game.runs((1, 2)), [(0, 2), (1, 3)]);
}

#[test]
fn b08_a_run_is_one_step_for_one_action() {
    let game = in_the_north();
    let before = game.actions();
    assert_eq!(game.plays("02-03").actions(), before - 1);
    let game = in_the_north();
    assert_eq!(game.refuses_word("02-04", "B9"), "refuse-no-way(from: 0/2, cell: 0/4)");
}

#[test]
fn b08_running_onto_a_roof_is_refused() {
    let game = Game::started(2);
    assert_eq!(game.runs((0, 0)), []);
    assert_eq!(game.refuses_word("00-01", "B8"), "refuse-roof(room: ‘A’, cell: 0/1)");
}

#[test]
fn b08_running_into_a_tower_or_out_of_the_castle_is_refused() {
    let game = Game::started(2).plays("A 00-01");
    assert_eq!(game.refuses_word("01-00", "B8"), "refuse-into-tower(cell: 0/0)");
    let sentence = game.refuses(&decision(0, run((0, 1), (255, 1))), "B8");
    assert_eq!(sentence, "refuse-outside(cell: 255/1)");
    game.refuses(&decision(0, run((0, 1), (0, 7))), "B8");
    game.refuses(&decision(0, run((0, 9), (0, 1))), "B8");
}

#[test]
fn b08_a_diagonal_run_is_refused() {
    let game = Game::started(2).plays("A D 00-01");
    let game = game.plays(". . D");
    assert_eq!(game.runs((0, 1)), [(0, 2), (1, 1)]);
    let game = in_the_north().plays("E");
    assert_eq!(game.refuses_word("02-13", "B8"), "refuse-diagonal(from: 0/2, cell: 1/3)");
}

#[test]
fn b08_running_onto_a_trap_is_refused() {
    // The trap of room D is at 2,1.
    let game = Game::started(2).plays("A D 00-01 01-11");
    assert_eq!(game.visible_tile((2, 1)), Some('x'));
    let game = game.plays(". .");
    assert!(game.runs((1, 1)).is_empty());
    assert_eq!(game.refuses_word("11-21", "B8"), "refuse-trap(cell: 2/1)");
}

#[test]
fn b08_running_another_players_mouse_is_refused() {
    let game = Game::started(2).plays("A 00-01 .");
    assert_eq!(game.refuses_word("01-02", "B8"), "refuse-no-mouse(seat: Bo, from: 0/1)");
    let moves = game.legal();
    assert!(!moves.iter().any(|choice| matches!(choice, Move::Run { from, .. } if from.row == 0)));
}

/// Two mice of seat 0 side by side in room A, the third in the tower behind them; room B is open, three actions left.
fn in_a_row() -> Game {
    Game::started(2).plays("A 00-01 01-02 +00 . . 00-01 +00 B . . B")
}

#[test]
fn b09_a_jump_costs_one_action_per_cell() {
    let game = in_a_row();
    assert_eq!(game.mice(0), [(0, 0), (0, 1), (0, 2)]);
    // From the tower over both mice to 0,3: two cells passed and the landing.
    assert_eq!(game.runs((0, 0)), [(0, 3)]);
    assert_eq!(game.runs((0, 1)), [(0, 3)]);
    let after = game.clone().plays("00-03");
    assert_eq!((game.actions(), after.actions()), (3, 0));
    assert_eq!(after.mice(0), [(0, 1), (0, 2), (0, 3)]);
    assert_eq!(game.plays("01-03").actions(), 1);
}

#[test]
fn b09_a_jump_beyond_the_actions_left_is_refused() {
    let game = in_a_row().plays("N1");
    assert_eq!(game.actions(), 2);
    assert_eq!(game.runs((0, 0)), []);
    let sentence = game.refuses_word("00-03", "B9");
    assert_eq!(sentence, "refuse-cost(seat: Ada, cell: 0/3, cost: 3, left: 2)");
    let game = game.plays("+60");
    assert_eq!(game.refuses_word("01-03", "B9"), "refuse-cost(seat: Ada, cell: 0/3, cost: 2, left: 1)");
}

#[test]
fn b09_a_jump_passes_mice_of_any_seat_and_turns_corners() {
    // Seat 1 stands at 0,2; seat 0 jumps over it from 0,1, straight on to 0,3 and around the corner to 1,2.
    let game = Game::started(2).with_rooms("ABE").with_mice(0, &[(0, 1)]).with_mice(1, &[(0, 2)]);
    assert_eq!(game.runs((0, 1)), [(0, 3), (1, 2)], "{}", game.sketch());
}

#[test]
fn b09_a_jump_never_passes_a_free_cell() {
    let game = Game::started(2).plays("A 00-01 . . 01-02 B E");
    assert_eq!(game.runs((0, 2)), [(0, 1), (0, 3), (1, 2)]);
    game.refuses_word("02-04", "B9");
}

#[test]
fn b09_a_jump_never_passes_a_tower() {
    // A mouse at 0,1, one in the tower at 0,0, room C open: over the tower and around the corner would be 1,0.
    let game = Game::started(2).plays("A 00-01 +00 C");
    assert_eq!(game.runs((0, 1)), []);
    let game = game.plays(". . C");
    assert_eq!(game.runs((0, 1)), [(0, 2)]);
    game.refuses_word("01-10", "B8");
}

#[test]
fn b09_a_run_to_its_own_start_is_refused() {
    let game = Game::started(2).plays("A 00-01");
    assert_eq!(game.refuses_word("01-01", "B9"), "refuse-stays(cell: 0/1)");
}

#[test]
fn b09_the_shortest_path_is_paid() {
    // Mice on three of the four cells of room J: 3,4 is a step from 2,4, and also a jump over 2,5 and 3,5.
    let game = Game::started(2).with_rooms("J").with_mice(0, &[(2, 4), (2, 5)]).with_mice(1, &[(3, 5)]);
    assert_eq!(game.runs((2, 4)), [(3, 4)], "one run a pair of cells");
    assert_eq!(game.runs((2, 5)), [(3, 4)]);
    assert_eq!(game.clone().plays("24-34").actions(), game.actions() - 1);
    // From the cell diagonally opposite, both paths pass one mouse.
    assert_eq!(game.clone().plays("25-34").actions(), game.actions() - 2);
    assert!(matches!(game.observation("24-34").seen, Seen::Ran { path, .. } if path == [cell((3, 4))]));
}

#[test]
fn b10_entering_a_free_tower_costs_one_action() {
    let game = Game::started(2);
    assert_eq!(game.entries((0, 6)), [(0, 6)]);
    assert_eq!(game.entries((6, 0)), [(6, 0)]);
    let game = game.plays("+06");
    assert_eq!((game.actions(), game.mice(0)), (3, vec![(0, 0), (0, 6)]));
    assert_eq!(game.common().players[0].supply, 2);
}

#[test]
fn b10_an_entering_mouse_stops_in_a_free_tower() {
    let game = Game::started(2).plays("A 00-01");
    assert_eq!(game.entries((0, 0)), [(0, 0)]);
    let sentence = game.refuses_word("+00-02", "B10");
    assert_eq!(sentence, "refuse-tower-is-free(tower: 0/0, cell: 0/2)");
}

#[test]
fn b10_an_entering_mouse_jumps_over_an_occupied_tower() {
    // Tower and landing cost two actions, or three with a mouse at 0,1 in between.
    let game = Game::started(2).plays("A");
    assert_eq!(game.entries((0, 0)), [(0, 1)]);
    let game = game.plays("+00-01");
    assert_eq!((game.actions(), game.mice(0)), (1, vec![(0, 0), (0, 1)]));
    assert_eq!(game.entries((0, 0)), [], "one action is not enough any more");
    let game = game.plays(". .");
    assert_eq!(game.entries((0, 0)), [(0, 2)]);
    assert_eq!(game.plays("+00-02").actions(), 1);
}

#[test]
fn b10_any_seats_mouse_in_the_tower_is_jumped_over() {
    let game = Game::started(2).plays("A . R +66-65");
    assert_eq!(game.mice(1), [(6, 5), (6, 6)]);
    let game = game.plays(".");
    assert_eq!(game.entries((6, 6)), [(6, 4)], "over the tower and 6,5 with mice of seat 1");
    assert_eq!(game.plays("+66-64").actions(), 1);
}

#[test]
fn b10_the_same_landing_by_two_towers_is_two_moves() {
    // 0,3 is reached over 0,1 and 0,2 from the west, over 0,5 and 0,4 from the east: four actions either way.
    let game = Game::started(2).with_rooms("AB");
    let game = game.with_mice(0, &[(0, 0), (0, 1), (0, 2)]).with_mice(1, &[(0, 4), (0, 5), (0, 6)]);
    let (west, east) = (enter((0, 0), (0, 3)), enter((0, 6), (0, 3)));
    let legal = game.legal();
    assert!(legal.contains(&west) && legal.contains(&east), "{}", game.sketch());
    for word in ["+00-03", "+06-03"] {
        let after = game.clone().plays(word);
        assert_eq!((after.mice(0).len(), after.actions()), (4, 0), "{word}");
        assert!(after.mice(0).contains(&(0, 3)), "{word}");
    }
}

#[test]
fn b10_entering_without_actions_or_supply_is_refused() {
    let game = Game::started(2).plays("A C D");
    assert_eq!(game.actions(), 1);
    assert_eq!(game.refuses_word("+00-01", "B9"), "refuse-cost(seat: Ada, cell: 0/1, cost: 2, left: 1)");
    assert_eq!(game.refuses_word("+01", "B10"), "refuse-no-tower(cell: 0/1)");
    let game = Game::started(2).plays("+06 +60");
    assert_eq!(game.refuses_word("+66-60", "B8"), "refuse-into-tower(cell: 6/0)");
    let game = game.plays(". . A +00-01 . .");
    assert_eq!(game.refuses_word("+66", "B10"), "refuse-no-supply(seat: Ada)");
}

#[test]
fn b10_a_jump_lands_by_the_rules_of_a_run() {
    let game = Game::started(2).plays("A D");
    assert_eq!(game.refuses_word("+00-10", "B8"), "refuse-roof(room: ‘C’, cell: 1/0)");
    let sentence = game.refuses_word("+00-11", "B8");
    assert_eq!(sentence, "refuse-diagonal(from: 0/0, cell: 1/1)");
    let sentence = game.refuses_word("+00-02", "B9");
    assert_eq!(sentence, "refuse-no-way(from: 0/0, cell: 0/2)");
}

#[test]
fn b11_landing_on_an_occupied_cell_is_refused() {
    let game = Game::started(2).plays("A 00-01 +00");
    let sentence = game.refuses_word("00-01", "B11");
    assert_eq!(sentence, "refuse-occupied(seat: Ada, cell: 0/1)");
    assert_eq!(game.runs((0, 0)), []);
}

#[test]
fn b11_entering_an_occupied_tower_is_refused() {
    let game = Game::started(2);
    let sentence = game.refuses_word("+66", "B11");
    assert_eq!(sentence, "refuse-occupied(seat: Bo, cell: 6/6)");
    game.refuses_word("+00", "B11");
}

#[test]
fn b11_a_mouse_may_stay_in_its_tower() {
    let game = Game::started(2).plays(". . . . . .");
    assert_eq!(game.mice(0), [(0, 0)]);
    assert_eq!(game.legal().last(), Some(&END_TURN));
    assert!(game.legal().contains(&choice("A")));
}
