//! What a hand can do with which die, column, shelf, plate. No painting.

use super::Selection;
use super::places::Point;
use crate::engine::{Phrase, Refusal, Seat};
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::dice::{Dice, Die};
use crate::games::ratzzia::{Move, Open, Phase, Ratzzia, Source};
use crate::paint::painter::{Intent, Scene};

/// A die that lies in the tray, by what can be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// An own die; without a value before it is rolled.
    Own(Option<Die>),
    /// A support die that is rolled.
    Support(Die),
    /// An unused candy die.
    Candy,
}

impl Piece {
    /// What it shows.
    pub fn shows(self) -> Option<Die> {
        match self {
            Piece::Own(die) => die,
            Piece::Support(die) => Some(die),
            Piece::Candy => None,
        }
    }

    /// Putting it there, a candy die as this value.
    fn put(self, column: Target, value: Die) -> Move {
        match self {
            Piece::Own(die) => Move::Place { die: die.unwrap_or(value), column },
            Piece::Support(die) => Move::PlaceSupport { die, column },
            Piece::Candy => Move::PlaceCandy { value, column },
        }
    }
}

/// What lies in the tray: the hand of the seat on turn, rolled support dice, its candy dice.
pub fn tray(open: &Open) -> Vec<Piece> {
    let seat = open.facts.seat.index();
    let own = open.hands.get(seat).copied().unwrap_or_default();
    let candies = usize::from(open.candies.get(seat).copied().unwrap_or(0));
    let shaken = match open.phase {
        Phase::Rolling { count, .. } => usize::from(count),
        _ => 0,
    };
    let own = own.numbers().map(|number| Piece::Own(Die::new(number)));
    let support = open.support.numbers().filter_map(|number| Die::new(number).map(Piece::Support));
    std::iter::repeat_n(Piece::Own(None), shaken)
        .chain(own)
        .chain(support)
        .chain(std::iter::repeat_n(Piece::Candy, candies))
        .collect()
}

/// What a placement puts where.
fn placement(choice: Move) -> Option<(Piece, Target)> {
    match choice {
        Move::Place { die, column } => Some((Piece::Own(Some(die)), column)),
        Move::PlaceSupport { die, column } => Some((Piece::Support(die), column)),
        Move::PlaceCandy { column, .. } => Some((Piece::Candy, column)),
        _ => None,
    }
}

/// The hand that decides at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// Whose.
    pub seat: Seat,
    /// The position.
    pub open: &'a Open,
    legal: &'a [Move],
}

impl<'a> Hand<'a> {
    /// The hand of the seat that decides here, if one does.
    pub fn of(scene: &Scene<'a, Ratzzia>) -> Option<Self> {
        let seat = scene.acting_seat.filter(|_| !scene.legal.is_empty())?;
        Some(Hand { seat, open: scene.open, legal: scene.legal })
    }

    /// Whether the move is legal.
    pub fn may(&self, choice: Move) -> bool {
        self.legal.contains(&choice)
    }

