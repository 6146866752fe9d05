//! Positions of everything on the board: the lawn, the track, the cards, dice and rows. The board is as large as fits.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::place::Place;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::Open;
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::games::rat_a_tat_roll::track::{REGIONS, Region, SPACES, Space};

/// The board size in units; at this size a unit is a point.
const REFERENCE_SIZE: Vec2 = vec2(500.0, 356.0);
/// The largest ratio of the board's width to its height.
const MAX_ASPECT: f32 = 1.95;
/// The largest ratio of the board's height to its width.
const MAX_HEIGHT_RATIO: f32 = 1.1;
/// The largest ratio of the track's width to its height.
const TRACK_MAX_ASPECT: f32 = 1.78;
/// Height of the strips of rows above and below the track.
const STRIP_HEIGHT: f32 = 47.0;
/// Distance from the edge of the lawn to the things on it.
const MARGIN: f32 = 6.0;
/// Width of the track.
const TRACK_WIDTH: f32 = 37.0;
/// Width of the band inside the track that holds the bars of the odds.
pub const ODDS_BAND: f32 = 12.0;
/// Size of a face-up card.
const FACE_UP_CARD: Vec2 = vec2(36.0, 49.0);
/// How far the mat of a face-up card reaches beyond it.
pub const MAT: f32 = 2.6;
/// Width of the frame of the dice tray.
const TRAY_FRAME: f32 = 4.5;
/// Size of a card in a row.
const ROW_CARD: Vec2 = vec2(28.0, 38.0);
/// Radius of a token in the centre.
pub const CENTRE_TOKEN: f32 = 6.4;
/// Radius of the token beside a seat's row.
pub const TALLY_TOKEN: f32 = 7.0;
/// Width of the strip of the icon guide.
const GUIDE_WIDTH: f32 = 17.5;
/// Height of an icon's cell in that strip.
const GUIDE_CELL: f32 = 17.4;
/// Number of cells in that strip: the icons, and the one that opens the guide.
const GUIDE_CELLS: usize = 10;
/// Number of samples along the track.
const SAMPLES: usize = 240;

/// The positions of everything on the board, in screen points.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The whole board.
    pub lawn: Rect,
    /// Points per unit.
    pub unit: f32,
    center: Pos2,
    /// Half axes of the track's middle line, an ellipse.
    radii: Vec2,
    /// Length of the middle line up to each sample; the whole length last.
    lengths: Vec<f32>,
    seats: usize,
}

/// A point on the track.
#[derive(Clone, Copy, Debug)]
pub struct TrackPoint {
    /// The position on the middle line.
    pub pos: Pos2,
    /// The unit vector away from the middle of the board.
    pub out: Vec2,
}

impl Layout {
    /// The largest board in the middle of `area`.
    pub fn fit(area: Rect, seats: usize) -> Self {
        let size =
            vec2(area.width().min(area.height() * MAX_ASPECT), area.height().min(area.width() * MAX_HEIGHT_RATIO));
        let lawn = Rect::from_center_size(area.center(), size.max(Vec2::splat(1.0)));
        let unit = (lawn.width() / REFERENCE_SIZE.x).min(lawn.height() / REFERENCE_SIZE.y);
        // The icon guide stands between the left edge of the lawn and the track; most lawns have room for it anyway.
        let guide = (GUIDE_WIDTH + MARGIN) * unit;
        let inner = lawn.size() - vec2(guide + MARGIN * unit, 2.0 * (STRIP_HEIGHT + MARGIN * 0.7) * unit);
        let width = inner.x.min(inner.y * TRACK_MAX_ASPECT);
        let height = inner.y.min(inner.x * 1.02);
        let radii = (vec2(width, height) - Vec2::splat(TRACK_WIDTH * unit)) * 0.5;
        let aside = (guide - (lawn.width() - width) * 0.5).max(0.0);
        let center = lawn.center() + vec2(aside, 0.0);
        let mut lengths = vec![0.0];
        let point = |index: usize| on_ellipse(center, radii, index as f32 / SAMPLES as f32);
        for index in 1..=SAMPLES {
            let before = lengths.last().copied().unwrap_or(0.0);
            lengths.push(before + (point(index) - point(index - 1)).length());
        }
        Layout { lawn, unit, center, radii, lengths, seats }
    }

    /// Converts units to points.
    pub fn units(&self, units: f32) -> f32 {
        units * self.unit
    }

    /// The middle of the board.
    pub fn center(&self) -> Pos2 {
        self.center
    }

    /// Half axes of the track's middle line.
    pub fn track_radii(&self) -> Vec2 {
        self.radii
    }

    /// Half the width of the track.
    pub fn track_half_width(&self) -> f32 {
        self.units(TRACK_WIDTH) * 0.5
    }

