//! The open guide: every icon with what it means, on a sheet over the board.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontId, Galley, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::GuideIcon;
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::games::rat_a_tat_roll::painter::layout::Layout;
use crate::games::rat_a_tat_roll::painter::prompts::GUIDE;
use crate::paint::key_help::with_shortcut;
use crate::paint::painter::Scene;
use crate::paint::widgets::announce;
use crate::paint::{board, fonts};

/// The widest sheet, in heights of a line.
const WIDEST: f32 = 40.0;
/// How much smaller each try writes the words, until all of them fit on the board.
const SMALLER: f32 = 0.94;
/// The smallest words, as a share of their usual size.
const SMALLEST: f32 = 0.4;

/// The words of the sheet, laid out in one size.
struct Words {
    title: Arc<Galley>,
    rows: Vec<Arc<Galley>>,
    foot: Arc<Galley>,
    /// The height of a line.
    em: f32,
}

impl Words {
    fn new(ui: &Ui, scene: &Scene<'_, RatATatRoll>, width: f32, scale: f32) -> Self {
        let (brush, theme) = (ui.painter(), scene.theme);
        let size = |style: TextStyle| style.resolve(ui.style()).size * scale;
        let em = ui.text_style_height(&TextStyle::Body) * scale;
        let body = FontId { size: size(TextStyle::Body), ..TextStyle::Body.resolve(ui.style()) };
        let title = FontId::new(size(TextStyle::Heading), fonts::bold());
        let width = width.min(em * WIDEST) - em * 2.0;
        let say = |words: String, font: &FontId, ink| brush.layout(words, font.clone(), ink, width);
        let row = |icon: GuideIcon| brush.layout(scene.say(&icon.meaning()), body.clone(), theme.ink, width - em * 2.2);
        let foot = with_shortcut(scene.text, "rat_a_tat_roll-guide-close", &GUIDE.keys[0]);
        Words {
            title: say(scene.say(&title_phrase()), &title, theme.ink),
            rows: GuideIcon::ALL.into_iter().map(row).collect(),
            foot: say(foot, &body, theme.ink_soft),
            em,
        }
    }

    fn row_height(&self, row: &Galley) -> f32 {
        row.size().y.max(self.em * 1.3) + self.em * 0.3
    }

    fn size(&self) -> Vec2 {
        let rows: f32 = self.rows.iter().map(|row| self.row_height(row)).sum();
        let widest = self.rows.iter().map(|row| row.size().x).fold(self.title.size().x, f32::max) + self.em * 2.2;
        let height = self.title.size().y + rows + self.foot.size().y + self.em * 2.6;
        vec2(widest.max(self.foot.size().x) + self.em * 2.0, height)
    }
}

fn title_phrase() -> Phrase {
    Phrase::new("rat_a_tat_roll-guide-title")
}

/// Shows the open guide over the board, as large as fits.
pub fn page_ui(ui: &Ui, scene: &Scene<'_, RatATatRoll>, layout: &Layout) {
    let (theme, brush) = (scene.theme, ui.painter());
    // The strip stays in sight.
    let room = layout.lawn.with_min_x(layout.guide().right()).shrink(layout.units(4.0));
    let scales = std::iter::successors(Some(1.0_f32), |scale| Some(scale * SMALLER));
    let mut tried =
        scales.take_while(|scale| *scale > SMALLEST).map(|scale| Words::new(ui, scene, room.width(), scale));
    let fits = |words: &Words| words.size().y <= room.height();
    let words = tried.find(fits).unwrap_or_else(|| Words::new(ui, scene, room.width(), SMALLEST));
    let sheet = Rect::from_center_size(room.center(), words.size());
    scene.rects.put("guide sheet", sheet);
    brush.rect_filled(layout.lawn.intersect(room.expand(layout.units(4.0))), 0.0, Color32::from_black_alpha(90));
    let corner = CornerRadius::same(theme.size.radius as u8);
    brush.rect(sheet, corner, theme.paper, Stroke::new(theme.size.outline, theme.line), StrokeKind::Inside);
    let label = |at: Pos2, galley: Arc<Galley>, ink, role: Role, name: &str| {
        let rect = Rect::from_min_size(at, galley.size());
        let text = galley.text().to_owned();
        let response = ui.interact(rect, ui.make_persistent_id(("guide page", name)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(role, true, &text));
        brush.galley(at, galley, ink);
    };
    let em = words.em;
    let left = sheet.left() + em;
    let mut top = sheet.top() + em;
    let title = words.title.size().y;
    label(pos2(left, top), words.title.clone(), theme.ink, Role::Heading, "title");
    top += title + em * 0.3;
    for (icon, row) in GuideIcon::ALL.into_iter().zip(&words.rows) {
        let height = words.row_height(row);
        let middle = top + height * 0.5;
        icon.paint(brush, theme, pos2(left + em * 0.8, middle), em * 0.62);
        let at = pos2(left + em * 2.2, middle - row.size().y * 0.5);
        label(at, row.clone(), theme.ink, Role::Label, icon.meaning().key);
        top += height;
    }
    label(pos2(left, top + em * 0.3), words.foot.clone(), theme.ink_soft, Role::Label, "foot");
    announce(ui, board::board_id().with("guide"), sheet, words.title.text());
}
