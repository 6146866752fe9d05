//! Hidden tiles, memory and the log: B20.

use super::script::{FLOOR, Game, SPARE, cell, random_events, site, tile, with_memory_help};
use cheeseboard::engine::{Cell, Event, Rules, Seat, Viewer, Words as _, derive_stream};
use cheeseboard::games::burg_appenzell::castle::HOLES;
use cheeseboard::games::burg_appenzell::tiles::Tile;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Options, PlacedTile, Remembered, Seen};

/// The remembered tiles as cells and signs.
fn memory(game: &Game) -> Vec<((u8, u8), char)> {
    let tiles = game.public().memory.tiles;
    tiles.iter().map(|known| ((known.at.row, known.at.column), known.tile.sign())).collect()
}

fn known(game: &Game, at: (u8, u8)) -> Option<char> {
    game.public().open.known.at(site(at)).map(Tile::sign)
}

#[test]
fn b20_tiles_are_seen_in_open_rooms_and_as_the_spare() {
    let game = Game::started(2);
    assert!(HOLES.iter().all(|hole| game.public().open.tiles.at(hole).is_none()));
    assert_eq!(game.spare(), SPARE);
    let game = game.plays("C");
    assert_eq!(
        (game.visible_tile((1, 0)), game.visible_tile((3, 0)), game.visible_tile((0, 1))),
        (Some('1'), Some('4'), None)
    );
    assert_eq!(game.plays("N1").spare(), '7', "what drops out");
}

#[test]
fn b20_all_seats_see_the_same() {
    for (game, event, _) in random_events(&Options::default(), 3, 0..2) {
        let public = game.public();
        let observation = BurgAppenzell::observe(&game.state, &event, Viewer::Table);
        for seat in Seat::all(3) {
            let own = game.view(Viewer::Seat(seat));
            assert_eq!((&own.open, &own.memory), (&public.open, &public.memory));
            assert_eq!(BurgAppenzell::observe(&game.state, &event, Viewer::Seat(seat)), observation);
        }
    }
}

#[test]
fn b20_views_do_not_depend_on_hidden_tiles() {
    // Two deals that differ only under roofs that stay on.
    let mut other = FLOOR;
    other[3] = "4..6.75";
    for words in ["A 00-01 . R . N5 .", "W1 A C ."] {
        let (one, two) = (Game::started(2), Game::set_up(Options::default(), 2, other, SPARE));
        assert_ne!(one.state, two.state);
        assert_eq!(one.plays(words).public(), two.plays(words).public());
    }
}

#[test]
fn b20_covered_tiles_are_remembered_but_not_shown() {
    let game = Game::started(2).plays("C A 00-01 .");
    assert_eq!(game.visible_tile((1, 0)), None);
    assert_eq!(known(&game, (1, 0)), None);
    assert_eq!(memory(&game), [((1, 0), '1'), ((3, 0), '4')]);
    // Events 0 to 6 are two of chance, two towers and three actions; event 7 covered the tile.
    let remembered = Remembered { at: cell((1, 0)), tile: tile('1'), last_seen: 7 };
    assert_eq!(game.public().memory.tiles[0], remembered);
    assert_eq!(game.public().memory.events, 8);
    let game = game.plays(". C");
    assert_eq!(memory(&game), [], "it lies open");
}

#[test]
fn b20_memory_moves_with_the_pushes() {
    let game = Game::started(2).plays("C .");
    let game = game.plays("W1");
    assert_eq!(memory(&game), [((1, 0), '.'), ((1, 1), '1'), ((3, 0), '4')], "the spare was seen as well");
    let seen: Vec<u16> = game.public().memory.tiles.iter().map(|known| known.last_seen).collect();
    assert_eq!(seen, [6, 5, 5]);
    let game = game.plays(". E1");
    assert_eq!(memory(&game), [((1, 0), '1'), ((1, 6), '6'), ((3, 0), '4')]);
    assert_eq!(game.spare(), '.');
}

#[test]
fn b20_a_tile_that_drops_out_is_seen_and_remembered() {
    let game = Game::started(2).plays("N3 . S1 .");
    // A trap dropped out of column 3 and went in at 6,1 under a roof.
    assert_eq!(game.tile((6, 1)), Some('x'));
    assert!(memory(&game).contains(&((6, 1), 'x')));
    assert!(memory(&game).contains(&((0, 3), '.')), "the first spare");
    assert_eq!(game.spare(), '1');
}

#[test]
fn b20_the_memory_help_shows_tiles_that_were_seen() {
    let game = Game::set_up(with_memory_help(), 2, FLOOR, SPARE).plays("C .");
    assert_eq!((game.visible_tile((1, 0)), known(&game, (1, 0))), (None, Some('1')));
    assert_eq!(known(&game, (0, 1)), None, "never seen");
    let game = game.plays("W1");
    assert_eq!((known(&game, (1, 0)), known(&game, (1, 1))), (Some('.'), Some('1')));
    for seat in 0..2 {
        assert_eq!(game.view(Viewer::Seat(Seat::new(seat))).open, game.public().open, "the same for all seats");
    }
    let shown = game.public().open.visible_tiles();
    assert_eq!(shown.at(site((1, 1))), Some(tile('1')));
}

