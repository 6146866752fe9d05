//! A table as a file: the record, and what the record does not hold.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Table;
use crate::engine::{PerSeat, Rules, Seat};
use crate::play::problem::Problem;
use crate::play::record::{FORMAT, Notice, PROGRAM, read_plain_event, read_record, record_of, write_event};
use crate::play::tree::{bare, from_tree, read_tree, write_ron};
use crate::play::undo::Policy;

/// A table as it stands in a file: the record, which is read by itself, and what the record does not hold.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct TableFile<T> {
    record: T,
    redo: Vec<Value>,
    #[serde(with = "policy_word")]
    policy: Policy,
    ask_first: bool,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    begun: Option<(Seat, usize)>,
    #[serde(default)]
    real_dice: bool,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    explained: Option<BTreeSet<String>>,
    #[serde(default)]
    glimpsed: PerSeat<usize>,
    #[serde(default)]
    handed_over: bool,
    #[serde(default)]
    covered: bool,
    /// Those of a later version may be of another kind.
    #[serde(default)]
    notes: Vec<Value>,
}

/// A policy as a word in quotes: a bare one would be lost when RON is read into a tree.
mod policy_word {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Policy;

    pub(super) fn serialize<S: Serializer>(policy: &Policy, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(policy.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Policy, D::Error> {
        let word = String::deserialize(deserializer)?;
        Policy::named(&word).ok_or_else(|| D::Error::custom("no such policy"))
    }
}

impl<R: Rules> Table<R> {
    /// The table as it is saved.
    pub fn to_ron(&self) -> String {
        let file = TableFile {
            record: self.game.record(false),
            redo: self.game.timeline.future().map(|event| write_event(event, None)).collect(),
            policy: self.policy,
            ask_first: self.ask_first,
            begun: self.begun,
            real_dice: self.real_dice,
            explained: self.explained.clone(),
            glimpsed: self.glimpsed.clone(),
            handed_over: self.handed_over,
            covered: self.covered,
            notes: self.notes.iter().filter_map(|note| serde_json::to_value(note).ok()).collect(),
        };
        write_ron(&file, 3)
    }

    /// Reads a saved table, every event checked, and what is worth saying about its record.
    ///
    /// # Errors
    /// What is wrong with it; a record without a table is none.
    pub fn from_ron(text: &str) -> Result<(Self, Vec<Notice>), Problem> {
        let file: TableFile<Value> = from_tree(read_tree(text)?)?;
        let (mut game, notices) = record_of(file.record)?.replay::<R>()?;
        let now = game.ply();
        for (number, event) in file.redo.iter().enumerate() {
            let event = read_plain_event(event, game.seating().len())
                .map_err(|detail| Problem::malformed_event(now + number, detail))?;
            game.timeline.push(event).map_err(|refusal| Problem::at(now + number, refusal))?;
        }
        game.go_to(now);
        let mut table = Table::new(game);
        // What a file does not know of was shown long ago.
        for (seat, glimpsed) in table.glimpsed.iter_mut().enumerate() {
            *glimpsed = file.glimpsed.get(seat).copied().unwrap_or(now);
        }
        (table.policy, table.ask_first, table.begun, table.real_dice) =
            (file.policy, file.ask_first, file.begun, file.real_dice);
        table.explained = file.explained;
        table.covered = file.covered;
        table.notes = file.notes.into_iter().filter_map(|note| serde_json::from_value(note).ok()).collect();
        // Where several sit, any of them may be at the screen that opens it: nothing lies open until someone takes it up again.
        table.handed_over = file.handed_over || table.game.people() >= 2;
        Ok((table, notices))
    }
}

/// What a file holds, as far as can be told without the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// A table of the game with this id.
    Table(String),
    /// A record of the game with this id.
    Record(String),
    /// Something that a later version of the program has written.
    Newer,
    /// Something whole that is no table of this program: of another format, too large.
    Foreign,
    /// Nothing that can be read.
    Damaged,
}

/// What a file with this text holds.
pub fn contents_of(text: &str) -> Contents {
    let Ok(tree) = read_tree(text) else { return Contents::Damaged };
    let record = tree.get("record").unwrap_or(&tree);
    let format = record.get("format").and_then(Value::as_u64);
    match (format, record.get("game").and_then(Value::as_str)) {
        _ if is_newer_tree(&tree) => Contents::Newer,
        (Some(format), _) if format != u64::from(FORMAT) => Contents::Foreign,
        (Some(_), Some(game)) if tree.get("record").is_some() => Contents::Table(game.to_owned()),
        (Some(_), Some(game)) => Contents::Record(game.to_owned()),
        _ => Contents::Damaged,
    }
}

/// Whether a later version of the program has written this table or record, so that what is refused in it need not be wrong.
pub fn is_newer(text: &str) -> bool {
    read_tree(text).is_ok_and(|tree| is_newer_tree(&tree))
}

fn is_newer_tree(tree: &Value) -> bool {
    let record = tree.get("record").unwrap_or(tree);
    let format = record.get("format").and_then(Value::as_u64);
    let program = record.get("program").and_then(Value::as_str);
    format.is_some_and(|format| format > u64::from(FORMAT)) || program.is_some_and(is_newer_version)
}

/// Whether this is a later version of the program than the one that runs.
pub fn is_newer_version(program: &str) -> bool {
    version(program) > version(PROGRAM)
}

/// The three numbers of a version of the program.
fn version(text: &str) -> Option<[u32; 3]> {
    let numbers =
        text.split(['-', '+']).next()?.split('.').map(|number| number.parse().ok()).collect::<Option<Vec<_>>>();
    numbers?.try_into().ok()
}

/// Whether this is a saved table, not a record alone.
pub fn is_table(text: &str) -> bool {
    read_tree(text).is_ok_and(|tree| tree.get("record").is_some() && tree.get("format").is_none())
}

/// A saved table or record as it is given away: the record, and if the game is not over without its seed, by which what comes could be foreseen. `None` if it
/// is neither.
pub fn copy_of(text: &str) -> Option<String> {
    read_record(text).ok().map(|record| record.without_foresight().to_ron())
}

/// The id of the game that a saved table or a record holds, whatever else is in it.
pub fn game_of(text: &str) -> Option<String> {
    let tree = read_tree(text).ok()?;
    let record = tree.get("record").unwrap_or(&tree);
    record.get("game")?.as_str().map(str::to_owned)
}
