//! The app without a window, painted by the program's own software renderer.

use cheeseboard::ui::fresh_controls::control_at;
use cheeseboard::ui::raster::{Raster, pixels};
use cheeseboard::ui::{App, AppPaths};
use egui::{Context, Event, FullOutput, Modifiers, PointerButton, Pos2, TexturesDelta, vec2};
use egui_kittest::{Harness, HarnessBuilder, TestRenderer};

/// Long enough for a short shelf to be read before the first frame, however busy the machine is.
const PATIENCE: std::time::Duration = std::time::Duration::MAX;

/// The day that is today in tests.
pub const TODAY: jiff::civil::Date = jiff::civil::date(2026, 11, 27);

/// The seed of runs of drills in tests.
pub const DRILL_SEED: u64 = 7;

/// The app with its files in these places, in a window of this size, without the system's file dialogs.
pub fn app(places: AppPaths, size: (f32, f32)) -> Harness<'static, App> {
    harness(App::new(places).on_day(TODAY).with_drill_seed(DRILL_SEED).with_patience(PATIENCE), size)
}

/// The same, with this many seconds between frames.
pub fn slow(places: AppPaths, size: (f32, f32), frame: f32) -> Harness<'static, App> {
    built(App::new(places).on_day(TODAY).with_patience(PATIENCE), Harness::builder().with_step_dt(frame), size)
}

/// Any app, in a window of this size.
pub fn harness(app: App, size: (f32, f32)) -> Harness<'static, App> {
    built(app, Harness::builder(), size)
}

fn built(app: App, builder: HarnessBuilder<App>, size: (f32, f32)) -> Harness<'static, App> {
    builder
        .with_size(vec2(size.0, size.1))
        .with_max_steps(60)
        .renderer(RasterRenderer::default())
        .with_context_setup(App::install_style)
        .build_ui_state(
            |ui, app: &mut App| {
                app.logic(ui.ctx());
                app.ui(ui);
            },
            app.without_system_dialogs(),
        )
}

/// Moves the pointer to a position and clicks: a frame each to move, press and release.
pub fn click(harness: &mut Harness<'static, App>, pos: Pos2) {
    harness.hover_at(pos);
    harness.step();
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        harness.step();
    }
}

/// Clicks at a position. Returns a fault if another control has slid under the pointer, at once or when everything tells of
/// what the click has done.
pub fn click_still(harness: &mut Harness<'static, App>, pos: Pos2, what: &str) -> Option<String> {
    harness.hover_at(pos);
    harness.run_steps(2);
    let before = control_at(&harness.ctx, pos);
    click(harness, pos);
    harness.run_steps(3);
    let mut slid = false;
    for _ in 0..2 {
        let after = control_at(&harness.ctx, pos);
        slid |= before.is_some() && after.is_some() && after != before;
        until_told(harness);
        harness.step();
    }
    let app = harness.state();
    let is_here = |name: &String| app.rect_of(name).is_some_and(|rect| rect.contains(pos));
    let here = || app.rect_names().into_iter().filter(is_here).collect::<Vec<_>>();
    slid.then(|| format!("after a click on {what:?} another control lies under the pointer, at {:?}", here()))
}

/// The most frames that the showing of one event takes.
const FRAMES_OF_AN_EVENT: usize = 1000;

/// Steps until everything tells of the event that is being shown. Behind an open sheet no time passes at a table.
pub fn until_told(harness: &mut Harness<'_, App>) {
    for _ in 0..FRAMES_OF_AN_EVENT {
        let is_covered = harness.ctx.memory(|memory| memory.top_modal_layer().is_some());
        if is_covered || !harness.state().table_model().is_some_and(|model| model.is_showing_event) {
            return;
        }
        harness.step();
    }
    panic!("an event is shown without end");
}

/// egui_kittest's renderer: give one to `Harness::builder().renderer(…)`.
#[derive(Default)]
pub struct RasterRenderer {
    raster: Raster,
}

impl TestRenderer for RasterRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.raster.update(delta);
        delta.clear();
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<image::RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = pixels(ctx.content_rect().size(), scale);
        let background = ctx.global_style().visuals.panel_fill;
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        Ok(self.raster.draw(&primitives, size, scale, background))
    }
}
