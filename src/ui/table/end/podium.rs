//! The podium: a block of cheese with a step for each rank, and on it the mice of the seats.
//!
//! Must not know: games.

use std::collections::VecDeque;

use egui::epaint::EllipseShape;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, TextStyle, Ui, Vec2, pos2, vec2};

use super::timeline::CountMoment;
use crate::engine::{Outcome, Seat};
use crate::paint::easing::ease_out;
use crate::paint::fonts;
use crate::paint::mouse::Mood;
use crate::paint::shapes::{darker, lighter};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::ui::table::crumbs::pseudo_random;
use crate::ui::table::mice;
use crate::ui::table::model::TableModel;

/// The height of the steps by rank, as a share of the highest.
pub const STEPS: [f32; 6] = [1.0, 0.74, 0.55, 0.42, 0.33, 0.26];
/// The most holes in the front of a step.
const HOLES: u32 = 5;
/// So many places are tried for each.
const TRIES: u32 = 6;

/// The places of the podium's steps.
pub struct PodiumShape {
    /// The whole podium, with the mice above it and the names below.
    pub rect: Rect,
    /// The line on which it stands.
    pub base: f32,
    /// The steps from left to right.
    steps: Vec<Step>,
    /// How far the top of a step reaches back.
    pub depth: f32,
    /// Half the side of a winner's mouse.
    mouse: f32,
}

struct Step {
    seat: Seat,
    rank: usize,
    front: Rect,
}

impl PodiumShape {
    /// The podium in a place on the screen. `risen` is how far the step of a rank has risen.
    pub fn new(
        ui: &Ui,
        place: Rect,
        (model, outcome): (&TableModel, &Outcome),
        theme: &Theme,
        risen: impl Fn(usize) -> f32,
    ) -> PodiumShape {
        let size = &theme.size.end;
        let teams = model.teams_by_rank(outcome).into_iter().map(|seat| model.team_of(seat));
        let has_won = |team: &Vec<Seat>| team.iter().any(|seat| outcome.winners.contains(seat));
        let order: Vec<Seat> = winners_in_the_middle(teams.collect(), has_won).into_iter().flatten().collect();
        let scale = text_scale(ui, theme);
        let room = place.width() - size.depth - theme.size.grid;
        let width = (room / order.len().max(1) as f32).min(size.step * scale.max(1.0));
        let mouse = (width * 0.36).min(size.mouse).min(place.height() * 0.16);
        let depth = size.depth.min(width * 0.2);
        let names = ui.text_style_height(&TextStyle::Body) + theme.size.grid;
        let base = place.bottom() - names;
        let full = (base - place.top() - depth - 2.0 * mouse - theme.size.grid).max(0.0);
        // A high place does not make a tower.
        let full = full.min(width * order.len() as f32 * 0.8);
        let left = place.center().x - width * order.len() as f32 * 0.5 - depth * 0.5;
        let ranks = outcome.ranks();
        let steps = order.iter().enumerate().map(|(index, &seat)| {
            let rank = ranks[seat.index()];
            let height = full * STEPS[rank.min(STEPS.len() - 1)] * ease_out(risen(rank));
            let min = pos2(left + width * index as f32, base - height);
            Step { seat, rank, front: Rect::from_min_size(min, vec2(width, height)) }
        });
        let steps: Vec<Step> = steps.collect();
        let rect = Rect::from_min_max(pos2(left, place.top()), pos2(left + width * order.len() as f32 + depth, base));
        PodiumShape { rect, base, steps, depth, mouse }
    }

    /// The height on the screen of what lies uppermost at this place.
    pub fn ground_at(&self, x: f32) -> f32 {
        let step = self.steps.iter().find(|step| step.front.x_range().contains(x - self.depth * 0.5));
        step.map_or(self.base, |step| step.front.top())
    }

    /// Paints the podium with the mice, scores and names of the seats.
    pub fn paint(&self, ui: &Ui, model: &TableModel, theme: &Theme, outcome: &Outcome, moment: CountMoment<'_>) {
        let painter = ui.painter();
        let line = Stroke::new(theme.size.outline, theme.line);
        painter.hline(self.rect.x_range().expand(theme.size.grid), self.base, line);
        for step in &self.steps {
            let rind = theme.mark(model.mark(step.seat));
            paint_step(painter, step.front, self.depth, &[rind], theme, step.seat.index() as u32);
        }
        for step in &self.steps {
            let risen = moment.step(step.rank);
            if risen == 0.0 {
                continue;
            }
            self.paint_seat(ui, model, theme, outcome, step);
        }
    }

    fn paint_seat(&self, ui: &Ui, model: &TableModel, theme: &Theme, outcome: &Outcome, step: &Step) {
        let painter = ui.painter();
        let front = step.front;
        let has_won = outcome.winners.contains(&step.seat);
        let radius = if has_won { self.mouse } else { self.mouse * 0.8 };
        let foot = front.center_top() + vec2(self.depth * 0.5, -self.depth * 0.45);
        let shadow = EllipseShape::filled(foot, vec2(radius * 0.9, self.depth * 0.3), theme.shadow);
        painter.add(shadow);
        let mouse = Rect::from_center_size(foot - vec2(0.0, radius * 0.94), Vec2::splat(2.0 * radius));
        let mood = if has_won { Mood::Glad } else { Mood::Calm };
        mice::still_mouse(model, step.seat).feeling(mood).paint(painter, mouse, theme);
        let heading = TextStyle::Heading.resolve(ui.style());
        let score = FontId::new(heading.size.min(front.width() * 0.4), heading.family);
        let rind = theme.size.end.rind;
        if front.height() > score.size + rind {
            let at = front.center_top() + vec2(0.0, rind + (score.size * 0.75).min((front.height() - rind) * 0.5));
            let ink = theme.board(theme.tone_dark);
            painter.text(at, Align2::CENTER_CENTER, outcome.score(step.seat).to_string(), score, ink);
        }
        let Some(player) = model.players.get(step.seat.index()) else { return };
        let body = TextStyle::Body.resolve(ui.style());
        let family = if has_won { fonts::bold() } else { fonts::semibold() };
        let room = front.width() - theme.size.grid * 0.5;
        let galley = shortened(painter, &player.name, body.size.min(room * 0.3), family, theme, room);
        let at = pos2(front.center().x - galley.size().x * 0.5, self.base + theme.size.grid * 0.5);
        painter.galley(at, galley, theme.ink);
    }
}

