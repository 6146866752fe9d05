//! How events are shown, step by step: tiles hop out of the bag, are laid, light their lines, and points fly to the sheet.

use egui::{Align2, FontId, Painter as Brush, Stroke};

use super::place::{Place, RackTile};
use super::tiles::{Pose, paint_back, paint_tile};
use crate::engine::{Cell, Phrase, Seat};
use crate::games::zatre::board::{Axis, CellIndex, MIN_SCORING_SUM};
use crate::games::zatre::rules::{Open, Phase, Seen, Zatre};
use crate::games::zatre::scoring::scoring_lines;
use crate::games::zatre::sheet::{Entry, SUMS};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::paint::fonts;
use crate::paint::mouse::Mood;
use crate::paint::stage::{Beat, Moment, Pause, PiecePose, Show, Way};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// The points that make a turn a big one.
const BIG_TURN: i32 = 6;

/// What travels: a tile, or the back of one that the viewer may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tile.
    Tile(Tile),
    /// A tile face down.
    Back,
    /// The bonus of a complete row, as a stamp.
    Bonus(u8),
}

/// See `Painter::sound`.
pub fn sound(show: &Show<Zatre>) -> Option<Sound> {
    match show {
        Show::Shake(Place::Bag) => Some(Sound::TilesDrawn),
        Show::Travel(travel) if travel.way == Way::Lift => Some(Sound::TileLaid),
        Show::Light(places) if matches!(places[..], [Place::Cell(_) | Place::Box { .. }, ..]) => Some(Sound::RowDone),
        Show::Gain { .. } => Some(Sound::Point),
        _ => None,
    }
}

/// See `Painter::beats`.
pub fn beats(moment: &Moment<'_, Zatre>) -> Vec<Beat<Zatre>> {
    match &moment.observation.seen {
        Seen::StartDrew { seat, tile, begins } => {
            let mut beats =
                vec![shake(), from_bag(Piece::Tile(*tile), vec![Place::StartTile(*seat), Place::Seat(*seat)])];
            if let Some(starter) = begins {
                beats.push(Beat::new(Show::Light(vec![Place::StartTile(*starter)])));
                beats.push(Beat::new(Show::Hold(Pause::Long)));
            }
            beats
        }
        Seen::Drew { seat, count, tiles } => {
            let mut beats = vec![shake()];
            match tiles {
                Some(tiles) => beats.extend(seen_draws(*seat, tiles, held(moment.before, *seat))),
                None => {
                    let to = into_hand(*seat);
                    beats.extend((0..*count).map(|_| from_bag(Piece::Back, to.clone()).staggered()));
                }
            }
            beats
        }
        Seen::DealtOut { seat, tile } => {
            vec![shake(), from_bag(Piece::Tile(*tile), into_hand(*seat))]
        }
        Seen::Placed { seat, tile, at, .. } => {
            let mut from = vec![Place::Dragged, Place::Held(*seat, RackTile::first(*tile)), Place::Hand(*seat)];
            from.extend([Place::LastHeld(*seat), Place::Seat(*seat)]);
            let laying = Beat::travel(Piece::Tile(*tile), from, vec![Place::Cell(*at)], Way::Lift);
            let is_known = held(moment.before, *seat).count_of(*tile) > 0;
            let laying = if is_known { laying } else { laying.turning_over() };
            let lines = completed_lines(moment.after, *at);
            let lights = Beat::one_after_another(lines.iter().map(|cells| Beat::light(places(cells))));
            [laying].into_iter().chain(lights).collect()
        }
        Seen::Ended { seat, entry, .. } => {
            let mut beats = gains(moment.before, *seat, entry);
            if moment.after.common.phase == Phase::Over {
                if beats.is_empty() {
                    // A turn that gains nothing ends the game, too.
                    beats.push(Beat::hold(Pause::Long));
                }
                beats = beats.into_iter().map(Beat::unskippable).collect();
            }
            beats
        }
    }
}

fn shake() -> Beat<Zatre> {
    Beat::new(Show::Shake(Place::Bag))
}

fn from_bag(piece: Piece, to: Vec<Place>) -> Beat<Zatre> {
    let beat = Beat::travel(piece, vec![Place::BagMouth, Place::BagCount], to, Way::Arc);
    if piece == Piece::Back { beat } else { beat.turning_over() }
}

/// Where a tile goes that a seat gets: onto its rack, if that is shown, else beside its tiles in the strip of seats.
fn into_hand(seat: Seat) -> Vec<Place> {
    vec![Place::Hand(seat), Place::NextHeld(seat), Place::Seat(seat)]
}

/// The tiles that a viewer sees on the seat's rack.
fn held(open: &Open, seat: Seat) -> Tiles {
    open.racks.get(seat.index()).and_then(|rack| rack.tiles).unwrap_or_default()
}