    /// The legal moves.
    pub fn legal(&self) -> &'a [Move] {
        self.legal
    }

    /// The move, or the question why not.
    pub fn meant(&self, choice: Move) -> Intent<Ratzzia> {
        if self.may(choice) { Intent::Play(choice) } else { Intent::Ask(choice) }
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// The legal placements of this piece, or of any, there, or anywhere.
    pub fn placements(&self, piece: Option<Piece>, target: Option<Target>) -> impl Iterator<Item = Move> + use<'a> {
        self.legal.iter().copied().filter(move |choice| {
            placement(*choice).is_some_and(|(put, at)| {
                piece.is_none_or(|piece| piece == put) && target.is_none_or(|target| target == at)
            })
        })
    }

    /// The dice that are marked to be rolled again.
    pub fn marked(&self, touch: &Selection) -> Dice {
        let mut dice = Dice::NONE;
        if self.phase() != Phase::Rerolling {
            return dice;
        }
        for (slot, piece) in tray(self.open).into_iter().enumerate() {
            match piece {
                Piece::Own(Some(die)) if touch.marked.contains(&slot) => dice.add(die),
                Piece::Own(None) if touch.marked.contains(&slot) => dice.add_blanks(1),
                _ => {}
            }
        }
        dice
    }

    /// The piece that is picked.
    pub fn picked(&self, touch: &Selection) -> Option<Piece> {
        let (piece, slot) = touch.picked.filter(|_| self.phase() == Phase::Placing)?;
        (tray(self.open).get(slot) == Some(&piece)).then_some(piece)
    }

    /// Where the value of a candy die is asked for, and the values that fit.
    pub fn asked_value(&self, touch: &Selection) -> Option<(Column, Vec<Die>)> {
        let column = touch.valuing.filter(|_| self.phase() == Phase::Placing)?;
        let value = |choice| if let Move::PlaceCandy { value, .. } = choice { Some(value) } else { None };
        let values = self.placements(Some(Piece::Candy), Some(Target::Column(column))).filter_map(value).collect();
        Some((column, values))
    }

    /// A click on a die of the tray.
    pub fn click_die(&self, touch: &mut Selection, slot: usize) -> Option<Intent<Ratzzia>> {
        let piece = *tray(self.open).get(slot)?;
        match self.phase() {
            Phase::Turning if piece == Piece::Candy => Some(Intent::Ask(piece.put(Target::CatRow, Die::ALL[0]))),
            Phase::Turning => Some(self.meant(Move::Roll {})),
            Phase::Rerolling => {
                if let Piece::Own(_) = piece {
                    touch.toggle(slot);
                    return None;
                }
                Some(Intent::Ask(piece.put(Target::CatRow, Die::ALL[0])))
            }
            Phase::Placing => self.pick(touch, piece, slot),
            _ => Some(Intent::Ask(piece.put(Target::CatRow, Die::ALL[0]))),
        }
    }

    fn pick(&self, touch: &mut Selection, piece: Piece, slot: usize) -> Option<Intent<Ratzzia>> {
        touch.valuing = None;
        if let Some(target) = touch.asked.take() {
            return self.put(touch, (piece, slot), target);
        }
        if piece == Piece::Own(None) {
            // It has no value (R13): any place makes that a question.
            return Some(Intent::Ask(piece.put(Target::CatRow, self.absent())));
        }
        touch.picked = if touch.picked == Some((piece, slot)) { None } else { Some((piece, slot)) };
        None
    }

    /// A value that no die of the hand shows, if there is one.
    fn absent(&self) -> Die {
        let values = self.open.hand().values();
        Die::ALL.into_iter().find(|die| !values.contains(*die)).unwrap_or(Die::ALL[0])
    }

    /// The one placement of this piece, for a double click.
    pub fn only_place(&self, slot: usize) -> Option<Move> {
        let piece = *tray(self.open).get(slot)?;
        let mut places = self.placements(Some(piece), None);
        let only = places.next()?;
        places.next().is_none().then_some(only)
    }

    /// Puts a piece there: a candy die that fits as several values asks for one.
    pub fn put(&self, touch: &mut Selection, (piece, slot): (Piece, usize), target: Target) -> Option<Intent<Ratzzia>> {
        let mut fitting = self.placements(Some(piece), Some(target));
        match (fitting.next(), fitting.next(), target) {
            (None, ..) => {
                let value = if piece == Piece::Own(None) { self.absent() } else { Die::ALL[0] };
                Some(Intent::Ask(piece.put(target, value)))
            }
            (Some(_), Some(_), Target::Column(column)) => {
                (touch.picked, touch.valuing) = (Some((piece, slot)), Some(column));
                None
            }
            (Some(only), ..) => Some(Intent::Play(only)),
        }
    }

    /// A click on a place of the board.
    pub fn click(&self, touch: &mut Selection, point: Point) -> Option<Intent<Ratzzia>> {
        match (self.phase(), point.column()) {
            (Phase::Turning, Some(column)) => {
                let back = Move::TakeBack { column };
                if self.may(back) && touch.pinned != Some(column) {
                    touch.pinned = Some(column);
                    return None;
                }
                Some(self.meant(back))
            }
            (Phase::Placing, _) => self.click_placing(touch, point.target()),
            (Phase::Annie { .. }, Some(column)) => Some(self.meant(Move::Annie { column })),
            (Phase::Candy, Some(column)) => Some(self.meant(Move::Candy { from: Source::Column(column) })),
            (Phase::Storing { .. }, Some(column)) if self.open.printed(column).shelf == Shelf::Store => {
                Some(self.meant(Move::Store {}))
            }
            _ => Some(Intent::Ask(self.some_piece().0.put(point.target(), self.absent()))),
        }
    }

    fn click_placing(&self, touch: &mut Selection, target: Target) -> Option<Intent<Ratzzia>> {
        if let Some(picked) = touch.picked.filter(|_| self.picked(touch).is_some()) {
            if touch.valuing.is_some_and(|column| Target::Column(column) == target) {
                touch.valuing = None;
                return None;
            }
            return self.put(touch, picked, target);
        }
        let fitting: Vec<Move> = self.placements(None, Some(target)).collect();
        match fitting.as_slice() {
            [only] => Some(Intent::Play(*only)),
            several
                if !several.is_empty() && several.iter().all(|choice| matches!(choice, Move::PlaceCandy { .. })) =>
            {
                let candy = tray(self.open).iter().position(|piece| *piece == Piece::Candy)?;
                self.put(touch, (Piece::Candy, candy), target)
            }
            // Also where none fits: a die is picked first, and the answer is about that one.
            _ => {
                touch.asked = if touch.asked == Some(target) { None } else { Some(target) };
                None
            }
        }
    }

    /// A piece by which to ask why nothing can be put somewhere: one with a value, if there is one.
    fn some_piece(&self) -> (Piece, usize) {
        let pieces = tray(self.open);
        let shows = pieces.iter().position(|piece| piece.shows().is_some());
        let slot = shows.or_else(|| pieces.iter().position(|piece| *piece == Piece::Candy)).unwrap_or(0);
        (pieces.get(slot).copied().unwrap_or(Piece::Own(None)), slot)
    }

    /// A click on the plate of a seat.
    pub fn click_plate(&self, seat: Seat) -> Intent<Ratzzia> {
        match self.phase() {
            Phase::Candy => self.meant(Move::Candy { from: Source::Seat(seat) }),
            _ => self.meant(Move::Steal { seat }),
        }
    }

    /// Whether a click on the plate is a move.
    pub fn plate_answers(&self, seat: Seat) -> bool {
        matches!(self.phase(), Phase::Candy | Phase::Stealing) && matches!(self.click_plate(seat), Intent::Play(_))
    }

    /// Whether something can be done at this place now.
    pub fn answers(&self, touch: &Selection, point: Point) -> bool {
        match (self.phase(), point.column()) {
            (Phase::Turning, Some(column)) => self.may(Move::TakeBack { column }),
            (Phase::Placing, _) => self.placements(self.picked(touch), Some(point.target())).next().is_some(),
            (Phase::Annie { .. }, Some(column)) => self.may(Move::Annie { column }),
            (Phase::Candy, Some(column)) => self.may(Move::Candy { from: Source::Column(column) }),
            (Phase::Storing { .. }, Some(column)) => self.open.printed(column).shelf == Shelf::Store,
            _ => false,
        }
    }

    /// Whether anything can be chosen among the places of the board, whatever is picked.
    pub fn chooses_places(&self) -> bool {
        let touch = Selection::default();
        Point::all().any(|point| self.answers(&touch, point))
    }

    /// Whether a die of the tray can be used now; with a place that was asked for, whether it fits there.
    pub fn die_answers(&self, touch: &Selection, piece: Piece) -> bool {
        match self.phase() {
            Phase::Turning => piece != Piece::Candy && self.may(Move::Roll {}),
            Phase::Rerolling => matches!(piece, Piece::Own(_)),
            Phase::Placing => self.placements(Some(piece), touch.asked).next().is_some(),
            _ => false,
        }
    }

    /// A digit picks the die that shows it, marks it to be rolled again, or says what a candy die stands for.
    pub fn digit(&self, touch: &mut Selection, die: Die) -> Option<Intent<Ratzzia>> {
        if let Some((column, values)) = self.asked_value(touch) {
            let choice = Move::PlaceCandy { value: die, column: Target::Column(column) };
            return Some(if values.contains(&die) { Intent::Play(choice) } else { Intent::Ask(choice) });
        }
        let pieces = tray(self.open);
        let mut slots = pieces.iter().enumerate().filter(|(_, piece)| piece.shows() == Some(die)).map(|(slot, _)| slot);
        match self.phase() {
            Phase::Rerolling => {
                let own: Vec<usize> = slots.filter(|&slot| matches!(pieces.get(slot), Some(Piece::Own(_)))).collect();
                match own.iter().find(|slot| !touch.marked.contains(slot)) {
                    Some(&slot) => touch.marked.push(slot),
                    None => touch.marked.retain(|slot| !own.contains(slot)),
                }
                None
            }
            Phase::Placing => match slots.next() {
                Some(slot) => self.click_die(touch, slot),
                None => Some(Intent::Ask(Move::Place { die, column: Target::CatRow })),
            },
            _ => None,
        }
    }
}

