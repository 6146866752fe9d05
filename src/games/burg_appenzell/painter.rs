//! Burg Appenzell on the screen: what a hand is doing, and who paints what.
//!
//! Must not know: states, matches, tables. What it shows comes from the scene alone, so that nothing here can tell what a roof hides.

mod animation;
mod beside;
mod board;
mod card;
mod foresight;
mod ground;
mod input;
mod layout;
mod marks;
mod palette;
mod pieces;
mod places;
mod prompts;
mod roofs;
mod scenery;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use super::castle::CellIndex;
use super::moves::Move;
use super::pushing::Slot;
use super::rules::BurgAppenzell;
use super::witness::Seen;
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::painter::{Action, Intent, Motion, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Which mouse was chosen.
    choice: input::Choice,
    /// The slot whose push is looked at, until it is clicked once more.
    pinned: Option<Slot>,
    /// The cell that several mice could go to: which one shall it be?
    asked: Option<CellIndex>,
    /// What the pointer drags.
    held: Option<input::Held>,
}

impl Painter for BurgAppenzell {
    type Selection = Selection;

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, touch)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Selection) -> Option<Intent<Self>> {
        beside::mice_ui(ui, scene, seat, touch)
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        beside::chips_ui(ui, scene, seat);
        None
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _touch: &mut Selection) -> Option<Intent<Self>> {
        beside::common_ui(ui, scene);
        None
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        prompts::score(&scene.open.common, seat)
    }

    fn seat_note(scene: &Scene<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(&scene.open.common, seat)
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

    fn asks_first(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::Uncover { .. } | Move::EndTurn {})
    }

    fn may_play_itself(choice: &Move) -> bool {
        matches!(choice, Move::Tower { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
