//! What an arena tells: shares of wins with their intervals, mean scores, decision times, the verdict of a sequential test.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Competitor, PlayedGame};

/// The results of one competitor: a bot or a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReportLine {
    /// The id of the bot. For a seat: only if the same bot sat there in every game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The index of the seat; only in the table by seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Number of finished games, counted once per seat that the bot held.
    pub games: usize,
    /// Share of wins, 0–1. A shared win counts as a fraction.
    pub win_share: f64,
    /// Lower end of the 95 % interval of the win share (Wilson).
    pub low: f64,
    /// Upper end of the 95 % interval of the win share (Wilson).
    pub high: f64,
    /// Mean score.
    pub mean_score: f64,
    /// Standard deviation of the score from game to game; not in the JSON output.
    #[serde(skip)]
    pub score_deviation: f64,
    /// Decisions in all games; not in the JSON output.
    #[serde(skip)]
    pub decisions: usize,
    /// Median time of a decision in milliseconds.
    pub ms_median: f64,
    /// 95th percentile of the time of a decision in milliseconds.
    pub ms_p95: f64,
}

/// The result of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// Id of the game.
    pub game: String,
    /// Number of games played.
    pub games: usize,
    /// Number of games cut off.
    pub unfinished: usize,
    /// Results by bot, in the order of [`crate::engine::Level::ALL`], then of style, today's before the baseline's.
    pub levels: Vec<ReportLine>,
    /// Results by seat.
    pub seats: Vec<ReportLine>,
    /// The verdict of the sequential test: whether the first bot's win share is the higher one. `None` without a test
    /// or if the games were inconclusive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<bool>,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    games: usize,
    wins: f64,
    score: f64,
    squared_score: f64,
    millis: Vec<f32>,
}

/// A sequential probability ratio test: decides between two hypotheses about the win share of the first bot.
///
/// Games are treated as independent, so the bot must hold a single seat: of several seats in one game, one wins because
/// the others do not. Games on the same luck with the seats exchanged vary less than independent ones, so the error
/// rate is lower than nominal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The win share under the hypothesis to be rejected.
    pub low: f64,
    /// The win share under the hypothesis to be confirmed.
    pub high: f64,
}

impl Sprt {
    /// The log-likelihood ratio that decides the test, ln 19: one verdict in twenty is wrong.
    const VERDICT_LOG_RATIO: f64 = 2.944_438_979_166_44;

    /// The verdict after `wins` in `games`: whether the higher share is the likelier one; `None` while inconclusive.
    pub fn verdict(self, wins: f64, games: f64) -> Option<bool> {
        let Sprt { low, high } = self;
        let ratio = wins * (high / low).ln() + (games - wins) * ((1.0 - high) / (1.0 - low)).ln();
        if ratio.abs() < Sprt::VERDICT_LOG_RATIO { None } else { Some(ratio > 0.0) }
    }
}

/// The results of the games so far.
pub(super) struct Tally {
    pub(super) games: usize,
    unfinished: usize,
    by_bot: BTreeMap<Competitor, Sums>,
    by_seat: Vec<Sums>,
    first: Option<Competitor>,
    pub(super) verdict: Option<bool>,
}

impl Tally {
    pub(super) fn new(bots: &[Competitor]) -> Tally {
        Tally {
            games: 0,
            unfinished: 0,
            by_bot: bots.iter().map(|&bot| (bot, Sums::default())).collect(),
            by_seat: vec![Sums::default(); bots.len()],
            first: bots.first().copied(),
            verdict: None,
        }
    }

    pub(super) fn count(&mut self, played: &PlayedGame, bots: &[Competitor]) {
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
                sums.squared_score += f64::from(score).powi(2);
                if won {
                    sums.wins += share;
                }
            }
        }
    }

    /// The verdict of the sequential test on the first bot.
    pub(super) fn sprt_verdict(&self, sprt: Sprt) -> Option<bool> {
        let sums = self.by_bot.get(&self.first?)?;
        sprt.verdict(sums.wins, sums.games as f64)
    }

    pub(super) fn report(mut self, game: &str, bots: &[Competitor]) -> ArenaReport {
        // With several bots the seats rotate, so a seat has no bot of its own.
        let same_bot = bots.first().copied().filter(|first| bots.iter().all(|bot| bot == first));
        let by_level = self.by_bot.iter_mut().map(|(&bot, sums)| report_line(Some(bot), None, sums)).collect();
        let seats = self.by_seat.iter_mut().enumerate();
        ArenaReport {
            game: game.to_owned(),
            games: self.games,
            unfinished: self.unfinished,
            levels: by_level,
            seats: seats.map(|(seat, sums)| report_line(same_bot, Some(seat), sums)).collect(),
            verdict: self.verdict,
        }
    }
}

