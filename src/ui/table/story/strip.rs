//! The strip below the result: the game in five seconds. It opens the page.

use egui::{
    Align, Label, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder,
    WidgetInfo, WidgetText, vec2,
};

use super::chart::Chart;
use super::model::StoryModel;
use super::page::summary;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;
use crate::ui::table::commands::Command;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::FrameContext;

/// The lines of words for which there is room in a window that is narrow for its text size.
const NARROW_LINES: f32 = 3.0;

/// Height of the strip, in points.
pub fn strip_height(ui: &Ui, theme: &Theme) -> f32 {
    let scale = text_scale(ui, theme).max(1.0);
    let is_narrow = ui.ctx().content_rect().width() / scale < theme.size.breakpoint.foot;
    let lines = NARROW_LINES * ui.text_style_height(&TextStyle::Body) + 2.0 * theme.size.grid;
    let usual = theme.size.story.strip * scale;
    if is_narrow { usual.max(lines) } else { usual }
}

/// Paints the strip over the whole width.
pub fn strip_ui(
    ui: &mut Ui,
    story: &StoryModel,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    let size = vec2(ui.available_width(), strip_height(ui, theme));
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let words = summary(story, model, frame);
    let name = format!("{}: {words}", frame.text.get("story-title"));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let fill = if response.hovered() { theme.raised } else { theme.paper };
    let line =
        Stroke::new(theme.size.outline, if response.hovered() { mix(theme.line, theme.ink, 0.4) } else { theme.line });
    ui.painter().rect(place, theme.size.radius, fill, line, StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui.painter(), place, theme.size.radius, theme);
    }
    frame.rects.put("story strip", place);
    let inner = place.shrink2(vec2(theme.size.padding, theme.size.grid));
    let picture = inner.with_max_x(inner.left() + (inner.width() * 0.28).min(theme.size.story.small_chart));
    match &story.course {
        Some(course) => Chart::new(picture, course).paint(ui.painter(), course, model, theme),
        None => drop(ui.painter().rect_filled(picture, 0.0, theme.raised)),
    }
    let rest = Rect::from_min_max(egui::pos2(picture.right() + theme.size.padding, inner.top()), inner.max);
    ui.scope_builder(UiBuilder::new().max_rect(rest).layout(Layout::right_to_left(Align::Center)), |ui| {
        icon_ui(ui, Icon::Forward, theme.size.icon, theme.ink_soft);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let wrapped = |style: TextStyle| {
                WidgetText::from(RichText::new(&words).text_style(style.clone())).into_galley(
                    ui,
                    Some(TextWrapMode::Wrap),
                    ui.available_width(),
                    style,
                )
            };
            let usual = wrapped(TextStyle::Body);
            let galley = if usual.size().y <= inner.height() { usual } else { wrapped(TextStyle::Small) };
            ui.add(Label::new(galley).selectable(false));
        });
    });
    if response.clicked() {
        commands.push(Command::ToggleStory);
    }
}
