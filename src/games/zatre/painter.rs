//! Zatre on the screen: what a hand is doing, and who paints what.
//!
//! Must not know: states, matches, tables. What it shows comes from the scene alone.

mod badges;
mod bag;
mod board;
mod card;
mod ground;
mod hover;
mod keys;
mod layout;
mod marking;
mod palette;
mod prompts;
mod rack;
mod sheet;
mod tiles;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use super::rules::{Move, Seen, Zatre};
use super::tiles::Tile;
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::painter::{Action, Intent, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The tile that was picked.
    picked: Option<Tile>,
    /// Which of several alike.
    slot: u8,
    /// What hangs on the pointer: the same, while it is dragged.
    held: Option<Tile>,
}

impl Selection {
    fn pick(&mut self, tile: Tile, slot: u8) {
        (self.picked, self.slot) = (Some(tile), slot);
    }

    fn drop_tile(&mut self) {
        (self.picked, self.held) = (None, None);
    }
}

impl Painter for Zatre {
    type Selection = Selection;

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, touch)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Selection) -> Option<Intent<Self>> {
        rack::rack_ui(ui, scene, seat, touch)
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        sheet::sheet_ui(ui, scene, seat);
        None
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _touch: &mut Selection) -> Option<Intent<Self>> {
        bag::bag_ui(ui, scene)
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        prompts::score(scene.open, seat)
    }

    fn seat_note(scene: &Scene<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(scene, seat)
    }

    fn actions(scene: &Scene<'_, Self>, _touch: &Selection) -> Vec<Action<Self>> {
        prompts::actions(scene)
    }

    fn status(scene: &Scene<'_, Self>, touch: &Selection) -> Status {
        prompts::status(scene, touch)
    }

    fn spots(choice: &Move) -> Vec<String> {
        match choice {
            Move::Place { tile, at } => vec![marking::rack_spot(*tile), marking::cell_spot(*at)],
            Move::EndTurn {} => Vec::new(),
        }
    }

    fn spots_seen(seen: &Seen) -> Vec<String> {
        match seen {
            Seen::Placed { at, .. } => vec![marking::cell_spot(*at)],
            Seen::StartDrew { .. } | Seen::Drew { .. } | Seen::DealtOut { .. } => vec!["bag".to_owned()],
            Seen::Ended { seat, .. } => vec![format!("seat {}", seat.index())],
        }
    }

    fn no_move_at(scene: &Scene<'_, Self>, spot: &str) -> Option<Refusal> {
        marking::no_move_at(scene, spot)
    }

    fn asks_first(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::EndTurn {})
    }

    fn may_play_itself(choice: &Move) -> bool {
        matches!(choice, Move::Place { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
