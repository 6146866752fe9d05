//! Tests of the board: input by mouse and keys, labels, and what the board must not give away.

mod beats;
mod interaction;
mod shown;

use std::collections::BTreeSet;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::LidSet;
use crate::games::kalle::{Chance, Options};
use crate::games::tests::painter::{Shown, Stage, people, pictures};
use crate::paint::board::Place as _;
use crate::play::Match;

/// The place where the rat hides in these games.
const HIDING: u8 = 15;

fn lid(place: u8) -> LidIndex {
    LidIndex::new(place).expect("a place")
}

/// A game in which Ada is the rat, Bo and Cleo search, and the animals lie in order. The guard starts at place 6 and takes these
/// steps; the rat passes in between.
fn game(options: Options, steps: &[u8]) -> Match<Kalle> {
    let mut game = dealt(options);
    play(&mut game, Move::Hide { at: lid(HIDING) });
    play(&mut game, Move::PlaceGuard { at: lid(6) });
    for (index, &step) in steps.iter().enumerate() {
        if index > 0 {
            play(&mut game, Move::Pass {});
        }
        play(&mut game, Move::MoveGuard { to: lid(step) });
    }
    game
}

fn dealt(options: Options) -> Match<Kalle> {
    let mut game = Match::<Kalle>::new(options, people(&["Ada", "Bo", "Cleo"]), 1).expect("three seats");
    game.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    game.apply_chance(Chance::Deal { cards: Animal::OTHERS }).expect("due");
    game
}

