//! The steps of a plan, as they are shown on the board: pieces where they would lie, numbered.

use derive_where::derive_where;
use egui::{FontId, Painter as Brush, Rect, pos2};

use super::beat::{Travel, Way};
use super::overlay::{MAX_ARROWS, paint_arrow, paint_chip};
use super::schedule::landed;
use crate::paint::board::Place as _;
use crate::paint::fonts;
use crate::paint::painter::{Painter, Scene};

/// A piece lands on a place at most so many times its size; what goes into a whole area comes of the move.
const MAX_GROWTH: f32 = 12.0;
/// The most of a place's height that a number takes.
const NUMBER_SHARE: f32 = 0.4;
/// How visible a piece is that has yet to be moved.
const GHOST_OPACITY: f32 = 0.6;

/// A step of a plan.
#[derive_where(Clone, Debug, PartialEq)]
pub struct PlannedStep<R: Painter> {
    /// The number of the step in its plan, from 1.
    pub number: usize,
    /// The move.
    pub choice: R::Move,
    /// Whether the plan knows what comes of the move, so that what follows can be planned, too.
    pub is_foreseen: bool,
    /// The pieces that the move carries, as far as that is known.
    pub travels: Vec<Travel<R>>,
}

/// Paints the steps of the plan: the piece that each moves, where it would lie, and the number of the step.
pub(super) fn paint_plan<R: Painter>(brush: &Brush, scene: &Scene<'_, R>) {
    let mut ghost = brush.clone();
    ghost.multiply_opacity(GHOST_OPACITY);
    let moved: Vec<Option<Moved<'_, R>>> = scene.plan.iter().map(|step| Moved::of(step, scene)).collect();
    let has_arrows = moved.iter().flatten().count() <= MAX_ARROWS;
    let mut numbers: Vec<(Rect, usize)> = Vec::new();
    for (step, moved) in scene.plan.iter().zip(moved) {
        let place = R::move_places(&step.choice).into_iter().filter_map(|place| find(scene, place)).next_back();
        numbers.extend(moved.as_ref().map(|moved| moved.goal).or(place).map(|end| (end, step.number)));
        let Some(Moved { travel, origin, goal }) = moved else { continue };
        // A way from the panels would cross the whole table.
        let is_on_board = scene.rects.find("board").is_some_and(|board| board.contains(origin.center()));
        if has_arrows && is_on_board {
            paint_arrow(&ghost, scene.theme, origin, goal);
        }
        R::paint_flight(&ghost, scene, &travel.piece, landed(travel, (origin, goal)));
    }
    // Of a single step nothing comes before or after.
    if scene.plan.len() > 1 || scene.plan.iter().any(|step| step.number > 1) {
        for (index, (rect, number)) in numbers.iter().enumerate() {
            let before = numbers[..index].iter().filter(|(other, _)| other == rect).count();
            paint_number(brush, scene, *rect, (*number, before));
        }
    }
}

/// The piece that a step moves to one of its places; what else moves then comes of it.
struct Moved<'a, R: Painter> {
    travel: &'a Travel<R>,
    origin: Rect,
    goal: Rect,
}

impl<'a, R: Painter> Moved<'a, R> {
    fn of(step: &'a PlannedStep<R>, scene: &Scene<'_, R>) -> Option<Self> {
        let places: Vec<Rect> =
            R::move_places(&step.choice).into_iter().filter_map(|place| find(scene, place)).collect();
        step.travels.iter().filter(|travel| travel.way != Way::Fall).find_map(|travel| {
            let goal = travel.to.iter().find_map(|place| find(scene, *place))?;
            let origin = travel.from.iter().find_map(|place| find(scene, *place)).unwrap_or(goal);
            let is_meant = places.iter().any(|place| place.contains(goal.center()));
            (is_meant && goal.area() < MAX_GROWTH * origin.area()).then_some(Moved { travel, origin, goal })
        })
    }
}

/// Where a place lies on the screen.
fn find<R: Painter>(scene: &Scene<'_, R>, place: R::Place) -> Option<Rect> {
    scene.rects.find(&place.name())
}

/// Paints a step's number at the corner of where it ends, to the right of those `before` it.
fn paint_number<R: Painter>(brush: &Brush, scene: &Scene<'_, R>, rect: Rect, (number, before): (usize, usize)) {
    let theme = scene.theme;
    // On small places it leaves room for what lies there.
    let size = (theme.size.stage.gain * 0.8).min(rect.height().max(theme.size.icon) * NUMBER_SHARE);
    let font = FontId::new(size, fonts::bold());
    let center = pos2(rect.left() + font.size * 1.6 * before as f32, rect.top());
    let fill = theme.board(theme.focus);
    paint_chip(brush, center, &number.to_string(), font, fill, theme.ink_on(fill));
}
