//! What is painted on the board, and in which order: park, track, rows, cards, dice, the pawn, and over them what a hand does.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, Ui, vec2};

use super::Selection;
use super::animation::Moves;
use super::cards::{paint_card, paint_shadow};
use super::chances::paint_ring;
use super::glimpse::{Glimpse, paint_glimpse};
use super::ground::paint_ground;
use super::input::Hand;
use super::layout::Layout;
use super::middle::{Dice, lifted, paint_face_up, paint_pile, paint_tokens};
use super::palette;
use super::rows::{Shown, paint_rows, shown};
use super::things::Thing;
use super::track::{paint_outline, paint_track, pawn_side};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::{Deed, Phase, RatATatRoll};
use crate::paint::art::Art;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::meant_ring;

/// All that one frame of the board shows.
pub struct Scenery<'a> {
    /// Where it is painted.
    pub ui: &'a Ui,
    /// What is shown.
    pub scene: &'a Scene<'a, RatATatRoll>,
    /// Where it lies.
    pub layout: &'a Layout,
    /// What a hand is doing.
    pub touch: &'a Selection,
    /// The hand that decides here.
    pub hand: Option<&'a Hand<'a>>,
    /// What is pointed at.
    pub pointed: Option<Thing>,
    /// The odds that are looked at.
    pub odds: Option<Odds>,
    /// What is shown in passing.
    pub glimpse: Option<Glimpse>,
}

