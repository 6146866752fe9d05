//! Paints lids and the cards under them: closed, open with an animal, or lifted with the rat peeping out.

use egui::epaint::{EllipseShape, RectShape};
use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::LID_RADIUS;
use super::palette;
use crate::games::kalle::animals::Animal;
use crate::paint::art::{Art, square};
use crate::paint::easing::ease_out;
use crate::paint::stage::PiecePose;
use crate::paint::theme::Theme;

/// The pictures of the animals, by number.
const PICTURES: [&str; Animal::COUNT] = [
    "kalle/rat",
    "kalle/bat",
    "kalle/beetle",
    "kalle/centipede",
    "kalle/crayfish",
    "kalle/dragonfly",
    "kalle/duck",
    "kalle/fish",
    "kalle/frog",
    "kalle/hedgehog",
    "kalle/mole",
    "kalle/newt",
    "kalle/snail",
    "kalle/snake",
    "kalle/spider",
    "kalle/turtle",
    "kalle/worm",
];

/// The picture of an animal.
pub fn picture(animal: Animal) -> Art<'static> {
    Art::new(PICTURES[animal.index()])
}

/// Where and how a card is shown at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the card.
    pub center: Pos2,
    /// Visible share of the card's width: 1 lies flat, 0 stands on edge.
    pub squeeze: f32,
    /// Height over the stones, 0 to 1.
    pub lift: f32,
    /// Whether the lid is shown, not the animal.
    pub is_face_down: bool,
}

impl Pose {
    /// The pose of a card that lies flat with its lid up.
    pub fn flat(center: Pos2) -> Self {
        Pose { center, squeeze: 1.0, lift: 0.0, is_face_down: true }
    }

    /// The pose of a card that turns face up about its vertical axis; `share` (0 to 1) is how far it has come.
    pub fn turning(center: Pos2, share: f32) -> Self {
        let angle = ease_out(share) * std::f32::consts::PI;
        let squeeze = angle.cos().abs().max(0.02);
        Pose { center, squeeze, lift: angle.sin() * 0.6, is_face_down: angle.cos() > 0.0 }
    }
}

/// The circle of a lid or hole on the screen, squeezed while it turns over.
#[derive(Clone, Copy, Debug)]
pub struct Disc {
    /// The middle of the circle.
    pub center: Pos2,
    /// The radius of the unsqueezed circle, in points.
    pub radius: f32,
    /// The pose of the card.
    pub pose: Pose,
}

impl Disc {
    /// The circle of a card with this radius in this pose; a little larger, the higher it is lifted.
    pub fn posed(pose: Pose, radius: f32) -> Self {
        let up = vec2(-0.03, -0.07) * radius * pose.lift;
        Disc { center: pose.center + up, radius: radius * (1.0 + 0.03 * pose.lift), pose }
    }

    /// The circle of a card that lies flat.
    pub fn flat(center: Pos2, radius: f32) -> Self {
        Disc { center, radius, pose: Pose::flat(center) }
    }

    /// The circle of a card that is under way. Lids are heavy: they are lifted less than other pieces.
    pub fn of_piece(piece: PiecePose) -> Self {
        let flat = Pose::flat(piece.center);
        let pose = Pose { squeeze: piece.breadth(), lift: piece.lift, ..flat };
        Disc::posed(pose, piece.side * LID_RADIUS / (1.0 + 0.12 * piece.lift))
    }

    fn radii(&self, share: f32) -> Vec2 {
        vec2(self.radius * share * self.pose.squeeze, self.radius * share)
    }

    fn rect(&self, share: f32) -> Rect {
        Rect::from_center_size(self.center, self.radii(share) * 2.0)
    }

    fn fill(&self, brush: &Brush, share: f32, fill: Color32) {
        brush.add(Shape::ellipse_filled(self.center, self.radii(share), fill));
    }

    fn line(&self, brush: &Brush, share: f32, width: f32, colour: Color32) {
        let stroke = Stroke::new((self.radius * width).max(1.0), colour);
        brush.add(Shape::Ellipse(EllipseShape::stroke(self.center, self.radii(share), stroke)));
    }
}

/// Paints the soft shadow of a lifted card towards the lower right.
pub fn paint_shadow(brush: &Brush, disc: Disc) {
    let Disc { radius, pose, .. } = disc;
    if pose.lift <= 0.0 {
        return;
    }
    let away = vec2(0.1, 0.14) * radius * (0.5 + pose.lift);
    let rect = Rect::from_center_size(pose.center + away, disc.radii(1.0) * 2.0);
    let dark = Color32::from_black_alpha(120);
    let corner = CornerRadius::same(rect.size().min_elem().mul_add(0.5, 0.0).min(255.0) as u8);
    let shadow = RectShape::new(rect, corner, dark, Stroke::NONE, StrokeKind::Inside);
    brush.add(shadow.with_blur_width(radius * (0.14 + 0.2 * pose.lift)));
}

