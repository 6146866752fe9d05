//! Today's deal on the screen: from game select to the table and back, by mouse and by keys; results and what is shared of them.

use std::path::Path;

use cheeseboard::daily::{Deal, Made, Target, TargetCache};
use cheeseboard::engine::derive_stream;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Match, UndoPolicy};
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jiff::ToSpan as _;
use jiff::civil::Date;
use tempfile::TempDir;

use crate::autoplay::{play_while, random_move};
use crate::daily::{day_of, deal, dealt, finish, write};
use crate::offscreen::TODAY;
use crate::ui::{
    app, assert_matches_snapshot, at_adas_draw, bot, focused, hears, key, on_shelf, person, press, settle, spoken,
    step_after_work,
};

/// Hours after 1970 that are before the days of all deals here, so that these count as played in time.
const IN_TIME: u64 = 400_000;
/// Hours after 1970 that are weeks after those days.
const TOO_LATE: u64 = 500_000;

/// What Ada makes in the deal of a day if nobody searches, after writing its record so many hours after 1970.
fn play(folder: &Path, day: Date, hours: u64) -> Made {
    struct PlayAll<'a>(&'a Path, &'a Deal, u64);
    impl Visitor for PlayAll<'_> {
        type Output = Made;
        fn visit<G: Game>(&mut self) -> Made {
            let PlayAll(folder, deal, hours) = *self;
            let mut game: Match<G> = dealt(deal, "Ada");
            finish(&mut game);
            write(AppPaths::under(folder).records_dir(), &format!("{}.ron", deal.date), hours, &game);
            Made::of(&game.outcome().expect("over"), deal.seat).expect("a seat")
        }
    }
    let deal = deal(day);
    visit_game(deal.game, &mut PlayAll(folder, &deal, hours)).expect("listed")
}

/// Targets of all days, so that none has to be worked out: on the days given, the result is so much above the median.
fn keep_targets(folder: &Path, results: &[(Date, Made, i32)]) {
    let mut cache = TargetCache::default();
    for back in 0..=60 {
        let deal = deal(TODAY.saturating_sub(back.days()));
        let own = results.iter().find(|(day, ..)| *day == deal.date);
        let (score, rank) = own.map_or((40, 0), |(_, made, above)| (made.score - above, made.rank));
        let made = [-2, -1, 0, 1, 2].map(|more| Made { score: score + more, rank });
        cache.insert(&deal, &Target::from_results(deal.game, made).expect("listed"));
    }
    cache.save(&AppPaths::under(folder).targets_cache()).expect("written");
}

/// A folder in which Ada has played the deal of a day, its record written so many hours after 1970, and what she has made, which is so much above
/// the median of the target.
fn with_result(day: Date, hours: u64, above: i32) -> (TempDir, Made) {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let made = play(folder.path(), day, hours);
    keep_targets(folder.path(), &[(day, made, above)]);
    (folder, made)
}

/// The screen of today's deal, from game select.
fn opened(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    let card = harness.state().rect_of("daily").expect("a card on game select").center();
    crate::offscreen::click(&mut harness, card);
    step_after_work(&mut harness);
    harness.run_steps(3);
    harness
}

/// The screen of the deal of a day, or of today.
fn opened_on(folder: &Path, day: Option<Date>, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Daily(day));
    step_after_work(&mut harness);
    harness.run_steps(3);
    harness
}

/// The end of the game of a deal, opened from the record that [`play`] has written.
fn opened_end(folder: &Path, day: Date, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    let record = AppPaths::under(folder).records_dir().join(format!("{day}.ron"));
    harness.state_mut().execute(AppCommand::OpenFile(record));
    // Keys count once the result has stood for a while.
    harness.run_steps(40);
    harness
}

pub(crate) fn click_on(harness: &mut Harness<'static, App>, name: &str) {
    let place = harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}")).center();
    crate::offscreen::click(harness, place);
    harness.run_steps(3);
}

/// The text that is copied by the button for it.
fn copied_result(harness: &mut Harness<'static, App>) -> Option<String> {
    harness.get_by_role_and_label(Role::Button, "Copy result").click();
    let mut copied = None;
    for _ in 0..4 {
        harness.step();
        copied = copied.or(harness.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        }));
    }
    copied
}

