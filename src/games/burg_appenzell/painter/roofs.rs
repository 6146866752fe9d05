//! Hipped roofs of three kinds, lit from the upper left. A chimney stands over each solid cell (B1), which everyone may know.
//!
//! Must not know the tiles below a roof.

use egui::epaint::{Mesh, PathShape};
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::palette;
use crate::games::burg_appenzell::rooms::Roof;
use crate::paint::shapes::{self, darker, lighter};
use crate::paint::theme::{Theme, mix};

/// The height and opacity of a roof.
#[derive(Clone, Copy, Debug)]
pub struct RoofPose {
    /// The opacity: 1 is solid.
    pub opacity: f32,
    /// How high the roof is held over its room, 0 to 1.
    pub lift: f32,
}

impl RoofPose {
    /// A solid roof on its room.
    pub const RESTING: RoofPose = RoofPose { opacity: 1.0, lift: 0.0 };
}

/// A roof to be painted, with its measures.
struct HippedRoof<'a> {
    brush: &'a Brush,
    theme: &'a Theme,
    rect: Rect,
    cell: f32,
    tones: [Color32; 5],
    opacity: f32,
}

/// The rectangle of a resting roof over its room.
pub fn roof_rect(room: Rect, cell: f32) -> Rect {
    room.shrink(cell * 0.025)
}

/// Paints a roof over its room, with chimneys over these points.
pub fn paint_roof(brush: &Brush, theme: &Theme, room: Rect, cell: f32, kind: Roof, chimneys: &[Pos2], pose: RoofPose) {
    if pose.opacity <= 0.01 {
        return;
    }
    let flat = roof_rect(room, cell);
    let grown = flat.size() * (1.0 + 0.05 * pose.lift);
    let up = vec2(-0.04, -0.34) * cell * pose.lift;
    let rect = Rect::from_center_size(flat.center() + up, grown);
    let away = vec2(0.05, 0.07) * cell * (1.0 + 3.0 * pose.lift) - up * 0.4;
    let dark = palette::SHADOW.gamma_multiply(pose.opacity);
    let soft = egui::epaint::RectShape::filled(rect.translate(away), cell * 0.05, dark);
    brush.add(soft.with_blur_width(cell * (0.08 + 0.2 * pose.lift)));
    let tones = match kind {
        Roof::Tiled => palette::SLATE,
        Roof::Thatched => palette::THATCH,
        Roof::Copper => palette::COPPER,
    };
    let roof = HippedRoof { brush, theme, rect, cell, tones, opacity: pose.opacity };
    roof.paint_faces();
    match kind {
        Roof::Tiled => roof.paint_courses(),
        Roof::Thatched => roof.paint_straw(),
        Roof::Copper => roof.paint_seams(),
    }
    roof.paint_ridge(kind);
    roof.paint_outline();
    for &chimney in chimneys {
        roof.paint_chimney(chimney + (rect.center() - flat.center()));
    }
}