    /// The point `spaces` spaces clockwise from the middle of space 0.
    pub fn track_point(&self, spaces: f32) -> TrackPoint {
        let all = self.lengths.last().copied().unwrap_or(1.0);
        let target_length = (spaces / SPACES as f32).rem_euclid(1.0) * all;
        let index = self.lengths.partition_point(|length| *length <= target_length).clamp(1, SAMPLES);
        let (from, to) = (self.lengths[index - 1], self.lengths[index]);
        let share = (target_length - from) / (to - from).max(f32::EPSILON);
        let turn = (index as f32 - 1.0 + share) / SAMPLES as f32;
        let pos = on_ellipse(self.center, self.radii, turn);
        let angle = angle_of(turn);
        let out = vec2(angle.cos() / self.radii.x.max(1.0), angle.sin() / self.radii.y.max(1.0)).normalized();
        TrackPoint { pos, out }
    }

    /// A point beside the middle line: `across` is -1 at the inner edge of the track, 1 at the outer one.
    pub fn point_beside(&self, spaces: f32, across: f32) -> Pos2 {
        let TrackPoint { pos, out } = self.track_point(spaces);
        pos + out * across * self.track_half_width()
    }

    /// The outline of a part of the track, from `from` to `to` in spaces, `inner` to `outer` across.
    pub fn track_outline(&self, from: f32, to: f32, inner: f32, outer: f32) -> Vec<Pos2> {
        let steps = 6;
        let along = |step: usize| from + (to - from) * step as f32 / steps as f32;
        let there = (0..=steps).map(|step| self.point_beside(along(step), outer));
        let back = (0..=steps).rev().map(|step| self.point_beside(along(step), inner));
        there.chain(back).collect()
    }

    /// The middle of a space.
    pub fn space_center(&self, space: Space) -> Pos2 {
        self.track_point(space.index() as f32).pos
    }

    /// The place of a region's face-up card.
    pub fn face_up_card(&self, region: Region) -> Rect {
        let spaces = SPACES / REGIONS;
        let TrackPoint { pos, out } = self.track_point((region.index() * spaces + spaces / 2) as f32);
        let size = FACE_UP_CARD * self.unit;
        let half = out.x.abs() * size.x * 0.5 + out.y.abs() * size.y * 0.5;
        Rect::from_center_size(pos - out * (self.track_half_width() + self.units(ODDS_BAND + 4.0) + half), size)
    }

