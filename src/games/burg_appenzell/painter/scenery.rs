//! What is painted on the board, and in which order: meadow, floor, roofs, mice, pennants, and over them what a hand does.

mod outside;
mod roofing;
mod standing;

use egui::{Painter as Brush, Ui, vec2};

use super::animation::{Moves, offset};
use super::foresight::Foresight;
use super::ground::{paint_ground, paint_solid, paint_towers, paint_walls};
use super::input::{Chosen, Going, Hand, Held};
use super::layout::{Layout, way_in};
use super::marks::{paint_chip, paint_numbers};
use super::pieces::{SHARE, Stance, paint_mouse, paint_tile, paint_under};
use super::places::Place;
use super::{Selection, marks};
use crate::games::burg_appenzell::castle::{CellIndex, HOLES, TOWERS};
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::rules::{BurgAppenzell, Common};
use crate::paint::art::square;
use crate::paint::keyboard_nav::Cursor;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;

/// All that one frame of the board shows.
pub struct Scenery<'a> {
    ui: &'a Ui,
    scene: &'a Scene<'a, BurgAppenzell>,
    layout: &'a Layout,
    touch: &'a Selection,
    hand: Option<&'a Hand<'a>>,
    pointed: Option<Place>,
    chosen: Option<Chosen>,
    moves: Moves<'a>,
    foresight: Option<Foresight<'a>>,
}

impl<'a> Scenery<'a> {
    /// Looks at everything once.
    pub fn new(
        ui: &'a Ui,
        scene: &'a Scene<'a, BurgAppenzell>,
        layout: &'a Layout,
        touch: &'a Selection,
        hand: Option<&'a Hand<'a>>,
        cursor: &Cursor<Place>,
    ) -> Self {
        let pushes = hand.is_some_and(|hand| hand.pushes());
        // A cursor on its way over the slots leaves the marks to be seen: the push from one of them shows once it is chosen.
        let slot = match cursor.pointer() {
            Some(Place::Slot(slot)) => Some(slot),
            _ => touch.pinned,
        };
        Scenery {
            ui,
            scene,
            layout,
            touch,
            hand,
            pointed: cursor.pointed(),
            chosen: hand.and_then(|hand| hand.chosen(touch)),
            moves: Moves::of(scene),
            foresight: slot.filter(|_| pushes).map(|slot| Foresight::of(scene.open, slot)),
        }
    }

    fn brush(&self) -> &Brush {
        self.ui.painter()
    }

