//! The board as it is played: by mouse, by keys, by name.

use arrayvec::ArrayVec;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Cell, Sighting, Turn, Viewer};
use crate::games::burg_appenzell::moves::{Chance, Options};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::Open;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::fonts;
use crate::paint::painter::Face;
use crate::paint::spots::Spots;
use crate::play::{Match, Player, Sitter};
use crate::text::Text;

const ADA: Seat = Seat::new(0);

/// A screen with a board and a seat's things, and what came of it.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    hand: Option<Seat>,
    last: Option<Sighting<BurgAppenzell>>,
    progress: f32,
    touch: Touch,
    spots: Spots,
    text: Text,
    names: Vec<String>,
    intents: Vec<Intent<BurgAppenzell>>,
}

/// Side A:
/// TAABBBT
/// CDEEFFG
/// CDHIJJG
/// CKHIJJL
/// MKHNNOL
/// MPPNNOL
/// TQQQRRT
const TILES: [&str; 7] = [" 1 . . ", ".213.42", " x . 5 ", "5.647.x", " 1 2 3 ", ".465.67", " 7 . 3 "];

/// The tiles of the plan; the one that is left over is a trap.
fn deal() -> Chance {
    let mut left: Vec<char> = Tile::all().map(Tile::sign).collect();
    let plan: Vec<char> = TILES.iter().flat_map(|row| row.chars()).filter(|sign| *sign != ' ').collect();
    for sign in &plan {
        let index = left.iter().position(|each| each == sign).expect("enough tiles");
        left.remove(index);
    }
    let read = |sign: char| Tile::try_from(sign).expect("a tile");
    Chance::Tiles { holes: plan.iter().map(|&sign| read(sign)).collect::<ArrayVec<_, 64>>(), spare: read(left[0]) }
}

fn at(row: u8, column: u8) -> Cell {
    Cell::new(row, column)
}

fn room(letter: char) -> Room {
    Room::new(letter).expect("a room")
}

/// Ada and Bo have chosen these towers, and so much was done.
fn played_on(help: bool, moves: &[Move]) -> Match<BurgAppenzell> {
    let sitters = ["Ada", "Bo"].map(|name| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 }).into();
    let options = Options { memory_help: help, ..Options::default() };
    let mut game = Match::<BurgAppenzell>::new(options, sitters, 1).expect("two seats");
    game.give(Chance::Start { seat: ADA }).expect("due");
    game.give(deal()).expect("due");
    for choice in moves {
        let Turn::Seat(seat) = game.turn() else { panic!("nobody decides") };
        game.decide(seat, *choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
    }
    game
}

const TOWERS: [Move; 2] = [Move::Tower { at: Cell::new(0, 0) }, Move::Tower { at: Cell::new(6, 6) }];

impl Screen {
    fn of(game: &Match<BurgAppenzell>) -> Self {
        let turn = game.turn();
        let hand = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
        Screen {
            open: game.view(hand.map_or(Viewer::Table, Viewer::Seat)).open,
            legal: game.legal(),
            hand,
            turn,
            last: game.ply().checked_sub(1).and_then(|last| game.sighting(last, Viewer::Table)),
            progress: 1.0,
            touch: Touch::default(),
            spots: Spots::default(),
            text: Text::english(),
            names: ["Ada", "Bo"].map(str::to_owned).into(),
            intents: Vec::new(),
        }
    }

    /// After Ada's and Bo's towers and these moves.
    fn after(moves: &[Move]) -> Self {
        let moves: Vec<Move> = TOWERS.iter().chain(moves).copied().collect();
        Screen::of(&played_on(false, &moves))
    }

