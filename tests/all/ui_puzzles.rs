//! Puzzles on the screen: from game select to the table and back, by mouse and keys.

use std::path::Path;

use cheeseboard::games::kalle::{Kalle, Move};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::paint::painter::Painter as _;
use cheeseboard::puzzles::{Attempt, Progress, Puzzle, catalogue, next_puzzle};
use cheeseboard::ui::table::PuzzleStage;
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotResults};

use crate::ui::{
    app, assert_matches_snapshot, focused, hears, key, press, settle, spoken, step_after_work, turn_wheel, wait_until,
};

/// The app on the puzzles screen.
fn opened(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Puzzles);
    harness.run_steps(3);
    harness
}

/// The table of a puzzle, opened from the list by somebody who has tried none.
fn at_puzzle(folder: &Path, game: &'static str, name: &str) -> Harness<'static, App> {
    settle(folder, |_| {});
    let mut harness = opened(folder, (1280.0, 800.0));
    harness.state_mut().execute(AppCommand::Puzzle(game, name.to_owned()));
    harness
}

fn stage(harness: &Harness<'_, App>) -> Option<PuzzleStage> {
    let model = harness.state().table_model()?;
    model.puzzle.as_ref().map(|puzzle| puzzle.stage.clone()).filter(|_| !model.is_showing_event)
}

fn saved(folder: &Path) -> Settings {
    Settings::read(AppPaths::under(folder).settings_file()).expect("whole")
}

/// Waits for the question, and for the verdict after an answer was given.
fn wait_for_question(harness: &mut Harness<'static, App>) {
    wait_until(harness, "asked", |harness| stage(harness) == Some(PuzzleStage::Asking));
}

#[test]
fn card_of_game_select_leads_to_the_puzzles_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    let card = harness.state().rect_of("puzzles").expect("a card").center();
    crate::offscreen::click(&mut harness, card);
    harness.run_steps(3);
    assert!(hears(&harness, "Raggedy Rat: next puzzle"), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Burg Appenzell") || !catalogue("burg_appenzell").is_empty());
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Zatre: learn") || hears(&harness, "Zatre: play"), "{:?}", spoken(&harness));
    assert!(focused(&harness).starts_with("Puzzles:"), "{}", focused(&harness));
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "Who’s solving?"), "{:?}", spoken(&harness));
}

/// The list is longer than the window: keys lead through it, with the focus on a tile and without.
#[test]
fn list_is_scrolled_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = opened(folder.path(), (900.0, 600.0));
    let top = |harness: &Harness<'_, App>| harness.state().rect_of("back").expect("a button").top();
    let lowest_tile = |harness: &Harness<'_, App>| {
        let names = harness.state().rect_names();
        let tiles = names.iter().filter(|name| name.starts_with("puzzle "));
        tiles.filter_map(|name| harness.state().rect_of(name)).map(|tile| tile.bottom()).fold(0.0, f32::max)
    };
    let typed = |harness: &mut Harness<'static, App>, typed: Key| {
        key(harness, typed);
        harness.run_steps(4);
    };
    let above = top(&harness);
    for is_focused in [false, true] {
        if is_focused {
            harness.query_all_by_label_contains(", puzzle ").next().expect("a tile").focus();
            harness.run_steps(4);
            assert!(focused(&harness).contains(", puzzle "), "{}", focused(&harness));
        }
        let before = top(&harness);
        for pages in [1.0, 2.0] {
            typed(&mut harness, Key::PageDown);
            let scrolled = (before - top(&harness)) / pages;
            assert!((500.0..600.0).contains(&scrolled), "{is_focused}: a page of {scrolled}");
        }
        typed(&mut harness, Key::End);
        assert!(lowest_tile(&harness) < 600.0, "{is_focused}: {}", lowest_tile(&harness));
        typed(&mut harness, Key::Home);
        assert!((top(&harness) - above).abs() < 1.0, "{is_focused}: {}", top(&harness));
    }
}

/// Scrolls to what is called so.
fn scroll_to(harness: &mut Harness<'static, App>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(30);
}

fn name(harness: &Harness<'_, App>) -> String {
    let model = harness.state().table_model().expect("a table");
    model.puzzle.as_ref().expect("a puzzle").name.clone()
}

/// What the tile of an easy puzzle of Raggedy Rat says, up to its state.
fn tile(name: &str) -> String {
    let info = catalogue("kalle").iter().find(|info| info.name == name).expect("kept");
    format!("Raggedy Rat, puzzle {}, easy", info.number)
}

#[test]
fn next_puzzle_is_the_easiest() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    for (game, label) in [("zatre", "Zatre: next puzzle"), ("kalle", "Raggedy Rat: next puzzle")] {
        let mut harness = opened(folder.path(), (900.0, 600.0));
        scroll_to(&mut harness, label);
        let place = harness.state().rect_of(&format!("next puzzle {game}")).expect("a button").center();
        crate::offscreen::click(&mut harness, place);
        harness.run_steps(3);
        let next = next_puzzle(game, &Progress::default(), None).expect("one");
        assert_eq!(name(&harness), next.name, "{game}");
    }
}

