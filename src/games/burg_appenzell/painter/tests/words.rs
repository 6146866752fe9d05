//! Tests of the sentences for what a seat is doing and for a whole turn.

use super::*;
use crate::engine::Words as _;
use crate::text::Text;

fn said(phrase: &Phrase) -> String {
    Text::english().say(phrase, &["Ada", "Bo"].map(str::to_owned))
}

fn events(moves: &[Move], turn: std::ops::RangeFrom<usize>) -> (Vec<Seen>, Match<BurgAppenzell>) {
    let game = game_after(false, &[&TOWERS[..], moves].concat());
    let seen = |ply| game.observation(ply, Viewer::Everything).expect("an event").seen;
    // Two events of chance and two towers come first.
    ((4 + turn.start..game.ply()).map(seen).collect(), game)
}

/// The sentence for the turn that begins with the move of this number.
fn turn_line(moves: &[Move], first: usize) -> Option<String> {
    let (seen, game) = events(moves, first..);
    BurgAppenzell::turn_line(&seen, &game.view(Viewer::Everything).open).map(|phrase| said(&phrase))
}

fn deed(moves: &[Move]) -> String {
    let (seen, _) = events(moves, 0..);
    said(&BurgAppenzell::deed(seen.last().expect("an event")).expect("a deed"))
}

const PUSH: Move = Move::Push { slot: Slot::N1 };

#[test]
fn deeds_tell_who_does_what_but_not_what_comes_of_it() {
    let moves = [lift('A'), run(at(0, 0), at(0, 1)), PUSH, enter(at(0, 0), at(0, 0)), Move::EndTurn {}];
    let deeds = [
        "Ada lifts roof A.",
        "Ada runs.",
        "Ada pushes into column 2 from above.",
        "Ada brings in a mouse.",
        "Ada ends the turn. Roof A goes back on.",
    ];
    for (count, expected) in deeds.into_iter().enumerate() {
        assert_eq!(deed(&moves[..=count]), expected);
    }
}

#[test]
fn turn_line_tells_falls_and_chips_first() {
    let fall = [lift('A'), run(at(0, 0), at(0, 1)), Move::EndTurn {}, PUSH, Move::EndTurn {}];
    assert_eq!(turn_line(&fall[..3], 0).as_deref(), Some("Ada lifts roof A and runs 1 square."));
    assert_eq!(turn_line(&fall, 3).as_deref(), Some("Bo drops one of Ada’s mice: pushes column 2 from above."));
    assert_eq!(turn_line(&fall[..2], 0), None, "the turn goes on");
    let own = [lift('A'), run(at(0, 0), at(0, 1)), PUSH, Move::EndTurn {}];
    let line = "Ada loses a mouse: lifts roof A, runs 1 square and pushes column 2 from above.";
    assert_eq!(turn_line(&own, 0).as_deref(), Some(line));
    let first = [lift('A'), run(at(0, 0), at(0, 1)), enter(at(0, 0), at(0, 0)), Move::EndTurn {}, Move::EndTurn {}];
    let then = [lift('E'), run(at(0, 0), at(0, 2)), run(at(0, 2), at(1, 2)), Move::EndTurn {}];
    let line = "Ada wins the Emmental: lifts roof E and runs 3 squares.";
    assert_eq!(turn_line(&[&first[..], &then].concat(), 5).as_deref(), Some(line));
    assert_eq!(turn_line(&first, 4).as_deref(), Some("Bo does nothing."));
}

#[test]
fn falls_by_others_concern_a_seat() {
    let moves = [lift('A'), run(at(0, 0), at(0, 1)), Move::EndTurn {}, PUSH];
    let (seen, _) = events(&moves, 3..);
    assert!(BurgAppenzell::concerns(&seen[0], ADA) && !BurgAppenzell::concerns(&seen[0], BO));
    let (own, _) = events(&[lift('A'), run(at(0, 0), at(0, 1)), PUSH], 2..);
    assert!(!BurgAppenzell::concerns(&own[0], ADA) && !BurgAppenzell::concerns(&own[0], BO));
}
