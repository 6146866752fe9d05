//! What clicks and keys do with dice, columns, shelves and plates. No painting.

use super::Selection;
use super::spots::BoardArea;
use crate::engine::{Phrase, Refusal, Seat};
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::dice::{Dice, Die};
use crate::games::ratzzia::{CandySource, Move, Open, Phase, Ratzzia};
use crate::paint::board::Response;
use crate::paint::painter::PlayContext;

/// A die in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayDie {
    /// An own die; without a value until it is rolled.
    Own(Option<Die>),
    /// A support die that is rolled.
    Support(Die),
    /// An unused candy die.
    Candy,
}

impl TrayDie {
    /// The value that the die shows, if any.
    pub fn value(self) -> Option<Die> {
        match self {
            TrayDie::Own(die) => die,
            TrayDie::Support(die) => Some(die),
            TrayDie::Candy => None,
        }
    }

    /// The move that places the die on a target, a candy die as `value`.
    fn placement(self, column: Target, value: Die) -> Move {
        match self {
            TrayDie::Own(die) => Move::Place { die: die.unwrap_or(value), column },
            TrayDie::Support(die) => Move::PlaceSupport { die, column },
            TrayDie::Candy => Move::PlaceCandy { value, column },
        }
    }
}

/// The dice in the tray: the hand of the seat on turn, rolled support dice, its candy dice.
pub fn tray(open: &Open) -> Vec<TrayDie> {
    let seat = open.turn.seat.index();
    let own = open.hands.get(seat).copied().unwrap_or_default();
    let candies = usize::from(open.candies.get(seat).copied().unwrap_or(0));
    let shaken = match open.phase {
        Phase::Rolling { count, .. } => usize::from(count),
        _ => 0,
    };
    let own = own.numbers().map(|number| TrayDie::Own(Die::new(number)));
    let support = open.support.numbers().filter_map(|number| Die::new(number).map(TrayDie::Support));
    std::iter::repeat_n(TrayDie::Own(None), shaken)
        .chain(own)
        .chain(support)
        .chain(std::iter::repeat_n(TrayDie::Candy, candies))
        .collect()
}

