//! The course of a game: what each seat could expect after every turn, what changed it, and where it turned.

use super::account::{Account, Entry, entries};
use super::sampling::Estimate;
use super::seat_accounts::{SeatAccounts, seat_accounts};
use super::summary::{Praise, praises};
use super::turns::{GameTurn, Sight, decided_after, largest_entry, turning_points, turns};
use super::values::Values;
use crate::engine::{Event, Mind, Phrase, Seat, Stop, Viewer, Words};
use crate::games::Game;
use crate::play::Match;

/// Of so many playouts of a position one determinization of a view is judged.
const PLAYOUTS_PER_DETERMINIZATION: u32 = 2;

/// What changed this share of a turn's change is what the turn was about.
const MOST: f64 = 0.75;

/// How a story is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorySettings {
    /// The playouts of each position, at least 2.
    pub effort: u32,
    /// The seed of all random numbers.
    pub seed: u64,
}

impl Course {
    /// The turn to which the event at this ply belongs.
    pub fn turn_of(&self, ply: usize) -> Option<&GameTurn> {
        self.turns.iter().find(|turn| turn.contains(ply))
    }

    /// The turning point to which the event at this ply belongs, if it belongs to one.
    pub fn turning_point_of(&self, ply: usize) -> Option<&GameTurn> {
        self.turning_points.iter().map(|(turn, _)| turn).find(|turn| turn.contains(ply))
    }
}

/// A share of a win as it is said: in 100.
pub fn hundred(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

impl StorySettings {
    /// As stories of this game are told where nothing else is asked for: about a minute's work.
    pub fn usual<G: Mind>() -> StorySettings {
        StorySettings { effort: G::PLAYOUTS, seed: 1 }
    }
}

/// Shares as they are said, in 100, that add up as they are said, too: of those that were cut the most, some are one larger.
pub fn hundreds<const N: usize>(shares: [f64; N]) -> [i64; N] {
    let mut said = shares.map(|share| (share * 100.0).floor() as i64);
    let cut = |index: usize| shares[index] * 100.0 - (shares[index] * 100.0).floor();
    let mut order: [usize; N] = std::array::from_fn(|index| index);
    order.sort_by(|&one, &other| cut(other).total_cmp(&cut(one)));
    let missing = hundred(shares.iter().sum()) - said.iter().sum::<i64>();
    order.iter().take(missing.max(0) as usize).for_each(|&index| said[index] += 1);
    said
}

/// The course of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The accounts of each seat.
    pub seats: Vec<SeatAccounts>,
    /// What each event changed, in order.
    pub entries: Vec<Entry>,
    /// The turns.
    pub turns: Vec<GameTurn>,
    /// What each seat could expect when the first turn began and after every turn.
    pub curve: Vec<Estimate>,
    /// The turns that changed most, with what happened in each.
    pub turning_points: Vec<(GameTurn, Phrase)>,
    /// The best thing that each seat did, if it stands out.
    pub praises: Vec<Praise>,
    /// The number of the turn after which the result was not in doubt.
    pub decided_after: Option<usize>,
}

/// The course of a game; `None` if it is not over. Once `stop` is requested, it returns soon, with arbitrary figures.
pub fn course<G: Game>(game: &Match<G>, settings: StorySettings, stop: &Stop) -> Option<Course> {
    let outcome = game.outcome()?;
    let StorySettings { effort, seed } = settings;
    let values = Values::estimate(game, effort.max(2), seed, stop);
    let entries = entries(game, &values, effort.max(2).div_ceil(PLAYOUTS_PER_DETERMINIZATION), seed, stop);
    let turns = turns(&values);
    let winner = if let [winner] = outcome.winners[..] { Some(winner) } else { None };
    let begin = turns.first().map_or(0, |turn| turn.from);
    let ends = std::iter::once(begin).chain(turns.iter().map(|turn| turn.to));
    let curve: Vec<Estimate> = ends.map(|ply| values.at(ply).estimate()).collect();
    let decided_after = decided_after(&turns, &values, winner);
    let told = |turn: GameTurn| {
        let phrase = turn_phrase(game, &entries, &turn, &curve);
        (turn, phrase)
    };
    Some(Course {
        seats: Seat::all(game.seating().len()).map(|seat| seat_accounts(seat, &values, &entries)).collect(),
        turning_points: turning_points(&turns, &sights(game, &turns), decided_after).into_iter().map(told).collect(),
        praises: praises(&entries, &turns, game.seating().len()),
        decided_after,
        curve,
        entries,
        turns,
    })
}

/// What happened in a turn of a finished game, with everything that was hidden.
fn seen_in<G: Game>(game: &Match<G>, turn: &GameTurn) -> Vec<G::Seen> {
    let seen = |ply| game.observation(ply, Viewer::Everything).map(|observation| observation.seen);
    (turn.from..turn.to).filter_map(seen).collect()
}

