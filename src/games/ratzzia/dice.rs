//! Dice of Ratzzia (R2): values, sets of values, sets of dice, and dice on the board. Must not know where dice may lie.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{Seat, bit_set, index_type};

index_type! {
    /// The value that a die shows, 1 to 6.
    pub struct Die(1..=6), "a die shows 1 to 6";
}

impl Die {
    /// The value as a number, 1 to 6.
    pub const fn value(self) -> u8 {
        self.0
    }
}

bit_set! {
    /// A set of die values.
    pub struct Values(u8) of Die;
}

impl Values {
    /// Every value.
    pub const ALL: Values = Values(0b111_1110);
}

/// A multiset of dice: a count for each value, and one for dice without a value (R13). Equal dice are not told apart.
///
/// Serialised as an ascending list of values, 0 for a die without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice([u8; 7]);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice([0; 7]);

    /// `count` dice without a value.
    pub const fn blank(count: u8) -> Dice {
        Dice([count, 0, 0, 0, 0, 0, 0])
    }

    /// The number of dice that show this value.
    pub const fn count_of(&self, die: Die) -> u8 {
        self.0[die.0 as usize]
    }

    /// The number of dice without a value.
    pub const fn blanks(&self) -> u8 {
        self.0[0]
    }

    /// The number of all dice.
    pub fn count(&self) -> usize {
        self.0.iter().copied().map(usize::from).sum()
    }

    /// Whether there are no dice.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 7]
    }

    /// Adds a die.
    pub fn add(&mut self, die: Die) {
        self.0[die.0 as usize] += 1;
    }

    /// Adds dice without a value.
    pub fn add_blanks(&mut self, count: u8) {
        self.0[0] += count;
    }

    /// Removes a die of this value, of which there must be one.
    pub fn take(&mut self, die: Die) {
        self.0[die.0 as usize] -= 1;
    }

    /// Adds other dice.
    pub fn add_all(&mut self, others: &Dice) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own += other;
        }
    }

    /// Removes other dice, which must be a subset of these.
    pub fn take_all(&mut self, others: &Dice) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own -= other;
        }
    }

    /// Whether the other dice are a subset of these.
    pub fn contains(&self, others: &Dice) -> bool {
        self.0.iter().zip(others.0).all(|(own, other)| *own >= other)
    }

    /// The set of values that these dice show.
    pub fn values(&self) -> Values {
        Die::ALL.into_iter().filter(|&die| self.count_of(die) > 0).collect()
    }

    /// The values of all dice as numbers, ascending, 0 for a die without one.
    pub fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        let counts = self.0;
        (0..7).flat_map(move |value| std::iter::repeat_n(value, usize::from(counts[usize::from(value)])))
    }

    /// Calls `each` with every non-empty subset of these dice, in ascending order.
    pub fn for_each_subset(&self, mut each: impl FnMut(Dice)) {
        let mut subset = [0; 7];
        while let Some(value) = (0..7).rev().find(|&value| subset[value] < self.0[value]) {
            subset[value] += 1;
            subset[value + 1..].fill(0);
            each(Dice(subset));
        }
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        let mut set = Dice::NONE;
        dice.into_iter().for_each(|die| set.add(die));
        set
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.count()))?;
        self.numbers().try_for_each(|number| list.serialize_element(&number))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Dice;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("a list of dice, 0 to 6, ascending")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Dice, A::Error> {
                let mut dice = Dice::NONE;
                let mut last = 0;
                while let Some(number) = list.next_element::<u8>()? {
                    if number < last {
                        return Err(A::Error::custom("dice are written in ascending order"));
                    }
                    last = number;
                    let count = dice.0.get_mut(usize::from(number));
                    let count = count.ok_or_else(|| A::Error::custom("a die shows 1 to 6, or 0 for no value"))?;
                    *count = count.checked_add(1).ok_or_else(|| A::Error::custom("so many dice there are not"))?;
                }
                Ok(dice)
            }
        }
        deserializer.deserialize_seq(List)
    }
}

/// The kind of a die that a seat can place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieKind {
    /// A die of the seat's own colour.
    Own,
    /// A rolled support die (R20).
    Support,
    /// A candy die (R19).
    Candy,
}

/// To whom a die on the board belongs: for a candy die, the seat that uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieOwner {
    /// It is a die of this seat's colour.
    Own(Seat),
    /// It is a candy die that shows this seat's colour (R19).
    Candy(Seat),
    /// It is a support die, which has no colour (R2).
    Support,
}

impl DieOwner {
    /// The seat whose colour the die shows; support dice show none (R6, R10, R19).
    pub const fn seat(self) -> Option<Seat> {
        match self {
            DieOwner::Own(seat) | DieOwner::Candy(seat) => Some(seat),
            DieOwner::Support => None,
        }
    }

    /// Whether the die is a candy die.
    pub const fn is_candy(self) -> bool {
        matches!(self, DieOwner::Candy(_))
    }
}

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedDie {
    /// The value that the die shows; for a candy die, the one it was placed as.
    pub value: Die,
    /// To whom the die belongs.
    #[serde(rename = "user")]
    pub owner: DieOwner,
}
