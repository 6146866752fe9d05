//! Face-down cards, what viewers know of them (L18), and what shuffles reveal (L13).
//!
//! A shuffle mixes the pile: knowledge of places in the pile is lost, knowledge of which cards it holds is not. A card
//! that a viewer has seen go into the pile cannot lie in a row since before the shuffle. So each shuffle records such
//! cards for each viewer, and each card in a row records the number of shuffles before it was laid there.

use serde::{Deserialize, Serialize};

use super::State;
use crate::games::rat_a_tat_roll::cards::{Card, Cards};
use crate::games::rat_a_tat_roll::memory::{PublicInfo, VIEWERS};
use crate::games::rat_a_tat_roll::track::REGIONS;

/// A face-down card in a row or under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FaceDownCard {
    pub(super) card: Card,
    #[serde(rename = "trace")]
    pub(super) public: PublicInfo,
}

impl FaceDownCard {
    /// A card that nobody has seen, just laid into a row.
    pub(super) fn unseen(state: &State, card: Card) -> FaceDownCard {
        FaceDownCard { card, public: PublicInfo::unseen(state.shuffles()) }
    }

    /// A card that everyone has seen, just laid into a row.
    pub(super) fn seen_by_all(state: &State, card: Card) -> FaceDownCard {
        FaceDownCard { card, public: PublicInfo::seen_by_all(state.common.events, state.shuffles()) }
    }
}

impl State {
    /// The number of shuffles so far, among those told apart.
    fn shuffles(&self) -> u8 {
        self.ruled_out.len() as u8
    }

    /// Draws the top card of the pile. Once all shuffled cards are gone, draws those that were put under the pile, with
    /// what is known of them.
    pub(super) fn draw(&mut self) -> Option<FaceDownCard> {
        if let Some(card) = self.pile.pop() {
            return Some(FaceDownCard::unseen(self, card));
        }
        let mut face_down = self.under.pop_at(0)?;
        for earlier in self.ruled_out.iter_mut().skip(usize::from(face_down.public.shuffles)) {
            earlier.iter_mut().for_each(|cards| cards.add(face_down.card));
        }
        face_down.public.shuffles = self.shuffles();
        Some(face_down)
    }

    /// Records, before the pile is shuffled, the cards that each viewer knows to be in it: the five face up (L13), and
    /// those under it.
    pub(super) fn record_shuffle(&mut self) {
        let mut known = [self.common.face_up.into_iter().flatten().collect::<Cards>(); VIEWERS];
        for face_down in &self.under {
            for (viewer, cards) in known.iter_mut().enumerate() {
                if face_down.public.seen[viewer] == 0 {
                    continue;
                }
                cards.add(face_down.card);
                for earlier in self.ruled_out.iter_mut().skip(usize::from(face_down.public.shuffles)) {
                    earlier[viewer].add(face_down.card);
                }
            }
        }
        self.under.clear();
        let now = self.shuffles();
        let laid_since = self.rows.iter().flatten().any(|face_down| face_down.public.shuffles == now);
        match self.ruled_out.last_mut() {
            // The rows hold the same cards as at the last shuffle, so both records concern the same cards and can
            // merge.
            Some(last) if !laid_since => {
                for (cards, known) in last.iter_mut().zip(known) {
                    *cards = cards.union(known);
                }
            }
            _ => {
                if self.ruled_out.is_full() {
                    self.ruled_out.remove(0);
                    for face_down in self.rows.iter_mut().flatten() {
                        face_down.public.shuffles = face_down.public.shuffles.saturating_sub(1);
                    }
                }
                self.ruled_out.push(known);
            }
        }
    }

    /// Whether more than three of the five face-up cards bear the icon (L13).
    pub(super) fn has_too_many_icons(&self) -> bool {
        let icons = self.common.face_up.iter().flatten().filter(|card| card.has_icon()).count();
        icons > REGIONS - 2
    }
}
