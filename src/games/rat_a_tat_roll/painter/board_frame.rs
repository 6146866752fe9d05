//! One frame of the board, painted in this order: park, track, rows, cards, dice, pawn, and on top the highlights of
//! the interaction.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, vec2};

use super::Selection;
use super::animation::Animation;
use super::cards::{paint_card, paint_shadow};
use super::glimpse::{Glimpse, paint_glimpse};
use super::ground::paint_ground;
use super::input::Interaction;
use super::layout::Layout;
use super::middle::{DiceView, lifted, paint_face_up, paint_pile, paint_tokens};
use super::odds_ring::paint_odds_ring;
use super::palette;
use super::place::Place;
use super::rows::{CardDisplay, card_display, paint_rows};
use super::track::{paint_outline, paint_track, pawn_side};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll, SeenEvent};
use crate::paint::art::Art;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;

/// The board in one frame.
pub struct BoardFrame<'a> {
    /// The scene to paint.
    pub scene: &'a Scene<'a, RatATatRoll>,
    /// The marked dice and the picked card.
    pub selection: &'a Selection,
    /// The positions of everything.
    pub layout: Layout,
    /// The places that can be pointed at.
    pub places: Vec<Place>,
    /// The interaction of the seat that decides here.
    pub interaction: Option<Interaction<'a>>,
    /// Whether the player has hidden the odds.
    pub are_odds_hidden: bool,
    /// The odds to preview.
    pub odds: Option<Odds>,
    /// The glimpse to show.
    pub glimpse: Option<Glimpse>,
}

