//! The ideas of puzzles in Rat-a-Tat Roll: what a decision does, by the cards that its seat sees or remembers.

use super::belief::Belief;
use crate::engine::{Line, Seat};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::total;
use crate::games::rat_a_tat_roll::events::Move;
use crate::games::rat_a_tat_roll::rules::{Common, Phase, RatATatRoll};
use crate::games::rat_a_tat_roll::track::{Icon, Space};

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<RatATatRoll>) -> Vec<&'static str> {
    let view = &line.before;
    let common = &view.open.common;
    let belief = Belief::from_view(view);
    let tokens = common.tokens.get(line.seat.index()).copied().unwrap_or(0);
    let face_up = common.pawn.region().and_then(|region| common.face_up[region.index()]);
    let Some(&choice) = line.moves.first() else { return Vec::new() };
    let is_wild = common.phase == Phase::KeepingWild;
    let saves = tokens > 0 && !is_wild;
    let landing = landing(common);
    let is_low = |card: Card| f64::from(card.number()) < belief.mean_unseen();
    let lands_low = landing.region().and_then(|region| common.face_up[region.index()]).is_some_and(is_low);
    let found: &[(bool, &'static str)] = match choice {
        Move::Roll { .. } => &[(true, "puzzle-idea-rat_a_tat_roll-dice")],
        Move::Reroll { dice } => &[
            (is_wild, "puzzle-idea-rat_a_tat_roll-reroll-wild"),
            (tokens == 1, "puzzle-idea-rat_a_tat_roll-last-token"),
            (!is_wild && dice.len() == 1, "puzzle-idea-rat_a_tat_roll-reroll-one"),
            (true, "puzzle-idea-rat_a_tat_roll-reroll"),
        ],
        Move::Accept {} => &[
            (is_wild && tokens > 0, "puzzle-idea-rat_a_tat_roll-keep-wild"),
            (saves && landing.icon() == Icon::Wild, "puzzle-idea-rat_a_tat_roll-keep-to-wild"),
            (saves && landing.icon() == Icon::Reroll, "puzzle-idea-rat_a_tat_roll-keep-to-token"),
            (saves && lands_low && !line.moves.contains(&Move::TakePile {}), "puzzle-idea-rat_a_tat_roll-keep-to-low"),
            (saves, "puzzle-idea-rat_a_tat_roll-keep"),
        ],
        Move::TakePile {} => &[(
            face_up.is_some_and(|card| f64::from(card.number()) > belief.mean_unseen()),
            "puzzle-idea-rat_a_tat_roll-pile",
        )],
        Move::TakeFaceUp {} => &[
            (face_up.is_some_and(|card| card.has_icon()), "puzzle-idea-rat_a_tat_roll-token-card"),
            (
                face_up.is_some_and(|card| f64::from(card.number()) < belief.mean_unseen()),
                "puzzle-idea-rat_a_tat_roll-face-up",
            ),
        ],
        Move::Swap { mine, seat, theirs } => {
            let (own, other) = (belief.expected_at(line.seat, mine), belief.expected_at(seat, theirs));
            let both_known = belief.knows(line.seat, mine) && belief.knows(seat, theirs);
            &[
                (
                    own > other && is_ahead(&belief, usize::from(common.seats), line.seat, seat),
                    "puzzle-idea-rat_a_tat_roll-swap-leader",
                ),
                (both_known && own > other, "puzzle-idea-rat_a_tat_roll-swap-known"),
                (own > other, "puzzle-idea-rat_a_tat_roll-swap"),
            ]
        }
        Move::NoSwap {} => &[(true, "puzzle-idea-rat_a_tat_roll-no-swap")],
        Move::RollWild {} => &[(true, "puzzle-idea-rat_a_tat_roll-dare")],
        Move::Skip {} => &[(true, "puzzle-idea-rat_a_tat_roll-skip")],
        Move::Replace { place } => {
            let row = belief.expected_row(line.seat);
            let highest = row.iter().copied().fold(0.0, f64::max);
            let is_highest = belief.expected_at(line.seat, place) >= highest;
            &[
                (is_highest && belief.knows(line.seat, place), "puzzle-idea-rat_a_tat_roll-replace-known"),
                (is_highest && !belief.knows(line.seat, place), "puzzle-idea-rat_a_tat_roll-replace-unknown"),
            ]
        }
        Move::LookOwn {} => &[(true, "puzzle-idea-rat_a_tat_roll-look-own")],
        Move::Look { .. } => &[(true, "puzzle-idea-rat_a_tat_roll-look")],
        Move::NoLook {} | Move::Take { .. } => &[],
    };
    found.iter().filter(|(is_true, _)| *is_true).map(|(_, key)| *key).collect()
}

/// Where the pawn goes with the roll as it lies (L7).
fn landing(common: &Common) -> Space {
    common.pawn.after(total(&common.dice))
}

/// Whether this other seat has the lowest row of all, as far as one knows.
fn is_ahead(belief: &Belief, seats: usize, me: Seat, other: Seat) -> bool {
    let sum = |seat: Seat| belief.expected_row(seat).iter().sum::<f64>();
    let rest = Seat::all(seats).filter(|&seat| seat != other);
    other != me && rest.map(sum).all(|rest| rest > sum(other))
}
