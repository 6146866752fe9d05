//! The three number dice and the wild die (L1). Knows nothing of turns.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{bit_set, index_type};

/// Number of number dice (L1).
pub const DICE: usize = 3;
/// Faces of a number die, and of a plain die that stands in for the wild die.
pub const FACES: u8 = 6;

index_type! {
    /// The face of a number die, 1 to 6 (L1).
    pub struct Die(1..=FACES as usize), "a die shows 1 to 6";
}

impl Die {
    /// The number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// Number dice in the order in which they were first rolled.
pub type Dice = ArrayVec<Die, DICE>;

/// The total of the dice (L7).
pub fn total(dice: &[Die]) -> u8 {
    dice.iter().map(|die| die.0).sum()
}

index_type! {
    /// How many number dice a seat rolls, 1 to 3 (L5).
    pub struct DiceCount(1..=DICE), "1, 2 or 3 dice are rolled";
}

impl DiceCount {
    /// The count as a number.
    pub const fn count(self) -> u8 {
        self.0
    }
}

index_type! {
    /// The index of a die among the rolled dice, from 0. Larger than any roll, so that a move with too high an index can be refused by
    /// the rules.
    pub struct DieIndex(0..=7), "dice are named by indices from 0 to 7";
}

impl DieIndex {
    /// The indices of `count` rolled dice.
    pub fn first(count: usize) -> impl Iterator<Item = DieIndex> {
        DieIndex::ALL.into_iter().take(count)
    }
}

bit_set! {
    /// A set of rolled dice; the empty set is the re-roll of the wild die. Serialised as an ascending list; any other order is malformed.
    #[derive(Serialize, Deserialize)]
    #[serde(try_from = "ArrayVec<DieIndex, 8>", into = "ArrayVec<DieIndex, 8>")]
    pub struct DiceSet(u8) of DieIndex;
}

impl DiceSet {
    /// The first `count` dice.
    pub const fn first(count: u8) -> DiceSet {
        DiceSet(((1u16 << count) - 1) as u8)
    }

    /// The set of these indices; indices over 7 are ignored.
    pub fn from_indices(indices: &[u8]) -> DiceSet {
        indices.iter().filter_map(|&index| DieIndex::new(index)).collect()
    }

    /// Every non-empty subset of the first `count` dice, ascending.
    pub const fn all(count: u8) -> &'static [DiceSet] {
        match count {
            0 => &[],
            1 => &[DiceSet(0b001)],
            2 => &[DiceSet(0b001), DiceSet(0b011), DiceSet(0b010)],
            _ => &[
                DiceSet(0b001),
                DiceSet(0b011),
                DiceSet(0b111),
                DiceSet(0b101),
                DiceSet(0b010),
                DiceSet(0b110),
                DiceSet(0b100),
            ],
        }
    }

    /// Whether the set contains the die at this index.
    pub const fn contains_index(self, index: usize) -> bool {
        index < DieIndex::COUNT && self.0 >> index & 1 == 1
    }

    /// The highest index in the set.
    pub const fn highest(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(7 - self.0.leading_zeros() as u8) }
    }
}

/// Sets are ordered as lists: `[0] < [0, 1] < [1]`.
impl Ord for DiceSet {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.iter().cmp(other.iter())
    }
}

impl PartialOrd for DiceSet {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl TryFrom<ArrayVec<DieIndex, 8>> for DiceSet {
    type Error = &'static str;

    fn try_from(dice: ArrayVec<DieIndex, 8>) -> Result<Self, Self::Error> {
        if dice.is_sorted_by(|first, second| first < second) {
            Ok(dice.into_iter().collect())
        } else {
            Err("dice are named by an ascending list of indices")
        }
    }
}

impl From<DiceSet> for ArrayVec<DieIndex, 8> {
    fn from(set: DiceSet) -> Self {
        set.iter().collect()
    }
}

/// A face of the wild die, two of each (L1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Take the lowest face-up card (L11).
    Lowest,
    /// Take the highest face-up card (L11).
    Highest,
    /// Swap a card with an opponent, or swap none (L11).
    Swap,
}

impl Face {
    /// All faces.
    pub const ALL: [Face; 3] = [Face::Lowest, Face::Highest, Face::Swap];

    /// The wild face for a plain die: 1–2 lowest, 3–4 highest, 5–6 swap.
    pub const fn from_plain_die(die: Die) -> Face {
        match die.0 {
            1 | 2 => Face::Lowest,
            3 | 4 => Face::Highest,
            _ => Face::Swap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_sets_are_ordered_and_serialised_as_lists() {
        let all: Vec<Vec<u8>> = DiceSet::all(3).iter().map(|set| set.iter().map(u8::from).collect()).collect();
        assert!((1..=3).all(|count| DiceSet::all(count).is_sorted() && DiceSet::all(count).len() == (1 << count) - 1));
        assert_eq!(all, [vec![0], vec![0, 1], vec![0, 1, 2], vec![0, 2], vec![1], vec![1, 2], vec![2]]);
        assert_eq!(serde_json::to_string(&DiceSet::from_indices(&[2, 0])).unwrap(), "[0,2]");
        assert_eq!(serde_json::from_str::<DiceSet>("[0,2]").unwrap(), DiceSet::from_indices(&[0, 2]));
        for malformed in ["[2,0]", "[1,1]", "[8]", "[-1]", "1", "[0,1,2,3,4,5,6,7,7]"] {
            assert!(serde_json::from_str::<DiceSet>(malformed).is_err(), "{malformed}");
        }
        assert_eq!((DiceSet::from_indices(&[1, 6]).highest(), DiceSet::EMPTY.highest()), (Some(6), None));
        assert_eq!(DiceSet::first(2), DiceSet::from_indices(&[0, 1]));
    }
}
