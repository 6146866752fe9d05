//! What lies inside the track: the five open cards, the pile, tokens, dice, the wild die, a card on its way into a full hand.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Selection;
use super::animation::{Moves, tumble};
use super::cards::{paint_back, paint_card, paint_face, paint_place, paint_shadow, paint_token, text};
use super::layout::Layout;
use super::palette;
use super::symbols::paint_wild_die;
use super::things::shows_wild;
use crate::games::rat_a_tat_roll::dice::{FACES, Face, HowMany};
use crate::games::rat_a_tat_roll::track::Region;
use crate::games::rat_a_tat_roll::{Open, Phase, RatATatRoll};
use crate::paint::dice::{DieLook, paint_die};
use crate::paint::painter::Scene;
use crate::paint::theme::{Theme, mix};

/// Paints the open cards, each on a place in the colour of its region.
pub fn paint_face_up(brush: &Brush, layout: &Layout, theme: &Theme, open: &Open, moves: &Moves<'_>) {
    for region in Region::ALL {
        let rect = layout.card(region);
        let [fill, edge] = palette::region(region.colour()).map(|colour| theme.board(colour));
        let mat = rect.expand(layout.units(2.6));
        let line = Stroke::new(layout.units(1.2).clamp(0.75, 2.5), edge);
        brush.rect(mat, layout.units(6.0).clamp(1.0, 18.0), fill, line, StrokeKind::Inside);
        let lies = open.common.face_up.get(region.index()).copied().flatten();
        match moves.face_up(region, lies) {
            Some(card) => {
                let turned = moves.laid_out(region);
                let shown = (turned > 0.5).then_some(card);
                paint_shadow(brush, rect, 0.0);
                paint_card(brush, theme, rect, shown, (turned * std::f32::consts::PI).cos().abs());
            }
            None => paint_place(brush, rect, theme.board(palette::INK)),
        }
    }
}

/// Paints the pile and how many cards it has.
pub fn paint_pile(brush: &Brush, layout: &Layout, theme: &Theme, open: &Open) {
    let rect = layout.pile();
    if open.pile == 0 {
        paint_place(brush, rect, theme.board(palette::INK));
    }
    let layers = usize::from(open.pile.min(24)).div_ceil(6);
    for layer in 0..layers {
        let up = vec2(-1.0, -1.0) * (layer as f32 * layout.units(1.2));
        paint_shadow(brush, rect.translate(up), 0.0);
        paint_back(brush, theme, rect.translate(up));
    }
    let up = vec2(-1.0, -1.0) * (layers.saturating_sub(1) as f32 * layout.units(1.2));
    let middle = rect.center() + up;
    let reach = layout.units(9.5);
    brush.circle(middle, reach, theme.board(palette::DISC), Stroke::new(layout.units(1.1), theme.board(palette::INK)));
    text(brush, middle, reach * 1.3, &open.pile.to_string(), theme.board(palette::INK));
}

/// Paints the tokens that are nobody's.
pub fn paint_tokens(brush: &Brush, layout: &Layout, theme: &Theme, count: u8) {
    let room = layout.tokens();
    let reach = layout.units(6.4);
    let per_row = 5_u8;
    for index in 0..count {
        let (row, column) = (index / per_row, index % per_row);
        let odd = if row % 2 == 1 { reach * 0.7 } else { 0.0 };
        let x = room.left() + reach + odd + f32::from(column) * reach * 1.45;
        let y = room.top() + reach + f32::from(row) * reach * 1.75;
        paint_token(brush, theme, egui::pos2(x, y), reach);
    }
    let ink = theme.board(palette::INK);
    let middle = room.center_bottom() - vec2(0.0, 8.0) * layout.unit;
    let disc = Stroke::new(layout.units(1.1), ink);
    brush.circle(middle, layout.units(8.0), theme.board(palette::DISC), disc);
    text(brush, middle, layout.units(11.0), &count.to_string(), ink);
}

/// A die that is ready to be rolled again.
pub fn lifted(rect: Rect) -> Rect {
    rect.translate(vec2(0.0, -0.16) * rect.width())
}

/// The dice in the middle, or the choice of how many.
pub struct Dice<'a> {
    /// What is shown.
    pub scene: &'a Scene<'a, RatATatRoll>,
    /// Where.
    pub layout: &'a Layout,
    /// What is marked.
    pub touch: &'a Selection,
    /// What moves.
    pub moves: &'a Moves<'a>,
}

impl Dice<'_> {
    /// Paints them.
    pub fn paint(&self, brush: &Brush) {
        let open = self.scene.open;
        let common = &open.common;
        if common.phase == Phase::Choosing {
            return HowMany::ALL.into_iter().for_each(|many| self.paint_many(brush, many));
        }
        if shows_wild(open) {
            return self.paint_wild(brush);
        }
        if let Phase::Rolling { many, dice } = common.phase {
            for index in 0..usize::from(many.count()) {
                let kept = common.dice.get(index).filter(|_| !dice.contains(index));
                let rect = self.layout.die(index, many.count().into());
                let value = kept.map_or(0, |die| die.pips());
                paint_die(brush, rect, value, DieLook::ivory(self.scene.theme));
            }
            return;
        }
        let marked = |index| common.phase == Phase::Keeping && self.touch.dice.contains(index);
        for (index, die) in common.dice.iter().enumerate() {
            self.paint_number(brush, index, die.pips(), marked(index));
        }
    }

    fn paint_number(&self, brush: &Brush, index: usize, pips: u8, marked: bool) {
        let theme = self.scene.theme;
        let mut rect = self.layout.die(index, self.scene.open.common.dice.len());
        let mut value = pips;
        if let Some(share) = self.moves.tumbling().filter(|_| self.moves.rolls(index)) {
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
        let mut rect = self.layout.wild(common.taken.is_some());
        let mut face = common.wild;
        if let Some(share) = self.moves.tumbling() {
            let (away, shown) = tumble(0, share, Face::ALL.len() as u8);
            rect = rect.translate(away * rect.width());
            face = Face::ALL.get(usize::from(shown)).copied();
        }
        paint_wild_die(brush, theme, rect, face);
        if let Some(card) = common.taken.filter(|_| self.moves.flying(self.layout).is_empty()) {
            let place = self.layout.taken();
            paint_shadow(brush, place, 0.0);
            paint_face(brush, theme, place, card);
        }
    }

    /// So many dice on a tray, to be chosen.
    fn paint_many(&self, brush: &Brush, many: HowMany) {
        let theme = self.scene.theme;
        let tray = self.layout.many(usize::from(many.count()) - 1);
        let line = Stroke::new(self.layout.units(1.3).clamp(0.75, 2.5), theme.board(palette::WOOD[1]));
        let light = if self.touch.looked_at == Some(many) { palette::LAMP } else { palette::DISC };
        let wood = theme.board(mix(palette::WOOD[0], light, if light == palette::LAMP { 0.8 } else { 0.35 }));
        brush.rect(tray, self.layout.units(7.0).clamp(1.0, 20.0), wood, line, StrokeKind::Inside);
        let side = self.layout.units(14.5);
        let places: &[(f32, f32)] = match many.count() {
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
