//! The arena: plays many games of bots against bots, with the seats exchanged over the same luck, and measures strength and
//! speed.

mod baseline;
mod report;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Instant;

use rand::Rng as _;
use serde::{Deserialize, Serialize};

use self::baseline::Baseline;
pub use self::baseline::{BaselineError, answer_line};
use self::report::Tally;
pub use self::report::{ArenaReport, ReportLine, Sprt, wilson};
use super::bot::{bot_seed, choose_move};
use crate::engine::{Mind, Outcome, Refusal, Rules, Stop, Turn, Viewer, derive_stream};
use crate::play::{Bot, Match, Player, SeatAssignment};

/// An experiment: which bots play which game, and how often.
#[derive(Clone, Debug)]
pub struct Arena<G: Rules> {
    /// The options of every game.
    pub options: G::Options,
    /// Who plays, by seat in the first game, usually levels without a style.
    pub competitors: Vec<Competitor>,
    /// Who sits where in the other games.
    pub seatings: Seatings,
    /// The minimum number of games; rounded up so that all seatings are played on the same luck.
    pub games: usize,
    /// The seed from which all game seeds are derived.
    pub seed: u64,
    /// The number of events after which a game is cut off.
    pub max_events: usize,
    /// A sequential test of the first competitor, which ends the games early. It must sit at one seat only.
    pub sprt: Option<Sprt>,
    /// The program that decides for the competitors of an older build.
    pub baseline: Option<PathBuf>,
}

/// A bot in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Competitor {
    /// Whether an older build of the program decides; see [`Arena::baseline`].
    pub is_baseline: bool,
    /// How it plays.
    pub bot: Bot,
}

/// Who sits where from game to game. Each set of seatings is played on the same luck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seatings {
    /// All move on by one seat: `n` seatings, in which the neighbours stay the same.
    #[default]
    Rotated,
    /// Every order of the competitors: `n!` seatings.
    All,
}

/// The result of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The number of the game, from 0.
    pub number: usize,
    /// How it ended; `None` if it was cut off.
    pub outcome: Option<Outcome>,
    /// The times of the decisions in milliseconds, by seat.
    pub millis: Vec<Vec<f32>>,
}

/// Why a game of the arena was not played to its end.
#[derive(Debug)]
pub enum ArenaError {
    /// The rules refuse the options or a move.
    Refused(Refusal),
    /// The older build did not decide.
    Baseline(BaselineError),
}

impl From<Refusal> for ArenaError {
    fn from(refusal: Refusal) -> Self {
        ArenaError::Refused(refusal)
    }
}

impl From<BaselineError> for ArenaError {
    fn from(error: BaselineError) -> Self {
        ArenaError::Baseline(error)
    }
}

impl Competitor {
    /// The id on the command line: that of the bot, after `baseline:` if an older build decides.
    pub fn id(self) -> String {
        if self.is_baseline { format!("{BASELINE}{}", self.bot.id()) } else { self.bot.id() }
    }

    /// The competitor with this id.
    pub fn from_id(id: &str) -> Option<Competitor> {
        let (is_baseline, bot) = id.strip_prefix(BASELINE).map_or((false, id), |bot| (true, bot));
        Some(Competitor { is_baseline, bot: Bot::from_id(bot)? })
    }
}

/// Begins the id of a competitor for which an older build decides.
const BASELINE: &str = "baseline:";

impl<T: Into<Bot>> From<T> for Competitor {
    fn from(bot: T) -> Self {
        Competitor { is_baseline: false, bot: bot.into() }
    }
}

impl Seatings {
    /// The number of seatings of so many competitors.
    fn count(self, seats: usize) -> usize {
        match self {
            Seatings::Rotated => seats.max(1),
            Seatings::All => (1..=seats).product(),
        }
    }

    /// The seating with this number, from 0: who sits where, as indices of the competitors by seat.
    fn order(self, number: usize, seats: usize) -> Vec<usize> {
        match self {
            Seatings::Rotated => (0..seats).map(|seat| (seat + number) % seats).collect(),
            Seatings::All => {
                let (mut left, mut number) = ((0..seats).collect::<Vec<_>>(), number);
                let mut next = |seat| {
                    let rest: usize = (1..seats - seat).product();
                    let chosen = left.remove(number / rest);
                    number %= rest;
                    chosen
                };
                (0..seats).map(&mut next).collect()
            }
        }
    }
}

impl<G: Rules + Mind> Arena<G> {
    /// A hundred games of these competitors with the default options.
    pub fn new(competitors: Vec<Competitor>) -> Self {
        Arena {
            options: G::Options::default(),
            competitors,
            seatings: Seatings::default(),
            games: 100,
            seed: 1,
            max_events: 20_000,
            sprt: None,
            baseline: None,
        }
    }

