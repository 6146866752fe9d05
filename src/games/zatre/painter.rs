//! The painter of Zatre: the table on the screen and the input on it.
//!
//! Must not know: states, matches, tables. Everything shown comes from the scene.

mod badges;
mod bag;
mod beats;
mod belongings;
mod board;
mod empty_board;
mod final_count;
mod input;
mod labels;
mod layout;
mod milestones;
mod palette;
mod place;
mod previews;
mod prompts;
mod rack;
mod select_card;
mod sheet;
mod start;
mod tiles;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use self::beats::Piece;
use self::place::{Place, RackTile};
use super::rules::{Move, Seen, Zatre};
use crate::engine::{Phrase, Seat};
use crate::paint::board::{Input, Response, dragged};
use crate::paint::count::Counted;
use crate::paint::key_help::{DRAW, DROP, END, GameCommand, PICK};
use crate::paint::painter::{Action, Painter, PlayContext, Scene, Status};
use crate::paint::stage::{Beat, Moment, PiecePose, Show};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// What a person has selected on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picked tile, which may be dragged at the moment.
    picked: Option<RackTile>,
}

impl Selection {
    fn pick(&mut self, tile: RackTile) -> Response<Zatre> {
        self.picked = Some(tile);
        Response::Selected
    }

    fn drop_tile(&mut self) -> Response<Zatre> {
        self.picked.take().map_or(Response::Nothing, |_| Response::Selected)
    }

    /// Whether the picked tile is being dragged.
    fn is_dragged(&self, ui: &Ui) -> bool {
        self.picked.is_some() && dragged::<Place>(ui).is_some()
    }
}

impl Painter for Zatre {
    type Selection = Selection;
    type Place = Place;
    type Piece = Piece;

    const COMMANDS: &'static [GameCommand] = &[PICK, DROP, DRAW, END];

    fn respond(play: &PlayContext<'_, Self>, selection: &mut Selection, input: Input<Place>) -> Response<Self> {
        input::respond(play, selection, input)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &Selection) {
        board::board_ui(ui, scene, selection);
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, selection: &Selection) {
        rack::rack_ui(ui, scene, seat, selection);
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        sheet::sheet_ui(ui, scene, seat);
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &Selection) {
        bag::bag_ui(ui, scene);
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(play.open, seat)
    }

    fn belongings_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat) {
        belongings::belongings_ui(ui, scene, seat);
    }

    fn belongings(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Phrase> {
        prompts::hand_note(play, seat).into_iter().collect()
    }

    fn seat_note(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(play, seat)
    }

    fn clock(play: &PlayContext<'_, Self>) -> Option<Phrase> {
        Some(Phrase::new("zatre-bag").with("count", play.open.bag))
    }

    fn actions(play: &PlayContext<'_, Self>, _selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn move_places(choice: &Move) -> Vec<Place> {
        place::move_places(choice)
    }

    fn observation_places(seen: &Seen) -> Vec<Place> {
        place::observation_places(seen)
    }

    fn sound(show: &Show<Self>) -> Option<Sound> {
        beats::sound(show)
    }

    fn beats(moment: &Moment<'_, Self>) -> Vec<Beat<Self>> {
        beats::beats(moment)
    }

    fn milestones(moment: &Moment<'_, Self>) -> Vec<Phrase> {
        milestones::milestones(moment)
    }

    fn standing(play: &PlayContext<'_, Self>, _seats: usize) -> Option<Phrase> {
        milestones::how_close(play.open)
    }

    fn count(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Counted<Self>> {
        final_count::count(play, seat)
    }

    fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
        beats::paint_piece(brush, theme, piece, pose);
    }

    const MASCOT: &'static str = "zatre/mouse";

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::EndTurn {})
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Place { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }
}
