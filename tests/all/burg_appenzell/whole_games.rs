//! Whole games through the app, by mouse and by keyboard, between two people and against a bot. The test player knows neither rules nor
//! positions: it does what the screen says can be done.

use std::path::Path;

use cheeseboard::games::burg_appenzell::{BurgAppenzell, Options};
use cheeseboard::play::{Match, Record, SeatAssignment, Shelf, Table, read_record};
use cheeseboard::ui::{App, AppPaths};
use egui::{Key, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{app, bot, hears, key, person, press, settle, spoken, step_after_work};

/// Parts of labels of places where something can be done, the best first, and the number of clicks needed.
const CHIP: &[(&str, usize)] = &[("gets a chip", 2), ("wins a chip", 1)];
const TOWER: &[(&str, usize)] = &[(", free", 1)];
const OTHERS: [(&str, usize); 5] = [
    ("can be lifted", 1),
    ("one action away", 1),
    ("a mouse can come in here", 2),
    ("actions away", 1),
    ("pushes in", 2),
];
/// The part of a label of a mouse or tower among which one has to be chosen.
const ONE_OF_THEM: &str = "goes there from here";
/// The hint that a second click is needed, as for moves that show something new.
const PRESS_AGAIN: &str = "Press again to";

/// A tiny random number generator, the same in every run.
struct TestRandom(u32);

impl TestRandom {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % count.max(1)
    }
}

/// How the test player operates the app.
#[derive(Clone, Copy)]
enum Input {
    Mouse,
    Keyboard,
}

type Screen = Harness<'static, App>;

impl Input {
    /// Clicks this many times on the place with this name.
    fn click(self, screen: &mut Screen, name: &str, times: usize) {
        // The name of a place changes after a click; its position does not.
        let place = screen.query_all_by_label(name).next().expect("it is on the screen").rect().center();
        let under = |screen: &Screen| screen.get_by_label("Castle").accesskit_node().value();
        if let Input::Keyboard = self {
            let to = frame_cell(name);
            for _ in 0..20 {
                match under(screen).map(|under| frame_cell(&under)) {
                    Some(under) if under == to => break,
                    Some(under) => screen.key_press(arrow(under, to)),
                    // The first arrow shows the cursor.
                    None => screen.key_press(Key::ArrowUp),
                }
                screen.run_steps(1);
            }
        }
        for _ in 0..times {
            match self {
                Input::Mouse => {
                    screen.drag_at(place);
                    screen.drop_at(place);
                    screen.run_steps(2);
                }
                // With nothing left to choose there, Enter would end the turn.
                Input::Keyboard if under(screen).is_none() => return,
                Input::Keyboard => key(screen, Key::Enter),
            }
        }
    }

    /// Does the first thing in this list that the screen offers; returns whether there was one.
    fn act(self, screen: &mut Screen, wanted: &[(&str, usize)], random: &mut TestRandom) -> bool {
        for (part, times) in wanted {
            let names = places_called(screen, part);
            let Some(name) = names.get(random.below(names.len())) else { continue };
            self.click(screen, name, *times);
            if hears(screen, PRESS_AGAIN) {
                self.click(screen, name, 1);
            }
            if let Some(one) = places_called(screen, ONE_OF_THEM).first() {
                self.click(screen, one, 1);
            }
            return true;
        }
        false
    }

    fn end_turn(self, screen: &mut Screen) {
        for label in ["End turn", "Press again"] {
            match self {
                _ if screen.query_by_label(label).is_none() => {}
                Input::Mouse => press(screen, label),
                Input::Keyboard => key(screen, Key::E),
            }
        }
    }
}

/// The names of places on the board that contain this text.
fn places_called(screen: &Screen, part: &str) -> Vec<String> {
    let fits = |name: &String| (name.starts_with("row ") || name.starts_with("pennant,")) && name.contains(part);
    spoken(screen).into_iter().filter(fits).collect()
}

/// Row and column of a place by its name: 1 to 7 in the castle, 0 and 8 outside its walls.
fn frame_cell(name: &str) -> (u8, u8) {
    let mut numbers = name.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok());
    let first = numbers.next().expect("a number");
    match name {
        _ if name.starts_with("row ") => (first, numbers.next().expect("a column")),
        _ if name.contains("from above") => (0, first),
        _ if name.contains("from below") => (8, first),
        _ if name.contains("from the left") => (first, 0),
        _ => (first, 8),
    }
}

/// The next arrow key on the way: out of a gate, through the castle, to the target.
fn arrow(from: (u8, u8), to: (u8, u8)) -> Key {
    let inside = (to.0.clamp(1, 7), to.1.clamp(1, 7));
    match from {
        (0, _) => Key::ArrowDown,
        (8, _) => Key::ArrowUp,
        (_, 0) => Key::ArrowRight,
        (_, 8) => Key::ArrowLeft,
        (row, _) if row < inside.0 => Key::ArrowDown,
        (row, _) if row > inside.0 => Key::ArrowUp,
        (_, column) if column < inside.1 => Key::ArrowRight,
        (_, column) if column > inside.1 => Key::ArrowLeft,
        _ if to.0 == 0 => Key::ArrowUp,
        _ if to.0 == 8 => Key::ArrowDown,
        _ if to.1 == 0 => Key::ArrowLeft,
        _ => Key::ArrowRight,
    }
}

