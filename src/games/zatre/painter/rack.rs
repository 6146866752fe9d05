//! A hand: tiles on a wooden rack, face up for the seat that has begun, else face down (Z24).

use egui::{Align2, CornerRadius, Id, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::Selection;
use super::hover::paint_marked;
use super::marking::{Hand, rack_spot};
use super::palette;
use super::tiles::{Lie, paint_back, paint_rim, paint_tile};
use crate::engine::{Phrase, Seat};
use crate::games::zatre::rules::{Open, Phase, Zatre};
use crate::games::zatre::tiles::Tile;
use crate::paint::painter::{Intent, Scene};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;

/// Side of a tile on the rack at a text scale of 100 %.
const TILE: f32 = 48.0;
/// Tiles get no smaller than this; then they stand in several rows.
const LEAST: f32 = 30.0;

/// What stands on a rack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Standing {
    /// Tiles of these values, ascending; then so many backs.
    face_up: crate::games::zatre::tiles::Tiles,
    backs: u8,
}

/// What of a hand is shown: all of it once its seat has begun, else what everyone has seen drawn.
fn standing(open: &Open, seat: Seat, begun: bool) -> Standing {
    let Some(rack) = open.racks.get(seat.index()) else { return Standing::default() };
    match rack.tiles {
        Some(tiles) if begun => Standing { face_up: tiles, backs: 0 },
        _ => {
            let drawn_openly = matches!(open.common.phase, Phase::Starting { .. } | Phase::Dealing { .. });
            let face_up = if drawn_openly { open.common.known[seat.index()] } else { Default::default() };
            Standing { face_up, backs: rack.count.saturating_sub(face_up.count()) }
        }
    }
}

/// The rack of a seat.
pub fn rack_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, seat: Seat, touch: &mut Selection) -> Option<Intent<Zatre>> {
    let theme = scene.theme;
    let waits = [scene.waits_for, scene.unbegun].into_iter().flatten();
    let begun = waits.clone().all(|waiting| waiting != seat && scene.open.common.partner_of(waiting) != Some(seat));
    let standing = standing(scene.open, seat, begun);
    let hand = Hand::of(scene).filter(|hand| hand.seat == seat);
    let tray = Tray::fitting(ui, theme, usize::from(standing.face_up.count() + standing.backs));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), tray.height), Sense::hover());
    scene.spots.put(format!("hand {}", seat.index()), rect);
    paint_tray(ui, theme, rect);

    let mut intent = None;
    let mut before = None;
    let mut slot = 0;
    for (index, tile) in standing.face_up.iter().enumerate() {
        slot = if before == Some(tile) { slot + 1 } else { 0 };
        before = Some(tile);
        let place = tray.place(rect, index);
        if scene.acting_seat == Some(seat) && slot == 0 {
            scene.spots.put(rack_spot(tile), place);
        }
        match hand {
            Some(hand) => {
                let id = ui.make_persistent_id("zatre rack").with((seat.index(), index));
                intent = intent.or(tile_ui(ui, scene, touch, &hand, (tile, slot), place, id));
            }
            None => {
                let label = scene.say(&Phrase::new("zatre-rack-tile").with("tile", tile.value()));
                name(ui, place, index, seat, &label);
                paint_tile(ui.painter(), theme, Lie::flat(place.center(), tray.side), tile);
            }
        }
    }
    for index in 0..usize::from(standing.backs) {
        let place = tray.place(rect, usize::from(standing.face_up.count()) + index);
        paint_back(ui.painter(), theme, Lie::flat(place.center(), tray.side));
    }
    if standing.backs > 0 {
        let label = scene.say(&Phrase::new("zatre-rack-backs").with("count", standing.backs));
        name(ui, rect, 99, seat, &label);
    }
    if standing == Standing::default() {
        let label = scene.say(&Phrase::new("zatre-rack-empty"));
        name(ui, rect, 99, seat, &label);
        let font = TextStyle::Small.resolve(ui.style());
        let middle = rect.center() - vec2(0.0, (tray.lip - tray.head) * 0.5);
        ui.painter().text(middle, Align2::CENTER_CENTER, label, font, theme.board(palette::CHALK));
    }
    paint_lip(ui, theme, rect, &tray);
    intent
}

