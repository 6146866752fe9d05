//! Ratzzia on the screen: the selection of the player, and the parts of the painter.
//!
//! Must not know states, matches or tables: everything shown comes from the scene.

mod background;
mod beats;
mod belongings;
mod board;
mod brought_board;
mod cat;
mod cloth;
mod frame;
mod input;
mod labels;
mod layout;
mod milestones;
mod palette;
mod panels;
mod pieces;
mod place;
mod plates;
mod previews;
mod prompts;
mod select_card;
mod shown_position;
mod tips;
mod traces;
mod tray;
mod tray_dice;
mod values;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use self::pieces::Piece;
use self::place::Place;
use self::tray_dice::TrayDie;
use super::FULL_BAG;
use super::board::{Column, Target};
use super::moves::Move;
use super::position::Phase;
use super::rules::Ratzzia;
use super::seen::Seen;
use crate::engine::{Phrase, Seat};
use crate::paint::board::{Input, Response};
use crate::paint::count::{Counted, Entrance};
use crate::paint::key_help::{DRAW, DROP, END, GameCommand, PASS, PICK, REAL_DICE, key};
use crate::paint::painter::{Action, Painter, PlayContext, Scene, Status};
use crate::paint::stage::{Beat, Moment, PiecePose, Show};
use crate::paint::theme::Theme;
use crate::sound::Sound;

/// What the player has selected, between clicks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The slots of the tray whose dice are marked for the re-roll.
    reroll_slots: Vec<usize>,
    /// The die picked for placing, and its slot in the tray.
    picked: Option<(TrayDie, usize)>,
    /// The clicked target for which a die has yet to be picked.
    pending_target: Option<Target>,
    /// The column for which the value of a candy die has yet to be chosen.
    candy_column: Option<Column>,
    /// The column from which a second click takes dice back.
    take_back_column: Option<Column>,
}

impl Selection {
    /// Marks dice for the re-roll, or unmarks those that are marked.
    fn toggle_reroll(&mut self, slots: &[usize]) -> Response<Ratzzia> {
        for slot in slots {
            match self.reroll_slots.iter().position(|marked| marked == slot) {
                Some(index) => drop(self.reroll_slots.remove(index)),
                None => self.reroll_slots.push(*slot),
            }
        }
        if slots.is_empty() { Response::Nothing } else { Response::Selected }
    }

    /// Clears the latest step of the selection.
    fn clear_latest(&mut self) -> Response<Ratzzia> {
        if *self == Selection::default() {
            return Response::Nothing;
        }
        if self.candy_column.take().is_none() {
            *self = Selection::default();
        }
        Response::Selected
    }
}

impl Painter for Ratzzia {
    type Selection = Selection;
    type Place = Place;
    type Piece = Piece;

    const COMMANDS: &'static [GameCommand] = &[
        PICK,
        GameCommand::new("blank", "ratzzia-keys-blank", &[key(Key::Num0)]),
        GameCommand::new("candy", "keys-candy", &[key(Key::C)]),
        DROP,
        DRAW,
        END,
        PASS,
        prompts::TAKE_BACK,
        prompts::SUPPORT,
        prompts::CHOICES[0],
        prompts::CHOICES[1],
        prompts::CHOICES[2],
        prompts::CHOICES[3],
        prompts::CHOICES[4],
        REAL_DICE,
    ];

    fn respond(play: &PlayContext<'_, Self>, selection: &mut Selection, input: Input<Place>) -> Response<Self> {
        input::respond(play, selection, input)
    }

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &Selection) {
        board::board_ui(ui, scene, selection);
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        panels::dice_ui(ui, scene, seat);
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &Selection) {
        panels::food_ui(ui, scene, seat);
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &Selection) {
        panels::common_ui(ui, scene);
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(play, seat)
    }

    const IS_SEAT_SHOWN_ELSEWHERE: bool = true;

    fn shakes_dice(open: &Self::Open, choice: Option<&Move>) -> bool {
        choice.map_or(matches!(open.phase, Phase::Rolling { .. }), |choice| *choice == Move::Roll {})
    }

    fn belongings_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat) {
        belongings::belongings_ui(ui, scene, seat);
    }

    fn belongings(play: &PlayContext<'_, Self>, seat: Seat) -> Vec<Phrase> {
        belongings::belongings(play.open, seat)
    }

    fn winning_step(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        belongings::winning_step(play.open, seat)
    }

    fn clock(_play: &PlayContext<'_, Self>) -> Option<Phrase> {
        Some(Phrase::new("ratzzia-goal").with("full", i64::from(FULL_BAG)))
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

    const END_SOUND: Sound = Sound::EndOnBells;

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
        let sum = play.open.bags.get(seat.index()).copied().unwrap_or(0);
        let bag = Counted::piece(Piece::Bag(sum), i32::try_from(sum).unwrap_or(i32::MAX));
        vec![bag.coming(Entrance::Weigh)]
    }

    fn counted_piece(piece: &Piece, share: f32) -> Piece {
        match piece {
            Piece::Bag(sum) => Piece::Bag((*sum as f32 * share).round() as u32),
            piece => *piece,
        }
    }

    fn follows_at_once(before: &Seen, choice: Option<&Move>) -> bool {
        beats::follows_at_once(before, choice)
    }

    fn paint_flight(brush: &Brush, scene: &Scene<'_, Self>, piece: &Piece, pose: PiecePose) {
        pieces::paint_piece(brush, scene, piece, pose);
    }

    fn needs_confirmation(choice: &Move, open: &Self::Open) -> bool {
        // Taking back has its own second click.
        matches!(choice, Move::Finish {}) && previews::finish_loses(open)
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Roll {})
    }

    const MASCOT: &'static str = "ratzzia/annie";

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }

    fn paint_brought_board(brush: &Brush, rect: Rect, theme: &Theme, board: &serde_json::Value, seats: usize) {
        brought_board::paint_brought_board(brush, rect, theme, board, seats);
    }
}
