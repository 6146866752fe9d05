//! The proving ground: bots against bots, many games, seats rotated over the same luck.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Instant;

use serde::Serialize;

use super::bot::{bot_seed, choose};
use crate::engine::{Mind, Outcome, Refusal, Rules, Stop, Turn, Viewer, seed_of};
use crate::play::{Bot, Match, Player, SeatAssignment};
use rand::Rng as _;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena<G: Rules> {
    /// The options of every game.
    pub options: G::Options,
    /// The bots that meet, usually levels without a temper; seats rotate through them.
    pub bots: Vec<Bot>,
    /// At least how many games; rounded up to whole rotations.
    pub games: usize,
    /// The seed of the whole.
    pub seed: u64,
    /// A game is cut off after this many events.
    pub max_events: usize,
    /// Ends the games early, once they tell enough of the first level, which sits at one seat only.
    pub sprt: Option<Sprt>,
}

/// How one competitor (a level, with its temper if it has one, or a seat) did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct LevelLine {
    /// The words of its level and temper; of a seat if the same sat there in every game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The seat, in the table by seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// How many finished games, a seat each.
    pub games: usize,
    /// Share of wins, 0–1; a shared win counts as its fraction.
    pub win_share: f64,
    /// Lower end of the 95 % interval (Wilson).
    pub low: f64,
    /// Upper end of it.
    pub high: f64,
    /// Mean score.
    pub mean_score: f64,
    /// Decisions made, in all games; not a field of the JSON form.
    #[serde(skip)]
    pub decisions: usize,
    /// Median of the milliseconds a decision took.
    pub ms_median: f64,
    /// 95th percentile of them.
    pub ms_p95: f64,
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// Id of the game.
    pub game: String,
    /// Games played.
    pub games: usize,
    /// Games cut off.
    pub unfinished: usize,
    /// By level and temper, each once, in the order of [`crate::engine::Level::ALL`].
    pub levels: Vec<LevelLine>,
    /// By seat.
    pub seats: Vec<LevelLine>,
    /// What a sequential test found: whether the first level's share is the higher of the two. `None` if none was asked for, or all games
    /// told too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<bool>,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    games: usize,
    wins: f64,
    score: f64,
    millis: Vec<f64>,
}

/// A sequential test: whether the first level's share of wins is nearer the one or the other of two shares. It takes games as
/// independent, so it is for a level with a single seat: of several seats of the same game one wins because the others do not. Games on the same luck
/// with the seats exchanged vary less than that, so its verdicts are the surer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The share that would be too low.
    pub low: f64,
    /// The share that is hoped for.
    pub high: f64,
}

impl Sprt {
    /// When the ratio of the likelihoods is so much for one side, in its natural logarithm, one in twenty such verdicts is wrong: ln 19.
    const ENOUGH: f64 = 2.944_438_979_166_44;

    /// Whether so many wins in so many games speak for the higher share; `None` while they tell too little.
    pub fn verdict(self, wins: f64, games: f64) -> Option<bool> {
        let Sprt { low, high } = self;
        let ratio = wins * (high / low).ln() + (games - wins) * ((1.0 - high) / (1.0 - low)).ln();
        if ratio.abs() < Sprt::ENOUGH { None } else { Some(ratio > 0.0) }
    }
}

/// How one game went.
struct Played {
    outcome: Option<Outcome>,
    /// The milliseconds of each decision, by seat.
    millis: Vec<Vec<f64>>,
}

