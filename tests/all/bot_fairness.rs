//! Bots play fair: hidden information has no influence on their decisions.

use cheeseboard::bots::{Answer, BotSeed, Worker, bot_seed, choose_move, plan_with};
use cheeseboard::engine::{ChanceKind, Level, SearchSettings, Seat, Stop, View, Viewer};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Bot, PlayStyle};

use crate::indistinguishable_games::IndistinguishableGames;
use crate::laws::decisions;
use crate::tables::settings;

/// The effort of the plans that are compared.
const PLANNED_ITERATIONS: u32 = 100;

/// A bot decides the same in two games that look the same to it from the first event on: at every level, with various
/// play styles, and on a worker thread; hints are the same, too.
#[test]
fn bots_decide_the_same_in_indistinguishable_games() {
    struct Fair;
    impl Visitor for Fair {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let tables = settings::<G>();
            let mut pairs: Vec<([View<G>; 2], Seat, usize, String)> = Vec::new();
            let mut hides = false;
            for table in tables.iter().rev().step_by(tables.len().div_ceil(6)) {
                let played = table.played_out(9);
                hides |= played.states.iter().any(|state| G::chance_kind(state) == ChanceKind::Hidden);
                let views = |ply: usize, who: Viewer| match IndistinguishableGames::witnessed(table, &played, ply, who)
                {
                    Some(IndistinguishableGames { games, who }) => Some(games.map(|game| game.view(who))),
                    None if hides => None,
                    // Where nothing is hidden a game is paired with itself.
                    None => Some([0, 1].map(|_| G::view(&played.states[ply], who))),
                };
                let pair = |(ply, seat)| {
                    let place = format!("{}, ply {ply}, {seat:?}", table.name());
                    Some((views(ply, Viewer::Seat(seat))?, seat, ply, place))
                };
                pairs.extend(decisions(&played).skip(7).step_by(9).take(16).filter_map(pair).take(3));
            }
            assert!(pairs.len() > 2, "{}: {} pairs", G::ID, pairs.len());
            let styles = [Some(PlayStyle::Bold), None, Some(PlayStyle::Careful), Some(PlayStyle::Thieving)];
            for (number, (views, seat, ply, place)) in pairs.iter().enumerate() {
                assert!(views[0] == views[1], "{place}: what was never seen is known");
                let settings = SearchSettings { iterations: PLANNED_ITERATIONS, ..G::search_settings()[4] };
                let [one, other] = views.each_ref().map(|view| {
                    let seed = bot_seed(21, *seat, *ply);
                    plan_with(view, settings, seed, &Stop::default()).expect("it is on turn")
                });
                assert!(one == other, "{place}: {one:?}, {other:?}");
                // Only few decisions of the strongest levels, which are slow.
                let slow = match number {
                    0 => 0,
                    1..4 => 1,
                    _ => 2,
                };
                for &level in &Level::ALL[..Level::ALL.len() - slow] {
                    let bot = Bot { level, style: styles[number % 4] };
                    decides_the_same(views, bot, || bot_seed(21, *seat, *ply), place);
                }
            }
        }
    }
    visit_taught(&mut Fair);
}

/// Asserts that a bot decides the same in both views. A worker thread makes the second decision.
fn decides_the_same<G: Game>([one, other]: &[View<G>; 2], bot: Bot, seed: impl Fn() -> BotSeed, place: &str) {
    let choice = choose_move::<G>(one, bot, seed(), &Stop::default()).expect("it is on turn");
    let answer = Answer { choice, plan: None };
    let (wake, woken) = std::sync::mpsc::channel();
    let worker = Worker::start(other.clone(), bot, seed(), move || {
        let _ = wake.send(());
    });
    let worker = worker.expect("a thread");
    woken.recv().expect("it answers");
    assert_eq!(worker.answer(), Some(Some(answer)), "{place}: {bot:?}");
}