    /// Plays all games on `jobs` threads, but for those that are known from an earlier run of the same experiment. Apart
    /// from decision times, the report depends on neither.
    ///
    /// `on_game` gets each game that is over or cut off, with its result. After an early stop it also gets the games
    /// that were still running, which do not count.
    ///
    /// # Errors
    /// If the options do not allow a game with this number of seats, if the older build does not answer, or an error of
    /// `on_game`.
    pub fn run<E: From<ArenaError> + Send>(
        &self,
        jobs: usize,
        known: Vec<PlayedGame>,
        on_game: impl Fn(&PlayedGame, &Match<G>) -> Result<(), E> + Sync,
    ) -> Result<ArenaReport, E> {
        let round = self.seatings.count(self.competitors.len());
        let planned = self.games.div_ceil(round) * round;
        let (next, enough) = (AtomicUsize::new(0), Stop::default());
        let known: BTreeMap<usize, PlayedGame> = known.into_iter().map(|game| (game.number, game)).collect();
        let mut tally = Tally::new(&self.competitors);
        let (sender, results) = channel();
        std::thread::scope(|scope| -> Result<(), E> {
            for _ in 0..jobs.max(1) {
                let sender = sender.clone();
                let (next, enough, known, on_game) = (&next, &enough, &known, &on_game);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= planned || enough.is_requested() {
                            break;
                        }
                        let played = match known.get(&number) {
                            Some(known) => Ok(known.clone()),
                            None => self.play_one(number, on_game),
                        };
                        if sender.send((number, played)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut finished = BTreeMap::new();
            for (number, played) in results {
                finished.insert(number, played?);
                while let Some(played) = finished.remove(&tally.games) {
                    tally.count(&played, &self.seated(tally.games));
                    let is_whole = tally.games.is_multiple_of(round);
                    tally.verdict =
                        tally.verdict.or(self.sprt.filter(|_| is_whole).and_then(|sprt| tally.sprt_verdict(sprt)));
                    if tally.verdict.is_some() {
                        enough.request();
                        return Ok(());
                    }
                }
            }
            Ok(())
        })?;
        Ok(tally.report(G::ID, &self.competitors))
    }

    /// The competitors by seat in the game with this number.
    fn seated(&self, number: usize) -> Vec<Competitor> {
        let seats = self.competitors.len();
        let order = self.seatings.order(number % self.seatings.count(seats), seats);
        order.into_iter().map(|index| self.competitors[index]).collect()
    }

    fn play_one<E: From<ArenaError>>(
        &self,
        number: usize,
        on_game: impl Fn(&PlayedGame, &Match<G>) -> Result<(), E>,
    ) -> Result<PlayedGame, E> {
        let round = number / self.seatings.count(self.competitors.len());
        let seed = derive_stream(self.seed, "arena", &[round as u64]).next_u64();
        let seated = self.seated(number);
        let mut game = Match::new(self.options.clone(), seating(&seated), seed).map_err(ArenaError::from)?;
        let played = self.play(&mut game, number, &seated)?;
        on_game(&played, &game)?;
        Ok(played)
    }

    fn play(&self, game: &mut Match<G>, number: usize, seated: &[Competitor]) -> Result<PlayedGame, ArenaError> {
        let stop = Stop::default();
        let mut baseline = match &self.baseline {
            Some(program) if seated.iter().any(|one| one.is_baseline) => Some(Baseline::start(program, G::ID)?),
            _ => None,
        };
        let mut millis = vec![Vec::new(); seated.len()];
        while game.ply() < self.max_events {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.resolve_chance()?,
                Turn::Seat(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let competitor = seated[seat.index()];
                    let start = Instant::now();
                    let choice = match &mut baseline {
                        Some(baseline) if competitor.is_baseline => {
                            baseline.decide(&view, competitor.bot, (game.seed(), seat, game.ply()))?
                        }
                        _ => {
                            let seed = bot_seed(game.seed(), seat, game.ply());
                            // The laws for all games ensure that the seat on turn is on turn in its own view too.
                            choose_move(&view, competitor.bot, seed, &stop).expect("a decision of the seat on turn")
                        }
                    };
                    millis[seat.index()].push(start.elapsed().as_secs_f32() * 1000.0);
                    game.decide(seat, choice)?;
                }
            }
        }
        Ok(PlayedGame { number, outcome: game.outcome(), millis })
    }
}

fn seating(competitors: &[Competitor]) -> Vec<SeatAssignment> {
    let assignment = |(seat, competitor): (usize, &Competitor)| SeatAssignment {
        name: format!("{} {}", competitor.id(), seat + 1),
        player: Player::Bot(competitor.bot),
        mark: (seat % 6) as u8,
    };
    competitors.iter().enumerate().map(assignment).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_seatings_are_the_orders_of_the_competitors() {
        let orders: BTreeSet<Vec<usize>> = (0..24).map(|number| Seatings::All.order(number, 4)).collect();
        assert_eq!(orders.len(), 24);
        let sorted = |mut order: Vec<usize>| {
            order.sort_unstable();
            order
        };
        assert!(orders.into_iter().all(|order| sorted(order) == [0, 1, 2, 3]));
    }

    #[test]
    fn rotated_seatings_keep_the_neighbours() {
        let orders = [0, 1, 2].map(|number| Seatings::Rotated.order(number, 3));
        assert_eq!(orders, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn competitors_are_known_by_their_ids() {
        for id in ["hard", "baseline:hard-bold"] {
            assert_eq!(Competitor::from_id(id).map(Competitor::id).as_deref(), Some(id));
        }
        assert_eq!(Competitor::from_id("baseline:nobody"), None);
    }
}
