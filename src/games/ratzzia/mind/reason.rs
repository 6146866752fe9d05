//! The reasons for moves, as phrases: what columns still need, what a move brings and what it gives up.

mod intention;
mod needs;
mod prize;

use self::intention::Intention;
use self::needs::{best_prospect, best_reroll_prospect, needs, needs_phrases};
use self::prize::{PaidWhen, max_storable_die, prize, shelf_prize};
use super::evaluation::MAX_PAIR_SUM;
use super::{Column, Dice, Die, Move, Open, Ratzzia, View};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::moves::CandySource;
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::{FULL_BAG, fronts_after_passing, half_rounded_up};
use crate::games::ratzzia::words::value_list;

/// The most targets that one sentence names, to stay short.
const MAX_NAMED: usize = 2;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Ratzzia>, choice: Move) -> Phrase {
    let open = &view.open;
    match choice {
        Move::Roll {} => roll_reason(open),
        Move::TakeBack { column } => take_back_reason(open, column),
        Move::Reroll { dice } => reroll_reason(open, dice),
        Move::Keep {} => keep_reason(open),
        Move::RollSupport {} => Phrase::new("ratzzia-reason-support").with("count", open.reserve),
        Move::Place { die, column } | Move::PlaceSupport { die, column } | Move::PlaceCandy { value: die, column } => {
            placement_reason(open, choice, die, column)
        }
        Move::Finish {} => finish_reason(open),
        Move::Annie { column } => annie_reason(open, column),
        Move::Candy { from: CandySource::Seat(seat) } => {
            Phrase::new("ratzzia-reason-candy-seat").with("seat", seat).with("bag", open.bags[seat.index()])
        }
        Move::Candy { from: CandySource::Column(column) } => {
            Phrase::new("ratzzia-reason-candy-column").with("column", column.number())
        }
        Move::Store {} | Move::NoStore {} => store_reason(open, choice),
        Move::Steal { seat } => {
            let front = open.front[seat.index()];
            let phrase = Phrase::new("ratzzia-reason-steal").with("seat", seat).with("front", front);
            phrase.with("amount", half_rounded_up(front))
        }
        Move::PassFood { direction } => {
            let me = open.turn.seat.index();
            let after = fronts_after_passing(&open.front, direction)[me];
            Phrase::new("ratzzia-reason-pass").with("before", open.front[me]).with("after", after)
        }
    }
}

/// The reason for a roll: the best column to roll for, and its chance.
fn roll_reason(open: &Open) -> Phrase {
    let (count, support) = (open.hand().count(), open.support_to_roll());
    let phrase = |key| Phrase::new(key).with("count", count).with("support", support);
    match best_prospect(open) {
        Some((column, percent)) => {
            let key = if support > 0 { "ratzzia-reason-roll-support" } else { "ratzzia-reason-roll" };
            let prize = prize(open, column, PaidWhen::InTurn);
            phrase(key).with("column", column.number()).with("prize", prize).with("percent", percent)
        }
        None => phrase("ratzzia-reason-roll-none"),
    }
}

fn take_back_reason(open: &Open, column: Column) -> Phrase {
    let hand = open.hand().count();
    let after = open.after_choice(Move::TakeBack { column }).hands[open.turn.seat.index()].count();
    // If the hand has not grown, only candy dice have come back.
    let key = if after > hand { "ratzzia-reason-take-back" } else { "ratzzia-reason-take-back-candy" };
    Phrase::new(key).with("count", after).with("column", column.number()).with("hand", hand)
}

/// The reason for a re-roll: what the kept dice are for or what is given up, and what the other dice are re-rolled for.
fn reroll_reason(open: &Open, dice: Dice) -> Phrase {
    let mut kept = *open.hand();
    kept.take_all(&dice);
    let (now, then) = (Intention::of(open, *open.hand()), Intention::of(open, kept));
    let given_up = now.completed().filter(|&column| !then.completed().any(|other| other == column));
    let given_up: Vec<Column> = given_up.collect();
    // Dice that came home with the cat have not been rolled before (R13).
    let (tried, completing, storing) = match dice.blanks() {
        0 => ("ratzzia-again", "ratzzia-again-completes", "ratzzia-again-stores"),
        _ => ("ratzzia-again-home", "ratzzia-again-home-completes", "ratzzia-again-home-stores"),
    };
    let again = |named: usize| match best_reroll_prospect(&then, dice.count(), &given_up) {
        Some((column, percent)) if named < MAX_NAMED => {
            let key = if max_storable_die(&then.after_completing(), column).is_some() { storing } else { completing };
            Phrase::new(key).with("count", dice.count()).with("column", column.number()).with("percent", percent)
        }
        _ => Phrase::new(tried).with("count", dice.count()),
    };
    let is_kept = !kept.is_empty() && !then.goals().is_empty();
    if !given_up.is_empty() {
        let (after, names_prize) = (now.after_completing(), given_up.len() == 1 && !is_kept);
        let named =
            |&column: &Column| if names_prize { column_with_prize(&after, column) } else { column_phrase(column) };
        let columns: Vec<Phrase> = given_up.iter().map(named).collect();
        let key = if is_kept { "ratzzia-reason-reroll-but" } else { "ratzzia-reason-reroll-gives-up" };
        let phrase = Phrase::new(key).with("aims", then.goal_phrases(1)).with("columns", columns);
        return phrase.with("again", again(if is_kept { given_up.len() } else { 1 }));
    }
    let (key, goals) = match kept.is_empty() {
        true if now.goals().is_empty() => ("ratzzia-reason-reroll-useless", Vec::new()),
        true => ("ratzzia-reason-reroll-all", now.goal_phrases(MAX_NAMED)),
        false if !is_kept => ("ratzzia-reason-reroll-others", Vec::new()),
        false if then.is_forced() => ("ratzzia-reason-reroll-forced", then.goal_phrases(MAX_NAMED)),
        false => ("ratzzia-reason-reroll", then.goal_phrases(MAX_NAMED)),
    };
    let again = again(goals.len());
    Phrase::new(key).with("aims", goals).with("again", again)
}

