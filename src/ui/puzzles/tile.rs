//! A puzzle as a tile: its number, how difficult it is, and the stars that were earned.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::engine::Phrase;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::focus_ring;
use crate::puzzles::{MOST_STARS, PuzzleInfo, PuzzleResult};
use crate::text::Text;
use crate::ui::focus;
use crate::ui::game_info::GameInfo;
use crate::ui::services::AppServices;

/// The most difficult puzzles have this difficulty.
const MOST_DIFFICULT: u8 = 3;

/// The name of the rectangle of a tile.
pub fn tile_rect_name(game: &str, puzzle: &str) -> String {
    format!("puzzle {game} {puzzle}")
}

/// The tile of a puzzle from which somebody has come back: outlined, and scrolled into sight.
pub struct ReturnedTo {
    rect_name: String,
    was_in_sight: bool,
}

impl ReturnedTo {
    /// The tile whose rectangle has this name.
    pub fn new(rect_name: String) -> Self {
        ReturnedTo { rect_name, was_in_sight: false }
    }

    /// Scrolls until the tile, which is here, has been in sight.
    fn bring_into_sight(&mut self, ui: &Ui, rect: Rect, theme: &Theme) {
        self.was_in_sight |= ui.clip_rect().contains_rect(rect);
        if !self.was_in_sight {
            ui.scroll_to_rect(rect.expand(theme.size.scroll.margin), None);
            ui.ctx().request_repaint();
        }
    }
}

/// Shows a tile; true if it was chosen.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    game: &GameInfo,
    (info, result): (&PuzzleInfo, &PuzzleResult),
    returned_to: &mut Option<ReturnedTo>,
) -> bool {
    let theme = services.theme();
    let scale = text_scale(ui, theme).max(1.0);
    let (rect, response) = ui.allocate_exact_size(theme.size.puzzles.tile * scale, Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let spoken = spoken(services, game, info, result);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let name = tile_rect_name(game.id, &info.name);
    focus::grant(&response, &name);
    let returned_to = returned_to.as_mut().filter(|tile| tile.rect_name == name);
    let is_outlined = returned_to.is_some();
    if let Some(tile) = returned_to {
        tile.bring_into_sight(ui, rect, theme);
    }
    services.rects.put(name, rect);
    if ui.is_rect_visible(rect) {
        paint(ui, theme, (rect, scale), (&response, is_outlined), info, result);
    }
    response.on_hover_text(spoken).clicked()
}

/// What a screen reader says.
fn spoken(services: &AppServices, game: &GameInfo, info: &PuzzleInfo, result: &PuzzleResult) -> String {
    let state = match (result.stars, result.is_known) {
        (0, false) => services.word("puzzle-open"),
        (0, true) => services.word("puzzle-known"),
        (stars, _) => services.text.with_count("puzzle-stars", i64::from(stars)),
    };
    let literal = |text: String| Phrase::new("literal").with("text", text);
    let phrase = Phrase::new("puzzle-tile")
        .with("game", game.name(services))
        .with("number", info.number)
        .with("difficulty", Phrase::new(difficulty_key(info.difficulty)))
        .with("state", literal(state));
    services.text.say(&phrase, &[])
}

fn paint(
    ui: &Ui,
    theme: &Theme,
    (rect, scale): (Rect, f32),
    (response, is_outlined): (&Response, bool),
    info: &PuzzleInfo,
    result: &PuzzleResult,
) {
    let painter = ui.painter();
    let size = &theme.size;
    let is_pointed_at = response.hovered();
    let ground = if is_pointed_at { theme.hovered(theme.raised) } else { theme.raised };
    let line = if is_pointed_at || is_outlined {
        Stroke::new(size.control.strong_outline, theme.accent)
    } else {
        Stroke::new(size.control.outline, theme.control_line())
    };
    let radius = CornerRadius::same(size.radius as u8);
    painter.rect(rect, radius, ground, line, StrokeKind::Inside);
    let grid = size.grid * scale;
    let dots = pos2(rect.center().x, rect.top() + grid * 1.4);
    paint_difficulty(painter, theme, dots, scale, info.difficulty, theme.ink_soft);
    let font = TextStyle::Heading.resolve(ui.style());
    let ink = if result.stars > 0 { theme.ink_soft } else { theme.ink };
    painter.text(rect.center(), Align2::CENTER_CENTER, info.number.to_string(), font, ink);
    let side = size.puzzles.star * scale;
    let below = pos2(rect.center().x, rect.bottom() - grid * 0.9 - side * 0.5);
    match (result.stars, result.is_known) {
        (0, true) => {
            paint_icon(painter, Rect::from_center_size(below, Vec2::splat(side)), Icon::Eye, theme.ink_soft);
        }
        (stars, _) => paint_stars(painter, theme, below, side, stars),
    }
    if response.has_focus() {
        focus_ring(painter, rect, size.radius, theme);
    }
}

/// Paints stars around a point: the earned ones full, the others empty.
fn paint_stars(painter: &Painter, theme: &Theme, center: Pos2, side: f32, stars: u8) {
    let left = center.x - f32::from(MOST_STARS - 1) * 0.5 * side;
    for index in 0..MOST_STARS {
        let middle = pos2(left + f32::from(index) * side, center.y);
        let (icon, colour) =
            if index < stars { (Icon::Star, theme.accent) } else { (Icon::StarOutline, theme.control_line()) };
        paint_icon(painter, Rect::from_center_size(middle, Vec2::splat(side)), icon, colour);
    }
}

/// Paints as many full dots as the puzzle is difficult.
fn paint_difficulty(painter: &Painter, theme: &Theme, center: Pos2, scale: f32, difficulty: u8, colour: Color32) {
    let size = &theme.size.puzzles;
    let radius = size.pip * scale;
    let step = radius * 3.0;
    for index in 0..MOST_DIFFICULT {
        let middle = center + vec2((f32::from(index) - f32::from(MOST_DIFFICULT - 1) * 0.5) * step, 0.0);
        if index < difficulty {
            painter.circle_filled(middle, radius, colour);
        } else {
            painter.circle_stroke(middle, radius - size.pip_outline * 0.5, Stroke::new(size.pip_outline, colour));
        }
    }
}

/// The key of the name of a difficulty.
fn difficulty_key(difficulty: u8) -> &'static str {
    match difficulty {
        0 | 1 => "puzzle-easy",
        2 => "puzzle-tricky",
        _ => "puzzle-hard",
    }
}

/// Shows the stars of a puzzle in a row.
pub fn stars_ui(ui: &mut Ui, theme: &Theme, text: &Text, stars: u8) {
    let side = theme.size.puzzles.star * text_scale(ui, theme).max(1.0);
    let (rect, response) = ui.allocate_exact_size(vec2(side * f32::from(MOST_STARS), side), Sense::hover());
    let spoken = text.with_count("puzzle-stars", i64::from(stars));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    paint_stars(ui.painter(), theme, rect.center(), side, stars);
}

/// Shows how difficult a puzzle is, as dots.
pub fn difficulty_ui(ui: &mut Ui, theme: &Theme, text: &Text, difficulty: u8) {
    let scale = text_scale(ui, theme).max(1.0);
    let radius = theme.size.puzzles.pip * scale;
    let size = vec2(radius * 3.0 * f32::from(MOST_DIFFICULT), ui.text_style_height(&TextStyle::Body));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let word = text.get(difficulty_key(difficulty));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &word));
    paint_difficulty(ui.painter(), theme, rect.center(), scale, difficulty, theme.ink_soft);
    response.on_hover_text(word);
}
