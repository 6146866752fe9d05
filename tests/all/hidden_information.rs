//! Hidden information appears nowhere on the screen: neither in what a screen reader reads nor in a picture.
//!
//! In every listed game, games that differ only in hidden information must be painted and read the same. Two people also play
//! a whole game of Kalle Kanalratte at one screen.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Kalle, Move, Options};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, GameSetup, Pace, board_image};
use egui::epaint::{Brush, RectShape};
use egui::{Context, FullOutput, Key, Mesh, Modifiers, Rect, Shape, TextureId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::indistinguishable_games::IndistinguishableGames;
use crate::painters::{Look, context};
use crate::tables::{Setting, settings};
use crate::ui::{app, person, press, settle, spoken, wait_for};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);
/// The most option sets of a game that are tested.
const MOST_SETTINGS: usize = 6;

/// The moment when the rat is visible and readable: while its player looks behind the curtain.
const LOOKING: &str = "while the rat looks";

/// The names of the animals without the article.
fn names() -> Vec<(Animal, String)> {
    let text = Text::english();
    let named = |animal: Animal| {
        let name = text.say(&cheeseboard::games::kalle::animal(animal), &[]);
        (animal, name.trim_start_matches("the ").to_owned())
    };
    Animal::OTHERS.into_iter().map(named).collect()
}

/// The saved table.
fn saved(folder: &Path) -> Option<Table<Kalle>> {
    let files = Shelf::new(AppPaths::under(folder).tables_dir()).files();
    let text = std::fs::read_to_string(&files.first()?.path).ok()?;
    Table::from_ron(&text).ok().map(|(table, _)| table)
}

/// The labels of everything on the board that can be chosen.
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

/// Asserts that no label names an animal whose card is face down.
fn nothing_hidden_is_said(harness: &mut Harness<'_, App>, folder: &Path, when: &str) {
    harness.state_mut().save();
    let Some(table) = saved(folder) else { return };
    let open: BTreeSet<Animal> = table.game.view(Viewer::Table).open.cards.into_iter().flatten().collect();
    let said = spoken(harness).join("\n");
    for (animal, name) in names() {
        let word = regex::Regex::new(&format!(r"\b{name}\b")).expect("a word");
        assert!(open.contains(&animal) || !word.is_match(&said), "{when}: the {name} is named\n{said}");
    }
    assert_eq!(said.contains("with the rat under it"), when == LOOKING, "{when}: the rat shows\n{said}");
    if said.contains("looks away") {
        assert!(!said.contains("closed lid"), "{when}: the board shows behind the curtain\n{said}");
    }
}

#[test]
fn game_of_two_people_names_no_hidden_animal() {
    for show_my_rat in [false, true] {
        two_people_play_a_game(show_my_rat);
    }
}

