//! Tests of the end of the game and the final scores: Z20–Z22.

use cheeseboard::engine::{Event, Rules, Seat, Turn, Viewer, luck_stream};
use cheeseboard::games::zatre::{Chance, Options, Phase, Zatre};

use super::script::{END, Game, KEEPING, PARTNERS, PLAIN, deal_out, decision, draw, place, random_game, start_draw};

/// A board with four sixes in a square, which no tile fits any more. Seat 1 holds `kept` and has yet to end its turn.
///
/// ```text
///    7 8
/// 7  6 6
/// 8  6 6
/// ```
fn blocked(options: Options, seats: usize, kept: u8) -> Game {
    let game = Game::opened_with(options, seats, [6, 6, 6]).place(6, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end();
    game.draw(&[6, kept]).place(6, (8, 8))
}

/// Deals out the rest of the bag at random.
fn dealt(mut game: Game) -> Game {
    let mut seat = None;
    while let Phase::Dealing { seat: due } = game.common().phase {
        let seats = usize::from(game.common().seats);
        if let Some(before) = seat.replace(due) {
            assert_eq!(due, Seat::next(before, seats), "clockwise, one by one");
        }
        assert_eq!(Zatre::turn(&game.state), Turn::Chance(None));
        let outcome = Zatre::sample_chance(&game.state, &mut luck_stream(5, game.bag().into()));
        game = game.then(&Event::Chance(outcome));
    }
    game
}

#[test]
fn z20_turn_that_draws_the_last_tile_is_played_and_ends_the_game() {
    for (options, seats) in [(PLAIN, 2), (KEEPING, 3), (PLAIN, 5)] {
        for seed in 0..6 {
            let played = random_game(options.clone(), seats, seed);
            let games: Vec<Game> = played.states.iter().map(|state| Game { state: state.clone() }).collect();
            let Some(emptied) = games.iter().position(|game| game.bag() == 0) else { continue };
            let Event::Chance(Chance::Draw { seat, .. }) = &played.events[emptied - 1] else { continue };
            let last_turn = &played.events[emptied..];
            assert!(last_turn.iter().all(|event| matches!(event, Event::Decision(by, _) if by == seat)));
            assert_eq!(last_turn.last(), Some(&Event::Decision(*seat, END)));
            assert_eq!(last_turn.iter().filter(|event| **event == Event::Decision(*seat, END)).count(), 1);
            assert!(games.last().is_some_and(|game| game.outcome().is_some()));
        }
    }
}

#[test]
fn z20_events_after_the_end_are_refused() {
    let over = dealt(blocked(PLAIN, 2, 3).end());
    for late in [start_draw(0, 1), draw(0, &[1]), deal_out(0, 1), decision(0, END), decision(1, place(1, (6, 7)))] {
        assert_eq!(over.refuses(&late, "Z20"), "refuse-over");
    }
    assert!(over.legal().is_empty());
}

#[test]
fn z21_blocked_board_deals_out_the_bag() {
    let game = blocked(PLAIN, 2, 1);
    assert_eq!(game.legal(), [END], "not even a 1 fits");
    let game = game.end();
    assert_eq!(game.common().phase, Phase::Dealing { seat: Seat::new(0) });
    assert_eq!(game.bag(), 121 - 5);
    let over = dealt(game);
    assert_eq!(over.bag(), 0);
    // 116 tiles, dealt in turns from seat 0; seat 1 had kept one.
    assert_eq!((over.hand(0).len(), over.hand(1).len()), (58, 59));
    let outcome = over.outcome().expect("it is over");
    let pips = |seat| over.hand(seat).iter().map(|&value| i32::from(value)).sum::<i32>();
    // Two twelves in one box and a cross, each: 16.
    assert_eq!(outcome.scores.to_vec(), [16 - pips(0), 16 - pips(1)]);
}

#[test]
fn z21_deal_out_goes_clockwise_from_the_seat_on_turn() {
    let game = blocked(PLAIN, 4, 2).end();
    assert_eq!(game.common().phase, Phase::Dealing { seat: Seat::new(2) });
    assert_eq!(game.refuses(&deal_out(3, 1), "Z21"), "refuse-deal-seat(seat: Cy)");
    assert_eq!(game.refuses(&draw(2, &[1, 1]), "Z21"), "refuse-dealing");
    game.refuses(&decision(2, END), "Z21");
    let sixteen = (0..16).fold(game, |game, dealt| game.then(&deal_out((2 + dealt) % 4, 6)));
    assert_eq!(sixteen.refuses(&deal_out(2, 6), "Z1"), "refuse-not-in-bag(tile: 6, left: 0)");
}

#[test]
fn z21_is_judged_only_at_the_start_of_a_turn_before_the_draw() {
    // The board is blocked in the middle of seat 1's turn, which must end first.
    let game = blocked(PLAIN, 2, 4);
    assert_eq!(game.on_turn(), 1);
    assert_eq!(game.refuses(&deal_out(1, 1), "Z21"), "refuse-deal-later");
    let team = Game::new(PARTNERS, 4).start_draws(&[6]).start_draws(&[1, 1, 1]).draw(&[6, 6]).draw(&[6, 2]);
    let team = team.place(6, (7, 7)).place(6, (7, 8)).place(6, (8, 7)).end().place(6, (8, 8));
    assert_eq!(team.refuses(&deal_out(1, 1), "Z21"), "refuse-deal-team");
    let game = game.end();
    assert_eq!(game.draw_due(), None, "no draw of two for the empty hand");
    // While a 1 fits, nothing is dealt out, and the next turn is an ordinary one.
    let open = Game::square(PLAIN, 3);
    assert_eq!(open.refuses(&deal_out(1, 1), "Z21"), "refuse-deal-not-due");
    assert_eq!(open.end().draw_due(), Some((0, 2)));
}

/// ```text
///    7 8 9
/// 7  3 4 5
/// 8  4 5 3
/// 9  5 3 .   every line is 12 except the two through the empty corner
/// ```
#[test]
fn z21_is_judged_once_for_a_team() {
    let game = Game::new(PARTNERS, 4).start_draws(&[3, 1, 1, 1]).draw(&[4, 5]).draw(&[4, 5]);
    let game = game.place(3, (7, 7)).place(4, (7, 8)).place(5, (7, 9)).end();
    let game = game.place(4, (8, 7)).place(5, (9, 7)).end();
    let game = game.draw(&[5, 3]).draw(&[3, 6]);
    let game = game.place(5, (8, 8)).place(3, (8, 9)).end();
    let game = game.place(3, (9, 8)).end();
    // Seat 0 closes the corner in the first of its team's turns; its partner still has its turn.
    let game = game.draw(&[4, 6]).draw(&[6, 6]).place(4, (9, 9));
    assert_eq!(game.common().board.max_value_anywhere(), 0);
    assert_eq!(game.legal(), [END]);
    let game = game.end();
    assert_eq!((game.on_turn(), game.legal()), (1, vec![END]));
    let game = game.end();
    assert_eq!(game.common().phase, Phase::Dealing { seat: Seat::new(2) });
}

#[test]
fn z22_score_is_the_sheet_total_less_the_pips_in_hand() {
    for seed in 0..6 {
        let played = random_game(PLAIN, 3, seed);
        let over = Game { state: played.states.last().expect("the end").clone() };
        let outcome = over.outcome().expect("it is over");
        for seat in 0..3 {
            let pips: i32 = over.hand(seat).iter().map(|&value| i32::from(value)).sum();
            assert_eq!(outcome.scores[seat], over.sheet(seat).total() - pips);
        }
        let best = outcome.scores.iter().max().expect("three seats");
        let winners: Vec<usize> = (0..3).filter(|&seat| outcome.scores[seat] == *best).collect();
        assert_eq!(outcome.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>(), winners);
    }
}

/// Seats 0 and 1 have 16 points each and get tiles of the same pips; seat 2 gets the rest.
#[test]
fn z22_ties_share_the_win() {
    let game = blocked(PLAIN, 3, 1).end();
    assert_eq!(game.bag(), 116);
    let third: Vec<u8> = [vec![6; 16], vec![5; 20], vec![4; 2], vec![1]].concat();
    let pairs: Vec<u8> = [vec![1; 9], vec![2; 10], vec![3; 10], vec![4; 9]].concat();
    // One tile more for seat 0, as much as the tile that seat 1 has kept.
    let first = [pairs.clone(), vec![1]].concat();
    let (mut first, mut second, mut third) = (first.into_iter(), pairs.into_iter(), third.into_iter());
    let mut game = game;
    while let Phase::Dealing { seat } = game.common().phase {
        let tile = match seat.index() {
            0 => first.next(),
            1 => second.next(),
            _ => third.next(),
        };
        game = game.then(&deal_out(seat.index(), tile.expect("116 tiles in all")));
    }
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.scores.to_vec(), [16 - 96, 16 - 96, -205]);
    assert_eq!(outcome.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>(), [0, 1]);
    assert!(game.view(Viewer::Table).open.racks.iter().all(|rack| rack.tiles.is_some()), "all hands are open");
}
