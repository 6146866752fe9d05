//! What people have set once for all tables, and who plays here: kept in one RON file.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::play::{Sitter, write_whole};

/// Everything that is remembered between games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub look: Look,
    /// Size of text, in percent: 80 to 200.
    pub text_percent: u16,
    /// Whether things move.
    pub motion: bool,
    /// How long one can follow each step of a bot.
    pub pace: Pace,
    /// Whether a draw or roll that falls to a person is made at once.
    pub draw_for_me: bool,
    /// Whether a decision with one legal move is made by the app.
    pub single_moves: bool,
    /// Everyone who has played here, the latest first.
    pub people: Vec<Person>,
    /// By game: how it was played last.
    pub last: BTreeMap<String, Seating>,
    /// The window's inner size in points.
    pub window: Option<(f32, f32)>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            look: Look::System,
            text_percent: 100,
            motion: true,
            pace: Pace::Calm,
            draw_for_me: false,
            single_moves: true,
            people: Vec::new(),
            last: BTreeMap::new(),
            window: None,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Look {
    /// As the system has it.
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Slow enough for children to follow.
    Slow,
    /// One step after the other.
    Calm,
    /// Just visible.
    Fast,
    /// Each step waits for a key.
    ByKey,
}

impl Pace {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Calm, Pace::Fast, Pace::ByKey];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Pace::Slow => "pace-slow",
            Pace::Calm => "pace-calm",
            Pace::Fast => "pace-fast",
            Pace::ByKey => "pace-by-key",
        }
    }

    /// Seconds between two steps; `None` where each waits for a key.
    pub const fn seconds(self) -> Option<f64> {
        match self {
            Pace::Slow => Some(1.6),
            Pace::Calm => Some(0.7),
            Pace::Fast => Some(0.15),
            Pace::ByKey => None,
        }
    }
}

/// Someone who plays here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The mark picked last, 0–5.
    pub mark: u8,
}

/// How a game was played last: who sat where, with which options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seating {
    /// Who sat where.
    pub sitters: Vec<Sitter>,
    /// The options, as in a record.
    pub options: Map<String, Value>,
}

impl Settings {
    /// Reads the settings; what cannot be read is as it was at the first start, so that nobody is kept from playing.
    pub fn load(path: &Path) -> Self {
        let Ok(text) = std::fs::read_to_string(path) else { return Settings::default() };
        let mut settings: Settings = ron::from_str(&text).unwrap_or_else(|error| {
            tracing::warn!("settings not readable, starting anew: {error}");
            Settings::default()
        });
        settings.text_percent = settings.text_percent.clamp(80, 200);
        settings
    }

    /// Writes the settings, whole or not at all.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), std::io::Error> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new()).map_err(std::io::Error::other)?;
        write_whole(path, &(text + "\n"))
    }

    /// Remembers these people as the latest players, their names and marks, and how this game was played.
    pub fn remember(&mut self, game: &str, seating: Seating) {
        for sitter in seating.sitters.iter().rev().filter(|sitter| sitter.player.is_human()) {
            self.people.retain(|person| person.name != sitter.name);
            self.people.insert(0, Person { name: sitter.name.clone(), mark: sitter.mark });
        }
        self.last.insert(game.to_owned(), seating);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Player;

    #[test]
    fn settings_survive_the_file_and_a_damaged_one_is_no_harm() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let mut settings = Settings { text_percent: 140, ..Settings::default() };
        let ada = Sitter { name: "Ada".to_owned(), player: Player::Human, mark: 2 };
        settings.remember("zatre", Seating { sitters: vec![ada], options: Map::new() });
        settings.save(&path).expect("written");
        assert_eq!(Settings::load(&path), settings);
        assert_eq!(settings.people, [Person { name: "Ada".to_owned(), mark: 2 }]);
        std::fs::write(&path, "(look: Lig").expect("written");
        assert_eq!(Settings::load(&path), Settings::default());
    }
}
