//! Kept puzzles at the table, through the session alone.

use egui::{Context, Key};

use super::{PuzzleState, Stage};
use crate::bots::Task;
use crate::engine::{Rules as _, Stop, Turn, Viewer};
use crate::games::rat_a_tat_roll::{Move, RatATatRoll};
use crate::games::zatre::Zatre;
use crate::games::{Game, Visitor, visit_taught};
use crate::paint::board::Response;
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::puzzles::{Attempt, Puzzle, puzzle_names};
use crate::text::Text;
use crate::ui::background::BackgroundWork as _;
use crate::ui::settings::{AnimationSpeed, Pace, Settings};
use crate::ui::table::commands::{CommandId, ScreenState};
use crate::ui::table::game_session::GameSession;
use crate::ui::table::puzzle::{PuzzleModel, PuzzleStage};
use crate::ui::table::session::{CommandOutcome, FrameContext, PuzzleCommand, Session as _, TableCommand};

/// The most frames until something is awaited.
const FRAMES: usize = 2000;
/// Seconds between two frames, longer than any pause.
const FRAME: f64 = 3.0;

/// A puzzle at the table, and the time there.
struct Seated<G: Game> {
    puzzle: Puzzle<G>,
    session: GameSession<G>,
    text: Text,
    settings: Settings,
    rects: NamedRects,
    now: f64,
}

impl<G: Game> Seated<G> {
    fn new(puzzle: Puzzle<G>) -> Self {
        Seated::with_solver(puzzle, None)
    }

    fn with_solver(puzzle: Puzzle<G>, solver: Option<&str>) -> Self {
        let mut settings = Settings { animation: AnimationSpeed::Off, pace: Pace::Fast, ..Settings::default() };
        if let Some(name) = solver {
            let _ = settings.add_person(name);
        }
        let session = GameSession::for_puzzle(puzzle.clone(), &settings);
        Seated { puzzle, session, text: Text::english(), settings, rects: NamedRects::default(), now: 1.0 }
    }

    fn load(name: &str) -> Self {
        Seated::new(Puzzle::load(name).unwrap_or_else(|error| panic!("{} {name}: {error}", G::ID)))
    }