fn is_judged(harness: &Harness<'_, App>) -> bool {
    matches!(stage(harness), Some(PuzzleStage::Wrong { .. } | PuzzleStage::Right { .. }))
}

/// Plays a swap by clicks on its lids.
fn swap(harness: &mut Harness<'static, App>, choice: &Move) {
    for lid in Kalle::move_rect_names(choice) {
        let place = harness.state().rect_of(&lid).unwrap_or_else(|| panic!("{:?}", harness.state().rect_names()));
        crate::offscreen::click(harness, place.center());
        harness.run_steps(2);
    }
}

#[test]
fn puzzle_is_failed_tried_again_and_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let puzzle = Puzzle::<Kalle>::load("001").expect("kept");
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    let label = format!("{}: not solved yet", tile("001"));
    scroll_to(&mut harness, &label);
    press(&mut harness, &label);
    wait_for_question(&mut harness);
    assert!(hears(&harness, "to move: find the best move."), "{:?}", spoken(&harness));
    key(&mut harness, Key::H);
    assert!(hears(&harness, "Get out of the guard’s reach"), "{:?}", spoken(&harness));
    swap(&mut harness, &puzzle.rival[0]);
    wait_until(&mut harness, "judged", is_judged);
    assert!(hears(&harness, "Not quite."), "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    assert_eq!(stage(&harness), Some(PuzzleStage::Asking), "Enter tries again");
    swap(&mut harness, &puzzle.solutions[0][0]);
    wait_until(&mut harness, "judged", is_judged);
    assert!(hears(&harness, "That’s it.") && hears(&harness, "one star"), "{:?}", spoken(&harness));
    step_after_work(&mut harness);
    assert_eq!(saved(folder.path()).puzzle_progress().stars("kalle", "001"), 1, "a hint and a wrong answer");
    let tables = AppPaths::under(folder.path()).tables_dir().read_dir();
    assert!(tables.into_iter().flatten().next().is_none(), "a puzzle is never saved");
    key(&mut harness, Key::Enter);
    assert_ne!(name(&harness), "001", "Enter goes on to the next puzzle");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "1 of "), "{:?}", spoken(&harness));
    assert!(focused(&harness).starts_with("Raggedy Rat, puzzle "), "{}", focused(&harness));
}

/// Where “Skip” was, “Hint” comes, which costs a star: a click soon after the film does not ask for it.
#[test]
fn second_click_on_skip_asks_for_no_hint() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_puzzle(folder.path(), "kalle", "001");
    harness.run_steps(2);
    let place = |harness: &Harness<'_, App>, name: &str| harness.state().rect_of(name).expect("a button").center();
    let skip = place(&harness, "puzzle-skip");
    crate::offscreen::click(&mut harness, skip);
    wait_for_question(&mut harness);
    let is_hinted = |harness: &Harness<'_, App>| {
        let model = harness.state().table_model().expect("a table");
        model.puzzle.as_ref().is_some_and(|puzzle| puzzle.hint.is_some())
    };
    let hint = place(&harness, "puzzle-hint");
    crate::offscreen::click(&mut harness, hint);
    harness.run_steps(2);
    assert!(!is_hinted(&harness), "nobody can have read the question");
    harness.run_steps(6);
    crate::offscreen::click(&mut harness, hint);
    harness.run_steps(2);
    assert!(is_hinted(&harness));
}

/// Whoever presses Enter to get on with the film does not answer what nobody has read yet.
#[test]
fn key_that_was_meant_for_the_film_answers_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_puzzle(folder.path(), "rat_a_tat_roll", "005");
    wait_for_question(&mut harness);
    let has_primary = |harness: &Harness<'_, App>| {
        let model = harness.state().table_model().expect("a table");
        model.foot.buttons.iter().any(|button| button.is_primary)
    };
    assert!(has_primary(&harness), "Enter would press it");
    key(&mut harness, Key::Enter);
    assert_eq!(stage(&harness), Some(PuzzleStage::Asking));
    harness.run_steps(4);
    key(&mut harness, Key::Enter);
    assert_ne!(stage(&harness), Some(PuzzleStage::Asking), "once it has been read, it does");
}

#[test]
fn everyone_has_stars_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.note_puzzle("kalle", "001", Attempt::Right));
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    let is_solved = |harness: &Harness<'_, App>| hears(harness, &format!("{}: 3 stars", tile("001")));
    assert!(is_solved(&harness), "{:?}", spoken(&harness));
    harness.get_by_role_and_label(Role::RadioButton, "Bo").click();
    harness.run_steps(3);
    assert!(!is_solved(&harness) && hears(&harness, &format!("{}: not solved yet", tile("001"))));
    step_after_work(&mut harness);
    assert_eq!(saved(folder.path()).solver().map(|person| person.name.clone()).as_deref(), Some("Bo"));
}

