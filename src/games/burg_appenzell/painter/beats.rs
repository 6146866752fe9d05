//! How events are shown, step by step: roofs are lifted and put back, mice hop and fall, a row is pushed, chips fly to
//! their owner.

use egui::{Painter as Brush, Vec2, vec2};

use super::highlights::paint_chip;
use super::palette;
use super::pieces::{Pose, paint_mouse, paint_tile};
use super::place::{Place, on_cells};
use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::common::{End, Phase};
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::seen::{Fall, Gain, Seen};
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::tiles::{Cheese, Tile};
use crate::paint::art::square;
use crate::paint::mouse::Mood;
use crate::paint::painter::Scene;
use crate::paint::stage::{Beat, Moment, Pause, PiecePose, Show, Span, Way};
use crate::sound::Sound;

/// The size of a mouse under way, in cells.
pub const MOUSE_SIZE: f32 = 0.82;
/// The height of a lifted mouse above its shadow, in its own size.
const MOUSE_LIFT: f32 = 0.3;
/// How far a mouse turns while it falls, in radians.
const FALL_TURN: f32 = 4.4;

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A mouse of a seat.
    Mouse(Seat),
    /// A tile outside the castle, which everyone sees.
    Tile(Tile),
    /// A chip.
    Chip(Cheese),
}

/// See `Painter::sound`.
pub fn sound(show: &Show<BurgAppenzell>) -> Option<Sound> {
    match show {
        Show::Change(Place::Roof(_), _) => Some(Sound::RoofLifted),
        Show::Change(Place::Slot(_), _) => Some(Sound::Pushed),
        Show::Travel(travel) => Some(match travel.piece {
            Piece::Mouse(_) if travel.way == Way::Fall => Sound::Fallen,
            Piece::Mouse(_) => Sound::Hop,
            Piece::Tile(_) => Sound::TileLaid,
            Piece::Chip(_) => Sound::Coin,
        }),
        _ => None,
    }
}

/// See `Painter::beats`.
pub fn beats(moment: &Moment<'_, BurgAppenzell>) -> Vec<Beat<BurgAppenzell>> {
    let (seen, after) = (&moment.observation.seen, moment.after);
    let mut beats = match seen {
        Seen::Started { seat } => vec![Beat::light(vec![Place::Seat(*seat)]), Beat::hold(Pause::Short)],
        Seen::Dealt { spare } => {
            let spare = Beat::travel(Piece::Tile(*spare), vec![Place::Castle], vec![Place::Spare], Way::Arc);
            Beat::one_after_another(Room::ALL.into_iter().map(cover)).chain([spare]).collect()
        }
        Seen::TowerChosen { seat, at } => walk(*seat, None, &[*at]),
        Seen::Uncovered { room, .. } => vec![turn(*room)],
        Seen::Ran { seat, from, path, .. } => walk(*seat, Some(*from), path),
        Seen::Entered { seat, path, .. } => walk(*seat, None, path),
        Seen::Pushed { seat, slot, spare, out, falls, .. } => {
            push(*slot, *spare, *out).into_iter().chain(fall(*seat, falls)).collect()
        }
        Seen::TurnEnded { seat, covered, .. } => {
            let tries_to_remember = (!covered.is_empty()).then(|| Beat::react(*seat, Mood::Thinking));
            Beat::one_after_another(covered.iter().map(cover)).chain(tries_to_remember).collect()
        }
    };
    beats.extend(seen.gains().iter().flat_map(|gain| collect(*gain, after)));
    beats.extend(seen.end().into_iter().flat_map(|end| game_end(end, seen, after)));
    beats
}

/// A roof is lifted.
fn turn(room: Room) -> Beat<BurgAppenzell> {
    Beat::change(Place::Roof(room), Span::Turn)
}

/// A roof is put back.
fn cover(room: Room) -> Beat<BurgAppenzell> {
    turn(room).sounding(Sound::RoofSet)
}

/// A mouse goes cell by cell; without `from` it comes from the supply.
fn walk(seat: Seat, from: Option<Cell>, path: &[Cell]) -> Vec<Beat<BurgAppenzell>> {
    let mouse = |from: Vec<Place>, to: Cell, way| Beat::travel(Piece::Mouse(seat), from, on_cells([to]), way);
    let mut beats = Vec::new();
    let mut at = from;
    for to in path {
        beats.push(match at {
            // A mouse that was let go by the pointer goes on from there.
            Some(at) if path.len() == 1 => {
                mouse([Place::Dragged].into_iter().chain(on_cells([at])).collect(), *to, Way::Hop)
            }
            Some(at) => mouse(on_cells([at]), *to, Way::Hop),
            None => mouse(vec![Place::SupplyPen(seat), Place::Hand(seat), Place::Seat(seat)], *to, Way::Lift),
        });
        at = Some(*to);
    }
    beats
}

/// The spare goes to the slot, the row slides by one cell, and the tile that drops out becomes the spare.
fn push(slot: Slot, spare: Tile, out: Tile) -> [Beat<BurgAppenzell>; 3] {
    // Over castle and mice, not through them.
    let tile = |tile, from, to| Beat::travel(Piece::Tile(tile), from, vec![to], Way::Lift);
    [
        tile(spare, vec![Place::Previewed, Place::Spare], Place::SlotTile(slot)),
        Beat::change(Place::Slot(slot), Span::Push),
        tile(out, vec![Place::SlotTile(slot.opposite())], Place::Spare),
    ]
}

