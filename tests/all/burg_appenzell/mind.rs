//! The bot sees what is there to be taken, remembers, and says what is true.

use super::script::{FLOOR, Game, choice, decision, random_events, with_goal};
use crate::tables::{Setting, greedy_event};
use cheeseboard::engine::{Event, Mind as _, Rules as _, Seat, Stop, Viewer, seed_of};
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Options};

/// The seat on turn plays by the bot until its turn or the game is over.
fn greedy_turn(mut game: Game) -> Game {
    let seat = game.on_turn();
    while !game.is_over() && game.on_turn() == seat {
        let event = greedy_event::<BurgAppenzell>(&game.state, Seat::new(seat), &mut seed_of(1, "test", &[]));
        game = game.then(&event);
    }
    game
}

#[test]
fn it_takes_a_chip_that_is_in_reach() {
    let game = Game::begun(2).plays("A 00-01 +00 . . C");
    assert_eq!(greedy_turn(game).chips(0), [1]);
}

#[test]
fn it_remembers_where_the_second_piece_lies() {
    // Room C with its 1 was open once and is covered again.
    let game = Game::begun(2).plays("C A 00-01 . .");
    assert!(greedy_turn(game).chips(0).contains(&1));
}

#[test]
fn it_takes_the_chip_that_wins_before_any_other() {
    let game = Game::laid(with_goal(4), 2, FLOOR, '.').plays("A 00-01 +00 . . C");
    let game = greedy_turn(game.with_chips(0, &[3, 5, 7]));
    assert_eq!(game.outcome(), Some((0, vec![4, 0])));
}

#[test]
fn it_drops_the_mouse_that_ends_the_game() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::laid(Options::default(), 2, floor, 'x').with_rooms("A").with_mice(1, &[(0, 1)]);
    let game = greedy_turn(game.with_fallen(1, 2));
    assert_eq!(game.outcome().map(|(winner, _)| winner), Some(0));
}

#[test]
fn it_does_not_stay_where_its_last_mouse_can_be_dropped() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::laid(Options::default(), 2, floor, 'x').with_rooms("A").with_mice(0, &[(0, 1)]);
    let game = greedy_turn(game.with_fallen(0, 2));
    let threatened = |word: &str| game.clone().plays(word).is_over();
    assert!(
        ["N1", "S1", "W1", "E1", "N3", "S3", "W3", "E3"].into_iter().all(|word| !threatened(word)),
        "{}",
        game.sketch()
    );
}

#[test]
fn it_uses_its_turn() {
    for seed in 0..5 {
        let game = Game::begun(2);
        let first = greedy_event::<BurgAppenzell>(&game.state, Seat::new(0), &mut seed_of(seed, "test", &[]));
        assert_ne!(first, decision(0, Move::EndTurn {}));
        assert!(matches!(first, Event::Decision(..)));
    }
}

#[test]
fn b20_what_the_help_shows_is_not_forgotten() {
    for memory_help in [false, true] {
        let options = Options { memory_help, ..Options::default() };
        let table = Setting::<BurgAppenzell> { options, seats: 2 };
        let forgot = table.played(3).states.iter().step_by(3).any(|state| {
            let view = BurgAppenzell::view(state, Viewer::Seat(Seat::new(0)));
            let mut faded = view.clone();
            BurgAppenzell::forget(&mut faded, &mut |_| true);
            faded != view
        });
        assert_ne!(forgot, memory_help);
    }
}

#[test]
fn only_the_mouse_that_runs_out_of_danger_is_called_safe() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    // From the north a push drops both mice, from the west one at 3,0.
    let game = Game::laid(Options::default(), 2, floor, 'x').with_rooms("ACDK").with_mice(0, &[(0, 1), (3, 1)]);
    let game = game.with_chips(0, &[1]);
    let reason = |word: &str| BurgAppenzell::reason(&game.view(Viewer::Seat(Seat::new(0))), choice(word)).key;
    assert_eq!(reason("01-02"), "burg_appenzell-reason-safe");
    assert_eq!(reason("31-30"), "burg_appenzell-reason-waits");
}

#[test]
fn a_turn_without_actions_ends_for_that_reason() {
    let game = Game::begun(2).plays("C A 00-01 +00");
    assert_eq!(game.actions(), 0);
    let reason = BurgAppenzell::reason(&game.view(Viewer::Seat(Seat::new(0))), Move::EndTurn {}).key;
    assert!(reason.starts_with("burg_appenzell-reason-used"), "{reason}");
}

