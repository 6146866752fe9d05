//! The program on the command line: what it prints, and the statuses it exits with.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cheeseboard::engine::Level;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::{Options, Zatre};
use cheeseboard::play::{Match, Player, SeatAssignment, read_record};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::autoplay::{greedy_move, play_while, seated};
use crate::tables::play_on;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cheeseboard")).args(arguments).output().expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

fn game() -> Match<Zatre> {
    let bo = SeatAssignment { name: "Bo".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 1 };
    let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 };
    let mut game = Match::new(Options::default(), vec![ada, bo], 77).expect("two play");
    play_on(&mut game, 77);
    game
}

/// A folder with a file of this name in it.
fn file(name: &str, text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("written");
    (folder, path)
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

#[test]
fn record_converts_between_ron_and_json() {
    let game = game();
    for text in [game.record(false).to_ron(), game.record(false).to_json()] {
        // The format is not detected from the name.
        let (_folder, file) = file("a.txt", &text);
        let ron = run(&["record", path(&file)]);
        assert_eq!((status(&ron), out(&ron), err(&ron)), (0, game.record(false).to_ron(), String::new()));
        let json = run(&["record", path(&file), "--json"]);
        assert_eq!((status(&json), out(&json)), (0, game.record(false).to_json() + "\n"));
        let legal = run(&["record", path(&file), "--json", "--legal"]);
        assert_eq!((status(&legal), out(&legal)), (0, game.record(true).to_json() + "\n"));
    }
}

#[test]
fn legal_move_counts_are_refused_without_json() {
    let (_folder, file) = file("a.ron", &game().record(false).to_ron());
    assert_eq!(status(&run(&["record", path(&file), "--legal"])), 2);
}

#[test]
fn check_prints_nothing_for_valid_files() {
    let game = game();
    let (_first, ron) = file("a.ron", &game.record(false).to_ron());
    let (_second, json) = file("a.json", &game.record(true).to_json());
    let (_third, part) = file("part.ron", &game.until(40).record(false).to_ron());
    let output = run(&["check", path(&ron), path(&json), path(&part)]);
    assert_eq!((status(&output), out(&output), err(&output)), (0, String::new(), String::new()));
}

#[test]
fn check_prints_one_line_for_each_invalid_file() {
    let mut record: Value = serde_json::from_str(&game().until(4).record(false).to_json()).expect("JSON");
    let (_right, right) = file("right.json", &record.to_string());
    record["events"][0]["tile"] = json!(9);
    let (_malformed, malformed) = file("malformed.json", &record.to_string());
    record["events"][0] = json!({"by": "chance", "do": "start_draw", "seat": 1, "tile": 3});
    let (_forbidden, forbidden) = file("forbidden.json", &record.to_string());
    record["game"] = json!("chess");
    let (_unknown, unknown) = file("unknown.json", &record.to_string());
    let (_cut, cut) = file("cut.json", &record.to_string()[..50]);
    let nowhere = right.with_file_name("nowhere.ron");
    let all = [&right, &malformed, &forbidden, &unknown, &cut, &nowhere].map(|file| path(file));
    let output = run(&[&["check"], &all[..]].concat());
    assert_eq!(status(&output), 1);
    let said = err(&output) + &out(&output);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    assert!(lines[0].starts_with(&format!("{}: event 0: record: ", path(&malformed))), "{said}");
    assert_eq!(
        lines[1],
        format!("{}: event 0: Z4: It’s Ada’s turn to draw for the start.", path(&forbidden)),
        "names are those in the record"
    );
    assert_eq!(lines[2], format!("{}: record: this program has no game called chess", path(&unknown)));
    assert!(lines[3].starts_with(&format!("{}: record: ", path(&cut))), "{said}");
    assert!(lines[4].starts_with(&format!("{}: ", path(&nowhere))), "{said}");
}

/// Control characters in a record neither break the line nor reach the terminal.
#[test]
fn check_escapes_control_characters_in_names() {
    let mut record: Value = serde_json::from_str(&game().until(2).record(false).to_json()).expect("JSON");
    record["seats"][0]["name"] = json!("A\nB\r\u{1b}[2J\u{85}\u{2028}\u{202e}Ü");
    let mut forbidden = record.clone();
    forbidden["events"][0]["seat"] = json!(1);
    let mut malformed = record.clone();
    malformed["events"][0]["a\nfield"] = json!(1);
    let mut level = record;
    level["seats"][1]["level"] = json!("grand\nmaster");
    let files = [forbidden, malformed, level].map(|record| file("a.json", &record.to_string()));
    for ((_, file), wanted) in files.iter().zip([
        r": event 0: Z4: It’s A\nB\r\u{1b}[2J\u{85}\u{2028}\u{202e}Ü’s turn to draw for the start.",
        r"a\nfield",
        r"grand\nmaster",
    ]) {
        let said = err(&run(&["check", path(file)]));
        assert!(said.contains(wanted) && said.ends_with('\n'), "{said}");
        assert!(!said.trim_end_matches('\n').contains(char::is_control), "{said:?}");
    }
}

/// The cell numbers are the largest and smallest that a record can hold.
#[test]
fn check_refuses_cells_at_the_integer_limit() {
    let mut record: Value = serde_json::from_str(&game().record(false).to_json()).expect("JSON");
    let decision = record["events"].as_array().expect("a list").iter().position(|event| event["by"] != "chance");
    let number = decision.expect("somebody decides");
    record["events"][number]["at"] = json!([255, 255]);
    let (_folder, file) = file("a.json", &record.to_string());
    let output = run(&["check", path(&file)]);
    let said = format!("{}: event {number}: Z2: There’s no square at row 256, column 256.\n", path(&file));
    assert_eq!((status(&output), err(&output)), (1, said));
}

#[test]
fn check_compares_legal_move_counts() {
    let mut record: Value = serde_json::from_str(&game().record(true).to_json()).expect("JSON");
    let decision = record["events"].as_array().expect("a list").iter().position(|event| event["by"] == 0);
    let number = decision.expect("Ada decides");
    record["events"][number]["legal"] = json!(99);
    let (_folder, file) = file("a.json", &record.to_string());
    let output = run(&["check", path(&file)]);
    assert_eq!(status(&output), 1);
    assert!(err(&output).starts_with(&format!("{}: event {number}: record: ", path(&file))), "{}", err(&output));
}

#[test]
fn record_prints_nothing_of_a_refused_file() {
    let (_folder, file) = file("a.ron", "(format: 1)");
    for command in ["record", "check"] {
        let output = run(&[command, path(&file)]);
        assert_eq!((status(&output), out(&output)), (1, String::new()));
        assert!(err(&output).starts_with(&format!("{}: record: ", path(&file))));
    }
}

#[test]
fn unknown_level_is_read_with_a_notice() {
    let mut record: Value = serde_json::from_str(&game().record(false).to_json()).expect("JSON");
    record["seats"][1]["level"] = json!("grandmaster");
    let (_folder, file) = file("a.json", &record.to_string());
    for command in ["record", "check"] {
        let output = run(&[command, path(&file)]);
        assert_eq!(status(&output), 0);
        let said = err(&output);
        assert!(said.contains("Bo plays at the level “grandmaster”") && said.lines().count() == 1, "{said}");
    }
}

/// A round of Kalle between greedy players, to its end.
fn finished_game() -> Match<Kalle> {
    let bots = seated(&["Ada", "Bo"], Player::Bot(Level::Greedy.into()));
    let mut game = Match::new(Default::default(), bots, 5).expect("two play");
    play_while(&mut game, |game| game.outcome().is_none(), greedy_move);
    game
}

#[test]
fn story_is_told_in_documented_json() {
    let (_folder, file) = file("a.ron", &finished_game().record(false).to_ron());
    let tell = |seed: &str| run(&["story", path(&file), "--json", "--effort", "2", "--seed", seed]);
    let output = tell("4");
    assert_eq!((status(&output), err(&output)), (0, String::new()));
    assert_eq!(out(&tell("4")), out(&output), "the same seed tells the same");
    let story: Value = serde_json::from_str(&out(&output)).expect("JSON");
    let keys = |value: &Value| value.as_object().expect("a map").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&story), ["game", "seats", "events", "turning_points", "effort", "seed", "version"]);
    assert_eq!(keys(&story["seats"][0]), ["start", "luck", "unknown", "play", "result", "error"]);
    let event = ["ply", "account", "by", "change", "error", "regret", "better"];
    assert_eq!(keys(&story["events"][0]), event);
    assert_eq!((&story["game"], &story["effort"], &story["seed"]), (&json!("kalle"), &json!(2), &json!(4)));
    for seat in story["seats"].as_array().expect("a list") {
        let number = |key: &str| seat[key].as_f64().expect("a number");
        let play: f64 = seat["play"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
        let sum = number("start") + number("luck") + number("unknown") + play;
        assert!((sum - number("result")).abs() < 1e-6, "{seat}");
    }
    // What each event changed adds up to the same.
    let events = story["events"].as_array().expect("a list");
    let accounts: Vec<&str> = events.iter().filter_map(|event| event["account"].as_str()).collect();
    assert!(accounts.contains(&"play") && accounts.contains(&"unknown"), "{accounts:?}");
}

