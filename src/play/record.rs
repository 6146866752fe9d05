//! Game records: one file that says everything about a game (format 1), in RON and JSON.
//!
//! Both forms are read into the same tree of values first, so that nothing depends on the form.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::game_match::Match;
use super::problem::Problem;
use super::seats::{Bot, PlayStyle, Player, SeatAssignment};
use super::tree::{bare, from_tree, read_tree, write_ron};
use crate::engine::{Event, Level, Phrase, Refusal, Rules, Seat};

/// The number of the format.
pub const FORMAT: u32 = 1;
/// The version of this program.
pub(super) const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// A record as it stands in a file, its events not yet understood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Number of the format, 1.
    pub format: u32,
    /// Id of the game.
    pub game: String,
    /// Version of the program that wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    pub program: Option<String>,
    /// Seed of the luck, `0x` and 16 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    pub seed: Option<String>,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// The options, whole.
    pub options: Map<String, Value>,
    /// Everything that happened.
    pub events: Vec<Value>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
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
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    pub level: Option<String>,
    /// Temper of a bot that has one; a word that is not known here counts as none.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    pub temper: Option<String>,
    /// Mark 0–5.
    #[serde(default, skip_serializing_if = "Option::is_none", serialize_with = "bare")]
    pub mark: Option<u8>,
}

/// Something about a record that is worth saying though it was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A bot's level is not known here and was read as `greedy`.
    UnknownLevel {
        /// Whose.
        seat: usize,
        /// What it said.
        level: String,
    },
}

impl Notice {
    /// The notice as a sentence to be, with the names of the record's seats.
    pub fn phrase(&self, names: &[String]) -> Phrase {
        match self {
            Notice::UnknownLevel { seat, level } => Phrase::new("record-unknown-level")
                .with("name", names.get(*seat).cloned().unwrap_or_default())
                .with("level", level.clone()),
        }
    }
}

/// Reads a record in either form, by its content; also the one in a saved table.
///
/// # Errors
/// When it is neither form, damaged, or lacks what a record must have.
pub fn read_record(text: &str) -> Result<Record, Problem> {
    let mut tree = read_tree(text)?;
    // What a record is to other programs has its format at the top; a field of that name in it means nothing.
    let within = if tree.get("format").is_none() { tree.get_mut("record").map(Value::take) } else { None };
    record_of(within.unwrap_or(tree))
}

/// A record from its tree, in a file of its own or in that of a table. The format is looked at first: another one may well have
/// other fields.
pub(super) fn record_of(tree: Value) -> Result<Record, Problem> {
    match tree.get("format").and_then(Value::as_u64) {
        Some(format) if format != u64::from(FORMAT) => Err(Problem::of_file("record-format")),
        Some(_) | None => from_tree(tree),
    }
}

