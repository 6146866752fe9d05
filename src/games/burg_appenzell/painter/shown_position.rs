//! The position as far as the beats of the last event have been played. Board and panels show this, never more.

use super::beats::is_revealed;
use super::place::Place;
use super::roofs::RoofPose;
use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, HOLES};
use crate::games::burg_appenzell::common::Common;
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::slots::{LINE_LENGTH, Slot};
use crate::games::burg_appenzell::tiles::{Cheese, CheeseSet, Tile};
use crate::paint::easing::{ease_out, smoothstep};
use crate::paint::painter::Scene;
use crate::paint::stage::Playback;

/// The opacity of a roof whose tiles are shown below it.
const HAZE: f32 = 0.13;
/// How high roofs rise when the tiles are laid out under them.
const DEALING_LIFT: f32 = 0.5;

/// What is shown of a position while the event that led to it is on the stage.
#[derive(Clone, Copy)]
pub struct ShownPosition<'a> {
    /// The position after the event.
    after: &'a Open,
    /// The position before it, while the event is being shown.
    before: Option<&'a Open>,
    /// The event, while it is being shown.
    seen: Option<&'a Seen>,
    stage: Playback<'a, BurgAppenzell>,
}

/// A row of tiles that is being pushed.
#[derive(Clone, Copy, Debug)]
pub struct Slide<'a> {
    /// The slot of the push.
    pub slot: Slot,
    /// The tile that goes in, while it lies before the slot or is going in.
    pub spare: Option<Tile>,
    /// The open tiles along the line before the push.
    pub before: &'a [Option<Tile>; LINE_LENGTH],
    /// The open tiles along the line after the push.
    pub after: &'a [Option<Tile>; LINE_LENGTH],
    /// The tile that drops out, until it goes to its resting place.
    pub out: Option<Tile>,
    /// How far the line has moved, in cells, 0 to 1.
    pub shift: f32,
}

impl<'a> ShownPosition<'a> {
    /// What the scene shows.
    pub fn of(scene: &Scene<'a, BurgAppenzell>) -> Self {
        ShownPosition::new(scene.open, scene.last.map(|(observation, _)| &observation.seen), scene.stage)
    }

    /// What is shown of the position `after` the event `seen`.
    pub fn new(after: &'a Open, seen: Option<&'a Seen>, stage: Playback<'a, BurgAppenzell>) -> Self {
        ShownPosition { after, before: stage.before(), seen: seen.filter(|_| !stage.is_over()), stage }
    }

    /// Whether something is on its way, so that nothing is offered to be chosen yet.
    pub fn is_moving(&self) -> bool {
        !self.stage.is_over() && !self.stage.is_still
    }

