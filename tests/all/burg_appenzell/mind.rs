//! Bots in Burg Appenzell take what is in reach, use what was seen, and give true reasons.

use super::script::{FLOOR, Game, choice, decision, random_events, with_goal};
use crate::tables::{Setting, greedy_event};
use cheeseboard::engine::{Event, Mind as _, Rules as _, Seat, Stop, Viewer, derive_stream};
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Options};

/// The greedy bot plays the seat on turn until its turn or the game ends.
fn greedy_turn(mut game: Game) -> Game {
    let seat = game.on_turn();
    while !game.is_over() && game.on_turn() == seat {
        let event = greedy_event::<BurgAppenzell>(&game.state, Seat::new(seat), &mut derive_stream(1, "test", &[]));
        game = game.then(&event);
    }
    game
}

#[test]
fn the_bot_takes_a_chip_in_reach() {
    let game = Game::started(2).plays("A 00-01 +00 . . C");
    assert_eq!(greedy_turn(game).chips(0), [1]);
}

#[test]
fn the_bot_uses_a_remembered_tile() {
    // Room C with its 1 was open once and is covered again.
    let game = Game::started(2).plays("C A 00-01 . .");
    assert!(greedy_turn(game).chips(0).contains(&1));
}

#[test]
fn the_bot_takes_the_winning_chip() {
    let game = Game::set_up(with_goal(4), 2, FLOOR, '.').plays("A 00-01 +00 . . C");
    let game = greedy_turn(game.with_chips(0, &[3, 5, 7]));
    assert_eq!(game.outcome(), Some((0, vec![4, 0])));
}

#[test]
fn the_bot_drops_the_mouse_that_ends_the_game() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::set_up(Options::default(), 2, floor, 'x').with_rooms("A").with_mice(1, &[(0, 1)]);
    let game = greedy_turn(game.with_fallen(1, 2));
    assert_eq!(game.outcome().map(|(winner, _)| winner), Some(0));
}

#[test]
fn the_bot_moves_its_last_mouse_out_of_danger() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::set_up(Options::default(), 2, floor, 'x').with_rooms("A").with_mice(0, &[(0, 1)]);
    let game = greedy_turn(game.with_fallen(0, 2));
    let threatened = |word: &str| game.clone().plays(word).is_over();
    assert!(
        ["N1", "S1", "W1", "E1", "N3", "S3", "W3", "E3"].into_iter().all(|word| !threatened(word)),
        "{}",
        game.sketch()
    );
}

#[test]
fn the_bot_does_not_skip_its_turn() {
    for seed in 0..5 {
        let game = Game::started(2);
        let first = greedy_event::<BurgAppenzell>(&game.state, Seat::new(0), &mut derive_stream(seed, "test", &[]));
        assert_ne!(first, decision(0, Move::EndTurn {}));
        assert!(matches!(first, Event::Decision(..)));
    }
}

#[test]
fn b20_tiles_shown_by_the_memory_help_are_not_forgotten() {
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
fn reason_safe_is_only_for_the_mouse_that_leaves_danger() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    // A push from the north drops both mice; one from the west only a mouse at 3,0.
    let game = Game::set_up(Options::default(), 2, floor, 'x').with_rooms("ACDK").with_mice(0, &[(0, 1), (3, 1)]);
    let game = game.with_chips(0, &[1]);
    let reason = |word: &str| BurgAppenzell::reason(&game.view(Viewer::Seat(Seat::new(0))), choice(word)).key;
    assert_eq!(reason("01-02"), "burg_appenzell-reason-safe");
    assert_eq!(reason("31-30"), "burg_appenzell-reason-waits");
}

#[test]
fn ending_without_actions_left_gives_that_reason() {
    let game = Game::started(2).plays("C A 00-01 +00");
    assert_eq!(game.actions(), 0);
    let reason = BurgAppenzell::reason(&game.view(Viewer::Seat(Seat::new(0))), Move::EndTurn {}).key;
    assert!(reason.starts_with("burg_appenzell-reason-used"), "{reason}");
}

