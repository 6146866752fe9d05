//! The board: its places under cursor and pointer, and how the keys go from one to the next.

use egui::{CursorIcon, IdSalt, Pos2, Rect, Ui, Vec2};

use super::Selection;
use super::board_frame::BoardFrame;
use super::glimpse::Glimpse;
use super::guide;
use super::input::Interaction;
use super::labels::{glimpse_label, known_cards_label, place_label, tooltip};
use super::layout::Layout;
use super::odds_ring;
use super::place::{Place, stops_of_pieces};
use super::shown_position::ShownPosition;
use super::traces::traces;
use crate::engine::{Cell, Phrase};
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::{Move, Phase, RatATatRoll};
use crate::paint::board::{self, Aim, Board, Direction, Input, Pointed};
use crate::paint::painter::Scene;
use crate::paint::widgets::announce;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, selection: &Selection) {
    let open = scene.open;
    let layout = Layout::fit(board::take_room(ui), usize::from(open.common.seats));
    let interaction = Interaction::from_play(scene);
    let are_odds_hidden = odds_ring::are_hidden(ui);
    let pointed = scene.pointed_action.and_then(|pointed| pointed.choice);
    let odds = interaction.filter(|_| !are_odds_hidden).and_then(|choice| choice.previewed_odds(selection, pointed));
    let is_guide_open = selection.is_guide_open;
    let hidden = Place::to_point_at(open).into_iter().filter(|_| is_guide_open);
    for place in Place::to_refer_to(open).chain(hidden).chain([Place::Centre]).chain(stops_of_pieces(open)) {
        layout.place_rect(open, place).into_iter().for_each(|rect| scene.put(place, rect));
    }
    let shown = ShownPosition::of(scene);
    // A card that is about to be shown lands first.
    let glimpse = Glimpse::of(scene).filter(|_| !shown.is_moving());
    let board = BoardFrame {
        scene,
        selection,
        layout,
        places: Place::to_point_at(open),
        interaction,
        are_odds_hidden,
        odds,
        glimpse,
        shown,
        traces: traces(scene),
    };
    board::board_ui(ui, scene, selection, &board);
    let private = match &board.glimpse {
        Some(glimpse) => Some(glimpse_label(glimpse)),
        None => known_cards_label(scene, &board.places).filter(|_| scene.is_private()),
    };
    if let Some(private) = private {
        announce(ui, board::board_id().with("shown"), board.outer(), &scene.say(&private));
    }
}

