//! The reasons that hints give for a move: how likely the rat is at a place by the public belief, and the evidence for it.

use super::belief::{AnswerModel, Belief};
use super::evidence::{Evidence, strongest_evidence};
use super::situation::{Situation, swap_of};
use crate::engine::{Phrase, View, spoken_odds};
use crate::games::kalle::common::{Common, MAX_TURNED};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::seen::PublicHistory;
use crate::games::kalle::square::{LidIndex, LidSet};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Kalle>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let knowledge = PublicKnowledge::from_history(&view.memory.history);
    let known = view.memory.rat.or(view.open.my_rat);
    match choice {
        Move::Hide { .. } => Phrase::new("kalle-reason-hide"),
        Move::PlaceGuard { .. } => Phrase::new("kalle-reason-place"),
        Move::MoveGuard { to } => knowledge.step(common, to),
        Move::Swap { .. } | Move::Pass {} => knowledge.answer(known, choice),
        Move::Prove { at } => match known {
            Some(rat) if rat == at => Phrase::new("kalle-reason-prove"),
            Some(_) => Phrase::new("kalle-reason-prove-wrong"),
            None => knowledge.guess(common.face_down(), at),
        },
        Move::Point { at } => knowledge.guess(common.guess_targets(), at),
    }
}

/// The public history of a round, and the belief and situation that follow from it.
struct PublicKnowledge<'a> {
    history: &'a PublicHistory,
    belief: Belief,
    situation: Situation,
}

