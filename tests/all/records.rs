//! Records: they round-trip, and a damaged record is refused as a whole, with the number of the event and the rule.

use cheeseboard::engine::{Level, Seat, Stream, Turn, derive_stream, random_below};
use cheeseboard::games::zatre::{Options, Zatre};
use cheeseboard::play::{
    Bot, Match, PersonId, PlayStyle, Player, Record, RecordError, RecordWarning, SeatAssignment, Table, read_record,
};
use cheeseboard::text::Text;
use serde_json::{Value, json};

use crate::tables::play_on;

/// A whole game of a person against a bot.
pub fn whole_game() -> Match<Zatre> {
    let mut game = Match::new(Options::default(), ada_and_bo(), 0x1f2e_3d4c_5b6a_7988).expect("two play");
    play_on(&mut game, 3);
    assert!(game.outcome().is_some());
    game
}

fn ada_and_bo() -> Vec<SeatAssignment> {
    vec![
        SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 },
        SeatAssignment { name: "Bo".to_owned(), player: Player::Bot(Level::Greedy.into()), mark: 3 },
    ]
}

/// The documented example: the draws and one tile.
fn example() -> Value {
    json!({ "format": 1, "game": "zatre", "program": "0.1.0", "seed": "0x1f2e3d4c5b6a7988",
      "seats": [ {"name": "Ada", "player": "human", "mark": 0}, {"name": "Bo", "player": "bot", "level": "greedy", "mark": 1} ],
      "options": { "keep_by_choice": false, "partners": false },
      "events": [
        {"by": "chance", "do": "start_draw", "seat": 0, "tile": 4},
        {"by": "chance", "do": "start_draw", "seat": 1, "tile": 6},
        {"by": "chance", "do": "draw", "seat": 1, "tiles": [5, 5]},
        {"by": 1, "do": "place", "tile": 6, "at": [7, 7], "legal": 2}
      ] })
}

fn read(text: &str) -> Result<(Match<Zatre>, Vec<RecordWarning>), RecordError> {
    read_record(text)?.replay::<Zatre>()
}

fn accepted(record: &Value) -> (Match<Zatre>, Vec<RecordWarning>) {
    read(&record.to_string()).unwrap_or_else(|problem| panic!("{problem:?}"))
}

/// Asserts that the record is refused in both formats, at this event under this rule; returns the sentence.
fn refused(record: &Value, event: Option<usize>, rule: &str) -> String {
    let json = refused_text(&record.to_string(), event, rule);
    let ron = ron::to_string(record).expect("values can be written");
    refused_text(&ron, event, rule);
    json
}

fn refused_text(text: &str, event: Option<usize>, rule: &str) -> String {
    let Err(problem) = read(text) else { panic!("accepted: {text}") };
    let sentence = Text::english().say(&problem.refusal.phrase, &["Ada".to_owned(), "Bo".to_owned()]);
    assert_eq!((problem.event, problem.refusal.rule), (event, rule), "{sentence}\n{text}");
    assert!(!sentence.starts_with('['), "{sentence}");
    sentence
}

/// The example with another value at this path of keys and indices.
fn with(path: &[&str], value: Value) -> Value {
    let mut record = example();
    let (last, way) = path.split_last().expect("a path");
    let place = way.iter().fold(&mut record, |tree, step| match step.parse::<usize>() {
        Ok(index) => &mut tree[index],
        Err(_) => &mut tree[*step],
    });
    match last.parse::<usize>() {
        Ok(index) => place[index] = value,
        Err(_) => place[*last] = value,
    }
    record
}

fn without(path: &[&str]) -> Value {
    let mut record = example();
    let (last, way) = path.split_last().expect("a path");
    let place = way.iter().fold(&mut record, |tree, step| match step.parse::<usize>() {
        Ok(index) => &mut tree[index],
        Err(_) => &mut tree[*step],
    });
    place.as_object_mut().expect("a map").remove(*last).expect("it was there");
    record
}

