//! Restores the window's geometry on this screen, then tracks it for the next start.
//!
//! The screen is known only once the window is open, and the frame a little later. So the window opens with the last geometry, is corrected
//! during its first moments, and only then tracked.

use std::time::Duration;

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, ViewportInfo};

use super::fit::{fit_to_screen, min_size, screen_name, valid_corner, valid_size};
use crate::ui::settings::{WindowGeometries, WindowGeometry};

/// The geometry is corrected for this long after the window has opened, in seconds, and for at least this many updates: on a slow machine
/// the first frames take longer.
const RESTORE_SECONDS: f64 = 1.0;
const MIN_UPDATES: u32 = 5;
/// The least interval between updates while the geometry is being corrected.
const CORRECTION_INTERVAL: Duration = Duration::from_millis(60);
/// A geometry is remembered once it has been stable for this long, in seconds: a window that is being maximised grows before the system says so.
const STABLE_SECONDS: f64 = 0.4;

/// The state of the window in one frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WindowState {
    screen: Rect,
    /// The size inside the frame.
    size: Vec2,
    /// How much wider and higher the frame makes it.
    frame: Vec2,
    /// The upper left corner of the frame; `None` on Wayland.
    corner: Option<Pos2>,
    maximized: bool,
    full_screen: bool,
    minimized: bool,
}

impl WindowState {
    fn new(viewport: &ViewportInfo, content: Vec2, screen_corner: Pos2) -> Option<Self> {
        let screen = Rect::from_min_size(screen_corner, viewport.monitor_size?);
        let (outer, inner) = (viewport.outer_rect, viewport.inner_rect);
        let size = inner.map_or(content, |inner| inner.size());
        Some(WindowState {
            screen,
            size,
            frame: outer.zip(inner).map_or(Vec2::ZERO, |(outer, inner)| (outer.size() - inner.size()).max(Vec2::ZERO)),
            corner: outer.map(|outer| outer.min),
            maximized: viewport.maximized.unwrap_or(false),
            full_screen: viewport.fullscreen.unwrap_or(false),
            minimized: viewport.minimized.unwrap_or(false),
        })
    }

    fn is_plain(&self) -> bool {
        !self.maximized && !self.full_screen && !self.minimized
    }
}

/// Restores and tracks the window's geometry from frame to frame.
#[derive(Debug)]
pub struct GeometryTracker {
    initial: WindowGeometry,
    /// When the screen was first known, in seconds.
    since: Option<f64>,
    /// The number of updates since then.
    updates: u32,
    /// The geometry to restore.
    wanted: Option<WindowGeometry>,
    /// The size and corner of the window, and since when it has had them.
    stable: Option<(Vec2, Option<Pos2>, f64)>,
    min_size: Option<Vec2>,
    /// Whether the window has ever had a frame.
    had_frame: bool,
}

impl GeometryTracker {
    /// A tracker for a window that was opened with this geometry.
    pub fn new(initial: WindowGeometry) -> Self {
        GeometryTracker {
            initial,
            since: None,
            updates: 0,
            wanted: None,
            stable: None,
            min_size: None,
            had_frame: false,
        }
    }

    /// Updates from the window's state in this frame; `screen_corner` is the upper left corner of its screen, `full_screen` overrides whether
    /// the window is remembered as full screen.
    pub fn update(
        &mut self,
        ctx: &Context,
        screen_corner: Pos2,
        full_screen: Option<bool>,
        geometries: &mut WindowGeometries,
    ) {
        let content = ctx.content_rect().size();
        let (state, now) = ctx.input(|input| (WindowState::new(input.viewport(), content, screen_corner), input.time));
        let Some(state) = state else { return };
        let commands = self.step(state, now, full_screen, geometries);
        if let Some(wait) = self.next_update(now, commands.is_empty()) {
            ctx.request_repaint_after(wait);
        }
        commands.into_iter().for_each(|command| ctx.send_viewport_cmd(command));
    }

