//! What others have done since the viewer's last decision, marked on the board until the viewer acts: the dice that they
//! placed, the columns that they completed, whom they robbed, and how all food has changed.

use egui::{CornerRadius, Painter as Brush, Shape, Stroke, StrokeKind, pos2, vec2};

use super::layout::Layout;
use super::palette;
use super::shown_position::ShownPosition;
use crate::engine::{Seat, Turn, Viewer};
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::{CandyOrigin, Effect, Ratzzia, Seen, SpaceIndex};
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// A mark that an event of another seat has left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trace {
    /// The seat has placed a die, or lost it to the cat.
    Placed(Seat, SpaceIndex),
    /// The seat has completed a column.
    Completed(Seat, Column),
    /// The seat has taken food or a candy die from another.
    Robbed {
        /// The thief.
        by: Seat,
        /// The victim.
        from: Seat,
    },
}

/// The marks that one event leaves for a viewer: none of the viewer's own.
pub fn traces_of(seen: &Seen, viewer: Viewer) -> Vec<Trace> {
    if viewer == Viewer::Seat(seen.seat) {
        return Vec::new();
    }
    let of_effect = |effect: &Effect| match effect {
        Effect::Placed { at, .. } => vec![Trace::Placed(seen.seat, *at)],
        Effect::Forced { count, first, .. } => {
            (0..*count).map(|index| Trace::Placed(seen.seat, SpaceIndex::Cat(first.saturating_add(index)))).collect()
        }
        Effect::Completed { column, .. } => vec![Trace::Completed(seen.seat, *column)],
        Effect::Stolen { by, from, .. } => vec![Trace::Robbed { by: *by, from: *from }],
        Effect::CandyTaken { seat, from: CandyOrigin::Seat(from) } if from != seat => {
            vec![Trace::Robbed { by: *seat, from: *from }]
        }
        _ => Vec::new(),
    };
    seen.effects.iter().flat_map(of_effect).collect()
}

/// How an event changes a seat's food: in front, and in the bag.
pub fn food_change(seen: &Seen, seat: Seat) -> (i64, i64) {
    let (mut front, mut bag) = (0, 0);
    for effect in &seen.effects {
        match effect {
            Effect::Completed { dice, .. } => {
                let own = dice.iter().filter(|removed| removed.die.owner.seat() == Some(seat));
                front += own.map(|removed| i64::from(removed.sausages)).sum::<i64>();
            }
            Effect::Sausages { seat: to, count } if *to == seat => front += i64::from(*count),
            Effect::Stored { seat: by, amount } if *by == seat => {
                front -= i64::from(*amount);
                bag += i64::from(*amount);
            }
            Effect::Stolen { by, from, amount } => {
                front += i64::from(*amount) * (i64::from(*by == seat) - i64::from(*from == seat));
            }
            Effect::FoodPassed { direction, gave } => front += direction.balance_of(seat, gave),
            _ => {}
        }
    }
    (front, bag)
}

/// How a seat's food has changed since the viewer's last decision, as far as that has been shown.
pub fn shown_food_change(scene: &Scene<'_, Ratzzia>, shown: &ShownPosition<'_>, seat: Seat) -> (i64, i64) {
    if matches!(scene.turn, Turn::Over(_)) && scene.stage.is_over() {
        // The result counts, and nobody decides any more.
        return (0, 0);
    }
    let earlier = scene.traces.iter().map(|observation| &observation.seen);
    let last = scene.last.map(|(observation, _)| &observation.seen).filter(|_| !scene.is_last_traced);
    let sum = |(front, bag): (i64, i64), seen: &Seen| {
        let change = food_change(seen, seat);
        (front + change.0, bag + change.1)
    };
    let (front, bag) = earlier.chain(last).fold((0, 0), sum);
    let of = |sums: &[u32]| sums.get(seat.index()).copied().map_or(0, i64::from);
    let pending_front = of(&scene.open.front) - i64::from(shown.front(seat));
    let pending_bag = of(&scene.open.bags) - i64::from(shown.bag(seat));
    let by_last = last.map_or((0, 0), |seen| food_change(seen, seat));
    (landed(front, by_last.0, pending_front), landed(bag, by_last.1, pending_bag))
}

