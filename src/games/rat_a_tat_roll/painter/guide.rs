//! The icon guide: a strip at the edge of the lawn that shows every icon of board, cards and tokens. What an icon means
//! stands beside it while it is pointed at; one key, or a click on the strip, opens the guide with all of it in words. Since
//! the key does that, Tab does not stop at the strip on its way to the buttons.

mod page;

use egui::{
    Color32, CornerRadius, Frame, Painter as Brush, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

pub use self::page::page_ui;
use super::cards::paint_token;
use super::layout::Layout;
use super::palette;
use super::place::Place;
use super::prompts::GUIDE;
use super::symbols::{paint_reroll, paint_symbol, paint_wild_die};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::games::rat_a_tat_roll::dice::Face;
use crate::games::rat_a_tat_roll::track::Icon;
use crate::paint::dice::DiePose;
use crate::paint::icons;
use crate::paint::key_help::with_shortcut;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;

/// The widest that the meaning of an icon is written, in units of the board.
const MEANING_WIDTH: f32 = 190.0;
/// The radius of an icon, in heights of its cell.
const ICON_RADIUS: f32 = 0.42;

/// An icon that the guide explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideIcon {
    /// The icon of a space.
    Space(Icon),
    /// A face of the wild die.
    WildFace(Face),
    /// The re-roll icon of a card.
    Card,
    /// A token.
    Token,
}

impl GuideIcon {
    /// All icons, from the top of the strip.
    pub const ALL: [GuideIcon; 9] = [
        GuideIcon::Space(Icon::Choice),
        GuideIcon::Space(Icon::Reroll),
        GuideIcon::Space(Icon::Peek),
        GuideIcon::Space(Icon::Wild),
        GuideIcon::WildFace(Face::Lowest),
        GuideIcon::WildFace(Face::Highest),
        GuideIcon::WildFace(Face::Swap),
        GuideIcon::Card,
        GuideIcon::Token,
    ];

    /// What the icon means, in one sentence that begins with its name.
    pub fn meaning(self) -> Phrase {
        Phrase::new(match self {
            GuideIcon::Space(Icon::Choice) => "rat_a_tat_roll-about-choice",
            GuideIcon::Space(Icon::Reroll) => "rat_a_tat_roll-about-reroll",
            GuideIcon::Space(Icon::Peek) => "rat_a_tat_roll-about-peek",
            GuideIcon::Space(Icon::Wild) => "rat_a_tat_roll-about-wild",
            GuideIcon::WildFace(Face::Lowest) => "rat_a_tat_roll-guide-lowest",
            GuideIcon::WildFace(Face::Highest) => "rat_a_tat_roll-guide-highest",
            GuideIcon::WildFace(Face::Swap) => "rat_a_tat_roll-guide-swap",
            GuideIcon::Card => "rat_a_tat_roll-guide-card",
            GuideIcon::Token => "rat_a_tat_roll-guide-token",
        })
    }

    /// Paints the icon as it looks on the table.
    fn paint(self, brush: &Brush, theme: &Theme, middle: Pos2, radius: f32) {
        let (disc, ink) = (theme.board(palette::DISC), theme.board(palette::INK));
        let line = Stroke::new((radius * 0.12).clamp(0.75, 2.0), ink);
        let square = Rect::from_center_size(middle, Vec2::splat(radius * 1.86));
        match self {
            GuideIcon::Space(Icon::Wild) => {
                let [fill, star] = palette::WILD.map(|colour| theme.board(colour));
                brush.rect_filled(square, CornerRadius::same((radius * 0.3) as u8), fill);
                paint_symbol(brush, middle, radius * 0.78, Icon::Wild, star, fill);
            }
            GuideIcon::Space(icon) => {
                brush.circle(middle, radius, disc, line);
                paint_symbol(brush, middle, radius * 0.66, icon, ink, disc);
            }
            GuideIcon::WildFace(face) => {
                paint_wild_die(brush, theme, &DiePose::lying(middle), radius * 1.8, Some(face));
            }
            GuideIcon::Card => {
                let [face, edge] = palette::CARD.map(|colour| theme.board(colour));
                let card = Rect::from_center_size(middle, vec2(1.45, 2.0) * radius);
                let corner = CornerRadius::same((radius * 0.25) as u8);
                brush.rect(card, corner, face, Stroke::new(line.width, edge), StrokeKind::Inside);
                paint_reroll(brush, middle, radius * 0.5, theme.board(palette::NUMBERS[2]));
            }
            GuideIcon::Token => paint_token(brush, theme, middle, radius * 0.94),
        }
    }
}

