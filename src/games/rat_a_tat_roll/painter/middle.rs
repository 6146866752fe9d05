//! The middle of the board, inside the track: face-up cards, pile, tokens, dice, and the card taken with a full hand.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Selection;
use super::animation::{Animation, tumble};
use super::cards::{paint_back, paint_card, paint_empty_place, paint_face, paint_shadow, paint_token, text};
use super::layout::Layout;
use super::palette;
use super::place::shows_wild;
use super::symbols::paint_wild_die;
use crate::games::rat_a_tat_roll::dice::{DiceCount, FACES, Face};
use crate::games::rat_a_tat_roll::track::Region;
use crate::games::rat_a_tat_roll::{Open, Phase, RatATatRoll};
use crate::paint::dice::{DieLook, paint_die};
use crate::paint::painter::Scene;
use crate::paint::theme::{Theme, mix};

/// Paints the face-up cards, each on a mat in the colour of its region.
pub fn paint_face_up(brush: &Brush, layout: &Layout, theme: &Theme, open: &Open, animation: &Animation<'_>) {
    for region in Region::ALL {
        let rect = layout.face_up_card(region);
        let [fill, edge] = palette::region(region.colour()).map(|colour| theme.board(colour));
        let mat = rect.expand(layout.units(2.6));
        let line = Stroke::new(layout.units(1.2).clamp(0.75, 2.5), edge);
        brush.rect(mat, layout.units(6.0).clamp(1.0, 18.0), fill, line, StrokeKind::Inside);
        let card_after = open.common.face_up.get(region.index()).copied().flatten();
        match animation.face_up(region, card_after) {
            Some(card) => {
                let turned = animation.deal_progress(region);
                let shown = (turned > 0.5).then_some(card);
                paint_shadow(brush, rect, 0.0);
                paint_card(brush, theme, rect, shown, (turned * std::f32::consts::PI).cos().abs());
            }
            None => paint_empty_place(brush, rect, theme.board(palette::INK)),
        }
    }
}

/// Paints the pile and its number of cards.
pub fn paint_pile(brush: &Brush, layout: &Layout, theme: &Theme, open: &Open) {
    let rect = layout.pile();
    if open.pile == 0 {
        paint_empty_place(brush, rect, theme.board(palette::INK));
    }
    let layers = usize::from(open.pile.min(24)).div_ceil(6);
    for layer in 0..layers {
        let up = vec2(-1.0, -1.0) * (layer as f32 * layout.units(1.2));
        paint_shadow(brush, rect.translate(up), 0.0);
        paint_back(brush, theme, rect.translate(up));
    }
    let up = vec2(-1.0, -1.0) * (layers.saturating_sub(1) as f32 * layout.units(1.2));
    let middle = rect.center() + up;
    let radius = layout.units(9.5);
    brush.circle(middle, radius, theme.board(palette::DISC), Stroke::new(layout.units(1.1), theme.board(palette::INK)));
    text(brush, middle, radius * 1.3, &open.pile.to_string(), theme.board(palette::INK));
}

/// Paints the tokens in the centre and their number.
pub fn paint_tokens(brush: &Brush, layout: &Layout, theme: &Theme, count: u8) {
    let area = layout.tokens();
    let radius = layout.units(6.4);
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

/// The dice in the middle, or the trays to choose a number of dice.
pub struct DiceView<'a> {
    /// The scene to paint.
    pub scene: &'a Scene<'a, RatATatRoll>,
    /// The positions of everything.
    pub layout: &'a Layout,
    /// The marked dice.
    pub selection: &'a Selection,
    /// The motion of the last event.
    pub animation: &'a Animation<'a>,
}

impl DiceView<'_> {
    /// Paints the dice or the trays.
    pub fn paint(&self, brush: &Brush) {
        let open = self.scene.open;
        let common = &open.common;
        if common.phase == Phase::Choosing {
            return DiceCount::ALL.into_iter().for_each(|count| self.paint_dice_choice(brush, count));
        }
        if shows_wild(open) {
            return self.paint_wild(brush);
        }
        if let Phase::Rolling { count, dice } = common.phase {
            for index in 0..usize::from(count.count()) {
                let kept = common.dice.get(index).filter(|_| !dice.contains_index(index));
                let rect = self.layout.die(index, count.count().into());
                let value = kept.map_or(0, |die| die.pips());
                paint_die(brush, rect, value, DieLook::ivory(self.scene.theme));
            }
            return;
        }
        let marked = |index| common.phase == Phase::Keeping && self.selection.marked_dice.contains_index(index);
        for (index, die) in common.dice.iter().enumerate() {
            self.paint_number_die(brush, index, die.pips(), marked(index));
        }
    }

    fn paint_number_die(&self, brush: &Brush, index: usize, pips: u8, marked: bool) {
        let theme = self.scene.theme;
        let mut rect = self.layout.die(index, self.scene.open.common.dice.len());
        let mut value = pips;
        if let Some(share) = self.animation.tumble_progress().filter(|_| self.animation.is_rolling(index)) {
            let (away, face) = tumble(index, share, FACES);
            rect = rect.translate(away * rect.width());
            value = face + 1;
        }
        if marked {
            rect = lifted(rect);
        }
        let mut look = DieLook::ivory(theme);
        if marked {
            look.fill = mix(look.fill, theme.board(palette::LAMP), 0.75);
        }
        paint_die(brush, rect, value, look);
    }

    fn paint_wild(&self, brush: &Brush) {
        let theme = self.scene.theme;
        let common = &self.scene.open.common;
        let mut rect = self.layout.wild_die(common.taken.is_some());
        let mut face = common.wild;
        if let Some(share) = self.animation.tumble_progress() {
            let (away, shown) = tumble(0, share, Face::ALL.len() as u8);
            rect = rect.translate(away * rect.width());
            face = Face::ALL.get(usize::from(shown)).copied();
        }
        paint_wild_die(brush, theme, rect, face);
        if let Some(card) = common.taken.filter(|_| self.animation.flying_cards(self.layout).is_empty()) {
            let place = self.layout.taken_card();
            paint_shadow(brush, place, 0.0);
            paint_face(brush, theme, place, card);
        }
    }

    /// Paints a tray with this many dice.
    fn paint_dice_choice(&self, brush: &Brush, count: DiceCount) {
        let theme = self.scene.theme;
        let tray = self.layout.dice_choice(usize::from(count.count()) - 1);
        let line = Stroke::new(self.layout.units(1.3).clamp(0.75, 2.5), theme.board(palette::WOOD[1]));
        let light = if self.selection.previewed_count == Some(count) { palette::LAMP } else { palette::DISC };
        let wood = theme.board(mix(palette::WOOD[0], light, if light == palette::LAMP { 0.8 } else { 0.35 }));
        brush.rect(tray, self.layout.units(7.0).clamp(1.0, 20.0), wood, line, StrokeKind::Inside);
        let side = self.layout.units(14.5);
        let places: &[(f32, f32)] = match count.count() {
            1 => &[(0.0, 0.0)],
            2 => &[(-0.55, 0.0), (0.55, 0.0)],
            _ => &[(-0.56, 0.52), (0.56, 0.52), (0.0, -0.52)],
        };
        for (index, (x, y)) in places.iter().enumerate() {
            let at = tray.center() + vec2(*x, *y) * side;
            let value = [5, 3, 6][index % 3];
            paint_die(brush, Rect::from_center_size(at, Vec2::splat(side)), value, DieLook::ivory(theme));
        }
    }
}
