//! Tests of hidden information: Z24.

use cheeseboard::engine::{Event, Rules, Seat, View, Viewer, derive_stream};
use cheeseboard::games::zatre::{Chance, Options, Phase, Seen, Zatre};

use super::script::{END, Game, KEEPING, PARTNERS, PLAIN, decision, draw, random_events, start_draw, tile, values};

#[test]
fn z24_opponents_see_the_number_of_tiles_not_their_values() {
    let game = Game::square(PLAIN, 3).end().draw(&[6, 6]);
    for who in [Viewer::Table, Viewer::Seat(Seat::new(1))] {
        let rack = game.view(who).open.racks[0];
        assert_eq!((rack.count, rack.tiles), (2, None), "{who:?}");
    }
    assert_eq!(game.hand(0), [6, 6]);
    let rack = game.view(Viewer::Table).open.racks[1];
    assert_eq!((rack.count, rack.tiles), (1, None));
}

#[test]
fn z24_unseen_tiles_can_be_counted() {
    let game = Game::square(PLAIN, 3).end().draw(&[6, 6]);
    // The table has seen 6 5 5 5 on the board; all other tiles are in the bag or in hidden hands.
    let table = game.view(Viewer::Table).open;
    assert_eq!((1..=6).map(|value| table.unseen.count_of(tile(value))).collect::<Vec<_>>(), [21, 20, 20, 20, 17, 19]);
    assert_eq!(usize::from(table.bag), values(&table.unseen).len() - 3);
    // Seat 0 also knows its own sixes, seat 1 its own 3.
    assert_eq!(game.view_of(0).open.unseen.count_of(tile(6)), 17);
    assert_eq!(game.view_of(1).open.unseen.count_of(tile(3)), 19);
}

#[test]
fn z24_opponents_observe_a_draw_without_its_tiles() {
    let game = Game::square(PLAIN, 3).end();
    let event = draw(0, &[6, 2]);
    for who in [Viewer::Table, Viewer::Seat(Seat::new(1))] {
        let observation = game.observation(&event, who);
        assert_eq!(observation.seen, Seen::Drew { seat: Seat::new(0), count: 2, tiles: None }, "{who:?}");
        assert!(!observation.is_news);
        assert_eq!(observation, game.observation(&draw(0, &[1, 1]), who), "whatever was drawn");
    }
    let own = game.observation(&event, Viewer::Seat(Seat::new(0)));
    let Seen::Drew { tiles: Some(tiles), .. } = &own.seen else { panic!("{own:?}") };
    assert_eq!(tiles.iter().map(|tile| tile.value()).collect::<Vec<_>>(), [6, 2], "in drawn order");
    assert!(own.is_news);
}

#[test]
fn z24_draw_for_the_start_is_open() {
    let game = Game::new(PLAIN, 2).start_draws(&[3]);
    let observation = game.observation(&start_draw(1, 5), Viewer::Table);
    assert_eq!(observation.seen, Seen::StartDrew { seat: Seat::new(1), tile: tile(5), begins: Some(Seat::new(1)) });
    // Everyone knows the starter's first tile: no viewer counts it as unseen, and every determinized hand holds it.
    let game = game.start_draws(&[5]).draw(&[2, 2]);
    let table = game.view(Viewer::Table);
    assert_eq!(table.open.unseen.count_of(tile(5)), 19);
    assert_eq!(values(&table.open.common.known[1]), [5]);
    for seed in 0..20 {
        let determinization = Zatre::determinize(&table, &mut derive_stream(seed, "test", &[]));
        let hand =
            Zatre::view(determinization.state(), Viewer::Seat(Seat::new(1))).open.racks[1].tiles.expect("its own");
        assert!(hand.count_of(tile(5)) > 0 && hand.count() == 3);
    }
}

