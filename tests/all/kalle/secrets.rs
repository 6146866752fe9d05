//! Tests of what is hidden, and from whom (K13, K14).

use cheeseboard::engine::{Event, Rules, Seat, Viewer, derive_stream};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::{Kalle, Move, Phase, PointingResult, PublicEvent, Seen};

use super::script::{
    EIGHT_STEPS, Game, LAST_CHANCE, PASS, PLAIN, SHOW_MY_RAT, all_options, animal, deal_in_order, decision, hide,
    place, places, point, prove, put, random_events, start, step, swap,
};

fn others(game: &Game, seat: usize) -> Vec<Viewer> {
    game.viewers().into_iter().filter(|who| *who != Viewer::Seat(Seat::new(seat))).collect()
}

#[test]
fn k13_no_view_shows_a_face_down_card() {
    for options in all_options() {
        for (game, ..) in random_events(options, 3, 0..4) {
            for who in game.viewers() {
                let open = game.view(who).open;
                for at in 0..16 {
                    let shown = open.cards[usize::from(at)];
                    let lies_open = open.common.face_up.contains(place(at));
                    assert_eq!(shown.is_some(), lies_open, "{who:?} at {at}\n{}", game.sketch());
                    assert!(shown.is_none_or(|shown| u8::from(shown) == game.card(at)));
                }
            }
        }
    }
}

#[test]
fn k13_nobody_is_shown_a_card_before_the_deal() {
    for game in [Game::new(PLAIN, 3), Game::new(PLAIN, 3).then(&start(0))] {
        for who in game.viewers().into_iter().chain([Viewer::Everything]) {
            assert_eq!(game.view(who).open.cards, [None; 16], "{who:?}");
        }
    }
}

#[test]
fn k13_only_the_rat_sees_where_it_hides() {
    let game = Game::dealt(PLAIN, 3, 0);
    let event = decision(0, hide(6));
    let own = game.observation(&event, Viewer::Seat(Seat::new(0)));
    assert_eq!(own.seen, Seen::Hid { seat: Seat::new(0), at: Some(place(6)) });
    for who in others(&game, 0) {
        let observation = game.observation(&event, who);
        assert_eq!(observation.seen, Seen::Hid { seat: Seat::new(0), at: None }, "{who:?}");
        assert_eq!(observation, game.observation(&decision(0, hide(9)), who), "wherever it was");
        assert!(!observation.is_news && !observation.is_glimpse);
    }
    let after = |at| game.clone().play(hide(at));
    for who in others(&game, 0) {
        assert_eq!(after(6).view(who), after(9).view(who));
    }
    assert_ne!(after(6).seat_view(0), after(9).seat_view(0));
}

/// The rat's player does not see the rat on the table, but the seat's memory follows its own swaps.
#[test]
fn k13_memory_of_the_rat_follows_its_swaps() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0);
    assert_eq!(game.seat_view(0).memory.rat, Some(place(15)));
    let game = game.play(step(1)).play(swap(14, 15));
    assert_eq!(game.seat_view(0).memory.rat, Some(place(14)));
    let game = game.play(step(2)).play(swap(3, 7)).play(step(6)).play(swap(10, 14));
    let view = game.seat_view(0);
    assert_eq!((view.memory.rat, view.open.my_rat), (Some(place(10)), None));
    assert!(view.open.cards.iter().flatten().all(|&card| card != Animal::RAT));
    for who in others(&game, 0) {
        assert_eq!(game.view(who).memory.rat, None, "{who:?}");
    }
    assert_eq!(game.view(Viewer::Everything).memory.rat, Some(place(10)), "with all that is hidden");
    // When all cards are shown, there is nothing to remember.
    let over = game.play(step(10));
    assert_eq!(over.seat_view(0).memory.rat, None);
}

#[test]
fn k13_show_my_rat_shows_it_at_its_own_decisions() {
    let mut shown = 0;
    for options in all_options() {
        for (game, ..) in random_events(options, 3, 0..4) {
            let common = game.common();
            let own = matches!(common.phase, Phase::Swapping | Phase::Proving) && options.show_my_rat;
            for who in game.viewers() {
                let expected = if own && who == Viewer::Seat(common.rat) {
                    game.seat_view(common.rat.index()).memory.rat
                } else {
                    None
                };
                assert_eq!(game.view(who).open.my_rat, expected, "{who:?}\n{}", game.sketch());
                shown += usize::from(expected.is_some());
            }
        }
    }
    assert!(shown > 50, "{shown}");
    let game = Game::searching(SHOW_MY_RAT, 2, 0, 15, 0).play(step(1)).play(swap(14, 15)).play(step(2));
    assert_eq!(game.seat_view(0).open.my_rat, Some(place(14)));
    assert_eq!(game.view(Viewer::Everything).open.my_rat, None, "its card lies open there");
    assert_eq!(game.seat_view(1).open.my_rat, None);
}

#[test]
fn k13_only_turned_cards_are_news() {
    let mut news = 0;
    for (game, event, _) in random_events(LAST_CHANCE, 4, 0..6) {
        let common = game.common();
        let turns = match event {
            Event::Decision(_, Move::MoveGuard { to }) => !common.face_up.contains(to),
            Event::Decision(_, Move::Point { .. }) => common.guesses.len() == 2,
            Event::Decision(_, choice) => matches!(choice, Move::Prove { .. }),
            Event::Chance(_) => false,
        };
        for who in game.viewers() {
            let observation = game.observation(&event, who);
            assert_eq!(observation.is_news, turns, "{event:?} for {who:?}");
            assert!(!observation.is_glimpse);
            news += usize::from(turns);
        }
    }
    assert!(news > 100, "{news}");
}

