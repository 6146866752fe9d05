//! What a hand can do with which lid, and what each lid is called. No painting.

use super::Selection;
use crate::engine::{Cell, Phrase, Seat};
use crate::games::kalle::animal;
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Move, Open, Phase};
use crate::paint::painter::{Intent, Scene};

/// What is to be done with a lid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// The rat goes under it.
    Hide,
    /// The guard is put on it.
    Place,
    /// The guard goes there.
    Step,
    /// It changes places with another.
    Swap,
    /// A searcher's last guess.
    Point,
    /// The rat shows where it is.
    Prove,
}

/// The hand that decides at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// Whose.
    pub seat: Seat,
    /// What it is to do.
    pub task: Task,
    legal: &'a [Move],
    guard: Option<LidIndex>,
}

/// What a pointer drags over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The guard.
    Guard,
    /// The picked lid, the first of two that change places.
    Lid,
}

/// What comes of a click.
#[derive(Debug)]
pub enum Click {
    /// It is a move, or asks about one.
    Meant(Intent<Kalle>),
    /// This lid is picked.
    Picked(LidIndex),
    /// What was picked is so no more.
    Dropped,
}

impl<'a> Hand<'a> {
    /// The hand of the seat that decides here, if one does.
    pub fn of(scene: &Scene<'a, Kalle>) -> Option<Self> {
        let common = &scene.open.common;
        let task = match common.phase {
            Phase::Hiding => Task::Hide,
            Phase::Placing => Task::Place,
            Phase::Searching => Task::Step,
            Phase::Swapping => Task::Swap,
            Phase::Pointing => Task::Point,
            Phase::Proving => Task::Prove,
            Phase::Starting | Phase::Dealing { .. } | Phase::Over => return None,
        };
        let seat = scene.acting_seat.filter(|_| !scene.legal.is_empty())?;
        Some(Hand { seat, task, legal: scene.legal, guard: common.guard })
    }

    /// The lids that a click takes a step further: those of a move, or after the first of two those that it may change places with.
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
                (choice, _) => at(choice).into_iter().for_each(|lid| lids.insert(lid)),
            }
        }
        lids
    }

    /// What a click on this lid does.
    pub fn click(&self, touch: &Selection, lid: LidIndex) -> Click {
        match (self.task, touch.picked) {
            (Task::Hide | Task::Swap, Some(picked)) if picked == lid => Click::Dropped,
            (Task::Hide, _) => Click::Picked(lid),
            (Task::Swap, None) if self.choosable(None).contains(lid) => Click::Picked(lid),
            // Only the guard's lid can be swapped with none: any of its neighbours makes that a question.
            (Task::Swap, None) => match lid.neighbours().iter().next() {
                Some(other) => self.meant(swap(lid, other)),
                None => Click::Dropped,
            },
            (Task::Swap, Some(picked)) => self.meant(swap(picked, lid)),
            (Task::Place, _) => self.meant(Move::PlaceGuard { at: lid }),
            (Task::Step, _) => self.meant(Move::MoveGuard { to: lid }),
            (Task::Point, _) => self.meant(Move::Point { at: lid }),
            (Task::Prove, _) => self.meant(Move::Prove { at: lid }),
        }
    }

    /// What a pointer takes up that begins to drag on this lid, or by the figure of the guard there.
    pub fn takes_up(&self, lid: LidIndex, by_guard: bool) -> Option<Held> {
        match self.task {
            Task::Step => (by_guard || self.guard == Some(lid)).then_some(Held::Guard),
            Task::Swap => self.choosable(None).contains(lid).then_some(Held::Lid),
            Task::Hide | Task::Place | Task::Point | Task::Prove => None,
        }
    }

    /// What setting it down on this lid does: as clicking there; the guard is put back where it was taken up.
    pub fn set_down(&self, touch: &Selection, held: Held, lid: LidIndex) -> Option<Click> {
        let is_back = held == Held::Guard && self.guard == Some(lid);
        (!is_back).then(|| self.click(touch, lid))
    }

    /// What Enter does: as a click, but what is picked is done by choosing it once more.
    pub fn press(&self, touch: &Selection, lid: LidIndex) -> Click {
        match self.done(touch) {
            Some(hide) if touch.picked == Some(lid) => Click::Meant(Intent::Play(hide)),
            _ => self.click(touch, lid),
        }
    }

    /// The hiding that only waits to be said to be done.
    pub fn done(&self, touch: &Selection) -> Option<Move> {
        let hide = Move::Hide { at: touch.picked? };
        self.legal.contains(&hide).then_some(hide)
    }

    /// Whether the guard cannot turn anything where it may go (K7).
    pub fn turns_nothing(&self, open: &Open) -> bool {
        self.task == Task::Step && self.choosable(None).without(open.common.face_up).is_empty()
    }

    /// Whether of the open lids round the guard only those in the middle may be gone to (K7).
    pub fn only_the_middle(&self, open: &Open) -> bool {
        let around = self.guard.map_or(LidSet::NONE, LidIndex::neighbours);
        self.turns_nothing(open) && self.choosable(None) != around
    }

    fn meant(&self, choice: Move) -> Click {
        let intent = if self.legal.contains(&choice) { Intent::Play(choice) } else { Intent::Ask(choice) };
        Click::Meant(intent)
    }
}

