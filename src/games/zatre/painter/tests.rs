//! Tests of the painter's input: by mouse, by keyboard, by accessible name.

use egui::accesskit::Toggled;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Turn, Viewer};
use crate::games::zatre::board::RED;
use crate::games::zatre::rules::{Chance, Open, Options};
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, PlayerLabel, part_ui};
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

/// A screen with a board, a rack, a sheet and the bag, and the intents collected so far.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    acting_seat: Option<Seat>,
    waits: bool,
    selection: Selection,
    rects: NamedRects,
    text: Text,
    names: Vec<String>,
    intents: Vec<Response<Zatre>>,
}

impl Screen {
    /// The opening turn of a starter with these tiles, the first of which decided the start, after `laid` placements.
    fn opening(tiles: [u8; 3], laid: usize) -> Self {
        let names: Vec<String> = ["Ada", "Bo"].map(str::to_owned).into();
        let seating =
            names.iter().map(|name| SeatAssignment { name: name.clone(), player: Player::Human, mark: 0 }).collect();
        let mut game = Match::<Zatre>::new(Options::default(), seating, 1).expect("two seats");
        let tile = |value: u8| Tile::new(value).expect("a value");
        game.apply_chance(Chance::StartDraw { seat: Seat::new(0), tile: tile(tiles[0]) }).expect("due");
        game.apply_chance(Chance::StartDraw { seat: Seat::new(1), tile: tile(1) }).expect("due");
        game.apply_chance(Chance::Draw {
            seat: Seat::new(0),
            tiles: [tile(tiles[1]), tile(tiles[2])].into_iter().collect(),
        })
        .expect("due");
        for _ in 0..laid {
            let first = game.legal_moves()[0];
            game.decide(Seat::new(0), first).expect("legal");
        }
        Screen {
            open: game.view(Viewer::Seat(Seat::new(0))).open,
            turn: game.turn(),
            legal: game.legal_moves(),
            acting_seat: Some(Seat::new(0)),
            waits: false,
            selection: Selection::default(),
            rects: NamedRects::default(),
            text: Text::english(),
            names,
            intents: Vec::new(),
        }
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        let theme = Theme::light();
        let players: Vec<PlayerLabel> =
            screen.names.iter().map(|name| PlayerLabel { name: name.clone(), mark: 0, is_bot: false }).collect();
        let scene = Scene {
            play: PlayContext {
                viewer: Viewer::Seat(Seat::new(0)),
                open: &screen.open,
                turn: &screen.turn,
                legal: &screen.legal,
                acting_seat: screen.acting_seat,
                awaiting_chance: screen.acting_seat.filter(|_| screen.waits),
                awaiting_reveal: None,
                last: None,
                glimpse: None,
                reduced_motion: true,
                players: &players,
            },
            highlighted: &[],
            rects: &screen.rects,
            inputs: &Default::default(),
            theme,
            text: &screen.text,
            names: &screen.names,
        };
        let mut intents = Vec::new();
        egui::Panel::right("seat").exact_size(320.0).resizable(false).show(ui, |ui| {
            intents.extend(part_ui(ui, &scene, Part::Hand(Seat::new(0)), &mut screen.selection));
            intents.extend(part_ui(ui, &scene, Part::Seat(Seat::new(0)), &mut screen.selection));
            intents.extend(part_ui(ui, &scene, Part::Common, &mut screen.selection));
        });
        egui::CentralPanel::default().show(ui, |ui| {
            intents.extend(part_ui(ui, &scene, Part::Board, &mut screen.selection));
        });
        screen.intents.extend(intents);
    }

    fn open_harness(self) -> Harness<'static, Screen> {
        Harness::builder()
            .with_size(Vec2::new(1000.0, 700.0))
            .with_step_dt(0.02)
            .with_context_setup(|ctx| {
                fonts::install(ctx);
                Theme::light().apply(ctx, 1.0);
            })
            .build_ui_state(Screen::show, self)
    }
}

