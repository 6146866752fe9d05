//! Names of spaces, icons, regions, places and dice, for use inside other phrases. Knows no state, move or event.

use super::cards::RowIndex;
use super::dice::{Die, Face};
use super::track::{Colour, Icon, Region, Space};
use crate::engine::Phrase;

/// A place as people count it, from 1.
pub fn place_number(place: RowIndex) -> usize {
    place.index() + 1
}

/// Dice as a sum: `4 + 2`.
pub fn dice_sum(dice: &[Die]) -> String {
    dice.iter().map(|die| die.pips().to_string()).collect::<Vec<_>>().join(" + ")
}

/// The name of a region: its colour.
pub fn region_name(region: Region) -> Phrase {
    Phrase::new(match region.colour() {
        Colour::Red => "rat_a_tat_roll-region-red",
        Colour::Orange => "rat_a_tat_roll-region-orange",
        Colour::Green => "rat_a_tat_roll-region-green",
        Colour::Blue => "rat_a_tat_roll-region-blue",
        Colour::Purple => "rat_a_tat_roll-region-purple",
    })
}

/// The name of an icon, in one word.
pub fn icon_name(icon: Icon) -> Phrase {
    Phrase::new(match icon {
        Icon::Wild => "rat_a_tat_roll-icon-wild",
        Icon::Choice => "rat_a_tat_roll-icon-choice",
        Icon::Reroll => "rat_a_tat_roll-icon-reroll",
        Icon::Peek => "rat_a_tat_roll-icon-peek",
    })
}

/// A short name of a space: "red, peek", or "wild".
pub fn space_name(space: Space) -> Phrase {
    match space.region() {
        Some(region) => {
            let phrase = Phrase::new("rat_a_tat_roll-space").with("region", region_name(region));
            phrase.with("icon", icon_name(space.icon()))
        }
        None => icon_name(space.icon()),
    }
}

/// A space as part of a sentence: "the peek space in red", "a wild space".
pub fn space_in_sentence(space: Space) -> Phrase {
    match space.region() {
        Some(region) => {
            let phrase = Phrase::new("rat_a_tat_roll-space-of-region").with("region", region_name(region));
            phrase.with("icon", icon_name(space.icon()))
        }
        None => Phrase::new("rat_a_tat_roll-space-wild"),
    }
}

/// The name of a wild die's face, in one word.
pub fn face_name(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Lowest => "rat_a_tat_roll-face-lowest",
        Face::Highest => "rat_a_tat_roll-face-highest",
        Face::Swap => "rat_a_tat_roll-face-swap",
    })
}
