//! Bots and hints at the table: levels, hints that are shown and played, stopping a thinking bot.

use cheeseboard::engine::{Level, Seat, Turn, Viewer};
use cheeseboard::games::burg_appenzell::{self, BurgAppenzell};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::rat_a_tat_roll::{self, RatATatRoll};
use cheeseboard::games::ratzzia::Ratzzia;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Bot, Match, PlayStyle, Player, SeatAssignment, Table, UndoPolicy};
use cheeseboard::ui::{App, AppPaths, Settings};
use egui::epaint::ClippedShape;
use egui::{Key, Modifiers, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{FRAMES, app, hears, key, person, press, settle, spoken, step_after_work, table_where, wait_for_part};
use crate::ui_curtain::{AtTable, on_the_shelf};

const ADA: Seat = Seat::new(0);

fn hard(name: &str, mark: u8) -> SeatAssignment {
    SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Hard.into()), mark }
}

/// A game with this seating, played by greedy bots until `there` is true.
fn played_until<G: Game>(seating: &[SeatAssignment], there: impl Fn(&Match<G>) -> bool) -> Match<G> {
    played_with(G::Options::default(), seating, there)
}

/// A game with this seating and these options, played by greedy bots until `there` is true.
fn played_with<G: Game>(
    options: G::Options,
    seating: &[SeatAssignment],
    there: impl Fn(&Match<G>) -> bool,
) -> Match<G> {
    table_where(options, seating, |table| there(&table.game)).game
}

/// Whether the seat has a choice, some way into the game.
fn chooses<G: Game>(game: &Match<G>, seat: Seat) -> bool {
    game.ply() > 8 && game.turn() == Turn::Seat(seat) && game.legal_moves().len() > 2
}

/// The rects of the rings that mark highlighted places.
pub(crate) fn rings(shapes: &[ClippedShape]) -> Vec<Rect> {
    fn collect(shape: &Shape, rings: &mut Vec<Rect>) {
        let meant = Theme::light().highlight;
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, rings)),
            Shape::Rect(rect) if rect.stroke.color == meant => rings.push(rect.rect),
            Shape::Circle(circle) if circle.stroke.color == meant => {
                rings.push(Rect::from_center_size(circle.center, Vec2::splat(circle.radius * 2.0)));
            }
            _ => {}
        }
    }
    let mut rings = Vec::new();
    shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut rings));
    rings
}

/// In every game.
#[test]
fn hint_is_shown_and_can_be_played() {
    struct Hints;
    impl Visitor for Hints {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let seating = [person("Ada", 0), hard("Rocco", 1)];
            // With few legal moves a search is quick.
            let game = played_until::<G>(&seating, |game| chooses(game, ADA) && game.legal_moves().len() < 12);
            let ply = game.ply();
            let mut table = AtTable::open(&Table::new(game));
            table.harness.run_steps(4);
            assert!(table.harness.query_by_label("Play it for me").is_none());
            let unmarked = rings(&table.harness.output().shapes).len();
            key(&mut table.harness, Key::H);
            wait_for_part(&mut table.harness, "Hint: ");
            table.harness.run_steps(2);
            let marked = rings(&table.harness.output().shapes).len();
            assert_eq!(table.saved::<G>().game.ply(), ply, "{}: a hint plays nothing", G::ID);
            let said = spoken(&table.harness).into_iter().find(|said| said.starts_with("Hint: ")).expect("it was said");
            press(&mut table.harness, "Play it for me");
            let game = table.saved::<G>().game;
            assert_eq!(game.decided_by(ply), Some(ADA), "{}: it was played", G::ID);
            let serde_json::Value::Object(mut event) = game.record(false).events[ply].clone() else { panic!("a map") };
            event.remove("by");
            let made: G::Move = serde_json::from_value(serde_json::Value::Object(event)).expect("a move");
            assert!(marked > unmarked || G::move_rect_names(&made).is_empty(), "{}: {made:?} is marked", G::ID);
            let text = cheeseboard::text::Text::english();
            let what = text.say(&G::move_label(&made), &["Ada".to_owned(), "Rocco".to_owned()]);
            let begins = [format!("Hint: {what}."), format!("Hint: (1) {what}")];
            assert!(begins.iter().any(|begin| said.starts_with(begin)), "{}: {said}", G::ID);
            assert!(!table.hears(&said), "{}: it is old now", G::ID);
        }
    }
    visit_taught(&mut Hints);
}

