//! What a move promises by itself, in words: how likely the rat is where.

use super::TENTH;
use crate::engine::{Phrase, Terms};
use crate::games::kalle::common::Phase;
use crate::games::kalle::rules::Move;
use crate::games::kalle::square::LidIndex;

/// Below this chance the rat is hardly there …
const HARDLY: f32 = 0.05;
/// … and from this one on it almost surely is.
const SURELY: f32 = 0.95;

/// What a move of this phase promises, from the terms of the mind for it and for the next best one; `None` where what they
/// promise for later decides between them.
pub fn outlook(phase: Phase, own: &Terms, other: &Terms) -> Option<Phrase> {
    let [_, now, later, escapes, ..] = *own;
    let [_, other_now, other_later, other_escapes, ..] = *other;
    let chance = |chance: f32, keys: [&'static str; 3]| {
        let [hardly, often, surely] = keys;
        let key = match chance {
            chance if chance < HARDLY => hardly,
            chance if chance < SURELY => often,
            _ => surely,
        };
        // One time in so many where it is about one in ten.
        Phrase::new(key)
            .with("tenths", (chance / TENTH).round().max(1.0) as i64)
            .with("odds", (1.0 / chance.max(HARDLY)).round() as i64)
    };
    match phase {
        Phase::Hiding | Phase::Placing => Some(Phrase::new("kalle-outlook-any")),
        // It dares more now, for later.
        Phase::Swapping if other_escapes - escapes > HARDLY => None,
        Phase::Swapping => {
            Some(chance(-escapes, ["kalle-outlook-safe", "kalle-outlook-risk", "kalle-outlook-cornered"]))
        }
        Phase::Searching if now + later < HARDLY => Some(Phrase::new("kalle-outlook-away")),
        Phase::Searching if later - other_later > (now - other_now).max(HARDLY) => None,
        // It does not get closer than the other one.
        Phase::Searching if now < HARDLY && later < other_later => None,
        Phase::Searching | Phase::Pointing | Phase::Proving => {
            Some(chance(now, ["kalle-outlook-near", "kalle-outlook-there", "kalle-outlook-surely"]))
        }
        Phase::Starting | Phase::Dealing { .. } | Phase::Over => None,
    }
}

/// The same for a swap or none by the rat, with what that does to the rat where the viewer knows its place.
pub fn with_swap(told: Phrase, choice: Move, rat: Option<LidIndex>) -> Phrase {
    let key = match (choice, rat) {
        (Move::Swap { a, b }, Some(rat)) if [a, b].contains(&rat) => "kalle-outlook-moves",
        (Move::Swap { .. } | Move::Pass {}, Some(_)) => "kalle-outlook-stays",
        _ => return told,
    };
    Phrase::new(key).with("chance", told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Words as _, terms};
    use crate::games::kalle::Kalle;
    use crate::text::Text;

    fn key(phase: Phase, own: [f32; 4], other: [f32; 4]) -> Option<&'static str> {
        outlook(phase, &terms(own), &terms(other)).map(|phrase| phrase.key)
    }

    #[test]
    fn searcher_hears_how_likely_the_rat_is_there() {
        let key = |now, later| key(Phase::Searching, [0.0, now, later, 0.0], [0.0, 0.1, 0.2, 0.0]);
        assert_eq!(key(0.0, 0.01), Some("kalle-outlook-away"));
        assert_eq!(key(0.02, 0.2), Some("kalle-outlook-near"));
        assert_eq!(key(0.3, 0.2), Some("kalle-outlook-there"));
        assert_eq!(key(0.97, 0.0), Some("kalle-outlook-surely"));
        assert_eq!(key(0.1, 0.4), None, "what it brings later decides");
        assert_eq!(key(0.02, 0.19), None, "the other one gets as close");
    }

    /// “There” is nowhere if no lid has been named.
    #[test]
    fn better_move_that_is_not_named_is_told_without_a_place() {
        let said = |now: f32| {
            let terms = terms([0.0, now, 0.3, 0.0]);
            let told = outlook(Phase::Pointing, &terms, &terms).expect("a chance");
            Text::english().say(&Kalle::said_unnamed(told), &[]).replace(['\u{2068}', '\u{2069}'], "")
        };
        assert_eq!(said(0.3), "It finds the rat about 3 times in 10.");
        assert_eq!(said(0.97), "The rat is almost surely under another lid.");
        assert!(!said(0.0).contains("there"), "{}", said(0.0));
    }

    /// Where that decides, the mind's term says it.
    #[test]
    fn what_comes_later_is_told_in_rounds() {
        let said = |tenths: usize| {
            let gain = Phrase::new("kalle-term-later").with("amount", tenths);
            Text::english().say(&Phrase::new("plan-for").with("gains", vec![gain]), &[])
        };
        assert_eq!(said(1), "This finds the rat later on about one more time in 10 rounds.");
        assert_eq!(said(9), "This finds the rat later on about 9 more times in 10 rounds.");
        assert_eq!(said(10), "This finds the rat later on, all but certainly.");
    }

    #[test]
    fn rat_hears_whether_it_moves() {
        let [here, there, elsewhere] = [0, 1, 2].map(|index| LidIndex::ALL[index]);
        let told = || Phrase::new("kalle-outlook-safe");
        let key = |choice, rat| with_swap(told(), choice, rat).key;
        assert_eq!(key(Move::Swap { a: here, b: there }, Some(there)), "kalle-outlook-moves");
        assert_eq!(key(Move::Swap { a: here, b: there }, Some(elsewhere)), "kalle-outlook-stays");
        assert_eq!(key(Move::Pass {}, Some(here)), "kalle-outlook-stays");
        assert_eq!(
            key(Move::Pass {}, None),
            "kalle-outlook-safe",
            "whoever does not know its place hears nothing of it"
        );
        assert_eq!(key(Move::MoveGuard { to: here }, Some(here)), "kalle-outlook-safe");
    }

    #[test]
    fn rat_hears_how_likely_the_guard_comes() {
        let key = |caught: f32| key(Phase::Swapping, [0.0, 0.0, 0.0, -caught], [0.0, 0.0, 0.0, -caught]);
        let keys = [0.0, 0.3, 1.0].map(key);
        assert_eq!(keys, ["kalle-outlook-safe", "kalle-outlook-risk", "kalle-outlook-cornered"].map(Some));
        let told = |caught: f32| {
            let terms = terms([0.0, 0.0, 0.0, -caught]);
            outlook(Phase::Swapping, &terms, &terms).expect("a chance")
        };
        let phrase = told(0.32);
        assert!(phrase.arguments.contains(&("tenths", 3.into())), "{phrase:?}");
        let phrase = told(0.0625);
        assert!(phrase.arguments.ends_with(&[("tenths", 1.into()), ("odds", 16.into())]), "{phrase:?}");
    }

    /// How likely it is found now is no reason for it then.
    #[test]
    fn rat_that_dares_more_hears_what_that_is_for() {
        let key = |caught: f32| key(Phase::Swapping, [0.0, 0.0, 0.0, -caught], [0.0, 0.0, 0.0, -0.1]);
        assert_eq!([0.05, 0.12, 0.8].map(key), [Some("kalle-outlook-risk"), Some("kalle-outlook-risk"), None]);
    }
}
