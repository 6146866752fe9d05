//! What is under way, painted above the table, below menus and sheets.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, CornerRadius, FontId, LayerId, Order, Painter as Brush, Pos2, Rect, Shape, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::plan::paint_plan;
use crate::engine::Phrase;
use crate::paint::board::{Place as _, board_id};
use crate::paint::fonts;
use crate::paint::painter::{Painter, Scene};
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;

/// The name of the place to which the eye is drawn while an event is being shown.
pub const FOCUS: &str = "stage focus";

/// The most arrows that stand for motion at once.
pub(super) const MAX_ARROWS: usize = 4;

/// Paints travelling pieces and gains; or, when nothing is under way, a plan, and where a move asks to be chosen again. Call it after all other parts of the table.
pub fn paint<R: Painter>(ui: &Ui, scene: &Scene<'_, R>) {
    let brush = ui.ctx().layer_painter(LayerId::new(Order::Middle, board_id().with("stage")));
    let find = |place: R::Place| scene.rects.find(&place.name());
    if scene.stage.is_over() {
        let asking = scene.armed_move.as_ref().map(R::move_places).unwrap_or_default();
        paint_plan(&brush, scene);
        if let Some(rect) = asking.into_iter().filter_map(find).next_back() {
            paint_question(&brush, scene, rect);
        }
        return;
    }
    if let Some(at) = scene.stage.focus(find) {
        scene.rects.put(FOCUS, Rect::from_center_size(at, Vec2::ZERO));
    }
    let flights = scene.stage.flights(find);
    // So many arrows would hide the table.
    let has_arrows = flights.len() <= MAX_ARROWS;
    for flight in flights {
        match scene.stage.is_still {
            true if has_arrows => paint_arrow(&brush, scene.theme, flight.origin, flight.goal),
            true => paint_frame(&brush, scene.theme, flight.goal),
            false => R::paint_flight(&brush, scene, flight.piece, flight.pose),
        }
    }
    if scene.stage.is_still {
        for rect in scene.stage.marked_places().filter_map(find) {
            paint_frame(&brush, scene.theme, rect);
        }
    }
    for gain in scene.stage.gains(find, &scene.theme.motion.beat) {
        let font = FontId::new(scene.theme.size.stage.gain * gain.scale, fonts::bold());
        let fill = scene.theme.mark(scene.mark(gain.seat)).gamma_multiply(gain.opacity);
        paint_chip(&brush, gain.center, &scene.say(gain.label), font, fill, scene.theme.die_pips_on_mark);
    }
    if let Some((sentence, opacity)) = scene.stage.sentence(&scene.theme.motion.beat)
        && let Some(board) = scene.rects.find("board")
    {
        paint_ribbon(ui, &brush, scene.theme, board, (scene.say(sentence), opacity));
    }
}

/// Paints a place that asks whether it was meant.
fn paint_question<R: Painter>(brush: &Brush, scene: &Scene<'_, R>, rect: Rect) {
    let theme = scene.theme;
    paint_frame(brush, theme, rect);
    let words = scene.say(&Phrase::new("table-asks-again"));
    let font = FontId::new(theme.size.stage.gain, fonts::bold());
    paint_chip(brush, rect.center_bottom(), &words, font, theme.accent, theme.accent_ink);
}

/// Paints a sentence on a ribbon over the middle of the board.
fn paint_ribbon(ui: &Ui, brush: &Brush, theme: &Theme, board: Rect, (words, opacity): (String, f32)) {
    let mut brush = brush.clone();
    brush.multiply_opacity(opacity);
    let (padding, tail) = (theme.size.padding, theme.size.padding * 2.0);
    let font = TextStyle::Heading.resolve(ui.style());
    let mut job = LayoutJob::simple(words, font, theme.accent_ink, board.width() - 2.0 * (padding + tail));
    job.halign = Align::Center;
    let galley = brush.layout_job(job);
    let band = Rect::from_center_size(board.center(), galley.size() + vec2(2.0 * padding, padding));
    let edge = Stroke::new(theme.size.outline, darker(theme.accent, 0.6));
    for (inner, outer) in [(band.left(), band.left() - tail), (band.right(), band.right() + tail)] {
        let (top, bottom) = (band.top() + padding * 0.5, band.bottom() + padding * 0.5);
        let notch = pos2(outer + (inner - outer) * 0.4, (top + bottom) * 0.5);
        let back = inner - (outer - inner) * 0.5;
        let points = [pos2(back, top), pos2(outer, top), notch, pos2(outer, bottom), pos2(back, bottom)];
        // Two halves, because only convex shapes are filled.
        let dark = darker(theme.accent, 0.82);
        brush.add(Shape::convex_polygon(
            vec![points[0], points[1], points[2], pos2(back, notch.y)],
            dark,
            Stroke::NONE,
        ));
        brush.add(Shape::convex_polygon(
            vec![pos2(back, notch.y), points[2], points[3], points[4]],
            dark,
            Stroke::NONE,
        ));
        brush.add(Shape::line(points.to_vec(), edge));
    }
    let radius = CornerRadius::same((theme.size.radius * 0.5) as u8);
    brush.rect(band, radius, theme.accent, edge, StrokeKind::Inside);
    brush.galley(pos2(band.center().x, band.center().y - galley.size().y * 0.5), galley, theme.accent_ink);
}

/// Paints a few characters on a rounded chip.
pub(super) fn paint_chip(brush: &Brush, center: Pos2, text: &str, font: FontId, fill: Color32, ink: Color32) {
    if font.size < 1.0 {
        return;
    }
    let height = font.size * 1.5;
    let galley = brush.layout_no_wrap(text.to_owned(), font, ink);
    let rect = Rect::from_center_size(center, vec2((galley.size().x + height * 0.7).max(height), height));
    let radius = CornerRadius::same((height * 0.5).min(255.0) as u8);
    brush.rect_filled(rect.translate(vec2(0.0, 2.0)), radius, Color32::from_black_alpha(60));
    brush.rect_filled(rect, radius, fill);
    brush.galley(Align2::CENTER_CENTER.anchor_size(center, galley.size()).min, galley, ink);
}

/// Paints where a piece has come from and where it lies now.
pub(super) fn paint_arrow(brush: &Brush, theme: &Theme, from: Rect, to: Rect) {
    let (width, colour) = (theme.size.stage.arrow, theme.board(theme.highlight));
    let way = to.center() - from.center();
    if way.length() > to.size().min_elem() {
        let tip = to.center() - way.normalized() * to.size().min_elem() * 0.5;
        let (along, across) = (way.normalized(), way.normalized().rot90());
        let head = width * 3.0;
        let wing = tip - along * head * 1.4;
        // Like a highlighted place, it has a halo and an edge to stand out on any ground.
        let edges = [(width * 0.7, darker(colour, 0.7)), (width * 0.5, theme.board(theme.tone_light)), (0.0, colour)];
        for (edge, colour) in edges {
            let stroke = Stroke::new(width + 2.0 * edge, colour);
            brush.line_segment([from.center() - along * edge, tip - along * head], stroke);
            let points = vec![tip, wing + across * head * 0.8, wing - across * head * 0.8];
            brush.add(Shape::convex_polygon(points, colour, Stroke::new(edge + edge, colour)));
        }
    }
    paint_frame(brush, theme, to);
}

/// Frames a place where something has changed.
fn paint_frame(brush: &Brush, theme: &Theme, rect: Rect) {
    highlight_ring(brush, rect, theme.size.radius * 0.5, theme);
}
