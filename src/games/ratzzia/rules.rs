//! State and transitions of Ratzzia. The one field of `State` is private to this file and its children.

mod annie;
mod cat;
mod observation;
mod placing;
mod plans;
mod rewards;
mod scan;
mod turns;
mod two_players;

pub use rewards::{half, passed_on};

use rand::Rng;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::{COLUMNS, Column, Target};
use super::dice::{Dice, Die, User};
use super::happening::Seen;
use super::position::{Facts, Open, Phase, Stack};
use crate::engine::{
    ChanceKind, Determinization, Event, ManualOutcome, Observation, OptionSpec, Phrase, Refusal, RuleId, Rules, Seat,
    Turn, View, Viewer, random_below,
};

/// The game.
#[derive(Debug)]
pub enum Ratzzia {}

/// How it is played today: there is nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Roll the dice in hand (R6).
    Roll {},
    /// Take back all own dice from a column; ends the turn (R6).
    TakeBack {
        /// Which.
        column: Column,
    },
    /// Roll some dice of the hand again (R7).
    Reroll {
        /// Which.
        dice: Dice,
    },
    /// Roll nothing again (R7).
    Keep {},
    /// Roll the support dice in the reserve (R20).
    RollSupport {},
    /// Place a die of the hand (R8, R9, R11).
    Place {
        /// Its value.
        die: Die,
        /// Where.
        column: Target,
    },
    /// Place a support die (R20, R21).
    PlaceSupport {
        /// Its value.
        die: Die,
        /// Where.
        column: Target,
    },
    /// Place a candy die (R19).
    PlaceCandy {
        /// As what.
        value: Die,
        /// Where; never on the cat row.
        column: Target,
    },
    /// Place no more (R8, R21).
    Finish {},
    /// Where the top die of Annie's column goes (R18).
    Annie {
        /// Which column.
        column: Column,
    },
    /// Whose candy die to take (R19).
    Candy {
        /// From whom or where.
        from: Source,
    },
    /// Put food into the bag (R15).
    Store {},
    /// Put none (R15).
    NoStore {},
    /// Take half of a seat's food (R16).
    Steal {
        /// Whose.
        seat: Seat,
    },
    /// Let all give half of their food to a neighbour (R17).
    PassFood {
        /// Which way.
        direction: Direction,
    },
}

impl Move {
    /// What is placed, as it shows, and where, if this is a placement.
    pub fn placed(self) -> Option<(Die, Target)> {
        match self {
            Move::Place { die, column } | Move::PlaceSupport { die, column } => Some((die, column)),
            Move::PlaceCandy { value, column } => Some((value, column)),
            _ => None,
        }
    }
}

/// Where a candy die can be taken from, the jar apart (R19). Written `{"seat": 1}` or `{"column": 3}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// A seat that has not used it.
    Seat(Seat),
    /// A column on which it lies.
    Column(Column),
}

/// A way round the table (R17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Seat s gives to s + 1.
    Clockwise,
    /// Seat s gives to s − 1.
    Anticlockwise,
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins.
    Start {
        /// Who.
        seat: Seat,
    },
    /// What the dice show that were just rolled (R6, R7).
    Rolled {
        /// All of them.
        dice: Dice,
    },
    /// What the support dice show (R20).
    SupportRolled {
        /// All of them.
        dice: Dice,
    },
}

/// The whole truth, all of it open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    open: Open,
}

/// How much food in the bag wins (R5).
pub const FULL_BAG: u32 = 25;

/// How many dice a seat has (R2).
pub const fn dice_each(seats: usize) -> u8 {
    if seats == 2 { 6 } else { 7 }
}

/// How many support dice there are (R2).
pub const fn support_dice(seats: usize) -> u8 {
    if seats == 2 { 3 } else { 0 }
}

/// How many candy dice there are (R2).
pub const fn candy_dice(seats: usize) -> u8 {
    if seats <= 3 { 1 } else { 2 }
}

