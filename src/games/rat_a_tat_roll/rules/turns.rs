//! The legal moves, and how events change a state of Rat-a-Tat Roll (L3–L16).

use rand::Rng;

use super::face_down::FaceDownCard;
use super::{Chance, FinalRound, Move, Phase, RatATatRoll, State};
use crate::engine::{Event, Seat, shuffle};
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::dice::{DICE, DiceCount, DiceSet, Face, total};
use crate::games::rat_a_tat_roll::seen::{Effects, Refill, TakenCard, Walk};
use crate::games::rat_a_tat_roll::track::{Icon, Region};

/// Implements `Rules::legal_moves`.
pub(super) fn legal_moves(state: &State, moves: &mut Vec<Move>) {
    moves.clear();
    let common = &state.common;
    let others = || Seat::all(state.rows.len()).filter(|&seat| seat != common.seat);
    let places = |seat: Seat| RowIndex::first(state.rows[seat.index()].len());
    match common.phase {
        Phase::Starting
        | Phase::Dealing
        | Phase::Reshuffling
        | Phase::Rolling { .. }
        | Phase::RollingWild
        | Phase::Over => {}
        Phase::Choosing => moves.extend(DiceCount::ALL.map(|dice| Move::Roll { dice })),
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
        Phase::KeepingWild => moves.extend([Move::Reroll { dice: DiceSet::EMPTY }, Move::Accept {}]),
        Phase::Picking => {
            if let Some(card) = common.wild.and_then(|face| common.card_to_take(face)) {
                moves.extend(common.regions_showing(card).map(|region| Move::Take { region }));
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

/// Implements `Rules::advance`; returns the automatic effects.
pub(super) fn apply(state: &mut State, event: &Event<RatATatRoll>) -> Effects {
    let mut effects = Effects::default();
    let mut transition = Transition { state, effects: &mut effects };
    match event {
        Event::Chance(outcome) => transition.apply_chance(outcome),
        Event::Decision(_, choice) => transition.apply_decision(*choice),
    }
    state.common.events = state.common.events.saturating_add(1);
    effects
}

/// A state during one event.
struct Transition<'a> {
    state: &'a mut State,
    effects: &'a mut Effects,
}

impl Transition<'_> {
    fn apply_chance(&mut self, outcome: &Chance) {
        let common = &mut self.state.common;
        match outcome {
            Chance::Start { seat } => {
                common.seat = *seat;
                common.phase = Phase::Dealing;
            }
            Chance::Deck { cards } => self.deal(cards),
            Chance::Reshuffle { cards } => {
                self.state.record_shuffle();
                self.lay_out(cards.iter().copied());
            }
            Chance::Rolled { dice } => {
                common.dice = dice.iter().copied().take(DICE).collect();
                common.phase = Phase::Keeping;
                self.accept_if_no_tokens();
            }
            Chance::Wild { face } => {
                common.wild = Some(*face);
                common.phase = Phase::KeepingWild;
                self.accept_if_no_tokens();
            }
        }
    }

    fn apply_decision(&mut self, choice: Move) {
        let common = &mut self.state.common;
        let (seat, event) = (common.seat, common.events);
        match choice {
            Move::Roll { dice } => common.phase = Phase::Rolling { count: dice, dice: DiceSet::first(dice.count()) },
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
                self.state.rows[seat.index()]
                    .iter_mut()
                    .for_each(|face_down| face_down.public.record_look(seat, event));
                self.end_turn();
            }
            Move::Look { seat: at, place } => {
                self.state.rows[at.index()][place.index()].public.record_look(seat, event);
                self.end_turn();
            }
            Move::NoLook {} | Move::NoSwap {} | Move::Skip {} => self.end_turn(),
            Move::Take { region } => self.take_by_wild(region),
            Move::Swap { mine, seat: other, theirs } => {
                let own = self.state.rows[seat.index()][mine.index()];
                let face_down = std::mem::replace(&mut self.state.rows[other.index()][theirs.index()], own);
                self.state.rows[seat.index()][mine.index()] = face_down;
                self.end_turn();
            }
            Move::RollWild {} => common.phase = Phase::RollingWild,
            Move::Replace { place } => self.replace(place),
        }
    }

    /// Deals one card to each seat from the starter on, then five face up; the rest is the pile (L3).
    fn deal(&mut self, cards: &[Card]) {
        let seats = self.state.rows.len();
        let (starter, event) = (self.state.common.seat, self.state.common.events);
        let mut cards = cards.iter().copied();
        let mut seat = starter;
        for card in cards.by_ref().take(seats) {
            let mut face_down = FaceDownCard::unseen(self.state, card);
            face_down.public.record_look(seat, event);
            self.state.rows[seat.index()].push(face_down);
            seat = seat.next(seats);
        }
        self.lay_out(cards);
    }

    /// Lays the top five cards of the new pile face up, and starts the turn, or the next shuffle if too many of them
    /// bear the icon (L13).
    fn lay_out(&mut self, mut cards: impl DoubleEndedIterator<Item = Card>) {
        for (place, card) in self.state.common.face_up.iter_mut().zip(cards.by_ref()) {
            *place = Some(card);
        }
        self.state.pile.clear();
        self.state.pile.extend(cards.rev());
        self.begin_turn();
    }

    /// Keeps the roll if the seat has no token to re-roll with (L6).
    fn accept_if_no_tokens(&mut self) {
        let common = &self.state.common;
        if common.tokens[common.seat.index()] == 0 {
            self.accept();
        }
    }

    /// Pays a token to the centre and starts the re-roll (L6).
    fn reroll(&mut self, dice: DiceSet) {
        let common = &mut self.state.common;
        common.tokens[common.seat.index()] -= 1;
        common.centre += 1;
        common.phase = match (common.phase, DiceCount::new(common.dice.len() as u8)) {
            (Phase::Keeping, Some(count)) => Phase::Rolling { count, dice },
            _ => Phase::RollingWild,
        };
    }

    fn accept(&mut self) {
        match (self.state.common.phase, self.state.common.wild) {
            (Phase::KeepingWild, Some(face)) => self.resolve_wild_face(face),
            _ => self.walk(),
        }
    }

    /// Moves the pawn (L7) and applies the icon of its space (L8–L11).
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

    /// Applies the wild die; takes the card at once if it is the only lowest or highest (L11).
    fn resolve_wild_face(&mut self, face: Face) {
        let common = &mut self.state.common;
        let Some(card) = common.card_to_take(face) else {
            common.phase = Phase::Swapping;
            return;
        };
        let mut regions = common.regions_showing(card);
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

    /// Takes a region's card, with its token (L12, L14); with a full hand the card waits to replace an older one (L15).
    fn take_face_up(&mut self, region: Region) {
        let seat = self.state.common.seat.index();
        let Some(card) = self.state.common.face_up[region.index()].take() else { return };
        let place = if self.state.rows[seat].len() < usize::from(self.state.common.full_hand()) {
            let place = RowIndex::new(self.state.rows[seat].len() as u8);
            let face_down = FaceDownCard::seen_by_all(self.state, card);
            self.state.rows[seat].push(face_down);
            place
        } else {
            self.state.common.taken = Some(card);
            None
        };
        self.effects.took = Some(TakenCard { region, card, place });
        if card.has_icon() {
            self.gain_token();
        }
    }

    /// Takes the top of the pile (L8). While the centre has tokens, the gain of one, or its absence, tells everyone
    /// whether the card bears the icon (L12).
    fn take_pile(&mut self) {
        let common = &self.state.common;
        let (seat, event, tells_icon) = (common.seat, common.events, common.centre > 0);
        if let Some(mut face_down) = self.state.draw() {
            let has_icon = face_down.card.has_icon();
            face_down.public.record_look(seat, event);
            face_down.public.icon = if tells_icon { Some(has_icon) } else { face_down.public.icon };
            self.state.rows[seat.index()].push(face_down);
            if has_icon {
                self.gain_token();
            }
        }
        self.end_turn();
    }

    /// Gives the seat on turn a token, if the centre has one (L9, L12).
    fn gain_token(&mut self) {
        let common = &mut self.state.common;
        if common.centre > 0 {
            common.centre -= 1;
            common.tokens[common.seat.index()] += 1;
            self.effects.tokens += 1;
        }
    }

    /// Puts the taken card in place of an older one, which goes unseen to the bottom of the pile (L15).
    fn replace(&mut self, place: RowIndex) {
        let seat = self.state.common.seat.index();
        if let Some(card) = self.state.common.taken.take() {
            let face_down = FaceDownCard::seen_by_all(self.state, card);
            let older = std::mem::replace(&mut self.state.rows[seat][place.index()], face_down);
            self.state.under.push(older);
        }
        self.end_turn();
    }

    /// Passes the turn to the next seat (L13, L16). After the last turn of the game nothing is refilled or shuffled.
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
        if let (Some(region), Some(FaceDownCard { card, .. })) = (gap, gap.and_then(|_| self.state.draw())) {
            self.state.common.face_up[region.index()] = Some(card);
            self.effects.filled = Some(Refill { region, card });
        }
        self.begin_turn();
    }

    /// Starts a turn (L5, L15), unless the pile must be shuffled first (L13).
    fn begin_turn(&mut self) {
        let too_many_icons = self.state.has_too_many_icons();
        let full = self.state.acting_row().len() == usize::from(self.state.common.full_hand());
        let common = &mut self.state.common;
        common.dice.clear();
        common.wild = None;
        common.phase = match (too_many_icons, full) {
            (true, _) => Phase::Reshuffling,
            (false, true) => Phase::Deciding,
            (false, false) => Phase::Choosing,
        };
    }
}

/// Implements `Rules::resample_hidden`: reorders the cards still in the pile as of its last shuffle.
pub(super) fn resample_hidden(
    past: &[&Event<RatATatRoll>],
    now: &State,
    rng: &mut impl Rng,
) -> Option<(usize, Chance)> {
    let mut chances = past.iter().enumerate().rev().filter_map(|(ply, event)| match event {
        Event::Chance(chance) => Some((ply, chance.clone())),
        Event::Decision(..) => None,
    });
    chances.find_map(|(ply, mut chance)| {
        let (Chance::Deck { cards } | Chance::Reshuffle { cards }) = &mut chance else { return None };
        let face_down = cards.len().checked_sub(now.pile.len())?;
        shuffle(rng, cards.get_mut(face_down..)?);
        Some((ply, chance))
    })
}