/// Gives something painted a name for a screen reader.
fn name(ui: &Ui, rect: Rect, index: usize, seat: Seat, label: &str) {
    let id = ui.make_persistent_id("zatre rack name").with((seat.index(), index));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), label));
}

/// A tile that can be picked, dragged, or laid by a double click where it has one place.
fn tile_ui(
    ui: &Ui,
    scene: &Scene<'_, Zatre>,
    touch: &mut Selection,
    hand: &Hand<'_>,
    (tile, slot): (Tile, u8),
    place: Rect,
    id: Id,
) -> Option<Intent<Zatre>> {
    let theme = scene.theme;
    let alone = hand.tiles.values().count() == 1;
    // The only value there is lies ready already: a click on it says nothing new, but where it has one place.
    let only_place = hand.only_place(tile);
    let response = ui.interact(place, id, Sense::click_and_drag());
    let mut intent = None;
    if response.drag_started() {
        touch.pick(tile, slot);
        touch.held = Some(tile);
    } else if response.double_clicked() {
        touch.pick(tile, slot);
        intent = only_place.map(Intent::Play);
    } else if response.clicked() && alone {
        intent = only_place.map(Intent::Play);
    } else if response.clicked() {
        if touch.picked == Some(tile) && touch.slot == slot {
            touch.drop_tile();
        } else {
            touch.pick(tile, slot);
        }
    }
    // Of several alike one is lifted: that which was clicked.
    let picked = hand.picked(touch) == Some(tile) && slot == if touch.picked == Some(tile) { touch.slot } else { 0 };
    let key = if picked { "zatre-rack-picked" } else { "zatre-rack-tile" };
    let label = scene.say(&Phrase::new(key).with("tile", tile.value()));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label);
        info.selected = Some(picked);
        info
    });
    let flat = Lie::flat(place.center(), place.width());
    let lie = if picked && touch.held.is_some() {
        Lie { opacity: 0.3, ..flat }
    } else if picked {
        Lie { center: flat.center - vec2(0.0, place.height() * 0.14), lift: 0.8, ..flat }
    } else if response.hovered() {
        Lie { center: flat.center - vec2(0.0, place.height() * 0.05), lift: 0.3, ..flat }
    } else {
        flat
    };
    paint_tile(ui.painter(), theme, lie, tile);
    if picked && !alone && touch.held.is_none() {
        paint_rim(ui.painter(), lie, 3.0, theme.accent);
    }
    if slot == 0 && scene.marked.contains(&rack_spot(tile)) {
        paint_marked(ui.painter(), Rect::from_center_size(lie.center, place.size()), theme);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), Rect::from_center_size(lie.center, place.size()), 8.0, theme);
    }
    if touch.held.is_none() {
        response.on_hover_cursor(egui::CursorIcon::Grab);
    }
    intent
}

/// How many tiles of which size stand on the rack.
#[derive(Clone, Copy, Debug)]
struct Tray {
    side: f32,
    gap: f32,
    columns: usize,
    rows: usize,
    count: usize,
    height: f32,
    head: f32,
    lip: f32,
}

impl Tray {
    fn fitting(ui: &Ui, theme: &Theme, count: usize) -> Self {
        let wanted = TILE * text_scale(ui, theme).clamp(0.85, 1.35);
        let gap = theme.size.grid;
        let room = (ui.available_width() - 2.0 * theme.size.padding + gap).max(LEAST + gap);
        let across = |side: f32| ((room / (side + gap)).floor() as usize).max(1);
        let shown = count.max(1);
        let side = (room / shown as f32 - gap).clamp(LEAST, wanted).floor();
        let columns = across(side).min(shown);
        let rows = shown.div_ceil(columns);
        let (head, lip) = (side * 0.17, side * 0.22);
        let height = head + rows as f32 * side + (rows - 1) as f32 * gap + lip;
        Tray { side, gap, columns, rows, count: shown, height, head, lip }
    }

