//! Ratzzia on the screen: what a hand is doing, and who paints what.
//!
//! Must not know: states, matches, tables. What it shows comes from the scene alone.

mod animation;
mod board;
mod card;
mod ground;
mod input;
mod layout;
mod naming;
mod outlook;
mod palette;
mod pieces;
mod places;
mod plates;
mod prompts;
mod seats;
mod tray;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use super::board::{Column, Target};
use super::happening::Seen;
use super::rules::{Move, Ratzzia};
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::painter::{Action, Intent, Motion, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Dice of the tray that are to be rolled again.
    marked: Vec<usize>,
    /// The die of the tray that is picked.
    picked: Option<(input::Piece, usize)>,
    /// The place that several dice could go to: which one shall it be?
    asked: Option<Target>,
    /// The column where a candy die could be several values.
    valuing: Option<Column>,
    /// The column from which dice would be taken back, until it is clicked once more.
    pinned: Option<Column>,
}

impl Painter for Ratzzia {
    type Selection = Selection;

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, touch)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        seats::dice_ui(ui, scene, seat);
        None
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        seats::food_ui(ui, scene, seat)
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _touch: &mut Selection) -> Option<Intent<Self>> {
        seats::common_ui(ui, scene);
        None
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        prompts::score(scene, seat)
    }

    fn seat_note(scene: &Scene<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(scene, seat)
    }

    fn actions(scene: &Scene<'_, Self>, touch: &Selection) -> Vec<Action<Self>> {
        prompts::actions(scene, touch)
    }

    fn status(scene: &Scene<'_, Self>, touch: &Selection) -> Status {
        prompts::status(scene, touch)
    }

    fn spots(choice: &Move) -> Vec<String> {
        places::spots(choice)
    }

    fn spots_seen(seen: &Seen) -> Vec<String> {
        places::spots_seen(seen)
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn no_move_at(scene: &Scene<'_, Self>, spot: &str) -> Option<Refusal> {
        input::no_move_at(scene, spot)
    }

    fn asks_first(choice: &Move, open: &Self::Open) -> bool {
        // Taking back is looked at before it is done.
        matches!(choice, Move::Finish {}) && outlook::finish_loses(open)
    }

    fn may_play_itself(choice: &Move) -> bool {
        matches!(choice, Move::Roll {})
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
