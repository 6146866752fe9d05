//! Whole games at the screen: two people with the curtain, and one person with real dice.

use std::collections::BTreeSet;
use std::path::Path;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::{Move, Options, Phase, RatATatRoll};
use cheeseboard::lessons::Learned;
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, GameSetup};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde_json::{Map, Value};

use crate::offscreen::until_told;
use crate::ui::{app, bot, hears, key, live, person, press, settle, spoken};

/// The most steps of this test that a game takes.
const STEPS: usize = 1200;

/// The first words of buttons that decide.
const BUTTONS: [&str; 9] =
    ["Go ", "Take the ", "Take from", "Keep the swap", "No look", "Look at own", "No swap", "Skip", "Roll the wild"];

/// The saved table, while the game runs.
fn saved_table(harness: &mut Harness<'_, App>, folder: &Path) -> Option<Table<RatATatRoll>> {
    harness.state_mut().save();
    let files = Shelf::new(AppPaths::under(folder).tables_dir()).files();
    let text = std::fs::read_to_string(&files.first()?.path).expect("readable");
    Some(Table::from_ron(&text).expect("a table").0)
}

/// The labels of everything that decides now.
fn choices(harness: &Harness<'_, App>) -> Vec<String> {
    let decides =
        |said: &String| said.contains("can be chosen") || BUTTONS.iter().any(|button| said.starts_with(button));
    // Leaves out dice, which can also be unmarked, tooltips, and the button that skips waiting for a bot.
    let all: BTreeSet<String> =
        spoken(harness).into_iter().filter(decides).filter(|said| !said.contains('\n')).collect();
    let waits = |said: &String| said == "Skip to my turn";
    all.into_iter().filter(|said| !said.starts_with("die ") && !said.contains(", picked") && !waits(said)).collect()
}

/// Clicks the control with this label, and confirms if asked to.
fn click(harness: &mut Harness<'_, App>, label: &str) {
    for _ in 0..2 {
        let called = [label, "Press again"].into_iter().find_map(|label| harness.query_all_by_label(label).next());
        called.unwrap_or_else(|| panic!("no {label}")).click();
        harness.run_steps(3);
        if !hears(harness, "Press again to") {
            return;
        }
    }
}

/// Holds the space bar until the curtain is up, calls `behind`, drops the curtain and closes the glimpse.
fn look_behind_the_curtain(harness: &mut Harness<'_, App>, behind: impl FnOnce(&Harness<'_, App>)) {
    let space = |pressed| Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    until_told(harness);
    harness.event(space(true));
    for _ in 0..20 {
        harness.run_steps(1);
        if hears(harness, "Remember") {
            break;
        }
    }
    until_told(harness);
    harness.run_steps(1);
    behind(harness);
    harness.event(space(false));
    harness.run_steps(2);
    press(harness, "Put it down");
}

/// Starts a new table with this setup, up to the first decision.
fn start_game(folder: &Path, seating: GameSetup) -> Harness<'static, App> {
    settle(folder, |settings| settings.remember_setup("rat_a_tat_roll", seating));
    let mut harness = app(folder, (1280.0, 1000.0));
    press(&mut harness, "Rat-a-Tat Roll: play");
    press(&mut harness, "Start");
    harness.run_steps(3);
    harness
}

