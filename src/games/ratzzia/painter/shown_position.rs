//! The position as far as the beats of the last event have been played. Board and hands show this, never more.

use super::beats::shelf_column;
use super::cat::CatArrival;
use super::pieces::{DieAppearance, Piece};
use super::place::Place;
use super::tray_dice::rolled_again;
use crate::engine::Seat;
use crate::games::ratzzia::board::{Column, Shelf};
use crate::games::ratzzia::dice::DieOwner;
use crate::games::ratzzia::{Effect, Open, Phase, Ratzzia, Seen, SeenEvent, SpaceIndex};
use crate::paint::painter::Scene;
use crate::paint::stage::{Occupant, Playback};

/// What is shown of a position while the event that led to it is on the stage.
#[derive(Clone, Copy)]
pub struct ShownPosition<'a> {
    /// The position after the event.
    pub(super) after: &'a Open,
    /// The position before it, while something moves.
    pub(super) before: Option<&'a Open>,
    /// The event.
    pub(super) seen: Option<&'a Seen>,
    /// What moves.
    pub(super) stage: Playback<'a, Ratzzia>,
}

impl<'a> ShownPosition<'a> {
    /// What the scene shows.
    pub fn of(scene: &Scene<'a, Ratzzia>) -> Self {
        ShownPosition::new(scene.open, scene.last.map(|(observation, _)| &observation.seen), scene.stage)
    }

    /// What is shown of the position `after` the event `seen`.
    pub fn new(after: &'a Open, seen: Option<&'a Seen>, stage: Playback<'a, Ratzzia>) -> Self {
        ShownPosition { after, before: stage.before().filter(|_| !stage.is_still), seen, stage }
    }

