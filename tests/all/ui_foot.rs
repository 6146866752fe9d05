//! The buttons of the foot line: what is asked before a turn ends, and how a button looks once it was used.

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::burg_appenzell::{self, BurgAppenzell};
use cheeseboard::play::{Match, Table};
use cheeseboard::ui::{AnimationSpeed, App, AskFirst};
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::autoplay::{greedy_move, play_while};
use crate::offscreen;
use crate::ui::{at_adas_draw, bot, hears, person, press, settle, shown, spoken, table_where, wait_until};

/// Actions are not given up by a slip, also where only one person plays, unless people want never to be asked.
#[test]
fn ending_a_turn_with_actions_left_is_asked_about() {
    for (ask, is_asked) in [(AskFirst::WithOthers, true), (AskFirst::Never, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.ask_first = ask);
        let seating = vec![person("Ada", 0), bot("Bo", 1)];
        let mut game = Match::<BurgAppenzell>::new(Default::default(), seating, 5).expect("can be played");
        let acts = |game: &Match<BurgAppenzell>| {
            game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().contains(&burg_appenzell::Move::EndTurn {})
        };
        play_while(&mut game, |game| !acts(game), greedy_move);
        let mut harness = shown(folder.path(), game, (1280.0, 800.0));
        let ply = |harness: &Harness<'_, App>| harness.state().table_model().map(|model| model.ply);
        let before = ply(&harness);
        press(&mut harness, "End turn");
        assert_eq!(harness.query_by_label("Press again").is_some(), is_asked, "{ask:?}: {:?}", spoken(&harness));
        if is_asked {
            assert!(hears(&harness, "4 actions left"), "{:?}", spoken(&harness));
            assert_eq!(ply(&harness), before);
            press(&mut harness, "Press again");
        }
        wait_until(&mut harness, "the end of the turn", |harness| ply(harness) > before);
    }
}

/// What a button does is still being shown: it looks disabled, and stands where it was.
#[test]
fn used_button_is_disabled_until_its_event_has_been_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Normal);
    let mut harness = shown(folder.path(), at_adas_draw(&[person("Ada", 0), bot("Bo", 1)]), (1280.0, 800.0));
    harness.run_steps(10);
    let is_draw = |name: &String| name.starts_with("button ");
    let name = harness.state().rect_names().into_iter().find(is_draw).expect("a button");
    let place = harness.state().rect_of(&name).expect("on the screen");
    let is_disabled = |harness: &Harness<'static, App>| {
        let mut buttons = harness.query_all_by(|node| node.role() == Role::Button);
        buttons.find(|node| node.rect() == place).map(|node| node.accesskit_node().is_disabled())
    };
    assert_eq!(is_disabled(&harness), Some(false));
    offscreen::click(&mut harness, place.center());
    harness.step();
    assert!(harness.state().table_model().is_some_and(|model| model.is_showing_event), "tiles are under way");
    assert_eq!(is_disabled(&harness), Some(true));
}

/// What a button would do is said until it is used, not while what it did is being shown.
#[test]
fn detail_of_a_used_button_is_not_said() {
    let covers = |table: &Table<BurgAppenzell>| {
        let common = table.game.view(Viewer::Table).open.common;
        table.game.turn() == Turn::Seat(Seat::new(0)) && common.actions_left == 0 && !common.rooms_to_cover().is_empty()
    };
    let table = table_where(Default::default(), &[person("Ada", 0), person("Bo", 1)], covers);
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Slow);
    let mut harness = shown(folder.path(), table.game, (1280.0, 800.0));
    assert!(hears(&harness, "after this turn"), "{:?}", spoken(&harness));
    press(&mut harness, "End turn");
    harness.get_by_role_and_label(Role::Button, "Press again").click();
    wait_until(&mut harness, "the roof is said to go back on", |harness| hears(harness, "goes back on."));
    assert!(harness.state().table_model().is_some_and(|model| model.is_showing_event), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "after this turn"), "{:?}", spoken(&harness));
}
