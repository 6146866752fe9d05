//! The rules of Burg Appenzell: the state and what an event does to it. The fields of [`State`] are private to this file and its children.
//!
//! Must not know: bots, the screen, undo.

mod observation;
mod refusals;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::castle::{CELLS, HOLES};
use super::common::{Common, MAX_SEATS, Phase};
use super::ending;
use super::moves::{Chance, Move, OPTIONS, Options};
use super::paths::Paths;
use super::seen::Seen;
use super::tile_map::TileMap;
use super::tiles::{Tile, TileCounts};
use crate::engine::{
    Cell, ChanceKind, Determinization, Event, GameStage, Measure, Observation, OptionSpec, Phrase, Refusal, RuleId,
    Rules, Seat, Turn, View, Viewer, shuffle,
};

/// The game Burg Appenzell.
#[derive(Debug)]
pub enum BurgAppenzell {}

/// A complete position, hidden tiles included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    /// The tile in every hole; before the deal (B5), the tiles in the order of the box.
    tiles: TileMap,
    /// The spare tile; always `Some`.
    spare: Option<Tile>,
    /// When each covered tile was last seen (B20).
    last_seen: LastSeen,
    /// Number of events so far.
    events: u16,
}

/// For each cell, the number of the event that covered its tile; 0 if the tile lies open or was never seen, or if the cell has none. The
/// numbers move with the tiles when a line is pushed. No tile is covered before event 2, so 0 is unambiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LastSeen([u16; CELLS]);

/// What lies face up before a viewer: the same for all but [`Viewer::Everything`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The public part of the position, without the tiles.
    pub common: Common,
    /// The tiles in open rooms; all tiles for [`Viewer::Everything`].
    pub tiles: TileMap,
    /// With the option `memory_help`, the tiles under roofs that everyone has seen; else empty (B20).
    pub known: TileMap,
    /// The spare tile beside the castle; `None` before the deal.
    pub spare: Option<Tile>,
}

/// The tiles that everyone has seen and that are covered again (B20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The remembered tiles, row by row.
    pub tiles: Vec<Remembered>,
    /// Number of events so far.
    pub events: u16,
}

/// A tile under a roof that everyone has seen before. Pushes change `at` only, so `tile` and `last_seen` identify the tile for bots that
/// forget some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Remembered {
    /// The cell where the tile lies now, after all pushes.
    pub at: Cell,
    /// The tile.
    pub tile: Tile,
    /// The number of the event that covered the tile.
    pub last_seen: u16,
}

impl Rules for BurgAppenzell {
    const ID: &'static str = "burg_appenzell";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=MAX_SEATS;
    const MINUTES: u32 = 45;
    /// While nobody has won, each seat has at most 5 chips (B16) and 2 fallen mice (B17): at most 7 turns per seat bring progress. Before each
    /// of these turns and after the last one come at most 25 idle turns per seat (B22). A turn has up to four actions and its end. Before the
    /// first turn come two outcomes of chance and a tower for each of up to four seats.
    const MAX_EVENTS: Option<usize> = Some((7 * 4 + 1) * (25 * 4) * 5 + 2 + 4);
    const STAGE: GameStage = GameStage::Taught;
    const MEASURE: Measure = Measure::Race;
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
        let (tiles, spare) = lay_out(Tile::all());
        Ok(State { common: Common::new(options, seats), tiles, spare, last_seen: LastSeen([0; CELLS]), events: 0 })
    }

    fn seat_count(state: &State) -> usize {
        state.common.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            Phase::Starting | Phase::Dealing => Turn::Chance(None),
            Phase::Towers | Phase::Acting => Turn::Seat(state.common.seat),
            Phase::Over(ending) => Turn::Over(ending::outcome(&state.common, ending)),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        match state.common.phase {
            Phase::Towers => {
                moves.extend(state.common.free_towers().iter().map(|tower| Move::Tower { at: tower.cell() }))
            }
            Phase::Acting => {
                state.common.for_each_action(&state.paths(), |action| moves.push(action));
                moves.push(Move::EndTurn {});
            }
            Phase::Starting | Phase::Dealing | Phase::Over(_) => {}
        }
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting => ChanceKind::Starter { seats: state.common.players.len() as u8 },
            Phase::Dealing => ChanceKind::Hidden,
            Phase::Towers | Phase::Acting | Phase::Over(_) => ChanceKind::Nothing,
        }
    }

    fn starter(seat: Seat) -> Option<Chance> {
        Some(Chance::Start { seat })
    }

    fn draw(_state: &State, rng: &mut impl Rng) -> Chance {
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
        observation::observe(before, event)
    }

    fn hides_information(before: &State, event: &Event<Self>) -> bool {
        observation::hides_information(before, event)
    }

    fn tests_memory(options: &Self::Options) -> bool {
        !options.memory_help
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| observation::sample_state(view, rng))
    }

    fn resample_hidden(past: &[&Event<Self>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
        observation::resample_hidden(past, now, rng)
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

/// Lays the first 33 of these tiles into the holes, row by row; the next one is the spare.
fn lay_out(tiles: impl IntoIterator<Item = Tile>) -> (TileMap, Option<Tile>) {
    let mut tiles = tiles.into_iter();
    let mut map = TileMap::EMPTY;
    HOLES.iter().for_each(|hole| map.set(hole, tiles.next()));
    (map, tiles.next())
}

impl State {
    /// The paths of mice. They are public, because only open cells, open traps and mice matter.
    fn paths(&self) -> Paths {
        Paths::new(self.common.open_cells, self.tiles.traps(), self.common.occupied())
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