/// Drawn tiles hop onto their places on the rack, which is sorted by value.
fn seen_draws(seat: Seat, tiles: &[Tile], mut held: Tiles) -> Vec<Beat<Zatre>> {
    let beat = |tile: &Tile| {
        let slot = held.count_of(*tile);
        held.add(*tile);
        let on_rack = Place::Held(seat, RackTile { tile: *tile, slot });
        let to = [on_rack].into_iter().chain(into_hand(seat)).collect();
        from_bag(Piece::Tile(*tile), to).staggered()
    };
    tiles.iter().map(beat).collect()
}

fn places(cells: &[Cell]) -> Vec<Place> {
    cells.iter().copied().map(Place::Cell).collect()
}

/// The cells of the lines of 10 to 12 through a tile.
fn completed_lines(open: &Open, at: Cell) -> Vec<Vec<Cell>> {
    let board = &open.common.board;
    let Some(index) = CellIndex::of(at) else { return Vec::new() };
    let scoring = Axis::BOTH.into_iter().filter(|axis| board.line_sum(index, *axis) >= MIN_SCORING_SUM);
    scoring.map(|axis| board.line(index, axis).cells).collect()
}

/// The points of a turn fly from their lines to their boxes, its crosses from the light cells; then rows that have become
/// complete light up, and what they and the crosses add to the total flies to the seat.
fn gains(before: &Open, seat: Seat, entry: &Entry) -> Vec<Beat<Zatre>> {
    let common = &before.common;
    let sheet_index = common.sheet_of(seat);
    let Some(sheet) = common.sheets.get(sheet_index) else { return Vec::new() };
    let entered = |column: usize, row: usize| vec![Place::Box { sheet: sheet_index, column, row }, Place::Seat(seat)];
    let lines = scoring_lines(&common.board, &common.laid);
    let mut beats = Vec::new();
    for (column, sum) in SUMS.into_iter().enumerate().filter(|(column, _)| entry.lines[*column] > 0) {
        let cells: Vec<Cell> =
            lines.iter().filter(|line| line.sum() == sum).flat_map(|line| line.cells.clone()).collect();
        let label = Phrase::new("zatre-badge-gain").with("points", entry.points(column));
        let to = entered(column + 1, sheet.filled(column));
        beats.push(Beat::light(places(&cells)).staggered().silent());
        beats.push(Beat::new(Show::Gain { seat, label, from: places(&cells), to }).staggered());
    }
    let light_cells: Vec<Cell> = common.laid.iter().filter(|index| index.is_light()).map(CellIndex::cell).collect();
    let from = if light_cells.is_empty() { vec![Place::Seat(seat)] } else { places(&light_cells) };
    for number in 0..usize::from(entry.crosses) {
        let label = Phrase::new("zatre-sheet-double");
        let to = entered(0, sheet.crosses() + number);
        beats.push(Beat::new(Show::Gain { seat, label, from: from.clone(), to }).staggered().sounding(Sound::Stamp));
    }
    let mut after = sheet.clone();
    after.enter(entry);
    let is_completed = |row: &usize| after.row(*row).is_complete() && !sheet.row(*row).is_complete();
    for row in (0..after.rows()).filter(is_completed) {
        let boxes = (0..4).map(|column| Place::Box { sheet: sheet_index, column, row });
        beats.push(Beat::new(Show::Light(boxes.collect())));
    }
    let has_completed = (0..after.rows()).any(|row| is_completed(&row));
    let entered: i32 = (0..SUMS.len()).map(|column| i32::from(entry.points(column))).sum();
    if has_completed || entered >= BIG_TURN {
        beats.push(Beat::react(seat, Mood::Glad));
    }
    let added = u8::try_from(after.total() - sheet.total() - entered).unwrap_or(0);
    if added > 0 {
        let label = Phrase::new("zatre-badge-gain").with("points", added);
        let from = vec![Place::Sheet(sheet_index), Place::Seat(seat)];
        beats.push(Beat::new(Show::Gain { seat, label, from, to: vec![Place::Seat(seat)] }));
    }
    beats
}

/// See `Painter::paint_piece`.
pub fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
    let flat = Pose::flat(pose.center, pose.side * (1.0 - 0.06 * pose.squash));
    let shown = Pose { lift: pose.lift, breadth: pose.breadth(), ..flat };
    match piece {
        Piece::Tile(tile) if pose.shows_face() => paint_tile(brush, theme, shown, *tile),
        Piece::Tile(_) | Piece::Back => paint_back(brush, theme, shown),
        Piece::Bonus(bonus) => paint_bonus(brush, theme, *bonus, pose),
    }
}

/// Paints a stamp with the bonus of a complete row.
fn paint_bonus(brush: &Brush, theme: &Theme, bonus: u8, pose: PiecePose) {
    let radius = pose.side * 0.5;
    brush.circle(pose.center, radius * 0.94, theme.raised, Stroke::new(radius * 0.12, theme.good));
    brush.circle_stroke(pose.center, radius * 0.74, Stroke::new(radius * 0.05, theme.good));
    let font = FontId::new(radius * 0.86, fonts::bold());
    brush.text(pose.center, Align2::CENTER_CENTER, format!("+{bonus}"), font, theme.good);
}
