//! The chances of all seats over the turns: bands in their colours, one above the other, as wide as their share of the win.

use egui::{
    Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, TextStyle, TextWrapMode, Ui, WidgetText, pos2,
    remap_clamp, vec2,
};

use super::model::{CardKind, MomentKind, StoryModel, StoryMoment};
use crate::engine::Seat;
use crate::paint::marks::paint_mark;
use crate::paint::theme::{Theme, mix};
use crate::story::{Course, Estimate, hundred};
use crate::ui::table::model::TableModel;

/// How much of the paper shows through a band.
const PALE: f32 = 0.2;
/// How far a diamond reaches, in radii of a dot of the same size.
const DIAMOND: f32 = 1.25;
/// How much of its ink the line at even chances has.
const FAINT: f32 = 0.25;

/// Where a picture of the chances lies.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// The bands.
    pub bands: Rect,
    /// The number of turns.
    turns: usize,
}

impl Chart {
    /// A chart of a course in this place.
    pub fn new(bands: Rect, course: &Course) -> Chart {
        Chart { bands, turns: course.turns.len().max(1) }
    }

    /// The x of the moment after so many turns.
    pub fn x(&self, turns: usize) -> f32 {
        self.bands.left() + self.bands.width() * turns as f32 / self.turns as f32
    }

    /// The number of turns before the moment nearest to `x`.
    pub fn turns_at(&self, x: f32) -> usize {
        remap_clamp(x, self.bands.x_range(), 0.0..=self.turns as f32).round() as usize
    }

    /// The x of the position after so many events.
    pub fn x_of(&self, ply: usize, course: &Course) -> f32 {
        let turns = course.turns.partition_point(|turn| turn.to <= ply);
        let begun = course
            .turns
            .get(turns)
            .map_or(0.0, |turn| ply.saturating_sub(turn.from) as f32 / (turn.to - turn.from) as f32);
        egui::lerp(self.x(turns)..=self.x((turns + 1).min(self.turns)), begun)
    }

    /// The height of a share of all bands, from below.
    fn y(&self, share: f32) -> f32 {
        self.bands.bottom() - self.bands.height() * share
    }

    /// Paints the bands. Their edges are as soft as the chances are uncertain.
    pub fn paint(&self, painter: &Painter, course: &Course, model: &TableModel, theme: &Theme) {
        let colours: Vec<Color32> = (0..model.seating.len())
            .map(|seat| mix(theme.mark(model.mark(Seat::new(seat))), theme.paper, PALE))
            .collect();
        let mut mesh = Mesh::default();
        let mut last: Option<u32> = None;
        for (turns, chances) in course.curve.iter().enumerate() {
            let column = self.column(self.x(turns), chances, &colours);
            let first = mesh.vertices.len() as u32;
            for (at, colour) in &column {
                mesh.colored_vertex(*at, *colour);
            }
            if let Some(last) = last {
                for row in 0..column.len() as u32 - 1 {
                    mesh.add_triangle(last + row, last + row + 1, first + row);
                    mesh.add_triangle(last + row + 1, first + row + 1, first + row);
                }
            }
            last = Some(first);
        }
        painter.add(Shape::mesh(mesh));
        let half = self.y(0.5);
        let line = Stroke::new(theme.size.outline, theme.ink.gamma_multiply(FAINT));
        let way = [pos2(self.bands.left(), half), pos2(self.bands.right(), half)];
        painter.extend(Shape::dashed_line(&way, line, theme.size.story.dash, theme.size.story.dash));
        painter.rect_stroke(self.bands, 0.0, Stroke::new(theme.size.outline, theme.line), egui::StrokeKind::Outside);
    }

    /// The points of one moment from below: each band solid, and between two bands the edge from one colour to the other.
    fn column(&self, x: f32, chances: &Estimate, colours: &[Color32]) -> Vec<(Pos2, Color32)> {
        let (mut low, mut points) = (0.0_f32, Vec::new());
        for (seat, colour) in colours.iter().enumerate() {
            let share = chances.mean.get(seat).map_or(0.0, |share| *share as f32);
            let soft = |edge: usize| chances.error.get(edge).map_or(0.0, |error| *error as f32).min(share * 0.5);
            let high = low + share;
            let (from, to) = (
                if seat == 0 { 0.0 } else { soft(seat - 1) },
                if seat + 1 == colours.len() { 0.0 } else { soft(seat) },
            );
            points.push((pos2(x, self.y(low + from)), *colour));
            points.push((pos2(x, self.y(high - to)), *colour));
            low = high;
        }
        points
    }

    /// Paints the marks of the seats beside the beginning of their bands.
    pub fn paint_marks(&self, painter: &Painter, course: &Course, model: &TableModel, theme: &Theme) {
        let Some(first) = course.curve.first() else { return };
        let mut low = 0.0;
        for (seat, share) in first.mean.iter().enumerate() {
            let radius = theme.size.story.mark.min(self.bands.height() * *share as f32 * 0.5);
            let at = pos2(
                self.bands.left() - theme.size.story.mark - theme.size.grid * 0.5,
                self.y(low + *share as f32 * 0.5),
            );
            paint_mark(painter, at, radius, model.mark(Seat::new(seat)), theme);
            low += *share as f32;
        }
    }

