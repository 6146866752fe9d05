//! The rooms under their roofs, and the plans of the two sides of the board (B3). Must not know mice, tiles or which rooms are open.
//!
//! The plans are data in `assets/boards/burg_appenzell.ron`, embedded in the program and parsed once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::castle::{CELLS, CellIndex, CellSet, TOWERS, WIDTH};
use crate::engine::{bit_set, index_type};

/// Number of rooms on each side (B3).
pub const ROOMS: usize = 18;

static PLANS: LazyLock<[Plan; 2]> = LazyLock::new(|| {
    // The file is embedded, and a test parses it: this cannot fail at run time.
    read_plans(include_str!("../../../assets/boards/burg_appenzell.ron")).expect("the plans are sound")
});

/// The side of the board in play (B3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// Side A, the default.
    #[default]
    A,
    /// Side B.
    B,
}

index_type! {
    /// A room, by its letter `A`–`R` on the plan.
    #[derive(Serialize, Deserialize)]
    #[serde(try_from = "char", into = "char")]
    pub struct Room(0..=ROOMS - 1);
}

impl Room {
    /// The room with this letter.
    pub fn from_letter(letter: char) -> Option<Room> {
        let index = u32::from(letter).checked_sub(u32::from('A'))?;
        u8::try_from(index).ok().and_then(Room::new)
    }

    /// The letter of this room.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl TryFrom<char> for Room {
    type Error = &'static str;

    fn try_from(letter: char) -> Result<Self, Self::Error> {
        Room::from_letter(letter).ok_or("a room is a letter from A to R")
    }
}

impl From<Room> for char {
    fn from(room: Room) -> char {
        room.letter()
    }
}

bit_set! {
    /// A set of rooms.
    pub struct RoomSet(u32) of Room, serialised as a list;
}

/// The material of a roof, which depends on the size of its room (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Roof {
    /// Over a room of two cells.
    Tiled,
    /// Over a room of three cells.
    Thatched,
    /// Over a room of four cells.
    Copper,
}

impl Roof {
    /// The roof of a room with this many cells.
    fn for_size(cells: usize) -> Option<Roof> {
        match cells {
            2 => Some(Roof::Tiled),
            3 => Some(Roof::Thatched),
            4 => Some(Roof::Copper),
            _ => None,
        }
    }
}

/// The rooms of one side (B3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    cells: [CellSet; ROOMS],
    roofs: [Roof; ROOMS],
    /// By cell: the room that the cell is in; empty for towers.
    rooms: [RoomSet; CELLS],
    /// By cell: the rooms of the eight neighbours (B7).
    rooms_around: [RoomSet; CELLS],
    /// By cell: the cells of its room that share a side with it.
    beside_in_room: [CellSet; CELLS],
}

impl Plan {
    /// The plan of this side.
    pub fn of(side: Side) -> &'static Plan {
        &PLANS[side as usize]
    }

    /// The cells of a room.
    pub fn cells(&self, room: Room) -> CellSet {
        self.cells[room.index()]
    }

    /// The cells of these rooms.
    pub fn cells_of(&self, rooms: RoomSet) -> CellSet {
        rooms.iter().fold(CellSet::EMPTY, |cells, room| cells | self.cells(room))
    }

    /// The kind of roof over a room.
    pub fn roof(&self, room: Room) -> Roof {
        self.roofs[room.index()]
    }

    /// The room that a cell is in; `None` for a tower.
    pub fn room(&self, cell_index: CellIndex) -> Option<Room> {
        self.rooms[cell_index.index()].iter().next()
    }

    /// The rooms that these cells are in.
    pub fn rooms_of(&self, cells: CellSet) -> RoomSet {
        cells.iter().fold(RoomSet::EMPTY, |rooms, cell_index| rooms | self.rooms[cell_index.index()])
    }

    /// The rooms of the eight neighbours of a cell, open rooms included: a mouse here can lift their roofs (B7).
    pub fn rooms_around(&self, cell_index: CellIndex) -> RoomSet {
        self.rooms_around[cell_index.index()]
    }

    /// The cells that share a side with one of these cells and are in the same room.
    pub fn neighbours_in_room(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::EMPTY, |found, cell_index| found | self.beside_in_room[cell_index.index()])
    }
}

