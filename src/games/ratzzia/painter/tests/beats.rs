//! How events are shown, step by step, and what the board shows meanwhile.

use egui::{Rect, Vec2, pos2};

use super::*;
use crate::engine::{Observation, Words as _};
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::painter::cat::CatArrival;
use crate::games::ratzzia::painter::cloth::Cloth;
use crate::games::ratzzia::painter::pieces::DieAppearance;
use crate::games::ratzzia::painter::place::CatStep;
use crate::games::ratzzia::painter::shown_position::ShownPosition;
use crate::games::ratzzia::painter::traces::{Trace, food_change, landed, traces_of};
use crate::games::ratzzia::painter::tray_dice::TrayDie;
use crate::games::ratzzia::{CandyOrigin, Direction, Effect, Open, SeenEvent, SpaceIndex};
use crate::paint::stage::{Playback, Schedule, Show, Span, StageTimes, Way};
use crate::paint::theme::Theme;

const CLEO: Seat = Seat::new(2);

/// The last event of a game on the stage.
struct LastEvent {
    before: Open,
    after: Open,
    observation: Observation<Ratzzia>,
    schedule: Schedule<Ratzzia>,
}

impl LastEvent {
    fn of(game: &Match<Ratzzia>) -> Self {
        let ply = game.ply() - 1;
        let observation = game.observation(ply, Viewer::Table).expect("an event");
        let (before, after) = [ply, ply + 1].map(|ply| game.view_at(ply, Viewer::Table).open).into();
        let moment = Moment { observation: &observation, before: &before, after: &after };
        let find = |_| Some(Rect::from_center_size(pos2(50.0, 50.0), Vec2::splat(20.0)));
        let times = StageTimes { motion: Theme::light().motion, swap: 900.0 };
        let schedule = Schedule::new(Ratzzia::beats(&moment), find, times).following(before.clone());
        LastEvent { before, after, observation, schedule }
    }

    fn beats(&self) -> Vec<Beat<Ratzzia>> {
        Ratzzia::beats(&Moment { observation: &self.observation, before: &self.before, after: &self.after })
    }

    /// What is shown at this share of the time.
    fn at(&self, share: f32) -> ShownPosition<'_> {
        let stage = Playback::new(&self.schedule, share, false);
        ShownPosition::new(&self.after, Some(&self.observation.seen), stage)
    }

    /// A number at 101 moments.
    fn course<T>(&self, number: impl Fn(ShownPosition<'_>) -> T) -> Vec<T> {
        (0..=100).map(|step| number(self.at(step as f32 / 100.0))).collect()
    }
}

fn travels(beats: &[Beat<Ratzzia>]) -> Vec<(Piece, Place, Place)> {
    let travel = |beat: &Beat<Ratzzia>| match &beat.show {
        Show::Travel(travel) => Some((travel.piece, travel.from[0], travel.to[0])),
        _ => None,
    };
    beats.iter().filter_map(travel).collect()
}

fn changes(beats: &[Beat<Ratzzia>]) -> Vec<Place> {
    let change = |beat: &Beat<Ratzzia>| if let Show::Change(place, _) = beat.show { Some(place) } else { None };
    beats.iter().filter_map(change).collect()
}

fn is_unskippable(beats: &[Beat<Ratzzia>]) -> bool {
    beats.iter().any(|beat| beat.is_unskippable)
}

fn appearance(value: u8, seat: Seat) -> DieAppearance {
    DieAppearance { value, seat: Some(seat), candy: false }
}

fn own_die(value: u8, seat: Seat) -> Piece {
    Piece::Die(appearance(value, seat))
}

fn space(number: u8, index: u8) -> SpaceIndex {
    SpaceIndex::Column(column(number), index)
}

fn spot(number: u8, index: u8) -> Place {
    Place::Spot(space(number, index))
}

/// The dice that lie on the cloth.
fn tray(shown: ShownPosition<'_>) -> Vec<TrayDie> {
    Cloth::of(&shown).lying().map(|one| one.die).collect()
}

