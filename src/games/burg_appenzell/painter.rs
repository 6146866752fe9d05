//! Burg Appenzell on the screen: the painter, what a player has selected, and the modules that paint.
//!
//! Must not know: states, matches, tables. Everything shown comes from the [`Scene`], so nothing here can reveal what a roof hides.

mod beats;
mod belongings;
mod board;
mod board_painter;
mod frame;
mod ground;
mod highlights;
mod input;
mod interaction;
mod layout;
mod milestones;
mod palette;
mod panels;
mod pieces;
mod place;
mod previews;
mod prompts;
mod roofs;
mod select_card;
mod shown_position;
mod traces;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use self::beats::Piece;
use self::interaction::MouseChoice;
use self::place::Place;
use super::castle::CellIndex;
use super::moves::Move;
use super::preview;
use super::rules::BurgAppenzell;
use super::seen::Seen;
use super::slots::Slot;
use crate::engine::{Phrase, Seat};
use crate::paint::board::{Input, Response};
use crate::paint::count::Counted;
use crate::paint::key_help::{DROP, END, GameCommand, digits};
use crate::paint::painter::{Action, Painter, PlayContext, Scene, Status};
use crate::paint::stage::{Beat, Moment, PiecePose, Show};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// What the player has selected and not yet played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The chosen mouse.
    mouse_choice: MouseChoice,
    /// The slot whose push is previewed; a second click there plays the push.
    previewed_slot: Option<Slot>,
    /// A clicked cell that several mice can reach: the player still has to choose one.
    contested_cell: Option<CellIndex>,
    /// Where the mouse that acted last goes on to, by several runs that one click has begun.
    destination: Option<CellIndex>,
}

impl Painter for BurgAppenzell {
    type Selection = Selection;

    const COMMANDS: &'static [GameCommand] =
        &[GameCommand::new("mouse", "burg_appenzell-keys-mouse", &digits::<5>()), DROP, END];

    type Place = Place;
    type Piece = Piece;

    fn respond(play: &PlayContext<'_, Self>, selection: &mut Selection, input: Input<Place>) -> Response<Self> {
        input::respond(play, selection, input)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &Selection) {
        board::board_ui(ui, scene, selection);
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, selection: &Selection) {
        panels::mice_ui(ui, scene, seat, selection);
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        panels::chips_ui(ui, scene, seat);
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(&play.open.common, seat)
    }

    const IS_SEAT_SHOWN_ELSEWHERE: bool = true;

    fn belongings_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat) {
        belongings::belongings_ui(ui, scene, seat);
    }

    fn belongings(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Phrase> {
        belongings::belongings(&play.open.common, seat)
    }

    fn winning_step(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        belongings::winning_step(&play.open.common, seat)
    }

    fn clock(play: &PlayContext<'_, Self>) -> Option<Phrase> {
        prompts::clock(&play.open.common)
    }

    fn actions(play: &PlayContext<'_, Self>, selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play, selection)
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

    const END_SOUND: Sound = Sound::EndOnFlute;

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
        let chips = play.open.common.player(seat).chips;
        chips.iter().map(|cheese| Counted::piece(Piece::Chip(cheese), 1)).collect()
    }

    fn paint_flight(brush: &Brush, scene: &Scene<'_, Self>, piece: &Piece, pose: PiecePose) {
        beats::paint_piece(brush, scene, *piece, pose);
    }

    fn selection_after(selection: &Selection, choice: &Move) -> Selection {
        let is_on_the_way = |to: &CellIndex| matches!(choice, Move::Run { to: landed, .. } if *landed != to.cell());
        Selection { destination: selection.destination.filter(is_on_the_way), ..Selection::default() }
    }

    fn follow_up(play: &PlayContext<'_, Self>, selection: &Selection) -> Option<Move> {
        interaction::Interaction::of(play)?.next_on_the_way(selection)
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::Uncover { .. } | Move::EndTurn {})
    }

    fn cost(choice: &Move, open: &Self::Open) -> Option<Phrase> {
        let gives_up_actions = matches!(choice, Move::EndTurn {}) && preview::can_act(open);
        gives_up_actions.then(|| prompts::actions_left(&open.common))
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Tower { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }
}
