//! The board as it is played: by mouse, by keys, by name.

mod hands;
mod words;

use arrayvec::ArrayVec;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Cell, Observation, Turn, Viewer};
use crate::games::burg_appenzell::moves::{Chance, Options};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::Open;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::Face;
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

const ADA: Seat = Seat::new(0);

/// A screen with a board and a seat's things, and what came of it.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    hand: Option<Seat>,
    last: Option<Observation<BurgAppenzell>>,
    progress: f32,
    touch: Selection,
    spots: NamedRects,
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
    let seating =
        ["Ada", "Bo"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 }).into();
    let options = Options { memory_help: help, ..Options::default() };
    let mut game = Match::<BurgAppenzell>::new(options, seating, 1).expect("two seats");
    game.apply_chance(Chance::Start { seat: ADA }).expect("due");
    game.apply_chance(deal()).expect("due");
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
            last: game.ply().checked_sub(1).and_then(|last| game.observation(last, Viewer::Table)),
            progress: 1.0,
            touch: Selection::default(),
            spots: NamedRects::default(),
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

    fn with_scene<T>(&mut self, with: impl FnOnce(&Scene<'_, BurgAppenzell>, &mut Selection) -> T) -> T {
        let faces: Vec<Face> = self.names.iter().map(|name| Face { name: name.clone(), mark: 0, bot: false }).collect();
        let mut touch = std::mem::take(&mut self.touch);
        let done = with(
            &Scene {
                viewer: Viewer::Table,
                open: &self.open,
                turn: &self.turn,
                legal: &self.legal,
                acting_seat: self.hand,
                waits_for: None,
                unbegun: None,
                last: self.last.as_ref().map(|last| (last, self.progress)),
                glimpse: None,
                reduced_motion: false,
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
