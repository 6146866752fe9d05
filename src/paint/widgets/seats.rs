//! A player as a chip: mark and name together.

use egui::{CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, WidgetText, pos2, vec2};

use super::buttons::allocate_within;
use super::focus_ring;
use crate::paint::marks::paint_mark;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};

/// A mark and a name on a pill. Add it with `ui.add`.
#[must_use = "a chip shows only once it is added to a Ui"]
pub struct Chip<'a> {
    theme: &'a Theme,
    mark: u8,
    name: &'a str,
    on_turn: bool,
    clickable: bool,
    group: Option<&'a Ui>,
}

impl<'a> Chip<'a> {
    /// A chip with this mark and name.
    pub fn new(theme: &'a Theme, mark: u8, name: &'a str) -> Self {
        Self { theme, mark, name, on_turn: false, clickable: false, group: None }
    }

    /// Highlights the chip with the accent: this player is on turn.
    pub fn on_turn(mut self, on_turn: bool) -> Self {
        self.on_turn = on_turn;
        self
    }

    /// Makes the chip a button.
    pub fn clickable(mut self) -> Self {
        self.clickable = true;
        self
    }

    /// Makes the chip a radio button of this group (see `radio_group`), highlighted if it is the `chosen` one.
    pub fn radio(mut self, group: &'a Ui, chosen: bool) -> Self {
        (self.group, self.on_turn, self.clickable) = (Some(group), chosen, true);
        self
    }
}

impl Widget for Chip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = self.theme;
        let grid = theme.size.grid;
        let mark = theme.size.mark * text_scale(ui, theme);
        let room = (ui.available_width() - mark - 4.0 * grid).max(4.0 * grid);
        let galley = WidgetText::from(self.name).into_galley(
            ui,
            Some(egui::TextWrapMode::Truncate),
            room,
            Theme::strong_style(),
        );
        let desired_size = vec2(galley.size().x + mark + grid * 3.5, (galley.size().y + grid).max(theme.size.target));
        let (rect, response) = match self.clickable {
            true => allocate_within(ui, self.group, desired_size),
            false => ui.allocate_exact_size(desired_size, Sense::hover()),
        };
        response.widget_info(|| match (self.group, self.clickable) {
            (Some(_), _) => WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), self.on_turn, self.name),
            (None, true) => WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name),
            (None, false) => WidgetInfo::labeled(Role::Label, ui.is_enabled(), self.name),
        });
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            let round = rect.height() * 0.5;
            let rest = if self.on_turn { theme.accent_pale() } else { theme.raised };
            let fill = if self.clickable && response.is_pointer_button_down_on() {
                theme.pressed(rest)
            } else if self.clickable && response.hovered() {
                theme.hovered(rest)
            } else {
                rest
            };
            let outline = if self.on_turn {
                Stroke::new(theme.size.control.strong_outline, theme.accent)
            } else {
                Stroke::new(theme.size.outline, mix(theme.line, theme.ink_soft, 0.2))
            };
            let radius = CornerRadius::same(round as u8);
            painter.rect(rect, radius, fill, outline, StrokeKind::Inside);
            let center = pos2(rect.left() + grid + mark * 0.5, rect.center().y);
            paint_mark(painter, center, mark * 0.5, self.mark, theme);
            let place = pos2(rect.left() + grid * 2.0 + mark, rect.center().y - galley.size().y * 0.5);
            painter.galley(place, galley, theme.ink);
            if response.has_focus() {
                focus_ring(painter, rect, round, theme);
            }
        }
        if self.clickable { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response }
    }
}

/// Adds a chip that cannot be clicked.
pub fn chip(ui: &mut Ui, theme: &Theme, mark: u8, name: &str) -> Response {
    ui.add(Chip::new(theme, mark, name))
}
