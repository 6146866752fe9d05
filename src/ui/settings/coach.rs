//! How much a coach says to a person during a game.

use serde::{Deserialize, Serialize};

use super::Settings;
use crate::play::PersonId;

/// How much a coach says to a person during a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Coach {
    /// Nothing.
    #[default]
    Off,
    /// Asks before a move that gives much away.
    Gentle,
    /// Asks before every move that gives something away.
    EveryMistake,
}

impl Coach {
    /// All values, in the order in which they are offered.
    pub const ALL: [Coach; 3] = [Coach::Off, Coach::Gentle, Coach::EveryMistake];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Coach::Off => "coach-off",
            Coach::Gentle => "coach-gentle",
            Coach::EveryMistake => "coach-every",
        }
    }

    /// The share of a win from which on a loss is worth a question; `None` if no loss is.
    pub const fn least_loss(self) -> Option<f32> {
        match self {
            Coach::Off => None,
            Coach::Gentle => Some(0.08),
            Coach::EveryMistake => Some(0.03),
        }
    }
}

impl Settings {
    /// The coach of the person with this name and id. The id counts, where there is one: names change.
    pub fn coach(&self, name: &str, id: Option<&PersonId>) -> Coach {
        self.person(name, id).map_or(Coach::Off, |person| person.coach)
    }

    /// Whether a person with this name is known.
    pub fn knows_person(&self, name: &str) -> bool {
        self.person(name, None).is_some()
    }

    /// Gives the person with this name this coach.
    pub fn set_coach(&mut self, name: &str, coach: Coach) {
        let wanted = name.to_lowercase();
        if let Some(person) = self.people.iter_mut().find(|person| person.name.to_lowercase() == wanted) {
            person.coach = coach;
        }
    }
}
