//! What people have set once for all tables, and who plays here: kept in one RON file.

mod at_new_tables;
mod file;
mod mend;
mod merge;
mod people;
mod window;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::engine::Rules;
use crate::play::{Match, SeatAssignment, Table};
use crate::text::Language;

pub use at_new_tables::{AskFirst, UndoAtFirst};
pub use file::{Damage, Loaded};
pub use people::{LONGEST_NAME, Person};
pub use window::{WindowPlace, WindowPlaces};

/// So many files are remembered.
const MOST_RECENT: usize = 8;

/// Everything that is remembered between games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// What is spoken; `None` is the system's language.
    pub language: Option<Language>,
    /// Light or dark.
    pub look: Look,
    /// Size of text, in percent: 80 to 200.
    pub text_percent: u16,
    /// How fast things move.
    pub animation: Animation,
    /// How fast things move that people must follow.
    pub telling: Telling,
    /// How long one can follow each step of a bot.
    pub pace: Pace,
    /// Whether a draw or roll that falls to a person is made at once.
    pub draw_for_me: bool,
    /// Whether a decision with one legal move is made by the app.
    pub single_moves: bool,
    /// Whether one press lifts the curtain and another lets it fall; else it is up while it is held.
    pub curtain_by_press: bool,
    /// How much may be taken back at a new table.
    pub undo: UndoAtFirst,
    /// Whether a new table asks before a turn ends.
    pub ask_first: AskFirst,
    /// Everyone who has played here, the latest first.
    pub people: Vec<Person>,
    /// By game: how it was played last.
    pub last: BTreeMap<String, Seating>,
    /// By game: the chapters of its lessons that were learned to their end.
    pub learned: BTreeMap<String, BTreeSet<String>>,
    /// By game and chapter: the step at which it was left, from 0.
    pub left_at: BTreeMap<String, BTreeMap<String, usize>>,
    /// Files of games that were opened or saved elsewhere than in the app's own folders, the latest first.
    pub recent: Vec<PathBuf>,
    /// Where the window lay, by the size of the screen.
    pub window: WindowPlaces,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            look: Look::System,
            text_percent: 100,
            animation: Animation::Normal,
            telling: Telling::Normal,
            pace: Pace::default(),
            draw_for_me: false,
            single_moves: true,
            curtain_by_press: false,
            undo: UndoAtFirst::default(),
            ask_first: AskFirst::default(),
            people: Vec::new(),
            last: BTreeMap::new(),
            learned: BTreeMap::new(),
            left_at: BTreeMap::new(),
            recent: Vec::new(),
            window: WindowPlaces::default(),
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

impl Look {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Look::System => "settings-like-system",
            Look::Light => "settings-look-light",
            Look::Dark => "settings-look-dark",
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Animation {
    /// Everything is at its place at once.
    Off,
    /// At half the speed.
    Slow,
    /// As designed.
    Normal,
    /// At twice the speed.
    Fast,
}

impl Animation {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Animation; 4] = [Animation::Off, Animation::Slow, Animation::Normal, Animation::Fast];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Animation::Off => "animation-off",
            Animation::Slow => "animation-slow",
            Animation::Normal => "animation-normal",
            Animation::Fast => "animation-fast",
        }
    }

    /// By how much durations are multiplied.
    pub const fn factor(self) -> f32 {
        match self {
            Animation::Off => 0.0,
            Animation::Slow => 2.0,
            Animation::Normal => 1.0,
            Animation::Fast => 0.5,
        }
    }
}

/// How fast things move that people must follow with their eyes: Kalle's lids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Telling {
    /// For small children.
    VerySlow,
    /// Slower than designed.
    Slow,
    /// As designed.
    Normal,
    /// For sharp eyes.
    Fast,
}

impl Telling {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Telling; 4] = [Telling::VerySlow, Telling::Slow, Telling::Normal, Telling::Fast];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Telling::VerySlow => "telling-very-slow",
            Telling::Slow => "telling-slow",
            Telling::Normal => "telling-normal",
            Telling::Fast => "telling-fast",
        }
    }

    /// How long such a motion takes, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Telling::VerySlow => 2.0,
            Telling::Slow => 1.4,
            Telling::Normal => 0.9,
            Telling::Fast => 0.5,
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Slow enough for children to follow.
    Slow,
    /// One step after the other.
    #[default]
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

