//! The painter of Nim: three rows of cheeses. A click on a cheese takes it with all to its right.

use egui::{Color32, IdSalt, Rect, Ui, Vec2};

use super::rules::{Move, Nim};
use crate::engine::{Cell, Phrase};
use crate::paint::art::{Art, square};
use crate::paint::board::{self, Board, Input, Place, Pointed, Response};
use crate::paint::painter::{Painter, PlayContext, Scene};
use crate::paint::stage::NoPiece;

/// A cheese on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cheese {
    pub plate: u8,
    /// From the left, from 0.
    pub index: u8,
}

impl Place for Cheese {
    fn name(self) -> String {
        format!("cheese {} {}", self.plate + 1, self.index + 1)
    }
}

impl Painter for Nim {
    type Selection = ();
    type Place = Cheese;
    type Piece = NoPiece;

    fn respond(play: &PlayContext<'_, Self>, _selection: &mut (), input: Input<Cheese>) -> Response<Self> {
        let Some(Cheese { plate, index }) = input.chosen().filter(|_| !play.legal.is_empty()) else {
            return Response::Nothing;
        };
        let count = play.open.plates[usize::from(plate)].saturating_sub(index);
        Response::play_or_ask(Move::Take { plate, count }, play.legal)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &()) {
        let plates = Plates { scene, room: board::take_room(ui) };
        board::board_ui(ui, scene, selection, &plates);
    }
}

/// The board in one frame.
struct Plates<'a> {
    scene: &'a Scene<'a, Nim>,
    room: Rect,
}

impl Board<Nim> for Plates<'_> {
    fn outer(&self) -> Rect {
        self.room
    }

    fn label(&self) -> Phrase {
        Phrase::new("nim-board")
    }

    fn places(&self) -> Vec<Cheese> {
        let plates = (0..).zip(self.scene.open.plates);
        plates.flat_map(|(plate, count)| (0..count).map(move |index| Cheese { plate, index })).collect()
    }

    fn rect(&self, Cheese { plate, index }: Cheese) -> Rect {
        let cell = (self.room.width() / 5.0).min(self.room.height() / 3.0);
        let corner = self.room.center() - Vec2::new(2.5, 1.5) * cell;
        square(corner + (Vec2::new(index.into(), plate.into()) + Vec2::splat(0.5)) * cell, cell)
    }

    fn place_label(&self, Cheese { plate, index }: Cheese) -> Phrase {
        Phrase::new("nim-cheese").with("plate", plate + 1).with("count", index + 1)
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Cheese>) {
        let taken = pointed.target().filter(|_| !self.scene.legal.is_empty());
        for cheese in self.places() {
            let is_taken = taken.is_some_and(|from| from.plate == cheese.plate && from.index <= cheese.index);
            let tint = if is_taken { Color32::from_white_alpha(90) } else { Color32::WHITE };
            Art::new("kalle/cheese").tint(self.scene.theme.board(tint)).paint(ui.painter(), self.rect(cheese));
        }
    }

    fn choice(&self) -> Option<IdSalt> {
        self.scene.legal.first().map(|_| IdSalt::new("take"))
    }

    fn start(&self) -> Cheese {
        self.places().first().copied().unwrap_or(Cheese { plate: 0, index: 0 })
    }

    fn cell(&self, Cheese { plate, index }: Cheese) -> Option<Cell> {
        Some(Cell::new(plate, index))
    }
}