#[test]
fn k13_deal_shows_only_the_rat_and_the_round() {
    let game = Game::new(PLAIN, 3).then(&start(2));
    for who in game.viewers() {
        let observation = game.observation(&deal_in_order(), who);
        assert_eq!(observation.seen, Seen::Dealt { rat: Seat::new(2), round: 1, rounds: 6 });
    }
}

#[test]
fn k13_deal_hiding_and_swap_hide_information() {
    let first = Game::new(PLAIN, 2).then(&start(0));
    let covers = |game: &Game, event: &Event<Kalle>| Kalle::hides_information(&game.state, event);
    assert!(!covers(&Game::new(PLAIN, 2), &start(0)));
    assert!(!covers(&first, &deal_in_order()), "nothing lay there before");
    let second = first.clone().round_caught();
    assert!(covers(&second, &deal_in_order()));
    let dealt = first.then(&deal_in_order());
    assert!(covers(&dealt, &decision(0, hide(3))));
    let hidden = dealt.play(hide(3));
    assert!(!covers(&hidden, &decision(1, put(0))));
    let placed = hidden.play(put(0));
    assert!(!covers(&placed, &decision(1, step(1))));
    let stepped = placed.play(step(1));
    assert!(covers(&stepped, &decision(0, swap(3, 7))));
    assert!(!covers(&stepped, &decision(0, PASS)));
    let search_failed = Game::search_failed(LAST_CHANCE, 2, 0, 15);
    assert!(!covers(&search_failed, &decision(1, point(9))));
    assert!(!covers(&search_failed.play(point(9)), &decision(0, prove(15))));
}

#[test]
fn k14_everyone_sees_which_places_are_swapped() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).play(step(5));
    let event = decision(0, swap(14, 15));
    for who in game.viewers() {
        let observation = game.observation(&event, who);
        assert_eq!(observation.seen, Seen::Swapped { seat: Seat::new(0), a: place(14), b: place(15) });
        assert!(!observation.is_news);
    }
    let game = game.play(swap(14, 15)).play(step(6)).play(PASS).play(step(7));
    let stepped = |to| PublicEvent::Stepped { to: place(to), turned: true };
    let swapped = PublicEvent::Swapped { a: place(14), b: place(15) };
    let history =
        [PublicEvent::Placed { at: place(0) }, stepped(5), swapped, stepped(6), PublicEvent::Passed, stepped(7)];
    for who in game.viewers() {
        assert_eq!(game.view(who).memory.history.as_slice(), history, "{who:?}");
    }
    // A new round begins with an empty history.
    assert!(game.play(PASS).play(step(11)).play(PASS).steps(&[15]).seat_view(1).memory.history.len() > 6);
    let next = Game::new(PLAIN, 3).then(&start(0)).round_caught().then(&deal_in_order());
    assert!(next.seat_view(1).memory.history.is_empty());
}

/// Unknown cards are dealt evenly: the rat over all face-down places, the others over the rest and the card aside.
#[test]
fn k14_determinization_puts_the_rat_under_any_face_down_card() {
    let game = Game::searching(PLAIN, 2, 0, 15, 0).steps(&EIGHT_STEPS[..4]).play(PASS);
    let closed = places(game.common().face_down());
    assert_eq!(closed.len(), 12);
    for (who, certain) in [(1, false), (0, true)] {
        let view = game.seat_view(who);
        let (mut rats, mut bats) = ([0; 16], [0; 17]);
        for seed in 0..2400 {
            let determinization = Kalle::determinize(&view, &mut derive_stream(seed, "test", &[]));
            let cards = Kalle::view(determinization.state(), Viewer::Everything).open.cards;
            let find = |number| cards.iter().position(|&card| card == Some(animal(number)));
            rats[find(0).expect("in the square")] += 1;
            bats[find(1).unwrap_or(16)] += 1;
        }
        for at in 0..16 {
            let is_closed = closed.contains(&(at as u8));
            if certain {
                assert_eq!(rats[at], if at == 15 { 2400 } else { 0 });
            } else {
                assert!(if is_closed { (140..260).contains(&rats[at]) } else { rats[at] == 0 }, "{at}: {rats:?}");
            }
            assert!(is_closed || bats[at] == 0);
        }
        assert!((120..260).contains(&bats[16]), "aside as often as anywhere: {bats:?}");
    }
}

#[test]
fn k14_wrong_guesses_are_known() {
    let game = Game::search_failed(LAST_CHANCE, 3, 0, 15).play(point(9));
    let last = decision(2, point(10));
    for who in game.viewers() {
        let observation = game.observation(&last, who);
        assert_eq!(
            observation.seen,
            Seen::Pointed { seat: Seat::new(2), at: place(10), result: PointingResult::AllMissed }
        );
        assert!(observation.is_news);
    }
    let hit = game.observation(&decision(2, point(15)), Viewer::Table);
    let found = PointingResult::Found { seat: Seat::new(2) };
    assert_eq!(hit.seen, Seen::Pointed { seat: Seat::new(2), at: place(15), result: found });
    let game = game.then(&last);
    for seed in 0..100 {
        let determinization = Kalle::determinize(&game.seat_view(1), &mut derive_stream(seed, "test", &[]));
        let cards = Kalle::view(determinization.state(), Viewer::Everything).open.cards;
        assert_eq!((cards[9], cards[10]), (Some(animal(10)), Some(animal(11))));
    }
}
