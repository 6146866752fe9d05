//! The story of a game as a file beside the game's record: what took a minute to compute is read in a moment.
//!
//! The file of `x.ron` is `x.ron.story`: JSON, with all shares of a win as whole billionths, so that sums of many still hold.
//! It belongs to one version of the program, and to a record with these options, events and number of seats; who sat there may
//! change. A file that does not fit is as good as none, and the next story that is written takes its place. What a story says in
//! words is not in it, for words follow from its figures and the game.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::account::{Account, Entry};
use super::course::{Course, StorySettings, turn_phrase};
use super::judge::{Better, Regret};
use super::sampling::Estimate;
use super::seat_accounts::SeatAccounts;
use super::summary::Praise;
use super::tale::Story;
use super::turns::GameTurn;
use crate::bots::{Comparison, Part};
use crate::engine::{MAX_SEATS, PerSeat, Seat};
use crate::games::Game;
use crate::play::{Match, PROGRAM_VERSION, Record};
use crate::storage::{read_regular_file, write_atomically};

/// The number of the way in which stories are computed and written. To be raised whenever another story would be told of the
/// same game.
const ENGINE: u32 = 5;
/// The ending of the file's name.
pub(super) const ENDING: &str = ".story";
/// What a share of a win is counted in.
const BILLION: f64 = 1e9;

/// A share of a win, or its standard error, in billionths.
type Billionths = i64;

/// A figure for each seat and its standard errors.
type WrittenEstimate = (Vec<Billionths>, Vec<Billionths>);

/// What the file belongs to.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Origin {
    /// [`ENGINE`].
    engine: u32,
    /// The version of the program.
    program: String,
    /// A hash of the record: game, options, events, number of seats.
    record: u64,
}

/// The accounts of a seat: start, luck, unknown, play of each seat, result, error.
type WrittenSeat = (Billionths, Billionths, Billionths, Vec<Billionths>, Billionths, Billionths);

/// The file.
#[derive(Serialize, Deserialize)]
struct Written<M> {
    origin: Origin,
    seats: Vec<WrittenSeat>,
    effort: u32,
    seed: u64,
    /// Ply, account, who decided, whether it is one of two, change.
    entries: Vec<(usize, Account, Option<Seat>, bool, WrittenEstimate)>,
    /// Seat, the number of events before the turn and up to its end, change.
    turns: Vec<(Seat, usize, usize, WrittenEstimate)>,
    curve: Vec<WrittenEstimate>,
    /// Numbers of turns.
    turning_points: Vec<usize>,
    /// Seats, and numbers of turns.
    praises: Vec<(Seat, usize)>,
    decided_after: Option<usize>,
    /// Decisions, judged.
    regrets: Option<Vec<WrittenRegret<M>>>,
}

/// A decision, judged: ply, seat, amount, error, what would have been better.
type WrittenRegret<M> = (usize, Seat, f32, f32, Option<Better<M>>);

/// As much of the file as the statistics need.
#[derive(Deserialize)]
struct WrittenAccounts {
    origin: Origin,
    seats: Vec<WrittenSeat>,
}

/// Where the story of the game in this record is kept.
pub fn story_path(path_of_record: &Path) -> PathBuf {
    let mut name: OsString = path_of_record.file_name().unwrap_or_default().to_owned();
    name.push(ENDING);
    path_of_record.with_file_name(name)
}

/// Keeps the story of a game beside the game's record, in the place of any that was there.
///
/// # Errors
/// If the file cannot be written; the one before it is unchanged then.
pub fn write<G: Game>(path_of_record: &Path, game: &Match<G>, story: &Story<G>) -> Result<(), std::io::Error> {
    let written = Written::of(game, story);
    write_atomically(&story_path(path_of_record), &(serde_json::to_string(&written)? + "\n"))
}

/// The story that is kept beside the record of this game; `None` if there is none, or it is damaged, of another version of the
/// program or of another game.
pub fn read<G: Game>(path_of_record: &Path, game: &Match<G>) -> Option<Story<G>> {
    game.outcome()?;
    let text = read_regular_file(&story_path(path_of_record)).ok()?;
    let written: Written<G::Move> = serde_json::from_str(&text).ok()?;
    written.story(game)
}