fn two_people_play_a_game(show_my_rat: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        let seating = vec![person("Ada", 0), person("Bo", 2)];
        let options = [("show_my_rat".to_owned(), show_my_rat.into())].into_iter().collect();
        settings.remember_setup("kalle", GameSetup { seating, options, ..GameSetup::default() });
    });
    let mut harness = app(folder.path(), (1000.0, 700.0));
    press(&mut harness, "Raggedy Rat: play");
    press(&mut harness, "Start");
    let mut picks = 0_usize;
    let (mut hidden, mut looks) = (0, 0);
    for step in 0..600 {
        harness.run_steps(3);
        nothing_hidden_is_said(&mut harness, folder.path(), &format!("step {step}"));
        if has_button(&harness, "Play again") {
            assert_eq!(hidden, 4, "two people hide twice each");
            assert_eq!(looks > 0, show_my_rat, "the rat looks where it is");
            return;
        }
        if spoken(&harness).iter().any(|said| said.contains("looks away")) {
            lift_the_curtain(&mut harness);
            nothing_hidden_is_said(&mut harness, folder.path(), "behind the curtain");
            click_one(&mut harness, &mut picks);
            harness.run_steps(2);
            nothing_hidden_is_said(&mut harness, folder.path(), "a lid is picked");
            assert!(spoken(&harness).iter().any(|said| said.contains("picked")), "{:?}", spoken(&harness));
            press(&mut harness, "Done");
            assert!(!spoken(&harness).iter().any(|said| said.contains("picked")), "{:?}", spoken(&harness));
            hidden += 1;
            assert!(!has_button(&harness, "Done"), "it is hidden at once");
            continue;
        }
        if has_button(&harness, "Look behind the curtain") && looks < hidden {
            press(&mut harness, "Look behind the curtain");
            harness.key_down(Key::Space);
            harness.run_steps(20);
            assert!(has_button(&harness, "Board") || !choosable(&harness).is_empty(), "{:?}", spoken(&harness));
            nothing_hidden_is_said(&mut harness, folder.path(), LOOKING);
            harness.key_up(Key::Space);
            harness.run_steps(2);
            looks += 1;
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

/// Clicks a lid that can be chosen, a different one each time.
fn click_one(harness: &mut Harness<'_, App>, picks: &mut usize) {
    let labels = choosable(harness);
    *picks = (*picks * 5 + 3) % 997;
    let label = labels[*picks % labels.len()].clone();
    harness.get_by_label(&label).click();
    harness.run_steps(2);
    // Between two people, moves that reveal something need a second click.
    if spoken(harness).iter().any(|said| said.contains("Press again to")) {
        harness.get_by_label(&label).click();
        harness.run_steps(2);
    }
}

/// A game with the rat under this lid, and the animals dealt in order starting with number `first`.
fn hidden_at(place: u8, first: usize) -> Match<Kalle> {
    let mut game = Match::new(Options::default(), vec![person("Ada", 0), person("Bo", 2)], 1).expect("a table");
    let mut cards = Animal::OTHERS;
    cards.rotate_left(first);
    game.choose_starter(ADA).expect("Ada");
    game.apply_chance(cheeseboard::games::kalle::Chance::Deal { cards }).expect("a deal");
    let at = |place| LidIndex::new(place).expect("a place");
    game.decide(ADA, Move::Hide { at: at(place) }).expect("legal");
    game.decide(BO, Move::PlaceGuard { at: at(3) }).expect("legal");
    game
}

#[test]
fn board_image_does_not_depend_on_hidden_cards() {
    let picture = |game: &Match<Kalle>| board_image::render(game, game.ply(), Viewer::Table, vec2(420.0, 320.0));
    let (one, other) = (hidden_at(5, 0), hidden_at(10, 7));
    assert_eq!(one.turn(), Turn::Seat(BO));
    assert!(picture(&one) == picture(&other));
    let mut turned = one.clone();
    turned.decide(BO, Move::MoveGuard { to: LidIndex::new(7).expect("a place") }).expect("legal");
    assert!(picture(&turned) != picture(&one), "an open lid shows");
}

#[test]
fn shelf_and_log_name_no_hidden_animal() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = hidden_at(5, 0);
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
    shelf.save(&shelf.new_path("kalle"), &Table::new(game)).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    nothing_hidden_is_said(&mut harness, folder.path(), "on the shelf");
    press(&mut harness, "Continue");
    wait_for(&mut harness, "What happened");
    harness.get_by_label("What happened").click();
    harness.run_steps(3);
    let is_told = |said: &String| said.starts_with("Ada ") && said.contains("the rat");
    assert!(spoken(&harness).iter().any(is_told), "{:?}", spoken(&harness));
    nothing_hidden_is_said(&mut harness, folder.path(), "in the log");
    assert!(harness.root().children_recursive().count() > 20, "the table is there");
}

/// The output of a frame in comparable form: textures by name instead of id, texts by their words.
#[derive(Debug, PartialEq)]
struct Painted {
    shapes: Vec<(Rect, Shape)>,
    texts: Vec<String>,
}

fn painted(ctx: &Context, output: &FullOutput) -> Painted {
    let mut texts = Vec::new();
    let shapes = output.shapes.iter().map(|shape| (shape.clip_rect, plain(ctx, &shape.shape, &mut texts))).collect();
    for (_, node) in output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes) {
        texts.extend([node.label(), node.value(), node.description()].into_iter().flatten().map(str::to_owned));
    }
    Painted { shapes, texts }
}

