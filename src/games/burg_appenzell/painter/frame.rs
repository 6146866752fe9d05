//! What the board shows in one frame, for the code that paints the board and the code that finds places on it.

use super::Selection;
use super::interaction::Interaction;
use super::layout::Layout;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::paint::painter::Scene;

/// The board in one frame.
pub struct CastleBoard<'a> {
    /// What the viewer knows.
    pub scene: &'a Scene<'a, BurgAppenzell>,
    /// What the player has selected.
    pub selection: &'a Selection,
    /// Where everything lies.
    pub layout: Layout,
    /// What the seat that decides at this screen can do.
    pub interaction: Option<Interaction<'a>>,
}
