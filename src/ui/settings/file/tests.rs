//! Settings files that are damaged, written by a later version, or written by two programs.

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::{Index, select};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::*;
use crate::lessons::Learned;
use crate::play::{Player, SeatAssignment};
use crate::puzzles::Attempt;
use crate::ui::settings::{GameSetup, Look, Pace, Person};

/// Who has solved which puzzles.
const SOLVER: &str = "ada";
const PUZZLES: [(&str, &str); 3] = [("zatre", "001"), ("kalle", "001"), ("kalle", "002")];

fn person(name: &str) -> Person {
    Person::new(name, 0)
}

/// Settings with a value in every kind of field.
fn full() -> Settings {
    let mut settings = Settings { look: Look::Dark, pace: Pace::Fast, text_percent: 140, ..Settings::default() };
    for game in ["zatre", "kalle"] {
        let seating = vec![SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 2 }];
        settings.remember_setup(game, GameSetup { seating, ..GameSetup::default() });
        let learned = settings.lessons.entry(SOLVER.into()).or_default();
        learned.mark_learned(game, "first-turns", Learned::Whole);
        learned.set_resume_step(game, "light-cells", 3);
    }
    settings.people = ["Ada", "Bo", "Cleo", "Dora"].map(person).to_vec();
    settings.people[0].id = Some(SOLVER.into());
    for (game, puzzle) in PUZZLES {
        settings.puzzles.entry(SOLVER.into()).or_default().note(game, puzzle, 1000, Attempt::Right);
    }
    settings
}

/// How many of the values in [`full`] are intact.
fn count_intact(settings: &Settings) -> usize {
    let all = full();
    [settings.look == all.look, settings.pace == all.pace, settings.text_percent == all.text_percent]
        .into_iter()
        .chain(all.people.iter().map(|person| settings.people.contains(person)))
        .chain(all.last_setups.iter().map(|(game, seating)| settings.last_setups.get(game) == Some(seating)))
        .chain(["zatre", "kalle"].iter().flat_map(|game| {
            let learned = settings.lessons.get(&SOLVER.into()).cloned().unwrap_or_default();
            [learned.learned(game, "first-turns").is_some(), learned.resume_step(game, "light-cells") == 3]
        }))
        .chain(PUZZLES.iter().map(|(game, puzzle)| {
            settings.puzzles.get(&SOLVER.into()).is_some_and(|progress| progress.stars(game, puzzle) == 3)
        }))
        .filter(|is_kept| *is_kept)
        .count()
}

#[test]
fn a_damaged_byte_costs_one_entry_at_most() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let whole = std::fs::read(&path).expect("readable");
    let all = count_intact(&full());
    assert_eq!(count_intact(&Settings::read(&path).expect("whole")), all);
    let mut worst = all;
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] = b'#';
        let mut without = whole.clone();
        without.remove(at);
        let mut with = whole.clone();
        with.insert(at, b'"');
        for damaged in [changed, without, with] {
            let left = count_intact(&SettingsFile::parse(&damaged).settings());
            // A whole list is lost only if its own name or bracket is hit; a line break separates two entries.
            assert!(left + 5 >= all, "byte {at} cost {}: {}", all - left, String::from_utf8_lossy(&damaged));
            worst = worst.min(left);
        }
    }
    assert!(worst < all, "some of it was damage");
    for end in 0..whole.len() {
        let cut = SettingsFile::parse(&whole[..end]);
        assert!(end < 20 || cut.is_damaged || count_intact(&cut.settings()) == all, "cut off at {end}");
    }
}

#[test]
fn a_damaged_file_is_kept_and_its_readable_part_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let damaged = std::fs::read_to_string(&path).expect("readable").replace("look: Dark", "look: Dar\u{0}");
    std::fs::write(&path, &damaged).expect("written");
    let LoadedSettings { settings, damage: Some(SettingsDamage::BackedUp(kept)) } = Settings::load(&path) else {
        panic!("it is damaged")
    };
    assert_eq!(settings, Settings { look: Look::System, ..full() });
    assert_eq!(kept, folder.path().join("settings.ron.damaged"));
    assert_eq!(std::fs::read_to_string(kept).expect("kept"), damaged);
    let again = Settings::load(&path);
    assert!(again.damage.is_none() && again.settings == settings, "the next start finds a whole file");
}

#[test]
fn a_folder_in_place_of_the_file_is_inaccessible() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::create_dir(&path).expect("made");
    assert!(matches!(Settings::load(&path).damage, Some(SettingsDamage::Inaccessible(_))));
    assert!(Settings::default().save(&path).is_err() && path.is_dir());
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing is left beside it");
}

#[test]
fn a_huge_file_is_moved_aside_unread() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("made");
    assert!(matches!(Settings::load(&path).damage, Some(SettingsDamage::BackedUp(_))));
    assert!(std::fs::metadata(&path).expect("written anew").len() < 10_000);
}

