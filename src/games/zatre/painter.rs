//! The painter of Zatre: its selection state, and the implementation of `Painter` by the modules below.
//!
//! Must not know: states, matches, tables. Everything shown comes from the scene.

mod badges;
mod bag;
mod board;
mod card;
mod empty_board;
mod interaction;
mod keys;
mod layout;
mod palette;
mod previews;
mod prompts;
mod rack;
mod sheet;
mod tiles;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use super::rules::{Move, Seen, Zatre};
use super::tiles::Tile;
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::board::{Input, NoPlace, Response};
use crate::paint::key_help::{KeyHelp, digits, key};
use crate::paint::painter::{Action, Painter, Part, PlayContext, Scene, Status};
use crate::paint::theme::Theme;

/// The tile that a player has picked or is dragging.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picked tile.
    picked: Option<Tile>,
    /// The index of the picked tile among equal tiles of the hand.
    slot: u8,
    /// The tile being dragged, which is also the picked one.
    dragged: Option<Tile>,
}

impl Selection {
    fn pick(&mut self, tile: Tile, slot: u8) {
        (self.picked, self.slot) = (Some(tile), slot);
    }

    fn drop_tile(&mut self) {
        (self.picked, self.dragged) = (None, None);
    }
}

impl Painter for Zatre {
    type Selection = Selection;

    const KEYS: &'static [KeyHelp] = &[
        KeyHelp { label: "keys-pick", keys: &digits::<6>() },
        KeyHelp { label: "keys-drop", keys: &[key(Key::Backspace)] },
        KeyHelp { label: "keys-draw", keys: &[key(Key::D)] },
        KeyHelp { label: "keys-end", keys: &[key(Key::E)] },
    ];

    type Place = NoPlace;

    fn respond(_: &PlayContext<'_, Self>, _: &mut Selection, _: Input<NoPlace>) -> Response<Self> {
        Response::Nothing
    }

    fn board_ui(_: &mut Ui, _: &Scene<'_, Self>, _: &Selection) {}
    fn hand_ui(_: &mut Ui, _: &Scene<'_, Self>, _: Seat, _: &Selection) {}
    fn seat_ui(_: &mut Ui, _: &Scene<'_, Self>, _: Seat, _: &Selection) {}
    fn common_ui(_: &mut Ui, _: &Scene<'_, Self>, _: &Selection) {}
    fn move_places(_: &Move) -> Vec<NoPlace> {
        Vec::new()
    }
    fn observation_places(_: &Seen) -> Vec<NoPlace> {
        Vec::new()
    }

    fn legacy_ui(
        ui: &mut Ui,
        scene: &Scene<'_, Self>,
        part: Part,
        selection: &mut Selection,
    ) -> Option<Option<Response<Self>>> {
        Some(match part {
            Part::Board => board::board_ui(ui, scene, selection),
            Part::Hand(seat) => rack::rack_ui(ui, scene, seat, selection),
            Part::Seat(seat) => {
                sheet::sheet_ui(ui, scene, seat);
                None
            }
            Part::Common => bag::bag_ui(ui, scene),
        })
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(play.open, seat)
    }

    fn seat_note(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(play, seat)
    }

    fn actions(play: &PlayContext<'_, Self>, _selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn move_rect_names(choice: &Move) -> Vec<String> {
        match choice {
            Move::Place { tile, at } => vec![interaction::tile_rect_name(*tile), interaction::cell_rect_name(*at)],
            Move::EndTurn {} => Vec::new(),
        }
    }

    fn observation_rect_names(seen: &Seen) -> Vec<String> {
        match seen {
            Seen::Placed { at, .. } => vec![interaction::cell_rect_name(*at)],
            Seen::StartDrew { .. } | Seen::Drew { .. } | Seen::DealtOut { .. } => vec!["bag".to_owned()],
            Seen::Ended { seat, .. } => vec![format!("seat {}", seat.index())],
        }
    }

    fn refusal_at(play: &PlayContext<'_, Self>, name: &str) -> Option<Refusal> {
        interaction::refusal_at(play, name)
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::EndTurn {})
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Place { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
