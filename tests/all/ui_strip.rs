//! What matters is in sight at every table: the strip of seats, the clock, the foot line, the light over the table.

use std::path::Path;

use cheeseboard::engine::{Rules as _, Seat, Turn};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, SeatAssignment};
use cheeseboard::text::Text;
use cheeseboard::ui::App;
use cheeseboard::ui::table::TableModel;
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Rect, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::autoplay::{greedy_move, play_while};
use crate::ui::{bot, person, settle, shown, spoken};

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (900.0, 600.0)];
/// Names that occur in no text.
const NAMES: [&str; 4] = ["Quirina", "Xaver", "Wolfhild", "Ypsilon"];
/// The events after which a table is looked at.
const EVENTS: [usize; 3] = [12, 25, 60];

fn people(count: usize) -> Vec<SeatAssignment> {
    NAMES[..count].iter().zip(0..).map(|(name, mark)| person(name, mark)).collect()
}

/// The app with a table of these seats after some events of a game between greedy bots.
fn table<G: Game>(folder: &Path, seating: &[SeatAssignment], events: usize, size: (f32, f32)) -> Harness<'static, App> {
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), 5).expect("can be played");
    play_while(&mut game, |game| game.ply() < events, greedy_move);
    settle(folder, |_| {});
    shown(folder, game, size)
}

fn rect(harness: &Harness<'_, App>, name: &str) -> Rect {
    harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name:?} among {:?}", harness.state().rect_names()))
}

/// The texts painted whole in the last frame.
fn painted_texts(harness: &Harness<'_, App>) -> Vec<String> {
    fn collect(shape: &Shape, texts: &mut Vec<String>) {
        match shape {
            Shape::Text(text) if !text.galley.elided => texts.push(text.galley.text().to_owned()),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    texts
}

/// Everything that the cell of a seat has to say.
fn facts(model: &TableModel, seat: Seat) -> Vec<String> {
    let (text, score) = (Text::english(), &model.scores[seat.index()]);
    let phrases = score.belongings.iter().chain(&score.note).chain(&score.winning_step);
    let said = phrases.map(|phrase| model.say(&text, phrase));
    let points = score.points.map(|points| points.to_string());
    std::iter::once(model.names[seat.index()].clone()).chain(points).chain(said).collect()
}

#[test]
fn strip_tells_the_total_and_the_state_of_every_seat() {
    struct Tell;
    impl Visitor for Tell {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for (size, count) in SIZES.into_iter().flat_map(|size| [(size, 3), (size, 4)]) {
                let mut places: Option<Vec<Rect>> = None;
                let mut is_anything_painted = false;
                for events in EVENTS {
                    let folder = tempfile::tempdir().expect("a folder");
                    let mut harness = table::<G>(folder.path(), &people(count), events, size);
                    let at = format!("{}, {size:?}, {count} seats, {events} events", G::ID);
                    let model = harness.state().table_model().expect("a table");
                    let (said, strip) = (spoken(&harness), rect(&harness, "strip"));
                    for seat in Seat::all(count) {
                        let facts = facts(&model, seat);
                        let score = &model.scores[seat.index()];
                        let has_more = !score.belongings.is_empty() || score.note.is_some();
                        assert!(has_more || G::ID == Zatre::ID, "{at}: nothing but the total: {facts:?}");
                        // There cards are counted, which would be taken for points.
                        assert_eq!(score.points.is_none(), G::ID == RatATatRoll::ID, "{at}: {:?}", score.points);
                        let tells = |label: &String| facts.iter().all(|fact| label.contains(fact));
                        assert!(said.iter().any(tells), "{at}: nothing tells {facts:?} among {said:#?}");
                    }
                    let parts = ["seat", "belongings"].into_iter();
                    let parts =
                        parts.flat_map(|part| Seat::all(count).map(move |seat| format!("{part} {}", seat.index())));
                    let now: Vec<Rect> = parts.map(|part| rect(&harness, &part)).collect();
                    assert!(now.iter().all(|part| strip.contains_rect(*part)), "{at}: {now:?} is not in {strip:?}");
                    assert_eq!(*places.get_or_insert_with(|| now.clone()), now, "{at}: the cells have moved");
                    is_anything_painted |= Seat::all(count).any(|seat| is_painted(&mut harness, seat));
                }
                assert!(is_anything_painted, "{}, {size:?}: no seat has anything", G::ID);
            }
        }
    }
    visit_taught(&mut Tell);
}

/// Whether there is a picture of what a seat has.
fn is_painted(harness: &mut Harness<'_, App>, seat: Seat) -> bool {
    let place = rect(harness, &format!("belongings {}", seat.index()));
    let picture = harness.render().expect("a picture");
    let pixel = |x: f32, y: f32| *picture.get_pixel(x as u32, y as u32);
    let ground = pixel(place.right() - 1.0, place.top() + 1.0);
    (0..place.width() as u32 - 1).any(|x| pixel(place.left() + x as f32, place.center().y) != ground)
}

#[test]
fn clock_of_the_game_is_in_sight() {
    struct Clock;
    impl Visitor for Clock {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for size in SIZES {
                let folder = tempfile::tempdir().expect("a folder");
                let harness = table::<G>(folder.path(), &people(3), EVENTS[0], size);
                let model = harness.state().table_model().expect("a table");
                let clock = model.say(&Text::english(), model.clock.as_ref().expect("every game has a clock"));
                assert!(painted_texts(&harness).contains(&clock), "{}, {size:?}: {clock:?} is not shown whole", G::ID);
                assert!(rect(&harness, "strip").contains_rect(rect(&harness, "clock")), "{}, {size:?}", G::ID);
            }
        }
    }
    visit_taught(&mut Clock);
}