/// The die and the target of a placement.
fn placed_die(choice: Move) -> Option<(TrayDie, Target)> {
    match choice {
        Move::Place { die, column } => Some((TrayDie::Own(Some(die)), column)),
        Move::PlaceSupport { die, column } => Some((TrayDie::Support(die), column)),
        Move::PlaceCandy { column, .. } => Some((TrayDie::Candy, column)),
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
    legal: &'a [Move],
}

impl<'a> Interaction<'a> {
    /// The interaction of the seat that decides at this screen; `None` if no seat does.
    pub fn of(play: &PlayContext<'a, Ratzzia>) -> Option<Self> {
        let seat = play.acting_seat.filter(|_| !play.legal.is_empty())?;
        Some(Interaction { seat, open: play.open, legal: play.legal })
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
        if self.is_legal(choice) { Response::Play(choice) } else { Response::Ask(choice) }
    }

    /// The phase of the position.
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// The legal placements, of one die or of any, on one target or on any.
    pub fn placements(&self, piece: Option<TrayDie>, target: Option<Target>) -> impl Iterator<Item = Move> + use<'a> {
        self.legal.iter().copied().filter(move |choice| {
            placed_die(*choice).is_some_and(|(put, at)| {
                piece.is_none_or(|piece| piece == put) && target.is_none_or(|target| target == at)
            })
        })
    }

    /// The dice that are marked for the re-roll.
    pub fn reroll_dice(&self, selection: &Selection) -> Dice {
        let mut dice = Dice::NONE;
        if self.phase() != Phase::Rerolling {
            return dice;
        }
        for (slot, piece) in tray(self.open).into_iter().enumerate() {
            match piece {
                TrayDie::Own(Some(die)) if selection.reroll_slots.contains(&slot) => dice.add(die),
                TrayDie::Own(None) if selection.reroll_slots.contains(&slot) => dice.add_blanks(1),
                _ => {}
            }
        }
        dice
    }

    /// The die that is picked for placing.
    pub fn picked(&self, selection: &Selection) -> Option<TrayDie> {
        let (piece, slot) = selection.picked.filter(|_| self.phase() == Phase::Placing)?;
        (tray(self.open).get(slot) == Some(&piece)).then_some(piece)
    }

    /// The column for which the value of a candy die has to be chosen, and the values that fit.
    pub fn candy_values(&self, selection: &Selection) -> Option<(Column, Vec<Die>)> {
        let column = selection.candy_column.filter(|_| self.phase() == Phase::Placing)?;
        let value = |choice| if let Move::PlaceCandy { value, .. } = choice { Some(value) } else { None };
        let values = self.placements(Some(TrayDie::Candy), Some(Target::Column(column))).filter_map(value).collect();
        Some((column, values))
    }

    /// Handles a click on a die in the tray.
    pub fn click_die(&self, selection: &mut Selection, slot: usize) -> Option<Response<Ratzzia>> {
        let piece = *tray(self.open).get(slot)?;
        match self.phase() {
            Phase::Turning if piece == TrayDie::Candy => {
                Some(Response::Ask(piece.placement(Target::CatRow, Die::ALL[0])))
            }
            Phase::Turning => Some(self.play_or_ask(Move::Roll {})),
            Phase::Rerolling => {
                if let TrayDie::Own(_) = piece {
                    selection.toggle_reroll(slot);
                    return None;
                }
                Some(Response::Ask(piece.placement(Target::CatRow, Die::ALL[0])))
            }
            Phase::Placing => self.pick(selection, piece, slot),
            _ => Some(Response::Ask(piece.placement(Target::CatRow, Die::ALL[0]))),
        }
    }

    /// Picks a die for placing, or places it on the target that was clicked first.
    fn pick(&self, selection: &mut Selection, piece: TrayDie, slot: usize) -> Option<Response<Ratzzia>> {
        selection.candy_column = None;
        if let Some(target) = selection.pending_target.take() {
            return self.place(selection, (piece, slot), target);
        }
        if piece == TrayDie::Own(None) {
            // It has no value (R13): asking about any target gets that refusal.
            return Some(Response::Ask(piece.placement(Target::CatRow, self.absent_value())));
        }
        selection.picked = if selection.picked == Some((piece, slot)) { None } else { Some((piece, slot)) };
        None
    }

    /// A value that no die in hand shows, if there is one.
    fn absent_value(&self) -> Die {
        let values = self.open.hand().values();
        Die::ALL.into_iter().find(|die| !values.contains(*die)).unwrap_or(Die::ALL[0])
    }

    /// The only legal placement of a die, for a double click; `None` if there are several.
    pub fn only_placement(&self, slot: usize) -> Option<Move> {
        let piece = *tray(self.open).get(slot)?;
        let mut places = self.placements(Some(piece), None);
        let only = places.next()?;
        places.next().is_none().then_some(only)
    }

    /// Places a die on a target. A candy die that fits as several values asks for one first.
    pub fn place(
        &self,
        selection: &mut Selection,
        (piece, slot): (TrayDie, usize),
        target: Target,
    ) -> Option<Response<Ratzzia>> {
        let mut fitting = self.placements(Some(piece), Some(target));
        match (fitting.next(), fitting.next(), target) {
            (None, ..) => {
                let value = if piece == TrayDie::Own(None) { self.absent_value() } else { Die::ALL[0] };
                Some(Response::Ask(piece.placement(target, value)))
            }
            (Some(_), Some(_), Target::Column(column)) => {
                (selection.picked, selection.candy_column) = (Some((piece, slot)), Some(column));
                None
            }
            (Some(only), ..) => Some(Response::Play(only)),
        }
    }

    /// Handles a click on an area of the board.
    pub fn click(&self, selection: &mut Selection, area: BoardArea) -> Option<Response<Ratzzia>> {
        match (self.phase(), area.column()) {
            (Phase::Turning, Some(column)) => {
                let back = Move::TakeBack { column };
                if self.is_legal(back) && selection.take_back_column != Some(column) {
                    selection.take_back_column = Some(column);
                    return None;
                }
                Some(self.play_or_ask(back))
            }
            (Phase::Placing, _) => self.click_placing(selection, area.target()),
            (Phase::Annie { .. }, Some(column)) => Some(self.play_or_ask(Move::Annie { column })),
            (Phase::Candy, Some(column)) => Some(self.play_or_ask(Move::Candy { from: CandySource::Column(column) })),
            (Phase::Storing { .. }, Some(column)) if self.open.printed(column).shelf == Shelf::Store => {
                Some(self.play_or_ask(Move::Store {}))
            }
            _ => Some(Response::Ask(self.any_die().0.placement(area.target(), self.absent_value()))),
        }
    }

    /// Handles a click on a target while placing.
    fn click_placing(&self, selection: &mut Selection, target: Target) -> Option<Response<Ratzzia>> {
        if let Some(picked) = selection.picked.filter(|_| self.picked(selection).is_some()) {
            if selection.candy_column.is_some_and(|column| Target::Column(column) == target) {
                selection.candy_column = None;
                return None;
            }
            return self.place(selection, picked, target);
        }
        let fitting: Vec<Move> = self.placements(None, Some(target)).collect();
        match fitting.as_slice() {
            [only] => Some(Response::Play(*only)),
            several
                if !several.is_empty() && several.iter().all(|choice| matches!(choice, Move::PlaceCandy { .. })) =>
            {
                let candy = tray(self.open).iter().position(|piece| *piece == TrayDie::Candy)?;
                self.place(selection, (TrayDie::Candy, candy), target)
            }
            // Also if no die fits: a die is picked first, and the refusal is about that one.
            _ => {
                selection.pending_target = if selection.pending_target == Some(target) { None } else { Some(target) };
                None
            }
        }
    }

    /// A die to ask why nothing can be placed somewhere: one with a value if possible.
    fn any_die(&self) -> (TrayDie, usize) {
        let pieces = tray(self.open);
        let with_value = pieces.iter().position(|piece| piece.value().is_some());
        let slot = with_value.or_else(|| pieces.iter().position(|piece| *piece == TrayDie::Candy)).unwrap_or(0);
        (pieces.get(slot).copied().unwrap_or(TrayDie::Own(None)), slot)
    }

    /// Handles a click on the plate of a seat.
    pub fn click_plate(&self, seat: Seat) -> Response<Ratzzia> {
        match self.phase() {
            Phase::Candy => self.play_or_ask(Move::Candy { from: CandySource::Seat(seat) }),
            _ => self.play_or_ask(Move::Steal { seat }),
        }
    }

    /// Whether a click on the plate is a legal move.
    pub fn can_choose_plate(&self, seat: Seat) -> bool {
        matches!(self.phase(), Phase::Candy | Phase::Stealing) && matches!(self.click_plate(seat), Response::Play(_))
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
    pub fn can_use_die(&self, selection: &Selection, piece: TrayDie) -> bool {
        match self.phase() {
            Phase::Turning => piece != TrayDie::Candy && self.is_legal(Move::Roll {}),
            Phase::Rerolling => matches!(piece, TrayDie::Own(_)),
            Phase::Placing => self.placements(Some(piece), selection.pending_target).next().is_some(),
            _ => false,
        }
    }

    /// Handles a digit key: picks the die that shows it, marks it for the re-roll, or chooses the value of a candy die.
    pub fn press_digit(&self, selection: &mut Selection, die: Die) -> Option<Response<Ratzzia>> {
        if let Some((column, values)) = self.candy_values(selection) {
            let choice = Move::PlaceCandy { value: die, column: Target::Column(column) };
            return Some(if values.contains(&die) { Response::Play(choice) } else { Response::Ask(choice) });
        }
        let pieces = tray(self.open);
        let mut slots = pieces.iter().enumerate().filter(|(_, piece)| piece.value() == Some(die)).map(|(slot, _)| slot);
        match self.phase() {
            Phase::Rerolling => {
                let own: Vec<usize> = slots.filter(|&slot| matches!(pieces.get(slot), Some(TrayDie::Own(_)))).collect();
                match own.iter().find(|slot| !selection.reroll_slots.contains(slot)) {
                    Some(&slot) => selection.reroll_slots.push(slot),
                    None => selection.reroll_slots.retain(|slot| !own.contains(slot)),
                }
                None
            }
            Phase::Placing => match slots.next() {
                Some(slot) => self.click_die(selection, slot),
                None => Some(Response::Ask(Move::Place { die, column: Target::CatRow })),
            },
            _ => None,
        }
    }
}

/// See `Painter::no_move_at`.
pub fn no_move_at(play: &PlayContext<'_, Ratzzia>, spot: &str) -> Option<Refusal> {
    if let Some(seat) = play.awaiting_chance {
        let rule = if matches!(play.open.phase, Phase::Rolling { again: true, .. }) { "R7" } else { "R6" };
        return Some(Refusal::new(rule, Phrase::new("ratzzia-refuse-due-rolled").with("seat", seat)));
    }
    let seat = Seat::new(spot.strip_prefix("hand ")?.parse().ok()?);
    let others = Phrase::new("ratzzia-refuse-others-dice").with("seat", seat);
    (!play.is_own(seat)).then(|| Refusal::new("R2", others))
}

impl Selection {
    /// Marks a die for the re-roll, or unmarks it.
    pub fn toggle_reroll(&mut self, slot: usize) {
        match self.reroll_slots.iter().position(|&marked| marked == slot) {
            Some(index) => drop(self.reroll_slots.remove(index)),
            None => self.reroll_slots.push(slot),
        }
    }

    /// Whether something is selected that can be cleared.
    pub fn is_active(&self) -> bool {
        !self.reroll_slots.is_empty()
            || self.picked.is_some()
            || self.pending_target.is_some()
            || self.candy_column.is_some()
            || self.take_back_column.is_some()
    }

    /// Clears the latest step of the selection.
    pub fn clear_latest(&mut self) {
        if self.candy_column.take().is_none() {
            (self.picked, self.pending_target, self.take_back_column) = (None, None, None);
            self.reroll_slots.clear();
        }
    }
}