/// The reason for a decision of the seat on turn, as it is said.
fn said(game: &Game, word: &str) -> String {
    let seat = Seat::new(game.on_turn());
    let phrase = BurgAppenzell::reason(&game.view(Viewer::Seat(seat)), choice(word));
    crate::sentences::said::<BurgAppenzell>(&phrase)
}

/// A position whose spare is the 1 that is missing beside the tower.
fn with_a_spare_piece() -> Game {
    let mut floor = FLOOR;
    floor[0] = "+.+2+3+";
    Game::set_up(Options::default(), 2, floor, '1').with_rooms("AC").with_mice(0, &[(0, 0), (1, 0)])
}

#[test]
fn reason_for_a_push_names_the_chip_it_prepares() {
    let game = with_a_spare_piece();
    assert_eq!(said(&game, "N1"), "reason-prepares-chips(count: 1, cheeses: [cheese(kind: 1)])");
    assert_eq!(said(&game.plays("N1"), "00-01"), "reason-chips(count: 1, cheeses: [cheese(kind: 1)])");
}

#[test]
fn reason_names_the_chip_that_the_rest_of_the_turn_can_bring() {
    let game = Game::started(2).with_rooms("ACMNPQ").with_mice(0, &[(0, 0), (1, 0), (6, 1)]);
    assert_eq!(said(&game, "00-01"), "reason-chips(count: 1, cheeses: [cheese(kind: 1)])");
    assert_eq!(said(&game, "61-62"), "reason-left-chips(count: 1, cheeses: [cheese(kind: 1)])");
}

#[test]
fn reason_tells_in_which_turn_a_pair_is_possible() {
    let open = Game::started(2).with_rooms("AC");
    assert_eq!(said(&open, "00-01"), "reason-prepares-chips(count: 1, cheeses: [cheese(kind: 1)])");
    let late = Game::started(2).plays("C A");
    assert_eq!(said(&late, "00-01"), "reason-pair(cheese: cheese(kind: 1), count: 3)");
    let over = Game::started(2).plays("C A 00-01 +00");
    assert_eq!(said(&over, "."), "reason-used-pair(left: 0, cheese: cheese(kind: 1), count: 2)");
}

#[test]
fn b13_b14_reason_names_all_gains_and_costs_of_a_push() {
    let mut named = [0; 3];
    for (before, event, after) in random_events(&Options::default(), 2, 0..4) {
        let Event::Decision(seat, choice @ Move::Push { .. }) = event else { continue };
        if after.is_over() {
            continue;
        }
        // With every tile visible, the reason can name everything.
        let reason = BurgAppenzell::reason(&before.view(Viewer::Everything), choice);
        let said = crate::sentences::english(&reason);
        let (me, other) = (seat.index(), 1 - seat.index());
        let has_gained = |seat| after.chips(seat) != before.chips(seat);
        let has_fallen = after.common().players[me].fallen > before.common().players[me].fallen;
        let claims = ["It brings you", "of your own mice fall", " gets "];
        for (index, came) in [has_gained(me), has_fallen, has_gained(other)].into_iter().enumerate() {
            assert_eq!(said.contains(claims[index]), came, "{said}\n{}", before.sketch());
            named[index] += usize::from(came);
        }
    }
    assert!(named.iter().all(|&times| times > 0), "{named:?}");
}

/// The bot's score of a decision of the seat on turn.
fn score(game: &Game, word: &str) -> f32 {
    let (view, legal) = (game.view(Viewer::Seat(Seat::new(game.on_turn()))), game.legal());
    let mut scores = Vec::new();
    BurgAppenzell::score_moves(&view, &legal, &mut derive_stream(1, "test", &[]), &Stop::default(), &mut scores);
    scores[legal.binary_search(&choice(word)).expect("legal")]
}

/// More than all chips together score.
const WIN: f32 = 500_000.0;

