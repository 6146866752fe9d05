//! Behaviour shared by all screens: scrolling, Tab and Escape, waiting for animations, and notices that cover nothing.

use std::path::Path;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games;
use cheeseboard::games::burg_appenzell::{self, BurgAppenzell};
use cheeseboard::games::zatre::{Move, Zatre};
use cheeseboard::play::{Match, SeatAssignment, Shelf, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, Pace};
use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{
    app, bot, hears, key, on_shelf, person, played, press, settle, spoken, step_after_work, turn_wheel, wait_for,
};

const SIZES: [(f32, f32); 3] = [(1280.0, 800.0), (900.0, 600.0), (1600.0, 1000.0)];

/// The English text of a game's message.
fn word(game: &str, of: &str) -> String {
    Text::english().get(&format!("{game}-{of}"))
}

fn new_game_buttons(harness: &Harness<'_, App>) -> Vec<Rect> {
    games::taught_ids()
        .iter()
        .map(|id| harness.get_by_role_and_label(Role::Button, &format!("{}: play", word(id, "name"))).rect())
        .collect()
}

fn window(size: (f32, f32)) -> Rect {
    Rect::from_min_size(egui::Pos2::ZERO, size.into())
}

/// Opens the new-game sheet of a game, scrolling to its button.
fn to_new_game(harness: &mut Harness<'_, App>, id: &str) {
    let label = format!("{}: play", word(id, "name"));
    harness.get_by_role_and_label(Role::Button, &label).click_accesskit();
    harness.run_steps(3);
}

/// A table where Ada has laid all tiles that fit.
fn at_the_end_of_a_turn(folder: &Path, seating: &[SeatAssignment]) {
    let ends =
        |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves() == [Move::EndTurn {}];
    on_shelf(folder, played(seating, 5, |game| !ends(game)));
}

/// All game cards have the same size and fit the usual window, also below the card of a waiting table.
#[test]
fn all_games_are_visible_at_the_usual_size() {
    for with_table in [false, true] {
        for size in SIZES {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |_| {});
            if with_table {
                on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 30));
            }
            let mut harness = app(folder.path(), size);
            harness.run_steps(3);
            let buttons = new_game_buttons(&harness);
            assert_eq!(buttons.len(), 5);
            let whole = buttons.iter().filter(|button| window(size).contains_rect(**button)).count();
            if size.0 >= 1280.0 {
                assert_eq!(whole, 5, "{size:?}, table {with_table}: {buttons:?}");
                let cards =
                    games::taught_ids().into_iter().filter_map(|id| harness.state().rect_of(&format!("game {id}")));
                let lefts: Vec<f32> = cards.map(|card| card.left()).collect();
                let steps: Vec<f32> = lefts.windows(2).map(|pair| pair[1] - pair[0]).collect();
                assert!(steps.iter().all(|step| (step - steps[0]).abs() < 1.0), "{steps:?}");
            }
            assert!(whole >= 3, "{size:?}, table {with_table}: {buttons:?}");
        }
    }
}

#[test]
fn large_text_leaves_several_games_visible() {
    for size in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.text_percent = 200);
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        let seen = games::taught_ids()
            .iter()
            .filter(|id| window(size).contains_rect(harness.get_by_label(&word(id, "name")).rect()))
            .count();
        assert!(seen >= 2, "{size:?}: {seen}");
    }
}

#[test]
fn every_page_opens_at_its_top() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    let down = |harness: &mut Harness<'_, App>| {
        harness.hover_at(egui::pos2(450.0, 300.0));
        harness.run_steps(2);
        turn_wheel(harness, 400.0);
        harness.run_steps(8);
    };
    let top = |harness: &Harness<'_, App>, label: &str| harness.get_by_role_and_label(Role::Button, label).rect().top();
    down(&mut harness);
    assert!(top(&harness, "Records") < 0.0, "it scrolls");
    to_new_game(&mut harness, "ratzzia");
    assert!(top(&harness, "Games") > 0.0, "the new-game sheet opens at its top");
    down(&mut harness);
    assert!(top(&harness, "Games") < 0.0, "it scrolls");
    key(&mut harness, Key::Escape);
    assert!(top(&harness, "Records") > 0.0, "game select opens at its top again");
    to_new_game(&mut harness, "ratzzia");
    assert!(top(&harness, "Games") > 0.0, "and so does the sheet");
}

