//! State and transitions of Zatre. The fields of `State` are private to this file and its two children.

mod observation;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::board::{Board, CellSet};
use super::placing::Situation;
use super::sheet::Sheet;
use super::tiles::{Tile, Tiles};
use crate::engine::{
    Cell, ChanceKind, Determinization, Event, Observation, OptionKind, OptionSpec, PerSeat, Phrase, Refusal, RuleId,
    Rules, Seat, Secrets, Turn, View, Viewer, random_below,
};

/// The game.
#[derive(Debug)]
pub enum Zatre {}

/// How it is played today.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A turn may end although a tile could be laid (Z14).
    pub keep_by_choice: bool,
    /// Neighbours share a sheet (Z23).
    pub partners: bool,
}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Lay a tile of the hand on a cell (Z7–Z12).
    Place {
        /// Its value.
        tile: Tile,
        /// Where.
        at: Cell,
    },
    /// End the turn (Z13, Z14).
    EndTurn {},
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// One tile for the start (Z4).
    StartDraw {
        /// Who draws.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// Tiles at the start of a turn (Z4, Z6), in drawn order.
    Draw {
        /// Who draws.
        seat: Seat,
        /// What. At most two are ever due; room for more lets `check` say so.
        tiles: ArrayVec<Tile, 8>,
    },
    /// One tile of the rest of the bag (Z21).
    DealOut {
        /// Who gets it.
        seat: Seat,
        /// What.
        tile: Tile,
    },
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Seats draw for the start (Z4).
    Starting {
        /// The seat that draws next.
        next: Seat,
        /// Whether each seat is still in the running.
        running: [bool; 6],
        /// What each seat has drawn this time round, 0 if nothing yet.
        drawn: [u8; 6],
    },
    /// A draw is due (Z6).
    Drawing {
        /// Who draws.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many the partner draws after that, if the bag has them (Z23).
        partner: u8,
    },
    /// The seat on turn lays.
    Laying,
    /// The rest of the bag is dealt out (Z21).
    Dealing {
        /// Who gets the next tile.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// What lies open to everyone: part of the state and of every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// How it is played.
    pub options: Options,
    /// How many seats.
    pub seats: u8,
    /// The tiles laid.
    pub board: Board,
    /// One sheet a seat, or a team (Z23).
    pub sheets: PerSeat<Sheet>,
    /// What is due.
    pub phase: Phase,
    /// The seat that lays, or will after the draw.
    pub seat: Seat,
    /// Whether this is the starter's opening turn (Z5).
    pub opening: bool,
    /// Whether the partner lays after this seat (Z23).
    pub partner_follows: bool,
    /// Cells covered this turn.
    pub laid: CellSet,
    /// Light cells covered this turn that still need a line of 10–12 (Z11).
    pub open: CellSet,
    /// Light cells covered this turn under Z11: crosses to be entered (Z17).
    pub crosses: u8,
    /// Tiles in each hand that all have seen: the deciding tile of Z4, those of Z21.
    pub known: PerSeat<Tiles>,
    /// How many tiles each seat has drawn this turn.
    pub drawn: PerSeat<u8>,
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    bag: Tiles,
    hands: PerSeat<Tiles>,
    kept: PerSeat<Kept>,
}

/// What follows for everyone from the tiles that a seat has kept: they fitted nowhere then (Z6, Z13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Tiles kept from earlier turns have more pips than this.
    pub above: u8,
    /// Tiles laid this turn that cannot be among those.
    pub low: u8,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rack {
    /// How many tiles.
    pub count: u8,
    /// Which, where the viewer knows (Z24).
    pub tiles: Option<Tiles>,
}

/// What lies face up before a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What all see.
    pub common: Common,
    /// The hands, as far as this viewer sees them.
    pub racks: PerSeat<Rack>,
    /// How many tiles the bag holds.
    pub bag: u8,
    /// The tiles that this viewer has not seen: the bag and hidden hands together (Z24).
    pub unseen: Tiles,
}

