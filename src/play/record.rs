//! Game records (format 1): a file with everything about one game, in RON or JSON.
//!
//! Both forms are first read into the same tree of values, so a record means the same in either.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::deal_date;
use super::error::RecordError;
use super::game_match::Match;
use super::seats::{Bot, PersonId, PlayStyle, Player, SeatAssignment};
use super::value_tree::{from_tree, read_tree, serialize_without_some, write_ron};
use crate::engine::{Event, Level, Phrase, Refusal, Rules, Seat};

/// The version of the record format.
pub const FORMAT_VERSION: u32 = 1;
/// The version of this program.
pub const PROGRAM_VERSION: &str = env!("CARGO_PKG_VERSION");

/// A record as stored in a file; its events are not interpreted yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Version of the format, 1.
    pub format: u32,
    /// Id of the game.
    pub game: String,
    /// Version of the program that wrote the record.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub program: Option<String>,
    /// Seed of the chance events: `0x` and 16 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub seed: Option<String>,
    /// The day, if this is the deal of a day.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "deal_date")]
    pub deal: Option<Date>,
    /// The seats, in order.
    pub seats: Vec<SeatEntry>,
    /// All options of the game.
    pub options: Map<String, Value>,
    /// All events, in order.
    pub events: Vec<Value>,
    /// The outcome, if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub result: Option<Value>,
}

/// A seat in a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatEntry {
    /// Name of the person or bot.
    pub name: String,
    /// `human` or `bot`.
    pub player: String,
    /// Level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub level: Option<String>,
    /// Play style of a bot, if the bot has one. Unknown words are ignored. The field keeps its old name, `temper`, because records
    /// that were written with it must stay readable.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub temper: Option<String>,
    /// Player mark (colour and shape), 0–5.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "serialize_without_some")]
    pub mark: Option<u8>,
    /// Id of the person, by which statistics know people whatever they are called. Anything but a text is ignored.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "serialize_without_some",
        deserialize_with = "id_or_none"
    )]
    pub person: Option<PersonId>,
}

/// Reads an id; `None` for any other value, because earlier versions ignored this field.
fn id_or_none<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<PersonId>, D::Error> {
    Value::deserialize(deserializer).map(|value| value.as_str().map(PersonId::from))
}

/// Something noteworthy about a record that was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordWarning {
    /// The level of a bot is unknown and was read as `greedy`.
    UnknownLevel {
        /// The index of the seat.
        seat: usize,
        /// The unknown level.
        level: String,
    },
}

impl RecordWarning {
    /// The warning as a phrase; `names` are the names of the record's seats.
    pub fn phrase(&self, names: &[String]) -> Phrase {
        match self {
            RecordWarning::UnknownLevel { seat, level } => Phrase::new("record-unknown-level")
                .with("name", names.get(*seat).cloned().unwrap_or_default())
                .with("level", level.clone()),
        }
    }
}

/// Reads a record, in RON or JSON, from a record file or a table file.
///
/// # Errors
/// If the text is neither RON nor JSON, or lacks a required field.
pub fn read_record(text: &str) -> Result<Record, RecordError> {
    let mut tree = read_tree(text)?;
    // A record file has its format version at the top, and a field `record` in it would mean nothing.
    let of_table = if tree.get("format").is_none() { tree.get_mut("record").map(Value::take) } else { None };
    record_from_tree(of_table.unwrap_or(tree))
}

/// Reads a record from its tree, whether of a record file or of a table file. The format version is checked first,
/// because another version may have other fields.
pub(super) fn record_from_tree(tree: Value) -> Result<Record, RecordError> {
    match tree.get("format").and_then(Value::as_u64) {
        Some(format) if format != u64::from(FORMAT_VERSION) => Err(RecordError::in_file("record-format")),
        Some(_) | None => from_tree(tree),
    }
}

impl Record {
    /// The record as it is shared: without the seed while the game is unfinished, because the seed would give away
    /// future chance events.
    #[must_use]
    pub fn for_sharing(mut self) -> Record {
        self.seed = self.seed.filter(|_| self.result.is_some());
        self
    }