#[test]
fn story_of_a_game_that_goes_on_is_refused() {
    let (_folder, file) = file("a.ron", &game().until(4).record(false).to_ron());
    let output = run(&["story", path(&file)]);
    assert_eq!((status(&output), out(&output)), (2, String::new()));
    assert!(err(&output).contains("is not over yet"), "{}", err(&output));
}

fn arena(arguments: &[&str]) -> Value {
    let output = run(&[&["arena", "zatre", "--json"], arguments].concat());
    assert_eq!((status(&output), err(&output)), (0, String::new()));
    serde_json::from_str(&out(&output)).expect("JSON")
}

#[test]
fn arena_reports_games_levels_and_seats() {
    let result = arena(&["--seats", "greedy,random,random", "--games", "4", "--seed", "3"]);
    assert_eq!(result["game"], "zatre");
    assert_eq!(result["games"], 6, "rounded up to full rotations of three seats");
    assert_eq!(result["unfinished"], 0);
    let levels = result["levels"].as_array().expect("a list");
    let named: Vec<&str> = levels.iter().map(|line| line["level"].as_str().expect("a word")).collect();
    assert_eq!(named, ["random", "greedy"]);
    assert_eq!((&levels[0]["games"], &levels[1]["games"]), (&json!(12), &json!(6)), "a seat in a game each");
    let seats = result["seats"].as_array().expect("a list");
    assert_eq!(seats.iter().map(|line| line["seat"].clone()).collect::<Vec<_>>(), [0, 1, 2]);
    for line in levels.iter().chain(seats) {
        let number = |key: &str| line[key].as_f64().unwrap_or_else(|| panic!("{key} in {line}"));
        for key in ["mean_score", "ms_median", "ms_p95"] {
            number(key);
        }
        assert!(number("low") <= number("win_share") && number("win_share") <= number("high"), "{line}");
        assert!((0.0..=1.0).contains(&number("low")) && (0.0..=1.0).contains(&number("high")), "{line}");
    }
    // The win shares of each game add up to 1.
    let won: f64 = seats.iter().map(|line| line["win_share"].as_f64().expect("a number") * 6.0).sum();
    assert!((won - 6.0).abs() < 1e-9, "{won}");
    assert!(levels[1]["win_share"].as_f64() > levels[0]["win_share"].as_f64(), "greedy beats random: {result}");
}

