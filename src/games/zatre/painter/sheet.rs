//! The score sheet on the screen: columns x2, 10, 11, 12, bonus and total, as on the printed sheet (Z3, Z15–Z19, Z22).

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Id, Rect, Role, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui,
    WidgetInfo, pos2, vec2,
};

use super::place::Place;
use super::prompts;
use super::tiles::paint_cross;
use crate::engine::{Phrase, Seat};
use crate::games::zatre::rules::{Common, Open, Phase, Zatre};
use crate::games::zatre::sheet::{Entry, SUMS, Sheet};
use crate::paint::fonts;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::painter::Scene;
use crate::paint::shapes;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;

/// The number of filled rows at the bottom that are never folded away.
const UNFOLDED_ROWS: usize = 6;
/// The most by which letter spacing may shrink, as a share of the font size.
const MAX_TIGHTENING: f32 = 0.06;
/// The height of what is not a row on a sheet, in rows: the head, the toggle, the lines of the total.
const OTHER_ROWS: f32 = 6.0;
/// The fewest rows that a sheet shows.
const MIN_ROWS: usize = 5;

/// Shows the sheet that a seat writes on.
pub fn sheet_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, seat: Seat) {
    let common = &scene.open.common;
    let index = common.sheet_of(seat);
    let Some(sheet) = common.sheets.get(index) else { return };
    let entry = pending_entry(common, seat);
    let fold = Id::unique("zatre sheet unfolded").with(index);
    let unfolded = ui.data(|data| data.get_temp::<bool>(fold)).unwrap_or(false);
    let layout = SheetLayout::of(ui, scene.theme, ui.available_width());
    let mut rows = VisibleRows::of(sheet, &entry);
    if common.phase == Phase::Over {
        rows.unfold_into(layout.rows_in(ui.available_height()));
    }

    let top = ui.cursor().min;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        head_ui(ui, scene, &layout);
        if rows.folded > 0 && fold_ui(ui, scene, &layout, sheet, rows.folded, unfolded) {
            ui.data_mut(|data| data.insert_temp(fold, !unfolded));
        }
        for row in 0..rows.end {
            if row >= rows.folded || unfolded || changes_row(sheet, &entry, row) {
                row_ui(ui, scene, &layout, (index, sheet), &entry, row);
            }
        }
        total_ui(ui, scene, &layout, seat);
    });
    let rect = Rect::from_min_max(top, pos2(top.x + layout.width, ui.min_rect().bottom()));
    scene.put(Place::Sheet(index), rect);
    let id = ui.make_persistent_id("zatre sheet").with(index);
    ui.interact(rect, id, Sense::hover()).widget_info(|| {
        let label = scene.say(&prompts::sheet_in_words(scene.open, seat));
        WidgetInfo::labeled(Role::Label, ui.is_enabled(), label)
    });
}

/// The entry on this seat's sheet if the current turn ended now; empty while another sheet's seat lays.
fn pending_entry(common: &Common, seat: Seat) -> Entry {
    let lays = common.phase == Phase::Laying && common.sheet_of(common.seat) == common.sheet_of(seat);
    if lays { common.entry() } else { Entry::default() }
}

/// The rows of a sheet that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct VisibleRows {
    /// The number of rows from the top that are folded away.
    folded: usize,
    /// The first row below the shown ones.
    end: usize,
}

impl VisibleRows {
    /// The rows of this sheet, the pending entry included: the last filled rows and one empty row below them.
    fn of(sheet: &Sheet, entry: &Entry) -> Self {
        let mut with_entry = sheet.clone();
        with_entry.enter(entry);
        let end = (with_entry.rows() + 1).max(MIN_ROWS);
        let folded = (sheet.rows() + 1).max(MIN_ROWS).saturating_sub(UNFOLDED_ROWS + 1);
        VisibleRows { folded, end }
    }

    /// Folds no more away than needed for so many rows to be shown.
    fn unfold_into(&mut self, shown: usize) {
        self.folded = self.folded.min(self.end.saturating_sub(shown));
    }
}

/// Whether the pending entry changes this row.
fn changes_row(sheet: &Sheet, entry: &Entry, row: usize) -> bool {
    let crosses = sheet.crosses()..sheet.crosses() + usize::from(entry.crosses);
    crosses.contains(&row) || (0..3).any(|column| entry.lines[column] > 0 && sheet.filled(column) == row)
}

/// The sizes and column positions of a sheet, in points.
#[derive(Clone, Debug)]
struct SheetLayout {
    width: f32,
    row: f32,
    /// The left edges of row number, x2, 10, 11, 12, bonus and total, then the right edge of the total.
    edges: [f32; 8],
    figure: FontId,
    small: FontId,
}

