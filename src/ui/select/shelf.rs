//! The shelf: every unfinished table as a small card that stands on a wooden board.

use std::path::PathBuf;

use egui::epaint::CubicBezierShape;
use egui::{
    Align, CornerRadius, Layout, Margin, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::Did;
use super::standing::ShelfEntry;
use super::stills::Stills;
use crate::paint::icons::Icon;
use crate::paint::shapes::darker;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, PushButton};
use crate::ui::desktop::Desktop;
use crate::ui::folder::{Folder, Row};
use crate::ui::people::people_ui;
use crate::ui::room::{self, Rows};

/// The least width of a card, at a text scale of 100 %.
const LEAST_WIDTH: f32 = 310.0;
/// Side of the picture on a card.
const PICTURE: f32 = 112.0;
/// From the edge of a card to what is on it.
const CARD_PADDING: f32 = 10.0;
/// Height of the board with its brackets.
const BOARD: f32 = 34.0;

/// What the tables are shown with.
#[derive(Default)]
pub struct Shelves {
    /// Their pictures.
    pub stills: Stills,
    /// The table that is to be thrown away if that is pressed once more.
    pub throwing: Option<PathBuf>,
    rows: Rows,
}

/// The button that throws a table away, and asks once more in its own place.
pub fn bin_ui(ui: &mut Ui, desktop: &Desktop, table: &ShelfEntry, throwing: &mut Option<PathBuf>, did: &mut Did) {
    let theme = desktop.theme();
    if throwing.as_ref() == Some(&table.path) {
        let keep = desktop.word("select-throw-keep");
        let sure = desktop.word("select-throw-sure");
        if ui.add(PushButton::quiet(theme, &keep)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Escape)) {
            *throwing = None;
        }
        let response = ui.add(PushButton::plain(theme, &sure));
        desktop.spots.put("throw away", response.rect);
        if response.clicked() {
            *did = Did::ThrownAway(table.path.clone());
        }
    } else {
        let name = table.said(desktop, "select-throw");
        let response = widgets::icon_button(ui, theme, Icon::Bin, &name);
        if response.clicked() {
            *throwing = Some(table.path.clone());
        }
    }
}

/// About how high one row of the shelf is, with its head.
pub fn height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = ui.text_style_height(&egui::TextStyle::Heading) + theme.size.grid;
    lines + PICTURE + 2.0 * CARD_PADDING + BOARD + theme.size.padding
}

/// About how high the empty shelf is.
pub fn empty_height(ui: &Ui, theme: &Theme) -> f32 {
    3.0 * ui.text_style_height(&egui::TextStyle::Small) + BOARD + theme.size.padding * 3.5
}

/// Paints the shelf with all tables but the latest, and takes its input. What is in sight is read first.
pub fn ui(ui: &mut Ui, desktop: &Desktop, folder: &Folder<ShelfEntry>, shelves: &mut Shelves) -> Did {
    let theme = desktop.theme();
    let mut did = Did::Nothing;
    ui.label(Theme::heading(desktop.word("select-shelf")));
    let gap = theme.size.padding;
    let least = LEAST_WIDTH * text_scale(ui, theme).clamp(0.9, 1.5);
    // The board juts out a little at both ends.
    let inner = ui.available_width() - 2.0 * gap;
    let columns = (((inner + gap) / (least + gap)) as usize).max(1);
    let card_width = (inner - gap * (columns - 1) as f32) / columns as f32;
    let tables = folder.rows().get(1..).unwrap_or_default();
    let between = gap + ui.spacing().item_spacing.y;
    let layout = (tables.len().div_ceil(columns), between, PICTURE + 2.0 * CARD_PADDING + BOARD);
    let mut rows = std::mem::take(&mut shelves.rows);
    let seen = rows.ui(ui, layout, |ui, row| {
        let first = row * columns;
        let tables = tables.get(first..tables.len().min(first + columns)).unwrap_or_default();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.add_space(gap);
            for (number, table) in (first + 1..).zip(tables) {
                let place = vec2(card_width, 0.0);
                ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(card_width);
                    match &table.holds {
                        Some(table) => card_ui(ui, desktop, table, number, shelves, &mut did),
                        None => unread_ui(ui, theme),
                    }
                });
            }
        });
        board_ui(ui, theme);
        tables.iter().all(|table: &Row<ShelfEntry>| table.holds.is_some())
    });
    shelves.rows = rows;
    ui.add_space(gap);
    // The latest counts, too: what is in sight of the others begins after it.
    let first = if seen.start == 0 { 0 } else { seen.start * columns + 1 };
    folder.read_first(first..(seen.end * columns + 1).min(folder.rows().len()));
    did
}

/// The place of a table that has not been read yet.
fn unread_ui(ui: &mut Ui, theme: &Theme) {
    widgets::card(theme).inner_margin(Margin::same(CARD_PADDING as i8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.allocate_space(Vec2::splat(PICTURE));
    });
}

