//! What clicks, drags and keys do.

use super::*;

#[test]
fn a_tower_is_chosen_by_one_click() {
    let mut harness = Screen::of(&played_on(false, &[])).open_harness();
    click(&mut harness, "cell 4 4");
    assert_eq!(asked(&harness), [Move::Tower { at: at(3, 3) }]);
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), [Move::Tower { at: at(0, 6) }]);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-tower");
}

#[test]
fn a_roof_is_lifted_by_one_click_and_others_say_why_not() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Uncover { room: room('A') }]);
    click(&mut harness, "cell 4 4");
    assert_eq!(asked(&harness), [Move::Uncover { room: room('I') }]);
}

#[test]
fn a_mouse_runs_by_two_clicks_and_goes_on_by_one() {
    let lifted = Move::Uncover { room: room('A') };
    let mut screen = Screen::after(&[lifted]);
    // Only one mouse is beside the roof that was lifted: it goes on.
    assert_eq!(screen.says(), "burg_appenzell-status-mouse");
    screen.touch.choice = input::Choice::Dropped;
    let mut harness = screen.open_harness();
    click(&mut harness, "cell 1 1");
    assert_eq!(played(&harness), []);
    click(&mut harness, "cell 1 2");
    let run = Move::Run { from: at(0, 0), to: at(0, 1) };
    assert_eq!(played(&harness), [run]);
    let mut harness = Screen::after(&[lifted, run]).open_harness();
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 1), to: at(0, 2) }]);
}

#[test]
fn where_one_mouse_only_can_go_one_click_is_enough() {
    let mut screen = Screen::after(&[Move::Uncover { room: room('A') }]);
    screen.touch.choice = input::Choice::Dropped;
    let mut harness = screen.open_harness();
    click(&mut harness, "cell 1 2");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
}

#[test]
fn a_mouse_comes_in_by_one_click_on_a_ringed_tower() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), [Move::Enter { tower: at(0, 6), to: at(0, 6) }]);
}

#[test]
fn the_supply_can_be_chosen_beside_the_board_and_jumps_over_a_tower() {
    let mut harness = Screen::after(&[Move::Uncover { room: room('A') }]).open_harness();
    click(&mut harness, "supply 0");
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-supply");
    harness.get_by_label_contains("row 1, column 2, Emmental, reached for 2 actions");
    click(&mut harness, "cell 1 2");
    assert_eq!(played(&harness), [Move::Enter { tower: at(0, 0), to: at(0, 1) }]);
}

#[test]
fn with_a_mouse_chosen_the_tower_of_another_is_a_way_in_as_well() {
    let mut harness = Screen::after(&beside_bo()).open_harness();
    click(&mut harness, "cell 1 1");
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-mouse-lifts");
    click(&mut harness, "cell 7 7");
    assert_eq!(asked(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-over-tower");
    click(&mut harness, "cell 7 5");
    assert_eq!(played(&harness), [Move::Enter { tower: at(6, 6), to: at(6, 4) }]);
}

/// The mouse that acted last goes on, but not where only another one can go.
#[test]
fn a_mouse_not_chosen_by_hand_stands_back() {
    // The mouse that came in last cannot jump to row 1, column 3 for one action; the other one steps there.
    let moves = [
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
    ];
    let mut harness = Screen::after(&moves).open_harness();
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-mouse-lifts");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 1), to: at(0, 2) }]);
    // Chosen by hand, it is asked about.
    let mut harness = Screen::after(&moves).open_harness();
    click(&mut harness, "cell 1 2");
    click(&mut harness, "cell 1 1");
    click(&mut harness, "cell 1 3");
    assert_eq!((played(&harness), asked(&harness).len()), (vec![], 1));
    // The supply comes where no mouse in the castle can go.
    let mut moves = beside_bo();
    moves.push(Move::Uncover { room: room('A') });
    let mut harness = Screen::after(&moves).open_harness();
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-mouse");
    click(&mut harness, "cell 7 5");
    assert_eq!(played(&harness), [Move::Enter { tower: at(6, 6), to: at(6, 4) }]);
}

/// Both of Ada's mice can reach row 1, column 3: one from beside it, one over the other.
#[test]
fn several_ways_to_one_cell_ask_which_mouse() {
    let mut screen = Screen::after(&[
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
        Move::EndTurn {},
        Move::EndTurn {},
    ]);
    screen.touch.choice = input::Choice::Dropped;
    let mut harness = screen.open_harness();
    harness.get_by_label_contains("row 1, column 3, solid stone, reached for 1 or 2 actions");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-which-mouse");
    click(&mut harness, "cell 1 1");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 2) }]);
}