/// If the turn of seat 1 brings nothing, the game ends by B22.
fn at_the_last_idle_turn() -> Game {
    Game::started(2).plays(&". ".repeat(49)).with_rooms("ACD").with_mice(1, &[(0, 1), (1, 1)])
}

#[test]
fn b22_the_bot_ends_the_game_if_it_wins() {
    let game = at_the_last_idle_turn().with_chips(1, &[3]);
    assert!(score(&game, ".") > WIN);
    assert_eq!(said(&game, "."), "reason-ends-won(turns: 50, seat: Bo)");
    assert_eq!(greedy_turn(game).outcome(), Some((1, vec![0, 1])));
}

#[test]
fn b22_the_bot_does_not_end_the_game_if_it_loses() {
    let game = at_the_last_idle_turn();
    assert!(score(&game, ".") < -WIN);
    // A chip resets the count.
    assert!(score(&game, "11-10") > -WIN);
    assert_eq!(said(&game, "."), "reason-ends-lost(turns: 50, seat: Ada)");
    assert!(!greedy_turn(game.clone()).is_over());
    assert_eq!(said(&game.plays("11-10"), "."), "reason-stay(left: 3)");
}

#[test]
fn b13_reason_warns_of_a_run_into_danger() {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    let game = Game::set_up(Options::default(), 2, floor, 'x').with_rooms("ACDE").with_chips(0, &[1]);
    assert_eq!(said(&game, "00-01"), "reason-risky");
}

#[test]
fn b13_reason_warns_of_a_push_that_brings_danger() {
    // The trap slides from 2,1 to beside the mouse at 0,1.
    let game = Game::started(2).with_rooms("AD").with_mice(0, &[(0, 1)]).with_chips(0, &[1, 2]);
    assert_eq!(said(&game, "S1"), "reason-risky-all");
}

/// A position where W1 brings the mice of Bo onto a pair.
fn before_the_chip_of_bo(change: impl FnOnce(&mut [&str; 7]), spare: char, rooms: &str) -> Game {
    let mut floor = FLOOR;
    floor[1] = "11..456";
    floor[0] = "+2+2+3+";
    change(&mut floor);
    Game::set_up(Options::default(), 2, floor, spare).with_rooms(rooms).with_mice(1, &[(1, 1), (1, 2)])
}

#[test]
fn b14_reason_names_another_seats_chip_from_a_push() {
    let game = before_the_chip_of_bo(|floor| floor[5] = "123..56", '4', "CDE");
    assert_eq!(said(&game, "W1"), "reason-gives(count: 1, cheeses: [cheese(kind: 1)], seat: Bo)");
    // The 4 slides to 1,0, beside the tower.
    let prepared = game.with_mice(0, &[(0, 0), (3, 0)]);
    assert_eq!(
        said(&prepared, "W1"),
        "reason-also(first: reason-prepares-chips(count: 1, cheeses: [cheese(kind: 4)]), then: reason-gives(count: 1, \
         cheeses: [cheese(kind: 1)], seat: Bo))"
    );
}

/// A position whose spare is a trap.
fn with_a_spare_trap() -> Game {
    let mut floor = FLOOR;
    floor[6] = "+7+.+.+";
    Game::set_up(Options::default(), 2, floor, 'x').with_rooms("ACDK")
}

#[test]
fn b13_reason_counts_own_mice_that_a_push_drops() {
    // The trap slides from 2,1.
    let one = Game::started(2).with_rooms("DK").with_mice(0, &[(3, 1)]);
    assert_eq!(said(&one, "N1"), "reason-own-falls(count: 1)");
    let two = with_a_spare_trap().with_mice(0, &[(0, 1), (3, 1)]);
    assert_eq!(said(&two, "N1"), "reason-own-falls(count: 2)");
}