fn card_ui(ui: &mut Ui, desktop: &Desktop, table: &ShelfEntry, number: usize, shelves: &mut Shelves, did: &mut Did) {
    let theme = desktop.theme();
    let Shelves { stills, throwing, .. } = shelves;
    let margin = Margin::same(CARD_PADDING as i8);
    let response = room::clickable_card(ui, theme, ("shelved", number), margin, |ui, ground| {
        ui.horizontal_top(|ui| {
            let side = PICTURE;
            room::picture(ui, theme, Vec2::splat(side), ground, |painter, rect| {
                stills.paint(painter, rect, table);
            });
            let rest = vec2(ui.available_width(), side);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                let line = table.said(desktop, "select-game-day");
                ui.add(egui::Label::new(theme.soft(line)).truncate());
                people_ui(ui, theme, &table.faces, true);
                let bin = theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5);
                ui.add_space((side - ui.min_rect().height() - bin - theme.size.grid * 0.5).max(0.0));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    bin_ui(ui, desktop, table, throwing, did);
                });
            });
        });
    });
    let name = table.said(desktop, "select-open");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    desktop.spots.put(format!("shelf {number}"), response.rect);
    if response.clicked() {
        *did = Did::Opened(table.path.clone());
    }
}

/// An empty shelf says what it is for; somebody has left a mug there.
pub fn empty_ui(ui: &mut Ui, desktop: &Desktop) {
    let theme = desktop.theme();
    let width = ui.available_width();
    let mug = theme.size.button * 1.2;
    ui.add_space(theme.size.padding);
    let rect = ui
        .vertical_centered(|ui| {
            ui.set_max_width((width - 4.0 * mug).min(theme.size.line_length * 1.3 * text_scale(ui, theme)));
            ui.label(theme.soft(desktop.word("select-shelf-empty")));
            ui.add_space(theme.size.grid);
        })
        .response
        .rect;
    let foot = pos2(ui.max_rect().right() - mug * 1.6, rect.bottom() + 1.0);
    board_ui(ui, theme);
    paint_mug(ui.painter(), foot, mug, theme);
}

/// A mug of tea that stands with its foot at this point.
fn paint_mug(painter: &Painter, foot: Pos2, height: f32, theme: &Theme) {
    let glaze = theme.board(mix(Theme::light().mark(0), Theme::light().paper, 0.12));
    let cream = theme.board(Theme::light().paper);
    let line = Stroke::new(theme.size.piece_outline, darker(glaze, 0.5));
    let body = Rect::from_min_max(foot - vec2(height * 0.42, height * 0.86), foot + vec2(height * 0.42, 0.0));
    let handle = body.right_center() - vec2(0.0, height * 0.04);
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15, line.color));
    painter.circle_stroke(handle, height * 0.22, Stroke::new(height * 0.15 - 2.0 * line.width, glaze));
    let round = CornerRadius { nw: 3, ne: 3, sw: 11, se: 11 };
    painter.rect(body, round, glaze, line, StrokeKind::Inside);
    let band = Rect::from_min_max(
        pos2(body.left() + line.width, body.top() + height * 0.3),
        pos2(body.right() - line.width, body.top() + height * 0.5),
    );
    painter.rect_filled(band, CornerRadius::ZERO, cream);
    let light = Stroke::new(2.0, mix(glaze, cream, 0.55));
    let left = body.left() + height * 0.12;
    painter.vline(left, body.top() + height * 0.1..=body.top() + height * 0.25, light);
    painter.vline(left, body.top() + height * 0.56..=body.bottom() - height * 0.16, light);
    let steam = Stroke::new(2.0, mix(theme.table, theme.ink_soft, 0.35));
    for shift in [-0.18, 0.14] {
        let at = |x: f32, y: f32| pos2(foot.x + height * (shift + x), body.top() - height * y);
        let curve = [at(0.0, 0.08), at(0.16, 0.22), at(-0.16, 0.34), at(0.02, 0.5)];
        painter.add(CubicBezierShape::from_points_stroke(curve, false, egui::Color32::TRANSPARENT, steam));
    }
}

/// The board of the shelf: wood with a lighter upper face, its front edge, two brackets under it.
fn board_ui(ui: &mut Ui, theme: &Theme) {
    let wood = theme.board(mix(Theme::light().table, Theme::light().accent, 0.42));
    let outline = Stroke::new(theme.size.piece_outline, darker(wood, 0.45));
    // Cards stand right on it.
    ui.add_space(-theme.size.grid);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BOARD), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    for share in [0.12, 0.88] {
        let x = rect.left() + rect.width() * share;
        let top = rect.top() + 16.0;
        let bracket =
            vec![pos2(x - 9.0, top), pos2(x + 9.0, top), pos2(x + 4.0, top + 16.0), pos2(x - 4.0, top + 16.0)];
        painter.add(egui::Shape::convex_polygon(bracket, darker(wood, 0.2), outline));
    }
    let front = Rect::from_min_max(rect.left_top(), pos2(rect.right(), rect.top() + 17.0));
    painter.rect(front, CornerRadius::same(5), wood, outline, StrokeKind::Inside);
    let light = Stroke::new(1.5, mix(wood, theme.raised, if theme.dark { 0.12 } else { 0.5 }));
    painter.hline(front.left() + 6.0..=front.right() - 6.0, front.top() + 3.5, light);
    painter.hline(
        front.left() + front.width() * 0.2..=front.left() + front.width() * 0.55,
        front.top() + 10.0,
        Stroke::new(1.0, darker(wood, 0.16)),
    );
}