/// See `Painter::no_move_at`.
pub fn no_move_at(scene: &Scene<'_, Ratzzia>, spot: &str) -> Option<Refusal> {
    if let Some(seat) = scene.waits_for {
        let rule = if matches!(scene.open.phase, Phase::Rolling { again: true, .. }) { "R7" } else { "R6" };
        return Some(Refusal::new(rule, Phrase::new("ratzzia-refuse-due-rolled").with("seat", seat)));
    }
    let seat = Seat::new(spot.strip_prefix("hand ")?.parse().ok()?);
    let others = Phrase::new("ratzzia-refuse-others-dice").with("seat", seat);
    (!scene.is_own(seat)).then(|| Refusal::new("R2", others))
}

impl Selection {
    /// A die is marked to be rolled again, or is no more.
    pub fn toggle(&mut self, slot: usize) {
        match self.marked.iter().position(|&marked| marked == slot) {
            Some(index) => drop(self.marked.remove(index)),
            None => self.marked.push(slot),
        }
    }

    /// Whether something is picked that can be dropped.
    pub fn holds(&self) -> bool {
        !self.marked.is_empty()
            || self.picked.is_some()
            || self.asked.is_some()
            || self.valuing.is_some()
            || self.pinned.is_some()
    }

    /// Drops what was done last.
    pub fn let_go(&mut self) {
        if self.valuing.take().is_none() {
            (self.picked, self.asked, self.pinned) = (None, None, None);
            self.marked.clear();
        }
    }
}
