//! Phrases and pictures for the parts of the game: slots, rooms, cheeses, tiles. Must not know positions, moves or events.

use super::rooms::Room;
use super::slots::{Slot, Wall};
use super::tiles::{Cheese, Tile};
use crate::engine::Phrase;

/// A slot as a place to push at: "row 2 from the left".
pub fn slot_phrase(slot: Slot) -> Phrase {
    let key = match slot.wall() {
        Wall::North => "burg_appenzell-slot-north",
        Wall::South => "burg_appenzell-slot-south",
        Wall::West => "burg_appenzell-slot-west",
        Wall::East => "burg_appenzell-slot-east",
    };
    Phrase::new(key).with("number", slot.number() + 1)
}

/// The name of a room: its letter on the plan.
pub fn room_phrase(room: Room) -> Phrase {
    Phrase::new("burg_appenzell-room").with("room", room.letter().to_string())
}

/// The name of a cheese.
pub fn cheese_phrase(cheese: Cheese) -> Phrase {
    Phrase::new("burg_appenzell-cheese").with("kind", cheese.number())
}

/// The name of the picture of a cheese, below `assets/art`.
pub fn cheese_picture(cheese: Cheese) -> &'static str {
    const PICTURES: [&str; 7] = [
        "burg_appenzell/cheese1",
        "burg_appenzell/cheese2",
        "burg_appenzell/cheese3",
        "burg_appenzell/cheese4",
        "burg_appenzell/cheese5",
        "burg_appenzell/cheese6",
        "burg_appenzell/cheese7",
    ];
    PICTURES[usize::from(cheese.number() - 1) % PICTURES.len()]
}

/// The name of a tile.
pub fn tile_phrase(tile: Tile) -> Phrase {
    match tile {
        Tile::Cheese(cheese) => cheese_phrase(cheese),
        Tile::Blank => Phrase::new("burg_appenzell-tile-blank"),
        Tile::Trap => Phrase::new("burg_appenzell-tile-trap"),
    }
}
