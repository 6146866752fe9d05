//! Pushes and traps: B12, B13.

use super::script::{Floor, Game, SPARE};
use cheeseboard::games::burg_appenzell::slots::Slot;
use cheeseboard::games::burg_appenzell::{Fall, Move, Options, Seen};

fn line(game: &Game, slot: Slot) -> String {
    let cells = slot.line().map(|site| site.cell());
    cells.iter().filter_map(|cell| game.tile((cell.row, cell.column))).collect()
}

/// A floor for the spare trap: 0,3 is another trap.
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
    let game = Game::started(2);
    assert_eq!((line(&game, Slot::N1), game.spare()), ("12x5.27".to_owned(), '.'));
    let game = game.plays("N1");
    assert_eq!((line(&game, Slot::N1), game.spare()), (".12x5.2".to_owned(), '7'));
    assert_eq!(game.actions(), 3);
    let game = game.plays(". W3");
    assert_eq!((line(&game, Slot::W3), game.spare()), ("74x.6.7".to_owned(), '.'));
}

#[test]
fn b12_the_spare_goes_in_at_either_end_of_six_lines() {
    let game = Game::started(2);
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
fn b12_a_second_push_in_a_turn_is_refused() {
    let game = Game::started(2).plays("W5");
    let sentence = game.refuses_word("N1", "B12");
    assert_eq!(sentence, "refuse-pushed(seat: Ada, line: slot-west(number: 6))");
    assert!(!game.legal().iter().any(|choice| matches!(choice, Move::Push { .. })));
    assert!(game.common().has_pushed);
    let game = game.plays(".");
    assert!(!game.common().has_pushed);
    assert_eq!(game.common().last_push, Some(Slot::W5));
    game.plays("N1");
}

#[test]
fn b12_mice_and_roofs_stay_where_they_are() {
    let game = Game::started(2).plays("A 00-01");
    assert_eq!(game.visible_tile((0, 1)), Some('1'));
    let game = game.plays("S1");
    assert_eq!(game.mice(0), [(0, 1)]);
    assert_eq!(game.visible_tile((0, 1)), Some('2'), "another tile slid under the mouse");
    assert_eq!(game.common().open_rooms.len(), 1);
}

#[test]
fn b12_the_opposite_push_undoes_the_last_one() {
    let before = Game::started(2);
    for slot in Slot::ALL {
        let pushed = before.clone().plays(&format!("{slot:?} ."));
        let back = pushed.plays(&format!("{:?}", slot.opposite()));
        assert_eq!(back.spare(), before.spare(), "{slot:?}");
        assert_eq!(line(&back, slot), line(&before, slot));
    }
}

#[test]
fn b13_a_mouse_over_a_trap_falls_and_is_out() {
    let game = Game::set_up(Options::default(), 2, TRAPS, 'x').plays("A 00-01");
    let observation = game.observation("N1");
    let Seen::Pushed { falls, .. } = &observation.seen else { panic!("{observation:?}") };
    let seat = cheeseboard::engine::Seat::new(0);
    assert_eq!(falls, &[Fall { seat, at: super::script::cell((0, 1)) }]);
    assert_eq!(
        game.log_text("N1"),
        "log-then(before: log-push(seat: Ada, line: slot-north(number: 2)), next: log-fall(seat: Ada, count: 1))"
    );
    let game = game.plays("N1");
    let player = game.common().players[0];
    assert_eq!((player.fallen, player.supply, player.mice.len()), (1, 3, 0));
    assert_eq!(game.visible_tile((0, 1)), Some('x'), "the trap stays as a tile");
    // The fallen mouse is out: only three are left to enter.
    let game = game.plays(". . +60 +06 . . +00 . .");
    assert_eq!(game.refuses_word("+60", "B10"), "refuse-no-supply(seat: Ada)");
}

#[test]
fn b13_a_mouse_falls_by_anyones_push() {
    let game = Game::set_up(Options::default(), 2, TRAPS, 'x').plays("A 00-01 .");
    assert_eq!(
        game.log_text("N1"),
        "log-then(before: log-push(seat: Bo, line: slot-north(number: 2)), next: log-fall(seat: Ada, count: 1))"
    );
    assert_eq!(game.plays("N1").common().players[0].fallen, 1);
}

#[test]
fn b13_a_trap_under_a_roof_has_no_effect() {
    let game = Game::set_up(Options::default(), 2, TRAPS, 'x').plays("N1");
    let common = game.common();
    assert!(common.players.iter().all(|player| player.fallen == 0 && player.mice.len() == 1));
    assert_eq!(game.visible_tile((0, 1)), None);
    // A mouse in the tower beside the line is safe, too.
    assert_eq!(game.mice(0), [(0, 0)]);
}

#[test]
fn b13_a_trap_that_slides_on_catches_another_mouse() {
    // The push leaves a trap at 0,1; the next push of the same line moves it to 1,1.
    let game = Game::set_up(Options::default(), 2, TRAPS, 'x').plays("D A 00-01 01-11 .").plays("N1 .");
    assert_eq!(game.common().players[0].fallen, 0);
    assert_eq!(game.visible_tile((1, 1)), Some('1'));
    let game = game.plays("N1");
    assert_eq!(game.common().players[0].fallen, 1);
    assert_eq!(game.visible_tile((1, 1)), Some('x'));
}
