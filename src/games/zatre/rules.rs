//! The state of Zatre and its implementation of `Rules`. The fields of `State` are private to this file and its two
//! child modules. Knows no bots, painters or tables.

mod observation;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::board::{Board, CellSet};
use super::placement::PlacementContext;
use super::sheet::Sheet;
use super::tiles::{Tile, Tiles};
use crate::engine::{
    Cell, ChanceKind, Determinization, Event, GameStage, Observation, OptionKind, OptionSpec, PerSeat, Phrase, Refusal,
    RuleId, Rules, Seat, SecretDisplay, Turn, View, Viewer, random_below,
};

/// The game of Zatre, as a type that implements [`Rules`].
#[derive(Debug)]
pub enum Zatre {}

/// The options of a game of Zatre.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a turn may end although a tile could be laid (Z14).
    pub keep_by_choice: bool,
    /// Whether neighbouring seats are partners and share a sheet (Z23).
    pub partners: bool,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lay a tile of the hand on a cell (Z7–Z12).
    Place {
        /// The tile.
        tile: Tile,
        /// The cell.
        at: Cell,
    },
    /// End the turn (Z13, Z14).
    EndTurn {},
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// A seat draws a tile for the start (Z4).
    StartDraw {
        /// The seat that draws.
        seat: Seat,
        /// The tile drawn.
        tile: Tile,
    },
    /// A seat draws at the start of a turn (Z4, Z6).
    Draw {
        /// The seat that draws.
        seat: Seat,
        /// The tiles in drawn order. At most two are ever due; the spare capacity lets `check` refuse longer draws.
        tiles: ArrayVec<Tile, 8>,
    },
    /// A seat gets a tile of the rest of the bag (Z21).
    DealOut {
        /// The seat that gets the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
}

/// The phase of the game, with the event that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Seats draw for the start (Z4).
    Starting {
        /// The seat that draws next.
        next: Seat,
        /// Whether each seat is still in the running to start.
        running: [bool; 6],
        /// The value that each seat has drawn in this round of draws; 0 if none yet.
        drawn: [u8; 6],
    },
    /// A draw is due (Z6).
    Drawing {
        /// The seat that draws.
        seat: Seat,
        /// The number of tiles due.
        count: u8,
        /// The number of tiles due to the partner afterwards, as far as the bag has them (Z23).
        partner: u8,
    },
    /// The seat on turn lays tiles.
    Laying,
    /// The rest of the bag is being dealt out (Z21).
    Dealing {
        /// The seat that gets the next tile.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// The part of the position that every viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// The options of the game.
    pub options: Options,
    /// The number of seats.
    pub seats: u8,
    /// The board.
    pub board: Board,
    /// The score sheets, one per seat or per team (Z23).
    pub sheets: PerSeat<Sheet>,
    /// The phase.
    pub phase: Phase,
    /// The seat that lays, now or after the draws that are due.
    pub seat: Seat,
    /// Whether this is the starter's opening turn (Z5).
    pub opening: bool,
    /// Whether the partner lays after this seat (Z23).
    pub partner_follows: bool,
    /// The cells covered this turn.
    pub laid: CellSet,
    /// The light cells covered this turn that stand in no line of 10–12 yet (Z11).
    #[serde(rename = "open")]
    pub open_cells: CellSet,
    /// The number of light cells covered this turn under Z11, each of which enters a cross (Z17).
    pub crosses: u8,
    /// The tiles in each hand that everyone has seen: the deciding tile of Z4, tiles dealt out under Z21.
    pub known: PerSeat<Tiles>,
    /// The number of tiles that each seat has drawn this turn.
    pub drawn: PerSeat<u8>,
}

/// The full state, hidden tiles included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    bag: Tiles,
    hands: PerSeat<Tiles>,
    kept: PerSeat<KeptBound>,
}

