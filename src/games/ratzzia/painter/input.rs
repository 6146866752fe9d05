//! Input on the table: the response to clicks, drags and keys on its places. No painting.

use super::Selection;
use super::place::{BoardArea, Place};
use super::tray_dice::{TrayDie, tray_after};
use crate::engine::{Phrase, Refusal, Seat};
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::dice::{Dice, Die};
use crate::games::ratzzia::{CandySource, Move, Open, Phase, Ratzzia, Seen};
use crate::paint::board::{Input, Response};
use crate::paint::painter::PlayContext;

/// See `Painter::respond`.
pub fn respond(play: &PlayContext<'_, Ratzzia>, selection: &mut Selection, input: Input<Place>) -> Response<Ratzzia> {
    let response = match Interaction::from_play(play) {
        Some(interaction) => interaction.respond(selection, input),
        None if play.awaiting_chance.is_some() && input.chosen() == Some(Place::Tray) => Response::Begin,
        None => Response::Nothing,
    };
    let refusal = refusal_of(play, input).filter(|_| response == Response::Nothing);
    refusal.map_or(response, Response::NotHere)
}

/// Why an input that means nothing is no move, if there is more to say than what is due.
fn refusal_of(play: &PlayContext<'_, Ratzzia>, input: Input<Place>) -> Option<Refusal> {
    match (play.awaiting_chance, input.chosen()) {
        _ if !input.wants_explanation() => None,
        (Some(seat), _) => {
            let rule = if matches!(play.open.phase, Phase::Rolling { again: true, .. }) { "R7" } else { "R6" };
            Some(Refusal::new(rule, Phrase::new("ratzzia-refuse-due-rolled").with("seat", seat)))
        }
        (None, Some(Place::Hand(seat))) if !play.is_own(seat) => {
            Some(Refusal::new("R2", Phrase::new("ratzzia-refuse-others-dice").with("seat", seat)))
        }
        _ => None,
    }
}

