//! Tests of the reasons in hints: likely lids with the evidence for them, and swaps that mislead.

use std::collections::BTreeSet;

use cheeseboard::engine::{Mind as _, Rules as _, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Kalle, Move, Phase};

use crate::sentences::{brief, said};

use super::script::{EIGHT_STEPS, Game, LAST_CHANCE, PASS, PLAIN, deal_in_order, hide, point, put, start, step, swap};

/// The reason of this move for the seat on turn.
fn why(game: &Game, choice: Move) -> String {
    why_to(game, Viewer::Seat(Seat::new(game.on_turn())), choice)
}

fn why_to(game: &Game, who: Viewer, choice: Move) -> String {
    said::<Kalle>(&Kalle::reason(&game.view(who), choice))
}

/// The lid at 10 was swapped to 15, away from the guard at 5, which has followed it to 10; the rat is at 3.
fn guard_after_a_lid() -> Game {
    Game::searching(PLAIN, 2, 0, 3, 4).steps(&[5]).play(swap(10, 15)).play(step(10))
}

#[test]
fn placing_the_guard_has_one_reason() {
    let game = Game::dealt(PLAIN, 2, 0).play(hide(3));
    let reasons: BTreeSet<String> = (0..16).map(|at| why(&game, put(at))).collect();
    let even = "reason-place";
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), [even]);
}

#[test]
fn likeliest_lid_comes_with_its_evidence() {
    let game = guard_after_a_lid().play(PASS);
    assert_eq!(
        why(&game, step(15)),
        "reason-for(first: reason-step-most(chance: reason-chance(times: 1, of: 4), \
         best: reason-chance(times: 1, of: 20), cell: 3/2), source: reason-fled)"
    );
}

#[test]
fn step_towards_a_likely_lid_names_that_lid() {
    let game = Game::searching(PLAIN, 2, 0, 3, 4).steps(&[5]).play(swap(10, 15));
    assert_eq!(
        why(&game, step(10)),
        "reason-for(first: reason-step-near(chance: reason-chance(times: 0, of: 20), \
         then: reason-then-own(seat: Bo, cell: 3/3, chance: reason-chance(times: 1, of: 3))), source: reason-fled)"
    );
    assert_eq!(
        why(&game, step(2)),
        "reason-step-little(chance: reason-chance(times: 1, of: 20), best: reason-chance(times: 1, of: 16), cell: 1/0)"
    );
}

#[test]
fn guess_is_compared_with_the_likeliest_lid() {
    let game = Game::searching(LAST_CHANCE, 2, 0, 15, 0).steps(&EIGHT_STEPS[..7]).play(swap(8, 12)).play(step(9));
    assert_eq!(
        why(&game, point(12)),
        "reason-for(first: reason-guess-most(chance: reason-chance(times: 2, of: 5), \
         best: reason-chance(times: 1, of: 6), cell: 3/1), source: reason-fled)"
    );
    assert_eq!(
        why(&game, point(15)),
        "reason-guess-less(chance: reason-chance(times: 1, of: 6), best: reason-chance(times: 2, of: 5), cell: 3/0)"
    );
}

#[test]
fn swap_of_other_lids_misleads() {
    let game = guard_after_a_lid();
    let far = why(&game, swap(12, 13));
    assert!(far.starts_with("reason-misleads(cell: 0/3, guessed: reason-guessed("), "{far}");
    let moved = why(&game, swap(3, 6));
    assert!(moved.starts_with("reason-takes-reached(cell: 1/2, guessed: reason-guessed-hardly("), "{moved}");
    let passed = why(&game, PASS);
    assert!(passed.starts_with("reason-stays(cell: 0/3, guessed: reason-guessed("), "{passed}");
    // A swap of two face-up cards misleads nobody.
    let open = Game::searching(PLAIN, 2, 0, 15, 0).steps(&[1, 2, 6]);
    let stayed = why(&open, swap(1, 2));
    assert!(stayed.starts_with("reason-stays(cell: 3/3, "), "{stayed}");
    let beside = Game::searching(PLAIN, 2, 0, 9, 4).play(step(5));
    let within = why(&beside, swap(14, 15));
    assert!(within.starts_with("reason-misleads-reached(cell: 2/1, "), "{within}");
}

/// For every other viewer a hint is the same wherever the rat is (K13).
#[test]
fn k13_hint_reveals_the_rat_only_to_its_own_seat() {
    let at = |rat: u8| Game::searching(PLAIN, 3, 0, rat, 0).steps(&[1]);
    for who in [Viewer::Table, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
        for choice in [PASS, swap(10, 15), swap(11, 14)] {
            assert_eq!(why_to(&at(15), who, choice), why_to(&at(14), who, choice), "{who:?}, {choice:?}");
        }
    }
    assert_ne!(why(&at(15), PASS), why(&at(14), PASS));
}

/// In whole games: a lid that a hint says was swapped away from the guard really was.
#[test]
fn lid_called_fled_was_swapped_away() {
    let mut named = 0;
    for (seats, seed) in (0..9).map(|seed| (2 + seed as usize % 2, seed)) {
        let mut game = Game::new(PLAIN, seats).then(&start(0)).then(&deal_in_order());
        let mut fled: BTreeSet<u8> = BTreeSet::new();
        for ply in 0_u64.. {
            let phase = game.common().phase;
            let Turn::Seat(seat) = Kalle::turn(&game.state) else { break };
            if phase == Phase::Searching {
                for choice in game.legal() {
                    let reason = brief::<Kalle>(&Kalle::reason(&game.view(Viewer::Seat(seat)), choice));
                    let Some(lid) = fled_lid(&reason, choice) else { continue };
                    assert!(fled.contains(&game.card(lid.into())), "{choice:?}\n{}", game.sketch());
                    named += 1;
                }
            }
            let view = game.view(Viewer::Seat(seat));
            let choice =
                Kalle::greedy(&view, &game.legal(), &mut derive_stream(seed, "test", &[ply]), &Stop::default());
            let (before, reach) = (game.clone(), game.common().guard_targets());
            game = game.play(choice);
            if let Move::Swap { a, b } = choice {
                let away =
                    |from: LidIndex, to: LidIndex| reach.contains(from) && !game.common().guard_targets().contains(to);
                fled.extend(
                    [(a, b), (b, a)]
                        .into_iter()
                        .filter(|&(from, to)| away(from, to))
                        .map(|(from, _)| before.card(from.into())),
                );
            }
        }
    }
    assert!(named > 20, "{named}");
}

/// The lid that a reason says was swapped away: the one that the next step can reach if the reason is about the next step, else
/// the step's own target.
fn fled_lid(reason: &str, choice: Move) -> Option<LidIndex> {
    let Move::MoveGuard { to } = choice else { return None };
    let first = reason.strip_prefix("reason-for(first: ")?.strip_suffix(", source: reason-fled)")?;
    let Some((_, next)) = first.split_once("then: reason-then-own(") else { return Some(to) };
    let is_named = |lid: &LidIndex| next.contains(&format!("cell: {}/{},", lid.cell().row, lid.cell().column));
    Some(LidIndex::ALL.into_iter().find(is_named).expect("a lid"))
}
