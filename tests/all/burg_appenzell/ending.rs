//! The end of a game and its winner: B16–B19, B22.

use super::script::{Floor, Game, SPARE, with_goal};
use cheeseboard::games::burg_appenzell::{Ending, Options, Phase};

/// A floor for a trap pushed into column 1 from the north; the other traps lie in row 6 and at 4,1.
#[rustfmt::skip]
const TRAPS: Floor = [
    "+1+2+3+",
    "12..456",
    "+.+3+.+",
    "45.6.7.",
    "+x+7+.+",
    "1234.56",
    "+7+.+x+",
];

/// A floor whose row 1, pushed from the west, pairs 1,1 with 1,2 and 1,4 with 1,5.
#[rustfmt::skip]
const PAIRS: Floor = [
    "+1+2+3+",
    "1132245",
    "+x+3+.+",
    "45.6.7.",
    "+.+7+x+",
    "6..4.56",
    "+7+.+x+",
];

fn beside_a_pair(options: Options) -> Game {
    Game::set_up(options, 2, super::script::FLOOR, SPARE).plays("A 00-01 +00 . . C")
}

/// Seat 0 is on turn; W1 gives its mice a pair of 2 and those of seat 1 a pair of 1.
fn both_beside_pairs(options: Options) -> Game {
    let game = Game::set_up(options, 2, PAIRS, '.').with_rooms("DEF");
    game.with_mice(0, &[(1, 4), (1, 5)]).with_mice(1, &[(1, 1), (1, 2)])
}

/// Seat 0 is on turn, the spare is a trap, and this seat has a mouse at 0,1.
fn over_the_trap(seats: usize, first: usize) -> Game {
    Game::set_up(Options::default(), seats, TRAPS, 'x').with_rooms("A").with_mice(first, &[(0, 1)])
}

#[test]
fn b16_chips_of_four_kinds_win_at_once() {
    let game = beside_a_pair(Options::default()).with_chips(0, &[3, 5, 7]);
    let log_text = game.log_text("00-10");
    let won = "next: log-chips(seat: Ada, cheeses: [cheese(kind: 1)])), next: log-goal(seat: Ada, turns: 50))";
    assert!(log_text.ends_with(won), "{log_text}");
    let game = game.plays("00-10");
    assert_eq!(game.outcome(), Some((0, vec![4, 0])));
    assert_eq!(game.actions(), 2, "in the middle of the turn");
    for word in [".", "10-20", "N1"] {
        let event = super::script::decision(0, super::script::choice(word));
        assert_eq!(game.refuses(&event, "B16"), "refuse-over");
    }
    game.refuses(&super::script::start(0), "B16");
    assert!(game.legal().is_empty());
}

