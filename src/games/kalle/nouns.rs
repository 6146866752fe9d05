//! Phrases that name the animals of Kalle Kanalratte. Must not know the state, moves or what lies on the table.

use super::animals::Animal;
use crate::engine::Phrase;

/// Text keys of the animals by number: the rat first, the others in alphabetical order. The choice of animals is ours (K1).
const ANIMAL_KEYS: [&str; Animal::COUNT] = [
    "kalle-animal-rat",
    "kalle-animal-bat",
    "kalle-animal-beetle",
    "kalle-animal-centipede",
    "kalle-animal-crayfish",
    "kalle-animal-dragonfly",
    "kalle-animal-duck",
    "kalle-animal-fish",
    "kalle-animal-frog",
    "kalle-animal-hedgehog",
    "kalle-animal-mole",
    "kalle-animal-newt",
    "kalle-animal-snail",
    "kalle-animal-snake",
    "kalle-animal-spider",
    "kalle-animal-turtle",
    "kalle-animal-worm",
];

/// The name of an animal with its article.
pub fn animal(animal: Animal) -> Phrase {
    Phrase::new(ANIMAL_KEYS[animal.index()])
}
