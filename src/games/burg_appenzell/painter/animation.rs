//! The animation of the last event: a roof, a line of tiles, a mouse. Made from what everyone saw, so it reveals nothing.

use egui::{Pos2, Vec2};

use super::layout::Layout;
use crate::games::burg_appenzell::castle::CellIndex;
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::seen::{Fall, Seen};
use crate::games::burg_appenzell::slots::{LINE_LENGTH, Slot};
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::easing::{ease_out, smoothstep};
use crate::paint::painter::{Motion, PlayContext};

/// The part of a push's duration in which the line slides, if mice fall afterwards.
const SLIDE_SHARE: f32 = 0.58;

/// See [`crate::paint::painter::Painter::motion`].
pub fn motion(seen: &Seen) -> Motion {
    match seen {
        Seen::Uncovered { .. } | Seen::TurnEnded { .. } => Motion::TurnOver(1),
        Seen::Pushed { falls, .. } => Motion::Walk(if falls.is_empty() { 2 } else { 4 }),
        Seen::Ran { path, .. } | Seen::Entered { path, .. } => Motion::Walk(path.len().clamp(1, 4) as u8),
        Seen::Started { .. } | Seen::Dealt { .. } | Seen::TowerChosen { .. } => Motion::Piece,
    }
}

/// The last event while it is animated.
#[derive(Clone, Copy, Debug)]
pub struct Animation<'a> {
    seen: Option<&'a Seen>,
    progress: f32,
}

/// A sliding line of tiles.
#[derive(Clone, Copy, Debug)]
pub struct Slide<'a> {
    /// The slot of the push.
    pub slot: Slot,
    /// The tile that goes in.
    pub spare: Tile,
    /// The open tiles along the line before the push.
    pub before: &'a [Option<Tile>; LINE_LENGTH],
    /// The open tiles along the line after the push.
    pub after: &'a [Option<Tile>; LINE_LENGTH],
    /// The tile that drops out.
    pub out: Tile,
    /// How far the line has moved, in cells, 0 to 1.
    pub shift: f32,
    /// How far the tile that dropped out is on its way from the exit to its resting place, 0 to 1.
    pub put_aside: f32,
}

/// A moving mouse.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// The landing cell.
    pub to: CellIndex,
    /// The present centre of the mouse.
    pub center: Pos2,
    /// The height of its hop, as a share of the mouse's size.
    pub hop: f32,
}

impl<'a> Animation<'a> {
    /// The animation of this scene; nothing moves with reduced motion.
    pub fn of(play: &PlayContext<'a, BurgAppenzell>) -> Self {
        let last = play.last.filter(|(_, progress)| *progress < 1.0 && !play.reduced_motion);
        Animation {
            seen: last.map(|(observation, _)| &observation.seen),
            progress: last.map_or(1.0, |(_, progress)| progress),
        }
    }

    /// The roof that is being lifted, and how far it has moved, 0 to 1.
    pub fn lifted(&self) -> Option<(Room, f32)> {
        match self.seen? {
            Seen::Uncovered { room, .. } => Some((*room, ease_out(self.progress))),
            _ => None,
        }
    }

    /// The roofs that are coming back, and how far they still are from their rooms, 1 to 0.
    pub fn closing(&self) -> Option<(RoomSet, f32)> {
        match self.seen? {
            Seen::TurnEnded { covered, .. } => Some((*covered, 1.0 - ease_out(self.progress))),
            _ => None,
        }
    }

    /// The line that slides.
    pub fn slide(&self) -> Option<Slide<'a>> {
        match self.seen? {
            Seen::Pushed { slot, spare, line, shifted, out, falls, .. } => {
                let share = if falls.is_empty() { 0.8 } else { SLIDE_SHARE };
                let shift = smoothstep((self.progress / share).min(1.0));
                let put_aside = smoothstep(((self.progress - share) / (1.0 - share)).clamp(0.0, 1.0));
                Some(Slide { slot: *slot, spare: *spare, before: line, after: shifted, out: *out, shift, put_aside })
            }
            _ => None,
        }
    }

    /// The mice that fall, and how far they have fallen, 0 to 1.
    pub fn falls(&self) -> (&'a [Fall], f32) {
        match self.seen {
            Some(Seen::Pushed { falls, .. }) => {
                (falls, ((self.progress - SLIDE_SHARE) / (1.0 - SLIDE_SHARE)).clamp(0.0, 1.0))
            }
            _ => (&[], 1.0),
        }
    }

    /// The mouse that moves.
    pub fn walk(&self, layout: &Layout) -> Option<Walk> {
        match self.seen? {
            Seen::TowerChosen { at, .. } => {
                let to = CellIndex::of(*at)?;
                let height = (1.0 - ease_out(self.progress)) * 0.7;
                Some(Walk { to, center: layout.center(to), hop: height })
            }
            Seen::Ran { from, path, .. } => {
                let start = layout.center(CellIndex::of(*from)?);
                self.walk_along(layout, start, path.iter().copied().filter_map(CellIndex::of))
            }
            Seen::Entered { tower, path, .. } => {
                let tower = layout.center(CellIndex::of(*tower)?);
                let outward = (tower - layout.castle().center()).normalized();
                let path: Vec<CellIndex> = path.iter().copied().filter_map(CellIndex::of).collect();
                self.walk_along(layout, tower + outward * layout.cell * 0.9, path.into_iter())
            }
            _ => None,
        }
    }

    /// A mouse on this path, after the present share of the animation.
    fn walk_along(&self, layout: &Layout, start: Pos2, path: impl Iterator<Item = CellIndex>) -> Option<Walk> {
        let path: Vec<CellIndex> = path.collect();
        let to = *path.last()?;
        let steps = path.len() as f32;
        let walked = self.progress * steps;
        let step = (walked as usize).min(path.len() - 1);
        let from = step.checked_sub(1).map_or(start, |before| layout.center(path[before]));
        let share = smoothstep(walked - step as f32);
        // A jump over mice goes higher than a step.
        let height = if path.len() > 1 { 0.34 } else { 0.1 };
        let hop = (share * std::f32::consts::PI).sin() * height;
        Some(Walk { to, center: from.lerp(layout.center(path[step]), share), hop })
    }

    /// Whether the tile under this cell is still sliding.
    pub fn slides(&self, cell_index: CellIndex) -> bool {
        matches!(self.seen, Some(Seen::Pushed { slot, .. }) if slot.line_cells().contains(cell_index))
    }
}

/// The look of a falling mouse after this share of its fall: size, angle in radians and opacity.
pub fn falling(fallen: f32) -> (f32, f32, f32) {
    (1.0 - 0.8 * fallen, fallen * fallen * 4.4, (1.3 - 1.3 * fallen).clamp(0.0, 1.0))
}

/// This many cells in a direction, as an offset in points.
pub fn offset(direction: Vec2, cells: f32, layout: &Layout) -> Vec2 {
    direction * cells * layout.cell
}
