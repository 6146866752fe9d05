//! The board: cells to point at and click, tiles on them, a cursor for the keys.

use egui::{CursorIcon, LayerId, Order, Pos2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::badges::{Badge, Tone, paint_badge};
use super::ground::paint_ground;
use super::hover::{paint_not_here, paint_outlook};
use super::keys;
use super::layout::Layout;
use super::marking::{Hand, cell_name, cell_spot, spot_cell};
use super::tiles::{Lie, paint_rim, paint_tile, tile_side};
use super::{Selection, hover};
use crate::engine::{Cell, Phrase, Seat};
use crate::games::zatre::board::{CellIndex, SCORING, cells};
use crate::games::zatre::preview::{Prospect, lines, open_sums};
use crate::games::zatre::rules::{Seen, Zatre};
use crate::games::zatre::tiles::Tile;
use crate::games::zatre::words::lines_made;
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::marks::paint_mark;
use crate::paint::painter::{Intent, Scene};

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, touch: &mut Selection) -> Option<Intent<Zatre>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let hand = Hand::of(scene);
    let lays = hand.filter(|hand| hand.cells(None).next().is_some());
    let mut cursor = Cursor::of(ui, scene, layout.outer(), lays.map(|_| "lay"));
    if let Some(hand) = lays
        && keyboard_nav::listens(ui)
        && keys::pick_by_key(ui, &hand, touch)
    {
        cursor.bring(None);
    }
    let picked = hand.and_then(|hand| hand.picked(touch));
    let prospects = match (hand, picked) {
        (Some(hand), Some(tile)) => hand.prospects(tile),
        _ => Vec::new(),
    };

    let prospect_at = |cell: Cell| {
        let spot = CellIndex::of(cell)?;
        prospects.iter().find(|(each, _)| *each == spot).map(|&(_, prospect)| prospect)
    };
    let start = || keys::start(lays.into_iter().flat_map(|hand| hand.cells(picked)));
    let done = cursor.steer(ui, touch.picked.is_some(), start, |from, step| match step {
        Step::Go(way) => keys::next(from, way),
        Step::Jump(way) => {
            let cells = lays.into_iter().flat_map(|hand| hand.cells(picked));
            keyboard_nav::jump(from, way, cells).unwrap_or(from)
        }
    });
    let mut intent = hand.zip(done).and_then(|(hand, cell)| hand.click(picked, cell));
    for cell in cells() {
        let rect = layout.rect(cell);
        let response = cursor.place(ui, cell, rect, Sense::CLICK, || {
            let name = scene.say(&cell_name(&scene.open.common, cell, picked, prospect_at(cell)));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        scene.spots.put(cell_spot(cell), rect);
        if response.clicked() {
            intent = hand.and_then(|hand| hand.click(picked, cell));
        }
        if !keyboard_nav::allows_tips(ui.ctx()) {
            continue;
        }
        if scene.open.common.open.contains_cell(cell) {
            response.on_hover_text(scene.say(&missing(scene, cell)));
        } else if let (Some(Prospect::Opening | Prospect::Forced), true, Some(tile)) =
            (prospect_at(cell), response.hovered(), picked)
        {
            let key = match prospect_at(cell) {
                Some(Prospect::Forced) => "zatre-prospect-forced",
                _ => "zatre-prospect-opening",
            };
            response.on_hover_text(scene.say(&Phrase::new(key).with("tile", tile.value())));
        }
    }

    let value = |cell| pointed_in_words(scene, hand.as_ref(), picked, prospect_at(cell), cell);
    cursor.tell(ui, || scene.say(&Phrase::new("zatre-board")), || cursor.seen().map(value));
    match cursor.dropped(ui, &mut touch.held) {
        Some((_, Some(cell))) => intent = intent.or_else(|| hand.and_then(|hand| hand.click(picked, cell))),
        Some((_, None)) => touch.drop_tile(),
        None => {}
    }
    let pointed = cursor.pointed();

    if ui.is_rect_visible(room) {
        let brush = ui.painter().with_clip_rect(ui.clip_rect());
        paint_ground(&brush, &layout, scene.theme);
        for &(spot, prospect) in &prospects {
            hover::paint_prospect(&brush, layout.rect(spot.cell()), prospect, scene.theme);
        }
        paint_tiles(ui, scene, &layout);
        paint_missing(ui, scene, &layout, room);
        if let (Some(hand), Some(cell)) = (hand, pointed) {
            let laid = hand.tile_for(picked, cell);
            match laid {
                Some(tile) => paint_outlook(ui, scene, &layout, room, &hand, cell, tile),
                None if picked.is_some() => {
                    paint_not_here(&brush, &layout, cell, &scene.open.common.board, scene.theme)
                }
                None => {}
            }
            if cursor.pointer() == Some(cell) {
                point(ui, laid, picked.is_some());
            }
        }
        for cell in scene.marked.iter().filter_map(|name| spot_cell(name)) {
            hover::paint_marked(&brush, layout.rect(cell), scene.theme);
        }
        cursor.paint(ui, scene, |cell| layout.rect(cell), 5.0);
        if touch.held.is_some() {
            let over_legal = pointed.zip(hand).is_some_and(|(cell, hand)| hand.tile_for(picked, cell).is_some());
            paint_dragged(ui, scene, &layout, picked.filter(|_| !over_legal));
        }
    }
    intent
}

/// What the cursor points at, and the lines that the tile would make there.
fn pointed_in_words(
    scene: &Scene<'_, Zatre>,
    hand: Option<&Hand<'_>>,
    picked: Option<Tile>,
    prospect: Option<Prospect>,
    cell: Cell,
) -> String {
    let tile = hand.and_then(|hand| hand.tile_for(picked, cell));
    let name = cell_name(&scene.open.common, cell, tile.or(picked), prospect);
    let lines = match (tile, CellIndex::of(cell)) {
        (Some(tile), Some(spot)) => lines_made(&lines(&scene.open.common.board, spot, tile)),
        _ => Vec::new(),
    };
    let phrase =
        if lines.is_empty() { name } else { Phrase::new("zatre-cell-makes").with("cell", name).with("lines", lines) };
    scene.say(&phrase)
}

fn point(ui: &Ui, laid: Option<Tile>, picked: bool) {
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
        let lie = Lie::on(layout.rect(cell));
        match last {
            Some((_, at, progress)) if at == cell && progress < 1.0 => falling = Some((cell, lie, tile, progress)),
            _ => {
                paint_tile(brush, scene.theme, lie, tile);
                paint_news(ui, scene, cell, lie, last.map(|(seat, at, _)| (seat, at)));
            }
        }
    }
    // What falls lies over what lies.
    if let Some((cell, lie, tile, progress)) = falling {
        let height = (1.0 - progress).powi(2);
        let away = vec2(-0.05, -0.34) * layout.cell * height;
        let held = Lie { center: lie.center + away, side: lie.side * (1.0 + 0.16 * height), lift: height, ..lie };
        paint_tile(brush, scene.theme, held, tile);
        paint_news(ui, scene, cell, held, None);
    }
}

