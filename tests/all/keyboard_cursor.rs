//! The keyboard cursor on every listed game's board: keys act only on a visible cursor, and either the cursor or the pointer is active. Also which
//! buttons Enter and E press while the board has the focus.

use std::any::TypeId;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::ratzzia::dice::Die;
use cheeseboard::games::ratzzia::{Chance, Move, Phase, Ratzzia};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::paint::board::{NoPlace, Response};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::painter::{Part, part_ui};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Table};
use cheeseboard::text::Text;
use egui::{CentralPanel, Context, Event, Key, Modifiers, RawInput, Rect, vec2};

use crate::painters::{Look, context};
use crate::tables::{play_on, settings};
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, with_an_ended_table};
use crate::ui_curtain::AtTable;

/// The number of decisions that are tested, spread over the whole game.
const LOOKS: usize = 24;
const ARROWS: [Key; 4] = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];

/// A board on the screen, operated by keys and pointer.
struct BoardDriver<'a, G: Game> {
    look: Look<'a, G>,
    ctx: Context,
    rects: NamedRects,
    selection: G::Selection,
}

impl<'a, G: Game> BoardDriver<'a, G> {
    fn on(game: &'a Match<G>, ply: usize, who: Viewer, text: &'a Text) -> Self {
        let look = Look { game, ply, who, theme: Theme::light(), text, progress: 1.0 };
        let mut driver =
            BoardDriver { look, ctx: context(), rects: NamedRects::default(), selection: G::Selection::default() };
        driver.frame(&[]);
        driver
    }

    fn frame(&mut self, events: &[Event]) -> Option<Response<G>> {
        self.rects.begin_frame();
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(900.0, 700.0)));
        let input = RawInput { screen_rect, events: events.to_vec(), ..RawInput::default() };
        let mut response = None;
        let (look, selection, rects) = (&self.look, &mut self.selection, &self.rects);
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            look.with_scene(rects, |scene| {
                CentralPanel::default().show(ui, |ui| response = part_ui(ui, scene, Part::Board, selection));
            });
        });
        output.textures_delta.clear();
        response
    }

    fn key(&mut self, modifiers: Modifiers, key: Key) -> Option<Response<G>> {
        self.frame(&[pressed(modifiers, key)])
    }

    fn cursor(&self) -> Option<Rect> {
        self.rects.find("cursor")
    }

    /// Asserts that no cursor is visible, and that Enter and Space do nothing.
    fn does_nothing(&mut self, when: &str) {
        assert_eq!(self.cursor(), None, "{}: {when}", self.look.place());
        for key in [Key::Enter, Key::Space] {
            let response = self.key(Modifiers::NONE, key);
            assert!(response.is_none(), "{}: {when}: {} unseen", self.look.place(), describe(response));
        }
    }
}

fn pressed(modifiers: Modifiers, key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn describe<G: Game>(response: Option<Response<G>>) -> String {
    match response {
        Some(Response::Play(choice) | Response::Ask(choice)) => format!("{choice:?}"),
        Some(Response::Begin) => "a beginning".to_owned(),
        Some(Response::NotHere(refusal)) => format!("the refusal {}", refusal.rule),
        Some(Response::Selected) => "a selection".to_owned(),
        Some(Response::Nothing) | None => "nothing".to_owned(),
    }
}

/// Calls `look_at` for decisions of a game at two tables; returns the sum of its results.
fn decisions<G: Game>(mut look_at: impl FnMut(&Match<G>, usize) -> usize) -> usize {
    let tables = settings::<G>();
    let mut counted = 0;
    for table in [tables.first(), tables.last()].into_iter().flatten() {
        let mut game = table.seated(6);
        play_on(&mut game, 6);
        let plies: Vec<usize> = (0..game.ply()).filter(|&ply| matches!(game.turn_at(ply), Turn::Seat(_))).collect();
        // All of the first decisions, because set-up happens only there, and some of the others.
        let step = plies.len().div_ceil(LOOKS / 2).max(1);
        let spread = plies.iter().take(LOOKS / 2).chain(plies.iter().skip(LOOKS / 2).step_by(step));
        counted += spread.map(|&ply| look_at(&game, ply)).sum::<usize>();
    }
    counted
}

#[test]
fn enter_plays_nothing_without_a_visible_cursor() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, bool, usize);
        fn visit<G: Game>(&mut self) -> (&'static str, bool, usize) {
            let text = Text::english();
            let done = decisions::<G>(|game, ply| {
                let Turn::Seat(seat) = game.turn_at(ply) else { return 0 };
                let mut driver = BoardDriver::on(game, ply, Viewer::Seat(seat), &text);
                driver.does_nothing("at first");
                driver.key(Modifiers::NONE, Key::ArrowRight);
                let Some(first) = driver.cursor() else { return 0 };
                // Moving the pointer hides the cursor.
                driver.frame(&[Event::PointerMoved(first.center() + vec2(1.0, 0.0))]);
                driver.does_nothing("after the pointer");
                driver.key(Modifiers::NONE, Key::ArrowRight);
                assert_eq!(driver.cursor(), Some(first), "{}: it comes back where it was", driver.look.place());
                // A jump leads to a place that can be chosen, so Enter there is never refused.
                driver.key(Modifiers::COMMAND, ARROWS[ply % ARROWS.len()]);
                assert!(driver.cursor().is_some());
                let response = driver.key(Modifiers::NONE, Key::Enter);
                let asks = matches!(response, Some(Response::Ask(_)));
                let plays = matches!(response, Some(Response::Play(_)));
                assert!(!asks, "{}: {} refused", driver.look.place(), describe(response));
                usize::from(plays)
            });
            (G::ID, TypeId::of::<G::Place>() != TypeId::of::<NoPlace>(), done)
        }
    }
    for (game, has_places, done) in visit_all(&mut Law) {
        if has_places {
            assert!(done >= 4, "{game}: only {done} moves were made by jump and Enter; has its board `places`?");
        } else {
            assert_eq!(done, 0, "{game}: a board without places has no cursor");
        }
    }
}

