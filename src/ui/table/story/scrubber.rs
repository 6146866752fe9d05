//! The chart below a board of a finished game that is looked at again: it shows where in the game the board is, and leads
//! anywhere else. By keys the buttons of the review do the same.

use egui::{Role, Sense, Ui, WidgetInfo, vec2};

use super::chart::{Chart, bands_within};
use super::page::{chances, ply_after};
use crate::paint::widgets::card;
use crate::story::Course;
use crate::ui::table::commands::Command;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, TableCommand};

/// Paints the chart over the whole width, with a line where the position after `at` events is. A click or a drag leads to the
/// position after the turn that is pointed at.
pub fn scrubber_ui(
    ui: &mut Ui,
    course: &Course,
    at: usize,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let theme = frame.theme;
    card(theme).inner_margin(theme.size.grid * 0.5).show(ui, |ui| {
        let size = vec2(ui.available_width(), theme.size.story.scrubber);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let bands = bands_within(ui, place, theme).with_max_y(place.bottom());
        let chart = Chart::new(bands, course);
        let response = ui.interact(bands, ui.scope_id().with("scrubber"), Sense::CLICK | Sense::DRAG);
        frame.rects.put("story scrubber", bands);
        let name = frame.text.get("story-chart");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        chart.paint(ui.painter(), course, model, theme);
        chart.paint_marks(ui.painter(), course, model, theme);
        chart.paint_moment(ui.painter(), chart.x_of(at, course), theme);
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
            let ply = ply_after(course, chart.turns_at(pointer.x));
            if ply != at {
                commands.push(TableCommand::Review(Some(ply)).into());
            }
        } else if let Some(pointer) = response.hover_pos() {
            let words = chances(course, chart.turns_at(pointer.x), model, frame);
            response.on_hover_text_at_pointer(words);
        }
    });
}