/// Mice drop through their traps; then their owners' pens light up. Nobody may miss it. Those whose mice fall wince, and
/// the one who `pushed` them gloats.
fn fall(pushed: Seat, falls: &[Fall]) -> Vec<Beat<BurgAppenzell>> {
    let drop = |fall: &Fall| {
        let at = on_cells([fall.at]);
        Beat::travel(Piece::Mouse(fall.seat), at.clone(), at, Way::Fall).unskippable().staggered()
    };
    let mut beats: Vec<_> = falls.iter().map(drop).collect();
    let mut pens: Vec<Place> = falls.iter().map(|fall| Place::FallenPen(fall.seat)).collect();
    pens.dedup();
    beats.extend(falls.iter().map(|fall| Beat::react(fall.seat, Mood::Ouch)));
    if !falls.is_empty() && falls.iter().all(|fall| fall.seat != pushed) {
        beats.push(Beat::react(pushed, Mood::Sly));
    }
    if !pens.is_empty() {
        beats.push(Beat::light(pens).unskippable());
    }
    beats
}

/// The cells of a cheese light up under their mice, and its chip flies to the owner of the mice.
fn collect(gain: Gain, after: &Open) -> [Beat<BurgAppenzell>; 3] {
    let cells: Vec<Place> = cells_of_gain(gain, after).map(Place::Cell).collect();
    let from = if cells.is_empty() { vec![Place::Castle] } else { cells.clone() };
    let to = vec![Place::Chip(gain.seat, gain.cheese), Place::Chips(gain.seat), Place::Seat(gain.seat)];
    let chip = Beat::travel(Piece::Chip(gain.cheese), from, to, Way::Arc);
    [Beat::light(cells), chip, Beat::react(gain.seat, Mood::Glad)]
}

/// The visible cells on which mice of the seat stand on the cheese.
pub fn cells_of_gain(gain: Gain, open: &Open) -> impl Iterator<Item = CellIndex> {
    let mice = open.common.players.get(gain.seat.index()).map_or(CellSet::EMPTY, |player| player.mice);
    mice.iter().filter(move |cell_index| open.tiles.at(*cell_index) == Some(Tile::Cheese(gain.cheese)))
}

/// The winner and the winner's mice light up; then all roofs are lifted whose tiles people may see now. Nobody may miss it.
fn game_end(end: End, seen: &Seen, after: &Open) -> Vec<Beat<BurgAppenzell>> {
    let covered = if let Seen::TurnEnded { covered, .. } = seen { *covered } else { RoomSet::EMPTY };
    let mice = after.common.players.get(end.winner.index()).map_or(CellSet::EMPTY, |player| player.mice);
    let lit = [Place::Seat(end.winner)].into_iter().chain(mice.iter().map(Place::Cell));
    let winner = [Beat::light(lit.collect()), Beat::hold(Pause::Long)];
    let revealed = Room::ALL.into_iter().filter(|room| !covered.contains(*room) && is_revealed(*room, after));
    // How many there are depends on what the viewer may see.
    let lifted = Beat::one_after_another(revealed.map(|room| turn(room).silent()));
    winner.into_iter().chain(lifted).map(Beat::unskippable).collect()
}

/// Whether the game is over and the tiles under the roof of this room are shown.
pub fn is_revealed(room: Room, open: &Open) -> bool {
    let common = &open.common;
    let mut holes = (common.plan().cells(room) & HOLES).iter();
    let is_over = matches!(common.phase, Phase::Over(_)) && !common.open_rooms.contains(room);
    is_over && holes.all(|cell_index| open.tiles.at(cell_index).is_some())
}

/// See `Painter::paint_flight`.
pub fn paint_piece(brush: &Brush, scene: &Scene<'_, BurgAppenzell>, piece: Piece, pose: PiecePose) {
    let theme = scene.theme;
    let side = pose.side * (1.0 - 0.06 * pose.squash);
    match piece {
        Piece::Mouse(seat) => {
            let side = side * MOUSE_SIZE;
            let lift = MOUSE_LIFT * pose.lift;
            let ground = pose.center + vec2(0.0, lift * side);
            let mouse = Pose {
                angle: FALL_TURN * pose.fallen * pose.fallen,
                opacity: (1.3 - 1.3 * pose.fallen).clamp(0.0, 1.0),
                lift,
                ..Pose::at(ground, side)
            };
            paint_mouse(brush, theme, mouse, scene.mark(seat));
        }
        Piece::Tile(tile) => {
            let place = square(pose.center, side);
            let shadow = place.translate(Vec2::splat(side * (0.05 + 0.1 * pose.lift)));
            brush.rect_filled(shadow, side * 0.09, palette::SHADOW);
            paint_tile(brush, theme, place, tile, 1.0);
        }
        Piece::Chip(cheese) => paint_chip(brush, theme, pose.center, side * 0.48, cheese, None),
    }
}
