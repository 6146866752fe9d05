//! The painter of Rat-a-Tat Roll: the selection, and which module paints what.
//!
//! Must not know states, matches or tables. Everything shown comes from the scene, so nothing here can reveal a
//! face-down card.

mod animation;
mod board;
mod board_frame;
mod cards;
mod glimpse;
mod ground;
mod input;
mod labels;
mod layout;
mod middle;
mod odds_ring;
mod palette;
mod panels;
mod prompts;
mod rows;
mod select_card;
mod symbols;
mod targets;
mod track;

#[cfg(test)]
mod tests;

use egui::{Key, Painter as Brush, Rect, Ui};

use self::input::ClickEffect;
use self::targets::Target;
use super::dice::{DiceCount, DiceSet};
use super::{Move, RatATatRoll, Seen};
use crate::engine::{Phrase, Refusal, Seat};
use crate::paint::board::{Input, NoPlace, Response};
use crate::paint::key_help::{KeyHelp, digits, key};
use crate::paint::painter::{Action, Motion, Painter, Part, PlayContext, Scene, Status};
use crate::paint::theme::Theme;

/// What a person has marked or picked before deciding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The number dice marked for a re-roll.
    marked_dice: DiceSet,
    /// The first card of a swap.
    picked: Option<Target>,
    /// The number of dice whose odds are previewed.
    previewed_count: Option<DiceCount>,
}

impl Selection {
    /// Applies a click to the selection, and returns its intent, if it has one.
    fn apply_click(&mut self, click: ClickEffect) -> Option<Response<RatATatRoll>> {
        match click {
            ClickEffect::Response(intent) => return Some(intent),
            ClickEffect::MarkDice(dice) => self.marked_dice = dice,
            ClickEffect::Pick(target) => self.picked = target,
            ClickEffect::AcceptAndPick(target) => {
                self.picked = Some(target);
                return Some(Response::Play(Move::Accept {}));
            }
            ClickEffect::Nothing => {}
        }
        None
    }
}

impl Painter for RatATatRoll {
    type Selection = Selection;

    const KEYS: &'static [KeyHelp] = &[
        KeyHelp { label: "keys-pick", keys: &digits::<6>() },
        KeyHelp { label: "keys-drop", keys: &[key(Key::Backspace)] },
        KeyHelp { label: "keys-draw", keys: &[key(Key::D)] },
        KeyHelp { label: "keys-end", keys: &[key(Key::E)] },
        KeyHelp { label: "keys-pass", keys: &[key(Key::P)] },
        KeyHelp { label: "rat_a_tat_roll-action-look-own", keys: &[key(Key::L)] },
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
            Part::Hand(seat) => panels::hand_ui(ui, scene, seat, selection),
            Part::Seat(seat) => {
                panels::seat_ui(ui, scene, seat, selection);
                None
            }
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
        targets::move_rect_names(choice)
    }

    fn observation_rect_names(seen: &Seen) -> Vec<String> {
        targets::observation_rect_names(seen)
    }

    fn motion(seen: &Seen) -> Motion {
        animation::motion(seen)
    }

    fn refusal_at(play: &PlayContext<'_, Self>, rect_name: &str) -> Option<Refusal> {
        targets::refusal_at(play.open, rect_name)
    }

    /// Keeps the picked card when the wild die is accepted for a swap.
    fn selection_after(selection: &Selection, choice: &Move) -> Selection {
        let picked = selection.picked.filter(|_| *choice == Move::Accept {});
        Selection { picked, ..Selection::default() }
    }

    fn needs_confirmation(choice: &Move, _open: &Self::Open) -> bool {
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

    /// Never: every decision offers at least two moves, as a single lowest or highest card is taken automatically.
    fn can_autoplay(_choice: &Move) -> bool {
        false
    }

    fn paint_card(brush: &Brush, rect: Rect, theme: &Theme) {
        select_card::paint_select_card(brush, rect, theme);
    }
}