    /// The record as RON.
    pub fn to_ron(&self) -> String {
        write_ron(self, 2)
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Replays the record through the rules and checks every event.
    ///
    /// # Errors
    /// The first error, with the index of its event and the violated rule.
    pub fn replay<R: Rules>(&self) -> Result<(Match<R>, Vec<RecordWarning>), RecordError> {
        if self.game != R::ID {
            let phrase = Phrase::new("record-unknown-game").with("game", self.game.clone());
            return Err(Refusal::new("record", phrase).into());
        }
        let mut warnings = Vec::new();
        let seating = self.seating(&mut warnings)?;
        let options = serde_json::from_value(Value::Object(self.options.clone())).map_err(RecordError::malformed)?;
        let seed = match &self.seed {
            Some(seed) => parse_seed(seed)?,
            None => rand::random(),
        };
        let mut game = Match::new(options, seating, seed)?;
        for (seat, entry) in self.seats.iter().enumerate() {
            game.set_person_id(Seat::new(seat), entry.person.clone());
        }
        game.set_deal(self.deal);
        for (number, event) in self.events.iter().enumerate() {
            let (event, legal) = read_event::<R>(event, game.seating().len())
                .map_err(|detail| RecordError::malformed_event(number, detail))?;
            if let Some(claimed) = legal {
                verify_legal_count(&game, &event, claimed).map_err(|refusal| RecordError::at_event(number, refusal))?;
            }
            game.timeline.push(event).map_err(|refusal| RecordError::at_event(number, refusal))?;
        }
        self.verify_result(&game)?;
        Ok((game, warnings))
    }

    fn seating(&self, warnings: &mut Vec<RecordWarning>) -> Result<Vec<SeatAssignment>, RecordError> {
        let mut seating = Vec::with_capacity(self.seats.len());
        for (seat, entry) in self.seats.iter().enumerate() {
            let player = match entry.player.as_str() {
                "human" => Player::Human,
                "bot" => {
                    let word = entry.level.as_deref().unwrap_or("greedy");
                    let level = Level::from_id(word).unwrap_or_else(|| {
                        warnings.push(RecordWarning::UnknownLevel { seat, level: word.to_owned() });
                        Level::Greedy
                    });
                    Player::Bot(Bot { level, style: entry.temper.as_deref().and_then(PlayStyle::from_id) })
                }
                _ => return Err(RecordError::in_file("record-player")),
            };
            let mark = entry.mark.unwrap_or((seat % 6) as u8);
            if mark > 5 {
                return Err(RecordError::in_file("record-mark"));
            }
            seating.push(SeatAssignment { name: entry.name.clone(), player, mark });
        }
        Ok(seating)
    }

    fn verify_result<R: Rules>(&self, game: &Match<R>) -> Result<(), RecordError> {
        let key = match (&self.result, game.outcome()) {
            (None, None) => return Ok(()),
            (Some(_), None) => "result-too-early",
            (None, Some(_)) => "result-missing",
            (Some(claimed), Some(outcome)) => {
                let real = serde_json::to_value(outcome).map_err(RecordError::malformed)?;
                if *claimed == real {
                    return Ok(());
                }
                "result-differs"
            }
        };
        Err(RecordError { event: None, refusal: Refusal::new("result", Phrase::new(key)) })
    }
}

fn parse_seed(text: &str) -> Result<u64, RecordError> {
    text.strip_prefix("0x")
        .filter(|digits| (1..=16).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
        .and_then(|digits| u64::from_str_radix(digits, 16).ok())
        .ok_or_else(|| RecordError::in_file("record-seed"))
}

/// The fields that a record adds to an event; moves and outcomes of chance must not have them.
pub const RESERVED_FIELDS: [&str; 2] = ["by", "legal"];

/// Parses an event and its count of legal moves, if given. The [`RESERVED_FIELDS`] belong to the record; the rest is the
/// move or outcome.
fn read_event<R: Rules>(event: &Value, seats: usize) -> Result<(Event<R>, Option<u64>), String> {
    let Value::Object(fields) = event else { return Err("an event is a map".to_owned()) };
    let mut fields = fields.clone();
    let by = fields.remove("by").ok_or("no `by`")?;
    if by == "chance" {
        let outcome = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
        return Ok((Event::Chance(outcome), None));
    }
    let seat = by.as_u64().and_then(|seat| usize::try_from(seat).ok()).filter(|&seat| seat < seats);
    let seat = Seat::new(seat.ok_or_else(|| format!("`by` is no seat of this table: {by}"))?);
    let legal = match fields.remove("legal") {
        None => None,
        Some(count) => Some(count.as_u64().ok_or("`legal` is not a count")?),
    };
    let choice = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
    Ok((Event::Decision(seat, choice), legal))
}

fn verify_legal_count<R: Rules>(game: &Match<R>, event: &Event<R>, claimed: u64) -> Result<(), Refusal> {
    let Event::Decision(seat, choice) = event else { return Ok(()) };
    game.check(*seat, *choice)?;
    let counted = game.legal_moves().len() as u64;
    if counted == claimed {
        return Ok(());
    }
    // Passed as text: the claimed number may exceed the range of a phrase argument.
    let phrase = Phrase::new("record-legal").with("counted", counted.to_string()).with("claimed", claimed.to_string());
    Err(Refusal::new("record", phrase))
}

/// An event as stored in a record, with the number of legal moves if given.
pub(super) fn write_event<R: Rules>(event: &Event<R>, legal: Option<usize>) -> Value {
    let (by, rest) = match event {
        Event::Chance(outcome) => (Value::from("chance"), serde_json::to_value(outcome)),
        Event::Decision(seat, choice) => (Value::from(seat.index()), serde_json::to_value(choice)),
    };
    let mut fields = Map::new();
    fields.insert("by".to_owned(), by);
    if let Ok(Value::Object(rest)) = rest {
        let taken = RESERVED_FIELDS.into_iter().find(|field| rest.contains_key(*field));
        debug_assert!(taken.is_none(), "{}: {event:?} has a field {taken:?}, which belongs to the record", R::ID);
        fields.extend(rest);
    }
    if let Some(count) = legal {
        fields.insert("legal".to_owned(), Value::from(count));
    }
    Value::Object(fields)
}

/// Parses an event of a table file, which has no count of legal moves.
pub(super) fn read_plain_event<R: Rules>(event: &Value, seats: usize) -> Result<Event<R>, String> {
    read_event(event, seats).map(|(event, _)| event)
}

impl<R: Rules> Match<R> {
    /// The record of the game so far. With `legal`, each decision carries the number of legal moves there were.
    pub fn record(&self, legal: bool) -> Record {
        let events = self
            .timeline
            .past()
            .enumerate()
            .map(|(ply, event)| {
                let has_count = legal && matches!(event, Event::Decision(..));
                write_event(event, has_count.then(|| self.legal_moves_at(ply).len()))
            })
            .collect();
        let seats = self
            .seating()
            .iter()
            .enumerate()
            .map(|(seat, assignment)| {
                let bot = match assignment.player {
                    Player::Human => None,
                    Player::Bot(bot) => Some(bot),
                };
                SeatEntry {
                    name: assignment.name.clone(),
                    player: if bot.is_some() { "bot" } else { "human" }.to_owned(),
                    level: bot.map(|bot| bot.level.id().to_owned()),
                    temper: bot.and_then(|bot| bot.style).map(|style| style.id().to_owned()),
                    mark: Some(assignment.mark),
                    person: self.person_id(Seat::new(seat)).cloned(),
                }
            })
            .collect();
        let options = match serde_json::to_value(self.options()) {
            Ok(Value::Object(options)) => options,
            _ => Map::new(),
        };
        Record {
            format: FORMAT_VERSION,
            game: R::ID.to_owned(),
            program: Some(PROGRAM_VERSION.to_owned()),
            seed: Some(format!("{:#018x}", self.seed())),
            deal: self.deal(),
            seats,
            options,
            events,
            result: self.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        }
    }
}
