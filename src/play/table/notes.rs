//! Notes: changes at a table while a game runs, which the log shows because they concern everybody.

use serde::{Deserialize, Serialize};

use super::Table;
use crate::engine::{Phrase, Rules, Seat, Turn};
use crate::play::seats::{Player, SeatAssignment};
use crate::play::undo::UndoPolicy;

/// A change at the table, with the time it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The number of events before the change.
    pub at: usize,
    /// The index of the seat that was on turn.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "crate::play::value_tree::serialize_without_some"
    )]
    pub on_turn: Option<usize>,
    /// The change.
    pub change: Change,
}

/// The kind of a change at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// The undo policy was changed.
    Undo {
        /// The id of the new policy.
        policy: String,
    },
    /// A person takes over a seat.
    Person {
        /// The name of that seat.
        name: String,
    },
    /// A bot takes over a seat.
    Bot {
        /// The name of that seat.
        name: String,
        /// The id of the bot's level.
        level: String,
    },
    /// Rolling real dice was switched on or off.
    RealDice {
        /// Whether real dice are rolled from now on.
        real: bool,
    },
}

impl Note {
    /// The note as a phrase, for a table with `seats` seats.
    pub fn phrase(&self, seats: usize) -> Phrase {
        let what = match &self.change {
            Change::Undo { policy } => {
                let policy = UndoPolicy::from_id(policy).unwrap_or(UndoPolicy::Off);
                Phrase::new("note-policy").with("policy", Phrase::new(policy.text_key()))
            }
            Change::Person { name } => Phrase::new("note-to-person").with("name", name.clone()),
            Change::Bot { name, level } => {
                let level = crate::engine::Level::from_id(level).map_or("level-medium", crate::engine::Level::text_key);
                Phrase::new("note-to-bot").with("name", name.clone()).with("level", Phrase::new(level))
            }
            Change::RealDice { real: true } => Phrase::new("note-dice-real"),
            Change::RealDice { real: false } => Phrase::new("note-dice-app"),
        };
        match self.on_turn.filter(|&seat| seat < seats) {
            Some(seat) => Phrase::new("note-on-turn").with("what", what).with("seat", Seat::new(seat)),
            None => what,
        }
    }
}

impl<R: Rules> Table<R> {
    /// The changes at the table so far, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Changes the undo policy and notes the change. With free undo the game is no longer the deal of a day.
    pub fn change_policy(&mut self, policy: UndoPolicy) {
        if policy != self.undo_policy {
            if policy == UndoPolicy::Free {
                self.game.set_deal(None);
            }
            self.undo_policy = policy;
            self.note(Change::Undo { policy: policy.id().to_owned() });
        }
    }

    /// Changes whether people roll real dice and notes the change.
    pub fn change_real_dice(&mut self, real: bool) {
        if real != self.real_dice {
            self.real_dice = real;
            self.note(Change::RealDice { real });
        }
    }

    pub(super) fn note_assignment(&mut self, assignment: &SeatAssignment) {
        let name = assignment.name.clone();
        self.note(match assignment.player {
            Player::Human => Change::Person { name },
            Player::Bot(bot) => Change::Bot { name, level: bot.level.id().to_owned() },
        });
    }

    fn note(&mut self, change: Change) {
        let on_turn = match self.game.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat.index()),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        self.notes.push(Note { at: self.game.ply(), on_turn, change });
    }
}
