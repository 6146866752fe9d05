//! Why the guard goes there, why lids are swapped: how likely the rat is where, as all who watched must think.

use super::belief::{Belief, Odds, Situation, swap_of};
use super::source::{Source, source};
use crate::engine::{Phrase, View, spoken_odds};
use crate::games::kalle::open::{Common, LAST_CARD};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::seen::PublicHistory;
use crate::games::kalle::square::{LidIndex, LidSet};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Kalle>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let watched = Watched::of(&view.memory.trail);
    let known = view.memory.rat.or(view.open.my_rat);
    match choice {
        Move::Hide { .. } => Phrase::new("kalle-reason-hide"),
        Move::PlaceGuard { .. } => Phrase::new("kalle-reason-place"),
        Move::MoveGuard { to } => watched.step(common, to),
        Move::Swap { .. } | Move::Pass {} => watched.answer(known, choice),
        Move::Prove { at } => match known {
            Some(rat) if rat == at => Phrase::new("kalle-reason-prove"),
            Some(_) => Phrase::new("kalle-reason-prove-wrong"),
            None => watched.guess(common.face_down(), at),
        },
        Move::Point { at } => watched.guess(common.free_to_point(), at),
    }
}

/// What all have watched, and what they must think by it.
struct Watched<'a> {
    trail: &'a PublicHistory,
    belief: Belief,
    situation: Situation,
}

