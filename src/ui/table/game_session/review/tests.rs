//! Looking back at finished games of all games.

use std::path::Path;
use std::rc::Rc;

use egui::Context;

use super::*;
use crate::bots::{Judgement, bot_seed, judge, plan_from};
use crate::engine::{Event, Stop, derive_stream};
use crate::games::zatre::Zatre;
use crate::games::{Visitor, visit_taught};
use crate::paint::named_rects::NamedRects;
use crate::paint::theme::Theme;
use crate::play::Table;
use crate::story::{Better, Regret, Story, StorySettings, course};
use crate::text::Text;
use crate::ui::background::BackgroundWork as _;
use crate::ui::settings::{ReviewPace, Settings};
use crate::ui::table::game_session::GameSession;
use crate::ui::table::game_session::story::{Listeners, StoryState, better_phrase};
use crate::ui::table::session::{Session as _, TableCommand};
use crate::ui::table::story::{CardKind, StoryCard, StoryModel};
use crate::ui::table::tests::finished;

/// A finished game on the screen, and the time there.
struct Looking<G: Game> {
    session: GameSession<G>,
    settings: Settings,
    context: Context,
    now: f64,
}

impl<G: Game> Looking<G> {
    fn back() -> Self {
        let session = GameSession::new(Table::new(finished::<G>(2, 5)), None);
        Looking { session, settings: Settings::default(), context: Context::default(), now: 1.0 }
    }

    fn with_frame<T>(&mut self, act: impl FnOnce(&mut GameSession<G>, &FrameContext<'_>, &Context) -> T) -> T {
        let (text, rects, theme) = (&Text::english(), &NamedRects::default(), Theme::light());
        let (settings, now) = (&self.settings, self.now);
        let frame = FrameContext { theme, text, settings, rects, notice: None, unsaved: None, now };
        act(&mut self.session, &frame, &self.context)
    }

    fn apply(&mut self, command: TableCommand) {
        self.with_frame(|session, frame, context| session.apply(command, frame, context));
    }

    fn at(&mut self, ply: usize) {
        self.apply(TableCommand::Review(Some(ply)));
    }

    /// Lets so many seconds pass, a quarter at a time.
    fn pass(&mut self, seconds: f64) {
        let end = self.now + seconds;
        while self.now < end {
            self.now += 0.25;
            self.with_frame(|session, frame, context| session.tick(frame, context));
        }
    }

    fn ply(&self) -> Option<usize> {
        self.session.live.review.ply
    }

    fn events(&self) -> usize {
        self.session.live.table.game.ply()
    }

    /// The decisions with a choice.
    fn choices(&self) -> Vec<usize> {
        let game = &self.session.live.table.game;
        let has_choice = |ply: &usize| game.decided_by(*ply).is_some() && game.legal_moves_at(*ply).len() > 1;
        (0..game.ply()).filter(has_choice).collect()
    }
}

/// Runs a check on every game.
macro_rules! for_every_game {
    ($check:ident) => {{
        struct Check;
        impl Visitor for Check {
            type Output = ();
            fn visit<G: Game>(&mut self) {
                $check(Looking::<G>::back());
            }
        }
        visit_taught(&mut Check);
    }};
}

#[test]
fn step_forward_is_shown_and_a_jump_is_not() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let mut shown = 0;
        looking.at(0);
        // The table is shown for the first time.
        looking.pass(0.1);
        for ply in 1..looking.events().min(16) {
            looking.now += 1.0;
            looking.at(ply);
            shown += usize::from(looking.session.model().is_showing_event);
            looking.now += 6.0;
            looking.pass(0.1);
            assert!(!looking.session.model().is_showing_event, "{}: {ply} is over", G::ID);
        }
        assert!(shown > 3, "{}: {shown}", G::ID);
        for ply in [3, 20, 7] {
            looking.at(ply);
            assert!(!looking.session.model().is_showing_event, "{}: {ply}", G::ID);
        }
    }
    for_every_game!(check);
}

#[test]
fn turns_lead_from_the_beginning_to_the_end() {
    fn check<G: Game>(mut looking: Looking<G>) {
        looking.at(0);
        let mut turn = looking.session.model().review.turn;
        assert_eq!(turn.number, 0, "{}", G::ID);
        let mut ways = Vec::new();
        while looking.ply() != Some(looking.events()) {
            ways.push(looking.ply().expect("a position"));
            looking.at(turn.next);
            let next = looking.session.model().review.turn;
            assert_eq!(next.number, turn.number + 1, "{} at {:?}", G::ID, looking.ply());
            turn = next;
        }
        assert_eq!(turn.number, turn.of, "{}", G::ID);
        for before in ways.into_iter().rev() {
            looking.at(looking.session.model().review.turn.previous);
            assert_eq!(looking.ply(), Some(before), "{}", G::ID);
        }
    }
    for_every_game!(check);
}