fn play(game: &mut Match<Kalle>, choice: Move) {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody decides before {choice:?}") };
    game.decide(seat, choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
}

/// Bo has turned the lid beside the rat; then Cleo turns the rat's.
fn caught() -> Match<Kalle> {
    let mut over = game(Options::default(), &[10]);
    play(&mut over, Move::Pass {});
    play(&mut over, Move::MoveGuard { to: lid(HIDING) });
    over
}

/// A game in which the rat swaps lids between the steps of the guard.
fn swapped() -> Match<Kalle> {
    let mut played = game(Options::default(), &[5]);
    for (index, &step) in [4, 8, 9, 10, 6].iter().enumerate() {
        // Some swaps exchange a face-up and a face-down card.
        let swap = [(2, 3), (5, 1), (1, 2), (8, 13), (12, 13)][index];
        play(&mut played, input::swap(lid(swap.0), lid(swap.1)));
        play(&mut played, Move::MoveGuard { to: lid(step) });
    }
    played
}

/// Ada plays alone against bots.
fn play_alone(stage: &mut Stage<Kalle>) {
    stage.players.iter_mut().skip(1).for_each(|player| player.is_bot = true);
}

#[test]
fn k03_picked_lid_is_marked_for_screen_readers() {
    let mut stage = Stage::of(&dealt(Options::default()));
    play_alone(&mut stage);
    let mut harness = stage.open();
    harness.click("lid 2 3");
    let node = harness.get_by_label("row 2, column 3: closed lid, picked");
    assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
    assert!(!harness.state_mut().status().contains("row"), "a place is not said aloud");
}

/// The lid on which the cursor is visible.
fn cursor(harness: &Shown<Kalle>) -> Option<LidIndex> {
    let at = harness.state().rects.find("cursor")?.center();
    let rects = &harness.state().rects;
    LidIndex::ALL.into_iter().find(|lid| rects.find(&Place::Lid(*lid).name()).is_some_and(|rect| rect.contains(at)))
}

/// By mouse and by keys: behind the curtain the choice is spoken to the person who hides.
#[test]
fn k03_picked_lid_is_spoken_behind_the_curtain() {
    let mut harness = Stage::of(&dealt(Options::default())).open();
    for (by_key, said) in
        [(false, "row 2, column 3: closed lid, picked"), (true, "row 2, column 4: closed lid, picked")]
    {
        if by_key {
            harness.press(&[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
        } else {
            harness.click("lid 2 3");
        }
        let node = harness.get_by_role_and_label(Role::Button, said);
        assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
        assert_eq!(node.is_focused(), by_key, "{said}");
    }
}

#[test]
fn k03_hiding_leaves_no_trace_on_the_board() {
    let mut game = dealt(Options::default());
    let mut harness = Stage::of(&game).open();
    harness.click("lid 4 3");
    harness.press(&[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    assert_eq!(cursor(&harness), Some(lid(HIDING)));
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [Move::Hide { at: lid(HIDING) }]);
    play(&mut game, Move::Hide { at: lid(HIDING) });
    // The screen gets a new selection; keyboard focus and pointer stay where they are.
    *harness.state_mut() = Stage::of(&game);
    harness.run();
    assert_eq!(cursor(&harness), None);
    assert_eq!(harness.get_by_label("Board").accesskit_node().value(), None);
    assert!(harness.query_all_by_label_contains("picked").next().is_none());
    assert_eq!(harness.state().selection.picked, None);
}

/// The guard is grabbed by its picture or its lid; what is let go beside the board stays where it was.
#[test]
fn k06_k09_guard_and_lids_follow_the_pointer() {
    let mut searching = game(Options::default(), &[5]);
    let mut harness = Stage::of(&searching).open();
    harness.drag("lid 3 3", "lid 2 3");
    assert_eq!(harness.played(), [Move::Swap { a: lid(6), b: lid(10) }]);

    play(&mut searching, Move::Pass {});
    let mut harness = Stage::of(&searching).open();
    harness.drag("lid 2 2", "lid 1 1");
    assert_eq!(harness.played(), [Move::MoveGuard { to: lid(0) }]);
    let guard = harness.at("lid 2 2");
    let other = harness.at("lid 2 3");
    let beside = harness.state().rects.find("board").expect("a board").left_top() - Vec2::splat(2.0);
    harness.drag_between(guard + Vec2::splat(14.0), other);
    assert_eq!(harness.played().last(), Some(&Move::MoveGuard { to: lid(6) }));
    harness.take();
    harness.drag_between(guard, beside);
    assert!(harness.take().is_empty());
}

#[test]
fn turn_can_be_played_by_keys_alone() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    let mut harness = Stage::of(&searching).open();
    // The cursor starts at the guard.
    harness.press(&[Key::ArrowUp, Key::ArrowUp]);
    assert_eq!(cursor(&harness), Some(lid(1)));
    harness.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    harness.press(&[Key::Enter]);
    assert_eq!(harness.played(), [Move::MoveGuard { to: lid(0) }]);

    let mut harness = Stage::of(&game(Options::default(), &[5])).open();
    // The first arrow key only shows the cursor.
    harness.press(&[Key::ArrowRight, Key::ArrowRight, Key::ArrowDown, Key::Space]);
    assert_eq!(harness.state().selection.picked, Some(lid(10)));
    harness.get_by_label("row 4, column 4: closed lid, can be chosen");
    harness.get_by_label("row 1, column 1: closed lid");
    harness.press(&[Key::ArrowLeft, Key::Enter]);
    assert_eq!(harness.played(), [Move::Swap { a: lid(9), b: lid(10) }]);
    harness.press(&[Key::Escape]);
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn board_is_one_tab_stop() {
    let mut harness = Stage::of(&game(Options::default(), &[5])).open();
    let mut stops = BTreeSet::new();
    for _ in 0..6 {
        harness.press(&[Key::Tab]);
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    assert_eq!(stops.len(), 1);
}

/// Even while the pointer rests on the board, so that people see what Enter would do.
#[test]
fn tab_shows_the_cursor() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    for rests in [false, true] {
        let mut harness = Stage::of(&searching).open();
        if rests {
            let at = harness.state().rects.find("lid 4 4").expect("a lid").center();
            harness.hover_at(at);
            harness.run();
        }
        // Other widgets may come before the board in tab order.
        for _ in 0..3 {
            if !harness.has_board_focus() {
                harness.press(&[Key::Tab]);
            }
        }
        assert!(harness.has_board_focus());
        assert!(cursor(&harness).is_some(), "the pointer rests: {rests}");
    }
}

#[test]
fn every_lid_has_a_named_rect() {
    let mut harness = Stage::of(&game(Options::default(), &[5])).open();
    harness.run();
    let rects = &harness.state().rects;
    assert_eq!(rects.names().iter().filter(|name| name.starts_with("lid ")).count(), 16);
    for choice in &harness.state().legal {
        assert!(Kalle::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
    }
    assert!(["board", "count", "hand 0", "hand 2", "stock"].iter().all(|name| rects.find(name).is_some()));
}

#[test]
fn k13_own_rat_is_shown_only_with_the_option() {
    let look = Options { show_my_rat: true, ..Options::default() };
    for (options, alone, shown) in [(look, true, true), (look, false, true), (Options::default(), true, false)] {
        let game = game(options, &[5]);
        let mut screen = Stage::of(&game);
        screen.panel.clear();
        if alone {
            play_alone(&mut screen);
        }
        let harness = screen.open();
        assert_eq!(pictures(&harness.ctx).iter().any(|name| name == "kalle/rat"), shown);
        let named = harness.query_by_label("row 4, column 4: closed lid with the rat under it, can be chosen");
        assert_eq!(named.is_some(), shown, "what is shown is told, alone: {alone}");
    }
}

/// No picture of a hidden card is even loaded, and no label names it: at any moment of any animation, for every viewer.
#[test]
fn hidden_cards_have_no_picture_and_no_label() {
    let played = swapped();
    let mut checked = 0;
    for ply in 2..=played.ply() {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Table] {
            for progress in [0.2, 0.5, 0.8] {
                let mut stage = Stage::at(&played, ply, viewer);
                stage.panel.clear();
                // The first frame shows where things fly.
                stage.frame();
                stage.put_on_stage(&played.view_at(ply - 1, viewer).open);
                stage.progress = progress;
                let open: BTreeSet<Animal> = stage.open.cards.iter().copied().flatten().collect();
                let frame = stage.frame();
                for animal in Animal::OTHERS.into_iter().filter(|animal| !open.contains(animal)) {
                    let picture = lids::picture(animal).name;
                    let name = stage.say(&crate::games::kalle::animal(animal));
                    assert!(frame.pictures.iter().all(|shown| shown != picture), "{picture}, ply {ply}, {viewer:?}");
                    assert!(frame.texts.iter().all(|said| !said.contains(&name)), "{name}, ply {ply}");
                }
                // The rat sees its own lid close.
                let hides = matches!(stage.last.as_ref().map(|last| &last.seen), Some(Seen::Hid { at: Some(_), .. }));
                assert!(frame.pictures.iter().all(|shown| shown != "kalle/rat") || hides, "ply {ply}, {viewer:?}");
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}