/// The content of the plan file: seven rows of seven letters for each side.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides {
    a: Vec<String>,
    b: Vec<String>,
}

fn read_plans(text: &str) -> Result<[Plan; 2], String> {
    let sides: Sides = ron::from_str(text).map_err(|error| error.to_string())?;
    Ok([read_plan(&sides.a)?, read_plan(&sides.b)?])
}

fn read_plan(rows: &[String]) -> Result<Plan, String> {
    let letters: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if letters.len() != CELLS || rows.iter().any(|row| row.chars().count() != usize::from(WIDTH)) {
        return Err(format!("a plan is {WIDTH} rows of {WIDTH} letters"));
    }
    let mut plan = Plan {
        cells: [CellSet::EMPTY; ROOMS],
        roofs: [Roof::Tiled; ROOMS],
        rooms: [RoomSet::EMPTY; CELLS],
        rooms_around: [RoomSet::EMPTY; CELLS],
        beside_in_room: [CellSet::EMPTY; CELLS],
    };
    for (cell_index, letter) in CellIndex::ALL.into_iter().zip(letters) {
        match (TOWERS.contains(cell_index), Room::from_letter(letter)) {
            (true, _) if letter == 'T' => {}
            (false, Some(room)) => {
                plan.cells[room.index()] |= CellSet::only(cell_index);
                plan.rooms[cell_index.index()] = RoomSet::only(room);
            }
            _ => return Err(format!("{letter} does not belong at {:?}", cell_index.cell())),
        }
    }
    for room in Room::ALL.into_iter() {
        let cells = plan.cells(room);
        let is_connected = cells
            .iter()
            .all(|cell_index| cells.len() == 1 || CellSet::only(cell_index).side_neighbours().intersects(cells));
        let roof = Roof::for_size(cells.len()).filter(|_| is_connected);
        plan.roofs[room.index()] = roof.ok_or_else(|| format!("room {} is no room", room.letter()))?;
    }
    for cell_index in CellIndex::ALL.into_iter() {
        let cell = CellSet::only(cell_index);
        plan.rooms_around[cell_index.index()] = plan.rooms_of(cell.all_neighbours());
        plan.beside_in_room[cell_index.index()] = cell.side_neighbours() & plan.cells_of(plan.rooms_of(cell));
    }
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b03_each_side_has_11_tiled_5_thatched_and_2_copper_roofs() {
        for side in [Side::A, Side::B] {
            let plan = Plan::of(side);
            let count = |roof| Room::ALL.into_iter().filter(|&room| plan.roof(room) == roof).count();
            assert_eq!((count(Roof::Tiled), count(Roof::Thatched), count(Roof::Copper)), (11, 5, 2), "{side:?}");
            assert_eq!(plan.cells_of(Room::ALL.into_iter().collect()).len(), CELLS - TOWERS.len());
        }
        assert_ne!(Plan::of(Side::A), Plan::of(Side::B));
    }

    #[test]
    fn sets_of_rooms_are_written_as_a_list_of_letters() {
        let rooms: RoomSet = ['R', 'A', 'C'].into_iter().filter_map(Room::from_letter).collect();
        assert_eq!(serde_json::to_string(&rooms).unwrap(), r#"["A","C","R"]"#);
        assert_eq!(serde_json::from_str::<RoomSet>(r#"["R","C","A","C"]"#).unwrap(), rooms);
        assert!(serde_json::from_str::<RoomSet>(r#"["S"]"#).is_err());
    }

    #[test]
    fn damaged_plans_are_refused() {
        let text = include_str!("../../../assets/boards/burg_appenzell.ron");
        assert!(read_plans(text).is_ok());
        for (sound, damaged) in
            [("TAABBBT", "TAABBB"), ("TAABBBT", "AAABBBT"), ("CDEEFFG", "CDEETFG"), ("CDEEFFG", "CDDEFFG")]
        {
            assert!(read_plans(&text.replace(sound, damaged)).is_err(), "{damaged}");
        }
        // All letters are there in the right order, but not in rows of seven.
        let uneven = text.replace("TAABBBT", "TAABBB").replace("CDEEFFG", "TCDEEFFG");
        assert!(read_plans(&uneven).is_err());
    }
}