    /// Calls `act` with the session in a new frame. Only the view of the puzzle's seat is ever on the screen.
    fn frame<T>(&mut self, act: impl FnOnce(&mut GameSession<G>, &FrameContext<'_>, &Context) -> T) -> T {
        self.now += FRAME;
        let frame = FrameContext {
            theme: Theme::light(),
            text: &self.text,
            settings: &self.settings,
            rects: &self.rects,
            notice: None,
            unsaved: None,
            now: self.now,
        };
        let acted = act(&mut self.session, &frame, &Context::default());
        assert_eq!(self.session.live.snapshot.view.who, Viewer::Seat(self.puzzle.seat), "{}", self.puzzle.name);
        acted
    }

    fn card(&self) -> PuzzleModel {
        self.session.model().puzzle.clone().expect("a puzzle")
    }

    fn state(&self) -> &PuzzleState<G> {
        self.session.live.puzzle.as_ref().expect("a puzzle")
    }

    /// Lets time pass until the card says something of this kind.
    fn wait(&mut self, what: &str, is_so: impl Fn(&PuzzleStage) -> bool) -> PuzzleModel {
        for _ in 0..FRAMES {
            let card = self.card();
            if is_so(&card.stage) && !self.session.model().is_showing_event {
                return card;
            }
            self.session.wait_until_done();
            self.frame(|session, frame, ctx| {
                session.tick(frame, ctx);
                if session.live.table.pending_glimpse().is_some() {
                    session.apply(TableCommand::DismissGlimpse, frame, ctx);
                }
            });
        }
        panic!("{} {}: never {what}: {:?}", G::ID, self.puzzle.name, self.card());
    }

    fn ask(&mut self) {
        self.wait("asked", |stage| *stage == PuzzleStage::Asking);
        assert_eq!(self.ply(), self.puzzle.game.ply());
    }

    fn ply(&self) -> usize {
        self.session.live.table.game.ply()
    }

    fn decide(&mut self, choice: G::Move) -> CommandOutcome {
        self.frame(|session, frame, ctx| {
            let outcome = session.live.apply_response(Response::Play(choice), frame);
            session.tick(frame, ctx);
            outcome
        })
    }

    fn answer(&mut self, moves: &[G::Move]) {
        for choice in moves {
            assert_eq!(self.decide(*choice), CommandOutcome::Moved, "{} {}: {choice:?}", G::ID, self.puzzle.name);
        }
    }

    fn command(&mut self, command: TableCommand) -> CommandOutcome {
        self.frame(|session, frame, ctx| {
            let outcome = session.apply(command, frame, ctx);
            session.tick(frame, ctx);
            outcome
        })
    }
}

fn is_verdict(stage: &PuzzleStage) -> bool {
    matches!(stage, PuzzleStage::Right { .. } | PuzzleStage::Wrong { .. })
}

/// Visits the puzzles of each game that fit, at most `most` of a game.
fn some_puzzles<V: ForPuzzle>(most: usize, visit: &mut V) {
    struct Each<'a, V>(usize, &'a mut V);
    impl<V: ForPuzzle> Visitor for Each<'_, V> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let names = puzzle_names(G::ID);
            let puzzles = names.iter().map(|name| Seated::<G>::load(name));
            let fit: Vec<Seated<G>> = puzzles.filter(|seated| self.1.is_fit(&seated.puzzle)).take(self.0).collect();
            fit.into_iter().for_each(|seated| self.1.with(seated));
        }
    }
    visit_taught(&mut Each(most, visit));
}

/// What is tried with puzzles.
trait ForPuzzle {
    fn is_fit<G: Game>(&self, _puzzle: &Puzzle<G>) -> bool {
        true
    }
    fn with<G: Game>(&mut self, seated: Seated<G>);
}

#[test]
fn every_kept_puzzle_can_be_solved_at_the_table() {
    struct Solve;
    impl ForPuzzle for Solve {
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let solution = seated.puzzle.solutions[0].clone();
            seated.answer(&solution);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Right { is_other: false, .. }), "{}: {card:?}", G::ID);
            assert_eq!(card.attempts, [Attempt::Right]);
            let ply = seated.ply();
            for _ in 0..5 {
                seated.frame(|session, frame, ctx| session.tick(frame, ctx));
            }
            assert_eq!(seated.ply(), ply, "nobody goes on");
            assert!(seated.session.save(std::path::Path::new("nowhere")).is_none());
            let model = seated.session.model();
            assert!(model.undo.label.is_err() && model.outcome.is_none() && model.hint.allowed.is_none());
        }
    }
    some_puzzles(usize::MAX, &mut Solve);
}

#[test]
fn equally_good_answers_are_right() {
    struct Others(usize);
    impl ForPuzzle for Others {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            puzzle.solutions.len() > 1
        }
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let other = seated.puzzle.solutions.last().expect("several").clone();
            seated.answer(&other);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Right { .. }), "{}: {card:?}", G::ID);
            self.0 += 1;
        }
    }
    let mut others = Others(0);
    some_puzzles(1, &mut others);
    assert!(others.0 > 0);
}