fn own_tray(values: &[u8]) -> Vec<TrayDie> {
    values.iter().map(|value| TrayDie::Own(Die::new(*value))).collect()
}

#[test]
fn kept_dice_lie_still_while_others_are_rolled_again() {
    let mut game = begun(3, &[1, 3, 3, 4, 5, 6, 6]);
    let first = LastEvent::of(&game);
    assert_eq!(changes(&first.beats()), [0, 1, 2, 3, 4, 5, 6].map(Place::Die));
    assert_eq!(first.at(1.0).rolled_again(), 0, "there is nothing to tell apart");
    assert_eq!(first.at(0.2).hand(ADA), [appearance(0, ADA); 7], "the hand does not tell before the dice lie still");

    decide(&mut game, &[Move::Reroll { dice: dice(&[1, 4]) }]);
    let picked = LastEvent::of(&game);
    let slides = [(3, 1, 2), (3, 2, 3), (5, 4, 4), (6, 5, 5), (6, 6, 6)];
    let slides = slides.map(|(value, from, to)| (own_die(value, ADA), Place::Die(from), Place::Die(to)));
    assert_eq!(travels(&picked.beats()), slides);

    game.apply_chance(Chance::Rolled { dice: dice(&[2, 6]) }).expect("due");
    let again = LastEvent::of(&game);
    assert_eq!(changes(&again.beats()), [0, 1].map(Place::Die));
    for share in [0.0, 0.5, 1.0] {
        assert_eq!(tray(again.at(share)), own_tray(&[2, 6, 3, 3, 5, 6, 6]), "at {share}");
        assert_eq!(again.at(share).rolled_again(), 2);
    }
    assert!(again.at(0.2).rolling(0).is_some() && again.at(0.2).rolling(2).is_none());
    assert_eq!(
        Stage::of(&game).with_scene(|scene, _| tray(ShownPosition::of(scene))),
        own_tray(&[2, 6, 3, 3, 5, 6, 6])
    );
    decide(&mut game, &[put(6, 2)]);
    let placed = LastEvent::of(&game);
    assert_eq!((placed.at(1.0).rolled_again(), tray(placed.at(1.0))), (0, own_tray(&[2, 3, 3, 5, 6, 6])));
}

#[test]
fn placed_die_is_carried_from_the_cloth_to_its_space() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1)]);
    let shown = LastEvent::of(&game);
    let beats = shown.beats();
    let [Beat { show: Show::Travel(travel), .. }] = beats.as_slice() else { panic!("one die travels: {beats:?}") };
    assert_eq!((travel.piece, travel.way), (own_die(1, ADA), Way::Lift));
    assert_eq!(travel.from, [Place::Dragged, Place::FirstDie(own(1)), Place::Tray]);
    assert_eq!(travel.to, [spot(1, 0)]);
    assert_eq!([0.0, 0.9, 1.0].map(|share| shown.at(share).die(space(1, 0))), [None, None, Some(appearance(1, ADA))]);
    assert!(Cloth::is_settled(&shown.at(0.1)), "the next die can be picked at once");
}

#[test]
fn complete_column_lights_up_then_dice_and_food_go_one_by_one() {
    let shown = LastEvent::of(&completed(3, &[(5, &[1, 2, 2, 3])]));
    let beats = shown.beats();
    let lit: Vec<Place> = (0..4).map(|index| spot(5, index)).chain([at(5)]).collect();
    assert_eq!(beats[0].show, Show::Light(lit));
    let ways = travels(&beats);
    let first = [
        (own_die(1, ADA), spot(5, 0), Place::Home(0)),
        (Piece::Food(1), spot(5, 0), Place::Front(ADA)),
        (own_die(2, ADA), spot(5, 1), Place::Home(1)),
    ];
    assert_eq!(ways[..3], first);
    assert_eq!(ways[8..], [(Piece::Food(1), Place::ShelfItem(column(5)), Place::Front(ADA)); 2]);
    assert_eq!(beats.last().map(|beat| &beat.show), Some(&Show::Light(vec![Place::Plate(BO)])));

    let fronts = shown.course(|shown| shown.front(ADA));
    assert!(fronts.is_sorted() && fronts.first() == Some(&3) && fronts.last() == Some(&9), "{fronts:?}");
    assert!((3..=9).all(|front| fronts.contains(&front)), "each sausage counts as it lands: {fronts:?}");
    let hands = shown.course(|shown| shown.hand(ADA).len());
    assert!(hands.is_sorted() && hands[0] == 3 && hands[100] == 7, "{hands:?}");
    assert_eq!(shown.at(0.05).die(space(5, 3)), Some(appearance(3, ADA)), "it lies there until it sets out");
    assert_eq!(shown.at(1.0).die(space(5, 3)), None);
    assert_eq!([0.1, 1.0].map(|share| shown.at(share).seat_on_turn()), [Some(ADA), Some(BO)]);
    assert!(!is_unskippable(&beats));
}

