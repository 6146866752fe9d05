//! Set-up: B5, B6.

use cheeseboard::engine::{ChanceKind, Rules, Seat, Turn, derive_stream};
use cheeseboard::games::burg_appenzell::castle::TOWERS;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Chance, Options, Phase};

use super::script::{END_TURN, FLOOR, Game, SPARE, cells, decision, start, tiles, tower};

fn dealt(seats: usize, starter: usize) -> Game {
    Game::new(Options::default(), seats).then(&start(starter)).then(&tiles(FLOOR, SPARE))
}

#[test]
fn b05_tiles_are_dealt_unseen_with_all_roofs_on_and_an_open_spare() {
    let open = dealt(2, 0).public().open;
    assert!(open.tiles.known_cells().is_empty() && open.common.open_rooms.is_empty());
    assert_eq!(open.spare.map(|tile| tile.sign()), Some(SPARE));
    let before = Game::new(Options::default(), 2).then(&start(0));
    assert_eq!(before.public().open.spare, None);
    assert_eq!(BurgAppenzell::chance_kind(&before.state), ChanceKind::Hidden);
    assert_eq!(before.refuses(&decision(0, tower((0, 0))), "B5"), "refuse-tiles-due");
    before.refuses(&start(1), "B5");
}

#[test]
fn b05_deals_differ_from_game_to_game() {
    let state = Game::new(Options::default(), 2).then(&start(0)).state;
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let Chance::Tiles { holes, spare } =
            BurgAppenzell::sample_chance(&state, &mut derive_stream(seed, "test", &[]))
        else {
            panic!("tiles are due")
        };
        first.insert((holes[0], spare));
    }
    assert!(first.len() > 50, "{}", first.len());
}

#[test]
fn b06_the_first_event_chooses_the_starter() {
    let game = Game::new(Options::default(), 3);
    assert_eq!(BurgAppenzell::turn(&game.state), Turn::Chance(None));
    assert_eq!(BurgAppenzell::chance_kind(&game.state), ChanceKind::Starter { seats: 3 });
    assert_eq!(BurgAppenzell::starter(Seat::new(2)), Some(Chance::Start { seat: Seat::new(2) }));
    assert_eq!(game.refuses(&start(3), "B6"), "refuse-start-seat(number: 4, seats: 3)");
    game.refuses(&tiles(FLOOR, SPARE), "B6");
    assert_eq!(game.refuses(&decision(0, END_TURN), "B6"), "refuse-start-due");
    let game = game.then(&start(1));
    assert_eq!(BurgAppenzell::chance_kind(&game.state), ChanceKind::Hidden);
}

#[test]
fn b06_seats_choose_towers_clockwise_from_the_starter() {
    let game = dealt(3, 2);
    assert_eq!(game.on_turn(), 2);
    assert_eq!(game.legal(), [tower((0, 0)), tower((0, 6)), tower((6, 0)), tower((6, 6))]);
    assert_eq!(game.refuses(&decision(0, tower((0, 0))), "B6"), "refuse-tower-seat(seat: Cy)");
    assert_eq!(game.refuses(&decision(2, END_TURN), "B6"), "refuse-tower-due(seat: Cy)");
    let game = game.then(&decision(2, tower((6, 0))));
    assert_eq!(game.on_turn(), 0);
    let game = game.then(&decision(0, tower((0, 0)))).then(&decision(1, tower((0, 6))));
    assert_eq!((game.on_turn(), game.common().phase), (2, Phase::Acting));
}

#[test]
fn b06_only_free_towers_can_be_chosen() {
    let game = dealt(2, 0).then(&decision(0, tower((0, 6))));
    assert_eq!(game.legal(), [tower((0, 0)), tower((6, 0)), tower((6, 6))]);
    let sentence = game.refuses(&decision(1, tower((0, 6))), "B6");
    assert_eq!(sentence, "refuse-tower-taken(seat: Ada, cell: 0/6)");
    assert_eq!(game.refuses(&decision(1, tower((0, 1))), "B6"), "refuse-no-tower(cell: 0/1)");
    game.refuses(&decision(1, tower((9, 255))), "B6");
}

#[test]
fn b06_the_first_mouse_costs_no_action() {
    let game = Game::started(4);
    assert_eq!((game.on_turn(), game.actions()), (0, 4));
    assert!(game.common().players.iter().all(|player| player.supply == 3 && player.mice.len() == 1));
    assert_eq!(game.common().players.iter().fold(TOWERS, |free, player| free - player.mice), Default::default());
    assert_eq!(cells(game.common().players[3].mice), [(6, 0)]);
}

#[test]
fn b06_set_up_events_are_refused_after_set_up() {
    let game = Game::started(2);
    for event in [start(0), tiles(FLOOR, SPARE), decision(0, tower((0, 6)))] {
        assert_eq!(game.refuses(&event, "B6"), "refuse-set-up-is-over");
    }
    game.plays("+06");
}