#[test]
fn wrong_answer_gets_a_reason_and_another_try() {
    struct Fail(usize);
    impl ForPuzzle for Fail {
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let start = seated.ply();
            let rival = seated.puzzle.rival.clone();
            seated.answer(&rival);
            let card = seated.wait("judged", is_verdict);
            let PuzzleStage::Wrong { because, hundred, hides_news } = card.stage else { panic!("{}: {card:?}", G::ID) };
            assert!(hundred >= 4, "{}: {hundred}", G::ID);
            assert_eq!(hides_news, seated.puzzle.shows_news(&rival), "{}", G::ID);
            let idea = seated.puzzle.idea;
            assert!(because.as_ref().is_none_or(|because| !format!("{because:?}").contains(idea)), "{because:?}");
            self.0 += usize::from(because.is_some());
            seated.command(TableCommand::Puzzle(PuzzleCommand::TryAgain));
            assert_eq!((seated.ply(), &seated.card().stage), (start, &PuzzleStage::Asking));
            seated.command(TableCommand::Puzzle(PuzzleCommand::ShowSolution));
            let card = seated.wait("shown", |stage| matches!(stage, PuzzleStage::Shown { .. }));
            assert_eq!(seated.ply(), start + seated.puzzle.solutions[0].len(), "{}", G::ID);
            assert_eq!(card.attempts, [Attempt::Wrong, Attempt::Shown]);
        }
    }
    let mut fail = Fail(0);
    some_puzzles(1, &mut fail);
    assert!(fail.0 > 0, "some have a reason");
}

/// Whoever would like to go on learns why the answer ends in the midst of a turn.
#[test]
fn answer_that_ends_at_something_new_says_so() {
    struct End(usize);
    impl ForPuzzle for End {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            let mut game = puzzle.game.clone();
            let decided = puzzle.solutions[0].iter().all(|choice| game.decide(puzzle.seat, *choice).is_ok());
            decided && game.turn() == Turn::Seat(puzzle.seat)
        }
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            assert!(seated.puzzle.shows_news(&seated.puzzle.solutions[0]), "{} {}", G::ID, seated.puzzle.name);
            seated.ask();
            let solution = seated.puzzle.solutions[0].clone();
            seated.answer(&solution);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Right { ends_at_news: true, .. }), "{}: {card:?}", G::ID);
            let mut seated = Seated::new(seated.puzzle);
            seated.ask();
            seated.command(TableCommand::Puzzle(PuzzleCommand::ShowSolution));
            let card = seated.wait("shown", |stage| matches!(stage, PuzzleStage::Shown { .. }));
            assert!(matches!(card.stage, PuzzleStage::Shown { ends_at_news: true, .. }), "{}: {card:?}", G::ID);
            self.0 += 1;
        }
    }
    let mut end = End(0);
    some_puzzles(1, &mut end);
    assert!(end.0 > 0);
}

/// What a wrong answer would show helps with the next one: a lid without the rat, a card from the pile, the floor under a roof.
#[test]
fn wrong_answer_shows_nothing_new() {
    struct Hide(usize);
    impl ForPuzzle for Hide {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            puzzle.shows_news(&puzzle.rival)
        }
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let (start, rival) = (seated.ply(), seated.puzzle.rival.clone());
            let (shows, foreseen) = rival.split_last().expect("a decision");
            seated.answer(&rival);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Wrong { hides_news: true, .. }), "{}: {card:?}", G::ID);
            assert_eq!(seated.ply(), start + foreseen.len(), "{} {}", G::ID, seated.puzzle.name);
            assert_eq!(seated.session.live.highlighted(), G::move_rect_names(shows), "{}: it is marked", G::ID);
            seated.command(TableCommand::Puzzle(PuzzleCommand::TryAgain));
            assert!(seated.session.live.highlighted().is_empty(), "{}", G::ID);
            let solution = seated.puzzle.solutions[0].clone();
            seated.answer(&solution);
            seated.wait("judged", |stage| matches!(stage, PuzzleStage::Right { .. }));
            assert_eq!(seated.ply(), start + solution.len(), "{} {}", G::ID, seated.puzzle.name);
            self.0 += 1;
        }
    }
    let mut hide = Hide(0);
    some_puzzles(1, &mut hide);
    assert!(hide.0 > 0);
}