#[test]
fn no_name_is_painted_twice() {
    struct Names;
    impl Visitor for Names {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for size in SIZES {
                let folder = tempfile::tempdir().expect("a folder");
                let harness = table::<G>(folder.path(), &people(3), EVENTS[1], size);
                let texts = painted_texts(&harness);
                for name in &NAMES[..3] {
                    let count = texts.iter().filter(|text| text == name).count();
                    assert_eq!(count, 1, "{}, {size:?}: {name} in {texts:?}", G::ID);
                }
            }
        }
    }
    visit_taught(&mut Names);
}

#[test]
fn seat_that_can_win_with_one_more_step_is_marked() {
    let mut game = Match::<BurgAppenzell>::new(Default::default(), people(3), 5).expect("can be played");
    let is_close = |game: &Match<BurgAppenzell>, seat: Seat| {
        let view = game.view(cheeseboard::engine::Viewer::Table);
        view.open.common.players[seat.index()].chips.len() == 3
    };
    play_while(&mut game, |game| Seat::all(3).all(|seat| !is_close(game, seat)), greedy_move);
    assert!(!matches!(game.turn(), Turn::Over(_)), "somebody came close");
    let close: Vec<bool> = Seat::all(3).map(|seat| is_close(&game, seat)).collect();
    for size in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let harness = shown(folder.path(), game.clone(), size);
        for (index, is_close) in close.iter().enumerate() {
            let (name, sign) = (NAMES[index], format!("winning step {index}"));
            assert_eq!(harness.state().rect_of(&sign).is_some(), *is_close, "{name}");
            let says = |label: &String| label.starts_with(name) && label.contains("One more kind of cheese wins");
            assert_eq!(spoken(&harness).iter().any(says), *is_close, "{name}");
        }
    }
}

#[test]
fn foot_line_is_low_in_the_smallest_window() {
    struct Low;
    impl Visitor for Low {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let folder = tempfile::tempdir().expect("a folder");
            let harness = table::<G>(folder.path(), &people(3), EVENTS[1], SIZES[1]);
            let (foot, board) = (rect(&harness, "foot"), rect(&harness, "board"));
            assert!(foot.height() < 80.0, "{}: {foot:?}", G::ID);
            assert!(board.height() > 400.0, "{}: {board:?}", G::ID);
        }
    }
    visit_taught(&mut Low);
}

/// The colour of the table just above the board.
fn light(harness: &mut Harness<'_, App>) -> [u8; 4] {
    let board = rect(harness, "board");
    let picture = harness.render().expect("a picture");
    let at = pos2(board.right() + 4.0, board.center().y);
    picture.get_pixel(at.x as u32, at.y as u32).0
}

#[test]
fn light_takes_the_colour_of_the_seat_on_turn_among_several_people() {
    let seating = |second: SeatAssignment| [person(NAMES[0], 0), second];
    let lights = |seating: &[SeatAssignment]| {
        Seat::all(2)
            .map(|seat| {
                let folder = tempfile::tempdir().expect("a folder");
                let mut game = Match::<Zatre>::new(Default::default(), seating.to_vec(), 5).expect("can be played");
                let due = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Chance(Some(seat));
                play_while(&mut game, |game| !due(game), greedy_move);
                settle(folder.path(), |_| {});
                light(&mut shown(folder.path(), game, SIZES[0]))
            })
            .collect::<Vec<_>>()
    };
    let shared = lights(&seating(person(NAMES[1], 1)));
    assert_ne!(shared[0], shared[1], "each seat has its light");
    let alone = lights(&seating(bot("Edam", 1)));
    assert_eq!(alone[0], alone[1], "with one person the light would only flicker");
}

#[test]
fn presenting_does_not_make_the_board_smaller_and_shows_the_way_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table::<BurgAppenzell>(folder.path(), &people(3), EVENTS[1], SIZES[1]);
    let before = rect(&harness, "board");
    let present = rect(&harness, "present").center();
    crate::offscreen::click(&mut harness, present);
    harness.run_steps(4);
    assert!(harness.state().is_presenting());
    let (board, out) = (rect(&harness, "board"), rect(&harness, "leave presenting"));
    assert!(board.height() >= before.height() * 0.9, "{board:?} instead of {before:?}");
    assert!(rect(&harness, "foot").contains_rect(out), "{out:?}");
    let node = harness.get_by_role_and_label(Role::Button, "Stop presenting (Esc)");
    assert!(node.accesskit_node().bounding_box().is_some());
    crate::offscreen::click(&mut harness, out.center());
    assert!(!harness.state().is_presenting());
}

/// Beside the log one still sees how to leave it.
#[test]
fn log_lies_below_its_tabs() {
    struct Logs;
    impl Visitor for Logs {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = table::<G>(folder.path(), &people(2), 30, (1280.0, 800.0));
            harness.get_by_label("What happened").click();
            harness.run_steps(3);
            let tab = harness.get_by_label("Players").rect();
            let log = rect(&harness, "log");
            assert!(log.top() >= tab.bottom(), "{}: the log {log:?} covers the tab {tab:?}", G::ID);
        }
    }
    visit_taught(&mut Logs);
}
