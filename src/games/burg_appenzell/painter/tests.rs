//! The board under test: clicked, dragged and typed on, and read aloud.

mod beats;
mod cursor;
mod interaction;
mod labels;
mod places;
mod traces;
mod words;

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::interaction::ChosenMouse;
use super::layout::Layout;
use super::shown_position::ShownPosition;
use super::*;
use crate::engine::{Cell, Observation, Refusal, Turn, Viewer};
use crate::games::burg_appenzell::moves::{Chance, Options};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::Open;
use crate::games::burg_appenzell::tiles::Tile;
use crate::games::tests::painter::{Shown, Stage, people};
use crate::paint::board::Place as _;
use crate::paint::stage::{Playback, Schedule, StageTimes};
use crate::play::Match;

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

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
    Room::from_letter(letter).expect("a room")
}

/// A game of Ada and Bo after set-up deals and these moves.
fn game_after(help: bool, moves: &[Move]) -> Match<BurgAppenzell> {
    let options = Options { memory_help: help, ..Options::default() };
    let mut game = Match::<BurgAppenzell>::new(options, people(&["Ada", "Bo"]), 1).expect("two seats");
    game.apply_chance(Chance::Start { seat: ADA }).expect("due");
    game.apply_chance(deal()).expect("due");
    for choice in moves {
        let Turn::Seat(seat) = game.turn() else { panic!("nobody decides") };
        game.decide(seat, *choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
    }
    game
}

const TOWERS: [Move; 2] = [Move::Tower { at: Cell::new(0, 0) }, Move::Tower { at: Cell::new(6, 6) }];

/// The screen after both towers and these moves.
fn after(moves: &[Move]) -> Stage<BurgAppenzell> {
    let moves: Vec<Move> = TOWERS.iter().chain(moves).copied().collect();
    Stage::of(&game_after(false, &moves))
}

/// The last event of a game on the stage, as everyone sees it.
struct LastEvent {
    observation: Observation<BurgAppenzell>,
    before: Open,
    after: Open,
    beats: Vec<Beat<BurgAppenzell>>,
    schedule: Schedule<BurgAppenzell>,
}

impl LastEvent {
    fn of(game: &Match<BurgAppenzell>) -> Self {
        let ply = game.ply() - 1;
        let observation = game.observation(ply, Viewer::Table).expect("an event");
        LastEvent::new(observation, game.view_at(ply, Viewer::Table).open, game.view(Viewer::Table).open)
    }

    /// The last event after both towers and these moves.
    fn after(moves: &[Move]) -> Self {
        LastEvent::of(&game_after(false, &[&TOWERS[..], moves].concat()))
    }

    fn new(observation: Observation<BurgAppenzell>, before: Open, after: Open) -> Self {
        let beats = BurgAppenzell::beats(&Moment { observation: &observation, before: &before, after: &after });
        let layout = Layout::at_corner(Pos2::new(80.0, 80.0), 60.0);
        let find = |place| {
            let on_board = layout.place(before.common.plan(), place);
            let beside = Rect::from_center_size(Pos2::new(800.0, 100.0), vec2(30.0, 30.0));
            let is_dragged = matches!(place, Place::Dragged | Place::Previewed);
            (!is_dragged).then_some(if on_board.is_positive() { on_board } else { beside })
        };
        let times = StageTimes { motion: Theme::light().motion, swap: 900.0 };
        let schedule = Schedule::new(beats.clone(), find, times).following(before.clone());
        LastEvent { observation, before, after, beats, schedule }
    }

    /// The stage after this share of the time.
    fn playback(&self, share: f32, is_still: bool) -> Playback<'_, BurgAppenzell> {
        Playback::new(&self.schedule, share, is_still)
    }

    /// What the board shows after this share of the time.
    fn at(&self, share: f32) -> ShownPosition<'_> {
        self.shown_of(&self.after, share)
    }

    /// What a part that gets the position `open` shows after this share of the time.
    fn shown_of<'a>(&'a self, open: &'a Open, share: f32) -> ShownPosition<'a> {
        ShownPosition::new(open, Some(&self.observation.seen), self.playback(share, false))
    }
}

fn lift(letter: char) -> Move {
    Move::Uncover { room: room(letter) }
}

fn run(from: Cell, to: Cell) -> Move {
    Move::Run { from, to }
}

fn enter(tower: Cell, to: Cell) -> Move {
    Move::Enter { tower, to }
}

/// Moves after which it is Ada's turn: Bo has lifted roof R and has one mouse in the room and one in the tower beside it.
fn beside_bo() -> Vec<Move> {
    vec![Move::EndTurn {}, lift('R'), run(at(6, 6), at(6, 5)), enter(at(6, 6), at(6, 6)), Move::EndTurn {}]
}

