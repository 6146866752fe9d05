//! What the board shows in one frame, for everything that paints a part of the board.

use egui::Pos2;

use super::Selection;
use super::cloth::Cloth;
use super::input::Interaction;
use super::layout::Layout;
use super::place::BoardArea;
use super::shown_position::ShownPosition;
use super::values::ValuePanel;
use crate::games::ratzzia::{Move, Ratzzia};
use crate::paint::painter::Scene;

/// The board in one frame.
pub struct PantryBoard<'a> {
    /// What is shown.
    pub scene: &'a Scene<'a, Ratzzia>,
    /// What is selected.
    pub selection: &'a Selection,
    /// Where everything lies.
    pub layout: Layout,
    /// What the seat that decides can do; `None` if no seat does.
    pub interaction: Option<Interaction<'a>>,
    /// The position as far as the last event has been shown.
    pub shown: ShownPosition<'a>,
    /// The panel for the value of a candy die, if one has to be chosen.
    pub values: Option<ValuePanel>,
    /// The position of the pointer, if it is in the window.
    pub pointer: Option<Pos2>,
}

impl<'a> PantryBoard<'a> {
    /// The board in this layout, under this pointer.
    pub fn new(
        scene: &'a Scene<'a, Ratzzia>,
        selection: &'a Selection,
        layout: Layout,
        pointer: Option<Pos2>,
    ) -> PantryBoard<'a> {
        let shown = ShownPosition::of(scene);
        let interaction = Interaction::from_play(scene).filter(|_| Cloth::is_settled(&shown));
        let values = interaction.and_then(|interaction| ValuePanel::new(&interaction, selection, &layout));
        PantryBoard { scene, selection, layout, interaction, shown, values, pointer }
    }

    /// Whether a move is legal for the seat that decides here.
    pub fn is_legal(&self, choice: Move) -> bool {
        self.interaction.is_some_and(|interaction| interaction.is_legal(choice))
    }

    /// Whether something can be done at this area now.
    pub fn can_act_at(&self, area: BoardArea) -> bool {
        self.interaction.is_some_and(|interaction| interaction.can_act_at(self.selection, area))
    }
}