fn report_line(bot: Option<Competitor>, seat: Option<usize>, sums: &mut Sums) -> ReportLine {
    sums.millis.sort_by(f32::total_cmp);
    let quantile = |share: f64| {
        let last = sums.millis.len().saturating_sub(1);
        sums.millis.get((last as f64 * share).round() as usize).copied().map_or(0.0, f64::from)
    };
    let games = sums.games.max(1) as f64;
    let (low, high) = wilson(sums.wins, sums.games);
    ReportLine {
        level: bot.map(Competitor::id),
        seat,
        games: sums.games,
        win_share: sums.wins / games,
        low,
        high,
        mean_score: sums.score / games,
        score_deviation: (sums.squared_score / games - (sums.score / games).powi(2)).max(0.0).sqrt(),
        decisions: sums.millis.len(),
        ms_median: quantile(0.5),
        ms_p95: quantile(0.95),
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
    let half_width = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let center = share + z * z / (2.0 * n);
    let scale = 1.0 + z * z / n;
    // Without clamping, rounding could leave the share outside its own interval.
    (((center - half_width) / scale).clamp(0.0, share), ((center + half_width) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::{Sprt, wilson};

    /// Values computed by hand for 8 of 10.
    #[test]
    fn wilson_of_eight_in_ten() {
        let (low, high) = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        assert_eq!((wilson(0.0, 12).0, wilson(12.0, 12).1), (0.0, 1.0));
    }

    /// Whether the first bot wins six games of ten rather than five.
    const SIX_OF_TEN: Sprt = Sprt { low: 0.5, high: 0.6 };

    /// A win adds ln(0.6 ÷ 0.5) = 0.1823, a loss ln(0.4 ÷ 0.5) = -0.2231, and ln 19 = 2.9444 is enough: 17 wins (16 come to 2.917), or 14 losses (13
    /// come to -2.901).
    #[test]
    fn verdict_comes_after_enough_wins_or_losses() {
        assert_eq!(SIX_OF_TEN.verdict(0.0, 0.0), None);
        assert_eq!([16.0, 17.0].map(|games| SIX_OF_TEN.verdict(games, games)), [None, Some(true)]);
        assert_eq!([13.0, 14.0].map(|games| SIX_OF_TEN.verdict(0.0, games)), [None, Some(false)]);
        // After one loss 18 wins are needed: 17 come to 2.876.
        let once_lost = [18.0, 19.0].map(|games| SIX_OF_TEN.verdict(games - 1.0, games));
        assert_eq!(once_lost, [None, Some(true)]);
    }

    /// Expected length of the test after Wald: short for shares beyond the two hypotheses, long for shares between
    /// them. A game adds 0.1823 × share - 0.2231 × (1 - share) on average, and 2.9444 decides.
    #[test]
    fn verdict_takes_longer_for_shares_between_the_hypotheses() {
        let verdicts =
            |tenths: f64, games: [f64; 2]| games.map(|games| SIX_OF_TEN.verdict(games * tenths / 10.0, games));
        // 0.0201 a game: 147. -0.0204: 145. 0.0607: 49. -0.1015: 30.
        assert_eq!(verdicts(6.0, [140.0, 150.0]), [None, Some(true)]);
        assert_eq!(verdicts(5.0, [144.0, 146.0]), [None, Some(false)]);
        assert_eq!(verdicts(7.0, [40.0, 50.0]), [None, Some(true)]);
        assert_eq!(verdicts(3.0, [20.0, 30.0]), [None, Some(false)]);
        // Between the two hypotheses the test may go on for long: -0.0001 a game.
        assert_eq!(verdicts(5.5, [1000.0, 5000.0]), [None, None]);
    }
}