#[test]
fn a_deal_is_begun_left_and_continued_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    keep_targets(folder.path(), &[]);
    let before = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole").last_setups;
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    assert!(hears(&harness, "Today, Friday, 27 November 2026"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Target: 40 points or less"), "{:?}", spoken(&harness));
    press(&mut harness, "Play");
    let model = harness.state().table_model().expect("a table");
    let dealt = deal(TODAY);
    assert_eq!((model.deal, model.game, model.seating.len()), (Some(TODAY), dealt.game, dealt.seats()));
    assert_eq!(model.seating[dealt.seat.index()].name, "Ada");
    assert!(hears(&harness, "Today’s deal · Target: ") && !hears(&harness, "Practice"), "{:?}", spoken(&harness));
    assert_eq!((model.is_practice, model.undo.policy), (false, UndoPolicy::UntilNews));
    assert_eq!(harness.state().settings().last_setups, before, "one's own next game is not set up like a deal");
    press(&mut harness, "Deals");
    press(&mut harness, "Games");
    assert!(hears(&harness, "Today’s deal: Rat-a-Tat Roll, not finished yet"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Today’s deal · ") && !hears(&harness, "Practice"), "{:?}", spoken(&harness));
    click_on(&mut harness, "daily");
    step_after_work(&mut harness);
    press(&mut harness, "Continue");
    assert_eq!(harness.state().table_model().expect("a table").deal, Some(TODAY));
    // What would make the game another one is not offered.
    press(&mut harness, "Menu");
    assert!(hears(&harness, "Copy picture"), "the menu is open: {:?}", spoken(&harness));
    assert!(!hears(&harness, "Undo: how far") && !hears(&harness, "A bot plays for"));
}

#[test]
fn days_are_chosen_and_played_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    keep_targets(folder.path(), &[]);
    let mut harness = opened_on(folder.path(), None, (900.0, 600.0));
    key(&mut harness, Key::ArrowLeft);
    key(&mut harness, Key::ArrowUp);
    let day = TODAY.saturating_sub(8.days());
    assert!(focused(&harness).starts_with("Thursday, 19 November 2026: "), "{}", focused(&harness));
    assert!(hears(&harness, "not played"), "{:?}", spoken(&harness));
    for _ in 0..3 {
        key(&mut harness, Key::ArrowRight);
    }
    assert!(focused(&harness).starts_with("Friday, 27 November 2026: "), "no day after today: {}", focused(&harness));
    key(&mut harness, Key::ArrowLeft);
    key(&mut harness, Key::ArrowUp);
    key(&mut harness, Key::Enter);
    assert_eq!(harness.state().table_model().expect("a table").deal, Some(day));
    key(&mut harness, Key::Escape);
    step_after_work(&mut harness);
    harness.run_steps(2);
    assert!(hears(&harness, "Thursday, 19 November 2026: ") && hears(&harness, "waits on the shelf"));
    harness.get_by_role_and_label(Role::Button, "Continue");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Zatre: play"), "{:?}", spoken(&harness));
    assert!(focused(&harness).starts_with("Today’s deal"), "{}", focused(&harness));
}

#[test]
fn a_result_is_shown_with_its_stars_and_shared() {
    let (folder, made) = with_result(TODAY, IN_TIME, 0);
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    let won = if made.has_won() { "won" } else { "2nd of 2" };
    assert!(hears(&harness, &format!("Result: {} points, {won}", made.score)), "{:?}", spoken(&harness));
    assert!(hears(&harness, "2 stars"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "One-day streak · 2 stars"), "{:?}", spoken(&harness));
    // The strong bot has made between two points less and two points more.
    for (stars, limit) in [("one star", made.score + 2), ("3 stars", made.score - 2)] {
        harness.get_by_role_and_label(Role::Label, stars);
        harness.get_by_role_and_label(Role::Label, &format!("{limit} points or less"));
    }
    let copied = copied_result(&mut harness);
    let expected = format!(
        "Cheeseboard · Deal for 27 November 2026\nRat-a-Tat Roll: {0} points, {won}\nTarget: {0} points or less\n★★☆",
        made.score
    );
    assert_eq!(copied, Some(expected));
    press(&mut harness, "Save picture…");
    let path = folder.path().join("shared");
    harness.get_by_role_and_label(Role::TextInput, "Path of the file").focus();
    harness.run_steps(2);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, "Path of the file").type_text(&path.display().to_string());
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    let picture = image::open(path.with_extension("png")).expect("a picture");
    assert_eq!((picture.width(), picture.height()), (1200, 1500));
    press(&mut harness, "Play again for practice");
    assert_eq!(harness.state().table_model().expect("a table").deal, Some(TODAY));
    assert!(hears(&harness, "Practice · Today’s deal · Target: "), "{:?}", spoken(&harness));
    press(&mut harness, "Deals");
    press(&mut harness, "Continue practice");
    assert!(hears(&harness, "Practice · Today’s deal"), "opened again: {:?}", spoken(&harness));
}

/// From the page of a deal one comes back to it, also after something was tried out from its game, or after the game was played again.
#[test]
fn every_table_that_follows_from_the_page_of_a_deal_leads_back_to_it() {
    let day = day_of("zatre", TODAY.saturating_sub(20.days()));
    for by_key in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        keep_targets(folder.path(), &[]);
        let mut game = dealt::<Zatre>(&deal(day), "Ada");
        finish(&mut game);
        on_shelf(folder.path(), game);
        let mut harness = opened_on(folder.path(), Some(day), (1280.0, 800.0));
        press(&mut harness, "Continue");
        // Keys count once the result has stood for a while.
        harness.run_steps(40);
        press(&mut harness, "Review");
        key(&mut harness, Key::PageUp);
        key(&mut harness, Key::PageUp);
        press(&mut harness, "Play on from here");
        let model = harness.state().table_model().expect("a table");
        assert!(model.trial.is_some() && model.outcome.is_none(), "something is tried out");
        // The key does what the button says.
        if by_key {
            key(&mut harness, Key::Escape);
        } else {
            press(&mut harness, "Back to the story");
        }
        harness.run_steps(4);
        let model = harness.state().table_model().expect("a table");
        assert!(model.trial.is_none() && model.outcome.is_some(), "the game that was played");
        press(&mut harness, "Deals");
        step_after_work(&mut harness);
        harness.run_steps(3);
        assert!(hears(&harness, "The past 60 days") && hears(&harness, "Result: "), "{:?}", spoken(&harness));
        press(&mut harness, "Play again for practice");
        assert_eq!(harness.state().table_model().expect("a table").deal, Some(day));
        press(&mut harness, "Deals");
        assert!(hears(&harness, "The past 60 days"), "by the key: {by_key}: {:?}", spoken(&harness));
        press(&mut harness, "Games");
        assert!(hears(&harness, "Zatre: play"), "by the key: {by_key}: {:?}", spoken(&harness));
    }
}

