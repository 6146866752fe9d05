//! The open guide: every icon with what it means, on a sheet over the board.

use std::sync::Arc;

use egui::{
    Area, CornerRadius, FontId, Galley, Order, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::GuideIcon;
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::games::rat_a_tat_roll::painter::layout::Layout;
use crate::games::rat_a_tat_roll::painter::palette;
use crate::games::rat_a_tat_roll::painter::prompts::GUIDE;
use crate::paint::board::{self, Input};
use crate::paint::fonts;
use crate::paint::key_help::with_shortcut;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::announce;

/// The widest sheet, in heights of a line.
const WIDEST: f32 = 40.0;
/// How much smaller each try writes the words, until all of them fit on the board.
const SMALLER: f32 = 0.94;
/// The smallest words over the board, as a share of their usual size.
const LEAST_ON_BOARD: f32 = 0.75;
/// The smallest words over the whole table.
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
    /// The words in the largest size in which they fit into a room, `least` of their usual size or more.
    fn fitting(ui: &Ui, scene: &Scene<'_, RatATatRoll>, room: Rect, least: f32) -> Option<Self> {
        let scales = std::iter::successors(Some(1.0_f32), |scale| Some(scale * SMALLER));
        let mut tried =
            scales.take_while(|scale| *scale >= least).map(|scale| Words::new(ui, scene, room.width(), scale));
        tried.find(|words| words.size().y <= room.height())
    }

    fn new(ui: &Ui, scene: &Scene<'_, RatATatRoll>, width: f32, scale: f32) -> Self {
        let (brush, theme) = (ui.painter(), scene.theme);
        let ink = theme.board(palette::INK);
        let size = |style: TextStyle| style.resolve(ui.style()).size * scale;
        let em = ui.text_style_height(&TextStyle::Body) * scale;
        let body = FontId { size: size(TextStyle::Body), ..TextStyle::Body.resolve(ui.style()) };
        let title = FontId::new(size(TextStyle::Heading), fonts::bold());
        let width = width.min(em * WIDEST) - em * 2.0;
        let say = |words: String, font: &FontId| brush.layout(words, font.clone(), ink, width);
        let row = |icon: GuideIcon| brush.layout(scene.say(&icon.meaning()), body.clone(), ink, width - em * 2.2);
        let foot = with_shortcut(scene.text, "rat_a_tat_roll-guide-close", &GUIDE.keys[0]);
        Words {
            title: say(scene.say(&title_phrase()), &title),
            rows: GuideIcon::ALL.into_iter().map(row).collect(),
            foot: say(foot, &body),
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

/// Shows the open guide: over the board where its words have room there, else over the whole table. A click on it
/// closes it.
pub fn page_ui(ui: &Ui, scene: &Scene<'_, RatATatRoll>, layout: &Layout) {
    // The strip stays in sight.
    let board = layout.lawn.with_min_x(layout.guide().right()).shrink(layout.units(4.0));
    let table = ui.ctx().content_rect().shrink(scene.theme.size.padding);
    let tries = [(board, LEAST_ON_BOARD), (table, SMALLEST)];
    let found = tries.into_iter().find_map(|(room, least)| Some((room, Words::fitting(ui, scene, room, least)?)));
    let (room, words) = found.unwrap_or_else(|| (table, Words::new(ui, scene, table.width(), SMALLEST)));
    let sheet = Rect::from_center_size(room.center(), words.size());
    scene.rects.put("guide sheet", sheet);
    let id = board::board_id().with("guide");
    let area = Area::new(id).order(Order::Middle).fixed_pos(sheet.min).constrain(false).fade_in(false);
    area.show(ui.ctx(), |ui| {
        ui.set_clip_rect(ui.ctx().content_rect());
        if ui.allocate_rect(sheet, Sense::CLICK).clicked() {
            scene.inputs.push(Input::Beside);
        }
        words_ui(ui, scene.theme, sheet, &words);
        announce(ui, id.with("title"), sheet, words.title.text());
    });
}

/// Shows the words on the sheet, each row with its icon.
fn words_ui(ui: &Ui, theme: &Theme, sheet: Rect, words: &Words) {
    let brush = ui.painter();
    let corner = CornerRadius::same(theme.size.radius as u8);
    let [paper, edge] = [palette::DISC, palette::CARD[1]].map(|colour| theme.board(colour));
    brush.rect(sheet, corner, paper, Stroke::new(theme.size.outline, edge), StrokeKind::Inside);
    let label = |at: Pos2, galley: &Arc<Galley>, role: Role, name: &str| {
        let rect = Rect::from_min_size(at, galley.size());
        let response = ui.interact(rect, ui.make_persistent_id(("guide page", name)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(role, true, galley.text()));
        brush.galley(at, galley.clone(), theme.board(palette::INK));
    };
    let em = words.em;
    let (left, mut top) = (sheet.left() + em, sheet.top() + em);
    label(pos2(left, top), &words.title, Role::Heading, "title");
    top += words.title.size().y + em * 0.3;
    for (icon, row) in GuideIcon::ALL.into_iter().zip(&words.rows) {
        let height = words.row_height(row);
        let middle = top + height * 0.5;
        icon.paint(brush, theme, pos2(left + em * 0.8, middle), em * 0.62);
        label(pos2(left + em * 2.2, middle - row.size().y * 0.5), row, Role::Label, icon.meaning().key);
        top += height;
    }
    label(pos2(left, top + em * 0.3), &words.foot, Role::Label, "foot");
}