impl Record {
    /// The record as it is given away: that of a game that is not over lacks the seed, by which what comes could be foreseen.
    #[must_use]
    pub fn without_foresight(mut self) -> Record {
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

    /// Replays the record through the rules, every event checked.
    ///
    /// # Errors
    /// The first thing that is wrong, with the number of its event and the rule.
    pub fn replay<R: Rules>(&self) -> Result<(Match<R>, Vec<Notice>), Problem> {
        if self.game != R::ID {
            let phrase = Phrase::new("record-unknown-game").with("game", self.game.clone());
            return Err(Refusal::new("record", phrase).into());
        }
        let mut notices = Vec::new();
        let seating = self.seating(&mut notices)?;
        let options = serde_json::from_value(Value::Object(self.options.clone())).map_err(Problem::unreadable)?;
        let seed = match &self.seed {
            Some(seed) => read_seed(seed)?,
            None => rand::random(),
        };
        let mut game = Match::new(options, seating, seed)?;
        for (number, event) in self.events.iter().enumerate() {
            let (event, legal) = read_event::<R>(event, game.seating().len())
                .map_err(|detail| Problem::malformed_event(number, detail))?;
            if let Some(claimed) = legal {
                compare_legal(&game, &event, claimed).map_err(|refusal| Problem::at(number, refusal))?;
            }
            game.timeline.push(event).map_err(|refusal| Problem::at(number, refusal))?;
        }
        self.compare_result(&game)?;
        Ok((game, notices))
    }

    fn seating(&self, notices: &mut Vec<Notice>) -> Result<Vec<SeatAssignment>, Problem> {
        let mut seating = Vec::with_capacity(self.seats.len());
        for (seat, entry) in self.seats.iter().enumerate() {
            let player = match entry.player.as_str() {
                "human" => Player::Human,
                "bot" => {
                    let word = entry.level.as_deref().unwrap_or("greedy");
                    let level = Level::named(word).unwrap_or_else(|| {
                        notices.push(Notice::UnknownLevel { seat, level: word.to_owned() });
                        Level::Greedy
                    });
                    Player::Bot(Bot { level, style: entry.temper.as_deref().and_then(PlayStyle::named) })
                }
                _ => return Err(Problem::of_file("record-player")),
            };
            let mark = entry.mark.unwrap_or((seat % 6) as u8);
            if mark > 5 {
                return Err(Problem::of_file("record-mark"));
            }
            seating.push(SeatAssignment { name: entry.name.clone(), player, mark });
        }
        Ok(seating)
    }

    fn compare_result<R: Rules>(&self, game: &Match<R>) -> Result<(), Problem> {
        let key = match (&self.result, game.outcome()) {
            (None, None) => return Ok(()),
            (Some(_), None) => "result-too-early",
            (None, Some(_)) => "result-missing",
            (Some(claimed), Some(outcome)) => {
                let real = serde_json::to_value(outcome).map_err(Problem::unreadable)?;
                if *claimed == real {
                    return Ok(());
                }
                "result-differs"
            }
        };
        Err(Problem { event: None, refusal: Refusal::new("result", Phrase::new(key)) })
    }
}

fn read_seed(text: &str) -> Result<u64, Problem> {
    text.strip_prefix("0x")
        .filter(|digits| (1..=16).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
        .and_then(|digits| u64::from_str_radix(digits, 16).ok())
        .ok_or_else(|| Problem::of_file("record-seed"))
}

/// Takes `by` and `legal` off an event; the rest is the move or the outcome.
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

fn compare_legal<R: Rules>(game: &Match<R>, event: &Event<R>, claimed: u64) -> Result<(), Refusal> {
    let Event::Decision(seat, choice) = event else { return Ok(()) };
    game.check(*seat, *choice)?;
    let counted = game.legal().len() as u64;
    if counted == claimed {
        return Ok(());
    }
    // As text: a claim may be greater than any number that goes into a sentence.
    let phrase = Phrase::new("record-legal").with("counted", counted.to_string()).with("claimed", claimed.to_string());
    Err(Refusal::new("record", phrase))
}

/// An event as it stands in a record.
pub(super) fn write_event<R: Rules>(event: &Event<R>, legal: Option<usize>) -> Value {
    let (by, rest) = match event {
        Event::Chance(outcome) => (Value::from("chance"), serde_json::to_value(outcome)),
        Event::Decision(seat, choice) => (Value::from(seat.index()), serde_json::to_value(choice)),
    };
    let mut fields = Map::new();
    fields.insert("by".to_owned(), by);
    if let Ok(Value::Object(rest)) = rest {
        fields.extend(rest);
    }
    if let Some(count) = legal {
        fields.insert("legal".to_owned(), Value::from(count));
    }
    Value::Object(fields)
}

/// Reads an event of a table file, where no count of legal moves stands.
pub(super) fn read_plain_event<R: Rules>(event: &Value, seats: usize) -> Result<Event<R>, String> {
    read_event(event, seats).map(|(event, _)| event)
}

impl<R: Rules> Match<R> {
    /// The record of what has happened so far; with `legal`, decisions carry the number of legal moves there were.
    pub fn record(&self, legal: bool) -> Record {
        let events = self
            .timeline
            .past()
            .enumerate()
            .map(|(ply, event)| {
                let counted = legal && matches!(event, Event::Decision(..));
                write_event(event, counted.then(|| self.legal_at(ply).len()))
            })
            .collect();
        let seats = self
            .seating()
            .iter()
            .map(|assignment| {
                let bot = match assignment.player {
                    Player::Human => None,
                    Player::Bot(bot) => Some(bot),
                };
                SeatEntry {
                    name: assignment.name.clone(),
                    player: if bot.is_some() { "bot" } else { "human" }.to_owned(),
                    level: bot.map(|bot| bot.level.word().to_owned()),
                    temper: bot.and_then(|bot| bot.style).map(|temper| temper.word().to_owned()),
                    mark: Some(assignment.mark),
                }
            })
            .collect();
        let options = match serde_json::to_value(self.options()) {
            Ok(Value::Object(options)) => options,
            _ => Map::new(),
        };
        Record {
            format: FORMAT,
            game: R::ID.to_owned(),
            program: Some(PROGRAM.to_owned()),
            seed: Some(format!("{:#018x}", self.seed())),
            seats,
            options,
            events,
            result: self.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        }
    }
}
