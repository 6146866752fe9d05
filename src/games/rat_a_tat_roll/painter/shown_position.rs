//! The position as far as the beats of the last event have been played. Board and rows show this, never more.

use super::place::{Place, shows_wild};
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::dice::{DICE, Die, Face};
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Open, Phase, RatATatRoll, Seen, SeenEvent};
use crate::paint::painter::Scene;
use crate::paint::stage::Playback;

/// What is shown of a position while the event that led to it is on the stage.
#[derive(Clone, Copy)]
pub struct ShownPosition<'a> {
    /// The position after the event.
    after: &'a Open,
    /// The position before it, while the event is being shown.
    before: Option<&'a Open>,
    /// The event.
    seen: Option<&'a Seen>,
    stage: Playback<'a, RatATatRoll>,
}

/// What lies in the middle of the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Middle {
    /// The plates to choose a number of dice from.
    Plates,
    /// The wild die, with its face once it has been rolled.
    Wild(Option<Face>),
    /// Number dice; `None` for those about to roll.
    Dice(Vec<Option<Die>>),
}

/// How a card of a row is displayed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CardDisplay {
    /// No card lies there yet.
    Missing,
    /// The card lies face down.
    FaceDown,
    /// The card lies face down, but the help option lets this viewer see it.
    Known(Card),
    /// The card turns up after the end: its face once it shows, and the visible share of its width.
    TurningUp(Option<Card>, f32),
}

impl<'a> ShownPosition<'a> {
    /// What the scene shows.
    pub fn of(scene: &Scene<'a, RatATatRoll>) -> Self {
        ShownPosition::new(scene.open, scene.last.map(|(observation, _)| &observation.seen), scene.stage)
    }

    /// What is shown of the position `after` the event `seen`.
    pub fn new(after: &'a Open, seen: Option<&'a Seen>, stage: Playback<'a, RatATatRoll>) -> Self {
        ShownPosition { after, before: stage.before(), seen, stage }
    }

    /// Whether something is on its way, so that nothing is offered to be chosen yet.
    pub fn is_moving(&self) -> bool {
        !self.stage.is_over() && !self.stage.is_still
    }