/// Opens this game at the screen, with all glimpses closed.
fn open_game(folder: &Path, game: Match<RatATatRoll>) -> Harness<'static, App> {
    let mut table = Table::new(game);
    while table.pending_glimpse().is_some() {
        table.dismiss_glimpse();
    }
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    shelf.save(&shelf.new_path("rat_a_tat_roll"), &table).expect("written");
    let mut harness = app(folder, (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness
}

#[test]
fn l18_a_game_of_two_people_reveals_no_face_down_card() {
    for open_memory in [false, true] {
        two_people_play_a_game(open_memory);
    }
}

fn two_people_play_a_game(open_memory: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let seating = vec![person("Ada", 0), person("Bo", 2)];
    let options = [("open_memory".to_owned(), open_memory.into())].into_iter().collect();
    let mut harness = start_game(folder.path(), GameSetup { seating, options, ..GameSetup::default() });
    let row = regex::Regex::new(r"^(Ada|Bo), card \d: ").expect("a pattern");
    let (mut picks, mut looks, mut known) = (0_usize, 0, 0);
    for _ in 0..STEPS {
        harness.run_steps(2);
        if harness.query_by_label("Play again").is_some() {
            assert!(looks >= 2, "at least the first cards are looked at");
            assert_eq!(known > 0, open_memory, "what can be known is shown");
            let open: BTreeSet<String> = spoken(&harness).into_iter().filter(|said| row.is_match(said)).collect();
            let sum = |name: &str| -> u32 {
                let of = open.iter().filter(|said| said.starts_with(name));
                of.map(|said| {
                    said.chars().filter(char::is_ascii_digit).nth(1).and_then(|n| n.to_digit(10)).expect("a number")
                })
                .sum()
            };
            assert_eq!(open.len(), 10, "all cards are turned up: {open:?}");
            let least = sum("Ada").min(sum("Bo"));
            assert!(hears(&harness, &format!(" with {least} point")), "{least}: {:?}", spoken(&harness));
            return;
        }
        let is_showing_event = harness.state().table_model().is_some_and(|model| model.is_showing_event);
        if is_showing_event && spoken(&harness).iter().filter(|said| row.is_match(said)).count() == 10 {
            // The last event turns all cards up, and the result follows in a moment.
            continue;
        }
        assert!(!spoken(&harness).iter().any(|said| row.is_match(said)), "{:?}", spoken(&harness));
        if known < 3 && !is_showing_event && harness.query_by_label("Look behind the curtain").is_some() {
            press(&mut harness, "Look behind the curtain");
            harness.key_down(Key::Space);
            harness.run_steps(20);
            assert!(hears(&harness, ", card 1, face down"), "{:?}", spoken(&harness));
            assert!(hears(&harness, "face down, known to be"), "{:?}", spoken(&harness));
            assert!(live(&harness).iter().any(|said| said.contains("known to be")), "{:?}", live(&harness));
            harness.key_up(Key::Space);
            harness.run_steps(2);
            assert!(!hears(&harness, "known to be"), "{:?}", spoken(&harness));
            known += 1;
        }
        assert!(!hears(&harness, "shown for a moment: "), "nobody holds the curtain up: {:?}", spoken(&harness));
        if hears(&harness, "Press and hold") {
            assert!(choices(&harness).is_empty(), "nothing shows beside the curtain: {:?}", spoken(&harness));
            look_behind_the_curtain(&mut harness, |harness| {
                let shown = live(harness).into_iter().find(|said| said.starts_with("shown for a moment: "));
                let tells_face = shown.is_some_and(|said| said.chars().any(|letter| letter.is_ascii_digit()));
                assert!(tells_face, "the face: {:?}", spoken(harness));
            });
            assert!(!hears(&harness, "shown for a moment: "), "{:?}", spoken(&harness));
            looks += 1;
            continue;
        }
        for label in ["Shuffle", "Roll", "Begin"] {
            if harness.query_by_label(label).is_some() {
                press(&mut harness, label);
            }
        }
        let choices = choices(&harness);
        if !choices.is_empty() {
            picks = (picks * 5 + 3) % 997;
            let label = choices[picks % choices.len()].clone();
            click(&mut harness, &label);
        }
    }
    panic!("no end: {:?}", spoken(&harness));
}

/// One person and a bot, real dice for both: by click and by digit, with corrections, and a plain die for the wild one.
/// Open memory shows what can be known.
#[test]
fn l01_a_whole_game_is_played_with_real_dice() {
    let folder = tempfile::tempdir().expect("a folder");
    let seating = vec![person("Ada", 0), bot("Edam", 1)];
    let options: Map<String, Value> =
        serde_json::from_str(r#"{"open_memory": true, "extra_tokens": {"0": 3}}"#).expect("options");
    let mut harness = start_game(folder.path(), GameSetup { seating, options, real_dice: true });
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    let (mut faces, mut wild, mut corrected, mut picks) = ((1..=6_u8).cycle(), BTreeSet::new(), 0, 0_usize);
    let mut first = true;
    for _ in 0..STEPS {
        harness.run_steps(2);
        if harness.query_by_label("Play again").is_some() {
            assert!(!wild.is_empty(), "the wild die was entered too");
            assert!(corrected >= 2, "rolls were put right");
            return;
        }
        if hears(&harness, "what does it show?") || hears(&harness, "what do they show?") {
            let before = saved_table(&mut harness, folder.path()).expect("it is not over");
            let phase = before.game.view(Viewer::Table).open.common.phase;
            let due = before.manual_dice().expect("dice are asked for").0;
            if phase == Phase::RollingWild {
                // First the pawn is shown on its way.
                wait_until_heard(&mut harness, "A plain die");
                assert!(hears(&harness, "A plain die: 1–2 lowest, 3–4 highest, 5–6 swap."), "{:?}", spoken(&harness));
            }
            let mut entered = Vec::new();
            for die in 0..due {
                let face = faces.next().expect("again and again");
                match die % 2 {
                    0 => press(&mut harness, &format!("Enter a {face}")),
                    _ => key(&mut harness, digits[usize::from(face) - 1]),
                }
                entered.push(face);
            }
            faces.next();
            if harness.query_by_label("Correct the roll").is_some() && corrected < 2 {
                corrected += 1;
                press(&mut harness, "Correct the roll");
                entered = vec![6; entered.len()];
                entered.iter().for_each(|_| key(&mut harness, Key::Num6));
            }
            harness.run_steps(2);
            let after = saved_table(&mut harness, folder.path());
            if phase == Phase::RollingWild {
                let shown = ["lowest", "highest", "swap"][usize::from(entered[0] - 1) / 2];
                wild.insert(shown);
                if let Some(face) = after.and_then(|table| table.game.view(Viewer::Table).open.common.wild) {
                    assert_eq!(serde_json::to_value(face).expect("written"), Value::from(shown));
                }
            } else if let Some(common) = after.map(|table| table.game.view(Viewer::Table).open.common)
                && common.phase == Phase::Keeping
            {
                for face in &entered {
                    assert!(common.dice.iter().any(|die| die.pips() == *face), "{entered:?} in {:?}", common.dice);
                }
            }
            continue;
        }
        if harness.query_by_label("Put it down").is_some() {
            assert!(hears(&harness, "Remember"), "{:?}", spoken(&harness));
            press(&mut harness, "Put it down");
            continue;
        }
        for label in ["Shuffle", "Begin"] {
            if harness.query_by_label(label).is_some() {
                press(&mut harness, label);
            }
        }
        let choices = choices(&harness);
        if !choices.is_empty() {
            if std::mem::take(&mut first) {
                // A player before her may have swapped the card away.
                assert!(hears(&harness, "card 1, face down, known to be"), "{:?}", spoken(&harness));
                assert!(hears(&harness, "1 of 5 cards, 5 tokens"), "{:?}", spoken(&harness));
            }
            picks = (picks * 5 + 3) % 997;
            let label = choices[picks % choices.len()].clone();
            click(&mut harness, &label);
        }
    }
    panic!("no end: {:?}", spoken(&harness));
}

/// Runs until something is heard, for a few seconds at most.
fn wait_until_heard(harness: &mut Harness<'_, App>, said: &str) {
    for _ in 0..100 {
        if hears(harness, said) {
            return;
        }
        harness.run_steps(1);
    }
}

/// Switches to the log, where the window has no room for both.
fn show_log(harness: &mut Harness<'_, App>) {
    if let Some(log) = harness.query_by_role_and_label(Role::RadioButton, "What happened") {
        log.click();
    }
    harness.run_steps(2);
}

/// The end of what the log says of a card from the pile when it names the card.
const PILE_CARD: &str = " from the pile: rolls";

/// Before the last card is turned up, nothing reveals the winner or the card taken from the pile.
#[test]
fn l17_the_winner_is_shown_after_the_last_card() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Slow);
    let mut game =
        Match::<RatATatRoll>::new(Options::default(), vec![person("Ada", 0), person("Bo", 2)], 5).expect("two");
    let mut before = game.clone();
    loop {
        match game.turn() {
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                before = game.clone();
                let legal = game.legal_moves();
                let quick = [Move::Accept {}, Move::Skip {}, Move::NoLook {}, Move::NoSwap {}, Move::TakePile {}];
                let choice = quick.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            Turn::Over(_) => break,
        }
    }
    let mut harness = open_game(folder.path(), before);
    show_log(&mut harness);
    assert!(
        hears(&harness, "takes the top card of the pile: rolls") && !hears(&harness, PILE_CARD),
        "{:?}",
        spoken(&harness)
    );
    click(&mut harness, "Skip");
    assert!(!hears(&harness, "All the cards are turned up."), "told before it was seen: {:?}", spoken(&harness));
    assert!(!hears(&harness, "win") && harness.query_by_label("Play again").is_none(), "{:?}", spoken(&harness));
    crate::ui::wait_for(&mut harness, "Play again");
    assert!(hears(&harness, "win"));
    press(&mut harness, "Review");
    show_log(&mut harness);
    // After the end the log names every card.
    assert!(hears(&harness, PILE_CARD), "{:?}", spoken(&harness));
}

