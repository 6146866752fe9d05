//! Schedules of beats, tried with the places and pieces of Zatre.

use egui::{Rect, Vec2, pos2};

use crate::engine::{Cell, Phrase, Seat};
use crate::games::zatre::Zatre;
use crate::games::zatre::painter::beats::Piece;
use crate::games::zatre::painter::place::Place;
use crate::games::zatre::tiles::Tile;
use crate::paint::stage::{Beat, Pause, Playback, Schedule, Show, Span, StageTimes, Way};
use crate::paint::theme::Theme;

fn cell(column: u8) -> Place {
    Place::Cell(Cell::new(1, column))
}

/// Cells 100 points apart; nothing else is on the screen.
fn find(place: Place) -> Option<Rect> {
    let Place::Cell(cell) = place else { return None };
    Some(Rect::from_center_size(pos2(100.0 * f32::from(cell.column), 50.0), Vec2::splat(40.0)))
}

fn tile() -> Piece {
    Piece::Tile(Tile::new(4).expect("a value"))
}

fn travel(from: u8, to: u8) -> Beat<Zatre> {
    Beat::travel(tile(), vec![Place::Bag, cell(from)], vec![cell(to)], Way::Lift)
}

fn schedule(beats: Vec<Beat<Zatre>>) -> Schedule<Zatre> {
    Schedule::new(beats, find, StageTimes { motion: Theme::light().motion, swap: 900.0 })
}

#[test]
fn longer_flights_take_longer_up_to_a_limit() {
    let lengths = [1, 2, 5, 9].map(|to| schedule(vec![travel(1, to)]).length());
    let times = &Theme::light().motion.beat;
    assert_eq!(lengths[0], (times.lift + times.flight + times.land) as f32);
    assert_eq!(lengths[1], lengths[0] + 100.0 * times.flight_per_point);
    assert_eq!(lengths[3], (times.lift + times.flight_most + times.land) as f32);
    assert!(lengths.is_sorted());
}

#[test]
fn beats_follow_one_another_and_staggered_ones_overlap() {
    let one = schedule(vec![travel(1, 2)]).length();
    let motion = Theme::light().motion;
    assert_eq!(schedule(vec![travel(1, 2), travel(1, 2)]).length(), 2.0 * one);
    assert_eq!(schedule(vec![travel(1, 2), travel(1, 2).staggered()]).length(), one + motion.beat.stagger as f32);
}

#[test]
fn piece_is_awaited_until_it_lands_and_travels_from_origin_to_goal() {
    let schedule = schedule(vec![Beat::hold(Pause::Short), travel(1, 3)]);
    let at = |share: f32| Playback::new(&schedule, share, false);
    for share in [0.0, 0.3, 0.9, 0.99] {
        assert!(at(share).is_awaited(cell(3)), "at {share}");
    }
    assert!(!at(1.0).is_awaited(cell(3)));
    assert!(!at(0.5).is_awaited(cell(2)));
    assert!(at(0.1).flights(find).is_empty(), "the piece has not set out yet");
    let centers: Vec<f32> = [0.6, 0.75, 0.9].map(|share| at(share).flights(find)[0].pose.center.x).to_vec();
    assert!(centers.is_sorted() && centers[0] > 100.0 && centers[2] <= 300.0, "{centers:?}");
}

#[test]
fn change_is_0_before_its_beat_and_1_after_it() {
    let schedule = schedule(vec![travel(1, 2), Beat::change(cell(5), Span::Turn)]);
    let at = |share: f32| Playback::new(&schedule, share, false).change(cell(5));
    assert_eq!([at(0.0), at(0.4), at(1.0)], [0.0, 0.0, 1.0]);
    assert!((0.01..0.99).contains(&at(0.8)), "{}", at(0.8));
    assert_eq!(Playback::new(&schedule, 0.0, false).change(cell(6)), 1.0, "nothing changes there");
}

#[test]
fn places_light_up_one_after_another_and_stay_lit() {
    let schedule = schedule(vec![Beat::light(vec![cell(1), cell(2), cell(3)])]);
    let light = |share: f32| [1, 2, 3].map(|column| Playback::new(&schedule, share, false).light(cell(column)));
    assert_eq!(light(0.0), [0.0; 3]);
    let early = light(0.2);
    assert!(early[0] > 0.0 && early[2] == 0.0, "{early:?}");
    assert_eq!(light(0.95)[..2], [1.0; 2]);
}