/// A hint for the seat on turn, as it is said.
fn said(game: &Game, word: &str) -> String {
    let seat = Seat::new(game.on_turn());
    let phrase = BurgAppenzell::reason(&game.view(Viewer::Seat(seat)), choice(word));
    crate::sentences::said::<BurgAppenzell>(&phrase)
}

/// The spare is the 1 that is missing beside the tower.
fn with_a_spare_piece() -> Game {
    let mut floor = FLOOR;
    floor[0] = "+.+2+3+";
    Game::laid(Options::default(), 2, floor, '1').with_rooms("AC").with_mice(0, &[(0, 0), (1, 0)])
}

#[test]
fn a_reason_tells_what_a_push_prepares() {
    let game = with_a_spare_piece();
    assert_eq!(said(&game, "N1"), "reason-prepares-chips(count: 1, cheeses: [cheese(kind: 1)])");
    assert_eq!(said(&game.plays("N1"), "00-01"), "reason-chips(count: 1, cheeses: [cheese(kind: 1)])");
}

#[test]
fn a_reason_tells_what_time_is_left_for() {
    let game = Game::begun(2).with_rooms("ACMNPQ").with_mice(0, &[(0, 0), (1, 0), (6, 1)]);
    assert_eq!(said(&game, "00-01"), "reason-chips(count: 1, cheeses: [cheese(kind: 1)])");
    assert_eq!(said(&game, "61-62"), "reason-left-chips(count: 1, cheeses: [cheese(kind: 1)])");
}

#[test]
fn a_reason_tells_in_which_turn_two_mice_can_stand_on_a_cheese() {
    let open = Game::begun(2).with_rooms("AC");
    assert_eq!(said(&open, "00-01"), "reason-prepares-chips(count: 1, cheeses: [cheese(kind: 1)])");
    let late = Game::begun(2).plays("C A");
    assert_eq!(said(&late, "00-01"), "reason-pair(cheese: cheese(kind: 1), count: 3)");
    let over = Game::begun(2).plays("C A 00-01 +00");
    assert_eq!(said(&over, "."), "reason-used-pair(left: 0, cheese: cheese(kind: 1), count: 2)");
}

#[test]
fn b13_b14_a_reason_tells_all_that_a_push_gains_and_costs() {
    let mut told = [0; 3];
    for (before, event, after) in random_events(&Options::default(), 2, 0..4) {
        let Event::Decision(seat, choice @ Move::Push { .. }) = event else { continue };
        if after.is_over() {
            continue;
        }
        // Whoever sees every tile is surprised by nothing.
        let reason = BurgAppenzell::reason(&before.view(Viewer::Everything), choice);
        let said = crate::sentences::english(&reason);
        let (me, other) = (seat.index(), 1 - seat.index());
        let has_gained = |seat| after.chips(seat) != before.chips(seat);
        let has_fallen = after.common().players[me].fallen > before.common().players[me].fallen;
        let claims = ["It brings you", "of your own mice fall", " gets "];
        for (index, came) in [has_gained(me), has_fallen, has_gained(other)].into_iter().enumerate() {
            assert_eq!(said.contains(claims[index]), came, "{said}\n{}", before.sketch());
            told[index] += usize::from(came);
        }
    }
    assert!(told.iter().all(|&times| times > 0), "{told:?}");
}

/// What a decision of the seat on turn is worth to it.
fn worth(game: &Game, word: &str) -> f32 {
    let (view, legal) = (game.view(Viewer::Seat(Seat::new(game.on_turn()))), game.legal());
    let mut worths = Vec::new();
    BurgAppenzell::score_moves(&view, &legal, &mut seed_of(1, "test", &[]), &Stop::default(), &mut worths);
    worths[legal.binary_search(&choice(word)).expect("legal")]
}

/// Worth more than all chips.
const GAME: f32 = 500_000.0;

/// Should the turn of seat 1 bring nothing, the game is over by B22.
fn at_the_last_idle_turn() -> Game {
    Game::begun(2).plays(&". ".repeat(49)).with_rooms("ACD").with_mice(1, &[(0, 1), (1, 1)])
}

