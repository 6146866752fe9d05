//! Input on the table: the response to clicks, drags and keys on its places. No painting.

use super::Selection;
use super::interaction::{ChosenMouse, Interaction, MouseChoice, MouseMove, covered_room};
use super::place::Place;
use crate::engine::{Cell, Phrase, Refusal};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, Ground, TOWERS};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::board::{Input, Response};
use crate::paint::painter::PlayContext;

/// See `Painter::respond`.
pub fn respond(
    play: &PlayContext<'_, BurgAppenzell>,
    selection: &mut Selection,
    input: Input<Place>,
) -> Response<BurgAppenzell> {
    let destination = selection.destination.take();
    let response = match input {
        Input::Click(Place::Hand(seat)) if !play.is_own(seat) => {
            let others = Phrase::new("burg_appenzell-refuse-others-mice").with("seat", seat);
            Response::NotHere(Refusal::new("B4", others))
        }
        _ => Interaction::of(play).map_or(Response::Nothing, |interaction| interaction.respond(selection, input)),
    };
    if matches!(response, Response::Nothing) {
        // Input that means nothing here stops no mouse on its way.
        selection.destination = destination;
    }
    response
}

impl Interaction<'_> {
    /// Whether a click on this cell or slot does more than ask why not.
    pub fn responds_at(&self, selection: &Selection, place: Place) -> bool {
        self.may_answer(place) && !matches!(self.click(&mut selection.clone(), place), Response::Ask(_))
    }

    /// Whether this place can be dragged: a cell with a mouse of the seat, or the spare.
    pub fn can_drag(&self, from: Place) -> bool {
        match from {
            Place::Cell(cell_index) => self.choosable_mice().contains(&ChosenMouse::Mouse(cell_index)),
            Place::Spare => self.can_push(),
            _ => false,
        }
    }

    /// The response to an input.
    fn respond(&self, selection: &mut Selection, input: Input<Place>) -> Response<BurgAppenzell> {
        match input {
            _ if input.chosen().is_some_and(|place| !self.may_answer(place)) => Response::Nothing,
            Input::DoubleClick(place @ (Place::Cell(_) | Place::Slot(_))) => self.double_click(selection, place),
            Input::Click(place) | Input::DoubleClick(place) | Input::Enter(place) => self.click(selection, place),
            Input::Drag(from) if self.can_drag(from) => match from {
                Place::Cell(cell_index) => selection.pick(ChosenMouse::Mouse(cell_index)),
                _ => selection.close_questions(),
            },
            Input::Drop { from, to: Some(to) } if self.can_drag(from) => self.drop(selection, from, to),
            Input::Key(sign) => self.choose_by_digit(selection, sign),
            Input::Cancel => self.drop_latest_pick(selection),
            _ => Response::Nothing,
        }
    }

    fn click(&self, selection: &mut Selection, place: Place) -> Response<BurgAppenzell> {
        match place {
            Place::Cell(cell_index) if self.is_setting_up() => {
                self.play_or_ask(selection, Move::Tower { at: cell_index.cell() })
            }
            Place::Cell(cell_index) => self.click_cell(selection, cell_index),
            Place::Slot(slot) if selection.previewed_slot == Some(slot) => {
                self.play_or_ask(selection, Move::Push { slot })
            }
            Place::Slot(slot) => self.preview_or_ask(selection, slot),
            Place::Supply(seat) if seat == self.seat => self.click_supply(selection),
            Place::Spare if self.can_push() => {
                let phrase = Phrase::new("burg_appenzell-refuse-spare-where").with("count", Slot::ALL.len());
                Response::NotHere(Refusal::new("B12", phrase))
            }
            Place::Spare => Response::Ask(Move::Push { slot: Slot::ALL[0] }),
            _ => Response::Nothing,
        }
    }

    /// The second click of a double click must not act on what the first one has changed, except to bring a mouse in.
    fn double_click(&self, selection: &mut Selection, place: Place) -> Response<BurgAppenzell> {
        let mut next = selection.clone();
        match self.click(&mut next, place) {
            entering @ Response::Play(Move::Enter { .. }) => {
                *selection = next;
                entering
            }
            _ => Response::Nothing,
        }
    }

    /// Dropping a mouse is the same as a click with it chosen.
    fn drop(&self, selection: &mut Selection, from: Place, to: Place) -> Response<BurgAppenzell> {
        match (from, to) {
            (Place::Spare, Place::Slot(slot)) => self.preview_or_ask(selection, slot),
            // Put back on its own cell, the mouse has not moved.
            (Place::Cell(mouse), Place::Cell(cell_index)) if mouse != cell_index => {
                selection.mouse_choice = MouseChoice::Picked(ChosenMouse::Mouse(mouse));
                self.click_cell(selection, cell_index)
            }
            _ => Response::Nothing,
        }
    }

    fn choose_by_digit(&self, selection: &mut Selection, sign: char) -> Response<BurgAppenzell> {
        let index = sign.to_digit(10).and_then(|digit| digit.checked_sub(1));
        let chosen = index.and_then(|index| self.choosable_mice().get(index as usize).copied());
        chosen.map_or(Response::Nothing, |chosen| selection.pick(chosen))
    }

    /// Closes the preview or the question for a mouse; without one, drops the chosen mouse.
    fn drop_latest_pick(&self, selection: &mut Selection) -> Response<BurgAppenzell> {
        if selection.previewed_slot.is_some() || selection.contested_cell.is_some() {
            return selection.close_questions();
        }
        match self.chosen(selection) {
            Some(_) => selection.unpick(),
            None => Response::Nothing,
        }
    }

    fn preview_or_ask(&self, selection: &mut Selection, slot: Slot) -> Response<BurgAppenzell> {
        let push = Move::Push { slot };
        if !self.is_legal(push) {
            return Response::Ask(push);
        }
        selection.close_questions();
        selection.previewed_slot = Some(slot);
        Response::Selected
    }

    fn click_supply(&self, selection: &mut Selection) -> Response<BurgAppenzell> {
        if !self.can_use_supply() {
            // Asks about a free tower if there is one.
            let tower = self.common().free_towers().iter().chain(TOWERS.iter()).next();
            let tower = tower.map_or(Cell::new(0, 0), CellIndex::cell);
            return Response::Ask(Move::Enter { tower, to: tower });
        }
        match self.chosen(selection) {
            Some(ChosenMouse::Supply(_)) => selection.unpick(),
            _ => selection.pick(ChosenMouse::Supply(None)),
        }
    }

    fn click_cell(&self, selection: &mut Selection, cell_index: CellIndex) -> Response<BurgAppenzell> {
        if let Some(contested_cell) = selection.contested_cell {
            let mouse_moves = self.mouse_moves_on_click(selection, contested_cell);
            if let Some(mouse_move) = mouse_moves.iter().find(|mouse_move| mouse_move.origin == cell_index) {
                return self.set_out(selection, mouse_move);
            }
        }
        match self.mouse_moves_on_click(selection, cell_index).as_slice() {
            [only] => return self.set_out(selection, only),
            [_, _, ..] if selection.contested_cell == Some(cell_index) => return Response::Nothing,
            [_, _, ..] => {
                selection.close_questions();
                selection.contested_cell = Some(cell_index);
                return Response::Selected;
            }
            [] => {}
        }
        if let Some(room) = covered_room(self.common(), cell_index) {
            // Roofs are not highlighted during the preview of a push: a click on one only closes the preview.
            return match selection.previewed_slot {
                Some(_) => selection.close_questions(),
                None => self.play_or_ask(selection, Move::Uncover { room }),
            };
        }
        let chosen = self.chosen(selection);
        let is_own_mouse = self.common().player(self.seat).mice.contains(cell_index);
        let is_free_tower = self.common().free_towers().contains(cell_index);
        let can_enter = self.can_enter_by_tower(cell_index);
        let enter = Move::Enter { tower: cell_index.cell(), to: cell_index.cell() };
        match chosen {
            _ if self.must_end_turn() => self.play_or_ask(selection, self.move_to_ask_about(chosen, cell_index)),
            Some(ChosenMouse::Supply(_)) if is_free_tower => self.play_or_ask(selection, enter),
            // A click on a tower with a mouse can mean the way in, or the mouse: the way in comes first.
            Some(ChosenMouse::Supply(via)) if can_enter && via != Some(cell_index) => {
                selection.pick(ChosenMouse::Supply(Some(cell_index)))
            }
            Some(ChosenMouse::Mouse(mouse)) if mouse == cell_index => selection.unpick(),
            _ if is_own_mouse => selection.pick(ChosenMouse::Mouse(cell_index)),
            Some(ChosenMouse::Supply(Some(tower))) if tower == cell_index => selection.pick(ChosenMouse::Supply(None)),
            _ if is_free_tower && can_enter => self.play_or_ask(selection, enter),
            _ if can_enter => selection.pick(ChosenMouse::Supply(Some(cell_index))),
            _ => self.play_or_ask(selection, self.move_to_ask_about(chosen, cell_index)),
        }
    }

    /// Plays the first run of a mouse; the others follow.
    fn set_out(&self, selection: &mut Selection, mouse_move: &MouseMove) -> Response<BurgAppenzell> {
        let response = self.play_or_ask(selection, mouse_move.choice);
        selection.destination = mouse_move.goes_on.then_some(mouse_move.to);
        response
    }

    /// The move to ask about when a click on this cell can do nothing.
    fn move_to_ask_about(&self, chosen: Option<ChosenMouse>, cell_index: CellIndex) -> Move {
        let to: Cell = cell_index.cell();
        let nearest = |cells: CellSet| {
            cells.iter().min_by_key(|each| {
                let cell = each.cell();
                (cell.row.abs_diff(to.row) + cell.column.abs_diff(to.column), each.index())
            })
        };
        let own = self.common().player(self.seat).mice;
        let tower = match chosen {
            Some(ChosenMouse::Mouse(mouse)) => return Move::Run { from: mouse.cell(), to },
            Some(ChosenMouse::Supply(Some(tower))) => Some(tower),
            Some(ChosenMouse::Supply(None)) => nearest(TOWERS - self.common().free_towers()),
            None if cell_index.ground() == Ground::Tower => Some(cell_index),
            None => match self.common().mouse_at(to) {
                // The player has tried to choose another player's mouse.
                Some(_) => return Move::Run { from: to, to },
                None => match nearest(own) {
                    Some(mouse) => return Move::Run { from: mouse.cell(), to },
                    None => nearest(TOWERS),
                },
            },
        };
        Move::Enter { tower: tower.map_or(to, CellIndex::cell), to }
    }

    /// Plays the move, which closes what is open, or asks why it is not legal.
    fn play_or_ask(&self, selection: &mut Selection, choice: Move) -> Response<BurgAppenzell> {
        if self.is_legal(choice) {
            selection.close_questions();
        }
        Response::play_or_ask(choice, self.legal)
    }
}

impl Selection {
    /// Chooses a mouse.
    fn pick(&mut self, chosen: ChosenMouse) -> Response<BurgAppenzell> {
        self.mouse_choice = MouseChoice::Picked(chosen);
        self.close_questions()
    }

    /// Drops the chosen mouse.
    fn unpick(&mut self) -> Response<BurgAppenzell> {
        self.mouse_choice = MouseChoice::NoMouse;
        self.close_questions()
    }

    /// Closes the preview of a push and the question for a mouse.
    fn close_questions(&mut self) -> Response<BurgAppenzell> {
        (self.previewed_slot, self.contested_cell) = (None, None);
        Response::Selected
    }
}
