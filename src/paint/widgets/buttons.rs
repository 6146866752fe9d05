//! Buttons: painted wooden blocks that go down a little when pressed.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    Vec2, Widget, WidgetInfo, WidgetText, pos2, vec2,
};

use super::focus_ring;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::shapes::darker;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// The primary action of a screen, in the accent colour.
    Primary,
    /// Any other action.
    Plain,
    /// A secondary action, without a frame until the pointer hovers over it.
    Quiet,
}

/// A button with a label and an optional icon before it. Add it with `ui.add`, or disabled with `ui.add_enabled`.
#[must_use = "a button shows only once it is added to a Ui"]
pub struct PushButton<'a> {
    theme: &'a Theme,
    look: Look,
    icon: Option<Icon>,
    text: &'a str,
    min_width: f32,
    chosen: bool,
    used: bool,
    tight: bool,
    group: Option<&'a Ui>,
}

impl<'a> PushButton<'a> {
    fn new(theme: &'a Theme, look: Look, text: &'a str) -> Self {
        Self { theme, look, icon: None, text, min_width: 0.0, chosen: false, used: false, tight: false, group: None }
    }

    /// The primary action of a screen: 48 high, in the accent colour.
    pub fn primary(theme: &'a Theme, text: &'a str) -> Self {
        Self::new(theme, Look::Primary, text)
    }

    /// An ordinary action: 40 high, outlined.
    pub fn plain(theme: &'a Theme, text: &'a str) -> Self {
        Self::new(theme, Look::Plain, text)
    }

    /// An action of a toolbar: no frame at rest.
    pub fn quiet(theme: &'a Theme, text: &'a str) -> Self {
        Self::new(theme, Look::Quiet, text)
    }

    /// Shows an icon left of the label.
    pub fn icon(mut self, icon: impl Into<Option<Icon>>) -> Self {
        self.icon = icon.into();
        self
    }

    /// Sets a minimum width, in points.
    pub fn min_width(mut self, points: f32) -> Self {
        self.min_width = points;
        self
    }

    /// Shows the button as selected: what it opens or turns on (a drawer, a filter) is open or on.
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Shows the button as disabled, while it keeps its focus and may be clicked: it has just been used, and what it does
    /// is still being shown.
    pub fn used(mut self, used: bool) -> Self {
        self.used = used;
        self
    }

    /// Makes the button lower and its margins narrower, for cards in a small window.
    pub fn tight(mut self, tight: bool) -> Self {
        self.tight = tight;
        self
    }

    /// The width that the button takes here, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.measure(ui).width
    }

    fn block(&self, ui: &Ui) -> Block {
        Block { look: self.look, chosen: self.chosen, enabled: ui.is_enabled() && !self.used }
    }

    fn measure(&self, ui: &Ui) -> Measured {
        let size = &self.theme.size;
        let icon_side = size.icon * 0.92 * text_scale(ui, self.theme);
        let icon_room = if self.icon.is_some() { icon_side + size.grid } else { 0.0 };
        let side = match self.look {
            Look::Primary if !self.tight => size.padding * 1.5,
            Look::Plain if !self.tight => size.padding,
            Look::Primary | Look::Plain | Look::Quiet => size.grid * 1.25,
        };
        let room = (ui.available_width() - icon_room - 2.0 * side).max(size.button);
        let galley = WidgetText::from(self.text).into_galley(ui, None, room, TextStyle::Button);
        let width = (galley.size().x + icon_room + 2.0 * side).max(self.min_width);
        Measured { galley, width, icon_side, icon_room }
    }

    /// Places the button within a radio group, see `radio_group`.
    pub fn within(mut self, group: &'a Ui) -> Self {
        self.group = Some(group);
        self
    }
}

/// The label of a button and the room it needs, in points.
struct Measured {
    galley: Arc<Galley>,
    width: f32,
    icon_side: f32,
    icon_room: f32,
}

impl Widget for PushButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = self.theme;
        let size = &theme.size;
        let Measured { galley, width, icon_side, icon_room } = self.measure(ui);
        let (least, around) = match (self.look, self.tight) {
            (Look::Primary, false) => (size.primary, 2.0 * size.grid),
            (_, false) => (size.button, 2.0 * size.grid),
            (Look::Primary, true) => (size.button, size.grid),
            (_, true) => (size.target, size.grid),
        };
        let desired_size = vec2(width, (galley.size().y + around).max(least));
        let (rect, response) = allocate_within(ui, self.group, desired_size);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled() && !self.used, self.text);
            if self.chosen {
                info.selected = Some(true);
            }
            info
        });
        if ui.is_rect_visible(rect) {
            let (face, ink) = paint_block(ui, theme, self.block(ui), rect, &response);
            let text_width = galley.size().x;
            let left = face.center().x - (icon_room + text_width) * 0.5;
            if let Some(icon) = self.icon {
                let middle = pos2(left + icon_side * 0.5, face.center().y);
                let square = Rect::from_center_size(middle, Vec2::splat(icon_side));
                paint_icon(&opaque(ui), square, icon, ink);
            }
            let place = Align2::LEFT_CENTER.align_size_within_rect(
                galley.size(),
                Rect::from_min_max(pos2(left + icon_room, face.top()), face.max),
            );
            opaque(ui).galley(place.min, galley, ink);
        }
        if self.used { response } else { with_hand_cursor(response) }
    }
}