/// Shows the strip, and the meaning of the icon in it that is pointed at.
pub fn strip_ui(ui: &Ui, scene: &Scene<'_, RatATatRoll>, layout: &Layout) {
    let (theme, brush, strip) = (scene.theme, ui.painter(), layout.guide());
    paint_ground(brush, theme, layout);
    for (index, icon) in GuideIcon::ALL.into_iter().enumerate() {
        let cell = layout.guide_cell(index);
        icon.paint(brush, theme, cell.center(), cell.height() * ICON_RADIUS);
        let label = ui.interact(cell, ui.make_persistent_id(("guide icon", index)), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, scene.say(&icon.meaning())));
    }
    let book = layout.guide_cell(GuideIcon::ALL.len());
    icons::paint_icon(brush, book.shrink(book.height() * 0.06), icons::Icon::Book, theme.board(palette::INK));
    scene.put(Place::Guide, strip);
    let response = scene.sense(ui, "guide", Place::Guide, strip, Sense::CLICK);
    let label = Phrase::new("rat_a_tat_roll-guide");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), scene.say(&label)));
    let mut cells = 0..=GuideIcon::ALL.len();
    let pointed = response.hover_pos().and_then(|at| cells.find(|&index| layout.guide_cell(index).contains(at)));
    if let Some(cell) = pointed {
        paint_meaning(ui, theme, layout, cell, meaning(scene, cell));
    }
}

/// What stands beside a cell of the strip; the last one opens the guide.
fn meaning(scene: &Scene<'_, RatATatRoll>, cell: usize) -> String {
    match GuideIcon::ALL.get(cell) {
        Some(icon) => scene.say(&icon.meaning()),
        None => with_shortcut(scene.text, "rat_a_tat_roll-guide-tip", &GUIDE.keys[0]),
    }
}

/// Darkens the board under the open guide.
pub fn paint_shade(brush: &Brush, layout: &Layout) {
    brush.rect_filled(layout.lawn, layout.units(10.0).clamp(2.0, 30.0), Color32::from_black_alpha(90));
}

/// Paints the strip without its icons.
fn paint_ground(brush: &Brush, theme: &Theme, layout: &Layout) {
    let corner = CornerRadius::same(layout.units(5.0).clamp(1.0, 16.0) as u8);
    let [fill, edge] = palette::GRAVEL.map(|colour| theme.board(colour));
    let line = Stroke::new(layout.units(1.0).clamp(0.75, 2.0), edge);
    brush.rect(layout.guide(), corner, fill, line, StrokeKind::Inside);
}

/// Writes the meaning of an icon to the right of its cell, in the frame of a tooltip.
fn paint_meaning(ui: &Ui, theme: &Theme, layout: &Layout, cell: usize, words: String) {
    let (brush, cell) = (ui.painter(), layout.guide_cell(cell));
    let margin = Vec2::splat(theme.size.grid);
    let left = layout.guide().right() + layout.units(3.0);
    let room = layout.lawn.right() - left - 3.0 * margin.x;
    let em = ui.text_style_height(&TextStyle::Body);
    let width = layout.units(MEANING_WIDTH).max(em * 14.0).min(room);
    let galley = brush.layout(words, TextStyle::Body.resolve(ui.style()), theme.ink, width);
    let size = galley.size() + margin * 2.0;
    let top = (cell.center().y - size.y * 0.5)
        .clamp(layout.lawn.top(), (layout.lawn.bottom() - size.y).max(layout.lawn.top()));
    let rect = Rect::from_min_size(pos2(left, top), size);
    brush.add(Frame::popup(ui.style()).inner_margin(0).paint(rect));
    brush.galley(rect.min + margin, galley, theme.ink);
}