/// What each turn was to those who watched. Up to the first turn that has a sentence, the game was set up.
fn sights<G: Game>(game: &Match<G>, turns: &[GameTurn]) -> Vec<Sight> {
    let open = |ply: usize| game.view_at(ply, Viewer::Everything).open;
    let last = open(game.ply());
    let has_sentence = |turn: &GameTurn| <G as Words>::turn_line(&seen_in(game, turn), &last).is_some();
    let begun = turns.iter().position(has_sentence).unwrap_or(0);
    let sight = |(index, turn): (usize, &GameTurn)| {
        let brings = || !G::turn_gains(turn.seat, &open(turn.from), &open(turn.to), &seen_in(game, turn)).is_empty();
        match index < begun {
            true => Sight::SetUp,
            false if brings() => Sight::Eventful,
            false => Sight::Quiet,
        }
    };
    turns.iter().enumerate().map(sight).collect()
}

/// What happened in a turn of a finished game, in one sentence: of a turn without one, the event that changed most. What this event
/// laid open follows. It names what was hidden then, as nothing is after the game.
pub fn what_happened<G: Game>(game: &Match<G>, entries: &[Entry], turn: &GameTurn) -> Phrase {
    let seen = |ply| game.observation(ply, Viewer::Everything).map(|observation| observation.seen);
    let open = game.view_at(game.ply(), Viewer::Everything).open;
    let largest = seen(largest_entry(entries, turn).map_or(turn.from, |entry| entry.ply));
    let what = <G as Words>::turn_line(&seen_in(game, turn), &open)
        .or_else(|| largest.as_ref().map(|seen| <G as Words>::log_line(seen, &open)))
        .unwrap_or_else(|| Phrase::new("story-nothing"));
    let what = match largest.as_ref().and_then(<G as Words>::discovery) {
        Some(found) => Phrase::new("story-found").with("what", what).with("found", found),
        None => what,
    };
    // A sentence about a new round names it itself.
    let names_part = what.arguments.iter().any(|(name, _)| *name == "round");
    match <G as Words>::part(&game.view_at(turn.from, Viewer::Everything).open).filter(|_| !names_part) {
        Some(part) => Phrase::new("story-in-part").with("part", part).with("what", what),
        None => what,
    }
}

/// The only outcome of chance in a turn, in words, if it changed more than everything else: then the turn's decisions are not what it
/// was about. One of several tells less than what they came to.
fn stroke_of_luck<G: Game>(game: &Match<G>, entries: &[Entry], turn: &GameTurn) -> Option<Phrase> {
    let outcomes = (turn.from..turn.to).filter(|&ply| matches!(game.past_event(ply), Some(Event::Chance(_))));
    if outcomes.count() > 1 {
        return None;
    }
    let largest = largest_entry(entries, turn).filter(|entry| entry.account == Account::Luck)?;
    let all = turn.change.largest().1;
    if all.signum() != largest.change.largest().1.signum() || largest.change.largest().1.abs() < all.abs() * MOST {
        return None;
    }
    let seen = game.observation(largest.ply, Viewer::Everything)?.seen;
    Some(<G as Words>::log_line(&seen, &game.view_at(game.ply(), Viewer::Everything).open))
}

/// Whether what is put down to this account in a turn changed together more than everything else in it, and the same way.
fn is_mostly(account: Account, entries: &[Entry], turn: &GameTurn) -> bool {
    let (seat, all, _) = turn.change.largest();
    let inside = entries.iter().filter(|entry| turn.contains(entry.ply) && entry.account == account);
    let change: f64 = inside.map(|entry| entry.change.mean.get(seat).copied().unwrap_or_default()).sum();
    change * all.signum() >= all.abs() * MOST
}

/// A turn in words: what happened, and whose chance it changed most, of equals the chance of the seat whose turn it was. The curve is that of [`Course::curve`].
pub fn turn_phrase<G: Game>(game: &Match<G>, entries: &[Entry], turn: &GameTurn, curve: &[Estimate]) -> Phrase {
    let stroke = stroke_of_luck(game, entries, turn);
    // Of a single stroke one sees by itself that it was luck.
    let is_mostly = |account| stroke.is_none() && is_mostly(account, entries, turn);
    let [by_luck, by_hidden] = [Account::Luck, Account::Unknown].map(is_mostly);
    let what = stroke.unwrap_or_else(|| what_happened(game, entries, turn));
    let share = |point: usize, seat: Seat| {
        curve.get(point).and_then(|estimate| estimate.mean.get(seat.index())).copied().unwrap_or_default()
    };
    let [before, after] = [turn.number - 1, turn.number].map(|point| move |seat| share(point, seat));
    let (seat, change) = turn.change.largest_or_of(turn.seat);
    let chance = Phrase::new(match (change > 0.0, by_luck, by_hidden) {
        (true, true, _) => "story-rose-luck",
        (false, true, _) => "story-fell-luck",
        (true, false, true) => "story-rose-hidden",
        (false, false, true) => "story-fell-hidden",
        (true, false, false) => "story-rose",
        (false, false, false) => "story-fell",
    });
    let chance = chance.with("seat", seat).with("from", hundred(before(seat))).with("to", hundred(after(seat)));
    Phrase::new("story-turn").with("number", turn.number).with("what", what).with("chance", chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_a_row_add_up_as_they_are_said() {
        assert_eq!(hundreds([0.335, 0.305, 0.034, 0.326]), [34, 30, 3, 33], "not 34, 31, 3 and 33");
        assert_eq!(hundreds([0.484, -0.074, -0.096, -0.314]), [48, -7, -10, -31]);
        assert_eq!(hundreds([0.5, 0.25, 0.125, 0.125]), [50, 25, 13, 12]);
    }
}
