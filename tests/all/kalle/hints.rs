//! What a hint says of lids and swaps: likely lids by their place and by what has made them likely, bluffs as what they are.

use std::collections::BTreeSet;

use cheeseboard::engine::{Mind as _, Rules as _, Seat, Stop, Turn, Viewer, seed_of};
use cheeseboard::games::kalle::square::Gully;
use cheeseboard::games::kalle::{Kalle, Move, Phase};
use cheeseboard::text::Text;

use super::script::{EIGHT, Game, LAST_CHANCE, NAMES, PASS, PLAIN, hide, in_order, point, put, start, step, swap};

/// The reason of this move for the seat on turn.
fn why(game: &Game, choice: Move) -> String {
    said(game, Viewer::Seat(Seat::new(game.on_turn())), choice)
}

fn said(game: &Game, who: Viewer, choice: Move) -> String {
    let sentence = Text::english().say(&Kalle::reason(&game.view(who), choice), &NAMES.map(str::to_owned));
    assert!(!sentence.contains(['[', '{', '$']), "{sentence}");
    sentence
}

/// The lid at 10 was swapped to 15, away from the guard at 5, which has gone after it to 10; the rat is at 3.
fn after_a_lid() -> Game {
    Game::searched(PLAIN, 2, 0, 3, 4).steps(&[5]).play(swap(10, 15)).play(step(10))
}

#[test]
fn any_place_will_do_for_the_guard() {
    let game = Game::dealt(PLAIN, 2, 0).play(hide(3));
    let reasons: BTreeSet<String> = (0..16).map(|at| why(&game, put(at))).collect();
    let even = "The rat may be under any lid, so one place is as good as another, as long as nobody can expect it.";
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), [even]);
}

#[test]
fn the_likeliest_lid_is_called_so_with_what_made_it_likely() {
    let game = after_a_lid().play(PASS);
    assert_eq!(
        why(&game, step(15)),
        "The chance to find the rat there is about 1 in 4, higher than at any other lid that the guard can go to. \
         That lid was swapped away from the guard."
    );
}

#[test]
fn a_step_towards_a_likely_lid_names_it() {
    let game = Game::searched(PLAIN, 2, 0, 3, 4).steps(&[5]).play(swap(10, 15));
    assert_eq!(
        why(&game, step(10)),
        "The chance there is less than 1 in 20, but your next step can get to row 4, column 4 (about 1 in 3), \
         unless the rat gets away. That lid was swapped away from the guard."
    );
    let little = "Even the best lid that the guard can go to (row 2, column 1) has only about 1 in 16.";
    assert!(why(&game, step(2)).ends_with(little), "{}", why(&game, step(2)));
}

#[test]
fn the_best_lid_to_point_at_is_named() {
    let game = Game::searched(LAST_CHANCE, 2, 0, 15, 0).steps(&EIGHT[..7]).play(swap(8, 12)).play(step(9));
    let best = why(&game, point(12));
    assert!(
        best.contains(", higher than at any other lid that you can choose. That lid was swapped away from the guard."),
        "{best}"
    );
    assert!(
        why(&game, point(15)).contains(". The best lid that you can choose (row 4, column 1) has "),
        "{}",
        why(&game, point(15))
    );
}

#[test]
fn a_swap_of_other_lids_is_to_mislead() {
    let game = after_a_lid();
    let far = why(&game, swap(12, 13));
    assert!(far.starts_with("It is to mislead: you stay at row 1, column 4, out of the guard’s reach. Who"), "{far}");
    let moved = why(&game, swap(3, 6));
    assert!(moved.starts_with("It takes you to row 2, column 3, within the guard’s reach. But who"), "{moved}");
    let passed = why(&game, PASS);
    assert!(passed.starts_with("You stay at row 1, column 4, out of the guard’s reach. Who"), "{passed}");
    // Two open lids mislead nobody.
    let open = Game::searched(PLAIN, 2, 0, 15, 0).steps(&[1, 2, 6]);
    assert!(why(&open, swap(1, 2)).starts_with("You stay at row 4, column 4"), "{}", why(&open, swap(1, 2)));
    let beside = Game::searched(PLAIN, 2, 0, 9, 4).play(step(5));
    let within = why(&beside, swap(14, 15));
    assert!(within.starts_with("It is to mislead: you stay at row 3, column 2, within the guard’s reach."), "{within}");
}

/// What a hint could tell of the rat is for the rat's seat alone (K13).
#[test]
fn k13_only_the_rat_is_told_where_it_is() {
    let at = |rat: u8| Game::searched(PLAIN, 3, 0, rat, 0).steps(&[1]);
    for who in [Viewer::Table, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
        for choice in [PASS, swap(10, 15), swap(11, 14)] {
            assert_eq!(said(&at(15), who, choice), said(&at(14), who, choice), "{who:?}, {choice:?}");
        }
    }
    assert_ne!(why(&at(15), PASS), why(&at(14), PASS));
}

/// In whole games: what is said to have been swapped away from the guard was.
#[test]
fn a_lid_that_is_said_to_have_fled_has() {
    let mut told = 0;
    for (seats, seed) in (0..9).map(|seed| (2 + seed as usize % 2, seed)) {
        let mut game = Game::new(PLAIN, seats).then(&start(0)).then(&in_order());
        let mut fled: BTreeSet<u8> = BTreeSet::new();
        for ply in 0_u64.. {
            let phase = game.common().phase;
            let Turn::Seat(seat) = Kalle::turn(&game.state) else { break };
            if phase == Phase::Searching {
                for choice in game.legal() {
                    let Some(lid) = lid_that_fled(&why(&game, choice), choice) else { continue };
                    assert!(fled.contains(&game.card(lid.into())), "{choice:?}\n{}", game.sketch());
                    told += 1;
                }
            }
            let view = game.view(Viewer::Seat(seat));
            let choice = Kalle::greedy(&view, &game.legal(), &mut seed_of(seed, "test", &[ply]), &Stop::default());
            let (before, reach) = (game.clone(), game.common().steps());
            game = game.play(choice);
            if let Move::Swap { a, b } = choice {
                let away = |from: Gully, to: Gully| reach.contains(from) && !game.common().steps().contains(to);
                fled.extend(
                    [(a, b), (b, a)]
                        .into_iter()
                        .filter(|&(from, to)| away(from, to))
                        .map(|(from, _)| before.card(from.into())),
                );
            }
        }
    }
    assert!(told > 20, "{told}");
}

/// The lid of which that is said: the one that is named, else the one that the step goes to.
fn lid_that_fled(reason: &str, choice: Move) -> Option<Gully> {
    let Move::MoveGuard { to } = choice else { return None };
    let before = reason.strip_suffix(" That lid was swapped away from the guard.")?;
    let name = |lid: &Gully| Text::english().say(&cheeseboard::engine::Phrase::cell(lid.cell()), &[]);
    Some(Gully::ALL.into_iter().find(|lid| before.contains(&name(lid))).unwrap_or(to))
}