    /// Paints what the heights mean, in 100, at the right of the bands.
    pub fn paint_scale(&self, ui: &Ui, theme: &Theme) {
        let font = TextStyle::Small.resolve(ui.style());
        let x = self.bands.right() + theme.size.grid * 0.5;
        for (share, align) in [(0.0, Align2::LEFT_BOTTOM), (0.5, Align2::LEFT_CENTER), (1.0, Align2::LEFT_TOP)] {
            let words = hundred(share).to_string();
            ui.painter().text(pos2(x, self.y(share as f32)), align, words, font.clone(), theme.ink_soft);
        }
    }

    /// Paints words below the beginning and the end.
    pub fn paint_ends(&self, ui: &Ui, [first, last]: [String; 2], theme: &Theme) {
        let font = TextStyle::Small.resolve(ui.style());
        let y = self.bands.bottom() + theme.size.grid * 0.5;
        ui.painter().text(pos2(self.bands.left(), y), Align2::LEFT_TOP, first, font.clone(), theme.ink_soft);
        ui.painter().text(pos2(self.bands.right(), y), Align2::RIGHT_TOP, last, font, theme.ink_soft);
    }

    /// Paints the numbers of the turning points where the game turned.
    pub fn paint_points(&self, ui: &Ui, story: &StoryModel, course: &Course, theme: &Theme) {
        let painter = ui.painter();
        let font = TextStyle::Small.resolve(ui.style());
        for card in &story.cards {
            let CardKind::Turning { number, .. } = card.kind else { continue };
            let Some(chances) = course.curve.get(card.turn) else { continue };
            let radius = theme.size.story.dot;
            // On the edge between the band that changed most and the next one.
            let below = told_below(card.hero().index(), chances.mean.len());
            let edge = self.y(chances.mean.iter().take(below).sum::<f64>() as f32);
            let inside = self.bands.shrink(radius);
            let center = inside.clamp(pos2(self.x(card.turn), edge));
            painter.circle(center, radius, theme.paper, Stroke::new(theme.size.control.stroke, theme.ink));
            painter.text(center, Align2::CENTER_CENTER, number.to_string(), font.clone(), theme.ink);
        }
    }

    /// The middle of the sign of a moment: at the foot of the bands for a great change, at their top for what was played.
    fn sign_center(&self, moment: &StoryMoment, course: &Course, theme: &Theme) -> Pos2 {
        let edge = theme.size.story.sign + theme.size.outline;
        let y = match moment.kind {
            MomentKind::Turning | MomentKind::Luck => self.bands.bottom() - edge,
            MomentKind::Praise | MomentKind::Better => self.bands.top() + edge,
        };
        pos2(self.x_of(moment.ply, course), y)
    }

    /// The moment whose sign is nearest to a pointer at it, or above or below it.
    pub fn moment_at<'a>(
        &self,
        pointer: Pos2,
        moments: &'a [StoryMoment],
        course: &Course,
        theme: &Theme,
    ) -> Option<&'a StoryMoment> {
        let reach = theme.size.story.sign * DIAMOND + theme.size.outline;
        let signs = moments.iter().map(|moment| (moment, self.sign_center(moment, course, theme)));
        let near = signs.filter(|(_, center)| (center.x - pointer.x).abs() <= reach);
        let nearest = near.min_by(|(_, one), (_, other)| pointer.distance(*one).total_cmp(&pointer.distance(*other)));
        nearest.map(|(moment, _)| moment)
    }

    /// Paints a sign for each moment worth a look: a diamond at the foot of the bands for a great change, at their top a dot for
    /// what was well played and a ring for what could be better.
    pub fn paint_signs(&self, painter: &Painter, moments: &[StoryMoment], course: &Course, theme: &Theme) {
        let radius = theme.size.story.sign;
        let line = Stroke::new(theme.size.outline, theme.ink);
        for moment in moments {
            let center = self.sign_center(moment, course, theme);
            match moment.kind {
                MomentKind::Turning | MomentKind::Luck => {
                    let corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
                    let corners = corners.map(|(x, y)| center + vec2(x, y) * radius * DIAMOND).to_vec();
                    let rim = Stroke::new(line.width, theme.paper);
                    painter.add(Shape::convex_polygon(corners, theme.ink, rim))
                }
                MomentKind::Praise | MomentKind::Better => {
                    let (fill, rim) = match moment.kind {
                        MomentKind::Better => (theme.paper, line),
                        _ => (theme.ink, Stroke::new(line.width, theme.paper)),
                    };
                    painter.circle(center, radius, fill, rim)
                }
            };
        }
    }

    /// Paints a line at a moment.
    pub fn paint_moment(&self, painter: &Painter, x: f32, theme: &Theme) {
        let line = theme.size.control.stroke;
        // A halo sets it off from every band.
        for (width, colour) in [(line + 2.0 * line, theme.paper), (line, theme.ink)] {
            painter.vline(x, self.bands.y_range(), Stroke::new(width, colour));
        }
    }
}

