//! Which moves there are, and how events change a state of Rat-a-Tat Roll: L3–L16.

use rand::Rng;

use super::knowing::Slot;
use super::{Chance, FinalRound, Move, Phase, RatATatRoll, State};
use crate::engine::{Event, Seat, shuffle};
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::dice::{DICE, DiceSet, Face, HowMany, total};
use crate::games::rat_a_tat_roll::seen::{Effects, Filled, Took, Walk};
use crate::games::rat_a_tat_roll::track::{Icon, Region};

/// See `Rules::legal`.
pub(super) fn legal(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    let common = &state.common;
    let others = || Seat::all(state.rows.len()).filter(|&seat| seat != common.seat);
    let places = |seat: Seat| Place::first(state.rows[seat.index()].len());
    match common.phase {
        Phase::Starting
        | Phase::Dealing
        | Phase::Reshuffling
        | Phase::Rolling { .. }
        | Phase::RollingWild
        | Phase::Over => {}
        Phase::Choosing => moves.extend(HowMany::ALL.map(|dice| Move::Roll { dice })),
        Phase::Keeping => {
            let sets = DiceSet::all(common.dice.len() as u8);
            moves.extend(sets.iter().map(|&dice| Move::Reroll { dice }));
            moves.push(Move::Accept {});
        }
        Phase::TakingHere => moves.extend([Move::TakeFaceUp {}, Move::TakePile {}]),
        Phase::Looking => {
            moves.push(Move::LookOwn {});
            for seat in others() {
                moves.extend(places(seat).map(|place| Move::Look { seat, place }));
            }
            moves.push(Move::NoLook {});
        }
        Phase::Deciding => moves.extend([Move::Skip {}, Move::RollWild {}]),
        Phase::KeepingWild => moves.extend([Move::Reroll { dice: DiceSet::NONE }, Move::Accept {}]),
        Phase::Picking => {
            if let Some(card) = common.wild.and_then(|face| common.wanted(face)) {
                moves.extend(common.regions_of(card).map(|region| Move::Take { region }));
            }
        }
        Phase::Swapping => {
            for mine in places(common.seat) {
                for seat in others() {
                    moves.extend(places(seat).map(|theirs| Move::Swap { mine, seat, theirs }));
                }
            }
            moves.push(Move::NoSwap {});
        }
        Phase::Replacing => moves.extend(places(common.seat).map(|place| Move::Replace { place })),
    }
}

/// See `Rules::advance`; gives what followed of itself.
pub(super) fn step(state: &mut State, event: &Event<RatATatRoll>) -> Effects {
    let mut effects = Effects::default();
    let mut course = Course { state, effects: &mut effects };
    match event {
        Event::Chance(outcome) => course.chance(outcome),
        Event::Decision(_, choice) => course.decide(*choice),
    }
    state.common.events = state.common.events.saturating_add(1);
    effects
}

/// A state on its way through one event.
struct Course<'a> {
    state: &'a mut State,
    effects: &'a mut Effects,
}

