//! The mice of the seats: one for each mark, drawn in layers of `assets/art/mice`, with a face for each mood.
//!
//! A person picks colour, shape and mouse as one: the mouse wears its mark on its collar. Must not know: seats, games,
//! who plays.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::art::Art;
use super::life;
use super::marks::{MarkShape, mark_shape, outline, paint_mark};
use super::shapes::darker;
use super::theme::Theme;

/// The side of the drawings, in their own units.
const CANVAS: f32 = 64.0;
/// How far the pupils of a mouse move that looks aside, in units of the drawing.
const GAZE: Vec2 = vec2(1.8, 2.0);
/// The middle of the mark on the collar, in units of the drawing …
const BROOCH: Pos2 = Pos2::new(32.0, 55.0);
/// … its radius there, …
const BROOCH_RADIUS: f32 = 7.4;
/// … and the width of its rim, in radii.
const BROOCH_RIM: f32 = 0.28;

/// How a mouse feels about what everybody at the table has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// Looks on.
    #[default]
    Calm,
    /// Thinks what to do.
    Thinking,
    /// Has gained much.
    Glad,
    /// Has lost something.
    Ouch,
    /// Has got the better of somebody.
    Sly,
}

impl Mood {
    /// The text key of a sentence that says how the mouse looks.
    pub const fn text_key(self) -> &'static str {
        match self {
            Mood::Calm => "mood-calm",
            Mood::Thinking => "mood-thinking",
            Mood::Glad => "mood-glad",
            Mood::Ouch => "mood-ouch",
            Mood::Sly => "mood-sly",
        }
    }

    /// The layer of the face below `assets/art`.
    const fn layer(self) -> &'static str {
        match self {
            Mood::Calm => "mice/calm",
            Mood::Thinking => "mice/thinking",
            Mood::Glad => "mice/glad",
            Mood::Ouch => "mice/ouch",
            Mood::Sly => "mice/sly",
        }
    }
}

/// What a mouse wears besides its collar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accessory {
    /// Round glasses.
    Glasses,
    /// A striped scarf that blows in the wind.
    Scarf,
    /// A mask.
    Mask,
}

/// A mouse to be painted.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use = "a mouse shows only once it is painted"]
pub struct Mouse {
    mark: u8,
    mood: Mood,
    covers_eyes: bool,
    looks_at: Option<Pos2>,
    accessory: Option<Accessory>,
}

impl Mouse {
    /// The calm mouse of a mark, which looks straight ahead.
    pub const fn new(mark: u8) -> Self {
        Mouse { mark, mood: Mood::Calm, covers_eyes: false, looks_at: None, accessory: None }
    }

    /// The same mouse in this mood.
    pub const fn feeling(self, mood: Mood) -> Self {
        Mouse { mood, ..self }
    }

    /// The same mouse, with its paws over its eyes if `covers_eyes`.
    pub const fn covering_eyes(self, covers_eyes: bool) -> Self {
        Mouse { covers_eyes, ..self }
    }

    /// The same mouse, which looks at a point on the screen while it is calm.
    pub const fn looking_at(self, looks_at: Option<Pos2>) -> Self {
        Mouse { looks_at, ..self }
    }

    /// The same mouse, which wears this.
    pub const fn wearing(self, accessory: Option<Accessory>) -> Self {
        Mouse { accessory, ..self }
    }