#[test]
fn game_goes_on_by_itself_to_its_end() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let end = looking.events();
        looking.at(end - 3);
        looking.apply(TableCommand::ToggleAutoplay);
        looking.pass(40.0);
        assert_eq!((looking.ply(), looking.session.live.review.is_playing), (Some(end), false), "{}", G::ID);
        looking.apply(TableCommand::ToggleAutoplay);
        assert_eq!((looking.ply(), looking.session.live.review.is_playing), (Some(0), true), "{}: anew", G::ID);
        looking.apply(TableCommand::ToggleAutoplay);
        looking.pass(10.0);
        assert_eq!(looking.ply(), Some(0), "{}: stopped", G::ID);
    }
    for_every_game!(check);
}

#[test]
fn faster_pace_takes_less_time() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let [slow, fast] = [ReviewPace::Slow, ReviewPace::Fast].map(|pace| {
            looking.settings.review_pace = pace;
            looking.at(0);
            looking.pass(1.0);
            let began = looking.now;
            looking.apply(TableCommand::ToggleAutoplay);
            for _ in 0..400 {
                if looking.ply() < Some(6) {
                    looking.pass(0.25);
                }
            }
            assert_eq!(looking.ply(), Some(6), "{}", G::ID);
            looking.apply(TableCommand::ToggleAutoplay);
            looking.now - began
        });
        assert!(fast < slow * 0.7, "{}: {slow} and {fast}", G::ID);
    }
    for_every_game!(check);
}

/// Also where chance or nobody acts, and back to everything at once.
#[test]
fn eyes_of_the_seat_see_what_it_saw() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let hides = ["kalle", "rat_a_tat_roll", "zatre", "burg_appenzell"].contains(&G::ID);
        for ply in (0..looking.events()).step_by(5).chain([looking.events()]) {
            looking.at(ply);
            let eyes = looking.session.model().review.eyes;
            assert_eq!(eyes.is_some(), hides, "{}", G::ID);
            looking.apply(TableCommand::SeeAsSeat(true));
            let (live, seat) = (&looking.session.live, looking.session.live.seat_at(ply));
            assert!(live.snapshot.view == live.table.game.view_at(ply, Viewer::Seat(seat)), "{} {ply}", G::ID);
            assert!(eyes.is_none_or(|eyes| eyes.seat == seat), "{} {ply}", G::ID);
            looking.apply(TableCommand::SeeAsSeat(false));
            let live = &looking.session.live;
            assert!(live.snapshot.view == live.table.game.view_at(ply, Viewer::Everything), "{} {ply}", G::ID);
        }
    }
    for_every_game!(check);
}

#[test]
fn past_decision_gets_a_hint() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let ply = looking.choices()[2];
        looking.at(ply);
        assert_eq!(looking.session.model().hint.allowed, Some(Ok(())), "{}", G::ID);
        looking.apply(TableCommand::Hint);
        looking.session.wait_until_done();
        looking.pass(0.1);
        let found = looking.session.live.hint.found().expect("a hint").choice();
        assert!(looking.session.live.table.game.legal_moves_at(ply).contains(&found), "{}", G::ID);
        assert_eq!(looking.session.live.shown_plan().first().map(|step| step.choice), Some(found), "{}", G::ID);
        looking.at(ply + 1);
        assert_eq!(looking.session.model().hint.sentence, None, "{}: it was for another position", G::ID);
        assert!(!looking.session.model().hint.is_found, "{}: it was for another position", G::ID);
    }
    for_every_game!(check);
}

#[test]
fn hint_where_nobody_decides_says_so() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let game = &looking.session.live.table.game;
        let chance = (1..game.ply()).find(|ply| matches!(game.turn_at(*ply), Turn::Chance(_))).expect("chance");
        let end = game.ply();
        looking.at(end);
        // The table is shown for the first time.
        looking.pass(0.1);
        for ply in [chance, end] {
            looking.at(ply);
            assert_eq!(looking.session.model().hint.allowed, None, "{} at {ply}", G::ID);
            looking.apply(TableCommand::Hint);
            let notice = looking.session.model().foot.notice.clone();
            assert_eq!(notice, Some(Phrase::new("table-nobody-decides-then")), "{} at {ply}", G::ID);
        }
        looking.apply(TableCommand::PlayHint);
        let notice = looking.session.model().foot.notice.clone();
        assert_eq!(notice, Some(Phrase::new("table-nothing-to-decide-then")), "{}: playing is for the game", G::ID);
    }
    for_every_game!(check);
}

