//! Tests of the board: input by mouse and keys, labels, and what the board must not give away.

mod animation;

use std::collections::BTreeSet;

use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Observation, Turn, Viewer};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::LidSet;
use crate::games::kalle::{Chance, Open, Options, Phase};
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::PlayerLabel;
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

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
    let assignment = |name: &str| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 };
    let seating = ["Ada", "Bo", "Cleo"].map(assignment).into();
    let mut game = Match::<Kalle>::new(options, seating, 1).expect("three seats");
    game.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    game.apply_chance(Chance::Deal { cards: Animal::OTHERS }).expect("due");
    game
}

fn play(game: &mut Match<Kalle>, choice: Move) {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody decides before {choice:?}") };
    game.decide(seat, choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
}

/// A screen with a board and panels, and the intents that input on it has made.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    acting_seat: Option<Seat>,
    waits_for: Option<Seat>,
    last: Option<Observation<Kalle>>,
    progress: f32,
    reduced_motion: bool,
    panels: bool,
    alone: bool,
    viewer: Viewer,
    selection: Selection,
    rects: NamedRects,
    text: Text,
    names: Vec<String>,
    intents: Vec<Intent<Kalle>>,
}

impl Screen {
    /// The screen of the seat on turn when it is about to decide.
    fn of(game: &Match<Kalle>) -> Self {
        let acting_seat = if let Turn::Seat(seat) = game.turn() { Some(seat) } else { None };
        let viewer = acting_seat.map_or(Viewer::Table, Viewer::Seat);
        Screen {
            open: game.view(viewer).open,
            turn: game.turn(),
            legal: game.legal_moves(),
            acting_seat,
            waits_for: None,
            last: game.ply().checked_sub(1).and_then(|ply| game.observation(ply, viewer)),
            progress: 1.0,
            reduced_motion: false,
            panels: true,
            alone: false,
            viewer,
            selection: Selection::default(),
            rects: NamedRects::default(),
            text: Text::english(),
            names: ["Ada", "Bo", "Cleo"].map(str::to_owned).into(),
            intents: Vec::new(),
        }
    }

    fn with_scene<T>(&mut self, paint: impl FnOnce(&Scene<'_, Kalle>, &mut Selection) -> T) -> T {
        let face = |(seat, name): (usize, &String)| PlayerLabel {
            name: name.clone(),
            mark: 0,
            is_bot: self.alone && seat > 0,
        };
        let faces: Vec<PlayerLabel> = self.names.iter().enumerate().map(face).collect();
        let scene = Scene {
            play: PlayContext {
                viewer: self.viewer,
                open: &self.open,
                turn: &self.turn,
                legal: &self.legal,
                acting_seat: self.acting_seat,
                awaiting_chance: self.waits_for,
                awaiting_reveal: None,
                last: self.last.as_ref().map(|last| (last, self.progress)),
                glimpse: None,
                reduced_motion: self.reduced_motion,
                players: &faces,
            },
            highlighted: &[],
            rects: &self.rects,
            theme: Theme::light(),
            text: &self.text,
            names: &self.names,
        };
        paint(&scene, &mut self.selection)
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        let panels = screen.panels;
        let intent = screen.with_scene(|scene, selection| {
            if panels {
                egui::Panel::right("seat").exact_size(300.0).resizable(false).show(ui, |ui| {
                    for seat in Seat::all(3) {
                        let _ = Kalle::hand_ui(ui, scene, seat, selection);
                        let _ = Kalle::seat_ui(ui, scene, seat, selection);
                    }
                    let _ = Kalle::common_ui(ui, scene, selection);
                    let _ = ui.button("beside");
                });
            }
            egui::CentralPanel::default().show(ui, |ui| Kalle::board_ui(ui, scene, selection)).inner
        });
        screen.intents.extend(intent);
    }

    fn open_harness(self) -> Harness<'static, Screen> {
        let mut harness = Harness::builder()
            .with_size(Vec2::new(1000.0, 700.0))
            .with_step_dt(0.02)
            .with_context_setup(|ctx| {
                fonts::install(ctx);
                Theme::light().apply(ctx, 1.0);
            })
            .build_ui_state(Screen::show, self);
        harness.run();
        harness
    }

    fn status(&mut self) -> String {
        self.with_scene(|scene, selection| scene.say(&Kalle::status(scene, selection).phrase))
    }