/// A name in one line, with an ellipsis if it is too long.
pub fn shortened(
    painter: &Painter,
    name: &str,
    size: f32,
    family: egui::FontFamily,
    theme: &Theme,
    room: f32,
) -> std::sync::Arc<egui::Galley> {
    let font = FontId::new(size.max(theme.size.least), family);
    let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font, theme.ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    painter.layout_job(job)
}

/// Who stands on the podium, from left to right: winners in the middle, the others beside them by rank. `all` are teams or those
/// who play alone, the best first.
pub fn winners_in_the_middle<Team>(all: Vec<Team>, has_won: impl Fn(&Team) -> bool) -> Vec<Team> {
    let (winners, others): (Vec<Team>, Vec<Team>) = all.into_iter().partition(has_won);
    let mut order = VecDeque::from(winners);
    for (index, team) in others.into_iter().enumerate() {
        match index % 2 {
            0 => order.push_front(team),
            _ => order.push_back(team),
        }
    }
    order.into()
}

/// Paints one step: its front with holes, the rind on top, and the side that stands out over a lower neighbour. The rind of a step
/// for several has their colours side by side.
pub fn paint_step(painter: &Painter, front: Rect, depth: f32, rinds: &[Color32], theme: &Theme, salt: u32) {
    if front.height() < 1.0 {
        return;
    }
    let cheese = theme.board(Theme::light().accent);
    let cheese = lighter(cheese, 0.25);
    let edge = Stroke::new(theme.size.piece_outline, darker(cheese, 0.5));
    let back = vec2(depth, -depth * 0.8);
    let (top_right, bottom_right) = (front.right_top(), front.right_bottom());
    let side = vec![top_right, top_right + back, bottom_right + back.x * egui::Vec2::X, bottom_right];
    painter.add(Shape::convex_polygon(side, darker(cheese, 0.22), edge));
    let width = front.width() / rinds.len().max(1) as f32;
    let parts = || {
        (0_u8..).zip(rinds).map(|(index, rind)| {
            let left = front.left() + width * f32::from(index);
            (front.with_min_x(left).with_max_x(left + width), mix(*rind, theme.board(theme.tone_light), 0.08))
        })
    };
    for (part, rind) in parts() {
        let (left, right) = (part.left_top(), part.right_top());
        let top = vec![left, left + back, right + back, right];
        painter.add(Shape::convex_polygon(top, lighter(rind, 0.18), edge));
    }
    painter.rect(front, 0.0, cheese, edge, egui::StrokeKind::Middle);
    let band = front.with_max_y(front.top() + theme.size.end.rind.min(front.height()));
    for (part, rind) in parts() {
        painter.rect(part.with_max_y(band.bottom()), 0.0, rind, edge, egui::StrokeKind::Middle);
    }
    let inside = front.with_min_y(band.bottom() + theme.size.grid * 3.5).shrink(theme.size.grid * 0.5);
    if !inside.is_positive() {
        return;
    }
    let shade = Stroke::new(theme.size.outline, darker(cheese, 0.4));
    for (center, radius) in holes(inside, width, salt) {
        painter.add(EllipseShape { center, radius, fill: darker(cheese, 0.2), stroke: shade, angle: 0.0 });
    }
}

/// The holes in a step: middles and radii. None touches another.
fn holes(inside: Rect, width: f32, salt: u32) -> Vec<(Pos2, Vec2)> {
    let mut holes: Vec<(Pos2, Vec2)> = Vec::new();
    for hole in 0..HOLES * TRIES {
        let random = |what: u32| pseudo_random(salt * 512 + hole * 8 + what + 777);
        let radius = vec2(1.0, 0.82) * (width * (0.05 + 0.07 * random(0)));
        let room = inside.shrink2(radius);
        let at = pos2(room.left() + room.width() * random(1), room.top() + room.height() * random(2));
        let touches = |(other, reach): &(Pos2, Vec2)| at.distance(*other) < 1.3 * (radius.x + reach.x);
        if room.is_positive() && !holes.iter().any(touches) {
            holes.push((at, radius));
        }
        if holes.len() == HOLES as usize {
            break;
        }
    }
    holes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_stand_in_the_middle() {
        let order = |winners: &[usize], best_first: &[usize]| {
            winners_in_the_middle(best_first.to_vec(), |seat| winners.contains(seat))
        };
        assert_eq!(order(&[1], &[1, 2, 0]), [2, 1, 0]);
        assert_eq!(order(&[0, 3], &[0, 3, 2, 1]), [2, 0, 3, 1]);
        assert_eq!(order(&[1], &[1, 0]), [0, 1]);
        let teams = winners_in_the_middle(vec![[2, 3], [4, 5], [0, 1]], |team| team.contains(&2));
        assert_eq!(teams.concat(), [4, 5, 2, 3, 0, 1], "partners stand side by side");
    }
}
