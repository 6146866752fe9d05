//! What a table shows while other players move, and afterwards.

use std::path::Path;
use std::rc::Rc;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games::kalle::{Kalle, Move};
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::games::ratzzia::Ratzzia;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, Player, SeatAssignment, Table};
use cheeseboard::ui::table::TableModel;
use cheeseboard::ui::{AnimationSpeed, App, Pace, Settings};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen::until_told;
use crate::ui::{
    FRAMES, app, bot, hears, key, on_shelf, person, played, press, settle, spoken, step_after_work, table_where,
    wait_until,
};
use crate::ui_curtain::{AtTable, on_the_shelf};

const ADA: Seat = Seat::new(0);
const ROCCO: Seat = Seat::new(1);

fn two() -> [SeatAssignment; 2] {
    [person("Ada", 0), SeatAssignment { name: "Rocco".to_owned(), player: Player::Bot(Level::Hard.into()), mark: 1 }]
}

fn has_news(harness: &Harness<'_, App>) -> bool {
    ["Since Ada’s last turn", "Before Ada’s first turn"].iter().any(|title| harness.query_by_label(title).is_some())
}

/// News stay until the person makes a choice; an autoplayed move is none.
#[test]
fn news_stay_after_an_autoplayed_move() {
    let forced = |table: &Table<Ratzzia>| {
        let game = &table.game;
        let rocco_has_played = game.ply().checked_sub(1).is_some_and(|last| game.decided_by(last) == Some(ROCCO));
        game.turn() == Turn::Seat(ADA) && game.legal_moves().len() == 1 && rocco_has_played
    };
    let table = table_where(Default::default(), &two(), forced);
    let ply = table.game.ply();
    let mut table = AtTable::open_with(&table, |settings| settings.single_moves = true);
    wait_until(&mut table.harness, "Ada may choose", |harness| harness.query_by_label("Keep").is_some());
    assert_eq!(table.saved::<Ratzzia>().game.decided_by(ply), Some(ADA), "a move has played itself");
    assert!(has_news(&table.harness), "{:?}", spoken(&table.harness));
    key(&mut table.harness, Key::J);
    wait_until(&mut table.harness, "the news are old", |harness| !has_news(harness));
}

/// The news that fit are shown, the others on request, and none after dismissal.
#[test]
fn all_news_can_be_opened_and_dismissed() {
    let mut seating = vec![person("Ada", 0)];
    seating.extend(["Edam", "Brie", "Gouda", "Feta"].into_iter().zip(1..).map(|(name, mark)| bot(name, mark)));
    let adas = |table: &Table<Zatre>| table.game.ply() > 60 && table.game.turn() == Turn::Chance(Some(ADA));
    let mut table = AtTable::open(&table_where(Default::default(), &seating, adas));
    table.harness.run_steps(4);
    assert!(table.harness.query_by_label("Since Ada’s last turn").is_some(), "{:?}", spoken(&table.harness));
    let lines = |harness: &Harness<'_, App>| spoken(harness).iter().filter(|said| said.contains(": lays ")).count();
    let least = lines(&table.harness);
    // The line lies below the window.
    table.harness.get_by_label_contains(" earlier").click_accesskit();
    table.harness.run_steps(3);
    assert!(lines(&table.harness) > least && !table.hears(" earlier"), "{:?}", spoken(&table.harness));
    table.harness.get_by_label("Close").click_accesskit();
    table.harness.run_steps(3);
    assert!(!has_news(&table.harness));
}

/// A seat that has not played yet has no last turn.
#[test]
fn no_last_turn_is_mentioned_before_the_first_turn() {
    let adas_first = |table: &Table<Zatre>| table.game.turn() == Turn::Chance(Some(ADA)) && table.game.ply() > 6;
    let game = |seed| {
        let due = |game: &Match<Zatre>| game.ply() > 6 && game.turn() == Turn::Chance(Some(ADA));
        played(&[person("Ada", 0), bot("Edam", 1)], seed, |game| !due(game))
    };
    let decided = |game: &Match<Zatre>, seat| (0..game.ply()).any(|ply| game.decided_by(ply) == Some(seat));
    let game = (0..40).map(game).find(|game| decided(game, ROCCO) && !decided(game, ADA)).expect("Edam begins once");
    let table = Table::new(game);
    assert!(adas_first(&table));
    let mut table = AtTable::open(&table);
    table.harness.run_steps(4);
    assert!(table.harness.query_by_label("Before Ada’s first turn").is_some(), "{:?}", spoken(&table.harness));
    assert!(!table.hears("last turn"));
}

