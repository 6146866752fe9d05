//! Previews of moves, painted and as phrases: columns about to be completed with who gets what, and Annie's column as it would be.

use egui::Painter as Brush;

use super::Selection;
use super::frame::PantryBoard;
use super::input::Interaction;
use super::labels;
use super::layout::Layout;
use super::palette;
use super::pieces::{DieAppearance, Gain, paint_gain, paint_seat_die};
use super::place::BoardArea;
use super::tray_dice::TrayDie;
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::words::sentences;
use crate::games::ratzzia::{Effect, Move, Open, Phase, Ratzzia, SpaceIndex};
use crate::paint::painter::Scene;

/// The placement that a click on a target would make; `None` if several are possible.
fn placement(interaction: &Interaction<'_>, selection: &Selection, target: Target) -> Option<Move> {
    let mut fitting = interaction.placements(interaction.picked(selection), Some(target));
    let first = fitting.next()?;
    let is_clear = fitting.next().is_none() || interaction.picked(selection) == Some(TrayDie::Candy);
    is_clear.then_some(first)
}

/// The phrase for what a click on an area would bring.
pub fn click_preview(interaction: &Interaction<'_>, selection: &Selection, area: BoardArea) -> Option<Phrase> {
    match (interaction.phase(), area) {
        (Phase::Placing, BoardArea::Column(column) | BoardArea::Shelf(column)) => {
            let choice = placement(interaction, selection, Target::Column(column))?;
            let after = interaction.open.after_choice(choice);
            let completes = after.is_complete(column) && !interaction.open.is_complete(column);
            completes.then(|| completion(&after, column))
        }
        (Phase::Annie { .. }, BoardArea::Column(column) | BoardArea::Shelf(column)) => {
            decision_preview(interaction.open, Move::Annie { column })
        }
        _ => None,
    }
}

/// The phrase for what a complete column brings.
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
    let shelf = shelf.map(|phrase| phrase.with("seat", open.turn.seat));
    labels::listed(std::iter::once(phrase).chain(paid).chain(shelf)).unwrap_or_else(|| Phrase::new("ratzzia-name"))
}

/// The amount that the seat on turn can store with this column as it is, after it and the complete columns to its left are paid (R15); `None` if
/// it can store nothing.
fn storable(open: &Open, column: Column) -> Option<u8> {
    let amount = open.highest_pair_sum(column, open.stack(column))?;
    let seat = open.turn.seat;
    let earned = open.complete_columns().filter(|&complete| complete <= column).flat_map(|each| open.earnings(each));
    let earned: u32 = earned.filter(|(who, _)| *who == seat).map(|(_, sum)| sum).sum();
    let front = open.front.get(seat.index()).copied().unwrap_or(0) + earned;
    (u32::from(amount) <= front).then_some(amount)
}

/// The phrase for the effects of a decision up to the next one, for that next decision, and for what can be stored after it.
fn decision_preview(open: &Open, choice: Move) -> Option<Phrase> {
    let effects = labels::effect_sentences(&open.effects_of(choice))?;
    let after = open.after_choice(choice);
    let (what, amount) = match after.phase {
        Phase::Annie { .. } => ("annie", 0),
        Phase::Candy => ("candy", 0),
        Phase::Storing { amount } => ("store", amount),
        Phase::Stealing => ("steal", 0),
        Phase::PassingFood => ("pass", 0),
        _ => return Some(effects),
    };
    let next = |what: &str, amount: u8| {
        let phrase = Phrase::new("ratzzia-outlook-choice").with("what", what.to_owned()).with("amount", amount);
        phrase.with("seat", open.turn.seat)
    };
    let is_full_store = |column: &Column| open.printed(*column).shelf == Shelf::Store && after.is_complete(*column);
    let later = Column::ALL.into_iter().find(is_full_store).and_then(|column| storable(&after, column));
    sentences([effects, next(what, amount)].into_iter().chain(later.map(|amount| next("store", amount))))
}

/// The phrase for what finishing brings, up to the next decision.
pub fn finish_preview(open: &Open) -> Option<Phrase> {
    decision_preview(open, Move::Finish {})
}

/// Whether finishing gives something away: a die in hand that fits on a column, or the reward of a shelf.
pub fn finish_loses(open: &Open) -> bool {
    let mut choices = Vec::new();
    open.legal_moves(&mut choices);
    let fits = |choice: &Move| {
        matches!(
            choice,
            Move::Place { column: Target::Column(_), .. } | Move::PlaceSupport { column: Target::Column(_), .. }
        )
    };
    let is_lost_reward = |effect: &Effect| {
        use Effect::{AnnieStayed, NoCandy, NotStored, NothingToSteal};
        matches!(effect, AnnieStayed { .. } | NoCandy | NotStored { .. } | NothingToSteal)
    };
    choices.iter().any(fits) || open.effects_of(Move::Finish {}).iter().any(is_lost_reward)
}