fn plain(ctx: &Context, shape: &Shape, texts: &mut Vec<String>) -> Shape {
    match shape {
        Shape::Vec(shapes) => Shape::Vec(shapes.iter().map(|shape| plain(ctx, shape, texts)).collect()),
        Shape::Text(text) => {
            texts.push(text.galley.text().to_owned());
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            Shape::rect_filled(rect, text.angle, text.fallback_color)
        }
        Shape::Mesh(mesh) => {
            let manager = ctx.tex_manager();
            let name = manager.read().meta(mesh.texture_id).map(|meta| meta.name.clone()).unwrap_or_default();
            // The texture of a table's image is named after its file.
            texts.push(name.split(' ').next().unwrap_or_default().to_owned());
            Shape::mesh(Mesh { texture_id: TextureId::default(), ..(**mesh).clone() })
        }
        Shape::Rect(rect) => {
            let brush =
                rect.brush.as_ref().map(|brush| Arc::new(Brush { fill_texture_id: TextureId::default(), ..**brush }));
            Shape::Rect(RectShape { brush, ..rect.clone() })
        }
        other => other.clone(),
    }
}

fn assert_same(one: &Painted, other: &Painted, when: &str) {
    let differing: Vec<_> = one.texts.iter().zip(&other.texts).filter(|(one, other)| one != other).take(5).collect();
    assert!(one.texts == other.texts, "{when}: {differing:#?}");
    let differing = one.shapes.iter().zip(&other.shapes).find(|(one, other)| one != other);
    assert!(one.shapes == other.shapes, "{when}: {differing:?}");
}

/// Half of the option sets with the fewest seats, and half with one seat more.
fn small_settings<G: Game>() -> Vec<Setting<G>> {
    let at = |seats: usize| settings::<G>().into_iter().filter(move |setting| setting.seats == seats);
    let least = *G::SEATS.start();
    let mut small: Vec<Setting<G>> = at(least).step_by(2).chain(at(least + 1).skip(1).step_by(2)).collect();
    small.truncate(MOST_SETTINGS);
    small
}

fn eyes() -> [Viewer; 2] {
    [Viewer::Table, Viewer::Seat(ADA)]
}

/// At rest and during every animation, whatever the frame before showed.
#[test]
fn indistinguishable_games_are_painted_the_same() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let text = Text::english();
            let mut pairs = 0;
            for setting in small_settings::<G>() {
                let played = setting.played(11);
                for ply in (3..played.events.len()).step_by((played.events.len() / 12).max(1)) {
                    let who = eyes()[ply % 2];
                    let Some(pair) = IndistinguishableGames::of(&setting, &played, ply, who) else { continue };
                    pairs += 1;
                    let contexts = [context(), context()];
                    let frame = |index: usize, ply: usize, progress: f32| {
                        let theme = Theme::light();
                        let look = Look { game: &pair.games[index], ply, who, theme, text: &text, progress };
                        let rects = NamedRects::default();
                        painted(&contexts[index], &look.output(&contexts[index], vec2(800.0, 500.0), &rects))
                    };
                    for index in [0, 1] {
                        // The position before may differ where it is covered now.
                        let _ = frame(index, ply - 1, 1.0);
                    }
                    for progress in [0.0, 0.3, 0.7, 1.0] {
                        let when = format!("{}, ply {ply}, {who:?}, {progress}", setting.name());
                        assert_same(&frame(0, ply, progress), &frame(1, ply, progress), &when);
                    }
                }
            }
            (G::ID, pairs)
        }
    }
    found_enough(&visit_taught(&mut Law), 4);
}

/// Asserts that enough pairs were compared in every game with hidden information.
fn found_enough(found: &[(&'static str, usize)], enough: usize) {
    for (game, pairs) in found {
        assert!(*pairs >= enough || *game == "ratzzia", "{found:?}");
    }
}

/// An app with one game of a pair.
struct Side {
    harness: Harness<'static, App>,
    _folder: tempfile::TempDir,
}

impl Side {
    fn new(game: &'static str, table: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| {
            (settings.pace, settings.animation) = (Pace::ByKey, AnimationSpeed::Normal);
        });
        let places = AppPaths::under(folder.path());
        let tables = places.tables_dir();
        std::fs::create_dir_all(tables).expect("a folder");
        std::fs::write(Shelf::new(tables).new_path(game), table).expect("written");
        Side { harness: app(folder.path(), (1000.0, 700.0)), _folder: folder }
    }
}

