//! The coach at a table of Rat-a-Tat Roll, where Ada plays against a bot.

use super::*;
use crate::bots::choose_move;
use crate::engine::{Level, Rules, Stop, Turn, Viewer};
use crate::games::kalle::Kalle;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::play::{Match, Player, SeatAssignment, Table, UndoPolicy};
use crate::text::Text;
use crate::ui::background::BackgroundWork as _;
use crate::ui::settings::{Person, Settings};
use crate::ui::table::game_session::GameSession;
use crate::ui::table::session::{Session as _, TableCommand};

const ADA: Seat = Seat::new(0);
/// A game in which Ada may blunder; should bots play otherwise, the next one is looked for.
const FIRST_SEED: u64 = 16;

/// A table on the screen, and the time there.
struct AtTable<G: Game> {
    session: GameSession<G>,
    settings: Settings,
    context: Context,
    now: f64,
}

fn settings(coach: Coach) -> Settings {
    let people = vec![Person { coach, ..Person::new("Ada", 0) }];
    Settings { people, ..Settings::default() }
}

impl<G: Game> AtTable<G> {
    fn new(game: Match<G>, coach: Coach) -> Self {
        let session = GameSession::new(Table::new(game), None);
        let mut table = AtTable { session, settings: settings(coach), context: Context::default(), now: 1.0 };
        // The first frame shows the table, the next lets time pass.
        table.pass(0.1);
        table.pass(10.0);
        table
    }

    fn with_frame<T>(&mut self, act: impl FnOnce(&mut GameSession<G>, &FrameContext<'_>, &Context) -> T) -> T {
        let (text, rects, theme) = (&Text::english(), &NamedRects::default(), Theme::light());
        let (settings, now) = (&self.settings, self.now);
        let frame = FrameContext { theme, text, settings, rects, notice: None, unsaved: None, now };
        act(&mut self.session, &frame, &self.context)
    }

    /// Lets so many seconds pass, and a frame be painted.
    fn pass(&mut self, seconds: f64) {
        self.now += seconds;
        self.with_frame(|session, frame, context| session.tick(frame, context));
    }

    fn apply(&mut self, command: TableCommand) {
        self.with_frame(|session, frame, context| session.apply(command, frame, context));
    }

    fn choose(&mut self, choice: G::Move) {
        let legal = &self.session.live.snapshot.legal;
        let index = legal.iter().position(|other| *other == choice).expect("it is legal");
        self.apply(TableCommand::ChooseMove(index));
    }

    fn judge(&mut self) {
        self.session.wait_until_done();
    }

    fn events(&self) -> usize {
        self.session.live.table.game.ply()
    }

    fn is_questioned(&self) -> bool {
        self.session.model().foot.is_questioned
    }

    /// The notice of the foot line.
    fn notice(&self) -> Option<&'static str> {
        self.session.model().foot.notice.as_ref().map(|notice| notice.key)
    }
}

/// A game of Ada's against a bot, up to her decision after so many events.
fn game<G: Game>(seed: u64, events: usize) -> Match<G> {
    let ada = SeatAssignment { name: "Ada".to_owned(), player: Player::Human, mark: 0 };
    let bot = SeatAssignment { name: "Bo".to_owned(), player: Player::Bot(Level::Easy.into()), mark: 1 };
    let mut game = Match::<G>::new(Default::default(), vec![ada, bot], seed).expect("two can play");
    loop {
        match game.turn() {
            Turn::Seat(ADA) if game.ply() >= events && game.legal_moves().len() > 1 => return game,
            Turn::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let choice = choose_move(&view, Level::Easy, bot_seed(seed, seat, game.ply()), &Stop::default());
                game.decide(seat, choice.expect("a legal move")).expect("legal");
            }
            Turn::Chance(_) | Turn::Over(_) => game.resolve_chance().expect("due"),
        }
    }
}