/// The phrase for the plan that R21 demands.
pub fn plan_preview(open: &Open) -> Option<Phrase> {
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
        runs.into_iter().map(|(key, dice)| Phrase::new(key).with("dice", listed(dice)).with("seat", open.turn.seat));
    let first = runs.next()?;
    let then = |first, next| Phrase::new("ratzzia-outlook-then").with("first", first).with("next", next);
    Some(Phrase::new("ratzzia-outlook-plan").with("plan", runs.fold(first, then)))
}

/// Paints who gets what on the columns that are complete, and the preview of a click on the hovered area.
pub fn paint(brush: &Brush, board: &PantryBoard<'_>, hovered: Option<BoardArea>) {
    let (scene, layout, selection) = (board.scene, &board.layout, board.selection);
    let open = scene.open;
    if open.phase == Phase::Placing {
        for column in open.complete_columns().filter(|column| board.shown.is_complete(*column)) {
            paint_earnings(brush, scene, layout, column, open);
        }
    }
    let (Some(interaction), Some(column)) = (&board.interaction, hovered.and_then(BoardArea::column)) else { return };
    match interaction.phase() {
        Phase::Placing => {
            let Some(choice) = placement(interaction, selection, Target::Column(column)) else { return };
            let after = open.after_choice(choice);
            if let Some(space) = open.next_space(column)
                && let Some(die) = after.stack(column).0.get(space).copied().flatten()
            {
                paint_ghost(brush, scene, layout, column, space, DieAppearance::placed(die));
            }
            if after.is_complete(column) && !open.is_complete(column) {
                paint_earnings(brush, scene, layout, column, &after);
            }
        }
        Phase::Annie { from } => paint_annie(brush, scene, layout, from, column),
        _ => {}
    }
}

/// Paints a column as it would be with Annie's die at its bottom.
fn paint_annie(brush: &Brush, scene: &Scene<'_, Ratzzia>, layout: &Layout, from: Column, column: Column) {
    let open = scene.open;
    let top = open.printed(from).top();
    let Some(die) = open.stack(from).0.get(top).copied().flatten() else { return };
    let Some((lowest, filled)) = open.annie_insertion(column).filter(|_| column != from) else { return };
    paint_ghost(brush, scene, layout, column, lowest, DieAppearance::placed(die));
    for space in lowest..filled {
        if let Some(moved) = open.stack(column).0.get(space).copied().flatten() {
            paint_ghost(brush, scene, layout, column, space + 1, DieAppearance::placed(moved));
        }
    }
}

/// Paints a die that would lie on a space.
fn paint_ghost(
    brush: &Brush,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    column: Column,
    space: usize,
    die: DieAppearance,
) {
    let rect = layout.die(column, space);
    paint_seat_die(brush, scene, rect, die);
    let lamp = scene.theme.board(palette::LAMP);
    brush.rect_stroke(rect.expand(1.5), rect.width() * 0.2, egui::Stroke::new(3.0, lamp), egui::StrokeKind::Middle);
}

/// Paints who gets what for a column that is complete in this position, and what can be stored.
fn paint_earnings(brush: &Brush, scene: &Scene<'_, Ratzzia>, layout: &Layout, column: Column, open: &Open) {
    let theme = scene.theme;
    let paid = open.earnings(column).into_iter().map(|(seat, sum)| (Gain::For(scene.mark(seat)), sum));
    let stored = if open.printed(column).shelf == Shelf::Store { storable(open, column) } else { None };
    let earned: Vec<(Gain, u32)> = paid.chain(stored.map(|amount| (Gain::IntoBag, u32::from(amount)))).collect();
    let shelf = layout.shelf(column);
    let size = (layout.space * 0.36).clamp(12.0, 26.0);
    let step = size * 1.5;
    let high = step * earned.len() as f32;
    // On the panel above the top space, or on the shelf if the panel is too small.
    let panel = layout.space(column, scene.open.printed(column).top()).top() - shelf.bottom();
    let middle = if panel >= high { shelf.bottom() + panel * 0.5 } else { shelf.bottom() - high * 0.5 };
    let first = middle - high * 0.5 + step * 0.5;
    for (index, (gain, sum)) in earned.iter().enumerate() {
        let center = egui::pos2(shelf.center().x, first + step * index as f32);
        paint_gain(brush, theme, center, size, *gain, *sum);
    }
}

/// The next space of each target where a die can be placed.
pub fn next_spaces(interaction: &Interaction<'_>, selection: &Selection) -> Vec<SpaceIndex> {
    let open = interaction.open;
    match interaction.phase() {
        Phase::Placing => Target::all()
            .filter(|target| selection.pending_target.is_none_or(|asked| asked == *target))
            .filter(|target| interaction.placements(interaction.picked(selection), Some(*target)).next().is_some())
            .filter_map(|target| match target {
                Target::CatRow => Some(SpaceIndex::Cat(open.cat.len() as u8)),
                Target::Column(column) => open.next_space(column).map(|space| SpaceIndex::Column(column, space as u8)),
            })
            .collect(),
        Phase::Annie { .. } => Column::ALL
            .into_iter()
            .filter(|&column| interaction.is_legal(Move::Annie { column }))
            .filter_map(|column| {
                open.annie_insertion(column).map(|(lowest, _)| SpaceIndex::Column(column, lowest as u8))
            })
            .collect(),
        _ => Vec::new(),
    }
}
