//! Paragraphs of the rule book, with rule ids as links and search matches marked.

use egui::epaint::text::cursor::CCursor;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Rect, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo};

use crate::engine::RuleId;
use crate::lessons::{Query, rule_links};
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::link_over;

/// The line height as a multiple of the font size.
const LINE_HEIGHT: f32 = 1.42;

/// Everything needed to lay out paragraphs.
#[derive(Clone, Copy)]
pub struct Prose<'a> {
    /// The theme.
    pub theme: &'a Theme,
    /// The search whose matches are marked.
    pub query: &'a Query,
    /// The rule ids that become links.
    pub ids: &'a [RuleId],
}

impl Prose<'_> {
    /// Shows a paragraph in this style, as wide as the `Ui`; returns the rule whose id was clicked.
    pub fn ui(&self, ui: &mut Ui, text: &str, style: &TextStyle, ink: Color32) -> Option<RuleId> {
        let links = rule_links(text, self.ids);
        let job = self.layout_job(text, &links, style.resolve(ui.style()), ink, ui.available_width());
        let galley = ui.painter().layout_job(job);
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), text));
        if ui.is_rect_visible(rect) {
            ui.painter().galley(rect.min, galley.clone(), ink);
        }
        let mut clicked = None;
        for (number, &(id, from)) in links.iter().enumerate() {
            // An id at the start of a line begins there, not at the end of the line before.
            let place = |byte: usize, prefer_next_row: bool| {
                galley.pos_from_cursor(CCursor { index: text[..byte].chars().count().into(), prefer_next_row })
            };
            let (start, end) = (place(from, true), place(from + id.len(), false));
            let word = Rect::from_min_max(start.min, end.max).translate(rect.min.to_vec2());
            if link_over(ui, self.theme, response.id.with(number), word, id).clicked() {
                clicked = Some(id);
            }
        }
        clicked
    }

    /// Lays out text with links and search matches marked.
    pub fn layout_job(
        &self,
        text: &str,
        links: &[(RuleId, usize)],
        font: FontId,
        ink: Color32,
        width: f32,
    ) -> LayoutJob {
        let theme = self.theme;
        let hits = self.query.find_in(text);
        let is_hit = |at: usize| hits.iter().any(|hit| hit.contains(&at));
        let is_link = |at: usize| links.iter().any(|&(id, from)| (from..from + id.len()).contains(&at));
        let mut cuts: Vec<usize> = hits.iter().flat_map(|hit| [hit.start, hit.end]).collect();
        cuts.extend(links.iter().flat_map(|&(id, from)| [from, from + id.len()]));
        cuts.extend([0, text.len()]);
        cuts.sort_unstable();
        cuts.dedup();
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        let height = (font.size * LINE_HEIGHT * 0.5).round() * 2.0;
        for pair in cuts.windows(2) {
            let mut format = TextFormat { line_height: Some(height), ..TextFormat::simple(font.clone(), ink) };
            if is_link(pair[0]) {
                format.color = theme.focus;
                format.underline = Stroke::new(theme.size.outline, theme.focus);
            }
            if is_hit(pair[0]) {
                format.background = mix(theme.paper, theme.accent, 0.45);
            }
            job.append(&text[pair[0]..pair[1]], 0.0, format);
        }
        job
    }
}
