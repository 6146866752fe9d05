//! Tests of partners: Z23.

use cheeseboard::engine::{Event, Rules, Seat, Viewer};
use cheeseboard::games::zatre::{Chance, Options, Zatre};

use super::script::{END, Game, PARTNERS, PLAIN, decision, draw, random_events, random_game};

const KEEPING_PARTNERS: Options = Options { keep_by_choice: true, partners: true };

#[test]
fn z23_partners_need_4_or_6_seats() {
    for seats in 2..=6 {
        let start = Zatre::start(&PARTNERS, seats);
        match seats {
            4 | 6 => assert!(start.is_ok()),
            _ => assert_eq!(start.expect_err("no teams").rule, "Z23"),
        }
    }
    let spec = Zatre::options().iter().find(|spec| spec.key == "partners").expect("an option");
    assert_eq!((2..=6).filter(|&seats| (spec.fits)(seats)).collect::<Vec<_>>(), [4, 6]);
}

#[test]
fn z23_neighbours_share_a_sheet() {
    for seats in [4, 6] {
        let common = Game::new(PARTNERS, seats).common();
        assert_eq!(common.sheets.len(), seats / 2);
        for seat in Seat::all(seats) {
            assert_eq!(common.sheet_of(seat), seat.index() / 2);
            assert_eq!(common.partner_of(seat), Some(Seat::new(seat.index() ^ 1)));
        }
    }
    assert_eq!(Game::new(PLAIN, 4).common().partner_of(Seat::new(0)), None);
}

#[test]
fn z23_starter_opens_and_its_partner_draws_two() {
    // Seat 3 begins, the upper seat of the second team.
    let game = Game::new(PARTNERS, 4).start_draws(&[1, 2, 3, 6]);
    assert_eq!(game.draw_due(), Some((3, 2)));
    let game = game.draw(&[5, 5]);
    assert_eq!(game.draw_due(), Some((2, 2)), "before the first tile is laid");
    let game = game.draw(&[1, 1]);
    assert_eq!(game.on_turn(), 3);
    let game = game.place(6, (7, 7)).place(5, (7, 8)).place(5, (8, 8)).end();
    assert_eq!((game.sheet(2).total(), game.sheet(2).crosses()), (6, 2));
    // The partner's turn is no opening turn (Z5, Z18).
    assert_eq!(game.on_turn(), 2);
    assert!(!game.common().opening);
    let game = game.place(1, (6, 7)).place(1, (7, 6));
    let entry = game.common().entry();
    assert_eq!((entry.lines, entry.crosses), ([0, 0, 1], 0));
    let game = game.end();
    // From now on the lower seat of a team comes first.
    assert_eq!(game.draw_due(), Some((0, 2)));
    let game = game.draw(&[2, 2]);
    assert_eq!(game.draw_due(), Some((1, 2)));
    assert_eq!(game.draw(&[2, 2]).on_turn(), 0);
}

