//! Input on the board: what clicks, drags and keys on a lid do, and the labels and rectangle names of lids. No painting.

use super::Selection;
use crate::engine::{Cell, Phrase, Seat};

use crate::games::kalle::animals::Animal;
use crate::games::kalle::nouns::animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Move, Open, Phase};
use crate::paint::painter::{Intent, PlayContext, Scene};

/// What the seat on turn has to do with a lid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Hide the rat under a lid.
    Hide,
    /// Put the guard on a lid.
    Place,
    /// Move the guard to a lid.
    Step,
    /// Swap two lids.
    Swap,
    /// Point at a lid as a searcher's last guess.
    Point,
    /// Point at a lid to prove that the rat knows its own place.
    Prove,
}

/// The decision that is due at this screen, with the effect of clicks, drags and keys.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat has to do.
    pub task: Task,
    legal: &'a [Move],
    guard: Option<LidIndex>,
}

/// What the pointer drags over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// The guard.
    Guard,
    /// The picked lid, the first of a swap.
    Lid,
}

/// The effect of a click or key press.
#[derive(Debug)]
pub enum Click {
    /// A move is played, or asked about.
    Intent(Intent<Kalle>),
    /// This lid is picked.
    Picked(LidIndex),
    /// No lid is picked any more.
    Unpicked,
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn from_scene(play: &PlayContext<'a, Kalle>) -> Option<Self> {
        let common = &play.open.common;
        let task = match common.phase {
            Phase::Hiding => Task::Hide,
            Phase::Placing => Task::Place,
            Phase::Searching => Task::Step,
            Phase::Swapping => Task::Swap,
            Phase::Pointing => Task::Point,
            Phase::Proving => Task::Prove,
            Phase::Starting | Phase::Dealing { .. } | Phase::Over => return None,
        };
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        Some(Interaction { seat, task, legal: play.legal, guard: common.guard })
    }

    /// The lids that a legal move touches; if the first lid of a swap is picked, the legal second ones.
    pub fn choosable(&self, picked: Option<LidIndex>) -> LidSet {
        let mut lids = LidSet::NONE;
        for choice in self.legal {
            match (*choice, picked) {
                (Move::Swap { a, b }, None) => {
                    lids.insert(a);
                    lids.insert(b);
                }
                (Move::Swap { a, b }, Some(first)) if a == first => lids.insert(b),
                (Move::Swap { a, b }, Some(first)) if b == first => lids.insert(a),
                (Move::Swap { .. } | Move::Pass {}, _) => {}
                (choice, _) => single_lid(choice).into_iter().for_each(|lid| lids.insert(lid)),
            }
        }
        lids
    }

    /// The effect of a click on this lid.
    pub fn click(&self, selection: &Selection, lid: LidIndex) -> Click {
        match (self.task, selection.picked) {
            (Task::Hide | Task::Swap, Some(picked)) if picked == lid => Click::Unpicked,
            (Task::Hide, _) => Click::Picked(lid),
            (Task::Swap, None) if self.choosable(None).contains(lid) => Click::Picked(lid),
            // Only the guard's lid has no legal swap: asking about a swap with any neighbour explains why.
            (Task::Swap, None) => match lid.neighbours().iter().next() {
                Some(other) => self.intent(swap(lid, other)),
                None => Click::Unpicked,
            },
            (Task::Swap, Some(picked)) => self.intent(swap(picked, lid)),
            (Task::Place, _) => self.intent(Move::PlaceGuard { at: lid }),
            (Task::Step, _) => self.intent(Move::MoveGuard { to: lid }),
            (Task::Point, _) => self.intent(Move::Point { at: lid }),
            (Task::Prove, _) => self.intent(Move::Prove { at: lid }),
        }
    }

    /// What the pointer drags if it starts on this lid; `on_guard` if it starts on the picture of the guard.
    pub fn drag_from(&self, lid: LidIndex, on_guard: bool) -> Option<Dragged> {
        match self.task {
            Task::Step => (on_guard || self.guard == Some(lid)).then_some(Dragged::Guard),
            Task::Swap => self.choosable(None).contains(lid).then_some(Dragged::Lid),
            Task::Hide | Task::Place | Task::Point | Task::Prove => None,
        }
    }

    /// The effect of dropping on this lid: the same as a click, but nothing if the guard is put back on its own lid.
    pub fn drop_on(&self, selection: &Selection, dragged: Dragged, lid: LidIndex) -> Option<Click> {
        let is_back = dragged == Dragged::Guard && self.guard == Some(lid);
        (!is_back).then(|| self.click(selection, lid))
    }

    /// The effect of Enter on this lid: the same as a click, but on the lid picked for hiding it confirms the move.
    pub fn press_enter(&self, selection: &Selection, lid: LidIndex) -> Click {
        match self.pending_hide(selection) {
            Some(hide) if selection.picked == Some(lid) => Click::Intent(Intent::Play(hide)),
            _ => self.click(selection, lid),
        }
    }

