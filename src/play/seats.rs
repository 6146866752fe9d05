//! Who sits where: people and bots.

use serde::{Deserialize, Serialize};

use crate::engine::Skill;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses evenly among the legal moves.
    Random,
    /// Takes what is best right now.
    Greedy,
    /// For a child, or a first game.
    Easy,
    /// For most.
    #[default]
    Medium,
    /// As well as a bot can.
    Hard,
}

impl Level {
    /// Those that are offered to people, weakest first.
    pub const OFFERED: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// All levels: the two that look at one move only, then those that are meant for people, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// How well it plays, of a level that is meant for people.
    pub const fn skill(self) -> Option<Skill> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Easy => Some(Skill::Easy),
            Level::Medium => Some(Skill::Medium),
            Level::Hard => Some(Skill::Hard),
        }
    }

    /// The word for it in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Random => "level-random",
            Level::Greedy => "level-greedy",
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
        }
    }

    /// The level with this word.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// What a bot inclines to among moves that seem equally good to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temper {
    /// Takes the one whose outcome varies least.
    Careful,
    /// Takes the one whose outcome varies most.
    Bold,
    /// Takes the one that leaves least to whoever leads.
    Thieving,
}

impl Temper {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Temper; 3] = [Temper::Careful, Temper::Bold, Temper::Thieving];

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Temper::Careful => "careful",
            Temper::Bold => "bold",
            Temper::Thieving => "thieving",
        }
    }

    /// The temper with this word.
    pub fn named(word: &str) -> Option<Temper> {
        Temper::ALL.into_iter().find(|temper| temper.word() == word)
    }
}

/// How a bot plays. Without a temper it takes what is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bot {
    /// How well.
    pub level: Level,
    /// In which manner.
    pub temper: Option<Temper>,
}

impl Bot {
    /// The bot of these words: a level, or a level that looks ahead and a temper as in `hard-bold`.
    pub fn named(words: &str) -> Option<Bot> {
        let Some((level, temper)) = words.split_once('-') else { return Level::named(words).map(Bot::from) };
        let level = Level::named(level).filter(|level| level.skill().is_some())?;
        Some(Bot { level, temper: Some(Temper::named(temper)?) })
    }

    /// The words for it on the command line.
    pub fn words(self) -> String {
        let level = self.level.word();
        self.temper.map_or(level.to_owned(), |temper| format!("{level}-{}", temper.word()))
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Bot { level, temper: None }
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
    BotWithTemper(Level, Temper),
}

impl From<Written> for Player {
    fn from(written: Written) -> Self {
        match written {
            Written::Human => Player::Human,
            Written::Bot(level) => Player::Bot(level.into()),
            Written::BotWithTemper(level, temper) => Player::Bot(Bot { level, temper: Some(temper) }),
        }
    }
}

impl From<Player> for Written {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => Written::Human,
            Player::Bot(Bot { level, temper: None }) => Written::Bot(level),
            Player::Bot(Bot { level, temper: Some(temper) }) => Written::BotWithTemper(level, temper),
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
pub struct Sitter {
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
            for temper in Temper::ALL.map(Some).into_iter().chain([None]) {
                let bot = Bot { level, temper };
                // Who does not look ahead has no use for a temper.
                let known = (temper.is_none() || level.skill().is_some()).then_some(bot);
                assert_eq!(Bot::named(&bot.words()), known, "{}", bot.words());
            }
        }
        assert_eq!(["hard-", "-bold", "hard-bold-", "bold", ""].map(Bot::named), [None; 5]);
    }
}