#[test]
fn b13_reason_names_the_own_mouse_that_a_chip_costs() {
    // The 1 slides from 0,1 and the trap from 2,1.
    let game = Game::started(2).with_rooms("ACDK").with_mice(0, &[(1, 0), (1, 1), (3, 1)]);
    assert_eq!(
        said(&game, "N1"),
        "reason-also(first: reason-chips(count: 1, cheeses: [cheese(kind: 1)]), then: reason-own-falls(count: 1))"
    );
}

#[test]
fn b13_reason_names_the_own_mouse_that_a_fall_costs() {
    let game = with_a_spare_trap().with_mice(0, &[(3, 1)]).with_mice(1, &[(0, 1)]);
    assert_eq!(said(&game, "N1"), "reason-also(first: reason-falls(seat: Bo), then: reason-own-falls(count: 1))");
}

#[test]
fn b14_reason_names_another_seats_chip_beside_ones_own() {
    // The 4 slides to 1,5, the trap to 1,0.
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

/// One action is left; a mouse is at 1,1, and the pair at 0,1 and 1,0 is two actions away.
fn beside_two_pieces(chips: &[u8]) -> Game {
    let mut floor = FLOOR;
    floor[2] = "+.+3+x+";
    let game = Game::set_up(with_goal(6), 2, floor, '.').with_rooms("BDEHI").with_mice(0, &[(0, 0), (1, 2)]);
    game.with_chips(0, chips).plays("A C 12-11")
}

#[test]
fn reason_tells_that_a_step_leads_away_from_a_pair() {
    let game = beside_two_pieces(&[2, 3, 4, 6]);
    assert_eq!(said(&game, "11-12"), "reason-further(cheese: cheese(kind: 1))");
}

#[test]
fn reason_for_a_useless_step_is_idle() {
    assert_eq!(said(&beside_two_pieces(&[1, 2, 3, 4, 6]), "11-12"), "reason-idle");
}

#[test]
fn reason_ignores_cheeses_whose_chip_is_taken() {
    assert_eq!(said(&Game::started(2), "."), "reason-stay(left: 4)");
    // Two mice stand on pieces whose chip is taken.
    let taken = Game::started(2).with_rooms("AC").with_mice(0, &[(0, 1), (1, 0)]).with_chips(0, &[1]);
    assert_eq!(said(&taken, "."), "reason-stay(left: 4)");
}

/// Rooms A and C were open once: both have a 1.
fn with_two_pieces_remembered() -> Game {
    Game::started(2).plays("A C . .")
}

#[test]
fn b15_reason_names_the_pair_that_unused_actions_could_bring_nearer() {
    // A pair of 1 and a pair of 5 need two actions each. A lifted roof A would be back at the end of the turn.
    let game = with_two_pieces_remembered().with_rooms("CFK").with_chips(0, &[4]);
    let game = game.with_mice(0, &[(0, 0), (1, 0), (1, 4), (3, 1)]).plays("31-41 41-31 31-41");
    assert_eq!(said(&game, "."), "reason-leaves-pair(left: 1, cheese: cheese(kind: 5))");
}

#[test]
fn b15_reason_names_the_chip_that_unused_actions_could_bring() {
    let game = with_two_pieces_remembered().with_rooms("C").with_mice(0, &[(0, 0), (1, 0)]);
    assert_eq!(said(&game, "."), "reason-leaves-pair(left: 4, cheese: cheese(kind: 1))");
}

#[test]
fn b08_reason_never_suggests_stepping_onto_a_trap() {
    let mut floor = FLOOR;
    floor[1] = "x2..456";
    floor[3] = "x5.6.7.";
    floor[4] = "+.+7+4+";
    floor[6] = "+7+1+.+";
    // Rooms A, C and D were open once: A has no trap, C has two, D has one beside a piece.
    let game = Game::set_up(Options::default(), 2, floor, '.').with_chips(0, &[1, 2]).plays("A C D . .");
    assert_eq!(said(&game, "A"), "reason-opens");
    assert_eq!(said(&game, "C"), "reason-opens-trap(count: 2)");
    assert_eq!(said(&game, "D"), "reason-opens-trap(count: 1)");
}
