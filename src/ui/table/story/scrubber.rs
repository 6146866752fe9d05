//! The chart of a game that is looked at again: it shows where in the game the board is, and leads anywhere else. By keys the
//! buttons of the review do the same.

use egui::{Role, Sense, Ui, WidgetInfo};

use super::chart::{Chart, bands_within};
use super::model::{MomentKind, StoryModel, StoryMoment};
use super::page::{chances, ply_after};
use crate::engine::Phrase;
use crate::story::Course;
use crate::ui::table::commands::Command;
use crate::ui::table::model::TableModel;
use crate::ui::table::session::{FrameContext, TableCommand};

/// Paints the chart in the room that is left, with signs at the moments worth a look and a line where the position after `at`
/// events is. A click or a drag leads to the position after the turn that is pointed at.
pub fn scrubber_ui(
    ui: &mut Ui,
    (story, course): (&StoryModel, &Course),
    at: usize,
    model: &TableModel,
    frame: &FrameContext<'_>,
    commands: &mut Vec<Command>,
) {
    let (theme, place) = (frame.theme, ui.available_rect_before_wrap());
    let bands = bands_within(ui, place, theme).with_max_y(place.bottom() - theme.size.outline);
    let chart = Chart::new(bands, course);
    let response = ui.interact(bands, ui.scope_id().with("scrubber"), Sense::CLICK | Sense::DRAG);
    frame.rects.put("story scrubber", bands);
    let name = frame.text.get("story-chart");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    chart.paint(ui.painter(), course, model, theme);
    chart.paint_marks(ui.painter(), course, model, theme);
    chart.paint_signs(ui.painter(), &story.moments, course, theme);
    chart.paint_moment(ui.painter(), chart.x_of(at, course), theme);
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let ply = ply_after(course, chart.turns_at(pointer.x));
        if ply != at {
            commands.push(TableCommand::Review(Some(ply)).into());
        }
    } else if let Some(pointer) = response.hover_pos() {
        let sign = chart.moment_at(pointer, &story.moments, course, theme);
        let sign = sign.and_then(|moment| sign_words(moment, course, model, frame));
        let chances = chances(course, chart.turns_at(pointer.x), model, frame);
        response.on_hover_text_at_pointer(sign.into_iter().chain([chances]).collect::<Vec<_>>().join("\n"));
    }
}

/// What a sign stands for, with the turn and whose it was.
fn sign_words(moment: &StoryMoment, course: &Course, model: &TableModel, frame: &FrameContext<'_>) -> Option<String> {
    let turn = moment.turn(course)?;
    let key = match moment.kind {
        MomentKind::Turning => "review-sign-turning",
        MomentKind::Luck => "review-sign-luck",
        MomentKind::Praise => "review-sign-praise",
        MomentKind::Better => "review-sign-better",
    };
    let phrase = Phrase::new(key).with("number", turn.number).with("seat", turn.seat);
    Some(frame.text.say(&phrase, &model.names))
}
