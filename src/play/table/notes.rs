//! What was changed at a table itself while a game runs: the log tells it, for it concerns all.

use serde::{Deserialize, Serialize};

use super::Table;
use crate::engine::{Phrase, Rules, Seat, Turn};
use crate::play::seats::{Player, SeatAssignment};
use crate::play::undo::Policy;

/// A change at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// After so many events.
    pub at: usize,
    /// Who was on turn then, by the number of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "crate::play::tree::bare")]
    pub on_turn: Option<usize>,
    /// What was changed.
    pub change: Change,
}

/// What was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// How much may be taken back.
    Undo {
        /// The word of the policy from now on.
        policy: String,
    },
    /// A person plays at a seat.
    Person {
        /// The name of that seat.
        name: String,
    },
    /// A bot plays at a seat.
    Bot {
        /// The name of that seat.
        name: String,
        /// The word of the bot's level.
        level: String,
    },
    /// Whether dice are rolled beside the screen.
    RealDice {
        /// They are, from now on.
        real: bool,
    },
}

impl Note {
    /// The note as a sentence.
    pub fn phrase(&self, seats: usize) -> Phrase {
        let what = match &self.change {
            Change::Undo { policy } => {
                let policy = Policy::named(policy).unwrap_or(Policy::Off);
                Phrase::new("note-policy").with("policy", Phrase::new(policy.key()))
            }
            Change::Person { name } => Phrase::new("note-to-person").with("name", name.clone()),
            Change::Bot { name, level } => {
                let level = crate::engine::Level::named(level).map_or("level-medium", crate::engine::Level::key);
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
    /// What was changed at the table so far, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Changes how much may be taken back.
    pub fn change_policy(&mut self, policy: Policy) {
        if policy != self.policy {
            self.policy = policy;
            self.note(Change::Undo { policy: policy.word().to_owned() });
        }
    }

    /// Changes whether dice are rolled beside the screen.
    pub fn change_dice(&mut self, real: bool) {
        if real != self.real_dice {
            self.real_dice = real;
            self.note(Change::RealDice { real });
        }
    }

    pub(super) fn note_sitter(&mut self, assignment: &SeatAssignment) {
        let name = assignment.name.clone();
        self.note(match assignment.player {
            Player::Human => Change::Person { name },
            Player::Bot(bot) => Change::Bot { name, level: bot.level.word().to_owned() },
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