/// Whoever goes on with practice knows that it is practice: beside "Continue", on the shelf, and on the page of the deal.
#[test]
fn practice_that_waits_is_called_practice() {
    let (folder, _) = with_result(TODAY, IN_TIME, 0);
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    press(&mut harness, "Play again for practice");
    harness.state_mut().execute(AppCommand::Select);
    harness.run_steps(4);
    assert!(hears(&harness, "Practice · Today’s deal"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Rat-a-Tat Roll, played by Ada"), "{:?}", spoken(&harness));
    click_on(&mut harness, "daily");
    step_after_work(&mut harness);
    harness.run_steps(2);
    assert!(harness.query_by_label("Continue").is_none(), "{:?}", spoken(&harness));
    press(&mut harness, "Continue practice");
    assert!(harness.state().table_model().expect("a table").is_practice);
    // A table that is left later comes first, and practice goes to the shelf.
    harness.state_mut().execute(AppCommand::Select);
    on_shelf(folder.path(), at_adas_draw(&[person("Ada", 0), bot("Edam", 1)]));
    harness.state_mut().execute(AppCommand::Select);
    harness.run_steps(4);
    let of_practice =
        |said: &String| said.starts_with("Open Rat-a-Tat Roll") && said.ends_with("Practice · Today’s deal");
    assert!(spoken(&harness).iter().any(of_practice), "{:?}", spoken(&harness));
}

/// The deal of a day of Kalle as Ada wins it together with a bot.
fn shared_win(deal: &Deal) -> Match<Kalle> {
    let game = |number: u64| {
        let mut game = dealt::<Kalle>(deal, "Ada");
        let mut stream = derive_stream(number, "shared win", &[]);
        play_while(&mut game, |_| true, |game, _| random_move(game, &mut stream));
        game
    };
    let is_shared = |game: &Match<Kalle>| {
        let outcome = game.outcome().expect("over");
        outcome.winners.len() > 1 && outcome.winners.contains(&deal.seat)
    };
    (0..1000).map(game).find(is_shared).expect("some game")
}

/// On the page, in the calendar, in what is copied and at the end of the game.
#[test]
fn a_shared_win_is_called_shared() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let deal = deal(day_of("kalle", TODAY.saturating_sub(20.days())));
    let records = AppPaths::under(folder.path()).records_dir().to_owned();
    write(&records, "shared.ron", IN_TIME, &shared_win(&deal));
    keep_targets(folder.path(), &[]);
    let mut harness = opened_on(folder.path(), Some(deal.date), (1280.0, 800.0));
    let said = spoken(&harness);
    assert!(said.iter().any(|said| said.starts_with("Result: ") && said.ends_with(", shared win")), "{said:?}");
    assert!(said.iter().any(|said| said.contains(" 2026: ") && said.contains(", shared win, ")), "{said:?}");
    assert!(!hears(&harness, ", won"), "{said:?}");
    let copied = copied_result(&mut harness).expect("a text");
    assert!(copied.contains(", shared win\n"), "{copied}");
    harness.state_mut().execute(AppCommand::OpenFile(records.join("shared.ron")));
    harness.run_steps(4);
    assert!(hears(&harness, ", shared win. Target: "), "{:?}", spoken(&harness));
}

/// A deal of the past is named by its date, keeps up no streak and promises nothing for tomorrow.
#[test]
fn a_past_deal_that_is_played_today_is_no_deal_of_today() {
    let yesterday = TODAY.saturating_sub(1.day());
    // The bot has made much more: no stars.
    let (folder, _) = with_result(yesterday, TOO_LATE, -90);
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    assert!(hears(&harness, "Today’s deal"), "{:?}", spoken(&harness));
    click_on(&mut harness, &format!("day {yesterday}"));
    harness.get_by_role_and_label(Role::Label, "Deal for 26 November 2026");
    assert!(hears(&harness, "no stars") && hears(&harness, "Played later, on "), "{:?}", spoken(&harness));
    assert!(hears(&harness, "The bots had a good day.") && !hears(&harness, "tomorrow"), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Today’s deal"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "No streak yet"), "{:?}", spoken(&harness));
    assert!(hears(&harness, "worst of five games for one star"), "{:?}", spoken(&harness));
}

/// What each number of stars takes has its place before it is known, and no more than it needs afterwards.
#[test]
fn the_button_of_a_deal_stays_where_it_is_when_its_target_is_known() {
    let button = |scores: Option<[i32; 5]>| {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        if let Some(scores) = scores {
            let (deal, mut cache) = (deal(TODAY), TargetCache::default());
            let made = scores.map(|score| Made { score, rank: 0 });
            cache.insert(&deal, &Target::from_results(deal.game, made).expect("listed"));
            cache.save(&AppPaths::under(folder.path()).targets_cache()).expect("written");
        }
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::Daily(None));
        harness.run_steps(3);
        harness.state().rect_of("play deal").expect("a button")
    };
    let (before, after) = (button(None), button(Some([38, 39, 40, 41, 42])));
    assert!(before.min.distance(after.min) < 1.0, "{before:?}, {after:?}");
    // Two stars are not to be had.
    let of_two_lines = button(Some([40, 40, 40, 41, 42]));
    assert!(of_two_lines.top() < after.top() - 10.0, "{of_two_lines:?}, {after:?}");
}

/// Everything that one can do with a result is in sight in the smallest window.
#[test]
fn the_buttons_of_a_result_are_in_sight_in_the_smallest_window() {
    let days: Vec<Date> = (0..10).map(|back| TODAY.saturating_sub(back.days())).collect();
    let crowded = days.into_iter().max_by_key(|day| deal(*day).seats()).expect("ten days");
    let (folder, _) = with_result(crowded, IN_TIME, 0);
    let harness = opened_on(folder.path(), Some(crowded), (900.0, 600.0));
    for name in ["play deal", "daily-copy", "daily-picture", "stars explained"] {
        let rect = harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}"));
        assert!(
            rect.bottom() <= 592.0,
            "{name} of a deal with {} seats ends at {}",
            deal(crowded).seats(),
            rect.bottom()
        );
    }
}