impl SheetLayout {
    fn of(ui: &Ui, theme: &Theme, width: f32) -> Self {
        let strong = Theme::strong_style().resolve(ui.style());
        let small = TextStyle::Small.resolve(ui.style());
        const SHARES: [f32; 7] = [0.55, 0.85, 1.0, 1.0, 1.0, 0.95, 1.15];
        let whole: f32 = SHARES.iter().sum();
        let mut edges = [0.0; 8];
        for (index, share) in SHARES.iter().enumerate() {
            edges[index + 1] = edges[index] + share / whole * width;
        }
        let column = edges[3] - edges[2];
        // Two digits must fit a box at any text scale.
        let figure = FontId::new(strong.size.min(column * 0.62).max(theme.size.least), strong.family);
        let small = FontId::new(small.size.min(column * 0.36).max(theme.size.least), small.family);
        let size = &theme.size.score_table;
        SheetLayout { width, row: (figure.size * 1.36 + size.over_text.y).max(size.row), edges, figure, small }
    }

    /// The number of rows for which a sheet has room in this height; none where the height has no bounds, as in a panel
    /// that scrolls.
    fn rows_in(&self, height: f32) -> usize {
        if height.is_finite() { (height / self.row - OTHER_ROWS).max(0.0) as usize } else { 0 }
    }

    fn cell(&self, row: Rect, column: usize) -> Rect {
        Rect::from_x_y_ranges(row.left() + self.edges[column]..=row.left() + self.edges[column + 1], row.y_range())
    }
}

fn row_rect(ui: &mut Ui, layout: &SheetLayout, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(layout.width, height), Sense::hover()).0
}

fn head_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, layout: &SheetLayout) {
    let theme = scene.theme;
    let rect = row_rect(ui, layout, layout.small.size * 1.36 + theme.size.score_table.over_text.x);
    let brush = ui.painter();
    let size = &theme.size.score_table;
    let write = |column: usize, text: String, font: FontId, ink: Color32| {
        let cell = layout.cell(rect, column);
        let words = layout_fitting(ui, &text, font, cell.width() - size.cell.x, theme, ink);
        let (at, anchor) = if column == 6 {
            (cell.right_center() - vec2(size.edge, 0.0), Align2::RIGHT_CENTER)
        } else {
            (cell.center(), Align2::CENTER_CENTER)
        };
        let place = anchor.anchor_size(at, words.size());
        brush.galley(place.min, words, ink);
    };
    let bold = FontId::new(layout.small.size, fonts::bold());
    write(1, scene.say(&Phrase::new("zatre-sheet-double")), bold.clone(), theme.ink);
    for (column, sum) in SUMS.into_iter().enumerate() {
        let text = scene.say(&Phrase::new("zatre-badge-sum").with("sum", sum));
        write(column + 2, text, bold.clone(), theme.ink);
    }
    write(5, scene.say(&Phrase::new("zatre-sheet-bonus")), layout.small.clone(), theme.ink_soft);
    write(6, scene.say(&Phrase::new("zatre-sheet-total")), layout.small.clone(), theme.ink_soft);
    let line = Stroke::new(size.line, theme.ink_soft);
    brush.hline(rect.left() + layout.edges[1]..=rect.right(), rect.bottom(), line);
}

/// Lays out text shrunk to fit `room`, down to the smallest font size of the theme, then with slightly tighter letters.
fn layout_fitting(ui: &Ui, text: &str, font: FontId, room: f32, theme: &Theme, ink: Color32) -> Arc<Galley> {
    let laid = |font: FontId, spacing: f32| {
        let format = TextFormat { font_id: font, color: ink, extra_letter_spacing: spacing, ..TextFormat::default() };
        ui.painter().layout_job(LayoutJob::single_section(text.to_owned(), format))
    };
    let words = laid(font.clone(), 0.0);
    if words.size().x <= room {
        return words;
    }
    let size = (font.size * room / words.size().x).floor().max(theme.size.least);
    let font = FontId::new(size, font.family);
    let words = laid(font.clone(), 0.0);
    let missing = words.size().x - room;
    if missing <= 0.0 {
        return words;
    }
    let letters = text.chars().count().max(1) as f32;
    laid(font, -(missing / letters).min(size * MAX_TIGHTENING))
}