impl HippedRoof<'_> {
    fn fade(&self, colour: Color32) -> Color32 {
        self.theme.board(colour).gamma_multiply(self.opacity)
    }

    /// Half the shorter side: the distance of the ridge from the eaves.
    fn depth(&self) -> f32 {
        self.rect.size().min_elem() * 0.5
    }

    /// The two ends of the ridge; the same point on a square roof.
    fn ridge(&self) -> [Pos2; 2] {
        let (rect, depth) = (self.rect, self.depth());
        if rect.width() >= rect.height() {
            [pos2(rect.left() + depth, rect.center().y), pos2(rect.right() - depth, rect.center().y)]
        } else {
            [pos2(rect.center().x, rect.top() + depth), pos2(rect.center().x, rect.bottom() - depth)]
        }
    }

    fn paint_faces(&self) {
        let [first, last] = self.ridge();
        let rect = self.rect;
        let [above, left, right, below] = if rect.width() >= rect.height() {
            [
                vec![rect.left_top(), rect.right_top(), last, first],
                vec![rect.left_top(), first, rect.left_bottom()],
                vec![rect.right_top(), rect.right_bottom(), last],
                vec![rect.left_bottom(), first, last, rect.right_bottom()],
            ]
        } else {
            [
                vec![rect.left_top(), rect.right_top(), first],
                vec![rect.left_top(), first, last, rect.left_bottom()],
                vec![rect.right_top(), rect.right_bottom(), last, first],
                vec![rect.left_bottom(), last, rect.right_bottom()],
            ]
        };
        for (face, tone) in [above, left, right, below].into_iter().zip(self.tones) {
            self.brush.add(Shape::Path(PathShape::convex_polygon(face, self.fade(tone), Stroke::NONE)));
        }
    }

    /// Rows of slates along the eaves.
    fn paint_courses(&self) {
        let mut mesh = Mesh::default();
        let (rect, depth) = (self.rect, self.depth());
        let joint = self.fade(self.tones[4]).gamma_multiply(0.55);
        let gleam = self.fade(lighter(self.tones[0], 0.35)).gamma_multiply(0.5);
        let thin = (self.cell * 0.018).max(1.0);
        let course = self.cell * 0.13;
        let slate = self.cell * 0.17;
        let rows = (depth / course).floor().max(1.0) as usize;
        for row in 0..rows {
            let (near, far) = (row as f32 * course, ((row + 1) as f32 * course).min(depth));
            for side in Eaves::ALL {
                let reach = side.length(rect);
                mesh.add_colored_rect(side.strip(rect, far, far..=reach - far, thin), joint);
                if matches!(side, Eaves::Above | Eaves::Left) {
                    mesh.add_colored_rect(
                        side.strip(rect, near + thin, near + thin..=reach - near - thin, thin),
                        gleam,
                    );
                }
                // Joints, shifted by half a slate from row to row.
                let shift = if row % 2 == 0 { 0.5 } else { 0.0 };
                let mut at = slate * shift;
                while at < reach {
                    if at > far && at < reach - far {
                        mesh.add_colored_rect(side.upright(rect, at, near..=far, thin), joint);
                    }
                    at += slate;
                }
            }
        }
        self.brush.add(Shape::mesh(mesh));
    }

    /// Straw from the ridge down to the eaves.
    fn paint_straw(&self) {
        let mut mesh = Mesh::default();
        let (rect, depth) = (self.rect, self.depth());
        let thin = (self.cell * 0.016).max(1.0);
        let step = (self.cell * 0.05).max(2.0);
        let (dark, light) = (self.fade(self.tones[4]), self.fade(lighter(self.tones[0], 0.5)));
        for side in Eaves::ALL {
            let reach = side.length(rect);
            let count = (reach / step) as usize;
            for straw in 1..count {
                let at = straw as f32 * step;
                let end = at.min(reach - at).min(depth);
                let chance = scatter(straw as u32, side as u32);
                let (from, to) = (end * 0.5 * share(chance, 0), end * (0.55 + 0.45 * share(chance, 8)));
                let (colour, strength) =
                    if chance & 3 == 0 { (light, 0.6) } else { (dark, 0.16 + 0.3 * share(chance, 16)) };
                mesh.add_colored_rect(side.upright(rect, at, from..=to, thin), colour.gamma_multiply(strength));
            }
            // The cut ends along the eaves, and two bands that hold the straw.
            let eaves = side.strip(rect, 0.0, 0.0..=reach, thin * 1.6);
            mesh.add_colored_rect(eaves, dark.gamma_multiply(0.35));
            for band in [0.34, 0.68] {
                let off = depth * band;
                mesh.add_colored_rect(side.strip(rect, off, off..=reach - off, thin * 1.3), dark.gamma_multiply(0.4));
            }
        }
        self.brush.add(Shape::mesh(mesh));
    }

    /// Standing seams between sheets of copper.
    fn paint_seams(&self) {
        let mut mesh = Mesh::default();
        let (rect, depth) = (self.rect, self.depth());
        let thin = (self.cell * 0.02).max(1.0);
        let step = self.cell * 0.25;
        let (dark, light) = (self.fade(self.tones[4]), self.fade(lighter(self.tones[0], 0.5)));
        for side in Eaves::ALL {
            let reach = side.length(rect);
            let count = (reach / step).round().max(2.0) as usize;
            for seam in 1..count {
                let at = seam as f32 * reach / count as f32;
                let end = at.min(reach - at).min(depth);
                mesh.add_colored_rect(side.upright(rect, at, 0.0..=end, thin), dark.gamma_multiply(0.6));
                mesh.add_colored_rect(
                    side.upright(rect, at - thin * 1.3, 0.0..=end - thin, thin),
                    light.gamma_multiply(0.55),
                );
            }
            let gutter = side.strip(rect, self.cell * 0.07, self.cell * 0.07..=reach - self.cell * 0.07, thin);
            mesh.add_colored_rect(gutter, dark.gamma_multiply(0.45));
        }
        self.brush.add(Shape::mesh(mesh));
    }

    fn paint_ridge(&self, kind: Roof) {
        let [first, last] = self.ridge();
        let rect = self.rect;
        let across = rect.width() >= rect.height();
        let (a, b, c, d) = if across {
            (rect.left_top(), rect.left_bottom(), rect.right_top(), rect.right_bottom())
        } else {
            (rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom())
        };
        let (width, tone) = match kind {
            Roof::Tiled => (0.045, mix(self.tones[0], self.tones[2], 0.4)),
            Roof::Thatched => (0.09, darker(self.tones[3], 0.12)),
            Roof::Copper => (0.05, lighter(self.tones[1], 0.15)),
        };
        let hip = Stroke::new((self.cell * width).max(1.5), self.fade(tone));
        let under = Stroke::new(hip.width + (self.cell * 0.03).max(1.5), self.fade(self.tones[4]).gamma_multiply(0.7));
        let hips = [[a, first], [b, first], [c, last], [d, last], [first, last]];
        for stroke in [under, hip] {
            for line in hips {
                // A hip ends short of the corner, which is rounded.
                let start = line[0] + (line[1] - line[0]) * if line == [first, last] { 0.0 } else { 0.04 };
                self.brush.line_segment([start, line[1]], stroke);
            }
        }
        if kind == Roof::Copper {
            let ball = self.cell * 0.1;
            let center = first.lerp(last, 0.5);
            let line = Stroke::new((self.cell * 0.022).max(1.0), self.fade(darker(palette::BALL, 0.6)));
            self.brush.circle_filled(
                center + vec2(0.05, 0.06) * self.cell,
                ball,
                palette::SHADOW.gamma_multiply(self.opacity),
            );
            self.brush.circle(center, ball, self.fade(palette::BALL), line);
            self.brush.circle_filled(
                center - Vec2::splat(ball * 0.32),
                ball * 0.26,
                self.fade(lighter(palette::BALL, 0.7)),
            );
        }
    }

    fn paint_outline(&self) {
        let rect = self.rect;
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        let line = Stroke::new((self.cell * 0.03).clamp(1.25, 2.5), self.fade(darker(self.tones[4], 0.35)));
        self.brush.add(Shape::closed_line(shapes::rounded(&corners, self.cell * 0.03), line));
    }

    fn paint_chimney(&self, center: Pos2) {
        let side = self.cell * 0.25;
        let rect = Rect::from_center_size(center, vec2(side, side));
        let shadow = rect.translate(vec2(0.07, 0.09) * self.cell);
        self.brush.rect_filled(shadow, self.cell * 0.03, palette::SHADOW.gamma_multiply(self.opacity));
        let line = Stroke::new((self.cell * 0.024).max(1.0), self.fade(darker(palette::BRICK, 0.62)));
        let radius = self.cell * 0.03;
        self.brush.rect(rect, radius, self.fade(palette::BRICK), line, egui::StrokeKind::Middle);
        let lit = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + side * 0.22));
        self.brush.rect_filled(lit.shrink(line.width * 0.5), 0.0, self.fade(lighter(palette::BRICK, 0.3)));
        self.brush.rect(
            rect.shrink(side * 0.27),
            radius * 0.5,
            self.fade(palette::HOLLOW),
            line,
            egui::StrokeKind::Middle,
        );
    }
}

