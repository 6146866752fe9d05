//! What would come of it: columns that are about to be completed and who gets what, Annie's column as it would be.

use egui::Painter as Brush;

use super::Selection;
use super::input::{Hand, Piece};
use super::layout::Layout;
use super::naming;
use super::palette;
use super::pieces::{Gain, Shown, paint_gain, paint_shown};
use super::places::Point;
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::words::sentences;
use crate::games::ratzzia::{Happening, Move, Open, Phase, Place, Ratzzia};
use crate::paint::painter::Scene;

/// The placement that a click there would be, if one is clear.
fn placement(hand: &Hand<'_>, touch: &Selection, target: Target) -> Option<Move> {
    let mut fitting = hand.placements(hand.picked(touch), Some(target));
    let first = fitting.next()?;
    let one = fitting.next().is_none() || hand.picked(touch) == Some(Piece::Candy);
    one.then_some(first)
}

/// In words, what a click there would bring.
pub fn told(hand: &Hand<'_>, touch: &Selection, point: Point) -> Option<Phrase> {
    match (hand.phase(), point) {
        (Phase::Placing, Point::Column(column) | Point::Shelf(column)) => {
            let choice = placement(hand, touch, Target::Column(column))?;
            let after = hand.open.after_choice(choice);
            let completes = after.is_complete(column) && !hand.open.is_complete(column);
            completes.then(|| completion(&after, column))
        }
        (Phase::Annie { .. }, Point::Column(column) | Point::Shelf(column)) => of(hand.open, Move::Annie { column }),
        _ => None,
    }
}

/// In words, what a column brings when it is complete.
fn completion(open: &Open, column: Column) -> Phrase {
    let paid = open.earnings(column).into_iter();
    let paid =
        paid.map(|(seat, sum)| Phrase::new("ratzzia-outlook-gets").with("seat", seat).with("count", i64::from(sum)));
    let phrase = Phrase::new("ratzzia-outlook-completes").with("column", column.number());
    let shelf = match (open.printed(column).shelf, storable(open, column)) {
        (Shelf::Sausages(_), _) => None,
        (Shelf::Store, Some(amount)) => Some(Phrase::new("ratzzia-outlook-store").with("amount", amount)),
        (Shelf::Store, None) => Some(Phrase::new("ratzzia-outlook-stores-nothing")),
        (Shelf::Annie, _) => Some(Phrase::new("ratzzia-outlook-annie")),
        (Shelf::CandyJar, _) => Some(Phrase::new("ratzzia-outlook-candy-die")),
        (Shelf::Greedy, _) => Some(Phrase::new("ratzzia-outlook-steals")),
        (Shelf::Accountant, _) => Some(Phrase::new("ratzzia-outlook-passes")),
    };
    let shelf = shelf.map(|phrase| phrase.with("seat", open.facts.seat));
    naming::listed(std::iter::once(phrase).chain(paid).chain(shelf)).unwrap_or_else(|| Phrase::new("ratzzia-name"))
}

/// How much the seat on turn can store with this column as it is, once it and those to the left of it are paid; none if nothing (R15).
fn storable(open: &Open, column: Column) -> Option<u8> {
    let amount = open.pair_of(column, open.stack(column))?;
    let seat = open.facts.seat;
    let earned = open.complete_columns().filter(|&complete| complete <= column).flat_map(|each| open.earnings(each));
    let earned: u32 = earned.filter(|(who, _)| *who == seat).map(|(_, sum)| sum).sum();
    let front = open.front.get(seat.index()).copied().unwrap_or(0) + earned;
    (u32::from(amount) <= front).then_some(amount)
}

/// What a decision brings up to the next one, what that will be about, and what can be stored then.
fn of(open: &Open, choice: Move) -> Option<Phrase> {
    let told = naming::told(&open.comes_of(choice))?;
    let after = open.after_choice(choice);
    let (what, amount) = match after.phase {
        Phase::Annie { .. } => ("annie", 0),
        Phase::Candy => ("candy", 0),
        Phase::Storing { amount } => ("store", amount),
        Phase::Stealing => ("steal", 0),
        Phase::PassingFood => ("pass", 0),
        _ => return Some(told),
    };
    let next = |what: &str, amount: u8| {
        let phrase = Phrase::new("ratzzia-outlook-choice").with("what", what.to_owned()).with("amount", amount);
        phrase.with("seat", open.facts.seat)
    };
    let is_full_store = |column: &Column| open.printed(*column).shelf == Shelf::Store && after.is_complete(*column);
    let later = Column::ALL.into_iter().find(is_full_store).and_then(|column| storable(&after, column));
    sentences([told, next(what, amount)].into_iter().chain(later.map(|amount| next("store", amount))))
}

/// What the end of placing brings, as far as nobody has to choose, and what is to be chosen then.
pub fn of_finish(open: &Open) -> Option<Phrase> {
    of(open, Move::Finish {})
}

/// Whether something is given away by placing no more: a die in hand that fits on a column, or a shelf that brings nothing.
pub fn finish_loses(open: &Open) -> bool {
    let mut choices = Vec::new();
    open.choices(&mut choices);
    let fits = |choice: &Move| {
        matches!(
            choice,
            Move::Place { column: Target::Column(_), .. } | Move::PlaceSupport { column: Target::Column(_), .. }
        )
    };
    let in_vain = |happening: &Happening| {
        use Happening::{AnnieStayed, NoCandy, NotStored, NothingToSteal};
        matches!(happening, AnnieStayed { .. } | NoCandy | NotStored { .. } | NothingToSteal)
    };
    choices.iter().any(fits) || open.comes_of(Move::Finish {}).iter().any(in_vain)
}

