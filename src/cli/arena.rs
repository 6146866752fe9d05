//! `cheeseboard arena GAME`: bots against bots, with a table of how they did.

mod strength_table;

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde_json::{Map, Value};

use super::error::{CliError, no_such_game, usage_error};
use super::kept_games::KeptGames;
use crate::bots::{Arena, ArenaReport, Competitor, ReportLine, Seatings, Sprt};
use crate::engine::{Level, OptionKind, Phrase};
use crate::games::{Game, Visitor, visit_game};
use crate::play::{Match, PlayStyle};
use crate::storage::write_atomically;

/// Limits of the arguments: games, and events of one game.
const MAX_GAMES: u64 = 1_000_000;
const MAX_EVENTS: u64 = 10_000_000;

/// Who plays what, and how often.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game
    #[arg(required_unless_present = "table")]
    game: Option<String>,
    /// Measure each level against the next weaker one, in this game or in all, and print the tables of the documentation
    #[arg(long, conflicts_with_all = ["seats", "sprt", "out", "json", "options"])]
    table: bool,
    /// The levels that meet, a seat each: random, greedy, child, easy, medium, hard, expert; with a temper: hard-careful, hard-bold, hard-thieving;
    /// of the program given by --baseline: baseline:hard
    #[arg(long, value_delimiter = ',', required_unless_present = "table", value_name = "LEVEL,LEVEL,…", value_parser = competitor)]
    seats: Vec<Competitor>,
    /// Seat the levels in every order, not only each one seat further from game to game
    #[arg(long)]
    rotate: bool,
    /// Another build of this program, against which levels can play
    #[arg(long, value_name = "PROGRAM")]
    baseline: Option<PathBuf>,
    /// How many games; rounded up to full rotations of the seats
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = up_to(MAX_GAMES))]
    games: u32,
    /// The seed of the luck
    #[arg(long, default_value = "1", value_name = "S", value_parser = seed)]
    seed: u64,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A game is cut off after this many events and counted as unfinished
    #[arg(long, default_value_t = 20_000, value_name = "N", value_parser = up_to(MAX_EVENTS))]
    max_events: u32,
    /// So many games at a time, but no more than there are cores
    #[arg(long, default_value_t = 1, value_name = "N")]
    jobs: usize,
    /// Stop as soon as the games tell whether the share of wins of the first level, at one seat, is LOW or HIGH (0 to 1)
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Keep the results of the games in this file, and go on from those that are in it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// A parser for numbers from 1 to `limit`.
fn up_to(limit: u64) -> RangedU64ValueParser<u32> {
    RangedU64ValueParser::new().range(1..=limit)
}

fn competitor(words: &str) -> Result<Competitor, String> {
    Competitor::from_id(words).ok_or_else(|| {
        let levels = Level::ALL.map(Level::id).join(", ");
        let tempers = PlayStyle::ALL.map(PlayStyle::id).join(", ");
        format!("the levels are {levels}; the tempers, after a hyphen, {tempers}")
    })
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let shares = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match shares {
        Some((low, high)) if 0.0 < low && low < high && high < 1.0 => Ok(Sprt { low, high }),
        _ => Err("two shares are needed, 0 < LOW < HIGH < 1".to_owned()),
    }
}

fn seed(text: &str) -> Result<u64, std::num::ParseIntError> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    }
}

struct Run<'a>(&'a Arguments);

impl Visitor for Run<'_> {
    type Output = Result<ArenaReport, CliError>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        let arguments = self.0;
        let arena: Arena<G> = Arena {
            options: read_options::<G>(&arguments.options)?,
            competitors: arguments.seats.clone(),
            seatings: if arguments.rotate { Seatings::All } else { Seatings::Rotated },
            games: arguments.games as usize,
            seed: arguments.seed,
            max_events: arguments.max_events as usize,
            sprt: arguments.sprt,
            baseline: arguments.baseline.clone(),
        };
        let kept = arguments.keep.as_ref().map(|path| KeptGames::open(path, &arena)).transpose()?;
        let known = kept.as_ref().map(KeptGames::known).unwrap_or_default();
        arena.run(threads(arguments.jobs), known, |played, game| {
            if let Some(kept) = &kept {
                kept.add(played)?;
            }
            arguments.out.as_ref().map_or(Ok(()), |folder| write(folder, played.number, game))
        })
    }
}

