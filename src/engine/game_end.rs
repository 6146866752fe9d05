//! What can be told of the end of a game from its outcome: who ranks where, by how much the winners lead.
//!
//! Must not know: how a game scores, sentences.

use super::{Outcome, Phrase, Rules, Seat};

/// The end of a game as everyone sees it, for the sentence that says how it was won.
pub struct GameEnd<'a, R: Rules> {
    /// What lies open at the end.
    pub open: &'a R::Open,
    /// What lay open before the last turn; `None` if the game had only one.
    pub before_last_turn: Option<&'a R::Open>,
    /// The result.
    pub outcome: &'a Outcome,
}

/// By what the result of a seat is better than another result in the same seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The higher score is better.
    HighestScore,
    /// The lower score is better.
    LowestScore,
    /// Whoever first reaches something wins: the better rank is better, and below the first the higher score.
    Race,
}

impl Measure {
    /// How good a result with this score and rank, from 0, is: a better one compares as greater.
    pub fn merit(self, score: i32, rank: usize) -> (i64, i64) {
        let (score, place) = (i64::from(score), -i64::try_from(rank).unwrap_or(i64::MAX));
        match self {
            Measure::HighestScore => (score, 0),
            Measure::LowestScore => (-score, 0),
            // What somebody has beyond the goal means nothing.
            Measure::Race => (place, if rank == 0 { 0 } else { score }),
        }
    }
}

/// How far the winners are ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// The difference to the next best score; 0 if something else than the score has decided.
    pub margin: u32,
    /// The seats with the next best score.
    pub others: Vec<Seat>,
}

impl Outcome {
    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores.get(seat.index()).copied().unwrap_or(0)
    }

    /// The score of the winners.
    pub fn winning_score(&self) -> i32 {
        self.winners.first().map_or(0, |seat| self.score(*seat))
    }

    /// The rank of each seat, from 0: winners first, then by score. Equal seats share a rank, and no rank is left out. If
    /// the winners have the lowest score, lower scores rank higher.
    pub fn ranks(&self) -> Vec<usize> {
        let won = self.winning_score();
        let lowest_wins = self.scores.iter().all(|&other| other >= won);
        let key = |seat: Seat| {
            let score = self.score(seat);
            (!self.winners.contains(&seat), if lowest_wins { score } else { -score })
        };
        let seats = || Seat::all(self.scores.len());
        let mut keys: Vec<_> = seats().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        seats().map(|seat| keys.partition_point(|other| *other < key(seat))).collect()
    }

    /// The seats in the order of their ranks.
    pub fn ranking(&self) -> Vec<Seat> {
        let ranks = self.ranks();
        let mut order: Vec<Seat> = Seat::all(self.scores.len()).collect();
        order.sort_by_key(|seat| ranks[seat.index()]);
        order
    }

    /// How far the winners are ahead of these seats; `None` if there is no other seat among them.
    pub fn lead_over(&self, seats: impl Iterator<Item = Seat>) -> Option<Lead> {
        let ranks = self.ranks();
        let others: Vec<Seat> = seats.filter(|seat| !self.winners.contains(seat)).collect();
        let best = others.iter().map(|seat| ranks[seat.index()]).min()?;
        let others: Vec<Seat> = others.into_iter().filter(|seat| ranks[seat.index()] == best).collect();
        Some(Lead { margin: self.score(others[0]).abs_diff(self.winning_score()), others })
    }

    /// How far the winners are ahead of all others; `None` if all seats have won.
    pub fn lead(&self) -> Option<Lead> {
        self.lead_over(Seat::all(self.scores.len()))
    }
}

impl Lead {
    /// Adds the lead to a phrase, as `margin` and `others`.
    pub fn tell(&self, phrase: Phrase) -> Phrase {
        phrase.with("margin", self.margin).with("others", names(&self.others))
    }
}

/// The names of seats as a list.
pub fn names(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("end-name").with("seat", *seat)).collect()
}