/// What everyone can conclude of kept tiles, a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// By seat.
    pub kept: PerSeat<Kept>,
}

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// A tile for the start, open to all.
    StartDrew {
        /// Who drew.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Whether this draw decided who begins.
        begins: Option<Seat>,
    },
    /// A draw.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// What, where this viewer sees it.
        tiles: Option<ArrayVec<Tile, 8>>,
    },
    /// A tile of the rest of the bag, open to all.
    DealtOut {
        /// Who got it.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A tile laid.
    Placed {
        /// Who laid it.
        seat: Seat,
        /// Its value.
        tile: Tile,
        /// Where.
        at: Cell,
        /// Whether it was forced onto a light cell (Z12).
        forced: bool,
    },
    /// The end of a turn.
    Ended {
        /// Whose turn.
        seat: Seat,
        /// What was entered.
        entry: super::sheet::Entry,
        /// How many tiles are kept.
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
    /// At most 121 draws for the start; then every turn (a team's two counted as one) draws or lays a tile, so there are
    /// at most 242 of them, each with at most two draws and two ends; 121 tiles are laid, 121 dealt out.
    const MAX_EVENTS: Option<usize> = Some(121 + 242 * 4 + 121 + 121);
    const RULE_IDS: &'static [RuleId] = &[
        "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9", "Z10", "Z11", "Z12", "Z13", "Z14", "Z15", "Z16", "Z17",
        "Z18", "Z19", "Z20", "Z21", "Z22", "Z23", "Z24",
    ];
    const SECRETS: Secrets = Secrets::InTurn; // Z24

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
                open: CellSet::EMPTY,
                crosses: 0,
                known: (0..seats).map(|_| Tiles::default()).collect(),
                drawn: (0..seats).map(|_| 0).collect(),
            },
            bag: Tiles::FULL_BAG,
            hands: (0..seats).map(|_| Tiles::default()).collect(),
            kept: (0..seats).map(|_| Kept::default()).collect(),
        })
    }

    fn turn(state: &State) -> Turn {
        match state.common.phase {
            // The draw for the start runs by itself: nobody has begun, and nothing could be taken back.
            Phase::Starting { .. } => Turn::Chance(None),
            Phase::Drawing { seat, .. } => Turn::Chance(Some(seat)),
            Phase::Laying => Turn::Seat(state.common.seat),
            Phase::Dealing { .. } => Turn::Chance(None),
            Phase::Over => Turn::Over(turns::outcome(state)),
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        if state.common.phase != Phase::Laying {
            return;
        }
        state.situation().each_legal(|tile, spot| moves.push(Move::Place { tile, at: spot.cell() }));
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

    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        let mut bag = state.bag;
        let mut pull = || {
            let index = random_below(rng, u32::from(bag.count()));
            let tile = bag.nth_above(0, index).unwrap_or(Tile::ALL[0]);
            bag.take(tile);
            tile
        };
        match state.common.phase {
            Phase::Starting { next, .. } => Chance::StartDraw { seat: next, tile: pull() },
            Phase::Drawing { seat, count, .. } => Chance::Draw { seat, tiles: (0..count).map(|_| pull()).collect() },
            Phase::Dealing { seat } => Chance::DealOut { seat, tile: pull() },
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
        observation::seen(before, event, who)
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| observation::imagine(view, rng))
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let mut all = state.bag;
        state.hands.iter().for_each(|hand| all.add_all(hand));
        state.common.board.tiles().for_each(|(_, tile)| all.add(tile));
        ["ones", "twos", "threes", "fours", "fives", "sixes"]
            .into_iter()
            .zip(Tile::ALL)
            .map(|(name, tile)| (name, u32::from(all.of(tile))))
            .collect()
    }
}

impl State {
    fn situation(&self) -> Situation<'_> {
        Situation { board: &self.common.board, open: &self.common.open, hand: &self.hands[self.common.seat.index()] }
    }

    /// Whether Z14 lets the turn end with tiles that could be laid.
    fn may_keep(&self) -> bool {
        let common = &self.common;
        common.options.keep_by_choice
            && !common.opening
            && common.open.is_empty()
            && (common.drawn[common.seat.index()] > 0 || !common.laid.is_empty())
    }
}

impl Common {
    /// The sheet that a seat writes on: its own, or its team's (Z23).
    pub fn sheet_of(&self, seat: Seat) -> usize {
        if self.options.partners { seat.index() / 2 } else { seat.index() }
    }

    /// The other seat of the team (Z23).
    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.options.partners.then(|| Seat::new(seat.index() ^ 1))
    }

    /// What this turn will enter if it ended now (Z15–Z18).
    pub fn entry(&self) -> super::sheet::Entry {
        super::preview::entry(&self.board, &self.laid, self.crosses, self.opening)
    }
}
