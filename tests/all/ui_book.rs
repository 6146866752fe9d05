//! The rule book on the screen: opening and closing it, search, keyboard, links and pictures.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{self, Game, Visitor, visit_taught};
use cheeseboard::lessons::{RuleBook, rule_pictures};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::Match;
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::figure::Figure;
use cheeseboard::ui::{AnimationSpeed, App, AppCommand};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken, step_after_work, wait_for};

const SMALL: (f32, f32) = (900.0, 600.0);
const USUAL: (f32, f32) = (1280.0, 800.0);

fn at_select(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    settle(folder, |_| {});
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness
}

/// A table where Ada is to lay.
fn at_a_table(folder: &Path) -> Harness<'static, App> {
    settle(folder, |_| {});
    let may_lay = |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 8;
    on_shelf(folder, played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 90 || !may_lay(game)));
    let mut harness = app(folder, USUAL);
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness
}

/// A move that is refused by Z8.
fn refused(harness: &mut Harness<'_, App>) {
    harness.query_all_by_label_contains("tile ").next().expect("in the rack").click();
    harness.run_steps(3);
    harness.get_by_label("row 1, column 5, dark, empty").click();
    harness.run_steps(3);
    assert!(is_refused(harness), "{:?}", spoken(harness));
}

fn is_refused(harness: &Harness<'_, App>) -> bool {
    hears(harness, "has to lie beside")
}

fn name(game: &str) -> String {
    Text::english().get(&format!("{game}-name"))
}

/// Whether the book of this game is open.
fn reads(harness: &Harness<'_, App>, game: &str) -> bool {
    let name = name(game);
    let tab = harness.query_by_role_and_label(Role::RadioButton, &name);
    is_open(harness) && tab.is_some_and(|tab| tab.accesskit_node().toggled().is_some_and(|on| on == true.into()))
}

fn is_open(harness: &Harness<'_, App>) -> bool {
    harness.query_by_role_and_label(Role::TextInput, "Search the rules").is_some()
}

/// The ids of the rules in the table of contents.
fn listed(harness: &Harness<'_, App>) -> Vec<String> {
    let id = |said: String| said.split_once(' ').map(|(id, _)| id.to_owned());
    harness.query_all_by_role(Role::Link).filter_map(|link| link.accesskit_node().label().and_then(id)).collect()
}

/// The rect of a rule's heading on the page.
fn heading(harness: &Harness<'_, App>, id: &str) -> Option<Rect> {
    let begins = format!("{id} ");
    let is_it = |said: String| said.starts_with(&begins);
    let mut headings = harness.query_all_by_role(Role::Heading);
    headings.find(|node| node.accesskit_node().label().is_some_and(is_it)).map(|node| node.rect())
}

/// Whether the page is scrolled to this rule: its heading is at the top, except for the last rules.
fn is_at(harness: &Harness<'_, App>, id: &str) -> bool {
    heading(harness, id).is_some_and(|place| place.top() > 60.0 && place.bottom() < USUAL.1 * 0.5)
}

fn focused(harness: &Harness<'_, App>) -> Option<egui::Id> {
    harness.ctx.memory(|memory| memory.focused())
}

fn write(harness: &mut Harness<'_, App>, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run_steps(3);
}

#[test]
fn book_opens_from_every_screen_and_returns_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_a_table(folder.path());
    let there_and_back = |harness: &mut Harness<'_, App>, game: &str| {
        key(harness, Key::Tab);
        let before = focused(harness);
        assert!(before.is_some(), "{game}");
        for close in [Key::Escape, Key::F2] {
            key(harness, Key::F2);
            assert!(reads(harness, game), "{game}: {:?}", spoken(harness));
            assert_ne!(focused(harness), before, "{game}: the search has it");
            key(harness, close);
            assert!(!is_open(harness), "{game}, {close:?}");
            assert_eq!(focused(harness), before, "{game}, {close:?}");
        }
    };
    there_and_back(&mut harness, "zatre");
    press(&mut harness, "Rules");
    assert!(reads(&harness, "zatre"), "by the button of the head line");
    key(&mut harness, Key::Escape);
    press(&mut harness, "Games");
    wait_for(&mut harness, "Continue");
    there_and_back(&mut harness, "zatre");
    harness.state_mut().execute(AppCommand::NewGame("kalle"));
    harness.run_steps(3);
    there_and_back(&mut harness, "kalle");
    assert!(harness.query_by_role_and_label(Role::Button, "Start").is_some(), "the new game is still there");
}