    /// How long to wait for the next update; `None` if only a change of the window needs one. `settled` says whether this update had nothing
    /// to correct.
    fn next_update(&self, now: f64, settled: bool) -> Option<Duration> {
        if self.is_restoring(now) {
            // Each update paints a frame, and what the window manager changes meanwhile brings an update of its own.
            let left = self.since.filter(|_| settled).map_or(0.0, |since| RESTORE_SECONDS - (now - since));
            return Some(Duration::from_secs_f64(left.max(0.0)).max(CORRECTION_INTERVAL));
        }
        let (.., since) = self.stable?;
        let stable_for = now - since;
        // A rest that is lost in rounding would never pass.
        (stable_for < STABLE_SECONDS)
            .then(|| Duration::from_secs_f64(STABLE_SECONDS - stable_for).max(Duration::from_millis(1)))
    }

    fn is_restoring(&self, now: f64) -> bool {
        self.updates < MIN_UPDATES || self.since.is_none_or(|since| now - since < RESTORE_SECONDS)
    }

    fn step(
        &mut self,
        state: WindowState,
        now: f64,
        full_screen: Option<bool>,
        geometries: &mut WindowGeometries,
    ) -> Vec<ViewportCommand> {
        let name = screen_name(state.screen.size());
        let initial = self.initial;
        self.since.get_or_insert(now);
        self.updates = self.updates.saturating_add(1);
        let wanted = *self.wanted.get_or_insert_with(|| geometries.on(&name).unwrap_or(initial));
        self.had_frame |= state.frame != Vec2::ZERO;
        let mut commands = Vec::new();
        let min_size = min_size(state.screen.size(), state.frame);
        if self.min_size.replace(min_size) != Some(min_size) {
            commands.push(ViewportCommand::MinInnerSize(min_size));
        }
        // While it is corrected, too: then it need not be looked at once more.
        let stable_for = self.stable_for(&state, now);
        if self.is_restoring(now) {
            commands.extend(restore_commands(&state, wanted));
            tracing::debug!("restoring the window: {state:?}, {commands:?}");
            return commands;
        }
        let previous = geometries.on(&name).unwrap_or(wanted);
        let mut geometry = WindowGeometry {
            maximized: state.maximized && !state.full_screen
                || previous.maximized && (state.full_screen || state.minimized),
            full_screen: full_screen.unwrap_or(state.full_screen),
            ..previous
        };
        if stable_for >= STABLE_SECONDS {
            geometry.size = state.size.into();
            // After full screen X11 may keep reporting no frame; then the corner is that of the inside.
            if state.frame != Vec2::ZERO || !self.had_frame {
                geometry.corner = state.corner.map(Into::into);
            }
        }
        geometries.put(&name, geometry);
        commands
    }

    /// For how long the window has stood where it stands and as large as it is, in seconds; 0 if it fills the screen or is away.
    fn stable_for(&mut self, state: &WindowState, now: f64) -> f64 {
        let stands = (state.size, state.corner);
        self.stable = state.is_plain().then(|| match self.stable {
            Some((size, corner, since)) if (size, corner) == stands => (size, corner, since),
            _ => (state.size, state.corner, now),
        });
        self.stable.map_or(0.0, |(.., since)| now - since)
    }
}

/// The commands that bring the window closer to the geometry to restore.
fn restore_commands(state: &WindowState, wanted: WindowGeometry) -> Vec<ViewportCommand> {
    if wanted.full_screen != state.full_screen {
        return vec![ViewportCommand::Fullscreen(wanted.full_screen)];
    }
    if wanted.maximized != state.maximized && !state.full_screen {
        return vec![ViewportCommand::Maximized(wanted.maximized)];
    }
    if !state.is_plain() {
        return Vec::new();
    }
    let corner = valid_corner(wanted).or(state.corner).unwrap_or(state.screen.min);
    let (size, corner) = fit_to_screen(valid_size(wanted), corner, state.screen, state.frame);
    let mut commands = Vec::new();
    if (size - state.size).abs().max_elem() > 1.0 {
        commands.push(ViewportCommand::InnerSize(size));
    }
    if state.corner.is_some_and(|actual| (corner - actual).abs().max_elem() > 1.0) {
        commands.push(ViewportCommand::OuterPosition(corner));
    }
    commands
}

#[cfg(test)]
mod tests;