/// Opens a new table in the app.
fn table(folder: &Path, seating: &[SeatAssignment], seed: u64) -> Screen {
    settle(folder, |_| {});
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    let game = Match::<BurgAppenzell>::new(Options::default(), seating.to_vec(), seed).expect("two may play");
    shelf.save(&shelf.new_path("burg_appenzell"), &Table::new(game)).expect("written");
    let mut screen = app(folder, (1280.0, 800.0));
    screen.run_steps(3);
    press(&mut screen, "Continue");
    for _ in 0..100 {
        if hears(&screen, "choose a tower") {
            break;
        }
        screen.run_steps(1);
    }
    screen
}

/// Plays a table to its end; returns the record that the app has kept.
fn play(folder: &Path, input: Input, seating: &[SeatAssignment], seed: u64) -> Record {
    let mut screen = table(folder, seating, seed);
    let mut random = TestRandom(seed as u32);
    for _ in 0..3000 {
        if screen.query_by_label("Play again").is_some() {
            press(&mut screen, "Games");
            let kept = std::fs::read_dir(AppPaths::under(folder).records_dir())
                .expect("records")
                .flatten()
                .next()
                .expect("a record");
            return read_record(&std::fs::read_to_string(kept.path()).expect("readable")).expect("a record");
        }
        if hears(&screen, "choose a tower") {
            input.act(&mut screen, TOWER, &mut random);
        } else if screen.query_by_label("End turn").is_none() {
            // A bot is thinking.
            step_after_work(&mut screen);
        } else if hears(&screen, "no actions left") || random.below(12) == 0 {
            input.end_turn(&mut screen);
        } else if !input.act(&mut screen, CHIP, &mut random) {
            let first = random.below(OTHERS.len());
            let others: Vec<_> = OTHERS.into_iter().cycle().skip(first).take(OTHERS.len()).collect();
            input.act(&mut screen, &others, &mut random);
        }
    }
    panic!("the game did not end: {:?}", spoken(&screen));
}

/// Asserts that the game has one winner and that every person made every kind of move.
fn assert_complete(record: &Record) {
    let (game, _) = record.replay::<BurgAppenzell>().expect("it can be played again");
    assert!(game.outcome().is_some_and(|outcome| outcome.winners.len() == 1), "one seat wins");
    for (seat, assignment) in game.seating().iter().enumerate().filter(|(_, assignment)| assignment.player.is_human()) {
        let did = |what: &str| record.events.iter().filter(|event| event["by"] == seat && event["do"] == what).count();
        let counts = ["tower", "uncover", "run", "enter", "push", "end_turn"].map(|what| (what, did(what)));
        assert!(counts.iter().all(|(_, count)| *count > 0), "{}: {counts:?}", assignment.name);
    }
}

fn two_people() -> [SeatAssignment; 2] {
    [person("Ada", 0), person("Bo", 2)]
}

fn a_person_and_a_bot() -> [SeatAssignment; 2] {
    [person("Ada", 0), bot("Edam", 1)]
}

#[test]
fn two_people_finish_a_game_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_complete(&play(folder.path(), Input::Mouse, &two_people(), 1));
}

#[test]
fn two_people_finish_a_game_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_complete(&play(folder.path(), Input::Keyboard, &two_people(), 1));
}

#[test]
fn a_person_and_a_bot_finish_a_game_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_complete(&play(folder.path(), Input::Mouse, &a_person_and_a_bot(), 1));
}

#[test]
fn a_person_and_a_bot_finish_a_game_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_complete(&play(folder.path(), Input::Keyboard, &a_person_and_a_bot(), 1));
}

#[test]
fn hovering_end_turn_previews_the_roofs_that_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut screen = table(folder.path(), &two_people(), 1);
    for (part, times) in [(", free", 1), (", free", 1), ("can be lifted", 2)] {
        let name = places_called(&screen, part).first().cloned().expect(part);
        Input::Mouse.click(&mut screen, &name, times);
    }
    let lifted = |screen: &mut Screen| {
        let name = places_called(screen, "row 1, column 3").first().cloned().expect("a cell");
        let rect = screen.get_by_label(&name).rect();
        let image = screen.render().expect("painted");
        let inside = |x: u32, y: u32| rect.contains(pos2(x as f32, y as f32));
        let pixels = image.enumerate_pixels().filter(|(x, y, _)| inside(*x, *y));
        pixels.map(|(.., pixel)| pixel.0).collect::<Vec<_>>()
    };
    let point = |screen: &mut Screen, at| {
        screen.hover_at(at);
        screen.run_steps(3);
    };
    point(&mut screen, pos2(2.0, 2.0));
    assert!(hears(&screen, "row 1, column 3, solid stone"), "roof A is off: {:?}", spoken(&screen));
    let open = lifted(&mut screen);
    let button = screen.get_by_label("End turn").rect().center();
    point(&mut screen, button);
    assert!(lifted(&mut screen) != open, "the roof is shown as it would come");
    point(&mut screen, pos2(2.0, 2.0));
    assert!(lifted(&mut screen) == open, "and no longer");
}
