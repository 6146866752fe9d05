//! Tests of the cards, the rounds and the order of rats (K1, K2).

use cheeseboard::engine::{ChanceKind, Event, Rules, Seat, Turn, derive_stream};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::square::{LidIndex, LidSet};
use cheeseboard::games::kalle::{Chance, Kalle, Options, Phase};

use super::script::{Game, PASS, PLAIN, deal_in_order, decision, hide, start, step};

#[test]
fn k01_game_has_17_cards_and_6_cheeses() {
    let game = Game::dealt(PLAIN, 3, 0);
    assert_eq!(Kalle::conserved_counts(&game.state), [("cards", 17), ("cheeses", 6)]);
    assert_eq!((game.common().stock, game.cheeses()), (6, vec![0, 0, 0]));
    let laid: Vec<u8> = (0..16).map(|at| game.card(at)).collect();
    assert_eq!(laid, (1..=16).collect::<Vec<_>>(), "the sixteen others, not the rat");
    assert_eq!(game.common().face_down(), LidSet::ALL);
}

#[test]
fn k01_deal_holds_each_of_the_16_animals_once() {
    let game = Game::new(PLAIN, 2).then(&start(0));
    let deal = |cards| Event::Chance(Chance::Deal { cards });
    let mut cards = Animal::OTHERS;
    cards[3] = Animal::RAT;
    assert_eq!(game.refuses(&deal(cards), "K1"), "refuse-deal-rat");
    cards[3] = Animal::OTHERS[0];
    assert_eq!(game.refuses(&deal(cards), "K1"), "refuse-deal-twice(animal: animal-bat)");
    assert!(serde_json::from_str::<Chance>(r#"{"do":"deal","cards":[1,2,3]}"#).is_err());
    assert!(
        serde_json::from_str::<Chance>(r#"{"do":"deal","cards":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,17]}"#).is_err()
    );
    for seed in 0..50 {
        let rolled = Kalle::sample_chance(&game.state, &mut derive_stream(seed, "test", &[]));
        assert_eq!(Kalle::check(&game.state, &Event::Chance(rolled)), Ok(()));
    }
}

#[test]
fn k01_deal_happens_once_a_round() {
    let game = Game::new(PLAIN, 2).then(&start(1));
    assert_eq!(game.refuses(&decision(1, hide(3)), "K1"), "refuse-deal-due(seat: Bo)");
    assert_eq!(Kalle::turn(&game.state), Turn::Chance(Some(Seat::new(1))));
    assert_eq!(Kalle::chance_kind(&game.state), ChanceKind::Hidden);
    let dealt = game.then(&deal_in_order());
    assert_eq!(dealt.refuses(&deal_in_order(), "K1"), "refuse-deal-not-due");
    let swapping = dealt.play(hide(0)).play(super::script::put(5)).play(step(6));
    swapping.refuses(&deal_in_order(), "K1");
}

#[test]
fn k01_square_has_four_rows_of_four() {
    let corners: Vec<u8> =
        LidIndex::ALL.into_iter().filter(|place| place.neighbours().len() == 3).map(u8::from).collect();
    assert_eq!(corners, [0, 3, 12, 15]);
    assert_eq!(LidIndex::ALL.into_iter().filter(|place| place.neighbours().len() == 5).count(), 8);
    let inner: LidSet = LidIndex::ALL.into_iter().filter(|place| place.neighbours().len() == 8).collect();
    assert_eq!(inner, LidSet::INNER);
    for place in LidIndex::ALL {
        assert_eq!(LidIndex::from_cell(place.cell()), Some(place));
        assert!(!place.is_next_to(place));
    }
    // Place 3 ends the first row and 4 begins the second: not neighbours.
    assert!(!super::script::place(3).is_next_to(super::script::place(4)));
}

#[test]
fn k01_seats_are_two_to_five() {
    for seats in [0, 1, 6] {
        assert_eq!(Kalle::start(&PLAIN, seats).expect_err("2 to 5 play").rule, "record");
    }
    assert!((2..=5).all(|seats| Kalle::start(&PLAIN, seats).is_ok()));
}

#[test]
fn k02_every_seat_is_the_rat_twice_or_once() {
    for (seats, rounds) in [(2, 4), (3, 6), (4, 4), (5, 5)] {
        for first in 0..seats {
            let mut game = Game::new(PLAIN, seats).then(&start(first));
            let mut rats = Vec::new();
            while let Turn::Chance(due) = Kalle::turn(&game.state) {
                game = game.round_caught();
                rats.push(game.common().rat.index());
                assert_eq!(due, Some(game.common().rat), "the deal falls to the new rat");
                assert_eq!(usize::from(game.common().round), rats.len());
            }
            let expected: Vec<usize> = (0..rounds).map(|round| (first + round) % seats).collect();
            assert_eq!(rats, expected, "{seats} seats: the left neighbour is next");
            assert_eq!(usize::from(game.common().rounds()), rounds);
        }
    }
}

#[test]
fn k02_round_gives_at_most_one_cheese() {
    for (before, _, after) in super::script::random_events(Options { last_chance: true, ..PLAIN }, 3, 0..8) {
        let (before, after) = (before.common(), after.common());
        let sum = |cheeses: &[u8]| cheeses.iter().sum::<u8>();
        let won = sum(&after.cheeses) - sum(&before.cheeses);
        assert!(won <= 1 && after.stock == 6 - sum(&after.cheeses));
        let over = after.ending.is_some() && before.ending.is_none();
        assert!(won == 0 || over, "a cheese ends the round");
    }
}

#[test]
fn k02_first_rat_is_drawn_or_chosen() {
    let game = Game::new(PLAIN, 3);
    assert_eq!(Kalle::turn(&game.state), Turn::Chance(None));
    assert_eq!(Kalle::chance_kind(&game.state), ChanceKind::Starter { seats: 3 });
    assert_eq!(Kalle::starter(Seat::new(2)), Some(Chance::Start { seat: Seat::new(2) }));
    assert_eq!(Kalle::rolled(&game.state, &[1]), None);
    let mut first = [0; 3];
    for seed in 0..300 {
        match Kalle::sample_chance(&game.state, &mut derive_stream(seed, "test", &[])) {
            Chance::Start { seat } => first[seat.index()] += 1,
            outcome => panic!("{outcome:?}"),
        }
    }
    assert!(first.iter().all(|&times| times > 70), "{first:?}");
    assert_eq!(game.refuses(&deal_in_order(), "K2"), "refuse-start-due");
    game.refuses(&decision(0, PASS), "K2");
    assert_eq!(game.refuses(&start(4), "K2"), "refuse-start-seat(number: 5, seats: 3)");
    assert!(Kalle::check(&game.state, &start(3)).is_err(), "three seats are numbered 0 to 2");
    let started = game.then(&start(2));
    assert_eq!(started.common().phase, Phase::Dealing { rat: Seat::new(2) });
    assert_eq!(started.refuses(&start(1), "K2"), "refuse-start-is-over");
    started.then(&deal_in_order()).refuses(&start(1), "K2");
}