#[test]
fn b20_observations_name_revealed_tiles() {
    let game = Game::started(2);
    let observation = game.observation("C");
    let laid = |at, sign| PlacedTile { at: cell(at), tile: tile(sign) };
    let Seen::Uncovered { tiles, .. } = &observation.seen else { panic!("{observation:?}") };
    assert_eq!(tiles, &[laid((1, 0), '1'), laid((3, 0), '4')], "the solid cell has none");
    let observation = game.plays("C").observation("W1");
    let Seen::Pushed { spare, out, line, shifted, .. } = observation.seen else { panic!("{observation:?}") };
    assert_eq!((spare.sign(), out.sign()), ('.', '6'));
    let signs = |line: [Option<Tile>; 7]| line.map(|tile| tile.map_or('?', Tile::sign)).iter().collect::<String>();
    assert_eq!((signs(line), signs(shifted)), ("1??????".to_owned(), ".??????".to_owned()));
}

#[test]
fn b20_lifting_a_roof_is_news_even_if_its_tiles_are_remembered() {
    let game = Game::started(2);
    assert!(game.observation("C").is_news);
    let game = game.plays("C . . ");
    assert!(game.observation("C").is_news, "else a look could be taken back");
    let helped = Game::set_up(with_memory_help(), 2, FLOOR, SPARE).plays("C . .");
    assert!(!helped.observation("C").is_news && helped.observation("A").is_news);
    assert!(game.observation("N1").is_news, "what drops out");
    for word in [".", "+06"] {
        assert!(!game.observation(word).is_news, "{word}");
    }
}

#[test]
fn b20_a_push_is_news_only_if_it_reveals_a_hidden_tile() {
    let open_line = Game::started(2).with_rooms("ADKPQ");
    for word in ["N1", "S1"] {
        assert!(!open_line.observation(word).is_news, "{word}: all of the line lies open");
    }
    assert!(open_line.observation("N3").is_news, "what drops out");
    let covered = open_line.plays(".");
    assert!(covered.observation("N1").is_news, "it was seen, but it lies under a roof");
    let helped = Game::set_up(with_memory_help(), 2, FLOOR, SPARE).with_rooms("ADKPQ").plays(".");
    for word in ["N1", "S1"] {
        assert!(!helped.observation(word).is_news, "{word}: the help shows what drops out");
    }
    assert!(helped.observation("N5").is_news, "never seen");
    // E1 moves the known tile of 1,1 into the open room C; W1 drops out a tile that was never seen.
    let helped = helped.plays(". C");
    assert!(!helped.observation("E1").is_news && helped.observation("W1").is_news);
    assert!(covered.plays(". C").observation("E1").is_news, "the same without the help");
}

#[test]
fn b20_covering_a_seen_tile_hides_information() {
    let game = Game::started(2).plays("A");
    assert!(game.hides_information("."), "room A is covered");
    assert!(!game.clone().plays("00-01").hides_information("."), "nothing is");
    assert!(game.hides_information("S1"), "the spare goes under the roof of Q");
    assert!(game.hides_information("N1"), "the tile of 0,1 goes under the roof of D");
    assert!(!game.hides_information("00-01") && !game.hides_information("C"));
    let open_line = game.with_rooms("ADKPQ");
    assert!(!open_line.hides_information("N1") && open_line.hides_information("N3"));
    let helped = Game::set_up(with_memory_help(), 2, FLOOR, SPARE).plays("A");
    assert!(!helped.hides_information(".") && !helped.hides_information("N1"), "the help shows it all the same");
}

/// The log names a cheese when a chip is taken and a trap when a mouse falls, and the cell only while it lies open.
#[test]
fn b20_the_log_names_no_uncovered_or_pushed_tile() {
    let game = Game::started(2);
    assert_eq!(game.log_text("C"), "log-uncover(seat: Ada, room: ‘C’)");
    assert_eq!(game.log_text("W1"), "log-push(seat: Ada, line: slot-west(number: 2))");
    let game = game.plays("C A D");
    assert_eq!(
        game.log_text("."),
        "log-end(seat: Ada, count: 3, rooms: [room(room: ‘A’), room(room: ‘C’), room(room: ‘D’)])"
    );
    let text = cheeseboard::text::Text::english();
    for (before, event, after) in random_events(&Options::default(), 2, 10..13) {
        let Seen::Uncovered { .. } = BurgAppenzell::observe(&before.state, &event, Viewer::Table).seen else {
            continue;
        };
        let seen = BurgAppenzell::observe(&before.state, &event, Viewer::Table).seen;
        let line = text.say(&BurgAppenzell::log_line(&seen, &after.public().open), &[]);
        assert!(line.contains("lifts roof") && line.len() < 30, "{line}");
    }
}

