//! Pushes and traps: B12, B13.

use super::script::{Floor, Game, SPARE};
use cheeseboard::games::burg_appenzell::pushing::Slot;
use cheeseboard::games::burg_appenzell::{Fall, Move, Options, Seen};

fn line(game: &Game, slot: Slot) -> String {
    let cells = slot.line().map(|site| site.cell());
    cells.iter().filter_map(|cell| game.tile((cell.row, cell.column))).collect()
}

/// The floor with its traps elsewhere: the spare is one, 0,3 another.
#[rustfmt::skip]
const TRAPS: Floor = [
    "+1+x+3+",
    "12..456",
    "+x+3+.+",
    "45.6.7.",
    "+.+7+2+",
    "1234.56",
    "+7+.+.+",
];

#[test]
fn b12_the_line_moves_one_cell_and_the_last_tile_drops_out() {
    let game = Game::begun(2);
    assert_eq!((line(&game, Slot::N1), game.spare()), ("12x5.27".to_owned(), '.'));
    let game = game.plays("N1");
    assert_eq!((line(&game, Slot::N1), game.spare()), (".12x5.2".to_owned(), '7'));
    assert_eq!(game.actions(), 3);
    let game = game.plays(". W3");
    assert_eq!((line(&game, Slot::W3), game.spare()), ("74x.6.7".to_owned(), '.'));
}

#[test]
fn b12_a_spare_goes_in_at_either_end_of_six_lines() {
    let game = Game::begun(2);
    let slots: Vec<Slot> = game
        .legal()
        .into_iter()
        .filter_map(|choice| match choice {
            Move::Push { slot } => Some(slot),
            _ => None,
        })
        .collect();
    assert_eq!(slots, Slot::ALL);
    for slot in Slot::ALL {
        let before = line(&game, slot);
        let after = game.clone().plays(&format!("{slot:?}"));
        assert_eq!(line(&after, slot), format!("{SPARE}{}", &before[..6]), "{slot:?}");
        assert_eq!(Some(after.spare()), before.chars().last());
    }
}

#[test]
fn b12_at_most_once_a_turn() {
    let game = Game::begun(2).plays("W5");
    let sentence = game.refuses_word("N1", "B12");
    assert_eq!(sentence, "refuse-pushed(seat: Ada, line: slot-west(number: 6))");
    assert!(!game.legal().iter().any(|choice| matches!(choice, Move::Push { .. })));
    assert!(game.common().pushed);
    let game = game.plays(".");
    assert!(!game.common().pushed);
    assert_eq!(game.common().last_push, Some(Slot::W5));
    game.plays("N1");
}

#[test]
fn b12_mice_and_roofs_stay_where_they_are() {
    let game = Game::begun(2).plays("A 00-01");
    assert_eq!(game.face((0, 1)), Some('1'));
    let game = game.plays("S1");
    assert_eq!(game.mice(0), [(0, 1)]);
    assert_eq!(game.face((0, 1)), Some('2'), "another tile slid under the mouse");
    assert_eq!(game.common().rooms.len(), 1);
}

#[test]
fn b12_the_last_push_may_be_taken_back() {
    let before = Game::begun(2);
    for slot in Slot::ALL {
        let pushed = before.clone().plays(&format!("{slot:?} ."));
        let back = pushed.plays(&format!("{:?}", slot.opposite()));
        assert_eq!(back.spare(), before.spare(), "{slot:?}");
        assert_eq!(line(&back, slot), line(&before, slot));
    }
}

#[test]
fn b13_a_trap_under_a_mouse() {
    let game = Game::laid(Options::default(), 2, TRAPS, 'x').plays("A 00-01");
    let observation = game.observation("N1");
    let Seen::Pushed { falls, .. } = &observation.seen else { panic!("{observation:?}") };
    let seat = cheeseboard::engine::Seat::new(0);
    assert_eq!(falls, &[Fall { seat, at: super::script::cell((0, 1)) }]);
    assert_eq!(
        game.told("N1"),
        "told-then(before: told-push(seat: Ada, line: slot-north(number: 2)), next: told-fall(seat: Ada, count: 1))"
    );
    let game = game.plays("N1");
    let player = game.common().players[0];
    assert_eq!((player.fallen, player.supply, player.mice.len()), (1, 3, 0));
    assert_eq!(game.face((0, 1)), Some('x'), "the trap stays as a tile");
    // It is out: three are left to come.
    let game = game.plays(". . +60 +06 . . +00 . .");
    assert_eq!(game.refuses_word("+60", "B10"), "refuse-no-supply(seat: Ada)");
}

#[test]
fn b13_whoever_pushes() {
    let game = Game::laid(Options::default(), 2, TRAPS, 'x').plays("A 00-01 .");
    assert_eq!(
        game.told("N1"),
        "told-then(before: told-push(seat: Bo, line: slot-north(number: 2)), next: told-fall(seat: Ada, count: 1))"
    );
    assert_eq!(game.plays("N1").common().players[0].fallen, 1);
}

#[test]
fn b13_under_a_roof_nothing_shows() {
    let game = Game::laid(Options::default(), 2, TRAPS, 'x').plays("N1");
    let common = game.common();
    assert!(common.players.iter().all(|player| player.fallen == 0 && player.mice.len() == 1));
    assert_eq!(game.face((0, 1)), None);
    // The tower beside the line is safe as well.
    assert_eq!(game.mice(0), [(0, 0)]);
}

#[test]
fn b13_a_trap_that_slides_on_catches_another_mouse() {
    // Trap at 0,1 after the push; the next push of the same line moves it to 1,1.
    let game = Game::laid(Options::default(), 2, TRAPS, 'x').plays("D A 00-01 01-11 .").plays("N1 .");
    assert_eq!(game.common().players[0].fallen, 0);
    assert_eq!(game.face((1, 1)), Some('1'));
    let game = game.plays("N1");
    assert_eq!(game.common().players[0].fallen, 1);
    assert_eq!(game.face((1, 1)), Some('x'));
}
