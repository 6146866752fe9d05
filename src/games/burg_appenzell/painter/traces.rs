//! What others have done since the viewer's last decision, and what the last event brought, marked on the board: ways of
//! mice, pushed rows, lifted roofs, falls and chips. No mark tells what lies under a roof.

use egui::epaint::PathShape;
use egui::{Painter as Brush, Pos2, Shape, Stroke, vec2};

use super::beats::cells_of_gain;
use super::highlights::{paint_arrow_in, paint_chip, paint_frame};
use super::layout::{Layout, WALL_THICKNESS, push_direction};
use super::palette;
use crate::engine::{Cell, Observation, Seat, Viewer};
use crate::games::burg_appenzell::castle::CellIndex;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::seen::{Fall, Gain, Seen};
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::words::would_reveal_tile;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;
use crate::paint::stage::Playback;

/// How far before the centre of the last cell a way ends, in cells, so that the mouse there does not hide its arrow.
const WAY_END: f32 = 0.36;

/// A mark that an event has left.
#[derive(Clone, Debug, PartialEq)]
pub enum Trace {
    /// The way of a mouse of a seat, cell by cell. It begins outside the castle if the mouse came from the supply.
    Way {
        /// The owner of the mouse.
        seat: Seat,
        /// Whether the mouse came from the supply.
        has_entered: bool,
        /// The cells of the way.
        cells: Vec<Cell>,
    },
    /// The row that a seat pushed.
    Push(Seat, Slot),
    /// The roof that a seat lifted, as long as it is off.
    Lifted(Seat, Room),
    /// A mouse that fell, as long as its cell is open.
    Fall(Fall),
    /// A chip that was taken.
    Chip(Gain),
}

/// The marks of the scene.
pub fn traces(scene: &Scene<'_, BurgAppenzell>) -> Vec<Trace> {
    let last = scene.last.map(|(observation, _)| observation).filter(|_| !scene.is_last_traced);
    let own = if let Viewer::Seat(seat) = scene.viewer { Some(seat) } else { None };
    current(scene.traces, last, scene.stage, scene.acting_seat.or(own), scene.open)
}

/// The marks of these events for the person at the seat `own`, and of a last event that is not among them, once it has been
/// seen, if that person has made it.
pub fn current(
    events: &[Observation<BurgAppenzell>],
    last: Option<&Observation<BurgAppenzell>>,
    stage: Playback<'_, BurgAppenzell>,
    own: Option<Seat>,
    open: &Open,
) -> Vec<Trace> {
    let own_last = last.filter(|last| stage.is_over() && last.seen.acting_seat() == own);
    joined(events.iter().chain(own_last).flat_map(|event| traces_of(&event.seen, own, open)))
}

/// Joins ways that go on where the one before ended.
fn joined(traces: impl Iterator<Item = Trace>) -> Vec<Trace> {
    let mut all: Vec<Trace> = Vec::new();
    for trace in traces {
        let Trace::Way { seat, has_entered: false, cells } = &trace else {
            all.push(trace);
            continue;
        };
        let goes_on = |earlier: &&mut Trace| matches!(earlier, Trace::Way { seat: other, cells: way, .. } if other == seat && way.last() == cells.first());
        match all.iter_mut().rev().find(goes_on) {
            Some(Trace::Way { cells: way, .. }) => way.extend(&cells[1..]),
            _ => all.push(trace),
        }
    }
    all
}

/// The marks that one event leaves for the person at the seat `own`, who knows what that seat did.
pub fn traces_of(seen: &Seen, own: Option<Seat>, open: &Open) -> Vec<Trace> {
    let is_own = seen.acting_seat().is_some_and(|seat| own == Some(seat));
    // The way to a chip leads to its cheese, which has to be remembered once it is covered.
    let way = |seat: Seat, has_entered, cells: Vec<Cell>| {
        let tells_tile = cells.last().is_some_and(|to| would_reveal_tile(seen.gains(), *to, open));
        (!is_own && !tells_tile).then_some(Trace::Way { seat, has_entered, cells })
    };
    let deed = match seen {
        Seen::TowerChosen { seat, at } => way(*seat, true, vec![*at]),
        Seen::Ran { seat, from, path, .. } => way(*seat, false, [*from].iter().chain(path).copied().collect()),
        Seen::Entered { seat, path, .. } => way(*seat, true, path.clone()),
        Seen::Pushed { seat, slot, .. } => Some(Trace::Push(*seat, *slot)),
        Seen::Uncovered { seat, room, .. } => {
            (!is_own && open.common.open_rooms.contains(*room)).then_some(Trace::Lifted(*seat, *room))
        }
        Seen::Started { .. } | Seen::Dealt { .. } | Seen::TurnEnded { .. } => None,
    };
    // A trap has to be remembered once it is covered.
    let is_open = |at: Cell| CellIndex::of(at).is_some_and(|at| open.tiles.at(at).is_some());
    let falls = seen.falls().iter().copied().filter(|fall| is_open(fall.at)).map(Trace::Fall);
    deed.into_iter().chain(falls).chain(seen.gains().iter().copied().map(Trace::Chip)).collect()
}