/// The JSON has the fields that the documentation names, and no others.
#[test]
fn arena_json_has_the_documented_fields() {
    let keys = |value: &Value| value.as_object().expect("a map").keys().cloned().collect::<Vec<_>>();
    let figures = ["games", "win_share", "low", "high", "mean_score", "ms_median", "ms_p95"];
    let mixed = arena(&["--seats", "greedy,random", "--games", "2"]);
    assert_eq!(keys(&mixed), ["game", "games", "unfinished", "levels", "seats"]);
    assert_eq!(keys(&mixed["levels"][0]), [&["level"], &figures[..]].concat());
    assert_eq!(keys(&mixed["seats"][1]), [&["seat"], &figures[..]].concat(), "both levels sat there");
    let even = arena(&["--seats", "random,random", "--games", "2"]);
    assert_eq!(keys(&even["seats"][1]), [&["level", "seat"], &figures[..]].concat());
    assert_eq!(even["seats"][1]["level"], "random");
}

#[test]
fn arena_repeats_with_the_same_seed() {
    let scores = |seed| {
        let result = arena(&["--seats", "random,random", "--games", "4", "--seed", seed]);
        [0, 1].map(|seat| result["seats"][seat]["mean_score"].clone())
    };
    assert_eq!(scores("9"), scores("0x9"));
    assert_ne!(scores("9"), scores("10"));
}

#[test]
fn arena_cuts_off_long_games() {
    let result = arena(&["--seats", "random,random", "--games", "2", "--max-events", "10"]);
    assert_eq!((&result["games"], &result["unfinished"]), (&json!(2), &json!(2)));
    assert_eq!(result["seats"][0]["games"], 0);
}