/// At the end of a game, the line about the deal leads to its screen, and back to the table.
#[test]
fn the_end_of_a_deal_tells_stars_and_target() {
    let day = TODAY.saturating_sub(1.day());
    let (folder, _) = with_result(day, TOO_LATE, 0);
    let mut harness = opened_end(folder.path(), day, (900.0, 600.0));
    assert!(hears(&harness, "Deal for 26 November 2026: "), "{:?}", spoken(&harness));
    assert!(hears(&harness, ". Target: "), "{:?}", spoken(&harness));
    harness.get_by_role_and_label(Role::Label, "2 stars");
    press(&mut harness, "Share…");
    step_after_work(&mut harness);
    harness.run_steps(2);
    assert!(hears(&harness, "Thursday, 26 November 2026"), "{:?}", spoken(&harness));
    press(&mut harness, "Table");
    assert_eq!(harness.state().table_model().expect("the table").deal, Some(day));
}

/// The big button says what it does, and Enter does the same: the deal is dealt again, with the same luck and the same bots.
#[test]
fn a_finished_deal_is_played_again_as_it_was_dealt() {
    let (folder, _) = with_result(TODAY, IN_TIME, 0);
    for by_key in [false, true] {
        let mut harness = opened_end(folder.path(), TODAY, (1280.0, 800.0));
        let before = harness.state().table_model().expect("a table");
        assert!(before.outcome.is_some() && harness.query_by_label("Play again").is_none(), "{:?}", spoken(&harness));
        assert!(!hears(&harness, "Practice"), "the game that counts: {:?}", spoken(&harness));
        match by_key {
            true => key(&mut harness, Key::Enter),
            false => press(&mut harness, "Play again for practice"),
        }
        let model = harness.state().table_model().expect("a table");
        assert_eq!((model.deal, model.outcome.is_none()), (Some(TODAY), true), "by key: {by_key}");
        assert_eq!(model.seating, before.seating, "by key: {by_key}");
        assert!(hears(&harness, "Practice · Today’s deal"), "by key: {by_key}: {:?}", spoken(&harness));
    }
}

