//! The seventeen animal cards of the sewer (K1) and sets of them. Must not know where the cards lie.

use serde::{Deserialize, Serialize};

/// An animal card: 0 is the rat, 1 to 16 are the others (K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Animal(u8);

impl Animal {
    /// Number of animals, the rat included.
    pub const COUNT: usize = 17;
    /// The rat.
    pub const RAT: Animal = Animal(0);
    /// The sixteen animals that are dealt (K1), ascending.
    pub const OTHERS: [Animal; 16] = {
        let mut others = [Animal(0); 16];
        let mut index = 0;
        while index < others.len() {
            others[index] = Animal(index as u8 + 1);
            index += 1;
        }
        others
    };

    /// The animal with this number; `None` from 17 on.
    pub const fn new(number: u8) -> Option<Animal> {
        if (number as usize) < Animal::COUNT { Some(Animal(number)) } else { None }
    }

    /// The number of this animal, from 0.
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
pub struct AnimalSet(u32);

impl AnimalSet {
    /// The set of all seventeen animals.
    pub const ALL: AnimalSet = AnimalSet((1 << Animal::COUNT) - 1);

    /// Whether the animal is in this set.
    pub const fn contains(self, animal: Animal) -> bool {
        self.0 >> animal.0 & 1 == 1
    }

    /// Adds an animal.
    pub fn insert(&mut self, animal: Animal) {
        self.0 |= 1 << animal.0;
    }

    /// Removes an animal.
    pub fn remove(&mut self, animal: Animal) {
        self.0 &= !(1 << animal.0);
    }

    /// Number of animals in this set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The animals in this set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Animal> {
        (0..Animal::COUNT as u8).map(Animal).filter(move |&animal| self.contains(animal))
    }
}

impl FromIterator<Animal> for AnimalSet {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut set = AnimalSet::default();
        animals.into_iter().for_each(|animal| set.insert(animal));
        set
    }
}