#[test]
fn aim_is_shown_before_the_game_and_at_the_table() {
    for size in [(1280.0, 800.0), (900.0, 600.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        for id in games::taught_ids() {
            to_new_game(&mut harness, id);
            let aim = harness.get_by_label(&word(id, "aim")).rect();
            assert!(window(size).contains_rect(aim), "{id}: {aim:?}");
            key(&mut harness, Key::Escape);
        }
        to_new_game(&mut harness, "zatre");
        press(&mut harness, "Start");
        assert!(!hears(&harness, &word("zatre", "aim")));
        press(&mut harness, "Menu");
        press(&mut harness, "About this game");
        assert!(hears(&harness, &word("zatre", "aim")), "{:?}", spoken(&harness));
        key(&mut harness, Key::Escape);
        assert!(!hears(&harness, &word("zatre", "aim")));
    }
}

/// The exit comes last.
#[test]
fn tab_goes_from_the_board_to_actions_panels_and_exit() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    at_the_end_of_a_turn(folder.path(), &[person("Ada", 0), bot("Edam", 1)]);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(3);
    let mut way = Vec::new();
    for _ in 0..14 {
        key(&mut harness, Key::Tab);
        let focused = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        let node = focused.expect("something has the focus");
        way.push(match node.accesskit_node().role() {
            Role::Grid => "the board".to_owned(),
            _ => node.accesskit_node().label().unwrap_or_default(),
        });
    }
    let at = |label: &str| way.iter().position(|said| said.starts_with(label)).unwrap_or(99);
    assert_eq!(way[0], "the board", "{way:?}");
    assert_eq!(way[1], "End turn", "{way:?}");
    assert!(at("Edam, ") < at("Games") && at("Games") < 99, "{way:?}");
}

/// A long sentence in the foot does not move the board.
#[test]
fn board_does_not_move_with_the_foot_text() {
    for (size, percent) in [((1280.0, 800.0), 100), ((1280.0, 800.0), 200), ((900.0, 600.0), 200)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.text_percent = percent);
        let may_lay = |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 8;
        on_shelf(
            folder.path(),
            played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 90 || !may_lay(game)),
        );
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        press(&mut harness, "Continue");
        harness.run_steps(3);
        let board = |harness: &Harness<'_, App>| harness.query_all_by_role(Role::Grid).next().expect("a board").rect();
        let before = board(&harness);
        key(&mut harness, Key::Num1);
        assert_eq!(board(&harness), before, "{size:?} {percent}: picked");
        harness.get_by_label("row 1, column 5, dark, empty").click();
        harness.run_steps(3);
        assert!(hears(&harness, "has to lie beside"), "{:?}", spoken(&harness));
        assert_eq!(board(&harness), before, "{size:?} {percent}: refused");
        harness.query_all_by_label_contains(" fits").next().expect("a legal cell").click();
        harness.run_steps(3);
        assert_eq!(board(&harness), before, "{size:?} {percent}: laid");
    }
}

