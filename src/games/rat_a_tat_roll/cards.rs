//! Number cards, multisets of cards, and places in a row (L1, L4). Knows nothing of piles, hands or the track.

use serde::{Deserialize, Serialize};

/// Number of different card numbers.
pub const NUMBERS: usize = 10;
/// Copies of each number in the deck (L1).
pub const COPIES: u8 = 4;
/// Number of cards in the deck (L1).
pub const CARDS: usize = NUMBERS * COPIES as usize;
/// The most cards in one row (L4).
pub const MAX_PLACES: usize = 5;

/// A number card, 0 to 9 (L1). Cards of the same number are the same to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// All numbers, ascending.
    pub const ALL: [Card; NUMBERS] = {
        let mut all = [Card(0); NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            all[number] = Card(number as u8);
            number += 1;
        }
        all
    };

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

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        if (number as usize) < NUMBERS { Some(Card(number)) } else { None }
    }

    /// The card's number, 0 to 9: also its score (L17).
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the card bears the re-roll icon: 7, 8 and 9 do (L1).
    pub const fn has_icon(self) -> bool {
        self.0 >= 7
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Card::new(number).ok_or("a card has a number from 0 to 9")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A place in a row, from 0, in the order in which the cards were laid (L4, L14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// All places that any row can have, ascending.
    pub const ALL: [Place; MAX_PLACES] = [Place(0), Place(1), Place(2), Place(3), Place(4)];

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < MAX_PLACES { Some(Place(number)) } else { None }
    }

    /// The place's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` places of a row.
    pub fn first(count: usize) -> impl Iterator<Item = Place> + Clone {
        Place::ALL.into_iter().take(count)
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Place::new(number).ok_or("a row has places from 0 to 4")
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
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
        self.0[card.0 as usize]
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
        self.0[card.0 as usize] = self.0[card.0 as usize].saturating_add(1);
    }

    /// Removes a card; does nothing if there is none of its number.
    pub fn remove(&mut self, card: Card) {
        self.0[card.0 as usize] = self.0[card.0 as usize].saturating_sub(1);
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
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(counts[card.0 as usize])))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}
