//! Table files and the shelf: what the record does not hold, what is damaged, and files written whole or not at all.

use cheeseboard::engine::{Level, Seat, Turn, Viewer};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{
    FileContents, Match, Player, RecordWarning, SeatAssignment, Shelf, Table, UndoPolicy, detect_contents,
    is_table_file,
};
use cheeseboard::storage::{set_aside, write_atomically};
use cheeseboard::text::Text;
use serde_json::{Value, json};

use crate::autoplay::redo;
use crate::records::whole_game;

#[test]
fn table_file_keeps_state_outside_the_record() {
    let mut table = Table::new(whole_game());
    let end = table.game.ply();
    assert_eq!((table.undo_policy, table.ask_first), (UndoPolicy::Free, false), "one person");
    for _ in 0..3 {
        table.undo().expect("a decision of Ada's");
    }
    table.ask_first = true;
    table.begin_turn(cheeseboard::engine::Seat::new(0));
    let text = table.to_ron();
    let (mut again, notices) = Table::<Zatre>::from_ron(&text).expect("it was just written");
    assert_eq!((again.to_ron(), notices), (text, vec![]));
    assert_eq!((again.game.ply(), again.undo_policy, again.ask_first), (table.game.ply(), UndoPolicy::Free, true));
    assert!(again.game.ply() < end);
    assert!(again.game.view(Viewer::Table) == table.game.view(Viewer::Table));
    while redo(&mut again) {}
    assert_eq!(again.game.record(true), whole_game().record(true));

    for policy in UndoPolicy::ALL {
        table.undo_policy = policy;
        assert_eq!(Table::<Zatre>::from_ron(&table.to_ron()).expect("it was just written").0.undo_policy, policy);
    }
}

/// Between two people a reopened table covers every rack, also that of the seat on turn; uncovering it does not begin a new turn.
#[test]
fn reopened_table_of_two_covers_all_hands() {
    let seating = [("Ada", 0), ("Bo", 1)].map(|(name, mark)| SeatAssignment {
        name: name.to_owned(),
        player: Player::Human,
        mark,
    });
    let game = Match::<Zatre>::new(Default::default(), seating.to_vec(), 4).expect("can be played");
    let mut table = Table::new(game);
    while table.game.ply() < 30 || !matches!(table.game.turn(), Turn::Seat(_)) {
        match table.game.turn() {
            Turn::Seat(seat) => {
                let choice = table.game.legal_moves()[0];
                table.game.decide(seat, choice).expect("legal");
            }
            _ => table.begin_turn_with_chance().expect("due"),
        }
    }
    let Turn::Seat(seat) = table.game.turn() else { panic!("a decision") };
    table.begin_turn(seat);
    assert!(table.can_show_private_view(seat));
    let (mut again, _) = Table::<Zatre>::from_ron(&table.to_ron()).expect("it was just written");
    assert!(Seat::all(2).all(|seat| !again.can_show_private_view(seat)), "nothing lies open");
    again.begin_turn(seat);
    assert!(again.can_show_private_view(seat));
    assert_eq!(again.to_ron(), table.to_ron(), "the turn began when it did");
}

#[test]
fn damaged_table_file_is_refused() {
    let mut table = Table::new(whole_game());
    table.game.go_to(30);
    let text = table.to_ron();
    let refused = |text: &str| Table::<Zatre>::from_ron(text).expect_err("damaged");
    let problem = refused(&table.game.record(false).to_ron());
    assert_eq!(problem.refusal.rule, "record", "a record without a table is none");
    assert_eq!(refused(&text[..text.len() / 2]).refusal.rule, "record");
    assert_eq!(refused(&text.replace("format: 1", "format: 2")).refusal.phrase.key, "record-format");
    // Event numbers of the redo history continue those of the record: the first is 30.
    let tree: Value = ron::from_str(&text).expect("RON");
    for (format, key) in [(json!(2), "record-format"), (json!(0), "record-format"), (json!("1"), "record-malformed")] {
        let mut other = tree.clone();
        other["record"]["format"] = format;
        let problem = refused(&other.to_string());
        assert_eq!((problem.refusal.rule, problem.refusal.phrase.key), ("record", key));
    }
    // Files of another format version may differ in any field.
    let mut newer = tree.clone();
    newer["record"] = json!({"format": 2, "players": 4});
    assert_eq!(refused(&newer.to_string()).refusal.phrase.key, "record-format");
    let mut wrong = tree.clone();
    wrong["redo"][2] = json!({"by": "chance", "do": "deal_out", "seat": 0, "tile": 1});
    let problem = refused(&ron::to_string(&wrong).expect("RON"));
    assert_eq!((problem.event, problem.refusal.rule), (Some(32), "Z21"));
    let mut malformed = tree;
    malformed["redo"][0]["why"] = json!(1);
    let problem = refused(&malformed.to_string());
    assert_eq!((problem.event, problem.refusal.rule), (Some(30), "record"));
}

#[test]
fn table_file_is_read_with_the_notices_of_its_record() {
    let mut tree: Value = ron::from_str(&Table::new(whole_game()).to_ron()).expect("RON");
    tree["record"]["seats"][1]["level"] = json!("grandmaster");
    let (table, notices) = Table::<Zatre>::from_ron(&tree.to_string()).expect("read as greedy");
    assert_eq!(table.game.seating()[1].player, Player::Bot(Level::Greedy.into()));
    assert_eq!(notices, [RecordWarning::UnknownLevel { seat: 1, level: "grandmaster".to_owned() }]);
    let said = Text::english().say(&notices[0].phrase(&["Ada".to_owned(), "Bo".to_owned()]), &[]);
    assert!(said.contains("Bo") && said.contains("“grandmaster”"), "{said}");
}