/// The plan that the duty of R21 waits for.
pub fn plan(open: &Open) -> Option<Phrase> {
    let mut runs: Vec<(&'static str, Vec<u8>)> = Vec::new();
    for step in open.plan() {
        let (key, die) = match step {
            Move::Place { die, .. } => ("ratzzia-outlook-own", die),
            Move::PlaceSupport { die, .. } => ("ratzzia-outlook-support", die),
            Move::PlaceCandy { value, .. } => ("ratzzia-outlook-candy", value),
            _ => continue,
        };
        match runs.last_mut() {
            Some((last, dice)) if *last == key => dice.push(die.value()),
            _ => runs.push((key, vec![die.value()])),
        }
    }
    let listed = |dice: Vec<u8>| dice.iter().map(u8::to_string).collect::<Vec<String>>().join(", ");
    let mut runs =
        runs.into_iter().map(|(key, dice)| Phrase::new(key).with("dice", listed(dice)).with("seat", open.facts.seat));
    let first = runs.next()?;
    let then = |said, next| Phrase::new("ratzzia-outlook-then").with("first", said).with("next", next);
    Some(Phrase::new("ratzzia-outlook-plan").with("plan", runs.fold(first, then)))
}

/// Who gets what, on the columns that are complete now, and on the one that would be.
pub fn paint(
    brush: &Brush,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    hand: Option<&Hand<'_>>,
    touch: &Selection,
    pointed: Option<Point>,
) {
    let open = scene.open;
    if open.phase == Phase::Placing {
        for column in open.complete_columns() {
            paint_earnings(brush, scene, layout, column, open);
        }
    }
    let (Some(hand), Some(column)) = (hand, pointed.and_then(Point::column)) else { return };
    match hand.phase() {
        Phase::Placing => {
            let Some(choice) = placement(hand, touch, Target::Column(column)) else { return };
            let after = open.after_choice(choice);
            if let Some(space) = open.next_space(column)
                && let Some(die) = after.stack(column).0.get(space).copied().flatten()
            {
                paint_ghost(brush, scene, layout, column, space, Shown::lying(die));
            }
            if after.is_complete(column) && !open.is_complete(column) {
                paint_earnings(brush, scene, layout, column, &after);
            }
        }
        Phase::Annie { from } => paint_annie(brush, scene, layout, from, column),
        _ => {}
    }
}

/// The whole column as it will be with Annie's die below it.
fn paint_annie(brush: &Brush, scene: &Scene<'_, Ratzzia>, layout: &Layout, from: Column, column: Column) {
    let open = scene.open;
    let top = open.printed(from).top();
    let Some(die) = open.stack(from).0.get(top).copied().flatten() else { return };
    let Some((lowest, filled)) = open.annie_shift(column).filter(|_| column != from) else { return };
    paint_ghost(brush, scene, layout, column, lowest, Shown::lying(die));
    for space in lowest..filled {
        if let Some(moved) = open.stack(column).0.get(space).copied().flatten() {
            paint_ghost(brush, scene, layout, column, space + 1, Shown::lying(moved));
        }
    }
}

/// A die that would lie there.
fn paint_ghost(brush: &Brush, scene: &Scene<'_, Ratzzia>, layout: &Layout, column: Column, space: usize, die: Shown) {
    let rect = layout.die(column, space);
    paint_shown(brush, scene, rect, die);
    let lamp = scene.theme.board(palette::LAMP);
    brush.rect_stroke(rect.expand(1.5), rect.width() * 0.2, egui::Stroke::new(3.0, lamp), egui::StrokeKind::Middle);
}

/// Who gets what for a column that is complete in this position, and what can be stored.
fn paint_earnings(brush: &Brush, scene: &Scene<'_, Ratzzia>, layout: &Layout, column: Column, open: &Open) {
    let theme = scene.theme;
    let paid = open.earnings(column).into_iter().map(|(seat, sum)| (Gain::For(scene.mark(seat)), sum));
    let stored = if open.printed(column).shelf == Shelf::Store { storable(open, column) } else { None };
    let earned: Vec<(Gain, u32)> = paid.chain(stored.map(|amount| (Gain::IntoBag, u32::from(amount)))).collect();
    let shelf = layout.shelf(column);
    let size = (layout.space * 0.36).clamp(12.0, 26.0);
    let step = size * 1.5;
    let high = step * earned.len() as f32;
    // On the panel above the topmost space; on the shelf, where that is too small.
    let panel = layout.space(column, scene.open.printed(column).top()).top() - shelf.bottom();
    let middle = if panel >= high { shelf.bottom() + panel * 0.5 } else { shelf.bottom() - high * 0.5 };
    let first = middle - high * 0.5 + step * 0.5;
    for (index, (gain, sum)) in earned.iter().enumerate() {
        let center = egui::pos2(shelf.center().x, first + step * index as f32);
        paint_gain(brush, theme, center, size, *gain, *sum);
    }
}

/// The space that is next in each place where something can be put.
pub fn next_places(hand: &Hand<'_>, touch: &Selection) -> Vec<Place> {
    let open = hand.open;
    match hand.phase() {
        Phase::Placing => Target::all()
            .filter(|target| touch.asked.is_none_or(|asked| asked == *target))
            .filter(|target| hand.placements(hand.picked(touch), Some(*target)).next().is_some())
            .filter_map(|target| match target {
                Target::CatRow => Some(Place::Cat(open.cat.len() as u8)),
                Target::Column(column) => open.next_space(column).map(|space| Place::Column(column, space as u8)),
            })
            .collect(),
        Phase::Annie { .. } => Column::ALL
            .into_iter()
            .filter(|&column| hand.may(Move::Annie { column }))
            .filter_map(|column| open.annie_shift(column).map(|(lowest, _)| Place::Column(column, lowest as u8)))
            .collect(),
        _ => Vec::new(),
    }
}