/// An answer that is kept back until it is judged is carried out once it has turned out to be as good as ours.
#[test]
fn answer_that_is_as_good_is_carried_out() {
    struct Good(usize);
    impl ForPuzzle for Good {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            puzzle.shows_news(&puzzle.solutions[0])
        }
        fn with<G: Game>(&mut self, seated: Seated<G>) {
            // The same puzzle, had nobody found its solution yet.
            let mut puzzle = seated.puzzle;
            let solution = std::mem::replace(&mut puzzle.solutions, vec![puzzle.rival.clone()]).remove(0);
            let mut seated = Seated::new(puzzle);
            seated.ask();
            let start = seated.ply();
            seated.answer(&solution);
            assert_eq!(seated.ply() + 1, start + solution.len(), "{}: it waits", G::ID);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Right { is_other: true, .. }), "{}: {card:?}", G::ID);
            assert_eq!(seated.ply(), start + solution.len(), "{} {}", G::ID, seated.puzzle.name);
            self.0 += 1;
        }
    }
    let mut good = Good(0);
    some_puzzles(1, &mut good);
    assert!(good.0 > 0);
}

/// Whoever comes back to the table has the answer judged, once.
#[test]
fn leaving_while_an_answer_is_judged_counts_as_nothing() {
    struct Leave;
    impl ForPuzzle for Leave {
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let rival = seated.puzzle.rival.clone();
            seated.answer(&rival);
            assert!(matches!(seated.state().stage, Stage::Judging { .. }), "{}", G::ID);
            seated.session.suspend();
            assert!(seated.state().is_asking() && seated.state().attempts.is_empty(), "{}", G::ID);
            let card = seated.wait("judged", is_verdict);
            assert_eq!(card.attempts, [Attempt::Wrong], "{}", G::ID);
        }
    }
    some_puzzles(1, &mut Leave);
}

#[test]
fn long_judgement_is_said_and_need_not_be_awaited() {
    struct Wait;
    impl ForPuzzle for Wait {
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let endless = |stop: &Stop| {
                while !stop.is_requested() {
                    std::thread::yield_now();
                }
                None
            };
            let judge = Task::start("endless".to_owned(), endless, || {}).expect("a thread");
            let since = seated.now + FRAME;
            seated.session.live.puzzle.as_mut().expect("a puzzle").stage =
                Stage::Judging { judge, since, takes_long: false, may_go_on: false };
            for said in [(false, false), (true, false), (true, true)] {
                seated.frame(|session, frame, ctx| session.tick(frame, ctx));
                let PuzzleStage::Judging { takes_long, may_go_on } =
                    seated.state().model(&Turn::Seat(seated.puzzle.seat)).stage
                else {
                    panic!("{:?}", seated.card());
                };
                assert_eq!((takes_long, may_go_on), said, "{}", G::ID);
            }
        }
    }
    some_puzzles(1, &mut Wait);
}

#[test]
fn answer_can_be_taken_back_until_it_is_complete() {
    struct TakeBack(usize);
    impl ForPuzzle for TakeBack {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            puzzle.solutions[0].len() > 1
        }
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            seated.ask();
            let (start, solution) = (seated.ply(), seated.puzzle.solutions[0].clone());
            assert_eq!(seated.command(TableCommand::Undo), CommandOutcome::Refused, "{}", G::ID);
            seated.answer(&solution[..1]);
            seated.wait("seen", |stage| *stage == PuzzleStage::Asking);
            assert!(seated.session.model().undo.can_reset);
            seated.command(TableCommand::Undo);
            assert_eq!(seated.ply(), start);
            seated.command(TableCommand::Redo);
            assert_eq!(seated.ply(), start + 1);
            seated.command(TableCommand::ResetTurn);
            assert_eq!(seated.ply(), start);
            seated.answer(&solution);
            let card = seated.wait("judged", is_verdict);
            assert!(matches!(card.stage, PuzzleStage::Right { .. }), "{}: {card:?}", G::ID);
            let after = seated.ply();
            assert_eq!(seated.command(TableCommand::Undo), CommandOutcome::Refused);
            for command in [TableCommand::Redo, TableCommand::ResetTurn, TableCommand::Review(Some(0))] {
                seated.command(command);
            }
            assert_eq!((seated.ply(), seated.session.model().review.ply), (after, None));
            self.0 += 1;
        }
    }
    let mut back = TakeBack(0);
    some_puzzles(1, &mut back);
    assert!(back.0 > 0);
}

