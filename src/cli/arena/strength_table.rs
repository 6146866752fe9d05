//! `cheeseboard arena --table`: how strong the levels are, as the tables of the documentation.

use super::{Arguments, threads};
use crate::bots::{Arena, Competitor, PlayedGame, ReportLine};
use crate::cli::error::{CliError, no_such_game};
use crate::cli::kept_games::KeptGames;
use crate::engine::Level;
use crate::games::{Game, Visitor, taught_ids, visit_game};
use crate::play::Match;

/// Who meets: each level with the next weaker one, the weakest with one that moves at random.
const PAIRS: [[Level; 2]; 5] = [
    [Level::Child, Level::Random],
    [Level::Easy, Level::Child],
    [Level::Medium, Level::Easy],
    [Level::Hard, Level::Medium],
    [Level::Expert, Level::Hard],
];

/// The most games of a pair with the slowest level.
const MAX_EXPERT_GAMES: usize = 60;

/// The rating of the weakest level that is offered.
const BASE_RATING: f64 = 1000.0;

/// The rating difference at which the stronger one wins 10 games for each that it loses.
const TENFOLD: f64 = 400.0;

/// The line of the stronger level of each pair.
struct Strengths<'a> {
    arguments: &'a Arguments,
}

impl Visitor for Strengths<'_> {
    type Output = Result<Vec<ReportLine>, CliError>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        PAIRS.iter().map(|pair| self.measure::<G>(*pair)).collect()
    }
}

impl Strengths<'_> {
    /// Lets two levels play; the line of the first.
    fn measure<G: Game>(&self, pair: [Level; 2]) -> Result<ReportLine, CliError> {
        let games = self.arguments.games as usize;
        let games = if pair.contains(&Level::Expert) { games.min(MAX_EXPERT_GAMES) } else { games };
        let competitors = pair.map(Competitor::from).to_vec();
        let (seed, max_events) = (self.arguments.seed, self.arguments.max_events as usize);
        let arena = Arena::<G> { games, seed, max_events, ..Arena::new(competitors) };
        let keep = |path: &std::path::PathBuf| {
            let name = format!("{}-{}-{}.jsonl", G::ID, pair[0].id(), pair[1].id());
            KeptGames::open(&path.join(name), &arena)
        };
        let kept = self.arguments.keep.as_ref().map(keep).transpose()?;
        let known = kept.as_ref().map(KeptGames::known).unwrap_or_default();
        let report = arena.run(threads(self.arguments.jobs), known, |played: &PlayedGame, _: &Match<G>| {
            kept.as_ref().map_or(Ok(()), |kept| kept.add(played))
        })?;
        let first = report.levels.into_iter().find(|line| line.level.as_deref() == Some(pair[0].id()));
        Ok(first.unwrap_or_default())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let games: Vec<&str> = match &arguments.game {
        Some(game) => vec![game],
        None => taught_ids(),
    };
    let mut strengths = Strengths { arguments };
    let mut rows = Vec::new();
    for game in games {
        rows.push((game, visit_game(game, &mut strengths).ok_or_else(|| no_such_game(game))??));
    }
    crate::cli::print(&(shares(&rows) + "\n" + &ratings(&rows)))
}

/// The shares of wins of the stronger level of each pair, in percent, with their intervals.
fn shares(rows: &[(&str, Vec<ReportLine>)]) -> String {
    let mut table = "| game |".to_owned();
    for [stronger, weaker] in PAIRS {
        table += &format!(" {}, {} |", stronger.id(), weaker.id());
    }
    table += &format!("\n|---|{}\n", "---|".repeat(PAIRS.len()));
    for (game, lines) in rows {
        table += &format!("| `{game}` |");
        for line in lines {
            let percent = |share: f64| (share * 1000.0).round() / 10.0;
            table += &format!(" {} [{}–{}] |", percent(line.win_share), percent(line.low), percent(line.high));
        }
        table += "\n";
    }
    table
}

/// The ratings that follow from the shares, and the time of a decision of the strongest level.
fn ratings(rows: &[(&str, Vec<ReportLine>)]) -> String {
    let mut table = "| game |".to_owned();
    for level in Level::OFFERED {
        table += &format!(" {} |", level.id());
    }
    table += &format!(" ms median, p95 |\n|---|{}\n", "---|".repeat(Level::OFFERED.len() + 1));
    for (game, lines) in rows {
        table += &format!("| `{game}` |");
        for rating in ratings_of(lines.iter().skip(1)) {
            table += &format!(" {rating:.0} |");
        }
        let [median, p95] = lines.last().map_or([0.0; 2], |line| [line.ms_median, line.ms_p95]);
        table += &format!(" {median:.0}, {p95:.0} |\n");
    }
    table
}

/// The ratings of the levels that are offered, from the shares of each against the one before it.
fn ratings_of<'a>(lines: impl Iterator<Item = &'a ReportLine>) -> Vec<f64> {
    let mut ratings = vec![BASE_RATING];
    for line in lines {
        // Half a game won and half a game lost more, so that a share of 1 has a rating, too.
        let games = line.games as f64 + 1.0;
        let share = (line.win_share * line.games as f64 + 0.5) / games;
        let last = ratings.last().copied().unwrap_or(BASE_RATING);
        ratings.push(last + TENFOLD * (share / (1.0 - share)).log10());
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(win_share: f64) -> ReportLine {
        ReportLine { win_share, games: 199, ..ReportLine::default() }
    }

    /// Ten wins for each loss are 400 points: of 199 games 181.3, since (181.3 + 0.5) ÷ 200 = 10 ÷ 11.
    #[test]
    fn ratings_add_up_from_level_to_level() {
        let tenfold = (200.0 * 10.0 / 11.0 - 0.5) / 199.0;
        let ratings = ratings_of([line(tenfold), line(0.5), line(1.0)].iter());
        assert!((ratings[1] - 1400.0).abs() < 1e-6 && (ratings[2] - 1400.0).abs() < 1e-6, "{ratings:?}");
        assert!(ratings[3] > 2400.0 && ratings[3].is_finite(), "{ratings:?}");
    }
}