/// The accounts of the seats in the story that is kept beside a record, without a look at the record: whether the story is still
/// that of its events stays open.
pub fn read_accounts(path_of_record: &Path) -> Option<Vec<SeatAccounts>> {
    accounts(path_of_record, |_| true)
}

/// The accounts of the seats in the story that is kept beside this record; `None` where [`read()`] would have none, or would have
/// completed the record's options.
pub fn read_accounts_of(path_of_record: &Path, record: &Record) -> Option<Vec<SeatAccounts>> {
    accounts(path_of_record, |origin| *origin == Origin::of(record))
}

fn accounts(path_of_record: &Path, is_right: impl Fn(&Origin) -> bool) -> Option<Vec<SeatAccounts>> {
    let text = read_regular_file(&story_path(path_of_record)).ok()?;
    let WrittenAccounts { origin, seats } = serde_json::from_str(&text).ok()?;
    let is_of_this_version = origin.engine == ENGINE && origin.program == PROGRAM_VERSION;
    if is_of_this_version && is_right(&origin) { read_seats(seats) } else { None }
}

impl Origin {
    fn of(record: &Record) -> Origin {
        Origin { engine: ENGINE, program: PROGRAM_VERSION.to_owned(), record: hash_of(record) }
    }
}

/// A hash of what a story depends on: game, options, events, number of seats.
pub(super) fn hash_of(record: &Record) -> u64 {
    let Record { game, options, events, seats, .. } = record;
    xxh3_64(&serde_json::to_vec(&(game, options, events, seats.len())).unwrap_or_default())
}

fn billionths(share: f64) -> Billionths {
    (share * BILLION).round() as Billionths
}

fn share(billionths: Billionths) -> f64 {
    billionths as f64 / BILLION
}

fn written_estimate(estimate: &Estimate) -> WrittenEstimate {
    let written = |figures: &PerSeat<f64>| figures.iter().copied().map(billionths).collect();
    (written(&estimate.mean), written(&estimate.error))
}

/// The estimate for so many seats; `None` if it is for another number.
fn read_estimate((mean, error): WrittenEstimate, seats: usize) -> Option<Estimate> {
    let read = |figures: Vec<Billionths>| -> Option<PerSeat<f64>> {
        (figures.len() == seats && seats <= MAX_SEATS).then(|| figures.into_iter().map(share).collect())
    };
    Some(Estimate { mean: read(mean)?, error: read(error)? })
}

fn written_seat(seat: &SeatAccounts) -> WrittenSeat {
    let SeatAccounts { start, luck, unknown, play, result, error } = seat;
    let [start, luck, unknown, result, error] = [start, luck, unknown, result, error].map(|share| billionths(*share));
    (start, luck, unknown, play.iter().copied().map(billionths).collect(), result, error)
}

/// The accounts of all seats; `None` if they do not fit each other.
fn read_seats(seats: Vec<WrittenSeat>) -> Option<Vec<SeatAccounts>> {
    let count = seats.len();
    let read = |(start, luck, unknown, play, result, error): WrittenSeat| {
        let [start, luck, unknown, result, error] = [start, luck, unknown, result, error].map(share);
        let play: Vec<f64> = play.into_iter().map(share).collect();
        (play.len() == count).then_some(SeatAccounts { start, luck, unknown, play, result, error })
    };
    (1..=MAX_SEATS).contains(&count).then(|| seats.into_iter().map(read).collect())?
}

impl<M: Copy> Written<M> {
    fn of<G: Game<Move = M>>(game: &Match<G>, story: &Story<G>) -> Written<M> {
        let Story { course, regrets, settings } = story;
        let entry = |entry: &Entry| {
            let Entry { ply, account, by, change, is_split } = entry;
            (*ply, *account, *by, *is_split, written_estimate(change))
        };
        let turn = |turn: &GameTurn| (turn.seat, turn.from, turn.to, written_estimate(&turn.change));
        let regret = |regret: &Regret<M>| {
            let Regret { ply, seat, amount, error, better } = regret;
            (*ply, *seat, *amount, *error, better.clone())
        };
        Written {
            origin: Origin::of(&game.record(false)),
            seats: course.seats.iter().map(written_seat).collect(),
            effort: settings.effort,
            seed: settings.seed,
            entries: course.entries.iter().map(entry).collect(),
            turns: course.turns.iter().map(turn).collect(),
            curve: course.curve.iter().map(written_estimate).collect(),
            turning_points: course.turning_points.iter().map(|(turn, _)| turn.number).collect(),
            praises: course.praises.iter().map(|praise| (praise.seat, praise.turn)).collect(),
            decided_after: course.decided_after,
            regrets: regrets.as_ref().map(|regrets| regrets.iter().map(regret).collect()),
        }
    }