/// How a game was played last: who sat where, with which options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seating {
    /// Who sat where.
    #[serde(rename = "sitters")]
    pub seating: Vec<SeatAssignment>,
    /// The options, as in a record.
    pub options: Map<String, Value>,
    /// Whether dice are rolled beside the screen.
    pub real_dice: bool,
}

impl Settings {
    /// Whether this chapter has been learned to its end.
    pub fn has_learned(&self, game: &str, chapter: &str) -> bool {
        self.learned.get(game).is_some_and(|chapters| chapters.contains(chapter))
    }

    /// Whether this game has been played here.
    pub fn knows(&self, game: &str) -> bool {
        self.last.contains_key(game)
    }

    /// It has, and begins anew the next time; true if that is new.
    pub fn learn(&mut self, game: &str, chapter: &str) -> bool {
        let was_left = self.left_at.get_mut(game).is_some_and(|chapters| chapters.remove(chapter).is_some());
        self.learned.entry(game.to_owned()).or_default().insert(chapter.to_owned()) || was_left
    }

    /// The step at which a chapter goes on.
    pub fn step_of(&self, game: &str, chapter: &str) -> usize {
        self.left_at.get(game).and_then(|chapters| chapters.get(chapter)).copied().unwrap_or_default()
    }

    /// A chapter has come to this step; true if that is new.
    pub fn come_to(&mut self, game: &str, chapter: &str, step: usize) -> bool {
        self.left_at.entry(game.to_owned()).or_default().insert(chapter.to_owned(), step) != Some(step)
    }

    /// Whether things move at all.
    pub const fn moves(&self) -> bool {
        !matches!(self.animation, Animation::Off)
    }

    /// By how much durations of motions are multiplied: 0 where nothing moves, 1 as designed, 2 at half the speed.
    pub const fn motion_factor(&self) -> f32 {
        self.animation.factor()
    }

    /// A new table for a game, as is set for new tables.
    pub fn new_table<R: Rules>(&self, game: Match<R>) -> Table<R> {
        let people = game.people();
        let mut table = Table::new(game);
        table.policy = self.undo.policy(people);
        table.ask_first = self.ask_first.asks(people);
        table
    }

    /// Remembers a file that was opened or saved.
    pub fn note_recent(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        // A settings file is UTF-8.
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(MOST_RECENT);
    }

    /// Remembers these people as the latest players, their names and marks, and how this game was played.
    pub fn remember(&mut self, game: &str, seating: Seating) {
        for assignment in seating.seating.iter().rev().filter(|assignment| assignment.player.is_human()) {
            self.people.retain(|person| person.name != assignment.name);
            self.people.insert(0, Person { name: assignment.name.clone(), mark: assignment.mark });
        }
        self.last.insert(game.to_owned(), seating);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::play::{Bot, PlayStyle, Player};

    #[test]
    fn settings_survive_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let mut settings = Settings { text_percent: 140, ..Settings::default() };
        let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 2 };
        settings.remember("zatre", Seating { seating: vec![ada], ..Seating::default() });
        settings.save(&path).expect("written");
        assert_eq!(Settings::read(&path).expect("whole"), settings);
        assert_eq!(settings.people, [Person { name: "Ada".to_owned(), mark: 2 }]);
    }

    /// Bots stood there with their level alone once.
    #[test]
    fn seatings_of_earlier_versions_are_read() {
        let old = r#"(last: {"zatre": (seating: [(name: "Edam", player: bot(greedy), mark: 1)])})"#;
        let settings: Settings = ron::from_str(old).expect("readable");
        let mut edam = settings.last["zatre"].seating[0].clone();
        assert_eq!(edam.player, Player::Bot(Level::Greedy.into()));
        assert_eq!(ron::to_string(&edam.player).expect("written"), "bot(greedy)");
        edam.player = Player::Bot(Bot { level: Level::Hard, style: Some(PlayStyle::Bold) });
        let written = ron::to_string(&edam).expect("written");
        assert_eq!(ron::from_str::<SeatAssignment>(&written).expect("readable"), edam);
    }
}
