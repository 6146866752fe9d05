//! Log, totals, foot line and announcements tell of an event only once it has been seen.

use std::collections::BTreeSet;

use cheeseboard::engine::{Turn, Viewer};
use cheeseboard::games::kalle::{Kalle, Seen};
use cheeseboard::games::zatre::{self, Zatre};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::painter::Painter as _;
use cheeseboard::paint::stage::Moment;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Player, SeatAssignment, Shelf, Table, UndoPolicy};
use cheeseboard::text::Text;
use cheeseboard::ui::table::{FrameContext, GameSession, Session as _, TableCommand};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, Pace, Settings};
use egui::{Context, Key, Modifiers, Pos2, Rect, pos2};
use egui_kittest::kittest::NodeT as _;
use egui_kittest::{Harness, Node};

use crate::autoplay::greedy_move;
use crate::offscreen::{self, until_told};
use crate::ui::{bot, person, press, settle, table_where, wait_until};
use crate::ui_curtain::AtTable;

/// The number of frames that are watched, 0.1 s apart.
const FRAMES: usize = 260;
/// The number of events before the end of a game that are watched.
const LAST: usize = 12;

/// All texts that people read or hear, but for those of the board and of the pieces beside it: these are painted by the
/// game, which shows an event step by step; on request without those of the strip of seats.
fn told(harness: &Harness<'_, App>, with_strip: bool) -> BTreeSet<String> {
    let rect = |name: &str| harness.state().rect_of(name).unwrap_or(Rect::NOTHING);
    let (board, strip, log) = (rect("board"), rect("strip"), [rect("news"), rect("log")]);
    let is_painted_by_game = |at: Pos2| {
        let is_below_strip = strip.x_range().contains(at.x) && at.y > strip.bottom();
        let is_in_strip = !with_strip && strip.contains(at);
        board.contains(at) || is_in_strip || (is_below_strip && !log.iter().any(|rect| rect.contains(at)))
    };
    let is_told = |node: &Node<'_>| {
        let bounds = node.accesskit_node().bounding_box();
        let middle = bounds.map(|at| pos2(((at.x0 + at.x1) * 0.5) as f32, ((at.y0 + at.y1) * 0.5) as f32));
        !middle.is_some_and(is_painted_by_game)
    };
    let nodes = harness.root().children_recursive().filter(is_told);
    nodes.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value())).collect()
}

/// A game of bots with all but its last events played; `None`: all are to come.
fn game<G: Game>(seating: &[SeatAssignment], left: Option<usize>) -> Match<G> {
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), 7).expect("can be played");
    let Some(left) = left else { return game };
    loop {
        match game.turn() {
            Turn::Over(_) => return game.until(game.ply() - left),
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => game.decide(seat, greedy_move(&game, seat)).expect("legal"),
        }
    }
}

/// Makes the person at the table go on: with the hint's move, or by what is offered.
fn go_on(harness: &mut Harness<'_, App>) {
    let model = harness.state().table_model().expect("a table");
    let is_free = model.outcome.is_none() && !model.is_showing_event && !model.hint.is_thinking;
    if model.bots.is_step_waiting {
        harness.key_press(Key::Enter);
    } else if is_free && model.bots.skip_allowed.is_none() {
        harness.key_press(if model.hint.allowed == Some(Ok(())) { Key::J } else { Key::Enter });
    }
}

/// Watches a game from the seat of a bot, or of a person who goes on as soon as possible; returns the number of events that
/// were seen.
fn watch<G: Game>(first: SeatAssignment, animation: AnimationSpeed, pace: Pace, left: Option<usize>) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.animation = animation;
        settings.pace = pace;
        settings.draw_for_me = true;
    });
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
    let has_person = first.player == Player::Human;
    let table = Table::new(game::<G>(&[first, bot("Bo", 1), bot("Cleo", 2)], left));
    shelf.save(&shelf.new_path(G::ID), &table).expect("written");
    let mut harness = offscreen::slow(AppPaths::under(folder.path()), (1280.0, 800.0), 0.1);
    harness.run_steps(4);
    press(&mut harness, "Continue");
    let text = Text::english();
    let (mut known, mut known_lines) = (told(&harness, true), 0);
    let (mut seen, mut was_watched) = (0, false);
    for frame in 0..FRAMES {
        if has_person || pace == Pace::ByKey {
            go_on(&mut harness);
        }
        harness.state_mut().wait_for_background_work();
        harness.step();
        let model = harness.state().table_model().expect("a table");
        // Before the end is told, the strip has the gains of the last event, which have been seen.
        let now = told(&harness, !model.is_before_end);
        let told_lines = model.log.lines.len();
        if model.is_showing_event && told_lines == known_lines {
            let deed = model.say(&text, &model.foot.status.phrase);
            let fresh: Vec<&String> = now.difference(&known).filter(|told| **told != deed).collect();
            assert!(fresh.is_empty(), "{}, frame {frame}, while {deed:?} is shown: {fresh:#?}", G::ID);
            let lines = model.log.lines.iter().map(|line| line.words(&text, &model.names));
            let is_outcome = model.outcome.is_some() || lines.last() == Some(deed.as_str());
            assert!(!is_outcome || known.contains(&deed), "{}, frame {frame}: {deed:?} tells the outcome", G::ID);
            seen += usize::from(!was_watched);
            was_watched = true;
        } else {
            // Nothing is shown, or the event before was told as the next one began.
            known.extend(now);
            known_lines = told_lines;
            was_watched = false;
        }
    }
    seen
}