/// Only the game that counts is played without hints and with less undo, and it can be told from practice.
#[test]
fn practice_has_hints_and_undo_as_any_other_game() {
    let (folder, _) = with_result(TODAY, IN_TIME, 0);
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    assert!(hears(&harness, "In a practice game you can use hints and undo."), "{:?}", spoken(&harness));
    press(&mut harness, "Play again for practice");
    for opened in ["for the first time", "again"] {
        let model = harness.state().table_model().expect("a table");
        assert_eq!((model.deal, model.is_practice), (Some(TODAY), true), "{opened}");
        assert_eq!(model.undo.policy, UndoPolicy::Free, "{opened}");
        press(&mut harness, "Menu");
        assert!(hears(&harness, "Undo: how far") && hears(&harness, "Coach for Ada"), "{:?}", spoken(&harness));
        assert!(!hears(&harness, "A bot plays for"), "{:?}", spoken(&harness));
        harness.state_mut().execute(AppCommand::Select);
        harness.run_steps(4);
        press(&mut harness, "Continue");
    }
}

/// Results of others are not shown as one's own, and each sees the own ones.
#[test]
fn each_person_has_results_of_their_own() {
    let (folder, _) = with_result(TODAY, IN_TIME, 3);
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    assert!(hears(&harness, "Result: "), "{:?}", spoken(&harness));
    click_on(&mut harness, "daily-who");
    harness.get_by_role_and_label(Role::Button, "Bo").click();
    harness.run_steps(3);
    assert!(!hears(&harness, "Result: ") && hears(&harness, "No streak yet"), "{:?}", spoken(&harness));
    press(&mut harness, "Play");
    let seat = deal(TODAY).seat.index();
    assert_eq!(harness.state().table_model().expect("a table").seating[seat].name, "Bo");
    assert!(!hears(&harness, "Practice"), "only Ada has played: {:?}", spoken(&harness));
}

#[test]
fn deals_match_their_snapshots() {
    let mut results = egui_kittest::SnapshotResults::new();
    for (name, size, look) in [("daily", (1280.0, 800.0), Look::Light), ("daily_small", (900.0, 600.0), Look::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.look = look);
        let days = [0, 1, 4, 9].map(|back| TODAY.saturating_sub(back.days()));
        let made = days.map(|day| (day, play(folder.path(), day, IN_TIME)));
        let above = [0, 1, -3, 3];
        let kept: Vec<(Date, Made, i32)> =
            made.iter().zip(above).map(|((day, made), above)| (*day, *made, above)).collect();
        keep_targets(folder.path(), &kept);
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::Daily(None));
        step_after_work(&mut harness);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}
