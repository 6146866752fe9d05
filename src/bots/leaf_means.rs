//! Where a search has led: what a mind's terms come to, on average, at the leaves under a move.
//!
//! Two moves are compared by these, so that a reason names the very amounts that decide between them.

use crate::engine::{Determinization, Mind, PerSeat, Seat, Term, Terms, Turn, Viewer, Worth, softmax};

/// The rise of the share of a win with the odds, in the middle: what a lead of one [`crate::engine::Worth::lead_scale`] is worth.
const SHARE_PER_SCALE: f32 = 0.25;
/// A difference below this share of a lead that counts is not named.
pub(super) const NAMED_LEAD: f32 = 0.04;
/// A term of which the rivals have more or less by this share of all that their terms differ makes up most of it.
const MOST: f32 = 0.6;

/// Where the iterations through a move have led, on average, for the seat that decides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LeafMeans {
    /// Number of iterations.
    count: f32,
    /// What the seat has, by the mind's terms.
    own: Terms,
    /// What the other seats have together, as far as it counts against the seat, in the unit of the terms.
    rivals: f32,
    /// What the other seats have by the mind's terms, added up, as far as it counts against the seat.
    rival_terms: Terms,
    /// By how much the share of a win is above what the terms say, because the game is over.
    ended: f32,
    /// The mean of [`crate::engine::Worth::lead_scale`].
    lead_scale: f32,
    /// The mean of [`crate::engine::Worth::rival_weight`].
    rival_weight: f32,
    /// The share of a win: of games that are over, and else by the leads alone.
    win_share: f32,
}

/// A part of the difference between two moves.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Difference {
    /// What differs.
    pub part: Part,
    /// By how much the first move is better in it, in the unit of the mind's terms; negative where it is worse.
    pub amount: f32,
}

/// What two moves may differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Part {
    /// A term of the seat itself, by its index in [`Mind::TERMS`].
    Own(usize),
    /// What the other seats have; with the term that makes up most of it, by its index in [`Mind::TERMS`], if one does.
    Rivals(Option<usize>),
    /// Games that are over, and won or lost.
    End,
}

impl Part {
    /// Whether it is what the other seats have.
    pub fn is_of_rivals(self) -> bool {
        matches!(self, Part::Rivals(_))
    }
}

impl LeafMeans {
    /// A move of which the mind knows without a search what it is worth.
    pub(super) fn exactly(own: Terms) -> LeafMeans {
        LeafMeans { count: 1.0, own, lead_scale: 1.0, rival_weight: 1.0, win_share: 0.5, ..LeafMeans::default() }
    }

    /// Adds the position in which an iteration ended, with the reward of the seat that decides.
    pub(super) fn add<G: Mind>(&mut self, leaf: &Determinization<G>, searcher: Seat, reward: f32) {
        let worth = G::worth(leaf, Viewer::Seat(searcher));
        let values: PerSeat<f32> = worth.values().collect();
        let own = worth.terms.get(searcher.index()).copied().unwrap_or_default();
        let (rivals, rival_terms) = rivals_of(&worth, searcher);
        let by_leads = softmax(values.iter().copied(), worth.lead_scale)[searcher.index()];
        let (ended, win_share) = match leaf.turn() {
            Turn::Over(_) => (reward - by_leads, reward),
            Turn::Chance(_) | Turn::Seat(_) => (0.0, by_leads),
        };
        self.count += 1.0;
        let count = self.count;
        let blend = |mean: &mut f32, value: f32| *mean += (value - *mean) / count;
        self.own.iter_mut().zip(own).for_each(|(mean, value)| blend(mean, value));
        blend(&mut self.rivals, rivals);
        self.rival_terms.iter_mut().zip(rival_terms).for_each(|(mean, value)| blend(mean, value));
        blend(&mut self.ended, ended);
        blend(&mut self.lead_scale, worth.lead_scale);
        blend(&mut self.rival_weight, worth.rival_weight);
        blend(&mut self.win_share, win_share);
    }

    /// What this move has more or less of than the other one, the largest amount first. Terms of the mind that are said
    /// alike are one difference.
    pub fn differences<G: Mind>(&self, other: &LeafMeans) -> Vec<Difference> {
        let mut own: Vec<Difference> = Vec::new();
        for (index, (this, other)) in self.own.iter().zip(&other.own).enumerate() {
            let is_alike = |part| matches!(part, Part::Own(before) if are_said_alike(G::TERMS, before, index));
            match own.iter_mut().find(|difference| is_alike(difference.part)) {
                Some(difference) => difference.amount += this - other,
                None => own.push(Difference { part: Part::Own(index), amount: this - other }),
            }
        }
        let ended = (self.ended - other.ended) / SHARE_PER_SCALE * self.lead_scale;
        let rest = [
            Difference { part: Part::Rivals(self.most_of_rivals(other)), amount: other.rivals - self.rivals },
            Difference { part: Part::End, amount: ended },
        ];
        let mut all: Vec<Difference> =
            own.into_iter().chain(rest).filter(|difference| difference.amount != 0.0).collect();
        all.sort_by(|one, other| other.amount.abs().total_cmp(&one.amount.abs()));
        all
    }