    fn with_scene<T>(&mut self, with: impl FnOnce(&Scene<'_, BurgAppenzell>, &mut Touch) -> T) -> T {
        let faces: Vec<Face> = self.names.iter().map(|name| Face { name: name.clone(), mark: 0, bot: false }).collect();
        let mut touch = std::mem::take(&mut self.touch);
        let done = with(
            &Scene {
                viewer: Viewer::Table,
                open: &self.open,
                turn: &self.turn,
                legal: &self.legal,
                hand: self.hand,
                waits_for: None,
                unbegun: None,
                last: self.last.as_ref().map(|last| (last, self.progress)),
                glimpse: None,
                still: false,
                faces: &faces,
                marked: &[],
                spots: &self.spots,
                theme: Theme::light(),
                text: &self.text,
                names: &self.names,
            },
            &mut touch,
        );
        self.touch = touch;
        done
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        screen.spots.clear();
        let intents = screen.with_scene(|scene, touch| {
            let mut intents = Vec::new();
            egui::Panel::right("seat").exact_size(320.0).resizable(false).show(ui, |ui| {
                intents.extend(BurgAppenzell::hand_ui(ui, scene, ADA, touch));
                intents.extend(BurgAppenzell::seat_ui(ui, scene, ADA, touch));
                intents.extend(BurgAppenzell::common_ui(ui, scene, touch));
            });
            egui::CentralPanel::default().show(ui, |ui| intents.extend(BurgAppenzell::board_ui(ui, scene, touch)));
            intents
        });
        screen.intents.extend(intents);
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

    fn says(&mut self) -> &'static str {
        self.with_scene(|scene, touch| BurgAppenzell::status(scene, touch).phrase.key)
    }
}

type Shown = Harness<'static, Screen>;

fn click(harness: &mut Shown, name: &str) {
    let pos: Pos2 = harness.state().spots.find(name).expect(name).center();
    let button =
        |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    for event in [Event::PointerMoved(pos), button(true), button(false)] {
        harness.event(event);
        harness.run();
    }
}

/// Long enough for the next click to be one of its own.
fn wait(harness: &mut Shown) {
    harness.run_steps(20);
}

/// Presses here, goes there and lets go.
fn drag(harness: &mut Shown, from: &str, to: &str) {
    let place = |harness: &Shown, name: &str| harness.state().spots.find(name).expect(name).center();
    let (from, to) = (place(harness, from), place(harness, to));
    let button = |pos: Pos2, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let way = [0.3, 0.6, 1.0].map(|share| Event::PointerMoved(from.lerp(to, share)));
    for event in [Event::PointerMoved(from), button(from, true)].into_iter().chain(way).chain([button(to, false)]) {
        harness.event(event);
        harness.run();
    }
}

fn press(harness: &mut Shown, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn played(harness: &Shown) -> Vec<Move> {
    let played = |intent: &Intent<BurgAppenzell>| match intent {
        Intent::Play(choice) => Some(*choice),
        _ => None,
    };
    harness.state().intents.iter().filter_map(played).collect()
}

fn asked(harness: &Shown) -> Vec<Move> {
    let asked = |intent: &Intent<BurgAppenzell>| match intent {
        Intent::Ask(choice) => Some(*choice),
        _ => None,
    };
    harness.state().intents.iter().filter_map(asked).collect()
}

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
    screen.touch.choice = doing::Choice::Dropped;
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
    screen.touch.choice = doing::Choice::Dropped;
    let mut harness = screen.open_harness();
    click(&mut harness, "cell 1 2");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 1) }]);
}

#[test]
fn a_mouse_comes_in_by_two_clicks_on_a_tower() {
    let mut harness = Screen::after(&[]).open_harness();
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-supply");
    click(&mut harness, "cell 1 7");
    assert_eq!(played(&harness), [Move::Enter { tower: at(0, 6), to: at(0, 6) }]);
}

#[test]
fn towers_say_where_a_mouse_can_enter() {
    let harness = Screen::after(&beside_bo()).open_harness();
    harness.get_by_label_contains("row 1, column 7, tower, a mouse can enter here");
    harness.get_by_label_contains("row 7, column 7, tower, mouse of Bo, a mouse can enter here");
    let own = harness.query_by_label_contains("row 1, column 1, tower, mouse of Ada, a mouse can enter here");
    assert!(own.is_none(), "there is no way on over it");
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

/// Bo has lifted roof R, with a mouse in the room and another one in the tower beside it; it is Ada's turn.
fn beside_bo() -> Vec<Move> {
    vec![
        Move::EndTurn {},
        Move::Uncover { room: room('R') },
        Move::Run { from: at(6, 6), to: at(6, 5) },
        Move::Enter { tower: at(6, 6), to: at(6, 6) },
        Move::EndTurn {},
    ]
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
    screen.touch.choice = doing::Choice::Dropped;
    let mut harness = screen.open_harness();
    harness.get_by_label_contains("row 1, column 3, solid stone, reached for 1 or 2 actions");
    click(&mut harness, "cell 1 3");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().says(), "burg_appenzell-status-which-mouse");
    click(&mut harness, "cell 1 1");
    assert_eq!(played(&harness), [Move::Run { from: at(0, 0), to: at(0, 2) }]);
}

/// Whatever is shown of a cell that several mice reach is that of the cheapest way.
#[test]
fn of_several_ways_the_cheapest_comes_first() {
    let mut screen = Screen::after(&[
        Move::Uncover { room: room('A') },
        Move::Run { from: at(0, 0), to: at(0, 1) },
        Move::Enter { tower: at(0, 0), to: at(0, 0) },
        Move::EndTurn {},
        Move::EndTurn {},
    ]);
    let costs = screen.with_scene(|scene, _| {
        let hand = doing::Hand::of(scene).expect("a hand");
        let goings = hand.goings_to(None, Site::of(at(0, 2)).expect("a cell"));
        goings.into_iter().map(|going| (going.origin.cell(), going.landing.cost)).collect::<Vec<_>>()
    });
    assert_eq!(costs, [(at(0, 1), 1), (at(0, 0), 2)]);
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
fn the_sentence_names_what_is_marked_and_nothing_else() {
    let what = |moves: &[Move]| {
        let mut screen = Screen::after(moves);
        screen.touch.choice = doing::Choice::Dropped;
        screen.with_scene(|scene, touch| scene.say(&BurgAppenzell::status(scene, touch).phrase))
    };
    assert_eq!(what(&[]), "Ada: choose among framed mice, roofs with an arrow, ringed towers and pennants.");
    let pushed = what(&[Move::Push { slot: Slot::W3 }]);
    assert_eq!(pushed, "Ada: choose among framed mice, roofs with an arrow and ringed towers.");
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
    // With the mouse chosen a jump goes to where it can land.
    press(&mut harness, Key::Num1);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowDown);
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
    assert!(value.starts_with("row 5, column 6"), "{value}");
}