    /// The story, if it is that of this game. Nothing in the file is trusted to fit the game.
    fn story<G: Game<Move = M>>(self, game: &Match<G>) -> Option<Story<G>> {
        if self.origin != Origin::of(&game.record(false)) {
            return None;
        }
        let seats = game.seating().len();
        let is_seat = |seat: Seat| seat.index() < seats;
        let entry = |(ply, account, by, is_split, change): (usize, _, Option<Seat>, _, _)| {
            let fits = ply < game.ply() && by.is_none_or(is_seat);
            fits.then_some(Entry { ply, account, by, change: read_estimate(change, seats)?, is_split })
        };
        let mut at = self.turns.first().map_or(0, |(_, from, ..)| *from);
        let turn = |(index, (seat, from, to, change)): (usize, (Seat, usize, usize, WrittenEstimate))| {
            let fits = is_seat(seat) && from == std::mem::replace(&mut at, to) && from < to;
            fits.then_some(GameTurn { number: index + 1, seat, from, to, change: read_estimate(change, seats)? })
        };
        let accounts = read_seats(self.seats).filter(|accounts| accounts.len() == seats)?;
        let entries = self.entries.into_iter().map(entry).collect::<Option<Vec<Entry>>>()?;
        let turns = self.turns.into_iter().enumerate().map(turn).collect::<Option<Vec<GameTurn>>>()?;
        let curve: Option<Vec<Estimate>> = self.curve.into_iter().map(|point| read_estimate(point, seats)).collect();
        let curve = curve.filter(|curve| curve.len() == turns.len() + 1 && at == game.ply())?;
        let turn_number = |number: usize| turns.get(number.checked_sub(1)?);
        let turning_point = |number: usize| {
            let turn = turn_number(number)?;
            Some((turn.clone(), turn_phrase(game, &entries, turn, &curve)))
        };
        let praise = |(seat, turn): (Seat, usize)| {
            (is_seat(seat) && turn_number(turn).is_some()).then_some(Praise { seat, turn })
        };
        let turning_points = self.turning_points.into_iter().map(turning_point).collect::<Option<_>>()?;
        let praises = self.praises.into_iter().map(praise).collect::<Option<_>>()?;
        if self.decided_after.is_some_and(|number| turn_number(number).is_none()) {
            return None;
        }
        let regrets = match self.regrets {
            Some(regrets) => Some(regrets.into_iter().map(|regret| read_regret(regret, game)).collect::<Option<_>>()?),
            None => None,
        };
        let settings = StorySettings { effort: self.effort, seed: self.seed };
        let decided_after = self.decided_after;
        let course = Course { seats: accounts, entries, curve, turning_points, praises, decided_after, turns };
        Some(Story { course, regrets, settings })
    }
}

/// The judgement of a decision, if there was such a decision with such a move.
fn read_regret<G: Game>(
    (ply, seat, amount, error, better): WrittenRegret<G::Move>,
    game: &Match<G>,
) -> Option<Regret<G::Move>> {
    let is_known = |part: Part| !matches!(part, Part::Own(term) | Part::Rivals(Some(term)) if term >= G::TERMS.len());
    let fits = |better: &Better<G::Move>| {
        let Comparison { other, differences, promise, win_share, advantage, error, lead_scale, rival_weight, .. } =
            &better.comparison;
        let legal = game.legal_moves_at(ply);
        let figures = [promise, win_share, advantage, error, lead_scale, rival_weight];
        let amounts = differences.iter().map(|difference| &difference.amount);
        let mut again = game.until(ply);
        better.turn().iter().all(|choice| again.decide(seat, *choice).is_ok())
            && legal.contains(other)
            && differences.iter().all(|difference| is_known(difference.part))
            && figures.into_iter().chain(amounts).all(|figure| figure.is_finite())
    };
    let is_decision = game.decided_by(ply) == Some(seat) && ply < game.ply();
    let is_right = is_decision && amount.is_finite() && error.is_finite() && better.as_ref().is_none_or(fits);
    is_right.then_some(Regret { ply, seat, amount, error, better })
}
