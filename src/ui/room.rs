//! The room that the screens round the table share: the wooden table top, a column in its middle, pictures glued onto paper.
//!
//! Must not know: games, files.

mod rows;
mod snack;

use egui::{
    Align, Color32, ColorImage, Context, CornerRadius, Id, Key, Layout, Margin, Painter, Rect, Response, ScrollArea,
    Sense, Stroke, StrokeKind, TextWrapMode, TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, WidgetText, pos2,
    vec2,
};

use super::alert;
use super::desktop::{Desktop, Go};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, card, focus_ring};
pub use rows::Rows;

/// How high a board of the table top is.
const BOARD: f32 = 112.0;
/// Tones of the boards, as shares of the hairline's colour, one after the other.
const TONES: [f32; 5] = [0.03, 0.16, 0.08, 0.21, 0.11];

/// Fills the `Ui`'s whole room with the boards of a kitchen table: quiet, so that paper stands out on it. With `snack`
/// something to eat stands at its lower left, where papers seldom lie.
pub fn tabletop(ui: &Ui, theme: &Theme, snack: bool) {
    let room = ui.max_rect();
    let painter = ui.painter();
    painter.rect_filled(room, CornerRadius::ZERO, theme.table);
    let seam = Stroke::new(1.5, mix(theme.table, theme.line, 0.75));
    let grain = Stroke::new(1.0, mix(theme.table, theme.line, 0.42));
    let boards = (room.height() / BOARD).ceil() as usize;
    for number in 0..boards {
        let top = room.top() + number as f32 * BOARD;
        let board = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), top + BOARD)).intersect(room);
        let tone = TONES[number % TONES.len()];
        painter.rect_filled(board, CornerRadius::ZERO, mix(theme.table, theme.line, tone));
        // A few lines of grain, each board its own, and now and then the end of a board.
        for line in 0..3_usize {
            let odd = (number * 7 + line * 5) % 11;
            let height = top + BOARD * (0.2 + 0.27 * line as f32 + 0.011 * odd as f32);
            let from = room.left() + room.width() * (0.06 * odd as f32);
            let to = from + room.width() * (0.18 + 0.045 * ((odd * 3) % 7) as f32);
            if height < room.bottom() {
                painter.hline(from..=to.min(room.right()), height, grain);
            }
        }
        painter.hline(room.x_range(), top, seam);
        let joint = room.left() + room.width() * (0.17 + 0.31 * ((number * 2) % 5) as f32 / 1.6);
        painter.vline(joint, board.y_range(), seam);
    }
    // In a small window, or beside large letters, there is no room for it.
    if snack && text_scale(ui, theme) < 1.25 && room.width() > 1100.0 && room.height() > 560.0 {
        let radius = (room.height() * 0.115).clamp(70.0, 120.0);
        let place = pos2(room.left() + room.width() * 0.17, room.bottom() - radius * 1.45);
        snack::paint(painter, place, radius, theme);
    }
}

/// A column in the middle of the room, at most `width` wide, with room left at its sides.
pub fn column<R>(ui: &mut Ui, theme: &Theme, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let edge = theme.size.padding * 1.5;
    // Large letters want wider papers.
    let wanted = width * text_scale(ui, theme).clamp(1.0, 1.3);
    let width = wanted.min(room.width() - 2.0 * edge).max(0.0);
    let left = room.left() + (room.width() - width) * 0.5;
    let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)), |ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}

/// A page that scrolls: it opens at its top, wherever the page before it was left.
#[derive(Debug, Default)]
pub struct Page {
    begun: bool,
    focus: Follower,
}

/// Brings what the keys go to into sight, in what scrolls.
#[derive(Debug, Default)]
pub struct Follower {
    /// What had the keyboard's focus in the frame before.
    focused: Option<Id>,
}

impl Follower {
    /// Call it at the end of what scrolls: whether anything has the focus there or elsewhere.
    pub fn follow(&mut self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        let is_new = std::mem::replace(&mut self.focused, focused) != focused;
        let place = focused.and_then(|id| ui.ctx().read_response(id)).map(|response| response.rect);
        if let Some(place) = place.filter(|place| is_new && ui.min_rect().contains_rect(*place)) {
            ui.scroll_to_rect(place.expand(REACH), None);
        }
        place.is_some()
    }
}

/// Has this frame thrown away and painted anew, for what is now known; a frame that cannot be is put right by the next.
pub fn laid_out_anew(ctx: &Context, why: &'static str) {
    ctx.request_discard(why);
    ctx.request_repaint();
}

/// A row of buttons at the right end of the row that this `Ui` is. They are placed from the left, so that Tab goes as the eye does; how wide they are is
/// known from the frame before.
pub fn at_the_right_end<R>(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug + 'static,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = ui.make_persistent_id(salt);
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    ui.add_space(known.map_or(0.0, |width| (ui.available_width() - width).max(0.0)));
    let shown = ui.horizontal(contents);
    let width = shown.response.rect.width();
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, width));
        laid_out_anew(ui.ctx(), "the buttons have another width than before");
    }
    shown.inner
}

/// How far beyond what has the focus the page is seen, and how far a key turns it, in points.
const REACH: f32 = 24.0;
const LINE: f32 = 48.0;
const TURN: f32 = 320.0;

/// How far the keys that turn a page want it turned; down is negative. A page under a sheet is not meant.
fn turned(ui: &Ui) -> f32 {
    if ui.memory(|memory| memory.top_modal_layer()).is_some_and(|above| above != ui.layer_id()) {
        return 0.0;
    }
    let key = |key| ui.input(|input| input.num_presses(key)) as f32;
    LINE * (key(Key::ArrowUp) - key(Key::ArrowDown)) + TURN * (key(Key::PageUp) - key(Key::PageDown))
}

