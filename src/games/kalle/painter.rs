//! The painter of Kalle Kanalratte: the board on the screen and the input on it.
//!
//! Must not know: states, matches, tables. The painter draws from the scene alone, so that it cannot give away what a closed lid
//! hides.

mod animation;
mod board;
mod card;
mod count;
mod ground;
mod guard;
mod highlights;
mod input;
mod layout;
mod lids;
mod palette;
mod prompts;
mod rounds;
mod seats;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use super::square::LidIndex;
use super::{Kalle, Move, Seen};
use crate::engine::{Phrase, Seat};
use crate::paint::key_help::{KeyHelp, key};
use crate::paint::painter::{Action, Intent, Motion, Painter, PlayContext, Scene, Status};
use crate::paint::theme::Theme;

/// What a person has selected on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picked lid: the first of a swap, or the one to hide under.
    picked: Option<LidIndex>,
    /// What the pointer drags.
    dragged: Option<input::Dragged>,
}

impl Selection {
    /// Picks a lid, or none. Returns no intent, since picking is not a move.
    fn pick(&mut self, lid: Option<LidIndex>) -> Option<Intent<Kalle>> {
        self.picked = lid;
        None
    }
}

impl Painter for Kalle {
    type Selection = Selection;

    const KEYS: &'static [KeyHelp] = &[
        KeyHelp { label: "keys-drop", keys: &[key(Key::Backspace)] },
        KeyHelp { label: "keys-draw", keys: &[key(Key::D)] },
        KeyHelp { label: "keys-pass", keys: &[key(Key::P)] },
    ];

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, selection: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, selection)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &mut Selection) -> Option<Intent<Self>> {
        seats::role_ui(ui, scene, seat);
        None
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _selection: &mut Selection) -> Option<Intent<Self>> {
        seats::cheeses_ui(ui, scene, seat);
        None
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _selection: &mut Selection) -> Option<Intent<Self>> {
        rounds::rounds_ui(ui, scene);
        None
    }

    fn score(play: &PlayContext<'_, Self>, seat: Seat) -> i32 {
        prompts::cheeses(play, seat).into()
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
        input::lids_of(choice).into_iter().map(input::lid_rect_name).collect()
    }

    /// None for hiding and swaps, whose places must not be shown later.
    fn observation_rect_names(seen: &Seen) -> Vec<String> {
        match seen {
            Seen::Placed { at, .. } | Seen::Pointed { at, .. } | Seen::Proved { at, .. } => {
                vec![input::lid_rect_name(*at)]
            }
            Seen::Stepped { to, .. } | Seen::Turned { to, .. } => vec![input::lid_rect_name(*to)],
            Seen::Started { .. } | Seen::Dealt { .. } | Seen::Hid { .. } => Vec::new(),
            Seen::Swapped { .. } | Seen::Passed { .. } => Vec::new(),
        }
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::MoveGuard { .. } | Move::Point { .. } | Move::Prove { .. })
    }

    /// Never: people want to see every step coming.
    fn can_autoplay(_choice: &Move) -> bool {
        false
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
