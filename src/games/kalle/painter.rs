//! Kalle Kanalratte on the screen: what a hand is doing, and who paints what.
//!
//! Must not know: states, matches, tables. What it shows comes from the scene alone, so that nothing here can tell what a closed lid hides.

mod animation;
mod board;
mod card;
mod count;
mod ground;
mod guard;
mod hints;
mod input;
mod layout;
mod lids;
mod palette;
mod prompts;
mod rounds;
mod seats;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use super::square::LidIndex;
use super::{Kalle, Move, Seen};
use crate::engine::{Phrase, Seat};
use crate::paint::painter::{Action, Intent, Motion, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The lid that was picked: the first of a swap, or the one the rat goes under.
    picked: Option<LidIndex>,
    /// What the pointer drags.
    held: Option<input::Held>,
}

impl Selection {
    /// Picks a lid, or none. It is no move yet.
    fn pick(&mut self, lid: Option<LidIndex>) -> Option<Intent<Kalle>> {
        self.picked = lid;
        None
    }
}

impl Painter for Kalle {
    type Selection = Selection;

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, touch)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        seats::role_ui(ui, scene, seat);
        None
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, _touch: &mut Selection) -> Option<Intent<Self>> {
        seats::cheeses_ui(ui, scene, seat);
        None
    }

    fn common_ui(ui: &mut Ui, scene: &Scene<'_, Self>, _touch: &mut Selection) -> Option<Intent<Self>> {
        rounds::rounds_ui(ui, scene);
        None
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        prompts::cheeses(scene, seat).into()
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
        input::lids_of(choice).into_iter().map(input::lid_spot).collect()
    }

    /// Not those of a hiding or a swap: nothing tells of them later.
    fn spots_seen(seen: &Seen) -> Vec<String> {
        match seen {
            Seen::Placed { at, .. } | Seen::Pointed { at, .. } | Seen::Proved { at, .. } => vec![input::lid_spot(*at)],
            Seen::Stepped { to, .. } | Seen::Turned { to, .. } => vec![input::lid_spot(*to)],
            Seen::Started { .. } | Seen::Dealt { .. } | Seen::Hid { .. } => Vec::new(),
            Seen::Swapped { .. } | Seen::Passed { .. } => Vec::new(),
        }
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn asks_first(choice: &Move, _open: &Self::Open) -> bool {
        matches!(choice, Move::MoveGuard { .. } | Move::Point { .. } | Move::Prove { .. })
    }

    /// Nothing: every step is one that all want to see coming.
    fn may_play_itself(_choice: &Move) -> bool {
        false
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_card(brush, rect, theme);
    }
}