impl<G: Rules + Mind> Arena<G> {
    /// Plays all games, some at a time if there are `jobs`; `each` gets every game when it is over or cut off, with its number;
    /// with an early stop also such as were under way when it came, which are not counted. The result does not depend on the jobs, but for the times.
    ///
    /// # Errors
    /// When the game cannot be played so, with this many seats, or what `each` says.
    pub fn run<E: From<Refusal> + Send>(
        &self,
        jobs: usize,
        each: impl Fn(usize, &Match<G>) -> Result<(), E> + Sync,
    ) -> Result<ArenaReport, E> {
        let seats = self.bots.len();
        let planned = self.games.div_ceil(seats.max(1)) * seats;
        let (next, enough) = (AtomicUsize::new(0), Stop::default());
        let mut table = Tally::new(&self.bots);
        let (sender, results) = channel();
        std::thread::scope(|scope| -> Result<(), E> {
            for _ in 0..jobs.max(1) {
                let sender = sender.clone();
                let (next, enough, each) = (&next, &enough, &each);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= planned
                            || enough.is_requested()
                            || sender.send((number, self.one(number, each))).is_err()
                        {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            for (number, played) in results {
                waiting.insert(number, played?);
                while let Some(played) = waiting.remove(&table.games) {
                    table.count(&played, &self.rotated(table.games));
                    let rotated = table.games.is_multiple_of(seats);
                    table.verdict = table.verdict.or(self.sprt.filter(|_| rotated).and_then(|sprt| table.judged(sprt)));
                    if table.verdict.is_some() {
                        enough.request();
                        return Ok(());
                    }
                }
            }
            Ok(())
        })?;
        Ok(table.standing(G::ID, &self.bots))
    }

    /// The bots by seat in a game: those before it have moved them on.
    fn rotated(&self, number: usize) -> Vec<Bot> {
        let seats = self.bots.len();
        (0..seats).map(|seat| self.bots[(seat + number) % seats]).collect()
    }

    fn one<E: From<Refusal>>(
        &self,
        number: usize,
        each: impl Fn(usize, &Match<G>) -> Result<(), E>,
    ) -> Result<Played, E> {
        let deal = number / self.bots.len();
        let seed = seed_of(self.seed, "arena", &[deal as u64]).next_u64();
        let bots = self.rotated(number);
        let mut game = Match::new(self.options.clone(), seating(&bots), seed)?;
        let played = self.play(&mut game, &bots)?;
        each(number, &game)?;
        Ok(played)
    }

    fn play(&self, game: &mut Match<G>, bots: &[Bot]) -> Result<Played, Refusal> {
        let stop = Stop::default();
        let mut millis = vec![Vec::new(); bots.len()];
        while game.ply() < self.max_events {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.resolve_chance()?,
                Turn::Seat(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let seed = bot_seed(game.seed(), seat, game.ply());
                    let begun = Instant::now();
                    let choice = choose(&view, bots[seat.index()], seed, &stop);
                    // In the view of the seat on turn it is on turn, as the laws of all games say.
                    let choice = choice.expect("a decision of the seat on turn");
                    millis[seat.index()].push(begun.elapsed().as_secs_f64() * 1000.0);
                    game.decide(seat, choice)?;
                }
            }
        }
        Ok(Played { outcome: game.outcome(), millis })
    }
}

/// What the games so far have come to.
struct Tally {
    games: usize,
    unfinished: usize,
    by_bot: BTreeMap<Bot, Sums>,
    by_seat: Vec<Sums>,
    first: Option<Bot>,
    verdict: Option<bool>,
}

impl Tally {
    fn new(bots: &[Bot]) -> Tally {
        Tally {
            games: 0,
            unfinished: 0,
            by_bot: bots.iter().map(|&bot| (bot, Sums::default())).collect(),
            by_seat: vec![Sums::default(); bots.len()],
            first: bots.first().copied(),
            verdict: None,
        }
    }

    fn count(&mut self, played: &Played, bots: &[Bot]) {
        self.games += 1;
        for (seat, millis) in played.millis.iter().enumerate() {
            self.by_bot.entry(bots[seat]).or_default().millis.extend(millis);
            self.by_seat[seat].millis.extend(millis);
        }
        let Some(outcome) = &played.outcome else {
            self.unfinished += 1;
            return;
        };
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        for (seat, &score) in outcome.scores.iter().enumerate() {
            let won = outcome.winners.iter().any(|winner| winner.index() == seat);
            for sums in [self.by_bot.entry(bots[seat]).or_default(), &mut self.by_seat[seat]] {
                sums.games += 1;
                sums.score += f64::from(score);
                if won {
                    sums.wins += share;
                }
            }
        }
    }

    /// What a sequential test says of the first level.
    fn judged(&self, sprt: Sprt) -> Option<bool> {
        let sums = self.by_bot.get(&self.first?)?;
        sprt.verdict(sums.wins, sums.games as f64)
    }