/// In every game the foot line says whose turn it is, and from a bot's first step to its last what it does.
#[test]
fn foot_line_says_what_a_bot_does_through_its_whole_turn() {
    struct Turns;
    impl Visitor for Turns {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let thinks = |table: &Table<G>| {
                let game = &table.game;
                game.ply() > 8 && game.turn() == Turn::Seat(ROCCO) && game.legal_moves().len() > 2
            };
            let table = table_where::<G>(Default::default(), &two(), thinks);
            // Glimpses have been dismissed.
            let slow = |settings: &mut Settings| settings.pace = Pace::Slow;
            let mut table = AtTable::open_with(&Table::new(table.game), slow);
            until_told(&mut table.harness);
            assert!(table.hears("It’s Rocco’s turn."), "{}: {:?}", G::ID, spoken(&table.harness));
            let model = |harness: &Harness<'_, App>| harness.state().table_model().expect("a table");
            let begin = model(&table.harness).ply;
            wait_until(&mut table.harness, "Rocco acts", |harness| model(harness).ply > begin);
            let mut watched = 0;
            for _ in 0..FRAMES {
                let model = model(&table.harness);
                if !matches!(model.turn, Turn::Seat(ROCCO) | Turn::Chance(Some(ROCCO))) {
                    break;
                }
                let key = model.foot.status.phrase.key;
                assert_ne!(key, "table-bot-turn", "{}: {:?}", G::ID, spoken(&table.harness));
                step_after_work(&mut table.harness);
                watched += 1;
            }
            assert!(watched > 2, "{}: {watched} frames", G::ID);
        }
    }
    visit_taught(&mut Turns);
}

/// Asking for help without a decision to make shows a refusal.
#[test]
fn help_without_a_decision_is_refused() {
    let rocco_thinks = |table: &Table<Zatre>| table.game.ply() > 20 && table.game.turn() == Turn::Seat(ROCCO);
    for asks in [Key::H, Key::J] {
        // Slow enough that the bot does not act before the key is pressed, however quickly it has decided.
        let game = table_where(Default::default(), &two(), rocco_thinks);
        let mut table = AtTable::open_with(&game, |settings| settings.pace = Pace::Slow);
        key(&mut table.harness, asks);
        assert!(table.hears("Nothing to decide right now. It’s Rocco’s turn."), "{:?}", spoken(&table.harness));
    }
}

fn ply(folder: &Path, harness: &mut Harness<'_, App>) -> usize {
    harness.state_mut().save();
    on_the_shelf::<Zatre>(folder).game.ply()
}

/// The status names the awaited key, and the bot thinks only after it was pressed.
#[test]
fn step_by_key_names_its_key() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.pace = Pace::ByKey);
    let lays = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Seat(ROCCO);
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !lays(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    let waits = "Press Enter to see what Edam does next.";
    for step in ["key", "button"] {
        let before = ply(folder.path(), &mut harness);
        assert!(hears(&harness, waits) && !hears(&harness, "thinking"), "{step}: {:?}", spoken(&harness));
        match step {
            "key" => key(&mut harness, Key::Enter),
            _ => press(&mut harness, "Next step"),
        }
        for _ in 0..FRAMES {
            if ply(folder.path(), &mut harness) > before {
                break;
            }
            step_after_work(&mut harness);
        }
        assert_eq!(ply(folder.path(), &mut harness), before + 1, "{step}: one step and no more");
        harness.run_steps(3);
    }
}

/// Bots wait for an open glimpse; they cannot be skipped, and the status says why.
#[test]
fn bots_wait_until_a_glimpse_is_dismissed() {
    let shown =
        |table: &Table<RatATatRoll>| table.pending_glimpse().is_some() && table.game.turn() == Turn::Seat(ROCCO);
    let table = table_where(Default::default(), &two(), shown);
    let mut table = AtTable::open_with(&table, |settings| settings.pace = Pace::ByKey);
    table.harness.run_steps(4);
    let skip = table.harness.get_by_label("Skip to my turn");
    assert!(skip.accesskit_node().is_disabled());
    key(&mut table.harness, Key::S);
    assert!(table.hears("Ada has to put down what’s shown first."), "{:?}", spoken(&table.harness));
    while table.hears("Put it down") {
        press(&mut table.harness, "Put it down");
    }
    let skip = table.harness.get_by_label("Skip to my turn");
    assert!(!skip.accesskit_node().is_disabled());
}