impl PublicKnowledge<'_> {
    fn from_history(history: &PublicHistory) -> PublicKnowledge<'_> {
        let (belief, situation) = Belief::from_history(history);
        PublicKnowledge { history, belief, situation }
    }

    /// The reason for a step: the chance to find the rat there, or at the next step where that matters more.
    fn step(&self, common: &Common, to: LidIndex) -> Phrase {
        let after = |place: LidIndex| likeliest_among(&self.belief, self.situation.after_step(place).reach(), place);
        let (next, chance) = after(to);
        let then = || {
            let seat = common.searcher_after(common.searcher);
            let key = if seat == common.searcher { "kalle-reason-then-own" } else { "kalle-reason-then" };
            Phrase::new(key).with("seat", seat).with("cell", next.cell()).with("chance", chance_phrase(chance))
        };
        if self.situation.face_up.contains(to) {
            let key = if chance > 0.0 { "kalle-reason-step-open" } else { "kalle-reason-step-nowhere" };
            return Phrase::new(key).with("then", then());
        }
        let found = self.belief.probability(to);
        let (likeliest, highest) = likeliest_among(&self.belief, self.situation.reach(), to);
        let next_is_much_likelier = chance > 2.0 * found && chance > highest;
        let next_outweighs_now =
            is_clearly_less(found, highest) && chance > found && is_clearly_less(after(likeliest).1, chance);
        // A cheese for another searcher is no reason to step elsewhere (K8).
        let is_own = common.searcher_after(common.searcher) == common.searcher;
        if is_own && common.turned + 1 < MAX_TURNED && (next_is_much_likelier || next_outweighs_now) {
            let near = Phrase::new("kalle-reason-step-near").with("chance", chance_phrase(found)).with("then", then());
            return if chance < UNLIKELY { near } else { self.with_evidence(near, next) };
        }
        let keys = ComparisonKeys {
            all_equal: "kalle-reason-step-even",
            highest: "kalle-reason-step-most",
            among_highest: "kalle-reason-step",
            lower: "kalle-reason-step-less",
            all_unlikely: "kalle-reason-step-little",
        };
        self.compare(keys, self.situation.reach(), to)
    }

    /// The reason for pointing or proving at a lid: its chance, against the other lids that could be chosen.
    fn guess(&self, among: LidSet, at: LidIndex) -> Phrase {
        let keys = ComparisonKeys {
            all_equal: "kalle-reason-guess-even",
            highest: "kalle-reason-guess-most",
            among_highest: "kalle-reason-guess",
            lower: "kalle-reason-guess-less",
            all_unlikely: "kalle-reason-guess-less",
        };
        self.compare(keys, among, at)
    }

    /// The chance of a lid against the others in `among`, with the evidence for it if it is among the likeliest.
    fn compare(&self, keys: ComparisonKeys, among: LidSet, at: LidIndex) -> Phrase {
        let chance = self.belief.probability(at);
        let (other, best) = likeliest_among(&self.belief, among.without(LidSet::from_iter([at])), at);
        let face_down = LidSet::ALL.without(self.situation.face_up);
        let key = if face_down.iter().all(|lid| spoken_odds(self.belief.probability(lid)) == spoken_odds(chance)) {
            keys.all_equal
        } else if is_clearly_less(best, chance) {
            keys.highest
        } else if !is_clearly_less(chance, best) {
            keys.among_highest
        } else if best < UNLIKELY {
            keys.all_unlikely
        } else {
            keys.lower
        };
        let phrase = Phrase::new(key).with("chance", chance_phrase(chance));
        let phrase = phrase.with("best", chance_phrase(best)).with("cell", other.cell());
        let is_among_likeliest = key == keys.highest || key == keys.among_highest;
        if is_among_likeliest && chance >= UNLIKELY { self.with_evidence(phrase, at) } else { phrase }
    }

    /// The phrase with the strongest evidence for this lid added, if there is any.
    fn with_evidence(&self, first: Phrase, lid: LidIndex) -> Phrase {
        let key = match strongest_evidence(self.history, lid) {
            None => return first,
            Some(Evidence::Fled) => "kalle-reason-fled",
            Some(Evidence::Stayed) => "kalle-reason-safe",
            Some(Evidence::OtherTurned) => "kalle-reason-turned",
        };
        Phrase::new("kalle-reason-for").with("first", first).with("source", Phrase::new(key))
    }

    /// The reason for the rat's answer: what the swap does for the rat, whether the guard can reach the rat afterwards, and how
    /// likely its place seems to the others.
    fn answer(&self, known: Option<LidIndex>, choice: Move) -> Phrase {
        let PublicKnowledge { belief, situation, .. } = self;
        let swap = swap_of(choice);
        let before = known.unwrap_or_else(|| belief.likeliest());
        let rat = swap.map_or(before, |(a, b)| before.after_swap(a, b));
        let is_reached = situation.after_answer(swap).reach().contains(rat);
        // A swap of two face-up cards misleads nobody.
        let misleads = swap.is_some_and(|(a, b)| !situation.face_up.contains(a) || !situation.face_up.contains(b));
        let key = match (misleads, rat != before, is_reached) {
            (_, true, false) => "kalle-reason-takes",
            (_, true, true) => "kalle-reason-takes-reached",
            (true, false, false) => "kalle-reason-misleads",
            (true, false, true) => "kalle-reason-misleads-reached",
            (false, false, false) => "kalle-reason-stays",
            (false, false, true) => "kalle-reason-stays-reached",
        };
        let suspicion = belief.after_answer(&AnswerModel::new(situation), swap).probability(rat);
        let guessed =
            if is_reached && suspicion < UNLIKELY { "kalle-reason-guessed-hardly" } else { "kalle-reason-guessed" };
        let guessed = Phrase::new(guessed).with("chance", chance_phrase(suspicion));
        Phrase::new(key).with("cell", rat.cell()).with("guessed", guessed)
    }
}

/// Text keys for comparing a lid with others.
struct ComparisonKeys {
    /// All face-down lids are equally likely.
    all_equal: &'static str,
    /// The lid is clearly likelier than all others.
    highest: &'static str,
    /// No other lid is clearly likelier.
    among_highest: &'static str,
    /// Another lid is clearly likelier.
    lower: &'static str,
    /// Another lid is clearly likelier, but unlikely too.
    all_unlikely: &'static str,
}

/// A lid with a lower probability than this is called unlikely.
const UNLIKELY: f64 = 0.15;

/// The likeliest of these places and its probability; `default` and 0 if there is none.
fn likeliest_among(belief: &Belief, among: LidSet, default: LidIndex) -> (LidIndex, f64) {
    let probabilities = among.iter().map(|place| (place, belief.probability(place)));
    probabilities.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((default, 0.0))
}

/// Whether a chance is lower than another, and also spoken differently.
fn is_clearly_less(chance: f64, other: f64) -> bool {
    chance < other && spoken_odds(chance) != spoken_odds(other)
}

/// A chance in words: "about 1 in 12".
fn chance_phrase(chance: f64) -> Phrase {
    let (times, of) = spoken_odds(chance);
    Phrase::new("kalle-reason-chance").with("times", times).with("of", of)
}
