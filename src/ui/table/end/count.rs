//! The count: a row for each seat, in which its things appear one by one and add up.
//!
//! Must not know: games; their pieces are painted through a callback.

use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    Vec2, pos2, vec2,
};
use std::sync::Arc;

use super::podium::shortened;
use super::timeline::CountMoment;
use crate::engine::{Outcome, Seat};
use crate::paint::count::{CountedPart, Entrance};
use crate::paint::easing::ease_out;
use crate::paint::fonts;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Part;
use crate::paint::stage::PiecePose;
use crate::paint::style::text_scale;
use crate::ui::table::model::{CountedThing, Ending, TableModel};
use crate::ui::table::session::{FrameContext, PaintPart};

/// Side of a piece, as a share of its row.
const PIECE: f32 = 0.56;
/// Side of what is weighed, as a share of its row.
const WEIGHED: f32 = 0.86;

/// Paints the rows, the best at the top, in the middle of `place`.
pub fn rows_ui(
    ui: &mut Ui,
    place: Rect,
    (model, ending, outcome): (&TableModel, &Ending, &Outcome),
    frame: &FrameContext<'_>,
    moment: CountMoment<'_>,
    paint: &mut PaintPart<'_>,
) {
    let theme = frame.theme;
    let gap = theme.size.grid;
    let order = outcome.ranking();
    let scale = text_scale(ui, theme);
    let height = ((place.height() + gap) / order.len().max(1) as f32 - gap).min(theme.size.end.row * scale.max(1.0));
    let all = (height + gap) * order.len() as f32 - gap;
    let top = place.center().y - all * 0.5;
    // The rows have given way before the podium rises.
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.multiply_opacity(1.0 - moment.rows_gone());
        for (index, seat) in order.into_iter().enumerate() {
            let come = ease_out(moment.row(seat));
            if come == 0.0 {
                continue;
            }
            let min = pos2(place.left() + (1.0 - come) * gap * 4.0, top + (height + gap) * index as f32);
            let row = Row { rect: Rect::from_min_size(min, vec2(place.width(), height)), seat };
            ui.scope(|ui| {
                ui.multiply_opacity(come);
                row.ui(ui, (model, ending), frame, moment, paint);
            });
        }
    });
}

/// A seat's row.
struct Row {
    rect: Rect,
    seat: Seat,
}

/// A counted thing, measured.
struct Measured<'a> {
    index: usize,
    thing: &'a CountedThing,
    side: f32,
    width: f32,
    /// The label, and the amount of a thing without a piece.
    words: Vec<Arc<Galley>>,
}

impl Row {
    fn ui(
        &self,
        ui: &mut Ui,
        (model, ending): (&TableModel, &Ending),
        frame: &FrameContext<'_>,
        moment: CountMoment<'_>,
        paint: &mut PaintPart<'_>,
    ) {
        let theme = frame.theme;
        let (rect, grid) = (self.rect, theme.size.grid);
        let painter = ui.painter().clone();
        let mark = model.mark(self.seat);
        let line = match moment.is_counting(self.seat) {
            true => Stroke::new(theme.size.outline * 2.0, theme.mark(mark)),
            false => Stroke::new(theme.size.outline, theme.line),
        };
        painter.rect(rect, CornerRadius::same(theme.size.radius as u8), theme.paper, line, StrokeKind::Inside);
        let radius = (rect.height() * 0.26).min(theme.size.title_icon);
        let at = pos2(rect.left() + grid * 1.5 + radius, rect.center().y);
        paint_mark(&painter, at, radius, mark, theme);
        let name_room = (theme.size.end.name * text_scale(ui, theme)).min(rect.width() * 0.24);
        let body = TextStyle::Body.resolve(ui.style());
        let from = at.x + radius + grid;
        if let Some(player) = model.players.get(self.seat.index()) {
            let galley = shortened(&painter, &player.name, body.size, fonts::semibold(), theme, name_room);
            painter.galley(pos2(from, rect.center().y - galley.size().y * 0.5), galley, theme.ink);
        }
        let heading = TextStyle::Heading.resolve(ui.style());
        let total = moment.total(self.seat, ending).to_string();
        let right = rect.right() - grid * 1.5;
        painter.text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, total, heading.clone(), theme.ink);
        let room = Rect::from_min_max(
            pos2(from + name_room + grid, rect.top()),
            pos2(right - heading.size * 2.2, rect.bottom()),
        );
        self.things_ui(ui, room, ending, frame, moment, paint);
    }

    /// The counted things in one line, or in two where there are many.
    fn things_ui(
        &self,
        ui: &mut Ui,
        room: Rect,
        ending: &Ending,
        frame: &FrameContext<'_>,
        moment: CountMoment<'_>,
        paint: &mut PaintPart<'_>,
    ) {
        let things = || ending.counts.get(self.seat.index()).into_iter().flatten().enumerate();
        let measured = |lines: f32| -> Vec<Measured<'_>> {
            things().map(|(index, thing)| measure(ui, frame, self.rect.height() / lines, index, thing)).collect()
        };
        let gap = frame.theme.size.grid;
        let width = |things: &[Measured<'_>]| things.iter().map(|one| one.width + gap).sum::<f32>();
        let line = measured(1.0);
        let fits = width(&line) <= room.width() + gap || self.rect.height() < frame.theme.size.end.two_lines;
        if fits {
            return self.line_ui(ui, room, &line, frame, moment, paint);
        }
        let lines = measured(2.0);
        let half = width(&lines) * 0.5;
        let mut before = 0.0;
        let is_upper = |one: &&Measured<'_>| {
            before += one.width + gap;
            before <= half
        };
        let (upper, lower) = lines.split_at(lines.iter().take_while(is_upper).count());
        let inset = self.rect.height() * 0.06;
        let (middle, room) = (room.center().y, room.shrink2(vec2(0.0, inset)));
        self.line_ui(ui, room.with_max_y(middle), upper, frame, moment, paint);
        self.line_ui(ui, room.with_min_y(middle), lower, frame, moment, paint);
    }

    /// A line of counted things from left to right; pieces lie closer together where there is little room.
    fn line_ui(
        &self,
        ui: &mut Ui,
        room: Rect,
        things: &[Measured<'_>],
        frame: &FrameContext<'_>,
        moment: CountMoment<'_>,
        paint: &mut PaintPart<'_>,
    ) {
        let theme = frame.theme;
        let gap = theme.size.grid;
        // Pieces may overlap the next piece, but no words.
        let may_overlap = |index: usize| {
            let is_piece = |index: usize| things.get(index).is_some_and(|one| one.thing.has_piece);
            is_piece(index) && is_piece(index + 1)
        };
        let width = |overlaps: bool| -> f32 {
            let such = things.iter().enumerate().filter(|(index, _)| may_overlap(*index) == overlaps);
            such.map(|(_, one)| one.width + gap).sum()
        };
        let closer = ((room.width() + gap - width(false)) / width(true).max(1.0)).clamp(0.0, 1.0);
        let mut left = room.left();
        for (index, one) in things.iter().enumerate() {
            let center = pos2(left + one.width * 0.5, room.center().y);
            left += (one.width + gap) * if may_overlap(index) { closer } else { 1.0 };
            let share = moment.thing(self.seat, one.index);
            if share == 0.0 {
                continue;
            }
            let pose = pose(one.thing.entrance, center, one.side, share, self.rect.height());
            if one.thing.has_piece {
                let part = CountedPart { seat: self.seat, index: one.index, pose, share };
                paint(ui, Part::Counted(part));
            }
            if !one.words.is_empty() {
                paint_words(ui.painter(), one, pose, theme.ink);
            }
        }
    }
}

