//! The board on the screen: areas to click and to drop dice on, and everything painted on it.

use egui::{CornerRadius, CursorIcon, IdSalt, Painter as Brush, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::Selection;
use super::background::{self, Highlight};
use super::frame::PantryBoard;
use super::input::Interaction;
use super::labels;
use super::layout::Layout;
use super::palette;
use super::pieces::paint_seat_die;
use super::place::{BoardArea, Place};
use super::plates::plates_ui;
use super::previews;
use super::tips;
use super::traces::{self, traces};
use super::tray::tray_ui;
use super::values::values_ui;
use crate::engine::{Cell, Phrase, Seat};
use crate::games::ratzzia::board::{Column, Shelf};
use crate::games::ratzzia::{Move, Phase, Ratzzia, SpaceIndex};
use crate::paint::board::{self, Aim, Board, Place as _, Pointed};
use crate::paint::painter::Scene;
use crate::paint::widgets::highlight_ring;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>, selection: &Selection) {
    let layout = Layout::fitting(board::take_room(ui), scene.open.printed_board(), usize::from(scene.open.seats));
    let pointer = ui.input(|input| input.pointer.hover_pos());
    board::board_ui(ui, scene, selection, &PantryBoard::new(scene, selection, layout, pointer));
}

impl Board<Ratzzia> for PantryBoard<'_> {
    fn outer(&self) -> Rect {
        self.layout.outer
    }

    fn label(&self) -> Phrase {
        Phrase::new("ratzzia-board")
    }

    fn places(&self) -> Vec<Place> {
        BoardArea::all().map(Place::Area).collect()
    }

    fn rect(&self, place: Place) -> Rect {
        match place.area() {
            Some(BoardArea::Shelf(column)) => self.layout.shelf(column),
            Some(BoardArea::Column(column)) => self.layout.shaft(column).union(self.layout.foot(column)),
            Some(BoardArea::Cat) => self.layout.cat_row(),
            None => Rect::NOTHING,
        }
    }

    fn place_label(&self, place: Place) -> Phrase {
        let label = |area| tips::area_label(self.scene.open, self.interaction.as_ref(), self.selection, area);
        place.area().map_or_else(|| self.label(), label)
    }

    fn choice(&self) -> Option<IdSalt> {
        let interaction = self.interaction.filter(Interaction::can_choose_areas)?;
        Some(IdSalt::new(std::mem::discriminant(&interaction.phase())))
    }

    /// A shelf acts like its column; one of the two is enough to jump to.
    fn stops(&self) -> Vec<Place> {
        let areas = BoardArea::all().filter(|area| !matches!(area, BoardArea::Shelf(_)));
        areas.filter(|area| self.can_act_at(*area)).map(Place::Area).collect()
    }

    fn start(&self) -> Place {
        self.stops().first().copied().unwrap_or(Place::Area(BoardArea::Column(Column::ALL[4])))
    }

    fn cell(&self, place: Place) -> Option<Cell> {
        place.area().map(BoardArea::cell)
    }

    fn place_at(&self, cell: Cell) -> Option<Place> {
        BoardArea::from_cell(cell).map(Place::Area)
    }

    /// When a key has picked a die, the cursor goes to where it was last, because the die needs a place.
    fn aim(&self, selection: &Selection) -> Aim<Place> {
        let is_new = selection.picked.is_some() && selection.picked != self.selection.picked;
        if is_new { Aim::Last } else { Aim::Nowhere }
    }

    fn tip(&self, place: Place) -> Option<Phrase> {
        let under = self.pointer.and_then(|at| self.layout.space_at(at));
        Some(tips::tip(self.scene.open, self.interaction.as_ref(), self.selection, place.area()?, under))
    }

    fn shows_tips_at_pointer(&self) -> bool {
        true
    }

    fn pointer_icon(&self, place: Place) -> CursorIcon {
        let is_on_value = || self.values.as_ref().zip(self.pointer).is_some_and(|(panel, at)| panel.has_value_at(at));
        let can_act = place.area().is_some_and(|area| self.can_act_at(area));
        if can_act || is_on_value() { CursorIcon::PointingHand } else { CursorIcon::Default }
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        self.label_spaces(ui);
        self.paint_board(ui.painter(), pointed.target().and_then(Place::area));
    }

    fn paint_above(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        plates_ui(ui, self);
        tray_ui(ui, self);
        traces::paint_thefts(ui.painter(), &self.layout, self.scene, &traces(self.scene));
        self.paint_lights(ui.painter());
        paint_highlights(ui.painter(), self.scene);
        previews::paint(ui.painter(), self, pointed.target().and_then(Place::area));
        values_ui(ui, self.scene, self.values.as_ref());
    }
}

