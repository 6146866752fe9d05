//! What clicks, drags and keys mean in the present position: mice, their moves, roofs, slots. No painting.

use std::cell::OnceCell;

use super::Selection;
use super::places::Place;
use crate::engine::{Cell, Phrase, Refusal, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, Ground, TOWERS};
use crate::games::burg_appenzell::common::{Common, Phase};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview::{self, Landing};
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::seen::Seen;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::board::Response;
use crate::paint::painter::PlayContext;

/// A mouse that the player has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenMouse {
    /// The mouse on this cell.
    Mouse(CellIndex),
    /// A mouse from the supply, and its tower if that is chosen, too.
    Supply(Option<CellIndex>),
}

impl ChosenMouse {
    /// The cell of the mouse, or of its tower.
    pub fn site(self) -> Option<CellIndex> {
        match self {
            ChosenMouse::Mouse(site) => Some(site),
            ChosenMouse::Supply(tower) => tower,
        }
    }
}

/// How the mouse to move is determined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MouseChoice {
    /// The player has chosen nothing yet: the mouse that acted last continues, if it can.
    #[default]
    Automatic,
    /// The player has dropped the choice: no mouse.
    NoMouse,
    /// The player has chosen this mouse.
    Picked(ChosenMouse),
}

/// What the pointer drags over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// The chosen mouse.
    Mouse,
    /// The spare tile.
    Spare,
}

/// The effect of a click.
#[derive(Debug)]
pub enum ClickEffect {
    /// Plays a move, or asks why it is not allowed.
    Response(Response<BurgAppenzell>),
    /// Chooses this mouse.
    Choose(ChosenMouse),
    /// Drops the chosen mouse.
    Unchoose,
    /// Previews the push at this slot.
    PreviewPush(Slot),
    /// Asks which of several mice shall go to this cell.
    AskWhichMouse(CellIndex),
    /// Closes the preview of a push.
    ClosePreview,
}

/// A legal run or entering of one mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MouseMove {
    /// The move.
    pub choice: Move,
    /// The cell of the mouse, or the tower by which it comes.
    pub origin: CellIndex,
    /// The landing cell.
    pub to: CellIndex,
    /// The path and its cost.
    pub landing: Landing,
}

impl MouseMove {
    /// The cell of the mouse; `None` for a mouse from the supply.
    pub fn from(&self) -> Option<Cell> {
        match self.choice {
            Move::Run { from, .. } => Some(from),
            _ => None,
        }
    }
}

