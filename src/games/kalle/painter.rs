//! The painter of Kalle Kanalratte: the board on the screen and the input on it.
//!
//! Must not know: states, matches, tables. The painter draws from the scene alone, so that it cannot give away what a closed lid
//! hides.

mod beats;
mod belongings;
mod board;
mod count;
mod ground;
mod guard;
mod highlights;
mod input;
mod labels;
mod layout;
mod lids;
mod milestones;
mod palette;
mod place;
mod prompts;
mod rounds;
mod seats;
mod select_card;
mod traces;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use self::beats::Piece;
use self::place::Place;
use super::square::LidIndex;
use super::{Kalle, Move, Seen};
use crate::engine::{Phrase, Seat};
use crate::paint::board::{Input, Response};
use crate::paint::count::Counted;
use crate::paint::key_help::{CURTAIN, DROP, GameCommand, PASS};
use crate::paint::painter::{Action, Painter, PlayContext, Scene, Status};
use crate::paint::stage::{Beat, Moment, PiecePose, Show};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// What a person has selected on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picked lid: the first of a swap, or the one to hide under.
    picked: Option<LidIndex>,
}

impl Selection {
    /// Picks a lid, or none.
    fn pick(&mut self, lid: Option<LidIndex>) -> Response<Kalle> {
        self.picked = lid;
        Response::Selected
    }
}

impl Painter for Kalle {
    type Selection = Selection;
    type Place = Place;
    type Piece = Piece;

    const COMMANDS: &'static [GameCommand] = &[DROP, prompts::GO_ON, PASS, CURTAIN];

    fn respond(play: &PlayContext<'_, Self>, selection: &mut Selection, input: Input<Place>) -> Response<Self> {
        input::respond(play, selection, input)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &Selection) {
        board::board_ui(ui, scene, selection);
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        seats::role_ui(ui, scene, seat);
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        seats::cheeses_ui(ui, scene, seat);
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &Selection) {
        rounds::rounds_ui(ui, scene);
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::cheeses(&play.open.common, seat).into()
    }

    const IS_SEAT_SHOWN_ELSEWHERE: bool = true;

    fn belongings_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat) {
        belongings::belongings_ui(ui, scene, seat);
    }

    fn belongings(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Phrase> {
        belongings::belongings(play, seat)
    }

    fn winning_step(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        belongings::winning_step(&play.open.common, seat)
    }

    fn clock(play: &PlayContext<'_, Self>) -> Option<Phrase> {
        let common = &play.open.common;
        Some(Phrase::new("kalle-round").with("round", common.round).with("rounds", common.rounds()))
    }

    fn actions(play: &PlayContext<'_, Self>, selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play, selection)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn move_places(choice: &Move) -> Vec<Place> {
        input::lids_of(choice).into_iter().map(Place::Lid).collect()
    }

    /// None for hiding and swaps, whose places must not be shown later.
    fn observation_places(seen: &Seen) -> Vec<Place> {
        match *seen {
            Seen::Placed { at, .. } | Seen::Pointed { at, .. } | Seen::Proved { at, .. } => vec![Place::Lid(at)],
            Seen::Stepped { to, .. } | Seen::Turned { to, .. } => vec![Place::Lid(to)],
            Seen::Started { .. } | Seen::Dealt { .. } | Seen::Hid { .. } => Vec::new(),
            Seen::Swapped { .. } | Seen::Passed { .. } => Vec::new(),
        }
    }

    const END_SOUND: Sound = Sound::EndOnIron;

    fn sound(show: &Show<Self>) -> Option<Sound> {
        beats::sound(show)
    }

    fn beats(moment: &Moment<'_, Self>) -> Vec<Beat<Self>> {
        beats::beats(moment)
    }

    fn milestones(moment: &Moment<'_, Self>) -> Vec<Phrase> {
        milestones::milestones(moment)
    }

    fn count(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Counted<Self>> {
        (0..prompts::cheeses(&play.open.common, seat)).map(|_| Counted::piece(Piece::Cheese, 1)).collect()
    }

    fn bowing_piece() -> Option<Piece> {
        Some(Piece::Rat)
    }

    fn paint_flight(brush: &Brush, scene: &Scene<'_, Kalle>, piece: &Piece, pose: PiecePose) {
        let board = scene.rects.find("board");
        beats::paint_piece(brush, scene.theme, piece, beats::within_board(piece, pose, board));
    }

    fn paint_piece(brush: &Brush, theme: &Theme, piece: &Piece, pose: PiecePose) {
        beats::paint_piece(brush, theme, piece, pose);
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        // One rule for every choice of a single lid.
        matches!(choice, Move::PlaceGuard { .. } | Move::MoveGuard { .. } | Move::Point { .. } | Move::Prove { .. })
    }

    const MASCOT: &'static str = "kalle/rat";

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }
}