#[test]
fn shelf_lists_tables_newest_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::new(folder.path().join("tables"));
    assert!(shelf.files().is_empty());
    let mut table = Table::new(whole_game());
    table.game.go_to(12);
    let (first, second) = {
        let first = shelf.new_path("zatre");
        shelf.save(&first, &table).expect("written");
        let second = shelf.new_path("zatre");
        assert_ne!(first, second);
        table.game.go_to(20);
        shelf.save(&second, &table).expect("written");
        (first, second)
    };
    // Files with the same time are listed by name.
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    std::fs::File::options().write(true).open(&second).expect("there").set_modified(later).expect("dated");
    let listed = shelf.files();
    assert_eq!(listed.iter().map(|shelved| &shelved.path).collect::<Vec<_>>(), [&second, &first]);
    assert!(listed.iter().all(|shelved| shelved.contents == FileContents::Table("zatre".to_owned())));
    let ply =
        |path| Table::<Zatre>::from_ron(&std::fs::read_to_string(path).expect("text")).expect("a table").0.game.ply();
    assert_eq!((ply(&second), ply(&first)), (20, 12));
    shelf.delete(&first).expect("thrown away");
    assert_eq!(shelf.files().iter().map(|shelved| &shelved.path).collect::<Vec<_>>(), [&second]);
    assert!(!first.exists() && shelf.delete(&first).is_err());
}

/// Damaged tables are listed as well, so that the screen can report them.
#[test]
fn shelf_lists_damaged_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let shelf = Shelf::new(folder.path());
    let text = Table::new(whole_game().until(30)).to_ron();
    std::fs::create_dir(folder.path().join("folder.ron")).expect("made");
    for (name, bytes) in [
        ("cut.ron", &text.as_bytes()[..200]),
        ("words.ron", b"not a table"),
        ("bytes.ron", b"\xff\xfe"),
        ("no-table.txt", text.as_bytes()),
    ] {
        std::fs::write(folder.path().join(name), bytes).expect("written");
    }
    let mut listed: Vec<_> = shelf.files().into_iter().map(|shelved| (shelved.path, shelved.contents)).collect();
    listed.sort_by(|first, second| first.0.cmp(&second.0));
    let unread = ["bytes.ron", "cut.ron", "words.ron"].map(|name| (folder.path().join(name), FileContents::Damaged));
    assert_eq!(listed, unread);
}

/// Unreadable files are damaged; intact files of other programs or versions are foreign.
#[test]
fn damaged_and_foreign_files_are_told_apart() {
    let mut table = Table::new(whole_game());
    table.game.go_to(30);
    let text = table.to_ron();
    assert_eq!(detect_contents(&text), FileContents::Table("zatre".to_owned()));
    assert_eq!(detect_contents(&text[..text.len() / 2]), FileContents::Damaged);
    assert_eq!(detect_contents(""), FileContents::Damaged);
    assert_eq!(detect_contents("(milk: 2)"), FileContents::Damaged);
    assert_eq!(detect_contents(&text.replace("\"zatre\"", "\"go\"")), FileContents::Table("go".to_owned()));
    assert_eq!(detect_contents(&text.replace("format: 1", "format: 2")), FileContents::NewerVersion);
    assert_eq!(detect_contents(&text.replace("format: 1", "format: 0")), FileContents::Unsupported);
    assert_eq!(detect_contents(&table.game.record(false).to_ron()), FileContents::Record("zatre".to_owned()));
    let newer = text.replace(&format!("program: \"{}\"", env!("CARGO_PKG_VERSION")), "program: \"99.0.0\"");
    assert_eq!(detect_contents(&newer), FileContents::NewerVersion);
}

/// A table file holds a record and has no format of its own.
#[test]
fn table_files_and_records_are_told_apart() {
    let table = Table::new(whole_game());
    assert!(is_table_file(&table.to_ron()));
    for other in [&table.game.record(true).to_ron(), "(milk: 2)", "(record: (format: 1), format: 1)"] {
        assert!(!is_table_file(other), "{other}");
    }
}

#[test]
fn files_moved_aside_replace_no_other_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("zatre-0001.ron");
    write_atomically(&folder.path().join("zatre-0001.ron.damaged-2"), "mine").expect("written");
    for (content, name) in [("first", "damaged"), ("second", "damaged-3"), ("third", "damaged-4")] {
        write_atomically(&path, content).expect("written");
        let aside = set_aside(&path).expect("moved");
        assert_eq!(aside, folder.path().join(format!("zatre-0001.ron.{name}")));
        assert_eq!(std::fs::read_to_string(&aside).expect("kept"), content);
        assert!(!path.exists());
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("zatre-0001.ron.damaged-2")).expect("kept"), "mine");
    assert!(set_aside(&path).is_err(), "nothing is there");
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 4);
}

#[test]
fn files_are_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep").join("file.ron");
    write_atomically(&path, "first").expect("the folder is made");
    write_atomically(&path, "second").expect("written over");
    assert_eq!(std::fs::read_to_string(&path).expect("readable"), "second");
    // No temporary file is left.
    assert_eq!(std::fs::read_dir(path.parent().expect("a folder")).expect("readable").count(), 1);
    // A folder in place of the file is kept.
    assert!(write_atomically(path.parent().expect("a folder"), "third").is_err());
    assert_eq!(std::fs::read_to_string(&path).expect("readable"), "second");
}