#[test]
fn ron_and_json_hold_the_same_record() {
    let game = whole_game();
    for legal in [false, true] {
        let record = game.record(legal);
        let (json, ron) = (record.to_json(), record.to_ron());
        assert!(json.starts_with('{') && ron.starts_with('('), "{ron}");
        for text in [json, ron] {
            assert_eq!(read_record(&text), Ok(record.clone()));
            let (replayed, notices) = read(&text).expect("it was played");
            assert_eq!(replayed.record(legal), record);
            assert!(notices.is_empty());
        }
    }
}

#[test]
fn documented_example_is_read() {
    let (game, notices) = accepted(&example());
    assert_eq!((game.ply(), game.turn(), notices), (4, Turn::Seat(Seat::new(1)), vec![]));
    assert_eq!(game.seed(), 0x1f2e_3d4c_5b6a_7988);
    let written: Value = serde_json::from_str(&game.record(true).to_json()).expect("JSON");
    assert_eq!(written, example());
}

#[test]
fn record_has_the_documented_fields() {
    let record: Value = serde_json::from_str(&whole_game().record(true).to_json()).expect("JSON");
    let keys = |value: &Value| value.as_object().expect("a map").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&record), ["format", "game", "program", "seed", "seats", "options", "events", "result"]);
    assert_eq!(keys(&record["seats"][0]), ["name", "player", "mark"]);
    assert_eq!(keys(&record["seats"][1]), ["name", "player", "level", "mark"]);
    assert_eq!(record["options"], json!({ "keep_by_choice": false, "partners": false }));
    assert_eq!(keys(&record["result"]), ["scores", "winners"]);
    for event in record["events"].as_array().expect("a list") {
        assert_eq!(event.get("legal").is_some(), event["by"] != "chance", "{event}");
    }
    assert!(whole_game().record(false).events.iter().all(|event| event.get("legal").is_none()));
}

#[test]
fn format_is_detected_from_the_content() {
    let game = whole_game();
    for text in [game.record(false).to_json(), game.record(false).to_ron()] {
        read(&format!("\n  {text}\n")).expect("space around it says nothing");
    }
    refused_text("", None, "record");
    refused_text("Dear diary", None, "record");
    refused_text("{}", None, "record");
    refused_text("[1, 2]", None, "record");
    refused_text("null", None, "record");
}

#[test]
fn malformed_events_are_refused_with_their_number() {
    for (event, path, value) in [
        (1, ["events", "1", "do"].as_slice(), json!("shuffle")),
        (3, &["events", "3", "do"], json!("fly")),
        (0, &["events", "0", "why"], json!(1)),
        (3, &["events", "3", "why"], json!(1)),
        (1, &["events", "1", "tile"], json!("six")),
        (1, &["events", "1", "tile"], json!(4.5)),
        (1, &["events", "1", "tile"], json!(7)),
        (1, &["events", "1", "tile"], json!(0)),
        (2, &["events", "2", "tiles"], json!(5)),
        (2, &["events", "2", "tiles"], json!([1, 1, 1, 1, 1, 1, 1, 1, 1])),
        (3, &["events", "3", "at"], json!([7])),
        (3, &["events", "3", "at"], json!([7, 7, 7])),
        (3, &["events", "3", "at"], json!([-1, 7])),
        (3, &["events", "3", "by"], json!(2)),
        (3, &["events", "3", "by"], json!(-1)),
        (3, &["events", "3", "by"], json!("Bo")),
        (3, &["events", "3", "by"], json!("chance")),
        (0, &["events", "0", "by"], json!(0)),
        (2, &["events", "2"], json!("draw")),
        (2, &["events", "2"], json!(null)),
        (3, &["events", "3", "legal"], json!("two")),
        (3, &["events", "3", "legal"], json!(null)),
    ] {
        let sentence = refused(&with(path, value), Some(event), "record");
        assert!(sentence.contains("not a move"), "{sentence}");
    }
    for (event, path) in [
        (0, ["events", "0", "tile"]),
        (0, ["events", "0", "do"]),
        (0, ["events", "0", "by"]),
        (2, ["events", "2", "tiles"]),
        (3, ["events", "3", "at"]),
        (3, ["events", "3", "by"]),
    ] {
        refused(&without(&path), Some(event), "record");
    }
}

