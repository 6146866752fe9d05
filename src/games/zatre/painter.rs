//! The board of Zatre on the screen.

use egui::{Painter as Brush, Rect, Ui};

use super::rules::{Move, Seen, Zatre};
use crate::engine::{Phrase, Seat};
use crate::paint::painter::{Action, Intent, Painter, Scene, Status};
use crate::paint::theme::Theme;

/// What a hand is doing.
#[derive(Clone, Debug, Default)]
pub struct Touch {}

impl Painter for Zatre {
    type Touch = Touch;

    fn board_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _touch: &mut Touch) -> Option<Intent<Self>> {
        None
    }

    fn seat_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _seat: Seat, _touch: &mut Touch) -> Option<Intent<Self>> {
        None
    }

    fn common_ui(_ui: &mut Ui, _scene: &Scene<'_, Self>, _touch: &mut Touch) -> Option<Intent<Self>> {
        None
    }

    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32 {
        let common = &scene.open.common;
        common.sheets[common.sheet_of(seat)].total()
    }

    fn seat_note(_scene: &Scene<'_, Self>, _seat: Seat) -> Option<Phrase> {
        None
    }

    fn actions(_scene: &Scene<'_, Self>, _touch: &Touch) -> Vec<Action<Self>> {
        Vec::new()
    }

    fn status(scene: &Scene<'_, Self>, _touch: &Touch) -> Status {
        Status { seat: scene.hand, icon: None, count: None, phrase: Phrase::new("zatre-name") }
    }

    fn spots(_choice: &Move) -> Vec<String> {
        Vec::new()
    }

    fn spots_seen(_seen: &Seen) -> Vec<String> {
        Vec::new()
    }

    fn may_play_itself(choice: &Move) -> bool {
        matches!(choice, Move::Place { .. })
    }

    fn paint_card(_brush: &Brush, _rect: Rect, _theme: &Theme) {}
}
