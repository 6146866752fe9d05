//! Every screen has room for its texts in every language, in the smallest window.

use cheeseboard::drills::drills;
use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::taught_ids;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::lessons::chapter_names;
use cheeseboard::play::Match;
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::{App, AppCommand};
use egui::accesskit::Role;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Key, Modifiers, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use regex::Regex;

use crate::autoplay::{greedy_move, play_while};
use crate::ui::{app, bot, key, on_shelf, person, played, press, settle};
use crate::ui_story::with_kept_story;

const SMALL: (f32, f32) = (900.0, 600.0);

/// Every language, with text of the usual and of the largest size.
fn everywhere() -> impl Iterator<Item = (Language, u16)> {
    Language::ALL.into_iter().flat_map(|language| [(language, 100), (language, 200)])
}

/// The commands that lead to each screen.
fn ways() -> Vec<AppCommand> {
    let mut ways = vec![AppCommand::Select, AppCommand::Settings, AppCommand::Keys, AppCommand::Records];
    ways.push(AppCommand::Drills);
    ways.extend(drills().into_iter().map(|drill| AppCommand::Drill(drill.id)));
    for game in taught_ids() {
        ways.extend([AppCommand::Lessons(game), AppCommand::About(game), AppCommand::NewGame(game)]);
        ways.extend(chapter_names(game).iter().take(1).map(|chapter| AppCommand::Learn(game, chapter.clone())));
    }
    ways
}

/// The texts of a frame, each with its rect and its clip.
fn texts(harness: &Harness<'_, App>) -> Vec<(String, Rect, Rect, bool)> {
    fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<(String, Rect, Rect, bool)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
            Shape::Text(TextShape { galley, pos, angle, .. }) if *angle == 0.0 => {
                let rect = galley.rect.translate(pos.to_vec2());
                texts.push((galley.text().to_owned(), rect, clip, galley.elided));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        collect(shape, *clip_rect, &mut found);
    }
    found
}

/// Texts that overlap. The same text twice at almost the same place is an outline or a shadow.
fn over_each_other(harness: &Harness<'_, App>) -> Vec<String> {
    let seen: Vec<(String, Rect)> = texts(harness)
        .into_iter()
        .filter(|(text, ..)| !text.trim().is_empty())
        .map(|(text, rect, clip, _)| (text, rect.intersect(clip).shrink2(egui::vec2(2.0, 4.0))))
        .filter(|(_, rect)| rect.is_positive())
        .collect();
    let mut found = Vec::new();
    for (number, (text, rect)) in seen.iter().enumerate() {
        let others = seen[number + 1..].iter().filter(|(other, place)| other != text && place.intersects(*rect));
        found.extend(others.map(|(other, _)| format!("{text:?} and {other:?} stand on each other")));
    }
    found
}

/// Texts that are cut off at a side or shortened; not those that are scrolled out of sight.
fn cut(harness: &Harness<'_, App>) -> Vec<String> {
    let window = Rect::from_min_size(egui::Pos2::ZERO, SMALL.into());
    let mut cut = Vec::new();
    for (text, rect, clip, elided) in texts(harness) {
        let seen = clip.intersect(window);
        let is_seen = rect.y_range().intersects(seen.y_range()) && rect.x_range().intersects(seen.x_range());
        let sticks_out = rect.left() < seen.left() - 1.0 || rect.right() > seen.right() + 1.0;
        if is_seen && (sticks_out || elided) {
            cut.push(format!("{text:?} at {rect:?}, {}", if elided { "shortened" } else { "cut" }));
        }
    }
    cut
}

