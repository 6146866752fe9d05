//! Tests of the icon guide: the strip at the edge of the board, and the guide in words.

use egui::{Event, Key, Rect};
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::games::rat_a_tat_roll::painter::guide::GuideIcon;
use crate::paint::board::Input;
use crate::text::{Language, Text};

const RE_ROLL: &str = "Re-roll: take the face-up card here, and a token.";
const TITLE: &str = "What the icons mean";

fn is_open(harness: &Shown<RatATatRoll>) -> bool {
    harness.query_all_by_label(TITLE).next().is_some() && harness.state().selection.is_guide_open
}

/// Whether these words are painted.
fn is_written(harness: &Shown<RatATatRoll>, words: &str) -> bool {
    fn has(shape: &egui::Shape, words: &str) -> bool {
        match shape {
            egui::Shape::Text(text) => text.galley.text() == words,
            egui::Shape::Vec(shapes) => shapes.iter().any(|shape| has(shape, words)),
            _ => false,
        }
    }
    harness.output().shapes.iter().any(|clipped| has(&clipped.shape, words))
}

#[test]
fn the_meaning_of_an_icon_stands_beside_it_only_while_it_is_pointed_at() {
    let mut harness = Stage::of(&game(Options::default())).open();
    harness.run();
    assert!(!is_written(&harness, RE_ROLL));
    let strip = harness.state().rects.find("icon guide").expect("the strip");
    let at = |share: f32| strip.center_top() + Vec2::new(0.0, strip.height() * share);
    harness.send([Event::PointerMoved(at(0.15))]);
    harness.run();
    assert!(is_written(&harness, RE_ROLL));
    harness.send([Event::PointerMoved(Pos2::new(300.0, 3.0))]);
    harness.run();
    assert!(!is_written(&harness, RE_ROLL));
}

#[test]
fn the_key_opens_the_guide_and_the_key_or_escape_closes_it() {
    let mut harness = Stage::of(&game(Options::default())).open();
    for close in [Key::I, Key::Escape] {
        harness.press(&[Key::I]);
        harness.run();
        assert!(is_open(&harness));
        assert!(is_written(&harness, RE_ROLL));
        harness.press(&[close]);
        harness.run();
        assert!(!is_open(&harness), "{close:?}");
    }
    harness.click("icon guide");
    harness.run();
    assert!(is_open(&harness), "by a click on the strip");
    harness.click("guide sheet");
    harness.run();
    assert!(!is_open(&harness), "by a click on the sheet");
    assert_eq!(harness.played(), [], "the click chose no dice");
}

/// A key opens the guide, so the strip is no stop on the way to the buttons, and says nothing over the dice. A screen reader
/// finds all icons in it, and can open the guide there.
#[test]
fn tab_does_not_stop_at_the_strip() {
    let mut harness = Stage::of(&game(Options::default())).open();
    let meanings = GuideIcon::ALL.map(|icon| harness.state().text.say(&icon.meaning(), &[]));
    for tabs in 1..8 {
        harness.press(&[Key::Tab]);
        harness.run();
        assert!(!harness.get_by_label("Icon guide").is_focused(), "after {tabs}");
        assert!(!meanings.iter().any(|meaning| is_written(&harness, meaning)), "after {tabs}");
    }
    for meaning in &meanings {
        assert!(harness.query_all_by_label(meaning).next().is_some(), "{meaning}");
    }
    harness.get_by_label("Icon guide").click_accesskit();
    harness.run();
    assert!(is_open(&harness));
}

#[test]
fn the_guide_stays_open_while_others_play_and_closes_for_an_own_move() {
    let open = Selection { is_guide_open: true, ..Selection::default() };
    assert_eq!(RatATatRoll::selection_after_event(&open), open);
    assert_eq!(RatATatRoll::selection_after(&open, &Move::Skip {}), Selection::default());
    let game = game(Options::default());
    Stage::of(&game).with_scene(|scene, _| {
        let mut selection = Selection::default();
        RatATatRoll::respond(&scene.play, &mut selection, Input::Key('i'));
        assert_eq!(selection, open);
    });
}

#[test]
fn the_guide_fits_into_the_window_in_every_language() {
    for language in Language::ALL {
        let mut stage = Stage::of(&game(Options::default()));
        stage.text = Text::of(language);
        stage.selection.is_guide_open = true;
        let mut harness = stage.open();
        harness.run();
        let window = harness.ctx.content_rect();
        let title = harness.state().text.get("rat_a_tat_roll-guide-title");
        let sheet = harness.state().rects.find("guide sheet").unwrap_or(Rect::NOTHING);
        assert!(is_written(&harness, &title), "{language:?}");
        assert!(window.contains_rect(sheet) && sheet.height() > 100.0, "{language:?}: {sheet:?} in {window:?}");
    }
}