impl BoardFrame<'_> {
    /// Paints the frame; `pointed` is the place under the pointer or cursor.
    pub fn paint_all(&self, brush: &Brush, pointed: Option<Place>) {
        let (layout, scene) = (&self.layout, self.scene);
        let (open, theme) = (scene.open, scene.theme);
        let animation = Animation::of(scene);
        paint_ground(brush, layout, theme);
        paint_track(brush, layout, theme);
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            self.paint_reachable_spaces(brush, odds);
        }
        paint_rows(brush, layout, scene, &animation);
        paint_face_up(brush, layout, theme, open, &animation);
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            paint_odds_ring(brush, layout, theme, odds);
        }
        paint_pile(brush, layout, theme, open);
        paint_tokens(brush, layout, theme, open.common.centre);
        DiceView { scene, layout, selection: self.selection, animation: &animation }.paint(brush);
        self.paint_choices(brush, pointed, &animation);
        self.paint_destination(brush, pointed, &animation);
        self.paint_pawn(brush, &animation);
        for card in animation.flying_cards(layout) {
            paint_shadow(brush, card.rect, 0.08);
            paint_card(brush, theme, card.rect, card.card, card.squeeze);
        }
        self.paint_swap(brush, &animation);
        self.paint_highlights(brush);
        if let Some(glimpse) = &self.glimpse {
            paint_glimpse(brush, layout, scene, glimpse);
        }
    }

    /// Outlines the spaces where the pawn can end.
    fn paint_reachable_spaces(&self, brush: &Brush, odds: &Odds) {
        let stroke = Stroke::new(self.layout.units(2.2).clamp(1.5, 5.0), self.scene.theme.board(palette::CHALK));
        for (total, _) in odds.totals() {
            paint_outline(brush, &self.layout, self.scene.open.common.pawn.after(total), stroke);
        }
    }

    /// Outlines the space to which the current dice lead.
    fn paint_destination(&self, brush: &Brush, pointed: Option<Place>, animation: &Animation<'_>) {
        let is_quiet = self.glimpse.is_some() || animation.tumble_progress().is_some();
        let interaction = self.interaction.as_ref().filter(|_| !is_quiet);
        let Some(space) = interaction.and_then(Interaction::destination) else { return };
        let theme = self.scene.theme;
        let width = self.layout.units(3.0).clamp(2.0, 6.0);
        let colour = if pointed == Some(Place::Space(space)) { palette::CHALK } else { palette::LAMP };
        for (width, colour) in [(width + 2.5, palette::INK), (width, colour)] {
            paint_outline(brush, &self.layout, space, Stroke::new(width, theme.board(colour)));
        }
    }

    fn paint_pawn(&self, brush: &Brush, animation: &Animation<'_>) {
        let common = &self.scene.open.common;
        let (at, hop) = animation.walking_pawn().unwrap_or((common.pawn.index() as f32, 0.0));
        let at = match self.pawn_before_walk(animation) {
            Some(from) => from,
            None => at,
        };
        let size = pawn_side(&self.layout);
        let pos = self.layout.track_point(at).pos - vec2(0.0, size.y * (0.3 + hop));
        let light = self.scene.theme.board_light;
        let tint = egui::Color32::from_gray((255.0 * light).round() as u8);
        Art::new("rat_a_tat_roll/pawn").tint(tint).paint(brush, Rect::from_center_size(pos, size));
    }

    /// The pawn's old position while the dice of its move still tumble.
    fn pawn_before_walk(&self, animation: &Animation<'_>) -> Option<f32> {
        animation.tumble_progress()?;
        let walk = self.scene.last?.0.seen.effects.walked?;
        Some(walk.from.index() as f32)
    }

    /// Outlines the places that are choosable, picked or pointed at.
    fn paint_choices(&self, brush: &Brush, pointed: Option<Place>, animation: &Animation<'_>) {
        let Some(interaction) = self.interaction.as_ref().filter(|_| self.glimpse.is_none()) else { return };
        let theme = self.scene.theme;
        for &place in &self.places {
            let Some(rect) = self.layout.place_rect(self.scene.open, place) else { continue };
            if matches!(place, Place::Space(_)) || !self.is_at_rest(place, animation) {
                continue;
            }
            let rect = if self.is_lifted(place) { lifted(rect) } else { rect };
            // Neighbours leave room for half the gap; round a face-up card the colour of its region must stay visible.
            let gap = match place {
                Place::Card(..) | Place::DiceChoice(_) => 0.4,
                Place::FaceUpCard(_) => 5.4,
                _ => 3.0,
            };
            let rect = rect.expand(self.layout.units(gap));
            if self.selection.has_picked(place) {
                self.outline(brush, theme, rect, palette::LAMP, 3.2);
            } else if interaction.is_choosable(self.selection, place) {
                let pointed = pointed == Some(place);
                // Many dice can be re-rolled, so their outlines stay thin; marked dice are lifted instead.
                let is_quiet = self.scene.open.common.phase == Phase::Keeping && !pointed;
                let width = if is_quiet { 1.4 } else { 2.4 };
                self.outline(brush, theme, rect, if pointed { palette::CHALK } else { palette::LEGAL }, width);
            }
        }
    }

    /// Whether the thing at a place is at rest: it neither flies nor tumbles.
    fn is_at_rest(&self, place: Place, animation: &Animation<'_>) -> bool {
        match place {
            Place::Card(seat, card) => card_display(self.scene, animation, seat, card) != CardDisplay::Missing,
            Place::Die(_) | Place::WildDie => animation.tumble_progress().is_none(),
            _ => true,
        }
    }

    fn is_lifted(&self, place: Place) -> bool {
        match (self.scene.open.common.phase, place) {
            (Phase::Keeping, Place::Die(index)) => self.selection.marked_dice.contains(index),
            _ => false,
        }
    }

    /// Outlines a rectangle on its inner side.
    fn outline(&self, brush: &Brush, theme: &Theme, place: Rect, colour: egui::Color32, width: f32) {
        let corner = self.layout.units(6.0).clamp(1.0, 18.0);
        let width = self.layout.units(width).clamp(1.25, 6.0);
        let under = theme.board(if colour == palette::LEGAL { palette::CHALK } else { palette::INK });
        brush.rect_stroke(place, corner, Stroke::new(width + 1.8, under), StrokeKind::Inside);
        brush.rect_stroke(place.shrink(0.9), corner, Stroke::new(width, theme.board(colour)), StrokeKind::Inside);
    }

    /// Outlines the two cards of a swap; with reduced motion a line joins them.
    fn paint_swap(&self, brush: &Brush, animation: &Animation<'_>) {
        let last = self.scene.last.map(|(observation, _)| &observation.seen);
        let shown_swap = animation.current_swap().map(|(seen, _)| seen).or(last.filter(|_| self.scene.reduced_motion));
        let Some(SeenEvent::Swapped { seat, mine, with, theirs }) = shown_swap.map(|seen| &seen.event) else { return };
        let theme = self.scene.theme;
        let ends = [self.layout.row_card(*seat, *mine), self.layout.row_card(*with, *theirs)];
        for rect in ends {
            self.outline(brush, theme, rect.expand(self.layout.units(0.4)), palette::LAMP, 2.6);
        }
        if self.scene.reduced_motion {
            let line = ends.map(|rect| rect.center());
            let width = self.layout.units(2.6).max(2.0);
            brush.line_segment(line, Stroke::new(width + 2.0, theme.board(palette::INK)));
            brush.line_segment(line, Stroke::new(width, theme.board(palette::LAMP)));
        }
    }

    /// Rings the places that a hint or a sentence refers to.
    fn paint_highlights(&self, brush: &Brush) {
        let (scene, layout) = (self.scene, &self.layout);
        let places = self.places.iter().copied().chain(Place::to_refer_to(scene.open));
        for place in places.filter(|place| scene.is_highlighted(*place)) {
            if let Some(rect) = layout.place_rect(scene.open, place) {
                let corner = layout.units(7.0).clamp(1.0, 20.0);
                highlight_ring(brush, rect.expand(layout.units(3.0)), corner, scene.theme);
            }
        }
    }
}