#[test]
fn gain_ends_where_it_is_entered() {
    let label = Phrase::new("zatre-badge-gain").with("points", 4u8);
    let show = Show::Gain { seat: Seat::new(1), label, from: vec![cell(1), cell(3)], to: vec![Place::Bag, cell(7)] };
    let schedule = schedule(vec![Beat::new(show)]);
    let times = &Theme::light().motion.beat;
    let at = |share: f32| Playback::new(&schedule, share, false).gains(find, times)[0].center;
    assert!((at(0.0).x - 200.0).abs() < 0.1, "it begins in the middle of its places: {:?}", at(0.0));
    assert!((at(0.999).x - 700.0).abs() < 1.0, "{:?}", at(0.999));
}

#[test]
fn without_motion_marks_stand_and_nothing_is_awaited() {
    let schedule = schedule(vec![travel(1, 2), Beat::change(cell(4), Span::Turn)]);
    let still = Playback::new(&schedule, 0.0, true);
    assert!(!still.is_awaited(cell(2)) && still.change(cell(4)) == 1.0);
    assert_eq!(still.marked_places().collect::<Vec<_>>(), [cell(4)]);
    assert_eq!(still.flights(find).len(), 1, "an arrow stands for the flight");
}

/// Frames round all lids or roofs would point at nothing.
#[test]
fn without_motion_many_changes_get_no_marks() {
    let changes = (0..16).map(|index| Beat::change(cell(index), Span::Turn));
    let schedule = schedule(changes.chain([Beat::light(vec![cell(3)])]).collect());
    let still = Playback::new(&schedule, 0.0, true);
    assert_eq!(still.marked_places().collect::<Vec<_>>(), [cell(3)]);
}

#[test]
fn one_unskippable_beat_makes_the_event_unskippable() {
    assert!(!schedule(vec![travel(1, 2)]).is_unskippable());
    assert!(schedule(vec![travel(1, 2), Beat::hold(Pause::Long).unskippable()]).is_unskippable());
}

#[test]
fn beats_can_begin_together() {
    let one = schedule(vec![travel(1, 2)]).length();
    let schedule = schedule(vec![travel(1, 2), travel(3, 4).together()]);
    assert_eq!(schedule.length(), one);
    assert_eq!(Playback::new(&schedule, 0.5, false).flights(find).len(), 2);
}

#[test]
fn waiting_piece_lies_at_its_origin_until_it_sets_out() {
    let schedule = schedule(vec![Beat::hold(Pause::Long), travel(3, 4).waiting()]);
    let flights = Playback::new(&schedule, 0.1, false).flights(find);
    assert_eq!(flights[0].pose.center, pos2(300.0, 50.0));
    assert_eq!(flights[0].pose.lift, 0.0);
    assert!(Playback::new(&schedule, 1.0, false).flights(find).is_empty());
}

/// Each beat is shortened by what it can spare, so that all together take the time that there is.
#[test]
fn hurried_beats_are_shortened_each_by_what_it_can_spare() {
    let schedule = schedule(vec![Beat::change(cell(5), Span::Roll), Beat::change(cell(6), Span::Turn)]);
    let (calm, hurried) = (&Theme::light().motion.beat, &Theme::light().motion.hurried_beat);
    assert_eq!(schedule.length(), (calm.roll + calm.turn_over) as f32);
    assert_eq!(schedule.least(), (hurried.roll + hurried.turn_over) as f32);
    for (milliseconds, roll) in [(schedule.length(), calm.roll), (schedule.least(), hurried.roll)] {
        let at = |share: f32| Playback::new(&schedule, share, false).within(milliseconds);
        let rolled = roll as f32 / milliseconds;
        assert!(at(rolled - 0.01).change(cell(5)) < 1.0 && at(rolled - 0.01).change(cell(6)) == 0.0);
        assert!(at(rolled + 0.01).change(cell(5)) == 1.0 && at(rolled + 0.01).change(cell(6)) > 0.0);
        assert!(!at(0.999).is_over() && at(1.0).is_over());
    }
}

/// What is under way goes on where it is when the next event joins it.
#[test]
fn event_that_follows_at_once_joins_what_is_under_way() {
    let first = schedule(vec![travel(1, 3)]);
    let halfway = Playback::new(&first, 0.5, false);
    let joined = schedule(vec![travel(5, 9)]).joined_by(halfway);
    assert_eq!(joined.length(), schedule(vec![travel(5, 9)]).length());
    let begun = Playback::new(&joined, 0.0, false);
    assert_eq!(begun.flights(find)[0].pose, halfway.flights(find)[0].pose);
    assert!(begun.is_awaited(cell(3)) && begun.is_awaited(cell(9)));
    let later = Playback::new(&joined, 0.9, false);
    assert!(!later.is_awaited(cell(3)) && later.is_awaited(cell(9)));
}