#[test]
fn events_that_the_rules_forbid_are_refused_with_number_and_rule() {
    refused(&with(&["events", "1", "seat"], json!(0)), Some(1), "Z4");
    refused(&with(&["events", "1", "seat"], json!(200)), Some(1), "Z4");
    refused(&with(&["events", "2", "tiles"], json!([5])), Some(2), "Z6");
    refused(&with(&["events", "2", "seat"], json!(0)), Some(2), "Z6");
    refused(&with(&["events", "3", "at"], json!([7, 8])), Some(3), "Z5");
    refused(&with(&["events", "3", "at"], json!([99, 8])), Some(3), "Z2");
    let sentence = refused(&with(&["events", "3", "at"], json!([255, 255])), Some(3), "Z2");
    assert_eq!(sentence, "There’s no square at row 256, column 256.");
    refused(&with(&["events", "3", "tile"], json!(1)), Some(3), "Z7");
    refused(&with(&["events", "3", "by"], json!(0)), Some(3), "Z7");
    let mut twice = example();
    let last = twice["events"][3].clone();
    twice["events"].as_array_mut().expect("a list").push(last);
    refused(&twice, Some(4), "Z7");
}

#[test]
fn impossible_outcomes_are_refused() {
    // The draws tie until all twenty sixes are out; there is no twenty-first.
    let sixes = |count: usize| {
        let draws = (0..count).map(|n| json!({"by": "chance", "do": "start_draw", "seat": n % 2, "tile": 6}));
        with(&["events"], draws.collect())
    };
    accepted(&sixes(20));
    let sentence = refused(&sixes(21), Some(20), "Z1");
    assert_eq!(sentence, "There’s no 6 left in the bag.");
}

#[test]
fn wrong_legal_move_count_is_refused() {
    let sentence = refused(&with(&["events", "3", "legal"], json!(3)), Some(3), "record");
    assert_eq!(sentence, "the record counts 3 legal moves here, there are 2");
    refused(&with(&["events", "3", "legal"], json!(0)), Some(3), "record");
    let sentence = refused(&with(&["events", "3", "legal"], json!(u64::MAX)), Some(3), "record");
    assert_eq!(sentence, "the record counts 18446744073709551615 legal moves here, there are 2");
    // A count at a chance event.
    refused(&with(&["events", "0", "legal"], json!(1)), Some(0), "record");
    // An illegal move is reported before a wrong count.
    let mut both = with(&["events", "3", "legal"], json!(3));
    both["events"][3]["at"] = json!([7, 8]);
    refused(&both, Some(3), "Z5");
    // Events without a count are not compared.
    accepted(&without(&["events", "3", "legal"]));
}

#[test]
fn recorded_result_must_match_the_game() {
    let whole: Value = serde_json::from_str(&whole_game().record(false).to_json()).expect("JSON");
    accepted(&whole);
    let mut missing = whole.clone();
    missing.as_object_mut().expect("a map").remove("result");
    assert_eq!(refused(&missing, None, "result"), "the game is over, but there is no result");
    for change in [
        json!({"scores": [1, 2], "winners": [1]}),
        json!({"scores": whole["result"]["scores"], "winners": [0, 1]}),
        json!({"scores": whole["result"]["scores"]}),
        json!("Ada won"),
    ] {
        let mut different = whole.clone();
        different["result"] = change;
        assert_eq!(refused(&different, None, "result"), "the result is not the one of this game");
    }
    let early = with(&["result"], whole["result"].clone());
    assert_eq!(refused(&early, None, "result"), "there is a result, but the game is not over");
    // The rules refuse events after the end.
    let mut after = whole;
    let end = after["events"].as_array().expect("a list").len();
    let again = after["events"][end - 1].clone();
    after["events"].as_array_mut().expect("a list").push(again);
    refused(&after, Some(end), "Z20");
}

