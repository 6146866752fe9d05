//! Whole games through the app, from the first tower to the end: by mouse and by keys, between two people and against a bot. Who plays here
//! knows no rules and sees no position: it does what the screen says can be done.

use std::path::Path;
use std::time::Duration;

use cheeseboard::games::burg_appenzell::{BurgAppenzell, Options};
use cheeseboard::play::{Match, Record, SeatAssignment, Shelf, Table, read_record};
use cheeseboard::ui::{App, Places};
use egui::{Key, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{app, bot, hears, key, person, press, settle, spoken};

/// What is said of a place where something can be done, the best first, and how many clicks that takes.
const CHIP: &[(&str, usize)] = &[("gets a chip", 2), ("brings a chip", 1)];
const TOWER: &[(&str, usize)] = &[(", free", 1)];
const OTHERS: [(&str, usize); 5] = [
    ("can be lifted", 1),
    ("reached for one action", 1),
    ("a mouse can enter here", 2),
    ("reached for", 1),
    ("pushes in", 2),
];
/// What is said of a mouse or tower where one of several has to be chosen.
const ONE_OF_THEM: &str = "goes there from here";
/// Where several people sit, what shows something new is asked for twice.
const ONCE_MORE: &str = "Once more to do it";

/// Which of several things is done: the same ones in every run.
struct Whim(u32);

impl Whim {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % count.max(1)
    }
}

#[derive(Clone, Copy)]
enum Hands {
    Mouse,
    Keys,
}

type Screen = Harness<'static, App>;

impl Hands {
    /// Clicks so often on the place of this name.
    fn click(self, screen: &mut Screen, name: &str, times: usize) {
        // What a place is called changes with what is done there; where it is does not.
        let place = screen.query_all_by_label(name).next().expect("it is on the screen").rect().center();
        let under = |screen: &Screen| screen.get_by_label("Castle").accesskit_node().value();
        if let Hands::Keys = self {
            let to = in_frame(name);
            for _ in 0..20 {
                match under(screen).map(|under| in_frame(&under)) {
                    Some(under) if under == to => break,
                    Some(under) => screen.key_press(arrow(under, to)),
                    // The first arrow shows where the cursor stands.
                    None => screen.key_press(Key::ArrowUp),
                }
                screen.run_steps(1);
            }
        }
        for _ in 0..times {
            match self {
                Hands::Mouse => {
                    screen.drag_at(place);
                    screen.drop_at(place);
                    screen.run_steps(2);
                }
                // Where nothing is left to be chosen there, Enter would end the turn.
                Hands::Keys if under(screen).is_none() => return,
                Hands::Keys => key(screen, Key::Enter),
            }
        }
    }

    /// Does the first thing in this list that the screen offers; whether there was one.
    fn act(self, screen: &mut Screen, wanted: &[(&str, usize)], whim: &mut Whim) -> bool {
        for (part, times) in wanted {
            let names = places_called(screen, part);
            let Some(name) = names.get(whim.below(names.len())) else { continue };
            self.click(screen, name, *times);
            if hears(screen, ONCE_MORE) {
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
                Hands::Mouse => press(screen, label),
                Hands::Keys => key(screen, Key::E),
            }
        }
    }
}

/// The places of the board with these words in their names.
fn places_called(screen: &Screen, part: &str) -> Vec<String> {
    let fits = |name: &String| (name.starts_with("row ") || name.starts_with("pennant,")) && name.contains(part);
    spoken(screen).into_iter().filter(fits).collect()
}

/// Row and column of a place by its name: 1 to 7 in the castle, 0 and 8 before its walls.
fn in_frame(name: &str) -> (u8, u8) {
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

/// The next arrow on the way: out of the gates, through the castle, to the gate.
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

/// A new table on the screen.
fn table(folder: &Path, seating: &[SeatAssignment], seed: u64) -> Screen {
    settle(folder, |_| {});
    let shelf = Shelf::new(Places::under(folder).tables());
    let game = Match::<BurgAppenzell>::new(Options::default(), seating.to_vec(), seed).expect("two may play");
    shelf.put(&shelf.new_path("burg_appenzell"), &Table::new(game)).expect("written");
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

/// Plays a table to its end, and gives the record that the app has kept.
fn play(folder: &Path, hands: Hands, seating: &[SeatAssignment], seed: u64) -> Record {
    let mut screen = table(folder, seating, seed);
    let mut whim = Whim(seed as u32);
    for _ in 0..3000 {
        if screen.query_by_label("Play again").is_some() {
            press(&mut screen, "Games");
            let kept = std::fs::read_dir(Places::under(folder).records())
                .expect("records")
                .flatten()
                .next()
                .expect("a record");
            return read_record(&std::fs::read_to_string(kept.path()).expect("readable")).expect("a record");
        }
        if hears(&screen, "choose a tower") {
            hands.act(&mut screen, TOWER, &mut whim);
        } else if screen.query_by_label("End turn").is_none() {
            // A bot is thinking.
            std::thread::sleep(Duration::from_millis(2));
            screen.run_steps(1);
        } else if hears(&screen, "no actions are left") || whim.below(12) == 0 {
            hands.end_turn(&mut screen);
        } else if !hands.act(&mut screen, CHIP, &mut whim) {
            let first = whim.below(OTHERS.len());
            let others: Vec<_> = OTHERS.into_iter().cycle().skip(first).take(OTHERS.len()).collect();
            hands.act(&mut screen, &others, &mut whim);
        }
    }
    panic!("the game did not end: {:?}", spoken(&screen));
}

/// The game came to an end by its rules, and every person did everything that can be done.
fn hold(record: &Record) {
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
fn two_people_play_to_the_end_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    hold(&play(folder.path(), Hands::Mouse, &two_people(), 1));
}

#[test]
fn two_people_play_to_the_end_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    hold(&play(folder.path(), Hands::Keys, &two_people(), 1));
}

#[test]
fn a_bot_is_played_against_to_the_end_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    hold(&play(folder.path(), Hands::Mouse, &a_person_and_a_bot(), 1));
}

#[test]
fn a_bot_is_played_against_to_the_end_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    hold(&play(folder.path(), Hands::Keys, &a_person_and_a_bot(), 1));
}

/// Whoever points at the end of the turn sees on the board which roofs go back on.
#[test]
fn pointing_at_the_end_of_a_turn_shows_the_roofs_that_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut screen = table(folder.path(), &two_people(), 1);
    for (part, times) in [(", free", 1), (", free", 1), ("can be lifted", 2)] {
        let name = places_called(&screen, part).first().cloned().expect(part);
        Hands::Mouse.click(&mut screen, &name, times);
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
