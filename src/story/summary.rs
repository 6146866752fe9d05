//! The story in two or three short sentences, and the best thing that each seat did: praise before anything else.

use super::account::{Account, Entry};
use super::course::Course;
use super::sampling::{ERRORS, Estimate};
use super::seat_accounts::SeatAccounts;
use super::turns::GameTurn;
use crate::engine::{Phrase, Seat};

/// Figures that differ by less than this share of a win are about the same.
const NOTICEABLE: f64 = 0.05;
/// Whoever has more than this share of the win is ahead of all others together.
const HALF: f64 = 0.5;
/// A game in which one of the losers had more than this share of the win was not open, but has turned.
const FAR_AHEAD: f64 = 0.75;
/// More than this share of the win is all of it.
const ALONE: f64 = 0.999;
/// Praise is due for what differs from nothing by so many standard errors: it is the largest of many figures.
const SURE: f64 = 3.0;
/// Play that gained less than this share of a win is nothing special.
const PRAISED: f64 = 0.08;
/// Whoever was first after more than this share of the turns in which the game was open was ahead most of the way.
const MOST_OF_THE_WAY: f64 = 0.5;
/// Before one of so many parts of the game, it is not told as having been open: who was ahead after that says more.
const EARLY: usize = 3;

/// The best thing that a seat did.
#[derive(Clone, Debug, PartialEq)]
pub struct Praise {
    /// The seat.
    pub seat: Seat,
    /// The number of the turn.
    pub turn: usize,
}

/// Who has more of something.
enum Ahead {
    /// One seat, beyond doubt.
    Seat(Seat),
    /// All but this one, beyond doubt, and nobody of them noticeably.
    AllBut(Seat),
    /// Nobody: there is no noticeable difference.
    Nobody,
    /// Perhaps somebody, but the figures are too uncertain to say.
    Unsure,
}

/// Who played best, on whose side luck was, and when the game was decided. What is too uncertain is left out; if nothing is
/// certain, that it was close.
pub fn summary(course: &Course) -> Vec<Phrase> {
    let play = |(index, seat): (usize, &SeatAccounts)| seat.play[index];
    let luck = |(_, seat): (usize, &SeatAccounts)| seat.all_luck();
    let played = match ahead(&course.seats, play) {
        // All may have given away something; then it is no praise to have given away least.
        Ahead::Seat(seat) if course.seats[seat.index()].play[seat.index()] < 0.0 => {
            Some(Phrase::new("story-played-safest").with("seat", seat))
        }
        Ahead::Seat(seat) => Some(Phrase::new("story-played-best").with("seat", seat)),
        Ahead::Nobody => Some(Phrase::new("story-played-alike")),
        // Nobody is told to have played worst.
        Ahead::AllBut(_) | Ahead::Unsure => None,
    };
    let lucky = match ahead(&course.seats, luck) {
        Ahead::Seat(seat) => Some(Phrase::new("story-lucky").with("seat", seat)),
        Ahead::AllBut(seat) => Some(Phrase::new("story-unlucky").with("seat", seat)),
        Ahead::Nobody => Some(Phrase::new("story-luck-alike")),
        Ahead::Unsure => None,
    };
    let winner = course.seats.iter().position(|seat| seat.result > ALONE);
    let decided = match course.decided_after {
        Some(turn) if course.turning_points.iter().any(|(point, _)| point.number == turn) => {
            Some(Phrase::new("story-decided-in").with("number", turn))
        }
        Some(turn) => Some(Phrase::new("story-decided").with("number", turn + 1)),
        None => winner.map(|winner| open_until(course, Seat::new(winner))),
    };
    let said: Vec<Phrase> = played.into_iter().chain(lucky).chain(decided).collect();
    if said.is_empty() { vec![Phrase::new("story-close")] } else { said }
}