/// Moves after which Ada has a mouse in the tower at row 0, column 0, and one beside it, and one action left.
fn two_mice() -> Vec<Move> {
    vec![lift('A'), run(at(0, 0), at(0, 1)), enter(at(0, 0), at(0, 0))]
}

/// Moves after which Ada has taken all actions and can only end the turn.
fn four_actions() -> Vec<Move> {
    vec![lift('A'), run(at(0, 0), at(0, 1)), Move::Push { slot: Slot::S1 }, enter(at(0, 0), at(0, 0))]
}

/// A mouse that the player has chosen.
fn picked(cell: Cell) -> MouseChoice {
    MouseChoice::Picked(ChosenMouse::Mouse(CellIndex::of(cell).expect("a cell")))
}

/// That these are somebody else's mice.
fn others_mice(seat: Seat) -> Response<BurgAppenzell> {
    let phrase = Phrase::new("burg_appenzell-refuse-others-mice").with("seat", seat);
    Response::NotHere(Refusal::new("B4", phrase))
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn status(harness: &mut Shown<BurgAppenzell>) -> &'static str {
    harness.state_mut().status_key()
}

/// What screen readers say at the cursor.
fn spoken(harness: &Shown<BurgAppenzell>) -> String {
    harness.get_by_label("Castle").accesskit_node().value().unwrap_or_default()
}

#[test]
fn second_click_of_a_double_click_does_not_act_on_what_the_first_has_changed() {
    let mut harness = after(&[]).open();
    harness.click("cell 1 3");
    harness.click("cell 1 3");
    assert_eq!(harness.played(), [lift('A')]);
    let mut harness = after(&[]).open();
    harness.click("slot N3");
    harness.click("slot N3");
    assert_eq!(harness.played(), []);
    assert_eq!(status(&mut harness), "burg_appenzell-status-pinned");
    harness.wait();
    harness.click("slot N3");
    assert_eq!(harness.played(), [Move::Push { slot: Slot::N3 }]);
}

#[test]
fn click_on_the_supply_chooses_a_mouse_from_it() {
    let mut harness = after(&[lift('A')]).open();
    harness.click("supply 0");
    assert_eq!(status(&mut harness), "burg_appenzell-status-supply");
    harness.get_by_label_contains("row 1, column 2, Emmental, 2 actions away");
    harness.click("cell 1 2");
    assert_eq!(harness.played(), [enter(at(0, 0), at(0, 1))]);
    assert!(harness.state().rects.find("supply 1").is_none(), "it is not Bo's turn");
}

/// The pen of a supply that cannot be used has no name, but a click there asks why.
#[test]
fn click_on_a_closed_pen_asks_why() {
    let mut harness = after(&four_actions()).open();
    assert!(harness.state().rects.find("supply 0").is_none());
    let pen = harness.state().rects.find("hand 0").expect("a hand").left_bottom() + vec2(30.0, -40.0);
    harness.send([Event::PointerMoved(pen), button(pen, true), button(pen, false)]);
    assert_eq!(harness.take(), [Response::Ask(enter(at(0, 6), at(0, 6)))]);
}

#[test]
fn click_on_anothers_mice_says_whose_they_are() {
    let mut harness = after(&[]).open();
    harness.click("hand 1");
    assert_eq!(harness.take(), [others_mice(BO)]);
    harness.click("hand 0");
    assert_eq!(harness.state().responses.last(), Some(&Response::Nothing));
    harness.click("spare");
    assert!(matches!(harness.take().as_slice(), [Response::NotHere(_)]));
}

#[test]
fn dragged_mouse_runs() {
    let mut harness = after(&[lift('A')]).open();
    harness.drag("cell 1 1", "cell 1 2");
    assert_eq!(harness.played(), [run(at(0, 0), at(0, 1))]);
    // Dropped where it cannot go, the mouse makes the rules say why.
    harness.drag("cell 1 1", "cell 1 4");
    assert_eq!(harness.asked(), [lift('B')]);
    harness.take();
    // Put back or dropped beside the board, the mouse does nothing and is no longer dragged.
    let (mouse, away) = (harness.at("cell 1 1"), harness.at("cell 1 4"));
    harness.send([Event::PointerMoved(mouse), button(mouse, true)]);
    harness.send([away, mouse].map(Event::PointerMoved));
    harness.send([button(mouse, false)]);
    harness.drag("cell 1 1", "hand 1");
    // The mouse of another player cannot be dragged.
    harness.drag("cell 7 7", "cell 7 6");
    assert!(harness.take().is_empty());
    harness.click("cell 1 2");
    assert_eq!(harness.played(), [run(at(0, 0), at(0, 1))]);
}

