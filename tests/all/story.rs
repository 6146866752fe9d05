//! The story of finished games: sums, reproducibility, and judgement by what a seat could know.

use cheeseboard::bots::{Judgement, judge};
use cheeseboard::engine::{Argument, Event, Phrase, SearchSettings, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::Match;
use cheeseboard::story::{Account, Better, Course, Entry, Regret, StorySettings, course, tell_by_and_by};

use crate::autoplay::{greedy_move, play_while};
use crate::better_facts::wrong_better_facts;
use crate::story_facts::wrong_facts;
use crate::tables::settings;

/// Few playouts: the laws here hold with any number.
pub const QUICK: StorySettings = StorySettings { effort: 2, seed: 5 };
/// Enough playouts for something to be sure.
const TOLD: StorySettings = StorySettings { effort: 8, seed: 5 };
/// So many settings of a game have a story told here.
const SETTINGS: usize = 2;
/// So many better moves of a game are looked at here.
const MOST_BETTER: usize = 6;

/// The course of a finished game, from few playouts.
pub fn told<G: Game>(game: &Match<G>) -> Course {
    course(game, QUICK, &Stop::default()).expect("the game is over")
}

/// Finished games between greedy players, of settings spread over the whole list.
pub fn finished_games<G: Game>() -> Vec<Match<G>> {
    let all = settings::<G>();
    let step = all.len().div_ceil(SETTINGS);
    all.iter().step_by(step).enumerate().map(|(seed, setting)| finished(setting.seated(seed as u64))).collect()
}

/// The same game, played to its end by greedy players.
pub fn finished<G: Game>(mut game: Match<G>) -> Match<G> {
    play_while(&mut game, |game| game.outcome().is_none(), greedy_move);
    game
}

/// Start, luck, unknown and play of each seat add up to its share of the win, and each event's changes to nothing.
#[test]
fn accounts_add_up_to_the_result() {
    struct Sums;
    impl Visitor for Sums {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let games = finished_games::<G>();
            for game in &games {
                let (course, outcome) = (told(game), game.outcome().expect("it is over"));
                let shares = outcome.win_shares(game.seating().len());
                for (seat, share) in course.seats.iter().zip(&shares) {
                    let sum = seat.start + seat.luck + seat.unknown + seat.play.iter().sum::<f64>();
                    assert!((sum - f64::from(*share)).abs() < 1e-6, "{}: {seat:?}", G::ID);
                    assert!((seat.result - sum).abs() < 1e-12 && seat.error.is_finite(), "{}: {seat:?}", G::ID);
                }
                for entry in &course.entries {
                    assert!(entry.change.mean.iter().sum::<f64>().abs() < 1e-5, "{}: {entry:?}", G::ID);
                }
                let last = course.curve.last().expect("there are turns");
                assert!(last.error.iter().all(|error| *error == 0.0), "the result is known: {last:?}");
            }
            games.len()
        }
    }
    assert!(visit_all(&mut Sums).into_iter().sum::<usize>() > 8);
}

#[test]
fn same_seed_tells_the_same_story() {
    struct Same;
    impl Visitor for Same {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = finished_games::<G>().swap_remove(0);
            let first = told(&game);
            assert_eq!(told(&game), first, "{}", G::ID);
            let other = course(&game, StorySettings { seed: 6, ..QUICK }, &Stop::default()).expect("it is over");
            assert!(other.curve != first.curve, "{}: another seed, other playouts", G::ID);
        }
    }
    visit_all(&mut Same);
}