/// The lid of a move that has one.
fn at(choice: Move) -> Option<LidIndex> {
    match choice {
        Move::Hide { at } | Move::PlaceGuard { at } | Move::Point { at } | Move::Prove { at } => Some(at),
        Move::MoveGuard { to } => Some(to),
        Move::Swap { .. } | Move::Pass {} => None,
    }
}

/// The swap of two lids, whichever was named first.
pub fn swap(one: LidIndex, other: LidIndex) -> Move {
    Move::Swap { a: one.min(other), b: one.max(other) }
}

/// The lids that a move touches.
pub fn lids_of(choice: &Move) -> Vec<LidIndex> {
    match *choice {
        Move::Swap { a, b } => vec![a, b],
        other => at(other).into_iter().collect(),
    }
}

/// How a lid is shown now.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Whether it is seen to lie open: not while it still turns.
    pub lies_open: bool,
    /// Whether it may be chosen.
    pub choosable: bool,
    /// Whether it is picked.
    pub picked: bool,
}

/// A lid in words: where it is, what lies open there, whether the guard stands on it and who has pointed at it. Made of what lies open to the viewer,
/// so that nothing is said of what a closed lid hides from them.
pub fn lid_name(scene: &Scene<'_, Kalle>, lid: LidIndex, shown: Shown) -> Phrase {
    let open = scene.open;
    let common = &open.common;
    let key = if common.is_dealt() { "kalle-lid-closed" } else { "kalle-lid-none" };
    let what = match open.cards.get(lid.index()).copied().flatten() {
        Some(card) if shown.lies_open => Phrase::new("kalle-lid-open").with("animal", animal(card)),
        // Only who looks at everything, when all is over, sees this.
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
    for point in common.points.iter().filter(|point| point.at == lid) {
        parts.push(Phrase::new("kalle-lid-pointed").with("seat", point.seat));
    }
    if shown.picked {
        parts.push(Phrase::new("kalle-lid-picked"));
    } else if shown.choosable {
        parts.push(Phrase::new("kalle-lid-choosable"));
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Phrase::new(key));
    parts.fold(first, |said, more| Phrase::new("kalle-lid-and").with("lid", said).with("more", more))
}

/// The spot of a lid, its row and column counted from 1.
pub fn lid_spot(lid: LidIndex) -> String {
    let cell = lid.cell();
    format!("lid {} {}", cell.row + 1, cell.column + 1)
}

/// The lid of a spot, if it is one.
pub fn spot_lid(name: &str) -> Option<LidIndex> {
    let (row, column) = name.strip_prefix("lid ")?.split_once(' ')?;
    let from_0 = |number: &str| number.parse::<u8>().ok()?.checked_sub(1);
    LidIndex::of(Cell::new(from_0(row)?, from_0(column)?))
}

#[cfg(test)]
mod spot_tests {
    use super::*;

    #[test]
    fn spots_are_found_again() {
        for lid in LidIndex::ALL {
            assert_eq!(spot_lid(&lid_spot(lid)), Some(lid));
        }
        assert_eq!(lid_spot(LidIndex::ALL[1]), "lid 1 2");
        for wrong in ["lid 0 1", "lid 5 1", "lid 1", "cell 1 1", "lid 300 1"] {
            assert_eq!(spot_lid(wrong), None, "{wrong}");
        }
    }
}