#[test]
fn arena_records_share_their_luck_within_a_seat_rotation() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let seats = "greedy,random,random,random";
    let options = ["--option", "partners=true", "--option", "keep_by_choice=true"];
    arena(&[&["--seats", seats, "--games", "5", "--out", path(&records)], &options[..]].concat());
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&records).expect("the folder was made").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len(), 8);
    let read: Vec<_> = files
        .iter()
        .map(|file| read_record(&std::fs::read_to_string(file).expect("text")).expect("a record"))
        .collect();
    for (number, record) in read.iter().enumerate() {
        assert_eq!(record.options["partners"], true);
        assert_eq!(record.options["keep_by_choice"], true);
        assert_eq!(record.seed, read[number / 4 * 4].seed);
        assert!(record.result.is_some());
        let greedy = record.seats.iter().position(|seat| seat.level.as_deref() == Some("greedy"));
        assert_eq!(greedy, Some((4 - number % 4) % 4), "the levels move round the seats");
    }
    assert_ne!(read[0].seed, read[4].seed);
    let all: Vec<&str> = files.iter().map(|file| path(file)).collect();
    assert_eq!(status(&run(&[&["check"], &all[..]].concat())), 0);
}

/// A sequential test compares one seat with the others, so the first level may not have several seats.
#[test]
fn sprt_needs_a_level_that_has_one_seat() {
    let tested =
        |seats: &str| run(&["arena", "zatre", "--seats", seats, "--games", "40", "--sprt", "0.4,0.6", "--json"]);
    let output = tested("greedy,random,random");
    assert_eq!((status(&output), err(&output)), (0, String::new()));
    let result: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(result["verdict"], true, "greedy beats random: {result}");
    assert!(result["games"].as_u64() < Some(40), "{result}");
    for seats in ["greedy,greedy", "greedy,random,greedy"] {
        let said = err(&tested(seats));
        assert!(said.contains("--sprt") && said.contains("one seat"), "{said}");
    }
}

#[test]
fn arena_prints_a_table_without_json() {
    let output = run(&["arena", "zatre", "--seats", "random,random", "--games", "2"]);
    assert_eq!(status(&output), 0);
    let table = out(&output);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "zatre: 2 games, 0 unfinished");
    assert_eq!(lines.len(), 2 + 1 + 2, "{table}");
    assert!(lines[2].starts_with("random") && lines[3].starts_with("seat 0") && lines[4].starts_with("seat 1"));
}

#[test]
fn wrong_usage_exits_with_2_and_says_why() {
    for arguments in [
        &["fly"][..],
        &["record"],
        &["check"],
        &["arena"],
        &["arena", "zatre"],
        &["arena", "chess", "--seats", "random,random"],
        &["arena", "zatre", "--seats", "random,grandmaster"],
        &["arena", "zatre", "--seats", "random"],
        &["arena", "zatre", "--seats", "random,random,random,random,random,random,random"],
        &["arena", "zatre", "--seats", "random,random", "--games", "many"],
        &["arena", "zatre", "--seats", "random,random", "--seed", "-1"],
        &["arena", "zatre", "--seats", "random,random", "--option", "fly=true"],
        &["arena", "zatre", "--seats", "random,random", "--option", "partners"],
        &["arena", "zatre", "--seats", "random,random", "--option", "partners=maybe"],
        &["arena", "zatre", "--seats", "random,random", "--option", "partners=true"],
        &["arena", "zatre", "--seats", "random,random", "--sprt", "0.6,0.5"],
        &["arena", "zatre", "--seats", "random,greedy,random", "--sprt", "0.3,0.4"],
        &["record", "a", "--colour"],
    ] {
        let output = run(arguments);
        assert_eq!(status(&output), 2, "{arguments:?}");
        assert!(out(&output).is_empty() && !err(&output).trim().is_empty(), "{arguments:?}");
        assert!(!err(&output).contains(['[', '{']) || err(&output).contains("Usage"), "{}", err(&output));
    }
}

#[test]
fn version_is_that_of_the_package() {
    let output = run(&["--version"]);
    assert_eq!((status(&output), out(&output)), (0, format!("cheeseboard {}\n", env!("CARGO_PKG_VERSION"))));
}

/// Runs the program with its standard output, or standard error, going to a file.
#[cfg(target_os = "linux")]
fn run_into(arguments: &[&str], out: std::process::Stdio, err: std::process::Stdio) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cheeseboard"));
    command.args(arguments).stdout(out).stderr(err).output().expect("the program runs")
}

