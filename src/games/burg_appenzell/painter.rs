//! Burg Appenzell on the screen: the painter, what a player has selected, and the modules that paint.
//!
//! Must not know: states, matches, tables. Everything shown comes from the [`Scene`], so nothing here can reveal what a roof hides.

mod animation;
mod board;
mod board_painter;
mod card;
mod ground;
mod highlights;
mod input;
mod layout;
mod palette;
mod panels;
mod pieces;
mod places;
mod previews;
mod prompts;
mod roofs;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use super::castle::CellIndex;
use super::moves::Move;
use super::rules::BurgAppenzell;
use super::seen::Seen;
use super::slots::Slot;
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::board::{Input, NoPlace, Response};
use crate::paint::key_help::{KeyHelp, digits, key};
use crate::paint::painter::{Action, Motion, Painter, Part, PlayContext, Scene, Status};
use crate::paint::theme::Theme;

/// What the player has selected and not yet played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The chosen mouse.
    mouse_choice: input::MouseChoice,
    /// The slot whose push is previewed; a second click there plays the push.
    previewed_slot: Option<Slot>,
    /// A clicked cell that several mice can reach: the player still has to choose one.
    contested_cell: Option<CellIndex>,
    /// What the pointer drags.
    dragged: Option<input::Dragged>,
}

impl Painter for BurgAppenzell {
    type Selection = Selection;

    const KEYS: &'static [KeyHelp] = &[
        KeyHelp { label: "burg_appenzell-keys-mouse", keys: &digits::<5>() },
        KeyHelp { label: "keys-drop", keys: &[key(Key::Backspace)] },
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
            Part::Hand(seat) => panels::mice_ui(ui, scene, seat, selection),
            Part::Seat(seat) => {
                panels::chips_ui(ui, scene, seat);
                None
            }
            Part::Common => {
                panels::common_ui(ui, scene);
                None
            }
        })
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(&play.open.common, seat)
    }

    fn seat_note(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(&play.open.common, seat)
    }

    fn actions(play: &PlayContext<'_, Self>, selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play, selection)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn move_rect_names(choice: &Move) -> Vec<String> {
        places::move_rect_names(choice)
    }

    fn observation_rect_names(seen: &Seen) -> Vec<String> {
        places::observation_rect_names(seen)
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn refusal_at(play: &PlayContext<'_, Self>, name: &str) -> Option<Refusal> {
        input::refusal_at(play, name)
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::Uncover { .. } | Move::EndTurn {})
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Tower { .. })
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
