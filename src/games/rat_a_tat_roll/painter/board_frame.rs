//! One frame of the board, painted in this order: park, track, rows, cards, dice, pawn, and on top the highlights of
//! the interaction.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Selection;
use super::glimpse::{Glimpse, paint_glimpse};
use super::ground::paint_ground;
use super::input::Interaction;
use super::layout::Layout;
use super::middle::{DiceView, lifted, paint_face_up, paint_pile, paint_tokens};
use super::odds_ring::paint_odds_ring;
use super::palette;
use super::place::{Place, stops_of_pieces};
use super::rows::paint_rows;
use super::shown_position::{Middle, ShownPosition};
use super::traces::{Trace, paint_new_cards, paint_sources, paint_ways};
use super::track::{paint_heading, paint_outline, paint_pawn, paint_track, pawn_rect};
use super::tray::paint_tray;
use crate::games::rat_a_tat_roll::dice::{DiceCount, DieIndex};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::Space;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll, SeenEvent};
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::{highlight_ring, highlight_strokes};

/// How far the pile is shaken to the side, in units.
const PILE_SHAKE: f32 = 4.0;

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
    /// The position as far as it is shown.
    pub shown: ShownPosition<'a>,
    /// The marks of what others have done.
    pub traces: Vec<Trace>,
}