    /// The move that hides the rat under the picked lid, waiting to be confirmed.
    pub fn pending_hide(&self, selection: &Selection) -> Option<Move> {
        let hide = Move::Hide { at: selection.picked? };
        self.legal.contains(&hide).then_some(hide)
    }

    /// Whether the guard can only step to face-up cards (K7).
    pub fn can_turn_nothing(&self, open: &Open) -> bool {
        self.task == Task::Step && self.choosable(None).without(open.common.face_up).is_empty()
    }

    /// Whether the guard must step to one of the inner lids because of two idle steps before (K7).
    pub fn must_go_to_middle(&self, open: &Open) -> bool {
        let around = self.guard.map_or(LidSet::NONE, LidIndex::neighbours);
        self.can_turn_nothing(open) && self.choosable(None) != around
    }

    fn intent(&self, choice: Move) -> Click {
        let intent = if self.legal.contains(&choice) { Intent::Play(choice) } else { Intent::Ask(choice) };
        Click::Intent(intent)
    }
}

/// The lid of a move that touches exactly one.
fn single_lid(choice: Move) -> Option<LidIndex> {
    match choice {
        Move::Hide { at } | Move::PlaceGuard { at } | Move::Point { at } | Move::Prove { at } => Some(at),
        Move::MoveGuard { to } => Some(to),
        Move::Swap { .. } | Move::Pass {} => None,
    }
}

/// The swap of two lids, given in any order.
pub fn swap(one: LidIndex, other: LidIndex) -> Move {
    Move::Swap { a: one.min(other), b: one.max(other) }
}

/// The lids that a move touches.
pub fn lids_of(choice: &Move) -> Vec<LidIndex> {
    match *choice {
        Move::Swap { a, b } => vec![a, b],
        other => single_lid(other).into_iter().collect(),
    }
}

/// The state of a lid on the screen, for its label.
#[derive(Clone, Copy, Debug)]
pub struct LidState {
    /// Whether the card is shown face up; false until its turn animation has reached the face.
    pub is_open: bool,
    /// Whether the lid may be chosen.
    pub is_choosable: bool,
    /// Whether the lid is picked.
    pub is_picked: bool,
}

/// The label of a lid: its place, the animal if it is face up, the guard, and who has pointed at it. Made from the viewer's open
/// view alone, so that it cannot give away a hidden card.
pub fn lid_label(scene: &Scene<'_, Kalle>, lid: LidIndex, state: LidState) -> Phrase {
    let open = scene.open;
    let common = &open.common;
    let key = if common.is_dealt() { "kalle-lid-closed" } else { "kalle-lid-none" };
    let what = match open.cards.get(lid.index()).copied().flatten() {
        Some(card) if state.is_open => Phrase::new("kalle-lid-open").with("animal", animal(card)),
        // Only a viewer of everything, after the game, sees face-down cards.
        Some(card) if !common.face_up.contains(lid) => {
            Phrase::new("kalle-lid-closed-with").with("animal", animal(card))
        }
        None if open.my_rat == Some(lid) => Phrase::new("kalle-lid-closed-with").with("animal", animal(Animal::RAT)),
        _ => Phrase::new(key),
    };
    let mut parts = vec![Phrase::new("kalle-lid-at").with("cell", lid.cell()).with("what", what)];
    if common.guard == Some(lid) {
        parts.push(Phrase::new("kalle-lid-guard"));
    }
    for guess in common.guesses.iter().filter(|guess| guess.at == lid) {
        parts.push(Phrase::new("kalle-lid-pointed").with("seat", guess.seat));
    }
    if state.is_picked {
        parts.push(Phrase::new("kalle-lid-picked"));
    } else if state.is_choosable {
        parts.push(Phrase::new("kalle-lid-choosable"));
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Phrase::new(key));
    parts.fold(first, |label, more| Phrase::new("kalle-lid-and").with("lid", label).with("more", more))
}

/// The name of a lid's rectangle: `lid ROW COLUMN`, counted from 1.
pub fn lid_rect_name(lid: LidIndex) -> String {
    let cell = lid.cell();
    format!("lid {} {}", cell.row + 1, cell.column + 1)
}

/// The lid whose rectangle has this name; `None` for the name of anything else.
pub fn lid_with_rect_name(name: &str) -> Option<LidIndex> {
    let (row, column) = name.strip_prefix("lid ")?.split_once(' ')?;
    let from_0 = |number: &str| number.parse::<u8>().ok()?.checked_sub(1);
    LidIndex::from_cell(Cell::new(from_0(row)?, from_0(column)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lid_rect_names_round_trip() {
        for lid in LidIndex::ALL {
            assert_eq!(lid_with_rect_name(&lid_rect_name(lid)), Some(lid));
        }
        assert_eq!(lid_rect_name(LidIndex::ALL[1]), "lid 1 2");
        for wrong in ["lid 0 1", "lid 5 1", "lid 1", "cell 1 1", "lid 300 1"] {
            assert_eq!(lid_with_rect_name(wrong), None, "{wrong}");
        }
    }
}
