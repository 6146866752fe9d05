//! The chart of a game that is looked at again: it shows where in the game the board is, and leads anywhere else. By keys the
//! buttons of the review do the same.

use egui::{Pos2, Role, Sense, Ui, WidgetInfo};

use super::chart::{Chart, bands_within};
use super::model::{MomentKind, StoryModel, StoryMoment};
use super::page::{chances, ply_after};
use crate::engine::Phrase;
use crate::paint::theme::Theme;
use crate::story::{Course, GameTurn};
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
        let (sign, turns) = pointed_at(&chart, pointer, &story.moments, course, theme);
        let sign = sign.map(|sign| frame.text.say(&sign, &model.names));
        let chances = chances(course, turns, model, frame);
        response.on_hover_text_at_pointer(sign.into_iter().chain([chances]).collect::<Vec<_>>().join("\n"));
    }
}

/// What the sign at a pointer stands for, if there is one, and the number of turns after which the chances are told. Both are of the
/// same turn.
fn pointed_at(
    chart: &Chart,
    pointer: Pos2,
    moments: &[StoryMoment],
    course: &Course,
    theme: &Theme,
) -> (Option<Phrase>, usize) {
    let sign = chart.moment_at(pointer, moments, course, theme);
    match sign.and_then(|moment| Some((moment, moment.turn(course)?))) {
        Some((moment, turn)) => (Some(sign_phrase(moment, turn, moments, course)), turn.number),
        None => (None, chart.turns_at(pointer.x)),
    }
}

/// What a sign stands for, with the turn and whose it was; of several signs that would read alike, also which of them it is.
fn sign_phrase(moment: &StoryMoment, turn: &GameTurn, moments: &[StoryMoment], course: &Course) -> Phrase {
    let key = match moment.kind {
        MomentKind::Turning => "review-sign-turning",
        MomentKind::Luck => "review-sign-luck",
        MomentKind::Praise => "review-sign-praise",
        MomentKind::Better => "review-sign-better",
    };
    let sign = Phrase::new(key).with("number", turn.number).with("seat", turn.seat);
    let reads_alike = |other: &&StoryMoment| other.kind == moment.kind && other.turn(course) == Some(turn);
    let alike: Vec<&StoryMoment> = moments.iter().filter(reads_alike).collect();
    match alike.iter().position(|other| other.ply == moment.ply) {
        Some(before) if alike.len() > 1 => {
            Phrase::new("review-sign-part").with("sign", sign).with("part", before + 1).with("of", alike.len())
        }
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::engine::Seat;
    use crate::story::Estimate;
    use crate::text::Text;

    /// A course of five turns of four events each, of two seats by turns.
    fn course() -> Course {
        let turn = |number: usize| GameTurn {
            number,
            seat: Seat::new((number + 1) % 2),
            from: 4 * (number - 1),
            to: 4 * number,
            change: Estimate::default(),
        };
        Course {
            seats: vec![],
            entries: vec![],
            turns: (1..=5).map(turn).collect(),
            curve: vec![],
            turning_points: vec![],
            praises: vec![],
            decided_after: None,
        }
    }

    /// What the tooltip at the sign of this moment says of it, and the turn after which it tells the chances.
    fn told(moments: &[StoryMoment], index: usize) -> (String, usize) {
        let (course, theme) = (course(), Theme::light());
        let chart = Chart::new(Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 100.0)), &course);
        let is_at_top = matches!(moments[index].kind, MomentKind::Praise | MomentKind::Better);
        let pointer = pos2(chart.x_of(moments[index].ply, &course), if is_at_top { 5.0 } else { 95.0 });
        let (sign, turns) = pointed_at(&chart, pointer, moments, &course, theme);
        let names = ["Ada", "Bo"].map(str::to_owned);
        (Text::english().say(&sign.expect("a sign"), &names), turns)
    }

    fn moment(kind: MomentKind, ply: usize) -> StoryMoment {
        StoryMoment { kind, ply, text: Phrase::new("literal"), more: None }
    }

    /// Also where the sign stands nearer to the end of the turn before.
    #[test]
    fn tooltip_of_a_sign_speaks_of_one_turn() {
        let moments = [
            moment(MomentKind::Turning, 8),
            moment(MomentKind::Better, 8),
            moment(MomentKind::Luck, 9),
            moment(MomentKind::Praise, 16),
        ];
        let all: Vec<(String, usize)> = (0..moments.len()).map(|index| told(&moments, index)).collect();
        let wanted = [
            ("Turn 2, Bo: the game turns here", 2),
            ("Turn 3, Ada: there was a better move", 3),
            ("Turn 3, Ada: luck changes the odds", 3),
            ("Turn 4, Bo: well played", 4),
        ];
        assert_eq!(all, wanted.map(|(said, turn)| (said.to_owned(), turn)));
    }

    #[test]
    fn signs_that_would_read_alike_are_counted() {
        let moments = [4, 6, 8].map(|ply| moment(MomentKind::Better, ply));
        let said = [0, 1, 2].map(|index| told(&moments, index).0);
        let wanted = [
            "Turn 2, Bo: there was a better move (1 of 2)",
            "Turn 2, Bo: there was a better move (2 of 2)",
            "Turn 3, Ada: there was a better move",
        ];
        assert_eq!(said, wanted);
    }
}
