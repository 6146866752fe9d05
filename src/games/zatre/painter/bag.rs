//! The bag: its tile count, the button to draw, and the tiles that this viewer has not seen yet.

use egui::epaint::PathShape;
use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Painter as Brush, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::palette;
use super::place::Place;
use super::tiles::{Pose, paint_tile};
use crate::engine::Phrase;
use crate::games::zatre::rules::{Phase, Zatre};
use crate::games::zatre::tiles::Tile;
use crate::paint::fonts;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::painter::Scene;
use crate::paint::shapes::{self, darker, lighter};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;

/// Shows the bag; see `Painter::common_ui`.
pub fn bag_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>) {
    let fold = Id::unique("zatre bag open");
    let open = ui.data(|data| data.get_temp::<bool>(fold)).unwrap_or(false);
    let head = head_ui(ui, scene, open);
    if scene.awaiting_chance.is_some() {
        scene.note(Place::Bag, &head);
        return;
    }
    if head.clicked() {
        ui.data_mut(|data| data.insert_temp(fold, !open));
    }
    if open {
        contents_ui(ui, scene);
    }
}

/// The bag with its count, and what a click does beside it, as one button: it draws if a draw waits and otherwise toggles the
/// contents. How many tiles it holds stands in words above the seats.
fn head_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, open: bool) -> Response {
    let theme = scene.theme;
    let scale = text_scale(ui, theme).min(1.4);
    let side = 52.0 * scale.max(0.85);
    let awaits_draw = scene.awaiting_chance.is_some();
    let phrase = Phrase::new("zatre-bag").with("count", scene.open.bag);
    let label = scene.say(&phrase);
    let note = match (awaits_draw, scene.open.common.phase) {
        (true, Phase::Drawing { count, .. }) => scene.say(&Phrase::new("zatre-action-draw").with("count", count)),
        (true, _) => scene.say(&Phrase::new("zatre-action-draw").with("count", 1u8)),
        (false, _) => scene.say(&Phrase::new(if open { "zatre-bag-close" } else { "zatre-bag-open" })),
    };
    let grid = theme.size.grid;
    let room = (ui.available_width() - side - 4.0 * grid).max(60.0);
    // Limits the font so that even large text takes at most two lines.
    let narrow = |font: FontId, share: f32| FontId::new(font.size.min(room * share).max(theme.size.least), font.family);
    let (style, ink) = if awaits_draw { (Theme::strong_style(), theme.ink) } else { (TextStyle::Body, theme.ink_soft) };
    let font = narrow(style.resolve(ui.style()), 0.13);
    let note_galley = ui.painter().layout(note.clone(), font, ink, room - 20.0 * scale);
    let height = note_galley.size().y.max(side) + grid * 0.5;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    scene.put(Place::Bag, rect);
    response.widget_info(|| {
        let name = format!("{label} {note}");
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
    });
    let brush = ui.painter();
    let radius = CornerRadius::same(theme.size.radius as u8);
    if awaits_draw {
        brush.rect(rect, radius, theme.accent_pale(), Stroke::new(2.0, theme.accent), StrokeKind::Inside);
    }
    if response.hovered() {
        let fill = if awaits_draw { theme.hovered(theme.accent_pale()) } else { theme.hovered(theme.paper) };
        brush.rect_filled(rect.shrink(if awaits_draw { 2.0 } else { 0.0 }), radius, fill);
    }
    let picture =
        Rect::from_center_size(pos2(rect.left() + grid * 0.5 + side * 0.5, rect.center().y), egui::Vec2::splat(side));
    // Tiles come out of it only where it can be seen.
    if ui.clip_rect().contains_rect(rect) {
        scene.put(Place::BagMouth, Rect::from_center_size(picture.center_top(), egui::Vec2::splat(side * 0.6)));
    }
    let shaken = picture.translate(vec2(scene.stage.shake(Place::Bag) * side * 0.07, 0.0));
    paint_bag(brush, shaken, theme, scene.open.bag);
    let left = picture.right() + grid;
    let top = rect.center().y - note_galley.size().y * 0.5;
    let note_rect = Rect::from_min_size(pos2(left, top), note_galley.size());
    brush.galley(note_rect.min, note_galley, ink);
    if !awaits_draw {
        let icon = Rect::from_center_size(
            pos2(note_rect.right() + 12.0 * scale, note_rect.center().y),
            egui::Vec2::splat(15.0 * scale),
        );
        paint_icon(brush, icon, if open { Icon::Minus } else { Icon::Plus }, theme.ink_soft);
    }
    if response.has_focus() {
        focus_ring(brush, rect.shrink(3.0), theme.size.radius, theme);
    }
    if scene.is_highlighted(Place::Bag) {
        brush.rect_stroke(rect, radius, Stroke::new(2.5, theme.focus), StrokeKind::Inside);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Shows how many tiles of each value this viewer has not seen.
fn contents_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>) {
    let theme = scene.theme;
    let key = if scene.open.unseen.count() == scene.open.bag { "zatre-bag-holds" } else { "zatre-bag-unseen" };
    ui.label(theme.soft(scene.say(&Phrase::new(key))));
    let scale = text_scale(ui, theme).clamp(0.85, 1.6);
    let side = (28.0 * scale).floor();
    let column = ui.available_width() / 3.0;
    let font = Theme::strong_style().resolve(ui.style());
    let row = side + theme.size.grid;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 2.0 * row), Sense::hover());
    for (index, tile) in Tile::ALL.into_iter().enumerate() {
        let (x, y) = ((index % 3) as f32, (index / 3) as f32);
        let middle = rect.min + vec2(x * column + side * 0.5 + 4.0, (y + 0.5) * row);
        let count = scene.open.unseen.count_of(tile);
        let opacity = if count == 0 { 0.4 } else { 1.0 };
        paint_tile(ui.painter(), theme, Pose { opacity, ..Pose::flat(middle, side) }, tile);
        let text = scene.say(&Phrase::new("zatre-bag-times").with("count", count));
        let at = middle + vec2(side * 0.5 + 8.0, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, &text, font.clone(), theme.ink);
        let id = ui.make_persistent_id("zatre bag holds").with(index);
        let place = Rect::from_min_size(rect.min + vec2(x * column, y * row), vec2(column, row));
        ui.interact(place, id, Sense::hover()).widget_info(|| {
            let phrase = Phrase::new("zatre-bag-of").with("tile", tile.value()).with("count", count);
            WidgetInfo::labeled(Role::Label, ui.is_enabled(), scene.say(&phrase))
        });
    }
}

