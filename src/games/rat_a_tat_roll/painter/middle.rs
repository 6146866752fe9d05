//! The middle of the board, inside the track: face-up cards, pile, tokens, dice, and the card taken with a full hand.

use egui::{Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Selection;
use super::cards::{paint_back, paint_empty_place, paint_face, paint_shadow, paint_token, text};
use super::layout::{CENTRE_TOKEN, Layout, MAT};
use super::palette;
use super::place::Place;
use super::shown_position::{Middle, ShownPosition};
use super::symbols::{paint_reroll, paint_wild_die};
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet, Die, DieIndex, Face};
use crate::games::rat_a_tat_roll::track::Region;
use crate::games::rat_a_tat_roll::{Move, Phase, RatATatRoll};
use crate::paint::dice::{self, CubeSide, DieLook, DiePose, PIP, Throw, Tray, paint_die};
use crate::paint::painter::Scene;
use crate::paint::theme::{Theme, mix};

/// Paints the face-up cards, each on a mat in the colour of its region.
pub fn paint_face_up(brush: &Brush, layout: &Layout, theme: &Theme, shown: &ShownPosition<'_>) {
    for region in Region::ALL {
        let rect = layout.face_up_card(region);
        let [fill, edge] = palette::region(region.colour()).map(|colour| theme.board(colour));
        let mat = rect.expand(layout.units(MAT));
        let line = Stroke::new(layout.units(1.2).clamp(0.75, 2.5), edge);
        brush.rect(mat, layout.units(6.0).clamp(1.0, 18.0), fill, line, StrokeKind::Inside);
        match shown.face_up(region) {
            Some(card) => {
                paint_shadow(brush, rect, 0.0);
                paint_face(brush, theme, rect, card);
            }
            None => paint_empty_place(brush, rect, theme.board(palette::INK)),
        }
    }
}

/// Paints the pile and its number of cards.
pub fn paint_pile(brush: &Brush, layout: &Layout, theme: &Theme, rect: Rect, count: u8) {
    if count == 0 {
        paint_empty_place(brush, rect, theme.board(palette::INK));
    }
    let layers = usize::from(count.min(24)).div_ceil(6);
    for layer in 0..layers {
        let up = vec2(-1.0, -1.0) * (layer as f32 * layout.units(1.2));
        paint_shadow(brush, rect.translate(up), 0.0);
        paint_back(brush, theme, rect.translate(up));
    }
    let up = vec2(-1.0, -1.0) * (layers.saturating_sub(1) as f32 * layout.units(1.2));
    let middle = rect.center() + up;
    let radius = layout.units(9.5);
    brush.circle(middle, radius, theme.board(palette::DISC), Stroke::new(layout.units(1.1), theme.board(palette::INK)));
    text(brush, middle, radius * 1.3, &count.to_string(), theme.board(palette::INK));
}

/// Paints the tokens in the centre and their number.
pub fn paint_tokens(brush: &Brush, layout: &Layout, theme: &Theme, count: u8) {
    let area = layout.tokens();
    let radius = layout.units(CENTRE_TOKEN);
    let per_row = 5_u8;
    for index in 0..count {
        let (row, column) = (index / per_row, index % per_row);
        let odd = if row % 2 == 1 { radius * 0.7 } else { 0.0 };
        let x = area.left() + radius + odd + f32::from(column) * radius * 1.45;
        let y = area.top() + radius + f32::from(row) * radius * 1.75;
        paint_token(brush, theme, egui::pos2(x, y), radius);
    }
    let ink = theme.board(palette::INK);
    let middle = area.center_bottom() - vec2(0.0, 8.0) * layout.unit;
    let disc = Stroke::new(layout.units(1.1), ink);
    brush.circle(middle, layout.units(8.0), theme.board(palette::DISC), disc);
    text(brush, middle, layout.units(11.0), &count.to_string(), ink);
}

/// The raised position of a die marked for a re-roll.
pub fn lifted(rect: Rect) -> Rect {
    rect.translate(vec2(0.0, -0.16) * rect.width())
}

