//! Why dice are rolled, kept, placed or taken back, and rewards chosen so: what columns still need, and what comes of it.

use super::judge::Judge;
use super::{Column, Hand, Move, Open, Plan, Ratzzia, View};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::{FULL_BAG, Source, half};
use crate::games::ratzzia::words::{listed, shelf};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Ratzzia>, choice: Move) -> Phrase {
    let open = &view.open;
    match choice {
        Move::Roll {} => rolling(open),
        Move::TakeBack { column } => taking_back(open, column),
        Move::Reroll { dice } => {
            let mut kept = *open.hand();
            kept.take_all(&dice);
            let key = if kept.is_empty() { "ratzzia-reason-reroll-all" } else { "ratzzia-reason-reroll" };
            Phrase::new(key).with("kept", listed(&kept)).with("count", dice.count())
        }
        Move::Keep {} => keeping(open),
        Move::RollSupport {} => Phrase::new("ratzzia-reason-support").with("count", open.reserve),
        Move::Place { die, column } | Move::PlaceSupport { die, column } => placing(open, choice, die, column),
        Move::PlaceCandy { value, column } => placing(open, choice, value, column),
        Move::Finish {} => finishing(open),
        Move::Annie { column } => {
            let after = open.after_choice(choice);
            let key = if after.is_complete(column) { "ratzzia-reason-annie-full" } else { "ratzzia-reason-annie" };
            Phrase::new(key).with("column", column.number()).with("missing", missing(open, column).saturating_sub(1))
        }
        Move::Candy { from: Source::Seat(seat) } => {
            Phrase::new("ratzzia-reason-candy-seat").with("seat", seat).with("bag", open.bags[seat.index()])
        }
        Move::Candy { from: Source::Column(column) } => {
            Phrase::new("ratzzia-reason-candy-column").with("column", column.number())
        }
        Move::Store {} | Move::NoStore {} => storing(open, choice),
        Move::Steal { seat } => {
            let front = open.front[seat.index()];
            let phrase = Phrase::new("ratzzia-reason-steal").with("seat", seat).with("front", front);
            phrase.with("amount", half(front))
        }
        Move::PassFood { .. } => {
            let me = open.facts.seat.index();
            let after = open.after_choice(choice).front[me];
            Phrase::new("ratzzia-reason-pass").with("before", open.front[me]).with("after", after)
        }
    }
}

/// The column that the dice in hand complete most likely, and how likely.
fn rolling(open: &Open) -> Phrase {
    let count = open.hand().count();
    let chance = |column: Column| Judge::completes(open, column);
    let best = Column::ALL.into_iter().max_by(|&one, &other| chance(one).total_cmp(&chance(other)));
    match best.filter(|&column| chance(column) > 0.0) {
        Some(column) => Phrase::new("ratzzia-reason-roll")
            .with("count", count)
            .with("column", column.number())
            .with("percent", (chance(column) * 100.0).round() as i64),
        None => Phrase::new("ratzzia-reason-roll-none").with("count", count),
    }
}

fn taking_back(open: &Open, column: Column) -> Phrase {
    let seat = open.facts.seat;
    let back = open.stack(column).dice().filter(|(_, lying)| lying.user.seat() == Some(seat)).count();
    Phrase::new("ratzzia-reason-take-back")
        .with("count", back)
        .with("column", column.number())
        .with("hand", open.hand().count())
}

fn keeping(open: &Open) -> Phrase {
    let plan = Plan::of(open, &Judge::of(open), Hand::of(open));
    if !plan.completing.is_empty() {
        return Phrase::new("ratzzia-reason-keep-completes").with("dice", listed(&plan.completing));
    }
    match plan.used.is_empty() {
        true => Phrase::new("ratzzia-reason-keep"),
        false => Phrase::new("ratzzia-reason-keep-used").with("dice", listed(&plan.used)),
    }
}

/// How many dice a column still lacks.
fn missing(open: &Open, column: Column) -> usize {
    open.next_space(column).map_or(0, |next| open.printed(column).spaces.len() - next)
}

fn placing(open: &Open, choice: Move, die: Die, target: Target) -> Phrase {
    let Target::Column(column) = target else {
        return Phrase::new("ratzzia-reason-grey").with("die", die.value());
    };
    let sausages = match choice {
        Move::PlaceSupport { .. } => 0,
        _ => open.next_space(column).map_or(0, |space| open.printed(column).spaces[space].sausages),
    };
    let missing = missing(open, column).saturating_sub(1);
    let key = if missing == 0 { "ratzzia-reason-completes" } else { "ratzzia-reason-place" };
    Phrase::new(key)
        .with("column", column.number())
        .with("shelf", shelf(open.printed(column).shelf))
        .with("sausages", sausages)
        .with("missing", missing)
}

fn finishing(open: &Open) -> Phrase {
    let complete: Vec<Phrase> = open
        .complete_columns()
        .map(|column| Phrase::new("ratzzia-reason-column").with("column", column.number()))
        .collect();
    match complete.is_empty() {
        true => Phrase::new("ratzzia-reason-finish").with("count", open.hand().count()),
        false => {
            let phrase = Phrase::new("ratzzia-reason-finish-complete").with("count", complete.len());
            phrase.with("columns", complete)
        }
    }
}

fn storing(open: &Open, choice: Move) -> Phrase {
    let me = open.facts.seat.index();
    let amount = if let Phase::Storing { amount } = open.phase { amount } else { 0 };
    let bag = open.bags[me] + u32::from(amount);
    let key = match choice {
        Move::Store {} if bag >= FULL_BAG => "ratzzia-reason-store-wins",
        Move::Store {} => "ratzzia-reason-store",
        _ => "ratzzia-reason-no-store",
    };
    let left = FULL_BAG.saturating_sub(bag);
    Phrase::new(key).with("amount", amount).with("bag", bag).with("left", left).with("front", open.front[me])
}
