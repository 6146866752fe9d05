//! The layout shared by all screens but the table: wooden background (which tables stand on, too), centred column, scrolling page, cards, pictures, screen head.
//!
//! Must not know: games, files.

mod table_decoration;
mod virtual_rows;

use egui::style::ScrollAnimation;
use egui::{
    Align, Color32, Context, CornerRadius, Id, Key, Layout, Margin, Modifiers, Painter, Popup, Pos2, Rect, Response,
    ScrollArea, Sense, Stroke, StrokeKind, TextWrapMode, Ui, UiBuilder, Vec2, WidgetText, pos2, vec2,
};

use super::alert;
use super::services::{AppCommand, AppServices};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix, sizes};
use crate::paint::widgets::{PushButton, card, focus_ring};
pub use virtual_rows::VirtualRows;

/// The tones of successive planks, as shares of the hairline's colour.
const PLANK_TONES: [f32; 5] = [0.03, 0.16, 0.08, 0.21, 0.11];

/// Paints the planks of a kitchen table as the background of the whole `Ui`, low in contrast so that paper stands out. With `snack`
/// there is something to eat at the lower left, where papers rarely are.
pub fn tabletop(ui: &Ui, theme: &Theme, snack: bool) {
    let area = ui.max_rect();
    let (painter, size) = (ui.painter(), &theme.size.scenery);
    planks(painter, theme, area);
    // In a small window, or with large text, there is no space for the snack.
    let least = theme.size.breakpoint.snack;
    let has_space = area.width() > least.x && area.height() > least.y;
    if snack && text_scale(ui, theme) < 1.25 && has_space {
        let radius = (area.height() * 0.115).clamp(size.snack.x, size.snack.y);
        let middle = pos2(area.left() + area.width() * 0.17, area.bottom() - radius * 1.45);
        table_decoration::paint(painter, middle, radius, theme);
    }
}

/// Paints the planks of a kitchen table in `area`.
pub fn planks(painter: &Painter, theme: &Theme, area: Rect) {
    let size = &theme.size.scenery;
    let seam = Stroke::new(size.seam, mix(theme.table, theme.line, 0.75));
    let grain = Stroke::new(size.grain, mix(theme.table, theme.line, 0.42));
    let plank_height = size.plank;
    let planks = (area.height() / plank_height).ceil() as usize;
    for number in 0..planks {
        let top = area.top() + number as f32 * plank_height;
        let plank = Rect::from_min_max(pos2(area.left(), top), pos2(area.right(), top + plank_height)).intersect(area);
        let tone = PLANK_TONES[number % PLANK_TONES.len()];
        // Over the soft edge of the plank before; there is nothing behind.
        painter.rect_filled(plank.expand(size.seam), CornerRadius::ZERO, mix(theme.table, theme.line, tone));
        // A few lines of grain, different for each plank, and the joint between two planks.
        for line in 0..3_usize {
            let odd = (number * 7 + line * 5) % 11;
            let height = top + plank_height * (0.2 + 0.27 * line as f32 + 0.011 * odd as f32);
            let from = area.left() + area.width() * (0.06 * odd as f32);
            let to = from + area.width() * (0.18 + 0.045 * ((odd * 3) % 7) as f32);
            if height < area.bottom() {
                painter.hline(from..=to.min(area.right()), height, grain);
            }
        }
        painter.hline(area.x_range(), top, seam);
        let joint = area.left() + area.width() * (0.17 + 0.31 * ((number * 2) % 5) as f32 / 1.6);
        painter.vline(joint, plank.y_range(), seam);
    }
}

/// Whether the keys of this frame are for the screen: not for a sheet, a menu or a text field, and nothing on it has taken Escape.
pub fn has_keys(ui: &Ui, services: &AppServices) -> bool {
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui.ctx());
    !is_covered && !ui.ctx().text_edit_focused() && !services.escape_handled
}