#[test]
fn dice_come_home_to_the_cloth_one_by_one() {
    let shown = LastEvent::of(&completed(3, &[(5, &[1, 2, 2, 3])]));
    let lying = |share: f32| tray(shown.at(share));
    assert_eq!(lying(0.0), own_tray(&[1, 1, 1]), "only what was not placed");
    let is_adas = |shown: &ShownPosition<'_>| Cloth::of(shown).owner.turn.seat == ADA;
    let counts: Vec<usize> = (0..=100)
        .map(|step| shown.at(step as f32 / 100.0))
        .take_while(is_adas)
        .map(|shown| Cloth::of(&shown).lying().count())
        .collect();
    assert!(counts.is_sorted() && (3..=7).all(|count| counts.contains(&count)), "{counts:?}");
    let on_the_way = (0..100).map(|step| shown.at(step as f32 / 100.0)).filter(is_adas);
    assert!(on_the_way.into_iter().all(|shown| !Cloth::is_settled(&shown)));

    // Ada's dice under those of Bo do not come to his cloth.
    let shown = LastEvent::of(&completed(3, &[(5, &[1, 2]), (5, &[2, 3])]));
    let homes: Vec<Place> = travels(&shown.beats())
        .into_iter()
        .filter(|(piece, ..)| matches!(piece, Piece::Die(_)))
        .map(|(_, _, home)| home)
        .collect();
    assert_eq!(homes, [Place::Hand(ADA), Place::Hand(ADA), Place::Home(0), Place::Home(1)]);
}

#[test]
fn gap_stays_until_the_die_has_left_and_then_the_others_close_up() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1)]);
    let shown = LastEvent::of(&game);
    assert_eq!(tray(shown.at(0.0)), own_tray(&[3, 3, 4, 5, 6, 6]));
    let start = Cloth::of(&shown.at(0.1));
    let middles: Vec<f32> = start.middles().map(|(_, middle)| middle).collect();
    assert_eq!(middles, [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5], "nothing has moved");
    assert_eq!(start.dice.iter().position(|one| !one.lies), Some(0), "where the die lay, there is a gap");
    let rooms = shown.course(|shown| Cloth::of(&shown).room());
    assert!(rooms.is_sorted_by(|one, next| one >= next), "{rooms:?}");
    assert!(rooms.windows(2).all(|pair| pair[0] - pair[1] < 0.1), "without a jump: {rooms:?}");
    assert_eq!((rooms[0], rooms[100]), (7.0, 6.0));
}

#[test]
fn gaps_of_dice_that_are_laid_one_after_another_close_together() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1)]);
    let first = LastEvent::of(&game);
    // The bot lays the next die soon after the first one has set out, and late: when its gap has begun to close.
    for (share, room) in [(0.25, 7.0), (0.7, 6.9)] {
        let mut game = game.clone();
        decide(&mut game, &[put(5, 0)]);
        let earlier = Playback::new(&first.schedule, share, false);
        let mut second = LastEvent::of(&game);
        second.schedule = second.schedule.joined_by(earlier).following(first.before.clone());
        let before = Cloth::of(&first.at(share)).room();
        let rooms = second.course(|shown| Cloth::of(&shown).room());
        assert!((rooms[0] - before).abs() < 0.05 && rooms[0] <= room, "no jump at {share}: {before}, {rooms:?}");
        assert!(rooms.is_sorted_by(|one, next| one >= next), "no gap opens again: {rooms:?}");
        assert_eq!(rooms[100], 5.0);
    }
}

