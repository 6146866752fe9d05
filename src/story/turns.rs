//! The turns of a game, what each changed, and those that decided it.

use super::account::Entry;
use super::sampling::{ERRORS, Estimate};
use super::values::Values;
use crate::engine::Seat;

/// The most turning points.
const MAX_POINTS: usize = 5;
/// What changed no seat's share of the win by more than this, or not beyond doubt, decided nothing.
pub(super) const LEAST_CHANGE: f64 = 0.08;
/// So much of a change counts where nobody saw what brought it.
const QUIET: f64 = 0.5;
/// From this share of a win on, a game is decided.
const DECIDED: f64 = 0.95;

/// A game was decided early if so many turns came after that, and this part of all.
const FEWEST_DECIDED: usize = 2;
const PART_DECIDED: usize = 10;

/// The events of one seat between those of others.
#[derive(Clone, Debug, PartialEq)]
pub struct GameTurn {
    /// The number of the turn, from 1.
    pub number: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of events before its first.
    pub from: usize,
    /// The number of events before the first one after it.
    pub to: usize,
    /// What it changed for each seat.
    pub change: Estimate,
}

impl GameTurn {
    /// Whether the event at this ply belongs to the turn.
    pub fn contains(&self, ply: usize) -> bool {
        (self.from..self.to).contains(&ply)
    }
}

/// The turns of a finished game, in order. What happened before the first seat came to act, such as a deal, belongs to none.
pub fn turns(values: &Values) -> Vec<GameTurn> {
    let last = values.standings.len() - 1;
    let mut turns: Vec<GameTurn> = Vec::new();
    for ply in 0..last {
        let number = values.standings[ply + 1].turn;
        if number == 0 {
            continue;
        }
        match turns.last_mut().filter(|turn| turn.number == number) {
            Some(turn) => turn.to = ply + 1,
            None => {
                turns.push(GameTurn { number, seat: Seat::new(0), from: ply, to: ply + 1, change: Estimate::default() })
            }
        }
    }
    for turn in &mut turns {
        turn.seat = values.standings[turn.to].seat.unwrap_or(turn.seat);
        turn.change = values.at(turn.to).minus(values.at(turn.from));
    }
    turns
}

/// What a turn was to those who watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// It set the game up: nothing can have turned.
    SetUp,
    /// Nothing came of it for all to see.
    Quiet,
    /// It brought something for all to see.
    Eventful,
}

/// The three to five turns that changed most, in their order, as far as the estimates tell. Of a turn of which nothing was seen half the
/// change counts, and the turn that decided the game is among them. `sights` has one entry for each turn.
pub fn turning_points(turns: &[GameTurn], sights: &[Sight], decided_after: Option<usize>) -> Vec<GameTurn> {
    let weight = |(turn, sight): &(&GameTurn, &Sight)| {
        let (_, change, _) = turn.change.largest();
        match sight {
            _ if Some(turn.number) == decided_after => f64::INFINITY,
            Sight::Eventful => change.abs(),
            Sight::SetUp | Sight::Quiet => change.abs() * QUIET,
        }
    };
    let is_point = |(turn, sight): &(&GameTurn, &Sight)| {
        let (_, change, error) = turn.change.largest();
        **sight != Sight::SetUp && change.abs() > LEAST_CHANGE && change.abs() > ERRORS * error
    };
    let mut points: Vec<_> = turns.iter().zip(sights).filter(is_point).collect();
    points.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    points.truncate(MAX_POINTS);
    points.sort_by_key(|(turn, _)| turn.number);
    points.into_iter().map(|(turn, _)| turn.clone()).collect()
}

/// The turn after which the winner's share never fell below what decides a game; `None` if it was open to the last turn, or nobody
/// won alone.
pub fn decided_after(turns: &[GameTurn], values: &Values, winner: Option<Seat>) -> Option<usize> {
    let winner = winner?.index();
    let is_decided = |turn: &&GameTurn| values.at(turn.to).estimate().mean[winner] >= DECIDED;
    let decided = turns.iter().rev().take_while(is_decided).last().map(|turn| turn.number);
    // That the last few turns of a long game changed nothing is no news.
    decided.filter(|number| turns.len() - number >= FEWEST_DECIDED.max(turns.len() / PART_DECIDED))
}

/// The entry of a turn that changed most, for whatever seat.
pub fn largest_entry<'a>(entries: &'a [Entry], turn: &GameTurn) -> Option<&'a Entry> {
    let size = |entry: &Entry| entry.change.mean.iter().fold(0.0, |size: f64, mean| size.max(mean.abs()));
    let inside = entries.iter().filter(|entry| turn.contains(entry.ply));
    inside.max_by(|one, other| size(one).total_cmp(&size(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(number: usize, change: f64, error: f64) -> GameTurn {
        let both = |one: f64, other: f64| [one, other].into_iter().collect();
        let change = Estimate { mean: both(change, -change), error: both(error, error) };
        GameTurn { number, seat: Seat::new(number % 2), from: number, to: number + 1, change }
    }

    #[test]
    fn turning_points_are_large_and_sure() {
        let turns = [turn(1, 0.2, 0.01), turn(2, 0.07, 0.01), turn(3, -0.3, 0.16), turn(4, -0.3, 0.01)];
        let numbers =
            |sights| turning_points(&turns, sights, None).iter().map(|point| point.number).collect::<Vec<_>>();
        assert_eq!(numbers(&[Sight::Quiet; 4]), [1, 4], "the second is small, the third may be chance");
        assert_eq!(numbers(&[Sight::SetUp, Sight::Quiet, Sight::Quiet, Sight::Quiet]), [4]);
    }

    #[test]
    fn at_most_five_turning_points_in_their_order() {
        let turns: Vec<GameTurn> = (1..=8).map(|number| turn(number, 0.1 + 0.01 * number as f64, 0.0)).collect();
        let mut sights = [Sight::Quiet; 8];
        let numbers = |sights: &[Sight], decided| {
            turning_points(&turns, sights, decided).iter().map(|point| point.number).collect::<Vec<_>>()
        };
        assert_eq!(numbers(&sights, None), [4, 5, 6, 7, 8]);
        assert_eq!(numbers(&sights, Some(2)), [2, 5, 6, 7, 8], "what decided the game is told");
        sights[0] = Sight::Eventful;
        assert_eq!(numbers(&sights, None), [1, 5, 6, 7, 8], "what was seen is told first");
    }
}