/// The public lower bound on a seat's kept tiles, which fitted no cell when they were kept (Z6, Z13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptBound {
    /// The value that every tile kept from an earlier turn exceeds.
    pub above: u8,
    /// The number of tiles laid this turn that do not exceed `above`, so were drawn this turn.
    #[serde(rename = "low")]
    pub laid_below: u8,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rack {
    /// The number of tiles.
    pub count: u8,
    /// The tiles, if the viewer sees them (Z24).
    pub tiles: Option<Tiles>,
}

/// The part of the position that lies face up before one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The part that every viewer sees.
    pub common: Common,
    /// The hand of each seat, as far as this viewer sees it.
    pub racks: PerSeat<Rack>,
    /// The number of tiles in the bag.
    pub bag: u8,
    /// The tiles that this viewer has not seen: the bag and the hidden hands together (Z24).
    pub unseen: Tiles,
}

/// Public conclusions about hidden kept tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The bound on each seat's kept tiles.
    pub kept: PerSeat<KeptBound>,
}

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// A seat drew a tile for the start, open to all.
    StartDrew {
        /// The seat that drew.
        seat: Seat,
        /// The tile drawn.
        tile: Tile,
        /// The starter, if this draw decided it.
        begins: Option<Seat>,
    },
    /// A seat drew tiles at the start of a turn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The number of tiles.
        count: u8,
        /// The tiles in drawn order, if this viewer sees them.
        tiles: Option<ArrayVec<Tile, 8>>,
    },
    /// A seat got a tile of the rest of the bag, open to all.
    DealtOut {
        /// The seat that got the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A seat laid a tile.
    Placed {
        /// The seat that laid the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The cell.
        at: Cell,
        /// Whether the tile was forced onto a light cell (Z12).
        forced: bool,
    },
    /// A seat ended its turn.
    Ended {
        /// The seat.
        seat: Seat,
        /// The entry on the sheet.
        entry: super::sheet::Entry,
        /// The number of tiles kept.
        kept: u8,
    },
}

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "keep_by_choice", kind: OptionKind::Switch { default: false }, fits: |_| true },
    OptionSpec { key: "partners", kind: OptionKind::Switch { default: false }, fits: |seats| seats == 4 || seats == 6 },
];