impl Board<RatATatRoll> for BoardFrame<'_> {
    fn outer(&self) -> Rect {
        self.layout.lawn
    }

    fn label(&self) -> Phrase {
        Phrase::new("rat_a_tat_roll-board")
    }

    fn places(&self) -> Vec<Place> {
        // The open guide lies over them.
        if self.selection.is_guide_open { Vec::new() } else { self.places.clone() }
    }

    fn rect(&self, place: Place) -> Rect {
        self.layout.place_rect(self.scene.open, place).unwrap_or(Rect::NOTHING)
    }

    fn place_label(&self, place: Place) -> Phrase {
        place_label(self.scene, place, self.interaction.as_ref(), self.selection, self.odds.as_ref())
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        if let Some(count) = self.pointed_count(pointed.target()) {
            self.scene.inputs.push(Input::Point(Place::DiceChoice(count)));
        }
        self.paint_all(ui.painter(), pointed.target());
        if self.glimpse.is_some() {
            return;
        }
        if self.selection.is_guide_open {
            guide::paint_shade(ui.painter(), &self.layout);
            guide::page_ui(ui, self.scene, &self.layout);
        }
        guide::strip_ui(ui, self.scene, &self.layout);
    }

    /// While a glimpse or the icon guide is shown, nothing else on the board can be chosen.
    fn choice(&self) -> Option<IdSalt> {
        let is_covered = self.glimpse.is_some() || self.selection.is_guide_open;
        let is_choice = !is_covered && self.interaction?.has_choosable(&self.places);
        let phase = std::mem::discriminant(&self.scene.open.common.phase);
        is_choice.then(|| IdSalt::new((phase, self.places.len())))
    }

    fn stops(&self) -> Vec<Place> {
        let is_stop =
            |place: Place| self.interaction.is_some_and(|choice| choice.is_jump_target(self.selection, place));
        self.places.iter().copied().filter(|place| is_stop(*place)).collect()
    }

    fn start(&self) -> Place {
        if self.scene.open.common.phase == Phase::Choosing {
            return Place::DiceChoice(DiceCount::ALL[1]);
        }
        let first = self.stops().first().or(self.places.first()).copied();
        first.unwrap_or(Place::Pile)
    }

    /// None: the places lie in no grid.
    fn cell(&self, _place: Place) -> Option<Cell> {
        None
    }

    fn step(&self, from: Place, direction: Direction) -> Place {
        self.nearest(from, direction, &self.places).unwrap_or(from)
    }

    /// Where no stop lies in this direction, any stop will do: there are few.
    fn jump(&self, from: Place, direction: Direction) -> Place {
        let stops = self.stops();
        self.nearest(from, direction, &stops).or(stops.first().copied()).unwrap_or(from)
    }

    /// After an own card comes one of an opponent.
    fn aim(&self, selection: &Selection) -> Aim<Place> {
        let own = self.interaction.map(|interaction| interaction.seat);
        if own.is_none() || selection.picked.map(|(seat, _)| seat) != own {
            return Aim::Nowhere;
        }
        let is_other = |place: &Place| matches!(*place, Place::Card(seat, _) if Some(seat) != own);
        self.places.iter().copied().find(is_other).map_or(Aim::Last, Aim::At)
    }

    fn spoken(&self, cursor: Option<Place>) -> Option<Phrase> {
        self.glimpse.as_ref().map(glimpse_label).or_else(|| cursor.map(|place| self.place_label(place)))
    }

    fn tip(&self, place: Place) -> Option<Phrase> {
        let tip = || tooltip(self.scene, place, self.odds.as_ref(), self.are_odds_hidden);
        self.glimpse.is_none().then(tip).flatten()
    }

    fn pointer_icon(&self, place: Place) -> CursorIcon {
        match self.interaction {
            Some(interaction) if interaction.is_choosable(self.selection, place) => CursorIcon::PointingHand,
            _ => CursorIcon::Default,
        }
    }

    fn ring(&self, place: Place) -> (Rect, f32) {
        (self.rect(place), self.layout.units(4.0))
    }
}

impl BoardFrame<'_> {
    /// The nearest place in this direction, preferring those straight ahead.
    fn nearest(&self, from: Place, direction: Direction, places: &[Place]) -> Option<Place> {
        let centers = places.iter().map(|&place| (place, self.rect(place).center()));
        nearest(self.rect(from).center(), direction, centers)
    }

    /// The number of dice that is pointed at, on the board or with its button at the foot. A pointer that rests where
    /// the button has appeared does not point at it.
    fn pointed_count(&self, pointed: Option<Place>) -> Option<DiceCount> {
        if self.are_odds_hidden || self.scene.open.common.phase != Phase::Choosing {
            return None;
        }
        if let Some(Place::DiceChoice(count)) = pointed {
            return Some(count);
        }
        match self.scene.pointed_action.filter(|pointed| pointed.is_deliberate)?.choice {
            Some(Move::Roll { dice }) => Some(dice),
            _ => None,
        }
    }
}

/// The nearest place in this direction, preferring those straight ahead.
pub fn nearest(from: Pos2, direction: Direction, places: impl Iterator<Item = (Place, Pos2)>) -> Option<Place> {
    let ahead = Vec2::new(direction.columns as f32, direction.rows as f32);
    let distance = |at: Pos2| {
        let go = at - from;
        let along = go.dot(ahead);
        (along > 1.0).then(|| along + 2.2 * go.dot(ahead.rot90()).abs())
    };
    let distances = places.filter_map(|(place, at)| distance(at).map(|length| (place, length)));
    distances.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(place, _)| place)
}
