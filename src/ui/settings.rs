//! The settings: preferences for all tables and the people who play here, kept in one RON file.

mod coach;
mod drills;
mod file;
mod lessons;
mod merge;
mod people;
mod progress;
mod puzzles;
mod repair;
mod solver;
mod table_defaults;
mod window_geometry;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::drills::Bests;
use crate::engine::Rules;
use crate::lessons::LessonProgress;
use crate::play::{Match, PersonId, SeatAssignment, Table};
use crate::puzzles::Progress;
use crate::statistics::FormerPeople;
use crate::text::Language;

pub use coach::Coach;
pub use file::{LoadedSettings, SettingsDamage};
pub use people::{LONGEST_NAME, Person};
pub use table_defaults::{AskFirst, DefaultUndo};
pub use window_geometry::{WindowGeometries, WindowGeometry};

/// The number of recent files that are remembered.
const MAX_RECENT_FILES: usize = 8;

/// Everything that the app remembers between games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The app's language; `None` for the system's.
    pub language: Option<Language>,
    /// Light or dark colours.
    pub look: Look,
    /// The text size in percent, 80 to 200.
    pub text_percent: u16,
    /// The speed of animations.
    pub animation: AnimationSpeed,
    /// The speed of animations that people must follow.
    #[serde(rename = "telling")]
    pub unskippable_speed: UnskippableSpeed,
    /// The time between two steps of a bot.
    pub pace: Pace,
    /// The pace of a game that is looked at again and goes on by itself.
    pub review_pace: ReviewPace,
    /// Whether the app makes a person's draws and rolls at once.
    pub draw_for_me: bool,
    /// Whether the app plays a decision that has only one legal move.
    pub single_moves: bool,
    /// Whether one press lifts the curtain and the next lowers it; otherwise it is up while held.
    pub curtain_by_press: bool,
    /// Whether small things move by themselves now and then.
    pub lively: bool,
    /// How loud sounds are, 0 to 100.
    pub volume: u16,
    /// Whether no sound is played.
    pub muted: bool,
    /// The undo policy of a new table.
    pub undo: DefaultUndo,
    /// Whether a new table asks before a turn ends or something new is shown.
    pub ask_first: AskFirst,
    /// Everyone who has played here, latest first.
    pub people: Vec<Person>,
    /// The people who were renamed, merged or removed.
    pub former_people: FormerPeople,
    /// By person, what has come of puzzles; without an id, what came of them while nobody was known here.
    pub puzzles: BTreeMap<PersonId, Progress>,
    /// Who solves puzzles, takes lessons and does drills.
    pub puzzle_solver: Option<PersonId>,
    /// By person, the best runs of drills; without an id, those from before anybody was known here.
    pub drills: BTreeMap<PersonId, Bests>,
    /// Whether drills go without a clock.
    pub calm_drills: bool,
    /// By game: how it was last played.
    #[serde(rename = "last")]
    pub last_setups: BTreeMap<String, GameSetup>,
    /// By person, what has been learned; without an id, what was learned while nobody was known here.
    pub lessons: BTreeMap<PersonId, LessonProgress>,
    /// By game: the chapters that were finished before progress belonged to a person. They are nobody's, and go to whoever comes first.
    #[serde(rename = "learned", skip_serializing_if = "BTreeMap::is_empty")]
    pub earlier_learned: BTreeMap<String, BTreeSet<String>>,
    /// The same of the steps at which to resume chapters.
    #[serde(rename = "left_at", skip_serializing_if = "BTreeMap::is_empty")]
    pub earlier_resume_steps: BTreeMap<String, BTreeMap<String, usize>>,
    /// Game files opened or saved outside the app's own folders, latest first.
    #[serde(rename = "recent")]
    pub recent_files: Vec<PathBuf>,
    /// Whether games that are still being made are offered too. For those who make them; only the file has it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub show_drafts: bool,
    /// The window's geometry, by screen size.
    pub window: WindowGeometries,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            look: Look::System,
            text_percent: 100,
            animation: AnimationSpeed::Normal,
            unskippable_speed: UnskippableSpeed::Normal,
            pace: Pace::default(),
            review_pace: ReviewPace::default(),
            draw_for_me: false,
            single_moves: false,
            curtain_by_press: false,
            lively: true,
            volume: 70,
            muted: false,
            undo: DefaultUndo::default(),
            ask_first: AskFirst::default(),
            people: Vec::new(),
            former_people: FormerPeople::default(),
            puzzles: BTreeMap::new(),
            puzzle_solver: None,
            drills: BTreeMap::new(),
            calm_drills: false,
            last_setups: BTreeMap::new(),
            lessons: BTreeMap::new(),
            earlier_learned: BTreeMap::new(),
            earlier_resume_steps: BTreeMap::new(),
            recent_files: Vec::new(),
            show_drafts: false,
            window: WindowGeometries::default(),
        }
    }
}

