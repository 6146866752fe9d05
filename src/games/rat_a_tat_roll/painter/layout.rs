//! Where everything lies: the lawn, the track round its middle, the cards, dice and rows. The largest that fits.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::things::{Thing, shows_wild};
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::track::{REGIONS, Region, SPACES, Space};
use crate::games::rat_a_tat_roll::{Open, Phase};

/// The room for which the units below are points.
const ROOM: Vec2 = vec2(500.0, 356.0);
/// The board is at most so many times as wide as high, and so many times as high as wide.
const WIDEST: f32 = 1.95;
const HIGHEST: f32 = 1.1;
/// The track is at most so many times as wide as high.
const TRACK_WIDEST: f32 = 1.78;
/// The height of the strip of rows above and below the track.
const STRIP: f32 = 47.0;
/// From the edge of the lawn to what lies on it.
const MARGIN: f32 = 6.0;
/// The width of the track.
const BAND: f32 = 37.0;
/// The odds stand so far from the track.
pub const BAR: f32 = 12.0;
/// A face-up card.
const CARD: Vec2 = vec2(36.0, 49.0);
/// A card in a row.
const SMALL: Vec2 = vec2(28.0, 38.0);
/// Samples of the curve of the track.
const SAMPLES: usize = 240;

/// The board's place on the screen.
#[derive(Clone, Debug)]
pub struct Layout {
    /// All of the board.
    pub lawn: Rect,
    /// One unit in points.
    pub unit: f32,
    center: Pos2,
    /// Half axes of the middle line of the track.
    half: Vec2,
    /// Length of the middle line up to each sample, the whole length last.
    lengths: Vec<f32>,
    seats: usize,
}

/// A point of the track.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// On its middle line.
    pub pos: Pos2,
    /// Away from the middle of the board, one long.
    pub out: Vec2,
}

impl Layout {
    /// The largest board in the middle of `room`.
    pub fn fitting(room: Rect, seats: usize) -> Self {
        let size = vec2(room.width().min(room.height() * WIDEST), room.height().min(room.width() * HIGHEST));
        let lawn = Rect::from_center_size(room.center(), size.max(Vec2::splat(1.0)));
        let unit = (lawn.width() / ROOM.x).min(lawn.height() / ROOM.y);
        let inner = lawn.size() - vec2(2.0 * MARGIN, 2.0 * (STRIP + MARGIN * 0.7)) * unit;
        let width = inner.x.min(inner.y * TRACK_WIDEST);
        let height = inner.y.min(inner.x * 1.02);
        let half = (vec2(width, height) - Vec2::splat(BAND * unit)) * 0.5;
        let center = lawn.center();
        let mut lengths = vec![0.0];
        let point = |index: usize| on_ellipse(center, half, index as f32 / SAMPLES as f32);
        for index in 1..=SAMPLES {
            let before = lengths.last().copied().unwrap_or(0.0);
            lengths.push(before + (point(index) - point(index - 1)).length());
        }
        Layout { lawn, unit, center, half, lengths, seats }
    }

    /// So many units in points.
    pub fn units(&self, units: f32) -> f32 {
        units * self.unit
    }

    /// The middle of the board.
    pub fn middle(&self) -> Pos2 {
        self.center
    }

    /// Half axes of the track's middle line.
    pub fn half(&self) -> Vec2 {
        self.half
    }

    /// Half the width of the track.
    pub fn reach(&self) -> f32 {
        self.units(BAND) * 0.5
    }

    /// The middle of the track so many spaces after space 0, clockwise.
    pub fn at(&self, spaces: f32) -> At {
        let all = self.lengths.last().copied().unwrap_or(1.0);
        let wanted = (spaces / SPACES as f32).rem_euclid(1.0) * all;
        let index = self.lengths.partition_point(|length| *length <= wanted).clamp(1, SAMPLES);
        let (from, to) = (self.lengths[index - 1], self.lengths[index]);
        let share = (wanted - from) / (to - from).max(f32::EPSILON);
        let turn = (index as f32 - 1.0 + share) / SAMPLES as f32;
        let pos = on_ellipse(self.center, self.half, turn);
        let angle = angle_of(turn);
        let out = vec2(angle.cos() / self.half.x.max(1.0), angle.sin() / self.half.y.max(1.0)).normalized();
        At { pos, out }
    }

    /// A point beside the middle line: -1 at the inner edge of the track, 1 at the outer one.
    pub fn beside(&self, spaces: f32, across: f32) -> Pos2 {
        let At { pos, out } = self.at(spaces);
        pos + out * across * self.reach()
    }