fn center_of(harness: &Harness<'_, Screen>, name: &str) -> Pos2 {
    harness.state().rects.find(name).expect(name).center()
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(harness: &mut Harness<'_, Screen>, name: &str) {
    let pos = center_of(harness, name);
    for event in [Event::PointerMoved(pos), button(pos, true), button(pos, false)] {
        harness.event(event);
        harness.run();
    }
}

fn played(harness: &Harness<'_, Screen>) -> Vec<Move> {
    harness
        .state()
        .intents
        .iter()
        .filter_map(|intent| match intent {
            Response::Play(choice) => Some(*choice),
            _ => None,
        })
        .collect()
}

fn place(value: u8, row: u8, column: u8) -> Move {
    Move::Place { tile: Tile::new(value).expect("a value"), at: crate::engine::Cell::new(row, column) }
}

#[test]
fn two_clicks_lay_a_tile() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    click(&mut harness, "rack 5");
    assert_eq!(played(&harness), []);
    let tile = harness.get_by_label("tile 5, picked");
    assert_eq!(tile.accesskit_node().toggled(), Some(Toggled::True));
    click(&mut harness, "cell 7 7");
    assert_eq!(played(&harness), [place(5, 7, 7)]);
}

#[test]
fn dragging_lays_a_tile() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    let (from, to) = (center_of(&harness, "rack 3"), center_of(&harness, "cell 7 7"));
    for event in [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from + Vec2::new(-30.0, 8.0)),
        Event::PointerMoved(to),
        Event::PointerMoved(to + Vec2::splat(1.0)),
        button(to, false),
    ] {
        harness.event(event);
        harness.run();
    }
    assert_eq!(played(&harness), [place(3, 7, 7)]);
}

#[test]
fn drag_that_ends_off_the_board_lays_nothing() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    let from = center_of(&harness, "rack 3");
    let beside = Pos2::new(5.0, 5.0);
    for event in [Event::PointerMoved(from), button(from, true), Event::PointerMoved(beside), button(beside, false)] {
        harness.event(event);
        harness.run();
    }
    assert!(harness.state().intents.is_empty());
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn cells_can_be_clicked_by_accessible_name() {
    let mut harness = Screen::opening([5, 5, 5], 1).open_harness();
    harness.run();
    // Only fives are left, so the value counts as picked.
    harness.get_by_label("row 8, column 9, dark, empty, legal for 5").click();
    harness.run();
    assert_eq!(played(&harness), [place(5, 7, 8)]);
    harness.get_by_label("row 1, column 5, dark, empty").click();
    harness.run();
    assert!(matches!(harness.state().intents.last(), Some(Response::Ask(Move::Place { .. }))));
}

#[test]
fn tile_can_be_laid_by_keyboard_alone() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    harness.key_press(Key::Num3);
    harness.key_press(Key::ArrowUp);
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(played(&harness), [place(3, RED.row, RED.column)]);
    let board = harness.get_by_label("Board");
    assert_eq!(board.accesskit_node().value().as_deref(), Some("row 8, column 8, red, empty, legal for 3"));
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().selection.picked, None);
}

#[test]
fn board_is_one_tab_stop() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    let mut stops = std::collections::BTreeSet::new();
    for _ in 0..30 {
        harness.key_press(Key::Tab);
        harness.run();
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    // Three tiles, the bag, the board.
    assert_eq!(stops.len(), 5);
}

#[test]
fn double_click_lays_a_tile_with_one_legal_cell() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    let pos = center_of(&harness, "rack 6");
    for event in
        [Event::PointerMoved(pos), button(pos, true), button(pos, false), button(pos, true), button(pos, false)]
    {
        harness.event(event);
        harness.step();
    }
    assert_eq!(played(&harness), [place(6, 7, 7)]);
}

#[test]
fn bag_draws_if_a_draw_waits_and_otherwise_shows_its_contents() {
    let mut screen = Screen::opening([6, 5, 3], 0);
    screen.waits = true;
    let mut harness = screen.open_harness();
    harness.run();
    // Tiles of a seat that has not begun lie face down, although the scene holds them.
    assert!(harness.query_by_label("tile 5").is_none());
    harness.get_by_label("3 tiles, face down");
    click(&mut harness, "bag");
    assert!(matches!(harness.state().intents.as_slice(), [Response::Begin]));
    harness.state_mut().waits = false;
    harness.run();
    click(&mut harness, "bag");
    harness.run();
    harness.get_by_value("tile 6: 19");
}

#[test]
fn every_cell_and_tile_has_a_named_rect() {
    let mut harness = Screen::opening([6, 5, 3], 0).open_harness();
    harness.run();
    let rects = &harness.state().rects;
    assert_eq!(rects.names().iter().filter(|name| name.starts_with("cell ")).count(), 193);
    for choice in &harness.state().legal {
        assert!(Zatre::move_rect_names(choice).iter().all(|name| rects.find(name).is_some()), "{choice:?}");
    }
    assert!(["bag", "board", "sheet 0", "hand 0"].iter().all(|name| rects.find(name).is_some()));
}
