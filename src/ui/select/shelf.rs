//! The shelf: unfinished tables as small cards on a wooden board.

use std::path::PathBuf;

use egui::{
    Align, CornerRadius, Layout, Margin, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::ShelfAction;
use super::mug;
use super::shelf_entry::ShelfEntry;
use crate::paint::icons::Icon;
use crate::paint::shapes::darker;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, PushButton};
use crate::ui::daily::PlayedDeals;
use crate::ui::folder_reader::{FolderReader, Row};
use crate::ui::people::people_ui;
use crate::ui::screen_layout::{self, VirtualRows};
use crate::ui::services::AppServices;
use crate::ui::thumbnails::Thumbnails;

/// The height of a row of cards with its wooden board, without gaps.
fn row_height(theme: &Theme) -> f32 {
    theme.size.picture.shelf + 2.0 * theme.size.card.shelf_padding + theme.size.card.shelf_board
}

/// The view state of the shelf.
#[derive(Default)]
pub struct ShelfView {
    /// The thumbnails of the tables.
    pub thumbnails: Thumbnails,
    /// The table whose deletion waits for a second click.
    pub confirming_delete: Option<PathBuf>,
    rows: VirtualRows,
}

/// The button that deletes a table, and asks for confirmation in its own place.
pub fn delete_button_ui(
    ui: &mut Ui,
    services: &AppServices,
    table: &ShelfEntry,
    confirming_delete: &mut Option<PathBuf>,
    action: &mut ShelfAction,
) {
    let theme = services.theme();
    if confirming_delete.as_ref() == Some(&table.path) {
        let keep = services.word("select-throw-keep");
        let sure = services.word("select-throw-sure");
        if ui.add(PushButton::quiet(theme, &keep)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Escape)) {
            *confirming_delete = None;
        }
        let response = ui.add(PushButton::plain(theme, &sure));
        services.rects.put("throw away", response.rect);
        if response.clicked() {
            *action = ShelfAction::Delete(table.path.clone());
        }
    } else {
        let name = table.sentence(services, "select-throw");
        let response = widgets::icon_button(ui, theme, Icon::Bin, &name);
        if response.clicked() {
            *confirming_delete = Some(table.path.clone());
        }
    }
}

/// The approximate height of one row of the shelf, with its heading.
pub fn estimated_height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = ui.text_style_height(&egui::TextStyle::Heading) + theme.size.grid;
    lines + row_height(theme) + theme.size.padding
}

/// The approximate height of the empty shelf.
pub fn estimated_empty_height(ui: &Ui, theme: &Theme) -> f32 {
    3.0 * ui.text_style_height(&egui::TextStyle::Small) + theme.size.card.shelf_board + theme.size.padding * 3.5
}

/// Shows the shelf with all tables but the latest, whose index in the folder is given, and handles its input. Visible tables are
/// read first.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    (folder, latest): (&FolderReader<ShelfEntry>, usize),
    played: &PlayedDeals,
    view: &mut ShelfView,
) -> ShelfAction {
    let theme = services.theme();
    let mut action = ShelfAction::Nothing;
    ui.label(Theme::heading(services.word("select-shelf")));
    let gap = theme.size.padding;
    let least = theme.size.card.shelf * text_scale(ui, theme).clamp(0.9, 1.5);
    // The wooden board sticks out a little at both ends.
    let inner = ui.available_width() - 2.0 * gap;
    let columns = (((inner + gap) / (least + gap)) as usize).max(1);
    let card_width = (inner - gap * (columns - 1) as f32) / columns as f32;
    let count = folder.rows().len().saturating_sub(1);
    // The latest table is not on the shelf: from its place on, indices in the folder are larger by one.
    let in_folder = |place: usize| place + usize::from(place >= latest);
    let between = gap + ui.spacing().item_spacing.y;
    let layout = (count.div_ceil(columns), between, row_height(theme));
    let mut rows = std::mem::take(&mut view.rows);
    let visible = rows.ui(ui, layout, |ui, row| {
        let first = row * columns;
        let places = first..count.min(first + columns);
        let tables: Vec<&Row<ShelfEntry>> = places.filter_map(|place| folder.rows().get(in_folder(place))).collect();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.add_space(gap);
            for (number, table) in (first + 1..).zip(&tables) {
                let place = vec2(card_width, 0.0);
                ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(card_width);
                    match &table.content {
                        Some(table) => {
                            let kind = table.kind(services, played);
                            card_ui(ui, services, (table, kind.as_deref()), number, view, &mut action);
                        }
                        None => placeholder_ui(ui, theme),
                    }
                });
            }
        });
        let top = ui.min_rect().bottom() - theme.size.grid;
        board_ui(ui, theme);
        if row + 1 == layout.0 && tables.len() < columns {
            mug_ui(ui, theme, top);
        }
        tables.iter().all(|table| table.content.is_some())
    });
    view.rows = rows;
    ui.add_space(gap);
    let end = in_folder(visible.end * columns);
    // With the first row of the shelf, the card of the latest table is in sight.
    let wanted = if visible.start == 0 { 0..end.max(latest + 1) } else { in_folder(visible.start * columns)..end };
    folder.read_first(wanted.start..wanted.end.min(folder.rows().len()));
    action
}