#[test]
fn no_text_is_cut_off_or_covered_in_any_language() {
    let mut faults = Vec::new();
    for (language, percent) in everywhere() {
        for way in ways() {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| {
                (settings.language, settings.text_percent) = (Some(language), percent);
            });
            let mut harness = app(folder.path(), SMALL);
            harness.run_steps(2);
            harness.state_mut().execute(way.clone());
            harness.run_steps(6);
            assert!(texts(&harness).len() > 2, "{language:?}, {way:?}: an empty screen");
            // A sheet covers the screen from which it was opened.
            let is_sheet =
                matches!(way, AppCommand::Settings | AppCommand::Keys | AppCommand::Lessons(_) | AppCommand::About(_));
            let over = if is_sheet { Vec::new() } else { over_each_other(&harness) };
            let found = cut(&harness).into_iter().chain(over);
            faults.extend(found.map(|what| format!("{language:?} {percent}, {way:?}: {what}")));
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// The story of a game of two people and a child, on the end screen and below the board: names, figures, cards, and each moment in words.
#[test]
fn story_is_told_whole_in_every_language() {
    let mut faults = Vec::new();
    for (language, percent) in everywhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = with_kept_story(folder.path(), SMALL, |settings| {
            (settings.language, settings.text_percent) = (Some(language), percent);
        });
        faults.extend(cut(&harness).into_iter().map(|what| format!("{language:?} {percent}, end: {what}")));
        key(&mut harness, Key::G);
        harness.run_steps(3);
        assert!(harness.state().rect_of("story chart").is_some(), "{language:?}");
        faults.extend(cut(&harness).into_iter().map(|what| format!("{language:?} {percent}, story: {what}")));
        let moments =
            harness.state().table_model().expect("a table").story.as_ref().map_or(0, |story| story.moments.len());
        assert!(moments > 3, "{language:?}: {moments}");
        press(&mut harness, &Text::of(language).get("end-review"));
        harness.run_steps(2);
        key(&mut harness, Key::Home);
        for moment in 0..moments {
            // The foot line may need a second frame to make room.
            harness.run_steps(3);
            faults.extend(
                cut(&harness).into_iter().map(|what| format!("{language:?} {percent}, moment {moment}: {what}")),
            );
            harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::ArrowRight);
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// The button that lifts the curtain can be hit, and the key that does the same read, also where texts leave little room.
#[test]
fn curtain_has_room_for_its_button_in_every_language() {
    let people = [person("Ada", 0), person("Bo", 1), person("Cleo", 2)];
    let mut game: Match<Kalle> = Match::new(Default::default(), people.to_vec(), 3).expect("can be played");
    // Up to where somebody hides the rat.
    play_while(&mut game, |game| !matches!(game.turn(), Turn::Seat(_)), greedy_move);
    for (language, percent) in everywhere() {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| {
            (settings.language, settings.text_percent) = (Some(language), percent);
        });
        on_shelf(folder.path(), game.clone());
        let mut harness = app(folder.path(), SMALL);
        harness.run_steps(3);
        press(&mut harness, &Text::of(language).get("select-continue"));
        harness.run_steps(4);
        let rect = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("{language:?}: no {name}"));
        let (hold, named, foot) = (rect("curtain hold"), rect("curtain key"), rect("foot"));
        assert!(hold.height() >= 32.0, "{language:?} {percent}: {hold:?}");
        assert!(!hold.intersects(named), "{language:?} {percent}: {hold:?} {named:?}");
        let is_whole = named.left() > 0.0 && named.right() < SMALL.0 && named.bottom() < foot.top();
        assert!(is_whole && hold.bottom() < foot.top(), "{language:?} {percent}: {named:?} {foot:?}");
        assert!(cut(&harness).is_empty(), "{language:?} {percent}: {:?}", cut(&harness));
    }
}

/// In tooltips, in the menu and on the sheet of keys.
#[test]
fn german_screens_show_no_english_key_names() {
    let text = Text::of(Language::German);
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.language = Some(Language::German);
        settings.single_moves = false;
    });
    let adas = |game: &Match<Zatre>| {
        game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 3
    };
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !adas(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, &text.get("select-continue"));
    // Something can be redone, so the tooltip of the redo button names its key.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(3);
    let painted = |harness: &Harness<'_, App>| texts(harness).into_iter().map(|(text, ..)| text).collect::<Vec<_>>();
    let buttons: Vec<Rect> = harness.query_all_by_role(Role::Button).map(|button| button.rect()).collect();
    let mut tooltips = Vec::new();
    for place in buttons {
        harness.hover_at(place.center());
        harness.run_steps(6);
        tooltips.extend(painted(&harness));
    }
    press(&mut harness, &text.get("table-menu"));
    let menu = painted(&harness);
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::F1);
    harness.run_steps(3);
    let sheet = painted(&harness);
    let english = Regex::new(r"\b(Ctrl|Shift|Space|Enter|Backspace|Delete|Escape)\b").expect("a pattern");
    for (place, painted, wanted) in [
        ("tooltips", tooltips, &["(Strg+Y)", "Taste F2"][..]),
        ("menu", menu, &["Strg+N", "Strg+S"]),
        ("sheet of keys", sheet, &["Strg", "Leertaste", "Eingabe", "Rück"]),
    ] {
        let faults: Vec<&String> = painted.iter().filter(|text| english.is_match(text)).collect();
        assert!(faults.is_empty(), "{place}: {faults:?}");
        for key in wanted {
            assert!(painted.iter().any(|text| text.contains(key)), "{place}: no {key} in {painted:?}");
        }
    }
}