/// The first turn begins when the game has been set up, each other one where the one before has ended; each belongs to one seat.
#[test]
fn turns_are_those_of_the_game() {
    struct Turns;
    impl Visitor for Turns {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for game in finished_games::<G>() {
                let turns = told(&game).turns;
                let ends: Vec<usize> = turns.iter().map(|turn| turn.to).collect();
                let is_of_nobody = |ply: usize| game.turn_at(ply) == Turn::Chance(None);
                assert!((0..turns[0].from).all(is_of_nobody) && !is_of_nobody(turns[0].from), "{}", G::ID);
                assert!(turns.windows(2).all(|pair| pair[0].to == pair[1].from && pair[0].seat != pair[1].seat));
                assert_eq!(ends.last(), Some(&game.ply()), "{}", G::ID);
                for turn in &turns {
                    let deciders = (turn.from..turn.to).filter_map(|ply| game.decided_by(ply));
                    assert!(deciders.clone().all(|seat| seat == turn.seat), "{}: {turn:?}", G::ID);
                }
            }
        }
    }
    visit_all(&mut Turns);
}

/// A game that is not over has no story: its secrets are at stake.
#[test]
fn unfinished_game_has_no_story() {
    struct Unfinished;
    impl Visitor for Unfinished {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = settings::<G>()[0].seated(1);
            assert!(course(&game, QUICK, &Stop::default()).is_none() && game.past_event(0).is_none(), "{}", G::ID);
        }
    }
    visit_all(&mut Unfinished);
}

/// Two games in which a seat saw the same and did the same: its play is judged the same, whatever was hidden.
#[test]
fn play_is_judged_by_what_the_seat_could_know() {
    struct Fair;
    impl Visitor for Fair {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let mut compared = 0;
            let all = settings::<G>();
            for setting in all.iter().step_by(all.len().div_ceil(SETTINGS)) {
                let mut before = setting.seated(3);
                let halfway = finished(before.clone()).ply() / 2;
                let goes_on = |game: &Match<G>| game.ply() < halfway || matches!(game.turn(), Turn::Chance(_));
                play_while(&mut before, goes_on, greedy_move);
                let mut other = before.clone();
                other.reseed(77);
                if other.view(Viewer::Table) != before.view(Viewer::Table) {
                    continue; // Nothing of the past is still hidden alike.
                }
                let fork = before.ply();
                let [one, other] = [before, other].map(finished);
                let plays = |game: &Match<G>| -> Vec<Entry> {
                    let entries = told(game).entries.into_iter();
                    entries
                        .filter(|entry| entry.is_split && entry.account == Account::Play && entry.ply < fork)
                        .collect()
                };
                let (these, those) = (plays(&one), plays(&other));
                for (this, that) in these.iter().zip(&those).filter(|(this, that)| this.ply == that.ply) {
                    let views =
                        [&one, &other].map(|game| game.view_at(this.ply, Viewer::Seat(this.by.expect("decided"))));
                    if views[0] == views[1] {
                        assert_eq!(this.change, that.change, "{} at {}", G::ID, this.ply);
                        compared += 1;
                    }
                }
            }
            compared
        }
    }
    assert!(visit_all(&mut Fair).into_iter().sum::<usize>() > 20);
}

/// Sketches that are worth it come first, then the course with the full effort, then the same with every decision judged; and nothing once a
/// stop is requested.
#[test]
fn story_is_told_by_and_by() {
    struct Told;
    impl Visitor for Told {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let all = settings::<G>();
            let game = finished(all[0].seated(2));
            let whole = StorySettings { effort: 18, seed: 5 };
            let stop = Stop::default();
            let mut stories = Vec::new();
            tell_by_and_by(&game, whole, &stop, |story| {
                stories.push((story.settings.effort, story.regrets.is_some(), story.course));
                // Decisions are judged elsewhere.
                if stories.len() == 2 {
                    stop.request();
                }
            });
            let told: Vec<(u32, bool)> = stories.iter().map(|(effort, is_judged, _)| (*effort, *is_judged)).collect();
            assert_eq!(told, [(3, false), (18, false)], "{}", G::ID);
            assert!(stories[1].2 == course(&game, whole, &Stop::default()).expect("it is over"), "{}", G::ID);
        }
    }
    visit_all(&mut Told);
}