/// The placeholder of a table that has not been read yet.
fn placeholder_ui(ui: &mut Ui, theme: &Theme) {
    widgets::card(theme).inner_margin(Margin::same(theme.size.card.shelf_padding as i8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.allocate_space(Vec2::splat(theme.size.picture.shelf));
    });
}

fn card_ui(
    ui: &mut Ui,
    services: &AppServices,
    (table, kind): (&ShelfEntry, Option<&str>),
    number: usize,
    view: &mut ShelfView,
    action: &mut ShelfAction,
) {
    let theme = services.theme();
    let ShelfView { thumbnails, confirming_delete, .. } = view;
    let margin = Margin::same(theme.size.card.shelf_padding as i8);
    let response = screen_layout::clickable_card(ui, theme, ("shelved", number), margin, |ui, ground| {
        ui.horizontal_top(|ui| {
            let side = theme.size.picture.shelf;
            screen_layout::picture(ui, theme, Vec2::splat(side), ground, |painter, rect| {
                thumbnails.paint(painter, rect, (&table.path, table.game));
            });
            let rest = vec2(ui.available_width(), side);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.set_width(rest.x);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                let line = table.sentence(services, "select-game-day");
                ui.add(egui::Label::new(theme.soft(line)).truncate());
                people_ui(ui, theme, &table.players, true);
                let bin = theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5);
                ui.add_space((side - ui.min_rect().height() - bin - theme.size.grid * 0.5).max(0.0));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    delete_button_ui(ui, services, table, confirming_delete, action);
                    if let Some(kind) = kind.filter(|_| confirming_delete.as_ref() != Some(&table.path)) {
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            ui.add(egui::Label::new(theme.soft(kind)).truncate());
                        });
                    }
                });
            });
        });
    });
    let name = table.opening(services, kind);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    services.rects.put(format!("shelf {number}"), response.rect);
    if response.clicked() {
        *action = ShelfAction::Open(table.path.clone());
    }
}

/// Shows the empty shelf: a sentence about its purpose, and a mug that somebody has left there.
pub fn empty_ui(ui: &mut Ui, services: &AppServices) {
    let theme = services.theme();
    let width = ui.available_width();
    let mug = mug_height(theme);
    ui.add_space(theme.size.padding);
    let rect = ui
        .vertical_centered(|ui| {
            ui.set_max_width((width - 4.0 * mug).min(theme.size.line_length * 1.3 * text_scale(ui, theme)));
            ui.label(theme.soft(services.word("select-shelf-empty")));
            ui.add_space(theme.size.grid);
        })
        .response
        .rect;
    board_ui(ui, theme);
    mug_ui(ui, theme, rect.bottom());
}

fn mug_height(theme: &Theme) -> f32 {
    theme.size.button * 1.2
}

/// Puts the mug at the right end of the board whose upper edge this is.
fn mug_ui(ui: &Ui, theme: &Theme, top: f32) {
    let height = mug_height(theme);
    mug::paint(ui.painter(), pos2(ui.max_rect().right() - height * 1.6, top + 1.0), height, theme);
}

/// The wooden board: a lighter upper face, a front edge, two brackets below.
fn board_ui(ui: &mut Ui, theme: &Theme) {
    let wood = theme.board(mix(Theme::light().table, Theme::light().accent, 0.42));
    let outline = Stroke::new(theme.size.piece_outline, darker(wood, 0.45));
    // Cards stand directly on the board.
    ui.add_space(-theme.size.grid);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme.size.card.shelf_board), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let (painter, size) = (ui.painter(), &theme.size.scenery);
    for share in [0.12, 0.88] {
        let x = rect.left() + rect.width() * share;
        let (top, bottom) = (rect.top() + size.bracket_top, rect.top() + size.bracket_top + size.bracket);
        let (above, below) = (size.bracket_half.x, size.bracket_half.y);
        let bracket =
            vec![pos2(x - above, top), pos2(x + above, top), pos2(x + below, bottom), pos2(x - below, bottom)];
        painter.add(egui::Shape::convex_polygon(bracket, darker(wood, 0.2), outline));
    }
    let front = Rect::from_min_max(rect.left_top(), pos2(rect.right(), rect.top() + size.shelf_front));
    painter.rect(front, CornerRadius::same(size.shelf_radius as u8), wood, outline, StrokeKind::Inside);
    let light = Stroke::new(size.wood_light, mix(wood, theme.raised, if theme.dark { 0.12 } else { 0.5 }));
    let lit = front.shrink(size.shelf_light.x).x_range();
    painter.hline(lit, front.top() + size.shelf_light.y, light);
    painter.hline(
        front.left() + front.width() * 0.2..=front.left() + front.width() * 0.55,
        front.top() + size.shelf_grain,
        Stroke::new(size.grain, darker(wood, 0.16)),
    );
}
