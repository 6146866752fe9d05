//! The count of whole games of all games and numbers of seats.

use super::timeline::CountTimeline;
use crate::engine::Seat;
use crate::games::{Game, Visitor, visit_all};
use crate::paint::theme::Theme;
use crate::play::Table;
use crate::ui::table::tests::finished;
use crate::ui::table::{GameSession, Session as _};

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
