//! Where each seat's result came from: start, luck, its own play and that of others, which add up to it. Of a child only its best
//! turn is told, and where one sits, nothing from which the rest could be read.

use egui::{Align, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::model::StoryModel;
use crate::engine::{Phrase, Seat};
use crate::paint::marks::mark_ui;
use crate::paint::theme::Theme;
use crate::story::{Course, SeatAccounts, hundred, hundreds};
use crate::ui::table::model::TableModel;
use crate::ui::table::session::FrameContext;

/// The words above the figures, what they mean, and the sign before them, from which one sees that the first four add up to the last.
const HEADS: [(&str, &str, &str); 5] = [
    ("story-start", "story-start-tip", ""),
    ("story-luck", "story-luck-tip", "+ "),
    ("story-play", "story-play-tip", "+ "),
    ("story-others", "story-others-tip", "+ "),
    ("story-result", "story-result-tip", "= "),
];
/// Changes smaller than this share of a win have short bars, however small all are.
const LEAST_LARGEST: f64 = 0.1;
/// Stands before figures that are only about right.
const ABOUT: &str = "≈ ";
/// Figures with a larger standard error are only about right.
const ROUGH: f64 = 0.05;
/// The share of the width for the names.
const NAMES: f32 = 0.22;
/// The columns that stay where a child sits: luck, and one's own play.
const BESIDE_A_CHILD: std::ops::RangeInclusive<usize> = 1..=2;

/// What the figures of all seats have in common.
struct Scale {
    /// The largest change.
    largest: f64,
    /// Whether changes are only about right.
    is_rough: bool,
    has_children: bool,
}

/// Paints a row for each seat. All figures are chances in 100.
pub fn accounts_ui(ui: &mut Ui, (story, course): (&StoryModel, &Course), model: &TableModel, frame: &FrameContext<'_>) {
    let theme = frame.theme;
    let has_children = !story.children.is_empty();
    ui.spacing_mut().item_spacing.y = 0.0;
    let small = |text: String| RichText::new(text).text_style(TextStyle::Small).color(theme.ink_soft);
    let heads = row(ui, theme);
    cell_ui(ui, heads[0], Layout::left_to_right(Align::Center), |ui| ui.label(small(frame.text.get("story-of-100"))));
    for (column, ((key, tip, sign), place)) in HEADS.into_iter().zip(&heads[1..]).enumerate() {
        if has_children && !BESIDE_A_CHILD.contains(&column) {
            continue;
        }
        let sign = if has_children { "" } else { sign };
        let head = format!("{sign}{}", frame.text.get(key));
        let head = |ui: &mut Ui| ui.label(small(head)).on_hover_text(frame.text.get(tip));
        cell_ui(ui, *place, Layout::right_to_left(Align::Center), head);
    }
    let seats = || course.seats.iter().enumerate().map(|(index, accounts)| (Seat::new(index), accounts));
    let changes = seats().flat_map(|(seat, told)| [told.all_luck(), told.own_play(seat), told.play_of_others(seat)]);
    let largest = changes.fold(LEAST_LARGEST, |largest, change| largest.max(change.abs()));
    let is_rough = course.seats.iter().any(|accounts| accounts.error > ROUGH);
    let scale = Scale { largest, is_rough, has_children };
    for (seat, accounts) in seats() {
        let places = row(ui, theme);
        name_ui(ui, places[0], seat, model, theme);
        match story.children.iter().find(|child| child.seat == seat) {
            Some(child) => child_ui(ui, &places, child.best_turn, frame),
            None => seat_ui(ui, &places, (seat, accounts), &scale, theme),
        }
    }
}

/// Height of the rows of so many seats.
pub fn accounts_height(ui: &Ui, seats: usize, theme: &Theme) -> f32 {
    (seats + 1) as f32 * row_height(ui, theme)
}

fn row_height(ui: &Ui, theme: &Theme) -> f32 {
    ui.text_style_height(&TextStyle::Body) + theme.size.grid * 0.5
}

/// The places of the next row: a name and five figures.
fn row(ui: &mut Ui, theme: &Theme) -> [Rect; 6] {
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), row_height(ui, theme)), Sense::hover());
    let name = all.width() * NAMES;
    let width = (all.width() - name) / HEADS.len() as f32;
    std::array::from_fn(|column| match column.checked_sub(1) {
        None => all.with_max_x(all.left() + name),
        Some(figure) => {
            let left = all.left() + name + figure as f32 * width;
            Rect::from_x_y_ranges(left..=left + width, all.y_range())
        }
    })
}

