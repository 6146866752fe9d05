//! The rack: a hand of tiles on a wooden rack, face up for a seat that has begun its turn and for its partner, else face
//! down (Z23, Z24).

use egui::{Align2, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::Selection;
use super::input::Interaction;
use super::palette;
use super::place::{Place, RackTile};
use super::previews::paint_highlight;
use super::tiles::{Pose, paint_back, paint_rim, paint_tile};
use crate::engine::{Phrase, Seat};
use crate::games::zatre::rules::{Open, Phase, Zatre};
use crate::games::zatre::tiles::Tiles;
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;

/// The tiles shown on a rack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RackContents {
    /// The tiles shown face up, ascending.
    face_up: Tiles,
    /// The number of tiles shown face down, after the others.
    pub backs: u8,
}

impl RackContents {
    /// The tiles shown face up, in their order on the rack.
    pub fn tiles(self) -> impl Iterator<Item = RackTile> {
        let slots = move |tile| (0..self.face_up.count_of(tile)).map(move |slot| RackTile { tile, slot });
        self.face_up.values().flat_map(slots)
    }
}

/// The tiles of a hand as shown: all face up once its seat has begun, else only the tiles that everyone has seen drawn.
pub fn rack_contents(open: &Open, seat: Seat, has_begun: bool) -> RackContents {
    let Some(rack) = open.racks.get(seat.index()) else { return RackContents::default() };
    match rack.tiles {
        Some(tiles) if has_begun => RackContents { face_up: tiles, backs: 0 },
        _ => {
            let drawn_openly = matches!(open.common.phase, Phase::Starting { .. } | Phase::Dealing { .. });
            let face_up = if drawn_openly { open.common.known[seat.index()] } else { Default::default() };
            RackContents { face_up, backs: rack.count.saturating_sub(face_up.count()) }
        }
    }
}

/// Shows the rack of a seat.
pub fn rack_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, seat: Seat, selection: &Selection) {
    let theme = scene.theme;
    let waiting_seats = [scene.awaiting_chance, scene.awaiting_reveal].into_iter().flatten();
    let has_begun =
        waiting_seats.clone().all(|waiting| waiting != seat && scene.open.common.partner_of(waiting) != Some(seat));
    let contents = rack_contents(scene.open, seat, has_begun);
    let interaction = Interaction::from_play(scene).filter(|interaction| interaction.seat == seat);
    let layout = RackLayout::fitting(ui, theme, usize::from(contents.face_up.count() + contents.backs));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), layout.height), Sense::hover());
    scene.put(Place::Hand(seat), rect);
    // Not focusable: a click on the rack only explains why it does nothing.
    scene.sense(ui, "rack", Place::Hand(seat), rect, Sense::CLICK);
    paint_back_wall(ui, theme, rect);

    for (index, tile) in contents.tiles().enumerate() {
        let place = layout.place(rect, index);
        scene.put(Place::Held(seat, tile), place);
        if scene.acting_seat == Some(seat) && tile.slot == 0 {
            scene.put(Place::Tile(tile), place);
        }
        if scene.stage.is_awaited(Place::Held(seat, tile)) {
            continue;
        }
        match interaction {
            Some(interaction) => tile_ui(ui, scene, selection, &interaction, tile, (place, layout.gap)),
            None => {
                let label = scene.say(&Phrase::new("zatre-rack-tile").with("tile", tile.tile.value()));
                add_label(ui, place, index, seat, &label);
                paint_tile(ui.painter(), theme, Pose::flat(place.center(), layout.side), tile.tile);
            }
        }
    }
    for index in 0..usize::from(contents.backs) {
        let place = layout.place(rect, usize::from(contents.face_up.count()) + index);
        paint_back(ui.painter(), theme, Pose::flat(place.center(), layout.side));
    }
    if contents.backs > 0 {
        let label = scene.say(&Phrase::new("zatre-rack-backs").with("count", contents.backs));
        add_label(ui, rect, 99, seat, &label);
    }
    if contents == RackContents::default() {
        let label = scene.say(&Phrase::new("zatre-rack-empty"));
        add_label(ui, rect, 99, seat, &label);
        let font = TextStyle::Small.resolve(ui.style());
        let middle = rect.center() - vec2(0.0, (layout.lip - layout.head) * 0.5);
        ui.painter().text(middle, Align2::CENTER_CENTER, label, font, theme.board(palette::CHALK));
    }
    paint_lip(ui, theme, rect, &layout);
}

/// Adds a screen-reader label to a painted rectangle.
fn add_label(ui: &Ui, rect: Rect, index: usize, seat: Seat, label: &str) {
    let id = ui.make_persistent_id("zatre rack name").with((seat.index(), index));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), label));
}