    /// Paints the mouse as large as fits into `rect`.
    pub fn paint(self, painter: &Painter, rect: Rect, theme: &Theme) {
        let side = rect.size().min_elem();
        let unit = side / CANVAS;
        let light = theme.board(Color32::WHITE);
        let layer = |art: Art<'_>, shift: Vec2| art.tint(light).paint_sharp(painter, rect.center() + shift, side);
        let cloth = theme.mark(self.mark);
        let dyed = |name| Art::new(name).recolored(cloth, darker(cloth, 0.55));
        layer(Art::new(self.head()), Vec2::ZERO);
        layer(dyed("mice/collar"), Vec2::ZERO);
        match self.accessory {
            Some(Accessory::Scarf) => layer(dyed("mice/scarf"), Vec2::ZERO),
            Some(Accessory::Mask) => layer(Art::new("mice/mask"), Vec2::ZERO),
            Some(Accessory::Glasses) | None => {}
        }
        self.paint_brooch(painter, rect.center() + (BROOCH.to_vec2() - Vec2::splat(CANVAS * 0.5)) * unit, unit, theme);
        if self.covers_eyes {
            return layer(Art::new("mice/covered"), Vec2::ZERO);
        }
        match self.mood {
            Mood::Calm if life::blinks(painter, &theme.motion.life, self.mark) => {
                layer(Art::new("mice/blink"), Vec2::ZERO);
            }
            Mood::Calm => {
                layer(Art::new(self.mood.layer()), Vec2::ZERO);
                layer(Art::new("mice/pupils"), self.gaze(rect.center()) * unit);
            }
            Mood::Thinking | Mood::Glad | Mood::Ouch | Mood::Sly => layer(Art::new(self.mood.layer()), Vec2::ZERO),
        }
        if self.accessory == Some(Accessory::Glasses) {
            layer(Art::new("mice/glasses"), Vec2::ZERO);
        }
    }

    /// Paints the mark on the collar, with a light rim that sets it off from cloth of its own colour.
    fn paint_brooch(self, painter: &Painter, center: Pos2, unit: f32, theme: &Theme) {
        let radius = (BROOCH_RADIUS * unit).max(theme.size.mouse.mark);
        let rim = Stroke::new(BROOCH_RIM * 2.0 * radius, theme.board(theme.tone_light));
        painter.add(Shape::closed_line(outline(center, radius, mark_shape(self.mark)), rim));
        paint_mark(painter, center, radius, self.mark, theme);
    }

    /// The layer of the head below `assets/art`.
    fn head(self) -> &'static str {
        match mark_shape(self.mark) {
            MarkShape::Circle => "mice/round",
            MarkShape::Square => "mice/square",
            MarkShape::Triangle => "mice/triangle",
            MarkShape::Diamond => "mice/diamond",
            MarkShape::Star => "mice/star",
            MarkShape::Hexagon => "mice/hexagon",
        }
    }

    /// How far the pupils are shifted, in units of the drawing, if the mouse has its middle at `center`.
    fn gaze(self, center: Pos2) -> Vec2 {
        let way = self.looks_at.map_or(Vec2::ZERO, |at| at - center);
        if way.length() < 1.0 { Vec2::ZERO } else { way.normalized() * GAZE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;
    use crate::paint::marks::MARKS;
    use egui::pos2;

    const MOODS: [Mood; 5] = [Mood::Calm, Mood::Thinking, Mood::Glad, Mood::Ouch, Mood::Sly];

    #[test]
    fn every_mark_has_a_head_and_every_mood_a_face_and_words_of_its_own() {
        let heads: std::collections::BTreeSet<_> = (0..MARKS).map(|mark| Mouse::new(mark).head()).collect();
        let faces: std::collections::BTreeSet<_> = MOODS.map(Mood::layer).into_iter().collect();
        let keys: std::collections::BTreeSet<_> = MOODS.map(Mood::text_key).into_iter().collect();
        assert_eq!((heads.len(), faces.len(), keys.len()), (usize::from(MARKS), MOODS.len(), MOODS.len()));
        for layer in heads.into_iter().chain(faces) {
            assert!(files::read(&format!("art/{layer}.svg")).is_some(), "{layer}");
        }
    }

    #[test]
    fn pupils_move_towards_what_is_looked_at_and_stay_in_their_eyes() {
        let middle = pos2(100.0, 100.0);
        let looks = |at: Pos2| Mouse::new(0).looking_at(Some(at)).gaze(middle);
        assert_eq!(looks(pos2(0.0, 100.0)), vec2(-GAZE.x, 0.0));
        assert!(looks(pos2(900.0, 20.0)).x > 0.0 && looks(pos2(900.0, 20.0)).y < 0.0);
        assert_eq!(looks(middle), Vec2::ZERO);
        assert_eq!(Mouse::new(0).gaze(middle), Vec2::ZERO);
    }
}