impl BoardFrame<'_> {
    /// Paints the frame; `pointed` is the place under the pointer or cursor.
    pub fn paint_all(&self, brush: &Brush, pointed: Option<Place>) {
        let (layout, scene) = (&self.layout, self.scene);
        let (theme, shown) = (scene.theme, &self.shown);
        paint_ground(brush, layout, theme);
        paint_track(brush, layout, theme);
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            self.paint_reachable_spaces(brush, odds);
        }
        paint_ways(brush, layout, scene, &self.traces);
        paint_rows(brush, layout, scene, shown);
        paint_face_up(brush, layout, theme, shown);
        if let Some(space) = shown.pawn().filter(|_| scene.hides_outcomes && self.odds.is_none()) {
            paint_heading(brush, layout, theme, space);
        }
        if let Some(odds) = self.odds.as_ref().filter(|_| self.glimpse.is_none()) {
            paint_odds_ring(brush, layout, theme, odds);
        }
        let pile = layout.pile().translate(vec2(scene.stage.shake(Place::Pile) * layout.units(PILE_SHAKE), 0.0));
        paint_pile(brush, layout, theme, pile, shown.pile());
        paint_tokens(brush, layout, theme, shown.centre());
        paint_new_cards(brush, layout, theme, &self.traces, shown);
        paint_sources(brush, layout, scene, &self.traces);
        paint_tray(brush, layout, theme);
        DiceView { scene, layout, selection: self.selection, shown }.paint(brush);
        self.paint_choices(brush, pointed);
        self.paint_destination(brush, pointed);
        self.paint_lights(brush);
        self.paint_highlights(brush);
        if let Some(space) = shown.pawn() {
            let rect = self.rect_of(Place::Space(space));
            paint_pawn(brush, theme, rect.center(), rect.width());
            scene.put_picture(Place::Space(space), pawn_rect(rect.center(), rect.width()));
        }
        self.paint_swap(brush);
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
    fn paint_destination(&self, brush: &Brush, pointed: Option<Place>) {
        let is_quiet = self.glimpse.is_some() || self.shown.is_moving();
        let interaction = self.interaction.as_ref().filter(|_| !is_quiet);
        let Some(space) = interaction.and_then(Interaction::destination) else { return };
        let theme = self.scene.theme;
        let width = self.layout.units(3.0).clamp(2.0, 6.0);
        let colour = if pointed == Some(Place::Space(space)) { palette::CHALK } else { palette::LAMP };
        for (width, colour) in [(width + 2.5, palette::INK), (width, colour)] {
            paint_outline(brush, &self.layout, space, Stroke::new(width, theme.board(colour)));
        }
    }

    fn rect_of(&self, place: Place) -> Rect {
        self.layout.place_rect(self.scene.open, place).unwrap_or(Rect::NOTHING)
    }

    /// Outlines what is lit: the space that the pawn has reached, dice and cards that something happens to. On cards
    /// that are looked at lies an eye.
    fn paint_lights(&self, brush: &Brush) {
        let (layout, theme, stage) = (&self.layout, self.scene.theme, &self.scene.stage);
        if stage.is_over() {
            return;
        }
        for space in Space::all() {
            let light = stage.light(Place::Space(space));
            if light > 0.0 {
                let width = layout.units(3.0).clamp(2.0, 6.0);
                for (width, colour) in [(width + 2.5, palette::INK), (width, palette::LAMP)] {
                    let colour = theme.board(colour).gamma_multiply(light);
                    paint_outline(brush, layout, space, Stroke::new(width, colour));
                }
            }
        }
        let event = self.shown.current_event();
        let is_look = matches!(event, Some(SeenEvent::LookedAtOwn { .. } | SeenEvent::Looked { .. }));
        for (place, rect) in self.things_to_light() {
            let light = stage.light(place);
            if light > 0.0 {
                let mut lit = brush.clone();
                lit.multiply_opacity(light);
                self.outline(&lit, theme, rect.expand(layout.units(0.6)), palette::LAMP, 2.8);
                if is_look && matches!(place, Place::Card(..)) {
                    let eye = Rect::from_center_size(rect.center(), Vec2::splat(rect.width() * 0.72));
                    lit.circle_filled(eye.center(), eye.width() * 0.56, theme.board(palette::DISC));
                    paint_icon(&lit, eye, Icon::Eye, theme.board(palette::INK));
                }
            }
        }
    }

    /// The things that can be lit, besides spaces.
    fn things_to_light(&self) -> impl Iterator<Item = (Place, Rect)> + use<'_> {
        let middle: Vec<(Place, Rect)> = match self.shown.middle() {
            Middle::Plates => {
                DiceCount::ALL.map(|count| (Place::DiceChoice(count), self.rect_of(Place::DiceChoice(count)))).into()
            }
            Middle::Wild(_) => vec![(Place::WildDie, self.layout.wild_die())],
            Middle::Dice(dice) => DieIndex::first(dice.len())
                .map(|index| (Place::Die(index), self.layout.die(index.index(), dice.len())))
                .collect(),
        };
        let in_rows = stops_of_pieces(self.scene.open).map(|place| (place, self.rect_of(place)));
        middle.into_iter().chain(in_rows)
    }

    /// Outlines the places that are choosable, picked or pointed at.
    fn paint_choices(&self, brush: &Brush, pointed: Option<Place>) {
        let is_quiet = self.glimpse.is_some() || self.shown.is_moving();
        let Some(interaction) = self.interaction.as_ref().filter(|_| !is_quiet) else { return };
        let theme = self.scene.theme;
        for &place in &self.places {
            let Some(rect) = self.layout.place_rect(self.scene.open, place) else { continue };
            if matches!(place, Place::Space(_)) {
                continue;
            }
            let rect = if self.is_lifted(place) { lifted(rect) } else { rect };
            // Neighbours leave room for half the gap; round a face-up card the colour of its region must stay visible.
            let gap = match place {
                Place::Card(..) | Place::DiceChoice(_) => 0.4,
                Place::FaceUpCard(_) => 5.4,
                Place::Die(_) => 1.2,
                _ => 3.0,
            };
            let rect = rect.expand(self.layout.units(gap));
            if self.selection.has_picked(place) {
                self.outline(brush, theme, rect, palette::LAMP, 3.2);
            } else if interaction.is_choosable(self.selection, place) {
                let pointed = pointed == Some(place);
                // Many dice can be re-rolled, so their outlines stay thin; marked dice are lifted with a strong one.
                let is_quiet = self.scene.open.common.phase == Phase::Keeping && !pointed;
                let width = if is_quiet { 1.4 } else { 2.4 };
                self.outline(brush, theme, rect, if pointed { palette::CHALK } else { palette::LEGAL }, width);
            }
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

    /// With reduced motion, outlines the two cards of the last swap and joins them by a line.
    fn paint_swap(&self, brush: &Brush) {
        let last =
            self.scene.last.filter(|_| self.scene.reduced_motion).map(|(observation, _)| &observation.seen.event);
        let Some(SeenEvent::Swapped { seat, mine, with, theirs }) = last else { return };
        let theme = self.scene.theme;
        let ends = [self.layout.row_card(*seat, *mine), self.layout.row_card(*with, *theirs)];
        for rect in ends {
            self.outline(brush, theme, rect.expand(self.layout.units(0.4)), palette::LAMP, 2.6);
        }
        let line = ends.map(|rect| rect.center());
        let width = self.layout.units(2.6).max(2.0);
        brush.line_segment(line, Stroke::new(width + 2.0, theme.board(palette::INK)));
        brush.line_segment(line, Stroke::new(width, theme.board(palette::LAMP)));
    }

    /// Rings the places that a hint or a sentence refers to: a space along its outline, so that its neighbours stay in sight.
    fn paint_highlights(&self, brush: &Brush) {
        let (scene, layout) = (self.scene, &self.layout);
        let places = self.places.iter().copied().chain(Place::to_refer_to(scene.open));
        for place in places.filter(|place| scene.is_highlighted(*place)) {
            if let Place::Space(space) = place {
                let side = self.rect_of(place).size().min_elem();
                for stroke in highlight_strokes(side, scene.theme) {
                    paint_outline(brush, layout, space, stroke);
                }
            } else if let Some(rect) = layout.place_rect(scene.open, place) {
                let corner = layout.units(7.0).clamp(1.0, 20.0);
                // Numbers of dice lie side by side.
                let room = if matches!(place, Place::DiceChoice(_)) { 0.0 } else { 3.0 };
                highlight_ring(brush, rect.expand(layout.units(room)), corner, scene.theme);
            }
        }
    }
}
