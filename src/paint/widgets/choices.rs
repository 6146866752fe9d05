//! A switch with its sentence, segmented controls and radio buttons.

use egui::{
    Align, Color32, CornerRadius, Layout, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::{PushButton, focus_ring};
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};

/// A switch with its sentence: the whole row, as wide as there is room, is clickable. `changed()` of the response tells
/// that `on` was toggled.
pub fn switch(ui: &mut Ui, theme: &Theme, on: &mut bool, sentence: &str) -> Response {
    let size = &theme.size;
    let scale = text_scale(ui, theme).clamp(1.0, 1.4);
    let track = size.switch * scale;
    let width = ui.available_width();
    let room = (width - track.x - size.padding).max(size.button * 2.0);
    let galley = WidgetText::from(sentence).into_galley(ui, Some(egui::TextWrapMode::Wrap), room, TextStyle::Body);
    let height = (galley.size().y + size.grid).max(size.button);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *on, sentence));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if ui.is_enabled() && response.hovered() {
            let ground = theme.hovered(theme.paper);
            // A little wider than the row, so that text and switch keep the margins of the card.
            let row = rect.expand2(vec2(size.grid, 0.0));
            painter.rect_filled(row, CornerRadius::same(size.radius as u8), ground);
        }
        let place = pos2(rect.left(), rect.center().y - galley.size().y * 0.5);
        painter.galley(place, galley, theme.ink);
        let middle = pos2(rect.right() - track.x * 0.5, rect.center().y);
        let seconds = ui.style().animation_time;
        let share = ui.ctx().animate_bool_with_time(response.id, *on, seconds);
        paint_switch(ui, theme, Rect::from_center_size(middle, track), share);
        if response.has_focus() {
            let row = rect.expand2(vec2(size.grid, 0.0));
            focus_ring(painter, row.shrink(size.control.focus_gap), size.radius, theme);
        }
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Paints the switch itself; `share` 0 is off, 1 on. A tick on the knob shows the state without colour.
fn paint_switch(ui: &Ui, theme: &Theme, track: Rect, share: f32) {
    let painter = ui.painter();
    let round = CornerRadius::same((track.height() * 0.5) as u8);
    let off = mix(theme.paper, theme.line, 0.6);
    painter.rect(
        track,
        round,
        mix(off, theme.good, share),
        Stroke::new(theme.size.control.switch_outline, mix(theme.ink_soft, theme.good, share)),
        StrokeKind::Inside,
    );
    let radius = track.height() * 0.5 - theme.size.control.switch_gap;
    let from = track.left() + track.height() * 0.5;
    let to = track.right() - track.height() * 0.5;
    let knob = pos2(egui::lerp(from..=to, share), track.center().y);
    let fill = mix(theme.ink_soft, theme.raised, share);
    painter.circle_filled(knob, radius, fill);
    if share > 0.5 {
        let square = Rect::from_center_size(knob, Vec2::splat(radius * 1.7));
        paint_icon(painter, square, Icon::Check, theme.good);
    }
}

/// A radio group with this accessible name. The group takes no room: its members are laid out elsewhere as usual and
/// declared to be `within` it.
pub fn radio_group(ui: &mut Ui, name: &str) -> Ui {
    ui.new_child(UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(name))
}

/// Lays out radio buttons inside a group with this accessible name.
pub fn radio_scope<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let group = UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(name);
    ui.scope_builder(group, contents).inner
}

/// Lays out radio buttons that are circles before their words, by `Ui::radio`, inside a group with this accessible name. The
/// circles have an outline, which egui leaves out in a menu.
pub fn radio_circles<R>(ui: &mut Ui, theme: &Theme, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    radio_scope(ui, name, |ui| {
        let (control, states) = (&theme.size.control, &mut ui.visuals_mut().widgets);
        states.inactive.bg_stroke = Stroke::new(control.outline, theme.ink_soft);
        states.hovered.bg_stroke = Stroke::new(control.outline, theme.ink);
        // egui shows the keyboard focus as "active".
        states.active.bg_stroke = Stroke::new(theme.size.focus_line, theme.focus);
        contents(ui)
    })
}