#[test]
fn z24_dealt_out_tiles_and_final_hands_are_open() {
    let mut blocked = Game::opened(2, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end();
    blocked = blocked.draw(&[6, 4]).place(6, (8, 8)).end();
    let mut dealt = Vec::new();
    while let Phase::Dealing { seat } = blocked.common().phase {
        let outcome = Zatre::sample_chance(&blocked.state, &mut derive_stream(3, "test", &[blocked.bag().into()]));
        let Chance::DealOut { tile, .. } = outcome else { panic!("{outcome:?}") };
        let event = Event::Chance(outcome);
        let observation = blocked.observation(&event, Viewer::Table);
        assert_eq!(observation.seen, Seen::DealtOut { seat, tile });
        assert_eq!(observation.is_news, blocked.bag() == 1, "the last one turns up every hand");
        if seat == Seat::new(1) {
            dealt.push(tile.value());
        }
        if blocked.bag() > 1 {
            assert_eq!(blocked.view(Viewer::Table).open.racks[1].tiles, None, "the kept 4 is still hidden");
        }
        blocked = blocked.then(&event);
    }
    dealt.push(4);
    dealt.sort_unstable();
    for who in [Viewer::Table, Viewer::Seat(Seat::new(0)), Viewer::Everything] {
        let rack = blocked.view(who).open.racks[1].tiles.expect("all hands are open");
        assert_eq!(values(&rack), dealt, "{who:?}");
    }
}

#[test]
fn z24_end_of_turn_shows_the_number_of_kept_tiles() {
    let game = Game::square(PLAIN, 3);
    let observation = game.observation(&decision(1, END), Viewer::Seat(Seat::new(0)));
    assert!(matches!(observation.seen, Seen::Ended { kept: 1, .. }), "{observation:?}");
}

/// Determinized hands hold only tiles that past events allow: a kept tile fitted nowhere when it was kept (Z13). The
/// real hand is among them.
#[test]
fn z24_determinized_hands_fit_past_events() {
    let game = Game::square(PLAIN, 4).end().draw(&[1, 2]);
    let view = game.view_of(0);
    let mut determinization = [0; 7];
    for seed in 0..400 {
        let state = Zatre::determinize(&view, &mut derive_stream(seed, "test", &[]));
        let rack = Zatre::view(state.state(), Viewer::Seat(Seat::new(1))).open.racks[1].tiles.expect("its own");
        determinization[usize::from(values(&rack)[0])] += 1;
    }
    assert_eq!(determinization[..3], [0, 0, 0], "a 1 or a 2 would have been laid");
    // 20 threes, 20 fours, 17 fives, 19 sixes: each about a quarter of 400.
    assert!(determinization[3..].iter().all(|&count| (60..145).contains(&count)), "{determinization:?}");
}

/// The hands of a seat in determinizations of a view.
fn determinized_hands(view: &View<Zatre>, seat: usize) -> Vec<Vec<u8>> {
    let hand = |seed| {
        let state = Zatre::determinize(view, &mut derive_stream(seed, "test", &[]));
        values(&state.view(Viewer::Everything).open.racks[seat].tiles.expect("all is seen"))
    };
    (0..100).map(hand).collect()
}

#[test]
fn z24_drawn_tile_may_be_any_beside_a_kept_one_that_fitted_nowhere() {
    let game = Game::square(PLAIN, 3).end().draw(&[6, 6]).end().draw(&[4]);
    let hands = determinized_hands(&game.view_of(0), 1);
    // A 1 and a 2 fit. The kept tile fitted nowhere; the draw was due to a hand of one, so nothing has to fit now.
    assert!(hands.iter().all(|hand| hand.len() == 2 && hand[1] > 2), "{hands:?}");
    assert!(hands.iter().any(|hand| hand[0] <= 2) && hands.iter().any(|hand| hand[0] > 2), "{hands:?}");
}

/// Tiles drawn this turn count as kept once their seat has ended its half of the turn.
#[test]
fn z24_first_partner_has_kept_only_tiles_that_fitted_nowhere() {
    let game = Game::new(PARTNERS, 4).start_draws(&[6, 1, 1, 1]).draw(&[5, 5]).draw(&[5, 3]);
    let game = game.place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8)).end().place(5, (8, 7)).end();
    let game = game.draw(&[6, 6]).draw(&[6, 6]).end();
    assert_eq!(game.on_turn(), 3, "nothing above a 2 fits");
    let view = game.view_of(0);
    assert!(determinized_hands(&view, 2).iter().all(|hand| hand[0] > 2));
    assert!(determinized_hands(&view, 3).iter().any(|hand| hand[0] <= 2), "this partner may still lay");
}

#[test]
fn z24_tile_kept_by_choice_may_fit() {
    let above = |game: &Game| game.view(Viewer::Table).memory.kept[0].above;
    let game = Game::square(KEEPING, 3).end().draw(&[6, 6]).end().draw(&[4]).end();
    assert_eq!((game.draw_due(), above(&game)), (Some((0, 1)), 2), "a draw to a hand of two: neither fits");
    let kept = game.draw(&[1]).end();
    assert_eq!((kept.hand(0), above(&kept)), (vec![1, 6, 6], 0));
}

