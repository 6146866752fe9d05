//! What a screen reader takes from the app: where the focus is, what is spoken by itself, what things are called.

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, Player, Table};
use cheeseboard::ui::{App, Go, Pace};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::tables::settings;
use crate::ui::{
    app, bot, focused, key, live, on_shelf, person, played, press, settle, spoken, table_where, wait_until,
};
use crate::ui_curtain::AtTable;

const ADA: Seat = Seat::new(0);
const ARROWS: [Key; 4] = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];

/// Where the thing lies that a screen reader takes for what has the focus.
fn focused_rect(harness: &Harness<'_, App>) -> Rect {
    let mut nodes = harness.root().children_recursive();
    nodes.find(|node| node.accesskit_node().is_focused()).expect("something has the focus").rect()
}

/// Moves the cursor a while; how often it came to another place, each of which is read.
fn follow_cursor(harness: &mut Harness<'_, App>, game: &str) -> usize {
    let mut moves = 0;
    let mut before: Option<(Rect, String)> = None;
    for arrow in ARROWS.into_iter().cycle().take(12) {
        key(harness, arrow);
        let Some(cursor) = harness.state().spot("cursor") else { continue };
        let now = focused(harness);
        assert!(now.chars().count() > 3, "{game}: {arrow:?}: {now:?}");
        let place = focused_rect(harness);
        assert!(place.expand(2.0).contains(cursor.center()), "{game}: {now}: {place:?}, {cursor:?}");
        if before.as_ref().is_some_and(|(rect, _)| *rect != cursor) {
            assert!(before.as_ref().is_some_and(|(_, said)| *said != now), "{game}: {now} twice");
            moves += 1;
        }
        before = Some((cursor, now));
    }
    moves
}

/// On every listed game's board the place under the cursor has the focus for a screen reader, by its name, wherever arrows carry it.
#[test]
fn the_place_under_the_cursor_is_read() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let setting = settings::<G>().into_iter().next().expect("a setting");
            let sitters: Vec<_> = (0..setting.seats)
                .map(
                    |seat| {
                        if seat == 0 { person("Ada", 0) } else { bot(["Edam", "Brie", "Feta"][seat - 1], seat as u8) }
                    },
                )
                .collect();
            let mut moves = 0;
            for least in [4, 8, 14, 20, 30] {
                let adas = |table: &Table<G>| {
                    table.game.turn() == Turn::Seat(ADA) && table.game.ply() > least && table.game.legal().len() > 1
                };
                let mut table = table_where::<G>(setting.options.clone(), &sitters, adas);
                while table.glimpse().is_some() {
                    table.put_glimpse_away();
                }
                let mut table = AtTable::open(&table);
                table.harness.run_steps(4);
                moves += follow_cursor(&mut table.harness, G::ID);
            }
            (G::ID, moves)
        }
    }
    let moved = visit_all(&mut Law);
    assert!(moved.iter().all(|(_, moves)| *moves > 3), "{moved:?}");
}