#[test]
fn no_event_is_told_of_before_it_has_been_seen() {
    struct Watch;
    impl Visitor for Watch {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let ways = [
                (bot("Ada", 0), AnimationSpeed::Normal, Pace::default(), None),
                (bot("Ada", 0), AnimationSpeed::Normal, Pace::default(), Some(LAST)),
                (bot("Ada", 0), AnimationSpeed::Normal, Pace::Slow, None),
                (bot("Ada", 0), AnimationSpeed::Normal, Pace::Fast, None),
                (bot("Ada", 0), AnimationSpeed::Normal, Pace::ByKey, None),
                (bot("Ada", 0), AnimationSpeed::Off, Pace::default(), None),
                (person("Ada", 0), AnimationSpeed::Normal, Pace::default(), None),
            ];
            for (first, animation, pace, left) in ways {
                let way = format!("{}, {:?}, {animation:?}, {pace:?}, {left:?}", G::ID, first.player);
                let seen = watch::<G>(first, animation, pace, left);
                assert!(seen > 5, "{way}: {seen} events were seen");
            }
        }
    }
    visit_taught(&mut Watch);
}

/// Nobody can hurry past what ends a game.
#[test]
fn what_ends_a_game_must_be_seen() {
    struct Ends;
    impl Visitor for Ends {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = game::<G>(&[bot("Ada", 0), bot("Bo", 1)], Some(0));
            let last = game.ply() - 1;
            let observation = &game.observation(last, Viewer::Everything).expect("an event");
            let before = &game.view_at(last, Viewer::Everything).open;
            let after = &game.view(Viewer::Everything).open;
            let beats = G::beats(&Moment { observation, before, after });
            assert!(beats.iter().any(|beat| beat.is_unskippable), "{}: {beats:?}", G::ID);
        }
    }
    visit_taught(&mut Ends);
}

/// A last turn that gains nothing ends the game as well.
#[test]
fn end_of_zatre_without_a_gain_must_be_seen() {
    let game = game::<Zatre>(&[bot("Ada", 0), bot("Bo", 1)], Some(0));
    let last = game.ply() - 1;
    let mut observation = game.observation(last, Viewer::Everything).expect("an event");
    let zatre::Seen::Ended { entry, .. } = &mut observation.seen else { panic!("{observation:?}") };
    *entry = Default::default();
    let before = &game.view_at(last, Viewer::Everything).open;
    let moment = Moment { observation: &observation, before, after: &game.view(Viewer::Everything).open };
    let beats = Zatre::beats(&moment);
    assert!(beats.iter().any(|beat| beat.is_unskippable), "{beats:?}");
}

/// What people must see is shown again when it is done again: otherwise lids would be swapped unseen.
#[test]
fn redone_swap_is_shown_again() {
    let is_swap = |table: &Table<Kalle>| {
        let last = table.game.ply().checked_sub(1).and_then(|last| table.game.observation(last, Viewer::Table));
        last.is_some_and(|last| matches!(last.seen, Seen::Swapped { .. }))
    };
    let mut table = table_where::<Kalle>(Default::default(), &[person("Ada", 0), person("Bo", 1)], is_swap);
    table.undo_policy = UndoPolicy::Free;
    let (text, settings, rects) = (Text::english(), Settings::default(), NamedRects::default());
    let theme = Theme::light();
    let frame =
        FrameContext { theme, text: &text, settings: &settings, rects: &rects, notice: None, unsaved: None, now: 9.0 };
    let mut session = GameSession::new(table, None);
    let context = Context::default();
    session.apply(TableCommand::Undo, &frame, &context);
    assert!(!session.model().is_showing_event, "what is taken back is not shown");
    session.apply(TableCommand::Redo, &frame, &context);
    assert!(session.model().is_showing_event);
}

/// Redo goes over all that bots did after a person's decision; a swap among it is not done unseen.
#[test]
fn redo_stops_at_each_swap_on_its_way() {
    let seating = [person("Ada", 0), bot("Bo", 1), bot("Cleo", 2)];
    let swaps = |game: &Match<Kalle>, plies: std::ops::Range<usize>| {
        let is_swap = |ply: &usize| {
            let seen = game.observation(*ply, Viewer::Table).map(|it| it.seen);
            seen.is_some_and(|seen| matches!(seen, Seen::Swapped { .. }))
        };
        plies.filter(is_swap).count()
    };
    // A swap, and after it something else before Ada decides again.
    let redoes_more = |table: &Table<Kalle>| {
        let mut back = table.clone();
        back.undo_policy = UndoPolicy::Free;
        let ply = table.game.ply();
        back.undo().is_ok() && swaps(&table.game, back.game.ply()..ply - 1) > 0 && swaps(&table.game, ply - 1..ply) == 0
    };
    let mut table = table_where::<Kalle>(Default::default(), &seating, redoes_more);
    table.undo_policy = UndoPolicy::Free;
    let end = table.game.ply();
    let mut table = AtTable::open_with(&table, |settings| settings.animation = AnimationSpeed::Normal);
    table.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    table.harness.run_steps(3);
    table.harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    table.harness.run_steps(3);
    let model = |table: &AtTable| table.harness.state().table_model().expect("a table");
    assert!(model(&table).is_showing_event && model(&table).ply < end, "the swap is shown first");
    until_told(&mut table.harness);
    wait_until(&mut table.harness, "all is redone", |harness| {
        harness.state().table_model().is_some_and(|model| model.ply >= end)
    });
}
