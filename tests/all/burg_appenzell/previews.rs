//! Previews agree with what the rules then do.

use super::script::{FLOOR, Floor, Game, SPARE, cell, letters, random_events, site};
use cheeseboard::engine::{Event, Rules, Seat, Viewer};
use cheeseboard::games::burg_appenzell::slots::Slot;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Options, Seen, preview};

#[test]
fn b08_runs_come_with_cost_and_path() {
    let game = Game::started(2).plays("A 00-01 01-02 +00 . . 00-01 +00 B . . B");
    let open = game.public().open;
    let runs = preview::runs(&open, cell((0, 0)));
    assert_eq!(runs.len(), 1);
    assert_eq!((runs[0].to, runs[0].cost), (cell((0, 3)), 3));
    assert_eq!(runs[0].path, [cell((0, 1)), cell((0, 2)), cell((0, 3))]);
    let runs = preview::runs(&open, cell((0, 1)));
    assert_eq!(runs[0].path, [cell((0, 2)), cell((0, 3))]);
    assert!(preview::runs(&open, cell((9, 9))).is_empty());
}

#[test]
fn b10_entries_count_the_tower() {
    let game = Game::started(2).plays("A");
    let open = game.public().open;
    let entries = preview::entries(&open, cell((0, 0)));
    assert_eq!((entries.len(), entries[0].cost), (1, 2));
    assert_eq!(entries[0].path, [cell((0, 0)), cell((0, 1))]);
    let free = preview::entries(&open, cell((6, 0)));
    assert_eq!((free[0].to, free[0].cost), (cell((6, 0)), 1));
    assert!(preview::entries(&open, cell((0, 1))).is_empty());
}

#[test]
fn b07_roofs_in_reach_of_a_cell() {
    let common = Game::started(2).plays("A").common();
    assert_eq!(letters(preview::rooms_in_reach(&common, cell((0, 0)))), "CD");
    assert_eq!(letters(preview::rooms_in_reach(&common, cell((0, 2)))), "BDE");
}

#[test]
fn b14_a_preview_names_the_chip_of_a_run() {
    let game = Game::started(2).plays("A 00-01 +00 . . C");
    let open = game.public().open;
    let gains = preview::gains(&open, cheeseboard::engine::Seat::new(0), Some(cell((0, 0))), cell((1, 0)));
    assert_eq!(gains.iter().map(|cheese| cheese.number()).collect::<Vec<_>>(), [1]);
    let entering = preview::gains(&open, cheeseboard::engine::Seat::new(0), None, cell((3, 0)));
    assert!(entering.is_empty());
}

#[test]
fn b12_a_push_preview_shows_visible_tiles_only() {
    let game = Game::started(2).plays("A C");
    let open = game.public().open;
    let slot = |word| match super::script::choice(word) {
        Move::Push { slot } => slot,
        other => panic!("{other:?}"),
    };
    let push = |word| preview::push(&open.common, &open.visible_tiles(), open.spare, slot(word));
    assert_eq!(push("N1").out, None, "under the roof of Q");
    assert_eq!(push("S1").out.map(|tile| tile.sign()), Some('1'));
    assert_eq!(push("N1").tiles.at(site((0, 1))).map(|tile| tile.sign()), Some('.'));
    assert_eq!(push("N1").tiles.at(site((1, 1))).map(|tile| tile.sign()), Some('1'));
    assert_eq!(push("N1").tiles.at(site((2, 1))), None);
}

/// Both seats have two fallen mice. N1 drops the mouse of seat 0 into a trap; under the mouse of seat 1 slides the tile of 5,1 in room P.
fn two_on_the_brink(floor: Floor, rooms: &str) -> Game {
    let game = Game::set_up(Options::default(), 2, floor, SPARE).with_rooms(rooms);
    let game = game.with_fallen(0, 2).with_fallen(1, 2).with_chips(0, &[1]);
    game.with_mice(0, &[(3, 1)]).with_mice(1, &[(6, 1)])
}