/// Does the same on both sides and asserts that their output is the same.
fn both(sides: &mut [Side; 2], when: &str, act: impl Fn(&mut Harness<'static, App>)) {
    let [one, other] = sides.each_mut().map(|side| {
        act(&mut side.harness);
        painted(&side.harness.ctx, side.harness.output())
    });
    assert_same(&one, &other, when);
}

fn press_key(key: Key) -> impl Fn(&mut Harness<'static, App>) {
    move |harness| crate::ui::key(harness, key)
}

/// On the shelf, at the table, in tooltips, in the log, covered, in a review, after undo and redo.
#[test]
fn indistinguishable_games_look_and_read_the_same_in_the_app() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut pairs = 0;
            for (index, setting) in small_settings::<G>().iter().enumerate() {
                let played = setting.played(12 + index as u64);
                let length = played.events.len();
                // Alternates between the table's view early in the game and one person's view later.
                let (at, who) = [(length / 4, eyes()[0]), (length * 2 / 3, eyes()[1])][index % 2];
                let mut plies = (at..length).take(8);
                let Some(pair) = plies.find_map(|ply| IndistinguishableGames::of(setting, &played, ply, who)) else {
                    continue;
                };
                pairs += 1;
                hold_against::<G>(&pair, &format!("{}, ply {}, {who:?}", setting.name(), pair.games[0].ply()));
            }
            (G::ID, pairs)
        }
    }
    found_enough(&visit_taught(&mut Law), 2);
}

/// All log lines of a game.
fn log<G: Game>(game: &Match<G>) -> Vec<String> {
    let text = Text::english();
    let open = game.view(Viewer::Table).open;
    let seen = (0..game.ply()).filter_map(|ply| game.observation(ply, Viewer::Table));
    seen.map(|observation| text.say(&G::log_line(&observation.seen, &open), &[])).collect()
}

fn hold_against<G: Game>(pair: &IndistinguishableGames<G>, when: &str) {
    let [one, other] = &pair.games;
    let still = |game: &Match<G>| board_image::render(game, game.ply(), Viewer::Table, vec2(160.0, 120.0));
    assert!(pair.who != Viewer::Table || still(one) == still(other), "{when}: the picture");
    for (line, (one, other)) in log(one).into_iter().zip(log(other)).enumerate() {
        assert_eq!(one, other, "{when}: line {line} of the log");
    }
    let mut sides = pair.tables(0).map(|table| Side::new(G::ID, &table));
    if pair.who == Viewer::Table {
        both(&mut sides, &format!("{when}: on the shelf"), |harness| harness.run_steps(3));
    }
    both(&mut sides, when, |harness| press(harness, "Continue"));
    for label in ["Undo", "Board", "Park"] {
        both(&mut sides, &format!("{when}: pointing at {label}"), |harness| {
            if let Some(node) = harness.query_by_label(label) {
                node.hover();
            }
            harness.run_steps(6);
        });
    }
    both(&mut sides, &format!("{when}: the log"), |harness| {
        if let Some(log) = harness.query_by_label("What happened") {
            log.click();
        }
        harness.run_steps(3);
    });
    for _ in 0..2 {
        both(&mut sides, &format!("{when}: F9"), press_key(Key::F9));
    }
    if one.earliest_reviewable_ply() < one.ply() {
        both(&mut sides, &format!("{when}: back"), |harness| {
            press(harness, "Menu");
            harness.get_by_label_contains("Review").click_accesskit();
            harness.run_steps(3);
        });
        for key in [Key::ArrowLeft, Key::ArrowLeft, Key::Home, Key::ArrowRight, Key::Escape] {
            both(&mut sides, &format!("{when}: looking back, {key:?}"), press_key(key));
        }
    }
    // With the last event redone; the position before it may differ.
    let mut sides = pair.tables(1).map(|table| Side::new(G::ID, &table));
    for side in &mut sides {
        press(&mut side.harness, "Continue");
        side.harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
        side.harness.run_steps(1);
    }
    for step in 0..6 {
        both(&mut sides, &format!("{when}: done again, step {step}"), |harness| harness.run_steps(1));
    }
}