#[test]
fn no_cursor_is_shown_without_a_choice() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let text = Text::english();
            let look = |game: &Match<G>, ply: usize, who: Viewer| {
                let mut driver = BoardDriver::on(game, ply, who, &text);
                for key in ARROWS {
                    driver.key(Modifiers::NONE, key);
                    driver.key(Modifiers::COMMAND, key);
                    driver.does_nothing("nothing to choose");
                }
            };
            let mut ends = 0;
            decisions::<G>(|game, ply| {
                if ply % 5 == 0 {
                    look(game, ply, Viewer::Table);
                }
                0
            });
            for table in settings::<G>().into_iter().take(1) {
                let mut game = table.seated(6);
                play_on(&mut game, 6);
                if matches!(game.turn(), Turn::Over(_)) {
                    ends += 1;
                    look(&game, game.ply(), Viewer::Everything);
                }
            }
            assert!(ends > 0 || G::MAX_EVENTS.is_none(), "{}: no end", G::ID);
        }
    }
    visit_all(&mut Law);
}

/// A table where Ada has rolled and may keep the dice.
fn rolled() -> AtTable {
    let seating = vec![person("Ada", 0), person("Bo", 2), person("Cleo", 4)];
    let mut game = Match::<Ratzzia>::new(Default::default(), seating, 1).expect("three may play");
    let ada = Seat::new(0);
    game.apply_chance(Chance::Start { seat: ada }).expect("due");
    game.decide(ada, Move::Roll {}).expect("legal");
    let dice = (1..=6).chain([6]).filter_map(Die::new).collect();
    game.apply_chance(Chance::Rolled { dice }).expect("due");
    AtTable::open(&Table::new(game))
}

fn phase(table: &mut AtTable) -> Phase {
    table.saved::<Ratzzia>().game.view(Viewer::Table).open.phase
}

#[test]
fn enter_presses_the_primary_button_while_the_board_has_focus() {
    for does in [Key::Enter, Key::Space] {
        let mut table = rolled();
        key(&mut table.harness, does);
        assert_eq!(phase(&mut table), Phase::Rerolling, "nobody has come to the board yet");
        // Arrows focus the board even if nothing on it can be chosen.
        key(&mut table.harness, Key::ArrowUp);
        key(&mut table.harness, does);
        assert_eq!(phase(&mut table), Phase::Placing);
        // With a visible cursor, the key acts on it.
        key(&mut table.harness, Key::ArrowUp);
        key(&mut table.harness, does);
        assert_eq!(phase(&mut table), Phase::Placing, "a die is put down, and placing goes on");
        assert!(!table.hears("Press again to"));
    }
    // E works wherever the focus is.
    let mut table = rolled();
    key(&mut table.harness, Key::E);
    assert_eq!(phase(&mut table), Phase::Placing);
}

/// After the last tile there is no cursor. A quick second press was meant for the tile; only a later one ends the turn.
#[test]
fn quick_second_enter_does_not_end_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let last = |game: &Match<Zatre>| {
        let rack = game.view(Viewer::Seat(Seat::new(0))).open.racks[0].tiles;
        game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(0)) && rack.is_some_and(|tiles| tiles.count() == 1)
    };
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !last(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::ArrowUp);
    assert!(!hears(&harness, "Ada: all your tiles are laid"));
    for does in [Key::Enter, Key::Space] {
        harness.key_down(does);
        harness.run_steps(1);
    }
    assert!(hears(&harness, "Ada: all your tiles are laid"), "the second came too soon");
    harness.key_up(Key::Enter);
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    assert!(!hears(&harness, "Ada: all your tiles are laid"), "the turn is over");
}

#[test]
fn enter_starts_a_new_game_at_the_end() {
    let folder = with_an_ended_table(cheeseboard::ui::Look::Light);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(8);
    assert!(hears(&harness, "wins with"));
    key(&mut harness, Key::Enter);
    harness.run_steps(4);
    assert!(!hears(&harness, "wins with") && hears(&harness, "Zatre"), "a new game");
}
