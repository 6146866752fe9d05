//! The English sentences of every game, one golden file a game: `tests/sentences/<game>.txt`.
//!
//! Tests of rules assert what is said by key and arguments; here each such phrase must read as the file has it. To write the files
//! anew, delete them and run all tests with `UPDATE_SENTENCES=1`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;

use cheeseboard::engine::{Argument, Event, Phrase, Rules, Viewer, Words};
use cheeseboard::text::Text;

/// The names by seat in every sentence.
pub const NAMES: [&str; 6] = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"];

/// The golden files read so far, by game: phrase → sentence.
static FILES: Mutex<BTreeMap<&str, BTreeMap<String, String>>> = Mutex::new(BTreeMap::new());

/// The phrase as `key(name: argument, …)`, after asserting that its sentence is the golden one.
pub fn said<G: Rules>(phrase: &Phrase) -> String {
    let sentence = english(phrase);
    let brief = brief::<G>(phrase);
    let mut files = FILES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let file = files.entry(G::ID).or_insert_with(|| read(G::ID));
    if std::env::var_os("UPDATE_SENTENCES").is_some() {
        if file.insert(brief.clone(), sentence.clone()) != Some(sentence) {
            let lines: String = file.iter().map(|(phrase, sentence)| format!("{phrase}\n    {sentence}\n")).collect();
            std::fs::write(path(G::ID), lines).expect("the golden file can be written");
        }
        return brief;
    }
    let golden = file.get(&brief).cloned();
    drop(files);
    assert_eq!(
        golden.as_ref(),
        Some(&sentence),
        "{brief}: tests/sentences/{}.txt has another sentence, or none",
        G::ID
    );
    brief
}

/// The phrase as an English sentence, for tests of what a sentence must not reveal.
pub fn english(phrase: &Phrase) -> String {
    let sentence = Text::english().say(phrase, &NAMES.map(str::to_owned));
    assert!(!sentence.contains(['[', '{', '$']), "{sentence}");
    sentence
}

/// Asserts that the event is refused under this rule, in a whole sentence; returns the phrase as [`said`] does.
pub fn refused<G: Words>(state: &G::State, event: &Event<G>, rule: &str) -> String {
    let sketch = || G::sketch(&G::view(state, Viewer::Table).open);
    let Err(refusal) = G::check(state, event) else {
        panic!("{event:?} is allowed, not refused under {rule}\n{}", sketch())
    };
    assert_eq!(refusal.rule, rule, "{event:?}: {}\n{}", brief::<G>(&refusal.phrase), sketch());
    let sentence = english(&refusal.phrase);
    assert!(sentence.ends_with('.') && sentence.len() > 12, "{sentence}");
    said::<G>(&refusal.phrase)
}

fn path(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/sentences/{game}.txt"))
}

fn read(game: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path(game)).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines.chunks_exact(2).map(|pair| (pair[0].to_owned(), pair[1].trim().to_owned())).collect()
}

/// A phrase in one line: its key, without the game's name, and its arguments by name. Its sentence is not compared with
/// the golden one: for the many phrases of random games.
pub fn brief<G: Rules>(phrase: &Phrase) -> String {
    let of_game = phrase.key.strip_prefix(G::ID).and_then(|key| key.strip_prefix('-'));
    let mut line = of_game.unwrap_or(phrase.key).to_owned();
    for (number, (name, argument)) in phrase.arguments.iter().enumerate() {
        let before = if number == 0 { "(" } else { ", " };
        write!(line, "{before}{name}: {}", brief_argument::<G>(argument)).expect("a string");
    }
    if !phrase.arguments.is_empty() {
        line.push(')');
    }
    line
}

fn brief_argument<G: Rules>(argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Seat(seat) => NAMES[seat.index()].to_owned(),
        Argument::Cell(cell) => format!("{}/{}", cell.row, cell.column),
        Argument::Literal(text) => format!("‘{text}’"),
        Argument::Phrase(phrase) => brief::<G>(phrase),
        Argument::List(phrases) => format!("[{}]", phrases.iter().map(brief::<G>).collect::<Vec<_>>().join(", ")),
    }
}

#[test]
fn every_golden_sentence_has_an_existing_key() {
    let text = Text::english();
    // Keeps the files from being rewritten while they are read.
    let _files = FILES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let folder = path("").parent().expect("it lies in a folder").to_owned();
    for entry in std::fs::read_dir(folder).expect("the golden files") {
        let file = entry.expect("a golden file").path();
        let game = file.file_stem().and_then(|name| name.to_str()).expect("a game");
        for phrase in read(game).keys() {
            let key = phrase.split('(').next().expect("a key");
            let exists = text.has(&format!("{game}-{key}")) || text.has(key);
            assert!(exists, "{game}: {phrase}");
        }
    }
}
