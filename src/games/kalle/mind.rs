//! What a good player of Kalle Kanalratte values: as a searcher, lids under which the rat is likely; as the rat, to be where the
//! guard does not get, and where nobody thinks it is.

mod belief;

use rand::Rng;

use self::belief::{Belief, Odds, Situation, swap_of};
use super::open::{Common, LAST_CARD, Phase};
use super::rules::{Kalle, Move};
use super::square::Gully;
use crate::engine::{Mind, Stop, View, below};

impl Mind for Kalle {
    /// Follows the rat through all that was seen (`mind/belief.rs`) and takes what is best one step ahead, with a little of the
    /// next; equals, and what is nearly equal for the rat, by chance.
    fn greedy(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop) -> Move {
        let common = &view.open.common;
        let (belief, situation) = Belief::of(&view.memory.trail);
        let known = view.memory.rat.or(view.open.my_rat);
        match (common.phase, situation) {
            (Phase::Searching, Some(situation)) => {
                let next = if common.searchers() == 1 { NEXT_STEP_OWN } else { NEXT_STEP_OF_OTHERS };
                best(legal, rng, 0.0, |choice| step(&belief, &situation, choice, next))
            }
            (Phase::Swapping, Some(situation)) => {
                let flight = Flight::new(common, belief, situation, known.unwrap_or_else(|| belief.likeliest()));
                best(legal, rng, BLUFF, |choice| -flight.danger(choice))
            }
            // Hiding and putting down the guard: any place, so that none is to be expected.
            _ => best(legal, rng, 0.0, |choice| guess(&belief, known, choice)),
        }
    }
}

/// How much of the best chance at the next step counts beside that of this one, where that step is one's own …
const NEXT_STEP_OWN: f64 = 0.5;
/// … and where it is another searcher's. It could as well be less than nothing; but if all searchers leave the rat alone for fear
/// that another might find it, the rat always gets away.
const NEXT_STEP_OF_OTHERS: f64 = 0.2;

/// Answers of the rat that differ by less than this, as a chance to be caught, are the same to it, so that nobody can tell what it
/// thinks.
const BLUFF: f64 = 0.03;

/// How much of a danger it is to have no way out at the next step.
const TRAPPED: f64 = 0.3;

/// How much it counts that searchers suspect a place, even while the guard does not get there …
const SUSPECTED: f64 = 0.25;
/// … and when they will point next (K11).
const POINTED_AT: f64 = 0.8;

/// How often a searcher goes where nothing draws it, against a suspicion of one tenth.
const ASTRAY: f64 = 0.01;

/// What a step of the guard is worth: the chance that the rat is there, and what the step after it could bring.
fn step(belief: &Belief, situation: &Situation, choice: Move, next: f64) -> f64 {
    let Move::MoveGuard { to } = choice else { return 0.0 };
    let open = situation.face_up.contains(to);
    let found = if open { 0.0 } else { belief.at(to) };
    let after = situation.after_step(to).reach().iter().map(|place| belief.at(place)).fold(0.0, f64::max);
    found + next * after
}

/// What a guess is worth, of a searcher or of the rat itself.
fn guess(belief: &Belief, known: Option<Gully>, choice: Move) -> f64 {
    match (choice, known) {
        (Move::Prove { at }, Some(rat)) => f64::from(u8::from(at == rat)),
        (Move::Prove { at } | Move::Point { at }, _) => belief.at(at),
        _ => 0.0,
    }
}

/// The rat's answers to the guard.
struct Flight {
    belief: Belief,
    odds: Odds,
    situation: Situation,
    rat: Gully,
    /// Whether the guard's next step may be the last.
    last: bool,
    suspicion: f64,
}

impl Flight {
    fn new(common: &Common, belief: Belief, situation: Situation, rat: Gully) -> Flight {
        let last = common.turned + 1 >= LAST_CARD;
        let suspicion = if last && common.options.last_chance { POINTED_AT } else { SUSPECTED };
        Flight { belief, odds: Odds::of(&situation), situation, rat, last, suspicion }
    }

    /// About how likely the rat is to be caught if it answers so.
    fn danger(&self, choice: Move) -> f64 {
        let swap = swap_of(choice);
        let belief = self.belief.after_answer(&self.odds, swap);
        let situation = self.situation.after_answer(swap);
        let rat = swap.map_or(self.rat, |(a, b)| self.rat.after_swap(a, b));
        // Searchers go where the rat is likely, but not always.
        let drawn_to = |place: Gully| ASTRAY + belief.at(place) * belief.at(place);
        let reach = situation.reach();
        let all: f64 = reach.iter().map(drawn_to).sum();
        let mut danger = self.suspicion * belief.at(rat);
        for to in reach.iter() {
            let share = drawn_to(to) / all;
            if to == rat {
                danger += share;
            } else if !self.last && is_trapped(&situation.after_step(to), rat) {
                danger += share * TRAPPED;
            }
        }
        danger
    }
}

/// Whether the rat is within the guard's reach and no swap leads out of it.
fn is_trapped(situation: &Situation, rat: Gully) -> bool {
    let in_reach = |swap: Option<(Gully, Gully)>, at: Gully| situation.after_answer(swap).reach().contains(at);
    in_reach(None, rat)
        && rat
            .neighbours()
            .iter()
            .filter(|&to| to != situation.guard)
            .all(|to| in_reach(Some((rat.min(to), rat.max(to))), to))
}

/// The move that is worth most, give or take `play`; equals by chance.
fn best(legal: &[Move], rng: &mut impl Rng, play: f64, worth: impl Fn(Move) -> f64) -> Move {
    let mut best = legal[0];
    let mut highest = (f64::MIN, 0);
    for &choice in legal {
        let lot = below(rng, 1 << 16);
        let value = (worth(choice) + play * f64::from(lot) / 65536.0, lot);
        if value > highest {
            (best, highest) = (choice, value);
        }
    }
    best
}
