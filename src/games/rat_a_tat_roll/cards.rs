//! Number cards, multisets of cards, and places in a row (L1, L4). Knows nothing of piles, hands or the track.

use serde::{Deserialize, Serialize};

use crate::engine::index_type;

/// Number of different card numbers.
pub const NUMBERS: usize = 10;
/// Copies of each number in the deck (L1).
pub const COPIES: u8 = 4;
/// Number of cards in the deck (L1).
pub const CARDS: usize = NUMBERS * COPIES as usize;
/// The most cards in one row (L4).
pub const MAX_PLACES: usize = 5;

index_type! {
    /// A number card, 0 to 9 (L1). Cards of the same number are the same to the rules.
    pub struct Card(0..=NUMBERS - 1), "a card has a number from 0 to 9";
}

impl Card {
    /// The whole deck, ascending.
    pub const DECK: [Card; CARDS] = {
        let mut deck = [Card(0); CARDS];
        let mut index = 0;
        while index < CARDS {
            deck[index] = Card(index as u8 / COPIES);
            index += 1;
        }
        deck
    };

    /// The card's number, 0 to 9: also its score (L17).
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the card bears the re-roll icon: 7, 8 and 9 do (L1).
    pub const fn has_icon(self) -> bool {
        self.0 >= 7
    }
}

index_type! {
    /// A place in a row, from 0, in the order in which the cards were laid (L4, L14).
    pub struct RowIndex(0..=MAX_PLACES - 1), "a row has places from 0 to 4";
}

impl RowIndex {
    /// The first `count` places of a row.
    pub fn first(count: usize) -> impl Iterator<Item = RowIndex> + Clone {
        RowIndex::ALL.into_iter().take(count)
    }
}

/// A multiset of cards: how many of each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards([u8; NUMBERS]);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards([0; NUMBERS]);
    /// All forty cards (L1).
    pub const DECK: Cards = Cards([COPIES; NUMBERS]);

    /// How many cards have this number.
    pub const fn count_of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The number of cards.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many cards bear the re-roll icon (L1).
    pub fn icon_count(&self) -> u8 {
        Card::ALL.iter().filter(|card| card.has_icon()).map(|&card| self.count_of(card)).sum()
    }

    /// The sum of the cards' numbers (L17).
    pub fn sum(&self) -> u32 {
        Card::ALL.iter().map(|&card| u32::from(card.0) * u32::from(self.count_of(card))).sum()
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Removes a card; does nothing if there is none of its number.
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }

    /// The larger count of each number in the two sets.
    pub fn union(mut self, other: Cards) -> Cards {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own = other.max(*own);
        }
        self
    }

    /// All cards one by one, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(counts[card.index()])))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}