/// A decision of this game that could have been better, as the mind judges it.
fn regret<G: Game>(looking: &Looking<G>) -> Regret<G::Move> {
    let game = &looking.session.live.table.game;
    let [.., hard, _] = G::search_settings();
    let judged = looking.choices().into_iter().find_map(|ply| {
        let seat = game.decided_by(ply)?;
        let Some(Event::Decision(_, choice)) = game.past_event(ply) else { return None };
        let view = game.view_at(ply, Viewer::Seat(seat));
        let stream = &mut derive_stream(1, "test", &[]);
        match judge(&view, *choice, hard, stream, &Stop::default())? {
            Judgement::Best => None,
            Judgement::Worse { better, comparison } => {
                let plan = plan_from(&view, &[better], bot_seed(1, seat, ply), &Stop::default()).expect("a turn");
                let rest = plan.steps.iter().skip(1).map(|step| step.choice).collect();
                let better = Better { rest, ..Better::new(better, comparison) };
                Some(Regret { ply, seat, amount: 0.2, error: 0.0, better: Some(better) })
            }
        }
    });
    judged.expect("greedy bots do not always play best")
}

#[test]
fn better_turn_lies_beside_the_one_that_was_played() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let regret = regret(&looking);
        let (ply, better) = (regret.ply, regret.better.clone().expect("a better move"));
        looking.at(ply);
        looking.apply(TableCommand::ToggleComparison);
        assert!(!looking.session.model().review.is_comparing, "{}: nothing is known to be better", G::ID);
        let mut story = StoryState::default();
        story.named.push(regret.clone());
        looking.session.live.story = Some(story);
        looking.at(ply);
        assert!(looking.session.model().review.can_compare, "{}", G::ID);
        looking.apply(TableCommand::ToggleComparison);
        looking.session.wait_until_done();
        looking.pass(0.1);
        let live = &looking.session.live;
        let boards = live.review.two_boards.as_ref().expect("two boards");
        let [played, instead] = boards.moves();
        let game = &live.table.game;
        let seat = regret.seat;
        let decisions: Vec<G::Move> = (ply..game.ply())
            .map_while(|ply| match game.past_event(ply) {
                Some(Event::Decision(by, choice)) if *by == seat => Some(*choice),
                _ => None,
            })
            .collect();
        assert_eq!((played, &instead), (decisions, &better.turn()), "{}", G::ID);
        assert_eq!(instead[0], better.choice, "{}", G::ID);
        looking.apply(TableCommand::ToggleComparison);
        assert!(!looking.session.model().review.is_comparing, "{}", G::ID);
        // Undo leads back into the game, whatever was looked at.
        looking.apply(TableCommand::ToggleComparison);
        looking.apply(TableCommand::Undo);
        let live = &looking.session.live;
        let is_left = live.review.ply.is_none() && live.review.two_boards.is_none();
        assert!(is_left || looking.session.model().undo.label.is_err(), "{}", G::ID);
    }
    for_every_game!(check);
}

/// Before the turn of a card one reads what comes, and which turn it will be.
#[test]
fn turn_of_a_card_is_watched_from_its_beginning() {
    let mut looking = Looking::<Zatre>::back();
    let settings = StorySettings { effort: 2, seed: 1 };
    let course = course(&looking.session.live.table.game, settings, &Stop::default()).expect("over");
    let turn = &course.turns[8];
    let text = Phrase::new("story-nothing");
    let coming = Phrase::new("review-coming").with("what", text.clone());
    let (kind, seat, ply) = (CardKind::Praise, turn.seat, turn.from);
    let card = StoryCard { kind, seat, turn: turn.number, text, better: None, coming: Some(coming.clone()), ply };
    let mut state = StoryState::default();
    state.told = Rc::new(StoryModel { cards: vec![card], ..StoryModel::default() });
    looking.session.live.story = Some(state);
    looking.at(0);
    // The table is shown for the first time.
    looking.pass(0.1);
    let mut read = |ply: usize| {
        looking.at(ply);
        let review = looking.session.model().review.clone();
        (review.turn.number, review.words == [coming.clone()])
    };
    assert_eq!(read(turn.from), (turn.number, true));
    assert_eq!(read(turn.from - 1), (turn.number - 1, false));
    assert_eq!(read(turn.from + 1), (turn.number, false), "it has begun");
}