#[test]
fn b16_the_goal_may_be_five_or_six() {
    for goal in [5, 6] {
        let game = beside_a_pair(with_goal(goal)).with_chips(0, &[3, 5, 7]).plays("00-10");
        assert_eq!((game.outcome(), game.chips(0).len()), (None, 4));
        let chips: &[u8] = if goal == 5 { &[2, 3, 5, 7] } else { &[2, 3, 5, 6, 7] };
        let game = beside_a_pair(with_goal(goal)).with_chips(0, chips).plays("00-10");
        assert_eq!(game.outcome(), Some((0, vec![i32::from(goal), 0])));
    }
    assert!(serde_json::from_str::<Options>(r#"{"goal": 7}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"goal": 3}"#).is_err());
}

#[test]
fn b16_a_seat_can_win_in_anyones_turn() {
    let game = both_beside_pairs(Options::default()).with_chips(1, &[3, 5, 7]).plays("W1");
    assert_eq!(game.outcome(), Some((1, vec![1, 4])));
}

#[test]
fn b17_the_third_fallen_mouse_ends_the_game() {
    let game = over_the_trap(2, 0).with_fallen(0, 2);
    let log_text = game.log_text("N1");
    assert!(log_text.ends_with(", next: log-falls(seat: Bo, turns: 50))"), "{log_text}");
    let game = game.plays("N1");
    assert_eq!(game.common().phase, Phase::Over(Ending::Falls));
    assert_eq!(game.refuses(&super::script::decision(0, super::script::END_TURN), "B17"), "refuse-over");
    let second = over_the_trap(2, 0).with_fallen(0, 1).plays("N1");
    assert!(!second.is_over());
}

#[test]
fn b17_with_two_players_the_other_wins_whatever_the_chips() {
    let game = over_the_trap(2, 0).with_fallen(0, 2).with_chips(0, &[1, 2, 3]);
    assert_eq!(game.plays("N1").outcome(), Some((1, vec![3, 0])));
    let game = over_the_trap(2, 1).with_fallen(1, 2).with_chips(1, &[1, 2, 3]);
    assert_eq!(game.plays("N1").outcome(), Some((0, vec![0, 3])));
}

#[test]
fn b17_most_chips_among_the_other_seats_win() {
    let game = over_the_trap(3, 0).with_fallen(0, 2).with_chips(0, &[1, 2, 3]).with_chips(1, &[1]);
    assert_eq!(game.clone().plays("N1").outcome(), Some((1, vec![3, 1, 0])));
    let game = game.with_chips(2, &[4, 5]);
    assert_eq!(game.plays("N1").outcome(), Some((2, vec![3, 1, 2])));
}

#[test]
fn b17_everyone_with_three_fallen_mice_is_excluded() {
    // One push slides traps under 0,1 and 5,1.
    let game = over_the_trap(3, 0).with_rooms("AP").with_mice(1, &[(5, 1)]);
    let game = game.with_fallen(0, 2).with_fallen(1, 2).with_chips(0, &[1, 2, 3]).with_chips(1, &[1, 2]);
    let log_text = game.log_text("N1");
    let both = "next: log-fall(seat: Ada, count: 1)), next: log-fall(seat: Bo, count: 1))";
    assert!(log_text.contains(both), "{log_text}");
    assert_eq!(game.plays("N1").outcome(), Some((2, vec![3, 2, 0])));
}

/// Seat 1 on turn loses its third mouse; with chips 3, any number, 2, 3, seat 3 wins, not seat 0.
#[test]
fn b18_the_worked_example_of_the_rulebook() {
    for any in [&[1, 2, 3][..], &[], &[4]] {
        let game = over_the_trap(4, 1).plays(".").with_rooms("A");
        let game = game.with_fallen(1, 2).with_chips(0, &[1, 2, 3]).with_chips(1, any);
        let game = game.with_chips(2, &[1, 2]).with_chips(3, &[1, 2, 3]);
        assert_eq!(game.on_turn(), 1);
        assert_eq!(game.plays("N1").outcome(), Some((3, vec![3, any.len() as i32, 2, 3])));
    }
}

#[test]
fn b18_the_seat_on_turn_comes_last() {
    let game = over_the_trap(3, 1).with_fallen(1, 2);
    assert_eq!(game.clone().plays("N1").outcome(), Some((2, vec![0, 0, 0])));
    let more = game.with_chips(0, &[1]);
    assert_eq!(more.plays("N1").outcome(), Some((0, vec![1, 0, 0])), "no tie, no round");
}

#[test]
fn b19_seats_that_reach_the_goal_by_one_push_are_tied() {
    let game = both_beside_pairs(Options::default()).with_chips(0, &[3, 5, 7]).with_chips(1, &[3, 5, 7]);
    assert_eq!(game.plays("W1").outcome(), Some((1, vec![4, 4])), "the seat on turn comes last");
}

#[test]
fn b19_chips_beyond_the_goal_do_not_break_the_tie() {
    // Seat 0 has five chips and gets one more; seat 1 reaches four and comes first in the round.
    let game = Game::set_up(Options::default(), 2, PAIRS, '.').with_rooms("CDEFG");
    let game = game.with_mice(0, &[(1, 4), (1, 5)]).with_mice(1, &[(1, 1), (1, 2)]);
    let game = game.with_chips(0, &[1, 3, 5, 6, 7]).with_chips(1, &[3, 5, 7]);
    assert_eq!(game.plays("W1").outcome(), Some((1, vec![6, 4])));
}

#[test]
fn b19_a_fallen_mouse_collects_nothing() {
    // Before the push 0,1 and 1,0 both show a 1; the mouse at 0,1 falls.
    let game = over_the_trap(2, 0).with_rooms("AC").with_mice(0, &[(0, 1), (1, 0)]);
    let game = game.plays("N1");
    assert_eq!((game.common().players[0].fallen, game.chips(0)), (1, vec![]));
    assert_eq!(game.mice(0), [(1, 0)]);
}

#[test]
fn b19_the_goal_comes_before_the_falls() {
    // One push into column 1 drops the third mouse of seat 0 and gives seat 1 the chip that reaches the goal.
    #[rustfmt::skip]
    const BOTH: Floor = [
        "+1+2+3+",
        "1...456",
        "+2+3+.+",
        "45.6.7.",
        "+x+7+.+",
        "1234.56",
        "+7+.+x+",
    ];
    let game = Game::set_up(Options::default(), 2, BOTH, 'x').with_rooms("ACDK");
    // After the push there is a trap at 0,1 and a 1 at 1,1, as at 1,0.
    let game = game.with_mice(0, &[(0, 1)]).with_fallen(0, 2).with_mice(1, &[(1, 0), (1, 1)]);
    let game = game.with_chips(1, &[3, 5, 7]).with_chips(0, &[2, 3, 4]);
    let game = game.plays("N1");
    assert_eq!(game.common().players[0].fallen, 3);
    assert_eq!(game.common().phase, Phase::Over(Ending::Goal));
    assert_eq!(game.outcome(), Some((1, vec![3, 4])));
}

#[test]
fn b19_if_everyone_is_excluded_most_chips_of_all_win() {
    let game = over_the_trap(2, 0).with_rooms("AP").with_mice(1, &[(5, 1)]).with_fallen(0, 2).with_fallen(1, 2);
    assert_eq!(game.clone().plays("N1").outcome(), Some((1, vec![0, 0])), "a tie: the seat on turn comes last");
    let game = game.with_chips(0, &[1]);
    assert_eq!(game.plays("N1").outcome(), Some((0, vec![1, 0])));
}

#[test]
fn b22_25_idle_turns_per_seat_end_the_game() {
    for seats in 2..=4 {
        let mut game = Game::started(seats);
        for turn in 1..25 * seats {
            game = game.plays(".");
            assert_eq!((game.is_over(), usize::from(game.common().idle_turns)), (false, turn));
        }
        assert_eq!(usize::from(game.common().idle_limit()), 25 * seats);
        let log_text = game.log_text(".");
        let won = format!(", next: log-idle(seat: Ada, turns: {}))", 25 * seats);
        assert!(log_text.ends_with(&won), "{log_text}");
        let game = game.plays(".");
        assert_eq!(game.common().phase, Phase::Over(Ending::Idle));
        // All are tied. The last turn was that of the last seat, so the round begins with seat 0.
        assert_eq!(game.outcome(), Some((0, vec![0; seats])));
        assert_eq!(game.refuses(&super::script::decision(0, super::script::END_TURN), "B22"), "refuse-over");
    }
}

#[test]
fn b22_most_chips_win() {
    let game = Game::started(3).with_chips(0, &[1]).with_chips(2, &[1, 2]).plays(&". ".repeat(75));
    assert_eq!(game.outcome(), Some((2, vec![1, 0, 2])));
    let game = Game::started(3).with_chips(1, &[1]).with_chips(2, &[2]).plays(&". ".repeat(75));
    assert_eq!(game.outcome(), Some((1, vec![0, 1, 1])), "after seat 2, on turn, come 0 and 1");
}

#[test]
fn b22_a_chip_resets_the_count() {
    let game = Game::started(2).plays("A 00-01 +00 . . . . C");
    assert_eq!(game.common().idle_turns, 4);
    let game = game.plays("00-10");
    assert_eq!(game.common().idle_turns, 0);
    let game = game.plays(".");
    assert_eq!(game.common().idle_turns, 0, "the turn itself does not count");
    assert_eq!(game.plays(".").common().idle_turns, 1);
}

#[test]
fn b22_a_fall_resets_the_count() {
    let game = over_the_trap(2, 0).plays(". . .");
    assert_eq!(game.common().idle_turns, 3);
    let game = game.plays("N1 .");
    assert_eq!((game.common().players[0].fallen, game.common().idle_turns), (1, 0));
}
