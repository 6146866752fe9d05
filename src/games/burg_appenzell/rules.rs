//! State and transitions of Burg Appenzell. The fields of `State` are private to this file and its children.

mod observation;
mod refusals;
mod turns;

use std::ops::BitOr;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::castle::{CELLS, CellSet, HOLES, TOWERS};
use super::ending;
use super::faces::Faces;
use super::moves::{Chance, Move, OPTIONS, Options};
use super::paths::Paths;
use super::pushing::Slot;
use super::rooms::{Plan, RoomSet};
use super::tiles::{CHEESES, CHIPS_OF_A_KIND, Cheeses, Tile, TileCounts};
use super::witness::{Ending, Seen};
use crate::engine::{
    Cell, ChanceKind, Determinization, Event, ManualOutcome, Observation, OptionSpec, Phrase, Refusal, RuleId, Rules,
    Seat, Turn, View, Viewer, random_below, shuffle,
};

/// How many mice a player has (B4).
pub const MICE: u8 = 4;
/// How many actions a turn has (B21).
pub const ACTIONS: u8 = 4;
/// The most seats (B4).
const MOST_SEATS: usize = 4;
/// So many turns a seat, in a row, may pass without a chip and without a fall (B22).
const IDLE_TURNS_A_SEAT: u16 = 25;

/// The game.
#[derive(Debug)]
pub enum BurgAppenzell {}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// It is decided who begins (B6).
    Starting,
    /// The tiles are laid out (B5).
    Dealing,
    /// Each seat chooses a tower (B6).
    Towers,
    /// The seat on turn acts (B21).
    Acting,
    /// The game is over.
    Over(Ending),
}

/// What a player has (B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The mice in towers and on the floor.
    pub mice: CellSet,
    /// How many are still to enter.
    pub supply: u8,
    /// How many have fallen.
    pub fallen: u8,
    /// The chips collected (B14).
    pub chips: Cheeses,
}

/// What lies open to everyone but for the tiles: part of the state and of every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// How it is played.
    pub options: Options,
    /// What is due.
    pub phase: Phase,
    /// Who began.
    pub starter: Seat,
    /// The seat on turn, at the end the one whose turn it was.
    pub seat: Seat,
    /// By seat.
    pub players: ArrayVec<Player, MOST_SEATS>,
    /// The rooms without a roof.
    pub rooms: RoomSet,
    /// Their cells.
    pub floor: CellSet,
    /// How many actions are left in this turn (B21).
    pub actions: u8,
    /// Whether this turn has had its push (B12).
    pub pushed: bool,
    /// The slot of the last push of the game, whoever's it was.
    pub last_push: Option<Slot>,
    /// How many turns in a row have ended without a chip and without a fall (B22).
    pub idle: u16,
    /// Whether this turn has brought one.
    pub stirred: bool,
    /// How many chips of each cheese are left, by its number from 1 (B2).
    pub stock: [u8; CHEESES],
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    /// In every hole a tile; before they are dealt, in the order of the box.
    tiles: Faces,
    /// Always there.
    spare: Option<Tile>,
    last_seen: LastSeen,
    /// How many events have happened.
    events: u16,
}

/// By cell: the number of the event that covered the tile there, 0 if it lies open, was never seen or is none. It goes along with pushes.
/// No tile is seen before event 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LastSeen([u16; CELLS]);

/// What lies face up before a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What all see besides the tiles.
    pub common: Common,
    /// The tiles in open rooms; for whoever sees everything, all.
    pub tiles: Faces,
    /// With `memory_help` the tiles under roofs that all have seen, else none (B20).
    pub known: Faces,
    /// The tile that lies beside the castle; `None` before the tiles are dealt.
    pub spare: Option<Tile>,
}

/// What all viewers have seen and is covered again (B20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The tiles, row by row.
    pub tiles: Vec<Remembered>,
    /// How many events have happened.
    pub events: u16,
}

/// A tile under a roof that was seen before. Pushes change where it is; what it is and when it was last seen stay, and are its name for
/// whoever forgets some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Remembered {
    /// Where it is now, all pushes taken into account.
    pub at: Cell,
    /// What it is.
    pub tile: Tile,
    /// The number of the event that covered it: it lay open for the last time after so many events.
    pub last_seen: u16,
}

