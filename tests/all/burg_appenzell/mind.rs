//! Bots in Burg Appenzell take what is in reach and use what was seen.

use super::script::{FLOOR, Game, choice, decision, with_goal};
use crate::tables::{Setting, greedy_event};
use cheeseboard::engine::{Event, Line, Mind as _, Rules as _, Seat, Stop, Viewer, derive_stream};
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
    assert_eq!(greedy_turn(game).outcome(), Some((1, vec![0, 1])));
}

#[test]
fn b22_the_bot_does_not_end_the_game_if_it_loses() {
    let game = at_the_last_idle_turn();
    assert!(score(&game, ".") < -WIN);
    // A chip resets the count.
    assert!(score(&game, "11-10") > -WIN);
    assert!(!greedy_turn(game).is_over());
}

/// Asserts that the first of these ideas is true of the decisions of seat 0, and that none of the others is.
fn assert_idea(game: &Game, words: &str, true_one: &str, others: &[&str]) {
    let moves: Vec<Move> = words.split_whitespace().map(choice).collect();
    let line = Line::follow(&game.view(Viewer::Seat(Seat::new(0))), &moves).expect("allowed");
    assert_eq!(line.moves, moves, "all of it is foreseen");
    let key = |name: &str| format!("puzzle-idea-burg_appenzell-{name}");
    let found = BurgAppenzell::ideas(&line);
    assert!(found.contains(&key(true_one).as_str()), "{words} {true_one}: {found:?}\n{}", game.sketch());
    for other in others {
        assert!(!found.contains(&key(other).as_str()), "{words} {other}: {found:?}\n{}", game.sketch());
    }
}

#[test]
fn ideas_of_running_tell_how_a_mouse_gets_there() {
    // The pieces of 1 lie in rooms A and C.
    let game = |own: &[(u8, u8)]| Game::started(2).with_rooms("AC").with_mice(0, own);
    let blocked = game(&[(0, 1), (3, 0)]).with_mice(1, &[(2, 0)]);
    assert_idea(&blocked, "30-10", "jump", &["enter-chip", "recall"]);
    assert_idea(&game(&[(0, 1), (3, 0)]), "30-20 20-10", "run-chip", &["jump", "push-chip"]);
    assert_idea(&game(&[(0, 0), (0, 1)]), "+00-10", "enter-chip", &["jump"]);
    assert_idea(&game(&[(0, 1)]), "+00", "enter", &["enter-chip"]);
}

#[test]
fn idea_of_a_remembered_roof_needs_its_cheese() {
    let options = Options { memory_help: true, ..Options::default() };
    let game = Game::set_up(options, 2, FLOOR, '.').plays("C A 00-01 +00 . .");
    assert_idea(&game, "C 00-10", "recall", &["jump"]);
    assert_idea(&game, "C 00-10", "run-chip", &[]);
    let open = game.with_rooms("AC");
    assert_idea(&open, "00-10", "run-chip", &["recall"]);
}

#[test]
fn ideas_of_pushing_tell_what_comes_under_which_mouse() {
    // The pieces of 2 lie in rooms B, D and P; a push from below brings the one of D into room A.
    let game = |own: &[(u8, u8)]| Game::started(2).with_rooms("ABDKPQ").with_mice(0, own);
    let in_place = game(&[(0, 1), (0, 3)]);
    assert_idea(&in_place, "S1", "push-chip", &["spare", "push", "run-then-push", "push-then-run"]);
    assert_idea(&in_place, "N1", "push", &["push-chip"]);
    let outside = game(&[(0, 0), (0, 3)]);
    assert_idea(&outside, "00-01 S1", "run-then-push", &["push-then-run", "spare"]);
    assert_idea(&outside, "S1 00-01", "push-then-run", &["run-then-push", "push-chip"]);
    let mut floor = FLOOR;
    floor[0] = "+.+2+3+";
    let game = Game::set_up(Options::default(), 2, floor, '1').with_rooms("ACDKPQ");
    assert_idea(&game.with_mice(0, &[(0, 1), (1, 0)]), "N1", "spare", &["run-then-push"]);
}

#[test]
fn idea_of_dodging_needs_danger_before_and_none_after() {
    let game = Game::started(2).with_rooms("AD").with_mice(0, &[(1, 1)]);
    assert_idea(&game, "11-01 .", "dodge", &[]);
    assert_idea(&game, "+00 .", "enter", &["dodge"]);
    assert_idea(&game.with_mice(0, &[(0, 1)]), "+00 .", "enter", &["dodge"]);
}