/// Shows the toggle for the folded rows. Returns whether it was pressed.
fn fold_ui(
    ui: &mut Ui,
    scene: &Scene<'_, Zatre>,
    layout: &SheetLayout,
    sheet: &Sheet,
    folded: usize,
    open: bool,
) -> bool {
    let theme = scene.theme;
    let (rect, response) = ui.allocate_exact_size(vec2(layout.width, layout.row), Sense::click());
    let label = scene.say(&Phrase::new("zatre-sheet-fold").with("last", folded));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label);
        info.selected = Some(open);
        info
    });
    let brush = ui.painter();
    let size = &theme.size.score_table;
    let ground = rect.shrink2(vec2(0.0, size.cell.x));
    let radius = CornerRadius::same(size.fold_radius as u8);
    if response.hovered() {
        brush.rect_filled(ground, radius, theme.hovered(theme.paper));
    }
    let side = layout.small.size * 1.1;
    let icon = Rect::from_center_size(layout.cell(rect, 0).center(), egui::Vec2::splat(side));
    paint_icon(brush, icon, if open { Icon::Minus } else { Icon::Plus }, theme.ink_soft);
    let at = pos2(rect.left() + layout.edges[1] + theme.size.grid * 0.5, rect.center().y);
    brush.text(at, Align2::LEFT_CENTER, &label, layout.small.clone(), theme.ink_soft);
    if !open {
        let sum: i32 = (0..folded).map(|row| sheet.row(row).value()).sum();
        write_total(ui, theme, layout, rect, sum, theme.ink_soft);
    }
    if response.has_focus() {
        focus_ring(brush, ground.shrink(theme.size.control.focus_gap), size.fold_radius, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

fn write_total(ui: &Ui, theme: &Theme, layout: &SheetLayout, row: Rect, value: i32, ink: Color32) {
    let at = pos2(row.right() - theme.size.score_table.edge, row.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, value.to_string(), layout.figure.clone(), ink);
}

/// Shows one row: a box for a cross, three boxes for points, the printed bonus, the value of the row.
fn row_ui(
    ui: &mut Ui,
    scene: &Scene<'_, Zatre>,
    layout: &SheetLayout,
    (sheet_index, sheet): (usize, &Sheet),
    entry: &Entry,
    index: usize,
) {
    let theme = scene.theme;
    let rect = row_rect(ui, layout, layout.row);
    let brush = ui.painter();
    let row = sheet.row(index);
    let mut sheet_after = sheet.clone();
    sheet_after.enter(entry);
    let row_after = sheet_after.row(index);
    for column in 0..4 {
        let place = Place::Box { sheet: sheet_index, column, row: index };
        let cell = layout.cell(rect, column + 1);
        scene.put(place, cell);
        let light = scene.stage.light(place);
        if light > 0.0 {
            brush.rect_filled(
                cell,
                CornerRadius::same(theme.size.panel.small_radius as u8),
                theme.accent.gamma_multiply(0.5 * light),
            );
        }
    }

    let number = scene.say(&Phrase::new("zatre-badge-sum").with("sum", index + 1));
    let number_font = FontId::new((layout.small.size * 0.85).max(theme.size.least), layout.small.family.clone());
    brush.text(layout.cell(rect, 0).center(), Align2::CENTER_CENTER, number, number_font, theme.ink_soft);

    let cross = layout.cell(rect, 1);
    paint_box(ui, theme, cross, row_after.cross && !row.cross);
    if row_after.cross {
        let ink = if row.cross { theme.ink } else { theme.accent_ink };
        let reach = (layout.row * 0.24).min(cross.width() * 0.24);
        paint_cross(brush, cross.center(), reach, Stroke::new((layout.row * 0.09).max(2.0), ink));
    }
    for column in 0..3 {
        let place = layout.cell(rect, column + 2);
        let is_new = row.points[column].is_none() && row_after.points[column].is_some();
        paint_box(ui, theme, place, is_new);
        if let Some(points) = row_after.points[column] {
            let ink = if is_new { theme.accent_ink } else { theme.ink };
            brush.text(place.center(), Align2::CENTER_CENTER, points.to_string(), layout.figure.clone(), ink);
        }
    }
    paint_bonus(ui, theme, layout, layout.cell(rect, 5), (row.bonus, row_after.is_complete()));
    if row_after.value() != 0 {
        let at = layout.cell(rect, 6);
        if row_after.value() == row.value() {
            write_total(ui, theme, layout, rect, row.value(), theme.ink);
        } else {
            let width = (layout.figure.size * 2.3).min(at.width() - theme.size.score_table.cell.x);
            let inset = theme.size.score_table.chip;
            let chip = Rect::from_min_max(pos2(at.right() - width, at.top() + inset), at.max - vec2(0.0, inset));
            paint_pending(ui, theme, chip);
            write_total(ui, theme, layout, rect, row_after.value(), theme.accent_ink);
        }
    }
}

/// Paints a box, filled with the accent colour if its content is pending.
fn paint_box(ui: &Ui, theme: &Theme, cell: Rect, pending: bool) {
    let rect = cell.shrink2(theme.size.score_table.cell);
    if pending {
        paint_pending(ui, theme, rect);
    } else {
        let line = Stroke::new(theme.size.outline, theme.control_line());
        let radius = CornerRadius::same(theme.size.score_table.radius as u8);
        ui.painter().rect(rect, radius, theme.field, line, StrokeKind::Inside);
    }
}

/// Paints the background of a pending value: the accent colour with a dashed edge, since the value may still change.
fn paint_pending(ui: &Ui, theme: &Theme, rect: Rect) {
    let (brush, size) = (ui.painter(), &theme.size.score_table);
    brush.rect_filled(
        rect,
        CornerRadius::same(size.radius as u8),
        mix(theme.accent, theme.raised, if theme.dark { 0.0 } else { 0.35 }),
    );
    let edge = rect.shrink(theme.size.outline);
    let corners = [edge.left_top(), edge.right_top(), edge.right_bottom(), edge.left_bottom()];
    let mut outline = shapes::rounded(&corners, size.radius);
    outline.extend(outline.first().copied());
    brush.extend(Shape::dashed_line(&outline, Stroke::new(size.pending, theme.accent_ink), size.dash.x, size.dash.y));
}

/// Paints the printed bonus, ringed once the row is complete.
fn paint_bonus(ui: &Ui, theme: &Theme, layout: &SheetLayout, cell: Rect, (bonus, earned): (u8, bool)) {
    let brush = ui.painter();
    let reach = (layout.row * 0.5 - theme.size.score_table.cell.y).min(cell.width() * 0.5 - theme.size.outline);
    if earned {
        brush.circle(
            cell.center(),
            reach,
            mix(theme.paper, theme.good, 0.16),
            Stroke::new(theme.size.piece_outline, theme.good),
        );
    }
    let ink = if earned { theme.ink } else { theme.ink_soft };
    let size = if earned { layout.figure.size } else { layout.small.size };
    let font = FontId::new(size, layout.figure.family.clone());
    brush.text(cell.center(), Align2::CENTER_CENTER, bonus.to_string(), font, ink);
}

/// Shows the sheet's total, at the end of the game less the pips left in hand.
fn total_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, layout: &SheetLayout, seat: Seat) {
    let (theme, size) = (scene.theme, &scene.theme.size.score_table);
    let heading = TextStyle::Heading.resolve(ui.style());
    let big = FontId::new(heading.size.min(layout.width * 0.12), heading.family);
    let open: &Open = scene.open;
    let left = prompts::pips_left(open, seat);
    let line = |ui: &mut Ui, key: &'static str, value: String, font: FontId, ink: Color32| {
        let rect = row_rect(ui, layout, font.size * 1.3);
        let at = pos2(rect.left() + layout.edges[1], rect.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, scene.say(&Phrase::new(key)), layout.small.clone(), theme.ink_soft);
        let at = pos2(rect.right() - size.edge, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, value, font, ink);
        rect
    };
    let gap = row_rect(ui, layout, size.edge);
    ui.painter().hline(
        gap.left() + layout.edges[1]..=gap.right(),
        gap.center().y,
        Stroke::new(size.line, theme.ink_soft),
    );
    if let Some(pips) = left.filter(|&pips| pips > 0) {
        let rows: i32 = open.common.sheets[open.common.sheet_of(seat)].total();
        line(ui, "zatre-sheet-rows", rows.to_string(), layout.figure.clone(), theme.ink);
        let minus = scene.say(&Phrase::new("zatre-sheet-minus").with("pips", pips));
        line(ui, "zatre-sheet-left", minus, layout.figure.clone(), theme.ink);
    }
    line(ui, "zatre-sheet-total", prompts::score(open, seat).to_string(), big, theme.ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(lines: [u8; 3], crosses: u8) -> Entry {
        Entry { lines, crosses }
    }

    #[test]
    fn rows_are_unfolded_where_there_is_room() {
        let unfolded = |shown: usize| {
            let mut rows = VisibleRows { folded: 11, end: 18 };
            rows.unfold_into(shown);
            rows.folded
        };
        assert_eq!([0, 7, 10, 18, 30].map(unfolded), [11, 11, 8, 0, 0]);
    }

    #[test]
    fn last_rows_and_one_empty_row_are_shown() {
        let mut sheet = Sheet::default();
        assert_eq!(VisibleRows::of(&sheet, &Entry::default()), VisibleRows { folded: 0, end: 5 });
        for _ in 0..9 {
            sheet.enter(&entry([1, 0, 0], 0));
        }
        assert_eq!(VisibleRows::of(&sheet, &Entry::default()), VisibleRows { folded: 3, end: 10 });
    }

    #[test]
    fn z16_pending_entry_changes_the_topmost_free_boxes() {
        let mut sheet = Sheet::default();
        for _ in 0..9 {
            sheet.enter(&entry([1, 0, 0], 0));
        }
        let pending = entry([0, 0, 1], 1);
        assert!(changes_row(&sheet, &pending, 0));
        assert!(!changes_row(&sheet, &pending, 1));
        assert!(changes_row(&sheet, &entry([1, 0, 0], 0), 9));
    }
}