/// Away from a table the book of the last viewed game opens.
#[test]
fn books_of_other_games_open_with_one_click() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_select(folder.path(), SMALL);
    key(&mut harness, Key::F2);
    assert!(reads(&harness, "zatre"), "the first of all: {:?}", spoken(&harness));
    for game in games::taught_ids().into_iter().rev() {
        harness.get_by_role_and_label(Role::RadioButton, &name(game)).click();
        harness.run_steps(4);
        assert!(reads(&harness, game), "{game}");
    }
    harness.get_by_role_and_label(Role::RadioButton, &name("ratzzia")).click();
    harness.run_steps(4);
    key(&mut harness, Key::Escape);
    assert!(!is_open(&harness));
    press(&mut harness, "Rules");
    assert!(reads(&harness, "ratzzia"), "it was read last");
}

#[test]
fn search_lists_matches_or_says_there_are_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_select(folder.path(), USUAL);
    key(&mut harness, Key::F2);
    let book = RuleBook::load::<Zatre>(&Text::english());
    let all: Vec<&str> = book.entries().map(|entry| entry.id).collect();
    assert_eq!(listed(&harness), all);
    write(&mut harness, "z12");
    assert_eq!(listed(&harness), ["Z12"]);
    assert!(hears(&harness, "One rule") && heading(&harness, "Z12").is_some() && heading(&harness, "Z1").is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    write(&mut harness, "CORNERS missing");
    assert_eq!(listed(&harness), ["Z2"], "all words, in any order and case");
    write(&mut harness, " cheesecake");
    assert!(listed(&harness).is_empty() && hears(&harness, "No rule mentions “CORNERS missing cheesecake”"));
    press(&mut harness, "Show all rules");
    assert_eq!(listed(&harness), all);
    // Typed text goes to the search, whatever has the focus.
    harness.get_by_role_and_label(Role::RadioButton, &name("kalle")).focus();
    harness.run_steps(2);
    write(&mut harness, "partner");
    let found = listed(&harness);
    assert!(found.contains(&"Z23".to_owned()) && found.len() < 10, "{found:?}");
    press(&mut harness, "Clear the search");
    assert_eq!(listed(&harness), all);
}

/// Arrow keys move between the search field and the rules, and scroll the page.
#[test]
fn book_can_be_read_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_select(folder.path(), USUAL);
    key(&mut harness, Key::F2);
    let search = focused(&harness);
    let has_focus = |harness: &Harness<'_, App>, id: &str| {
        let row = harness.query_all_by_role(Role::Link).find(|row| row.is_focused());
        row.and_then(|row| row.accesskit_node().label()).is_some_and(|said| said.starts_with(&format!("{id} ")))
    };
    for _ in 0..9 {
        key(&mut harness, Key::ArrowDown);
    }
    assert!(has_focus(&harness, "Z10") && is_at(&harness, "Z10"), "{:?}", heading(&harness, "Z10"));
    key(&mut harness, Key::ArrowUp);
    assert!(has_focus(&harness, "Z9") && is_at(&harness, "Z9"));
    let before = heading(&harness, "Z12").expect("on the page");
    key(&mut harness, Key::PageDown);
    harness.run_steps(4);
    let after = heading(&harness, "Z12").expect("on the page");
    assert!(after.top() < before.top() - 300.0, "{before:?} {after:?}");
    key(&mut harness, Key::Home);
    harness.run_steps(4);
    for _ in 0..2 {
        key(&mut harness, Key::ArrowUp);
    }
    assert_eq!(focused(&harness), search, "before the first rule there is the search");
    write(&mut harness, "bonus");
    let found = listed(&harness);
    key(&mut harness, Key::Enter);
    assert!(has_focus(&harness, &found[0]), "{found:?}");
}