fn keep_reason(open: &Open) -> Phrase {
    let intention = Intention::of(open, *open.hand());
    let key = match intention.goals().is_empty() {
        true => return Phrase::new("ratzzia-reason-keep"),
        false if intention.is_forced() => "ratzzia-reason-keep-forced",
        false => "ratzzia-reason-keep-used",
    };
    Phrase::new(key).with("aims", intention.goal_phrases(MAX_NAMED))
}

fn column_with_prize(open: &Open, column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column")
        .with("column", column.number())
        .with("prize", prize(open, column, PaidWhen::InTurn))
}

fn column_phrase(column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column-alone").with("column", column.number())
}

/// The reason for a placement, and whether the rules force it.
fn placement_reason(open: &Open, choice: Move, die: Die, target: Target) -> Phrase {
    let why = match target {
        Target::CatRow => grey_reason(open, choice, die),
        Target::Column(column) => column_reason(open, choice, column),
    };
    let is_support = |step: &Move| matches!(step, Move::PlaceSupport { .. });
    let must = match choice {
        Move::PlaceSupport { .. } => open.plan().iter().any(is_support).then_some("ratzzia-reason-must-support"),
        _ if open.has_placed_own() => None,
        _ => Intention::of(open, *open.hand()).is_forced().then_some("ratzzia-reason-must-own"),
    };
    match must {
        Some(key) => Phrase::new(key).with("why", why),
        None => why,
    }
}

fn grey_reason(open: &Open, choice: Move, die: Die) -> Phrase {
    let fits = Column::ALL.into_iter().any(|column| open.accepted(Target::Column(column)).contains(die));
    let key = match choice {
        Move::PlaceSupport { .. } => "ratzzia-reason-grey-support",
        _ if fits => "ratzzia-reason-grey",
        _ => "ratzzia-reason-grey-only",
    };
    Phrase::new(key).with("die", die.value())
}

/// The reason for a die in a column: what the column still needs, or which dice the plan adds to complete it.
fn column_reason(open: &Open, choice: Move, column: Column) -> Phrase {
    let after = open.after_choice(choice);
    let phrase = |key| Phrase::new(key).with("column", column.number());
    if needs(&after, column).is_empty() {
        return phrase("ratzzia-reason-completes").with("prize", prize(&after, column, PaidWhen::InTurn));
    }
    let intention = Intention::of(&after, *after.hand());
    let done = intention.after(|target| target == Target::Column(column));
    if done.is_complete(column) {
        let placed = intention.plan.steps.iter().filter_map(|step| step.placement());
        let dice: Dice = placed.filter(|&(_, to)| to == Target::Column(column)).map(|(die, _)| die).collect();
        return phrase("ratzzia-reason-goes-on")
            .with("dice", value_list(&dice))
            .with("prize", prize(&done, column, PaidWhen::InTurn));
    }
    let sausages = match choice {
        Move::PlaceSupport { .. } => 0,
        _ => open.next_space(column).map_or(0, |space| open.printed(column).spaces[space].sausages),
    };
    let phrase = phrase("ratzzia-reason-place")
        .with("prize", shelf_prize(&after, column, PaidWhen::InTurn))
        .with("sausages", sausages);
    phrase.with("needs", needs_phrases(&after, column))
}

/// The reason for moving Annie's die into a column (R18): a column that this completes pays at once, one that was complete before in its turn.
fn annie_reason(open: &Open, column: Column) -> Phrase {
    let mut after = open.clone();
    if let Phase::Annie { from } = open.phase {
        after.insert_below(from, column);
    }
    let phrase = |key| Phrase::new(key).with("column", column.number());
    match after.is_complete(column) {
        true => {
            let when = if open.is_complete(column) { PaidWhen::InTurn } else { PaidWhen::AtOnce };
            phrase("ratzzia-reason-annie-full").with("prize", prize(&after, column, when))
        }
        false => phrase("ratzzia-reason-annie")
            .with("prize", shelf_prize(&after, column, PaidWhen::InTurn))
            .with("needs", needs_phrases(&after, column)),
    }
}

fn finish_reason(open: &Open) -> Phrase {
    let complete: Vec<Phrase> = open.complete_columns().map(|column| column_with_prize(open, column)).collect();
    match complete.is_empty() {
        true => Phrase::new("ratzzia-reason-finish").with("count", open.hand().count()),
        false => {
            let phrase = Phrase::new("ratzzia-reason-finish-complete").with("count", complete.len());
            phrase.with("columns", complete)
        }
    }
}

fn store_reason(open: &Open, choice: Move) -> Phrase {
    let me = open.turn.seat.index();
    let amount = if let Phase::Storing { amount } = open.phase { u32::from(amount) } else { 0 };
    let bag = open.bags[me] + amount;
    let key = match choice {
        Move::Store {} if bag >= FULL_BAG => "ratzzia-reason-store-wins",
        Move::Store {} => "ratzzia-reason-store",
        _ if amount >= MAX_PAIR_SUM => "ratzzia-reason-no-store-highest",
        _ => "ratzzia-reason-no-store",
    };
    let left = FULL_BAG.saturating_sub(bag);
    Phrase::new(key).with("amount", amount).with("bag", bag).with("left", left).with("front", open.front[me])
}
