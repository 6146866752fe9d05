//! Where the rat may be, by all that everyone has seen (K14): a chance for each place, followed through steps and swaps.
//!
//! Knows the trail of a round and nothing else; so it is as good for a searcher as for a rat that wonders what searchers think.

use crate::games::kalle::open::steps;
use crate::games::kalle::rules::Move;
use crate::games::kalle::seen::{Trace, Trail};
use crate::games::kalle::square::{Gullies, Gully, PLACES};

/// How much likelier each answer of a rat is than a swap that has nothing to do with the guard: a middle between a rat that only
/// flees and one that swaps at random. No swap settles the matter, for the greatest is not so much greater than the least.
mod likelihood {
    /// Out of the guard's reach.
    pub const FLEES: f64 = 10.0;
    /// Within its reach all the same.
    pub const STAYS_IN_REACH: f64 = 0.7;
    /// Into its reach.
    pub const WALKS_IN: f64 = 0.1;
    /// No swap, while it is within reach.
    pub const PASSES_IN_REACH: f64 = 1.0;
    /// No swap, while it is not.
    pub const PASSES: f64 = 3.0;
    /// Any other swap.
    pub const OTHER: f64 = 1.0;
}

/// The square as all see it, guard and open cards.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// Where the guard stands.
    pub guard: Gully,
    /// The places whose cards lie face up.
    pub face_up: Gullies,
    /// How many of the guard's last steps turned nothing (K7).
    pub still: u8,
}

impl Situation {
    /// Where the guard can go next.
    pub fn reach(&self) -> Gullies {
        steps(self.guard, self.face_up, self.still)
    }

    /// After the guard has gone there.
    pub fn after_step(mut self, to: Gully) -> Situation {
        self.still = if self.face_up.contains(to) { self.still + 1 } else { 0 };
        self.face_up.insert(to);
        self.guard = to;
        self
    }

    /// After the rat's answer, `None` if it swaps nothing.
    pub fn after_answer(mut self, swap: Option<(Gully, Gully)>) -> Situation {
        if let Some((a, b)) = swap {
            self.face_up = self.face_up.after_swap(a, b);
        }
        self
    }

    /// All answers that the rat has (K9).
    fn answers(&self) -> impl Iterator<Item = Option<(Gully, Gully)>> {
        let guard = self.guard;
        let from = Gully::ALL.into_iter().filter(move |&a| a != guard);
        let pairs = from
            .flat_map(move |a| a.neighbours().iter().filter(move |&b| b > a && b != guard).map(move |b| Some((a, b))));
        pairs.chain([None])
    }

    /// How likely a rat at this place is to answer so, up to a factor that is the same for all answers.
    fn weight(&self, rat: Gully, swap: Option<(Gully, Gully)>) -> f64 {
        let in_reach = self.reach().contains(rat);
        let Some((a, b)) = swap else {
            return if in_reach { likelihood::PASSES_IN_REACH } else { likelihood::PASSES };
        };
        let reached = self.after_answer(swap).reach().contains(rat.after_swap(a, b));
        match (in_reach, reached) {
            (true, false) => likelihood::FLEES,
            (true, true) => likelihood::STAYS_IN_REACH,
            (false, true) => likelihood::WALKS_IN,
            (false, false) => likelihood::OTHER,
        }
    }
}

/// The swap of a move, `None` for a pass.
pub fn swap_of(choice: Move) -> Option<(Gully, Gully)> {
    if let Move::Swap { a, b } = choice { Some((a, b)) } else { None }
}

/// A chance for each place; together 1.
#[derive(Clone, Copy, Debug)]
pub struct Belief([f64; PLACES]);

impl Belief {
    /// Before anything has happened.
    const EVEN: Belief = Belief([1.0 / PLACES as f64; PLACES]);

    /// What follows from the trail, and how the square lies now; `None` before the guard was put down.
    pub fn of(trail: &Trail) -> (Belief, Option<Situation>) {
        let mut belief = Belief::EVEN;
        let mut situation: Option<Situation> = None;
        for &trace in trail {
            match (trace, &mut situation) {
                (Trace::Placed { at }, _) => {
                    situation = Some(Situation { guard: at, face_up: Gullies::NONE, still: 0 })
                }
                (Trace::Stepped { to, .. }, Some(situation)) => {
                    *situation = situation.after_step(to);
                    belief.exclude(to);
                }
                (Trace::Swapped { a, b }, Some(situation)) => {
                    belief = belief.after_answer(&Odds::of(situation), Some((a, b)));
                    *situation = situation.after_answer(Some((a, b)));
                }
                (Trace::Passed, Some(situation)) => belief = belief.after_answer(&Odds::of(situation), None),
                (_, None) => {}
            }
        }
        (belief, situation)
    }

    /// The chance that the rat is there.
    pub fn at(&self, place: Gully) -> f64 {
        self.0[place.index()]
    }

    /// Where it is most likely.
    pub fn likeliest(&self) -> Gully {
        let most = |best: Gully, place: Gully| if self.at(place) > self.at(best) { place } else { best };
        Gully::ALL.into_iter().fold(Gully::ALL[0], most)
    }

    /// The rat is not there.
    pub fn exclude(&mut self, place: Gully) {
        self.0[place.index()] = 0.0;
        self.even_out();
    }

    /// What follows from the rat's answer.
    pub fn after_answer(&self, odds: &Odds, swap: Option<(Gully, Gully)>) -> Belief {
        let mut after = Belief([0.0; PLACES]);
        for place in Gully::ALL {
            if self.at(place) > 0.0 {
                let went = swap.map_or(place, |(a, b)| place.after_swap(a, b));
                after.0[went.index()] = self.at(place) * odds.situation.weight(place, swap) / odds.sums[place.index()];
            }
        }
        after.even_out();
        after
    }

    fn even_out(&mut self) {
        let sum: f64 = self.0.iter().sum();
        if sum > 0.0 {
            self.0.iter_mut().for_each(|chance| *chance /= sum);
        }
    }
}

/// For a position in which the rat answers: what all answers of a rat weigh together, by its place.
#[derive(Clone, Copy, Debug)]
pub struct Odds {
    situation: Situation,
    sums: [f64; PLACES],
}

impl Odds {
    /// The odds where the square lies so.
    pub fn of(situation: &Situation) -> Odds {
        let mut sums = [0.0; PLACES];
        for answer in situation.answers() {
            for place in Gully::ALL {
                sums[place.index()] += situation.weight(place, answer);
            }
        }
        Odds { situation: *situation, sums }
    }
}
