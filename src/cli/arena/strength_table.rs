//! `cheeseboard arena --table`: how strong the levels are, as the tables of the documentation.

use super::{Arguments, threads};
use crate::bots::{Arena, Competitor, PlayedGame, ReportLine};
use crate::cli::error::{CliError, no_such_game};
use crate::cli::kept_games::KeptGames;
use crate::engine::Level;
use crate::games::{Game, Visitor, taught_ids, visit_game};
use crate::play::{Bot, Match, PlayStyle};

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

/// The level at which the play styles are measured, each against none.
const STYLE_LEVEL: Level = Level::Hard;

/// What is measured of a game.
struct Measured {
    game: &'static str,
    /// The line of the stronger level of each pair.
    levels: Vec<ReportLine>,
    /// The lines of each play style and of the bot without one that it meets.
    styles: Vec<[ReportLine; 2]>,
}

/// Measures one game.
struct Measure<'a> {
    arguments: &'a Arguments,
}

impl Visitor for Measure<'_> {
    type Output = Result<Measured, CliError>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        let pair = |pair: [Level; 2]| self.meet::<G>(pair.map(Bot::from)).map(|[stronger, _]| stronger);
        let levels = PAIRS.into_iter().map(pair).collect::<Result<_, _>>()?;
        let plain = Bot::from(STYLE_LEVEL);
        let style = |style| self.meet::<G>([Bot { style: Some(style), ..plain }, plain]);
        let styles = PlayStyle::ALL.into_iter().map(style).collect::<Result<_, _>>()?;
        Ok(Measured { game: G::ID, levels, styles })
    }
}

impl Measure<'_> {
    /// Lets two bots play; their lines.
    fn meet<G: Game>(&self, pair: [Bot; 2]) -> Result<[ReportLine; 2], CliError> {
        let games = self.arguments.games as usize;
        let is_slow = pair.iter().any(|bot| bot.level == Level::Expert);
        let games = if is_slow { games.min(MAX_EXPERT_GAMES) } else { games };
        let competitors = pair.map(|bot| Competitor { is_baseline: false, bot }).to_vec();
        let (seed, max_events) = (self.arguments.seed, self.arguments.max_events as usize);
        let arena = Arena::<G> { games, seed, max_events, ..Arena::new(competitors) };
        let keep = |path: &std::path::PathBuf| {
            std::fs::create_dir_all(path).map_err(|error| CliError::Write(path.clone(), error))?;
            let name = format!("{}-{}-{}.jsonl", G::ID, pair[0].id(), pair[1].id());
            KeptGames::open(&path.join(name), &arena)
        };
        let kept = self.arguments.keep.as_ref().map(keep).transpose()?;
        let known = kept.as_ref().map(KeptGames::known).unwrap_or_default();
        let report = arena.run(threads(self.arguments.jobs), known, |played: &PlayedGame, _: &Match<G>| {
            kept.as_ref().map_or(Ok(()), |kept| kept.add(played))
        })?;
        let line = |bot: Bot| report.levels.iter().find(|line| line.level == Some(bot.id())).cloned();
        Ok(pair.map(|bot| line(bot).unwrap_or_default()))
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let games: Vec<&str> = match &arguments.game {
        Some(game) => vec![game],
        None => taught_ids(),
    };
    let mut measure = Measure { arguments };
    let mut rows = Vec::new();
    for game in games {
        rows.push(visit_game(game, &mut measure).ok_or_else(|| no_such_game(game))??);
    }
    crate::cli::print(&[shares(&rows), ratings(&rows), styles(&rows)].join("\n"))
}

/// A share of wins in percent, with its interval.
fn share(line: &ReportLine) -> String {
    let percent = |share: f64| (share * 1000.0).round() / 10.0;
    format!("{} [{}–{}]", percent(line.win_share), percent(line.low), percent(line.high))
}

/// The shares of wins of the stronger level of each pair, in percent, with their intervals.
fn shares(rows: &[Measured]) -> String {
    let mut table = "| game |".to_owned();
    for [stronger, weaker] in PAIRS {
        table += &format!(" {}, {} |", stronger.id(), weaker.id());
    }
    table += &format!("\n|---|{}\n", "---|".repeat(PAIRS.len()));
    for Measured { game, levels, .. } in rows {
        table += &format!("| `{game}` |");
        levels.iter().for_each(|line| table += &format!(" {} |", share(line)));
        table += "\n";
    }
    table
}

/// The ratings that follow from the shares, and the time of a decision of the strongest level.
fn ratings(rows: &[Measured]) -> String {
    let mut table = "| game |".to_owned();
    for level in Level::OFFERED {
        table += &format!(" {} |", level.id());
    }
    table += &format!(" ms median, p95 |\n|---|{}\n", "---|".repeat(Level::OFFERED.len() + 1));
    for Measured { game, levels, .. } in rows {
        table += &format!("| `{game}` |");
        for rating in ratings_of(levels.iter().skip(1)) {
            table += &format!(" {rating:.0} |");
        }
        let [median, p95] = levels.last().map_or([0.0; 2], |line| [line.ms_median, line.ms_p95]);
        table += &format!(" {median:.0}, {p95:.0} |\n");
    }
    table
}

/// How each play style fares against none: its share of wins, its scores and those of the other, each with the deviation.
fn styles(rows: &[Measured]) -> String {
    let mut table = "| game | style | wins | own score | other’s score |\n|---|---|---|---|---|\n".to_owned();
    for Measured { game, styles, .. } in rows {
        for (style, [styled, plain]) in PlayStyle::ALL.iter().zip(styles) {
            let [own, other] =
                [styled, plain].map(|line| format!("{:.2} ± {:.2}", line.mean_score, line.score_deviation));
            table += &format!("| `{game}` | {} | {} | {own} | {other} |\n", style.id(), share(styled));
        }
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