    fn actions(&mut self) -> Vec<(&'static str, Intent<Kalle>)> {
        let actions = self.with_scene(|scene, selection| Kalle::actions(scene, selection));
        actions.into_iter().map(|action| (action.label.key, action.intent)).collect()
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(harness: &mut Harness<'_, Screen>, name: &str) {
    let pos = harness.state().rects.find(name).expect(name).center();
    for event in [Event::PointerMoved(pos), button(pos, true), button(pos, false)] {
        harness.event(event);
        harness.run();
    }
}

/// Drags from a point to a named rectangle, in several moves.
fn drag(harness: &mut Harness<'_, Screen>, from: Pos2, to: &str) {
    let to = harness.state().rects.find(to).expect(to).center();
    let moves = [0.3, 0.6, 1.0].map(|share| Event::PointerMoved(from.lerp(to, share)));
    for event in [Event::PointerMoved(from), button(from, true)].into_iter().chain(moves).chain([button(to, false)]) {
        harness.event(event);
        harness.run();
    }
}

fn middle(harness: &Harness<'_, Screen>, name: &str) -> Pos2 {
    harness.state().rects.find(name).expect(name).center()
}

/// Takes the intents made so far, in debug format.
fn take_intents(harness: &mut Harness<'_, Screen>) -> Vec<String> {
    harness.state_mut().intents.drain(..).map(|intent| format!("{intent:?}")).collect()
}

fn played(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Intent::<Kalle>::Play(choice))]
}

fn asked(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Intent::<Kalle>::Ask(choice))]
}

#[test]
fn k03_hiding_needs_a_pick_and_a_confirmation() {
    let mut screen = Screen::of(&dealt(Options::default()));
    screen.alone = true;
    let mut harness = screen.open_harness();
    assert!(harness.state_mut().actions().is_empty());
    click(&mut harness, "lid 2 3");
    let node = harness.get_by_label("row 2, column 3: closed lid, picked");
    assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
    click(&mut harness, "lid 4 1");
    assert_eq!(harness.state().selection.picked, Some(lid(12)));
    assert_eq!(take_intents(&mut harness), [""; 0]);
    let actions = harness.state_mut().actions();
    assert!(
        matches!(actions.as_slice(), [("kalle-action-done", Intent::Play(Move::Hide { at }))] if *at == lid(12)),
        "{actions:?}"
    );
    assert!(!harness.state_mut().status().contains("row"), "a place is not said aloud");
    // A click on the same lid unpicks the lid.
    click(&mut harness, "lid 4 1");
    assert_eq!(harness.state().selection.picked, None);
}

fn type_keys(harness: &mut Harness<'_, Screen>, keys: &[Key]) {
    for key in keys {
        harness.key_press(*key);
        harness.run();
    }
}

/// Whether the board has the keyboard focus.
fn has_board_focus(harness: &Harness<'_, Screen>) -> bool {
    harness.ctx.memory(|memory| memory.focused()) == Some(crate::paint::keyboard_nav::board_id())
}

/// The lid on which the cursor is visible.
fn cursor(harness: &Harness<'_, Screen>) -> Option<LidIndex> {
    let at = harness.state().rects.find("cursor")?.center();
    let rects = &harness.state().rects;
    LidIndex::ALL.into_iter().find(|lid| rects.find(&input::lid_rect_name(*lid)).is_some_and(|rect| rect.contains(at)))
}