/// The idea is said when it is asked for, and nothing of the solution before.
#[test]
fn nothing_tells_of_the_solution_before() {
    struct Ask;
    impl ForPuzzle for Ask {
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            let idea = seated.puzzle.idea;
            let tells = |seated: &Seated<G>| format!("{:?}", seated.session.model()).contains(idea);
            assert!(!tells(&seated));
            seated.command(TableCommand::Puzzle(PuzzleCommand::Hint));
            assert!(!seated.puzzle.solutions.is_empty() && !tells(&seated), "there is nothing to ask yet");
            seated.ask();
            let model = seated.session.model();
            assert!(!tells(&seated) && model.hint.allowed.is_none(), "{}", G::ID);
            assert!(model.log.lines.iter().all(|line| !line.can_review));
            seated.command(TableCommand::PlayHint);
            seated.command(TableCommand::Hint);
            assert_eq!((seated.ply(), tells(&seated)), (seated.puzzle.game.ply(), false));
            seated.command(TableCommand::Puzzle(PuzzleCommand::Hint));
            let card = seated.card();
            assert_eq!(card.hint, Some(seated.puzzle.idea_phrase()), "{}", G::ID);
            assert_eq!(card.attempts, [Attempt::Hinted]);
        }
    }
    some_puzzles(1, &mut Ask);
}

/// Two equal tiles in the hand: were one picked, stars would show where it scores.
#[test]
fn no_tile_is_picked_when_the_question_comes() {
    for name in ["023", "040"] {
        let mut seated = Seated::<Zatre>::load(name);
        seated.ask();
        assert_eq!(seated.session.model().foot.status.phrase.key, "zatre-status-pick", "{name}");
    }
}

/// The button that swaps nothing shows P. E, which goes on elsewhere, does not press it.
#[test]
fn key_of_the_only_button_does_not_pass() {
    let names = puzzle_names(RatATatRoll::ID);
    let mut puzzles = names.iter().filter_map(|name| Puzzle::<RatATatRoll>::load(name).ok());
    let swap = puzzles.find(|puzzle| puzzle.game.legal_moves().contains(&Move::NoSwap {})).expect("a swap");
    let mut seated = Seated::new(swap);
    seated.ask();
    let model = seated.session.model();
    let [only] = model.foot.buttons.as_slice() else { panic!("{:?}", model.foot.buttons) };
    assert_eq!(only.command.and_then(|command| command.keys.first()).map(|keys| keys.logical_key), Some(Key::P));
    let screen = ScreenState { model: &model, presenting: false, choices_open: false, story: None };
    assert_eq!((CommandId::PressOnlyButton.spec().command)(&screen), None);
}

