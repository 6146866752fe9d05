//! Tests of the shared widgets by keyboard and through the accessibility tree.

use egui::{Id, Key, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::paint::fonts;
use crate::paint::icons::Icon;
use crate::paint::theme::contrast;

/// The changes that the widgets of a test have made.
#[derive(Default)]
struct Changes {
    pressed: Vec<&'static str>,
    on: bool,
    chosen: usize,
}

fn harness(show: impl FnMut(&mut Ui, &mut Changes) + 'static) -> Harness<'static, Changes> {
    Harness::builder()
        .with_size(Vec2::new(400.0, 500.0))
        .with_context_setup(|ctx| {
            fonts::install(ctx);
            Theme::light().apply(ctx, 1.0);
        })
        .build_ui_state(show, Changes::default())
}

fn all_widgets(ui: &mut Ui, changes: &mut Changes) {
    let theme = Theme::light();
    for (name, response) in [
        ("Play", ui.add(PushButton::primary(theme, "Play"))),
        ("Open", button(ui, theme, Icon::Folder, "Open")),
        ("Games", quiet_button(ui, theme, None, "Games")),
        ("Undo", icon_button(ui, theme, Icon::Undo, "Undo")),
        ("Ada", ui.add(Chip::new(theme, 0, "Ada").clickable())),
    ] {
        if response.clicked() {
            changes.pressed.push(name);
        }
    }
    if switch(ui, theme, &mut changes.on, "Ask first").changed() {
        changes.pressed.push("switch");
    }
    if segmented(ui, theme, "Taking back", &["Free", "Off"], &mut changes.chosen).changed() {
        changes.pressed.push("segmented");
    }
}

#[test]
fn widgets_work_by_keyboard_in_layout_order() {
    let mut harness = harness(all_widgets);
    for _ in 0..8 {
        harness.key_press(Key::Tab);
        harness.run();
        harness.key_press(Key::Space);
        harness.run();
    }
    let changes = harness.state();
    assert_eq!(
        changes.pressed,
        ["Play", "Open", "Games", "Undo", "Ada", "switch", "segmented"],
        "the first part of the choice was chosen already"
    );
    assert!(changes.on);
    assert_eq!(changes.chosen, 1);
}

#[test]
fn widgets_have_a_name_and_a_role() {
    let mut harness = harness(all_widgets);
    harness.run();
    for (role, name) in [
        (egui::Role::Button, "Play"),
        (egui::Role::Button, "Open"),
        (egui::Role::Button, "Undo"),
        (egui::Role::Button, "Ada"),
        (egui::Role::Switch, "Ask first"),
        (egui::Role::RadioButton, "Free"),
        (egui::Role::RadioButton, "Off"),
    ] {
        let node = harness.get_by_role_and_label(role, name);
        let bounds = node.accesskit_node().raw_bounds().expect("it is placed");
        assert!(bounds.height() >= 32.0, "{name} {bounds:?}");
    }
    harness.get_by_label("Ask first").click();
    harness.run();
    assert!(harness.state().on);
}

/// In a menu, too, where egui paints no outlines.
#[test]
fn circles_of_radio_buttons_stand_out_from_their_menu() {
    for theme in [Theme::light(), Theme::dark()] {
        let mut harness = Harness::builder()
            .with_size(Vec2::new(300.0, 200.0))
            .with_context_setup(move |ctx| {
                fonts::install(ctx);
                theme.apply(ctx, 1.0);
            })
            .build_ui(move |ui| {
                egui::containers::menu::menu_style(ui.style_mut());
                radio_circles(ui, theme, "Undo", |ui| {
                    assert!(!ui.radio(false, "Free").clicked());
                });
            });
        harness.run();
        for is_focused in [false, true] {
            if is_focused {
                harness.key_press(Key::Tab);
                harness.run();
            }
            let circles = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
                egui::Shape::Circle(circle) => Some(circle.stroke),
                _ => None,
            });
            let circles: Vec<Stroke> = circles.collect();
            let is_visible = |stroke: &Stroke| stroke.width >= 1.0 && contrast(stroke.color, theme.raised) >= 3.0;
            let is_outlined = circles.len() == 1 && circles.iter().all(is_visible);
            assert!(is_outlined, "dark {}, focused {is_focused}: {circles:?}", theme.dark);
        }
    }
}

#[test]
fn disabled_button_does_nothing_and_is_marked_disabled() {
    let mut harness = harness(|ui, changes| {
        let push = PushButton::plain(Theme::light(), "Undo").icon(Icon::Undo);
        if ui.add_enabled(false, push).clicked() {
            changes.pressed.push("Undo");
        }
    });
    harness.run();
    let node = harness.get_by_label("Undo");
    assert!(node.accesskit_node().is_disabled());
    node.click();
    harness.run();
    assert!(harness.state().pressed.is_empty());
}

#[test]
fn long_labels_at_the_largest_text_fit_the_window() {
    let mut harness = Harness::builder()
        .with_size(Vec2::new(400.0, 900.0))
        .with_context_setup(|ctx| {
            fonts::install(ctx);
            Theme::dark().apply(ctx, 2.0);
        })
        .build_ui(|ui| {
            let theme = Theme::dark();
            let long = "A sentence that is far too long for one line";
            button(ui, theme, Icon::Book, long);
            switch(ui, theme, &mut true, long);
            segmented(ui, theme, "Taking back", &["Until something new", "Always", "Off"], &mut 0);
            chip(ui, theme, 1, long);
            assert!(ui.min_rect().right() <= 400.0, "{}", ui.min_rect());
        });
    harness.run();
}

#[test]
fn sheet_closes_by_button_and_by_escape() {
    for by_key in [true, false] {
        let mut harness = harness(|ui, changes| {
            if changes.on {
                return;
            }
            let theme = Theme::light();
            let id = Id::unique("sheet under test");
            let response =
                modal(ui.ctx(), theme, (id, "Settings"), 300.0, |ui| sheet_head(ui, theme, "Settings", "Close"));
            changes.on = response.inner || response.should_close();
        });
        harness.run();
        assert!(harness.query_by_role_and_label(egui::Role::Dialog, "Settings").is_some());
        if by_key {
            harness.key_press(Key::Escape);
        } else {
            harness.get_by_label("Close").click();
        }
        harness.run();
        assert!(harness.state().on, "by key: {by_key}");
    }
}