/// What the seat that decides at this screen can do now.
#[derive(Clone, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    open: &'a Open,
    legal: &'a [Move],
    last: Option<&'a Seen>,
    /// All moves of mice, computed on first use.
    all_mouse_moves: OnceCell<Vec<MouseMove>>,
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn of(play: &PlayContext<'a, BurgAppenzell>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        let last = play.last.map(|(observation, _)| &observation.seen);
        Some(Interaction { seat, open: play.open, legal: play.legal, last, all_mouse_moves: OnceCell::new() })
    }

    fn common(&self) -> &'a Common {
        &self.open.common
    }

    /// Whether the seat chooses its first tower (B6).
    pub fn is_setting_up(&self) -> bool {
        self.common().phase == Phase::Towers
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, choice: Move) -> bool {
        self.legal.contains(&choice)
    }

    /// Whether ending the turn is the only legal move.
    pub fn must_end_turn(&self) -> bool {
        self.legal == [Move::EndTurn {}]
    }

    /// Whether the spare can be pushed in.
    pub fn can_push(&self) -> bool {
        self.legal.iter().any(|choice| matches!(choice, Move::Push { .. }))
    }

    /// The mouse that the next click moves.
    pub fn chosen(&self, selection: &Selection) -> Option<ChosenMouse> {
        let own = self.common().player(self.seat);
        let chosen = match selection.mouse_choice {
            MouseChoice::NoMouse => None,
            MouseChoice::Picked(chosen) => Some(chosen),
            MouseChoice::Automatic => {
                self.last_active_mouse().filter(|site| self.can_use_mouse_at(*site)).map(ChosenMouse::Mouse)
            }
        };
        chosen.filter(|chosen| match chosen {
            _ if self.is_setting_up() || self.must_end_turn() => false,
            ChosenMouse::Mouse(site) => own.mice.contains(*site),
            ChosenMouse::Supply(_) => own.supply > 0,
        })
    }

    /// The cell of the mouse of this seat that acted last, if that is certain.
    fn last_active_mouse(&self) -> Option<CellIndex> {
        match self.last? {
            Seen::Ran { seat, path, .. } | Seen::Entered { seat, path, .. } if *seat == self.seat => {
                path.last().copied().and_then(CellIndex::of)
            }
            Seen::Uncovered { seat, room, .. } if *seat == self.seat => {
                let plan = self.common().plan();
                let is_near = |site: &CellIndex| plan.rooms_around(*site).contains(*room);
                let mut mice = self.common().player(self.seat).mice.iter().filter(is_near);
                let only = mice.next()?;
                mice.next().is_none().then_some(only)
            }
            _ => None,
        }
    }

    /// The mice that the digit keys choose: those in the castle row by row, then one from the supply.
    pub fn choosable_mice(&self) -> Vec<ChosenMouse> {
        if self.is_setting_up() || self.must_end_turn() {
            return Vec::new();
        }
        let own = self.common().player(self.seat);
        let supply = (own.supply > 0).then_some(ChosenMouse::Supply(None));
        own.mice.iter().map(ChosenMouse::Mouse).chain(supply).collect()
    }

    /// All moves of mice, those in the castle first.
    fn all_mouse_moves(&self) -> &[MouseMove] {
        self.all_mouse_moves.get_or_init(|| {
            if self.is_setting_up() {
                return Vec::new();
            }
            let run = |from: CellIndex| {
                preview::runs(self.open, from.cell()).into_iter().filter_map(move |landing| {
                    let choice = Move::Run { from: from.cell(), to: landing.to };
                    Some(MouseMove { choice, origin: from, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let enter = |tower: CellIndex| {
                preview::entries(self.open, tower.cell()).into_iter().filter_map(move |landing| {
                    let choice = Move::Enter { tower: tower.cell(), to: landing.to };
                    Some(MouseMove { choice, origin: tower, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let mice = self.common().player(self.seat).mice;
            let all = mice.iter().flat_map(run).chain(TOWERS.iter().flat_map(enter));
            all.filter(|mouse_move| self.is_legal(mouse_move.choice)).collect()
        })
    }

    /// The moves of this mouse; with `None`, of all mice in the castle.
    pub fn mouse_moves(&self, chosen: Option<ChosenMouse>) -> impl Iterator<Item = &MouseMove> {
        self.all_mouse_moves().iter().filter(move |mouse_move| match (chosen, mouse_move.from()) {
            (None, from) => from.is_some(),
            (Some(ChosenMouse::Mouse(site)), Some(from)) => site.cell() == from,
            (Some(ChosenMouse::Supply(via)), None) => via.is_none_or(|tower| tower == mouse_move.origin),
            (Some(ChosenMouse::Mouse(_)), None) | (Some(ChosenMouse::Supply(_)), Some(_)) => false,
        })
    }

    /// Whether a mouse from the supply can enter and stay in this tower.
    pub fn can_enter_at(&self, site: CellIndex) -> bool {
        site.ground() == Ground::Tower && !self.mouse_moves_to(Some(ChosenMouse::Supply(None)), site).is_empty()
    }

    /// Whether this seat has a mouse on this cell that can run or lift a roof.
    pub fn can_use_mouse_at(&self, site: CellIndex) -> bool {
        let chosen = Some(ChosenMouse::Mouse(site));
        self.choosable_mice().contains(&ChosenMouse::Mouse(site))
            && (self.mouse_moves(chosen).next().is_some() || !self.roofs_liftable_by(chosen).is_empty())
    }

    /// The moves of this mouse that land on `to`, cheapest first; with `None`, of all mice in the castle.
    pub fn mouse_moves_to(&self, chosen: Option<ChosenMouse>, to: CellIndex) -> Vec<MouseMove> {
        let mut mouse_moves: Vec<MouseMove> =
            self.mouse_moves(chosen).filter(|mouse_move| mouse_move.to == to).cloned().collect();
        mouse_moves.sort_by_key(|mouse_move| mouse_move.landing.cost);
        mouse_moves
    }

    /// The moves that a click on this cell can mean, cheapest first. If the automatically chosen mouse cannot go there, another mouse or one from
    /// the supply takes its place.
    pub fn mouse_moves_on_click(&self, selection: &Selection, to: CellIndex) -> Vec<MouseMove> {
        let mouse_moves = self.mouse_moves_to(self.chosen(selection), to);
        if !mouse_moves.is_empty() || selection.mouse_choice != MouseChoice::Automatic {
            return mouse_moves;
        }
        // A mouse from the supply enters a tower only after the tower has been chosen.
        let others = [None, (to.ground() != Ground::Tower).then_some(ChosenMouse::Supply(None))];
        others
            .into_iter()
            .map(|chosen| self.mouse_moves_to(chosen, to))
            .find(|mouse_moves| !mouse_moves.is_empty())
            .unwrap_or_default()
    }

    /// The rooms whose roofs the seat can lift.
    pub fn liftable_roofs(&self) -> RoomSet {
        self.legal
            .iter()
            .filter_map(|choice| match choice {
                Move::Uncover { room } => Some(*room),
                _ => None,
            })
            .collect()
    }

    /// The rooms whose roofs this mouse can lift.
    pub fn roofs_liftable_by(&self, chosen: Option<ChosenMouse>) -> RoomSet {
        let Some(ChosenMouse::Mouse(site)) = chosen else { return RoomSet::EMPTY };
        let near = preview::rooms_in_reach(self.common(), site.cell());
        self.liftable_roofs().iter().filter(|room| near.contains(*room)).collect()
    }

    /// The effect of a click on this place.
    pub fn click_effect(&self, selection: &Selection, place: Place) -> ClickEffect {
        match place {
            Place::Slot(slot) => self.click_slot(selection, slot),
            Place::Cell(site) if self.is_setting_up() => self.play_or_ask(Move::Tower { at: site.cell() }),
            Place::Cell(site) => self.click_cell(selection, site),
        }
    }

    /// The effect of dropping something on this place: the same as a click there with it chosen.
    pub fn drop_effect(&self, selection: &Selection, dragged: Dragged, place: Place) -> Option<ClickEffect> {
        let chosen = self.chosen(selection);
        match (dragged, place) {
            (Dragged::Spare, Place::Slot(slot)) if self.is_legal(Move::Push { slot }) => {
                Some(ClickEffect::PreviewPush(slot))
            }
            (Dragged::Spare, Place::Slot(slot)) => Some(self.play_or_ask(Move::Push { slot })),
            // The mouse is put back where it was.
            (Dragged::Mouse, Place::Cell(site)) if chosen == Some(ChosenMouse::Mouse(site)) => None,
            (Dragged::Mouse, Place::Cell(site)) => Some(self.click_cell(selection, site)),
            (Dragged::Mouse, Place::Slot(_)) | (Dragged::Spare, Place::Cell(_)) => None,
        }
    }

    fn click_slot(&self, selection: &Selection, slot: Slot) -> ClickEffect {
        let push = Move::Push { slot };
        if self.is_legal(push) && selection.previewed_slot != Some(slot) {
            ClickEffect::PreviewPush(slot)
        } else {
            self.play_or_ask(push)
        }
    }

    fn click_cell(&self, selection: &Selection, site: CellIndex) -> ClickEffect {
        let chosen = self.chosen(selection);
        if let Some(contested_cell) = selection.contested_cell
            && let Some(mouse_move) = self
                .mouse_moves_on_click(selection, contested_cell)
                .into_iter()
                .find(|mouse_move| mouse_move.origin == site)
        {
            return self.play_or_ask(mouse_move.choice);
        }
        let mouse_moves = self.mouse_moves_on_click(selection, site);
        match mouse_moves.as_slice() {
            [only] => return self.play_or_ask(only.choice),
            [_, _, ..] => return ClickEffect::AskWhichMouse(site),
            [] => {}
        }
        if let Some(room) = covered_room(self.common(), site) {
            // Roofs are not highlighted during the preview of a push: a click on one only closes the preview.
            let is_previewing = selection.previewed_slot.is_some();
            return if is_previewing { ClickEffect::ClosePreview } else { self.play_or_ask(Move::Uncover { room }) };
        }
        let is_own_mouse = self.common().player(self.seat).mice.contains(site);
        let can_enter = self.can_enter_by_tower(site);
        match chosen {
            _ if self.must_end_turn() => self.play_or_ask(self.move_to_ask_about(chosen, site)),
            Some(ChosenMouse::Supply(_)) if self.common().free_towers().contains(site) => {
                self.play_or_ask(Move::Enter { tower: site.cell(), to: site.cell() })
            }
            // A click on a tower with a mouse can mean the way in, or the mouse: the way in comes first.
            Some(ChosenMouse::Supply(via)) if can_enter && via != Some(site) => {
                ClickEffect::Choose(ChosenMouse::Supply(Some(site)))
            }
            Some(ChosenMouse::Mouse(mouse)) if mouse == site => ClickEffect::Unchoose,
            _ if is_own_mouse => ClickEffect::Choose(ChosenMouse::Mouse(site)),
            Some(ChosenMouse::Supply(Some(tower))) if tower == site => ClickEffect::Choose(ChosenMouse::Supply(None)),
            _ if self.common().free_towers().contains(site) && can_enter => {
                self.play_or_ask(Move::Enter { tower: site.cell(), to: site.cell() })
            }
            _ if can_enter => ClickEffect::Choose(ChosenMouse::Supply(Some(site))),
            _ => self.play_or_ask(self.move_to_ask_about(chosen, site)),
        }
    }

    /// Whether a mouse from the supply can enter by this tower.
    pub fn can_enter_by_tower(&self, site: CellIndex) -> bool {
        site.ground() == Ground::Tower && self.mouse_moves(Some(ChosenMouse::Supply(Some(site)))).next().is_some()
    }

    /// The move to ask about when a click on this cell can do nothing.
    fn move_to_ask_about(&self, chosen: Option<ChosenMouse>, site: CellIndex) -> Move {
        let to: Cell = site.cell();
        let nearest = |sites: &mut dyn Iterator<Item = CellIndex>| {
            sites.min_by_key(|each| {
                let cell = each.cell();
                (cell.row.abs_diff(to.row) + cell.column.abs_diff(to.column), each.index())
            })
        };
        let own = self.common().player(self.seat).mice;
        let tower = match chosen {
            Some(ChosenMouse::Mouse(mouse)) => return Move::Run { from: mouse.cell(), to },
            Some(ChosenMouse::Supply(Some(tower))) => Some(tower),
            Some(ChosenMouse::Supply(None)) => nearest(&mut (TOWERS - self.common().free_towers()).iter()),
            None if site.ground() == Ground::Tower => Some(site),
            None => match self.common().mouse_at(to) {
                // The player has tried to choose another player's mouse.
                Some(_) => return Move::Run { from: to, to },
                None => match nearest(&mut own.iter()) {
                    Some(mouse) => return Move::Run { from: mouse.cell(), to },
                    None => nearest(&mut TOWERS.iter()),
                },
            },
        };
        Move::Enter { tower: tower.map_or(to, CellIndex::cell), to }
    }

    /// Asks why no mouse from the supply can enter, by a free tower if there is one.
    pub fn ask_about_supply(&self) -> Response<BurgAppenzell> {
        let free = self.common().free_towers();
        let tower = free.iter().next().or(TOWERS.iter().next()).map_or(Cell::new(0, 0), CellIndex::cell);
        Response::Ask(Move::Enter { tower, to: tower })
    }

    /// Asks why the spare cannot be pushed in.
    pub fn ask_about_spare(&self) -> Response<BurgAppenzell> {
        Response::Ask(Move::Push { slot: Slot::ALL[0] })
    }

    /// Plays the move if it is legal, else asks why not.
    fn play_or_ask(&self, choice: Move) -> ClickEffect {
        ClickEffect::Response(if self.is_legal(choice) { Response::Play(choice) } else { Response::Ask(choice) })
    }

    /// Whether a click on this place does more than ask why not.
    pub fn responds_at(&self, selection: &Selection, place: Place) -> bool {
        !matches!(self.click_effect(selection, place), ClickEffect::Response(Response::Ask(_)))
    }

    /// The places where a click does something: the stops of jumps by key.
    pub fn responsive_places(&self, selection: &Selection) -> Vec<Place> {
        Place::all().filter(|&place| self.responds_at(selection, place)).collect()
    }
}

/// The room of this cell, if it is covered.
pub fn covered_room(common: &Common, site: CellIndex) -> Option<Room> {
    common.plan().room(site).filter(|room| !common.open_rooms.contains(*room))
}

/// See [`crate::paint::painter::Painter::refusal_at`].
pub fn refusal_at(play: &PlayContext<'_, BurgAppenzell>, name: &str) -> Option<Refusal> {
    if name == "spare" && Interaction::of(play).is_some_and(|interaction| interaction.can_push()) {
        let phrase = Phrase::new("burg_appenzell-refuse-spare-where").with("count", Slot::ALL.len());
        return Some(Refusal::new("B12", phrase));
    }
    let seat = Seat::new(name.strip_prefix("hand ")?.parse().ok()?);
    let others = Phrase::new("burg_appenzell-refuse-others-mice").with("seat", seat);
    (!play.is_own(seat)).then(|| Refusal::new("B4", others))
}

impl Selection {
    /// Whether something is selected that Escape can drop.
    pub(super) fn has_pick(&self, interaction: &Interaction<'_>) -> bool {
        self.previewed_slot.is_some()
            || self.contested_cell.is_some()
            || self.dragged.is_some()
            || interaction.chosen(self).is_some()
    }

    /// Starts to drag something.
    pub(super) fn start_drag(&mut self, dragged: Dragged) {
        (self.dragged, self.previewed_slot, self.contested_cell) = (Some(dragged), None, None);
    }

    /// Applies the effect of a click; returns the intent that follows, if any.
    pub(super) fn apply(&mut self, click: ClickEffect) -> Option<Response<BurgAppenzell>> {
        let previewed_slot = match click {
            ClickEffect::PreviewPush(slot) => Some(slot),
            _ => None,
        };
        // Every click closes the preview and the question for a mouse, except one that only asks why not.
        if !matches!(click, ClickEffect::Response(Response::Ask(_))) {
            (self.previewed_slot, self.contested_cell) = (previewed_slot, None);
        }
        match click {
            ClickEffect::Response(intent) => return Some(intent),
            ClickEffect::Choose(chosen) => self.mouse_choice = MouseChoice::Picked(chosen),
            ClickEffect::Unchoose => self.mouse_choice = MouseChoice::NoMouse,
            ClickEffect::AskWhichMouse(site) => self.contested_cell = Some(site),
            ClickEffect::PreviewPush(_) | ClickEffect::ClosePreview => {}
        }
        None
    }

    /// Drops the latest selection; returns whether there was one.
    pub(super) fn drop_latest_pick(&mut self, chosen: Option<ChosenMouse>) -> bool {
        if self.previewed_slot.take().is_some() | self.contested_cell.take().is_some() | self.dragged.take().is_some() {
            return true;
        }
        let had_choice = chosen.is_some();
        if had_choice {
            self.mouse_choice = MouseChoice::NoMouse;
        }
        had_choice
    }
}