#[test]
fn z23_both_partners_draw_before_the_first_lays() {
    let game = Game::opened_with(PARTNERS, 6, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let game = game.play_turn(0);
    assert_eq!(game.draw_due(), Some((2, 2)));
    assert_eq!(game.refuses(&draw(3, &[2, 2]), "Z6"), "refuse-draw-seat(seat: Cy)");
    let game = game.draw(&[3, 3]);
    assert_eq!(game.draw_due(), Some((3, 2)));
    assert_eq!(game.refuses(&decision(2, END), "Z6"), "refuse-draw-due(seat: Di)");
    let game = game.draw(&[4, 4]);
    assert_eq!(game.on_turn(), 2);
    game.refuses(&decision(3, END), "Z7");
    let game = game.play_turn(0);
    assert_eq!(game.on_turn(), 3, "two turns, no draw between them");
}

#[test]
fn z23_each_turn_enters_on_the_team_sheet() {
    let game = Game::new(PARTNERS, 4).start_draws(&[6, 1, 1, 1]).draw(&[2, 2]).draw(&[1, 1]);
    let game = game.place(6, (7, 7)).place(2, (7, 8)).place(2, (7, 9)).end();
    assert_eq!(game.row(0, 0).points, [Some(1), None, None]);
    let game = game.place(1, (7, 10)).place(1, (7, 6)).end();
    // The second partner's twelve goes on the same sheet.
    assert_eq!(game.row(0, 0).points, [Some(1), None, Some(4)]);
    assert_eq!(game.sheet(1), game.sheet(0));
    assert_eq!(game.sheet(2).rows(), 0);
}

/// Z6 for both is judged on the board at the start of the team's turn.
#[test]
fn z23_draws_of_both_partners_come_at_the_start_of_the_team_turn() {
    let mut seen = 0;
    for (before, event, _) in random_events(&PARTNERS, 4, 0..8) {
        let Event::Chance(Chance::Draw { seat, .. }) = event else { continue };
        if before.common().opening {
            continue;
        }
        assert!(before.common().laid.is_empty());
        assert_eq!(before.common().seat.index() % 2, 0, "the team's turn has only begun");
        seen += usize::from(seat.index() % 2 == 1);
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn z23_partners_see_both_hands() {
    let game = Game::opened_with(PARTNERS, 4, [6, 5, 4]);
    for seat in [0, 1] {
        let racks = game.view_of(seat).open.racks;
        assert!(racks[0].tiles.is_some() && racks[1].tiles.is_some(), "seat {seat}");
        assert!(racks[2].tiles.is_none() && racks[3].tiles.is_none());
    }
    let racks = game.view_of(2).open.racks;
    assert!(racks[0].tiles.is_none() && racks[1].tiles.is_none());
    let fresh = Game::opened_with(PARTNERS, 4, [6, 1, 1]).place(6, (7, 7)).place(1, (7, 8)).place(1, (7, 9)).end();
    let fresh = fresh.play_turn(0);
    let event = draw(2, &[3, 4]);
    let is_news = |seat| fresh.observation(&event, Viewer::Seat(Seat::new(seat))).is_news;
    assert_eq!([0, 1, 2, 3].map(is_news), [false, false, true, true]);
}

#[test]
fn z23_team_finishes_both_turns_after_the_bag_is_empty() {
    let mut first_emptied = 0;
    for options in [PARTNERS, KEEPING_PARTNERS] {
        for (seats, seed) in [(4, 1), (4, 2), (4, 3), (6, 1), (6, 2), (6, 3)] {
            let played = random_game(options.clone(), seats, seed);
            let games: Vec<Game> = played.states.iter().map(|state| Game { state: state.clone() }).collect();
            let emptied = games.iter().position(|game| game.bag() == 0).expect("the bag runs out");
            let Event::Chance(Chance::Draw { seat, .. }) = &played.events[emptied - 1] else { continue };
            let lower = seat.index() / 2 * 2;
            let ends: Vec<usize> = played.events[emptied..]
                .iter()
                .filter_map(|event| match event {
                    Event::Decision(seat, choice) => (*choice == END).then_some(seat.index()),
                    Event::Chance(_) => None,
                })
                .collect();
            assert_eq!(ends, [lower, lower + 1]);
            first_emptied += usize::from(seat.index() == lower);
        }
    }
    assert!(first_emptied > 0, "in some game the partner had nothing to draw");
}

#[test]
fn z23_both_seats_score_the_team_total_less_both_hands() {
    for seed in 0..4 {
        let played = random_game(PARTNERS, 6, seed);
        let over = Game { state: played.states.last().expect("the end").clone() };
        let outcome = over.outcome().expect("it is over");
        for team in 0..3 {
            let hands = [over.hand(2 * team), over.hand(2 * team + 1)].concat();
            let pips: i32 = hands.iter().map(|&value| i32::from(value)).sum();
            assert_eq!(outcome.scores[2 * team], over.sheet(2 * team).total() - pips);
            assert_eq!(outcome.scores[2 * team], outcome.scores[2 * team + 1]);
        }
        assert!(outcome.winners.len() >= 2, "partners win together");
    }
}