impl Watched<'_> {
    fn of(trail: &PublicHistory) -> Watched<'_> {
        let (belief, situation) = Belief::of(trail);
        Watched { trail, belief, situation }
    }

    /// What a step may find; where that is little, what the next one may.
    fn step(&self, common: &Common, to: LidIndex) -> Phrase {
        let after = |place: LidIndex| best(&self.belief, self.situation.after_step(place).reach(), place);
        let (next, chance) = after(to);
        let then = || {
            let seat = common.searcher_after(common.searcher);
            let key = if seat == common.searcher { "kalle-reason-then-own" } else { "kalle-reason-then" };
            Phrase::new(key).with("seat", seat).with("cell", next.cell()).with("chance", in_words(chance))
        };
        if self.situation.face_up.contains(to) {
            let turns_none = if chance > 0.0 { "kalle-reason-step-open" } else { "kalle-reason-step-nowhere" };
            return Phrase::new(turns_none).with("then", then());
        }
        let found = self.belief.at(to);
        let (likeliest, most) = best(&self.belief, self.situation.reach(), to);
        let for_much_more = chance > 2.0 * found && chance > most;
        let for_the_next =
            is_clearly_less(found, most) && chance > found && is_clearly_less(after(likeliest).1, chance);
        // What another finds next is no reason to go elsewhere (K8).
        let is_own = common.searcher_after(common.searcher) == common.searcher;
        if is_own && common.turned + 1 < LAST_CARD && (for_much_more || for_the_next) {
            let near = Phrase::new("kalle-reason-step-near").with("chance", in_words(found)).with("then", then());
            return if chance < UNLIKELY { near } else { self.with_source(near, next) };
        }
        let keys = Keys {
            even: "kalle-reason-step-even",
            most: "kalle-reason-step-most",
            alike: "kalle-reason-step",
            less: "kalle-reason-step-less",
            little: "kalle-reason-step-little",
        };
        self.compare(keys, self.situation.reach(), to)
    }

    /// How likely a lid is, among those that could be chosen.
    fn guess(&self, among: LidSet, at: LidIndex) -> Phrase {
        let keys = Keys {
            even: "kalle-reason-guess-even",
            most: "kalle-reason-guess-most",
            alike: "kalle-reason-guess",
            less: "kalle-reason-guess-less",
            little: "kalle-reason-guess-less",
        };
        self.compare(keys, among, at)
    }

    /// How likely the lid is beside the others of these, and what has made it likely.
    fn compare(&self, keys: Keys, among: LidSet, at: LidIndex) -> Phrase {
        let chance = self.belief.at(at);
        let (other, best) = best(&self.belief, among.without(LidSet::from_iter([at])), at);
        let closed = LidSet::ALL.without(self.situation.face_up);
        let key = if closed.iter().all(|lid| spoken_odds(self.belief.at(lid)) == spoken_odds(chance)) {
            keys.even
        } else if is_clearly_less(best, chance) {
            keys.most
        } else if !is_clearly_less(chance, best) {
            keys.alike
        } else if best < UNLIKELY {
            keys.little
        } else {
            keys.less
        };
        let phrase = Phrase::new(key).with("chance", in_words(chance));
        let phrase = phrase.with("best", in_words(best)).with("cell", other.cell());
        let is_chosen_for_it = key == keys.most || key == keys.alike;
        if is_chosen_for_it && chance >= UNLIKELY { self.with_source(phrase, at) } else { phrase }
    }

    /// The same with what has made this lid likely, if that can be told.
    fn with_source(&self, first: Phrase, lid: LidIndex) -> Phrase {
        let key = match source(self.trail, lid) {
            None => return first,
            Some(Source::Fled) => "kalle-reason-fled",
            Some(Source::Safe) => "kalle-reason-safe",
            Some(Source::Turned) => "kalle-reason-turned",
        };
        Phrase::new("kalle-reason-for").with("first", first).with("source", Phrase::new(key))
    }

    /// What the swap is to the rat, whether the guard gets to it then, and what the others must think.
    fn answer(&self, known: Option<LidIndex>, choice: Move) -> Phrase {
        let Watched { belief, situation, .. } = self;
        let swap = swap_of(choice);
        let before = known.unwrap_or_else(|| belief.likeliest());
        let rat = swap.map_or(before, |(a, b)| before.after_swap(a, b));
        let is_reached = situation.after_answer(swap).reach().contains(rat);
        // Nobody suspects the rat under an open lid.
        let misleads = swap.is_some_and(|(a, b)| !situation.face_up.contains(a) || !situation.face_up.contains(b));
        let key = match (misleads, rat != before, is_reached) {
            (_, true, false) => "kalle-reason-takes",
            (_, true, true) => "kalle-reason-takes-reached",
            (true, false, false) => "kalle-reason-misleads",
            (true, false, true) => "kalle-reason-misleads-reached",
            (false, false, false) => "kalle-reason-stays",
            (false, false, true) => "kalle-reason-stays-reached",
        };
        let thought = belief.after_answer(&Odds::of(situation), swap).at(rat);
        let guessed =
            if is_reached && thought < UNLIKELY { "kalle-reason-guessed-hardly" } else { "kalle-reason-guessed" };
        let guessed = Phrase::new(guessed).with("chance", in_words(thought));
        Phrase::new(key).with("cell", rat.cell()).with("guessed", guessed)
    }
}

/// What is said of a lid beside others.
struct Keys {
    /// All closed lids are the same.
    even: &'static str,
    /// It is likelier than all others.
    most: &'static str,
    /// None of the others is clearly likelier.
    alike: &'static str,
    /// One is …
    less: &'static str,
    /// … but that one is not likely either, where that is worth a word.
    little: &'static str,
}

/// What others hardly think of.
const UNLIKELY: f64 = 0.15;

/// The likeliest of these places and its chance; `or` where there is none.
fn best(belief: &Belief, among: LidSet, or: LidIndex) -> (LidIndex, f64) {
    let chances = among.iter().map(|place| (place, belief.at(place)));
    chances.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((or, 0.0))
}

/// Whether they are also said differently.
fn is_clearly_less(chance: f64, other: f64) -> bool {
    chance < other && spoken_odds(chance) != spoken_odds(other)
}

/// "about 1 in 12".
fn in_words(chance: f64) -> Phrase {
    let (times, of) = spoken_odds(chance);
    Phrase::new("kalle-reason-chance").with("times", times).with("of", of)
}