fn measure<'a>(ui: &Ui, frame: &FrameContext<'_>, height: f32, index: usize, thing: &'a CountedThing) -> Measured<'a> {
    let theme = frame.theme;
    let small = TextStyle::Small.resolve(ui.style());
    let line = |text: String, font: FontId| ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER);
    let amount = || format!("{}{}", if thing.amount < 0 { "−" } else { "+" }, thing.amount.unsigned_abs());
    let mut words = Vec::new();
    if let Some(label) = &thing.label {
        words.push(line(frame.text.say(label, &[]), small.clone()));
    }
    // A piece that costs points would look like one that brings them.
    if thing.amount < 0 || (!thing.has_piece && thing.label.is_some()) {
        words.push(line(amount(), FontId::new(TextStyle::Body.resolve(ui.style()).size, fonts::bold())));
    }
    let side = height * if thing.entrance == Entrance::Weigh { WEIGHED } else { PIECE };
    let of_words = words.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
    let of_piece = if thing.has_piece { side } else { theme.size.grid };
    Measured { index, thing, side, width: of_words.max(of_piece), words }
}

/// How a counted thing lies when this share of its time has passed.
fn pose(entrance: Entrance, center: Pos2, side: f32, share: f32, height: f32) -> PiecePose {
    let flat = PiecePose { center, side, lift: 0.0, face: 1.0, squash: 0.0, fallen: 0.0 };
    let away = 1.0 - ease_out(share);
    let landed = ((share - 0.75) * 4.0).clamp(0.0, 1.0);
    let squash = (landed * std::f32::consts::PI).sin();
    match entrance {
        Entrance::Land => PiecePose { center: center - Vec2::Y * height * 0.5 * away, lift: away, squash, ..flat },
        Entrance::Stamp => PiecePose { side: side * (1.0 + 0.9 * away), lift: away, squash, ..flat },
        Entrance::Weigh => {
            // It comes from above its row, sinks a little below its place, and swings until it hangs still.
            let above = 1.0 - ease_out((share * 4.0).min(1.0));
            let swing = (share * std::f32::consts::TAU * 1.5).cos() * (1.0 - share) * (1.0 - share);
            PiecePose { center: center - Vec2::Y * height * (0.22 * swing + 0.5 * above), lift: away, ..flat }
        }
    }
}

/// Paints the words of a thing: in the middle, or below its piece.
fn paint_words(painter: &Painter, one: &Measured<'_>, pose: PiecePose, ink: Color32) {
    let height: f32 = one.words.iter().map(|galley| galley.size().y).sum();
    let mut top = match one.thing.has_piece {
        true => pose.center.y + one.side * 0.5,
        false => pose.center.y - height * 0.5,
    };
    for galley in &one.words {
        painter.galley(pos2(pose.center.x - galley.size().x * 0.5, top), Arc::clone(galley), ink);
        top += galley.size().y;
    }
}