    /// The event, while something moves.
    pub(super) fn running_event(&self) -> Option<&'a Seen> {
        self.seen.filter(|_| self.before.is_some())
    }

    /// The seat whose turn is running; `None` before the start.
    pub fn seat_on_turn(&self) -> Option<Seat> {
        let open = self.before.unwrap_or(self.after);
        (open.phase != Phase::Starting).then_some(open.turn.seat)
    }

    /// The die on a space that does not travel.
    pub fn die(&self, space: SpaceIndex) -> Option<DieAppearance> {
        match self.stage.occupant(Place::Spot(space)) {
            Occupant::Piece(Piece::Die(die)) => Some(*die),
            Occupant::Piece(Piece::Food(_) | Piece::Bag(_)) => self.resting_die(space),
            Occupant::Nothing => None,
            Occupant::AsAfter => self.die_after(space),
        }
    }

    /// The die of a space from which sausages have yet to set out: gone, but for the one that Annie moves later.
    fn resting_die(&self, space: SpaceIndex) -> Option<DieAppearance> {
        let leaving = self.stage.leaving(Place::Spot(space)).find_map(|piece| match piece {
            Piece::Die(die) => Some(*die),
            Piece::Food(_) | Piece::Bag(_) => None,
        });
        leaving.or_else(|| self.die_after(space).filter(|_| !self.stage.is_awaited(Place::Spot(space))))
    }

    fn die_after(&self, space: SpaceIndex) -> Option<DieAppearance> {
        let die = match space {
            SpaceIndex::Column(column, index) => *self.after.stack(column).0.get(usize::from(index))?,
            SpaceIndex::Cat(index) => self.after.cat.get(usize::from(index)).copied(),
        };
        die.map(DieAppearance::placed)
    }

    /// The number of dice on the cat row.
    pub fn cat_dice(&self, spaces: usize) -> usize {
        (0..spaces).filter(|index| self.die(SpaceIndex::Cat(*index as u8)).is_some()).count()
    }

    /// The cat, while it comes and goes.
    pub fn cat(&self) -> Option<CatArrival> {
        let comes = self.running_event()?.effects.iter().any(|effect| matches!(effect, Effect::CatCame { .. }));
        comes.then(|| CatArrival::at(&self.stage))
    }

    /// Whether a column is complete as far as that has been shown.
    pub fn is_complete(&self, column: Column) -> bool {
        self.after.is_complete(column)
            && (0..self.after.printed(column).spaces.len())
                .map(|index| SpaceIndex::Column(column, index as u8))
                .all(|space| self.die_after(space).is_none() || self.die(space).is_some())
    }

    /// How far the die in a slot has rolled, 0 to 1; `None` once it lies still.
    pub fn rolling(&self, slot: usize) -> Option<f32> {
        Some(self.stage.change(Place::Die(slot))).filter(|share| *share < 1.0)
    }

    /// The number of dice, from the left of the cloth, that were rolled again while others were kept.
    pub fn rolled_again(&self) -> usize {
        let Some(seen) = self.seen else { return 0 };
        let SeenEvent::Rolled { dice, again: true } = seen.event else { return 0 };
        let (again, own) = match self.before {
            Some(before) => (dice.count(), before.hand().count() + dice.count()),
            None => (rolled_again(self.after, seen).count(), self.after.hand().count()),
        };
        if again < own { again } else { 0 }
    }

    /// The dice in a seat's hand, then its unused candy dice.
    pub fn hand(&self, seat: Seat) -> Vec<DieAppearance> {
        let is_rolling = self.running_event().is_some_and(|seen| matches!(seen.event, SeenEvent::Rolled { .. }));
        let open = match self.before {
            Some(before) if is_rolling && before.turn.seat == seat => before,
            _ => self.after,
        };
        let own = open.hands.get(seat.index()).copied().unwrap_or_default();
        let shaken = match open.phase {
            Phase::Rolling { count, .. } if open.turn.seat == seat => usize::from(count),
            _ => 0,
        };
        let place = Place::Hand(seat);
        let is_candy = |piece: &&Piece| matches!(piece, Piece::Die(die) if die.candy);
        let coming = if is_rolling { 0 } else { self.coming_home(seat).filter(|piece| !is_candy(piece)).count() };
        let candies = usize::from(self.after.candies.get(seat.index()).copied().unwrap_or(0))
            + self.stage.leaving(place).filter(is_candy).count();
        let candies = candies.saturating_sub(self.coming_home(seat).filter(is_candy).count());
        // Dice that come home have no value and stand first.
        let own = std::iter::repeat_n(0, shaken).chain(own.numbers()).skip(coming);
        own.map(|value| DieAppearance::without_value(DieOwner::Own(seat)).with_value(value))
            .chain(std::iter::repeat_n(DieAppearance::without_value(DieOwner::Candy(seat)), candies))
            .collect()
    }

    /// The dice that have yet to come home to a seat: beside the board, or on the cloth if it is on turn.
    fn coming_home(&self, seat: Seat) -> impl Iterator<Item = &'a Piece> + use<'a> {
        let is_on_turn = self.before.is_some_and(|before| before.turn.seat == seat);
        let is_home =
            move |place: &Place| *place == Place::Hand(seat) || (is_on_turn && matches!(place, Place::Home(_)));
        let ways = self.stage.ways().filter(move |(travel, share)| *share < 1.0 && travel.to.iter().any(is_home));
        ways.map(|(travel, _)| &travel.piece)
    }

    /// The food in front of a seat.
    pub fn front(&self, seat: Seat) -> u32 {
        self.food(self.after.front.get(seat.index()).copied(), Place::Front(seat))
    }

    /// The food in a seat's bag.
    pub fn bag(&self, seat: Seat) -> u32 {
        self.food(self.after.bags.get(seat.index()).copied(), Place::Bag(seat))
    }

    /// An amount after the event, less the food that has yet to land, plus the food that has yet to leave.
    fn food(&self, after: Option<u32>, place: Place) -> u32 {
        let leaving: u32 = self.stage.leaving(place).map(amount).sum();
        let landing: u32 = self.stage.landing(place).map(amount).sum();
        (after.unwrap_or(0) + leaving).saturating_sub(landing)
    }

    /// The number of candy dice in the jar.
    pub fn jar(&self) -> u8 {
        shelf_column(self.after, Shelf::CandyJar).map_or(self.after.jar, |column| self.in_jar(column))
    }

    fn in_jar(&self, column: Column) -> u8 {
        let place = Place::ShelfItem(column);
        let is_die = |piece: &&Piece| matches!(piece, Piece::Die(_));
        let leaving = self.stage.leaving(place).filter(is_die).count() as u8;
        (self.after.jar + leaving).saturating_sub(self.stage.landing(place).filter(is_die).count() as u8)
    }

    /// The number of support dice in the reserve. Until they are thrown, those that are rolled lie there, too.
    pub fn reserve(&self) -> u8 {
        let shaken = match self.after.phase {
            Phase::RollingSupport { count, .. } => count,
            _ => 0,
        };
        let leaving = self.stage.yet_to_leave(Place::Reserve) as u8;
        (self.after.reserve + shaken + leaving).saturating_sub(self.stage.yet_to_land(Place::Reserve) as u8)
    }
}

fn amount(piece: &Piece) -> u32 {
    if let Piece::Food(amount) = piece { *amount } else { 0 }
}