#[test]
fn values_of_a_later_version_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let later =
        "(\n    program: \"99.0.0\",\n    look: Sepia,\n    text_percent: 140,\n    weather: (rain: true),\n)\n";
    std::fs::write(&path, later).expect("written");
    let loaded = Settings::load(&path);
    assert!(loaded.damage.is_none(), "{loaded:?}");
    assert_eq!(loaded.settings, Settings { text_percent: 140, ..Settings::default() });
    let changed = Settings { pace: Pace::Slow, ..loaded.settings.clone() };
    changed.save_since(&loaded.settings, &path).expect("written");
    let text = std::fs::read_to_string(&path).expect("readable");
    for kept in ["program: \"99.0.0\"", "look: Sepia", "weather: (rain: true)", "pace: Slow"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    // A change made here takes effect.
    let dark = Settings { look: Look::Dark, ..changed.clone() };
    dark.save_since(&changed, &path).expect("written");
    assert!(std::fs::read_to_string(&path).expect("readable").contains("look: Dark"));
}

#[test]
fn changes_of_two_programs_are_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let base = Settings::read(&path).expect("whole");
    let mut here = Settings { text_percent: 120, ..base.clone() };
    here.people.push(person("Eve"));
    here.mark_learned("ratzzia", "theft", Learned::Whole);
    let mut there = Settings { look: Look::Light, ..base.clone() };
    there.people.retain(|person| person.name != "Bo");
    there.people.push(person("Finn"));
    there.mark_learned("zatre", "light-cells", Learned::Whole);
    there.save_since(&base, &path).expect("written");
    here.save_since(&base, &path).expect("written");
    let both = Settings::read(&path).expect("whole");
    assert_eq!((both.text_percent, both.look), (120, Look::Light));
    let names: Vec<&str> = both.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Cleo", "Dora", "Eve", "Finn"]);
    assert!(both.has_learned("ratzzia", "theft") && both.has_learned("zatre", "light-cells"));
    assert_eq!(both.lesson_progress().resume_step("zatre", "light-cells"), 0);
}

#[test]
fn the_previous_intact_file_is_kept_as_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    assert!(Settings::load_backup(&path).is_none());
    full().save(&path).expect("written");
    let changed = Settings { text_percent: 200, ..full() };
    changed.save_since(&full(), &path).expect("written");
    assert_eq!(Settings::load_backup(&path), Some(full()));
    // A damaged file does not replace the backup.
    std::fs::write(&path, "(look: ").expect("written");
    changed.save_since(&full(), &path).expect("written");
    assert_eq!(Settings::load_backup(&path), Some(full()));
}

#[test]
fn out_of_range_values_are_corrected() {
    let text =
        r#"(text_percent: 9999, people: [(name: "  ", mark: 1), (name: "Ada", mark: 250), (name: "ada", mark: 1)])"#;
    let settings = SettingsFile::parse(text.as_bytes()).settings();
    assert_eq!(settings.text_percent, 200);
    assert_eq!(
        settings.people.iter().map(|person| (person.name.as_str(), person.mark < MARKS)).collect::<Vec<_>>(),
        [("Ada", true)]
    );

    let text = "(people: [(name: \" Ada of\n\t            Bern\u{0}\", mark: 1)])";
    let settings = SettingsFile::parse(text.as_bytes()).settings();
    assert_eq!(settings.people[0].name, "Ada of", "cut to the longest name, without the space at its end");
    assert_eq!(settings.clone().sanitized(), settings, "sanitizing twice changes nothing");
}

/// Runs a property on this many random values, the same in every run, or on `PROPTEST_CASES`.
fn check<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value)) {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let checked = runner.run(strategy, |value| {
        property(value);
        Ok(())
    });
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn any_text_is_repaired_to_readable_ron() {
    const FRAGMENTS: &[&str] =
        &["(", ")", "[", "]", "{", "}", ":", ",", "\"", "\\", "\n", "    ", " ", "a", "é", "1", "people", "//", "'"];
    check(256, &vec(select(FRAGMENTS), 0..80), |fragments| {
        let text = fragments.concat();
        let repaired = repair(&text);
        assert!(ron::from_str::<Box<RawValue>>(&repaired).is_ok(), "{text:?}: {repaired}");
    });
    check(256, &vec(any::<u8>(), 0..400), |bytes| drop(SettingsFile::parse(&bytes).settings()));
}

/// Damage inside one field costs at most this field and its two neighbours.
#[test]
fn damage_in_one_field_leaves_the_others_readable() {
    let fields = fields_of(&full()).expect("written");
    let names: Vec<&String> = fields.keys().collect();
    let blocks: Vec<String> = fields.iter().map(|(name, value)| format!("    {name}: {value},\n")).collect();
    let damage = vec((any::<Index>(), 0_u8..3, any::<u8>()), 1..8);
    check(200, &(any::<Index>(), damage), |(field, damage)| {
        let field = field.index(blocks.len());
        let mut block = blocks[field].clone().into_bytes();
        for (at, kind, byte) in damage {
            let at = at.index(block.len().max(1));
            match kind {
                0 if !block.is_empty() => block[at] = byte,
                1 if !block.is_empty() => drop(block.remove(at)),
                _ => block.insert(at.min(block.len()), byte),
            }
        }
        let bytes =
            [b"(\n", blocks[..field].concat().as_bytes(), &block, blocks[field + 1..].concat().as_bytes(), b")\n"]
                .concat();
        let left = fields_of(&SettingsFile::parse(&bytes).settings()).expect("written");
        for (number, name) in names.iter().enumerate().filter(|(number, _)| number.abs_diff(field) > 1) {
            assert_eq!(left[*name], fields[*name], "{number}, {name}: {}", String::from_utf8_lossy(&bytes));
        }
    });
}
