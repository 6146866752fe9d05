//! What clicks, drags and keys do.

use super::*;

#[test]
fn one_click_chooses_a_tower() {
    let mut harness = Screen::of(&game_after(false, &[])).open_harness();
    click(&mut harness, "cell 4 4");
    assert_eq!(questions(&harness), [Move::Tower { at: at(3, 3) }]);
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), [Move::Tower { at: at(0, 6) }]);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-tower");
}

#[test]
fn one_click_lifts_a_roof_or_asks_why_not() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Uncover { room: room('A') }]);
    click(&mut harness, "cell 4 4");
    assert_eq!(questions(&harness), [Move::Uncover { room: room('I') }]);
}

#[test]
fn two_clicks_run_a_mouse_and_one_more_continues() {
    let lifted = Move::Uncover { room: room('A') };
    let mut screen = Screen::after(&[lifted]);
    // Only one mouse is beside the lifted roof, so it is chosen automatically.
    assert_eq!(screen.status_key(), "burg_appenzell-status-mouse");
    screen.selection.mouse_choice = input::MouseChoice::NoMouse;
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
fn one_click_is_enough_if_only_one_mouse_can_go_there() {
    let mut screen = Screen::after(&[Move::Uncover { room: room('A') }]);
    screen.selection.mouse_choice = input::MouseChoice::NoMouse;
    let mut harness = screen.open_harness();
    click(&mut harness, "cell 1 2");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
}

#[test]
fn one_click_on_a_ringed_tower_brings_a_mouse_in() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), [Move::Enter { tower: at(0, 6), to: at(0, 6) }]);
}

#[test]
fn a_mouse_chosen_from_the_supply_jumps_over_a_tower() {
    let mut harness = Screen::after(&[Move::Uncover { room: room('A') }]).open_harness();
    click(&mut harness, "supply 0");
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-supply");
    harness.get_by_label_contains("row 1, column 2, Emmental, reached for 2 actions");
    click(&mut harness, "cell 1 2");
    assert_eq!(played(&harness), [Move::Enter { tower: at(0, 0), to: at(0, 1) }]);
}

#[test]
fn a_tower_with_another_players_mouse_is_a_way_in() {
    let mut harness = Screen::after(&beside_bo()).open_harness();
    click(&mut harness, "cell 1 1");
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-mouse-lifts");
    click(&mut harness, "cell 7 7");
    assert_eq!(questions(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-over-tower");
    click(&mut harness, "cell 7 5");
    assert_eq!(played(&harness), [Move::Enter { tower: at(6, 6), to: at(6, 4) }]);
}

/// The mouse that acted last is chosen automatically, except where only another one can go.
#[test]
fn an_automatically_chosen_mouse_gives_way_to_one_that_can_go() {
    // The mouse that entered last cannot jump to row 1, column 3 with one action; the other one can step there.
    let moves = [
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
    ];
    let mut harness = Screen::after(&moves).open_harness();
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-mouse-lifts");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 1), to: at(0, 2) }]);
    // A mouse that the player has chosen does not give way: the rules are asked.
    let mut harness = Screen::after(&moves).open_harness();
    click(&mut harness, "cell 1 2");
    click(&mut harness, "cell 1 1");
    click(&mut harness, "cell 1 3");
    assert_eq!((played(&harness), questions(&harness).len()), (vec![], 1));
    // A mouse from the supply enters where no mouse in the castle can go.
    let mut moves = beside_bo();
    moves.push(Move::Uncover { room: room('A') });
    let mut harness = Screen::after(&moves).open_harness();
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-mouse");
    click(&mut harness, "cell 7 5");
    assert_eq!(played(&harness), [Move::Enter { tower: at(6, 6), to: at(6, 4) }]);
}

/// Both of Ada's mice can reach row 1, column 3: one from beside it, one over the other.
#[test]
fn a_cell_that_several_mice_reach_asks_which_mouse() {
    let mut screen = Screen::after(&[
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
        Move::EndTurn {},
        Move::EndTurn {},
    ]);
    screen.selection.mouse_choice = input::MouseChoice::NoMouse;
    let mut harness = screen.open_harness();
    harness.get_by_label_contains("row 1, column 3, solid stone, reached for 1 or 2 actions");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-which-mouse");
    click(&mut harness, "cell 1 1");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 2) }]);
}

#[test]
fn a_push_is_previewed_before_it_is_played() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-pinned");
    // The second click of a double click does not push: the player has not seen the preview yet.
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-pinned");
    wait(&mut harness);
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), [Move::Push { slot: Slot::N3 }]);
    // A click on a roof only closes the preview.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-choose");
    // A click elsewhere in between starts the preview anew.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "slot N3");
    click(&mut harness, "slot W1");
    click(&mut harness, "slot N3");
    assert_eq!(played(&harness), []);
}

#[test]
fn dragging_a_mouse_runs_it() {
    let lifted = Move::Uncover { room: room('A') };
    let mut harness = Screen::after(&[lifted]).open_harness();
    drag(&mut harness, "cell 1 1", "cell 1 2");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
    // Dropped where it cannot go, the mouse makes the rules say why.
    drag(&mut harness, "cell 1 1", "cell 1 4");
    assert_eq!(questions(&harness), [Move::Uncover { room: room('B') }]);
    // Put back or dropped beside the board, the mouse does nothing and is no longer dragged.
    let done = harness.state().intents.len();
    drag(&mut harness, "cell 1 1", "cell 1 1");
    drag(&mut harness, "cell 1 1", "common");
    assert_eq!(harness.state().intents.len(), done);
    assert!(harness.state().selection.dragged.is_none());
    // The mouse of another player cannot be dragged.
    drag(&mut harness, "cell 7 7", "cell 7 6");
    assert_eq!(played(&harness).len(), 1);
}

#[test]
fn dragging_the_spare_to_a_pennant_previews_the_push() {
    let mut harness = Screen::after(&[]).open_harness();
    drag(&mut harness, "spare", "slot W3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-pinned");
    wait(&mut harness);
    click(&mut harness, "slot W3");
    assert_eq!(played(&harness), [Move::Push { slot: Slot::W3 }]);
}

/// A double click on a roof lifts it and does not act on the tile below.
#[test]
fn a_double_click_acts_like_one_click() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 3");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), [Move::Uncover { room: room('A') }]);
    // A chosen mouse stays chosen.
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 1");
    click(&mut harness, "cell 1 1");
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-mouse-lifts");
}

#[test]
fn after_a_push_pennants_ask_why_not() {
    let mut harness = Screen::after(&[Move::Push { slot: Slot::W3 }]).open_harness();
    click(&mut harness, "slot N3");
    assert_eq!(questions(&harness), [Move::Push { slot: Slot::N3 }]);
}

#[test]
fn a_turn_can_be_played_by_keyboard_alone() {
    let mut harness = Screen::after(&[Move::Uncover { room: room('A') }]).open_harness();
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-mouse");
    press(&mut harness, Key::Backspace);
    assert_eq!(harness.state_mut().status_key(), "burg_appenzell-status-choose");
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
    // The keyboard cursor starts at the chosen mouse; a jump goes to where it can land.
    press(&mut harness, Key::Num1);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
    harness.run();
    assert!(value(&harness).contains("reached for one action"), "{}", value(&harness));
}

/// Key presses can come faster than frames.
#[test]
fn fast_arrow_keys_stay_on_the_board() {
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
    // The two stops are the supply and the board.
    assert_eq!(stops.len(), 2);
}

#[test]
fn every_animation_is_painted_from_start_to_end() {
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