/// The bounds in a view's memory never rule out the real hand: enough of its tiles lie above each bound.
#[test]
fn z24_memory_bounds_hold_for_the_real_hands() {
    let mut concluded = 0;
    for (options, seats) in
        [(PLAIN, 3), (KEEPING, 2), (PARTNERS, 4), (Options { keep_by_choice: true, partners: true }, 4)]
    {
        for (game, ..) in random_events(&options, seats, 0..6) {
            let memory = game.view(Viewer::Table).memory;
            let common = game.common();
            for seat in 0..seats {
                let kept = memory.kept[seat];
                let hand = game.hand(seat);
                let above = hand.iter().filter(|&&value| value > kept.above).count();
                let fresh = usize::from(common.drawn[seat].saturating_sub(kept.laid_below));
                let known = values(&common.known[seat]).len();
                assert!(above + fresh + known >= hand.len(), "seat {seat}: {hand:?}, {kept:?}, {common:?}");
                concluded += usize::from(kept.above > 0 && !hand.is_empty());
            }
        }
    }
    assert!(concluded > 20, "{concluded}");
}

const KEEPING_PARTNERS: Options = Options { keep_by_choice: true, partners: true };

/// The game after seat 2 has opened with a 6 above a 5 and left of a 5; its partner holds `second`.
fn corner(second: [u8; 2]) -> Game {
    let game = Game::new(KEEPING_PARTNERS, 4).start_draws(&[1, 1, 6, 1]).draw(&[5, 5]).draw(&second);
    game.place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 7)).end()
}

/// A seat with two or more tiles that did not draw had a tile that fitted when the team's turn began (Z6). That says
/// nothing about what fits once the first partner has changed the board.
#[test]
fn z24_skipped_draw_shows_nothing_once_the_partner_has_laid() {
    let game = corner([4, 4]).end().draw(&[1, 1]).draw(&[1, 1]).end().end();
    let game = game.draw(&[5, 6]);
    assert_eq!(game.on_turn(), 2, "seat 3 draws nothing: a 4 fits in the corner");
    let game = game.place(5, (8, 8)).end();
    assert_eq!((game.on_turn(), game.legal()), (3, vec![END]));
    let view = game.view_of(0);
    let truth_is_possible = (0..200).any(|seed| {
        let determinization = Zatre::determinize(&view, &mut derive_stream(seed, "test", &[]));
        let mut legal = Vec::new();
        determinization.legal_moves(&mut legal);
        legal == [END]
    });
    assert!(truth_is_possible);
}

/// Seats 0 and 1 hold 1 6 and 2 6. Neither draws, as a 1 and a 2 fit, and nothing else.
fn both_skip_the_draw() -> Game {
    let game = corner([5, 6]).place(5, (8, 8)).end();
    let game = game.draw(&[1, 6]).draw(&[2, 6]).end().end().draw(&[6, 6]).draw(&[6]).end().end();
    assert_eq!((game.on_turn(), game.common().board.max_value_anywhere()), (0, 2));
    game
}

#[test]
fn z24_skipped_draw_shows_a_fitting_tile_in_both_partners_hands() {
    let view = both_skip_the_draw().view_of(2);
    for seed in 0..100 {
        let determinization = Zatre::determinize(&view, &mut derive_stream(seed, "test", &[]));
        let racks = Zatre::view(determinization.state(), Viewer::Seat(Seat::new(0))).open.racks;
        for seat in 0..2 {
            let hand = values(&racks[seat].tiles.expect("the team's own"));
            assert!(hand.iter().any(|&value| value <= 2), "seat {seat} holds {hand:?}");
        }
    }
}

/// Even if hardly any deal meets the conditions: with two twos among the unseen tiles, each partner holds one of them,
/// for a 1 would have been laid when the tiles were kept.
#[test]
fn z24_fitting_tile_is_above_the_kept_bound() {
    let mut view = both_skip_the_draw().view_of(2);
    let sixes = usize::from(view.open.unseen.count()) - 22;
    view.open.unseen = [vec![1; 20], vec![2; 2], vec![6; sixes]].concat().into_iter().map(tile).collect();
    for seat in 0..2 {
        view.memory.kept[seat].above = 1;
    }
    for seat in 0..2 {
        let hands = determinized_hands(&view, seat);
        assert!(hands.iter().all(|hand| *hand == [2, 6]), "seat {seat}: {hands:?}");
    }
}
