//! The cards of a first game on the screen: they lie beside the board, move nothing, and make room by themselves.

use std::collections::BTreeSet;
use std::path::Path;

use cheeseboard::engine::{Rules as _, Seat, Turn};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::autoplay::{greedy_move, play_while};
use crate::learner::click;
use crate::ui::{app, bot, hears, key, person, press, settle, spoken, step_after_work, wait_until};

const ADA: Seat = Seat::new(0);

/// The table of a first game between Ada and a bot, in her first turn after the opening turn, on the screen. She knows what
/// the game is about.
fn first_game<G: Game>(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    settle(folder, |settings| (settings.animation, settings.draw_for_me) = (AnimationSpeed::Off, true));
    let mut game = Match::<G>::new(Default::default(), vec![person("Ada", 0), bot("Bo", 1)], 5).expect("can be played");
    let begins = |game: &Match<G>| {
        matches!(game.turn(), Turn::Seat(seat) | Turn::Chance(Some(seat)) if seat == ADA)
            && (0..game.ply()).any(|ply| game.decided_by(ply).is_some_and(|seat| seat != ADA))
    };
    play_while(&mut game, |game| !begins(game), greedy_move);
    let mut table = Table::new(game);
    table.explained_cards = Some(BTreeSet::from(["aim".to_owned()]));
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    shelf.save(&shelf.new_path(G::ID), &table).expect("written");
    let mut harness = app(folder, size);
    harness.run_steps(4);
    press(&mut harness, "Continue");
    harness
}

/// Steps until a card of the first game is there.
fn until_a_card_comes(harness: &mut Harness<'static, App>) {
    for _ in 0..600 {
        if harness.state().rect_of("card").is_some() {
            return;
        }
        step_after_work(harness);
    }
    panic!("no card: {:?}", spoken(harness));
}

/// A card of a first game lies over the lower end of the column: what is above stays where it is, and all is in the window.
#[test]
fn cards_come_and_go_without_moving_the_panels() {
    struct Look;
    impl Visitor for Look {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for size in [(1280.0, 800.0), (900.0, 600.0)] {
                let folder = tempfile::tempdir().expect("a folder");
                let mut harness = first_game::<G>(folder.path(), size);
                until_a_card_comes(&mut harness);
                harness.run_steps(3);
                let places = |harness: &Harness<'static, App>| {
                    let tab = harness.get_by_label("What happened").rect();
                    (harness.state().rect_of("board"), harness.state().rect_of("strip"), tab)
                };
                let with_card = places(&harness);
                let rect = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("{}: no {name}", G::ID));
                let (card, board, foot) = (rect("card"), rect("board"), rect("foot"));
                assert!(!card.intersects(board), "{}, {size:?}: {card:?} covers {board:?}", G::ID);
                assert!(card.bottom() <= foot.top(), "{}, {size:?}: {card:?} is cut by {foot:?}", G::ID);
                assert!(card.top() > with_card.2.bottom(), "{}, {size:?}: {card:?} covers {:?}", G::ID, with_card.2);
                click(&mut harness, "card on");
                harness.run_steps(3);
                assert!(harness.state().rect_of("card").is_none(), "{}: it is put away", G::ID);
                assert_eq!(places(&harness), with_card, "{}, {size:?}", G::ID);
            }
        }
    }
    visit_taught(&mut Look);
}

/// A card makes room once the thing that it explains has been done.
#[test]
fn card_makes_room_once_its_action_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = first_game::<Zatre>(folder.path(), (1280.0, 800.0));
    until_a_card_comes(&mut harness);
    let card = |harness: &Harness<'static, App>| {
        harness.state().table_model().and_then(|model| model.card.as_ref().map(|card| card.name.clone()))
    };
    assert_eq!(card(&harness).as_deref(), Some("lines"), "it is about laying tiles");
    let ply = harness.state().table_model().expect("a table").ply;
    key(&mut harness, Key::J);
    wait_until(&mut harness, "a tile", |harness| harness.state().table_model().is_some_and(|model| model.ply > ply));
    harness.run_steps(3);
    assert_eq!(card(&harness), None, "a tile has been laid");
}

/// Rule ids mean nothing to people who play for the first time.
#[test]
fn card_links_to_the_rule_book_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = first_game::<Zatre>(folder.path(), (1280.0, 800.0));
    until_a_card_comes(&mut harness);
    let is_link = |said: &str| harness.query_by_role_and_label(Role::Link, said).is_some();
    assert!(is_link("Rule book") && !is_link("Z9"), "{:?}", spoken(&harness));
    click(&mut harness, "card rule book");
    harness.run_steps(3);
    assert!(harness.ctx.memory(|memory| memory.top_modal_layer().is_some()), "the rule book is open");
}

/// What others have just done is read at the same time as the card.
#[test]
fn card_leaves_the_news_in_sight_where_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = first_game::<BurgAppenzell>(folder.path(), (1280.0, 800.0));
    until_a_card_comes(&mut harness);
    let rect = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}"));
    let (card, news) = (rect("card"), rect("news"));
    assert!(card.top() >= news.bottom(), "the card {card:?} covers the news {news:?}");
}

/// What the game is about comes again in a person's first turn, if bots moved before it could be read.
#[test]
fn aim_comes_back_in_the_first_turn_of_a_person() {
    let begun_by_bot = |seed: u64| {
        let seating = vec![person("Ada", 0), bot("Bo", 1)];
        let mut game = Match::<BurgAppenzell>::new(Default::default(), seating, seed).expect("two may play");
        play_while(&mut game, |game| game.turn() != Turn::Seat(ADA), greedy_move);
        (0..game.ply()).any(|ply| game.decided_by(ply).is_some()).then_some(game)
    };
    let mut table = Table::new((1..30).find_map(begun_by_bot).expect("a game that a bot begins"));
    table.explained_cards = Some(BTreeSet::new());
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
    shelf.save(&shelf.new_path(BurgAppenzell::ID), &table).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    press(&mut harness, "Continue");
    until_a_card_comes(&mut harness);
    assert!(hears(&harness, "four different kinds of cheese"), "{:?}", spoken(&harness));
}
