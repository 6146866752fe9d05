//! Table files: a record and everything that the record does not hold.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Table, Trial};
use crate::engine::{PerSeat, Rules, Seat};
use crate::play::error::RecordError;
use crate::play::record::{
    FORMAT_VERSION, PROGRAM_VERSION, RecordWarning, read_plain_event, read_record, record_from_tree, write_event,
};
use crate::play::undo::UndoPolicy;
use crate::play::value_tree::{from_tree, read_tree, serialize_without_some, write_ron};

/// A table as stored in a file. `T` is the record, which is read separately.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct TableFile<T> {
    record: T,
    redo: Vec<Value>,
    #[serde(with = "policy_word")]
    policy: UndoPolicy,
    ask_first: bool,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    begun: Option<(Seat, usize)>,
    #[serde(default)]
    real_dice: bool,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    explained: Option<BTreeSet<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    trial: Option<Trial>,
    #[serde(default)]
    glimpsed: PerSeat<usize>,
    #[serde(default)]
    handed_over: bool,
    #[serde(default)]
    covered: bool,
    /// Kept as values, because later versions may write other kinds of notes.
    #[serde(default)]
    notes: Vec<Value>,
}

/// Serialises a policy as a quoted word: an unquoted one would be lost when RON is read into a tree.
mod policy_word {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::UndoPolicy;

    pub(super) fn serialize<S: Serializer>(policy: &UndoPolicy, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(policy.id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<UndoPolicy, D::Error> {
        let word = String::deserialize(deserializer)?;
        UndoPolicy::from_id(&word).ok_or_else(|| D::Error::custom("no such policy"))
    }
}

impl<R: Rules> Table<R> {
    /// The table as the text of a table file.
    pub fn to_ron(&self) -> String {
        let file = TableFile {
            record: self.game.record(false),
            redo: self.game.timeline.future().map(|event| write_event(event, None)).collect(),
            policy: self.undo_policy,
            ask_first: self.ask_first,
            begun: self.turn_begun,
            real_dice: self.real_dice,
            explained: self.explained_cards.clone(),
            trial: self.trial.clone(),
            glimpsed: self.glimpses_seen.clone(),
            handed_over: self.handed_over,
            covered: self.is_covered,
            notes: self.notes.iter().filter_map(|note| serde_json::to_value(note).ok()).collect(),
        };
        write_ron(&file, 3)
    }

    /// Reads a table file and checks every event. Also returns the warnings about its record.
    ///
    /// # Errors
    /// What is wrong with the file. A record without a table is an error.
    pub fn from_ron(text: &str) -> Result<(Self, Vec<RecordWarning>), RecordError> {
        let file: TableFile<Value> = from_tree(read_tree(text)?)?;
        let (mut game, warnings) = record_from_tree(file.record)?.replay::<R>()?;
        let now = game.ply();
        for (number, event) in file.redo.iter().enumerate() {
            let event = read_plain_event(event, game.seating().len())
                .map_err(|detail| RecordError::malformed_event(now + number, detail))?;
            game.timeline.push(event).map_err(|refusal| RecordError::at_event(now + number, refusal))?;
        }
        game.go_to(now);
        let mut table = Table::new(game);
        // Files without this field count all glimpses as seen.
        for (seat, count) in table.glimpses_seen.iter_mut().enumerate() {
            *count = file.glimpsed.get(seat).copied().unwrap_or(now);
        }
        (table.undo_policy, table.ask_first, table.turn_begun, table.real_dice) =
            (file.policy, file.ask_first, file.begun, file.real_dice);
        table.explained_cards = file.explained;
        table.trial = file.trial;
        table.is_covered = file.covered;
        table.notes = file.notes.into_iter().filter_map(|note| serde_json::from_value(note).ok()).collect();
        // With several people, any of them may sit at the screen that opens the file.
        table.handed_over = file.handed_over || table.game.human_count() >= 2;
        Ok((table, warnings))
    }
}

/// What a file contains, as far as can be told without the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileContents {
    /// A table, with the id of its game.
    Table(String),
    /// A record, with the id of its game.
    Record(String),
    /// A file written by a newer version of the program.
    NewerVersion,
    /// A readable file in another format, or a file that is too large.
    Unsupported,
    /// An unreadable file.
    Damaged,
}

/// Finds out what the text of a file contains.
pub fn detect_contents(text: &str) -> FileContents {
    let Ok(tree) = read_tree(text) else { return FileContents::Damaged };
    let record = tree.get("record").unwrap_or(&tree);
    let format = record.get("format").and_then(Value::as_u64);
    match (format, record.get("game").and_then(Value::as_str)) {
        _ if is_newer_tree(&tree) => FileContents::NewerVersion,
        (Some(format), _) if format != u64::from(FORMAT_VERSION) => FileContents::Unsupported,
        (Some(_), Some(game)) if tree.get("record").is_some() => FileContents::Table(game.to_owned()),
        (Some(_), Some(game)) => FileContents::Record(game.to_owned()),
        _ => FileContents::Damaged,
    }
}

/// Whether a newer version of the program wrote this table or record, in which case an error in it need not mean
/// damage.
pub fn is_from_newer_version(text: &str) -> bool {
    read_tree(text).is_ok_and(|tree| is_newer_tree(&tree))
}

fn is_newer_tree(tree: &Value) -> bool {
    let record = tree.get("record").unwrap_or(tree);
    let format = record.get("format").and_then(Value::as_u64);
    let program = record.get("program").and_then(Value::as_str);
    format.is_some_and(|format| format > u64::from(FORMAT_VERSION)) || program.is_some_and(is_newer_version)
}

/// Whether this program version is newer than the running one.
pub fn is_newer_version(program: &str) -> bool {
    parse_version(program) > parse_version(PROGRAM_VERSION)
}

/// Parses a program version into its three numbers; suffixes after `-` or `+` are ignored.
fn parse_version(text: &str) -> Option<[u32; 3]> {
    let numbers =
        text.split(['-', '+']).next()?.split('.').map(|number| number.parse().ok()).collect::<Option<Vec<_>>>();
    numbers?.try_into().ok()
}

/// Whether the text is a table file rather than a record.
pub fn is_table_file(text: &str) -> bool {
    read_tree(text).is_ok_and(|tree| tree.get("record").is_some() && tree.get("format").is_none())
}

/// The record of a table or record file as it is shared: without the seed while the game is unfinished, because the
/// seed would give away future chance events. `None` if the text is neither.
pub fn shareable_copy(text: &str) -> Option<String> {
    read_record(text).ok().map(|record| record.for_sharing().to_ron())
}

/// The game id in the text of a table or record file, whatever else the text contains.
pub fn game_id_of(text: &str) -> Option<String> {
    let tree = read_tree(text).ok()?;
    let record = tree.get("record").unwrap_or(&tree);
    record.get("game")?.as_str().map(str::to_owned)
}
