//! The choice of a candy die's value, on the column where the die was placed.

use egui::{CursorIcon, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::Selection;
use super::input::Interaction;
use super::layout::Layout;
use super::palette;
use super::pieces::{DieAppearance, paint_seat_die};
use super::place::Place;
use crate::engine::Phrase;
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::rules::Ratzzia;
use crate::paint::painter::Scene;
use crate::paint::widgets::focus_ring;

/// The panel with the values that a candy die can take.
#[derive(Clone, Debug)]
pub struct ValuePanel {
    rect: Rect,
    /// Each value with the rectangle of its die.
    values: Vec<(Die, Rect)>,
}

impl ValuePanel {
    /// The panel, while a value has to be chosen.
    pub fn new(interaction: &Interaction<'_>, selection: &Selection, layout: &Layout) -> Option<Self> {
        let (column, values) = interaction.candy_values(selection)?;
        let side = (layout.space * 0.92).max(28.0);
        let step = side * 1.16;
        let size = vec2(step * values.len() as f32 + side * 0.16, side * 1.3);
        let wanted = layout.shaft(column).center();
        let half = size.x * 0.5 + 2.0;
        let (left, right) = (layout.outer.left() + half, layout.outer.right() - half);
        let rect = Rect::from_center_size(Pos2::new(wanted.x.clamp(left, right.max(left)), wanted.y), size);
        let die = |(index, value)| {
            let center = rect.left_center() + vec2(side * 0.08 + step * (index as f32 + 0.5), 0.0);
            (value, Rect::from_center_size(center, Vec2::splat(side)))
        };
        Some(ValuePanel { rect, values: values.into_iter().enumerate().map(die).collect() })
    }

    /// Whether a value lies at this point.
    pub fn has_value_at(&self, at: Pos2) -> bool {
        self.values.iter().any(|(_, rect)| rect.contains(at))
    }
}

/// Offers the values that a candy die can take, if one has to be chosen.
pub fn values_ui(ui: &Ui, scene: &Scene<'_, Ratzzia>, panel: Option<&ValuePanel>) {
    let Some(panel) = panel else { return };
    let (brush, theme) = (ui.painter(), scene.theme);
    brush.rect(panel.rect, 8, theme.raised, Stroke::new(2.0, theme.board(palette::LAMP)), StrokeKind::Outside);
    for &(value, rect) in &panel.values {
        let response = scene.sense(ui, "value", Place::Value(value), rect, Sense::click());
        scene.put(Place::Value(value), rect);
        let label = scene.say(&Phrase::new("ratzzia-value").with("die", value.value()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
        let at = if response.hovered() { rect.expand(1.5) } else { rect };
        let die = DieAppearance { value: value.value(), seat: Some(scene.open.turn.seat), candy: true };
        paint_seat_die(brush, scene, at, die);
        if response.has_focus() {
            focus_ring(brush, rect, rect.width() * 0.5, theme);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}
