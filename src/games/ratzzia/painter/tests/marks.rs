//! The places of moves and events, their names, and their highlights on the board.

use egui::Shape;

use super::*;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::{CandySource, Direction, Effect, RemovedDie, SeenEvent, SpaceIndex};
use crate::paint::board::Place as _;

/// Decisions, and the names of the places that they touch.
fn moves() -> [(Move, &'static str); 18] {
    let (first, ninth) = (column(1), column(9));
    [
        (Move::Roll {}, "tray"),
        (Move::RollSupport {}, "reserve"),
        (Move::Reroll { dice: dice(&[1]) }, "tray"),
        (Move::Keep {}, "tray"),
        (Move::Finish {}, "tray"),
        (put(1, 0), "cat row"),
        (put(1, 9), "column 9"),
        (support(1, 8), "column 8"),
        (candy(1, 7), "column 7"),
        (Move::TakeBack { column: first }, "column 1"),
        (Move::Annie { column: ninth }, "column 9"),
        (Move::Candy { from: CandySource::Seat(ADA) }, "plate 0"),
        (Move::Candy { from: CandySource::Column(first) }, "column 1"),
        (Move::Store {}, "plates"),
        (Move::NoStore {}, "plates"),
        (Move::Steal { seat: BO }, "plate 1"),
        (Move::PassFood { direction: Direction::Clockwise }, "plates"),
        (Move::PassFood { direction: Direction::Anticlockwise }, "plates"),
    ]
}

/// Effects of the decision to finish, and the names of the places where they happen.
fn effects() -> [(Effect, &'static str); 13] {
    let (first, value) = (column(1), die(1));
    let die = PlacedDie { value, owner: DieOwner::Own(ADA) };
    let from = SpaceIndex::Column(first, 0);
    let removed = |from| vec![RemovedDie { from, die, sausages: 0 }];
    [
        (Effect::Placed { at: from, die }, "space 1 1"),
        (Effect::Placed { at: SpaceIndex::Cat(0), die }, "cat 1"),
        (Effect::TakenBack { dice: removed(from) }, "column 1"),
        (Effect::TakenBack { dice: removed(SpaceIndex::Cat(0)) }, "tray"),
        (Effect::Forced { value, count: 1, first: 0 }, "cat row"),
        (Effect::CatCame { dice: removed(from) }, "cat row"),
        (Effect::Completed { column: first, dice: removed(from) }, "column 1"),
        (Effect::AnnieMoved { die, from, column: column(5), lowest: 0, filled: 0 }, "column 5"),
        (Effect::Stored { seat: ADA, amount: 2 }, "plate 0"),
        (Effect::Stolen { by: ADA, from: BO, amount: 2 }, "plate 1"),
        (Effect::FoodPassed { direction: Direction::Clockwise, gave: [1, 1].into_iter().collect() }, "plates"),
        (Effect::Won { seat: BO }, "plate 1"),
        (Effect::Turn { seat: ADA }, "tray"),
    ]
}

fn names_seen(event: SeenEvent, effects: Vec<Effect>) -> Vec<String> {
    let places = Ratzzia::observation_places(&Seen { seat: ADA, event, effects });
    places.into_iter().map(Place::name).collect()
}

#[test]
fn moves_and_events_have_places() {
    for (choice, name) in moves() {
        let places: Vec<String> = Ratzzia::move_places(&choice).into_iter().map(Place::name).collect();
        assert_eq!(places, [name], "{choice:?}");
        assert_eq!(names_seen(SeenEvent::Chose(choice), Vec::new()), [name], "{choice:?}");
    }
    for (effect, name) in effects() {
        assert_eq!(names_seen(SeenEvent::Chose(Move::Finish {}), vec![effect.clone()]), [name], "{effect:?}");
    }
    let all = effects().into_iter().take(2).map(|(effect, _)| effect).collect();
    assert_eq!(names_seen(SeenEvent::Chose(Move::Finish {}), all), ["space 1 1", "cat 1"]);
    assert_eq!(names_seen(SeenEvent::Began, Vec::new()), ["plate 0"]);
    assert_eq!(names_seen(SeenEvent::Rolled { dice: dice(&[1]), again: false }, Vec::new()), ["tray"]);
    assert_eq!(names_seen(SeenEvent::SupportRolled { dice: dice(&[1]) }, Vec::new()), ["tray"]);
}

/// Lessons and hints know these names.
#[test]
fn places_have_names() {
    for (place, name) in [
        (shelf(2), "shelf 2"),
        (Place::Space(column(3), 4), "space 3 5"),
        (Place::CatSpace(4), "cat 5"),
        (Place::Die(0), "die 1"),
        (Place::Value(die(6)), "value 6"),
        (Place::Hand(BO), "hand 1"),
        (Place::Common, "common"),
    ] {
        assert_eq!(place.name(), name);
    }
    let mut stage = Stage::of(&with_candy());
    stage.selection.picked = Some((TrayDie::Candy, 6));
    stage.selection.candy_column = Some(column(9));
    let harness = stage.open();
    for name in ["shelf 9", "cat 4", "space 9 5", "die 7", "value 6", "hand 0", "hand 1", "plate 1", "common", "board"]
    {
        assert!(harness.state().rects.find(name).is_some(), "{name}");
    }
}

#[test]
fn places_of_moves_and_effects_are_highlighted() {
    let mut harness = shown(&begun(2, &[]));
    let names = moves().map(|(_, name)| name).into_iter().chain(effects().map(|(_, name)| name));
    for name in names {
        harness.state_mut().highlighted = vec![name.to_owned()];
        harness.run();
        let place = harness.state().rects.find(name).expect(name);
        let colour = Theme::light().highlight;
        let is_ring =
            |shape: &Shape| matches!(shape, Shape::Rect(ring) if ring.rect == place && ring.stroke.color == colour);
        assert!(harness.output().shapes.iter().any(|clipped| is_ring(&clipped.shape)), "{name}");
    }
}