/// Shows a tile that can be picked, dragged, or, if it has one legal cell, laid by a double click.
fn tile_ui(
    ui: &Ui,
    scene: &Scene<'_, Zatre>,
    selection: &Selection,
    interaction: &Interaction<'_>,
    tile: RackTile,
    (place, gap): (Rect, f32),
) {
    let theme = scene.theme;
    // Tiles take the clicks in the gaps around them too.
    let response = scene.sense(ui, "tile", Place::Tile(tile), place.expand(gap * 0.5), Sense::click_and_drag());
    // Of several equal tiles only the clicked one is lifted.
    let is_picked = interaction.picked(selection) == Some(tile);
    let is_dragged = selection.is_dragged(ui);
    let key = if is_picked { "zatre-rack-picked" } else { "zatre-rack-tile" };
    let label = scene.say(&Phrase::new(key).with("tile", tile.tile.value()));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label);
        info.selected = Some(is_picked);
        info
    });
    let flat = Pose::flat(place.center(), place.width());
    let pose = if is_picked && is_dragged {
        Pose { opacity: 0.3, ..flat }
    } else if is_picked {
        Pose { center: flat.center - vec2(0.0, place.height() * 0.14), lift: 0.8, ..flat }
    } else if response.hovered() {
        Pose { center: flat.center - vec2(0.0, place.height() * 0.05), lift: 0.3, ..flat }
    } else {
        flat
    };
    paint_tile(ui.painter(), theme, pose, tile.tile);
    let rim = theme.size.piece.tile_rim;
    scene.put_picture(Place::Tile(tile), Rect::from_center_size(pose.center, place.size()).expand(rim));
    if is_picked && !is_dragged && interaction.only_value().is_none() {
        paint_rim(ui.painter(), pose, rim, theme.accent);
    }
    if scene.is_highlighted(Place::Tile(tile)) {
        paint_highlight(ui.painter(), Rect::from_center_size(pose.center, place.size()), theme);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), Rect::from_center_size(pose.center, place.size()), theme.size.panel.radius, theme);
    }
    if !is_dragged {
        response.on_hover_cursor(egui::CursorIcon::Grab);
    }
}

/// The sizes and rows of the tiles on a rack, in points.
#[derive(Clone, Copy, Debug)]
struct RackLayout {
    side: f32,
    gap: f32,
    columns: usize,
    rows: usize,
    count: usize,
    height: f32,
    head: f32,
    lip: f32,
}

impl RackLayout {
    fn fitting(ui: &Ui, theme: &Theme, count: usize) -> Self {
        let size = &theme.size.piece;
        let wanted = size.tile * text_scale(ui, theme).clamp(0.85, 1.35);
        let gap = theme.size.grid;
        let room = (ui.available_width() - 2.0 * theme.size.padding + gap).max(size.tile_min + gap);
        let across = |side: f32| ((room / (side + gap)).floor() as usize).max(1);
        let shown = count.max(1);
        let side = (room / shown as f32 - gap).clamp(size.tile_min, wanted).floor();
        let columns = across(side).min(shown);
        let rows = shown.div_ceil(columns);
        let (head, lip) = (side * 0.17, side * 0.22);
        let height = head + rows as f32 * side + (rows - 1) as f32 * gap + lip;
        RackLayout { side, gap, columns, rows, count: shown, height, head, lip }
    }

    /// The rectangle of the tile at this index; each row is centred.
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

/// Paints the rack's back wall, shaded below its upper edge.
fn paint_back_wall(ui: &Ui, theme: &Theme, rect: Rect) {
    let brush = ui.painter();
    let radius = CornerRadius::same(theme.size.radius as u8);
    let (deep, wall) = (theme.board(palette::GROOVE), theme.board(mix(palette::GROOVE, palette::OAK[1], 0.45)));
    brush.rect_filled(rect, radius, deep);
    let bands = 6;
    for band in 1..=bands {
        let share = band as f32 / bands as f32;
        let top = rect.top() + rect.height() * 0.32 * share;
        brush.rect_filled(
            rect.shrink2(vec2(theme.size.panel.inset, 0.0)).with_min_y(top),
            radius,
            mix(deep, wall, share),
        );
    }
}

/// Paints the rack's front edge, which covers the lower edge of the tiles.
fn paint_lip(ui: &Ui, theme: &Theme, rect: Rect, layout: &RackLayout) {
    let brush = ui.painter();
    let whole = theme.size.radius as u8;
    let lip = rect.with_min_y(rect.bottom() - layout.lip - layout.side * 0.07);
    let (lit, side) = (theme.board(palette::FRAME_LIT), theme.board(palette::FRAME));
    // Paints the whole rack clipped to its lip: a rectangle as low as the lip could not have corners as round.
    let shade = brush.with_clip_rect(lip.translate(vec2(0.0, -theme.size.panel.inset)).intersect(brush.clip_rect()));
    shade.rect_filled(rect, CornerRadius::same(whole), theme.board(palette::WOOD_LINE).gamma_multiply(0.35));
    let front = brush.with_clip_rect(lip.intersect(brush.clip_rect()));
    front.rect_filled(rect, CornerRadius::same(whole), mix(lit, side, 0.45));
    let gleam = lip.shrink2(vec2(theme.size.grid * 0.75, theme.size.panel.inset));
    brush.line_segment(
        [gleam.left_top(), gleam.right_top()],
        Stroke::new(theme.size.piece.gleam, mix(lit, palette::GLEAM, 0.4)),
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
    use crate::games::zatre::tiles::Tile;

    #[test]
    fn z24_hand_is_face_down_even_to_its_own_seat_before_it_begins() {
        let state = Zatre::start(&Options::default(), 2).expect("two seats");
        let mut open = Zatre::view(&state, Viewer::Seat(Seat::new(0))).open;
        let tiles = [5, 2].into_iter().filter_map(Tile::new).collect();
        open.racks[0] = crate::games::zatre::rules::Rack { count: 2, tiles: Some(tiles) };
        open.common.phase = Phase::Laying;
        assert_eq!(rack_contents(&open, Seat::new(0), true), RackContents { face_up: tiles, backs: 0 });
        assert_eq!(rack_contents(&open, Seat::new(0), false), RackContents { face_up: Default::default(), backs: 2 });
    }
}