#[test]
fn arrows_move_among_tiles() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    harness.get_by_label_contains("Raggedy Rat, puzzle 1,").focus();
    harness.run_steps(2);
    key(&mut harness, Key::ArrowRight);
    assert!(focused(&harness).starts_with("Raggedy Rat, puzzle 2,"), "{}", focused(&harness));
    key(&mut harness, Key::ArrowLeft);
    assert!(focused(&harness).starts_with("Raggedy Rat, puzzle 1,"), "{}", focused(&harness));
    key(&mut harness, Key::Enter);
    let model = harness.state().table_model().expect("a table");
    assert_eq!(model.puzzle.as_ref().map(|puzzle| puzzle.name.as_str()), Some(catalogue("kalle")[0].name.as_str()));
}

/// Who comes back from a puzzle, by mouse, too, finds the list where it was; from one that was opened meanwhile, its tile in sight.
#[test]
fn list_is_found_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = opened(folder.path(), (900.0, 600.0));
    let (first, last) = (&catalogue("zatre")[0], catalogue("kalle").last().expect("some"));
    harness.get_by_label_contains(&format!("Raggedy Rat, puzzle {},", last.number)).scroll_to_me();
    harness.run_steps(30);
    let tile = |harness: &Harness<'_, App>, game: &str, puzzle: &str| {
        harness.state().rect_of(&format!("puzzle {game} {puzzle}")).expect("a tile")
    };
    let before = tile(&harness, "kalle", &last.name);
    crate::offscreen::click(&mut harness, before.center());
    harness.run_steps(3);
    assert_eq!(name(&harness), last.name);
    press(&mut harness, "Puzzles");
    harness.run_steps(3);
    let after = tile(&harness, "kalle", &last.name);
    assert!((after.top() - before.top()).abs() < 1.0, "{before:?} {after:?}");
    harness.state_mut().execute(AppCommand::Puzzle("zatre", first.name.clone()));
    harness.run_steps(3);
    press(&mut harness, "Puzzles");
    harness.run_steps(30);
    let shown = tile(&harness, "zatre", &first.name);
    assert!(harness.ctx.content_rect().contains_rect(shown), "{shown:?}");
}

/// What is beside the board begins at the top, however far that of the puzzle before was scrolled.
#[test]
fn panels_of_the_next_puzzle_begin_at_the_top() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = opened(folder.path(), (900.0, 600.0));
    let puzzle = catalogue("zatre")[0].name.clone();
    let hand = format!("hand {}", Puzzle::<Zatre>::load(&puzzle).expect("kept").seat.index());
    let place = |harness: &Harness<'_, App>| harness.state().rect_of(&hand).expect("a hand");
    let open = |harness: &mut Harness<'static, App>| {
        harness.state_mut().execute(AppCommand::Puzzle("zatre", puzzle.clone()));
        wait_for_question(harness);
        harness.run_steps(4);
    };
    open(&mut harness);
    let before = place(&harness);
    harness.hover_at(before.center());
    turn_wheel(&mut harness, 40.0);
    harness.run_steps(8);
    let scrolled = place(&harness);
    assert!(scrolled.top() < before.top() - 10.0, "{before:?} {scrolled:?}");
    open(&mut harness);
    let after = place(&harness);
    assert!((after.top() - before.top()).abs() < 1.0, "{before:?} {after:?}");
}

#[test]
fn statistics_tell_of_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.note_puzzle("kalle", "001", Attempt::Right));
    let game = crate::ui::played(&[crate::ui::person("Ada", 0), crate::ui::bot("Edam", 1)], 8, |_| true);
    let mut game = game;
    saved(folder.path()).identify_people(&mut game);
    let path = AppPaths::under(folder.path()).records_dir().join("zatre-1.ron");
    cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
    let mut harness = app(folder.path(), (1280.0, 1600.0));
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Statistics);
    step_after_work(&mut harness);
    harness.run_steps(3);
    let all = catalogue("kalle").len();
    assert!(hears(&harness, &format!("1 of {all}")) && hears(&harness, "A rating needs five puzzles."));
}

#[test]
fn puzzles_match_their_snapshots() {
    let mut results = SnapshotResults::new();
    for (name, size, look) in [("puzzles", (1280.0, 800.0), Look::Light), ("puzzles_small", (900.0, 600.0), Look::Dark)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| {
            settings.look = look;
            settings.note_puzzle("kalle", "001", Attempt::Right);
            settings.note_puzzle("kalle", "002", Attempt::Wrong);
            settings.note_puzzle("kalle", "002", Attempt::Right);
            settings.note_puzzle("kalle", "003", Attempt::Shown);
        });
        let mut harness = opened(folder.path(), size);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}