/// The buttons at the foot are painted after the board that shows their odds.
#[test]
fn l05_a_hovered_dice_button_previews_its_odds() {
    let folder = tempfile::tempdir().expect("a folder");
    let dealt = |seed| {
        let seating = vec![person("Ada", 0), bot("Edam", 1)];
        let mut game = Match::<RatATatRoll>::new(Options::default(), seating, seed).expect("two");
        while let Turn::Chance(None) = game.turn() {
            game.resolve_chance().expect("due");
        }
        game
    };
    let game = (1..).map(dealt).find(|game| game.turn() == Turn::Seat(Seat::new(0))).expect("Ada begins at times");
    let mut harness = open_game(folder.path(), game);
    let status = "The bars show where 2 dice lead.";
    assert!(!hears(&harness, status));
    harness.get_by_role_and_label(Role::Button, "2 dice").hover();
    harness.run_steps(3);
    assert!(hears(&harness, status), "{:?}", spoken(&harness));
}

/// At a table that asks for confirmation, the first click on a card in a row does nothing yet, the second looks or
/// replaces.
#[test]
fn l10_looks_and_l15_replacements_need_confirmation() {
    for (phase, label) in [(Phase::Looking, "Bo, card 1"), (Phase::Replacing, "Ada, card 1")] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let mut harness = open_game(folder.path(), game_before(phase));
        for asked in [true, false] {
            let card = harness.query_all_by_label_contains(label).next();
            card.unwrap_or_else(|| panic!("{label}: {:?}", spoken(&harness))).click();
            harness.run_steps(3);
            assert_eq!(hears(&harness, "Press again to"), asked, "{phase:?}: {:?}", spoken(&harness));
            let now =
                saved_table(&mut harness, folder.path()).map(|table| table.game.view(Viewer::Table).open.common.phase);
            assert_eq!(now == Some(phase), asked, "{now:?}");
        }
    }
}

