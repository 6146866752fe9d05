//! The seventeen animal cards of the sewer (K1) and sets of them. Must not know where the cards lie.

use crate::engine::{bit_set, index_type};

index_type! {
    /// An animal card: 0 is the rat, 1 to 16 are the others (K1).
    pub struct Animal(0..=16), "an animal has a number from 0 to 16";
}

impl Animal {
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
}

bit_set! {
    /// A set of animals.
    pub struct AnimalSet(u32) of Animal;
}

impl AnimalSet {
    /// The set of all seventeen animals.
    pub const ALL: AnimalSet = AnimalSet((1 << Animal::COUNT) - 1);

    /// Number of animals in this set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}