/// The dice in the tray, or the plates to choose a number of dice.
pub struct DiceView<'a> {
    /// The scene to paint.
    pub scene: &'a Scene<'a, RatATatRoll>,
    /// The positions of everything.
    pub layout: &'a Layout,
    /// The marked dice.
    pub selection: &'a Selection,
    /// The position as far as it is shown.
    pub shown: &'a ShownPosition<'a>,
}

impl DiceView<'_> {
    /// Paints the dice or the plates.
    pub fn paint(&self, brush: &Brush) {
        match self.shown.middle() {
            Middle::Plates => DiceCount::ALL.into_iter().for_each(|count| self.paint_dice_choice(brush, count)),
            Middle::Wild(face) => self.paint_wild(brush, face),
            Middle::Dice(dice) => self.paint_number_dice(brush, &dice),
        }
    }

    fn paint_number_dice(&self, brush: &Brush, dice: &[Option<Die>]) {
        let look = DieLook::ivory(self.scene.theme);
        let marked = self.selection.marked_dice;
        let shaken_at = self.shaken_at(brush, Some(Move::Reroll { dice: marked }), Rect::NOTHING);
        let mut thrown = Vec::new();
        let mut lying = Vec::new();
        for (index, die) in DieIndex::first(dice.len()).zip(dice) {
            let (rect, place) = (self.layout.die(index.index(), dice.len()), Place::Die(index));
            self.scene.put(place, rect);
            match (self.shown.rolling(place), die) {
                (Some(share), Some(die)) => thrown.push((rect.center(), share, die.pips())),
                (None, die) => match shaken_at.filter(|_| die.is_none() || marked.contains(index)) {
                    Some(time) => {
                        let pose = dice::shaken(index.index(), rect, time);
                        dice::paint_cube(brush, &pose, rect.width(), look, 1, |side| print_pips(side, look));
                    }
                    None => {
                        lying.push(rect.center());
                        self.paint_number_die(brush, index, rect, die.map_or(0, |die| die.pips()));
                    }
                },
                (Some(_), None) => {}
            }
        }
        if thrown.is_empty() {
            return;
        }
        let slots: Vec<Pos2> = thrown.iter().map(|(slot, ..)| *slot).collect();
        let tray = self.tray(self.layout.die(0, dice.len()).width());
        let throw = Throw::kept(brush.ctx(), "number dice", self.scene.stage.seed(), tray, slots, lying);
        for (index, (_, share, value)) in thrown.into_iter().enumerate() {
            if let Some(pose) = throw.pose(index, share) {
                dice::paint_cube(brush, &pose, tray.side, look, value, |side| print_pips(side, look));
            }
        }
    }

    /// Where dice with this side are thrown: from the left, where nothing lies that they could tell.
    fn tray(&self, side: f32) -> Tray {
        let area = self.layout.tray_floor();
        Tray { area, hand: area.left_center(), side, from: None }
    }

    /// The time in seconds while a person shakes dice: those that are to be rolled, held anywhere on the board; those that
    /// this move would roll, held in their place; both by the button or the key of the roll.
    fn shaken_at(&self, brush: &Brush, choice: Option<Move>, place: Rect) -> Option<f64> {
        let (scene, ctx) = (self.scene, brush.ctx());
        let is_shaking = match scene.awaiting_chance {
            Some(_) => scene.is_shaking(ctx, self.layout.lawn, None),
            None => choice.is_some_and(|choice| scene.legal.contains(&choice)) && scene.is_shaking(ctx, place, choice),
        };
        is_shaking.then(|| ctx.input(|input| input.time))
    }

    fn paint_number_die(&self, brush: &Brush, index: DieIndex, mut rect: Rect, value: u8) {
        let theme = self.scene.theme;
        let is_marked = self.scene.open.common.phase == Phase::Keeping && self.selection.marked_dice.contains(index);
        if is_marked {
            rect = lifted(rect);
            self.scene.put_picture(Place::Die(index), rect);
        }
        paint_die(brush, rect, value, DieLook::ivory(theme));
        if is_marked {
            let (radius, line) = (rect.width() * 0.22, self.layout.units(3.2).clamp(2.0, 6.0));
            let under = Stroke::new(line + 1.8, theme.board(palette::INK));
            brush.rect_stroke(rect.expand(0.9), radius, under, StrokeKind::Outside);
            brush.rect_stroke(rect, radius, Stroke::new(line, theme.board(palette::LAMP)), StrokeKind::Outside);
        }
        if self.shown.is_rerolled(index.index()) {
            let (radius, ink) = (self.layout.units(6.0), theme.board(palette::TOKEN[1]));
            let corner = rect.right_bottom() - Vec2::splat(radius * 0.3);
            let line = Stroke::new((radius * 0.14).clamp(0.75, 2.5), ink);
            brush.circle(corner, radius, theme.board(palette::TOKEN[0]), line);
            paint_reroll(brush, corner, radius * 0.6, ink);
        }
    }

    fn paint_wild(&self, brush: &Brush, face: Option<Face>) {
        let theme = self.scene.theme;
        let rect = self.layout.wild_die();
        self.scene.put(Place::WildDie, rect);
        let pose = match self.shown.rolling(Place::WildDie) {
            Some(share) => {
                let (tray, slots) = (self.tray(rect.width()), vec![rect.center()]);
                Throw::kept(brush.ctx(), "wild die", self.scene.stage.seed(), tray, slots, Vec::new()).pose(0, share)
            }
            None => {
                let roll = face.map_or(Move::RollWild {}, |_| Move::Reroll { dice: DiceSet::EMPTY });
                self.shaken_at(brush, Some(roll), rect).map(|time| dice::shaken(0, rect, time))
            }
        };
        // In the hand it shows its sides already.
        let face = face.or(pose.map(|_| Face::Swap));
        let pose = pose.unwrap_or_else(|| DiePose::lying(rect.center()));
        paint_wild_die(brush, theme, &pose, rect.width(), face);
        if let Some(card) = self.shown.taken() {
            let place = self.layout.taken_card();
            paint_shadow(brush, place, 0.0);
            paint_face(brush, theme, place, card);
        }
    }

    /// Paints a plate with this many dice.
    fn paint_dice_choice(&self, brush: &Brush, count: DiceCount) {
        let theme = self.scene.theme;
        let plate = self.layout.dice_choice(usize::from(count.count()) - 1);
        let line = Stroke::new(self.layout.units(1.3).clamp(0.75, 2.5), theme.board(palette::WOOD[1]));
        let light = if self.selection.previewed_count == Some(count) { palette::LAMP } else { palette::DISC };
        let wood = theme.board(mix(palette::WOOD[0], light, if light == palette::LAMP { 0.8 } else { 0.35 }));
        brush.rect(plate, self.layout.units(7.0).clamp(1.0, 20.0), wood, line, StrokeKind::Inside);
        let side = self.layout.units(14.5);
        let places: &[(f32, f32)] = match count.count() {
            1 => &[(0.0, 0.0)],
            2 => &[(-0.55, 0.0), (0.55, 0.0)],
            _ => &[(-0.56, 0.52), (0.56, 0.52), (0.0, -0.52)],
        };
        let shaken_at = self.shaken_at(brush, Some(Move::Roll { dice: count }), plate);
        for (index, (x, y)) in places.iter().enumerate() {
            let at = plate.center() + vec2(*x, *y) * side;
            let value = [5, 3, 6][index % 3];
            let (rect, look) = (Rect::from_center_size(at, Vec2::splat(side)), DieLook::ivory(theme));
            match shaken_at {
                Some(time) => {
                    let pose = dice::shaken(index, rect, time);
                    dice::paint_cube(brush, &pose, side, look, value, |side| print_pips(side, look));
                }
                None => paint_die(brush, rect, value, look),
            }
        }
    }
}

fn print_pips(side: &CubeSide<'_>, look: DieLook) {
    side.paint_pips(PIP, look.pips);
}
