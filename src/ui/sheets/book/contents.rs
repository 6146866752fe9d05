//! The contents of the rule book: its sections and the titles of its rules. Arrows move through them, and Tab stops at
//! the current one.

use egui::{Color32, CornerRadius, EventFilter, FontSelection, Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::prose::Prose;
use crate::engine::RuleId;
use crate::lessons::{RuleBook, RuleEntry};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;
use crate::ui::services::AppServices;

/// The widget id of a rule's row.
pub fn row_id(rule: RuleId) -> Id {
    Id::unique(("contents of the rule book", rule))
}

/// Shows the contents of the filtered book; returns the rule that was clicked. `at` is the current rule, scrolled into
/// view if it `has_moved`.
pub fn ui(
    ui: &mut Ui,
    services: &AppServices,
    book: &RuleBook,
    prose: &Prose<'_>,
    at: Option<RuleId>,
    has_moved: bool,
) -> Option<RuleId> {
    let theme = services.theme();
    let mut clicked = None;
    let mut is_first = true;
    ui.spacing_mut().item_spacing.y = 0.0;
    for section in &book.sections {
        if !is_first {
            ui.add_space(theme.size.grid * 1.5);
        }
        ui.add(egui::Label::new(Theme::bold(&section.title).color(theme.ink_soft)).wrap());
        ui.add_space(theme.size.grid * 0.5);
        for entry in &section.entries {
            // Without a current rule, Tab stops at the first.
            let is_at = at.map_or(is_first, |at| at == entry.id);
            let response = row(ui, theme, prose, entry, is_at, at == Some(entry.id));
            services.rects.put(format!("contents {}", entry.id), response.rect);
            if response.clicked() {
                clicked = Some(entry.id);
            }
            if at == Some(entry.id) && has_moved {
                response.scroll_to_me(None);
            }
            is_first = false;
        }
    }
    clicked
}

fn row(
    ui: &mut Ui,
    theme: &Theme,
    prose: &Prose<'_>,
    entry: &RuleEntry,
    is_stop: bool,
    is_read: bool,
) -> egui::Response {
    let size = &theme.size;
    let scale = text_scale(ui, theme);
    let edge = size.grid;
    let tag = size.book.rule_id * scale;
    let ink = if is_read { theme.selected_ink() } else { theme.ink };
    let style = if is_read { Theme::strong_style() } else { egui::TextStyle::Body };
    let room = ui.available_width() - tag - 2.0 * edge;
    let mut job = prose.layout_job(&entry.title, &[], style.resolve(ui.style()), ink, room);
    job.sections.iter_mut().for_each(|section| section.format.line_height = None);
    let title = ui.painter().layout_job(job);
    let small = FontSelection::from(egui::TextStyle::Small).resolve(ui.style());
    let id = ui.painter().layout_no_wrap(entry.id.to_owned(), small, theme.ink_soft);
    let height = (title.size().y + size.grid).max(size.target_tight);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let id_here = row_id(entry.id);
    let is_stop = is_stop || ui.memory(|memory| memory.has_focus(id_here));
    let response = ui.interact(rect, id_here, if is_stop { Sense::click() } else { Sense::CLICK });
    let spoken = format!("{} {}", entry.id, entry.title);
    response.widget_info(|| WidgetInfo::selected(Role::Link, true, is_read, &spoken));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let radius = CornerRadius::same((size.radius * 0.5) as u8);
        let ground = match (is_read, response.hovered()) {
            (true, _) => theme.selected(),
            (false, true) => theme.hovered(theme.paper),
            (false, false) => Color32::TRANSPARENT,
        };
        painter.rect_filled(rect, radius, ground);
        let line = title.rows.first().map_or(title.size().y, |row| row.height());
        let top = rect.center().y - title.size().y * 0.5;
        let tag_place = Rect::from_min_size(rect.min + vec2(edge, 0.0), Vec2::new(tag, 0.0));
        let id_place = egui::pos2(tag_place.left(), top + (line - id.size().y) * 0.5 + 0.5);
        painter.galley(id_place, id, if is_read { ink } else { theme.ink_soft });
        painter.galley(egui::pos2(tag_place.right(), top), title, ink);
        if response.has_focus() {
            focus_ring(painter, rect.shrink(size.control.focus_gap), size.radius * 0.5, theme);
        }
    }
    if response.has_focus() {
        let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// A quiet background colour, between paper and its hairlines.
pub fn quiet_ground(theme: &Theme) -> Color32 {
    mix(theme.paper, theme.line, 0.5)
}