/// Marks a tile laid this turn, and the last one laid with the mark of whoever laid it.
fn paint_news(ui: &Ui, scene: &Scene<'_, Zatre>, cell: Cell, lie: Lie, last: Option<(Seat, Cell)>) {
    let theme = scene.theme;
    let laid = scene.open.common.laid.contains_cell(cell);
    if laid && !scene.open.common.open.contains_cell(cell) {
        paint_rim(ui.painter(), lie, (lie.side * 0.06).max(1.75), theme.accent);
    }
    if let Some((seat, at)) = last
        && at == cell
        && scene.acting_seat != Some(seat)
    {
        let corner = lie.center + vec2(0.36, -0.36) * lie.side;
        paint_mark(ui.painter(), corner, (lie.side * 0.17).max(5.0), scene.mark(seat), theme);
    }
}

/// What an open light cell makes now.
fn missing(scene: &Scene<'_, Zatre>, cell: Cell) -> Phrase {
    let [across, down] = open_sums(&scene.open.common.board, cell).unwrap_or_default();
    Phrase::new("zatre-open-cell").with("across", across).with("down", down)
}

/// A badge on every open light cell: by how much its longer line must grow.
fn paint_missing(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, room: Rect) {
    let common = &scene.open.common;
    for spot in common.open.iter() {
        let cell = spot.cell();
        let most = open_sums(&common.board, cell).unwrap_or_default().into_iter().max().unwrap_or(0);
        let least = SCORING.saturating_sub(most);
        let phrase = Phrase::new("zatre-badge-missing").with("least", least).with("most", least + 2);
        let badge = Badge { text: scene.say(&phrase), crosses: 0, tone: Tone::Missing };
        let rect = layout.rect(cell);
        // Beside no cell of its own row or column, where the missing tile may have to go.
        let place = (rect.right_top() + vec2(-0.2, 0.14) * layout.cell, egui::Align2::LEFT_BOTTOM);
        hover::paint_open(ui.painter(), rect, scene.theme);
        paint_badge(ui.painter(), scene.theme, room, place, layout.cell, &badge);
    }
}

/// The tile that hangs on the pointer.
fn paint_dragged(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, tile: Option<Tile>) {
    let at: Option<Pos2> = ui.input(|input| input.pointer.latest_pos());
    if let (Some(at), Some(tile)) = (at, tile) {
        let brush = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, keyboard_nav::board_id()));
        let side = tile_side(layout.cell) * 1.12;
        paint_tile(&brush, scene.theme, Lie { lift: 1.0, ..Lie::flat(at, side) }, tile);
    }
    ui.set_cursor_icon(CursorIcon::Grabbing);
}
