//! The podium of a picture: a step of cheese for each seat or team, with everybody on it, the score in front and the names
//! below.

use std::sync::Arc;

use egui::epaint::EllipseShape;
use egui::{Align2, Color32, FontId, Galley, Painter, Rangef, Rect, Stroke, pos2, remap, vec2};

use super::words::name;
use crate::paint::fonts;
use crate::paint::mouse::{Mood, Mouse};
use crate::paint::painter::PlayerLabel;
use crate::paint::theme::Theme;
use crate::ui::table::crumbs::{self, CrumbFall};
use crate::ui::table::end::{STEPS, paint_step, winners_in_the_middle};

/// Number of crumbs that fall on the podium.
const CRUMBS: u32 = 60;
/// The share of the fall of the crumbs that has passed: some still are in the air.
const FALLEN: f32 = 0.72;
/// The size of who has not won, as a share of a winner's.
const OTHERS: f32 = 0.84;

/// What a seat or a team has come to.
pub struct Standing<'a> {
    /// Who it is: one, or two partners.
    pub members: Vec<&'a PlayerLabel>,
    /// Their mice.
    pub mice: Vec<Mouse>,
    /// The rank, from 0.
    pub rank: usize,
    /// The score.
    pub score: i32,
    /// Whether they have won.
    pub has_won: bool,
}

/// A step, before it is known how high it stands in the picture.
struct Step<'a> {
    standing: &'a Standing<'a>,
    x: Rangef,
    names: Vec<Arc<Galley>>,
}

/// The podium, with all names set.
pub struct Podium<'a> {
    steps: Vec<Step<'a>>,
    /// Side of who stands on it.
    figure: f32,
    /// How far the top of a step reaches back.
    depth: f32,
    /// Height of the highest step.
    highest: f32,
    /// Height of the names below it, with the gap above them.
    names: f32,
}

impl<'a> Podium<'a> {
    /// The podium of these, the best first, in the middle of `room`.
    pub fn new(painter: &Painter, standings: &'a [Standing<'a>], room: Rangef, theme: &Theme) -> Self {
        let size = &theme.size.result;
        let seats: usize = standings.iter().map(|standing| standing.members.len()).sum();
        let depth = size.depth;
        let width = ((room.span() - depth) / seats.max(1) as f32).min(size.step);
        let mut left = room.center() - width * seats as f32 * 0.5 - depth * 0.5;
        let order = winners_in_the_middle(standings.iter().collect(), |standing| standing.has_won);
        let steps: Vec<Step<'a>> = order
            .into_iter()
            .map(|standing| {
                let x = Rangef::new(left, left + width * standing.members.len() as f32);
                left = x.max;
                let family = if standing.has_won { fonts::bold() } else { fonts::semibold() };
                let set = |player: &&PlayerLabel| {
                    name(painter, &player.name, family.clone(), width - theme.size.grid * 0.5, theme)
                };
                Step { standing, x, names: standing.members.iter().map(set).collect() }
            })
            .collect();
        let names = steps.iter().flat_map(|step| &step.names).map(|galley| galley.size().y).fold(0.0, f32::max);
        let names = names + theme.size.grid * 0.5;
        Podium { steps, figure: size.figure.min(width * 0.8), depth, highest: size.podium, names }
    }

    /// The height of the podium, from the heads of the winners to the feet of the names.
    pub fn height(&self) -> f32 {
        self.figure + self.depth * 0.5 + self.highest + self.names
    }

    /// Paints it above `bottom`.
    pub fn paint(&self, painter: &Painter, bottom: f32, theme: &Theme) {
        let base = bottom - self.names;
        let front = |step: &Step<'_>| {
            // Even the lowest step has room for its score.
            let least = theme.size.end.rind + theme.size.heading;
            let [lowest, share] = [STEPS.len() - 1, step.standing.rank.min(STEPS.len() - 1)].map(|rank| STEPS[rank]);
            let height = remap(share, lowest..=1.0, least..=self.highest);
            Rect::from_x_y_ranges(step.x, Rangef::new(base - height, base))
        };
        let all = self.steps.iter().map(front).fold(Rect::NOTHING, Rect::union);
        let ground = Stroke::new(theme.size.outline, theme.line);
        painter.hline((all.left() - theme.size.grid)..=(all.right() + self.depth + theme.size.grid), base, ground);
        for (salt, step) in (0..).zip(&self.steps) {
            let rinds: Vec<Color32> = step.standing.members.iter().map(|player| theme.mark(player.mark)).collect();
            paint_step(painter, front(step), self.depth, &rinds, theme, salt);
        }
        self.paint_crumbs(painter, all, front, theme);
        for step in &self.steps {
            self.paint_standing(painter, step, front(step), theme);
        }
    }

    fn paint_crumbs(&self, painter: &Painter, all: Rect, front: impl Fn(&Step<'_>) -> Rect, theme: &Theme) {
        let winners = self.steps.iter().filter(|step| step.standing.has_won);
        let marks: Vec<u8> = winners.flat_map(|step| &step.standing.members).map(|player| player.mark).collect();
        let ground_at = |x: f32| {
            let step = self.steps.iter().find(|step| step.x.contains(x - self.depth * 0.5));
            step.map_or(all.bottom(), |step| front(step).top())
        };
        let rect = Rect::from_min_max(pos2(all.left(), all.top() - self.figure), all.max);
        let fall = CrumbFall { rect, depth: self.depth, count: CRUMBS, ground_at: &ground_at };
        crumbs::paint(painter, &fall, theme, &marks, FALLEN);
    }

    fn paint_standing(&self, painter: &Painter, step: &Step<'_>, front: Rect, theme: &Theme) {
        let has_won = step.standing.has_won;
        let side = self.figure * if has_won { 1.0 } else { OTHERS };
        let each = front.width() / step.names.len().max(1) as f32;
        for (index, (mouse, galley)) in step.standing.mice.iter().zip(&step.names).enumerate() {
            let middle = front.left() + each * (index as f32 + 0.5);
            let foot = pos2(middle + self.depth * 0.5, front.top() - self.depth * 0.4);
            let shadow = vec2(side * 0.42, self.depth * 0.3);
            painter.add(EllipseShape::filled(foot, shadow, theme.shadow));
            let place = Rect::from_center_size(foot - vec2(0.0, side * 0.48), vec2(side, side));
            mouse.feeling(if has_won { Mood::Glad } else { Mood::Calm }).paint(painter, place, theme);
            painter.galley(pos2(middle, front.bottom() + theme.size.grid * 0.5), Arc::clone(galley), theme.ink);
        }
        let front = front.with_min_y(front.top() + theme.size.end.rind);
        let size = if has_won { theme.size.result.score } else { theme.size.heading }.min(front.height());
        let at = pos2(front.center().x, front.top() + (size * 0.64).min(front.height() * 0.5));
        let score = step.standing.score.to_string();
        painter.text(at, Align2::CENTER_CENTER, score, FontId::new(size, fonts::serif()), theme.board(theme.tone_dark));
    }
}