/// A game of Ada and Bo in which Ada decides in this phase.
fn game_before(phase: Phase) -> Match<RatATatRoll> {
    let reached = |seed| {
        let mut game =
            Match::<RatATatRoll>::new(Options::default(), vec![person("Ada", 0), person("Bo", 2)], seed).expect("two");
        loop {
            match game.turn() {
                Turn::Chance(_) => game.resolve_chance().expect("due"),
                Turn::Seat(seat) if game.view(Viewer::Table).open.common.phase == phase => {
                    return (seat == Seat::new(0)).then_some(game);
                }
                Turn::Seat(seat) => {
                    let legal = game.legal_moves();
                    let quick =
                        [Move::Accept {}, Move::RollWild {}, Move::NoLook {}, Move::NoSwap {}, Move::TakePile {}];
                    let choice = quick.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                    game.decide(seat, choice).expect("legal");
                }
                Turn::Over(_) => return None,
            }
        }
    };
    (1..100).find_map(reached).expect("Ada comes there at times")
}

/// A game that Ada is to begin by choosing dice, with pieces that move.
fn choosing_dice(folder: &Path) -> Harness<'static, App> {
    settle(folder, |settings| {
        settings.animation = AnimationSpeed::Normal;
        settings.mark_learned("rat_a_tat_roll", "first_turns", Learned::Whole);
    });
    let seating = vec![person("Ada", 0), bot("Bo", 1)];
    let mut game = Match::<RatATatRoll>::new(Options::default(), seating, 4).expect("can be played");
    while !matches!(game.turn(), Turn::Seat(seat) if seat == Seat::new(0)) {
        match game.turn() {
            Turn::Seat(seat) => {
                let first = game.legal_moves()[0];
                game.decide(seat, first).expect("legal");
            }
            _ => game.resolve_chance().expect("due"),
        }
    }
    let mut harness = open_game(folder, game);
    until_told(&mut harness);
    harness.run_steps(4);
    harness
}

