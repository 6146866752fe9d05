//! Ratzzia in the app: a whole game by clicks on accessibility labels, and entry of real dice.

use std::path::Path;

use cheeseboard::bots;
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games::ratzzia::board::Target;
use cheeseboard::games::ratzzia::dice::Dice;
use cheeseboard::games::ratzzia::{CandySource, Direction, Move, Open, Options, Phase, Ratzzia};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{App, AppPaths};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::script::dice;
use crate::ui::{app, key, person, settle, spoken, wait_for, wait_until};

const NAMES: [&str; 2] = ["Ada", "Bo"];

/// The app at a table of two that Ada begins, after a change to the table.
fn at_table(folder: &Path, change: impl FnOnce(&mut Table<Ratzzia>)) -> Harness<'static, App> {
    settle(folder, |_| {});
    let seating = vec![person(NAMES[0], 0), person(NAMES[1], 1)];
    let mut table = Table::new(Match::<Ratzzia>::new(Options::default(), seating, 4).expect("two may play"));
    table.ask_first = false;
    table.game.choose_starter(Seat::new(0)).expect("Ada begins");
    change(&mut table);
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    shelf.save(&shelf.new_path("ratzzia"), &table).expect("written");
    let mut harness = app(folder, (1100.0, 760.0));
    wait_for(&mut harness, "Continue");
    harness.get_by_label("Continue").click();
    harness.run_steps(4);
    harness
}

/// The table as saved now; `None` once the game is over.
fn saved(harness: &mut Harness<'_, App>, folder: &Path) -> Option<Table<Ratzzia>> {
    harness.state_mut().save();
    let files = Shelf::new(AppPaths::under(folder).tables_dir()).files();
    let text = std::fs::read_to_string(&files.first()?.path).expect("it can be read");
    Some(Table::from_ron(&text).expect("a table").0)
}

/// The position on the table now.
fn open_of(harness: &mut Harness<'_, App>, folder: &Path) -> Open {
    saved(harness, folder).expect("a table").game.view(Viewer::Table).open
}

/// Clicks the first node with this label, once the last event has been seen; a final `…` matches any rest.
fn click(harness: &mut Harness<'_, App>, name: &str) {
    let fits = |label: &str| name.strip_suffix('…').map_or(label == name, |begin| label.starts_with(begin));
    wait_until(harness, name, |harness| !harness.state().table_model().is_some_and(|model| model.is_showing_event));
    let node = harness.query_all_by(|node| node.label().is_some_and(|label| fits(&label))).next();
    let Some(node) = node else { panic!("not there: {name}\n{}", spoken(harness).join("\n")) };
    node.click_accesskit();
    harness.run_steps(3);
}

/// The labels to click for a decision, in order.
fn clicks(open: &Open, choice: Move) -> Vec<String> {
    let me = NAMES[open.turn.seat.index()];
    let to = |column: Target| match column {
        Target::CatRow => format!("Cat row, {} grey…", open.grey_free()),
        Target::Column(column) => format!("Column {} below…", column.number()),
    };
    let column_label = |number: u8| format!("Column {number} below…");
    match choice {
        Move::Roll {} => vec!["Roll".to_owned()],
        Move::TakeBack { column } => vec![column_label(column.number()), column_label(column.number())],
        Move::Keep {} => vec!["Keep".to_owned()],
        Move::RollSupport {} => vec!["Roll support dice".to_owned()],
        Move::Finish {} => vec!["Finish".to_owned()],
        Move::Reroll { dice } => {
            let count = dice.count();
            let again = if count == 1 { "Roll one again".to_owned() } else { format!("Roll {count} again") };
            // A marked die has another label, so the next equal die is the first with this one.
            marks(&dice, me).into_iter().chain([again]).collect()
        }
        Move::Place { die, column } => vec![format!("{me}’s {}", die.value()), to(column)],
        Move::PlaceSupport { die, column } => vec![format!("support {}", die.value()), to(column)],
        Move::PlaceCandy { value, column } => {
            let mut clicks = vec![format!("{me}’s candy die"), to(column)];
            let values = if let Target::Column(_) = column { open.accepted(column).iter().count() } else { 0 };
            if values > 1 {
                clicks.push(format!("The candy die as a {}", value.value()));
            }
            clicks
        }
        Move::Annie { column } => vec![column_label(column.number())],
        Move::Candy { from: CandySource::Seat(seat) } => vec![format!("{}:…", NAMES[seat.index()])],
        Move::Candy { from: CandySource::Column(column) } => vec![column_label(column.number())],
        Move::Store {} => vec!["Store …".to_owned()],
        Move::NoStore {} => vec!["Don’t store".to_owned()],
        Move::Steal { seat } => vec![format!("{}:…", NAMES[seat.index()])],
        Move::PassFood { direction: Direction::Clockwise } => vec!["Clockwise: …".to_owned()],
        Move::PassFood { direction: Direction::Anticlockwise } => vec!["Anticlockwise: …".to_owned()],
    }
}