/// What the seat that decides at this screen can do now.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat that decides.
    pub seat: Seat,
    /// The position.
    pub open: &'a Open,
    /// The event that led to it.
    last: Option<&'a Seen>,
    legal: &'a [Move],
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn from_play(play: &PlayContext<'a, Ratzzia>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        let last = play.last.map(|(observation, _)| &observation.seen);
        Some(Interaction { seat, open: play.open, last, legal: play.legal })
    }

    /// The dice on the cloth.
    pub fn tray(&self) -> Vec<TrayDie> {
        tray_after(self.open, self.last)
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, choice: Move) -> bool {
        self.legal.contains(&choice)
    }

    /// The legal moves.
    pub fn legal(&self) -> &'a [Move] {
        self.legal
    }

    /// Plays a move if it is legal, else asks why it is not.
    pub fn play_or_ask(&self, choice: Move) -> Response<Ratzzia> {
        Response::play_or_ask(choice, self.legal)
    }

    /// The phase of the position.
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// The legal placements, of one die or of any, on one target or on any.
    pub fn placements(&self, die: Option<TrayDie>, target: Option<Target>) -> impl Iterator<Item = Move> + use<'a> {
        self.legal.iter().copied().filter(move |choice| {
            TrayDie::placed(*choice).is_some_and(|(placed, at)| {
                die.is_none_or(|die| die == placed) && target.is_none_or(|target| target == at)
            })
        })
    }

    /// The dice that are marked for the re-roll.
    pub fn reroll_dice(&self, selection: &Selection) -> Dice {
        let mut dice = Dice::NONE;
        if self.phase() != Phase::Rerolling {
            return dice;
        }
        for (slot, die) in self.tray().into_iter().enumerate() {
            match die {
                TrayDie::Own(Some(die)) if selection.reroll_slots.contains(&slot) => dice.add(die),
                TrayDie::Own(None) if selection.reroll_slots.contains(&slot) => dice.add_blanks(1),
                _ => {}
            }
        }
        dice
    }

    /// The die that is picked for placing.
    pub fn picked(&self, selection: &Selection) -> Option<TrayDie> {
        let (die, slot) = selection.picked.filter(|_| self.phase() == Phase::Placing)?;
        (self.tray().get(slot) == Some(&die)).then_some(die)
    }

    /// The column for which the value of a candy die has to be chosen, and the values that fit.
    pub fn candy_values(&self, selection: &Selection) -> Option<(Column, Vec<Die>)> {
        let column = selection.candy_column.filter(|_| self.phase() == Phase::Placing)?;
        let value = |choice| if let Move::PlaceCandy { value, .. } = choice { Some(value) } else { None };
        let values = self.placements(Some(TrayDie::Candy), Some(Target::Column(column))).filter_map(value).collect();
        Some((column, values))
    }

    /// Whether a click on the plate is a legal move.
    pub fn can_choose_plate(&self, seat: Seat) -> bool {
        self.click_plate(seat).is_progress()
    }

    /// Whether something can be done at this area now.
    pub fn can_act_at(&self, selection: &Selection, area: BoardArea) -> bool {
        match (self.phase(), area.column()) {
            (Phase::Turning, Some(column)) => self.is_legal(Move::TakeBack { column }),
            (Phase::Placing, _) => self.placements(self.picked(selection), Some(area.target())).next().is_some(),
            (Phase::Annie { .. }, Some(column)) => self.is_legal(Move::Annie { column }),
            (Phase::Candy, Some(column)) => self.is_legal(Move::Candy { from: CandySource::Column(column) }),
            (Phase::Storing { .. }, Some(column)) => self.open.printed(column).shelf == Shelf::Store,
            _ => false,
        }
    }

    /// Whether any area of the board can be chosen, whatever is picked.
    pub fn can_choose_areas(&self) -> bool {
        let selection = Selection::default();
        BoardArea::all().any(|area| self.can_act_at(&selection, area))
    }

    /// Whether a die in the tray can be used now; if a target was clicked first, whether the die fits there.
    pub fn can_use_die(&self, selection: &Selection, die: TrayDie) -> bool {
        match self.phase() {
            Phase::Turning => die != TrayDie::Candy && self.is_legal(Move::Roll {}),
            Phase::Rerolling => matches!(die, TrayDie::Own(_)),
            Phase::Placing => self.placements(Some(die), selection.pending_target).next().is_some(),
            _ => false,
        }
    }

    /// The response to an input on the table.
    fn respond(&self, selection: &mut Selection, input: Input<Place>) -> Response<Ratzzia> {
        match input {
            Input::DoubleClick(Place::Die(slot)) if self.phase() == Phase::Placing => {
                self.double_click_die(selection, slot)
            }
            Input::Click(place) | Input::DoubleClick(place) | Input::Enter(place) => self.click(selection, place),
            Input::Drag(Place::Die(slot)) if self.phase() == Phase::Placing => self.drag_die(selection, slot),
            Input::Drop { from: Place::Die(slot), to: Some(Place::Area(area)) } => match self.tray().get(slot) {
                Some(&die) => self.place(selection, (die, slot), area.target()),
                None => Response::Nothing,
            },
            Input::Key(sign) => self.press_key(selection, sign),
            Input::Cancel => selection.clear_latest(),
            _ => Response::Nothing,
        }
    }

    fn click(&self, selection: &mut Selection, place: Place) -> Response<Ratzzia> {
        match place {
            Place::Area(area) => self.click_area(selection, area),
            Place::Die(slot) => self.click_die(selection, slot),
            Place::Value(value) => self.choose_value(selection, value).unwrap_or(Response::Nothing),
            Place::Plate(seat) => self.click_plate(seat),
            Place::Reserve => self.play_or_ask(Move::RollSupport {}),
            Place::Tray if self.is_legal(Move::Roll {}) => Response::Play(Move::Roll {}),
            _ => Response::Nothing,
        }
    }

    /// The response to a click on a die in the tray.
    fn click_die(&self, selection: &mut Selection, slot: usize) -> Response<Ratzzia> {
        let Some(&die) = self.tray().get(slot) else { return Response::Nothing };
        match (self.phase(), die) {
            (Phase::Turning, TrayDie::Own(_) | TrayDie::Support(_)) => self.play_or_ask(Move::Roll {}),
            (Phase::Rerolling, TrayDie::Own(_)) => selection.toggle_reroll(&[slot]),
            (Phase::Placing, _) => self.pick(selection, die, slot),
            _ => Response::Ask(die.placement(Target::CatRow, Die::ALL[0])),
        }
    }

    /// Picks a die for placing, or places it on the target that was clicked first.
    fn pick(&self, selection: &mut Selection, die: TrayDie, slot: usize) -> Response<Ratzzia> {
        selection.candy_column = None;
        if let Some(target) = selection.pending_target.take() {
            return self.place(selection, (die, slot), target);
        }
        if die == TrayDie::Own(None) {
            // It has no value (R13): asking about any target gets that refusal.
            return Response::Ask(die.placement(Target::CatRow, self.absent_value()));
        }
        selection.picked = if selection.picked == Some((die, slot)) { None } else { Some((die, slot)) };
        Response::Selected
    }

    /// Picks a die, and places it if there is only one way.
    fn double_click_die(&self, selection: &mut Selection, slot: usize) -> Response<Ratzzia> {
        let Some(&die) = self.tray().get(slot) else { return Response::Nothing };
        selection.picked = Some((die, slot));
        let mut placements = self.placements(Some(die), None);
        match (placements.next(), placements.next()) {
            (Some(only), None) => Response::Play(only),
            _ => Response::Selected,
        }
    }

    /// Picks a die that is dragged. One without a value stays where it is.
    fn drag_die(&self, selection: &mut Selection, slot: usize) -> Response<Ratzzia> {
        match self.tray().get(slot) {
            None | Some(TrayDie::Own(None)) => Response::Nothing,
            Some(&die) => {
                selection.picked = Some((die, slot));
                (selection.pending_target, selection.candy_column) = (None, None);
                Response::Selected
            }
        }
    }

    /// Places a die on a target. A candy die that fits as several values asks for one first.
    fn place(&self, selection: &mut Selection, (die, slot): (TrayDie, usize), target: Target) -> Response<Ratzzia> {
        let mut fitting = self.placements(Some(die), Some(target));
        match (fitting.next(), fitting.next(), target) {
            (None, ..) => {
                let value = if die == TrayDie::Own(None) { self.absent_value() } else { Die::ALL[0] };
                Response::Ask(die.placement(target, value))
            }
            (Some(_), Some(_), Target::Column(column)) => {
                (selection.picked, selection.candy_column) = (Some((die, slot)), Some(column));
                Response::Selected
            }
            (Some(only), ..) => Response::Play(only),
        }
    }

    /// Places a candy die as this value; `None` if no value has to be chosen.
    fn choose_value(&self, selection: &mut Selection, value: Die) -> Option<Response<Ratzzia>> {
        let (column, _) = self.candy_values(selection)?;
        let response = self.play_or_ask(Move::PlaceCandy { value, column: Target::Column(column) });
        if response.is_progress() {
            selection.candy_column = None;
        }
        Some(response)
    }

    /// The response to a click on an area of the board.
    fn click_area(&self, selection: &mut Selection, area: BoardArea) -> Response<Ratzzia> {
        match (self.phase(), area.column()) {
            (Phase::Turning, Some(column)) => {
                let back = Move::TakeBack { column };
                if self.is_legal(back) && selection.take_back_column != Some(column) {
                    selection.take_back_column = Some(column);
                    return Response::Selected;
                }
                self.play_or_ask(back)
            }
            (Phase::Placing, _) => self.click_placing(selection, area.target()),
            (Phase::Annie { .. }, Some(column)) => self.play_or_ask(Move::Annie { column }),
            (Phase::Candy, Some(column)) => self.play_or_ask(Move::Candy { from: CandySource::Column(column) }),
            (Phase::Storing { .. }, Some(column)) if self.open.printed(column).shelf == Shelf::Store => {
                self.play_or_ask(Move::Store {})
            }
            _ => Response::Ask(self.any_die().placement(area.target(), self.absent_value())),
        }
    }

    /// The response to a click on a target while placing.
    fn click_placing(&self, selection: &mut Selection, target: Target) -> Response<Ratzzia> {
        if let Some(picked) = selection.picked.filter(|_| self.picked(selection).is_some()) {
            if selection.candy_column.is_some_and(|column| Target::Column(column) == target) {
                selection.candy_column = None;
                return Response::Selected;
            }
            return self.place(selection, picked, target);
        }
        let fitting: Vec<Move> = self.placements(None, Some(target)).collect();
        let takes_candy_only = fitting.iter().all(|choice| matches!(choice, Move::PlaceCandy { .. }));
        match (fitting.as_slice(), self.tray().iter().position(|die| *die == TrayDie::Candy)) {
            ([only], _) => Response::Play(*only),
            ([_, ..], Some(slot)) if takes_candy_only => self.place(selection, (TrayDie::Candy, slot), target),
            // Also if no die fits: a die is picked first, and the refusal is about that one.
            _ => {
                selection.pending_target = if selection.pending_target == Some(target) { None } else { Some(target) };
                Response::Selected
            }
        }
    }

    /// The response to a click on the plate of a seat.
    fn click_plate(&self, seat: Seat) -> Response<Ratzzia> {
        match self.phase() {
            Phase::Candy => self.play_or_ask(Move::Candy { from: CandySource::Seat(seat) }),
            _ => self.play_or_ask(Move::Steal { seat }),
        }
    }

    /// The response to a key: a digit picks the die that shows it, marks it for the re-roll, or chooses the value of a
    /// candy die; 0 marks the dice without a value; C picks a candy die.
    fn press_key(&self, selection: &mut Selection, sign: char) -> Response<Ratzzia> {
        let value = sign.to_digit(10).and_then(|digit| Die::new(digit as u8));
        let slots = |fits: &dyn Fn(TrayDie) -> bool| -> Vec<usize> {
            self.tray().into_iter().enumerate().filter(|(_, die)| fits(*die)).map(|(slot, _)| slot).collect()
        };
        match (self.phase(), sign, value) {
            (Phase::Rerolling, '0', _) => selection.toggle_reroll(&slots(&|die| die == TrayDie::Own(None))),
            (Phase::Rerolling | Phase::Placing, 'c', _) => match slots(&|die| die == TrayDie::Candy).first() {
                Some(&slot) => self.click_die(selection, slot),
                None => Response::Nothing,
            },
            // Once all dice with this value are marked, all are unmarked.
            (Phase::Rerolling, _, Some(value)) => {
                let own = slots(&|die| die == TrayDie::Own(Some(value)));
                let next = own.iter().find(|slot| !selection.reroll_slots.contains(slot));
                selection.toggle_reroll(next.map_or(own.as_slice(), std::slice::from_ref))
            }
            (Phase::Placing, _, Some(value)) => self.choose_value(selection, value).unwrap_or_else(|| {
                match slots(&|die| die.value() == Some(value)).first() {
                    Some(&slot) => self.click_die(selection, slot),
                    None => Response::Ask(Move::Place { die: value, column: Target::CatRow }),
                }
            }),
            _ => Response::Nothing,
        }
    }

    /// A die to ask why nothing can be placed somewhere: one with a value if possible.
    fn any_die(&self) -> TrayDie {
        let dice = self.tray();
        let with_value = dice.iter().find(|die| die.value().is_some());
        let candy = || dice.iter().find(|die| **die == TrayDie::Candy);
        with_value.or_else(candy).copied().unwrap_or(TrayDie::Own(None))
    }

    /// A value that no die in hand shows, if there is one.
    fn absent_value(&self) -> Die {
        let values = self.open.hand().values();
        Die::ALL.into_iter().find(|die| !values.contains(*die)).unwrap_or(Die::ALL[0])
    }
}