    /// The outline of a stretch of the track, from `from` to `to` in spaces, between two lines beside its middle.
    pub fn stretch(&self, from: f32, to: f32, inner: f32, outer: f32) -> Vec<Pos2> {
        let steps = 6;
        let along = |step: usize| from + (to - from) * step as f32 / steps as f32;
        let there = (0..=steps).map(|step| self.beside(along(step), outer));
        let back = (0..=steps).rev().map(|step| self.beside(along(step), inner));
        there.chain(back).collect()
    }

    /// The middle of a space.
    pub fn space(&self, space: Space) -> Pos2 {
        self.at(space.index() as f32).pos
    }

    /// Where the face-up card of a region lies.
    pub fn card(&self, region: Region) -> Rect {
        let spaces = SPACES / REGIONS;
        let At { pos, out } = self.at((region.index() * spaces + spaces / 2) as f32);
        let size = CARD * self.unit;
        let half = out.x.abs() * size.x * 0.5 + out.y.abs() * size.y * 0.5;
        Rect::from_center_size(pos - out * (self.reach() + self.units(BAR + 4.0) + half), size)
    }

    /// The pile.
    pub fn pile(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(-29.0, -50.0) * self.unit, vec2(33.0, 45.0) * self.unit)
    }

    /// The tokens in the centre.
    pub fn tokens(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(27.0, -50.0) * self.unit, vec2(48.0, 45.0) * self.unit)
    }

    /// The place of the dice.
    pub fn dice(&self) -> Rect {
        Rect::from_center_size(self.center + vec2(0.0, -2.0) * self.unit, vec2(122.0, 40.0) * self.unit)
    }

    /// A number die, by its index, of so many.
    pub fn die(&self, index: usize, count: usize) -> Rect {
        let (side, step) = (34.0, 43.0);
        let from = index as f32 - (count.max(1) as f32 - 1.0) * 0.5;
        Rect::from_center_size(self.dice().center() + vec2(from * step, 0.0) * self.unit, Vec2::splat(side) * self.unit)
    }

    /// The wild die; a card that was taken with a full hand lies to its right.
    pub fn wild(&self, with_card: bool) -> Rect {
        let aside = if with_card { -26.0 } else { 0.0 };
        Rect::from_center_size(self.dice().center() + vec2(aside, 0.0) * self.unit, Vec2::splat(40.0) * self.unit)
    }

    /// The card that was taken with a full hand.
    pub fn taken(&self) -> Rect {
        Rect::from_center_size(self.dice().center() + vec2(26.0, 0.0) * self.unit, vec2(33.0, 45.0) * self.unit)
    }

    /// A choice of so many dice, by index from 0.
    pub fn many(&self, index: usize) -> Rect {
        let from = index as f32 - 1.0;
        Rect::from_center_size(self.dice().center() + vec2(from * 41.0, 0.0) * self.unit, vec2(38.0, 38.0) * self.unit)
    }

    /// The blanket of a seat: clockwise from the lower left corner.
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
        let room = (lawn.width() - 2.0 * MARGIN * unit) / places as f32;
        let width = (self.card_step() * most as f32 + 54.0 * unit).min(room - 3.0 * unit);
        // At the ends of a strip there is more lawn beside the track than at its middle.
        let share = if places == 1 { 0.5 } else { place as f32 / (places - 1) as f32 };
        let left = lawn.left() + MARGIN * unit + (lawn.width() - 2.0 * MARGIN * unit - width) * share;
        let height = (STRIP - 2.0) * unit;
        let top = if upper { lawn.top() + MARGIN * 0.5 * unit } else { lawn.bottom() - MARGIN * 0.5 * unit - height };
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    fn card_step(&self) -> f32 {
        (SMALL.x + 0.8) * self.unit
    }

    /// The mark of a seat on its blanket.
    pub fn mark(&self, seat: Seat) -> Pos2 {
        let blanket = self.blanket(seat);
        pos2(blanket.left() + self.units(12.5), blanket.center().y)
    }

    /// The place of a card before a seat.
    pub fn row(&self, seat: Seat, place: Place) -> Rect {
        let blanket = self.blanket(seat);
        let from = blanket.left() + self.units(23.0 + SMALL.x * 0.5);
        let x = from + self.card_step() * place.index() as f32;
        Rect::from_center_size(pos2(x, blanket.center().y), SMALL * self.unit)
    }

    /// All cards before a seat that has room for so many.
    pub fn row_of(&self, seat: Seat, count: usize) -> Rect {
        Place::first(count.max(1)).map(|place| self.row(seat, place)).fold(Rect::NOTHING, Rect::union)
    }

    /// Where the tokens, or at the end the sum, of a seat stand on its blanket.
    pub fn purse(&self, seat: Seat) -> Pos2 {
        let blanket = self.blanket(seat);
        pos2(blanket.right() - self.units(11.5), blanket.center().y)
    }

    /// The rectangle in which a thing is pointed at.
    pub fn rect(&self, open: &Open, thing: Thing) -> Rect {
        match thing {
            Thing::Space(space) => Rect::from_center_size(self.space(space), Vec2::splat(self.units(BAND) * 0.96)),
            Thing::Card(region) => self.card(region),
            Thing::Pile => self.pile(),
            Thing::Many(many) => self.many(usize::from(many.count()) - 1),
            Thing::Die(index) => self.die(usize::from(index), open.common.dice.len()),
            Thing::Wild => self.wild(shows_wild(open) && open.common.phase == Phase::Replacing),
            Thing::Row(seat, place) => self.row(seat, place),
        }
    }
}

