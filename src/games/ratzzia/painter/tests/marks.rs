//! The spots that hints and sentences name are highlighted on the board.

use egui::Shape;

use super::*;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::{CandySource, Direction, Effect, Place, RemovedDie, SeenEvent};

/// The spots of all decisions.
fn move_spots() -> impl Iterator<Item = String> {
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
        Move::Candy { from: CandySource::Seat(ADA) },
        Move::Candy { from: CandySource::Column(first) },
        Move::Store {},
        Move::NoStore {},
        Move::Steal { seat: Seat::new(1) },
        passed,
    ];
    moves.into_iter().flat_map(|choice| Ratzzia::move_rect_names(&choice))
}

/// The spots of all seen effects and events.
fn seen_spots() -> impl Iterator<Item = String> {
    let (first, value) = (column(1), die(1));
    let die = PlacedDie { value, owner: DieOwner::Own(ADA) };
    let from = Place::Column(first, 0);
    let removed = RemovedDie { from, die, sausages: 0 };
    let effects = [
        Effect::Placed { at: from, die },
        Effect::Placed { at: Place::Cat(0), die },
        Effect::TakenBack { dice: vec![removed] },
        Effect::Forced { value, count: 1, first: 0 },
        Effect::CatCame { dice: vec![removed] },
        Effect::Completed { column: first, dice: vec![removed] },
        Effect::AnnieMoved { die, from, column: column(5), lowest: 0, filled: 0 },
        Effect::Stored { seat: ADA, amount: 2 },
        Effect::Stolen { by: ADA, from: Seat::new(1), amount: 2 },
        Effect::FoodPassed { direction: Direction::Clockwise, gave: [1, 1].into_iter().collect() },
        Effect::Won { seat: ADA },
    ];
    let chance = [
        SeenEvent::Began,
        SeenEvent::Rolled { dice: dice(&[1]), again: false },
        SeenEvent::SupportRolled { dice: dice(&[1]) },
    ];
    let with_effects = effects.into_iter().map(|effect| (SeenEvent::Chose(Move::Finish {}), vec![effect]));
    let all = with_effects.chain(chance.map(|event| (event, Vec::new())));
    all.flat_map(|(event, effects)| Ratzzia::observation_rect_names(&Seen { seat: ADA, event, effects }))
}

#[test]
fn spots_of_moves_and_effects_are_highlighted() {
    let mut harness = shown(&begun(2, &[]));
    for name in move_spots().chain(seen_spots()) {
        harness.state_mut().marked = vec![name.clone()];
        harness.run();
        let place = harness.state().spots.find(&name).expect(&name);
        let colour = Theme::light().highlight;
        let is_ring =
            |shape: &Shape| matches!(shape, Shape::Rect(ring) if ring.rect == place && ring.stroke.color == colour);
        assert!(harness.output().shapes.iter().any(|clipped| is_ring(&clipped.shape)), "{name}");
    }
}
