//! Ratzzia on the screen: the selection of the player, and the parts of the painter.
//!
//! Must not know states, matches or tables: everything shown comes from the scene.

mod animation;
mod background;
mod board;
mod card;
mod input;
mod labels;
mod layout;
mod palette;
mod panels;
mod pieces;
mod plates;
mod previews;
mod prompts;
mod spots;
mod tips;
mod tray;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use super::board::{Column, Target};
use super::moves::Move;
use super::rules::Ratzzia;
use super::seen::Seen;
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::board::{Input, NoPlace, Response};
use crate::paint::key_help::{KeyHelp, digits, key};
use crate::paint::painter::{Action, Motion, Painter, Part, PlayContext, Scene, Status};
use crate::paint::theme::Theme;

/// What the player has selected, between clicks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The slots of the tray whose dice are marked for the re-roll.
    reroll_slots: Vec<usize>,
    /// The die picked for placing, and its slot in the tray.
    picked: Option<(input::TrayDie, usize)>,
    /// The clicked target for which a die has yet to be picked.
    pending_target: Option<Target>,
    /// The column for which the value of a candy die has yet to be chosen.
    candy_column: Option<Column>,
    /// The column from which a second click takes dice back.
    take_back_column: Option<Column>,
}

impl Painter for Ratzzia {
    type Selection = Selection;

    const KEYS: &'static [KeyHelp] = &[
        KeyHelp { label: "keys-pick", keys: &digits::<6>() },
        KeyHelp { label: "ratzzia-keys-blank", keys: &[key(Key::Num0)] },
        KeyHelp { label: "keys-candy", keys: &[key(Key::C)] },
        KeyHelp { label: "keys-drop", keys: &[key(Key::Backspace)] },
        KeyHelp { label: "keys-draw", keys: &[key(Key::D)] },
        KeyHelp { label: "keys-end", keys: &[key(Key::E)] },
        KeyHelp { label: "keys-pass", keys: &[key(Key::P)] },
        KeyHelp { label: "ratzzia-keys-take-back", keys: &[key(Key::T)] },
        KeyHelp { label: "ratzzia-action-support", keys: &[key(Key::U)] },
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
            Part::Hand(seat) => {
                panels::dice_ui(ui, scene, seat);
                None
            }
            Part::Seat(seat) => panels::food_ui(ui, scene, seat),
            Part::Common => {
                panels::common_ui(ui, scene);
                None
            }
        })
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::score(play, seat)
    }

    fn seat_note(play: &PlayContext<'_, Self>, seat: Seat) -> Option<Phrase> {
        prompts::seat_note(play, seat)
    }

    fn actions(play: &PlayContext<'_, Self>, selection: &Selection) -> Vec<Action<Self>> {
        prompts::actions(play, selection)
    }

    fn status(play: &PlayContext<'_, Self>, selection: &Selection) -> Status {
        prompts::status(play, selection)
    }

    fn move_rect_names(choice: &Move) -> Vec<String> {
        spots::spots(choice)
    }

    fn observation_rect_names(seen: &Seen) -> Vec<String> {
        spots::spots_seen(seen)
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn refusal_at(play: &PlayContext<'_, Self>, spot: &str) -> Option<Refusal> {
        input::no_move_at(play, spot)
    }

    fn needs_confirmation(choice: &Move, open: &Self::Open) -> bool {
        // Taking back has its own second click.
        matches!(choice, Move::Finish {}) && previews::finish_loses(open)
    }

    fn can_autoplay(choice: &Move) -> bool {
        matches!(choice, Move::Roll {})
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