/// The width of the scale at the right of a chart.
pub fn scale_width(ui: &Ui, theme: &Theme) -> f32 {
    let whole = WidgetText::from(hundred(1.0).to_string());
    whole.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small).size().x + theme.size.grid * 0.5
}

/// The bands within the place of a chart that has marks at its left and numbers below.
pub fn bands_within(ui: &Ui, place: Rect, theme: &Theme) -> Rect {
    let left = 2.0 * theme.size.story.mark + theme.size.grid;
    let below = ui.text_style_height(&TextStyle::Small) + theme.size.grid * 0.5;
    Rect::from_min_max(place.min + vec2(left, theme.size.outline), place.max - vec2(theme.size.grid, below))
}

/// The number of bands below the edge at which a change of this band shows.
fn told_below(band: usize, bands: usize) -> usize {
    (band + 1).min(bands.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Phrase;

    fn course(turns: usize) -> Course {
        let turn = |number| crate::story::GameTurn {
            number,
            seat: Seat::new(0),
            from: number - 1,
            to: number,
            change: Estimate::default(),
        };
        Course {
            seats: vec![],
            entries: vec![],
            turns: (1..=turns).map(turn).collect(),
            curve: vec![],
            turning_points: vec![],
            praises: vec![],
            decided_after: None,
        }
    }

    /// Above and below a sign it is meant, too, unless another one is nearer.
    #[test]
    fn pointer_finds_the_sign_beside_it() {
        let (course, theme) = (course(10), Theme::light());
        let chart = Chart::new(Rect::from_min_size(Pos2::ZERO, vec2(200.0, 50.0)), &course);
        let moment = |kind, ply| StoryMoment { kind, ply, text: Phrase::new("literal"), more: None };
        let moments = [moment(MomentKind::Luck, 3), moment(MomentKind::Better, 3), moment(MomentKind::Praise, 6)];
        let found = |x, y| {
            let found = chart.moment_at(pos2(x, y), &moments, &course, theme);
            found.map(|moment| (moment.kind, moment.turn(&course).map(|turn| turn.number)))
        };
        assert_eq!(found(61.0, 45.0), Some((MomentKind::Luck, Some(3))));
        assert_eq!(found(59.0, 5.0), Some((MomentKind::Better, Some(4))));
        assert_eq!(found(120.0, 45.0), Some((MomentKind::Praise, Some(6))));
        assert_eq!(found(90.0, 45.0), None);
    }

    /// A position within a turn lies between the moments before and after it.
    #[test]
    fn position_lies_within_its_turn() {
        let mut course = course(2);
        (course.turns[0].to, course.turns[1].from, course.turns[1].to) = (4, 4, 6);
        let chart = Chart::new(Rect::from_min_size(Pos2::ZERO, vec2(100.0, 50.0)), &course);
        assert_eq!([0, 2, 4, 5, 6].map(|ply| chart.x_of(ply, &course)), [0.0, 25.0, 50.0, 75.0, 100.0]);
    }

    #[test]
    fn pointer_finds_the_nearest_moment() {
        let chart = Chart::new(Rect::from_min_size(Pos2::ZERO, vec2(100.0, 50.0)), &course(10));
        assert_eq!([-5.0, 4.0, 6.0, 52.0, 300.0].map(|x| chart.turns_at(x)), [0, 0, 1, 5, 10]);
        assert!((0..=10).all(|turns| chart.turns_at(chart.x(turns)) == turns));
    }

    /// A band has its upper edge, but the last one, which has none within the chart.
    #[test]
    fn change_of_a_band_shows_at_its_edge() {
        assert_eq!([0, 1].map(|band| told_below(band, 2)), [1, 1]);
        assert_eq!([0, 1, 2].map(|band| told_below(band, 3)), [1, 2, 2]);
    }

    /// The bands fill all of the height, and an uncertain edge is soft by no more than half of a band.
    #[test]
    fn bands_of_a_moment_lie_one_above_the_other() {
        let chart = Chart::new(Rect::from_min_size(Pos2::ZERO, vec2(100.0, 100.0)), &course(1));
        let chances = Estimate { mean: [0.75, 0.25].into_iter().collect(), error: [0.25, 0.25].into_iter().collect() };
        let column = chart.column(7.0, &chances, &[Color32::RED, Color32::BLUE]);
        let heights: Vec<f32> = column.iter().map(|(at, _)| at.y).collect();
        assert_eq!(heights, [100.0, 50.0, 12.5, 0.0]);
        assert!(column[..2].iter().all(|(_, colour)| *colour == Color32::RED));
    }
}