#[test]
fn b22_it_ends_the_game_where_that_wins() {
    let game = at_the_last_idle_turn().with_chips(1, &[3]);
    assert!(worth(&game, ".") > GAME);
    assert_eq!(said(&game, "."), "reason-ends-won(turns: 50, seat: Bo)");
    assert_eq!(greedy_turn(game).outcome(), Some((1, vec![0, 1])));
}

#[test]
fn b22_it_does_not_end_the_game_where_that_loses() {
    let game = at_the_last_idle_turn();
    assert!(worth(&game, ".") < -GAME);
    // A chip begins the count anew.
    assert!(worth(&game, "11-10") > -GAME);
    assert_eq!(said(&game, "."), "reason-ends-lost(turns: 50, seat: Ada)");
    assert!(!greedy_turn(game.clone()).is_over());
    assert_eq!(said(&game.plays("11-10"), "."), "reason-stay(left: 3)");
}

#[test]
fn b13_a_reason_tells_into_what_danger_a_mouse_runs() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::laid(Options::default(), 2, floor, 'x').with_rooms("ACDE").with_chips(0, &[1]);
    assert_eq!(said(&game, "00-01"), "reason-risky");
}

#[test]
fn b13_a_reason_tells_what_danger_a_push_brings() {
    // The trap comes from 2,1 beside the mouse at 0,1.
    let game = Game::begun(2).with_rooms("AD").with_mice(0, &[(0, 1)]).with_chips(0, &[1, 2]);
    assert_eq!(said(&game, "S1"), "reason-risky-all");
}

/// The push W1 brings the mice of Bo onto a pair.
fn before_the_chip_of_bo(change: impl FnOnce(&mut [&str; 7]), spare: char, rooms: &str) -> Game {
    let mut floor = FLOOR;
    floor[1] = "11..456";
    floor[0] = "+2+2+3+";
    change(&mut floor);
    Game::laid(Options::default(), 2, floor, spare).with_rooms(rooms).with_mice(1, &[(1, 1), (1, 2)])
}

#[test]
fn b14_a_reason_tells_whom_else_a_push_brings_a_chip() {
    let game = before_the_chip_of_bo(|floor| floor[5] = "123..56", '4', "CDE");
    assert_eq!(said(&game, "W1"), "reason-gives(count: 1, cheeses: [cheese(kind: 1)], seat: Bo)");
    // The 4 comes to 1,0, beside the tower.
    let prepared = game.with_mice(0, &[(0, 0), (3, 0)]);
    assert_eq!(
        said(&prepared, "W1"),
        "reason-also(first: reason-prepares-chips(count: 1, cheeses: [cheese(kind: 4)]), then: reason-gives(count: 1, \
         cheeses: [cheese(kind: 1)], seat: Bo))"
    );
}

/// The spare is a trap.
fn with_a_spare_trap() -> Game {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    Game::laid(Options::default(), 2, floor, 'x').with_rooms("ACDK")
}

#[test]
fn b13_a_reason_tells_which_of_ones_own_mice_a_push_drops() {
    // The trap comes from 2,1.
    let one = Game::begun(2).with_rooms("DK").with_mice(0, &[(3, 1)]);
    assert_eq!(said(&one, "N1"), "reason-own-falls(count: 1)");
    let two = with_a_spare_trap().with_mice(0, &[(0, 1), (3, 1)]);
    assert_eq!(said(&two, "N1"), "reason-own-falls(count: 2)");
}

#[test]
fn b13_a_reason_tells_which_mouse_is_the_price_of_a_chip() {
    // The 1 comes from 0,1 and the trap from 2,1.
    let game = Game::begun(2).with_rooms("ACDK").with_mice(0, &[(1, 0), (1, 1), (3, 1)]);
    assert_eq!(
        said(&game, "N1"),
        "reason-also(first: reason-chips(count: 1, cheeses: [cheese(kind: 1)]), then: reason-own-falls(count: 1))"
    );
}

#[test]
fn b13_a_reason_tells_which_mouse_is_the_price_of_a_fall() {
    let game = with_a_spare_trap().with_mice(0, &[(3, 1)]).with_mice(1, &[(0, 1)]);
    assert_eq!(said(&game, "N1"), "reason-also(first: reason-falls(seat: Bo), then: reason-own-falls(count: 1))");
}

