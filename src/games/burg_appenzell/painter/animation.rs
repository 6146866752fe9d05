//! What is on its way just now: a roof, a line of tiles, a mouse. Made of what was seen, which tells only what all saw.

use egui::{Pos2, Vec2};

use super::layout::Layout;
use crate::games::burg_appenzell::castle::CellIndex;
use crate::games::burg_appenzell::pushing::{LINE, Slot};
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::tiles::Tile;
use crate::games::burg_appenzell::witness::{Fall, Seen};
use crate::paint::motion::{ease, smooth};
use crate::paint::painter::{Motion, Scene};

/// So much of the time of a push takes the slide, where mice fall after it.
const SLIDE_SHARE: f32 = 0.58;

/// See `Painter::motion`.
pub fn motion(seen: &Seen) -> Motion {
    match seen {
        Seen::Uncovered { .. } | Seen::Ended { .. } => Motion::TurnOver(1),
        Seen::Pushed { falls, .. } => Motion::Walk(if falls.is_empty() { 2 } else { 4 }),
        Seen::Ran { way, .. } | Seen::Entered { way, .. } => Motion::Walk(way.len().clamp(1, 4) as u8),
        Seen::Started { .. } | Seen::Dealt { .. } | Seen::Towered { .. } => Motion::Piece,
    }
}

/// What happened last, while it is on its way.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    seen: Option<&'a Seen>,
    progress: f32,
}

/// A line of tiles that slides.
#[derive(Clone, Copy, Debug)]
pub struct Slide<'a> {
    /// From here.
    pub slot: Slot,
    /// The tile that goes in.
    pub spare: Tile,
    /// What lay open along the line.
    pub before: &'a [Option<Tile>; LINE],
    /// What will lie open.
    pub after: &'a [Option<Tile>; LINE],
    /// The tile that drops out.
    pub out: Tile,
    /// How far the line has gone, in cells.
    pub gone: f32,
    /// Where the tile that dropped out is between the exit and its resting place, 0 to 1.
    pub put_away: f32,
}

/// A mouse on its way.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// Where it will stand.
    pub to: CellIndex,
    /// Where it is.
    pub center: Pos2,
    /// How high it hops, in sides.
    pub hop: f32,
}

impl<'a> Moves<'a> {
    /// What moves in this scene.
    pub fn of(scene: &Scene<'a, BurgAppenzell>) -> Self {
        let last = scene.last.filter(|(_, progress)| *progress < 1.0 && !scene.reduced_motion);
        Moves {
            seen: last.map(|(observation, _)| &observation.seen),
            progress: last.map_or(1.0, |(_, progress)| progress),
        }
    }

    /// The roof that is being lifted, and how far it has gone.
    pub fn lifted(&self) -> Option<(Room, f32)> {
        match self.seen? {
            Seen::Uncovered { room, .. } => Some((*room, ease(self.progress))),
            _ => None,
        }
    }

    /// The roofs that come back, and how far they are from their rooms.
    pub fn closing(&self) -> Option<(RoomSet, f32)> {
        match self.seen? {
            Seen::Ended { covered, .. } => Some((*covered, 1.0 - ease(self.progress))),
            _ => None,
        }
    }

    /// The line that slides.
    pub fn slide(&self) -> Option<Slide<'a>> {
        match self.seen? {
            Seen::Pushed { slot, spare, line, shifted, out, falls, .. } => {
                let share = if falls.is_empty() { 0.8 } else { SLIDE_SHARE };
                let gone = smooth((self.progress / share).min(1.0));
                let put_away = smooth(((self.progress - share) / (1.0 - share)).clamp(0.0, 1.0));
                Some(Slide { slot: *slot, spare: *spare, before: line, after: shifted, out: *out, gone, put_away })
            }
            _ => None,
        }
    }

    /// The mice that fall, and how deep they have fallen.
    pub fn falls(&self) -> (&'a [Fall], f32) {
        match self.seen {
            Some(Seen::Pushed { falls, .. }) => {
                (falls, ((self.progress - SLIDE_SHARE) / (1.0 - SLIDE_SHARE)).clamp(0.0, 1.0))
            }
            _ => (&[], 1.0),
        }
    }

    /// The mouse that walks.
    pub fn walk(&self, layout: &Layout) -> Option<Walk> {
        match self.seen? {
            Seen::Towered { at, .. } => {
                let to = CellIndex::of(*at)?;
                let height = (1.0 - ease(self.progress)) * 0.7;
                Some(Walk { to, center: layout.center(to), hop: height })
            }
            Seen::Ran { from, way, .. } => {
                let start = layout.center(CellIndex::of(*from)?);
                self.along(layout, start, way.iter().copied().filter_map(CellIndex::of))
            }
            Seen::Entered { tower, way, .. } => {
                let tower = layout.center(CellIndex::of(*tower)?);
                let out = (tower - layout.castle().center()).normalized();
                let way: Vec<CellIndex> = way.iter().copied().filter_map(CellIndex::of).collect();
                self.along(layout, tower + out * layout.cell * 0.9, way.into_iter())
            }
            _ => None,
        }
    }

    fn along(&self, layout: &Layout, start: Pos2, way: impl Iterator<Item = CellIndex>) -> Option<Walk> {
        let way: Vec<CellIndex> = way.collect();
        let to = *way.last()?;
        let steps = way.len() as f32;
        let walked = self.progress * steps;
        let step = (walked as usize).min(way.len() - 1);
        let from = step.checked_sub(1).map_or(start, |before| layout.center(way[before]));
        let share = smooth(walked - step as f32);
        // Over others it jumps higher than it runs.
        let height = if way.len() > 1 { 0.34 } else { 0.1 };
        let hop = (share * std::f32::consts::PI).sin() * height;
        Some(Walk { to, center: from.lerp(layout.center(way[step]), share), hop })
    }

    /// Whether the tile under this cell is still on its way.
    pub fn slides(&self, site: CellIndex) -> bool {
        matches!(self.seen, Some(Seen::Pushed { slot, .. }) if slot.cells().contains(site))
    }
}

/// Where a fallen mouse is after so much of its fall: how large, how turned, how solid.
pub fn falling(fallen: f32) -> (f32, f32, f32) {
    (1.0 - 0.8 * fallen, fallen * fallen * 4.4, (1.3 - 1.3 * fallen).clamp(0.0, 1.0))
}

/// The way from one cell to the next as an offset in points.
pub fn offset(way: Vec2, cells: f32, layout: &Layout) -> Vec2 {
    way * cells * layout.cell
}