#[test]
fn film_can_be_watched_again_or_skipped() {
    struct Watch(usize);
    impl ForPuzzle for Watch {
        fn is_fit<G: Game>(&self, puzzle: &Puzzle<G>) -> bool {
            puzzle.shown_from() + 1 < puzzle.game.ply()
        }
        fn with<G: Game>(&mut self, mut seated: Seated<G>) {
            assert!(matches!(seated.card().stage, PuzzleStage::Watching { .. }));
            assert_eq!(seated.ply(), seated.puzzle.shown_from());
            seated.ask();
            seated.command(TableCommand::Puzzle(PuzzleCommand::WatchAgain));
            assert!(matches!(seated.card().stage, PuzzleStage::Watching { .. }));
            assert!(seated.ply() <= seated.puzzle.shown_from() + 1, "{}", G::ID);
            seated.command(TableCommand::Puzzle(PuzzleCommand::SkipFilm));
            seated.ask();
            seated.command(TableCommand::Puzzle(PuzzleCommand::ShowSolution));
            let said = seated.session.model().hint.sentence.clone().expect("what is about to be played");
            assert_eq!(said.key, "puzzle-best-is", "{}: no hint any more", G::ID);
            seated.wait("shown", |stage| matches!(stage, PuzzleStage::Shown { .. }));
            let played: Vec<String> = seated.puzzle.solutions[0].iter().flat_map(G::move_rect_names).collect();
            assert_eq!(seated.session.live.highlighted(), played, "{}: it stays marked", G::ID);
            seated.command(TableCommand::Puzzle(PuzzleCommand::WatchAgain));
            assert!(seated.session.live.highlighted().is_empty(), "{}", G::ID);
            assert!(matches!(seated.card().stage, PuzzleStage::Watching { .. }), "{}: with the solution known", G::ID);
            seated.ask();
            let solution = seated.puzzle.solutions[0].clone();
            seated.answer(&solution);
            let card = seated.wait("judged", is_verdict);
            assert_eq!(card.attempts, [Attempt::Shown, Attempt::Right], "{}", G::ID);
            self.0 += 1;
        }
    }
    let mut watch = Watch(0);
    some_puzzles(1, &mut watch);
    assert!(watch.0 > 0);
}

#[test]
fn game_can_be_played_on_from_a_right_answer_only() {
    struct PlayOn(usize);
    impl ForPuzzle for PlayOn {
        fn with<G: Game>(&mut self, seated: Seated<G>) {
            let mut seated = Seated::with_solver(seated.puzzle, Some("Zoë"));
            let path = || std::path::PathBuf::from("nowhere.ron");
            seated.ask();
            assert!(seated.session.play_on(path(), &seated.settings).is_none(), "there is no answer yet");
            let solution = seated.puzzle.solutions[0].clone();
            seated.answer(&solution);
            let card = seated.wait("judged", is_verdict);
            let PuzzleStage::Right { can_play_on, .. } = card.stage else { panic!("{card:?}") };
            let on = seated.session.play_on(path(), &seated.settings);
            assert_eq!(on.is_some(), can_play_on);
            if let Some(on) = on {
                let model = on.model();
                assert!(model.puzzle.is_none() && model.names.iter().any(|name| name == "Zoë"), "{:?}", model.names);
                self.0 += 1;
            }
        }
    }
    let mut on = PlayOn(0);
    some_puzzles(1, &mut on);
    assert!(on.0 > 0);
}

#[test]
fn whoever_solves_a_puzzle_sits_there_and_a_namesake_takes_the_name_of_the_seat() {
    struct Sits;
    impl ForPuzzle for Sits {
        fn with<G: Game>(&mut self, seated: Seated<G>) {
            let puzzle = seated.puzzle;
            let seat = puzzle.seat.index();
            let other = (seat + 1) % puzzle.game.seating().len();
            let names: Vec<String> = puzzle.game.seating().iter().map(|assignment| assignment.name.clone()).collect();
            let marks = |model: &crate::ui::table::TableModel| {
                let mut marks: Vec<u8> = model.players.iter().map(|player| player.mark).collect();
                marks.sort_unstable();
                marks.dedup();
                marks.len()
            };
            for (solver, of_seat, of_other) in [
                ("Zoë", "Zoë", names[other].as_str()),
                (names[other].as_str(), names[other].as_str(), names[seat].as_str()),
            ] {
                let model = Seated::with_solver(puzzle.clone(), Some(solver)).session.model();
                assert_eq!((model.names[seat].as_str(), model.names[other].as_str()), (of_seat, of_other));
                assert_eq!(marks(&model), names.len(), "every mark is another");
            }
        }
    }
    some_puzzles(1, &mut Sits);
}
