//! The joy at the end of a chapter, on the coach's card: the game's own mouse hops, and crumbs of cheese fall round it.

use egui::{Color32, Sense, Ui, pos2, vec2};

use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::{Durations, Theme};
use crate::ui::table::crumbs::{self, CrumbFall};
use crate::ui::table::session::FrameContext;

/// How often the mouse hops.
const HOPS: f32 = 4.0;
/// Height of the first hop, as a share of the mouse's side.
const HOP: f32 = 0.3;
/// Number of crumbs.
const CRUMBS: u32 = 40;

/// The end of a chapter on the screen.
#[derive(Debug, Default)]
pub struct ChapterEnd {
    /// Since when it has been shown, in seconds.
    since: Option<f64>,
}

impl ChapterEnd {
    /// Forgets when it was shown, because the chapter goes on.
    pub fn reset(&mut self) {
        self.since = None;
    }

    /// Paints the mouse and the crumbs into what is left of the card. Everything rests at once without animations, and
    /// after a while in any case.
    pub fn ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, (mascot, mark): (&str, u8)) {
        let theme = frame.theme;
        let height = ui.available_height().max(theme.size.chapter_end.least);
        let since = *self.since.get_or_insert(frame.now);
        let all = Durations::time(theme.motion.crumbs).as_secs_f64();
        let share = if frame.settings.is_animated() { ((frame.now - since) / all).min(1.0) as f32 } else { 1.0 };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let side = (height / (1.0 + HOP)).min(theme.size.chapter_end.side);
        let base = rect.bottom() - theme.size.grid;
        let hop = (share * HOPS * std::f32::consts::PI).sin().abs() * (1.0 - share) * HOP * side;
        let fur = fur(theme, mark);
        Art::new(mascot)
            .recolored(fur, darker(fur, 0.5))
            .tint(Color32::from_gray((255.0 * theme.board_light) as u8))
            .paint(&painter, square(pos2(rect.center().x, base - side * 0.5 - hop), side));
        let crumb = theme.size.crumb.radius + theme.size.crumb.range;
        let place = rect.shrink2(vec2(crumb, 0.0));
        let fall = CrumbFall { rect: place, depth: theme.size.grid, count: CRUMBS, ground_at: &|_| rect.bottom() };
        crumbs::paint(&painter, &fall, theme, &[mark], share);
        if share < 1.0 {
            ui.ctx().request_repaint();
        }
        frame.rects.put("mascot", rect);
    }
}

/// The colour of a mouse that wears its seat's colour.
fn fur(theme: &Theme, mark: u8) -> Color32 {
    theme.board(theme.mark(mark))
}