/// Takes Escape, which leads back from a screen, if it was pressed and is for the screen.
pub fn takes_escape(ui: &Ui, services: &AppServices) -> bool {
    has_keys(ui, services) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// Contents in a column of this width whose upper left corner lies here: columns that begin at the same height stand side by side.
pub fn column_at<R>(ui: &mut Ui, corner: Pos2, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let rect = Rect::from_min_size(corner, vec2(width, ui.available_height()));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
    let column = ui.scope_builder(builder, |ui| {
        ui.set_width(width);
        contents(ui)
    });
    column.inner
}

/// A centred column, at most `width` wide, with a margin at its sides.
pub fn column<R>(ui: &mut Ui, theme: &Theme, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ui.available_rect_before_wrap();
    let edge = theme.size.padding * 1.5;
    // Large text needs a wider column.
    let max_width = width * text_scale(ui, theme).clamp(1.0, 1.3);
    let width = max_width.min(area.width() - 2.0 * edge).max(0.0);
    let left = area.left() + (area.width() - width) * 0.5;
    let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height()));
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), |ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}

/// A scrolling page. It opens at the top, wherever the previous page was scrolled to. Page Up and Page Down scroll it by as much as is in sight,
/// less a line or two, Home and End to its ends, whatever has the focus; arrows do so where there is no widget for the focus to move to.
#[derive(Debug, Default)]
pub struct ScrollPage {
    has_been_shown: bool,
    /// How far it was scrolled in the last frame, in points.
    offset: f32,
    /// Whether another page may have been shown since then.
    resumes: bool,
    focus: FocusFollower,
    /// The widget that had the focus when an arrow key was pressed, and how far the key scrolls if the focus stays there.
    arrow: Option<(Id, f32)>,
}

/// Scrolls to the focused widget whenever the focus changes.
#[derive(Debug, Default)]
pub struct FocusFollower {
    /// The widget focused in the previous frame.
    focused: Option<Id>,
}

impl FocusFollower {
    /// Scrolls if the focus is new and in this `Ui`; call at the end of the scrolled contents.
    pub fn scroll_to_focus(&mut self, ui: &Ui) {
        let focused = ui.memory(|memory| memory.focused());
        let is_new = std::mem::replace(&mut self.focused, focused) != focused;
        let response = focused.and_then(|id| ui.ctx().read_response(id));
        // What is visible outside belongs to something else, even where scrolled contents reach behind it.
        let is_inside = |response: &egui::Response| {
            let visible = response.interact_rect;
            ui.min_rect().contains_rect(response.rect) && (!visible.is_positive() || ui.clip_rect().intersects(visible))
        };
        if let Some(response) = response.filter(|response| is_new && is_inside(response)) {
            ui.scroll_to_rect(response.rect.expand(sizes().scroll.margin), None);
        }
    }

    /// Leaves the page where it is, even if the focus is new.
    fn pass_over_focus(&mut self, ui: &Ui) {
        self.focused = ui.memory(|memory| memory.focused());
    }
}

/// Discards this frame and lays it out again with the sizes now known, or in the next frame if egui cannot discard this one.
pub fn request_relayout(ctx: &Context, why: &'static str) {
    ctx.request_discard(why);
    if !ctx.will_discard() {
        ctx.request_repaint();
    }
}

/// Aligns buttons to the right end of this horizontal `Ui`. They are laid out from left to right, so that Tab follows the reading order; their
/// total width is known from the previous frame.
pub fn right_aligned_row<R>(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug + 'static,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = ui.make_persistent_id(salt);
    let known_width: Option<f32> = ui.data(|data| data.get_temp(id));
    ui.add_space(known_width.map_or(0.0, |width| (ui.available_width() - width).max(0.0)));
    let output = ui.horizontal(contents);
    let width = output.response.rect.width();
    if known_width.is_none_or(|known_width| (known_width - width).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, width));
        request_relayout(ui.ctx(), "the buttons have another width than before");
    }
    output.inner
}

/// Whether keys may scroll this page: no sheet or menu is open above it.
fn takes_scroll_keys(ui: &Ui) -> bool {
    let above = ui.memory(|memory| memory.top_modal_layer());
    above.is_none_or(|above| above == ui.layer_id()) && !Popup::is_any_open(ui.ctx())
}

