//! The plates of the seats at the foot of the board: front food, the bag with its sum, and what has just changed.

use egui::{
    CornerRadius, CursorIcon, Painter as Brush, Pos2, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::frame::PantryBoard;
use super::labels;
use super::palette;
use super::pieces::{end_of_food, paint_badge, paint_bag, paint_food, paint_number};
use super::place::Place;
use super::traces::shown_food_change;
use crate::engine::Seat;
use crate::paint::marks::paint_mark;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;

/// Paints all plates, to be clicked.
pub fn plates_ui(ui: &Ui, board: &PantryBoard<'_>) {
    let (scene, layout) = (board.scene, &board.layout);
    scene.put(Place::Plates, layout.plates());
    for seat in Seat::all(usize::from(scene.open.seats)) {
        let rect = layout.plate(seat);
        scene.put(Place::Plate(seat), rect);
        let row = layout.food_row(seat, shown_food_change(scene, &board.shown, seat).0 != 0);
        scene.put(Place::Front(seat), end_of_food(row, board.shown.front(seat)));
        scene.put(Place::Bag(seat), layout.bag(seat));
        let enabled = board.interaction.is_some_and(|interaction| interaction.can_choose_plate(seat));
        let sense = if board.interaction.is_some() { Sense::CLICK } else { Sense::hover() };
        let response = scene.sense(ui, "plate", Place::Plate(seat), rect, sense);
        let label = scene.say(&labels::plate(scene.open, seat));
        let role = if enabled { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &label));
        paint_plate(ui.painter(), board, seat, enabled);
        if response.hovered() && enabled {
            ui.set_cursor_icon(CursorIcon::PointingHand);
            let line = Stroke::new(scene.theme.size.ring.plate_on_turn, scene.theme.board(palette::CHALK));
            ui.painter().rect_stroke(rect, scene.theme.size.panel.radius, line, StrokeKind::Inside);
        }
        if response.has_focus() {
            focus_ring(ui.painter(), rect, scene.theme.size.panel.radius, scene.theme);
        }
        response.on_hover_text(&label);
    }
}

/// Paints the plate of one seat.
fn paint_plate(brush: &Brush, board: &PantryBoard<'_>, seat: Seat, enabled: bool) {
    let (scene, shown) = (board.scene, &board.shown);
    let theme = scene.theme;
    let rect = board.layout.plate(seat);
    let [paper, shade] = palette::PLATE.map(|colour| theme.board(colour));
    let on_turn = shown.seat_on_turn() == Some(seat);
    let size = &theme.size.ring;
    let line = if enabled || on_turn {
        Stroke::new(if enabled { size.plate_choosable } else { size.plate_on_turn }, theme.board(palette::LAMP))
    } else {
        Stroke::new(size.plate, theme.board(palette::OAK_LINE))
    };
    let fill = if on_turn || enabled { paper } else { shade };
    brush.rect(rect, CornerRadius::same(theme.size.panel.radius as u8), fill, line, StrokeKind::Inside);
    let high = rect.height();
    // The mark, the food with its sum, the bag at the right. The strip of seats tells the name.
    let middle = rect.center().y;
    paint_mark(brush, pos2(rect.left() + high * 0.27, middle), high * 0.19, scene.mark(seat), theme);
    let bag = board.layout.plate_bag(seat);
    let ink = theme.board(palette::PLATE_INK);
    let front = shown.front(seat);
    paint_number(brush, board.layout.front_number(seat), high * 0.5, front, ink);
    // The change since the viewer's last decision stays visible: beside the sum of the front, and above the sum of the bag.
    let (by, stored) = shown_food_change(scene, shown, seat);
    paint_food(brush, theme, board.layout.food_row(seat, by != 0), front);
    paint_bag(brush, theme, bag, shown.bag(seat));
    paint_change(brush, theme, board.layout.front_change(seat), high, by);
    paint_change(brush, theme, bag.center_top() + vec2(0.0, high * 0.16), high, stored);
}

/// Paints the change of a sum, if any.
fn paint_change(brush: &Brush, theme: &Theme, at: Pos2, high: f32, by: i64) {
    if by != 0 {
        let text = if by > 0 { format!("+{by}") } else { format!("−{}", by.unsigned_abs()) };
        let fill = theme.board(if by > 0 { palette::GAIN } else { palette::LOSS });
        paint_badge(brush, at, (high * 0.3).clamp(12.0, 22.0), &text, fill, theme.board(palette::CHALK));
    }
}
