//! Cards that lie face down, with what is known of them (L18), and what shuffles tell of them (L13).
//!
//! A shuffle makes the pile one heap again: what was known of places in it is lost, what was known to be in it is not. A card
//! that a viewer has seen go into the pile cannot be one of those that lay in rows at that time. So each shuffle leaves a count
//! of such cards for each viewer, and each card in a row bears how many shuffles had happened when it was laid there.

use serde::{Deserialize, Serialize};

use super::State;
use crate::games::rat_a_tat_roll::cards::{Card, Cards};
use crate::games::rat_a_tat_roll::memory::{Trace, WATCHERS};
use crate::games::rat_a_tat_roll::track::REGIONS;

/// A card face down in a row or under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Slot {
    pub(super) card: Card,
    pub(super) trace: Trace,
}

impl Slot {
    /// A card that nobody has seen, laid into a row now.
    pub(super) fn unseen(state: &State, card: Card) -> Slot {
        Slot { card, trace: Trace::unseen(state.shuffles()) }
    }

    /// A card that all have seen, laid into a row now.
    pub(super) fn seen_by_all(state: &State, card: Card) -> Slot {
        Slot { card, trace: Trace::seen_by_all(state.common.events, state.shuffles()) }
    }
}

impl State {
    /// How many shuffles are told apart so far.
    fn shuffles(&self) -> u8 {
        self.elsewhere.len() as u8
    }

    /// The top card of the pile. Once all that was shuffled is gone come the cards that were put under it, with what is known
    /// of them.
    pub(super) fn draw(&mut self) -> Option<Slot> {
        if let Some(card) = self.pile.pop() {
            return Some(Slot::unseen(self, card));
        }
        let mut slot = self.under.pop_at(0)?;
        for earlier in self.elsewhere.iter_mut().skip(usize::from(slot.trace.shuffles)) {
            earlier.iter_mut().for_each(|cards| cards.add(slot.card));
        }
        slot.trace.shuffles = self.shuffles();
        Some(slot)
    }

    /// The pile is about to be shuffled, with the five cards that lie face up (L13): what everyone knows to be in it.
    pub(super) fn follow_shuffle(&mut self) {
        let mut known = [self.common.face_up.into_iter().flatten().collect::<Cards>(); WATCHERS];
        for slot in &self.under {
            for (watcher, cards) in known.iter_mut().enumerate() {
                if slot.trace.seen[watcher] == 0 {
                    continue;
                }
                cards.add(slot.card);
                for earlier in self.elsewhere.iter_mut().skip(usize::from(slot.trace.shuffles)) {
                    earlier[watcher].add(slot.card);
                }
            }
        }
        self.under.clear();
        let now = self.shuffles();
        let laid_since = self.rows.iter().flatten().any(|slot| slot.trace.shuffles == now);
        match self.elsewhere.last_mut() {
            // The same cards lie in rows as at the last shuffle, so both counts are about the same cards.
            Some(last) if !laid_since => {
                for (cards, known) in last.iter_mut().zip(known) {
                    *cards = cards.or(known);
                }
            }
            _ => {
                if self.elsewhere.is_full() {
                    self.elsewhere.remove(0);
                    for slot in self.rows.iter_mut().flatten() {
                        slot.trace.shuffles = slot.trace.shuffles.saturating_sub(1);
                    }
                }
                self.elsewhere.push(known);
            }
        }
    }

    /// How many of the five that lie face up bear the icon, and whether that is too many (L13).
    pub(super) fn is_clogged(&self) -> bool {
        let icons = self.common.face_up.iter().flatten().filter(|card| card.has_icon()).count();
        icons > REGIONS - 2
    }
}