/// The first Escape dismisses the refusal, the next one leaves the table.
#[test]
fn escape_dismisses_a_refusal_before_it_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let may_lay = |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 8;
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 90 || !may_lay(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.query_all_by_label_contains("tile ").next().expect("in the rack").click();
    harness.run_steps(3);
    harness.query_all_by_label_contains(", empty").next().expect("a free cell").click();
    harness.run_steps(3);
    let refused = |harness: &Harness<'_, App>| spoken(harness).iter().any(|said| said == "Z8" || said == "Z9");
    assert!(refused(&harness), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Menu").is_some(), "still at the table");
    assert!(!refused(&harness), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::Escape);
    wait_for(&mut harness, "Continue");
}

/// A press after something else counts as a first press again.
#[test]
fn any_other_input_cancels_a_pending_confirmation() {
    type Deed = fn(&mut Harness<'_, App>);
    let deeds: [(&str, Deed); 4] = [
        ("another key", |harness| key(harness, Key::Backspace)),
        ("an arrow", |harness| key(harness, Key::ArrowUp)),
        ("a click beside it", |harness| {
            harness.get_by_label("row 1, column 5, dark, empty").click();
            harness.run_steps(3);
        }),
        ("Escape", |harness| key(harness, Key::Escape)),
    ];
    for (name, deed) in deeds {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        at_the_end_of_a_turn(folder.path(), &[person("Ada", 0), person("Bo", 2)]);
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, "Continue");
        key(&mut harness, Key::D);
        press(&mut harness, "End turn");
        assert!(harness.query_by_label("Press again").is_some(), "{name}");
        deed(&mut harness);
        assert!(harness.query_by_label("Press again").is_none(), "{name}: {:?}", spoken(&harness));
        assert!(!hears(&harness, "Press again to"), "{name}: {:?}", spoken(&harness));
        press(&mut harness, "End turn");
        assert!(harness.query_by_label("Press again").is_some(), "{name}: it asks anew");
        press(&mut harness, "Press again");
        assert!(harness.query_by_label("Press again").is_none() && !hears(&harness, "Ada: "), "{name}: done");
    }
}

#[test]
fn ending_a_review_focuses_no_action() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    at_the_end_of_a_turn(folder.path(), &[person("Ada", 0), bot("Edam", 1)]);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    press(&mut harness, "Menu");
    press(&mut harness, "Review");
    harness.get_by_role_and_label(Role::Button, "Next (Right)").focus();
    harness.run_steps(2);
    for _ in 0..3 {
        key(&mut harness, Key::Enter);
    }
    assert!(harness.query_by_role_and_label(Role::Button, "End turn").is_some(), "{:?}", spoken(&harness));
    assert!(!harness.get_by_role_and_label(Role::Button, "End turn").is_focused());
}

/// Any input begins the count at once; the next one completes it.
#[test]
fn end_screen_waits_for_the_last_animation() {
    for hurried in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.animation = AnimationSpeed::Normal);
        let last = |game: &Match<Zatre>| {
            let mut next = game.clone();
            game.turn() == Turn::Seat(Seat::new(0))
                && game.legal_moves() == [Move::EndTurn {}]
                && next.decide(Seat::new(0), Move::EndTurn {}).is_ok()
                && next.outcome().is_some()
        };
        let seating = [person("Ada", 0), bot("Edam", 1)];
        let game = (1..).map(|seed| played(&seating, seed, |game| !last(game))).find(last).expect("some game");
        on_shelf(folder.path(), game);
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, "Continue");
        // As `key` does, but without waiting until the event has been told.
        harness.key_press(Key::E);
        harness.run_steps(2);
        assert!(harness.query_by_label("Play again").is_none(), "the board is looked at first: {:?}", spoken(&harness));
        let model = harness.state().table_model().expect("a table");
        assert!(model.is_showing_event && model.outcome.is_none());
        let is_counting = |harness: &Harness<'_, App>| harness.state().rect_of("podium").is_some();
        assert!(!is_counting(&harness) && !hears(&harness, " points!"), "{:?}", spoken(&harness));
        if hurried {
            harness.run_steps(2);
            key(&mut harness, Key::Enter);
            assert!(is_counting(&harness) && harness.query_by_label("Play again").is_none());
            key(&mut harness, Key::Enter);
        } else {
            for _ in 0..40 {
                harness.step();
            }
        }
        assert!(harness.query_by_label("Play again").is_some(), "hurried {hurried}: {:?}", spoken(&harness));
        assert!(hears(&harness, " points!"), "{:?}", spoken(&harness));
        press(&mut harness, "Review");
        assert!(harness.query_by_label("Play again").is_none(), "put aside");
    }
}

