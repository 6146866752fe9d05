//! The board on the screen: clickable cells, the tiles on them, and a cursor for the keyboard.

use egui::{CursorIcon, LayerId, Order, Pos2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::badges::{Badge, Tone, paint_badge};
use super::empty_board::paint_empty_board;
use super::interaction::{Interaction, cell_name, cell_of_rect, cell_rect_name};
use super::keys;
use super::layout::Layout;
use super::previews::{paint_illegal_cell, paint_preview};
use super::tiles::{Pose, paint_rim, paint_tile, tile_side};
use super::{Selection, previews};
use crate::engine::{Cell, Phrase, Seat};
use crate::games::zatre::board::{CellIndex, MIN_SCORING_SUM, cells};
use crate::games::zatre::preview::{PlacementEffect, open_cell_sums, resulting_lines};
use crate::games::zatre::rules::{Seen, Zatre};
use crate::games::zatre::tiles::Tile;
use crate::games::zatre::words::line_phrases;
use crate::paint::board::Response;
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// Shows the board and handles its input; see `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, selection: &mut Selection) -> Option<Response<Zatre>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let interaction = Interaction::from_scene(scene);
    let active = interaction.filter(|interaction| interaction.legal_cells(None).next().is_some());
    let mut cursor = Cursor::new(ui, scene, layout.outer(), active.map(|_| "lay"));
    if let Some(interaction) = active
        && keyboard_nav::accepts_keys(ui)
        && keys::pick_by_key(ui, &interaction, selection)
    {
        cursor.show_at(None);
    }
    let picked = interaction.and_then(|interaction| interaction.picked(selection));
    let effects = match (interaction, picked) {
        (Some(interaction), Some(tile)) => interaction.effects(tile),
        _ => Vec::new(),
    };

    let effect_at = |cell: Cell| {
        let index = CellIndex::of(cell)?;
        effects.iter().find(|(each, _)| *each == index).map(|&(_, effect)| effect)
    };
    let start = || keys::start_cell(active.into_iter().flat_map(|interaction| interaction.legal_cells(picked)));
    let activated = cursor.handle_keys(ui, selection.picked.is_some(), start, |from, step| match step {
        Step::Go(direction) => keys::next_cell(from, direction),
        Step::Jump(direction) => {
            let cells = active.into_iter().flat_map(|interaction| interaction.legal_cells(picked));
            keyboard_nav::jump(from, direction, cells).unwrap_or(from)
        }
    });
    let mut intent = interaction.zip(activated).and_then(|(interaction, cell)| interaction.click_intent(picked, cell));
    for cell in cells() {
        let rect = layout.rect(cell);
        let response = cursor.place(ui, cell, rect, Sense::CLICK, || {
            let name = scene.say(&cell_name(&scene.open.common, cell, picked, effect_at(cell)));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        scene.rects.put(cell_rect_name(cell), rect);
        if response.clicked() {
            intent = interaction.and_then(|interaction| interaction.click_intent(picked, cell));
        }
        if !keyboard_nav::allows_tooltips(ui.ctx()) {
            continue;
        }
        if scene.open.common.open_cells.contains_cell(cell) {
            response.on_hover_text(scene.say(&open_cell_phrase(scene, cell)));
        } else if let (Some(PlacementEffect::Opening | PlacementEffect::Forced), true, Some(tile)) =
            (effect_at(cell), response.hovered(), picked)
        {
            let key = match effect_at(cell) {
                Some(PlacementEffect::Forced) => "zatre-prospect-forced",
                _ => "zatre-prospect-opening",
            };
            response.on_hover_text(scene.say(&Phrase::new(key).with("tile", tile.value())));
        }
    }

    let value = |cell| describe_pointed_cell(scene, interaction.as_ref(), picked, effect_at(cell), cell);
    cursor.describe(ui, || scene.say(&Phrase::new("zatre-board")), || cursor.visible_at().map(value));
    match cursor.take_dropped(ui, &mut selection.dragged) {
        Some((_, Some(cell))) => {
            intent = intent.or_else(|| interaction.and_then(|interaction| interaction.click_intent(picked, cell)))
        }
        Some((_, None)) => selection.drop_tile(),
        None => {}
    }
    let pointed = cursor.target();

    if ui.is_rect_visible(room) {
        let brush = ui.painter().with_clip_rect(ui.clip_rect());
        paint_empty_board(&brush, &layout, scene.theme);
        for &(index, effect) in &effects {
            previews::paint_effect(&brush, layout.rect(index.cell()), effect, scene.theme);
        }
        paint_tiles(ui, scene, &layout);
        paint_open_cells(ui, scene, &layout, room);
        if let (Some(interaction), Some(cell)) = (interaction, pointed) {
            let laid = interaction.tile_for(picked, cell);
            match laid {
                Some(tile) => paint_preview(ui, scene, &layout, room, &interaction, cell, tile),
                None if picked.is_some() => {
                    paint_illegal_cell(&brush, &layout, cell, &scene.open.common.board, scene.theme)
                }
                None => {}
            }
            if cursor.pointer_at() == Some(cell) {
                set_pointer_icon(ui, laid, picked.is_some());
            }
        }
        for cell in scene.highlighted.iter().filter_map(|name| cell_of_rect(name)) {
            previews::paint_highlight(&brush, layout.rect(cell), scene.theme);
        }
        cursor.paint(ui, scene, |cell| layout.rect(cell), 5.0);
        if selection.dragged.is_some() {
            let over_legal = pointed
                .zip(interaction)
                .is_some_and(|(cell, interaction)| interaction.tile_for(picked, cell).is_some());
            paint_dragged(ui, scene, &layout, picked.filter(|_| !over_legal));
        }
    }
    intent
}

/// The cell under the cursor in words, with the lines that the tile would make there.
fn describe_pointed_cell(
    scene: &Scene<'_, Zatre>,
    interaction: Option<&Interaction<'_>>,
    picked: Option<Tile>,
    effect: Option<PlacementEffect>,
    cell: Cell,
) -> String {
    let tile = interaction.and_then(|interaction| interaction.tile_for(picked, cell));
    let name = cell_name(&scene.open.common, cell, tile.or(picked), effect);
    let lines = match (tile, CellIndex::of(cell)) {
        (Some(tile), Some(index)) => line_phrases(&resulting_lines(&scene.open.common.board, index, tile)),
        _ => Vec::new(),
    };
    let phrase =
        if lines.is_empty() { name } else { Phrase::new("zatre-cell-makes").with("cell", name).with("lines", lines) };
    scene.say(&phrase)
}

fn set_pointer_icon(ui: &Ui, laid: Option<Tile>, picked: bool) {
    match laid {
        Some(_) => ui.set_cursor_icon(CursorIcon::PointingHand),
        None if picked => ui.set_cursor_icon(CursorIcon::NotAllowed),
        None => {}
    }
}

fn paint_tiles(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout) {
    let common = &scene.open.common;
    let brush = ui.painter();
    let last = match scene.last {
        Some((observation, progress)) => match observation.seen {
            Seen::Placed { seat, at, .. } => Some((seat, at, progress)),
            _ => None,
        },
        None => None,
    };
    let mut falling = None;
    for (cell, tile) in common.board.tiles() {
        let pose = Pose::on(layout.rect(cell));
        match last {
            Some((_, at, progress)) if at == cell && progress < 1.0 => falling = Some((cell, pose, tile, progress)),
            _ => {
                paint_tile(brush, scene.theme, pose, tile);
                paint_turn_marks(ui, scene, cell, pose, last.map(|(seat, at, _)| (seat, at)));
            }
        }
    }
    // The falling tile is painted above the others.
    if let Some((cell, pose, tile, progress)) = falling {
        let height = (1.0 - progress).powi(2);
        let away = vec2(-0.05, -0.34) * layout.cell * height;
        let held = Pose { center: pose.center + away, side: pose.side * (1.0 + 0.16 * height), lift: height, ..pose };
        paint_tile(brush, scene.theme, held, tile);
        paint_turn_marks(ui, scene, cell, held, None);
    }
}

/// Outlines a tile laid this turn, and adds the seat's mark to the last tile laid by another seat.
fn paint_turn_marks(ui: &Ui, scene: &Scene<'_, Zatre>, cell: Cell, pose: Pose, last: Option<(Seat, Cell)>) {
    let theme = scene.theme;
    let laid = scene.open.common.laid.contains_cell(cell);
    if laid && !scene.open.common.open_cells.contains_cell(cell) {
        paint_rim(ui.painter(), pose, (pose.side * 0.06).max(1.75), theme.accent);
    }
    if let Some((seat, at)) = last
        && at == cell
        && scene.acting_seat != Some(seat)
    {
        let corner = pose.center + vec2(0.36, -0.36) * pose.side;
        paint_mark(ui.painter(), corner, (pose.side * 0.17).max(5.0), scene.mark(seat), theme);
    }
}

/// The current sums of the lines through an open light cell, in words.
fn open_cell_phrase(scene: &Scene<'_, Zatre>, cell: Cell) -> Phrase {
    let [across, down] = open_cell_sums(&scene.open.common.board, cell).unwrap_or_default();
    Phrase::new("zatre-open-cell").with("across", across).with("down", down)
}

/// Outlines every open light cell and adds a badge with the sum that its higher line still needs.
fn paint_open_cells(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, room: Rect) {
    let common = &scene.open.common;
    for index in common.open_cells.iter() {
        let cell = index.cell();
        let most = open_cell_sums(&common.board, cell).unwrap_or_default().into_iter().max().unwrap_or(0);
        let least = MIN_SCORING_SUM.saturating_sub(most);
        let phrase = Phrase::new("zatre-badge-missing").with("least", least).with("most", least + 2);
        let badge = Badge { text: scene.say(&phrase), crosses: 0, tone: Tone::Missing };
        let rect = layout.rect(cell);
        // The badge lies diagonal to the cell: its row and column may have to take the missing tile.
        let place = (rect.right_top() + vec2(-0.2, 0.14) * layout.cell, egui::Align2::LEFT_BOTTOM);
        previews::paint_open_cell(ui.painter(), rect, scene.theme);
        paint_badge(ui.painter(), scene.theme, room, place, layout.cell, &badge);
    }
}

/// Paints the dragged tile under the pointer.
fn paint_dragged(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, tile: Option<Tile>) {
    let at: Option<Pos2> = ui.input(|input| input.pointer.latest_pos());
    if let (Some(at), Some(tile)) = (at, tile) {
        let brush = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, keyboard_nav::board_id()));
        let side = tile_side(layout.cell) * 1.12;
        paint_tile(&brush, scene.theme, Pose { lift: 1.0, ..Pose::flat(at, side) }, tile);
    }
    ui.set_cursor_icon(CursorIcon::Grabbing);
}