/// Where the ellipse is after this share of a turn, from its top, clockwise.
fn on_ellipse(center: Pos2, half: Vec2, turn: f32) -> Pos2 {
    let angle = angle_of(turn);
    center + vec2(angle.cos() * half.x, angle.sin() * half.y)
}

fn angle_of(turn: f32) -> f32 {
    turn * std::f32::consts::TAU - std::f32::consts::FRAC_PI_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::dice::HowMany;

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
    fn everything_lies_on_the_lawn_and_nothing_on_something_else() {
        for size in sizes() {
            for seats in 2..=5 {
                let room = Rect::from_min_size(pos2(13.0, 7.0), size);
                let layout = Layout::fitting(room, seats);
                assert!(room.expand(0.6).contains_rect(layout.lawn));
                let mut places: Vec<(String, Rect)> = Vec::new();
                let mut put = |name: String, rect: Rect| places.push((name, rect.shrink(0.05 * layout.unit)));
                for seat in Seat::all(seats) {
                    put(format!("blanket {seats} {}", seat.index()), layout.blanket(seat));
                    let blanket = layout.blanket(seat).expand(0.1);
                    let most = if seats == 2 { 5 } else { 4 };
                    assert!(blanket.contains_rect(layout.row_of(seat, most)), "{size} {seats}");
                    assert!(
                        layout.row_of(seat, most).right() < layout.purse(seat).x - layout.units(9.0),
                        "{size} {seats}"
                    );
                }
                Region::ALL.into_iter().for_each(|region| put(format!("{region:?}"), layout.card(region)));
                put("pile".to_owned(), layout.pile());
                put("tokens".to_owned(), layout.tokens());
                put("dice".to_owned(), layout.dice());
                Space::all().for_each(|space| {
                    put(
                        format!("{space:?}"),
                        Rect::from_center_size(layout.space(space), Vec2::splat(layout.units(20.0))),
                    );
                });
                for (index, (name, rect)) in places.iter().enumerate() {
                    assert!(layout.lawn.expand(0.1).contains_rect(*rect), "{name} in {size}");
                    for (other, at) in &places[..index] {
                        assert!(!rect.intersects(*at), "{name} on {other} in {size} with {seats}");
                    }
                }
                for many in HowMany::ALL {
                    let place = layout.many(usize::from(many.count()) - 1);
                    assert!(layout.dice().expand(layout.units(3.0)).contains_rect(place));
                }
            }
        }
    }

    #[test]
    fn targets_are_large_enough_in_the_least_window() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(530.0, 360.0)), 5);
        assert!(layout.row(Seat::new(4), Place::ALL[3]).size().min_elem() >= 26.0);
        assert!(layout.units(BAND) >= 32.0 && layout.die(0, 3).width() >= 32.0);
    }

    #[test]
    fn spaces_are_equally_long_and_go_clockwise() {
        let layout = Layout::fitting(Rect::from_min_size(Pos2::ZERO, vec2(900.0, 500.0)), 3);
        let middles: Vec<Pos2> = Space::all().map(|space| layout.space(space)).collect();
        let steps: Vec<f32> = (0..SPACES).map(|at| (middles[(at + 1) % SPACES] - middles[at]).length()).collect();
        let (least, most) = (steps.iter().copied().fold(f32::MAX, f32::min), steps.iter().copied().fold(0.0, f32::max));
        assert!(most / least < 1.1, "{steps:?}");
        assert!(middles[0].y < layout.middle().y && middles[1].x > middles[0].x);
    }
}