    /// The pile, below the tray.
    pub fn pile(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(-70.0, 42.0) * self.unit, vec2(33.0, 45.0) * self.unit)
    }

    /// The tokens in the centre, on the other side of the lowest card.
    pub fn tokens(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(70.0, 42.0) * self.unit, vec2(48.0, 45.0) * self.unit)
    }

    /// The tray of the dice with its frame.
    pub fn dice(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(0.0, -28.0) * self.unit, vec2(118.0, 92.0) * self.unit)
    }

    /// The floor of the tray: thrown dice stay on it.
    pub fn tray_floor(&self) -> Rect {
        self.dice().shrink(self.units(TRAY_FRAME))
    }

    /// A number die, by index, among `count`.
    pub fn die(&self, index: usize, count: usize) -> Rect {
        let (side, step) = (32.0, 35.0);
        let from = index as f32 - (count.max(1) as f32 - 1.0) * 0.5;
        Rect::from_center_size(self.dice().center() + vec2(from * step, 0.0) * self.unit, Vec2::splat(side) * self.unit)
    }

    /// The wild die.
    pub fn wild_die(&self) -> Rect {
        Rect::from_center_size(self.dice().center(), Vec2::splat(38.0) * self.unit)
    }

    /// The card taken with a full hand, beside the wild die.
    pub fn taken_card(&self) -> Rect {
        Rect::from_center_size(self.dice().center() + vec2(37.5, 0.0) * self.unit, vec2(33.0, 45.0) * self.unit)
    }

    /// The plate for a number of dice, by index from 0.
    pub fn dice_choice(&self, index: usize) -> Rect {
        let from = index as f32 - 1.0;
        Rect::from_center_size(self.dice().center() + vec2(from * 36.0, 0.0) * self.unit, vec2(35.0, 42.0) * self.unit)
    }

    /// The blanket of a seat. Blankets go clockwise from the lower left corner.
    pub fn blanket(&self, seat: Seat) -> Rect {
        let (upper, place, places) = match (self.seats, seat.index()) {
            (2, 0) => (false, 0, 1),
            (2, _) => (true, 0, 1),
            (3, 0) => (false, 0, 2),
            (3, 1) => (true, 0, 1),
            (3, _) => (false, 1, 2),
            (_, 1) => (true, 0, 2),
            (_, 2) => (true, 1, 2),
            (4, 0) => (false, 0, 2),
            (4, _) => (false, 1, 2),
            (_, 0) => (false, 0, 3),
            (_, 3) => (false, 2, 3),
            _ => (false, 1, 3),
        };
        let (unit, lawn) = (self.unit, self.lawn);
        let most = if self.seats == 2 { 5 } else { 4 };
        let area = (lawn.width() - 2.0 * MARGIN * unit) / places as f32;
        let width = (self.card_step() * most as f32 + 54.0 * unit).min(area - 3.0 * unit);
        // The ends of a strip have more lawn beside the track than its middle.
        let share = if places == 1 { 0.5 } else { place as f32 / (places - 1) as f32 };
        let left = lawn.left() + MARGIN * unit + (lawn.width() - 2.0 * MARGIN * unit - width) * share;
        let height = (STRIP_HEIGHT - 2.0) * unit;
        let top = if upper { lawn.top() + MARGIN * 0.5 * unit } else { lawn.bottom() - MARGIN * 0.5 * unit - height };
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    /// The strip of the icon guide.
    pub fn guide(&self) -> Rect {
        let size = vec2(GUIDE_WIDTH, GUIDE_CELL * GUIDE_CELLS as f32 + 4.0) * self.unit;
        let left = self.lawn.left() + self.units(MARGIN * 0.5);
        Rect::from_min_size(pos2(left, self.lawn.center().y - size.y * 0.5), size)
    }

    /// The cell of the icon guide with this index, from the top.
    pub fn guide_cell(&self, index: usize) -> Rect {
        let (strip, height) = (self.guide(), self.units(GUIDE_CELL));
        let top = strip.top() + self.units(2.0) + height * index as f32;
        Rect::from_min_size(pos2(strip.left(), top), vec2(strip.width(), height))
    }

    fn card_step(&self) -> f32 {
        (ROW_CARD.x + 0.8) * self.unit
    }

    /// The mark of a seat on its blanket.
    pub fn mark(&self, seat: Seat) -> Pos2 {
        let blanket = self.blanket(seat);
        pos2(blanket.left() + self.units(12.5), blanket.center().y)
    }

    /// The card at this place in a seat's row.
    pub fn row_card(&self, seat: Seat, place: RowIndex) -> Rect {
        let blanket = self.blanket(seat);
        let from = blanket.left() + self.units(23.0 + ROW_CARD.x * 0.5);
        let x = from + self.card_step() * place.index() as f32;
        Rect::from_center_size(pos2(x, blanket.center().y), ROW_CARD * self.unit)
    }

    /// All cards of a seat, with room for `count`.
    pub fn row_rect(&self, seat: Seat, count: usize) -> Rect {
        RowIndex::first(count.max(1)).map(|place| self.row_card(seat, place)).fold(Rect::NOTHING, Rect::union)
    }

    /// The centre of a seat's token count, which after the end is its sum.
    pub fn tally(&self, seat: Seat) -> Pos2 {
        let blanket = self.blanket(seat);
        pos2(blanket.right() - self.units(11.5), blanket.center().y)
    }

    /// The centre of the token above that count.
    pub fn tally_token(&self, seat: Seat) -> Pos2 {
        self.tally(seat) - vec2(0.0, self.units(8.0))
    }

    /// The rectangle of a place; `None` if it does not lie on the board now.
    pub fn place_rect(&self, open: &Open, place: Place) -> Option<Rect> {
        let common = &open.common;
        Some(match place {
            Place::Space(space) => {
                Rect::from_center_size(self.space_center(space), Vec2::splat(self.units(TRACK_WIDTH) * 0.96))
            }
            Place::FaceUpCard(region) => self.face_up_card(region),
            Place::Pile => self.pile(),
            Place::DiceChoice(count) => self.dice_choice(usize::from(count.count()) - 1),
            Place::Die(index) => self.die(index.index(), common.dice.len()),
            Place::WildDie => self.wild_die(),
            Place::Card(seat, card) => self.row_card(seat, card),
            Place::Dice => self.dice(),
            Place::Centre => self.tokens(),
            Place::CentreToken => {
                Rect::from_center_size(self.tokens().center(), Vec2::splat(self.units(2.0 * CENTRE_TOKEN)))
            }
            Place::Taken => self.taken_card(),
            Place::Tally(seat) => {
                Rect::from_center_size(self.tally_token(seat), Vec2::splat(self.units(2.0 * TALLY_TOKEN)))
            }
            Place::Blanket(seat) => self.blanket(seat),
            Place::CardHere => self.face_up_card(common.pawn.region()?),
            Place::OwnRow => {
                let count = open.rows.get(common.seat.index()).map_or(0, |row| row.len());
                self.row_rect(common.seat, count)
            }
            Place::OwnCard(card) => self.row_card(common.seat, card),
            Place::Guide => self.guide(),
            Place::Hand(_) | Place::Tokens(_) | Place::CentreCount | Place::PileCount | Place::OddsSwitch => {
                return None;
            }
        })
    }
}