impl Page {
    /// Paints it. With `shrinks` it is no higher than its contents.
    pub fn ui<R>(&mut self, ui: &mut Ui, shrinks: bool, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let area = ScrollArea::vertical().auto_shrink([false, shrinks]);
        let area = if std::mem::replace(&mut self.begun, true) { area } else { area.vertical_scroll_offset(0.0) };
        let shown = area.show(ui, |ui| {
            let inner = contents(ui);
            // Where the keys go to nothing they turn the page.
            if !self.focus.follow(ui) {
                ui.scroll_with_delta(vec2(0.0, turned(ui)));
            }
            inner
        });
        shown.inner
    }
}

/// A card that is one button, as wide as the `Ui`: it answers the pointer and wears the focus ring. `contents` gets the ground it
/// lies on; the caller gives it its name.
pub fn clickable_card(
    ui: &mut Ui,
    theme: &Theme,
    salt: impl std::hash::Hash + std::fmt::Debug,
    margin: Margin,
    contents: impl FnOnce(&mut Ui, Color32),
) -> Response {
    let builder = UiBuilder::new().id_salt(salt).sense(Sense::click());
    ui.scope_builder(builder, |ui| {
        let own = ui.response();
        let ground = if own.hovered() { theme.raised } else { theme.paper };
        let shown = card(theme).fill(ground).inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui, ground);
        });
        if own.has_focus() {
            focus_ring(ui.painter(), shown.response.rect, theme.size.radius, theme);
        }
    })
    .response
    .on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Places a picture `size` large, painted by `paint`, as if glued onto the paper `ground`: rounded corners, a thin line.
pub fn picture(ui: &mut Ui, theme: &Theme, size: Vec2, ground: Color32, paint: impl FnOnce(&Painter, Rect)) -> Rect {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    if ui.is_rect_visible(rect) {
        picture_in(ui.painter(), theme, rect, ground, paint);
    }
    rect
}

/// As [`picture`], in a given place.
pub fn picture_in(painter: &Painter, theme: &Theme, rect: Rect, ground: Color32, paint: impl FnOnce(&Painter, Rect)) {
    let radius = theme.size.radius * 0.75;
    painter.rect_filled(rect, CornerRadius::ZERO, mix(theme.paper, theme.accent, 0.25));
    paint(&painter.with_clip_rect(painter.clip_rect().intersect(rect)), rect);
    for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
        painter.add(outside_of_corner(rect, corner, radius, ground));
    }
    let line = Stroke::new(1.5, mix(theme.line, theme.ink_soft, 0.5));
    painter.rect_stroke(rect, CornerRadius::same(radius as u8), line, StrokeKind::Inside);
}

/// What a rounded corner leaves of the square one, as a shape.
fn outside_of_corner(rect: Rect, corner: egui::Pos2, radius: f32, colour: Color32) -> egui::Shape {
    let inward = vec2((rect.center().x - corner.x).signum(), (rect.center().y - corner.y).signum());
    let middle = corner + inward * radius;
    let mut mesh = egui::Mesh::default();
    // A little beyond the corner, so that no line of the picture shines through at the edge.
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

/// The mouse behind its cheese, as on the icon of the app; `None` if the embedded picture cannot be read.
pub fn load_mouse(ctx: &egui::Context) -> Option<TextureHandle> {
    let image = image::load_from_memory(include_bytes!("../../assets/icon.png")).ok()?.into_rgba8();
    let size = [image.width() as usize, image.height() as usize];
    let image = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
    let options = TextureOptions { mipmap_mode: Some(egui::TextureFilter::Linear), ..TextureOptions::LINEAR };
    Some(ctx.load_texture("mouse", image, options))
}

/// The head of a screen: the way back to `to`, which has this key, and its title; while a game is not on the disk also a mark that says so. What was
/// chosen there.
pub fn head(ui: &mut Ui, desktop: &Desktop, (to, key): (Go, &str), title: &str) -> Option<Go> {
    let theme = desktop.theme();
    let galley = WidgetText::from(Theme::title(title)).into_galley(
        ui,
        Some(TextWrapMode::Wrap),
        ui.available_width(),
        Theme::title_style(),
    );
    let back = |ui: &mut Ui| {
        let back = widgets::quiet_button(ui, theme, Icon::Back, &desktop.word(key));
        desktop.spots.put("back", back.rect);
        back.clicked().then_some(to)
    };
    let mark = |ui: &mut Ui| {
        let why = desktop.unsaved.as_ref()?;
        alert::mark_ui(ui, theme, &desktop.text, &desktop.spots, why, false)
    };
    let beside = galley.size().x + theme.size.button * 3.5 * text_scale(ui, theme) < ui.available_width();
    if beside {
        ui.horizontal(|ui| {
            let taken = back(ui);
            ui.add_space(theme.size.grid);
            ui.label(galley);
            mark(ui).or(taken)
        })
        .inner
    } else {
        let taken = back(ui);
        ui.label(galley);
        mark(ui).or(taken)
    }
}

/// A field of one line, as high as a button.
pub fn field(
    ui: &mut Ui,
    theme: &Theme,
    id: impl egui::AsIdSalt,
    text: &mut String,
    hint: &str,
    longest: usize,
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
            .char_limit(longest)
            .margin(margin)
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(width),
    )
}