#[test]
fn header_fields_are_checked() {
    for (path, value, rule) in [
        (["format"].as_slice(), json!(2), "record"),
        (&["format"], json!("1"), "record"),
        (&["game"], json!("chess"), "record"),
        (&["game"], json!(7), "record"),
        (&["options", "fly"], json!(true), "record"),
        (&["options", "partners"], json!("yes"), "record"),
        (&["options", "partners"], json!(true), "Z23"),
        (&["options"], json!([]), "record"),
        (&["seats"], json!([]), "record"),
        (&["seats"], json!({}), "record"),
        (&["seats"], vec![json!({"name": "Ada", "player": "human"}); 7].into(), "record"),
        (&["seats", "0", "player"], json!("robot"), "record"),
        (&["seats", "0", "mark"], json!(6), "record"),
        (&["seats", "0", "mark"], json!(-1), "record"),
        (&["seats", "0", "name"], json!(1), "record"),
        (&["events"], json!("none"), "record"),
        (&["seed"], json!("1f2e"), "record"),
        (&["seed"], json!("0x"), "record"),
        (&["seed"], json!("0x+1"), "record"),
        (&["seed"], json!("0xxyz"), "record"),
        (&["seed"], json!("0x00001f2e3d4c5b6a7988"), "record"),
        (&["seed"], json!("0xffffffffffffffffff"), "record"),
        (&["seed"], json!(7), "record"),
    ] {
        refused(&with(path, value), None, rule);
    }
    for path in [
        ["format"].as_slice(),
        &["game"],
        &["seats"],
        &["options"],
        &["events"],
        &["seats", "0", "name"],
        &["seats", "0", "player"],
    ] {
        refused(&without(path), None, "record");
    }
}

#[test]
fn unknown_header_fields_are_ignored() {
    let mut record = example();
    record["weather"] = json!({"sun": true});
    record["seats"][0]["age"] = json!(9);
    let (game, notices) = accepted(&record);
    assert_eq!((game.ply(), notices), (4, vec![]));
    assert_eq!(game.record(true), accepted(&example()).0.record(true));
}

#[test]
fn optional_fields_have_defaults() {
    let mut record = example();
    for key in ["seed", "program"] {
        record.as_object_mut().expect("a map").remove(key);
    }
    record["options"] = json!({});
    record["seats"] = json!([{"name": "Ada", "player": "human"}, {"name": "Bo", "player": "bot"}]);
    let (game, _) = accepted(&record);
    assert_eq!(game.options(), &Options::default());
    assert_eq!(game.seating()[1].player, Player::Bot(Level::Greedy.into()));
    assert_ne!(game.seed(), accepted(&record).0.seed(), "a fresh seed each time");
}

#[test]
fn unknown_level_is_read_as_greedy_with_a_notice() {
    let (game, notices) = accepted(&with(&["seats", "1", "level"], json!("grandmaster")));
    assert_eq!(game.seating()[1].player, Player::Bot(Level::Greedy.into()));
    assert_eq!(notices, [RecordWarning::UnknownLevel { seat: 1, level: "grandmaster".to_owned() }]);
}

/// The play style is an optional field of a seat; unknown styles are ignored.
#[test]
fn play_style_of_a_bot_is_recorded() {
    for temper in PlayStyle::ALL {
        let (game, notices) = accepted(&with(&["seats", "1", "temper"], json!(temper.id())));
        assert_eq!(game.seating()[1].player, Player::Bot(Bot { level: Level::Greedy, style: Some(temper) }));
        assert!(notices.is_empty());
        for text in [game.record(false).to_ron(), game.record(false).to_json()] {
            let (again, _) = read(&text).expect("just written");
            assert_eq!(again.seating(), game.seating(), "{text}");
        }
    }
    let (game, notices) = accepted(&with(&["seats", "1", "temper"], json!("sulky")));
    assert_eq!((game.seating()[1].player, notices), (Player::Bot(Level::Greedy.into()), vec![]));
    assert!(!accepted(&example()).0.record(false).to_json().contains("temper"));
}