/// Paints a cloth bag, tied with a cord, with the tile count on it.
pub fn paint_bag(brush: &Brush, rect: Rect, theme: &Theme, count: u8) {
    let unit = rect.width() / 24.0;
    let at = |x: f32, y: f32| shapes::on_grid(rect.min, unit, x, y);
    let (cloth, fold) = (theme.board(palette::CLOTH[0]), theme.board(palette::CLOTH[1]));
    let line = Stroke::new((unit * 0.8).clamp(1.25, 2.5), darker(fold, 0.45));
    let shadow = Rect::from_center_size(at(13.0, 22.0), vec2(20.0, 3.2) * unit);
    brush.add(Shape::ellipse_filled(shadow.center(), shadow.size() * 0.5, Color32::from_black_alpha(46)));
    // The open neck above the cord.
    let neck = [(8.6, 8.2), (6.2, 3.0), (9.6, 4.2), (12.0, 2.4), (14.4, 4.2), (17.8, 3.0), (15.4, 8.2)];
    let neck: Vec<Pos2> = shapes::rounded(&neck.map(|(x, y)| at(x, y)), unit);
    shapes::paint_star_shaped(brush, at(12.0, 6.2), neck, fold, line);
    let body = [(8.6, 7.6), (15.4, 7.6), (21.8, 15.2), (20.4, 22.4), (3.6, 22.4), (2.2, 15.2)];
    let body: Vec<Pos2> = shapes::rounded(&body.map(|(x, y)| at(x, y)), unit * 4.2);
    brush.add(Shape::Path(PathShape::convex_polygon(body, cloth, line)));
    let gleam =
        shapes::arc(at(12.0, 15.6), vec2(7.6, 6.0) * unit, std::f32::consts::PI * 0.98, std::f32::consts::PI * 1.3);
    brush.add(Shape::line(gleam, Stroke::new(unit * 1.1, lighter(cloth, 0.35))));
    for (from, to) in [((16.0, 9.6), (18.6, 13.6)), ((13.8, 9.4), (14.6, 11.6))] {
        brush.line_segment([at(from.0, from.1), at(to.0, to.1)], Stroke::new(unit * 0.7, fold));
    }
    let cord = theme.board(palette::CORD);
    brush.line_segment([at(8.2, 8.0), at(15.8, 8.0)], Stroke::new(unit * 2.2, darker(fold, 0.45)));
    brush.line_segment([at(8.4, 8.0), at(15.6, 8.0)], Stroke::new(unit * 1.2, cord));
    let font = FontId::new((unit * 9.0).round(), fonts::serif());
    let galley = brush.layout_no_wrap(count.to_string(), font, cord);
    let place = at(12.0, 16.0) - galley.mesh_bounds.center().to_vec2();
    brush.galley(place, galley, cord);
}