/// Everything that a story says of turns, dice, chances and seats is so by the record of the game.
#[test]
fn sentences_say_what_the_record_says() {
    struct True;
    impl Visitor for True {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let game = finished(settings::<G>()[0].seated(8));
            let course = course(&game, TOLD, &Stop::default()).expect("it is over");
            assert!(!course.turning_points.is_empty(), "{}: nothing is told", G::ID);
            let (wrong, compared) = wrong_facts(&game, &course);
            assert!(wrong.is_empty(), "{wrong:#?}");
            compared
        }
    }
    assert!(visit_all(&mut True).into_iter().all(|compared| compared > 20));
}

/// A story that says something else than its record is found out.
#[test]
fn wrong_sentences_are_found_out() {
    let game = finished(settings::<Zatre>()[0].seated(8));
    let right = course(&game, TOLD, &Stop::default()).expect("it is over");
    let is_found = |change: &dyn Fn(&mut Course)| {
        let mut wrong = right.clone();
        change(&mut wrong);
        !wrong_facts(&game, &wrong).0.is_empty()
    };
    assert!(!is_found(&|_| {}));
    let say = |course: &mut Course, name: &'static str, said: Argument| {
        let (_, phrase) = &mut course.turning_points[0];
        let is_named = |argument: &&mut (&'static str, Argument)| argument.0 == name;
        phrase.arguments.iter_mut().find(is_named).expect("it is said").1 = said;
    };
    assert!(is_found(&|course| say(course, "number", Argument::Number(99))));
    assert!(is_found(&|course| {
        let chance = Phrase::new("story-rose").with("seat", Seat::new(0)).with("from", 1).with("to", 99);
        say(course, "chance", chance.into());
    }));
    assert!(is_found(&|course| {
        let tiles = vec![Phrase::new("zatre-badge-sum").with("sum", 6); 3];
        let what = Phrase::new("zatre-turn-nothing").with("seat", Seat::new(0)).with("tiles", tiles);
        say(course, "what", what.into());
    }));
    assert!(is_found(&|course| course.decided_after = Some(1)));
    assert!(is_found(&|course| course.seats.reverse()));
    assert!(is_found(&|course| drop(course.turning_points.pop())));
}

/// Better moves of a game, judged at a glance so that there are some soon.
fn better_moves<G: Game>(game: &Match<G>) -> Vec<Regret<G::Move>> {
    let [_, _, _, hard, _] = G::search_settings();
    let glance = SearchSettings { iterations: 64, ..hard };
    let judged = |ply: usize| {
        let (seat, Event::Decision(_, choice)) = (game.decided_by(ply)?, game.past_event(ply)?) else { return None };
        let view = game.view_at(ply, Viewer::Seat(seat));
        let found = judge(&view, *choice, glance, &mut derive_stream(1, "test", &[]), &Stop::default())?;
        let Judgement::Worse { better, comparison } = found else { return None };
        // As if it were beyond doubt.
        Some(Regret { ply, seat, amount: 0.2, error: 0.01, better: Some(Better::new(better, comparison)) })
    };
    (0..game.ply()).filter_map(judged).take(MOST_BETTER).collect()
}

/// What a story says of better moves is so by the record of the game; if it says something else, that is found out.
#[test]
fn better_moves_are_those_of_the_record() {
    struct True;
    impl Visitor for True {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = finished(settings::<G>()[0].seated(8));
            let right = better_moves(&game);
            let (wrong, compared) = wrong_better_facts(&game, &right);
            assert!(wrong.is_empty() && compared > 5, "{}: {wrong:#?}", G::ID);
            let is_found = |change: &dyn Fn(&mut Regret<G::Move>)| {
                let mut wrong = right.clone();
                change(&mut wrong[0]);
                !wrong_better_facts(&game, &wrong).0.is_empty()
            };
            assert!(is_found(&|regret| regret.seat = Seat::new(1 - regret.seat.index().min(1))), "{}", G::ID);
            assert!(is_found(&|regret| regret.amount = 0.02), "{}", G::ID);
            assert!(is_found(&|regret| regret.error = 0.2), "{}", G::ID);
            assert!(is_found(&|regret| {
                let Some(better) = &mut regret.better else { return };
                std::mem::swap(&mut better.choice, &mut better.comparison.other);
            }));
        }
    }
    visit_all(&mut True);
}