    /// Where the tile with this index stands: rows are centred.
    fn place(&self, rect: Rect, index: usize) -> Rect {
        let (row, column) = (index / self.columns, index % self.columns);
        let in_row = if row + 1 == self.rows { self.count - row * self.columns } else { self.columns };
        let step = self.side + self.gap;
        let width = in_row as f32 * step - self.gap;
        let left = (rect.center().x - width * 0.5).round() + column as f32 * step;
        let top = (rect.top() + self.head).round() + row as f32 * step;
        Rect::from_min_size(pos2(left, top), vec2(self.side, self.side))
    }
}

/// The rack's back wall, in the shade of its upper edge.
fn paint_tray(ui: &Ui, theme: &Theme, rect: Rect) {
    let brush = ui.painter();
    let radius = CornerRadius::same(theme.size.radius as u8);
    let (deep, wall) = (theme.board(palette::GROOVE), theme.board(mix(palette::GROOVE, palette::OAK[1], 0.45)));
    brush.rect_filled(rect, radius, deep);
    let bands = 6;
    for band in 1..=bands {
        let share = band as f32 / bands as f32;
        let top = rect.top() + rect.height() * 0.32 * share;
        brush.rect_filled(rect.shrink2(vec2(2.0, 0.0)).with_min_y(top), radius, mix(deep, wall, share));
    }
}

/// The rack's front edge, before the feet of the tiles.
fn paint_lip(ui: &Ui, theme: &Theme, rect: Rect, tray: &Tray) {
    let brush = ui.painter();
    let whole = theme.size.radius as u8;
    let lip = rect.with_min_y(rect.bottom() - tray.lip - tray.side * 0.07);
    let (lit, side) = (theme.board(palette::FRAME_LIT), theme.board(palette::FRAME));
    // The whole rack's outline, cut off above: a low block cannot have corners as round.
    let shade = brush.with_clip_rect(lip.translate(vec2(0.0, -2.0)).intersect(brush.clip_rect()));
    shade.rect_filled(rect, CornerRadius::same(whole), theme.board(palette::WOOD_LINE).gamma_multiply(0.35));
    let front = brush.with_clip_rect(lip.intersect(brush.clip_rect()));
    front.rect_filled(rect, CornerRadius::same(whole), mix(lit, side, 0.45));
    brush.line_segment(
        [pos2(lip.left() + 6.0, lip.top() + 2.0), pos2(lip.right() - 6.0, lip.top() + 2.0)],
        Stroke::new(1.5, mix(lit, palette::GLEAM, 0.4)),
    );
    let line = Stroke::new(theme.size.piece_outline, theme.board(palette::WOOD_LINE));
    brush.rect_stroke(rect, CornerRadius::same(whole), line, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules as _;
    use crate::engine::Viewer;
    use crate::games::zatre::rules::Options;

    #[test]
    fn z24_a_hand_that_has_not_begun_is_face_down_even_to_its_own_seat() {
        let state = Zatre::start(&Options::default(), 2).expect("two seats");
        let mut open = Zatre::view(&state, Viewer::Seat(Seat::new(0))).open;
        let tiles = [5, 2].into_iter().filter_map(Tile::new).collect();
        open.racks[0] = crate::games::zatre::rules::Rack { count: 2, tiles: Some(tiles) };
        open.common.phase = Phase::Laying;
        assert_eq!(standing(&open, Seat::new(0), true), Standing { face_up: tiles, backs: 0 });
        assert_eq!(standing(&open, Seat::new(0), false), Standing { face_up: Default::default(), backs: 2 });
    }
}