impl Rules for BurgAppenzell {
    const ID: &'static str = "burg_appenzell";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=MOST_SEATS;
    const MINUTES: u32 = 45;
    /// While nobody has won there are at most 5 chips a seat (B16) and 2 fallen mice a seat (B17), so at most 7 turns a seat that bring something;
    /// before each of them and after the last at most 25 a seat that do not (B22). A turn is up to four actions and its end. Four
    /// seats are the most; before the first turn come two outcomes and a tower each.
    const MAX_EVENTS: Option<usize> = Some((7 * 4 + 1) * (25 * 4) * 5 + 2 + 4);
    const RULE_IDS: &'static [RuleId] = &[
        "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B17",
        "B18", "B19", "B20", "B21", "B22",
    ];

    type Options = Options;
    type State = State;
    type Open = Open;
    type Memory = Memory;
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn start(options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("burg_appenzell-refuse-seats").with("seats", seats)));
        }
        let player = Player { mice: CellSet::EMPTY, supply: MICE, fallen: 0, chips: Cheeses::EMPTY };
        let (tiles, spare) = laid_out(Tile::all());
        Ok(State {
            common: Common {
                options: options.clone(),
                phase: Phase::Starting,
                starter: Seat::new(0),
                seat: Seat::new(0),
                players: (0..seats).map(|_| player).collect(),
                rooms: RoomSet::EMPTY,
                floor: CellSet::EMPTY,
                actions: 0,
                pushed: false,
                last_push: None,
                idle: 0,
                stirred: false,
                stock: [CHIPS_OF_A_KIND; CHEESES],
            },
            tiles,
            spare,
            last_seen: LastSeen([0; CELLS]),
            events: 0,
        })
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            Phase::Starting | Phase::Dealing => Turn::Chance(None),
            Phase::Towers | Phase::Acting => Turn::Seat(state.common.seat),
            Phase::Over(ending) => Turn::Over(ending::outcome(&state.common, ending)),
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        match state.common.phase {
            Phase::Towers => {
                moves.extend(state.common.free_towers().iter().map(|tower| Move::Tower { at: tower.cell() }))
            }
            Phase::Acting => {
                state.common.each_action(&state.paths(), |action| moves.push(action));
                moves.push(Move::EndTurn {});
            }
            Phase::Starting | Phase::Dealing | Phase::Over(_) => {}
        }
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting => ChanceKind::Starter,
            Phase::Dealing => ChanceKind::Hidden,
            Phase::Towers | Phase::Acting | Phase::Over(_) => ChanceKind::Nothing,
        }
    }

    fn manual_outcome(state: &State, given: &ManualOutcome) -> Option<Chance> {
        match (state.common.phase, given) {
            (Phase::Starting, ManualOutcome::Starter(seat)) => Some(Chance::Start { seat: *seat }),
            _ => None,
        }
    }

    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        if state.common.phase == Phase::Starting {
            let seat = random_below(rng, state.common.players.len() as u32);
            return Chance::Start { seat: Seat::new(seat as usize) };
        }
        let mut tiles: ArrayVec<Tile, 64> = Tile::all().collect();
        shuffle(rng, &mut tiles);
        let spare = tiles.pop().unwrap_or(Tile::Blank);
        Chance::Tiles { holes: tiles, spare }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        refusals::check(state, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::advance(state, event);
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, _who: Viewer) -> Observation<Self> {
        observation::seen(before, event)
    }

    fn hides_information(before: &State, event: &Event<Self>) -> bool {
        observation::covers(before, event)
    }

    fn tests_memory(options: &Self::Options) -> bool {
        !options.memory_help
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| observation::imagine(view, rng))
    }

    fn resample_hidden(past: &[&Event<Self>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
        observation::redrawn(past, now, rng)
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let common = &state.common;
        let tiles: TileCounts = HOLES.iter().filter_map(|hole| state.tiles.at(hole)).chain(state.spare).collect();
        let names = [
            "tiles of cheese 1",
            "tiles of cheese 2",
            "tiles of cheese 3",
            "tiles of cheese 4",
            "tiles of cheese 5",
            "tiles of cheese 6",
            "tiles of cheese 7",
            "blank tiles",
            "traps",
        ];
        let mut counts: Vec<(&'static str, u32)> =
            names.into_iter().zip(Tile::kinds().map(|tile| u32::from(tiles.of(tile)))).collect();
        let taken = common.players.iter().map(|player| player.chips.len() as u32).sum::<u32>();
        counts.push(("chips", taken + common.stock.iter().map(|&left| u32::from(left)).sum::<u32>()));
        let names = ["mice of seat 0", "mice of seat 1", "mice of seat 2", "mice of seat 3"];
        counts.extend(names.into_iter().zip(&common.players).map(|(name, player)| {
            (name, player.mice.len() as u32 + u32::from(player.supply) + u32::from(player.fallen))
        }));
        counts
    }
}

/// The first 33 of these tiles in the holes, row by row, and the one after them.
fn laid_out(tiles: impl IntoIterator<Item = Tile>) -> (Faces, Option<Tile>) {
    let mut tiles = tiles.into_iter();
    let mut faces = Faces::UNKNOWN;
    HOLES.iter().for_each(|hole| faces.set(hole, tiles.next()));
    (faces, tiles.next())
}

impl State {
    /// Where mice can go: what bars the way lies open to all.
    fn paths(&self) -> Paths {
        Paths::new(self.common.floor, self.tiles.traps(), self.common.occupied())
    }
}

impl Common {
    /// How many seats.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The plan of the side that is up (B3).
    pub fn plan(&self) -> &'static Plan {
        Plan::of(self.options.side)
    }

    /// What this seat has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The cells with a mouse, whoever's.
    pub fn occupied(&self) -> CellSet {
        self.players.iter().fold(CellSet::EMPTY, |cells, player| cells | player.mice)
    }

    /// Whose mouse is on this cell.
    pub fn mouse_at(&self, cell: Cell) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.player(*seat).mice.contains_cell(cell))
    }

    /// The towers without a mouse.
    pub fn free_towers(&self) -> CellSet {
        TOWERS - self.occupied()
    }

    /// The rooms that would be covered if the turn ended now: those without a mouse (B15).
    pub fn rooms_to_cover(&self) -> RoomSet {
        self.rooms.without(self.plan().rooms_of(self.occupied()))
    }

    /// The covered rooms whose roof a mouse of this seat can lift, wherever it is (B7).
    pub fn rooms_in_reach(&self, seat: Seat) -> RoomSet {
        let plan = self.plan();
        let near = self.player(seat).mice.iter().fold(RoomSet::EMPTY, |near, mouse| near.or(plan.around(mouse)));
        near.without(self.rooms)
    }

    /// After so many turns in a row without a chip and without a fall the game ends (B22).
    pub fn idle_limit(&self) -> u16 {
        IDLE_TURNS_A_SEAT * self.seats() as u16
    }

    /// How many turns in a row will have brought no chip and no fall if this one ends now (B22).
    pub(super) fn idle_with_turn(&self) -> u16 {
        self.idle + u16::from(!self.stirred)
    }

    /// All actions that the seat on turn may take, sorted.
    pub(super) fn each_action(&self, paths: &Paths, mut found: impl FnMut(Move)) {
        let left = self.actions;
        if left == 0 {
            return;
        }
        self.rooms_in_reach(self.seat).iter().for_each(|room| found(Move::Uncover { room }));
        let player = self.player(self.seat);
        for mouse in player.mice.iter() {
            let landings = paths.from(mouse, left).into_iter().fold(CellSet::EMPTY, BitOr::bitor);
            landings.iter().for_each(|to| found(Move::Run { from: mouse.cell(), to: to.cell() }));
        }
        if player.supply > 0 {
            let occupied = self.occupied();
            for tower in TOWERS.iter() {
                if !occupied.contains(tower) {
                    found(Move::Enter { tower: tower.cell(), to: tower.cell() });
                    continue;
                }
                let landings = paths.from(tower, left - 1).into_iter().fold(CellSet::EMPTY, BitOr::bitor);
                landings.iter().for_each(|to| found(Move::Enter { tower: tower.cell(), to: to.cell() }));
            }
        }
        if !self.pushed {
            Slot::ALL.into_iter().for_each(|slot| found(Move::Push { slot }));
        }
    }
}

impl Serialize for LastSeen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de> Deserialize<'de> for LastSeen {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let events = Vec::<u16>::deserialize(deserializer)?;
        let count = events.len();
        let events =
            events.try_into().map_err(|_| serde::de::Error::invalid_length(count, &"a number for each cell"))?;
        Ok(LastSeen(events))
    }
}
