//! The public part of a position: everything that lies open to all, except the tiles. Part of the state and of every view.
//!
//! Must not know: tiles that somebody cannot see, events, bots, the screen.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::castle::{CellSet, TOWERS};
use super::moves::Options;
use super::rooms::{Plan, RoomSet};
use super::slots::Slot;
use super::tiles::{CHEESE_KINDS, CHIPS_PER_CHEESE, CheeseSet};
use crate::engine::{Cell, Seat};

/// Mice per player (B4).
pub const MICE: u8 = 4;
/// Actions per turn (B21).
pub const ACTIONS: u8 = 4;
/// The largest number of seats (B4).
pub(super) const MAX_SEATS: usize = 4;
/// Turns per seat that may pass in a row without a chip and without a fall before the game ends (B22).
const IDLE_TURNS_PER_SEAT: u16 = 25;

/// The stage of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Chance decides who begins (B6).
    Starting,
    /// Chance lays out the tiles (B5).
    Dealing,
    /// Each seat chooses a tower for its first mouse (B6).
    Towers,
    /// The seat on turn takes actions (B21).
    Acting,
    /// The game is over.
    Over(Ending),
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A player has chips of enough kinds to win (B16).
    Goal,
    /// A player's third mouse fell (B17).
    Falls,
    /// Too many turns in a row brought neither a chip nor a fall (B22).
    Idle,
}

/// The end of a game: its reason and the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Why the game ended.
    pub ending: Ending,
    /// The one seat that won (B18).
    pub winner: Seat,
}

/// The mice and chips of one player (B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The cells of the player's mice in towers and on the floor.
    pub mice: CellSet,
    /// Number of mice that have not entered the castle yet.
    pub supply: u8,
    /// Number of mice that have fallen into traps (B13).
    pub fallen: u8,
    /// The chips collected (B14).
    pub chips: CheeseSet,
}

/// The public part of a position, without the tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// The options of this game.
    pub options: Options,
    /// The stage of the game.
    pub phase: Phase,
    /// The seat that began.
    pub starter: Seat,
    /// The seat on turn; after the end, the seat that was on turn last.
    pub seat: Seat,
    /// The players by seat.
    pub players: ArrayVec<Player, MAX_SEATS>,
    /// The rooms without a roof.
    #[serde(rename = "rooms")]
    pub open_rooms: RoomSet,
    /// The cells of the open rooms; towers are not among them.
    #[serde(rename = "floor")]
    pub open_cells: CellSet,
    /// Number of actions left in this turn (B21).
    #[serde(rename = "actions")]
    pub actions_left: u8,
    /// Whether the spare has been pushed in this turn (B12).
    #[serde(rename = "pushed")]
    pub has_pushed: bool,
    /// The slot of the last push of the game, by any seat.
    pub last_push: Option<Slot>,
    /// Number of turns in a row that have ended without a chip and without a fall (B22).
    #[serde(rename = "idle")]
    pub idle_turns: u16,
    /// Whether this turn has brought a chip or a fall (B22).
    #[serde(rename = "stirred")]
    pub had_progress: bool,
    /// Number of chips left of each cheese, indexed by the cheese's number minus 1 (B2).
    pub stock: [u8; CHEESE_KINDS],
}

impl Common {
    /// The position before the first event, for this many seats.
    pub(super) fn new(options: &Options, seats: usize) -> Self {
        let player = Player { mice: CellSet::EMPTY, supply: MICE, fallen: 0, chips: CheeseSet::EMPTY };
        Common {
            options: options.clone(),
            phase: Phase::Starting,
            starter: Seat::new(0),
            seat: Seat::new(0),
            players: (0..seats).map(|_| player).collect(),
            open_rooms: RoomSet::EMPTY,
            open_cells: CellSet::EMPTY,
            actions_left: 0,
            has_pushed: false,
            last_push: None,
            idle_turns: 0,
            had_progress: false,
            stock: [CHIPS_PER_CHEESE; CHEESE_KINDS],
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The plan of the rooms, for the side of the board in play (B3).
    pub fn plan(&self) -> &'static Plan {
        Plan::of(self.options.side)
    }

    /// The mice and chips of this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The cells with a mouse of any seat.
    pub fn occupied(&self) -> CellSet {
        self.players.iter().fold(CellSet::EMPTY, |cells, player| cells | player.mice)
    }

    /// The owner of the mouse on this cell, if there is one.
    pub fn mouse_at(&self, cell: Cell) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.player(*seat).mice.contains_cell(cell))
    }

    /// The towers without a mouse.
    pub fn free_towers(&self) -> CellSet {
        TOWERS - self.occupied()
    }

    /// The open rooms without a mouse: covered again if the turn ended now (B15).
    pub fn rooms_to_cover(&self) -> RoomSet {
        self.open_rooms.without(self.plan().rooms_of(self.occupied()))
    }

    /// The covered rooms whose roof a mouse of this seat can lift, no matter how many actions are left (B7).
    pub fn rooms_in_reach(&self, seat: Seat) -> RoomSet {
        let plan = self.plan();
        let near = self.player(seat).mice.iter().fold(RoomSet::EMPTY, |near, mouse| near | plan.rooms_around(mouse));
        near.without(self.open_rooms)
    }

    /// Number of turns in a row without a chip and without a fall after which the game ends (B22).
    pub fn idle_limit(&self) -> u16 {
        IDLE_TURNS_PER_SEAT * self.seats() as u16
    }

    /// The value of [`Common::idle_turns`] if this turn ended now (B22).
    pub(super) fn idle_turns_if_turn_ends(&self) -> u16 {
        self.idle_turns + u16::from(!self.had_progress)
    }
}