impl PantryBoard<'_> {
    /// Registers and labels every space.
    fn label_spaces(&self, ui: &Ui) {
        let label_space = |space: SpaceIndex, rect: Rect| {
            let label = self.scene.say(&labels::space(self.scene.open, space));
            let response = self.scene.sense(ui, "space", space.into(), rect, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
            self.scene.put(space.into(), rect);
            self.scene.put(Place::Spot(space), self.layout.spot(space));
        };
        for column in Column::ALL {
            self.scene.put(Place::ShelfItem(column), self.layout.shelf_item(column));
            for index in 0..self.scene.open.printed(column).spaces.len() {
                label_space(SpaceIndex::Column(column, index as u8), self.layout.space(column, index));
            }
        }
        for index in 0..self.layout.cat_spaces() {
            label_space(SpaceIndex::Cat(index as u8), self.layout.cat_space(index));
        }
    }

    /// Paints everything that lies on the board.
    fn paint_board(&self, brush: &Brush, hovered: Option<BoardArea>) {
        let (scene, layout) = (self.scene, &self.layout);
        let (theme, open) = (scene.theme, scene.open);
        background::paint_room(brush, layout, theme);
        for column in Column::ALL {
            let is_taken_back = self.selection.take_back_column == Some(column) && open.phase == Phase::Turning;
            let highlight = self.highlight(BoardArea::Column(column), hovered);
            let highlight = Highlight {
                enabled: highlight.enabled || is_taken_back,
                glow: scene.stage.light(Place::Area(BoardArea::Column(column))),
                shake: scene.stage.shake(Place::ShelfItem(column)),
                ..highlight
            };
            background::paint_column(brush, layout, theme, column, highlight);
        }
        self.paint_next_spaces(brush, |space| matches!(space, SpaceIndex::Column(..)));
        self.paint_column_dice(brush);
        for column in Column::ALL.into_iter().filter(|&column| open.printed(column).shelf == Shelf::CandyJar) {
            background::paint_candies(brush, layout, theme, column, self.shown.jar());
        }
        let filled = self.shown.cat_dice(layout.cat_spaces()) as f32 / layout.cat_spaces().max(1) as f32;
        // From half a row on the ears of the cat show, higher with each die.
        let ears = if filled < 0.5 { 0.0 } else { 0.3 + 0.3 * filled };
        let cat = self.shown.cat();
        let rise = cat.map_or(ears, |cat| ears + (1.0 - ears) * cat.ears);
        // The shadow falls on the columns and what lies there; the cat itself stands before it.
        if let Some(cat) = cat {
            cat.paint_shadow(brush, layout, theme);
        }
        background::paint_cat_row(brush, layout, theme, self.highlight(BoardArea::Cat, hovered), rise);
        self.paint_next_spaces(brush, |space| matches!(space, SpaceIndex::Cat(_)));
        self.paint_cat_dice(brush);
        traces::paint_on_columns(brush, layout, scene, &self.shown, &traces(scene));
        if let Some(cat) = cat {
            cat.paint_paw(brush, layout, theme);
        }
    }

    /// Paints rings around those of the next spaces that `are_meant`.
    fn paint_next_spaces(&self, brush: &Brush, are_meant: impl Fn(&SpaceIndex) -> bool) {
        let Some(interaction) = &self.interaction else { return };
        for space in previews::next_spaces(interaction, self.selection).into_iter().filter(are_meant) {
            background::paint_next(brush, &self.layout, self.scene.theme, space);
        }
    }

    /// The highlight of an area. While placing, the next spaces are highlighted instead of whole columns.
    fn highlight(&self, area: BoardArea, hovered: Option<BoardArea>) -> Highlight {
        let can_act = self.can_act_at(area);
        let is_whole = !matches!(self.scene.open.phase, Phase::Placing | Phase::Annie { .. } | Phase::Turning);
        Highlight { enabled: can_act && is_whole, hovered: can_act && hovered == Some(area), ..Highlight::default() }
    }

    /// Paints the dice on columns that are not under way.
    fn paint_column_dice(&self, brush: &Brush) {
        let (scene, layout, open) = (self.scene, &self.layout, self.scene.open);
        for column in Column::ALL {
            let can_take_back = self.is_legal(Move::TakeBack { column });
            for index in 0..open.printed(column).spaces.len() {
                let Some(die) = self.shown.die(SpaceIndex::Column(column, index as u8)) else { continue };
                let rect = layout.die(column, index);
                paint_seat_die(brush, scene, rect, die);
                if can_take_back && die.seat == Some(open.turn.seat) {
                    let strong = self.selection.take_back_column == Some(column);
                    let line = Stroke::new(if strong { 3.5 } else { 2.0 }, scene.theme.board(palette::LAMP));
                    brush.rect_stroke(rect.expand(1.0), rect.width() * 0.2, line, StrokeKind::Outside);
                }
            }
        }
    }

    /// Paints the dice on the cat row that are not under way.
    fn paint_cat_dice(&self, brush: &Brush) {
        for space in (0..self.layout.cat_spaces()).map(|index| SpaceIndex::Cat(index as u8)) {
            if let Some(die) = self.shown.die(space) {
                paint_seat_die(brush, self.scene, self.layout.spot(space), die);
            }
        }
    }

    /// Paints rings around what is lit.
    fn paint_lights(&self, brush: &Brush) {
        let stage = &self.scene.stage;
        if stage.is_over() {
            return;
        }
        let seats = usize::from(self.scene.open.seats);
        let spaces = Column::ALL.into_iter().flat_map(|column| {
            (0..self.scene.open.printed(column).spaces.len()).map(move |index| SpaceIndex::Column(column, index as u8))
        });
        let beside = [Place::Tray, Place::Plates, Place::Area(BoardArea::Cat)];
        let places = spaces.map(Place::Spot).chain(beside).chain(Seat::all(seats).map(Place::Plate));
        for place in places {
            let light = stage.light(place);
            let Some(rect) = self.scene.rects.find(&Place::name(place)).filter(|_| light > 0.0) else { continue };
            let lamp = self.scene.theme.board(palette::LAMP);
            let width = (self.layout.space * 0.08).max(2.5);
            let radius = CornerRadius::same((self.layout.die_side() * 0.22) as u8);
            let halo = Stroke::new(width * 2.0, lamp.gamma_multiply(0.35 * light));
            brush.rect_stroke(rect.expand(width), radius, halo, StrokeKind::Outside);
            brush.rect_stroke(rect, radius, Stroke::new(width, lamp.gamma_multiply(light)), StrokeKind::Outside);
        }
    }
}

/// Paints rings around what a hint or a sentence names. Must run after everything that registers a place.
fn paint_highlights(brush: &Brush, scene: &Scene<'_, Ratzzia>) {
    for rect in scene.highlighted.iter().filter_map(|name| scene.rects.find(name)) {
        highlight_ring(brush, rect, 5.0, scene.theme);
    }
}
