//! What the seat that decides can do: its mice, their moves, the roofs they can lift. No painting.

use std::cell::OnceCell;

use super::Selection;
use super::place::Place;
use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, Ground, TOWERS};
use crate::games::burg_appenzell::common::{Common, Phase};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview::{self, Landing};
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::seen::Seen;
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
    pub fn cell_index(self) -> Option<CellIndex> {
        match self {
            ChosenMouse::Mouse(cell_index) => Some(cell_index),
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

/// A legal run or entering of one mouse, or several runs in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MouseMove {
    /// The move, the first of several.
    pub choice: Move,
    /// Whether more moves follow until the mouse lands on `to`.
    pub goes_on: bool,
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
    /// The legal moves.
    pub legal: &'a [Move],
    open: &'a Open,
    last: Option<&'a Seen>,
    /// Whether the legal moves are the answers to a question: nothing else can be chosen then.
    is_question: bool,
    /// All moves of mice, computed on first use.
    all_mouse_moves: OnceCell<Vec<MouseMove>>,
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn of(play: &PlayContext<'a, BurgAppenzell>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        let last = play.last.map(|(observation, _)| &observation.seen);
        let is_question = play.hides_outcomes;
        Some(Interaction {
            seat,
            open: play.open,
            legal: play.legal,
            last,
            is_question,
            all_mouse_moves: OnceCell::new(),
        })
    }

    /// What lies open to everyone.
    pub fn common(&self) -> &'a Common {
        &self.open.common
    }

    /// Whether a click here answers the question that is asked, or none is asked.
    pub fn may_answer(&self, place: Place) -> bool {
        let room = if let Place::Cell(cell_index) = place { covered_room(self.common(), cell_index) } else { None };
        !self.is_question || room.is_some_and(|room| self.is_legal(Move::Uncover { room }))
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
                self.last_active_mouse().filter(|cell_index| self.can_use_mouse_at(*cell_index)).map(ChosenMouse::Mouse)
            }
        };
        chosen.filter(|chosen| match chosen {
            _ if self.is_setting_up() || self.must_end_turn() || self.is_question => false,
            ChosenMouse::Mouse(cell_index) => own.mice.contains(*cell_index),
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
                let is_near = |cell_index: &CellIndex| plan.rooms_around(*cell_index).contains(*room);
                let mut mice = self.common().player(self.seat).mice.iter().filter(is_near);
                let only = mice.next()?;
                mice.next().is_none().then_some(only)
            }
            _ => None,
        }
    }

    /// The mice that the digit keys choose: those in the castle row by row, then one from the supply.
    pub fn choosable_mice(&self) -> Vec<ChosenMouse> {
        if self.is_setting_up() || self.must_end_turn() || self.is_question {
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
                    Some(MouseMove { choice, goes_on: false, origin: from, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let journey = |from: CellIndex| {
                preview::journeys(self.open, from.cell()).into_iter().filter_map(move |journey| {
                    let choice = Move::Run { from: from.cell(), to: journey.first };
                    let to = CellIndex::of(journey.landing.to)?;
                    Some(MouseMove { choice, goes_on: true, origin: from, to, landing: journey.landing })
                })
            };
            let enter = |tower: CellIndex| {
                preview::entries(self.open, tower.cell()).into_iter().filter_map(move |landing| {
                    let choice = Move::Enter { tower: tower.cell(), to: landing.to };
                    Some(MouseMove { choice, goes_on: false, origin: tower, to: CellIndex::of(landing.to)?, landing })
                })
            };
            let mice = self.common().player(self.seat).mice;
            let runs = mice.iter().flat_map(|from| run(from).chain(journey(from)));
            let all = runs.chain(TOWERS.iter().flat_map(enter));
            all.filter(|mouse_move| self.is_legal(mouse_move.choice)).collect()
        })
    }

    /// The moves of this mouse, also several in a row; with `None`, the single moves of all mice in the castle.
    pub fn mouse_moves(&self, chosen: Option<ChosenMouse>) -> impl Iterator<Item = &MouseMove> {
        self.all_mouse_moves().iter().filter(move |mouse_move| match (chosen, mouse_move.from()) {
            (None, from) => from.is_some() && !mouse_move.goes_on,
            (Some(ChosenMouse::Mouse(cell_index)), Some(from)) => cell_index.cell() == from,
            (Some(ChosenMouse::Supply(via)), None) => via.is_none_or(|tower| tower == mouse_move.origin),
            (Some(ChosenMouse::Mouse(_)), None) | (Some(ChosenMouse::Supply(_)), Some(_)) => false,
        })
    }

    /// Whether a mouse from the supply can enter and stay in this tower.
    pub fn can_enter_at(&self, cell_index: CellIndex) -> bool {
        cell_index.ground() == Ground::Tower
            && !self.mouse_moves_to(Some(ChosenMouse::Supply(None)), cell_index).is_empty()
    }

    /// Whether this seat has a mouse on this cell that can run or lift a roof.
    pub fn can_use_mouse_at(&self, cell_index: CellIndex) -> bool {
        let chosen = Some(ChosenMouse::Mouse(cell_index));
        self.choosable_mice().contains(&ChosenMouse::Mouse(cell_index))
            && (self.mouse_moves(chosen).next().is_some() || !self.roofs_liftable_by(chosen).is_empty())
    }

    /// The next move of the mouse that acted last on its way to the chosen destination.
    pub fn next_on_the_way(&self, selection: &Selection) -> Option<Move> {
        let destination = selection.destination?;
        let mouse = ChosenMouse::Mouse(self.last_active_mouse()?);
        self.mouse_moves_to(Some(mouse), destination).first().map(|mouse_move| mouse_move.choice)
    }

    /// The moves of this mouse that land on `to`, cheapest first; with `None`, of all mice in the castle.
    pub fn mouse_moves_to(&self, chosen: Option<ChosenMouse>, to: CellIndex) -> Vec<MouseMove> {
        let mut mouse_moves: Vec<MouseMove> =
            self.mouse_moves(chosen).filter(|mouse_move| mouse_move.to == to).cloned().collect();
        mouse_moves.sort_by_key(|mouse_move| mouse_move.landing.cost);
        mouse_moves
    }

    /// The moves that a click on this cell can mean, cheapest first. Unless the player has picked a mouse, another one takes
    /// the place of the one that cannot go there: first by a single run, then by several; from the supply only if no mouse
    /// was dropped.
    pub fn mouse_moves_on_click(&self, selection: &Selection, to: CellIndex) -> Vec<MouseMove> {
        let mouse_moves = self.mouse_moves_to(self.chosen(selection), to);
        if !mouse_moves.is_empty() || matches!(selection.mouse_choice, MouseChoice::Picked(_)) {
            return mouse_moves;
        }
        let by_single_run = self.mouse_moves_to(None, to);
        if !by_single_run.is_empty() {
            return by_single_run;
        }
        let mice = self.common().player(self.seat).mice;
        let by_several: Vec<MouseMove> =
            mice.iter().flat_map(|mouse| self.mouse_moves_to(Some(ChosenMouse::Mouse(mouse)), to)).collect();
        // A mouse from the supply enters a tower only after the tower has been chosen.
        let may_enter = selection.mouse_choice == MouseChoice::Automatic && to.ground() != Ground::Tower;
        match by_several.is_empty() && may_enter {
            true => self.mouse_moves_to(Some(ChosenMouse::Supply(None)), to),
            false => by_several,
        }
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
        let Some(ChosenMouse::Mouse(cell_index)) = chosen else { return RoomSet::EMPTY };
        let near = preview::rooms_in_reach(self.common(), cell_index.cell());
        self.liftable_roofs().iter().filter(|room| near.contains(*room)).collect()
    }

    /// Whether a mouse from the supply can enter.
    pub fn can_use_supply(&self) -> bool {
        self.mouse_moves(Some(ChosenMouse::Supply(None))).next().is_some()
    }

    /// Whether a mouse from the supply can enter by this tower.
    pub fn can_enter_by_tower(&self, cell_index: CellIndex) -> bool {
        cell_index.ground() == Ground::Tower
            && self.mouse_moves(Some(ChosenMouse::Supply(Some(cell_index)))).next().is_some()
    }
}

/// The room of this cell, if it is covered.
pub fn covered_room(common: &Common, cell_index: CellIndex) -> Option<Room> {
    common.plan().room(cell_index).filter(|room| !common.open_rooms.contains(*room))
}