/// How often the first key was pressed in this frame more than the second.
fn presses(ui: &Ui, [key, opposite]: [Key; 2]) -> f32 {
    ui.input(|input| input.num_presses(key) as f32 - input.num_presses(opposite) as f32)
}

/// How far Page Up, Page Down, Home and End scroll in this frame, in points; negative scrolls down.
fn scroll_from_page_keys(ui: &Ui) -> f32 {
    // A line or two of the page before stay in sight.
    let line = sizes().scroll.line;
    let page = (ui.clip_rect().height() - line).max(line);
    let pages = presses(ui, [Key::PageUp, Key::PageDown]) * page;
    if ui.ctx().text_edit_focused() {
        // There, Home and End move the text cursor.
        return pages;
    }
    pages + presses(ui, [Key::Home, Key::End]) * ui.min_rect().height()
}

impl ScrollPage {
    /// Paints the page. With `shrinks` the page is no higher than its contents.
    pub fn ui<R>(&mut self, ui: &mut Ui, shrinks: bool, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let area = ScrollArea::vertical().auto_shrink([false, shrinks]);
        let moves = !std::mem::replace(&mut self.has_been_shown, true) || std::mem::take(&mut self.resumes);
        let area = if moves { area.vertical_scroll_offset(self.offset) } else { area };
        let output = area.show(ui, |ui| {
            let inner = contents(ui);
            let by_page_keys = if takes_scroll_keys(ui) { scroll_from_page_keys(ui) } else { 0.0 };
            let by_arrows = self.scroll_from_arrows(ui);
            if by_page_keys != 0.0 {
                // It goes on from what is in sight, wherever the focus is; and at once, because rows that are measured on the
                // way of an animation would end it there.
                self.focus.pass_over_focus(ui);
                ui.scroll_with_delta_animation(vec2(0.0, by_page_keys), ScrollAnimation::none());
                return inner;
            }
            self.focus.scroll_to_focus(ui);
            if by_arrows != 0.0 && takes_scroll_keys(ui) {
                ui.scroll_with_delta(vec2(0.0, by_arrows));
            }
            inner
        });
        self.offset = output.state.clamped_offset().y;
        output.inner
    }

    /// How far the arrow keys scroll, in points; negative scrolls down. With a focused widget they move the focus, and only the
    /// next frame shows whether there was another widget for it.
    fn scroll_from_arrows(&mut self, ui: &Ui) -> f32 {
        let earlier = self.arrow.take();
        let pressed = presses(ui, [Key::ArrowUp, Key::ArrowDown]) * sizes().scroll.line;
        let Some(focused) = ui.memory(|memory| memory.focused()) else { return pressed };
        if pressed != 0.0 && takes_scroll_keys(ui) && !ui.ctx().text_edit_focused() {
            self.arrow = Some((focused, pressed));
            ui.ctx().request_repaint();
        }
        earlier.filter(|(before, _)| *before == focused).map_or(0.0, |(_, scrolled)| scrolled)
    }

    /// Comes back to where it was scrolled to before another page was shown.
    pub fn resume(&mut self) {
        self.resumes = true;
    }
}

/// A card that is one button, as wide as the `Ui`, with hover colour and focus ring. `contents` gets the background colour; the
/// caller sets the accessible name.
pub fn clickable_card(
    ui: &mut Ui,
    theme: &Theme,
    salt: impl std::hash::Hash + std::fmt::Debug,
    margin: Margin,
    contents: impl FnOnce(&mut Ui, Color32),
) -> Response {
    let builder = UiBuilder::new().id_salt(salt).sense(Sense::click());
    ui.scope_builder(builder, |ui| {
        let card_response = ui.response();
        let ground = if card_response.hovered() { theme.raised } else { theme.paper };
        let output = card(theme).fill(ground).inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui, ground);
        });
        if card_response.has_focus() {
            focus_ring(ui.painter(), output.response.rect, theme.size.radius, theme);
        }
    })
    .response
    .on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Allocates a picture of this size, painted by `paint`, with rounded corners in the colour `ground` and a thin outline.
