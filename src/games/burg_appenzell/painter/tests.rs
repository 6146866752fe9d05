//! The board under test: clicked, typed on and read aloud.

mod interaction;
mod labels;

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
use crate::paint::painter::{Part, PlayerLabel, part_ui};
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

const ADA: Seat = Seat::new(0);

/// A screen with the board and Ada's panels, and the intents that came of it.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    acting_seat: Option<Seat>,
    last: Option<Observation<BurgAppenzell>>,
    progress: f32,
    selection: Selection,
    rects: NamedRects,
    text: Text,
    names: Vec<String>,
    intents: Vec<Response<BurgAppenzell>>,
}

/// The tiles of the test deal. The rooms of side A, for comparison:
/// TAABBBT
/// CDEEFFG
/// CDHIJJG
/// CKHIJJL
/// MKHNNOL
/// MPPNNOL
/// TQQQRRT
const TILES: [&str; 7] = [" 1 . . ", ".213.42", " x . 5 ", "5.647.x", " 1 2 3 ", ".465.67", " 7 . 3 "];

/// The deal of [`TILES`]; the spare is a trap.
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

/// A game of Ada and Bo after set-up deals and these moves.
fn game_after(help: bool, moves: &[Move]) -> Match<BurgAppenzell> {
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
        let acting_seat = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
        Screen {
            open: game.view(acting_seat.map_or(Viewer::Table, Viewer::Seat)).open,
            legal: game.legal_moves(),
            acting_seat,
            turn,
            last: game.ply().checked_sub(1).and_then(|last| game.observation(last, Viewer::Table)),
            progress: 1.0,
            selection: Selection::default(),
            rects: NamedRects::default(),
            text: Text::english(),
            names: ["Ada", "Bo"].map(str::to_owned).into(),
            intents: Vec::new(),
        }
    }

    /// The screen after both towers and these moves.
    fn after(moves: &[Move]) -> Self {
        let moves: Vec<Move> = TOWERS.iter().chain(moves).copied().collect();
        Screen::of(&game_after(false, &moves))
    }

    fn with_scene<T>(&mut self, with: impl FnOnce(&Scene<'_, BurgAppenzell>, &mut Selection) -> T) -> T {
        let faces: Vec<PlayerLabel> =
            self.names.iter().map(|name| PlayerLabel { name: name.clone(), mark: 0, is_bot: false }).collect();
        let mut selection = std::mem::take(&mut self.selection);
        let done = with(
            &Scene {
                play: PlayContext {
                    viewer: Viewer::Table,
                    open: &self.open,
                    turn: &self.turn,
                    legal: &self.legal,
                    acting_seat: self.acting_seat,
                    awaiting_chance: None,
                    awaiting_reveal: None,
                    last: self.last.as_ref().map(|last| (last, self.progress)),
                    glimpse: None,
                    reduced_motion: false,
                    players: &faces,
                },
                highlighted: &[],
                rects: &self.rects,
                inputs: &Default::default(),
                theme: Theme::light(),
                text: &self.text,
                names: &self.names,
            },
            &mut selection,
        );
        self.selection = selection;
        done
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        screen.rects.begin_frame();
        let intents = screen.with_scene(|scene, selection| {
            let mut intents = Vec::new();
            egui::Panel::right("seat").exact_size(320.0).resizable(false).show(ui, |ui| {
                intents.extend(part_ui(ui, scene, Part::Hand(ADA), selection));
                intents.extend(part_ui(ui, scene, Part::Seat(ADA), selection));
                intents.extend(part_ui(ui, scene, Part::Common, selection));
            });
            egui::CentralPanel::default().show(ui, |ui| intents.extend(part_ui(ui, scene, Part::Board, selection)));
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

    fn status_key(&mut self) -> &'static str {
        self.with_scene(|scene, selection| BurgAppenzell::status(scene, selection).phrase.key)
    }
}

type Shown = Harness<'static, Screen>;

fn click(harness: &mut Shown, name: &str) {
    let pos: Pos2 = harness.state().rects.find(name).expect(name).center();
    let button =
        |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    for event in [Event::PointerMoved(pos), button(true), button(false)] {
        harness.event(event);
        harness.run();
    }
}

/// Waits until the next click is no part of a double click.
fn wait(harness: &mut Shown) {
    harness.run_steps(20);
}

/// Drags from one named rectangle to another.
fn drag(harness: &mut Shown, from: &str, to: &str) {
    let place = |harness: &Shown, name: &str| harness.state().rects.find(name).expect(name).center();
    let (from, to) = (place(harness, from), place(harness, to));
    let button = |pos: Pos2, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let path = [0.3, 0.6, 1.0].map(|share| Event::PointerMoved(from.lerp(to, share)));
    for event in [Event::PointerMoved(from), button(from, true)].into_iter().chain(path).chain([button(to, false)]) {
        harness.event(event);
        harness.run();
    }
}

fn press(harness: &mut Shown, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn played(harness: &Shown) -> Vec<Move> {
    let played_move = |intent: &Response<BurgAppenzell>| match intent {
        Response::Play(choice) => Some(*choice),
        _ => None,
    };
    harness.state().intents.iter().filter_map(played_move).collect()
}

fn questions(harness: &Shown) -> Vec<Move> {
    let move_to_ask_about = |intent: &Response<BurgAppenzell>| match intent {
        Response::Ask(choice) => Some(*choice),
        _ => None,
    };
    harness.state().intents.iter().filter_map(move_to_ask_about).collect()
}

/// Moves after which it is Ada's turn: Bo has lifted roof R and has one mouse in the room and one in the tower beside it.
fn beside_bo() -> Vec<Move> {
    vec![
        Move::EndTurn {},
        Move::Uncover { room: room('R') },
        Move::Run { from: at(6, 6), to: at(6, 5) },
        Move::Enter { tower: at(6, 6), to: at(6, 6) },
        Move::EndTurn {},
    ]
}