/// Cancelling a new game returns to the same table.
#[test]
fn back_from_a_new_game_returns_to_the_table() {
    let rocco_thinks = |table: &Table<Zatre>| table.game.ply() > 20 && table.game.turn() == Turn::Seat(ROCCO);
    for back in ["Escape", "Table"] {
        let mut table = AtTable::open(&table_where(Default::default(), &two(), rocco_thinks));
        table.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
        table.harness.run_steps(3);
        assert!(table.harness.query_by_label("Start").is_some() && !table.hears("Undo"));
        match back {
            "Escape" => key(&mut table.harness, Key::Escape),
            _ => press(&mut table.harness, back),
        }
        assert!(table.hears("Undo") && !table.hears(": play"), "{back}: {:?}", spoken(&table.harness));
        key(&mut table.harness, Key::Escape);
        assert!(table.hears("Zatre: play"), "{back}: and from there to the games");
    }
}

fn model(harness: &Harness<'_, App>) -> Rc<TableModel> {
    harness.state().table_model().expect("a table")
}

/// A table of two at Rocco's turn, opened with animations.
fn moving<G: Game>(pace: Pace, there: impl Fn(&Table<G>) -> bool) -> AtTable {
    let roccos = |table: &Table<G>| table.game.turn() == Turn::Seat(ROCCO) && there(table);
    let table = table_where(Default::default(), &two(), roccos);
    AtTable::open_with(&table, |settings| (settings.pace, settings.animation) = (pace, AnimationSpeed::Normal))
}

/// What was told at once because people skip bots is not shown afterwards, as if it happened again.
#[test]
fn skipped_events_are_not_shown_afterwards() {
    let mut table = moving(Pace::Calm, |table: &Table<Zatre>| table.game.ply() > 20);
    key(&mut table.harness, Key::S);
    wait_until(&mut table.harness, "Rocco has played", |harness| model(harness).turn != Turn::Seat(ROCCO));
    for _ in 0..10 {
        assert!(!model(&table.harness).is_showing_event, "{:?}", spoken(&table.harness));
        step_after_work(&mut table.harness);
    }
}

/// Behind an open sheet nobody sees what happens, so nothing does.
#[test]
fn nothing_happens_behind_a_sheet() {
    // Rocco swaps and does not pass.
    let mut table = moving(Pace::ByKey, |table: &Table<Kalle>| {
        let game = &table.game;
        let seed = bot_seed(game.seed(), ROCCO, game.ply());
        let choice = choose_move(&game.view(Viewer::Seat(ROCCO)), Level::Hard, seed, &Stop::default());
        matches!(choice, Some(Move::Swap { .. }))
    });
    let ply = |harness: &Harness<'_, App>| model(harness).ply;
    table.harness.key_press(Key::Enter);
    wait_until(&mut table.harness, "Rocco swaps", |harness| model(harness).is_showing_event);
    // No key hurries a swap.
    table.harness.key_press(Key::F1);
    table.harness.run_steps(3);
    let shown = model(&table.harness);
    for _ in 0..100 {
        step_after_work(&mut table.harness);
        let now = model(&table.harness);
        assert!(now.ply == shown.ply && now.is_showing_event, "{:?}", spoken(&table.harness));
    }
    key(&mut table.harness, Key::Escape);
    wait_until(&mut table.harness, "it has been seen", |harness| !model(harness).is_showing_event);
    wait_until(&mut table.harness, "the game goes on", |harness| ply(harness) > shown.ply);
}

/// The sentence of a hint does not cover what is done when it is played.
#[test]
fn foot_line_names_a_played_hint_as_a_deed() {
    let adas = |table: &Table<Zatre>| table.game.ply() > 20 && table.game.turn() == Turn::Seat(ADA);
    let table = table_where(Default::default(), &two(), adas);
    let mut table = AtTable::open_with(&table, |settings| settings.animation = AnimationSpeed::Normal);
    key(&mut table.harness, Key::H);
    wait_until(&mut table.harness, "a hint", |harness| model(harness).hint.sentence.is_some());
    table.harness.key_press(Key::J);
    wait_until(&mut table.harness, "it is played", |harness| model(harness).is_showing_event);
    assert!(model(&table.harness).hint.sentence.is_none());
    let status = &model(&table.harness).foot.status;
    assert!(status.phrase.key.starts_with("zatre-deed"), "{status:?}");
}