impl Rules for Zatre {
    const ID: &'static str = "zatre";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=6;
    const MINUTES: u32 = 45;
    /// At most 121 draws for the start. After that every turn (a team's two count as one) draws or lays a tile, so
    /// there are at most 242 turns, each with at most two draws and two ends. At most 121 tiles are laid and 121
    /// dealt out.
    const MAX_EVENTS: Option<usize> = Some(121 + 242 * 4 + 121 + 121);
    const STAGE: GameStage = GameStage::Taught;
    const RULE_IDS: &'static [RuleId] = &[
        "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9", "Z10", "Z11", "Z12", "Z13", "Z14", "Z15", "Z16", "Z17",
        "Z18", "Z19", "Z20", "Z21", "Z22", "Z23", "Z24",
    ];
    const SECRET_DISPLAY: SecretDisplay = SecretDisplay::OwnTurn; // Z24

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

    /// Neighbours (Z23).
    fn partner_of(options: &Options, seat: Seat) -> Option<Seat> {
        options.partners.then(|| Seat::new(seat.index() ^ 1))
    }

    fn start(options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("zatre-refuse-seats").with("seats", seats)));
        }
        if options.partners && seats != 4 && seats != 6 {
            return Err(Refusal::new("Z23", Phrase::new("zatre-refuse-partners").with("seats", seats)));
        }
        let sheets = if options.partners { seats / 2 } else { seats };
        let mut running = [false; 6];
        running[..seats].fill(true);
        Ok(State {
            common: Common {
                options: options.clone(),
                seats: seats as u8,
                board: Board::EMPTY,
                sheets: (0..sheets).map(|_| Sheet::default()).collect(),
                phase: Phase::Starting { next: Seat::new(0), running, drawn: [0; 6] },
                seat: Seat::new(0),
                opening: true,
                partner_follows: false,
                laid: CellSet::EMPTY,
                open_cells: CellSet::EMPTY,
                crosses: 0,
                known: (0..seats).map(|_| Tiles::default()).collect(),
                drawn: (0..seats).map(|_| 0).collect(),
            },
            bag: Tiles::FULL_BAG,
            hands: (0..seats).map(|_| Tiles::default()).collect(),
            kept: (0..seats).map(|_| KeptBound::default()).collect(),
        })
    }

    fn seat_count(state: &State) -> usize {
        usize::from(state.common.seats)
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            // The draw for the start falls to no seat, so it runs by itself: there is nothing to undo yet.
            Phase::Starting { .. } => Turn::Chance(None),
            Phase::Drawing { seat, .. } => Turn::Chance(Some(seat)),
            Phase::Laying => Turn::Seat(state.common.seat),
            Phase::Dealing { .. } => Turn::Chance(None),
            Phase::Over => Turn::Over(turns::outcome(state)),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        if state.common.phase != Phase::Laying {
            return;
        }
        state.placement_context().for_each_legal(|tile, index| moves.push(Move::Place { tile, at: index.cell() }));
        if moves.is_empty() || state.may_keep() {
            moves.push(Move::EndTurn {});
        }
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting { .. } | Phase::Drawing { .. } | Phase::Dealing { .. } => ChanceKind::Hidden,
            Phase::Laying | Phase::Over => ChanceKind::Nothing,
        }
    }

    fn draw(state: &State, rng: &mut impl Rng) -> Chance {
        let mut bag = state.bag;
        let mut draw_one = || {
            let index = random_below(rng, u32::from(bag.count()));
            let tile = bag.nth_above(0, index).unwrap_or(Tile::ALL[0]);
            bag.take(tile);
            tile
        };
        match state.common.phase {
            Phase::Starting { next, .. } => Chance::StartDraw { seat: next, tile: draw_one() },
            Phase::Drawing { seat, count, .. } => {
                Chance::Draw { seat, tiles: (0..count).map(|_| draw_one()).collect() }
            }
            Phase::Dealing { seat } => Chance::DealOut { seat, tile: draw_one() },
            Phase::Laying | Phase::Over => Chance::Draw { seat: state.common.seat, tiles: ArrayVec::new() },
        }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        turns::check(state, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::advance(state, event);
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, who: Viewer) -> Observation<Self> {
        observation::observe(before, event, who)
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| observation::sample_state(view, rng))
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let mut all = state.bag;
        state.hands.iter().for_each(|hand| all.add_all(hand));
        state.common.board.tiles().for_each(|(_, tile)| all.add(tile));
        ["ones", "twos", "threes", "fours", "fives", "sixes"]
            .into_iter()
            .zip(Tile::ALL)
            .map(|(name, tile)| (name, u32::from(all.count_of(tile))))
            .collect()
    }
}

impl State {
    fn placement_context(&self) -> PlacementContext<'_> {
        PlacementContext {
            board: &self.common.board,
            open_cells: &self.common.open_cells,
            hand: &self.hands[self.common.seat.index()],
        }
    }

    /// Whether Z14 lets the turn end now although a tile could be laid.
    fn may_keep(&self) -> bool {
        let common = &self.common;
        common.options.keep_by_choice
            && !common.opening
            && common.open_cells.is_empty()
            && (common.drawn[common.seat.index()] > 0 || !common.laid.is_empty())
    }
}

impl Common {
    /// The index of the sheet that a seat writes on: its own, or its team's (Z23).
    pub fn sheet_of(&self, seat: Seat) -> usize {
        if self.options.partners { seat.index() / 2 } else { seat.index() }
    }

    /// The other seat of this seat's team; `None` without partners (Z23).
    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        Zatre::partner_of(&self.options, seat)
    }

    /// The entry of this turn if it ended now (Z15–Z18).
    pub fn entry(&self) -> super::sheet::Entry {
        super::scoring::turn_entry(&self.board, &self.laid, self.crosses, self.opening)
    }
}
