//! Dice of Ratzzia: values, counted sets of dice, and a die that lies on the board (R2). Knows nothing of where dice may lie.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::Seat;

/// What a die shows, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// All values, ascending.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The value with this number, if there is one.
    pub const fn new(value: u8) -> Option<Die> {
        if value >= 1 && value <= 6 { Some(Die(value)) } else { None }
    }

    /// The number, 1 to 6.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Its place in [`Die::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        Die::new(value).ok_or("a die shows 1 to 6")
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

/// A set of values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values(u8);

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);
    /// Every value.
    pub const ALL: Values = Values(0b111_1110);

    /// This value alone.
    pub const fn only(die: Die) -> Values {
        Values(1 << die.0)
    }

    /// Whether the value is in it.
    pub const fn contains(self, die: Die) -> bool {
        self.0 >> die.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a value in.
    pub fn insert(&mut self, die: Die) {
        self.0 |= 1 << die.0;
    }

    /// What is in both.
    pub const fn and(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

/// A set of dice, equal ones being the same: how many of each value, and how many without one (R13).
///
/// Written as the list of its values, ascending, 0 for a die without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice([u8; 7]);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice([0; 7]);

    /// So many dice without a value.
    pub const fn blank(count: u8) -> Dice {
        Dice([count, 0, 0, 0, 0, 0, 0])
    }

    /// How many show this value.
    pub const fn of(&self, die: Die) -> u8 {
        self.0[die.0 as usize]
    }

    /// How many have no value.
    pub const fn blanks(&self) -> u8 {
        self.0[0]
    }

    /// How many dice in all.
    pub fn count(&self) -> usize {
        self.0.iter().copied().map(usize::from).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 7]
    }

    /// Puts a die in.
    pub fn add(&mut self, die: Die) {
        self.0[die.0 as usize] += 1;
    }

    /// Puts dice without a value in.
    pub fn add_blanks(&mut self, count: u8) {
        self.0[0] += count;
    }

    /// Takes a die out; there must be one.
    pub fn take(&mut self, die: Die) {
        self.0[die.0 as usize] -= 1;
    }

    /// Puts other dice in.
    pub fn add_all(&mut self, others: &Dice) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own += other;
        }
    }

    /// Takes other dice out; they must be part of these.
    pub fn take_all(&mut self, others: &Dice) {
        for (own, other) in self.0.iter_mut().zip(others.0) {
            *own -= other;
        }
    }

    /// Whether the others are part of these.
    pub fn contains(&self, others: &Dice) -> bool {
        self.0.iter().zip(others.0).all(|(own, other)| *own >= other)
    }

    /// The values that occur, each once.
    pub fn values(&self) -> Values {
        Die::ALL.into_iter().filter(|&die| self.of(die) > 0).fold(Values::NONE, |mut values, die| {
            values.insert(die);
            values
        })
    }

    /// The numbers of all dice, ascending, 0 for one without a value.
    pub fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        let counts = self.0;
        (0..7).flat_map(move |value| std::iter::repeat_n(value, usize::from(counts[usize::from(value)])))
    }

    /// Every set of dice that is part of this one and not empty, in ascending order.
    pub fn each_part(&self, mut each: impl FnMut(Dice)) {
        let mut part = [0; 7];
        while let Some(place) = (0..7).rev().find(|&place| part[place] < self.0[place]) {
            part[place] += 1;
            part[place + 1..].fill(0);
            each(Dice(part));
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

/// Whose die it is, or who uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum User {
    /// A die of this seat's colour.
    Own(Seat),
    /// A candy die that shows this seat's colour (R19).
    Candy(Seat),
    /// A support die, of no colour (R2).
    Support,
}

impl User {
    /// The seat whose colour is seen (R6, R10, R19).
    pub const fn seat(self) -> Option<Seat> {
        match self {
            User::Own(seat) | User::Candy(seat) => Some(seat),
            User::Support => None,
        }
    }

    /// Whether it is a candy die.
    pub const fn is_candy(self) -> bool {
        matches!(self, User::Candy(_))
    }
}

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// What it shows; of a candy die, what it was placed as.
    pub value: Die,
    /// Whose it is.
    pub user: User,
}
