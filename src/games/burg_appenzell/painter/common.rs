//! What belongs to nobody: the spare tile, what wins, and how near the end without progress is (B22).

use egui::{Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2};

use super::pens::name;
use super::tiles::paint_tile;
use crate::engine::Phrase;
use crate::games::burg_appenzell::rules::{BurgAppenzell, Common, Phase};
use crate::games::burg_appenzell::words::named;
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;

/// The count of turns without progress shows once so many rounds are left.
const LAST_ROUNDS: u16 = 4;

/// See `Painter::common_ui`.
pub fn common_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>) {
    let theme = scene.theme;
    let common = &scene.open.common;
    let side = 48.0 * text_scale(ui, theme).clamp(0.85, 1.4);
    let spare = match scene.open.spare {
        Some(tile) => Phrase::new("burg_appenzell-spare").with("tile", named(tile)),
        None => Phrase::new("burg_appenzell-spare-none"),
    };
    let mut lines = vec![(scene.say(&spare), Theme::strong_style().resolve(ui.style()), theme.ink)];
    let goal = Phrase::new("burg_appenzell-goal").with("goal", common.options.goal.kinds());
    let small = TextStyle::Small.resolve(ui.style());
    lines.push((scene.say(&goal), small.clone(), theme.ink_soft));
    if let Some(left) = turns_left(common) {
        let phrase = Phrase::new("burg_appenzell-idle-left").with("count", u32::from(left));
        lines.push((scene.say(&phrase), small, theme.bad));
    }
    let grid = theme.size.grid;
    let room = (ui.available_width() - side - 1.5 * grid).max(40.0);
    let words: Vec<_> =
        lines.iter().map(|(text, font, ink)| ui.painter().layout(text.clone(), font.clone(), *ink, room)).collect();
    let height: f32 = words.iter().map(|galley| galley.size().y).sum();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height.max(side)), Sense::hover());
    let place = Rect::from_center_size(pos2(rect.left() + side * 0.5, rect.center().y), Vec2::splat(side));
    match scene.open.spare {
        Some(tile) => paint_tile(ui.painter(), theme, place, tile, 1.0),
        None => {
            let line = Stroke::new(theme.size.outline, theme.line);
            ui.painter().rect(place, 6.0, theme.field, line, StrokeKind::Inside);
        }
    }
    let mut at = pos2(place.right() + 1.5 * grid, rect.center().y - height * 0.5);
    for (galley, (_, _, ink)) in words.into_iter().zip(&lines) {
        let down = galley.size().y;
        ui.painter().galley(at, galley, *ink);
        at.y += down;
    }
    let said: Vec<&str> = lines.iter().map(|(text, ..)| text.as_str()).collect();
    scene.spots.put("common", rect);
    name(ui, rect, "common", said.join(" "));
}

/// The turns left before the game ends for want of progress, once they are few.
fn turns_left(common: &Common) -> Option<u16> {
    let left = common.idle_limit().saturating_sub(common.idle);
    let few = left <= LAST_ROUNDS * common.seats() as u16;
    (common.phase == Phase::Acting && few).then_some(left)
}