#[test]
fn column_is_complete_once_its_last_die_has_landed() {
    let mut game = placing(&[1, 2, 2, 3, 5, 6, 6]);
    decide(&mut game, &[put(1, 5), put(2, 5), put(2, 5), put(3, 5)]);
    let shown = LastEvent::of(&game);
    assert!(shown.after.is_complete(column(5)));
    assert_eq!([0.0, 0.9, 1.0].map(|share| shown.at(share).is_complete(column(5))), [false, false, true]);
}

#[test]
fn dice_slide_to_their_owner_before_those_of_the_next_seat_come() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1), Move::Finish {}]);
    let shown = LastEvent::of(&game);
    let course = shown.course(|shown| (Cloth::of(&shown).owner.turn.seat, Cloth::of(&shown).away));
    let of = |seat| course.iter().filter(|(owner, _)| *owner == seat).map(|(_, away)| *away).collect::<Vec<f32>>();
    let (old, new) = (of(ADA), of(BO));
    assert!(old.is_sorted() && old.len() > 10 && old[0] == 0.0 && old[old.len() - 1] > 0.9, "{old:?}");
    assert!(new.is_sorted_by(|one, next| one >= next) && new[0] > 0.9 && new[new.len() - 1] == 0.0, "{new:?}");
    assert_eq!(tray(shown.at(0.0)), own_tray(&[3, 3, 4, 5, 6, 6]), "unused dice are seen to go");
}

#[test]
fn next_plate_lights_up_once_the_reward_has_landed() {
    let mut game = completed(3, &[(7, &[1; 6])]);
    decide(&mut game, &[Move::Store {}]);
    let shown = LastEvent::of(&game);
    let course = (0..100).map(|step| Playback::new(&shown.schedule, step as f32 / 100.0, false));
    let early: Vec<f32> =
        course.filter(|stage| stage.is_awaited(Place::Bag(ADA))).map(|stage| stage.light(Place::Plate(BO))).collect();
    assert!(early.len() > 10 && early.iter().all(|light| *light == 0.0), "{early:?}");
}

#[test]
fn counted_bag_shows_no_more_than_has_been_counted() {
    let shown = [0.0, 0.25, 0.5, 1.0].map(|share| Ratzzia::counted_piece(&Piece::Bag(22), share));
    assert_eq!(shown, [0, 6, 11, 22].map(Piece::Bag));
}

#[test]
fn stolen_food_flies_to_the_thief_and_must_be_seen() {
    let mut game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    decide(&mut game, &[Move::Steal { seat: CLEO }]);
    let shown = LastEvent::of(&game);
    let beats = shown.beats();
    assert!(is_unskippable(&beats));
    assert_eq!(beats[0].show, Show::Light(vec![Place::Plate(CLEO)]));
    assert_eq!(travels(&beats), [(Piece::Food(1), Place::Front(CLEO), Place::Front(ADA)); 3]);
    let (by, from) = (shown.course(|shown| shown.front(ADA)), shown.course(|shown| shown.front(CLEO)));
    assert_eq!((by[0], from[0]), (shown.before.front[0], shown.before.front[2]));
    assert_eq!((by[100], from[100]), (shown.after.front[0], shown.after.front[2]));
    assert!(by.is_sorted() && from.is_sorted_by(|one, next| one >= next), "{by:?} {from:?}");
    let together: Vec<u32> = by.iter().zip(&from).map(|(by, from)| by + from).collect();
    assert!(together.iter().any(|sum| *sum < together[0]), "some is in the air");
    assert_eq!(food_change(&shown.observation.seen, ADA), (3, 0));
    assert_eq!(food_change(&shown.observation.seen, CLEO), (-3, 0));
}