/// By mouse and by keys: behind the curtain the choice is spoken to the person who hides.
#[test]
fn k03_picked_lid_is_spoken_behind_the_curtain() {
    let mut harness = Screen::of(&dealt(Options::default())).open_harness();
    for (by_key, said) in
        [(false, "row 2, column 3: closed lid, picked"), (true, "row 2, column 4: closed lid, picked")]
    {
        if by_key {
            type_keys(&mut harness, &[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
        } else {
            click(&mut harness, "lid 2 3");
        }
        let node = harness.get_by_role_and_label(Role::Button, said);
        assert_eq!(node.accesskit_node().toggled(), Some(Toggled::True));
        assert_eq!(node.is_focused(), by_key, "{said}");
    }
}

#[test]
fn k03_hiding_leaves_no_trace_on_the_board() {
    let mut game = dealt(Options::default());
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "lid 4 3");
    type_keys(&mut harness, &[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    assert_eq!(cursor(&harness), Some(lid(HIDING)));
    type_keys(&mut harness, &[Key::Enter]);
    assert_eq!(take_intents(&mut harness), played(Move::Hide { at: lid(HIDING) }));
    play(&mut game, Move::Hide { at: lid(HIDING) });
    // The screen gets a new selection; keyboard focus and pointer stay where they are.
    *harness.state_mut() = Screen::of(&game);
    harness.run();
    assert_eq!(cursor(&harness), None);
    assert_eq!(harness.get_by_label("Board").accesskit_node().value(), None);
    assert!(harness.query_all_by_label_contains("picked").next().is_none());
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn k04_k06_one_click_moves_the_guard() {
    let mut screen = dealt(Options::default());
    play(&mut screen, Move::Hide { at: lid(HIDING) });
    let mut harness = Screen::of(&screen).open_harness();
    click(&mut harness, "lid 2 2");
    assert_eq!(take_intents(&mut harness), played(Move::PlaceGuard { at: lid(5) }));

    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    let mut harness = Screen::of(&searching).open_harness();
    click(&mut harness, "lid 1 1");
    assert_eq!(take_intents(&mut harness), played(Move::MoveGuard { to: lid(0) }));
    click(&mut harness, "lid 4 4");
    assert_eq!(take_intents(&mut harness), asked(Move::MoveGuard { to: lid(15) }));
    click(&mut harness, "lid 2 2");
    assert_eq!(take_intents(&mut harness), asked(Move::MoveGuard { to: lid(5) }));
}

#[test]
fn k06_k09_guard_and_lids_can_be_dragged() {
    let mut searching = game(Options::default(), &[5]);
    let mut harness = Screen::of(&searching).open_harness();
    let (from, other) = (middle(&harness, "lid 3 3"), middle(&harness, "lid 1 1"));
    drag(&mut harness, from, "lid 2 3");
    assert_eq!(take_intents(&mut harness), played(Move::Swap { a: lid(6), b: lid(10) }));
    drag(&mut harness, other, "lid 3 3");
    assert_eq!(take_intents(&mut harness), asked(Move::Swap { a: lid(0), b: lid(10) }));
    assert_eq!(harness.state().selection.picked, Some(lid(0)), "it is still picked");

    play(&mut searching, Move::Pass {});
    let mut harness = Screen::of(&searching).open_harness();
    let (guard, other) = (middle(&harness, "lid 2 2"), middle(&harness, "lid 3 1"));
    drag(&mut harness, guard, "lid 1 1");
    assert_eq!(take_intents(&mut harness), played(Move::MoveGuard { to: lid(0) }));
    drag(&mut harness, guard, "lid 4 4");
    assert_eq!(take_intents(&mut harness), asked(Move::MoveGuard { to: lid(15) }));
    drag(&mut harness, guard + Vec2::splat(14.0), "lid 2 2");
    drag(&mut harness, other, "lid 1 1");
    assert_eq!(take_intents(&mut harness), [""; 0], "it is put back, and a lid is not dragged while the guard moves");
    let outside = harness.state().rects.find("board").expect("a board").left_top() - Vec2::splat(2.0);
    for event in [Event::PointerMoved(guard), button(guard, true), Event::PointerMoved(outside), button(outside, false)]
    {
        harness.event(event);
        harness.run();
    }
    assert!(
        harness.state().selection.dragged.is_none() && take_intents(&mut harness).is_empty(),
        "let go beside the board"
    );
}

#[test]
fn k07_status_explains_an_idle_step() {
    let mut forced = game(Options::default(), &[5, 4, 1, 0]);
    play(&mut forced, Move::Pass {});
    assert!(Screen::of(&forced).status().contains("all lids around the guard are open"));
    let mut screen = Screen::of(&forced);
    screen.legal.retain(|choice| matches!(choice, Move::MoveGuard { to } if LidSet::INNER.contains(*to)));
    assert!(screen.status().contains("to the middle"), "{}", screen.status());
    let mut free = game(Options::default(), &[5]);
    play(&mut free, Move::Pass {});
    assert_eq!(Screen::of(&free).status(), "Cleo: move the guard to a closed lid next to it (7 left).");
}

#[test]
fn k09_two_clicks_swap_two_lids() {
    let mut harness = Screen::of(&game(Options::default(), &[5])).open_harness();
    click(&mut harness, "lid 3 3");
    assert_eq!(harness.state().selection.picked, Some(lid(10)));
    harness.get_by_label("row 4, column 4: closed lid, can be chosen");
    harness.get_by_label("row 1, column 1: closed lid");
    // The guard's lid is a neighbour but cannot be swapped.
    click(&mut harness, "lid 2 2");
    assert_eq!(take_intents(&mut harness), asked(Move::Swap { a: lid(5), b: lid(10) }));
    click(&mut harness, "lid 1 1");
    assert_eq!(take_intents(&mut harness), asked(Move::Swap { a: lid(0), b: lid(10) }));
    click(&mut harness, "lid 2 3");
    assert_eq!(take_intents(&mut harness), played(Move::Swap { a: lid(6), b: lid(10) }));
    harness.key_press(Key::Backspace);
    harness.run();
    assert_eq!(harness.state().selection.picked, None);
    // With nothing picked, a click on the guard's lid asks why it cannot be swapped.
    click(&mut harness, "lid 2 2");
    let asks = take_intents(&mut harness);
    assert!(asks.len() == 1 && asks[0].starts_with("Ask(Swap"), "{asks:?}");
    let actions = harness.state_mut().actions();
    assert!(matches!(actions.as_slice(), [(_, Intent::Play(Move::Pass {}))]), "{actions:?}");
}

#[test]
fn k10_k11_one_click_points_and_proves() {
    let eight = [5, 4, 8, 9, 10, 6, 2, 1];
    let chance = Options { last_chance: true, ..Options::default() };
    for (options, move_of) in
        [(chance, (|at| Move::Point { at }) as fn(LidIndex) -> Move), (Options::default(), |at| Move::Prove { at })]
    {
        let mut harness = Screen::of(&game(options, &eight)).open_harness();
        click(&mut harness, "lid 4 1");
        assert_eq!(take_intents(&mut harness), played(move_of(lid(12))));
        click(&mut harness, "lid 2 2");
        assert_eq!(take_intents(&mut harness), asked(move_of(lid(5))));
    }
}

#[test]
fn turn_can_be_played_by_keys_alone() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    let mut harness = Screen::of(&searching).open_harness();
    // The cursor starts at the guard.
    type_keys(&mut harness, &[Key::ArrowUp, Key::ArrowUp]);
    assert_eq!(cursor(&harness), Some(lid(1)));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(take_intents(&mut harness), played(Move::MoveGuard { to: lid(0) }));

    let mut harness = Screen::of(&game(Options::default(), &[5])).open_harness();
    // The first arrow key only shows the cursor.
    type_keys(&mut harness, &[Key::ArrowRight, Key::ArrowRight, Key::ArrowDown, Key::Space]);
    assert_eq!(harness.state().selection.picked, Some(lid(10)));
    type_keys(&mut harness, &[Key::ArrowLeft, Key::Enter]);
    assert_eq!(take_intents(&mut harness), played(Move::Swap { a: lid(9), b: lid(10) }));
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn board_is_one_tab_stop() {
    let mut harness = Screen::of(&game(Options::default(), &[5])).open_harness();
    let mut stops = BTreeSet::new();
    for _ in 0..6 {
        harness.key_press(Key::Tab);
        harness.run();
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    // The board, and the button beside it.
    assert_eq!(stops.len(), 2);
}

#[test]
fn click_on_the_board_does_not_start_the_next_round() {
    let mut over = game(Options::default(), &[10]);
    play(&mut over, Move::Pass {});
    play(&mut over, Move::MoveGuard { to: lid(HIDING) });
    for name in ["lid 2 2", "count"] {
        let mut screen = Screen::of(&over);
        screen.waits_for = Some(Seat::new(1));
        assert_eq!(screen.status(), "Cleo turned over the rat and takes a cheese. Bo is the next rat.");
        assert!(matches!(screen.actions().as_slice(), [("kalle-action-next-round", Intent::Begin)]));
        let mut harness = screen.open_harness();
        click(&mut harness, name);
        assert_eq!(take_intents(&mut harness), [""; 0], "a hasty second click covers nothing: {name}");
    }
}

/// Even while the pointer rests on the board, so that people see what Enter would do.
#[test]
fn tab_shows_the_cursor() {
    let mut searching = game(Options::default(), &[5]);
    play(&mut searching, Move::Pass {});
    for rests in [false, true] {
        let mut harness = Screen::of(&searching).open_harness();
        if rests {
            let at = harness.state().rects.find("lid 4 4").expect("a lid").center();
            harness.hover_at(at);
            harness.run();
        }
        // Other widgets may come before the board in tab order.
        for _ in 0..3 {
            if !has_board_focus(&harness) {
                harness.key_press(Key::Tab);
                harness.run();
            }
        }
        assert!(has_board_focus(&harness));
        assert!(cursor(&harness).is_some(), "the pointer rests: {rests}");
    }
}

#[test]
fn swapped_places_are_in_the_status_only_during_the_animation() {
    let mut swapped = game(Options::default(), &[5]);
    play(&mut swapped, Move::Swap { a: lid(9), b: lid(10) });
    let mut screen = Screen::of(&swapped);
    let places = "Ada swaps row 3, column 2 and row 3, column 3.";
    let now = "Cleo: move the guard to a closed lid next to it (7 left).";
    assert_eq!(screen.status(), now);
    screen.progress = 0.4;
    assert_eq!(screen.status(), places);
    (screen.progress, screen.reduced_motion) = (1.0, true);
    assert_eq!(screen.status(), format!("{places} {now}"));
    assert_eq!(Kalle::observation_rect_names(&screen.last.expect("a swap").seen), [""; 0]);
}

#[test]
fn every_lid_has_a_named_rect() {
    let mut harness = Screen::of(&game(Options::default(), &[5])).open_harness();
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
        let mut screen = Screen::of(&game);
        (screen.panels, screen.alone) = (false, alone);
        let harness = screen.open_harness();
        assert_eq!(pictures(&harness.ctx).contains("kalle/rat"), shown);
        let named = harness.query_by_label("row 4, column 4: closed lid, under it the rat, can be chosen");
        assert_eq!(named.is_some(), shown, "what is shown is told, alone: {alone}");
    }
}

/// The names of the game's pictures that were loaded in this context.
fn pictures(ctx: &egui::Context) -> BTreeSet<String> {
    let textures = ctx.tex_manager();
    let textures = textures.read();
    textures.allocated().map(|(_, texture)| texture.name.clone()).filter(|name| name.starts_with("kalle/")).collect()
}

/// No picture of a hidden card is even loaded, and no label names it: at any moment of any animation, for every viewer.
#[test]
fn hidden_cards_have_no_picture_and_no_label() {
    let names: Vec<String> =
        Animal::OTHERS.iter().map(|&animal| Text::english().say(&crate::games::kalle::animal(animal), &[])).collect();
    let mut played = game(Options::default(), &[5]);
    for (index, &step) in [4, 8, 9, 10, 6].iter().enumerate() {
        // Some swaps exchange a face-up and a face-down card.
        let swap = [(2, 3), (5, 1), (1, 2), (8, 13), (12, 13)][index];
        play(&mut played, input::swap(lid(swap.0), lid(swap.1)));
        play(&mut played, Move::MoveGuard { to: lid(step) });
    }
    let mut checked = 0;
    for ply in 2..=played.ply() {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Table] {
            for progress in [0.2, 0.5, 0.8] {
                let mut screen = Screen::of(&played);
                screen.open = played.view_at(ply, viewer).open;
                screen.turn = played.turn_at(ply);
                screen.viewer = viewer;
                (screen.legal, screen.acting_seat, screen.panels) = (Vec::new(), None, false);
                screen.last = played.observation(ply - 1, viewer);
                screen.progress = progress;
                let open: BTreeSet<Animal> = screen.open.cards.iter().copied().flatten().collect();
                let ctx = egui::Context::default();
                fonts::install(&ctx);
                ctx.enable_accesskit();
                let area = Rect::from_min_size(Pos2::ZERO, Vec2::new(300.0, 220.0));
                let input = egui::RawInput { screen_rect: Some(area), ..egui::RawInput::default() };
                let mut output = ctx.run_ui(input, |ui| Screen::show(ui, &mut screen));
                output.textures_delta.clear();
                let painted = pictures(&ctx);
                for (index, &animal) in Animal::OTHERS.iter().enumerate() {
                    let picture = super::lids::picture(animal).name;
                    let said = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
                    let told = |(_, node): &(egui::accesskit::NodeId, egui::accesskit::Node)| {
                        [node.label(), node.value(), node.description()]
                            .into_iter()
                            .flatten()
                            .any(|said| said.contains(&names[index]))
                    };
                    assert!(open.contains(&animal) || !painted.contains(picture), "{picture}, ply {ply}, {viewer:?}");
                    assert!(open.contains(&animal) || !said.into_iter().any(told), "{}, ply {ply}", names[index]);
                }
                assert!(!painted.contains("kalle/rat"), "ply {ply}, {viewer:?}");
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}
