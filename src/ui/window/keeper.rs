//! Puts the window where it was left on this screen, and remembers where it is left now.
//!
//! The screen is known only once the window is there, and its frame a little later: so the window opens as it was left last, and in its first
//! moments it is set right. Only then is anything remembered.

use std::time::Duration;

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, ViewportInfo};

use super::fit::{fitted, least_size, sane_corner, sane_size, screen_name};
use crate::ui::settings::{WindowPlace, WindowPlaces};

/// For so long after the window has come up it is set right, in seconds, and for at least so many looks: on a slow machine the first frames
/// take longer than that.
const SETTLES: f64 = 1.0;
const LEAST_LOOKS: u32 = 12;
/// How often that is looked at, and a window that has changed, until it has rested.
const LOOKS: Duration = Duration::from_millis(60);
/// A window has this size and place once it has had them for so long, in seconds: one that is being maximised grows before the system says why.
const RESTS: f64 = 0.4;

/// What one looks at of the window in a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Seen {
    screen: Rect,
    /// The size inside the frame.
    size: Vec2,
    /// How much wider and higher the frame makes it.
    frame: Vec2,
    /// The upper left corner of the frame; none on Wayland.
    corner: Option<Pos2>,
    maximized: bool,
    full_screen: bool,
    minimized: bool,
}

impl Seen {
    fn new(viewport: &ViewportInfo, content: Vec2, screen_corner: Pos2) -> Option<Self> {
        let screen = Rect::from_min_size(screen_corner, viewport.monitor_size?);
        let (outer, inner) = (viewport.outer_rect, viewport.inner_rect);
        let size = inner.map_or(content, |inner| inner.size());
        Some(Seen {
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

/// Looks after the window from frame to frame.
#[derive(Debug)]
pub struct Keeper {
    opened: WindowPlace,
    /// When the screen was known first, in seconds.
    since: Option<f64>,
    /// How often it was looked at since.
    looks: u32,
    /// What the window should be like while it is set right.
    wanted: Option<WindowPlace>,
    /// The size and corner the window has, and since when.
    rests: Option<(Vec2, Option<Pos2>, f64)>,
    least: Option<Vec2>,
    /// Whether the window has had a frame.
    framed: bool,
}

impl Keeper {
    /// The keeper of a window that was opened with this place.
    pub fn new(opened: WindowPlace) -> Self {
        Keeper { opened, since: None, looks: 0, wanted: None, rests: None, least: None, framed: false }
    }

    /// Looks at the window in a frame; `screen_corner` is where its screen begins, `full_screen` whether it is to be remembered as full screen,
    /// where that differs from what it is.
    pub fn look(&mut self, ctx: &Context, screen_corner: Pos2, full_screen: Option<bool>, places: &mut WindowPlaces) {
        let content = ctx.content_rect().size();
        let (seen, now) = ctx.input(|input| (Seen::new(input.viewport(), content, screen_corner), input.time));
        let Some(seen) = seen else { return };
        let commands = self.step(seen, now, full_screen, places);
        commands.into_iter().for_each(|command| ctx.send_viewport_cmd(command));
        if self.is_settling(now) || self.rests.is_some_and(|(.., since)| now - since <= RESTS) {
            ctx.request_repaint_after(LOOKS);
        }
    }

    fn is_settling(&self, now: f64) -> bool {
        self.looks < LEAST_LOOKS || self.since.is_none_or(|since| now - since < SETTLES)
    }

    fn step(
        &mut self,
        seen: Seen,
        now: f64,
        full_screen: Option<bool>,
        places: &mut WindowPlaces,
    ) -> Vec<ViewportCommand> {
        let name = screen_name(seen.screen.size());
        let opened = self.opened;
        self.since.get_or_insert(now);
        self.looks = self.looks.saturating_add(1);
        let wanted = *self.wanted.get_or_insert_with(|| places.on(&name).unwrap_or(opened));
        self.framed |= seen.frame != Vec2::ZERO;
        let mut commands = Vec::new();
        let least = least_size(seen.screen.size(), seen.frame);
        if self.least.replace(least) != Some(least) {
            commands.push(ViewportCommand::MinInnerSize(least));
        }
        if self.is_settling(now) {
            commands.extend(set_right(&seen, wanted));
            tracing::debug!("the window settles: {seen:?}, {commands:?}");
            return commands;
        }
        let before = places.on(&name).unwrap_or(wanted);
        let mut place = WindowPlace {
            maximized: seen.maximized && !seen.full_screen || before.maximized && (seen.full_screen || seen.minimized),
            full_screen: full_screen.unwrap_or(seen.full_screen),
            ..before
        };
        if !seen.is_plain() {
            self.rests = None;
        } else if let Some((size, corner, since)) =
            self.rests.filter(|rests| (rests.0, rests.1) == (seen.size, seen.corner))
        {
            if now - since >= RESTS {
                place.size = size.into();
                // After full screen X11 may go on telling of no frame: then the corner is that of the inside.
                if seen.frame != Vec2::ZERO || !self.framed {
                    place.corner = corner.map(Into::into);
                }
            }
        } else {
            self.rests = Some((seen.size, seen.corner, now));
        }
        places.put(&name, place);
        commands
    }
}

/// What makes the window what it should be, as far as it is not yet.
fn set_right(seen: &Seen, wanted: WindowPlace) -> Vec<ViewportCommand> {
    if wanted.full_screen != seen.full_screen {
        return vec![ViewportCommand::Fullscreen(wanted.full_screen)];
    }
    if wanted.maximized != seen.maximized && !seen.full_screen {
        return vec![ViewportCommand::Maximized(wanted.maximized)];
    }
    if !seen.is_plain() {
        return Vec::new();
    }
    let corner = sane_corner(wanted).or(seen.corner).unwrap_or(seen.screen.min);
    let (size, corner) = fitted(sane_size(wanted), corner, seen.screen, seen.frame);
    let mut commands = Vec::new();
    if (size - seen.size).abs().max_elem() > 1.0 {
        commands.push(ViewportCommand::InnerSize(size));
    }
    if seen.corner.is_some_and(|is| (corner - is).abs().max_elem() > 1.0) {
        commands.push(ViewportCommand::OuterPosition(corner));
    }
    commands
}

#[cfg(test)]
mod tests;