impl Scenery<'_> {
    /// Paints it all.
    pub fn paint(&self, things: &[Thing]) {
        let (brush, layout, scene) = (self.ui.painter(), self.layout, self.scene);
        let (open, theme) = (scene.open, scene.theme);
        let moves = Moves::of(scene);
        paint_ground(brush, layout, theme);
        paint_track(brush, layout, theme);
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            self.paint_ends(brush, odds);
        }
        paint_rows(brush, layout, scene, &moves);
        paint_face_up(brush, layout, theme, open, &moves);
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            paint_ring(brush, layout, theme, odds);
        }
        paint_pile(brush, layout, theme, open);
        paint_tokens(brush, layout, theme, open.common.centre);
        Dice { scene, layout, touch: self.touch, moves: &moves }.paint(brush);
        self.paint_choices(brush, things, &moves);
        self.paint_end(brush, &moves);
        self.paint_pawn(brush, &moves);
        for card in moves.flying(layout) {
            paint_shadow(brush, card.rect, 0.08);
            paint_card(brush, theme, card.rect, card.card, card.squeeze);
        }
        self.paint_swap(brush, &moves);
        self.paint_marked(brush);
        if let Some(glimpse) = &self.glimpse {
            paint_glimpse(brush, layout, scene, glimpse);
        }
    }

    /// The spaces where the pawn can end.
    fn paint_ends(&self, brush: &Brush, odds: &Odds) {
        let stroke = Stroke::new(self.layout.units(2.2).clamp(1.5, 5.0), self.scene.theme.board(palette::CHALK));
        for (total, _) in odds.totals() {
            paint_outline(brush, self.layout, self.scene.open.common.pawn.after(total), stroke);
        }
    }

    /// The space to which the dice lead that lie there.
    fn paint_end(&self, brush: &Brush, moves: &Moves<'_>) {
        let quiet = self.glimpse.is_some() || moves.tumbling().is_some();
        let Some(space) = self.hand.filter(|_| !quiet).and_then(Hand::leads_to) else { return };
        let theme = self.scene.theme;
        let pointed = self.pointed == Some(Thing::Space(space));
        let width = self.layout.units(3.0).clamp(2.0, 6.0);
        let colour = if pointed { palette::CHALK } else { palette::LAMP };
        for (width, colour) in [(width + 2.5, palette::INK), (width, colour)] {
            paint_outline(brush, self.layout, space, Stroke::new(width, theme.board(colour)));
        }
    }

    fn paint_pawn(&self, brush: &Brush, moves: &Moves<'_>) {
        let common = &self.scene.open.common;
        let (at, hop) = moves.pawn().unwrap_or((common.pawn.index() as f32, 0.0));
        let at = match self.walking_later(moves) {
            Some(from) => from,
            None => at,
        };
        let size = pawn_side(self.layout);
        let pos = self.layout.at(at).pos - vec2(0.0, size.y * (0.3 + hop));
        let light = self.scene.theme.board_light;
        let tint = egui::Color32::from_gray((255.0 * light).round() as u8);
        Art::new("rat_a_tat_roll/pawn").tint(tint).paint(brush, Rect::from_center_size(pos, size));
    }

    /// While the dice of a roll that moves the pawn still tumble it stands where it was.
    fn walking_later(&self, moves: &Moves<'_>) -> Option<f32> {
        moves.tumbling()?;
        let walk = self.scene.last?.0.seen.effects.walked?;
        Some(walk.from.index() as f32)
    }

    /// What can be chosen, what is picked, what is pointed at.
    fn paint_choices(&self, brush: &Brush, things: &[Thing], moves: &Moves<'_>) {
        let Some(hand) = self.hand.filter(|_| self.glimpse.is_none()) else { return };
        let theme = self.scene.theme;
        for &thing in things {
            let rect = self.layout.rect(self.scene.open, thing);
            if matches!(thing, Thing::Space(_)) || !self.lies(thing, moves) {
                continue;
            }
            let rect = if self.is_lifted(thing) { lifted(rect) } else { rect };
            // Those that stand side by side have room for half the gap; round an open card the colour of its region stays to be seen.
            let away = match thing {
                Thing::Row(..) | Thing::Many(_) => 0.4,
                Thing::Card(_) => 5.4,
                _ => 3.0,
            };
            let rect = rect.expand(self.layout.units(away));
            let picked = self.touch.picked == Some(thing);
            if picked {
                self.ring(brush, theme, rect, palette::LAMP, 3.2);
            } else if hand.is_choosable(self.touch, thing) {
                let pointed = self.pointed == Some(thing);
                // Dice to be re-rolled are many; they say by lifting themselves what is marked.
                let quiet = self.scene.open.common.phase == Phase::Keeping && !pointed;
                let width = if quiet { 1.4 } else { 2.4 };
                self.ring(brush, theme, rect, if pointed { palette::CHALK } else { palette::LEGAL }, width);
            }
        }
    }

    /// Whether a thing lies where it will: it does not fly or tumble.
    fn lies(&self, thing: Thing, moves: &Moves<'_>) -> bool {
        match thing {
            Thing::Row(seat, place) => shown(self.scene, moves, seat, place) != Shown::Away,
            Thing::Die(_) | Thing::Wild => moves.tumbling().is_none(),
            _ => true,
        }
    }

    fn is_lifted(&self, thing: Thing) -> bool {
        match (self.scene.open.common.phase, thing) {
            (Phase::Keeping, Thing::Die(index)) => self.touch.dice.contains(usize::from(index)),
            _ => false,
        }
    }

    /// A ring on the inner side of this place's edge.
    fn ring(&self, brush: &Brush, theme: &Theme, place: Rect, colour: egui::Color32, width: f32) {
        let corner = self.layout.units(6.0).clamp(1.0, 18.0);
        let width = self.layout.units(width).clamp(1.25, 6.0);
        let under = theme.board(if colour == palette::LEGAL { palette::CHALK } else { palette::INK });
        brush.rect_stroke(place, corner, Stroke::new(width + 1.8, under), StrokeKind::Inside);
        brush.rect_stroke(place.shrink(0.9), corner, Stroke::new(width, theme.board(colour)), StrokeKind::Inside);
    }

    /// Two cards that changed places: joined by a line while nothing moves here.
    fn paint_swap(&self, brush: &Brush, moves: &Moves<'_>) {
        let last = self.scene.last.map(|(observation, _)| &observation.seen);
        let told = moves.swap().map(|(seen, _)| seen).or(last.filter(|_| self.scene.reduced_motion));
        let Some(Deed::Swapped { seat, mine, with, theirs }) = told.map(|seen| &seen.deed) else { return };
        let theme = self.scene.theme;
        let ends = [self.layout.row(*seat, *mine), self.layout.row(*with, *theirs)];
        for rect in ends {
            self.ring(brush, theme, rect.expand(self.layout.units(0.4)), palette::LAMP, 2.6);
        }
        if self.scene.reduced_motion {
            let line = ends.map(|rect| rect.center());
            let width = self.layout.units(2.6).max(2.0);
            brush.line_segment(line, Stroke::new(width + 2.0, theme.board(palette::INK)));
            brush.line_segment(line, Stroke::new(width, theme.board(palette::LAMP)));
        }
    }

    /// What a hint or a sentence means.
    fn paint_marked(&self, brush: &Brush) {
        let theme = self.scene.theme;
        for name in self.scene.marked {
            let known = ["space ", "region ", "card ", "own ", "pile", "die ", "dice", "wild die", "roll "];
            let on_board = known.iter().any(|known| name.starts_with(known));
            if let Some(rect) = self.scene.spots.find(name).filter(|_| on_board) {
                let corner = self.layout.units(7.0).clamp(1.0, 20.0);
                meant_ring(brush, rect.expand(self.layout.units(3.0)), corner, theme);
            }
        }
    }
}