#[test]
fn stored_food_goes_from_the_plate_into_the_bag() {
    let mut game = completed(3, &[(7, &[1; 6])]);
    decide(&mut game, &[Move::Store {}]);
    let shown = LastEvent::of(&game);
    assert_eq!(travels(&shown.beats()), [(Piece::Food(1), Place::Front(ADA), Place::Bag(ADA)); 2]);
    let bags = shown.course(|shown| shown.bag(ADA));
    assert!(bags.is_sorted() && bags[0] == 0 && bags.contains(&1) && bags[100] == 2, "{bags:?}");
    assert_eq!(food_change(&shown.observation.seen, ADA), (-2, 2));
}

#[test]
fn passed_food_sets_out_from_all_plates_at_once() {
    let mut game = completed(3, &[(9, &[3, 4, 1, 1, 2])]);
    decide(&mut game, &[Move::PassFood { direction: Direction::Anticlockwise }]);
    let shown = LastEvent::of(&game);
    let beats = shown.beats();
    let ways = travels(&beats);
    let ends: Vec<(Place, Place)> = ways.iter().map(|(_, from, to)| (*from, *to)).collect();
    let front = Place::Front;
    assert_eq!(ends, [(front(ADA), front(CLEO)), (front(BO), front(ADA)), (front(CLEO), front(BO))]);
    assert!(is_unskippable(&beats));
    for seat in [ADA, BO, CLEO] {
        let change = i64::from(shown.after.front[seat.index()]) - i64::from(shown.before.front[seat.index()]);
        assert_eq!(food_change(&shown.observation.seen, seat), (change, 0));
    }
}

#[test]
fn annies_die_waits_then_pushes_the_others_up() {
    let mut game = completed(3, &[(1, &[1, 3, 4, 2])]);
    let waiting = LastEvent::of(&game);
    let tops = waiting.course(|shown| shown.die(space(1, 3)));
    assert!(tops.iter().all(|die| *die == Some(appearance(2, ADA))), "its sausages go, the die stays");

    decide(&mut game, &[Move::Annie { column: column(5) }]);
    let alone = LastEvent::of(&game);
    assert_eq!(travels(&alone.beats()), [(own_die(2, ADA), spot(1, 3), spot(5, 0))]);

    roll(&mut game, &[6; 7]);
    decide(&mut game, &[Move::Keep {}, put(6, 5), put(6, 5), Move::Finish {}]);
    roll(&mut game, &[1, 1, 2, 2, 2, 2, 2]);
    decide(&mut game, &[Move::Keep {}, put(1, 1), put(2, 1), put(2, 1), put(2, 1), Move::Finish {}]);
    decide(&mut game, &[Move::Annie { column: column(5) }]);
    let pushed = LastEvent::of(&game);
    let ways = travels(&pushed.beats());
    let slides = [
        (own_die(6, BO), spot(5, 2), spot(5, 3)),
        (own_die(6, BO), spot(5, 1), spot(5, 2)),
        (own_die(2, ADA), spot(5, 0), spot(5, 1)),
        (own_die(2, CLEO), spot(1, 3), spot(5, 0)),
    ];
    assert_eq!(ways[..4], slides);
    assert_eq!(pushed.at(0.0).die(space(5, 2)), None, "it has just set out");
}

