//! How close it is at the top: players who are level, or a lead of one.
//!
//! Must not know: games, hidden information.

use crate::engine::{Phrase, Seat, names};

/// Who is level at the top, or who is one ahead of the next; `None` if the lead is greater, or nobody has scored yet.
/// `scores` are those of all seats, in their order.
pub fn standing(scores: &[i32]) -> Option<Phrase> {
    let best = scores.iter().copied().max().filter(|best| *best > 0)?;
    let leaders: Vec<Seat> = Seat::all(scores.len()).filter(|seat| scores[seat.index()] == best).collect();
    let second = scores.iter().copied().filter(|score| *score < best).max();
    match leaders[..] {
        [leader] => (second? == best - 1).then(|| Phrase::new("standing-one-ahead").with("seat", leader)),
        _ => Some(Phrase::new("standing-level").with("seats", names(&leaders)).with("points", best)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_level_scores_and_a_lead_of_one_are_told() {
        let key = |scores: &[i32]| standing(scores).map(|phrase| phrase.key);
        assert_eq!(key(&[0, 0, 0]), None, "nobody has scored");
        assert_eq!(key(&[12, 34, 34]), Some("standing-level"));
        assert_eq!(key(&[33, 34, 2]), Some("standing-one-ahead"));
        assert_eq!(key(&[32, 34, 2]), None);
        assert_eq!(key(&[1, 0]), Some("standing-one-ahead"));
        assert_eq!(key(&[]), None);
    }

    #[test]
    fn the_leaders_are_named() {
        let one_ahead = standing(&[3, 5, 4]).expect("a lead of one");
        assert_eq!(one_ahead.arguments, [("seat", Seat::new(1).into())]);
        let level = standing(&[5, 3, 5]).expect("level scores");
        assert_eq!(level.arguments, [("seats", names(&[0, 2].map(Seat::new)).into()), ("points", 5.into())]);
    }
}