/// Paints what lies under the mice: lifted roofs and ways.
pub fn paint_under_mice(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, traces: &[Trace]) {
    for trace in traces {
        if let Trace::Lifted(seat, room) = trace {
            paint_lifted(brush, layout, scene, *seat, *room);
        }
    }
    for trace in traces {
        if let Trace::Way { seat, has_entered, cells } = trace {
            paint_way(brush, layout, scene, *seat, *has_entered, cells);
        }
    }
}

/// Paints what lies over the mice: pushed rows, falls and chips.
pub fn paint_over_mice(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, traces: &[Trace]) {
    for trace in traces {
        match trace {
            Trace::Push(seat, slot) => paint_pushed(brush, layout, scene, *seat, *slot),
            Trace::Fall(fall) => paint_fallen(brush, layout, scene, *fall),
            Trace::Chip(gain) => paint_gain(brush, layout, scene, *gain),
            Trace::Way { .. } | Trace::Lifted(..) => {}
        }
    }
}

/// A frame round a room, with the mark of the seat that lifted its roof.
fn paint_lifted(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, seat: Seat, room: Room) {
    let cell = layout.cell;
    let place = layout.room(scene.open.common.plan(), room).shrink(cell * 0.06);
    paint_frame(brush, scene.theme, place, cell * 0.7, scene.theme.board(scene.theme.mark(scene.mark(seat))));
    let radius = (cell * 0.11).max(6.0);
    paint_badge(brush, scene, place.left_top() + vec2(radius, radius) * 0.7, radius, seat);
}

/// The mark of a seat on a light disc.
fn paint_badge(brush: &Brush, scene: &Scene<'_, BurgAppenzell>, center: Pos2, radius: f32, seat: Seat) {
    let rim = Stroke::new((radius * 0.16).max(1.25), scene.theme.board(palette::CHALK_LINE));
    brush.circle(center, radius * 1.35, scene.theme.board(palette::CHALK), rim);
    paint_mark(brush, center, radius, scene.mark(seat), scene.theme);
}

/// A line through the centres of the cells, with an arrow at its end.
fn paint_way(
    brush: &Brush,
    layout: &Layout,
    scene: &Scene<'_, BurgAppenzell>,
    seat: Seat,
    has_entered: bool,
    cells: &[Cell],
) {
    let cell = layout.cell;
    let mut line: Vec<Pos2> = cells.iter().filter_map(|at| CellIndex::of(*at)).map(|at| layout.center(at)).collect();
    if let Some(tower) = line.first().copied().filter(|_| has_entered) {
        line.insert(0, tower + (tower - layout.castle().center()).normalized() * cell * 0.95);
    }
    let (Some(end), Some(before)) = (line.pop(), line.last()) else { return };
    let along = (end - *before).normalized();
    let tip = end - along * cell * WAY_END;
    let foot = tip - along * cell * 0.18;
    line.push(foot);
    let start = line[0];
    let width = (cell * 0.055).max(2.0);
    let dark = scene.theme.board(palette::CHALK_LINE);
    let bright = scene.theme.board(scene.theme.mark(scene.mark(seat)));
    let light = scene.theme.board(palette::CHALK);
    let wing = along.rot90() * cell * 0.12;
    for (stroke, radius) in [
        (Stroke::new(width * 2.4, dark), 1.9),
        (Stroke::new(width * 1.8, light), 1.6),
        (Stroke::new(width, bright), 1.2),
    ] {
        brush.circle_filled(start, width * radius, stroke.color);
        brush.add(Shape::Path(PathShape::line(line.clone(), stroke)));
    }
    for (colour, edge) in [(dark, width * 1.4), (light, width * 0.8), (bright, 0.0)] {
        let head = vec![tip, foot + wing, foot - wing];
        brush.add(Shape::Path(PathShape::convex_polygon(head, colour, Stroke::new(edge, colour))));
    }
}

/// Arrows in both gates of the row, in the direction of the push, with the mark of the seat that pushed.
fn paint_pushed(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, seat: Seat, slot: Slot) {
    let (direction, cell) = (push_direction(slot), layout.cell);
    let fill = scene.theme.board(scene.theme.mark(scene.mark(seat)));
    for end in [layout.center(slot.line()[0]) - direction * cell, layout.center(slot.exit())] {
        let gate = end + direction * cell * (0.5 - WALL_THICKNESS * 0.5);
        let tail = gate - direction * cell * 0.2;
        paint_arrow_in(brush, scene.theme, (tail, direction), (cell * 0.4, cell * 0.13), fill, 1.0);
    }
}

/// Frames where a mouse fell, with the mark of its owner.
fn paint_fallen(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, fall: Fall) {
    let Some(cell_index) = CellIndex::of(fall.at) else { return };
    let rect = layout.rect(cell_index);
    let danger = scene.theme.board(palette::DANGER);
    paint_frame(brush, scene.theme, rect.shrink(layout.cell * 0.05), layout.cell, danger);
    paint_badge(brush, scene, rect.center(), (layout.cell * 0.15).max(8.0), fall.seat);
}

/// A chip over the mice that earned it.
fn paint_gain(brush: &Brush, layout: &Layout, scene: &Scene<'_, BurgAppenzell>, gain: Gain) {
    for cell_index in cells_of_gain(gain, scene.open) {
        let place = layout.rect(cell_index).right_top() + vec2(-0.12, 0.12) * layout.cell;
        let radius = (layout.cell * 0.24).max(12.0);
        paint_chip(brush, scene.theme, place, radius, gain.cheese, Some(scene.mark(gain.seat)));
    }
}