/// After each event the log line of every past event is made anew from what lies open now.
#[test]
fn b20_the_log_drops_the_cell_of_a_chip_once_it_is_covered() {
    let text = cheeseboard::text::Text::english();
    let (mut covered, mut open, mut falls) = (0, 0, 0);
    for seed in 40..44 {
        let mut told_before: Vec<(Seen, Option<Cell>)> = Vec::new();
        for (before, event, after) in random_events(&Options::default(), 2, seed..seed + 1) {
            let seen = BurgAppenzell::observe(&before.state, &event, Viewer::Table).seen;
            match &seen {
                Seen::Ran { path, gains, .. } | Seen::Entered { path, gains, .. } if !gains.is_empty() => {
                    told_before.push((seen.clone(), path.last().copied()));
                }
                Seen::Pushed { falls, gains, .. } if !falls.is_empty() || !gains.is_empty() => {
                    told_before.push((seen, None));
                }
                _ => {}
            }
            let now = after.public().open;
            for (seen, landing) in &told_before {
                let line = text.say(&BurgAppenzell::log_line(seen, &now), &[]);
                match landing {
                    Some(at) if now.common.open_cells.contains_cell(*at) || after.is_over() => {
                        open += 1;
                        assert!(line.contains(&cell_text(*at)), "{line}\n{}", after.sketch());
                    }
                    Some(_) => {
                        covered += 1;
                        assert!(!line.contains("row"), "{line}\n{}", after.sketch());
                    }
                    None => {
                        falls += 1;
                        assert!(HOLES.iter().all(|hole| !line.contains(&cell_text(hole.cell()))), "{line}");
                    }
                }
                assert!(line.contains("collects") || line.contains("trap"), "{line}");
            }
        }
    }
    assert!(covered > 0 && open > 0 && falls > 0, "{covered} {open} {falls}");
}

/// A cell as the log names it.
fn cell_text(cell: Cell) -> String {
    format!("row {}, column {}", cell.row + 1, cell.column + 1)
}

#[test]
fn b20_viewer_everything_sees_all_tiles() {
    let game = Game::started(2);
    let all = game.view(Viewer::Everything).open.tiles;
    assert_eq!(all.known_cells(), HOLES);
    assert!(game.view(Viewer::Everything).open.common.open_rooms.is_empty(), "the roofs stay on");
    let before = Game::new(Options::default(), 2);
    assert!(before.view(Viewer::Everything).open.tiles.known_cells().is_empty());
}

#[test]
fn b20_determinizations_keep_seen_tiles_and_deal_the_rest_evenly() {
    let game = Game::started(2).plays("C A 00-01 . . W1");
    let view = game.view(Viewer::Seat(Seat::new(1)));
    let mut traps_at = 0;
    const DEALS: u64 = 3000;
    for seed in 0..DEALS {
        let determinization = BurgAppenzell::determinize(&view, &mut derive_stream(seed, "test", &[]));
        let tiles = BurgAppenzell::view(determinization.state(), Viewer::Everything).open.tiles;
        for (at, sign) in [((0, 1), '1'), ((1, 0), '.'), ((1, 1), '1'), ((3, 0), '4')] {
            assert_eq!(tiles.at(site(at)), Some(tile(sign)));
        }
        traps_at += u64::from(tiles.at(site((6, 5))) == Some(Tile::Trap));
    }
    // 29 tiles are unknown, three of them traps: about 310 of 3000, give or take 17.
    assert!((240..380).contains(&traps_at), "{traps_at}");
}

/// Memory is compared with notes kept from observations alone.
#[test]
fn b20_memory_equals_notes_on_what_was_seen() {
    for (before, event, after) in random_events(&Options::default(), 2, 20..24) {
        let mut noted = before.public().open.tiles;
        for known in before.public().memory.tiles {
            noted.set(site((known.at.row, known.at.column)), Some(known.tile));
        }
        match BurgAppenzell::observe(&before.state, &event, Viewer::Table).seen {
            Seen::Pushed { slot, spare, .. } => {
                noted.push(slot, Some(spare));
            }
            Seen::Uncovered { tiles, .. } => {
                tiles.iter().for_each(|laid| noted.set(site((laid.at.row, laid.at.column)), Some(laid.tile)));
            }
            _ => {}
        }
        let now = after.public();
        let noted = noted.or(&now.open.tiles);
        let mut remembered = now.open.tiles;
        for known in now.memory.tiles {
            assert!(!now.open.common.open_cells.contains_cell(known.at), "under a roof");
            assert!(known.last_seen >= 2 && known.last_seen < now.memory.events);
            remembered.set(site((known.at.row, known.at.column)), Some(known.tile));
        }
        assert_eq!(noted, remembered, "{event:?}\n{}", after.sketch());
        let truth = after.view(Viewer::Everything).open.tiles;
        if !matches!(event, Event::Chance(_)) {
            assert!(remembered.known_cells().iter().all(|site| remembered.at(site) == truth.at(site)));
        }
    }
}