    /// The event, while it is being shown.
    pub fn current_event(&self) -> Option<&'a SeenEvent> {
        self.seen.filter(|_| !self.stage.is_over()).map(|seen| &seen.event)
    }

    /// The position in which the seat on turn, the dice and the wild die are those that people see.
    fn turn_position(&self) -> &'a Open {
        self.before.unwrap_or(self.after)
    }

    /// The seat whose turn is running.
    pub fn seat_on_turn(&self) -> Option<Seat> {
        let common = &self.turn_position().common;
        common.is_turn_in_progress().then_some(common.seat)
    }

    /// The face-up card of a region.
    pub fn face_up(&self, region: Region) -> Option<Card> {
        let card = |open: &Open| open.common.face_up.get(region.index()).copied().flatten();
        self.at_place(Place::FaceUpCard(region), card)
    }

    /// The card taken with a full hand that has yet to replace an older one.
    pub fn taken(&self) -> Option<Card> {
        self.at_place(Place::Taken, |open| open.common.taken)
    }

    /// The card at a place: the old one until it sets out, none until the new one lands.
    fn at_place(&self, place: Place, card: impl Fn(&Open) -> Option<Card>) -> Option<Card> {
        if self.stage.yet_to_leave(place) > 0 {
            return self.before.and_then(card);
        }
        if self.stage.is_awaited(place) { None } else { card(self.after) }
    }

    /// A count after the event, less the pieces that have yet to land, plus those that have yet to leave.
    fn count(&self, after: u8, place: Place) -> u8 {
        let left = usize::from(after) + self.stage.yet_to_leave(place);
        left.saturating_sub(self.stage.yet_to_land(place)) as u8
    }

    /// The number of cards in the pile.
    pub fn pile(&self) -> u8 {
        self.count(self.after.pile, Place::Pile)
    }

    /// The number of tokens in the centre.
    pub fn centre(&self) -> u8 {
        self.count(self.after.common.centre, Place::CentreToken)
    }

    /// The number of tokens of a seat.
    pub fn tokens(&self, seat: Seat) -> u8 {
        let after = self.after.common.tokens.get(seat.index()).copied().unwrap_or(0);
        self.count(after, Place::Tally(seat))
    }

    /// The number of cards in a seat's row that have landed.
    pub fn row_len(&self, seat: Seat) -> usize {
        let is_there = |place: &RowIndex| self.card(seat, *place) != CardDisplay::Missing;
        RowIndex::ALL.into_iter().filter(is_there).count()
    }

    /// How the card at a place of a row is displayed.
    pub fn card(&self, seat: Seat, index: RowIndex) -> CardDisplay {
        let place = Place::Card(seat, index);
        let in_row = |open: &Open| open.rows.get(seat.index()).and_then(|row| row.get(index.index())).copied();
        let at_rest = |card: Option<Option<Card>>| match card {
            None => CardDisplay::Missing,
            Some(None) => CardDisplay::FaceDown,
            // A viewer of everything sees all cards while the game runs.
            Some(Some(card)) => CardDisplay::Known(card),
        };
        if self.stage.yet_to_leave(place) > 0 {
            // After the end people may see everything, but no card before it is turned up.
            return match self.after.common.phase {
                Phase::Over => CardDisplay::FaceDown,
                _ => self.before.map_or(CardDisplay::Missing, |before| at_rest(in_row(before))),
            };
        }
        if self.stage.is_awaited(place) {
            return CardDisplay::Missing;
        }
        match in_row(self.after) {
            Some(Some(card)) if self.after.common.phase == Phase::Over => {
                let turned = self.stage.change(place);
                let breadth = (turned * std::f32::consts::PI).cos().abs();
                CardDisplay::TurningUp((turned > 0.5).then_some(card), breadth)
            }
            card => at_rest(card),
        }
    }

    /// Whether the cards of a seat are being turned up, or have been.
    pub fn is_turned_up(&self, seat: Seat) -> bool {
        let first = Place::Card(seat, RowIndex::ALL[0]);
        self.after.common.phase == Phase::Over && self.stage.change(first) > 0.0
    }

    /// The sum of a seat's cards that are turned up so far.
    pub fn visible_sum(&self, seat: Seat) -> i32 {
        let number = |index: RowIndex| match self.card(seat, index) {
            CardDisplay::TurningUp(card, _) => card.map(|card| i32::from(card.number())),
            _ => None,
        };
        RowIndex::ALL.into_iter().filter_map(number).sum()
    }

    /// What lies in the middle. Dice stay there until the event that clears them away has been shown.
    pub fn middle(&self) -> Middle {
        match self.current_event() {
            Some(SeenEvent::Rolled { dice, .. }) => Middle::Dice(dice.iter().copied().map(Some).collect()),
            Some(SeenEvent::RolledWild { face, .. }) => Middle::Wild(Some(*face)),
            _ => middle_at_rest(self.turn_position()),
        }
    }

    /// How far the die at a place has rolled, 0 to 1; `None` once it lies still.
    pub fn rolling(&self, die: Place) -> Option<f32> {
        Some(self.stage.change(die)).filter(|share| *share < 1.0)
    }

    /// Whether this number die was rolled again while others were kept, until the next action.
    pub fn is_rerolled(&self, index: usize) -> bool {
        match self.seen.map(|seen| &seen.event) {
            Some(SeenEvent::Rolled { dice, rolled, .. }) => rolled.len() < dice.len() && rolled.contains_index(index),
            _ => false,
        }
    }

    /// The space on which the pawn stands; `None` while it hops.
    pub fn pawn(&self) -> Option<Space> {
        let rest = Some(self.after.common.pawn);
        let Some(walk) = self.seen.and_then(|seen| seen.effects.walked) else { return rest };
        match self.stage.is_awaited(Place::Space(walk.to)) {
            true => Some(walk.from).filter(|from| self.stage.yet_to_leave(Place::Space(*from)) > 0),
            false => rest,
        }
    }
}

/// What lies in the middle while nothing happens.
fn middle_at_rest(open: &Open) -> Middle {
    let common = &open.common;
    match common.phase {
        Phase::Choosing => Middle::Plates,
        _ if shows_wild(open) => Middle::Wild(common.wild),
        Phase::Rolling { count, dice } => {
            let kept = |index| common.dice.get(index).copied().filter(|_| !dice.contains_index(index));
            Middle::Dice((0..usize::from(count.count()).min(DICE)).map(kept).collect())
        }
        _ => Middle::Dice(common.dice.iter().copied().map(Some).collect()),
    }
}