impl Course<'_> {
    fn chance(&mut self, outcome: &Chance) {
        let common = &mut self.state.common;
        match outcome {
            Chance::Start { seat } => {
                common.seat = *seat;
                common.phase = Phase::Dealing;
            }
            Chance::Deck { cards } => self.deal(cards),
            Chance::Reshuffle { cards } => {
                self.state.follow_shuffle();
                self.lay_out(cards.iter().copied());
            }
            Chance::Rolled { dice } => {
                common.dice = dice.iter().copied().take(DICE).collect();
                common.phase = Phase::Keeping;
                self.accept_without_token();
            }
            Chance::Wild { face } => {
                common.wild = Some(*face);
                common.phase = Phase::KeepingWild;
                self.accept_without_token();
            }
        }
    }

    fn decide(&mut self, choice: Move) {
        let common = &mut self.state.common;
        let (seat, event) = (common.seat, common.events);
        match choice {
            Move::Roll { dice } => common.phase = Phase::Rolling { many: dice, dice: DiceSet::first(dice.count()) },
            Move::Reroll { dice } => self.reroll(dice),
            Move::Accept {} => self.accept(),
            Move::TakeFaceUp {} => {
                if let Some(region) = common.pawn.region() {
                    self.take_face_up(region);
                }
                self.end_turn();
            }
            Move::TakePile {} => self.take_pile(),
            Move::LookOwn {} => {
                self.state.rows[seat.index()].iter_mut().for_each(|slot| slot.trace.shown(seat, event));
                self.end_turn();
            }
            Move::Look { seat: at, place } => {
                self.state.rows[at.index()][place.index()].trace.shown(seat, event);
                self.end_turn();
            }
            Move::NoLook {} | Move::NoSwap {} | Move::Skip {} => self.end_turn(),
            Move::Take { region } => self.take_by_wild(region),
            Move::Swap { mine, seat: other, theirs } => {
                let own = self.state.rows[seat.index()][mine.index()];
                let slot = std::mem::replace(&mut self.state.rows[other.index()][theirs.index()], own);
                self.state.rows[seat.index()][mine.index()] = slot;
                self.end_turn();
            }
            Move::RollWild {} => common.phase = Phase::RollingWild,
            Move::Replace { place } => self.replace(place),
        }
    }

    /// L3: one card to each seat from the starter on, then five face up; the rest is the pile.
    fn deal(&mut self, cards: &[Card]) {
        let seats = self.state.rows.len();
        let (starter, event) = (self.state.common.seat, self.state.common.events);
        let mut cards = cards.iter().copied();
        let mut seat = starter;
        for card in cards.by_ref().take(seats) {
            let mut slot = Slot::unseen(self.state, card);
            slot.trace.shown(seat, event);
            self.state.rows[seat.index()].push(slot);
            seat = seat.next(seats);
        }
        self.lay_out(cards);
    }

    /// The new pile, from the top, of which five are laid face up; again if too many of them bear the icon (L13).
    fn lay_out(&mut self, mut cards: impl DoubleEndedIterator<Item = Card>) {
        for (place, card) in self.state.common.face_up.iter_mut().zip(cards.by_ref()) {
            *place = Some(card);
        }
        self.state.pile.clear();
        self.state.pile.extend(cards.rev());
        self.begin_turn();
    }

    /// L6: with no token left the roll stands.
    fn accept_without_token(&mut self) {
        let common = &self.state.common;
        if common.tokens[common.seat.index()] == 0 {
            self.accept();
        }
    }

    /// L6: the token goes to the centre at once.
    fn reroll(&mut self, dice: DiceSet) {
        let common = &mut self.state.common;
        common.tokens[common.seat.index()] -= 1;
        common.centre += 1;
        common.phase = match (common.phase, HowMany::new(common.dice.len() as u8)) {
            (Phase::Keeping, Some(many)) => Phase::Rolling { many, dice },
            _ => Phase::RollingWild,
        };
    }

    fn accept(&mut self) {
        match (self.state.common.phase, self.state.common.wild) {
            (Phase::KeepingWild, Some(face)) => self.follow_wild(face),
            _ => self.walk(),
        }
    }

    /// L7, and what the space has its pawn do (L8–L11).
    fn walk(&mut self) {
        let common = &mut self.state.common;
        let from = common.pawn;
        common.pawn = from.after(total(&common.dice));
        let pawn = common.pawn;
        self.effects.walked = Some(Walk { from, to: pawn });
        match (pawn.icon(), pawn.region()) {
            (Icon::Choice, _) => common.phase = Phase::TakingHere,
            (Icon::Reroll, Some(region)) => {
                self.take_face_up(region);
                self.gain_token();
                self.end_turn();
            }
            (Icon::Peek, Some(region)) => {
                self.take_face_up(region);
                self.state.common.phase = Phase::Looking;
            }
            (Icon::Wild, _) | (_, None) => common.phase = Phase::RollingWild,
        }
    }

    /// L11: by itself where only one card is the lowest or highest.
    fn follow_wild(&mut self, face: Face) {
        let common = &mut self.state.common;
        let Some(card) = common.wanted(face) else {
            common.phase = Phase::Swapping;
            return;
        };
        let mut regions = common.regions_of(card);
        match (regions.next(), regions.next()) {
            (Some(only), None) => {
                drop(regions);
                self.take_by_wild(only);
            }
            _ => {
                drop(regions);
                common.phase = Phase::Picking;
            }
        }
    }

    fn take_by_wild(&mut self, region: Region) {
        self.take_face_up(region);
        if self.state.common.taken.is_some() {
            self.state.common.phase = Phase::Replacing;
        } else {
            self.end_turn();
        }
    }

    /// L12, L14; with a full hand the card waits to replace an older one (L15).
    fn take_face_up(&mut self, region: Region) {
        let seat = self.state.common.seat.index();
        let Some(card) = self.state.common.face_up[region.index()].take() else { return };
        let place = if self.state.rows[seat].len() < usize::from(self.state.common.full_hand()) {
            let place = Place::new(self.state.rows[seat].len() as u8);
            let slot = Slot::seen_by_all(self.state, card);
            self.state.rows[seat].push(slot);
            place
        } else {
            self.state.common.taken = Some(card);
            None
        };
        self.effects.took = Some(Took { region, card, place });
        if card.has_icon() {
            self.gain_token();
        }
    }

    /// L8. Whether a token comes tells everyone whether the card bears the icon, as long as there is one to come (L12).
    fn take_pile(&mut self) {
        let common = &self.state.common;
        let (seat, event, tells) = (common.seat, common.events, common.centre > 0);
        if let Some(mut slot) = self.state.draw() {
            let has_icon = slot.card.has_icon();
            slot.trace.shown(seat, event);
            slot.trace.icon = if tells { Some(has_icon) } else { slot.trace.icon };
            self.state.rows[seat.index()].push(slot);
            if has_icon {
                self.gain_token();
            }
        }
        self.end_turn();
    }

    /// L9, L12: if there is one.
    fn gain_token(&mut self) {
        let common = &mut self.state.common;
        if common.centre > 0 {
            common.centre -= 1;
            common.tokens[common.seat.index()] += 1;
            self.effects.tokens += 1;
        }
    }

    /// L15: the older card goes unseen to the bottom of the pile.
    fn replace(&mut self, place: Place) {
        let seat = self.state.common.seat.index();
        if let Some(card) = self.state.common.taken.take() {
            let slot = Slot::seen_by_all(self.state, card);
            let older = std::mem::replace(&mut self.state.rows[seat][place.index()], slot);
            self.state.under.push(older);
        }
        self.end_turn();
    }

    /// L13, L16: after the last turn of the game nothing is filled or shuffled.
    fn end_turn(&mut self) {
        let common = &mut self.state.common;
        let full = usize::from(common.full_hand());
        if let Some(last) = &mut common.final_round {
            last.turns_left -= 1;
            if last.turns_left == 0 {
                common.phase = Phase::Over;
                self.effects.over = true;
                return;
            }
        } else if self.state.rows.iter().all(|row| row.len() == full) {
            common.final_round = Some(FinalRound { set_off_by: common.seat, turns_left: common.seats });
            self.effects.final_round = true;
        }
        common.seat = common.seat.next(usize::from(common.seats));
        let gap = Region::ALL.into_iter().find(|region| common.face_up[region.index()].is_none());
        if let (Some(region), Some(Slot { card, .. })) = (gap, gap.and_then(|_| self.state.draw())) {
            self.state.common.face_up[region.index()] = Some(card);
            self.effects.filled = Some(Filled { region, card });
        }
        self.begin_turn();
    }

    /// L5 or L15, unless the pile is to be shuffled before (L13).
    fn begin_turn(&mut self) {
        let clogged = self.state.is_clogged();
        let full = self.state.row().len() == usize::from(self.state.common.full_hand());
        let common = &mut self.state.common;
        common.dice.clear();
        common.wild = None;
        common.phase = match (clogged, full) {
            (true, _) => Phase::Reshuffling,
            (false, true) => Phase::Deciding,
            (false, false) => Phase::Choosing,
        };
    }
}

/// See `Rules::redrawn`: what is left of the pile as it was shuffled last lies in another order.
pub(super) fn redrawn(past: &[&Event<RatATatRoll>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
    let mut chances = past.iter().enumerate().rev().filter_map(|(ply, event)| match event {
        Event::Chance(chance) => Some((ply, chance.clone())),
        Event::Decision(..) => None,
    });
    chances.find_map(|(ply, mut chance)| {
        let (Chance::Deck { cards } | Chance::Reshuffle { cards }) = &mut chance else { return None };
        let drawn = cards.len().checked_sub(now.pile.len())?;
        shuffle(rng, cards.get_mut(drawn..)?);
        Some((ply, chance))
    })
}
