//! How much of a game whoever learns here has learned: a pip a chapter, in a corner of the game's scene.

use egui::{Rect, Stroke, Ui, pos2, vec2};

use crate::engine::Phrase;
use crate::lessons::{Learned, chapter_names};
use crate::ui::game_info::GameInfo;
use crate::ui::services::AppServices;

/// The chapters of a game, and how each was finished; `None` if nothing was learned yet.
fn progress(services: &AppServices, game: &GameInfo) -> Option<Vec<Option<Learned>>> {
    let progress = services.settings.lesson_progress();
    let learned = progress.has_learned_any(game.id);
    learned.then(|| chapter_names(game.id).iter().map(|name| progress.learned(game.id, name)).collect())
}

/// The progress in words, for screen readers; `None` if nothing was learned yet.
pub fn spoken(services: &AppServices, game: &GameInfo) -> Option<String> {
    let chapters = progress(services, game)?;
    let done = chapters.iter().flatten().count();
    let phrase = Phrase::new("lessons-learned-of").with("done", done).with("count", chapters.len());
    Some(services.text.say(&phrase, &[]))
}

/// Paints the pips in the lower right corner of the scene: full, half or empty rings.
pub fn paint(ui: &Ui, services: &AppServices, game: &GameInfo, scene: Rect) {
    let Some(chapters) = progress(services, game) else { return };
    let theme = services.theme();
    let (grid, radius) = (theme.size.grid, theme.size.grid * 0.45);
    let step = radius * 3.0;
    let plate = vec2(step * chapters.len() as f32 + grid, radius * 2.0 + grid);
    let plate = Rect::from_min_size(scene.max - plate - vec2(grid, grid), plate);
    ui.painter().rect_filled(plate, plate.height() * 0.5, theme.paper.gamma_multiply(0.9));
    for (index, learned) in chapters.iter().enumerate() {
        let center = pos2(plate.left() + grid * 0.5 + step * (index as f32 + 0.5), plate.center().y);
        ui.painter().circle_stroke(center, radius, Stroke::new(theme.size.outline, theme.ink_soft));
        let pip = Rect::from_center_size(center, vec2(radius, radius) * 2.0);
        let filled = match learned {
            None => continue,
            Some(Learned::Whole) => pip,
            Some(Learned::Half) => pip.with_max_x(center.x),
        };
        ui.painter().with_clip_rect(filled).circle_filled(center, radius, theme.good);
    }
}
