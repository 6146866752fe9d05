//! Settings that were damaged, that a later version has written, that two programs write.

use super::*;
use crate::play::{Player, SeatAssignment};
use crate::ui::settings::{Look, Pace, Person, Seating};

fn person(name: &str) -> Person {
    Person { name: name.to_owned(), mark: 0 }
}

/// Settings in which every kind of field holds something.
fn full() -> Settings {
    let mut settings = Settings { look: Look::Dark, pace: Pace::Fast, text_percent: 140, ..Settings::default() };
    for game in ["zatre", "kalle"] {
        let seating = vec![SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 2 }];
        settings.remember(game, Seating { seating, ..Seating::default() });
        settings.learn(game, "first-turns");
        settings.come_to(game, "light-cells", 3);
    }
    settings.people = ["Ada", "Bo", "Cleo", "Dora"].map(person).to_vec();
    settings
}

/// How many of the things that people would miss are as they were.
fn kept(settings: &Settings) -> usize {
    let all = full();
    [settings.look == all.look, settings.pace == all.pace, settings.text_percent == all.text_percent]
        .into_iter()
        .chain(all.people.iter().map(|person| settings.people.contains(person)))
        .chain(all.last.iter().map(|(game, seating)| settings.last.get(game) == Some(seating)))
        .chain(all.learned.iter().map(|(game, chapters)| settings.learned.get(game) == Some(chapters)))
        .chain(all.left_at.iter().map(|(game, steps)| settings.left_at.get(game) == Some(steps)))
        .filter(|is_kept| *is_kept)
        .count()
}

#[test]
fn a_damaged_byte_costs_one_entry_at_most() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let whole = std::fs::read(&path).expect("readable");
    let all = kept(&full());
    assert_eq!(kept(&Settings::read(&path).expect("whole")), all);
    let mut worst = all;
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] = b'#';
        let mut without = whole.clone();
        without.remove(at);
        let mut with = whole.clone();
        with.insert(at, b'"');
        for damaged in [changed, without, with] {
            let left = kept(&Found::of(&damaged).settings());
            // A list is lost whole only where its own name or bracket is hit; a line break parts two entries.
            assert!(left + 5 >= all, "byte {at} cost {}: {}", all - left, String::from_utf8_lossy(&damaged));
            worst = worst.min(left);
        }
    }
    assert!(worst < all, "some of it was damage");
    for end in 0..whole.len() {
        let cut = Found::of(&whole[..end]);
        assert!(end < 20 || cut.is_damaged || kept(&cut.settings()) == all, "cut off at {end}");
    }
}

#[test]
fn a_damaged_file_is_kept_and_what_is_readable_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let damaged = std::fs::read_to_string(&path).expect("readable").replace("look: Dark", "look: Dar\u{0}");
    std::fs::write(&path, &damaged).expect("written");
    let Loaded { settings, damage: Some(Damage::Kept(kept)) } = Settings::load(&path) else { panic!("it is damaged") };
    assert_eq!(settings, Settings { look: Look::System, ..full() });
    assert_eq!(kept, folder.path().join("settings.ron.damaged"));
    assert_eq!(std::fs::read_to_string(kept).expect("kept"), damaged);
    let again = Settings::load(&path);
    assert!(again.damage.is_none() && again.settings == settings, "the next start finds a whole file");
}

#[test]
fn what_is_there_and_is_no_file_is_in_the_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::create_dir(&path).expect("made");
    assert!(matches!(Settings::load(&path).damage, Some(Damage::InTheWay(_))));
    assert!(Settings::default().save(&path).is_err() && path.is_dir());
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing is left beside it");
}

#[test]
fn a_huge_file_is_moved_aside_unread() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("made");
    assert!(matches!(Settings::load(&path).damage, Some(Damage::Kept(_))));
    assert!(std::fs::metadata(&path).expect("written anew").len() < 10_000);
}

#[test]
fn what_a_later_version_has_written_stays() {
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
    // Who sets it here sets it.
    let dark = Settings { look: Look::Dark, ..changed.clone() };
    dark.save_since(&changed, &path).expect("written");
    assert!(std::fs::read_to_string(&path).expect("readable").contains("look: Dark"));
}

#[test]
fn two_programs_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    full().save(&path).expect("written");
    let base = Settings::read(&path).expect("whole");
    let mut here = Settings { text_percent: 120, ..base.clone() };
    here.people.push(person("Eve"));
    here.learn("ratzzia", "theft");
    let mut there = Settings { look: Look::Light, ..base.clone() };
    there.people.retain(|person| person.name != "Bo");
    there.people.push(person("Finn"));
    there.learn("zatre", "light-cells");
    there.save_since(&base, &path).expect("written");
    here.save_since(&base, &path).expect("written");
    let both = Settings::read(&path).expect("whole");
    assert_eq!((both.text_percent, both.look), (120, Look::Light));
    let names: Vec<&str> = both.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Cleo", "Dora", "Eve", "Finn"]);
    assert!(both.has_learned("ratzzia", "theft") && both.has_learned("zatre", "light-cells"));
    assert_eq!(both.step_of("zatre", "light-cells"), 0);
}

#[test]
fn the_last_whole_file_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    assert!(Settings::before(&path).is_none());
    full().save(&path).expect("written");
    let changed = Settings { text_percent: 200, ..full() };
    changed.save_since(&full(), &path).expect("written");
    assert_eq!(Settings::before(&path), Some(full()));
    // A damaged file takes nobody's place.
    std::fs::write(&path, "(look: ").expect("written");
    changed.save_since(&full(), &path).expect("written");
    assert_eq!(Settings::before(&path), Some(full()));
}

#[test]
fn what_no_screen_can_show_is_put_right() {
    let text =
        r#"(text_percent: 9999, people: [(name: "  ", mark: 1), (name: "Ada", mark: 250), (name: "ada", mark: 1)])"#;
    let settings = Found::of(text.as_bytes()).settings();
    assert_eq!(settings.text_percent, 200);
    assert_eq!(
        settings.people.iter().map(|person| (person.name.as_str(), person.mark < MARKS)).collect::<Vec<_>>(),
        [("Ada", true)]
    );

    let text = "(people: [(name: \" Ada of\n\t            Bern\u{0}\", mark: 1)])";
    let settings = Found::of(text.as_bytes()).settings();
    assert_eq!(settings.people[0].name, "Ada of", "what no field takes is cut off with the space before it");
    assert_eq!(settings.clone().tidied(), settings, "it is put right once and for all");
}
