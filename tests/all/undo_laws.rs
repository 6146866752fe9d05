//! Undo in every listed game: it leaks nothing that the end has revealed, and opens a hand to its owner only.

use std::collections::BTreeSet;

use cheeseboard::engine::{Event, Seat, SecretDisplay, Turn, Viewer, derive_stream};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, Table, UndoPolicy};

use crate::tables::{Setting, settings};

/// The number of determinizations of the position before the end.
const DETERMINIZATIONS: u64 = 16;

/// The key of the reason why the last decision cannot be undone. If it can, asserts that the end has revealed nothing: all
/// positions that look alike to the table lead to the same end.
fn undo_at_the_end<G: Game>(table: &Setting<G>, seed: u64) -> Option<&'static str> {
    let played = table.played_out(seed);
    let mut seated = Table::new(table.seated(seed));
    played.events.iter().for_each(|event| happen(&mut seated.game, event));
    assert!(seated.undo_policy == UndoPolicy::UntilNews && seated.game.outcome().is_some());
    let target = match seated.undo_target() {
        Err(why) => return Some(why.key),
        Ok(target) => target,
    };
    let end = G::view(&played.states[played.events.len()], Viewer::Everything).open;
    for number in 0..DETERMINIZATIONS {
        let mut stream = derive_stream(seed, "before the end", &[number]);
        let mut determinization = G::determinize(&G::view(&played.states[target], Viewer::Table), &mut stream);
        let possible = played.events[target..].iter().all(|event| {
            let may = determinization.check(event).is_ok();
            if may {
                determinization.advance(event);
            }
            may
        });
        let same = !possible || determinization.view(Viewer::Everything).open == end;
        assert!(same, "{}, seed {seed}: the end shows what nobody knew, and can be taken back", table.name());
    }
    None
}

#[test]
fn undo_stops_at_an_end_that_reveals_something() {
    struct Law;
    impl Visitor for Law {
        type Output = BTreeSet<&'static str>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let tables = settings::<G>().into_iter().filter(|table| table.seats >= 2);
            tables.flat_map(|table| (0..3).filter_map(move |seed| undo_at_the_end(&table, seed))).collect()
        }
    }
    let reasons: BTreeSet<&str> = visit_all(&mut Law).into_iter().flatten().collect();
    assert!(reasons.contains("undo-revealed"), "{reasons:?}");
}

/// Free undo includes the end of the game.
#[test]
fn free_undo_crosses_the_end() {
    struct Law;
    impl Visitor for Law {
        type Output = bool;
        fn visit<G: Game>(&mut self) -> bool {
            let table = settings::<G>().into_iter().find(|table| table.seats == 2).expect("two can play");
            let mut seated = Table::new(table.seated(3));
            seated.undo_policy = UndoPolicy::Free;
            table.played_out(3).events.iter().for_each(|event| happen(&mut seated.game, event));
            seated.game.outcome().is_some() && seated.undo().is_ok()
        }
    }
    assert!(visit_all(&mut Law).into_iter().all(|taken_back| taken_back));
}

/// After undo or redo to another person's turn, all hands are covered until their owner uncovers them.
#[test]
fn undo_over_a_change_of_seat_leaves_hands_covered() {
    struct Law;
    impl Visitor for Law {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            settings::<G>().iter().filter(|table| table.seats >= 2).map(covered_hands::<G>).sum()
        }
    }
    let crossed = visit_all(&mut Law);
    assert!(crossed.iter().all(|&crossed| crossed > 0), "{crossed:?}");
}

/// Checks the hands at every change of seat of a game; returns the number of changes.
fn covered_hands<G: Game>(table: &Setting<G>) -> usize {
    let played = table.played_out(4);
    let mut seated = Table::new(table.seated(4));
    seated.undo_policy = UndoPolicy::Free;
    let open = |seated: &Table<G>| Seat::all(table.seats).filter(|&seat| seated.can_show_private_view(seat)).count();
    let mut crossed = 0;
    for event in &played.events {
        let (Turn::Seat(seat) | Turn::Chance(Some(seat))) = seated.game.turn() else {
            happen(&mut seated.game, event);
            continue;
        };
        // The next person uncovers the hand; then the person before undoes.
        match G::SECRET_DISPLAY {
            SecretDisplay::OwnTurn => seated.begin_turn(seat),
            SecretDisplay::Curtain => seated.lift_curtain(seat),
        }
        let last = (0..seated.game.ply()).rev().find_map(|ply| seated.game.decided_by(ply));
        if last.is_some_and(|last| last != seat) {
            let ply = seated.game.ply();
            let mut back = seated.clone();
            back.undo().expect("a free table");
            assert_eq!(open(&back), 0, "{}, ply {ply}: undo opens a hand", table.name());
            if G::SECRET_DISPLAY == SecretDisplay::OwnTurn
                && let Turn::Seat(owner) = back.game.turn()
            {
                back.begin_turn(owner);
                assert!(back.can_show_private_view(owner), "{}: its owner takes it up", table.name());
            }
            assert!(back.redo());
            assert_eq!(open(&back), 0, "{}, ply {ply}: redo opens a hand", table.name());
            crossed += 1;
        }
        happen(&mut seated.game, event);
    }
    crossed
}

fn happen<G: Game>(game: &mut Match<G>, event: &Event<G>) {
    match event {
        Event::Chance(outcome) => game.apply_chance(outcome.clone()),
        Event::Decision(seat, choice) => game.decide(*seat, *choice),
    }
    .expect("it happened before");
}

/// An imported copy samples again what no seat has seen, so that copies do not reveal the future; everything else is the same.
#[test]
fn imported_copies_have_different_luck() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, bool);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut differ = false;
            for table in settings::<G>().into_iter().filter(|table| table.seats <= 3) {
                let mut game = table.seated(7);
                for event in table.played(7).events.iter().take(60) {
                    happen(&mut game, event);
                }
                if game.outcome().is_some() {
                    continue;
                }
                let copies = [1, 2].map(|seed| Table::new(game.clone()).imported(seed).game);
                for copy in &copies {
                    assert_eq!(copy.ply(), game.ply(), "{}", table.name());
                    for (ply, who) in
                        (0..=game.ply()).flat_map(|ply| table.viewers().into_iter().map(move |who| (ply, who)))
                    {
                        if who != Viewer::Everything {
                            assert_eq!(
                                copy.view_at(ply, who),
                                game.view_at(ply, who),
                                "{}, {ply}, {who:?}",
                                table.name()
                            );
                        }
                    }
                }
                let [first, second] = copies.map(|copy| copy.record(false).events);
                differ |= first != second;
            }
            (G::ID, differ)
        }
    }
    let differ: Vec<&str> =
        visit_all(&mut Law).into_iter().filter(|(_, differ)| *differ).map(|(game, _)| game).collect();
    assert_eq!(differ, ["burg_appenzell", "rat_a_tat_roll"], "those that shuffle once for long");
}