#[test]
fn held_key_leads_on_without_showing_each_event() {
    fn check<G: Game>(mut looking: Looking<G>) {
        looking.at(0);
        looking.pass(1.0);
        for ply in 1..9 {
            looking.now += 0.03;
            looking.at(ply);
        }
        assert_eq!(looking.ply(), Some(8), "{}", G::ID);
        assert!(!looking.session.model().is_showing_event, "{}", G::ID);
    }
    for_every_game!(check);
}

/// A story of this game with few playouts, which claims to be whole, and in which this could have been better.
fn whole_story(looking: &Looking<Zatre>, regret: &Regret<<Zatre as crate::engine::Rules>::Move>) -> Story<Zatre> {
    let game = &looking.session.live.table.game;
    let course = course(game, StorySettings { effort: 2, seed: 1 }, &Stop::default()).expect("over");
    Story { course, regrets: Some(vec![regret.clone()]), settings: StorySettings::usual::<Zatre>() }
}

#[test]
fn kept_story_is_there_at_once_and_tells_children_less_and_the_coached_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("game.ron");
    let mut looking = Looking::<Zatre>::back();
    let regret = regret(&looking);
    let story = whole_story(&looking, &regret);
    crate::story::write(&record, &looking.session.live.table.game, &story).expect("written");
    looking.session.live.files.opened_record = Some(record);
    looking.at(regret.ply);
    let mut shown = |children: &[Seat]| {
        let listeners = Listeners { children: children.to_vec(), ..Listeners::default() };
        assert!(looking.session.live.follow_story(&listeners, &Context::default()), "something new is shown");
        let told = &looking.session.live.story.as_ref().expect("a story").told;
        assert!(told.is_whole, "nothing is told anew");
        let better = told.cards.iter().filter(|card| card.better.is_some()).count();
        (better, told.is_about_to(regret.ply), looking.session.live.regret_at(regret.ply).is_some())
    };
    assert_eq!(shown(&[]), (1, true, true));
    assert_eq!(shown(&[regret.seat]), (0, false, false), "the settings have changed");
    assert_eq!(shown(&[Seat::new(1 - regret.seat.index())]), (1, true, true));
    let listeners = Listeners { coached: vec![regret.seat], ..Listeners::default() };
    looking.session.live.follow_story(&listeners, &Context::default());
    let told = &looking.session.live.story.as_ref().expect("a story").told;
    let advice: Vec<(CardKind, usize)> =
        told.cards.iter().filter(|card| card.better.is_some()).map(|card| (card.kind, card.ply)).collect();
    assert_eq!(advice, [(CardKind::NextTime, regret.ply)], "one thing to try next time, told once");
    assert!(looking.session.live.story_writer().is_none(), "it is written already");
}

#[test]
fn story_of_a_record_that_lies_elsewhere_is_kept_and_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (stick, cache) = (folder.path().join("game.ron"), folder.path().join("stories"));
    std::fs::write(&stick, "a record").expect("written");
    let mut looking = Looking::<Zatre>::back();
    let regret = regret(&looking);
    let story = whole_story(&looking, &regret);
    let mut state = StoryState::default();
    state.take_over_new(&looking.session.live.table.game, story);
    let files = &mut looking.session.live.files;
    (files.opened_record, files.story_cache) = (Some(stick), Some(cache.clone()));
    looking.session.live.story = Some(state);
    looking.session.live.story_writer().expect("it is not kept yet")();
    assert!(looking.session.live.story_writer().is_none(), "once");
    let files = |folder: &Path| std::fs::read_dir(folder).expect("a folder").flatten().count();
    assert_eq!((files(folder.path()), files(&cache)), (2, 1), "nothing is written beside a file of somebody else");
    looking.session.live.story = None;
    looking.at(regret.ply);
    assert!(looking.session.live.follow_story(&Listeners::default(), &Context::default()));
    assert!(looking.session.live.story.as_ref().expect("a story").told.is_whole, "nothing is told anew");
}

/// The card, the two boards and the hint name the same move for the same reason.
#[test]
fn hint_says_what_the_story_says() {
    fn check<G: Game>(mut looking: Looking<G>) {
        let regret = regret(&looking);
        let mut story = StoryState::default();
        story.named.push(regret.clone());
        looking.session.live.story = Some(story);
        looking.at(regret.ply);
        looking.apply(TableCommand::Hint);
        looking.session.wait_until_done();
        looking.pass(0.1);
        let live = &looking.session.live;
        let found = live.hint.found().expect("a hint");
        let better = regret.better.as_ref().expect("a better move").choice;
        assert_eq!(found.choice(), better, "{}", G::ID);
        let card = better_phrase::<G>(&live.table.game, &regret).expect("words");
        assert_eq!(looking.session.model().hint.sentence.as_ref(), Some(&card), "{}", G::ID);
    }
    for_every_game!(check);
}