impl Settings {
    /// How loud sounds are to be, 0 to 1.
    pub fn heard_volume(&self) -> f32 {
        if self.muted { 0.0 } else { f32::from(self.volume.min(100)) / 100.0 }
    }
}

/// Light or dark colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Look {
    /// The system's preference.
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Look {
    /// All values, in the order in which they are offered.
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

/// The speed of animations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// No animation.
    Off,
    /// Half the designed speed.
    Slow,
    /// As designed.
    Normal,
    /// Twice the designed speed.
    Fast,
}

impl AnimationSpeed {
    /// All values, in the order in which they are offered.
    pub const ALL: [AnimationSpeed; 4] =
        [AnimationSpeed::Off, AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            AnimationSpeed::Off => "animation-off",
            AnimationSpeed::Slow => "animation-slow",
            AnimationSpeed::Normal => "animation-normal",
            AnimationSpeed::Fast => "animation-fast",
        }
    }

    /// The factor for durations.
    pub const fn factor(self) -> f32 {
        match self {
            AnimationSpeed::Off => 0.0,
            AnimationSpeed::Slow => 2.0,
            AnimationSpeed::Normal => 1.0,
            AnimationSpeed::Fast => 0.5,
        }
    }
}

/// The speed of animations that people must follow with their eyes: Kalle's lids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnskippableSpeed {
    /// For small children.
    VerySlow,
    /// Slower than designed.
    Slow,
    /// As designed.
    Normal,
    /// For sharp eyes.
    Fast,
}

impl UnskippableSpeed {
    /// All values, in the order in which they are offered.
    pub const ALL: [UnskippableSpeed; 4] =
        [UnskippableSpeed::VerySlow, UnskippableSpeed::Slow, UnskippableSpeed::Normal, UnskippableSpeed::Fast];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            UnskippableSpeed::VerySlow => "telling-very-slow",
            UnskippableSpeed::Slow => "telling-slow",
            UnskippableSpeed::Normal => "telling-normal",
            UnskippableSpeed::Fast => "telling-fast",
        }
    }

    /// The duration of such an animation, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            UnskippableSpeed::VerySlow => 2.0,
            UnskippableSpeed::Slow => 1.4,
            UnskippableSpeed::Normal => 0.9,
            UnskippableSpeed::Fast => 0.5,
        }
    }
}

/// The pace of a game that is looked at again and goes on by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReviewPace {
    /// Slow enough to talk about it.
    Slow,
    /// As calm bots play.
    #[default]
    Normal,
    /// A glance at everything.
    Fast,
}

impl ReviewPace {
    /// All values, from slow to fast.
    pub const ALL: [ReviewPace; 3] = [ReviewPace::Slow, ReviewPace::Normal, ReviewPace::Fast];

    /// The key of how many times as fast as usual it is, in signs.
    pub const fn key(self) -> &'static str {
        match self {
            ReviewPace::Slow => "review-pace-slow",
            ReviewPace::Normal => "review-pace-calm",
            ReviewPace::Fast => "review-pace-fast",
        }
    }

    /// The next pace; after the fastest the slowest.
    pub const fn next(self) -> ReviewPace {
        match self {
            ReviewPace::Slow => ReviewPace::Normal,
            ReviewPace::Normal => ReviewPace::Fast,
            ReviewPace::Fast => ReviewPace::Slow,
        }
    }

    /// Seconds between two steps.
    pub const fn seconds(self) -> f64 {
        match self {
            ReviewPace::Slow => 1.4,
            ReviewPace::Normal => 0.7,
            ReviewPace::Fast => 0.2,
        }
    }

    /// How much longer than designed an event takes to be shown.
    pub const fn motion_factor(self) -> f64 {
        match self {
            ReviewPace::Slow => 1.5,
            ReviewPace::Normal => 1.0,
            ReviewPace::Fast => 0.5,
        }
    }
}