    /// The term that makes up most of what the rivals have more or less of than after the other move.
    fn most_of_rivals(&self, other: &LeafMeans) -> Option<usize> {
        let sign = (other.rivals - self.rivals).signum();
        let amounts = || self.rival_terms.iter().zip(&other.rival_terms).map(|(this, other)| sign * (other - this));
        let all: f32 = amounts().map(f32::abs).sum();
        amounts().position(|amount| amount > 0.0 && amount >= MOST * all)
    }

    /// The mean lead that counts, which tells large amounts from small ones.
    pub fn lead_scale(&self) -> f32 {
        self.lead_scale
    }

    /// How much of what the others have counts, on average, 0 to 1.
    pub fn rival_weight(&self) -> f32 {
        self.rival_weight
    }

    /// The share of a win, 0 to 1, that follows from games that are over and from the leads.
    pub fn win_share(&self) -> f32 {
        self.win_share
    }
}

/// What the seats of other sides have as far as it counts against this one: together, most of it that of the one that is ahead,
/// and by terms, added up.
fn rivals_of(worth: &Worth, searcher: Seat) -> (f32, Terms) {
    let own_side = worth.sides.get(searcher.index());
    let sides = worth.terms.iter().zip(&worth.sides);
    let others: PerSeat<&Terms> = sides.filter(|(_, side)| Some(*side) != own_side).map(|(terms, _)| terms).collect();
    let leads: PerSeat<f32> = others.iter().map(|terms| terms.iter().sum::<f32>() / worth.lead_scale).collect();
    let together = worth.rival_weight * worth.lead_scale * log_sum_exp(&leads);
    let mut by_term = Terms::default();
    for terms in others {
        by_term.iter_mut().zip(terms).for_each(|(sum, amount)| *sum += worth.rival_weight * amount);
    }
    (together, by_term)
}

/// Whether two terms are said in the same words.
fn are_said_alike(terms: &[Term], one: usize, other: usize) -> bool {
    let words = |index: usize| terms.get(index).map(|term| (term.more, term.number));
    one == other || (words(one).is_some() && words(one) == words(other))
}

/// ln Σ exp, without overflow; 0 for nothing.
fn log_sum_exp(values: &[f32]) -> f32 {
    let highest = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if values.is_empty() { 0.0 } else { highest + values.iter().map(|value| (value - highest).exp()).sum::<f32>().ln() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::Toy;
    use crate::engine::terms;

    fn means(own: f32, rivals: f32, ended: f32) -> LeafMeans {
        let mut means = LeafMeans { count: 1.0, rivals, ended, lead_scale: 8.0, ..LeafMeans::default() };
        means.own[2] = own;
        means
    }

    /// What the others have more counts against a move, and a share of a win counts as the lead that brings it.
    #[test]
    fn differences_are_sorted_by_their_size() {
        let found = means(5.0, 1.0, 0.25).differences::<Toy>(&means(6.5, 3.0, 0.0));
        let part = |part, amount| Difference { part, amount };
        assert_eq!(found, [part(Part::End, 8.0), part(Part::Rivals(None), 2.0), part(Part::Own(2), -1.5)]);
    }

    /// What a move leaves the rivals is told by the term that makes up most of it.
    #[test]
    fn most_of_what_rivals_have_is_found() {
        let with = |amounts: [f32; 2]| LeafMeans {
            rivals: amounts.iter().sum(),
            rival_terms: terms(amounts),
            ..LeafMeans::default()
        };
        let found = |this, other| with(this).most_of_rivals(&with(other));
        assert_eq!(found([0.0, 1.0], [0.5, 5.0]), Some(1));
        assert_eq!(found([0.5, 5.0], [0.0, 1.0]), Some(1), "as well where they have more");
        assert_eq!(found([0.0, 1.0], [2.0, 3.0]), None, "both alike");
        assert_eq!(found([2.0, 1.0], [2.0, 1.0]), None, "no difference");
        assert_eq!(found([0.0, 4.0], [5.0, 0.0]), None, "much of another term goes the other way");
    }

    /// The seat that is far ahead of another one is the rival that counts.
    #[test]
    fn rivals_count_as_far_as_they_are_ahead() {
        let worth = Worth::of_seats(3, 1.0, |seat| terms([[1.0], [9.0], [30.0]][seat.index()]));
        let (together, by_term) = rivals_of(&worth, Seat::new(0));
        assert!((together - 30.0).abs() < 1e-3, "{together}");
        assert_eq!(by_term[0], 39.0);
    }

    #[test]
    fn terms_in_the_same_words_are_one_difference() {
        let (a, b) =
            (Term { more: "a", less: "", number: 1, unit: 1.0 }, Term { more: "b", less: "", number: 1, unit: 1.0 });
        let terms = [a, b, Term { number: 2, ..a }, a];
        let alike = [1, 2, 3].map(|other| are_said_alike(&terms, 0, other));
        assert_eq!(alike, [false, false, true]);
        assert!(!are_said_alike(&terms, 7, 8), "terms without words");
    }

    #[test]
    fn log_sum_exp_is_a_soft_maximum() {
        assert!((log_sum_exp(&[2.0, 2.0]) - (2.0 + 2_f32.ln())).abs() < 1e-6);
        assert!((log_sum_exp(&[900.0, 1.0]) - 900.0).abs() < 1e-3);
        assert_eq!(log_sum_exp(&[]), 0.0);
    }
}
