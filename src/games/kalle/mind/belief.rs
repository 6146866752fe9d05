//! Where the rat may be, by all that everyone has seen (K14): a chance for each place, followed through steps and swaps.
//!
//! Knows the trail of a round and nothing else; so it is as good for a searcher as for a rat that wonders what searchers think.

use crate::games::kalle::open::steps;
use crate::games::kalle::rules::Move;
use crate::games::kalle::seen::{PublicEvent, PublicHistory};
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

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
    /// Where the guard stands, once it was put down (K4).
    pub guard: Option<LidIndex>,
    /// The places whose cards lie face up.
    pub face_up: LidSet,
    /// How many of the guard's last steps turned nothing (K7).
    pub still: u8,
}

impl Situation {
    /// All lids closed, and the guard here.
    pub const fn closed(guard: Option<LidIndex>) -> Situation {
        Situation { guard, face_up: LidSet::NONE, still: 0 }
    }

    /// Where the guard can go next; nowhere before it was put down.
    pub fn reach(&self) -> LidSet {
        self.guard.map_or(LidSet::NONE, |guard| steps(guard, self.face_up, self.still))
    }

    /// After the guard has gone there.
    pub fn after_step(mut self, to: LidIndex) -> Situation {
        self.still = if self.face_up.contains(to) { self.still + 1 } else { 0 };
        self.face_up.insert(to);
        self.guard = Some(to);
        self
    }

    /// After the rat's answer, `None` if it swaps nothing.
    pub fn after_answer(mut self, swap: Option<(LidIndex, LidIndex)>) -> Situation {
        if let Some((a, b)) = swap {
            self.face_up = self.face_up.after_swap(a, b);
        }
        self
    }

    /// All swaps that the rat has (K9).
    fn swaps(&self) -> impl Iterator<Item = (LidIndex, LidIndex)> {
        let guard = self.guard;
        let from = LidIndex::ALL.into_iter().filter(move |&a| Some(a) != guard);
        from.flat_map(move |a| a.neighbours().iter().filter(move |&b| b > a && Some(b) != guard).map(move |b| (a, b)))
    }

    /// The places now from which a rat is within reach of the guard after this answer.
    fn reached_by(&self, swap: Option<(LidIndex, LidIndex)>) -> LidSet {
        let reach = self.after_answer(swap).reach();
        swap.map_or(reach, |(a, b)| reach.after_swap(a, b))
    }
}

/// The swap of a move, `None` for a pass.
pub fn swap_of(choice: Move) -> Option<(LidIndex, LidIndex)> {
    if let Move::Swap { a, b } = choice { Some((a, b)) } else { None }
}

/// A chance for each place; together 1.
#[derive(Clone, Copy, Debug)]
pub struct Belief([f64; PLACES]);

impl Belief {
    /// Before anything has happened.
    pub const EVEN: Belief = Belief([1.0 / PLACES as f64; PLACES]);

    /// What follows from the trail, and how the square lies now.
    pub fn of(trail: &PublicHistory) -> (Belief, Situation) {
        let (mut belief, mut situation) = (Belief::EVEN, Situation::closed(None));
        trail.iter().for_each(|trace| belief.follow(&mut situation, trace));
        (belief, situation)
    }

    /// One more thing happens in this situation.
    pub fn follow(&mut self, situation: &mut Situation, trace: &PublicEvent) {
        match *trace {
            PublicEvent::Placed { at } => *situation = Situation::closed(Some(at)),
            PublicEvent::Stepped { to, .. } => {
                *situation = situation.after_step(to);
                self.exclude(to);
            }
            PublicEvent::Swapped { a, b } => {
                *self = self.after_answer(&Odds::of(situation), Some((a, b)));
                *situation = situation.after_answer(Some((a, b)));
            }
            PublicEvent::Passed => *self = self.after_answer(&Odds::of(situation), None),
        }
    }

    /// The chance that the rat is there.
    pub fn at(&self, place: LidIndex) -> f64 {
        self.0[place.index()]
    }

    /// Where it is most likely.
    pub fn likeliest(&self) -> LidIndex {
        let most = |best: LidIndex, place: LidIndex| if self.at(place) > self.at(best) { place } else { best };
        LidIndex::ALL.into_iter().fold(LidIndex::ALL[0], most)
    }

    /// The rat is not there.
    pub fn exclude(&mut self, place: LidIndex) {
        self.0[place.index()] = 0.0;
        self.even_out();
    }

    /// What follows from the rat's answer.
    pub fn after_answer(&self, odds: &Odds, swap: Option<(LidIndex, LidIndex)>) -> Belief {
        let mut after = Belief([0.0; PLACES]);
        let reached = odds.situation.reached_by(swap);
        for place in LidIndex::ALL {
            let went = swap.map_or(place, |(a, b)| place.after_swap(a, b));
            after.0[went.index()] = self.at(place) * odds.of_answer(place, swap.is_some(), reached.contains(place));
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
    reach: LidSet,
    sums: [f64; PLACES],
}

impl Odds {
    /// The odds where the square lies so.
    pub fn of(situation: &Situation) -> Odds {
        let (mut swaps, mut into_reach) = (0_u8, [0_u8; PLACES]);
        for swap in situation.swaps() {
            let reached = situation.reached_by(Some(swap));
            swaps += 1;
            for place in LidIndex::ALL {
                into_reach[place.index()] += u8::from(reached.contains(place));
            }
        }
        let mut odds = Odds { situation: *situation, reach: situation.reach(), sums: [1.0; PLACES] };
        odds.sums = LidIndex::ALL.map(|place| {
            let reached = into_reach[place.index()];
            odds.of_answer(place, false, false)
                + f64::from(reached) * odds.of_answer(place, true, true)
                + f64::from(swaps - reached) * odds.of_answer(place, true, false)
        });
        odds
    }

    /// How likely a rat at this place is to answer by a swap, or by none, that leaves it within the guard's reach or not.
    fn of_answer(&self, rat: LidIndex, swaps: bool, reached: bool) -> f64 {
        let weight = match (swaps, self.reach.contains(rat), reached) {
            (false, true, _) => likelihood::PASSES_IN_REACH,
            (false, false, _) => likelihood::PASSES,
            (true, true, false) => likelihood::FLEES,
            (true, true, true) => likelihood::STAYS_IN_REACH,
            (true, false, true) => likelihood::WALKS_IN,
            (true, false, false) => likelihood::OTHER,
        };
        weight / self.sums[rat.index()]
    }
}