impl Rules for Ratzzia {
    const ID: &'static str = "ratzzia";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MINUTES: u32 = 30;
    /// Dice that are always taken back never complete a column.
    const MAX_EVENTS: Option<usize> = None;
    const RULE_IDS: &'static [RuleId] = &[
        "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17",
        "R18", "R19", "R20", "R21", "R22",
    ];
    const DICE: bool = true;

    type Options = Options;
    type State = State;
    type Open = Open;
    type Memory = ();
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn start(_options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("ratzzia-refuse-seats").with("seats", seats)));
        }
        Ok(State {
            open: Open {
                seats: seats as u8,
                columns: [Stack::EMPTY; COLUMNS],
                cat: arrayvec::ArrayVec::new(),
                hands: (0..seats).map(|_| Dice::blank(dice_each(seats))).collect(),
                candies: (0..seats).map(|_| 0).collect(),
                jar: candy_dice(seats),
                reserve: support_dice(seats),
                support: Dice::NONE,
                front: (0..seats).map(|_| 0).collect(),
                bags: (0..seats).map(|_| 0).collect(),
                phase: Phase::Starting,
                facts: Facts::of(Seat::new(0)),
            },
        })
    }

    fn turn(state: &State) -> Turn {
        let open = &state.open;
        match open.phase {
            Phase::Starting => Turn::Chance(None),
            Phase::Rolling { .. } | Phase::RollingSupport { .. } => Turn::Chance(Some(open.facts.seat)),
            Phase::Over => Turn::Over(turns::outcome(open)),
            _ => Turn::Seat(open.facts.seat),
        }
    }

    fn legal(state: &State, moves: &mut Vec<Move>) {
        turns::legal(&state.open, moves);
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.open.phase {
            Phase::Starting => ChanceKind::Starter,
            Phase::Rolling { count, .. } | Phase::RollingSupport { count, .. } => ChanceKind::Dice { count, faces: 6 },
            _ => ChanceKind::Nothing,
        }
    }

    fn manual_outcome(state: &State, given: &ManualOutcome) -> Option<Chance> {
        match (state.open.phase, given) {
            (Phase::Starting, ManualOutcome::Starter(seat)) => Some(Chance::Start { seat: *seat }),
            (Phase::Rolling { .. }, ManualOutcome::Dice(faces)) => Some(Chance::Rolled { dice: shown(faces)? }),
            (Phase::RollingSupport { .. }, ManualOutcome::Dice(faces)) => {
                Some(Chance::SupportRolled { dice: shown(faces)? })
            }
            _ => None,
        }
    }

    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        let mut dice = |count| (0..count).map(|_| Die::ALL[random_below(rng, 6) as usize]).collect();
        match state.open.phase {
            Phase::Rolling { count, .. } => Chance::Rolled { dice: dice(count) },
            Phase::RollingSupport { count, .. } => Chance::SupportRolled { dice: dice(count) },
            _ => Chance::Start { seat: Seat::new(random_below(rng, u32::from(state.open.seats)) as usize) },
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
        observation::seen(before, event)
    }

    fn determinize(view: &View<Self>, _rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, observation::imagine)
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let open = &state.open;
        let (mut own, mut candy, mut support) = ([0; 5], u32::from(open.jar), u32::from(open.reserve));
        let on_board = open.columns.iter().flat_map(|stack| stack.dice().map(|(_, lying)| lying));
        for lying in on_board.chain(open.cat.iter().copied()) {
            match lying.user {
                User::Own(seat) => own[seat.index()] += 1,
                User::Candy(_) => candy += 1,
                User::Support => support += 1,
            }
        }
        for (seat, (hand, candies)) in open.hands.iter().zip(&open.candies).enumerate() {
            own[seat] += hand.count() as u32;
            candy += u32::from(*candies);
        }
        support += open.support.count() as u32;
        match open.phase {
            Phase::Rolling { count, .. } => own[open.facts.seat.index()] += u32::from(count),
            Phase::RollingSupport { count, .. } => support += u32::from(count),
            _ => {}
        }
        let colours = ["first", "second", "third", "fourth", "fifth"];
        colours.into_iter().zip(own).chain([("candy", candy), ("support", support)]).collect()
    }
}

/// Dice entered by a person, in any order.
fn shown(faces: &[u8]) -> Option<Dice> {
    faces.iter().map(|&face| Die::new(face)).collect()
}

impl State {
    /// What lies open: everything.
    pub fn open(&self) -> &Open {
        &self.open
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            Source::Seat(seat) => map.serialize_entry("seat", seat)?,
            Source::Column(column) => map.serialize_entry("column", column)?,
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneField;
        impl<'de> Visitor<'de> for OneField {
            type Value = Source;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("a seat or a column")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Source, A::Error> {
                let source = match map.next_key::<String>()?.as_deref() {
                    Some("seat") => Source::Seat(map.next_value()?),
                    Some("column") => Source::Column(map.next_value()?),
                    _ => return Err(A::Error::custom("a seat or a column")),
                };
                match map.next_key::<String>()? {
                    None => Ok(source),
                    Some(_) => Err(A::Error::custom("a seat or a column, nothing else")),
                }
            }
        }
        deserializer.deserialize_map(OneField)
    }
}