/// How long it was not clear who would win, in a game that was never beyond doubt: until the turn in which the winner's share rose above
/// half of the win for the last time. Chances are told, not scores: whoever has more points may be behind.
fn open_until(course: &Course, winner: Seat) -> Phrase {
    let turns = course.curve.len().saturating_sub(1);
    let is_open = |after: &usize| course.curve[*after].mean[winner.index()] < HALF;
    let others = |share: &Estimate| {
        let others = share.mean.iter().enumerate().filter(|(seat, _)| *seat != winner.index());
        others.fold(0.0, |most: f64, (_, share)| most.max(*share))
    };
    let leads = |share: &&Estimate| share.mean[winner.index()] > others(share);
    let led_mostly = |after: usize| {
        let led = course.curve[1..=after].iter().filter(leads).count();
        led as f64 > MOST_OF_THE_WAY * after as f64
    };
    let has_lost_it = |after: usize| course.curve[..=after].iter().any(|share| others(share) > FAR_AHEAD);
    match (0..turns).rev().find(is_open) {
        None => Phrase::new("story-led").with("seat", winner),
        Some(after) if has_lost_it(after) || after * EARLY < turns => {
            Phrase::new("story-turned").with("seat", winner).with("number", after + 1)
        }
        Some(after) if after + 2 >= turns => Phrase::new("story-open"),
        Some(after) if led_mostly(after) => Phrase::new("story-led-mostly").with("seat", winner),
        Some(after) => Phrase::new("story-open-until").with("number", after + 1),
    }
}

/// The seat with the largest figure, or the only one with a small one.
fn ahead(seats: &[SeatAccounts], figure: impl Fn((usize, &SeatAccounts)) -> f64) -> Ahead {
    let mut figures: Vec<(usize, f64)> = seats.iter().enumerate().map(|seat| (seat.0, figure(seat))).collect();
    figures.sort_by(|one, other| other.1.total_cmp(&one.1));
    let ([(best, most), (second, less), ..], [.., (next, more), (last, least)]) = (&figures[..], &figures[..]) else {
        return Ahead::Unsure;
    };
    let is_clear = |lead: f64, one: &usize, other: &usize| {
        // What one gains another loses, so both are wrong at once.
        lead > NOTICEABLE.max(ERRORS * (seats[*one].error + seats[*other].error))
    };
    match most - less {
        lead if is_clear(lead, best, second) => Ahead::Seat(Seat::new(*best)),
        _ if most - least <= NOTICEABLE => Ahead::Nobody,
        lead if lead <= NOTICEABLE && is_clear(more - least, next, last) => Ahead::AllBut(Seat::new(*last)),
        _ => Ahead::Unsure,
    }
}

/// The turn of each seat in which a decision gained most by its own play, beyond doubt; none for a seat that has no such.
pub fn praises(entries: &[Entry], turns: &[GameTurn], seats: usize) -> Vec<Praise> {
    Seat::all(seats).filter_map(|seat| best_turns(entries, turns, seat).into_iter().next()).collect()
}

