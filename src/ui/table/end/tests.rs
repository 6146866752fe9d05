//! The count of whole games of all games and numbers of seats.

use super::timeline::CountTimeline;
use crate::bots::{bot_seed, choose_move};
use crate::engine::{Level, Seat, Stop, Turn, Viewer};
use crate::games::{Game, Visitor, visit_all};
use crate::paint::theme::Theme;
use crate::play::{Match, Player, SeatAssignment, Table};
use crate::ui::table::{GameSession, Session as _};

/// A game that greedy bots have played to its end.
fn finished<G: Game>(seats: usize, seed: u64) -> Match<G> {
    let seat = |index: usize| SeatAssignment {
        name: format!("Bot {index}"),
        player: Player::Bot(Level::Greedy.into()),
        mark: index as u8,
    };
    let mut game = Match::<G>::new(Default::default(), (0..seats).map(seat).collect(), seed).expect("can be played");
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let stream = bot_seed(seed, seat, game.ply());
                let choice = choose_move(&view, Level::Greedy, stream, &Stop::default()).expect("a legal move");
                game.decide(seat, choice).expect("legal");
            }
        }
    }
}

#[test]
fn counts_add_up_to_the_scores_and_end_within_6_seconds() {
    struct Count;
    impl Visitor for Count {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for seats in G::SEATS {
                let model = GameSession::new(Table::new(finished::<G>(seats, 11)), None).model();
                let (outcome, ending) = (model.outcome.clone().expect("over"), model.ending.clone().expect("over"));
                for factor in [0.5, 1.0, 2.0] {
                    let timeline = CountTimeline::new(&ending, &Theme::light().motion.count, factor);
                    let length = timeline.length();
                    assert!((599.9..=6000.1).contains(&length), "{}, {seats} seats: {length}", G::ID);
                    for seat in Seat::all(seats) {
                        let told = (timeline.at(0.0).total(seat, &ending), timeline.at(length).total(seat, &ending));
                        assert_eq!(told, (0, outcome.score(seat)), "{}, {seats} seats: {ending:?}", G::ID);
                    }
                }
                let timeline = CountTimeline::new(&ending, &Theme::light().motion.count, 1.0);
                let begins = |seat: &Seat| timeline.row_start(*seat).round() as i64;
                let order: Vec<i64> = outcome.ranking().iter().rev().map(begins).collect();
                assert!(order.is_sorted(), "{}, {seats} seats: the lowest comes first: {order:?}", G::ID);
            }
        }
    }
    visit_all(&mut Count);
}
