//! The board of a table as states hold it. A state is cloned for every move that is thought of, so the board in it is one pointer: each
//! board is kept once, for as long as the program runs. A board is small, and a program meets few.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BoardData, PrintedBoard, TEMPLATE, check, file};
use crate::engine::Refusal;

/// A board on which a game can be played, for every number of players.
#[derive(Clone, Copy)]
pub struct Board(&'static KnownBoard);

/// A board that has been checked.
struct KnownBoard {
    data: BoardData,
    /// The board with two players, with three, and with more.
    printed: [PrintedBoard; 3],
}

impl KnownBoard {
    fn new(data: BoardData) -> KnownBoard {
        KnownBoard { printed: [2, 3, 4].map(|seats| data.printed(seats)), data }
    }
}

static OURS: LazyLock<KnownBoard> =
    // Embedded; the tests read and check it.
    LazyLock::new(|| KnownBoard::new(file::read(TEMPLATE).expect("our board can be read")));

/// The boards that people brought.
static OTHERS: Mutex<Vec<&'static KnownBoard>> = Mutex::new(Vec::new());

impl Board {
    /// Our board.
    pub fn ours() -> Board {
        Board(&OURS)
    }

    /// The board that is written so.
    ///
    /// # Errors
    /// What is wrong with it, under R3.
    pub fn new(data: &BoardData) -> Result<Board, Refusal> {
        if *data == OURS.data {
            return Ok(Board::ours());
        }
        let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = others.iter().find(|known| known.data == *data) {
            return Ok(Board(known));
        }
        check::check(data)?;
        let known: &'static KnownBoard = Box::leak(Box::new(KnownBoard::new(data.clone())));
        others.push(known);
        Ok(Board(known))
    }

    /// Whether this is our board.
    pub fn is_ours(&self) -> bool {
        *self == Board::ours()
    }

    /// The board for this many players (R3).
    pub fn printed(self, seats: usize) -> &'static PrintedBoard {
        &self.0.printed[seats.clamp(2, 4) - 2]
    }
}

impl Default for Board {
    fn default() -> Self {
        Board::ours()
    }
}

/// Equal boards are the same in memory.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_ours() { formatter.write_str("ours") } else { self.0.data.fmt(formatter) }
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.data.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let data = BoardData::deserialize(deserializer)?;
        Board::new(&data).map_err(|refusal| serde::de::Error::custom(refusal.phrase.key))
    }
}