/// Allocates space for a clickable widget that belongs to this group in the accessibility tree.
pub(super) fn allocate_within(ui: &mut Ui, group: Option<&Ui>, size: Vec2) -> (Rect, Response) {
    let Some(group) = group else { return ui.allocate_exact_size(size, Sense::click()) };
    let (id, rect) = ui.allocate_space(size);
    let rect = ui.layout().align_size_within_rect(size, rect);
    (rect, group.interact(rect, id, Sense::click()))
}

/// How a button's block looks.
#[derive(Clone, Copy)]
struct Block {
    look: Look,
    chosen: bool,
    enabled: bool,
}

/// Paints a button's block in its state; returns the face, where the label goes, and the colour of the label.
fn paint_block(ui: &Ui, theme: &Theme, block: Block, rect: Rect, response: &Response) -> (Rect, Color32) {
    let Block { look, chosen, enabled } = block;
    let painter = &opaque(ui);
    let radius = CornerRadius::same(theme.size.radius as u8);
    let down = enabled && response.is_pointer_button_down_on();
    let hovered = enabled && (response.hovered() || response.highlighted());
    let (rest, ink) = match look {
        _ if !enabled => {
            let ground = mix(theme.paper, theme.table, 0.45);
            (ground, mix(theme.ink_soft, ground, 0.12))
        }
        Look::Primary => (theme.accent, theme.accent_ink),
        _ if chosen => (theme.selected(), theme.ink),
        Look::Plain => (theme.raised, theme.ink),
        Look::Quiet => (Color32::TRANSPARENT, theme.ink),
    };
    let fill = match (look, down, hovered) {
        (Look::Quiet, true, _) if !chosen => theme.pressed(theme.raised),
        (Look::Quiet, _, true) if !chosen => theme.hovered(theme.raised),
        (_, true, _) => theme.pressed(rest),
        (_, _, true) => theme.hovered(rest),
        _ => rest,
    };
    let face = if look == Look::Quiet {
        if enabled {
            painter.rect_filled(rect, radius, fill);
        }
        rect
    } else if enabled {
        // The block: front edge below, face above, one line round both.
        let (edge, outline) = if look == Look::Primary {
            (darker(theme.accent, 0.34), darker(theme.accent, 0.5))
        } else {
            (theme.line, theme.control_line())
        };
        let control = &theme.size.control;
        let depth = if look == Look::Primary { control.primary_depth } else { control.depth };
        let shown = if down { depth * 0.35 } else { depth };
        let block = rect.with_min_y(rect.top() + depth - shown);
        let face = block.with_max_y(block.bottom() - shown);
        painter.rect_filled(block, radius, edge);
        painter.rect_filled(face, radius, fill);
        painter.rect_stroke(block, radius, Stroke::new(control.outline, outline), StrokeKind::Inside);
        face
    } else {
        let outline = Stroke::new(theme.size.outline, theme.line);
        painter.rect(rect, radius, fill, outline, StrokeKind::Inside);
        rect
    };
    if response.has_focus() {
        focus_ring(painter, rect, theme.size.radius, theme);
    }
    (face, ink)
}

/// A painter without egui's fading: a disabled button has colours of its own, and fading would make text pale and show
/// where the strokes of an icon cross.
fn opaque(ui: &Ui) -> Painter {
    let mut painter = ui.painter().clone();
    if !ui.is_enabled() {
        painter.set_opacity(1.0);
    }
    painter
}

fn with_hand_cursor(response: Response) -> Response {
    if response.enabled() { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response }
}

/// Adds an ordinary action button, with an optional icon left of the label.
pub fn button(ui: &mut Ui, theme: &Theme, icon: impl Into<Option<Icon>>, text: &str) -> Response {
    ui.add(PushButton::plain(theme, text).icon(icon))
}

/// Adds a button without a frame at rest, with an optional icon left of the label.
pub fn quiet_button(ui: &mut Ui, theme: &Theme, icon: impl Into<Option<Icon>>, text: &str) -> Response {
    ui.add(PushButton::quiet(theme, text).icon(icon))
}

/// Adds a square button with an icon only; `name` is the accessible name and the tooltip (the caller adds the key, if
/// there is one).
pub fn icon_button(ui: &mut Ui, theme: &Theme, icon: Icon, name: &str) -> Response {
    toggle_icon_button(ui, theme, icon, name, false)
}

/// Adds a square button with an icon only for something that can be on, and `is_on` now; see [`icon_button`].
pub fn toggle_icon_button(ui: &mut Ui, theme: &Theme, icon: Icon, name: &str, is_on: bool) -> Response {
    let scale = text_scale(ui, theme).clamp(1.0, 1.5);
    let side = theme.size.button * scale;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), name);
        if is_on {
            info.selected = Some(true);
        }
        info
    });
    if ui.is_rect_visible(rect) {
        let block = Block { look: Look::Quiet, chosen: is_on, enabled: ui.is_enabled() };
        let (face, ink) = paint_block(ui, theme, block, rect, &response);
        let square = Rect::from_center_size(face.center(), Vec2::splat(theme.size.icon * scale));
        paint_icon(&opaque(ui), square, icon, ink);
    }
    with_hand_cursor(response).on_hover_text(name).on_disabled_hover_text(name)
}