#[test]
fn a_push_is_looked_at_before_it_is_made() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-pinned");
    // The second click of a double one does not push: what the push would do was not seen yet.
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-pinned");
    wait(&mut harness);
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), [Move::Push { slot: Slot::N3 }]);
    // A click on a roof puts it away, and no more.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-choose");
    // Something else was clicked in between: it has to be looked at anew.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    click(&mut harness, "slot W1");
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
}

#[test]
fn a_mouse_is_dragged_to_where_it_goes() {
    let lifted = Move::Uncover { room: room('A') };
    let mut harness = Screen::after(&[lifted]).open_harness();
    drag(&mut harness, "cell 1 1", "cell 1 2");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
    // Where it cannot go, the rules say why.
    drag(&mut harness, "cell 1 1", "cell 1 4");
    assert_eq!(asked(&harness), [Move::Uncover { room: room('B') }]);
    // Put back, or let go beside the board, it does nothing and is no longer held.
    let done = harness.state().intents.len();
    drag(&mut harness, "cell 1 1", "cell 1 1");
    drag(&mut harness, "cell 1 1", "common");
    assert_eq!(harness.state().intents.len(), done);
    assert!(harness.state().touch.held.is_none());
    // Another's mouse is not taken up.
    drag(&mut harness, "cell 7 7", "cell 7 6");
    assert_eq!(played(&harness).len(), 1);
}

#[test]
fn the_spare_is_dragged_to_a_pennant_and_looked_at_there() {
    let mut harness = Screen::after(&[]).open_harness();
    drag(&mut harness, "spare", "slot W3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-pinned");
    wait(&mut harness);
    click(&mut harness, "slot W3");
    assert_eq!(played(&harness), [Move::Push { slot: Slot::W3 }]);
}

/// A double click on a roof lifts it, and does nothing with what lies beneath.
#[test]
fn a_double_click_does_what_one_click_does() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 3");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Uncover { room: room('A') }]);
    // A mouse that is chosen stays so.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 1");
    click(&mut harness, "cell 1 1");
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-mouse-lifts");
}

#[test]
fn after_a_push_the_pennants_say_why_not() {
    let mut harness = Screen::after(&[Move::Push { slot: Slot::W3 }]).open_harness();
    click(&mut harness, "slot N3");
    assert_eq!(asked(&harness), [Move::Push { slot: Slot::N3 }]);
}

#[test]
fn a_turn_can_be_played_by_keys_alone() {
    let mut harness = Screen::after(&[Move::Uncover { room: room('A') }]).open_harness();
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-mouse");
    press(&mut harness, Key::Backspace);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-choose");
    for key in [Key::ArrowUp, Key::ArrowLeft] {
        (0..3).for_each(|_| press(&mut harness, key));
    }
    let value = |harness: &Shown| harness.get_by_label("Castle").accesskit_node().value().unwrap_or_default();
    assert!(value(&harness).starts_with("row 1, column 1, tower, mouse of Ada"), "{}", value(&harness));
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::Enter);
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
    press(&mut harness, Key::ArrowUp);
    assert!(value(&harness).starts_with("pennant, column 2 from above"), "{}", value(&harness));
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Enter);
    assert_eq!(played(&harness).last(), Some(&Move::Push { slot: Slot::N1 }));
    // The keys begin at the mouse that is chosen; a jump goes to where it can land.
    press(&mut harness, Key::Num1);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
    harness.run();
    assert!(value(&harness).contains("reached for one action"), "{}", value(&harness));
}

/// Arrows may come faster than frames.
#[test]
fn arrows_in_a_row_stay_on_the_board() {
    let mut harness = Screen::after(&[]).open_harness();
    for arrow in [Key::ArrowRight, Key::ArrowDown, Key::ArrowRight] {
        harness.key_press(arrow);
        harness.step();
    }
    harness.run();
    let value = harness.get_by_label("Castle").accesskit_node().value().unwrap_or_default();
    assert!(value.starts_with("row 2, column 2"), "{value}");
}

#[test]
fn the_board_is_one_tab_stop() {
    let mut harness = Screen::after(&[]).open_harness();
    let mut stops = std::collections::BTreeSet::new();
    for _ in 0..20 {
        press(&mut harness, Key::Tab);
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    // The supply and the board.
    assert_eq!(stops.len(), 2);
}

/// Every moment of every motion can be painted.
#[test]
fn motions_are_painted_from_start_to_end() {
    let moves = [
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Push { slot: Slot::S1 },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
        Move::EndTurn {},
        Move::Uncover { room: room('R') },
        Move::EndTurn {},
    ];
    for count in 0..=moves.len() {
        let mut harness = Screen::after(&moves[..count]).open_harness();
        for progress in [0.0, 0.2, 0.5, 0.7, 0.99] {
            harness.state_mut().progress = progress;
            harness.run();
        }
        assert!(harness.state().intents.is_empty());
    }
}
