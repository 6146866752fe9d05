//! How close it is at the top: players or teams that are level, or a lead of one.
//!
//! Must not know: games, hidden information.

use crate::engine::{Phrase, Seat, names};

/// Who is level at the top, or who is one ahead of the next; `None` if the lead is greater, or nobody has scored yet.
/// `scores` are those of all seats, in their order.
pub fn standing(scores: &[i32]) -> Option<Phrase> {
    standing_of_teams(scores, |_| None)
}

/// As [`standing`], where partners have one score: each team counts once.
pub fn standing_of_teams(scores: &[i32], partner_of: impl Fn(Seat) -> Option<Seat>) -> Option<Phrase> {
    let is_first = |seat: &Seat| partner_of(*seat).is_none_or(|partner| seat.index() < partner.index());
    let firsts: Vec<Seat> = Seat::all(scores.len()).filter(is_first).collect();
    let score = |seat: &Seat| scores[seat.index()];
    let best = firsts.iter().map(score).max().filter(|best| *best > 0)?;
    let leaders: Vec<Seat> = firsts.iter().copied().filter(|seat| score(seat) == best).collect();
    let second = firsts.iter().map(score).filter(|score| *score < best).max();
    match leaders[..] {
        [leader] if second? == best - 1 => Some(match partner_of(leader) {
            Some(partner) => Phrase::new("standing-team-one-ahead").with("team", team(leader, partner)),
            None => Phrase::new("standing-one-ahead").with("seat", leader),
        }),
        [_] => None,
        _ => {
            let name = |leader: &Seat| match partner_of(*leader) {
                Some(partner) => vec![team(*leader, partner)],
                None => names(&[*leader]),
            };
            let leaders: Vec<Phrase> = leaders.iter().flat_map(name).collect();
            Some(Phrase::new("standing-level").with("seats", leaders).with("points", best))
        }
    }
}

/// The names of two partners, which may stand in a list of teams.
fn team(one: Seat, other: Seat) -> Phrase {
    Phrase::new("standing-team").with("one", one).with("other", other)
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

    #[test]
    fn partners_count_once_and_are_named_together() {
        let told = |scores: &[i32]| standing_of_teams(scores, |seat| Some(Seat::new(seat.index() ^ 1)));
        let pair = |one: usize| team(Seat::new(one), Seat::new(one + 1));
        assert_eq!(told(&[7, 7, 3, 3]), None, "the partners of a team are not level with each other");
        let ahead = told(&[3, 3, 4, 4]).expect("a lead of one");
        assert_eq!((ahead.key, ahead.arguments), ("standing-team-one-ahead", vec![("team", pair(2).into())]));
        let level = told(&[5, 5, 3, 3, 5, 5]).expect("level scores");
        assert_eq!(level.arguments, [("seats", vec![pair(0), pair(4)].into()), ("points", 5.into())]);
    }
}
