//! How events change a position of Ratzzia, which are legal, and which are refused: the turn (R4–R8) and the way to all else.

use super::{Chance, Column, Dice, Facts, Move, Open, Phase, Ratzzia, cat, placing, rewards, scan, two_players};
use crate::engine::{Event, Outcome, PerSeat, Phrase, Refusal, Seat};
use crate::games::ratzzia::dice::User;
use crate::games::ratzzia::happening::{Happening, Leaving, Place, Witness};

/// See `Rules::legal`.
pub(super) fn legal(open: &Open, moves: &mut Vec<Move>) {
    moves.clear();
    match open.phase {
        Phase::Turning => {
            if !open.hand().is_empty() {
                moves.push(Move::Roll {});
            }
            let columns = Column::ALL.into_iter().filter(|&column| open.can_take_back(column));
            moves.extend(columns.map(|column| Move::TakeBack { column }));
        }
        Phase::Rerolling => {
            open.hand().each_part(|dice| moves.push(Move::Reroll { dice }));
            moves.push(Move::Keep {});
            if open.can_roll_support() {
                moves.push(Move::RollSupport {});
            }
        }
        Phase::Placing => placing::legal(open, moves),
        _ => rewards::legal(open, moves),
    }
}

/// See `Rules::check`.
pub(super) fn check(open: &Open, event: &Event<Ratzzia>) -> Result<(), Refusal> {
    let seat = open.facts.seat;
    match (open.phase, event) {
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => {
            if seat.index() < usize::from(open.seats) {
                return Ok(());
            }
            let phrase = Phrase::new("ratzzia-refuse-start-seat").with("number", seat.index() + 1);
            Err(Refusal::new("R4", phrase.with("seats", open.seats)))
        }
        (Phase::Rolling { count, again }, Event::Chance(Chance::Rolled { dice })) => {
            rolled(if again { "R7" } else { "R6" }, count, dice)
        }
        (Phase::RollingSupport { count, .. }, Event::Chance(Chance::SupportRolled { dice })) => {
            rolled("R20", count, dice)
        }
        (Phase::Turning | Phase::Rerolling, Event::Decision(by, choice)) if *by == seat => turn_check(open, *choice),
        (Phase::Placing, Event::Decision(by, choice)) if *by == seat => placing::check(open, *choice),
        (_, Event::Decision(by, choice)) if *by == seat => rewards::check(open, *choice),
        _ => Err(due(open)),
    }
}

/// Decisions before placing (R6, R7, R20).
fn turn_check(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.facts.seat;
    match (open.phase, choice) {
        (Phase::Turning, Move::Roll {}) if open.hand().is_empty() => {
            Err(Refusal::new("R6", Phrase::new("ratzzia-refuse-roll-empty").with("seat", seat)))
        }
        (Phase::Turning, Move::Roll {}) | (Phase::Rerolling, Move::Keep {}) => Ok(()),
        (Phase::Turning, Move::TakeBack { column }) if open.can_take_back(column) => Ok(()),
        (Phase::Turning, Move::TakeBack { column }) => {
            let phrase = Phrase::new("ratzzia-refuse-take-back").with("seat", seat).with("column", column.number());
            Err(Refusal::new("R6", phrase))
        }
        (Phase::Rerolling, Move::Reroll { dice }) if dice.is_empty() => {
            Err(Refusal::new("R7", Phrase::new("ratzzia-refuse-reroll-nothing")))
        }
        (Phase::Rerolling, Move::Reroll { dice }) if !open.hand().contains(&dice) => {
            Err(Refusal::new("R7", Phrase::new("ratzzia-refuse-reroll-not-there").with("seat", seat)))
        }
        (Phase::Rerolling, Move::Reroll { .. }) => Ok(()),
        (Phase::Rerolling, Move::RollSupport {}) => two_players::check_roll(open),
        _ => Err(due(open)),
    }
}

/// Whether so many dice were rolled and each shows a number.
fn rolled(rule: &'static str, due: u8, dice: &Dice) -> Result<(), Refusal> {
    if dice.blanks() > 0 {
        return Err(Refusal::new("record", Phrase::new("ratzzia-refuse-rolled-blank")));
    }
    if dice.count() != usize::from(due) {
        let phrase = Phrase::new("ratzzia-refuse-rolled-count").with("due", due).with("rolled", dice.count());
        return Err(Refusal::new(rule, phrase));
    }
    Ok(())
}

/// What is due instead: the rule of the step at hand, and who has to do what.
pub(super) fn due(open: &Open) -> Refusal {
    let (rule, key) = match open.phase {
        Phase::Starting => ("R4", "ratzzia-refuse-due-start"),
        Phase::Turning => ("R6", "ratzzia-refuse-due-turn"),
        Phase::Rolling { again: false, .. } => ("R6", "ratzzia-refuse-due-rolled"),
        Phase::Rolling { again: true, .. } => ("R7", "ratzzia-refuse-due-rolled"),
        Phase::Rerolling => ("R7", "ratzzia-refuse-due-reroll"),
        Phase::RollingSupport { .. } => ("R20", "ratzzia-refuse-due-support"),
        Phase::Placing => ("R8", "ratzzia-refuse-due-place"),
        Phase::Annie { .. } => ("R18", "ratzzia-refuse-due-annie"),
        Phase::Candy => ("R19", "ratzzia-refuse-due-candy"),
        Phase::Storing { .. } => ("R15", "ratzzia-refuse-due-store"),
        Phase::Stealing => ("R16", "ratzzia-refuse-due-steal"),
        Phase::PassingFood => ("R17", "ratzzia-refuse-due-pass"),
        Phase::Over => ("R5", "ratzzia-refuse-over"),
    };
    Refusal::new(rule, Phrase::new(key).with("seat", open.facts.seat))
}

