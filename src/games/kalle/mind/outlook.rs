//! What a move promises by itself, in words: how likely the rat is where.

use super::TENTH;
use crate::engine::{Phrase, Terms};
use crate::games::kalle::common::Phase;

/// Below this chance the rat is hardly there …
const HARDLY: f32 = 0.05;
/// … and from this one on it almost surely is.
const SURELY: f32 = 0.95;

/// What a move of this phase promises, from the terms of the mind for it and for the next best one; `None` where what they
/// promise for later decides between them.
pub fn outlook(phase: Phase, own: &Terms, other: &Terms) -> Option<Phrase> {
    let [_, now, later, escapes, ..] = *own;
    let [_, other_now, other_later, ..] = *other;
    let chance = |chance: f32, keys: [&'static str; 3]| {
        let [hardly, often, surely] = keys;
        let key = match chance {
            chance if chance < HARDLY => hardly,
            chance if chance < SURELY => often,
            _ => surely,
        };
        Phrase::new(key).with("tenths", (chance / TENTH).round().max(1.0) as i64)
    };
    match phase {
        Phase::Hiding | Phase::Placing => Some(Phrase::new("kalle-outlook-any")),
        Phase::Swapping => {
            Some(chance(-escapes, ["kalle-outlook-safe", "kalle-outlook-risk", "kalle-outlook-cornered"]))
        }
        Phase::Searching if now + later < HARDLY => Some(Phrase::new("kalle-outlook-away")),
        Phase::Searching if later - other_later > (now - other_now).max(HARDLY) => None,
        Phase::Searching | Phase::Pointing | Phase::Proving => {
            Some(chance(now, ["kalle-outlook-near", "kalle-outlook-there", "kalle-outlook-surely"]))
        }
        Phase::Starting | Phase::Dealing { .. } | Phase::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::terms;

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
    }

    #[test]
    fn rat_hears_how_likely_the_guard_comes() {
        let key = |caught: f32| key(Phase::Swapping, [0.0, 0.0, 0.0, -caught], [0.0; 4]);
        let keys = [0.0, 0.3, 1.0].map(key);
        assert_eq!(keys, ["kalle-outlook-safe", "kalle-outlook-risk", "kalle-outlook-cornered"].map(Some));
        let phrase = outlook(Phase::Swapping, &terms([0.0, 0.0, 0.0, -0.32]), &Terms::default()).expect("a chance");
        assert!(phrase.arguments.contains(&("tenths", 3.into())), "{phrase:?}");
    }
}
