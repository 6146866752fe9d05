//! Cells, tiles, rooms and mice: B1–B4.

use arrayvec::ArrayVec;
use cheeseboard::engine::{Event, Refusal, Rules};
use cheeseboard::games::burg_appenzell::castle::{CellIndex, Ground, HOLES, SOLID, TOWERS};
use cheeseboard::games::burg_appenzell::rooms::{Plan, Room, Side};
use cheeseboard::games::burg_appenzell::tiles::Tile;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Chance, MICE, Options};

use super::script::{FLOOR, Game, SPARE, cell, cells, room, side_b, site, start, tile, tiles};

#[test]
fn b01_tiles_lie_in_the_33_holes_and_nowhere_else() {
    let game = Game::started(2);
    for site in CellIndex::ALL.into_iter() {
        let [row, column] = site.cell().into();
        let has_tile = game.tile((row, column)).is_some();
        assert_eq!(has_tile, row % 2 == 1 || column % 2 == 1, "{row}, {column}");
        assert_eq!(has_tile, site.ground() == Ground::Hole);
    }
    assert_eq!((TOWERS.len(), SOLID.len(), HOLES.len()), (4, 12, 33));
}

#[test]
fn b01_a_solid_cell_has_no_tile_and_is_safe() {
    // A mouse on the solid cell of room A while the tiles beside it slide.
    let game = Game::started(2).plays("A 00-01 01-02 N1");
    assert_eq!(game.mice(0), [(0, 2)]);
    assert_eq!(game.visible_tile((0, 2)), None);
    assert_eq!(game.common().players[0].fallen, 0);
}

#[test]
fn b02_a_deal_with_other_tiles_is_refused() {
    let due = Game::new(Options::default(), 2).then(&start(0));
    let mut more_blanks = FLOOR;
    more_blanks[0] = "+1+2+.+";
    assert_eq!(
        due.refuses(&tiles(more_blanks, SPARE), "B2"),
        "refuse-tiles-kind(tile: cheese(kind: 3), given: 2, due: 3)"
    );
    due.refuses(&tiles(FLOOR, 'x'), "B2");
    due.then(&tiles(FLOOR, SPARE));
}

#[test]
fn b02_a_deal_without_33_tiles_is_refused() {
    let due = Game::new(Options::default(), 2).then(&start(0));
    for count in [0, 32, 34] {
        let holes: ArrayVec<Tile, 64> = Tile::all().take(count).collect();
        let event = Event::Chance(Chance::Tiles { holes, spare: tile('x') });
        assert_eq!(due.refuses(&event, "B2"), format!("refuse-tiles-number(given: {count}, due: 33)"));
    }
}

#[test]
fn b02_each_of_28_chips_has_an_owner_or_is_in_stock() {
    let game = Game::started(2);
    assert_eq!(game.common().stock, [4; 7]);
    let game = game.plays("A 00-01 +00 . . C 00-10");
    assert_eq!(game.chips(0), [1]);
    assert_eq!(game.common().stock, [3, 4, 4, 4, 4, 4, 4]);
}

#[test]
fn b03_rooms_lie_as_on_the_plan() {
    let of = |side, letter| cells(Plan::of(side).cells(room(letter)));
    assert_eq!(of(Side::A, 'H'), [(2, 2), (3, 2), (4, 2)]);
    assert_eq!(of(Side::A, 'J'), [(2, 4), (2, 5), (3, 4), (3, 5)]);
    assert_eq!(of(Side::B, 'A'), [(0, 1), (0, 2), (0, 3)]);
    assert_eq!(of(Side::B, 'M'), [(4, 2), (4, 3), (4, 4)]);
    for side in [Side::A, Side::B] {
        let plan = Plan::of(side);
        for each in Room::ALL.into_iter() {
            assert!(plan.cells(each).iter().all(|site| plan.room(site) == Some(each)));
        }
        assert!(TOWERS.iter().all(|tower| plan.room(tower).is_none()));
    }
}

#[test]
fn b03_the_option_side_selects_the_plan() {
    let lifted = |options| Game::set_up(options, 2, FLOOR, SPARE).plays("A").common().open_cells;
    assert_eq!(cells(lifted(Options::default())), [(0, 1), (0, 2)]);
    assert_eq!(cells(lifted(side_b())), [(0, 1), (0, 2), (0, 3)]);
    assert!(lifted(side_b()).contains(site((0, 3))));
}

#[test]
fn b04_each_player_has_four_mice() {
    for seats in 2..=4 {
        let game = Game::new(Options::default(), seats);
        assert_eq!(game.common().players.len(), seats);
        assert!(game.common().players.iter().all(|player| player.supply == MICE && player.mice.is_empty()));
    }
    let game = Game::started(2).plays("+60 +06 . . A 00-01 +00");
    let player = game.common().players[0];
    assert_eq!((player.mice.len(), player.supply), (4, 0));
    assert_eq!(game.plays(". . E").refuses_word("+60", "B10"), "refuse-no-supply(seat: Ada)");
}

#[test]
fn b04_two_to_four_play() {
    for seats in [1, 5] {
        let Err(Refusal { rule, .. }) = BurgAppenzell::start(&Options::default(), seats) else {
            panic!("{seats} play")
        };
        assert_eq!(rule, "record");
    }
    assert_eq!(cell((6, 6)), TOWERS.iter().last().expect("four").cell());
}
