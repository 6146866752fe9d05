//! The seventeen animals of the sewer (K1). Knows nothing of where they lie.

use serde::{Deserialize, Serialize};

/// An animal: 0 the rat, 1 to 16 the others (K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Animal(u8);

impl Animal {
    /// How many there are.
    pub const COUNT: usize = 17;
    /// The rat itself.
    pub const RAT: Animal = Animal(0);
    /// The sixteen that are laid out (K1), ascending.
    pub const OTHERS: [Animal; 16] = {
        let mut others = [Animal(0); 16];
        let mut index = 0;
        while index < others.len() {
            others[index] = Animal(index as u8 + 1);
            index += 1;
        }
        others
    };

    /// The animal with this number, if there is one.
    pub const fn new(number: u8) -> Option<Animal> {
        if (number as usize) < Animal::COUNT { Some(Animal(number)) } else { None }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Animal {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Animal::new(number).ok_or("an animal has a number from 0 to 16")
    }
}

impl From<Animal> for u8 {
    fn from(animal: Animal) -> u8 {
        animal.0
    }
}

/// A set of animals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Animals(u32);

impl Animals {
    /// All seventeen.
    pub const ALL: Animals = Animals((1 << Animal::COUNT) - 1);

    /// Whether the animal is in it.
    pub const fn contains(self, animal: Animal) -> bool {
        self.0 >> animal.0 & 1 == 1
    }

    /// Puts an animal in.
    pub fn insert(&mut self, animal: Animal) {
        self.0 |= 1 << animal.0;
    }

    /// Takes an animal out.
    pub fn remove(&mut self, animal: Animal) {
        self.0 &= !(1 << animal.0);
    }

    /// How many.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// All of them, ascending.
    pub fn iter(self) -> impl Iterator<Item = Animal> {
        (0..Animal::COUNT as u8).map(Animal).filter(move |&animal| self.contains(animal))
    }
}

impl FromIterator<Animal> for Animals {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut set = Animals::default();
        animals.into_iter().for_each(|animal| set.insert(animal));
        set
    }
}
