//! The end on the screen: its count, what completes it, and what is shown of a game that is over already.

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::{Move, Zatre};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, SeatAssignment};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, Pace};
use egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::autoplay::{greedy_move, play_while};
use crate::offscreen;
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken, with_an_ended_table};

/// Whether Ada's end of turn ends the game now, and Ada wins.
fn ends_next(game: &Match<Zatre>) -> bool {
    let mut next = game.clone();
    game.turn() == Turn::Seat(Seat::new(0))
        && game.legal_moves() == [Move::EndTurn {}]
        && next.decide(Seat::new(0), Move::EndTurn {}).is_ok()
        && next.outcome().is_some_and(|outcome| outcome.winners.as_slice() == [Seat::new(0)])
}

/// A game whose end Ada is about to bring.
fn before_the_end(seating: &[SeatAssignment]) -> Match<Zatre> {
    (1..).map(|seed| played(seating, seed, |game| !ends_next(game))).find(ends_next).expect("some game")
}

/// The table just after the last event has been seen, 0.1 s a frame.
fn at_the_count() -> (Harness<'static, App>, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.animation = AnimationSpeed::Normal;
        settings.pace = Pace::Fast;
    });
    on_shelf(folder.path(), before_the_end(&[person("Ada", 0), bot("Bo", 1)]));
    let mut harness = offscreen::slow(AppPaths::under(folder.path()), (1280.0, 800.0), 0.1);
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::E);
    for _ in 0..100 {
        if podium(&harness).is_some() {
            return (harness, folder);
        }
        assert!(!hears(&harness, "wins with"), "{:?}", spoken(&harness));
        harness.step();
    }
    panic!("no count");
}

fn podium(harness: &Harness<'_, App>) -> Option<Rect> {
    harness.state().rect_of("podium")
}

fn tells_result(harness: &Harness<'_, App>) -> bool {
    hears(harness, "wins with") && harness.query_by_label("Play again").is_some()
}

#[test]
fn result_is_told_once_after_the_count() {
    let (mut harness, _folder) = at_the_count();
    let mut frames = 0;
    while !tells_result(&harness) {
        assert!(!hears(&harness, "ahead of") && harness.query_by_label("Play again").is_none(), "{frames}");
        harness.step();
        frames += 1;
        assert!(frames < 70, "{:?}", spoken(&harness));
    }
    assert!(frames > 5, "{frames}");
    let live = |harness: &Harness<'_, App>| {
        spoken(harness).iter().filter(|said| said.contains("wins with") && said.contains("ahead of")).count()
    };
    assert_eq!(live(&harness), 1, "{:?}", spoken(&harness));
}

/// After the last event people look at the board; the outcome and its log line come only when the count begins. What the
/// other words tell meanwhile is watched by the law of `in_time`.
#[test]
fn nothing_tells_the_end_before_the_count() {
    struct Watch;
    impl Visitor for Watch {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let seating = [bot("Ada", 0), bot("Bo", 1), bot("Cleo", 2)];
            let mut game = Match::<G>::new(Default::default(), seating.to_vec(), 7).expect("can be played");
            play_while(&mut game, |_| true, greedy_move);
            let last = game.ply() - 1;
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| settings.animation = AnimationSpeed::Normal);
            on_shelf(folder.path(), game.until(last));
            let mut harness = offscreen::slow(AppPaths::under(folder.path()), (1280.0, 800.0), 0.1);
            harness.run_steps(4);
            let place = harness.state().rect_of("continue").expect("a table to continue");
            offscreen::click(&mut harness, place.center());
            let mut has_happened = 0;
            for _ in 0..600 {
                let model = harness.state().table_model().expect("a table");
                if podium(&harness).is_some() {
                    assert!(model.outcome.is_some() && has_happened > 12, "{}: {has_happened} frames", G::ID);
                    return;
                }
                let plies = model.log.lines.iter().filter(|line| !line.is_note).count();
                assert!(model.outcome.is_none() && plies <= last, "{}: {:?}", G::ID, spoken(&harness));
                has_happened += usize::from(model.is_showing_event);
                harness.step();
            }
            panic!("{}: no count", G::ID);
        }
    }
    visit_taught(&mut Watch);
}

#[test]
fn board_glides_without_a_jump() {
    let (mut harness, _folder) = at_the_count();
    let mut last = harness.state().rect_of("board").expect("a board");
    let (mut way, mut farthest) = (0.0, 0.0_f32);
    for _ in 0..90 {
        harness.step();
        let board = harness.state().rect_of("board").expect("a board");
        let step = board.min.distance(last.min).max(board.max.distance(last.max));
        (way, farthest, last) = (way + step, farthest.max(step), board);
    }
    assert!(way > 200.0 && farthest < way * 0.6, "{farthest} of {way}");
    assert!(last.right() <= podium(&harness).expect("a podium").left(), "{last:?}");
}

#[test]
fn any_key_or_click_completes_the_count_and_does_nothing_else() {
    for by_click in [false, true] {
        let (mut harness, _folder) = at_the_count();
        harness.run_steps(3);
        assert!(!tells_result(&harness));
        let menu = harness.get_by_label("Menu").rect().center();
        match by_click {
            // Without the count it would open the menu, the key would start a new game.
            true => offscreen::click(&mut harness, menu),
            false => key(&mut harness, Key::Enter),
        }
        harness.run_steps(2);
        assert!(tells_result(&harness), "click {by_click}: {:?}", spoken(&harness));
        assert!(harness.query_by_label("Copy game").is_none(), "the menu stays closed: {:?}", spoken(&harness));
        assert!(harness.state().table_model().is_some_and(|model| model.outcome.is_some()), "no new game has begun");
    }
}

#[test]
fn nothing_moves_once_the_crumbs_lie() {
    let (mut harness, _folder) = at_the_count();
    key(&mut harness, Key::Space);
    // A person has won, so crumbs fall.
    harness.run_steps(40);
    harness.run();
    assert!(tells_result(&harness));
}

#[test]
fn finished_game_shows_everything_at_once_when_it_is_opened() {
    let folder = with_an_ended_table(cheeseboard::ui::Look::Light);
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Normal);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(4);
    assert!(tells_result(&harness) && podium(&harness).is_some(), "{:?}", spoken(&harness));
    // No crumbs fall, and nothing else moves.
    harness.run();
    press(&mut harness, "Review");
    press(&mut harness, "To the result");
    harness.run_steps(4);
    assert!(tells_result(&harness));
    harness.run();
}