/// With many seats the score sheets wrap instead of scrolling sideways.
#[test]
fn end_screen_scrolls_only_vertically() {
    for size in SIZES {
        for percent in [100, 200] {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| settings.text_percent = percent);
            let names = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fenna"];
            let seating: Vec<SeatAssignment> = names.iter().zip(0..).map(|(name, mark)| bot(name, mark)).collect();
            on_shelf(folder.path(), played(&seating, 8, |_| true));
            let mut harness = app(folder.path(), size);
            harness.run_steps(3);
            press(&mut harness, "Continue");
            harness.run_steps(4);
            for name in names {
                let at = harness.query_all_by_label(name).next().expect("a sheet").rect();
                assert!(at.left() >= 0.0 && at.right() <= size.0, "{size:?} {percent} {name}: {at:?}");
            }
        }
    }
}

#[test]
fn notices_cover_no_buttons() {
    for size in SIZES {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        at_the_end_of_a_turn(folder.path(), &[person("Ada", 0), bot("Edam", 1)]);
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        let say = |harness: &mut Harness<'_, App>| {
            let said =
                cheeseboard::engine::Phrase::new("record-saved").with("file", "/home/ada/zatre-2.ron".to_owned());
            harness.state_mut().show_notice(said);
            harness.run_steps(3);
            let mut notices = harness.query_all_by_label_contains("Saved as");
            let notice = notices.find(|said| said.accesskit_node().raw_bounds().is_some()).expect("said").rect();
            let buttons: Vec<_> = harness.query_all_by_role(Role::Button).collect();
            assert!(buttons.len() > 3);
            for button in buttons.iter().filter(|button| button.accesskit_node().raw_bounds().is_some()) {
                let label = button.accesskit_node().label();
                assert!(!button.rect().intersects(notice), "{size:?}: {notice:?} covers {label:?}");
            }
        };
        say(&mut harness);
        press(&mut harness, "Continue");
        say(&mut harness);
    }
}

/// A bot's decision that covers what it revealed in this turn comes later, so that people can look.
#[test]
fn bots_wait_before_covering_what_they_revealed() {
    let seating = [bot("Whisker", 0), bot("Tufty", 1)];
    let next = |game: &Match<BurgAppenzell>| {
        let Turn::Seat(seat) = game.turn() else { return None };
        let stream = bot_seed(game.seed(), seat, game.ply());
        choose_move(&game.view(Viewer::Seat(seat)), Level::Greedy, stream, &Stop::default())
            .map(|choice| (seat, choice))
    };
    let waits = |covers: bool| {
        let mut game: Match<BurgAppenzell> =
            Match::new(Default::default(), seating.to_vec(), 3).expect("can be played");
        loop {
            match (game.turn(), next(&game)) {
                (Turn::Chance(_), _) => game.resolve_chance().expect("due"),
                (_, Some((seat, choice))) => {
                    let ends = choice == burg_appenzell::Move::EndTurn {};
                    if ends && game.hides_recent_reveal(seat, choice) == covers {
                        break;
                    }
                    game.decide(seat, choice).expect("legal");
                }
                _ => panic!("over without such a turn"),
            }
        }
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.pace = Pace::Fast);
        let before = game.ply();
        let places = AppPaths::under(folder.path());
        let shelf = Shelf::new(places.tables_dir());
        // The last decision was just made at the table.
        game.go_to(before - 1);
        let path = shelf.new_path("burg_appenzell");
        shelf.save(&path, &Table::new(game)).expect("written");
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, "Continue");
        let mut ply_and_time = || {
            // Thinking time does not count.
            step_after_work(&mut harness);
            harness.state_mut().save();
            let text = std::fs::read_to_string(&path).expect("there");
            let ply = Table::<BurgAppenzell>::from_ron(&text).expect("whole").0.game.ply();
            (ply, harness.ctx.input(|input| input.time))
        };
        let mut when = |ply: usize| loop {
            let (now, time) = ply_and_time();
            if now >= ply {
                break time;
            }
        };
        let shown = when(before);
        when(before + 1) - shown
    };
    let (hidden, usual) = (waits(true), waits(false));
    assert!(hidden > usual + 0.3, "{hidden} s before it is covered, {usual} s before others");
}