/// The pace of bots.
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
    /// All values, in the order in which they are offered.
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

/// How a game was last played: seats and options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameSetup {
    /// The seats.
    #[serde(rename = "sitters")]
    pub seating: Vec<SeatAssignment>,
    /// The options, as in a record.
    pub options: Map<String, Value>,
    /// Whether people roll real dice.
    pub real_dice: bool,
}

impl Settings {
    /// Whether this game has been played here.
    pub fn has_played(&self, game: &str) -> bool {
        self.last_setups.contains_key(game)
    }

    /// Whether there are animations at all.
    pub const fn is_animated(&self) -> bool {
        !matches!(self.animation, AnimationSpeed::Off)
    }

    /// The factor for the durations of animations: 0 for none, 1 as designed, 2 at half the speed.
    pub const fn motion_factor(&self) -> f32 {
        self.animation.factor()
    }

    /// A new table for a game, with the defaults for new tables.
    pub fn new_table<R: Rules>(&self, game: Match<R>) -> Table<R> {
        let people = game.human_count();
        let mut table = Table::new(game);
        if table.game.deal().is_none() {
            table.undo_policy = self.undo.policy(people);
        }
        table.ask_first = self.ask_first.asks(people);
        table
    }

    /// Adds a file to the recent ones, in first place.
    pub fn add_recent_file(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        // The settings file is UTF-8 and cannot hold other paths.
        if path.to_str().is_none() {
            return;
        }
        self.recent_files.retain(|recent| *recent != path);
        self.recent_files.insert(0, path);
        self.recent_files.truncate(MAX_RECENT_FILES);
    }

    /// Remembers the people of this seating, with names and marks, as the latest players.
    pub fn remember_people(&mut self, seating: &[SeatAssignment]) {
        for assignment in seating.iter().rev().filter(|assignment| assignment.player.is_human()) {
            self.remember_player(&assignment.name, assignment.mark);
        }
    }

    /// Remembers the setup of this game, and its people, with names and marks, as the latest players.
    pub fn remember_setup(&mut self, game: &str, setup: GameSetup) {
        self.remember_people(&setup.seating);
        self.last_setups.insert(game.to_owned(), setup);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::play::{Bot, PlayStyle, Player};

    #[test]
    fn settings_round_trip_through_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let mut settings = Settings { text_percent: 140, ..Settings::default() };
        let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 2 };
        settings.remember_setup("zatre", GameSetup { seating: vec![ada], ..GameSetup::default() });
        settings.save(&path).expect("written");
        assert_eq!(Settings::read(&path).expect("whole"), settings);
        let people: Vec<_> = settings.people.iter().map(|person| (person.name.as_str(), person.mark)).collect();
        assert_eq!(people, [("Ada", 2)]);
    }

    /// Earlier versions wrote the level of a bot alone.
    #[test]
    fn setups_of_earlier_versions_are_read() {
        let old = r#"(last: {"zatre": (sitters: [(name: "Edam", player: bot(greedy), mark: 1)])})"#;
        let settings: Settings = ron::from_str(old).expect("readable");
        let mut edam = settings.last_setups["zatre"].seating[0].clone();
        assert_eq!(edam.player, Player::Bot(Level::Greedy.into()));
        assert_eq!(ron::to_string(&edam.player).expect("written"), "bot(greedy)");
        edam.player = Player::Bot(Bot { level: Level::Hard, style: Some(PlayStyle::Bold) });
        let written = ron::to_string(&edam).expect("written");
        assert_eq!(ron::from_str::<SeatAssignment>(&written).expect("readable"), edam);
    }
}