/// The number of games played at a time: as many as requested, but no more than there are cores.
fn threads(jobs: usize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    jobs.clamp(1, cores)
}

fn write<G: Game>(folder: &Path, number: usize, game: &Match<G>) -> Result<(), CliError> {
    let path = folder.join(format!("{}-{number:05}.ron", G::ID));
    write_atomically(&path, &game.record(false).to_ron()).map_err(|error| CliError::Write(path, error))
}

/// Parses options of the form `KEY=VALUE`, each value by the option's kind; that of a board is the path of its file.
pub(super) fn read_options<G: Game>(given: &[String]) -> Result<G::Options, CliError> {
    let mut values = Map::new();
    for pair in given {
        let (key, value) = pair.split_once('=').ok_or_else(|| usage_error("cli-option-form", "given", pair.clone()))?;
        let spec = G::options().iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| usage_error("cli-option-unknown", "given", key.to_owned()))?;
        let value = match spec.kind {
            OptionKind::Switch { .. } => value.parse().map(Value::Bool).ok(),
            OptionKind::Choice { .. } => Some(value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from)),
            OptionKind::PerSeat { .. } => serde_json::from_str(value).ok(),
            OptionKind::Board { read, .. } => Some(read(&super::error::read_text(Path::new(value))?)?),
        };
        values.insert(key.to_owned(), value.ok_or_else(|| usage_error("cli-option-value", "given", pair.clone()))?);
    }
    serde_json::from_value(Value::Object(values))
        .map_err(|error| usage_error("cli-option-value", "given", error.to_string()))
}

/// Whether the first bot has a single seat, as a sequential test needs: several seats of one game are not independent samples.
fn can_run_sprt(bots: &[Competitor]) -> bool {
    bots.iter().filter(|bot| Some(*bot) == bots.first()).count() == 1
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    if arguments.table {
        return strength_table::run(arguments);
    }
    if arguments.sprt.is_some() && !can_run_sprt(&arguments.seats) {
        return Err(CliError::Usage(Phrase::new("cli-sprt-seats")));
    }
    if arguments.baseline.is_none() && arguments.seats.iter().any(|one| one.is_baseline) {
        return Err(CliError::Usage(Phrase::new("cli-baseline-missing")));
    }
    let game = arguments.game.as_deref().unwrap_or_default();
    let report = visit_game(game, &mut Run(arguments)).ok_or_else(|| no_such_game(game))??;
    if arguments.json {
        super::print(&(serde_json::to_string(&report).unwrap_or_default() + "\n"))
    } else {
        super::print(&table(&report))
    }
}

/// Width of the name column, for the longest name: a medium level of the baseline with a thieving style.
const NAME: usize = 24;

fn table(report: &ArenaReport) -> String {
    let mut table = format!("{}: {} games, {} unfinished\n", report.game, report.games, report.unfinished);
    table += &format!(
        "{:<NAME$} {:>6} {:>7} {:>15} {:>8} {:>9} {:>9} {:>9}\n",
        "", "games", "wins", "95 %", "score", "decisions", "ms median", "ms p95"
    );
    let mut rows = |lines: &[ReportLine]| {
        for line in lines {
            let name = match (line.seat, &line.level) {
                (Some(seat), _) => format!("seat {seat}"),
                (None, level) => level.clone().unwrap_or_default(),
            };
            let interval = format!("{:.1}–{:.1} %", 100.0 * line.low, 100.0 * line.high);
            table += &format!(
                "{name:<NAME$} {:>6} {:>5.1} % {interval:>15} {:>8.1} {:>9} {:>9.3} {:>9.3}\n",
                line.games,
                100.0 * line.win_share,
                line.mean_score,
                line.decisions,
                line.ms_median,
                line.ms_p95
            );
        }
    };
    rows(&report.levels);
    rows(&report.seats);
    if let Some(higher) = report.verdict {
        table += &format!("the first level has the {} share\n", if higher { "higher" } else { "lower" });
    }
    table
}
