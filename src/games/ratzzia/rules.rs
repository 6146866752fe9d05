//! The rules of Ratzzia as an [`engine::Rules`](crate::engine::Rules), and its state. The one field of [`State`] is private to this file and
//! its children.

mod annie;
mod cat;
mod due;
mod observation;
mod placement;
mod plan_search;
mod rewards;
mod scan;
mod scan_step;
mod spaces;
mod support_dice;
mod targets;
mod turn_order;
mod turns;

pub use rewards::{fronts_after_passing, half_rounded_up};

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::board::{Board, BoardData, COLUMNS, TEMPLATE, read};
use super::dice::{Dice, Die, DieOwner};
use super::moves::{Chance, Move};
use super::position::{Open, Phase, Stack, TurnState};
use super::seen::Seen;
use crate::engine::{
    ChanceKind, Determinization, Event, GameStage, Measure, Observation, OptionKind, OptionSpec, Phrase, Refusal,
    RuleId, Rules, Seat, Turn, View, Viewer, random_below,
};

/// The game.
#[derive(Debug)]
pub enum Ratzzia {}

/// The options of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The board of the table (R3), as files write it; without one it is ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardData>,
}

static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "board", kind: OptionKind::Board { template: TEMPLATE, read: read_board }, fits: |_| true }];

/// Reads the board in a file as the value of the option, and checks it.
fn read_board(text: &str) -> Result<serde_json::Value, Refusal> {
    let data = read(text)?;
    Board::new(&data)?;
    serde_json::to_value(data).map_err(|_| Refusal::new("R3", Phrase::new("ratzzia-board-none")))
}

/// The state of a game. Nothing in it is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    open: Open,
}

/// The food in the bag that wins the game (R5).
pub const FULL_BAG: u32 = 25;

/// The number of dice of each seat (R2).
pub const fn dice_per_seat(seats: usize) -> u8 {
    if seats == 2 { 6 } else { 7 }
}

/// The number of support dice (R2).
pub const fn support_dice_count(seats: usize) -> u8 {
    if seats == 2 { 3 } else { 0 }
}

/// The number of candy dice (R2).
pub const fn candy_dice_count(seats: usize) -> u8 {
    if seats <= 3 { 1 } else { 2 }
}

impl Rules for Ratzzia {
    const ID: &'static str = "ratzzia";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MINUTES: u32 = 30;
    /// A game need not end: players may take back their dice forever.
    const MAX_EVENTS: Option<usize> = None;
    const STAGE: GameStage = GameStage::Taught;
    const MEASURE: Measure = Measure::Race;
    const RULE_IDS: &'static [RuleId] = &[
        "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17",
        "R18", "R19", "R20", "R21", "R22",
    ];
    const HAS_OPEN_DICE: bool = true;

    type Options = Options;
    type State = State;
    type Open = Open;
    type Memory = ();
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn start(options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("ratzzia-refuse-seats").with("seats", seats)));
        }
        let board = options.board.as_ref().map_or_else(|| Ok(Board::ours()), Board::new)?;
        Ok(State {
            open: Open {
                seats: seats as u8,
                board,
                columns: [Stack::EMPTY; COLUMNS],
                cat: arrayvec::ArrayVec::new(),
                hands: (0..seats).map(|_| Dice::blank(dice_per_seat(seats))).collect(),
                candies: (0..seats).map(|_| 0).collect(),
                jar: candy_dice_count(seats),
                reserve: support_dice_count(seats),
                support: Dice::NONE,
                front: (0..seats).map(|_| 0).collect(),
                bags: (0..seats).map(|_| 0).collect(),
                phase: Phase::Starting,
                turn: TurnState::new(Seat::new(0)),
            },
        })
    }

    fn seat_count(state: &State) -> usize {
        usize::from(state.open.seats)
    }

    fn turn(state: &State) -> Turn {
        let open = &state.open;
        match open.phase {
            Phase::Starting => Turn::Chance(None),
            Phase::Rolling { .. } | Phase::RollingSupport { .. } => Turn::Chance(Some(open.turn.seat)),
            Phase::Over => Turn::Over(turns::outcome(open)),
            _ => Turn::Seat(open.turn.seat),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        turns::legal_moves(&state.open, moves);
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.open.phase {
            Phase::Starting => ChanceKind::Starter { seats: state.open.seats },
            Phase::Rolling { count, .. } | Phase::RollingSupport { count, .. } => ChanceKind::Dice { count, faces: 6 },
            _ => ChanceKind::Nothing,
        }
    }

    fn starter(seat: Seat) -> Option<Chance> {
        Some(Chance::Start { seat })
    }

    fn rolled(state: &State, faces: &[u8]) -> Option<Chance> {
        match state.open.phase {
            Phase::Rolling { .. } => Some(Chance::Rolled { dice: dice_from_faces(faces)? }),
            Phase::RollingSupport { .. } => Some(Chance::SupportRolled { dice: dice_from_faces(faces)? }),
            _ => None,
        }
    }

    fn dice_rolled(_before: &State, outcome: &Chance) -> Vec<u8> {
        match outcome {
            Chance::Rolled { dice } | Chance::SupportRolled { dice } => {
                dice.numbers().filter(|face| *face > 0).collect()
            }
            Chance::Start { .. } => Vec::new(),
        }
    }

    fn draw(state: &State, rng: &mut impl Rng) -> Chance {
        let mut dice = |count| (0..count).map(|_| Die::ALL[random_below(rng, 6) as usize]).collect();
        match state.open.phase {
            Phase::RollingSupport { count, .. } => Chance::SupportRolled { dice: dice(count) },
            Phase::Rolling { count, .. } => Chance::Rolled { dice: dice(count) },
            _ => Chance::Rolled { dice: dice(0) },
        }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        turns::check(&state.open, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::advance(&mut state.open, event, &mut ());
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, _who: Viewer) -> Observation<Self> {
        observation::observe(before, event)
    }

    fn determinize(view: &View<Self>, _rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, observation::determinize)
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let open = &state.open;
        let (mut own, mut candy, mut support) = ([0; 5], u32::from(open.jar), u32::from(open.reserve));
        let on_board = open.columns.iter().flat_map(|stack| stack.dice().map(|(_, die)| die));
        for die in on_board.chain(open.cat.iter().copied()) {
            match die.owner {
                DieOwner::Own(seat) => own[seat.index()] += 1,
                DieOwner::Candy(_) => candy += 1,
                DieOwner::Support => support += 1,
            }
        }
        for (seat, (hand, candies)) in open.hands.iter().zip(&open.candies).enumerate() {
            own[seat] += hand.count() as u32;
            candy += u32::from(*candies);
        }
        support += open.support.count() as u32;
        match open.phase {
            Phase::Rolling { count, .. } => own[open.turn.seat.index()] += u32::from(count),
            Phase::RollingSupport { count, .. } => support += u32::from(count),
            _ => {}
        }
        let colours = ["first", "second", "third", "fourth", "fifth"];
        colours.into_iter().zip(own).chain([("candy", candy), ("support", support)]).collect()
    }
}

/// The dice that a person entered, in any order; `None` if a face is not 1 to 6.
fn dice_from_faces(faces: &[u8]) -> Option<Dice> {
    faces.iter().map(|&face| Die::new(face)).collect()
}

impl State {
    /// The position, all of it public.
    pub fn open(&self) -> &Open {
        &self.open
    }
}
