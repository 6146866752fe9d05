//! Rat-a-Tat Roll on the screen: what a hand is doing, and who paints what.
//!
//! Must not know: states, matches, tables. What it shows comes from the scene alone, so that nothing here can tell what a card shows
//! that lies face down.

mod animation;
mod board;
mod card;
mod cards;
mod chances;
mod glimpse;
mod ground;
mod input;
mod layout;
mod middle;
mod naming;
mod palette;
mod prompts;
mod rows;
mod scenery;
mod seats;
mod symbols;
mod things;
mod track;

#[cfg(test)]
mod tests;

use egui::{Painter as Brush, Rect, Ui};

use self::input::Click;
use self::things::Thing;
use super::dice::{DiceSet, HowMany};
use super::{Move, RatATatRoll, Seen};
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::painter::{Action, Intent, Motion, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The number dice that are to be rolled again.
    dice: DiceSet,
    /// The first card of a swap.
    picked: Option<Thing>,
    /// The number of dice whose chances are looked at.
    looked_at: Option<HowMany>,
}

impl Selection {
    /// Does what came of a click here, and gives what is left of it.
    fn take(&mut self, click: Click) -> Option<Intent<RatATatRoll>> {
        match click {
            Click::Meant(intent) => return Some(intent),
            Click::Dice(dice) => self.dice = dice,
            Click::Picked(thing) => self.picked = thing,
            Click::Swaps(thing) => {
                self.picked = Some(thing);
                return Some(Intent::Play(Move::Accept {}));
            }
            Click::Nothing => {}
        }
        None
    }
}

impl Painter for RatATatRoll {
    type Selection = Selection;

    fn board_ui(ui: &mut Ui, scene: &Scene<'_, Self>, touch: &mut Selection) -> Option<Intent<Self>> {
        board::board_ui(ui, scene, touch)
    }

    fn hand_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Selection) -> Option<Intent<Self>> {
        seats::hand_ui(ui, scene, seat, touch)
    }

    fn seat_ui(ui: &mut Ui, scene: &Scene<'_, Self>, seat: Seat, touch: &mut Selection) -> Option<Intent<Self>> {
        seats::purse_ui(ui, scene, seat, touch);
        None
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
        things::spots(choice)
    }

    fn spots_seen(seen: &Seen) -> Vec<String> {
        things::spots_seen(seen)
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn no_move_at(scene: &Scene<'_, Self>, spot: &str) -> Option<Refusal> {
        things::no_move_at(scene.open, spot)
    }

    /// A card that was picked when the die was kept for a swap.
    fn carried(touch: &Selection, choice: &Move) -> Selection {
        let picked = touch.picked.filter(|_| *choice == Move::Accept {});
        Selection { picked, ..Selection::default() }
    }

    fn asks_first(choice: &Move, _open: &Self::Open) -> bool {
        matches!(
            choice,
            Move::TakeFaceUp {}
                | Move::TakePile {}
                | Move::LookOwn {}
                | Move::Look { .. }
                | Move::Skip {}
                | Move::Replace { .. }
        )
    }

    /// Nothing: whoever decides has always two moves or more, for a card is taken by hand only where several are equal.
    fn may_play_itself(_choice: &Move) -> bool {
        false
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        card::paint_scene(brush, rect, theme);
    }
}