/// See `Rules::advance`; the witness is told what happens.
pub(super) fn advance(open: &mut Open, event: &Event<Ratzzia>, witness: &mut impl Witness) {
    match event {
        Event::Chance(Chance::Start { seat }) => start(open, *seat, witness),
        Event::Chance(Chance::Rolled { dice }) => {
            let again = matches!(open.phase, Phase::Rolling { again: true, .. });
            let seat = open.facts.seat.index();
            open.hands[seat].add_all(dice);
            cat::force(open, witness);
            open.phase = if again { Phase::Placing } else { Phase::Rerolling };
        }
        Event::Chance(Chance::SupportRolled { dice }) => two_players::rolled(open, dice),
        Event::Decision(_, choice) => decide(open, *choice, witness),
    }
}

/// What a decision does. It is one that `check` allows.
pub(super) fn decide(open: &mut Open, choice: Move, witness: &mut impl Witness) {
    let seat = open.facts.seat.index();
    match choice {
        Move::Roll {} => {
            let count = open.hands[seat].count() as u8;
            open.hands[seat] = Dice::NONE;
            open.phase = Phase::Rolling { count, again: false };
        }
        Move::TakeBack { column } => take_back(open, column, witness),
        Move::Reroll { dice } => {
            open.hands[seat].take_all(&dice);
            open.phase = Phase::Rolling { count: dice.count() as u8, again: true };
        }
        Move::Keep {} => open.phase = Phase::Placing,
        Move::RollSupport {} => two_players::roll(open),
        Move::Place { .. } | Move::PlaceSupport { .. } | Move::PlaceCandy { .. } => {
            placing::place(open, choice, witness);
        }
        Move::Finish {} => scan::finish(open, witness),
        _ => rewards::decide(open, choice, witness),
    }
}

/// R4: food in front, in turn order.
fn start(open: &mut Open, starter: Seat, witness: &mut impl Witness) {
    let seats = usize::from(open.seats);
    let mut seat = starter;
    for food in 3..3 + u32::from(open.seats) {
        open.front[seat.index()] = food;
        seat = seat.next(seats);
    }
    begin_turn(open, starter, witness);
}

/// R6: own dice go back to the hand, a candy die to its user.
fn take_back(open: &mut Open, column: Column, witness: &mut impl Witness) {
    let seat = open.facts.seat;
    let before = *open.stack(column);
    let is_own = |user: User| user.seat() == Some(seat);
    for (space, lying) in before.dice().filter(|(_, lying)| is_own(lying.user)) {
        open.columns[column.index()].0[space] = None;
        open.flees(lying.user);
    }
    witness.sees(|| Happening::TakenBack {
        dice: before
            .dice()
            .filter(|(_, lying)| is_own(lying.user))
            .map(|(space, die)| Leaving { from: Place::Column(column, space as u8), die, sausages: 0 })
            .collect(),
    });
    end_turn(open, witness);
}

/// The next seat's turn. What is left in hand loses its value.
pub(super) fn end_turn(open: &mut Open, witness: &mut impl Witness) {
    let seat = open.facts.seat;
    let hand = &mut open.hands[seat.index()];
    *hand = Dice::blank(hand.count() as u8);
    let next = seat.next(usize::from(open.seats));
    begin_turn(open, next, witness);
}

fn begin_turn(open: &mut Open, seat: Seat, witness: &mut impl Witness) {
    open.facts = Facts::of(seat);
    open.phase = Phase::Turning;
    witness.sees(|| Happening::Turn { seat });
}

/// R5: the food in the bags; whoever has filled one wins.
pub(super) fn outcome(open: &Open) -> Outcome {
    let scores: PerSeat<i32> = open.bags.iter().map(|&food| i32::try_from(food).unwrap_or(i32::MAX)).collect();
    let full = |seat: &Seat| open.bags[seat.index()] >= super::FULL_BAG;
    Outcome { winners: Seat::all(usize::from(open.seats)).filter(full).collect(), scores }
}

impl Open {
    /// Whether the seat on turn has a die in this column, a candy die of its colour included (R6).
    pub fn can_take_back(&self, column: Column) -> bool {
        self.stack(column).dice().any(|(_, lying)| lying.user.seat() == Some(self.facts.seat))
    }

    /// The position after a legal decision.
    pub fn after_choice(&self, choice: Move) -> Open {
        let mut open = self.clone();
        decide(&mut open, choice, &mut ());
        open
    }

    /// What comes of a legal decision by itself, up to the next decision or chance event.
    ///
    /// Of `finish`: who gets what for the columns that are complete, as far as nobody has to choose (R10).
    pub fn comes_of(&self, choice: Move) -> Vec<Happening> {
        let mut happenings = Vec::new();
        decide(&mut self.clone(), choice, &mut happenings);
        happenings
    }

    /// All legal decisions, as [`crate::engine::Rules::legal`].
    pub fn choices(&self, moves: &mut Vec<Move>) {
        legal(self, moves);
    }
}
