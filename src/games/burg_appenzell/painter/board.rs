//! The board: cells, slots and the spare, under cursor and pointer. Painting is in `board_painter.rs`.

use egui::{CursorIcon, IdSalt, Rect, Role, Sense, Ui, WidgetInfo};

use super::Selection;
use super::board_painter::BoardPainter;
use super::frame::CastleBoard;
use super::interaction::{ChosenMouse, Interaction, covered_room};
use super::layout::Layout;
use super::place::Place;
use super::prompts::{actions_left, cell_contents, place_label};
use super::shown_position::ShownPosition;
use crate::engine::{Cell, Phrase};
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::common::Phase;
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::nouns::tile_phrase;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::board::{self, Aim, Board, Pointed};
use crate::paint::painter::Scene;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, selection: &Selection) {
    let layout = Layout::fitting(board::take_room(ui), ui.pixels_per_point());
    let board = CastleBoard { scene, selection, layout, interaction: Interaction::of(scene) };
    let loose_tiles = Slot::ALL.into_iter().map(Place::SlotTile);
    for place in Place::roofs_and_spare(scene.open).chain([Place::Actions, Place::Castle]).chain(loose_tiles) {
        scene.put(place, board.rect(place));
    }
    board::board_ui(ui, scene, selection, &board);
}

impl Board<BurgAppenzell> for CastleBoard<'_> {
    fn outer(&self) -> Rect {
        self.layout.outer()
    }

    fn label(&self) -> Phrase {
        Phrase::new("burg_appenzell-board")
    }

    fn places(&self) -> Vec<Place> {
        Place::cells_and_slots().collect()
    }

    fn rect(&self, place: Place) -> Rect {
        self.layout.place(self.scene.open.common.plan(), place)
    }

    fn place_label(&self, place: Place) -> Phrase {
        place_label(self.scene, place, self.interaction.as_ref(), self.selection)
    }

    fn choice(&self) -> Option<IdSalt> {
        let interaction = self.interaction.as_ref().filter(|interaction| !interaction.must_end_turn());
        interaction.map(|interaction| IdSalt::new(interaction.is_setting_up()))
    }

    fn stops(&self) -> Vec<Place> {
        Place::cells_and_slots().filter(|place| self.responds_at(*place)).collect()
    }

    /// The chosen mouse, or the first place where a click does something.
    fn start(&self) -> Place {
        let chosen = self.interaction.as_ref().and_then(|interaction| interaction.chosen(self.selection));
        let cell_index = chosen.and_then(ChosenMouse::cell_index).map(Place::Cell);
        let first = || Place::cells_and_slots().find(|place| self.responds_at(*place));
        cell_index.or_else(first).unwrap_or(Place::Cell(CellIndex::at(3, 3)))
    }

    fn cell(&self, place: Place) -> Option<Cell> {
        place.frame_cell()
    }

    /// When a digit has chosen a mouse, the cursor goes to that mouse.
    fn aim(&self, selection: &Selection) -> Aim<Place> {
        let chosen = self.interaction.as_ref().and_then(|interaction| interaction.chosen(selection));
        chosen.and_then(ChosenMouse::cell_index).map_or(Aim::Last, |cell_index| Aim::At(Place::Cell(cell_index)))
    }

    /// What lies on a roof or tile under the pointer.
    fn tip(&self, place: Place) -> Option<Phrase> {
        let Place::Cell(cell_index) = place else { return None };
        let open = self.scene.open;
        let has_tip = covered_room(&open.common, cell_index).is_some()
            || (cell_index.ground() == Ground::Hole && open.tiles.at(cell_index).is_some());
        has_tip.then(|| Phrase::new("burg_appenzell-tip").with("what", cell_contents(open, cell_index)))
    }

    fn sense(&self) -> Sense {
        Sense::CLICK | Sense::DRAG
    }

    fn pointer_icon(&self, place: Place) -> CursorIcon {
        if self.responds_at(place) { CursorIcon::PointingHand } else { CursorIcon::Default }
    }

    fn ring(&self, place: Place) -> (Rect, f32) {
        (self.rect(place), self.layout.cell * 0.1)
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        self.sense_spare(ui);
        self.label_actions(ui);
        let painter = BoardPainter::new(ui, self, pointed);
        painter.paint();
        if self.interaction.is_some() && is_end_button_active(self.scene) {
            painter.paint_roofs_to_cover();
        }
        if pointed.cursor.is_some() {
            painter.paint_digits();
        }
    }
}

impl CastleBoard<'_> {
    /// Whether a click on this cell or slot does something.
    fn responds_at(&self, place: Place) -> bool {
        self.interaction.as_ref().is_some_and(|interaction| interaction.responds_at(self.selection, place))
    }

    /// Lets the spare be dragged; a click on it tells where it can go, or why it cannot.
    fn sense_spare(&self, ui: &Ui) {
        let can_drag = self.interaction.as_ref().map(|interaction| interaction.can_drag(Place::Spare));
        let sense = match can_drag {
            Some(true) => Sense::CLICK | Sense::DRAG,
            Some(false) => Sense::CLICK,
            None => Sense::hover(),
        };
        let spare = self.scene.sense(ui, "spare", Place::Spare, self.rect(Place::Spare), sense);
        let words = match self.scene.open.spare {
            Some(tile) => Phrase::new("burg_appenzell-spare").with("tile", tile_phrase(tile)),
            None => Phrase::new("burg_appenzell-spare-none"),
        };
        spare.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), self.scene.say(&words)));
        if can_drag == Some(true) {
            spare.on_hover_cursor(CursorIcon::Grab);
        }
    }

    /// Says how many actions the paws count.
    fn label_actions(&self, ui: &Ui) {
        let common = ShownPosition::of(self.scene).turn_position();
        if common.phase != Phase::Acting {
            return;
        }
        let words = actions_left(common);
        let paws = self.scene.sense(ui, "actions", Place::Actions, self.rect(Place::Actions), Sense::hover());
        paws.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), self.scene.say(&words)));
        if board::allows_tooltips(ui.ctx()) {
            paws.on_hover_text(self.scene.say(&words));
        }
    }
}

/// Whether the button "End turn" is pointed at.
fn is_end_button_active(scene: &Scene<'_, BurgAppenzell>) -> bool {
    scene.pointed_action.is_some_and(|pointed| pointed.choice == Some(Move::EndTurn {}))
}