fn ply(harness: &Harness<'_, App>) -> usize {
    harness.state().table_model().expect("a table").ply
}

/// The picture of the two dice that can be chosen.
fn two_dice(harness: &mut Harness<'_, App>) -> image::RgbaImage {
    let place = harness.state().rect_of("roll 2").expect("on the board");
    let (x, y) = (place.left() as u32, place.top() as u32);
    let picture = harness.render().expect("a picture");
    image::imageops::crop_imm(&picture, x, y, place.width() as u32, place.height() as u32).to_image()
}

/// Holds something for a while; dice are shaken meanwhile, and thrown when it is let go.
fn assert_shakes_until_let_go(harness: &mut Harness<'_, App>, hold: Event, let_go: Event) {
    let before = ply(harness);
    harness.run_steps(3);
    let lying = two_dice(harness);
    harness.run_steps(1);
    assert_eq!(two_dice(harness), lying, "dice lie still");
    harness.event(hold);
    harness.run_steps(3);
    for _ in 0..4 {
        let shaken = two_dice(harness);
        harness.run_steps(1);
        assert_ne!(two_dice(harness), shaken, "dice are shaken");
        assert_eq!(ply(harness), before, "nothing is thrown yet");
    }
    harness.event(let_go);
    harness.run_steps(3);
    assert!(ply(harness) > before, "the dice are thrown");
}

#[test]
fn l05_dice_are_shaken_while_their_button_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = choosing_dice(folder.path());
    let pos = harness.state().rect_of("button rat_a_tat_roll-action-roll-2").expect("a button").center();
    harness.hover_at(pos);
    harness.run_steps(2);
    let button = |pressed| {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos, button, pressed, modifiers }
    };
    assert_shakes_until_let_go(&mut harness, button(true), button(false));
}

#[test]
fn l05_dice_are_shaken_while_their_key_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = choosing_dice(folder.path());
    let key =
        |pressed| Event::Key { key: Key::Num2, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    assert_shakes_until_let_go(&mut harness, key(true), key(false));
}

#[test]
fn l05_dice_are_thrown_at_once_by_a_key_that_is_tapped() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = choosing_dice(folder.path());
    let before = ply(&harness);
    harness.key_press(Key::Num2);
    harness.run_steps(3);
    assert!(ply(&harness) > before);
}

/// Who turns to another window with the key held has thrown nothing.
#[test]
fn l05_dice_are_kept_if_the_window_loses_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = choosing_dice(folder.path());
    let before = ply(&harness);
    harness.key_down(Key::Num2);
    harness.run_steps(3);
    harness.input_mut().focused = false;
    harness.event(Event::WindowFocused(false));
    harness.run_steps(3);
    harness.key_up(Key::Num2);
    harness.run_steps(3);
    assert_eq!(ply(&harness), before);
}