impl<R: Rules> GameEnd<'_, R> {
    /// How the game was won, from the scores alone.
    pub fn by_margin(&self) -> Phrase {
        match self.outcome.lead() {
            Some(lead) if self.outcome.winners.len() == 1 || lead.margin > 0 => lead.tell(Phrase::new("end-won-by")),
            _ => Phrase::new("end-won-level").with("score", self.outcome.winning_score()),
        }
    }

    /// Whether other seats would have won without the last turn: `score` is the score of a seat in a position, and the
    /// highest wins.
    pub fn was_turned_last(&self, score: impl Fn(&R::Open, Seat) -> i32) -> bool {
        let Some(before) = self.before_last_turn else { return false };
        let winners = |open: &R::Open| {
            let scores: Vec<(Seat, i32)> =
                Seat::all(self.outcome.scores.len()).map(|seat| (seat, score(open, seat))).collect();
            let best = scores.iter().map(|(_, score)| *score).max();
            let best = scores.into_iter().filter(move |(_, score)| Some(*score) == best);
            best.map(|(seat, _)| seat).collect::<Vec<_>>()
        };
        winners(before) != winners(self.open)
    }

    /// The word by which sentences tell whether the last turn has decided.
    pub fn last_word(&self, score: impl Fn(&R::Open, Seat) -> i32) -> String {
        if self.was_turned_last(score) { "yes" } else { "no" }.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(winners: &[usize], scores: &[i32]) -> Outcome {
        Outcome { winners: winners.iter().copied().map(Seat::new).collect(), scores: scores.iter().copied().collect() }
    }

    fn ranked(winners: &[usize], scores: &[i32]) -> (Vec<usize>, Vec<usize>) {
        let outcome = outcome(winners, scores);
        (outcome.ranking().into_iter().map(Seat::index).collect(), outcome.ranks())
    }

    #[test]
    fn winners_rank_first_and_others_by_score() {
        assert_eq!(ranked(&[1], &[20, 31, 25]), (vec![1, 2, 0], vec![2, 0, 1]));
        // The lowest score wins, and equal seats share a rank.
        assert_eq!(ranked(&[0, 2], &[14, 20, 14, 21, 20]), (vec![0, 2, 1, 4, 3], vec![0, 1, 0, 2, 1]));
        // The highest score may belong to an eliminated seat.
        assert_eq!(ranked(&[2], &[3, 1, 2]), (vec![2, 0, 1], vec![1, 2, 0]));
    }

    #[test]
    fn merit_follows_the_measure() {
        assert!(Measure::HighestScore.merit(112, 1) > Measure::HighestScore.merit(111, 0));
        assert_eq!(Measure::HighestScore.merit(112, 1), Measure::HighestScore.merit(112, 0));
        assert!(Measure::LowestScore.merit(9, 1) > Measure::LowestScore.merit(12, 0));
        let race = |score, rank| Measure::Race.merit(score, rank);
        assert!(race(4, 0) > race(5, 1) && race(3, 1) > race(2, 1) && race(1, 1) > race(9, 2));
        assert_eq!(race(4, 0), race(6, 0));
    }

    #[test]
    fn lead_is_over_the_next_best_seats() {
        let lead = |winners: &[usize], scores: &[i32]| {
            let lead = outcome(winners, scores).lead()?;
            Some((lead.margin, lead.others.into_iter().map(Seat::index).collect::<Vec<_>>()))
        };
        assert_eq!(lead(&[1], &[20, 31, 25]), Some((6, vec![2])));
        assert_eq!(lead(&[0], &[14, 20, 15, 15]), Some((1, vec![2, 3])));
        assert_eq!(lead(&[0, 2], &[31, 20, 31, 20]), Some((11, vec![1, 3])));
        assert_eq!(lead(&[0], &[4, 4, 2]), Some((0, vec![1])));
        assert_eq!(lead(&[0, 1], &[4, 4]), None);
    }
}