/// A full disk.
#[cfg(target_os = "linux")]
fn full() -> std::process::Stdio {
    std::fs::File::options().write(true).open("/dev/full").expect("there").into()
}

/// Every command reports output that cannot be written as an error on a line of its own.
#[cfg(target_os = "linux")]
#[test]
fn output_on_a_full_disk_is_an_error() {
    use std::process::Stdio;
    let (_folder, file) = file("a.ron", &game().record(false).to_ron());
    for arguments in [
        &["record", path(&file)][..],
        &["record", path(&file), "--json"],
        &["rules", "zatre"],
        &["arena", "zatre", "--seats", "random,random", "--games", "2"],
        &["arena", "zatre", "--seats", "random,random", "--games", "2", "--json"],
        &["--help"],
        &["help", "record"],
        &["--version"],
    ] {
        let output = run_into(arguments, full(), Stdio::piped());
        assert_eq!(status(&output), 1, "{arguments:?}: {}", err(&output));
        assert!(err(&output).starts_with("The output could not be written: "), "{arguments:?}: {}", err(&output));
        assert_eq!(err(&output).lines().count(), 1, "{arguments:?}: {}", err(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn full_standard_error_does_not_change_the_exit_status() {
    use std::process::Stdio;
    let (_folder, wrong) = file("a.ron", "(format: 1)");
    for (arguments, wanted) in [
        (&["check", path(&wrong)][..], 1),
        (&["record", "/nowhere/at-all.ron"], 1),
        (&["arena", "chess", "--seats", "random,random"], 2),
        (&["fly"], 2),
    ] {
        let output = run_into(arguments, Stdio::null(), full());
        assert_eq!(status(&output), wanted, "{arguments:?}");
    }
}

/// A reader that closes the pipe early is not an error.
#[cfg(target_os = "linux")]
#[test]
fn closed_pipe_is_no_error() {
    use std::process::Stdio;
    let (_folder, file) = file("a.ron", &game().record(false).to_ron());
    for arguments in [&["record", path(&file)][..], &["rules", "zatre"], &["--help"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = run_into(arguments, writer.into(), Stdio::piped());
        assert_eq!((status(&output), err(&output)), (0, String::new()), "{arguments:?}");
    }
}

#[test]
fn arena_refuses_numbers_out_of_range() {
    for (option, number) in [
        ("--games", "0"),
        ("--games", "1000001"),
        ("--games", "18446744073709551615"),
        ("--max-events", "0"),
        ("--max-events", "10000001"),
    ] {
        let output = run(&["arena", "zatre", "--seats", "random,random", option, number]);
        assert_eq!((status(&output), out(&output)), (2, String::new()), "{option} {number}");
        assert!(err(&output).contains(option) && err(&output).contains("is not in 1..="), "{}", err(&output));
    }
}

/// The number of threads is limited by the cores, whatever `--jobs` asks for.
#[test]
fn arena_accepts_more_jobs_than_cores() {
    let result = arena(&["--seats", "random,random", "--games", "2", "--jobs", "18446744073709551615"]);
    assert_eq!(result["games"], 2);
}

#[test]
fn picture_that_cannot_be_written_is_an_error() {
    let (folder, file) = file("a.ron", &game().record(false).to_ron());
    let taken = folder.path().join("a folder");
    std::fs::create_dir(&taken).expect("made");
    let mut places = vec![taken];
    if cfg!(target_os = "linux") {
        places.push(PathBuf::from("/dev/full"));
    }
    for place in places {
        let output = run(&["picture", path(&file), "--size", "64x64", "--out", path(&place)]);
        assert_eq!(status(&output), if cfg!(feature = "gui") { 1 } else { 2 }, "{}", err(&output));
    }
    assert!(!cfg!(target_os = "linux") || !Path::new("/dev/full").is_file(), "the device is still there");
}

#[test]
fn deal_prints_what_is_dealt_on_a_day() {
    let dealt = run(&["deal", "2026-11-27"]);
    let text = out(&dealt);
    assert_eq!((status(&dealt), err(&dealt)), (0, String::new()));
    assert!(text.starts_with("2026-11-27 (") && text.contains("human") && text.contains("seed: 0x"), "{text}");
    assert_eq!(text, out(&run(&["deal", "2026-11-27"])));
    assert_ne!(text, out(&run(&["deal", "2026-11-28"])));
    assert_eq!(status(&run(&["deal", "2026-02-30"])), 2);
}
