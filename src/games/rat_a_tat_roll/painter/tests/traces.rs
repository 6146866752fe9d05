//! Tests of the marks that events leave until the next decision.

use super::*;
use crate::games::rat_a_tat_roll::painter::layout::Layout;
use crate::games::rat_a_tat_roll::painter::traces::{Departure, Trace, traces_of};
use crate::games::rat_a_tat_roll::{Effects, SeenEvent, Walk};

const ADA: Seat = Seat::new(0);

/// The marks that the last event leaves for Bo.
fn left_for_bo(game: &Match<RatATatRoll>) -> Vec<Trace> {
    let viewer = Viewer::Seat(Seat::new(1));
    traces_of(&game.observation(game.ply() - 1, viewer).expect("an event").seen, viewer)
}

#[test]
fn a_walk_leaves_its_way_and_a_taken_card_its_source() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[2]);
    let walk = Walk { from: Space::START, to: Space::START.after(2) };
    let expected = [Trace::Way(ADA, walk), Trace::Source(ADA, Place::FaceUpCard(region(0))), Trace::New(region(0))];
    assert_eq!(left_for_bo(&game), expected);
    let own = Viewer::Seat(ADA);
    let seen = game.observation(game.ply() - 1, own).expect("an event").seen;
    assert_eq!(traces_of(&seen, own), [], "people know what they did themselves");
}

#[test]
fn a_card_from_the_pile_leaves_its_source() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    assert_eq!(left_for_bo(&game), [Trace::Source(ADA, Place::Pile)]);
}

/// People have to remember where face-down cards went.
#[test]
fn l18_no_mark_tells_where_a_face_down_card_lies() {
    let mut swapped = swapping();
    play(&mut swapped, swap(0, 0));
    assert_eq!(left_for_bo(&swapped), []);
    for seed in 0..4 {
        let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), seed).expect("two seats");
        while !matches!(game.turn(), Turn::Over(_)) && game.ply() < 300 {
            match game.turn() {
                Turn::Seat(seat) => {
                    let legal = game.legal_moves();
                    game.decide(seat, legal[game.ply() * 7 % legal.len()]).expect("legal");
                }
                _ => game.resolve_chance().expect("due"),
            }
            let is_in_row =
                |trace: &Trace| matches!(trace, Trace::Source(_, Place::Card(..) | Place::Hand(_) | Place::Blanket(_)));
            assert!(!left_for_bo(&game).iter().any(is_in_row));
            let last = game.observation(game.ply() - 1, Viewer::Table).expect("an event");
            if let SeenEvent::Replaced { .. } | SeenEvent::Swapped { .. } | SeenEvent::Looked { .. } = last.seen.event {
                let left = left_for_bo(&game);
                assert!(left.iter().all(|trace| matches!(trace, Trace::New(_))), "{left:?}");
            }
        }
    }
}

/// The arrow of a taken card begins outside the card that lies there now, and leads away from it, towards the seat that
/// took one; arrows of several seats lie beside each other.
#[test]
fn arrow_of_a_taken_card_leaves_the_new_card_free() {
    for (size, seats) in [(Vec2::new(900.0, 560.0), 2), (Vec2::new(560.0, 480.0), 3), (Vec2::new(500.0, 700.0), 5)] {
        let layout = Layout::fit(Rect::from_min_size(Pos2::ZERO, size), seats);
        for place in Region::ALL.map(|region| layout.face_up_card(region)).into_iter().chain([layout.pile()]) {
            let mut arrows: Vec<Departure> = Vec::new();
            for seat in Seat::all(seats) {
                let arrow = Departure::of(&layout, place, seat);
                let others = Region::ALL.map(|region| layout.face_up_card(region));
                for card in others.into_iter().filter(|card| *card != place) {
                    assert!(card.distance_to_pos(arrow.tip) > arrow.radius * 0.5, "{arrow:?} on {card:?} in {size}");
                }
                let arrow = arrow.beside(&arrows);
                assert!(place.distance_to_pos(arrow.tip) > arrow.radius, "{arrow:?} on {place:?}");
                assert!(place.distance_to_pos(arrow.mark) >= arrow.radius * 0.5, "{arrow:?} on {place:?}");
                let goal = layout.blanket(seat).center() - place.center();
                assert!((arrow.tip - arrow.mark).normalized().dot(goal.normalized()) > 0.49, "{arrow:?}");
                assert!(arrows.iter().all(|other| (other.mark - arrow.mark).length() >= arrow.radius * 2.0));
                arrows.push(arrow);
            }
        }
    }
}

/// A shuffle lays out five new cards, whoever is on turn.
#[test]
fn cards_laid_out_after_a_shuffle_are_new() {
    let face_up = [0, 1, 2, 3, 4].map(|number| Card::new(number).expect("a number"));
    let event = SeenEvent::Reshuffled { before: [None; 5], face_up };
    let seen = Seen { event, effects: Effects::default() };
    assert_eq!(traces_of(&seen, Viewer::Seat(ADA)), Region::ALL.map(Trace::New));
}