/// A click or a key opens the rule of a refusal, and the refusal is still shown afterwards.
#[test]
fn refusal_links_to_its_rule_and_stays() {
    type Way = fn(&mut Harness<'_, App>);
    let ways: [(&str, Way); 3] = [
        ("a click", |harness| {
            harness.get_by_role_and_label(Role::Link, "Z8").click();
            harness.run_steps(6);
        }),
        ("F2", |harness| {
            key(harness, Key::F2);
            harness.run_steps(4);
        }),
        ("Tab and Enter", |harness| {
            for _ in 0..12 {
                if harness.get_by_role_and_label(Role::Link, "Z8").is_focused() {
                    break;
                }
                key(harness, Key::Tab);
            }
            key(harness, Key::Enter);
            harness.run_steps(4);
        }),
    ];
    for (way, go) in ways {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_a_table(folder.path());
        refused(&mut harness);
        go(&mut harness);
        assert!(is_open(&harness) && is_at(&harness, "Z8"), "{way}: {:?}", heading(&harness, "Z8"));
        // Keys pressed in the book do nothing at the table.
        key(&mut harness, Key::ArrowDown);
        key(&mut harness, Key::Escape);
        assert!(!is_open(&harness) && is_refused(&harness), "{way}: {:?}", spoken(&harness));
        key(&mut harness, Key::Escape);
        assert!(!is_refused(&harness) && harness.query_by_label("Menu").is_some(), "{way}: put away at the table");
    }
}

#[test]
fn every_named_rect_of_a_rule_picture_exists() {
    struct Look(Text, usize);
    impl Visitor for Look {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for (rule, picture) in rule_pictures(G::ID).expect("a whole file") {
                let (game, who) = picture.position::<G>().unwrap_or_else(|| panic!("{rule}: no such position"));
                let figure = Figure::paint(&game, who, &picture.rect_names, Theme::light(), &self.0);
                assert_eq!(figure.missing, Vec::<String>::new(), "{}, {rule}: missing rects", G::ID);
                assert!(figure.image.width() > 100 && figure.image.height() > 60, "{}, {rule}", G::ID);
                self.1 += 1;
            }
        }
    }
    let mut look = Look(Text::english(), 0);
    visit_taught(&mut look);
    assert!(look.1 > 0);
}

#[test]
fn rule_picture_can_be_set_up_as_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_select(folder.path(), USUAL);
    key(&mut harness, Key::F2);
    harness.run_steps(10);
    assert!(harness.query_all_by_role(Role::Image).count() > 0, "{:?}", spoken(&harness));
    let buttons: Vec<_> = harness.query_all_by_role_and_label(Role::Button, "Set up this position").collect();
    assert_eq!(buttons.len(), rule_pictures("zatre").expect("a whole file").len());
    buttons[0].click_accesskit();
    harness.run_steps(4);
    assert!(!is_open(&harness) && harness.query_by_label("Menu").is_some(), "{:?}", spoken(&harness));
    assert!(harness.state().title().starts_with(&name("zatre")), "{}", harness.state().title());
    press(&mut harness, "Games");
    assert!(harness.query_by_label("Continue").is_none(), "nothing was done, nothing is kept");
}

/// The texture of what is painted last at the middle of this picture.
fn shown_at(harness: &Harness<'_, App>, picture: Rect) -> Option<egui::TextureId> {
    let images = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(rect) => rect.brush.as_ref().map(|brush| (rect.rect, brush.fill_texture_id)),
        Shape::Mesh(mesh) => Some((mesh.calc_bounds(), mesh.texture_id)),
        _ => None,
    });
    let is_there = |(rect, _): &(Rect, egui::TextureId)| rect.contains(picture.center()) && rect.width() > 100.0;
    images.filter(is_there).map(|(_, texture)| texture).next_back()
}

/// It replays its move while it is pointed at or has the focus, on the stage or, without motion, in one step; then, and
/// when nothing points at it, it rests.
#[test]
fn a_picture_replays_its_move_while_it_is_pointed_at() {
    for animation in [AnimationSpeed::Normal, AnimationSpeed::Off] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.animation = animation);
        let mut harness = app(folder.path(), USUAL);
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::Rules("rat_a_tat_roll", Some("L7")));
        harness.run_steps(30);
        let picture = harness.state().rect_of("picture L7").expect("its picture");
        let still = shown_at(&harness, picture);
        assert!(still.is_some());
        let label = "Moving picture of rule L7, Moving the pawn";
        // Another thread paints the film.
        let watch = |harness: &mut Harness<'static, App>, frames: usize| {
            for _ in 0..frames {
                step_after_work(harness);
            }
        };
        let point = |harness: &mut Harness<'static, App>, at| {
            harness.event(egui::Event::PointerMoved(at));
            harness.run_steps(2);
        };
        point(&mut harness, picture.center());
        watch(&mut harness, 60);
        assert_ne!(shown_at(&harness, picture), still, "{animation:?}: it is replayed");
        // A film takes seconds; then nothing asks for another frame.
        watch(&mut harness, 600);
        let rests = |harness: &Harness<'static, App>| {
            let output = &harness.output().viewport_output[&egui::ViewportId::ROOT];
            output.repaint_delay > std::time::Duration::from_millis(200)
        };
        assert!(rests(&harness), "{animation:?}: it is over");
        point(&mut harness, picture.left_center() - egui::vec2(300.0, 0.0));
        harness.run_steps(2);
        assert_eq!(shown_at(&harness, picture), still, "{animation:?}: at rest");
        harness.get_by_role_and_label(Role::Image, label).focus();
        watch(&mut harness, 60);
        let picture = harness.state().rect_of("picture L7").expect("its picture");
        assert_ne!(shown_at(&harness, picture), still, "{animation:?}: by key");
    }
}