    fn standing(mut self, game: &str, bots: &[Bot]) -> ArenaReport {
        // Seats rotate through all bots, so only where there is but one does a seat have one.
        let only = bots.first().copied().filter(|first| bots.iter().all(|bot| bot == first));
        let by_level = self.by_bot.iter_mut().map(|(&bot, sums)| line(Some(bot), None, sums)).collect();
        let seats = self.by_seat.iter_mut().enumerate();
        ArenaReport {
            game: game.to_owned(),
            games: self.games,
            unfinished: self.unfinished,
            levels: by_level,
            seats: seats.map(|(seat, sums)| line(only, Some(seat), sums)).collect(),
            verdict: self.verdict,
        }
    }
}

fn seating(bots: &[Bot]) -> Vec<SeatAssignment> {
    let assignment = |(seat, bot): (usize, &Bot)| SeatAssignment {
        name: format!("{} {}", bot.words(), seat + 1),
        player: Player::Bot(*bot),
        mark: (seat % 6) as u8,
    };
    bots.iter().enumerate().map(assignment).collect()
}

fn line(bot: Option<Bot>, seat: Option<usize>, sums: &mut Sums) -> LevelLine {
    sums.millis.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = sums.millis.len().saturating_sub(1);
        sums.millis.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
    };
    let games = sums.games.max(1) as f64;
    let (low, high) = wilson(sums.wins, sums.games);
    LevelLine {
        level: bot.map(Bot::words),
        seat,
        games: sums.games,
        win_share: sums.wins / games,
        low,
        high,
        mean_score: sums.score / games,
        decisions: sums.millis.len(),
        ms_median: at(0.5),
        ms_p95: at(0.95),
    }
}

/// The 95 % interval of a share by Wilson's score method, for `wins` (fractions allowed) out of `games`.
pub fn wilson(wins: f64, games: usize) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let z = 1.959_963_984_540_054_f64;
    let n = games as f64;
    let share = wins / n;
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let center = share + z * z / (2.0 * n);
    let scale = 1.0 + z * z / n;
    // At the ends rounding would leave the share outside its own interval.
    (((center - spread) / scale).clamp(0.0, share), ((center + spread) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::{Sprt, wilson};

    /// Figures from the formula worked by hand for 8 of 10.
    #[test]
    fn wilson_of_eight_in_ten() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        assert_eq!((wilson(0.0, 12).0, wilson(12.0, 12).1), (0.0, 1.0));
    }

    /// Whether the first level wins six of ten rather than five.
    const SIX_OF_TEN: Sprt = Sprt { low: 0.5, high: 0.6 };

    /// A win adds ln(0.6 ÷ 0.5) = 0.1823, a loss ln(0.4 ÷ 0.5) = -0.2231, and ln 19 = 2.9444 is enough: 17 wins (16 come to 2.917), or 14 losses (13
    /// come to -2.901).
    #[test]
    fn a_verdict_comes_when_enough_is_won_or_lost() {
        assert_eq!(SIX_OF_TEN.verdict(0.0, 0.0), None);
        assert_eq!([16.0, 17.0].map(|games| SIX_OF_TEN.verdict(games, games)), [None, Some(true)]);
        assert_eq!([13.0, 14.0].map(|games| SIX_OF_TEN.verdict(0.0, games)), [None, Some(false)]);
        // Who has lost one needs 18 wins: 17 come to 2.876.
        let once_lost = [18.0, 19.0].map(|games| SIX_OF_TEN.verdict(games - 1.0, games));
        assert_eq!(once_lost, [None, Some(true)]);
    }

    /// By Wald, of a level that wins this share of its games: a share near one of the two takes long, one beyond them is known soon. A game adds
    /// 0.1823 × share - 0.2231 × (1 - share) in the mean, and 2.9444 is enough.
    #[test]
    fn a_verdict_takes_as_many_games_as_the_share_is_doubtful() {
        let verdicts =
            |tenths: f64, games: [f64; 2]| games.map(|games| SIX_OF_TEN.verdict(games * tenths / 10.0, games));
        // 0.0201 a game: 147. -0.0204: 145. 0.0607: 49. -0.1015: 30.
        assert_eq!(verdicts(6.0, [140.0, 150.0]), [None, Some(true)]);
        assert_eq!(verdicts(5.0, [144.0, 146.0]), [None, Some(false)]);
        assert_eq!(verdicts(7.0, [40.0, 50.0]), [None, Some(true)]);
        assert_eq!(verdicts(3.0, [20.0, 30.0]), [None, Some(false)]);
        // Between the two it may go on for long: -0.0001 a game.
        assert_eq!(verdicts(5.5, [1000.0, 5000.0]), [None, None]);
    }
}