/// A resting pointer does not hide the hint; only a newly hovered line does.
#[test]
fn hint_is_shown_while_the_log_is_hovered() {
    let game = played_until::<Zatre>(&[person("Ada", 0), hard("Rocco", 1)], |game| {
        chooses(game, ADA) && game.legal_moves().len() < 12
    });
    let mut table = AtTable::open(&Table::new(game));
    table.harness.run_steps(4);
    table.harness.get_by_label("What happened").click();
    table.harness.run_steps(3);
    let hovers = |table: &mut AtTable, part: &str| {
        table.harness.query_all_by_label_contains(part).last().expect("it is there").hover();
        table.harness.run_steps(3);
        rings(&table.harness.output().shapes)
    };
    let of_log = hovers(&mut table, ": lays ");
    let of_none = hovers(&mut table, "What happened");
    assert_ne!(of_log, of_none);
    hovers(&mut table, ": lays ");
    key(&mut table.harness, Key::H);
    wait_for_part(&mut table.harness, "Hint: ");
    table.harness.run_steps(2);
    let of_hint = rings(&table.harness.output().shapes);
    assert_ne!(of_hint, of_log);
    assert_eq!(hovers(&mut table, "What happened"), of_hint);
    assert_eq!(hovers(&mut table, ": lays "), of_log);
}

/// The focused first line of the list does not hide the hint.
#[test]
fn hint_is_shown_while_the_list_of_choices_is_open() {
    let game = played_until::<Zatre>(&[person("Ada", 0), hard("Rocco", 1)], |game| {
        chooses(game, ADA) && game.legal_moves().len() < 12
    });
    let mut table = AtTable::open(&Table::new(game));
    let mut after = |pressed: Key| {
        key(&mut table.harness, pressed);
        if pressed == Key::H {
            wait_for_part(&mut table.harness, "Hint: ");
        }
        table.harness.run_steps(3);
        rings(&table.harness.output().shapes)
    };
    let (of_list, of_hint) = (after(Key::W), after(Key::H));
    after(Key::Enter);
    let of_one = after(Key::ArrowDown);
    assert!(!of_list.is_empty() && !of_hint.is_empty());
    assert_ne!(of_hint, of_list);
    assert_ne!(of_one, of_hint);
}

#[test]
fn play_for_me_needs_no_confirmation() {
    let game = played_until::<Zatre>(&[person("Ada", 0), hard("Rocco", 1)], |game| chooses(game, ADA));
    let ply = game.ply();
    let mut table = Table::new(game);
    table.ask_first = true;
    let mut table = AtTable::open(&table);
    table.harness.run_steps(4);
    key(&mut table.harness, Key::J);
    for _ in 0..FRAMES {
        if table.saved::<Zatre>().game.ply() > ply {
            break;
        }
        step_after_work(&mut table.harness);
    }
    assert_eq!(table.saved::<Zatre>().game.decided_by(ply), Some(ADA));
}