/// The turns of a seat in which a decision gained something by its own play, beyond doubt, the best first.
pub fn best_turns(entries: &[Entry], turns: &[GameTurn], seat: Seat) -> Vec<Praise> {
    let gain = |entry: &Entry| entry.change.mean[seat.index()];
    // What a seat could not know is told in sums only.
    let own = entries.iter().filter(|entry| entry.account == Account::Play && !entry.is_split);
    let own = own.filter(|entry| entry.by == Some(seat));
    let mut gained: Vec<&Entry> =
        own.filter(|entry| gain(entry) > PRAISED && gain(entry) > SURE * entry.change.error[seat.index()]).collect();
    // Of equals the last one, as near the end there is less doubt.
    gained.sort_by(|one, other| gain(other).total_cmp(&gain(one)).then(other.ply.cmp(&one.ply)));
    let mut praises: Vec<Praise> = Vec::new();
    for entry in gained {
        let turn = turns.iter().find(|turn| turn.contains(entry.ply)).map(|turn| Praise { seat, turn: turn.number });
        praises.extend(turn.filter(|turn| !praises.contains(turn)));
    }
    praises
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accounts(luck: f64, play: [f64; 2], error: f64) -> SeatAccounts {
        let result = 0.5 + luck + play.iter().sum::<f64>();
        SeatAccounts { start: 0.5, luck, unknown: 0.0, play: play.to_vec(), result, error }
    }

    fn course(seats: Vec<SeatAccounts>, decided_after: Option<usize>) -> Course {
        Course {
            seats,
            entries: vec![],
            turns: vec![],
            curve: vec![],
            turning_points: vec![],
            praises: vec![],
            decided_after,
        }
    }

    fn keys(course: &Course) -> Vec<&'static str> {
        summary(course).iter().map(|phrase| phrase.key).collect()
    }

    #[test]
    fn summary_names_who_is_ahead_beyond_doubt() {
        let seats = |error| vec![accounts(0.3, [-0.1, 0.3], error), accounts(-0.3, [0.1, -0.3], error)];
        assert_eq!(keys(&course(seats(0.02), Some(4))), ["story-played-safest", "story-lucky", "story-decided"]);
        assert_eq!(keys(&course(seats(0.3), None)), ["story-led"], "too uncertain to say more");
        let tied = seats(0.3).into_iter().map(|seat| SeatAccounts { result: 0.5, ..seat }).collect();
        assert_eq!(keys(&course(tied, None)), ["story-close"], "nothing is certain");
        let alike = vec![accounts(0.01, [0.02, 0.0], 0.1), accounts(-0.01, [-0.01, 0.0], 0.1)];
        assert_eq!(keys(&course(alike, None)), ["story-played-alike", "story-luck-alike"], "nobody has won alone");
        let played = summary(&course(seats(0.02), None)).remove(0);
        assert_eq!(played, Phrase::new("story-played-safest").with("seat", Seat::new(0)), "-0.1 against -0.3");
    }

    #[test]
    fn luck_that_was_against_one_seat_favoured_not_nobody() {
        let seat = |luck: f64| SeatAccounts { play: vec![0.0; 3], ..accounts(luck, [0.0, 0.0], 0.02) };
        let told = |luck: [f64; 3]| summary(&course(luck.map(seat).to_vec(), Some(3))).remove(1);
        assert_eq!(told([-0.62, 0.29, 0.33]), Phrase::new("story-unlucky").with("seat", Seat::new(0)));
        assert_eq!(told([-0.6, 0.2, 0.4]), Phrase::new("story-lucky").with("seat", Seat::new(2)));
        assert_eq!(told([-0.02, 0.0, 0.02]), Phrase::new("story-luck-alike"));
    }

    #[test]
    fn game_is_open_until_the_winner_takes_the_lead_for_good() {
        let told = |shares: &[f64]| {
            let seats = vec![accounts(0.25, [0.25, 0.0], 0.9), accounts(-0.25, [-0.25, 0.0], 0.9)];
            let both =
                |share: f64| Estimate { mean: [share, 1.0 - share].into_iter().collect(), ..Estimate::default() };
            let curve = shares.iter().map(|share| both(*share)).collect();
            summary(&Course { curve, ..course(seats, None) }).remove(0)
        };
        assert_eq!(
            told(&[0.5, 0.4, 0.7, 0.3, 0.8, 0.9, 0.9, 1.0]),
            Phrase::new("story-open-until").with("number", 4_usize)
        );
        assert_eq!(told(&[0.5, 0.6, 0.7, 0.3, 0.9, 1.0]), Phrase::new("story-open"), "the last two turns decide");
        let turned = Phrase::new("story-turned").with("seat", Seat::new(0)).with("number", 4_usize);
        assert_eq!(told(&[0.5, 0.4, 0.2, 0.3, 0.8, 0.9, 0.9, 1.0]), turned, "it was lost almost");
        assert_eq!(told(&[0.5, 0.6, 0.7, 0.8, 0.9, 1.0]), Phrase::new("story-led").with("seat", Seat::new(0)));
        let turned = Phrase::new("story-turned").with("seat", Seat::new(0)).with("number", 1_usize);
        assert_eq!(told(&[0.4, 0.6, 0.7, 0.8, 0.9, 1.0]), turned, "the curve begins with the other ahead");
        let mostly = Phrase::new("story-led-mostly").with("seat", Seat::new(0));
        assert_eq!(told(&[0.5, 0.6, 0.7, 0.7, 0.4, 0.8, 0.9, 1.0]), mostly, "once it was behind");
    }

    #[test]
    fn praise_is_for_the_own_gain_beyond_doubt() {
        let entry = |ply, by, gain: f64, error: f64| {
            let both = |one: f64, other: f64| [one, other].into_iter().collect();
            let change = Estimate { mean: both(gain, -gain), error: both(error, error) };
            Entry { ply, account: Account::Play, by: Some(Seat::new(by)), change, is_split: false }
        };
        let turn =
            |ply| GameTurn { number: ply + 6, seat: Seat::new(0), from: ply, to: ply + 1, change: Estimate::default() };
        let entries = [entry(1, 0, 0.1, 0.01), entry(2, 0, 0.2, 0.15), entry(3, 0, 0.09, 0.01), entry(4, 1, 0.3, 0.01)];
        let found = praises(&entries, &[1, 2, 3, 4].map(turn), 2);
        assert_eq!(found, [Praise { seat: Seat::new(0), turn: 7 }], "what Bo did gained for Ada only");
        let best: Vec<usize> =
            best_turns(&entries, &[1, 2, 3, 4].map(turn), Seat::new(0)).iter().map(|praise| praise.turn).collect();
        assert_eq!(best, [7, 9], "the second is too uncertain");
    }
}
