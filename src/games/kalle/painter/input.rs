//! Input on the board: the response to clicks, drags and keys on its places. No painting.

use super::Selection;
use super::place::Place;
use crate::engine::Seat;
use crate::games::kalle::square::{LidIndex, LidSet};
use crate::games::kalle::{Kalle, Move, Open, Phase};
use crate::paint::board::{Input, Response};
use crate::paint::painter::PlayContext;

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

/// The decision that is due at this screen.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat has to do.
    pub task: Task,
    legal: &'a [Move],
    guard: Option<LidIndex>,
}

/// See `Painter::respond`.
pub fn respond(play: &PlayContext<'_, Kalle>, selection: &mut Selection, input: Input<Place>) -> Response<Kalle> {
    if let Some(interaction) = Interaction::from_play(play) {
        return interaction.respond(selection, input);
    }
    // A hasty second click on the lid that ended a round must not start the next round, which covers the cards.
    let may_begin = play.awaiting_chance.is_some() && play.open.common.ending.is_none();
    match input {
        Input::Click(Place::Lid(_)) | Input::DoubleClick(Place::Lid(_)) | Input::Beside if may_begin => Response::Begin,
        _ => Response::Nothing,
    }
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn from_play(play: &PlayContext<'a, Kalle>) -> Option<Self> {
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
        let mut lids = LidSet::EMPTY;
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

    /// The response to an input on the board.
    fn respond(&self, selection: &mut Selection, input: Input<Place>) -> Response<Kalle> {
        match input {
            Input::Click(Place::Lid(lid)) | Input::DoubleClick(Place::Lid(lid)) => self.click(selection, lid),
            Input::Enter(Place::Lid(lid)) => match self.pending_hide(selection) {
                Some(hide) if selection.picked == Some(lid) => Response::Play(hide),
                _ => self.click(selection, lid),
            },
            Input::Drag(from) if self.drags_guard(from) => Response::Selected,
            Input::Drag(Place::Lid(lid)) if self.task == Task::Swap && self.choosable(None).contains(lid) => {
                selection.pick(Some(lid))
            }
            // Put back on its own lid, the guard has not moved.
            Input::Drop { from, to: Some(Place::Lid(lid)) } if !(self.drags_guard(from) && self.guard == Some(lid)) => {
                self.click(selection, lid)
            }
            Input::Cancel if selection.picked.is_some() => selection.pick(None),
            _ => Response::Nothing,
        }
    }

    fn click(&self, selection: &mut Selection, lid: LidIndex) -> Response<Kalle> {
        match (self.task, selection.picked) {
            (Task::Hide | Task::Swap, Some(picked)) if picked == lid => selection.pick(None),
            (Task::Hide, _) => selection.pick(Some(lid)),
            (Task::Swap, None) if self.choosable(None).contains(lid) => selection.pick(Some(lid)),
            // Only the guard's lid has no legal swap: asking about a swap with any neighbour explains why.
            (Task::Swap, None) => match lid.neighbours().iter().next() {
                Some(other) => self.play_or_ask(swap(lid, other)),
                None => Response::Nothing,
            },
            (Task::Swap, Some(picked)) => self.play_or_ask(swap(picked, lid)),
            (Task::Place, _) => self.play_or_ask(Move::PlaceGuard { at: lid }),
            (Task::Step, _) => self.play_or_ask(Move::MoveGuard { to: lid }),
            (Task::Point, _) => self.play_or_ask(Move::Point { at: lid }),
            (Task::Prove, _) => self.play_or_ask(Move::Prove { at: lid }),
        }
    }

    /// Whether a drag from here takes the guard along: from its picture, which may reach over other lids, or from its lid.
    pub fn drags_guard(&self, from: Place) -> bool {
        match self.task {
            Task::Place => from == Place::Guard,
            Task::Step => from == Place::Guard || self.guard.map(Place::Lid) == Some(from),
            Task::Hide | Task::Swap | Task::Point | Task::Prove => false,
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
        let around = self.guard.map_or(LidSet::EMPTY, LidIndex::neighbours);
        self.can_turn_nothing(open) && self.choosable(None) != around
    }

    fn play_or_ask(&self, choice: Move) -> Response<Kalle> {
        Response::play_or_ask(choice, self.legal)
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