fn cell_ui<R>(ui: &mut Ui, place: Rect, layout: Layout, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), add).inner
}

fn name_ui(ui: &mut Ui, place: Rect, seat: Seat, model: &TableModel, theme: &Theme) {
    let name = model.names.get(seat.index()).cloned().unwrap_or_default();
    cell_ui(ui, place, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
        mark_ui(ui, model.mark(seat), theme.size.mark, theme);
        ui.add(Label::new(Theme::strong(name)).truncate());
    });
}

/// The best turn of a child, over all the places of figures.
fn child_ui(ui: &mut Ui, places: &[Rect; 6], best_turn: Option<usize>, frame: &FrameContext<'_>) {
    let Some(number) = best_turn else { return };
    let words = frame.text.say(&Phrase::new("story-best-turn").with("number", number), &[]);
    cell_ui(ui, places[1].union(places[5]), Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(Theme::strong(words)).truncate());
    });
}

/// The figures of a seat. Beside a child, nothing is said from which one could tell what the child's play came to.
fn seat_ui(ui: &mut Ui, places: &[Rect; 6], (seat, accounts): (Seat, &SeatAccounts), scale: &Scale, theme: &Theme) {
    let about = if scale.is_rough { ABOUT } else { "" };
    let changes = [accounts.all_luck(), accounts.own_play(seat), accounts.play_of_others(seat)];
    let [luck, own, others] = changes;
    let [start, said @ ..] = hundreds([accounts.start, luck, own, others]);
    // Beside a child, what others' play came to is left out.
    let told = if scale.has_children { 2 } else { 3 };
    for (place, (change, said)) in places[2..].iter().zip(changes.into_iter().zip(said)).take(told) {
        figure_ui(ui, *place, format!("{about}{}", signed(said)));
        bar_ui(ui, *place, change, scale, theme);
    }
    if scale.has_children {
        return;
    }
    figure_ui(ui, places[1], start.to_string());
    figure_ui(ui, places[5], hundred(accounts.result).to_string());
}

fn figure_ui(ui: &mut Ui, place: Rect, words: String) {
    cell_ui(ui, place, Layout::right_to_left(Align::Center), |ui| ui.label(Theme::strong(words)));
}

/// A bar before the figure of a change: from the middle to the right for a gain, to the left and hollow for a loss.
fn bar_ui(ui: &Ui, place: Rect, change: f64, scale: &Scale, theme: &Theme) {
    let size = &theme.size.story;
    let figure = if scale.is_rough { size.rough_number } else { size.number };
    // As far from the figure before it as from its own.
    let figure = figure + theme.size.grid;
    let room = place.with_max_x((place.right() - figure).max(place.left())).with_min_x(place.left() + theme.size.grid);
    if !room.is_positive() {
        return;
    }
    let middle = room.center();
    let share = (change / scale.largest).clamp(-1.0, 1.0) as f32;
    let end = middle.x + room.width() * 0.5 * share;
    let half = size.bar * 0.5;
    let bar = Rect::from_two_pos(pos2(middle.x, middle.y - half), pos2(end, middle.y + half));
    let line = Stroke::new(theme.size.outline, theme.ink_soft);
    match change >= 0.0 {
        true => ui.painter().rect_filled(bar, 0.0, theme.ink_soft),
        false => ui.painter().rect_stroke(bar, 0.0, line, StrokeKind::Inside),
    };
    ui.painter().vline(middle.x, bar.y_range().expand(1.0), line);
}

/// A change in 100, with its sign.
fn signed(change: i64) -> String {
    match change {
        0 => "0".to_owned(),
        gain @ 1.. => format!("+{gain}"),
        loss => format!("−{}", -loss),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_signs() {
        assert_eq!([18, -7, 0].map(signed), ["+18", "−7", "0"]);
    }
}