#[test]
fn id_of_a_person_is_recorded_and_follows_the_seat() {
    let id = PersonId::from("5e1f");
    let mut game = Match::<Zatre>::new(Options::default(), ada_and_bo(), 7).expect("two play");
    for seat in Seat::all(2) {
        game.set_person_id(seat, Some(id.clone()));
    }
    let record = game.record(false);
    assert_eq!(record.seats[0].person, Some(id.clone()));
    assert_eq!(record.seats[1].person, None, "a bot has none");
    for text in [record.to_ron(), record.to_json()] {
        let (again, _) = read(&text).expect("readable");
        assert_eq!(again.record(false), record, "{text}");
    }
    let ada = game.assignment(Seat::new(0)).clone();
    game.assign_seat(Seat::new(0), SeatAssignment { player: Player::Bot(Level::Hard.into()), ..ada.clone() });
    assert_eq!(game.person_id(Seat::new(0)), None);
    game.assign_seat(Seat::new(0), ada.clone());
    assert_eq!(game.person_id(Seat::new(0)), Some(&id), "back from the bot");
    game.assign_seat(Seat::new(0), SeatAssignment { name: "Cleo".to_owned(), ..ada });
    assert_eq!(game.person_id(Seat::new(0)), None, "somebody else");
}

/// Earlier versions ignored the field, whatever was in it.
#[test]
fn person_that_is_no_text_is_ignored() {
    let mut record = example();
    record["seats"][0]["person"] = json!([7]);
    assert_eq!(accepted(&record).0.person_id(Seat::new(0)), None);
}

#[test]
fn record_of_another_game_is_not_replayed() {
    let record: Record = read_record(&with(&["game"], json!("kalle")).to_string()).expect("it may be listed");
    let problem = record.replay::<Zatre>().expect_err("not this game");
    assert_eq!((problem.event, problem.refusal.rule), (None, "record"));
}

#[test]
fn cut_off_files_are_refused() {
    let mut short = whole_game().until(30);
    short.assign_seat(
        Seat::new(0),
        SeatAssignment { name: "Ada {Ü} (\"x\")".to_owned(), player: Player::Human, mark: 5 },
    );
    for text in [short.record(true).to_json(), short.record(true).to_ron()] {
        let whole = text.trim_end();
        read(whole).expect("whole");
        let cuts = whole.char_indices().map(|(at, _)| at).filter(|at| at % 7 == 0 || whole.len() - at < 40);
        for cut in cuts {
            refused_text(&whole[..cut], None, "record");
        }
    }
}

/// The error describes the format in which the file was written.
#[test]
fn cut_off_file_is_explained_in_its_own_format() {
    let json = example().to_string();
    let sentence = refused_text(&json[..80], None, "record");
    assert!(sentence.contains("EOF while parsing"), "{sentence}");
    let ron = whole_game().record(false).to_ron();
    let sentence = refused_text(&ron[..80], None, "record");
    assert!(!sentence.contains("while parsing"), "{sentence}");
}

/// A damaged file is refused, or it is a valid game that can be continued.
#[test]
fn damaged_files_are_refused_or_playable() {
    let record = whole_game().until(40).record(true);
    let mut stream = derive_stream(1, "damage", &[]);
    let (mut refused, mut unharmed) = (0, 0);
    for text in [record.to_json(), record.to_ron()] {
        for _ in 0..400 {
            let mut bytes = text.clone().into_bytes();
            let at = random_below(&mut stream, bytes.len() as u32) as usize;
            match random_below(&mut stream, 3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = b" 019\"{}[](),:-.x"[random_below(&mut stream, 16) as usize],
                _ => {
                    let repeat = bytes[at];
                    bytes.insert(at, repeat);
                }
            }
            match read(&String::from_utf8_lossy(&bytes)) {
                Err(_) => refused += 1,
                Ok((mut game, _)) => {
                    play_on(&mut game, 1);
                    assert!(game.outcome().is_some());
                    unharmed += 1;
                }
            }
        }
    }
    assert!(refused > 400 && unharmed > 0, "{refused} refused, {unharmed} unharmed");
}

/// An unexpected value: a number at its limits, a text with control characters, or the wrong type.
fn odd_value(stream: &mut Stream) -> Value {
    match random_below(stream, 14) {
        0 => json!(0),
        1 => json!(6),
        2 => json!(255),
        3 => json!(256),
        4 => json!(-1),
        5 => json!(u64::MAX),
        6 => json!(1e300),
        7 => json!([255, 255]),
        8 => json!([0, 255]),
        9 => json!("A\nB\u{0}\u{1b}[2J\u{202e} { $x } {\"[\"}"),
        10 => json!(""),
        11 => json!(null),
        12 => json!({"do": "end_turn", "by": 0}),
        _ => vec![json!(5); 200].into(),
    }
}