/// The point on an ellipse after this share of a turn, clockwise from the top.
fn on_ellipse(center: Pos2, radii: Vec2, turn: f32) -> Pos2 {
    let angle = angle_of(turn);
    center + vec2(angle.cos() * radii.x, angle.sin() * radii.y)
}

fn angle_of(turn: f32) -> f32 {
    turn * std::f32::consts::TAU - std::f32::consts::FRAC_PI_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::dice::DiceCount;

    fn sizes() -> [Vec2; 7] {
        [
            vec2(503.0, 460.0),
            vec2(530.0, 360.0),
            vec2(900.0, 420.0),
            vec2(420.0, 900.0),
            vec2(64.0, 64.0),
            vec2(1236.0, 880.0),
            vec2(1568.0, 880.0),
        ]
    }

    #[test]
    fn everything_fits_on_the_lawn_without_overlap() {
        for size in sizes() {
            for seats in 2..=5 {
                let area = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fit(area, seats);
                assert!(area.expand(0.6).contains_rect(layout.lawn));
                let mut places: Vec<(String, Rect)> = Vec::new();
                let mut put = |name: String, rect: Rect| places.push((name, rect.shrink(0.05 * layout.unit)));
                for seat in Seat::all(seats) {
                    put(format!("blanket {seats} {}", seat.index()), layout.blanket(seat));
                    let blanket = layout.blanket(seat).expand(0.1);
                    let most = if seats == 2 { 5 } else { 4 };
                    assert!(blanket.contains_rect(layout.row_rect(seat, most)), "{size} {seats}");
                    assert!(
                        layout.row_rect(seat, most).right() < layout.tally(seat).x - layout.units(9.0),
                        "{size} {seats}"
                    );
                }
                Region::ALL.into_iter().for_each(|region| put(format!("{region:?}"), layout.face_up_card(region)));
                put("pile".to_owned(), layout.pile());
                put("tokens".to_owned(), layout.tokens());
                put("dice".to_owned(), layout.dice());
                put("guide".to_owned(), layout.guide());
                Space::all().for_each(|space| {
                    put(
                        format!("{space:?}"),
                        Rect::from_center_size(layout.space_center(space), Vec2::splat(layout.units(20.0))),
                    );
                });
                for (index, (name, rect)) in places.iter().enumerate() {
                    assert!(layout.lawn.expand(0.1).contains_rect(*rect), "{name} in {size}");
                    for (other, at) in &places[..index] {
                        assert!(!rect.intersects(*at), "{name} on {other} in {size} with {seats}");
                    }
                }
                for count in DiceCount::ALL {
                    let place = layout.dice_choice(usize::from(count.count()) - 1);
                    assert!(layout.tray_floor().contains_rect(place));
                }
                let dice = (1..=3).flat_map(|count| (0..count).map(move |index| (index, count)));
                let on_floor = dice.map(|(index, count)| layout.die(index, count));
                let wild = [layout.wild_die(), layout.taken_card()];
                for place in on_floor.chain(wild) {
                    assert!(layout.tray_floor().contains_rect(place), "{place:?} in {size}");
                }
                assert!(!layout.wild_die().intersects(layout.taken_card()));
            }
        }
    }

    #[test]
    fn targets_are_large_enough_in_the_smallest_window() {
        let layout = Layout::fit(Rect::from_min_size(Pos2::ZERO, vec2(530.0, 360.0)), 5);
        assert!(layout.row_card(Seat::new(4), RowIndex::ALL[3]).size().min_elem() >= 26.0);
        assert!(layout.units(TRACK_WIDTH) >= 32.0 && layout.die(0, 3).width() >= 32.0);
    }

    #[test]
    fn spaces_are_equally_long_and_go_clockwise() {
        let layout = Layout::fit(Rect::from_min_size(Pos2::ZERO, vec2(900.0, 500.0)), 3);
        let middles: Vec<Pos2> = Space::all().map(|space| layout.space_center(space)).collect();
        let steps: Vec<f32> = (0..SPACES).map(|at| (middles[(at + 1) % SPACES] - middles[at]).length()).collect();
        let (least, most) = (steps.iter().copied().fold(f32::MAX, f32::min), steps.iter().copied().fold(0.0, f32::max));
        assert!(most / least < 1.1, "{steps:?}");
        assert!(middles[0].y < layout.center().y && middles[1].x > middles[0].x);
    }
}
