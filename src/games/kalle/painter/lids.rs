//! Lids and what is under them: closed, open with an animal, or lifted with the rat that peeps out.

use egui::epaint::{EllipseShape, RectShape};
use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::animation::Lying;
use super::palette;
use crate::games::kalle::animals::Animal;
use crate::paint::art::{Art, square};
use crate::paint::theme::Theme;

/// The pictures of the animals, in the order of their numbers.
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

/// A round thing that lies or is squeezed on its way over.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Its middle.
    pub center: Pos2,
    /// How far it reaches.
    pub reach: f32,
    /// How it lies.
    pub lying: Lying,
}

impl Round {
    /// A card of this reach, a little larger the higher it is held.
    pub fn of(lying: Lying, reach: f32) -> Self {
        let up = vec2(-0.03, -0.07) * reach * lying.lift;
        Round { center: lying.center + up, reach: reach * (1.0 + 0.03 * lying.lift), lying }
    }

    /// One that lies flat.
    pub fn flat(center: Pos2, reach: f32) -> Self {
        let lying = Lying { center, squeeze: 1.0, lift: 0.0, closed: true, opacity: 1.0 };
        Round { center, reach, lying }
    }

    fn radius(&self, share: f32) -> Vec2 {
        vec2(self.reach * share * self.lying.squeeze, self.reach * share)
    }

    fn rect(&self, share: f32) -> Rect {
        Rect::from_center_size(self.center, self.radius(share) * 2.0)
    }

    fn fill(&self, brush: &Brush, share: f32, fill: Color32) {
        brush.add(Shape::ellipse_filled(self.center, self.radius(share), fill.gamma_multiply(self.lying.opacity)));
    }

    fn line(&self, brush: &Brush, share: f32, width: f32, colour: Color32) {
        let stroke = Stroke::new((self.reach * width).max(1.0), colour.gamma_multiply(self.lying.opacity));
        brush.add(Shape::Ellipse(EllipseShape::stroke(self.center, self.radius(share), stroke)));
    }
}

/// Paints the soft shadow of a round thing towards the lower right.
pub fn paint_shadow(brush: &Brush, round: Round) {
    let Round { reach, lying, .. } = round;
    if lying.lift <= 0.0 {
        return;
    }
    let away = vec2(0.1, 0.14) * reach * (0.5 + lying.lift);
    let rect = Rect::from_center_size(lying.center + away, round.radius(1.0) * 2.0);
    let dark = Color32::from_black_alpha((120.0 * lying.opacity) as u8);
    let corner = CornerRadius::same(rect.size().min_elem().mul_add(0.5, 0.0).min(255.0) as u8);
    let shadow = RectShape::new(rect, corner, dark, Stroke::NONE, StrokeKind::Inside);
    brush.add(shadow.with_blur_width(reach * (0.14 + 0.2 * lying.lift)));
}

/// A closed lid: its iron edge towards the lower right, then the lid.
pub fn paint_lid(brush: &Brush, theme: &Theme, round: Round) {
    let edge = Round { center: round.center + vec2(0.02, 0.05) * round.reach, ..round };
    edge.fill(brush, 0.97, theme.board(palette::IRON));
    Art::new("kalle/lid").tint(tint(theme, round.lying.opacity)).paint(brush, round.rect(1.03));
}

/// An open hole: a rim of brass, dark water, and a lit disc on which the animal stands out.
pub fn paint_open(brush: &Brush, theme: &Theme, round: Round, animal: Animal) {
    round.fill(brush, 1.0, theme.board(palette::BRASS[3]));
    round.fill(brush, 0.965, theme.board(palette::BRASS[2]));
    round.line(brush, 0.925, 0.035, theme.board(palette::BRASS[1]));
    round.fill(brush, 0.89, theme.board(palette::WATER[0]));
    // The light falls in from the upper left: the water is lit at the lower right.
    let lit = Round { center: round.center + round.radius(0.045), ..round };
    lit.fill(brush, 0.82, theme.board(palette::WATER[1]));
    round.line(brush, 0.8, 0.02, theme.board(palette::WATER[2]).gamma_multiply(0.55));
    round.fill(brush, 0.755, theme.board(palette::DISC_EDGE));
    let bright = Round { center: round.center - round.radius(0.03), ..round };
    bright.fill(brush, 0.7, theme.board(palette::DISC));
    picture(animal).tint(tint(theme, round.lying.opacity)).paint(brush, round.rect(0.7));
}

/// What lies under a closed lid, shown on it: for who looks at everything when all is over.
pub fn paint_beneath(brush: &Brush, theme: &Theme, round: Round, animal: Animal) {
    round.fill(brush, 0.52, theme.board(palette::UNDER));
    round.fill(brush, 0.48, theme.board(palette::DISC_EDGE));
    picture(animal).tint(tint(theme, 1.0)).paint(brush, round.rect(0.44));
}

/// A lid tipped up over its hole, and the rat that looks out from under it.
pub fn paint_peeping(brush: &Brush, theme: &Theme, round: Round) {
    paint_well(brush, theme, round);
    let Round { center, reach, .. } = round;
    // Light falls in where the lid is up, so that dark fur is seen.
    for (share, strength) in [(0.84, 0.5), (0.7, 0.5), (0.54, 0.4)] {
        let lit = Round { center: center + vec2(0.04, 0.1) * reach, ..round };
        lit.fill(brush, share, theme.board(palette::WATER[1]).gamma_multiply(strength));
    }
    let lid = Rect::from_center_size(center - vec2(0.0, 0.72) * reach, vec2(1.9, 0.86) * reach);
    let edge = lid.translate(vec2(0.0, 0.07) * reach);
    brush.add(Shape::ellipse_filled(edge.center(), edge.size() * 0.5, theme.board(palette::IRON)));
    Art::new("kalle/lid").tint(tint(theme, 1.0)).paint(brush, lid);
    // It stands in the hole: what is below the rim is not seen.
    let rim = center.y + 0.8 * reach;
    let clip = brush.clip_rect().intersect(Rect::everything_above(rim));
    let rat = square(pos2(center.x, center.y + 0.14 * reach), reach * 1.34);
    picture(Animal::RAT).tint(tint(theme, 1.0)).paint(&brush.with_clip_rect(clip), rat);
}

/// The hole itself, dark and empty.
pub fn paint_well(brush: &Brush, theme: &Theme, round: Round) {
    let empty = Round { lying: Lying { squeeze: 1.0, opacity: 1.0, ..round.lying }, ..round };
    empty.fill(brush, 1.0, theme.board(palette::WELL));
    let lit = Round { center: empty.center + empty.radius(0.07), ..empty };
    lit.fill(brush, 0.86, theme.board(palette::WATER[0]).gamma_multiply(0.6));
}

/// Light or less of it, on a picture.
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
            let named = crate::games::kalle::animal(animal).key.strip_prefix("kalle-animal-");
            assert_eq!(picture(animal).name.strip_prefix("kalle/"), named);
        }
    }
}
