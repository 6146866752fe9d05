//! What is hidden and who follows it: K13, K14.

use cheeseboard::engine::{Event, Rules, Seat, Viewer, seed_of};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::{Kalle, Move, Phase, Pointing, PublicEvent, Seen};

use super::script::{
    EIGHT, Game, LAST_CHANCE, PASS, PLAIN, SHOWN, all_options, animal, decision, hide, in_order, place, places, point,
    prove, put, random_events, start, step, swap,
};

fn others(game: &Game, seat: usize) -> Vec<Viewer> {
    game.viewers().into_iter().filter(|who| *who != Viewer::Seat(Seat::new(seat))).collect()
}

#[test]
fn k13_faces_of_closed_lids_are_unknown_to_everyone() {
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
    assert_ne!(after(6).seen_by(0), after(9).seen_by(0));
}

/// The rat is nowhere in what its player sees; its memory follows its own swaps.
#[test]
fn k13_the_rat_follows_its_swaps_from_memory() {
    let game = Game::searched(PLAIN, 3, 0, 15, 0);
    assert_eq!(game.seen_by(0).memory.rat, Some(place(15)));
    let game = game.play(step(1)).play(swap(14, 15));
    assert_eq!(game.seen_by(0).memory.rat, Some(place(14)));
    let game = game.play(step(2)).play(swap(3, 7)).play(step(6)).play(swap(10, 14));
    let view = game.seen_by(0);
    assert_eq!((view.memory.rat, view.open.my_rat), (Some(place(10)), None));
    assert!(view.open.cards.iter().flatten().all(|&card| card != Animal::RAT));
    for who in others(&game, 0) {
        assert_eq!(game.view(who).memory.rat, None, "{who:?}");
    }
    // When all cards are shown there is nothing to remember.
    let over = game.play(step(10));
    assert_eq!(over.seen_by(0).memory.rat, None);
}

#[test]
fn k13_with_the_option_it_may_look_at_its_own_decisions() {
    let mut shown = 0;
    for options in all_options() {
        for (game, ..) in random_events(options, 3, 0..4) {
            let common = game.common();
            let own = matches!(common.phase, Phase::Swapping | Phase::Proving) && options.show_my_rat;
            for who in game.viewers() {
                let expected = if own && who == Viewer::Seat(common.rat) {
                    game.seen_by(common.rat.index()).memory.rat
                } else {
                    None
                };
                assert_eq!(game.view(who).open.my_rat, expected, "{who:?}\n{}", game.sketch());
                shown += usize::from(expected.is_some());
            }
        }
    }
    assert!(shown > 50, "{shown}");
    let game = Game::searched(SHOWN, 2, 0, 15, 0).play(step(1)).play(swap(14, 15)).play(step(2));
    assert_eq!(game.seen_by(0).open.my_rat, Some(place(14)));
    assert_eq!(game.seen_by(1).open.my_rat, None);
}