/// Escape dismisses the hint before it leaves the table.
#[test]
fn escape_dismisses_a_hint_and_undo_drops_it() {
    let game = played_until::<Zatre>(&[person("Ada", 0), hard("Rocco", 1)], |game| {
        chooses(game, ADA) && game.undo_target(UndoPolicy::Free, false).is_ok()
    });
    let mut table = AtTable::open(&Table::new(game));
    table.harness.run_steps(4);
    key(&mut table.harness, Key::H);
    wait_for_part(&mut table.harness, "Hint: ");
    key(&mut table.harness, Key::Escape);
    assert!(!table.hears("Hint: ") && table.harness.query_by_label("Menu").is_some(), "still at the table");
    key(&mut table.harness, Key::H);
    table.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    table.harness.run_steps(40);
    table.harness.state_mut().wait_for_background_work();
    table.harness.run_steps(4);
    assert!(!table.hears("Hint: "), "it was for a position that is not there any more");
}

/// A plan stays while it is followed, without more thinking, and is dropped when a step is taken back.
#[test]
fn plan_is_followed_step_by_step() {
    let game = played_until::<Zatre>(&[person("Ada", 0), hard("Rocco", 1)], |game| {
        chooses(game, ADA) && game.view(Viewer::Seat(ADA)).open.racks[0].tiles.is_some_and(|hand| hand.count() == 2)
    });
    let mut table = AtTable::open(&Table::new(game));
    table.harness.run_steps(4);
    key(&mut table.harness, Key::H);
    wait_for_part(&mut table.harness, "Hint: (1) ");
    let ply = table.saved::<Zatre>().game.ply();
    key(&mut table.harness, Key::J);
    wait_for_part(&mut table.harness, "Hint: ");
    assert!(!table.hears("Hint: (1) "), "the first step is made: {:?}", spoken(&table.harness));
    assert_eq!(table.saved::<Zatre>().game.ply(), ply + 1);
    assert!(!table.hears("Thinking"), "{:?}", spoken(&table.harness));
    table.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    table.harness.run_steps(4);
    assert!(!table.hears("Hint: "), "it was taken back: {:?}", spoken(&table.harness));
}

/// Between two people a game with hidden information gives no hint; an open game does.
#[test]
fn hints_between_people_reveal_nothing_hidden() {
    let people = [person("Ada", 0), person("Bo", 2)];
    let searches = |game: &Match<Kalle>| matches!(game.turn(), Turn::Seat(_)) && game.secret_decider().is_none();
    let mut table = AtTable::open(&Table::new(played_until::<Kalle>(&people, searches)));
    table.harness.run_steps(4);
    key(&mut table.harness, Key::H);
    assert!(table.hears("a hint would give away what someone has forgotten"), "{:?}", spoken(&table.harness));
    table.harness.state_mut().wait_for_background_work();
    table.harness.run_steps(4);
    assert!(!table.hears("Hint: "));

    // A hint for the whole table reveals nothing that only the seat on turn knows.
    let options = rat_a_tat_roll::Options { open_memory: true, ..Default::default() };
    let rolls = |game: &Match<RatATatRoll>| chooses(game, ADA) && game.has_private_view(ADA);
    let mut table = AtTable::open(&Table::new(played_with::<RatATatRoll>(options, &people, rolls)));
    table.harness.run_steps(4);
    key(&mut table.harness, Key::J);
    assert!(table.hears("A hint would tell everyone"), "{:?}", spoken(&table.harness));

    // Hints are given if everything is open, or the help option shows it to everybody.
    let ratzzia = played_until::<Ratzzia>(&people, |game| chooses(game, ADA));
    let mut table = AtTable::open(&Table::new(ratzzia));
    table.harness.run_steps(4);
    key(&mut table.harness, Key::H);
    wait_for_part(&mut table.harness, "Hint: ");

    for memory_help in [false, true] {
        let options = burg_appenzell::Options { memory_help, ..Default::default() };
        let game = played_with::<BurgAppenzell>(options, &people, |game| chooses(game, ADA) && game.ply() > 30);
        let mut table = AtTable::open(&Table::new(game));
        table.harness.run_steps(4);
        key(&mut table.harness, Key::H);
        let said = if memory_help { "Hint: " } else { "a hint would give away what someone has forgotten" };
        wait_for_part(&mut table.harness, said);
    }
}