/// A table at which Ada may give away a tenth of a win, with a coach who has judged her moves; the move that does, and one that
/// gives nothing away.
fn blunder(coach: Coach) -> (AtTable<RatATatRoll>, [<RatATatRoll as Rules>::Move; 2]) {
    for seed in FIRST_SEED.. {
        let mut table = AtTable::new(game::<RatATatRoll>(seed, 8), coach);
        table.judge();
        let legal = table.session.live.snapshot.legal.clone();
        let mut losses = legal.iter().map(|&choice| (choice, table.session.live.loss(choice).flatten()));
        let losing = losses.find(|(_, loss)| loss.as_ref().is_some_and(|loss| loss.share > 0.1));
        let Some((losing, _)) = losing else { continue };
        let good = legal.iter().copied().find(|&choice| table.session.live.loss(choice) == Some(None));
        return (table, [losing, good.expect("the best move")]);
    }
    unreachable!("some table has such a move")
}

#[test]
fn coach_asks_once_before_a_move_that_gives_much_away() {
    let (mut table, [losing, good]) = blunder(Coach::Gentle);
    let events = table.events();
    table.choose(losing);
    assert!(table.is_questioned() && table.events() == events, "it asks first");
    assert_eq!(table.notice(), Some("coach-sure"));
    let labels: Vec<&str> = table.session.model().foot.buttons.iter().map(|button| button.label.key).collect();
    assert_eq!(labels, ["coach-play-anyway", "coach-take-back"]);
    table.choose(losing);
    assert!(table.is_questioned() && table.events() == events, "the second click of a double click");
    // Take back.
    table.apply(TableCommand::PressButton(1));
    assert!(!table.is_questioned() && table.notice().is_none() && table.events() == events);
    table.choose(good);
    assert_eq!(table.events(), events + 1, "nothing to ask");
}

#[test]
fn dismissed_question_is_not_asked_again() {
    let (mut table, [losing, _]) = blunder(Coach::Gentle);
    let events = table.events();
    table.choose(losing);
    table.apply(TableCommand::DismissMessage);
    assert!(!table.is_questioned() && table.events() == events);
    table.choose(losing);
    assert_eq!(table.events(), events + 1);
}

/// What was found before a decision was taken back may be about other dice.
#[test]
fn adviser_begins_anew_whenever_something_has_happened() {
    let (mut table, [_, good]) = blunder(Coach::Gentle);
    table.choose(good);
    assert!(table.session.live.second_thoughts.adviser.is_none(), "no work for a decision that was made");
    table.apply(TableCommand::Undo);
    assert_eq!(table.session.live.loss(good), None);
}

#[test]
fn questioned_move_can_be_played_anyway_and_a_better_one_shown() {
    let (mut table, [losing, _]) = blunder(Coach::EveryMistake);
    let events = table.events();
    table.choose(losing);
    table.apply(TableCommand::Hint);
    let model = table.session.model();
    assert!(!table.is_questioned() && model.hint.is_found && table.events() == events, "shown at once");
    let shown = table.session.live.hint.found().map(FoundHint::choice);
    assert!(shown.is_some_and(|shown| shown != losing), "{shown:?}");
    table.apply(TableCommand::DismissMessage);
    let ask_again = |table: &mut AtTable<RatATatRoll>| {
        table.session.live.second_thoughts.question = None;
        table.choose(losing);
        assert!(table.is_questioned() && table.events() == events);
    };
    ask_again(&mut table);
    table.settings = settings(Coach::Off);
    table.apply(TableCommand::PressButton(0));
    assert_eq!(table.events(), events + 1, "played anyway");
    table.apply(TableCommand::Undo);
    table.choose(losing);
    assert_eq!(table.events(), events + 1, "no coach, no question");
}

#[test]
fn unready_coach_is_silent() {
    let mut table = AtTable::new(game::<RatATatRoll>(1, 8), Coach::EveryMistake);
    let events = table.events();
    let choice = table.session.live.snapshot.legal[0];
    let view = table.session.live.hint_view(ADA).expect("a hint is allowed");
    let silent = Adviser::start(view, bot_seed(1, ADA, 0), || {}).expect("a thread").silenced();
    table.session.live.second_thoughts.adviser = Some((events, silent));
    table.choose(choice);
    table.pass(0.1);
    assert_eq!(table.events(), events, "it may still answer");
    table.pass(0.1);
    assert_eq!(table.events(), events + 1);
}