#[test]
fn k13_what_is_turned_is_news_to_everyone_and_nothing_else_is() {
    let mut news = 0;
    for (game, event, _) in random_events(LAST_CHANCE, 4, 0..6) {
        let common = game.common();
        let turns = match event {
            Event::Decision(_, Move::MoveGuard { to }) => !common.face_up.contains(to),
            Event::Decision(_, Move::Point { .. }) => common.points.len() == 2,
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
fn k13_what_is_seen_of_a_deal_is_who_is_the_rat() {
    let game = Game::new(PLAIN, 3).then(&start(2));
    for who in game.viewers() {
        let observation = game.observation(&in_order(), who);
        assert_eq!(observation.seen, Seen::Dealt { rat: Seat::new(2), round: 1, rounds: 6 });
    }
}

#[test]
fn k13_the_past_is_covered_by_deal_hiding_and_swap() {
    let first = Game::new(PLAIN, 2).then(&start(0));
    let covers = |game: &Game, event: &Event<Kalle>| Kalle::hides_information(&game.state, event);
    assert!(!covers(&Game::new(PLAIN, 2), &start(0)));
    assert!(!covers(&first, &in_order()), "nothing lay there before");
    let second = first.clone().round_caught();
    assert!(covers(&second, &in_order()));
    let dealt = first.then(&in_order());
    assert!(covers(&dealt, &decision(0, hide(3))));
    let hidden = dealt.play(hide(3));
    assert!(!covers(&hidden, &decision(1, put(0))));
    let placed = hidden.play(put(0));
    assert!(!covers(&placed, &decision(1, step(1))));
    let stepped = placed.play(step(1));
    assert!(covers(&stepped, &decision(0, swap(3, 7))));
    assert!(!covers(&stepped, &decision(0, PASS)));
    let unfound = Game::unfound(LAST_CHANCE, 2, 0, 15);
    assert!(!covers(&unfound, &decision(1, point(9))));
    assert!(!covers(&unfound.play(point(9)), &decision(0, prove(15))));
}

#[test]
fn k14_all_see_which_places_are_swapped() {
    let game = Game::searched(PLAIN, 3, 0, 15, 0).play(step(5));
    let event = decision(0, swap(14, 15));
    for who in game.viewers() {
        let observation = game.observation(&event, who);
        assert_eq!(observation.seen, Seen::Swapped { seat: Seat::new(0), a: place(14), b: place(15) });
        assert!(!observation.is_news);
    }
    let game = game.play(swap(14, 15)).play(step(6)).play(PASS).play(step(7));
    let stepped = |to| PublicEvent::Stepped { to: place(to), turned: true };
    let swapped = PublicEvent::Swapped { a: place(14), b: place(15) };
    let trail =
        [PublicEvent::Placed { at: place(0) }, stepped(5), swapped, stepped(6), PublicEvent::Passed, stepped(7)];
    for who in game.viewers() {
        assert_eq!(game.view(who).memory.trail.as_slice(), trail, "{who:?}");
    }
    // A new round, a new trail.
    assert!(game.play(PASS).play(step(11)).play(PASS).steps(&[15]).seen_by(1).memory.trail.len() > 6);
    let next = Game::new(PLAIN, 3).then(&start(0)).round_caught().then(&in_order());
    assert!(next.seen_by(1).memory.trail.is_empty());
}

/// The unknown is dealt evenly: the rat under each closed lid as often, the cards anywhere else and aside.
#[test]
fn k14_for_a_searcher_the_rat_may_be_under_any_closed_lid() {
    let game = Game::searched(PLAIN, 2, 0, 15, 0).steps(&EIGHT[..4]).play(PASS);
    let closed = places(game.common().face_down());
    assert_eq!(closed.len(), 12);
    for (who, certain) in [(1, false), (0, true)] {
        let view = game.seen_by(who);
        let (mut rats, mut bats) = ([0; 16], [0; 17]);
        for seed in 0..2400 {
            let imagined = Kalle::determinize(&view, &mut seed_of(seed, "test", &[]));
            let cards = Kalle::view(imagined.state(), Viewer::Everything).open.cards;
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
fn k14_what_was_pointed_at_in_vain_is_known() {
    let game = Game::unfound(LAST_CHANCE, 3, 0, 15).play(point(9));
    let last = decision(2, point(10));
    for who in game.viewers() {
        let observation = game.observation(&last, who);
        assert_eq!(observation.seen, Seen::Pointed { seat: Seat::new(2), at: place(10), pointing: Pointing::InVain });
        assert!(observation.is_news);
    }
    let hit = game.observation(&decision(2, point(15)), Viewer::Table);
    let found = Pointing::Found { seat: Seat::new(2) };
    assert_eq!(hit.seen, Seen::Pointed { seat: Seat::new(2), at: place(15), pointing: found });
    let game = game.then(&last);
    for seed in 0..100 {
        let imagined = Kalle::determinize(&game.seen_by(1), &mut seed_of(seed, "test", &[]));
        let cards = Kalle::view(imagined.state(), Viewer::Everything).open.cards;
        assert_eq!((cards[9], cards[10]), (Some(animal(10)), Some(animal(11))));
    }
}
