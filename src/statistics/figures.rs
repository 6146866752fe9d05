//! The figures of one person, in one game or in all.

use std::collections::BTreeMap;

use super::dice::DiceCount;
use super::folder::PlayedGame;
use super::luck::LuckFigures;
use super::people::{Directory, Who};
use super::summary::{RecordSummary, SeatSummary};
use super::tally::{Streaks, Tally};
use crate::engine::Level;

/// The figures of a person.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// All games.
    pub all: Tally,
    /// Wins in a row.
    pub streaks: Streaks,
    /// By game, in the order given.
    pub by_game: Vec<GameFigures>,
    /// By the number of players.
    pub by_players: BTreeMap<usize, Tally>,
    /// By the level of the bots that sat at the table, weakest first: games in which a bot of that level sat.
    pub by_level: Vec<(Level, Tally)>,
    /// After each game, from the first: the shares of wins so far, and what equal players would have.
    pub course: Vec<(f64, f64)>,
    /// The scores from the first game on, with whether the game was won.
    pub scores: Vec<(i32, bool)>,
    /// The dice rolled on the person's turns.
    pub dice: DiceCount,
    /// Luck and play.
    pub luck: LuckFigures,
    /// Whether only what went well is told, as of a child: wins, streaks and best results.
    pub is_best_only: bool,
}

/// The figures of a person in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameFigures {
    /// The id of the game.
    pub game: String,
    /// Games played and won.
    pub tally: Tally,
    /// The best score.
    pub best: i32,
    /// The mean score.
    pub mean: f64,
}

/// A person who can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Participant {
    /// The person.
    pub who: Who,
    /// The name.
    pub name: String,
    /// How many finished games there are.
    pub games: usize,
}

/// Everyone who has finished a game, and everyone who plays here: first those who play here, in their order, then others by the number of their
/// games.
pub fn participants(games: &[PlayedGame], directory: &Directory) -> Vec<Participant> {
    let mut found: BTreeMap<Who, (String, usize)> = BTreeMap::new();
    for game in games {
        let mut here: Vec<Who> = Vec::new();
        for seat in game.summary.seats.iter().filter(|seat| seat.level.is_none()) {
            let Some(who) = directory.who(&seat.name, seat.person.as_ref()) else { continue };
            let entry = found.entry(who.clone()).or_default();
            // Games are in order of time: the latest name is the one that is known.
            entry.0.clone_from(&seat.name);
            if !here.contains(&who) {
                entry.1 += 1;
                here.push(who);
            }
        }
    }
    let at_home = directory.people().map(|who| Participant {
        who: who.clone(),
        name: directory.name(who).unwrap_or_default().to_owned(),
        games: found.get(who).map_or(0, |(_, games)| *games),
    });
    let mut all: Vec<Participant> = at_home.collect();
    let mut guests: Vec<Participant> = found
        .into_iter()
        .filter(|(who, _)| directory.name(who).is_none())
        .map(|(who, (name, games))| Participant { who, name, games })
        .collect();
    guests.sort_by_key(|guest| std::cmp::Reverse(guest.games));
    all.extend(guests);
    all
}

impl Figures {
    /// The figures of a person in the game `only`, or in all `listed` games.
    pub fn of(games: &[PlayedGame], directory: &Directory, who: &Who, only: Option<&str>, listed: &[&str]) -> Figures {
        let mut figures = Figures::default();
        let mut by_game: BTreeMap<&str, (Tally, Vec<i32>, bool)> = BTreeMap::new();
        let mut by_level: BTreeMap<usize, Tally> = BTreeMap::new();
        for summary in games.iter().map(|game| &game.summary) {
            let is_wanted = only.is_none_or(|only| summary.game == only) && listed.contains(&summary.game.as_str());
            let own = own_seats(summary, directory, who);
            let Some(best) = own.first().copied().filter(|_| is_wanted) else { continue };
            let (share, seats) = (summary.win_share(&own), summary.seats.len());
            let (own_teams, teams) = (summary.teams(own.iter().copied()).len(), summary.teams(0..seats).len());
            let count = |tally: &mut Tally| tally.add(share, own_teams, teams);
            count(&mut figures.all);
            figures.streaks.add(share > 0.0);
            figures.course.push((figures.all.share, figures.all.expected));
            count(figures.by_players.entry(seats).or_default());
            let levels: std::collections::BTreeSet<usize> = summary.seats.iter().filter_map(level_index).collect();
            levels.into_iter().for_each(|level| count(by_level.entry(level).or_default()));
            // Somebody who sat at two seats has the better score of both.
            let lowest_wins = lowest_wins(summary);
            let scores = own.iter().filter_map(|seat| summary.outcome.scores.get(*seat).copied());
            let score = if lowest_wins { scores.min() } else { scores.max() };
            let (tally, scores, lowest) = by_game.entry(&summary.game).or_default();
            count(tally);
            scores.extend(score);
            *lowest |= lowest_wins && !is_level(summary);
            figures.scores.extend(score.map(|score| (score, share > 0.0)));
            for seat in own.iter().filter_map(|seat| summary.seats.get(*seat)) {
                figures.dice.add(&seat.dice);
            }
            let shares = summary.seats.get(best).and_then(|seat| seat.shares.as_ref());
            shares.into_iter().for_each(|shares| figures.luck.add(shares));
        }
        let of_game = |game: &&str| {
            let (tally, scores, lowest) = by_game.get(game)?;
            let best = if *lowest { scores.iter().min() } else { scores.iter().max() };
            let mean = scores.iter().map(|score| f64::from(*score)).sum::<f64>() / scores.len().max(1) as f64;
            Some(GameFigures { game: (*game).to_owned(), tally: *tally, best: best.copied()?, mean })
        };
        figures.by_game = listed.iter().filter_map(of_game).collect();
        let level = |(index, tally)| Some((Level::ALL.get(index).copied()?, tally));
        figures.by_level = by_level.into_iter().filter_map(level).collect();
        figures
    }

    /// Leaves only what went well: wins, streaks and best results.
    #[must_use]
    pub fn best_only(self) -> Figures {
        let Figures { all, streaks, by_game, .. } = self;
        Figures { all, streaks, by_game, is_best_only: true, ..Figures::default() }
    }
}

/// The seats at which this person sat.
fn own_seats(summary: &RecordSummary, directory: &Directory, who: &Who) -> Vec<usize> {
    let is_own = |seat: &SeatSummary| {
        seat.level.is_none() && directory.who(&seat.name, seat.person.as_ref()).as_ref() == Some(who)
    };
    summary.seats.iter().enumerate().filter(|(_, seat)| is_own(seat)).map(|(index, _)| index).collect()
}

/// The place of a bot's level among all levels; `None` for a person.
fn level_index(seat: &SeatSummary) -> Option<usize> {
    let level = Level::from_id(seat.level.as_deref()?)?;
    Level::ALL.iter().position(|other| *other == level)
}

/// Whether the winners have the lowest score.
fn lowest_wins(summary: &RecordSummary) -> bool {
    let won = summary.outcome.winning_score();
    summary.outcome.scores.iter().all(|score| *score >= won)
}

/// Whether all seats have the same score, so that it does not show which end wins.
fn is_level(summary: &RecordSummary) -> bool {
    summary.outcome.scores.windows(2).all(|pair| pair[0] == pair[1])
}

#[cfg(test)]
mod tests;