#[test]
fn spare_dragged_to_a_pennant_previews_the_push() {
    let mut harness = after(&[]).open();
    harness.drag("spare", "slot W3");
    assert_eq!(harness.played(), []);
    assert_eq!(status(&mut harness), "burg_appenzell-status-pinned");
    harness.wait();
    harness.click("slot W3");
    assert_eq!(harness.played(), [Move::Push { slot: Slot::W3 }]);
}

/// The mouse stays chosen.
#[test]
fn escape_ends_a_drag() {
    for (from, to, key) in [("cell 1 1", "cell 1 2", Key::Escape), ("spare", "slot W3", Key::Backspace)] {
        let mut harness = after(&[lift('A')]).open();
        harness.click(from);
        harness.wait();
        let before = harness.state().selection.mouse_choice;
        let (start, end) = (harness.at(from), harness.at(to));
        harness.send([Event::PointerMoved(start), button(start, true)]);
        harness.send([0.3, 0.6, 1.0].map(|share| Event::PointerMoved(start.lerp(end, share))));
        let picked = harness.state().selection.mouse_choice;
        harness.take();
        harness.press(&[key]);
        harness.send([button(end, false)]);
        assert!(harness.take().is_empty(), "{from}");
        assert_eq!(harness.state().selection.previewed_slot, None);
        assert_eq!(harness.state().selection.mouse_choice, picked);
        assert_eq!(before == picked, from == "spare", "a drag chooses the mouse");
    }
}

#[test]
fn turn_can_be_played_by_keyboard_alone() {
    let mut harness = after(&[lift('A')]).open();
    harness.press(&[Key::Num1]);
    assert_eq!(status(&mut harness), "burg_appenzell-status-mouse");
    assert!(spoken(&harness).starts_with("row 1, column 1, tower, Ada’s mouse"), "{}", spoken(&harness));
    harness.press(&[Key::Backspace]);
    assert_eq!(status(&mut harness), "burg_appenzell-status-choose");
    harness.press(&[Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft]);
    assert!(spoken(&harness).starts_with("row 1, column 1, tower, Ada’s mouse"), "{}", spoken(&harness));
    harness.press(&[Key::Enter, Key::ArrowRight, Key::Enter]);
    assert_eq!(harness.played(), [run(at(0, 0), at(0, 1))]);
    harness.press(&[Key::ArrowUp]);
    assert!(spoken(&harness).starts_with("pennant, column 2 from above"), "{}", spoken(&harness));
    harness.press(&[Key::Enter, Key::Enter]);
    assert_eq!(harness.played().last(), Some(&Move::Push { slot: Slot::N1 }));
    // The keyboard cursor starts at the chosen mouse; a jump goes to where it can land.
    harness.press(&[Key::Num1]);
    harness.press_with(Modifiers::COMMAND, Key::ArrowRight);
    assert!(spoken(&harness).contains("one action away"), "{}", spoken(&harness));
}

/// Key presses can come faster than frames.
#[test]
fn fast_arrow_keys_stay_on_the_board() {
    let mut harness = after(&[]).open();
    for arrow in [Key::ArrowRight, Key::ArrowDown, Key::ArrowRight] {
        harness.key_press(arrow);
        harness.step();
    }
    harness.run();
    assert!(spoken(&harness).starts_with("row 2, column 2"), "{}", spoken(&harness));
}

#[test]
fn board_is_one_tab_stop() {
    let mut harness = after(&[]).open();
    let mut stops = BTreeSet::new();
    for _ in 0..20 {
        harness.press(&[Key::Tab]);
        stops.extend(harness.ctx.memory(|memory| memory.focused()).map(|id| id.value()));
    }
    // The two stops are the supply and the board.
    assert_eq!(stops.len(), 2);
}

#[test]
fn every_event_is_painted_from_start_to_end() {
    let moves = [
        lift('A'),
        run(at(0, 0), at(0, 1)),
        Move::Push { slot: Slot::S1 },
        enter(at(0, 0), at(0, 0)),
        Move::EndTurn {},
        lift('R'),
        Move::EndTurn {},
    ];
    for count in 0..=moves.len() {
        let played: Vec<Move> = TOWERS.iter().chain(&moves[..count]).copied().collect();
        let game = game_after(false, &played);
        let mut stage = Stage::of(&game);
        stage.frame();
        stage.put_on_stage(&game.view_at(game.ply() - 1, stage.viewer).open);
        // A turn that covers no room ends without anything to see.
        assert_eq!((stage.schedule.length() == 0.0), count == 5, "{count}");
        let mut harness = stage.open();
        for progress in [0.0, 0.2, 0.5, 0.7, 0.99] {
            harness.state_mut().progress = progress;
            harness.run();
        }
        assert!(harness.state().responses.is_empty());
    }
}