/// Replaces a random value below the root by an odd one, or removes it.
fn spoil(tree: &mut Value, stream: &mut Stream) {
    let pick = |stream: &mut Stream, count: usize| random_below(stream, count as u32) as usize;
    let count = match tree {
        Value::Array(entries) => entries.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if count == 0 {
        *tree = odd_value(stream);
        return;
    }
    let at = pick(stream, count);
    if random_below(stream, 12) == 0 {
        match tree {
            Value::Array(entries) => drop(entries.remove(at)),
            Value::Object(fields) => {
                let key = fields.keys().nth(at).expect("as many").clone();
                fields.remove(&key);
            }
            _ => {}
        }
        return;
    }
    let below_it = match tree {
        Value::Array(entries) => &mut entries[at],
        Value::Object(fields) => fields.values_mut().nth(at).expect("as many"),
        _ => return,
    };
    let is_leaf = !(below_it.is_array() || below_it.is_object());
    if is_leaf || random_below(stream, 6) == 0 {
        *below_it = odd_value(stream);
    } else {
        spoil(below_it, stream);
    }
}

/// Well-formed records and tables with impossible values are refused with a sentence, or can be continued.
#[test]
fn odd_values_are_refused_or_playable() {
    let text = Text::english();
    let mut table = Table::new(whole_game());
    table.game.go_to(40);
    let record: Value = serde_json::from_str(&table.game.record(true).to_json()).expect("JSON");
    let table: Value = ron::from_str(&table.to_ron()).expect("RON");
    let mut stream = derive_stream(2, "damage", &[]);
    let (mut refused, mut unharmed) = (0, 0);
    let names = ["A\nB\u{1b} { $x }".to_owned()];
    for round in 0..1600 {
        let mut tree = if round % 2 == 0 { record.clone() } else { table.clone() };
        for _ in 0..=random_below(&mut stream, 2) {
            spoil(&mut tree, &mut stream);
        }
        let file = if round % 4 < 2 { tree.to_string() } else { ron::to_string(&tree).expect("RON") };
        let result = if round % 2 == 0 {
            read(&file).map(|(game, _)| game)
        } else {
            Table::<Zatre>::from_ron(&file).map(|(table, _)| table.game)
        };
        match result {
            Err(problem) => {
                assert!(text.has(problem.refusal.phrase.key), "{problem:?}");
                assert!(!text.refusal(&problem.refusal, &names).is_empty());
                refused += 1;
            }
            Ok(mut game) => {
                play_on(&mut game, 1);
                assert!(game.outcome().is_some());
                let written = game.record(true);
                assert_eq!(read_record(&written.to_ron()), Ok(written.clone()));
                assert_eq!(read_record(&written.to_json()), Ok(written));
                unharmed += 1;
            }
        }
    }
    assert!(refused > 800 && unharmed > 20, "{refused} refused, {unharmed} unharmed");
}

#[test]
fn unfinished_record_has_no_result_and_continues_with_the_same_luck() {
    let whole = whole_game();
    let part = whole.until(whole.ply() / 2);
    let record = part.record(false);
    assert_eq!(record.result, None);
    let (mut game, _) = read(&record.to_ron()).expect("it was played");
    // From here on the same decisions lead to the same end.
    let events = whole.record(false).events;
    while game.outcome().is_none() {
        match game.turn() {
            Turn::Chance(_) => game.resolve_chance().expect("chance is due"),
            Turn::Seat(seat) => {
                let mut choice = events[game.ply()].as_object().expect("a map").clone();
                choice.remove("by");
                game.decide(seat, serde_json::from_value(choice.into()).expect("a move")).expect("as it was");
            }
            Turn::Over(_) => {}
        }
    }
    assert_eq!(game.record(false), whole.record(false));
}

#[test]
fn undone_moves_are_not_recorded() {
    let mut game = whole_game();
    let at = (0..game.ply()).filter(|&ply| game.decided_by(ply).is_some()).nth(5).expect("five decisions");
    let until = game.until(at).record(true);
    game.go_to(at);
    assert_eq!(game.record(true), until);
    assert_eq!(game.record(true).events.len(), at);
}