#[test]
fn cat_comes_in_steps_and_all_dice_run_home() {
    let mut game = placing(&[1, 3, 3, 4, 5, 5, 6]);
    decide(&mut game, &[put(1, 1), put(5, 0), put(5, 0), Move::Finish {}, Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1, 2, 5, 5, 5, 6, 6]) }).expect("due");
    let shown = LastEvent::of(&game);
    let beats = shown.beats();
    let steps = [CatStep::Shadow, CatStep::Ears, CatStep::Paw, CatStep::Gone].map(Place::Cat);
    assert_eq!(changes(&beats)[7..], steps);
    let ways = travels(&beats);
    let forced = [(2, 2), (3, 3), (4, 4)];
    let forced = forced.map(|(slot, to)| (own_die(5, BO), Place::Die(slot), Place::Spot(SpaceIndex::Cat(to))));
    assert_eq!(ways[..3], forced);
    assert_eq!(ways.len(), 3 + 6, "three dice of each seat lay on the board");
    let homes: Vec<Place> = ways[3..].iter().map(|(_, _, home)| *home).collect();
    let on_the_cloth = homes.iter().filter(|home| matches!(home, Place::Home(_))).count();
    assert_eq!((on_the_cloth, homes.len()), (3, 6), "the dice of the seat on turn come to the cloth: {homes:?}");
    assert!(homes.iter().all(|home| matches!(home, Place::Home(_) | Place::Hand(ADA))), "{homes:?}");
    assert_eq!(tray(shown.at(0.999)), tray(shown.at(1.0)), "what has come home lies where it stays");
    let cat = shown.course(|shown| shown.cat_dice(5));
    assert!(cat[0] == 2 && cat.contains(&5) && cat[100] == 0, "{cat:?}");
    let parts = shown.course(|shown| shown.cat());
    let first = |part: fn(CatArrival) -> f32| parts.iter().position(|cat| cat.is_some_and(|cat| part(cat) > 0.0));
    let order = [first(|cat| cat.shadow), first(|cat| cat.ears), first(|cat| cat.paw)];
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{order:?}");
    assert_eq!(shown.at(1.0).cat(), None);
    assert!(!Cloth::is_settled(&shown.at(0.5)));
}

#[test]
fn support_dice_are_thrown_from_the_reserve() {
    let mut game = begun(2, &[1, 2, 3, 4, 5, 6]);
    decide(&mut game, &[Move::RollSupport {}]);
    assert_eq!(LastEvent::of(&game).at(1.0).reserve(), 3, "they lie there until they are thrown");
    game.apply_chance(Chance::SupportRolled { dice: dice(&[1, 4, 6]) }).expect("due");
    let shown = LastEvent::of(&game);
    assert_eq!(changes(&shown.beats()), [6, 7, 8].map(Place::Die));
    let is_roll = |beat: &Beat<Ratzzia>| matches!(beat.show, Show::Change(_, Span::Roll));
    assert_eq!(shown.beats().iter().filter(|beat| is_roll(beat)).count(), 3);
    assert_eq!([0.0, 1.0].map(|share| shown.at(share).reserve()), [0, 0], "they are in the hand");
}

#[test]
fn candy_die_flies_out_of_the_jar_into_the_hand() {
    let shown = LastEvent::of(&completed(2, &[(2, &[6, 1, 2, 2])]));
    let ways = travels(&shown.beats());
    let (piece, from, to) = ways[ways.len() - 1];
    assert!(matches!(piece, Piece::Die(die) if die.candy));
    assert_eq!((from, to), (Place::ShelfItem(column(2)), Place::Home(4)));
    assert_eq!([0.0, 1.0].map(|share| shown.at(share).jar()), [1, 0]);
    let candies = |share| shown.at(share).hand(ADA).iter().filter(|die| die.candy).count();
    assert_eq!([0.0, 1.0].map(candies), [0, 1]);
}

/// Without motion nothing is awaited: the position after the event stands at once, with marks.
#[test]
fn without_motion_the_position_after_the_event_is_shown() {
    let mut game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    decide(&mut game, &[Move::Steal { seat: CLEO }]);
    let event = LastEvent::of(&game);
    let still =
        ShownPosition::new(&event.after, Some(&event.observation.seen), Playback::new(&event.schedule, 0.0, true));
    assert_eq!(still.front(ADA), event.after.front[0]);
    assert_eq!(still.seat_on_turn(), Some(BO));
}