#[test]
fn every_place_is_a_spot_and_says_nothing_of_what_is_hidden() {
    let harness = Screen::after(&[Move::Uncover { room: room('A') }]).open_harness();
    let spots = &harness.state().spots;
    let count = |kind: &str| spots.names().iter().filter(|name| name.starts_with(kind)).count();
    assert_eq!((count("cell "), count("slot "), count("roof ")), (49, 12, 18));
    for choice in &harness.state().legal {
        assert!(BurgAppenzell::spots(choice).iter().all(|name| spots.find(name).is_some()), "{choice:?}");
    }
    harness.get_by_label_contains("row 1, column 2, Emmental");
    harness.get_by_label_contains("row 1, column 3, solid stone");
    harness.get_by_label_contains("row 2, column 2, roof D of slate");
    let names: Vec<String> = harness
        .get_all_by(|node| node.label().is_some_and(|label| label.starts_with("row ")))
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert_eq!(names.len(), 49);
    let told = names.iter().filter(|name| {
        ["Emmental", "Cheddar", "Sage Derby", "Neufch", "Edam", "Roquefort", "Brie", "bare floor", "trap"]
            .iter()
            .any(|tile| name.contains(tile))
    });
    assert_eq!(told.count(), 1, "{names:?}");
}

#[test]
fn the_help_shows_what_was_seen_and_nothing_else() {
    let moves: Vec<Move> = TOWERS.into_iter().chain([Move::Uncover { room: room('A') }, Move::EndTurn {}]).collect();
    let harness = Screen::of(&played_on(true, &moves)).open_harness();
    harness.get_by_label_contains("row 1, column 2, roof A of slate, seen beneath: Emmental");
    let harness = Screen::of(&played_on(false, &moves)).open_harness();
    assert!(harness.query_by_label_contains("seen beneath").is_none());
}

#[test]
fn after_the_end_a_roof_tells_what_lies_beneath_seen_or_not() {
    let mut game = played_on(false, &TOWERS);
    // Turns that bring nothing end the game (B22), every roof on.
    while game.outcome().is_none() {
        let Turn::Seat(seat) = game.turn() else { panic!("it is somebody's turn") };
        game.decide(seat, Move::EndTurn {}).expect("legal");
    }
    let mut screen = Screen::of(&game);
    screen.open = game.view(Viewer::Everything).open;
    (screen.hand, screen.legal) = (None, Vec::new());
    let harness = screen.open_harness();
    harness.get_by_label_contains("row 1, column 2, roof A of slate, beneath: Emmental");
    assert!(harness.query_by_label_contains("seen beneath").is_none());
}

#[test]
fn what_a_push_would_bring_is_told_as_far_as_it_is_seen() {
    // Row 1, column 2 is open with a mouse on it; the line comes from under roofs.
    let moves = [Move::Uncover { room: room('A') }, Move::Run { from: at(0, 0), to: at(0, 1) }];
    let harness = Screen::after(&moves).open_harness();
    let name = |start: &str| {
        let nodes: Vec<String> = harness
            .get_all_by(|node| node.label().is_some_and(|label| label.starts_with(start)))
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        nodes.first().cloned().expect("a pennant")
    };
    let from_above = name("pennant, column 2 from above");
    assert!(from_above.contains("pushes in: trap"), "{from_above}");
    assert!(from_above.contains("the mouse of Ada at row 1, column 2 falls"), "{from_above}");
    assert!(!from_above.contains("drops out"), "{from_above}");
    assert!(name("pennant, column 2 from below").contains("drops out: Emmental"));
}

#[test]
fn ending_a_turn_says_which_roofs_go_back_on() {
    let mut screen = Screen::after(&[Move::Uncover { room: room('A') }]);
    let detail = screen.with_scene(|scene, touch| {
        let actions = BurgAppenzell::actions(scene, touch);
        actions.iter().filter_map(|action| action.detail.as_ref()).map(|detail| scene.say(detail)).collect::<Vec<_>>()
    });
    assert_eq!(detail, ["roof A goes back on"]);
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