    fn theme(&self) -> &'a Theme {
        self.scene.theme
    }

    fn common(&self) -> &'a Common {
        &self.scene.open.common
    }

    /// The slot whose push is looked at.
    fn looked_at(&self) -> Option<Slot> {
        self.foresight.as_ref().map(Foresight::slot)
    }

    /// Paints it all.
    pub fn paint(&self) {
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        paint_ground(brush, layout, theme);
        self.paint_actions();
        self.paint_floor();
        if let Some(foresight) = &self.foresight {
            foresight.paint_floor(brush, self.scene, layout);
        }
        paint_solid(brush, layout, theme);
        paint_walls(brush, layout, theme, self.common().plan());
        paint_towers(brush, layout, theme);
        paint_numbers(brush, layout, theme);
        self.paint_choices();
        self.paint_roofs();
        self.paint_pennants();
        self.paint_spare();
        self.paint_mice();
        self.paint_roof_in_the_air();
        self.paint_way();
        self.paint_told();
        if let Some(foresight) = &self.foresight {
            foresight.paint_over(brush, self.scene, layout, self.touch.pinned == self.looked_at());
        }
        self.paint_marked();
        self.paint_held();
    }

    /// The digits that choose the mice in the castle.
    pub fn paint_digits(&self) {
        let Some(hand) = self.hand.filter(|_| self.looked_at().is_none()) else { return };
        for (index, chosen) in hand.choosable().into_iter().enumerate() {
            if let Chosen::Mouse(site) = chosen {
                let corner = self.layout.rect(site).left_top() + vec2(0.2, 0.2) * self.layout.cell;
                marks::paint_digit(self.brush(), self.theme(), corner, self.layout.cell, index as u8 + 1);
            }
        }
    }

    /// What the pointer drags.
    fn paint_held(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let Some(pos) = self.ui.input(|input| input.pointer.latest_pos()) else { return };
        match (self.touch.held, self.hand) {
            (Some(Held::Mouse), Some(hand)) => {
                let stance = Stance { lift: 0.12, ..Stance::at(pos, layout.cell * standing::MOUSE_BESIDE) };
                paint_mouse(brush, theme, stance, self.scene.mark(hand.seat));
            }
            (Some(Held::Spare), Some(_)) if self.looked_at().is_none() => {
                if let Some(spare) = self.scene.open.spare {
                    paint_tile(brush, theme, square(pos, layout.loose()), spare, 1.0);
                }
            }
            _ => {}
        }
    }

    /// Tiles in open rooms; those of a line on its way slide in and out of them.
    fn paint_floor(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let open = self.scene.open;
        let slide = self.moves.slide();
        for site in HOLES.iter() {
            let center = layout.center(site);
            let side = layout.cell * SHARE;
            if let Some(slide) = slide
                && let Some(step) = slide.slot.line().iter().position(|each| *each == site)
            {
                if !self.common().floor.contains(site) {
                    continue;
                }
                let way = way_in(slide.slot);
                let window = brush.with_clip_rect(layout.rect(site).intersect(brush.clip_rect()));
                for (tile, cells) in [(slide.before[step], slide.gone), (slide.after[step], slide.gone - 1.0)] {
                    if let Some(tile) = tile {
                        paint_tile(&window, theme, square(center + offset(way, cells, layout), side), tile, 1.0);
                    }
                }
                continue;
            }
            if self.foresight.as_ref().is_some_and(|foresight| foresight.tile(site).is_some()) {
                continue;
            }
            let Some(tile) = open.tiles.at(site) else { continue };
            let shares = self.common().mouse_at(site.cell()).is_some() && !self.is_walking_to(site);
            if shares {
                paint_under(brush, theme, square(center, side), tile, 1.0);
            } else {
                paint_tile(brush, theme, square(center, side), tile, 1.0);
            }
        }
    }

    fn is_walking_to(&self, site: CellIndex) -> bool {
        self.moves.walk(self.layout).is_some_and(|walk| walk.to == site)
    }

    /// Marks on open cells and towers: what is chosen, where it can go.
    fn paint_choices(&self) {
        let free = self.looked_at().is_none() && self.touch.held != Some(Held::Spare);
        let Some(hand) = self.hand.filter(|_| free) else { return };
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        let pointed = |site: CellIndex| self.pointed == Some(Place::Cell(site));
        if hand.sets_up() {
            for tower in self.common().free_towers().iter() {
                marks::paint_choosable(brush, layout, theme, tower, pointed(tower));
            }
            return;
        }
        if let Some(asked) = self.touch.asked {
            let goings = hand.meant_goings(self.touch, asked);
            for going in &goings {
                marks::paint_choosable(brush, layout, theme, going.origin, pointed(going.origin));
            }
            if let Some(first) = goings.first() {
                marks::paint_landing(brush, layout, theme, first, true);
            }
            return;
        }
        match self.chosen {
            Some(Chosen::Mouse(site)) | Some(Chosen::Supply(Some(site))) => {
                marks::paint_chosen(brush, layout, theme, site);
            }
            Some(Chosen::Supply(None)) => {
                for tower in TOWERS.iter().filter(|tower| hand.tower_of_supply(*tower)) {
                    marks::paint_choosable(brush, layout, theme, tower, pointed(tower));
                }
            }
            // Over an occupied tower a mouse comes too; but that mouse is marked already.
            None => {
                for tower in TOWERS.iter().filter(|tower| hand.free_way_in(*tower)) {
                    marks::paint_choosable(brush, layout, theme, tower, pointed(tower));
                }
            }
        }
        if self.chosen.is_some() {
            let mut goings: Vec<&Going> = hand.goings(self.chosen).collect();
            goings.sort_by_key(|going| (going.to.index(), going.landing.cost));
            goings.dedup_by_key(|going| going.to);
            for going in goings {
                marks::paint_landing(brush, layout, theme, going, pointed(going.to));
            }
        }
    }

    /// The way to the cell that is pointed at, and the mouse as a ghost there.
    fn paint_way(&self) {
        let Some(hand) = self.hand.filter(|hand| self.looked_at().is_none() && !hand.sets_up()) else { return };
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        let Some(Place::Cell(site)) = self.pointed else { return };
        let goings = match self.touch.asked {
            Some(asked) => {
                let mut goings = hand.meant_goings(self.touch, asked);
                goings.retain(|going| going.origin == site);
                goings
            }
            None => hand.meant_goings(self.touch, site),
        };
        let [going] = goings.as_slice() else { return };
        let from = going.from();
        let start = layout.center(going.origin);
        let out = (start - layout.castle().center()).normalized() * layout.cell * 0.8;
        let start = if from.is_none() { start + out } else { start };
        marks::paint_way(brush, layout, theme, start, &going.landing.way);
        let ghost =
            Stance { opacity: 0.55, ..Stance::at(layout.center(going.to), layout.cell * standing::MOUSE_BESIDE) };
        paint_mouse(brush, theme, ghost, self.scene.mark(hand.seat));
        marks::paint_price(brush, layout, theme, going, true);
        for cheese in preview::gains(self.scene.open, hand.seat, from, going.to.cell()) {
            let place = layout.rect(going.to).left_top() + vec2(0.12, 0.12) * layout.cell;
            paint_chip(brush, theme, place, (layout.cell * 0.26).max(12.0), cheese, Some(self.scene.mark(hand.seat)));
        }
    }

    fn paint_marked(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for name in self.scene.marked {
            let on_board =
                name.starts_with("cell ") || name.starts_with("slot ") || name.starts_with("roof ") || name == "spare";
            if let Some(place) = self.scene.spots.find(name).filter(|_| on_board) {
                marks::paint_marked(brush, layout, theme, place);
            }
        }
    }
}
