//! The proving ground: bots against bots, many games, seats rotated over the same luck.

use std::time::Instant;

use serde::Serialize;

use super::bot::{bot_seed, choose};
use crate::engine::{Mind, Outcome, Refusal, Rules, Stop, Turn, Viewer, seed_of};
use crate::play::{Level, Match, Player, Sitter};
use rand::Rng as _;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena<G: Rules> {
    /// The options of every game.
    pub options: G::Options,
    /// The levels that meet; seats rotate through them.
    pub levels: Vec<Level>,
    /// At least how many games; rounded up to whole rotations.
    pub games: usize,
    /// The seed of the whole.
    pub seed: u64,
    /// A game is cut off after this many events.
    pub max_events: usize,
}

/// How one competitor (a level, or a seat) did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct LevelLine {
    /// The word of its level; of a seat if the same level sat there in every game.
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
pub struct Standing {
    /// Id of the game.
    pub game: String,
    /// Games played.
    pub games: usize,
    /// Games cut off.
    pub unfinished: usize,
    /// By level, each once, in the order given.
    pub levels: Vec<LevelLine>,
    /// By seat.
    pub seats: Vec<LevelLine>,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    games: usize,
    wins: f64,
    score: f64,
    millis: Vec<f64>,
}

impl<G: Rules + Mind> Arena<G> {
    /// Plays all games; `each` gets every game when it is over or cut off, with its number.
    ///
    /// # Errors
    /// When the game cannot be played so, with this many seats, or what `each` says.
    pub fn run<E: From<Refusal>>(
        &self,
        mut each: impl FnMut(usize, &Match<G>) -> Result<(), E>,
    ) -> Result<Standing, E> {
        let seats = self.levels.len();
        let mut by_level: Vec<Sums> = vec![Sums::default(); Level::ALL.len()];
        let mut by_seat: Vec<Sums> = vec![Sums::default(); seats];
        let mut unfinished = 0;
        let rotations = self.games.div_ceil(seats.max(1));
        for number in 0..rotations * seats {
            let (deal, rotation) = (number / seats, number % seats);
            let seed = seed_of(self.seed, "arena", &[deal as u64]).next_u64();
            let levels: Vec<Level> = (0..seats).map(|seat| self.levels[(seat + rotation) % seats]).collect();
            let mut game = Match::new(self.options.clone(), sitters(&levels), seed)?;
            let outcome = self.play(&mut game, &levels, &mut by_level, &mut by_seat)?;
            match outcome {
                Some(outcome) => count(&outcome, &levels, &mut by_level, &mut by_seat),
                None => unfinished += 1,
            }
            each(number, &game)?;
        }
        // Seats rotate through all levels, so only where there is but one does a seat have one.
        let only = self.levels.first().copied().filter(|first| self.levels.iter().all(|level| level == first));
        let levels = Level::ALL
            .into_iter()
            .filter(|level| self.levels.contains(level))
            .map(|level| line(Some(level), None, &mut by_level[level as usize]))
            .collect();
        let seats = by_seat.iter_mut().enumerate().map(|(seat, sums)| line(only, Some(seat), sums)).collect();
        Ok(Standing { game: G::ID.to_owned(), games: rotations * self.levels.len(), unfinished, levels, seats })
    }

    fn play(
        &self,
        game: &mut Match<G>,
        levels: &[Level],
        by_level: &mut [Sums],
        by_seat: &mut [Sums],
    ) -> Result<Option<Outcome>, Refusal> {
        let stop = Stop::default();
        while game.ply() < self.max_events {
            match game.turn() {
                Turn::Over(outcome) => return Ok(Some(outcome)),
                Turn::Chance(_) => game.draw_lot()?,
                Turn::Seat(seat) => {
                    let level = levels[seat.index()];
                    let view = game.view(Viewer::Seat(seat));
                    let stream = bot_seed(game.seed(), seat, game.ply());
                    let begun = Instant::now();
                    let Some(choice) = choose(&view, level, stream, &stop) else { return Ok(None) };
                    let millis = begun.elapsed().as_secs_f64() * 1000.0;
                    by_level[level as usize].millis.push(millis);
                    by_seat[seat.index()].millis.push(millis);
                    game.decide(seat, choice)?;
                }
            }
        }
        Ok(game.outcome())
    }
}

fn sitters(levels: &[Level]) -> Vec<Sitter> {
    let sitter = |(seat, level): (usize, &Level)| Sitter {
        name: format!("{} {}", level.word(), seat + 1),
        player: Player::Bot(*level),
        mark: (seat % 6) as u8,
    };
    levels.iter().enumerate().map(sitter).collect()
}

fn count(outcome: &Outcome, levels: &[Level], by_level: &mut [Sums], by_seat: &mut [Sums]) {
    let share = 1.0 / outcome.winners.len().max(1) as f64;
    for (seat, &score) in outcome.scores.iter().enumerate() {
        let won = outcome.winners.iter().any(|winner| winner.index() == seat);
        for sums in [&mut by_level[levels[seat] as usize], &mut by_seat[seat]] {
            sums.games += 1;
            sums.score += f64::from(score);
            if won {
                sums.wins += share;
            }
        }
    }
}

fn line(level: Option<Level>, seat: Option<usize>, sums: &mut Sums) -> LevelLine {
    sums.millis.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let last = sums.millis.len().saturating_sub(1);
        sums.millis.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
    };
    let games = sums.games.max(1) as f64;
    let (low, high) = wilson(sums.wins, sums.games);
    LevelLine {
        level: level.map(|level| level.word().to_owned()),
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
    use super::wilson;

    /// Figures from the formula worked by hand for 8 of 10.
    #[test]
    fn wilson_of_eight_in_ten() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        assert_eq!((wilson(0.0, 12).0, wilson(12.0, 12).1), (0.0, 1.0));
    }
}
