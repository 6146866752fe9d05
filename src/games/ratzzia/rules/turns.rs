//! Which events are legal, which are refused, and what they do: the course of a turn (R4–R8), handing over to the other rules.

use super::{Ratzzia, cat, due, placement, rewards, scan, spaces, support_dice, turn_order};
use crate::engine::{Event, Outcome, PerSeat, Phrase, Refusal, Seat, check_seated};
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::{Dice, DieOwner};
use crate::games::ratzzia::moves::{Chance, Move};
use crate::games::ratzzia::position::{Open, Phase};
use crate::games::ratzzia::seen::{Effect, EffectSink, RemovedDie, SpaceIndex};

/// See `Rules::legal_moves`.
pub(super) fn legal_moves(open: &Open, moves: &mut Vec<Move>) {
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
            open.hand().for_each_subset(|dice| moves.push(Move::Reroll { dice }));
            moves.push(Move::Keep {});
            if open.can_roll_support() {
                moves.push(Move::RollSupport {});
            }
        }
        Phase::Placing => placement::legal_moves(open, moves),
        _ => rewards::legal_moves(open, moves),
    }
}

/// See `Rules::check`.
pub(super) fn check(open: &Open, event: &Event<Ratzzia>) -> Result<(), Refusal> {
    let seat = open.turn.seat;
    match (open.phase, event) {
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => {
            check_seated(*seat, usize::from(open.seats), "R4", "ratzzia-refuse-start-seat")
        }
        (Phase::Rolling { count, again }, Event::Chance(Chance::Rolled { dice })) => {
            check_roll(if again { "R7" } else { "R6" }, count, dice)
        }
        (Phase::RollingSupport { count, .. }, Event::Chance(Chance::SupportRolled { dice })) => {
            check_roll("R20", count, dice)
        }
        (Phase::Turning | Phase::Rerolling, Event::Decision(by, choice)) if *by == seat => check_turn(open, *choice),
        (Phase::Placing, Event::Decision(by, choice)) if *by == seat => placement::check(open, *choice),
        (_, Event::Decision(by, choice)) if *by == seat => rewards::check(open, *choice),
        _ => Err(due::refusal(open)),
    }
}

/// Checks a decision before placing (R6, R7, R20).
fn check_turn(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.turn.seat;
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
        (Phase::Rerolling, Move::RollSupport {}) => support_dice::check_roll(open),
        _ => Err(due::refusal(open)),
    }
}

/// Checks that `due` dice were rolled and each has a value.
fn check_roll(rule: &'static str, due: u8, dice: &Dice) -> Result<(), Refusal> {
    if dice.blanks() > 0 {
        return Err(Refusal::new("record", Phrase::new("ratzzia-refuse-rolled-blank")));
    }
    if dice.count() != usize::from(due) {
        let phrase = Phrase::new("ratzzia-refuse-rolled-count").with("due", due).with("rolled", dice.count());
        return Err(Refusal::new(rule, phrase));
    }
    Ok(())
}

/// See `Rules::advance`; `sink` receives the effects.
pub(super) fn advance(open: &mut Open, event: &Event<Ratzzia>, sink: &mut impl EffectSink) {
    match event {
        Event::Chance(Chance::Start { seat }) => start(open, *seat, sink),
        Event::Chance(Chance::Rolled { dice }) => {
            let again = matches!(open.phase, Phase::Rolling { again: true, .. });
            let seat = open.turn.seat.index();
            open.hands[seat].add_all(dice);
            cat::force_dice(open, sink);
            open.phase = if again { Phase::Placing } else { Phase::Rerolling };
        }
        Event::Chance(Chance::SupportRolled { dice }) => support_dice::apply_roll(open, dice),
        Event::Decision(_, choice) => apply_decision(open, *choice, sink),
    }
}

/// Applies a decision that `check` allows.
fn apply_decision(open: &mut Open, choice: Move, sink: &mut impl EffectSink) {
    let seat = open.turn.seat.index();
    match choice {
        Move::Roll {} => {
            let count = open.hands[seat].count() as u8;
            open.hands[seat] = Dice::NONE;
            open.phase = Phase::Rolling { count, again: false };
        }
        Move::TakeBack { column } => take_back(open, column, sink),
        Move::Reroll { dice } => {
            open.hands[seat].take_all(&dice);
            open.phase = Phase::Rolling { count: dice.count() as u8, again: true };
        }
        Move::Keep {} => open.phase = Phase::Placing,
        Move::RollSupport {} => support_dice::roll(open),
        Move::Place { .. } | Move::PlaceSupport { .. } | Move::PlaceCandy { .. } => {
            spaces::place(open, choice, sink);
        }
        Move::Finish {} => scan::finish(open, sink),
        _ => {
            let step = rewards::apply_choice(open, choice, sink);
            scan::run(open, step, sink);
        }
    }
}

/// Starts the game: gives out food in turn order (R4) and begins the first turn.
fn start(open: &mut Open, starter: Seat, sink: &mut impl EffectSink) {
    let seats = usize::from(open.seats);
    let mut seat = starter;
    for food in 3..3 + u32::from(open.seats) {
        open.front[seat.index()] = food;
        seat = seat.next(seats);
    }
    turn_order::begin_turn(open, starter, sink);
}

/// Takes own dice and candy dice back from a column, which ends the turn (R6).
fn take_back(open: &mut Open, column: Column, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    let before = *open.stack(column);
    let is_own = |owner: DieOwner| owner.seat() == Some(seat);
    for (space, die) in before.dice().filter(|(_, die)| is_own(die.owner)) {
        open.columns[column.index()].0[space] = None;
        open.return_unpaid(die.owner);
    }
    sink.record(|| Effect::TakenBack {
        dice: before
            .dice()
            .filter(|(_, die)| is_own(die.owner))
            .map(|(space, die)| RemovedDie { from: SpaceIndex::Column(column, space as u8), die, sausages: 0 })
            .collect(),
    });
    turn_order::end_turn(open, sink);
}

/// The outcome (R5): the score is the food in the bag, and a full bag wins.
pub(super) fn outcome(open: &Open) -> Outcome {
    let scores: PerSeat<i32> = open.bags.iter().map(|&food| i32::try_from(food).unwrap_or(i32::MAX)).collect();
    let full = |seat: &Seat| open.bags[seat.index()] >= super::FULL_BAG;
    Outcome { winners: Seat::all(usize::from(open.seats)).filter(full).collect(), scores }
}

impl Open {
    /// Whether the seat on turn has a die in this column, a candy die of its colour included (R6).
    pub fn can_take_back(&self, column: Column) -> bool {
        self.stack(column).dice().any(|(_, die)| die.owner.seat() == Some(self.turn.seat))
    }

    /// The position after a legal decision.
    pub fn after_choice(&self, choice: Move) -> Open {
        let mut open = self.clone();
        apply_decision(&mut open, choice, &mut ());
        open
    }

    /// The effects of a legal decision, up to the next decision or chance event.
    ///
    /// For [`Move::Finish`]: who gets what for the complete columns, as far as no decision is due (R10).
    pub fn effects_of(&self, choice: Move) -> Vec<Effect> {
        let mut effects = Vec::new();
        apply_decision(&mut self.clone(), choice, &mut effects);
        effects
    }

    /// All legal decisions, as [`Rules::legal_moves`](crate::engine::Rules::legal_moves).
    pub fn legal_moves(&self, moves: &mut Vec<Move>) {
        legal_moves(self, moves);
    }
}