#[test]
fn b18_a_preview_names_the_winner_only_if_no_unknown_tile_decides() {
    let mut trapped = FLOOR;
    // The trap of 4,5 and the tile of 5,1 change places.
    (trapped[4], trapped[5]) = ("+.+7+2+", "1x34.56");
    let push = |game: &Game| {
        let open = game.public().open;
        let pushed = preview::push(&open.common, &open.visible_tiles(), open.spare, Slot::N1);
        (pushed.ends, pushed.winner.map(Seat::index))
    };
    for (floor, winner) in [(FLOOR, 1), (trapped, 0)] {
        let hidden = two_on_the_brink(floor, "DKQ");
        assert_eq!(push(&hidden), (true, None), "{}", hidden.sketch());
        let open = two_on_the_brink(floor, "DKPQ");
        assert_eq!(push(&open), (true, Some(winner)), "{}", open.sketch());
        assert_eq!(hidden.plays("N1").outcome().map(|(winner, _)| winner), Some(winner));
    }
}

#[test]
fn b18_a_previewed_winner_wins() {
    let (mut ends, mut winners) = (0, 0);
    for (before, event, _) in random_events(&Options::default(), 3, 50..80) {
        let open = before.public().open;
        let Event::Decision(_, Move::Push { .. }) = event else { continue };
        // All other pushes from this position are previewed as well.
        for slot in Slot::ALL {
            let sure = preview::push(&open.common, &open.visible_tiles(), open.spare, slot);
            if !sure.ends {
                continue;
            }
            let word = format!("{slot:?}");
            let ended = before.clone().plays(&word).outcome().map(|(winner, _)| winner);
            assert!(ended.is_some(), "{}", before.sketch());
            assert!(sure.winner.is_none_or(|winner| ended == Some(winner.index())), "{}", before.sketch());
            ends += 1;
            winners += usize::from(sure.winner.is_some());
        }
    }
    assert!(ends > 0 && winners > 0, "{ends} {winners}");
}

/// In random games: certain effects happen, and costs and paths are those paid.
#[test]
fn previews_come_true() {
    let (mut pushes, mut runs) = (0, 0);
    for (before, event, after) in random_events(&Options::default(), 3, 30..36) {
        let open = before.public().open;
        let seen = BurgAppenzell::observe(&before.state, &event, Viewer::Table).seen;
        match (&event, seen) {
            (Event::Decision(_, Move::Push { slot }), Seen::Pushed { out, falls, gains, end, .. }) => {
                pushes += 1;
                let sure = preview::push(&open.common, &open.visible_tiles(), open.spare, *slot);
                assert!(sure.out.is_none_or(|tile| tile == out));
                assert!(sure.falls.iter().all(|fall| falls.contains(fall)));
                assert!(sure.gains.iter().all(|gain| gains.contains(gain)));
                let winner = end.map(|end| end.winner);
                assert!(!sure.ends || end.is_some());
                assert!(sure.winner.is_none() || sure.winner == winner);
                let truth = before.view(Viewer::Everything).open;
                let all = preview::push(&truth.common, &truth.tiles, truth.spare, *slot);
                assert_eq!((all.out, all.falls, all.gains), (Some(out), falls, gains));
                assert_eq!((all.ends, all.winner), (end.is_some(), winner));
            }
            (Event::Decision(seat, Move::Run { from, to }), Seen::Ran { path, gains, .. }) => {
                runs += 1;
                let landing = preview::runs(&open, *from).into_iter().find(|landing| landing.to == *to);
                let landing = landing.expect("it was legal");
                assert_eq!((landing.path, usize::from(landing.cost)), (path.clone(), path.len()));
                assert_eq!(before.actions() - after.actions(), landing.cost);
                let cheeses: Vec<_> = gains.iter().map(|gain| gain.cheese).collect();
                assert_eq!(preview::gains(&open, *seat, Some(*from), *to), cheeses);
            }
            (Event::Decision(_, Move::Enter { tower, to }), Seen::Entered { path, .. }) => {
                let landing = preview::entries(&open, *tower).into_iter().find(|landing| landing.to == *to);
                let landing = landing.expect("it was legal");
                assert_eq!((landing.path, before.actions() - after.actions()), (path, landing.cost));
            }
            _ => {}
        }
        let listed = before.legal();
        let previewed: usize = open
            .common
            .player(open.common.seat)
            .mice
            .iter()
            .map(|mouse| preview::runs(&open, mouse.cell()).len())
            .sum();
        let run = |choice: &&Move| matches!(choice, Move::Run { .. });
        assert!(listed.is_empty() || listed.iter().filter(run).count() == previewed);
    }
    assert!(pushes > 50 && runs > 50);
}