/// A text of the sheet that is cut off.
fn cut(harness: &Harness<'_, App>) -> Option<String> {
    fn look(shape: &Shape, clip: Rect, found: &mut Option<String>) {
        match shape {
            Shape::Text(text) => {
                let place = shape.visual_bounding_rect();
                let seen = place.y_range().intersects(clip.y_range());
                let beyond = place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0;
                if seen && (text.galley.elided || beyond) {
                    *found = Some(format!("{} {place:?} in {clip:?}", text.galley.text()));
                }
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, clip, found)),
            _ => {}
        }
    }
    let mut found = None;
    // The backdrop of a sheet is as large as the window.
    let window = harness.ctx.content_rect();
    let shapes = &harness.output().shapes;
    let dims = |shape: &Shape| matches!(shape, Shape::Rect(ground) if ground.rect == window);
    let sheet = shapes.iter().rposition(|clipped| dims(&clipped.shape)).expect("a sheet lies there");
    for clipped in &shapes[sheet..] {
        look(&clipped.shape, clipped.clip_rect, &mut found);
    }
    found
}

/// In a small window and with large text as well.
#[test]
fn every_rule_is_readable_in_every_language() {
    for language in Language::ALL {
        let text = Text::of(language);
        // Large text is tested in one language with long words.
        let percents: &[u16] = if language == Language::German { &[100, 200] } else { &[100] };
        for &percent in percents {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| {
                settings.language = Some(language);
                settings.text_percent = percent;
            });
            let mut harness = app(folder.path(), SMALL);
            harness.run_steps(3);
            for game in games::taught_ids() {
                let place = format!("{language:?}, {percent}, {game}");
                open_by_name(&mut harness, &text, game);
                let window = Rect::from_min_size(egui::Pos2::ZERO, SMALL.into());
                let mut pages = 0;
                let mut last = None;
                loop {
                    assert_eq!(cut(&harness), None, "{place}, page {pages}");
                    let headings: Vec<Rect> =
                        harness.query_all_by_role(Role::Heading).map(|heading| heading.rect()).collect();
                    assert!(headings.iter().all(|place| window.x_range().contains(place.left())), "{place}");
                    if last == headings.first().copied() {
                        break;
                    }
                    last = headings.first().copied();
                    pages += 1;
                    key(&mut harness, Key::PageDown);
                    harness.run_steps(1);
                }
                assert!(pages > 3, "{place}: {pages} pages");
                let missing: Vec<_> = spoken(&harness).into_iter().filter(|said| said.contains("[")).collect();
                assert!(missing.is_empty(), "{place}: {missing:?}");
                key(&mut harness, Key::Escape);
            }
        }
    }
}

/// Opens the book of a game by its tab, or by the list where tabs have no room.
fn open_by_name(harness: &mut Harness<'_, App>, text: &Text, game: &str) {
    key(harness, Key::F2);
    let name = text.get(&format!("{game}-name"));
    if harness.query_by_role_and_label(Role::RadioButton, &name).is_none() {
        let list = format!("{}: ", text.get("book-game"));
        harness.query_all_by_label_contains(&list).next().expect("a button opens the list").click();
        harness.run_steps(3);
        harness.query_all_by_role_and_label(Role::Button, &name).next().expect("in the list").click();
    } else {
        harness.get_by_role_and_label(Role::RadioButton, &name).click();
    }
    harness.run_steps(12);
}