#[test]
fn b14_a_reason_tells_whom_else_a_chip_brings_one() {
    // The 4 comes to 1,5, the trap to 1,0.
    let game = before_the_chip_of_bo(|floor| floor[6] = "+7+.+.+", 'x', "CDEF");
    let two = game.clone().with_mice(0, &[(1, 5), (3, 0)]);
    assert_eq!(
        said(&two, "W1"),
        "reason-also(first: reason-chips(count: 1, cheeses: [cheese(kind: 4)]), then: reason-gives(count: 1, \
         cheeses: [cheese(kind: 1)], seat: Bo))"
    );
    let three = game.with_mice(0, &[(1, 5), (3, 0), (1, 0)]);
    assert_eq!(
        said(&three, "W1"),
        "reason-also(first: reason-also(first: reason-chips(count: 1, cheeses: [cheese(kind: 4)]), \
         then: reason-own-falls(count: 1)), then: reason-gives(count: 1, cheeses: [cheese(kind: 1)], seat: Bo))"
    );
}

/// The last action is left, and a mouse is at 1,1; the mice are two actions away from the pair at 0,1 and 1,0.
fn beside_two_pieces(chips: &[u8]) -> Game {
    let mut floor = FLOOR;
    floor[2] = "+.+3+x+";
    let game = Game::laid(with_goal(6), 2, floor, '.').with_rooms("BDEHI").with_mice(0, &[(0, 0), (1, 2)]);
    game.with_chips(0, chips).plays("A C 12-11")
}

#[test]
fn a_reason_tells_that_a_step_leads_away() {
    let game = beside_two_pieces(&[2, 3, 4, 6]);
    assert_eq!(said(&game, "11-12"), "reason-further(cheese: cheese(kind: 1))");
}

#[test]
fn a_reason_never_says_that_nothing_is_lost() {
    assert_eq!(said(&beside_two_pieces(&[1, 2, 3, 4, 6]), "11-12"), "reason-idle");
}

#[test]
fn a_reason_speaks_of_cheese_that_is_still_needed() {
    assert_eq!(said(&Game::begun(2), "."), "reason-stay(left: 4)");
    // Two mice stand on pieces whose chip is taken.
    let taken = Game::begun(2).with_rooms("AC").with_mice(0, &[(0, 1), (1, 0)]).with_chips(0, &[1]);
    assert_eq!(said(&taken, "."), "reason-stay(left: 4)");
}

/// Rooms A and C were open once: pieces of 1 lie there.
fn with_two_pieces_remembered() -> Game {
    Game::begun(2).plays("A C . .")
}

#[test]
fn b15_a_reason_tells_which_pair_an_unused_action_could_bring_nearer() {
    // Two actions are needed for a pair of 1 and for one of 5. Roof A, were it lifted, would be back at the end of the turn.
    let game = with_two_pieces_remembered().with_rooms("CFK").with_chips(0, &[4]);
    let game = game.with_mice(0, &[(0, 0), (1, 0), (1, 4), (3, 1)]).plays("31-41 41-31 31-41");
    assert_eq!(said(&game, "."), "reason-leaves-pair(left: 1, cheese: cheese(kind: 5))");
}

#[test]
fn b15_a_reason_tells_that_a_chip_could_be_had() {
    let game = with_two_pieces_remembered().with_rooms("C").with_mice(0, &[(0, 0), (1, 0)]);
    assert_eq!(said(&game, "."), "reason-leaves-pair(left: 4, cheese: cheese(kind: 1))");
}

#[test]
fn b08_no_reason_sends_a_mouse_onto_a_trap() {
    let mut floor = FLOOR;
    floor[1] = "x2..456";
    floor[3] = "x5.6.7.";
    floor[4] = "+.+7+4+";
    floor[6] = "+7+1+.+";
    // Rooms A, C and D were open once: A is without a trap, C has two, D one beside a piece.
    let game = Game::laid(Options::default(), 2, floor, '.').with_chips(0, &[1, 2]).plays("A C D . .");
    assert_eq!(said(&game, "A"), "reason-opens");
    assert_eq!(said(&game, "C"), "reason-opens-trap(count: 2)");
    assert_eq!(said(&game, "D"), "reason-opens-trap(count: 1)");
}