/// A move that the coach has not judged waits for the answer, and a question comes of it.
#[test]
fn late_answer_is_a_question() {
    let (mut table, [losing, _]) = blunder(Coach::Gentle);
    let events = table.events();
    table.session.live.second_thoughts.waiting = Some((losing, table.now));
    table.pass(0.01);
    assert!(table.is_questioned() && table.events() == events);
    table.pass(1.0);
    table.choose(losing);
    assert_eq!(table.events(), events + 1, "a second choice after a while is an answer");
}

#[test]
fn every_coach_asks_from_another_loss_on() {
    assert_eq!(Coach::ALL.map(Coach::least_loss), [None, Some(0.08), Some(0.03)]);
}

/// Where a hint would tell the others what somebody has forgotten, there is no coach either.
#[test]
fn coach_keeps_quiet_where_a_hint_would_tell_something() {
    let mut kalle = game::<Kalle>(3, 4);
    let both = SeatAssignment { player: Player::Human, ..kalle.assignment(Seat::new(1)).clone() };
    let mut alone = AtTable::new(kalle.until(kalle.ply()), Coach::EveryMistake);
    alone.pass(10.0);
    assert!(alone.session.live.second_thoughts.adviser.is_some(), "alone with a bot");
    kalle.assign_seat(Seat::new(1), both);
    let mut shared = AtTable::new(kalle, Coach::EveryMistake);
    shared.pass(10.0);
    assert!(shared.session.live.second_thoughts.adviser.is_none());
}

/// A deal that counts is played without help. Practice is a game like any other, and stays the deal.
#[test]
fn practice_of_a_deal_has_hints_coach_and_undo() {
    let day = Some(jiff::civil::date(2026, 11, 27));
    let mut dealt = game::<RatATatRoll>(FIRST_SEED, 8);
    dealt.set_deal(day);
    let mut table = AtTable::new(dealt, Coach::EveryMistake);
    table.pass(10.0);
    assert_eq!(table.session.live.help_allowed(), Some(Err(Phrase::new("daily-no-hints"))));
    assert!(table.session.live.second_thoughts.adviser.is_none());
    assert_eq!(table.session.live.table.undo_policy, UndoPolicy::UntilNews);
    table.apply(TableCommand::Hint);
    assert_eq!(table.notice(), Some("daily-no-hints"));
    table.apply(TableCommand::Practise);
    table.pass(10.0);
    assert_eq!(table.session.live.help_allowed(), Some(Ok(())));
    assert!(table.session.live.second_thoughts.adviser.is_some());
    assert_eq!(table.session.live.table.undo_policy, UndoPolicy::Free);
    for policy in [UndoPolicy::UntilNews, UndoPolicy::Free, UndoPolicy::UntilNews] {
        table.apply(TableCommand::SetPolicy(policy));
        let table = &table.session.live.table;
        assert_eq!((table.undo_policy, table.game.deal()), (policy, day));
    }
    table.apply(TableCommand::Practise);
    assert_eq!(table.session.live.table.undo_policy, UndoPolicy::UntilNews, "as it was chosen at this table");
}

#[test]
fn gentle_coach_asks_once_in_a_turn() {
    let in_turn = (FIRST_SEED..).find_map(|seed| {
        let table = AtTable::new(game::<RatATatRoll>(seed, 8), Coach::Gentle);
        let began = table.session.live.turn_began(ADA);
        (began < table.events()).then_some((table, began))
    });
    let (mut table, began) = in_turn.expect("some turn has several decisions");
    let mut may_ask = |coach: Coach, asked: Option<usize>| {
        (table.settings, table.session.live.second_thoughts.asked) = (settings(coach), asked);
        table.with_frame(|session, frame, _| session.live.least_loss(ADA, frame)).is_some()
    };
    assert!(may_ask(Coach::Gentle, None) && may_ask(Coach::Gentle, Some(began - 1)));
    assert!(!may_ask(Coach::Gentle, Some(began)), "it has asked in this turn");
    assert!(may_ask(Coach::EveryMistake, Some(began)));
}