    /// The position in which the seat on turn and its actions are those that people see.
    pub fn turn_position(&self) -> &'a Common {
        &self.before.unwrap_or(self.after).common
    }

    /// The owner of the mouse that stands on a cell.
    pub fn mouse_at(&self, cell_index: CellIndex) -> Option<Seat> {
        let place = Place::Cell(cell_index);
        match self.seen {
            // Mice that are jumped over stay where they are, so only the two ends of the way matter.
            Some(Seen::Ran { seat, from, path, .. }) => self.walker_at(*seat, Some(*from), path, cell_index),
            Some(Seen::Entered { seat, path, .. }) => self.walker_at(*seat, None, path, cell_index),
            Some(Seen::TowerChosen { seat, at }) => self.walker_at(*seat, None, &[*at], cell_index),
            // What has yet to set out from a place may be a chip, while a mouse stands there.
            Some(Seen::Pushed { falls, .. }) if self.stage.yet_to_leave(place) > 0 => {
                let fall = falls.iter().find(|fall| fall.at == cell_index.cell()).map(|fall| fall.seat);
                fall.or(self.after.common.mouse_at(cell_index.cell()))
            }
            _ => self.after.common.mouse_at(cell_index.cell()),
        }
    }

    fn walker_at(&self, seat: Seat, from: Option<Cell>, path: &[Cell], cell_index: CellIndex) -> Option<Seat> {
        let (cell, place) = (cell_index.cell(), Place::Cell(cell_index));
        if from == Some(cell) && self.stage.yet_to_leave(place) > 0 {
            return Some(seat);
        }
        let is_under_way = path.last() == Some(&cell) && self.stage.is_awaited(place);
        self.after.common.mouse_at(cell).filter(|_| !is_under_way)
    }

    /// The number of mice in the supply of a seat.
    pub fn supply(&self, seat: Seat) -> u8 {
        let after = self.after.common.players.get(seat.index()).map_or(0, |player| player.supply);
        after + self.stage.yet_to_leave(Place::SupplyPen(seat)) as u8
    }

    /// The number of mice of a seat that stand in the castle.
    pub fn mice(&self, seat: Seat) -> u8 {
        CellIndex::ALL.into_iter().filter(|cell_index| self.mouse_at(*cell_index) == Some(seat)).count() as u8
    }

    /// The number of mice of a seat that have fallen.
    pub fn fallen(&self, seat: Seat) -> u8 {
        let after = self.after.common.players.get(seat.index()).map_or(0, |player| player.fallen);
        let falls = self.seen.map_or(&[][..], Seen::falls).iter().filter(|fall| fall.seat == seat);
        let is_falling = |at: CellIndex| self.stage.is_awaited(Place::Cell(at));
        let falling = falls.filter_map(|fall| CellIndex::of(fall.at)).filter(|at| is_falling(*at)).count();
        after.saturating_sub(falling as u8)
    }

    /// The chips of a seat that have landed. Its panel shows the position before the event, to which they are added.
    pub fn chips(&self, seat: Seat) -> CheeseSet {
        let chips = self.after.common.players.get(seat.index()).map_or(CheeseSet::EMPTY, |player| player.chips);
        let gains = self.seen.map_or(&[][..], Seen::gains).iter().filter(|gain| gain.seat == seat);
        let is_under_way = |cheese: Cheese| self.stage.is_awaited(Place::Chip(seat, cheese));
        let (under_way, landed): (Vec<Cheese>, Vec<Cheese>) =
            gains.map(|gain| gain.cheese).partition(|cheese| is_under_way(*cheese));
        let landed = if self.stage.is_still { CheeseSet::EMPTY } else { landed.into_iter().collect() };
        chips.or(landed).without(under_way.into_iter().collect())
    }

    /// The visible tile of a cell.
    pub fn tile(&self, cell_index: CellIndex) -> Option<Tile> {
        let after = self.after.tiles.at(cell_index);
        let (Some(before), Some(room)) = (self.before, self.after.common.plan().room(cell_index)) else { return after };
        // A row keeps its tiles until it has slid on.
        if self.slide().is_some_and(|slide| slide.shift < 1.0 && slide.slot.line_cells().contains(cell_index)) {
            return before.tiles.at(cell_index);
        }
        let roof = Place::Roof(room);
        if self.closing_rooms().contains(room) && self.stage.change(roof) < 1.0 {
            return before.tiles.at(cell_index);
        }
        // After the end people may see everything, but no tile before its roof is lifted.
        after.filter(|_| !is_revealed(room, self.after) || self.stage.change(roof) > 0.0)
    }

    /// The rooms that are covered again in the event.
    fn closing_rooms(&self) -> RoomSet {
        if let Some(Seen::TurnEnded { covered, .. }) = self.seen { *covered } else { RoomSet::EMPTY }
    }

    /// Whether a roof lies on its room and is neither being lifted nor put back.
    pub fn is_roof_resting(&self, room: Room) -> bool {
        let is_moving = self.before.is_some() && self.stage.change(Place::Roof(room)) < 1.0;
        !self.after.common.open_rooms.contains(room) && !is_moving
    }

    /// The pose of a roof; `None` if it is off.
    pub fn roof(&self, room: Room) -> Option<RoofPose> {
        let common = &self.after.common;
        let share = self.stage.change(Place::Roof(room));
        let turned = ease_out(share);
        if common.open_rooms.contains(room) {
            let is_being_lifted = matches!(self.seen, Some(Seen::Uncovered { room: lifted, .. }) if *lifted == room);
            return (is_being_lifted && share < 1.0).then_some(RoofPose { opacity: 1.0 - turned, lift: turned });
        }
        if self.closing_rooms().contains(room) && share < 1.0 {
            let off = 1.0 - turned;
            return (share > 0.0).then_some(RoofPose { opacity: 1.0 - off * off, lift: off });
        }
        if is_revealed(room, self.after) {
            let lift = if share < 1.0 { turned } else { 0.0 };
            return Some(RoofPose { opacity: 1.0 - (1.0 - HAZE) * turned, lift });
        }
        if matches!(self.seen, Some(Seen::Dealt { .. })) {
            let lift = DEALING_LIFT * (share * std::f32::consts::PI).sin();
            return Some(RoofPose { opacity: 1.0, lift });
        }
        let cells = common.plan().cells(room) & HOLES;
        let is_shown = !cells.is_empty() && cells.iter().all(|cell_index| self.after.tiles.at(cell_index).is_some());
        Some(if is_shown { RoofPose { opacity: HAZE, lift: 0.0 } } else { RoofPose::RESTING })
    }

    /// The row that is being pushed.
    pub fn slide(&self) -> Option<Slide<'a>> {
        let Some(Seen::Pushed { slot, spare, line, shifted, out, .. }) = self.seen.filter(|_| self.is_moving()) else {
            return None;
        };
        let shift = smoothstep(self.stage.change(Place::Slot(*slot)));
        let (entry, exit) = (Place::SlotTile(*slot), Place::SlotTile(slot.opposite()));
        Some(Slide {
            slot: *slot,
            spare: Some(*spare).filter(|_| shift < 1.0 && !self.stage.is_awaited(entry)),
            before: line,
            after: shifted,
            out: Some(*out).filter(|_| shift > 0.0 && self.stage.yet_to_leave(exit) > 0),
            shift,
        })
    }

    /// Whether the tile under a cell is sliding on.
    pub fn slides(&self, cell_index: CellIndex) -> bool {
        self.slide().is_some_and(|slide| {
            (f32::EPSILON..1.0).contains(&slide.shift) && slide.slot.line_cells().contains(cell_index)
        })
    }

    /// The spare tile in its resting place.
    pub fn spare(&self) -> Option<Tile> {
        self.after.spare.filter(|_| !self.stage.is_awaited(Place::Spare))
    }
}