/// The eaves on one side of a roof.
#[derive(Clone, Copy, Debug)]
enum Eaves {
    Above,
    Left,
    Right,
    Below,
}

impl Eaves {
    const ALL: [Eaves; 4] = [Eaves::Above, Eaves::Left, Eaves::Right, Eaves::Below];

    /// The length of the eaves.
    fn length(self, rect: Rect) -> f32 {
        match self {
            Eaves::Above | Eaves::Below => rect.width(),
            Eaves::Left | Eaves::Right => rect.height(),
        }
    }

    /// A strip along the eaves, at distance `off` from them.
    fn strip(self, rect: Rect, off: f32, along: std::ops::RangeInclusive<f32>, thick: f32) -> Rect {
        self.part(rect, along, off - thick..=off)
    }

    /// A strip from the eaves towards the ridge.
    fn upright(self, rect: Rect, at: f32, off: std::ops::RangeInclusive<f32>, thick: f32) -> Rect {
        self.part(rect, at - thick * 0.5..=at + thick * 0.5, off)
    }

    fn part(self, rect: Rect, along: std::ops::RangeInclusive<f32>, off: std::ops::RangeInclusive<f32>) -> Rect {
        let (from, to) = (*along.start(), along.end().max(*along.start()));
        let (near, far) = (off.start().max(0.0), off.end().max(0.0));
        match self {
            Eaves::Above => Rect::from_min_max(rect.min + vec2(from, near), rect.min + vec2(to, far)),
            Eaves::Left => Rect::from_min_max(rect.min + vec2(near, from), rect.min + vec2(far, to)),
            Eaves::Below => Rect::from_min_max(
                pos2(rect.left() + from, rect.bottom() - far),
                pos2(rect.left() + to, rect.bottom() - near),
            ),
            Eaves::Right => Rect::from_min_max(
                pos2(rect.right() - far, rect.top() + from),
                pos2(rect.right() - near, rect.top() + to),
            ),
        }
    }
}

/// A hash of two numbers, for scattering that is the same in every frame.
fn scatter(one: u32, other: u32) -> u32 {
    let mut mixed = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_add(7).wrapping_mul(0x85EB_CA6B);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^ (mixed >> 13)
}

/// A share from 0 to 1, made from eight bits of a hash.
fn share(chance: u32, from: u32) -> f32 {
    (chance >> from & 0xFF) as f32 / 255.0
}