/// A segmented control: one choice among a few, side by side, or stacked where there is no room; `name` is its
/// accessible name. `changed()` of the response tells that another segment was chosen; arrows and Tab move between
/// segments.
pub fn segmented(ui: &mut Ui, theme: &Theme, name: &str, labels: &[&str], chosen: &mut usize) -> Response {
    let size = &theme.size;
    let gap = size.control.segment_gap;
    let galleys: Vec<_> = labels
        .iter()
        .map(|&label| {
            let room = (ui.available_width() - 2.0 * (size.padding + gap)).max(size.button);
            let wrap = egui::TextWrapMode::Wrap;
            WidgetText::from(label).into_galley(ui, Some(wrap), room, TextStyle::Button)
        })
        .collect();
    let widths = galleys.iter().map(|galley| galley.size().x + 2.0 * size.padding);
    let side_by_side = widths.clone().sum::<f32>() + 2.0 * gap <= ui.available_width();
    let widest = widths.fold(0.0, f32::max);
    let tallest = galleys
        .iter()
        .map(|galley| galley.size().y + size.grid)
        .fold(size.button - 2.0 * gap, f32::max)
        .max(size.target);

    let layout = if side_by_side { Layout::left_to_right(Align::Min) } else { Layout::top_down(Align::Min) };
    let response = radio_scope(ui, name, |ui| {
        // The background is painted first, in a place reserved for it, once the size of the segments is known.
        let ground = ui.painter().add(egui::Shape::Noop);
        let mut any: Option<Response> = None;
        let mut has_changed = false;
        let room = vec2(ui.available_width(), 0.0);
        let inner = ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.spacing_mut().interact_size = Vec2::ZERO;
            for (index, (galley, label)) in galleys.into_iter().zip(labels).enumerate() {
                let width = if side_by_side { galley.size().x + 2.0 * size.padding } else { widest };
                let (rect, mut response) = ui.allocate_exact_size(vec2(width, tallest + 2.0 * gap), Sense::click());
                if response.clicked() && *chosen != index {
                    *chosen = index;
                    has_changed = true;
                    response.mark_changed();
                }
                let is_chosen = *chosen == index;
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, label));
                paint_segment(ui, theme, rect.shrink(gap), is_chosen, &response, galley);
                any = Some(match any.take() {
                    Some(before) => before.union(response),
                    None => response,
                });
            }
            any
        });
        let radius = CornerRadius::same(size.radius as u8);
        ui.painter().set(
            ground,
            egui::epaint::RectShape::new(
                inner.response.rect,
                radius,
                mix(theme.paper, theme.line, 0.5),
                Stroke::new(size.outline, theme.line),
                StrokeKind::Inside,
            ),
        );
        let mut response = inner.inner.unwrap_or(inner.response);
        if has_changed {
            response.mark_changed();
        }
        response
    });
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Paints one segment.
fn paint_segment(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    chosen: bool,
    response: &Response,
    galley: std::sync::Arc<egui::Galley>,
) {
    let painter = ui.painter();
    let round = theme.size.control.segment_radius;
    let radius = CornerRadius::same(round as u8);
    if chosen {
        let outline = Stroke::new(theme.size.control.outline, theme.control_line());
        painter.rect(rect, radius, theme.raised, outline, StrokeKind::Inside);
    } else if ui.is_enabled() && response.hovered() {
        painter.rect_filled(rect, radius, theme.hovered(theme.paper));
    }
    let ink: Color32 = if chosen || response.hovered() { theme.ink } else { theme.ink_soft };
    let place = rect.center() - galley.size() * 0.5;
    painter.galley(place, galley, ink);
    if response.has_focus() {
        focus_ring(painter, rect.shrink(theme.size.outline), round, theme);
    }
}

/// A button that is one of several exclusive choices: `name` is its accessible name; `description` explains it there and
/// in the tooltip.
pub fn radio_button(
    ui: &mut Ui,
    button: PushButton<'_>,
    chosen: bool,
    name: &str,
    description: Option<&str>,
) -> Response {
    let response = ui.add(button.chosen(chosen));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let Some(description) = description else { return response };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(description.to_owned()));
    response.on_hover_text(description)
}
