//! A record as the list of records shows it: which game, who played, who won, when.
//!
//! Moves are only checked when a record is opened.
//!
//! Must not know: how rows look.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::civil::Date;
use serde_json::{Map, Value};

use crate::engine::{Level, Outcome, Seat};
use crate::paint::marks::MARKS;
use crate::paint::painter::PlayerLabel;
use crate::play::{SeatEntry, is_from_newer_version, read_record};
use crate::statistics::{Directory, RECORD_EXTENSIONS, Who};
use crate::story::story_path;
use crate::ui::folder_reader::{FileContent, FolderReader};
use crate::ui::game_info;
use crate::ui::services::{AppServices, file_name};

/// A record file, as listed.
#[derive(Clone, Debug)]
pub struct RecordEntry {
    /// The path of the file.
    pub path: PathBuf,
    /// The id of the game.
    pub game: &'static str,
    /// The seats, in order.
    pub seats: Vec<RecordSeat>,
    /// The scores and the winners; `None` if the game is not finished.
    pub outcome: Option<Outcome>,
    /// When the file was written. The record itself has no date.
    pub saved: SystemTime,
    /// How many teams have won, where a seat without a partner is a team of its own; 0 if the game is not finished.
    pub winning_teams: usize,
    /// The day, if this is the deal of a day.
    pub deal: Option<Date>,
    /// Whether the story of the game is kept beside the record.
    pub has_story: bool,
}

/// A seat in a record.
#[derive(Clone, Debug)]
pub struct RecordSeat {
    /// Name and mark.
    pub label: PlayerLabel,
    /// The name in lower case, for searching and sorting.
    pub folded_name: String,
    /// The person; `None` for a bot, and for somebody who was removed.
    pub who: Option<Who>,
    /// The level of a bot.
    pub level: Option<Level>,
}

impl RecordEntry {
    /// The name of the file, by which tags know the record.
    pub fn file(&self) -> String {
        file_name(&self.path)
    }

    /// The names of the players.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.label.name.clone()).collect()
    }

    /// Whether this seat has won, alone or with others.
    pub fn has_won(&self, seat: usize) -> bool {
        self.outcome.as_ref().is_some_and(|outcome| outcome.winners.iter().any(|winner| winner.index() == seat))
    }

    /// Looks again whether the story of the game is kept beside the record.
    pub fn look_for_story(&mut self) {
        self.has_story = story_path(&self.path).is_file();
    }

    /// The score of a seat.
    pub fn score(&self, seat: usize) -> Option<i64> {
        self.outcome.as_ref()?.scores.get(seat).map(|score| i64::from(*score))
    }
}

/// Reads the records in the background. People have their names of today, and whoever was removed is someone.
pub fn read_records(services: &AppServices) -> FolderReader<RecordEntry> {
    let (directory, someone) = (services.settings.directory(), services.word("person-someone"));
    let parse = move |path: &Path, saved, text: String| match parse_record(path, saved, &text, &directory, &someone) {
        Some(record) => FileContent::Valid(record),
        None if is_from_newer_version(&text) => FileContent::Newer,
        None => FileContent::Damaged,
    };
    FolderReader::open(services.paths.records_dir(), &RECORD_EXTENSIONS, parse)
}

fn parse_record(
    path: &Path,
    saved: SystemTime,
    text: &str,
    directory: &Directory,
    someone: &str,
) -> Option<RecordEntry> {
    let record = read_record(text).ok()?;
    let game = crate::games::ids().into_iter().find(|id| *id == record.game)?;
    let seat = |(index, entry): (usize, &SeatEntry)| {
        let is_bot = entry.player != "human";
        let name =
            if is_bot { Some(entry.name.as_str()) } else { directory.shown_name(&entry.name, entry.person.as_ref()) };
        let name = name.unwrap_or(someone).to_owned();
        RecordSeat {
            folded_name: name.to_lowercase(),
            label: PlayerLabel { name, mark: entry.mark.unwrap_or(index as u8) % MARKS, is_bot },
            who: if is_bot { None } else { directory.who(&entry.name, entry.person.as_ref()) },
            level: is_bot.then(|| entry.level.as_deref().and_then(Level::from_id).unwrap_or(Level::Greedy)),
        }
    };
    let seats = record.seats.iter().enumerate().map(seat).collect();
    let outcome: Option<Outcome> = record.result.and_then(|result| serde_json::from_value(result).ok());
    let winning_teams = outcome.as_ref().map_or(0, |outcome| winning_teams(outcome, game, &record.options));
    let has_story = story_path(path).is_file();
    Some(RecordEntry {
        path: path.to_owned(),
        game,
        seats,
        outcome,
        saved,
        winning_teams,
        deal: record.deal,
        has_story,
    })
}

/// How many teams have won.
fn winning_teams(outcome: &Outcome, game: &str, options: &Map<String, Value>) -> usize {
    let Some(game) = game_info::by_id(game) else { return outcome.winners.len() };
    let team = |seat: &Seat| {
        let seat = seat.index();
        (game.partner_of)(options, seat).map_or(seat, |partner| partner.min(seat))
    };
    outcome.winners.iter().map(team).collect::<BTreeSet<usize>>().len()
}