/// A change as far as it has arrived: what the last event brings and is still on its way has not changed anything. Food that
/// is on its way for another reason, as at the beginning (R4), was never counted as a change.
pub fn landed(change: i64, by_last: i64, pending: i64) -> i64 {
    if by_last == 0 { change } else { change - pending }
}

/// The marks of the scene.
pub fn traces(scene: &Scene<'_, Ratzzia>) -> Vec<Trace> {
    scene.traces.iter().flat_map(|observation| traces_of(&observation.seen, scene.viewer)).collect()
}

/// Rings the dice that others placed and still lie there, and marks the columns that they completed.
pub fn paint_on_columns(
    brush: &Brush,
    layout: &Layout,
    scene: &Scene<'_, Ratzzia>,
    shown: &ShownPosition<'_>,
    traces: &[Trace],
) {
    for trace in traces {
        match *trace {
            Trace::Placed(seat, space) if shown.die(space).is_some() => {
                let mark = scene.mark(seat);
                let rect = layout.spot(space);
                let round = CornerRadius::same((rect.width() * 0.24) as u8);
                let width = (rect.width() * 0.08).max(2.0);
                let halo = Stroke::new(width + 2.0, scene.theme.board(palette::CHALK));
                let ring = Stroke::new(width, scene.theme.board(scene.theme.mark(mark)));
                brush.rect_stroke(rect.expand(width * 0.5), round, halo, StrokeKind::Middle);
                brush.rect_stroke(rect.expand(width * 0.5), round, ring, StrokeKind::Middle);
                paint_mark(brush, rect.right_top(), (rect.width() * 0.22).max(5.0), mark, scene.theme);
            }
            Trace::Completed(seat, column) => {
                let foot = layout.foot(column);
                let at = pos2(foot.right() - foot.height() * 0.7, foot.center().y);
                paint_mark(brush, at, foot.height() * 0.42, scene.mark(seat), scene.theme);
            }
            Trace::Placed(..) | Trace::Robbed { .. } => {}
        }
    }
}

/// Paints an arrow above the plates from each robbed seat to the thief.
pub fn paint_thefts(brush: &Brush, layout: &Layout, scene: &Scene<'_, Ratzzia>, traces: &[Trace]) {
    let thefts = traces.iter().filter_map(|trace| match trace {
        Trace::Robbed { by, from } => Some((*by, *from)),
        _ => None,
    });
    let theme = scene.theme;
    for (index, (by, from)) in thefts.enumerate() {
        let mark = scene.mark(by);
        let width = (layout.space * 0.1).max(2.5);
        // Several arrows lie side by side.
        let aside = index as f32 * width * 2.2;
        let height = layout.plates().top() - width - aside * 0.4;
        let row = |seat| layout.food_row(seat, false).center().x;
        let (start, end) = (row(from) - aside, row(by) + aside);
        let inside = layout.plates().top() + layout.space * 0.24;
        let way = [pos2(start, inside), pos2(start, height), pos2(end, height), pos2(end, inside)];
        let colour = theme.board(theme.mark(mark));
        for (extra, colour) in [(2.5, theme.board(palette::CHALK)), (0.0, colour)] {
            brush.add(Shape::line(way.to_vec(), Stroke::new(width + extra, colour)));
            let (wing, tip) = (width * 1.7 + extra * 0.5, inside + width * 2.2 + extra * 0.5);
            let head =
                vec![pos2(end - wing, inside - extra * 0.4), pos2(end + wing, inside - extra * 0.4), pos2(end, tip)];
            brush.add(Shape::convex_polygon(head, colour, Stroke::NONE));
        }
        paint_mark(brush, way[1].lerp(way[2], 0.5) + vec2(0.0, width * 0.2), layout.space * 0.2, mark, theme);
    }
}
