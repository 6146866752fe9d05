//! Nothing that is hidden shows on the screen: not in what a screen reader speaks, not on a picture. Kalle Kanalratte, played by two people
//! at one screen from the first click to the last.

use std::collections::BTreeSet;
use std::path::Path;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::square::Gully;
use cheeseboard::games::kalle::{Kalle, Move, Options};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::{App, Places, Seating, still};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{app, person, press, settle, spoken, wait_for};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

/// What the animals are called, without the article.
fn names() -> Vec<(Animal, String)> {
    let text = Text::english();
    let named = |animal: Animal| {
        let name = text.say(&cheeseboard::games::kalle::animal(animal), &[]);
        (animal, name.trim_start_matches("the ").to_owned())
    };
    Animal::OTHERS.into_iter().map(named).collect()
}

/// The table as it is saved.
fn saved(folder: &Path) -> Option<Table<Kalle>> {
    let files = Shelf::new(Places::under(folder).tables()).tables();
    let text = std::fs::read_to_string(&files.first()?.path).ok()?;
    Table::from_ron(&text).ok().map(|(table, _)| table)
}

/// What can be chosen on the board now, by what it is called.
fn choosable(harness: &Harness<'_, App>) -> Vec<String> {
    spoken(harness).into_iter().filter(|said| said.contains("can be chosen")).collect()
}

fn has_button(harness: &Harness<'_, App>, label: &str) -> bool {
    harness.query_by_label(label).is_some()
}

/// Holds the space bar until the curtain is up.
fn lift_the_curtain(harness: &mut Harness<'_, App>) {
    harness.key_down(Key::Space);
    for _ in 0..20 {
        harness.run_steps(1);
        if !choosable(harness).is_empty() {
            harness.key_up(Key::Space);
            harness.run_steps(1);
            return;
        }
    }
    panic!("it never went up: {:?}", spoken(harness));
}

/// No word anywhere names an animal that does not lie open before the table.
fn nothing_hidden_is_said(harness: &mut Harness<'_, App>, folder: &Path, when: &str) {
    harness.state_mut().save();
    let Some(table) = saved(folder) else { return };
    let open: BTreeSet<Animal> = table.game.view(Viewer::Table).open.cards.into_iter().flatten().collect();
    let said = spoken(harness).join("\n");
    for (animal, name) in names() {
        let word = regex::Regex::new(&format!(r"\b{name}\b")).expect("a word");
        assert!(open.contains(&animal) || !word.is_match(&said), "{when}: the {name} is named\n{said}");
    }
    assert!(!said.contains("under it the rat"), "{when}: the rat shows\n{said}");
    if said.contains("look away") {
        assert!(!said.contains("closed lid"), "{when}: the board shows behind the curtain\n{said}");
    }
}

#[test]
fn two_people_play_a_game_and_nothing_hidden_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        let sitters = vec![person("Ada", 0), person("Bo", 2)];
        settings.remember("kalle", Seating { sitters, ..Seating::default() });
    });
    let mut harness = app(folder.path(), (1000.0, 700.0));
    press(&mut harness, "Kalle Kanalratte: New game…");
    press(&mut harness, "Start");
    let mut picks = 0_usize;
    let mut hidden = 0;
    for step in 0..600 {
        harness.run_steps(3);
        nothing_hidden_is_said(&mut harness, folder.path(), &format!("step {step}"));
        if has_button(&harness, "Play again") {
            assert_eq!(hidden, 4, "two people hide twice each");
            return;
        }
        if spoken(&harness).iter().any(|said| said.contains("look away")) {
            lift_the_curtain(&mut harness);
            nothing_hidden_is_said(&mut harness, folder.path(), "behind the curtain");
            click_one(&mut harness, &mut picks);
            harness.run_steps(2);
            assert!(spoken(&harness).iter().any(|said| said.contains("picked")), "{:?}", spoken(&harness));
            press(&mut harness, "Done");
            hidden += 1;
            assert!(!spoken(&harness).iter().any(|said| said.contains("picked")), "it is hidden at once");
            continue;
        }
        for label in ["Lay out the lids", "Next round"] {
            if has_button(&harness, label) {
                press(&mut harness, label);
            }
        }
        if !choosable(&harness).is_empty() {
            click_one(&mut harness, &mut picks);
        }
    }
    panic!("no end: {:?}", spoken(&harness));
}

/// Clicks one of the lids that can be chosen, another each time.
fn click_one(harness: &mut Harness<'_, App>, picks: &mut usize) {
    let labels = choosable(harness);
    *picks = (*picks * 5 + 3) % 997;
    let label = labels[*picks % labels.len()].clone();
    harness.get_by_label(&label).click();
    harness.run_steps(2);
    // What shows something new is asked for once more, between two people.
    if spoken(harness).iter().any(|said| said.contains("Once more")) {
        harness.get_by_label(&label).click();
        harness.run_steps(2);
    }
}

/// A game with the rat under this lid and the animals dealt from this one on.
fn hidden_at(place: u8, first: usize) -> Match<Kalle> {
    let mut game = Match::new(Options::default(), vec![person("Ada", 0), person("Bo", 2)], 1).expect("a table");
    let mut cards = Animal::OTHERS;
    cards.rotate_left(first);
    game.give_by_hand(&cheeseboard::engine::Given::Starter(ADA)).expect("Ada");
    game.give(cheeseboard::games::kalle::Chance::Deal { cards }).expect("a deal");
    let at = |place| Gully::new(place).expect("a place");
    game.decide(ADA, Move::Hide { at: at(place) }).expect("legal");
    game.decide(BO, Move::PlaceGuard { at: at(3) }).expect("legal");
    game
}

#[test]
fn pictures_of_what_differs_in_secret_are_the_same() {
    let picture = |game: &Match<Kalle>| still::picture(game, game.ply(), Viewer::Table, egui::vec2(420.0, 320.0));
    let (one, other) = (hidden_at(5, 0), hidden_at(10, 7));
    assert_eq!(one.turn(), Turn::Seat(BO));
    assert!(picture(&one) == picture(&other));
    let mut turned = one.clone();
    turned.decide(BO, Move::MoveGuard { to: Gully::new(7).expect("a place") }).expect("legal");
    assert!(picture(&turned) != picture(&one), "an open lid shows");
}

#[test]
fn the_shelf_and_the_log_keep_the_secret_too() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = hidden_at(5, 0);
    let shelf = Shelf::new(Places::under(folder.path()).tables());
    shelf.put(&shelf.new_path("kalle"), &Table::new(game)).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    nothing_hidden_is_said(&mut harness, folder.path(), "on the shelf");
    press(&mut harness, "Continue");
    wait_for(&mut harness, "What happened");
    harness.get_by_label("What happened").click();
    harness.run_steps(3);
    assert!(spoken(&harness).iter().any(|said| said.contains("Ada hides the rat")), "{:?}", spoken(&harness));
    nothing_hidden_is_said(&mut harness, folder.path(), "in the log");
    assert!(harness.root().children_recursive().count() > 20, "the table is there");
}
