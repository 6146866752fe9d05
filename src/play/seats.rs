//! Seat assignments: people and bots, and how bots play.

use serde::{Deserialize, Serialize};

use crate::engine::Level;

/// What a bot prefers among moves that its search finds about equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayStyle {
    /// Prefers the move with the least variance of the outcome.
    Careful,
    /// Prefers the move with the greatest variance of the outcome.
    Bold,
    /// Prefers the move that leaves the strongest opponent the least.
    Thieving,
}

impl PlayStyle {
    /// All play styles, in the order in which they are offered.
    pub const ALL: [PlayStyle; 3] = [PlayStyle::Careful, PlayStyle::Bold, PlayStyle::Thieving];

    /// The name of the style in records.
    pub const fn id(self) -> &'static str {
        match self {
            PlayStyle::Careful => "careful",
            PlayStyle::Bold => "bold",
            PlayStyle::Thieving => "thieving",
        }
    }

    /// The play style with this id.
    pub fn from_id(id: &str) -> Option<PlayStyle> {
        PlayStyle::ALL.into_iter().find(|style| style.id() == id)
    }
}

/// How a bot plays. Without a style it takes the best move it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bot {
    /// The strength.
    pub level: Level,
    /// The preference among about equal moves.
    pub style: Option<PlayStyle>,
}

impl Bot {
    /// The bot with this id: a level (`hard`), or a searching level and a style (`hard-bold`).
    pub fn from_id(id: &str) -> Option<Bot> {
        let Some((level, style)) = id.split_once('-') else { return Level::from_id(id).map(Bot::from) };
        let level = Level::from_id(level).filter(|level| level.search_index().is_some())?;
        Some(Bot { level, style: Some(PlayStyle::from_id(style)?) })
    }

    /// The id of the bot on the command line.
    pub fn id(self) -> String {
        let level = self.level.id();
        self.style.map_or(level.to_owned(), |style| format!("{level}-{}", style.id()))
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Bot { level, style: None }
    }
}

/// Who decides at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SerializedPlayer", into = "SerializedPlayer")]
pub enum Player {
    /// A person at the screen.
    Human,
    /// A bot.
    Bot(Bot),
}

/// The serialised form of [`Player`] in the settings. Earlier versions wrote no style.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SerializedPlayer {
    Human,
    Bot(Level),
    #[serde(rename = "bot_with_temper")]
    BotWithStyle(Level, PlayStyle),
}

impl From<SerializedPlayer> for Player {
    fn from(serialized: SerializedPlayer) -> Self {
        match serialized {
            SerializedPlayer::Human => Player::Human,
            SerializedPlayer::Bot(level) => Player::Bot(level.into()),
            SerializedPlayer::BotWithStyle(level, style) => Player::Bot(Bot { level, style: Some(style) }),
        }
    }
}

impl From<Player> for SerializedPlayer {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => SerializedPlayer::Human,
            Player::Bot(Bot { level, style: None }) => SerializedPlayer::Bot(level),
            Player::Bot(Bot { level, style: Some(style) }) => SerializedPlayer::BotWithStyle(level, style),
        }
    }
}

impl Player {
    /// Whether the player is a person.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }
}

/// Tells a person from all others in records, whatever the person is called. It says nothing about the person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

impl PersonId {
    /// An id that no other person has.
    pub fn random() -> PersonId {
        PersonId(format!("{:016x}", rand::random::<u64>()))
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> Self {
        PersonId(id.to_owned())
    }
}

/// Who plays at a seat, and how the player is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAssignment {
    /// The displayed name.
    pub name: String,
    /// Person or bot.
    pub player: Player,
    /// Player mark (colour and shape), 0–5.
    pub mark: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bot_ids_round_trip() {
        for level in Level::ALL {
            for style in PlayStyle::ALL.map(Some).into_iter().chain([None]) {
                let bot = Bot { level, style };
                // Levels without search have no style.
                let known = (style.is_none() || level.search_index().is_some()).then_some(bot);
                assert_eq!(Bot::from_id(&bot.id()), known, "{}", bot.id());
            }
        }
        assert_eq!(["hard-", "-bold", "hard-bold-", "bold", ""].map(Bot::from_id), [None; 5]);
    }
}
