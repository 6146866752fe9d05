//! Who sits where: people and bots.

use serde::{Deserialize, Serialize};

use crate::engine::Level;

/// What a bot inclines to among moves that seem equally good to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayStyle {
    /// Takes the one whose outcome varies least.
    Careful,
    /// Takes the one whose outcome varies most.
    Bold,
    /// Takes the one that leaves least to whoever leads.
    Thieving,
}

impl PlayStyle {
    /// All of them, in the order in which they are offered.
    pub const ALL: [PlayStyle; 3] = [PlayStyle::Careful, PlayStyle::Bold, PlayStyle::Thieving];

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            PlayStyle::Careful => "careful",
            PlayStyle::Bold => "bold",
            PlayStyle::Thieving => "thieving",
        }
    }

    /// The temper with this word.
    pub fn named(word: &str) -> Option<PlayStyle> {
        PlayStyle::ALL.into_iter().find(|temper| temper.word() == word)
    }
}

/// How a bot plays. Without a temper it takes what is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bot {
    /// How well.
    pub level: Level,
    /// In which manner.
    pub style: Option<PlayStyle>,
}

impl Bot {
    /// The bot of these words: a level, or a level that looks ahead and a temper as in `hard-bold`.
    pub fn named(words: &str) -> Option<Bot> {
        let Some((level, temper)) = words.split_once('-') else { return Level::named(words).map(Bot::from) };
        let level = Level::named(level).filter(|level| level.search_index().is_some())?;
        Some(Bot { level, style: Some(PlayStyle::named(temper)?) })
    }

    /// The words for it on the command line.
    pub fn words(self) -> String {
        let level = self.level.word();
        self.style.map_or(level.to_owned(), |temper| format!("{level}-{}", temper.word()))
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Bot { level, style: None }
    }
}

/// Who decides at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Player {
    /// A person at the screen.
    Human,
    /// A bot that plays so.
    Bot(Bot),
}

/// A player as it stands in the settings. Those of earlier versions know no temper.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Human,
    Bot(Level),
    #[serde(rename = "bot_with_temper")]
    BotWithStyle(Level, PlayStyle),
}

impl From<Written> for Player {
    fn from(written: Written) -> Self {
        match written {
            Written::Human => Player::Human,
            Written::Bot(level) => Player::Bot(level.into()),
            Written::BotWithStyle(level, temper) => Player::Bot(Bot { level, style: Some(temper) }),
        }
    }
}

impl From<Player> for Written {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => Written::Human,
            Player::Bot(Bot { level, style: None }) => Written::Bot(level),
            Player::Bot(Bot { level, style: Some(temper) }) => Written::BotWithStyle(level, temper),
        }
    }
}

impl Player {
    /// Whether a person sits there.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }
}

/// A seat's occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAssignment {
    /// The name shown.
    pub name: String,
    /// Person or bot.
    pub player: Player,
    /// Mark 0–5: colour and shape together.
    pub mark: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_bot_name_it() {
        for level in Level::ALL {
            for temper in PlayStyle::ALL.map(Some).into_iter().chain([None]) {
                let bot = Bot { level, style: temper };
                // Who does not look ahead has no use for a temper.
                let known = (temper.is_none() || level.search_index().is_some()).then_some(bot);
                assert_eq!(Bot::named(&bot.words()), known, "{}", bot.words());
            }
        }
        assert_eq!(["hard-", "-bold", "hard-bold-", "bold", ""].map(Bot::named), [None; 5]);
    }
}