/// The default level is medium; the chosen level and style are at the table.
#[test]
fn new_game_offers_levels_and_play_styles() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        let _ = settings.last_setups.remove("zatre");
    });
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Zatre: play");
    assert!(!hears(&harness, "random") && !hears(&harness, "simple"), "{:?}", spoken(&harness));
    let player = |harness: &mut Harness<'_, App>| {
        press(harness, "Start");
        harness.run_steps(4);
        harness.state_mut().save();
        on_the_shelf::<Zatre>(folder.path()).game.assignment(Seat::new(1)).clone()
    };
    let fenna = player(&mut harness);
    let medium = Bot { level: Level::Medium, style: Some(PlayStyle::Careful) };
    assert_eq!((fenna.name.as_str(), fenna.player), ("Fenna", Player::Bot(medium)));
    assert!(hears(&harness, "Fenna, bot, careful, medium, "), "{:?}", spoken(&harness));

    let shelf = AppPaths::under(folder.path()).tables_dir().to_owned();
    std::fs::remove_dir_all(shelf).expect("emptied");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    harness.run_steps(4);
    for (label, means) in [("Fenna plays: expert", "sees every move"), ("Fenna is thieving", "takes from others")] {
        let choice = harness.get_by_label(label);
        let said = choice.accesskit_node().description();
        assert!(said.is_some_and(|said| said.contains(means)), "{label} is explained");
        choice.click();
        harness.run_steps(3);
        let is_shown = spoken(&harness).iter().any(|said| said.contains(means));
        assert!(is_shown, "what {label} means stands below once it is chosen");
    }
    let expert = Bot { level: Level::Expert, style: Some(PlayStyle::Thieving) };
    assert_eq!(player(&mut harness).player, Player::Bot(expert));
    harness.state_mut().save();
    let saved = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("readable");
    assert_eq!(saved.last_setups["zatre"].seating[1].player, Player::Bot(expert), "remembered for the next game");
}

/// While a strong bot thinks, undo, leaving and a new game act in the same frame, and its move is dropped. In the game where
/// bots think longest.
#[test]
fn undo_and_leaving_stop_a_thinking_bot() {
    let rocco = Seat::new(1);
    let thinks =
        |game: &Match<BurgAppenzell>| chooses(game, rocco) && game.undo_target(UndoPolicy::Free, false).is_ok();
    let seating = [person("Ada", 0), SeatAssignment { player: Player::Bot(Level::Expert.into()), ..hard("Rocco", 1) }];
    let open = || AtTable::open(&Table::new(played_until::<BurgAppenzell>(&seating, thinks)));
    let rest = |table: &mut AtTable| {
        table.harness.state_mut().wait_for_background_work();
        table.harness.run_steps(30);
    };
    let mut table = open();
    let ply = table.saved::<BurgAppenzell>().game.ply();
    table.harness.step();
    assert_eq!(table.saved::<BurgAppenzell>().game.ply(), ply, "it thinks");
    table.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    table.harness.run_steps(2);
    let back = table.saved::<BurgAppenzell>().game;
    assert!(back.ply() < ply && back.turn() == Turn::Seat(ADA), "Ada decides again");
    rest(&mut table);
    assert_eq!(table.saved::<BurgAppenzell>().game.ply(), back.ply(), "nothing is played");

    for leave in [(Modifiers::NONE, Key::Escape), (Modifiers::COMMAND, Key::N)] {
        let mut table = open();
        let ply = table.saved::<BurgAppenzell>().game.ply();
        table.harness.key_press_modifiers(leave.0, leave.1);
        table.harness.run_steps(2);
        assert!(table.harness.query_by_label("Undo").is_none(), "the table is left");
        rest(&mut table);
        assert_eq!(table.saved::<BurgAppenzell>().game.ply(), ply, "nothing is played");
    }
}
