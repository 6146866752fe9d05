//! What a hint or a sentence means is marked on the board.

use egui::Shape;

use super::*;
use crate::games::ratzzia::dice::{Lying, User};
use crate::games::ratzzia::{Direction, Happening, Leaving, Place, Source, What};

/// The names of all that decisions mean.
fn decided() -> impl Iterator<Item = String> {
    let (first, ninth) = (column(1), column(9));
    let passed = Move::PassFood { direction: Direction::Clockwise };
    let moves = [
        Move::Roll {},
        Move::RollSupport {},
        Move::Keep {},
        Move::Finish {},
        put(1, 0),
        put(1, 9),
        Move::TakeBack { column: first },
        Move::Annie { column: ninth },
        Move::Candy { from: Source::Seat(ADA) },
        Move::Candy { from: Source::Column(first) },
        Move::Store {},
        Move::NoStore {},
        Move::Steal { seat: Seat::new(1) },
        passed,
    ];
    moves.into_iter().flat_map(|choice| Ratzzia::spots(&choice))
}

/// The names of all that was seen to happen.
fn happened() -> impl Iterator<Item = String> {
    let (first, value) = (column(1), die(1));
    let lying = Lying { value, user: User::Own(ADA) };
    let from = Place::Column(first, 0);
    let leaving = Leaving { from, die: lying, sausages: 0 };
    let happenings = [
        Happening::Placed { at: from, die: lying },
        Happening::Placed { at: Place::Cat(0), die: lying },
        Happening::TakenBack { dice: vec![leaving] },
        Happening::Forced { value, count: 1, first: 0 },
        Happening::CatCame { dice: vec![leaving] },
        Happening::Completed { column: first, dice: vec![leaving] },
        Happening::AnnieMoved { die: lying, from, column: column(5), lowest: 0, filled: 0 },
        Happening::Stored { seat: ADA, amount: 2 },
        Happening::Stolen { by: ADA, from: Seat::new(1), amount: 2 },
        Happening::FoodPassed { direction: Direction::Clockwise, gave: [1, 1].into_iter().collect() },
        Happening::Won { seat: ADA },
    ];
    let chance =
        [What::Began, What::Rolled { dice: dice(&[1]), again: false }, What::SupportRolled { dice: dice(&[1]) }];
    let then = happenings.into_iter().map(|happening| (What::Chose(Move::Finish {}), vec![happening]));
    let all = then.chain(chance.map(|what| (what, Vec::new())));
    all.flat_map(|(what, then)| Ratzzia::spots_seen(&Seen { seat: ADA, what, then }))
}

#[test]
fn all_that_is_meant_is_marked() {
    let mut harness = shown(&begun(2, &[]));
    for name in decided().chain(happened()) {
        harness.state_mut().marked = vec![name.clone()];
        harness.run();
        let place = harness.state().spots.find(&name).expect(&name);
        let colour = Theme::light().meant;
        let is_ring =
            |shape: &Shape| matches!(shape, Shape::Rect(ring) if ring.rect == place && ring.stroke.color == colour);
        assert!(harness.output().shapes.iter().any(|clipped| is_ring(&clipped.shape)), "{name}");
    }
}
