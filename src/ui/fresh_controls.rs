//! Ignores a quick second click on a control that has only just appeared under a resting pointer: it was meant for what
//! lay there before.
//!
//! Must not know: screens, games.

use egui::{Context, Event, Id, Plugin, PointerButton, Pos2, RawInput, WidgetRect};

use crate::paint::board::board_id;
use crate::paint::theme::{Durations, Theme};

/// How far a pointer may drift between two clicks and still rest, in points.
const REST: f32 = 6.0;

/// Watches the clicks of the whole window. Cells of a board are exempt: there people may click quickly.
#[derive(Debug, Default)]
pub struct FreshControls {
    /// The control under the pointer when the button was pressed.
    pressed: Option<Id>,
    /// The last click: the control, where and when.
    last: Option<(Option<Id>, Pos2, f64)>,
    /// Whether the button was pressed on a fresh control, so that its release is ignored, too.
    is_ignoring: bool,
}

impl Plugin for FreshControls {
    fn debug_name(&self) -> &'static str {
        "fresh controls"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let since = |time: f64| time + f64::from(input.predicted_dt);
        let now = input.time.unwrap_or_else(|| since(ctx.input(|last| last.time)));
        input.events.retain(|event| match event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed, .. } => {
                if *pressed {
                    self.accepts_press(ctx, *pos, now)
                } else {
                    self.accepts_release(*pos, now)
                }
            }
            _ => true,
        });
    }
}

impl FreshControls {
    fn accepts_press(&mut self, ctx: &Context, at: Pos2, now: f64) -> bool {
        let control = control_at(ctx, at);
        let within = Durations::time(Theme::light().motion.fresh).as_secs_f64();
        self.is_ignoring = self.last.is_some_and(|(clicked, pos, time)| {
            let is_fresh = control.is_some() && control != clicked;
            is_fresh && now - time < within && pos.distance(at) < REST
        });
        self.pressed = control;
        !self.is_ignoring
    }

    fn accepts_release(&mut self, at: Pos2, now: f64) -> bool {
        if !std::mem::take(&mut self.is_ignoring) {
            self.last = Some((self.pressed, at, now));
            return true;
        }
        false
    }
}

/// The enabled control that a click at this position would press, as last painted; `None` on a board or beside controls.
pub fn control_at(ctx: &Context, at: Pos2) -> Option<Id> {
    let layer = ctx.layer_id_at(at)?;
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let is_here = |widget: &&WidgetRect| widget.interact_rect.contains(at);
        if widgets.get(board_id()).filter(|board| board.layer_id == layer).filter(is_here).is_some() {
            return None;
        }
        let controls = widgets.get_layer(layer).filter(|widget| widget.enabled && widget.sense.is_focusable());
        controls.filter(is_here).last().filter(|widget| widget.sense.senses_click()).map(|widget| widget.id)
    })
}

#[cfg(test)]
mod tests {
    use egui::{Button, Modifiers, Rect, UiBuilder, vec2};
    use egui_kittest::Harness;

    use super::*;
    use crate::paint::fonts;

    /// A button whose place is taken by another one as soon as it is pressed.
    #[derive(Default)]
    struct Replaced {
        first: usize,
        second: usize,
        /// Whether what takes its place is a board.
        board: bool,
    }

    fn harness(state: Replaced) -> Harness<'static, Replaced> {
        let build = |ui: &mut egui::Ui, state: &mut Replaced| {
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(80.0, 40.0));
            let name = if state.first == 0 { "first" } else { "second" };
            let clicked = match state.first > 0 && state.board {
                true => ui.interact(rect, board_id(), egui::Sense::click()).clicked(),
                false => {
                    let place = UiBuilder::new().id_salt(name).max_rect(rect);
                    ui.scope_builder(place, |ui| ui.add_sized(rect.size(), Button::new(name))).inner.clicked()
                }
            };
            match (clicked, name) {
                (true, "first") => state.first += 1,
                (true, _) => state.second += 1,
                _ => {}
            }
        };
        let setup = |ctx: &Context| {
            fonts::install(ctx);
            ctx.add_plugin(FreshControls::default());
        };
        let mut harness = Harness::builder().with_step_dt(0.02).with_context_setup(setup).build_ui_state(build, state);
        harness.run();
        harness
    }

    fn click(harness: &mut Harness<'static, Replaced>) {
        let pos = Pos2::new(40.0, 20.0);
        harness.hover_at(pos);
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            harness.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
            harness.step();
        }
    }

    #[test]
    fn quick_second_click_does_not_press_what_has_appeared() {
        let mut harness = harness(Replaced::default());
        click(&mut harness);
        harness.step();
        click(&mut harness);
        assert_eq!((harness.state().first, harness.state().second), (1, 0));
        // 0.4 s later it is meant.
        (0..20).for_each(|_| harness.step());
        click(&mut harness);
        assert_eq!(harness.state().second, 1);
    }

    #[test]
    fn board_takes_a_quick_second_click() {
        let mut harness = harness(Replaced { board: true, ..Replaced::default() });
        click(&mut harness);
        harness.step();
        click(&mut harness);
        assert_eq!((harness.state().first, harness.state().second), (1, 1));
    }

    #[test]
    fn same_control_takes_a_quick_second_click() {
        let mut harness = harness(Replaced { first: 1, ..Replaced::default() });
        click(&mut harness);
        click(&mut harness);
        assert_eq!(harness.state().second, 2);
    }
}