#[test]
fn traces_are_those_of_others() {
    let seen = |effects: Vec<Effect>| Seen { seat: BO, event: SeenEvent::Chose(Move::Finish {}), effects };
    let placed = PlacedDie { value: die(4), owner: DieOwner::Own(BO) };
    let effects = vec![
        Effect::Placed { at: space(3, 2), die: placed },
        Effect::Completed { column: column(8), dice: Vec::new() },
        Effect::Stolen { by: BO, from: ADA, amount: 4 },
        Effect::CandyTaken { seat: BO, from: CandyOrigin::Seat(CLEO) },
        Effect::CandyTaken { seat: BO, from: CandyOrigin::Jar },
    ];
    let expected = [
        Trace::Placed(BO, space(3, 2)),
        Trace::Completed(BO, column(8)),
        Trace::Robbed { by: BO, from: ADA },
        Trace::Robbed { by: BO, from: CLEO },
    ];
    assert_eq!(traces_of(&seen(effects.clone()), Viewer::Seat(ADA)), expected);
    assert_eq!(traces_of(&seen(effects), Viewer::Seat(BO)), []);
}

/// All events of the last turn of a game.
fn last_turn(game: &Match<Ratzzia>, from: usize) -> Vec<Seen> {
    (from..game.ply()).filter_map(|ply| game.observation(ply, Viewer::Table)).map(|seen| seen.seen).collect()
}

#[test]
fn a_turn_is_told_in_one_sentence_with_its_consequence_first() {
    let say =
        |game: &Match<Ratzzia>, phrase: &Phrase| Stage::of(game).say(phrase).replace(['\u{2068}', '\u{2069}'], "");
    let told = |game: &Match<Ratzzia>, from| {
        let open = game.view(Viewer::Table).open;
        Ratzzia::turn_line(&last_turn(game, from), &open).map(|phrase| say(game, &phrase))
    };
    let mut game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    assert_eq!(told(&game, 1), None, "the turn goes on");
    decide(&mut game, &[Move::Steal { seat: CLEO }]);
    let line = "Ada robs Cleo (+3) and completes column 8 (one sausage): 1, 2, 2, 6, 5 in column 8.";
    assert_eq!(told(&game, 1).as_deref(), Some(line));
    let last = last_turn(&game, game.ply() - 1).remove(0);
    assert_eq!(Ratzzia::deed(&last).map(|deed| say(&game, &deed)).as_deref(), Some("Ada robs Cleo."));
    assert_eq!([ADA, BO, CLEO].map(|seat| Ratzzia::concerns(&last, seat)), [false, false, true]);

    let game = completed(3, &[(5, &[1, 2, 2, 3])]);
    let line = "Ada completes column 5 (6 sausages): 1, 2, 2, 3 in column 5.";
    assert_eq!(told(&game, 1).as_deref(), Some(line));
    let finish = last_turn(&game, game.ply() - 1).remove(0);
    assert_eq!(Ratzzia::deed(&finish).map(|deed| say(&game, &deed)).as_deref(), Some("Ada completes column 5."));

    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1), put(6, 0), Move::Finish {}]);
    assert_eq!(told(&game, 1).as_deref(), Some("Ada places 1 in column 1 and 6 in the cat row."));
    decide(&mut game, &[Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1, 2, 3, 4, 5, 5, 6]) }).expect("due");
    let rolled = last_turn(&game, game.ply() - 1).remove(0);
    assert_eq!(Ratzzia::deed(&rolled).map(|deed| say(&game, &deed)).as_deref(), Some("Bo rolls the dice."));
    decide(&mut game, &[Move::Keep {}, put(5, 5), Move::Finish {}, Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1, 2, 3, 4, 5, 5, 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}, put(5, 9), Move::Finish {}]);
    let from = game.ply();
    decide(&mut game, &[Move::TakeBack { column: column(1) }]);
    assert_eq!(told(&game, from).as_deref(), Some("Ada takes a die back from column 1."));
}

#[test]
fn food_of_the_beginning_is_no_change() {
    assert_eq!(landed(0, 0, 4), 0, "four sausages are on their way to a plate at the beginning");
    assert_eq!((landed(3, 3, 3), landed(3, 3, 1), landed(3, 3, 0)), (0, 2, 3), "a reward counts as it arrives");
}
