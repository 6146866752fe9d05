//! What is hidden: Z24.

use cheeseboard::engine::{Event, Rules, Seat, Viewer, seed_of};
use cheeseboard::games::zatre::{Chance, Options, Phase, Seen, Zatre};

use super::script::{END, Game, KEEPING, PARTNERS, PLAIN, decision, draw, random_events, start_draw, tile, values};

#[test]
fn z24_opponents_see_how_many_not_which() {
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
fn z24_the_bag_can_be_counted() {
    let game = Game::square(PLAIN, 3).end().draw(&[6, 6]);
    // The table has seen 6 5 5 5 on the board; all else is in the bag or hidden hands.
    let table = game.view(Viewer::Table).open;
    assert_eq!((1..=6).map(|value| table.unseen.of(tile(value))).collect::<Vec<_>>(), [21, 20, 20, 20, 17, 19]);
    assert_eq!(usize::from(table.bag), values(&table.unseen).len() - 3);
    // Seat 0 knows its sixes besides, seat 1 its 3.
    assert_eq!(game.seen_by(0).open.unseen.of(tile(6)), 17);
    assert_eq!(game.seen_by(1).open.unseen.of(tile(3)), 19);
}

#[test]
fn z24_a_draw_is_told_without_its_tiles() {
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
fn z24_the_draw_for_the_start_is_open() {
    let game = Game::new(PLAIN, 2).start_draws(&[3]);
    let observation = game.observation(&start_draw(1, 5), Viewer::Table);
    assert_eq!(observation.seen, Seen::StartDrew { seat: Seat::new(1), tile: tile(5), begins: Some(Seat::new(1)) });
    // Everyone knows the starter's first tile: nobody has it among what is unseen, and imagined hands hold it.
    let game = game.start_draws(&[5]).draw(&[2, 2]);
    let table = game.view(Viewer::Table);
    assert_eq!(table.open.unseen.of(tile(5)), 19);
    assert_eq!(values(&table.open.common.known[1]), [5]);
    for seed in 0..20 {
        let imagined = Zatre::determinize(&table, &mut seed_of(seed, "test", &[]));
        let hand = Zatre::view(imagined.state(), Viewer::Seat(Seat::new(1))).open.racks[1].tiles.expect("its own");
        assert!(hand.of(tile(5)) > 0 && hand.count() == 3);
    }
}

#[test]
fn z24_what_is_dealt_out_is_open_and_so_are_all_hands_at_the_end() {
    let mut blocked = Game::opened(2, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end();
    blocked = blocked.draw(&[6, 4]).place(6, (8, 8)).end();
    let mut dealt = Vec::new();
    while let Phase::Dealing { seat } = blocked.common().phase {
        let outcome = Zatre::sample_chance(&blocked.state, &mut seed_of(3, "test", &[blocked.bag().into()]));
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
fn z24_keeping_tells_how_many() {
    let game = Game::square(PLAIN, 3);
    let observation = game.observation(&decision(1, END), Viewer::Seat(Seat::new(0)));
    assert!(matches!(observation.seen, Seen::Ended { kept: 1, .. }), "{observation:?}");
}

/// Imagined hands hold only what the events allow: a kept tile fitted nowhere when it was kept (Z13), and the real hand
/// is among what is imagined.
#[test]
fn z24_imagined_hands_fit_what_was_seen() {
    let game = Game::square(PLAIN, 4).end().draw(&[1, 2]);
    let view = game.seen_by(0);
    let mut imagined = [0; 7];
    for seed in 0..400 {
        let state = Zatre::determinize(&view, &mut seed_of(seed, "test", &[]));
        let rack = Zatre::view(state.state(), Viewer::Seat(Seat::new(1))).open.racks[1].tiles.expect("its own");
        imagined[usize::from(values(&rack)[0])] += 1;
    }
    assert_eq!(imagined[..3], [0, 0, 0], "a 1 or a 2 would have been laid");
    // 20 threes, 20 fours, 17 fives, 19 sixes: each about a quarter of 400.
    assert!(imagined[3..].iter().all(|&count| (60..145).contains(&count)), "{imagined:?}");
}

/// Whatever a viewer concludes, the truth is never ruled out: as many tiles as real ones lie above each floor.
#[test]
fn z24_conclusions_hold_for_the_real_hands() {
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
                let fresh = usize::from(common.drawn[seat].saturating_sub(kept.low));
                let known = values(&common.known[seat]).len();
                assert!(above + fresh + known >= hand.len(), "seat {seat}: {hand:?}, {kept:?}, {common:?}");
                concluded += usize::from(kept.above > 0 && !hand.is_empty());
            }
        }
    }
    assert!(concluded > 20, "{concluded}");
}

const KEEPING_PARTNERS: Options = Options { keep_by_choice: true, partners: true };

/// Seat 2 opens with 6 over 5 and beside 5; its partner holds these two.
fn corner(second: [u8; 2]) -> Game {
    let game = Game::new(KEEPING_PARTNERS, 4).start_draws(&[1, 1, 6, 1]).draw(&[5, 5]).draw(&second);
    game.place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 7)).end()
}

/// That a seat of two or more did not draw tells that some tile fitted (Z6) when the team's turn began, and nothing of what
/// fits once the first partner has changed the board.
#[test]
fn z24_no_draw_tells_nothing_of_what_fits_after_the_partners_turn() {
    let game = corner([4, 4]).end().draw(&[1, 1]).draw(&[1, 1]).end().end();
    let game = game.draw(&[5, 6]);
    assert_eq!(game.on_turn(), 2, "seat 3 draws nothing: a 4 fits in the corner");
    let game = game.place(5, (8, 8)).end();
    assert_eq!((game.on_turn(), game.legal()), (3, vec![END]));
    let view = game.seen_by(0);
    let truth_is_possible = (0..200).any(|seed| {
        let imagined = Zatre::determinize(&view, &mut seed_of(seed, "test", &[]));
        let mut legal = Vec::new();
        imagined.legal(&mut legal);
        legal == [END]
    });
    assert!(truth_is_possible);
}

#[test]
fn z24_no_draw_tells_of_both_partners() {
    let game = corner([5, 6]).place(5, (8, 8)).end();
    let game = game.draw(&[1, 6]).draw(&[2, 6]).end().end().draw(&[6, 6]).draw(&[6]).end().end();
    assert_eq!(game.on_turn(), 0, "neither draws: a 1 and a 2 fit");
    let view = game.seen_by(2);
    for seed in 0..100 {
        let imagined = Zatre::determinize(&view, &mut seed_of(seed, "test", &[]));
        let racks = Zatre::view(imagined.state(), Viewer::Seat(Seat::new(0))).open.racks;
        for seat in 0..2 {
            let hand = values(&racks[seat].tiles.expect("the team's own"));
            assert!(hand.iter().any(|&value| value <= 2), "seat {seat} holds {hand:?}");
        }
    }
}