/// The labels of the dice to mark.
fn marks(dice: &Dice, me: &str) -> Vec<String> {
    let named = |number: u8| {
        if number == 0 { format!("one of {me}’s dice, with no number") } else { format!("{me}’s {number}") }
    };
    dice.numbers().map(named).collect()
}

/// The greedy bot decides, clicks play its moves. A placed die takes two clicks and a turn three more: to roll, to keep or re-roll, and to finish.
/// Marking dice, rolling support dice and choices of rewards are not counted.
#[test]
fn two_people_play_a_game_by_clicks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(folder.path(), |_| {});
    let (mut turns, mut placed, mut clicked) = (0, 0, 0);
    let mut done = None;
    while let Some(table) = saved(&mut harness, folder.path()) {
        let ply = table.game.ply();
        assert!(done.is_none_or(|(_, before)| ply > before), "{done:?} was not done: {:?}", spoken(&harness));
        let Turn::Seat(seat) = table.game.turn() else {
            harness.run_steps(3);
            continue;
        };
        let view = table.game.view(Viewer::Seat(seat));
        let stream = bots::bot_seed(4, seat, ply);
        let choice = bots::choose_move(&view, Level::Greedy, stream, &Stop::default()).expect("its turn");
        let names = clicks(&view.open, choice);
        match choice {
            Move::Place { .. } | Move::PlaceSupport { .. } | Move::PlaceCandy { .. } => {
                placed += 1;
                clicked += names.len();
            }
            Move::Roll {} | Move::Reroll { .. } | Move::Keep {} | Move::Finish {} => clicked += 1,
            _ => {}
        }
        turns += usize::from(matches!(choice, Move::Finish {} | Move::TakeBack { .. }));
        for name in names {
            click(&mut harness, &name);
        }
        done = Some((choice, ply));
    }
    wait_for(&mut harness, "Play again");
    assert!(turns > 6 && placed > 20, "{turns} turns, {placed} dice placed");
    assert!(clicked <= 2 * placed + 3 * turns, "{clicked} clicks for {placed} dice in {turns} turns");
}

#[test]
fn real_dice_are_entered_by_digits_and_clicks_in_any_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(folder.path(), |table| table.real_dice = true);
    // Rolling is the only move.
    wait_for(&mut harness, "Enter a 1");
    for digit in [Key::Num6, Key::Num2, Key::Num5, Key::Num2] {
        key(&mut harness, digit);
    }
    click(&mut harness, "Enter a 1");
    assert_eq!(open_of(&mut harness, folder.path()).hand().count(), 0, "a die is missing");
    click(&mut harness, "Enter a 4");
    let open = open_of(&mut harness, folder.path());
    assert_eq!(*open.hand(), dice(&[1, 2, 2, 4, 5, 6]));
    assert_eq!(open.phase, Phase::Rerolling);
    // Support dice are entered, too.
    click(&mut harness, "Roll support dice");
    for digit in [Key::Num3, Key::Num1, Key::Num3] {
        key(&mut harness, digit);
    }
    assert_eq!(open_of(&mut harness, folder.path()).support, dice(&[1, 3, 3]));
}