pub fn picture(ui: &mut Ui, theme: &Theme, size: Vec2, ground: Color32, paint: impl FnOnce(&Painter, Rect)) -> Rect {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    if ui.is_rect_visible(rect) {
        picture_in(ui.painter(), theme, rect, ground, paint);
    }
    rect
}

/// As [`picture`], in a given rectangle.
pub fn picture_in(painter: &Painter, theme: &Theme, rect: Rect, ground: Color32, paint: impl FnOnce(&Painter, Rect)) {
    let radius = theme.size.radius * 0.75;
    painter.rect_filled(rect, CornerRadius::ZERO, mix(theme.paper, theme.accent, 0.25));
    paint(&painter.with_clip_rect(painter.clip_rect().intersect(rect)), rect);
    for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
        painter.add(corner_shape(rect, corner, radius, ground));
    }
    let line = Stroke::new(theme.size.picture.outline, mix(theme.line, theme.ink_soft, 0.5));
    painter.rect_stroke(rect, CornerRadius::same(radius as u8), line, StrokeKind::Inside);
}

/// The part of a square corner outside the rounded one, as a shape.
pub fn corner_shape(rect: Rect, corner: egui::Pos2, radius: f32, colour: Color32) -> egui::Shape {
    let inward = vec2((rect.center().x - corner.x).signum(), (rect.center().y - corner.y).signum());
    let middle = corner + inward * radius;
    let mut mesh = egui::Mesh::default();
    // Slightly beyond the corner, so that the picture does not show through at the edge.
    mesh.colored_vertex(corner - inward * 0.5, colour);
    let steps = 8_u32;
    for step in 0..=steps {
        let angle = std::f32::consts::FRAC_PI_2 * step as f32 / steps as f32;
        mesh.colored_vertex(middle - vec2(inward.x * angle.cos(), inward.y * angle.sin()) * radius, colour);
        if step > 0 {
            mesh.add_triangle(0, step, step + 1);
        }
    }
    egui::Shape::mesh(mesh)
}

/// The head of a screen: a back button, with its command and text key, the title, and a badge while a game is unsaved. Returns the chosen
/// command.
pub fn head(ui: &mut Ui, services: &AppServices, (to, key): (AppCommand, &str), title: &str) -> Option<AppCommand> {
    let theme = services.theme();
    let galley = WidgetText::from(Theme::title(title)).into_galley(
        ui,
        Some(TextWrapMode::Wrap),
        ui.available_width(),
        Theme::title_style(),
    );
    let word = services.word(key);
    let button = PushButton::quiet(theme, &word).icon(Icon::Back);
    let fits_one_row = galley.size().x + button.width(ui) + theme.size.grid * 4.0 < ui.available_width();
    let back = |ui: &mut Ui| {
        let back = ui.add(button);
        services.rects.put("back", back.rect);
        back.clicked().then_some(to)
    };
    let badge = |ui: &mut Ui| {
        let why = services.unsaved.as_ref()?;
        alert::unsaved_badge_ui(ui, theme, &services.text, &services.rects, why, false)
    };
    if fits_one_row {
        ui.horizontal(|ui| {
            let command = back(ui);
            ui.add_space(theme.size.grid);
            ui.label(galley);
            badge(ui).or(command)
        })
        .inner
    } else {
        let command = back(ui);
        ui.label(galley);
        badge(ui).or(command)
    }
}

/// A text field of one line, as high as a button.
pub fn text_field(
    ui: &mut Ui,
    theme: &Theme,
    id: impl egui::AsIdSalt,
    text: &mut String,
    hint: &str,
    max_length: usize,
    width: f32,
) -> egui::Response {
    let line = ui.text_style_height(&egui::TextStyle::Body);
    let height = (line + theme.size.grid).max(theme.size.button);
    let margin = egui::Margin::symmetric(12, ((height - line) * 0.5) as i8);
    ui.add_sized(
        vec2(width, height),
        egui::TextEdit::singleline(text)
            .id_salt(id)
            .hint_text(egui::RichText::new(hint).color(theme.ink_soft))
            .char_limit(max_length)
            .margin(margin)
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(width),
    )
}