/// Paints a closed lid with its iron edge towards the lower right.
pub fn paint_lid(brush: &Brush, theme: &Theme, disc: Disc) {
    let edge = Disc { center: disc.center + vec2(0.02, 0.05) * disc.radius, ..disc };
    edge.fill(brush, 0.97, theme.board(palette::IRON));
    Art::new("kalle/lid").tint(tint(theme, 1.0)).paint(brush, disc.rect(1.03));
}

/// Paints an open hole: a rim of brass, dark water, and a lit disc with the animal.
pub fn paint_open(brush: &Brush, theme: &Theme, disc: Disc, animal: Animal) {
    disc.fill(brush, 1.0, theme.board(palette::BRASS[3]));
    disc.fill(brush, 0.965, theme.board(palette::BRASS[2]));
    disc.line(brush, 0.925, 0.035, theme.board(palette::BRASS[1]));
    disc.fill(brush, 0.89, theme.board(palette::WATER[0]));
    // Light falls in from the upper left and hits the water at the lower right.
    let lit = Disc { center: disc.center + disc.radii(0.045), ..disc };
    lit.fill(brush, 0.82, theme.board(palette::WATER[1]));
    disc.line(brush, 0.8, 0.02, theme.board(palette::WATER[2]).gamma_multiply(0.55));
    disc.fill(brush, 0.755, theme.board(palette::DISC_EDGE));
    let bright = Disc { center: disc.center - disc.radii(0.03), ..disc };
    bright.fill(brush, 0.7, theme.board(palette::DISC));
    picture(animal).tint(tint(theme, 1.0)).paint(brush, disc.rect(0.7));
}

/// Paints the animal under a closed lid onto the lid, for a viewer of everything after the game.
pub fn paint_revealed(brush: &Brush, theme: &Theme, disc: Disc, animal: Animal) {
    disc.fill(brush, 0.52, theme.board(palette::UNDER));
    disc.fill(brush, 0.48, theme.board(palette::DISC_EDGE));
    picture(animal).tint(tint(theme, 1.0)).paint(brush, disc.rect(0.44));
}

/// Paints a lid tipped up over its hole, and the rat looking out from under it. `share` is 1 when the lid is fully up, and 0
/// when it is about to close over the rat.
pub fn paint_lifted(brush: &Brush, theme: &Theme, disc: Disc, share: f32) {
    paint_empty_hole(brush, theme, disc);
    let Disc { center, radius, .. } = disc;
    // Light falls in under the lid, so that the dark fur stands out.
    for (size, strength) in [(0.84, 0.5), (0.7, 0.5), (0.54, 0.4)] {
        let lit = Disc { center: center + vec2(0.04, 0.1) * radius, ..disc };
        lit.fill(brush, size, theme.board(palette::WATER[1]).gamma_multiply(strength));
    }
    let size = vec2(2.06 - 0.16 * share, 2.06 - 1.2 * share) * radius;
    let lid = Rect::from_center_size(center - vec2(0.0, 0.72 * share) * radius, size);
    let edge = lid.translate(vec2(0.0, 0.07) * radius);
    brush.add(Shape::ellipse_filled(edge.center(), edge.size() * 0.5, theme.board(palette::IRON)));
    Art::new("kalle/lid").tint(tint(theme, 1.0)).paint(brush, lid);
    // The rat stands in the hole and is hidden below its rim.
    let rim = center.y + 0.8 * radius;
    let clip = brush.clip_rect().intersect(Rect::everything_above(rim));
    let depth = 0.14 + 1.35 * (1.0 - share);
    let rat = square(pos2(center.x, center.y + depth * radius), radius * 1.34);
    picture(Animal::RAT).tint(tint(theme, 1.0)).paint(&brush.with_clip_rect(clip), rat);
}

/// Paints a hole without a lid, dark and empty.
pub fn paint_empty_hole(brush: &Brush, theme: &Theme, disc: Disc) {
    let empty = Disc { pose: Pose { squeeze: 1.0, ..disc.pose }, ..disc };
    empty.fill(brush, 1.0, theme.board(palette::WELL));
    let lit = Disc { center: empty.center + empty.radii(0.07), ..empty };
    lit.fill(brush, 0.86, theme.board(palette::WATER[0]).gamma_multiply(0.6));
}

/// The tint of a picture on the board, for the theme's light and an opacity of 0 to 1.
pub fn tint(theme: &Theme, opacity: f32) -> Color32 {
    theme.board(Color32::WHITE).gamma_multiply(opacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_has_the_picture_of_its_name() {
        for number in 0..Animal::COUNT as u8 {
            let animal = Animal::new(number).expect("a number of an animal");
            let named = crate::games::kalle::nouns::animal(animal).key.strip_prefix("kalle-animal-");
            assert_eq!(picture(animal).name.strip_prefix("kalle/"), named);
        }
    }
}
