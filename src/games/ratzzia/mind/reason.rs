//! Why dice are rolled, kept, placed or taken back, and rewards chosen so: what columns still need, and what comes of it.

mod meant;
mod need;
mod prize;

use self::meant::Meant;
use self::need::{likeliest, needed, needs, promising};
use self::prize::{When, payable, prize, shelf};
use super::judge::HIGHEST_PAIR;
use super::{Column, Dice, Die, Move, Open, Ratzzia, View};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::{FULL_BAG, Source, half, passed_on};
use crate::games::ratzzia::words::listed;

/// So many places are named at most, for a sentence has to be short.
const NAMED: usize = 2;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Ratzzia>, choice: Move) -> Phrase {
    let open = &view.open;
    match choice {
        Move::Roll {} => rolling(open),
        Move::TakeBack { column } => taking_back(open, column),
        Move::Reroll { dice } => rerolling(open, dice),
        Move::Keep {} => keeping(open),
        Move::RollSupport {} => Phrase::new("ratzzia-reason-support").with("count", open.reserve),
        Move::Place { die, column } | Move::PlaceSupport { die, column } | Move::PlaceCandy { value: die, column } => {
            placing(open, choice, die, column)
        }
        Move::Finish {} => finishing(open),
        Move::Annie { column } => annie(open, column),
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
        Move::PassFood { direction } => {
            let me = open.facts.seat.index();
            let after = passed_on(&open.front, direction)[me];
            Phrase::new("ratzzia-reason-pass").with("before", open.front[me]).with("after", after)
        }
    }
}

/// The column for which the chance to complete it, times what that brings, is most, and how likely it is.
fn rolling(open: &Open) -> Phrase {
    let (count, support) = (open.hand().count(), open.support_to_roll());
    let phrase = |key| Phrase::new(key).with("count", count).with("support", support);
    match promising(open) {
        Some((column, percent)) => {
            let key = if support > 0 { "ratzzia-reason-roll-support" } else { "ratzzia-reason-roll" };
            let prize = prize(open, column, When::InTurn);
            phrase(key).with("column", column.number()).with("prize", prize).with("percent", percent)
        }
        None => phrase("ratzzia-reason-roll-none"),
    }
}

fn taking_back(open: &Open, column: Column) -> Phrase {
    let hand = open.hand().count();
    let after = open.after_choice(Move::TakeBack { column }).hands[open.facts.seat.index()].count();
    // Where that is no more, candy dice alone have come back.
    let key = if after > hand { "ratzzia-reason-take-back" } else { "ratzzia-reason-take-back-candy" };
    Phrase::new(key).with("count", after).with("column", column.number()).with("hand", hand)
}

/// What the dice that are kept are for, or what is given up, and what the other dice are rolled again for.
fn rerolling(open: &Open, dice: Dice) -> Phrase {
    let mut kept = *open.hand();
    kept.take_all(&dice);
    let (now, then) = (Meant::of(open, *open.hand()), Meant::of(open, kept));
    let given_up = now.completed().filter(|&column| !then.completed().any(|other| other == column));
    let given_up: Vec<Column> = given_up.collect();
    // What came home with the cat was not rolled before (R13).
    let (tried, completing, storing) = match dice.blanks() {
        0 => ("ratzzia-again", "ratzzia-again-completes", "ratzzia-again-stores"),
        _ => ("ratzzia-again-home", "ratzzia-again-home-completes", "ratzzia-again-home-stores"),
    };
    let again = |named: usize| match likeliest(&then, dice.count(), &given_up) {
        Some((column, percent)) if named < NAMED => {
            let key = if payable(&then.after_completing(), column).is_some() { storing } else { completing };
            Phrase::new(key).with("count", dice.count()).with("column", column.number()).with("percent", percent)
        }
        _ => Phrase::new(tried).with("count", dice.count()),
    };
    let is_kept = !kept.is_empty() && !then.aims().is_empty();
    if !given_up.is_empty() {
        let (after, names_prize) = (now.after_completing(), given_up.len() == 1 && !is_kept);
        let named = |&column: &Column| if names_prize { with_prize(&after, column) } else { alone(column) };
        let columns: Vec<Phrase> = given_up.iter().map(named).collect();
        let key = if is_kept { "ratzzia-reason-reroll-but" } else { "ratzzia-reason-reroll-gives-up" };
        let phrase = Phrase::new(key).with("aims", then.said(1)).with("columns", columns);
        return phrase.with("again", again(if is_kept { given_up.len() } else { 1 }));
    }
    let (key, aims) = match kept.is_empty() {
        true if now.aims().is_empty() => ("ratzzia-reason-reroll-useless", Vec::new()),
        true => ("ratzzia-reason-reroll-all", now.said(NAMED)),
        false if !is_kept => ("ratzzia-reason-reroll-others", Vec::new()),
        false if then.is_forced() => ("ratzzia-reason-reroll-forced", then.said(NAMED)),
        false => ("ratzzia-reason-reroll", then.said(NAMED)),
    };
    let again = again(aims.len());
    Phrase::new(key).with("aims", aims).with("again", again)
}

fn keeping(open: &Open) -> Phrase {
    let meant = Meant::of(open, *open.hand());
    let key = match meant.aims().is_empty() {
        true => return Phrase::new("ratzzia-reason-keep"),
        false if meant.is_forced() => "ratzzia-reason-keep-forced",
        false => "ratzzia-reason-keep-used",
    };
    Phrase::new(key).with("aims", meant.said(NAMED))
}

fn with_prize(open: &Open, column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column")
        .with("column", column.number())
        .with("prize", prize(open, column, When::InTurn))
}

fn alone(column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column-alone").with("column", column.number())
}

/// Why a die is placed there, and whether one has to be.
fn placing(open: &Open, choice: Move, die: Die, target: Target) -> Phrase {
    let why = match target {
        Target::CatRow => on_grey(open, choice, die),
        Target::Column(column) => in_column(open, choice, column),
    };
    let is_support = |step: &Move| matches!(step, Move::PlaceSupport { .. });
    let must = match choice {
        Move::PlaceSupport { .. } => open.plan().iter().any(is_support).then_some("ratzzia-reason-must-support"),
        _ if open.has_placed_own() => None,
        _ => Meant::of(open, *open.hand()).is_forced().then_some("ratzzia-reason-must-own"),
    };
    match must {
        Some(key) => Phrase::new(key).with("why", why),
        None => why,
    }
}

fn on_grey(open: &Open, choice: Move, die: Die) -> Phrase {
    let fits = Column::ALL.into_iter().any(|column| open.accepted(Target::Column(column)).contains(die));
    let key = match choice {
        Move::PlaceSupport { .. } => "ratzzia-reason-grey-support",
        _ if fits => "ratzzia-reason-grey",
        _ => "ratzzia-reason-grey-only",
    };
    Phrase::new(key).with("die", die.value())
}

/// What the column still needs, or which dice the plan puts there next so that it is complete.
fn in_column(open: &Open, choice: Move, column: Column) -> Phrase {
    let after = open.after_choice(choice);
    let phrase = |key| Phrase::new(key).with("column", column.number());
    if needs(&after, column).is_empty() {
        return phrase("ratzzia-reason-completes").with("prize", prize(&after, column, When::InTurn));
    }
    let meant = Meant::of(&after, *after.hand());
    let done = meant.after(|target| target == Target::Column(column));
    if done.is_complete(column) {
        let placed = meant.plan.steps.iter().filter_map(|step| step.placed());
        let dice: Dice = placed.filter(|&(_, to)| to == Target::Column(column)).map(|(die, _)| die).collect();
        return phrase("ratzzia-reason-goes-on")
            .with("dice", listed(&dice))
            .with("prize", prize(&done, column, When::InTurn));
    }
    let sausages = match choice {
        Move::PlaceSupport { .. } => 0,
        _ => open.next_space(column).map_or(0, |space| open.printed(column).spaces[space].sausages),
    };
    let phrase =
        phrase("ratzzia-reason-place").with("prize", shelf(&after, column, When::InTurn)).with("sausages", sausages);
    phrase.with("needs", needed(&after, column))
}

/// What comes of Annie's die below a column (R18): what is complete by that pays at once, what was complete before in its turn.
fn annie(open: &Open, column: Column) -> Phrase {
    let mut after = open.clone();
    if let Phase::Annie { from } = open.phase {
        after.move_below(from, column);
    }
    let phrase = |key| Phrase::new(key).with("column", column.number());
    match after.is_complete(column) {
        true => {
            let when = if open.is_complete(column) { When::InTurn } else { When::AtOnce };
            phrase("ratzzia-reason-annie-full").with("prize", prize(&after, column, when))
        }
        false => phrase("ratzzia-reason-annie")
            .with("prize", shelf(&after, column, When::InTurn))
            .with("needs", needed(&after, column)),
    }
}

fn finishing(open: &Open) -> Phrase {
    let complete: Vec<Phrase> = open.complete_columns().map(|column| with_prize(open, column)).collect();
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
    let amount = if let Phase::Storing { amount } = open.phase { u32::from(amount) } else { 0 };
    let bag = open.bags[me] + amount;
    let key = match choice {
        Move::Store {} if bag >= FULL_BAG => "ratzzia-reason-store-wins",
        Move::Store {} => "ratzzia-reason-store",
        _ if amount >= HIGHEST_PAIR => "ratzzia-reason-no-store-highest",
        _ => "ratzzia-reason-no-store",
    };
    let left = FULL_BAG.saturating_sub(bag);
    Phrase::new(key).with("amount", amount).with("bag", bag).with("left", left).with("front", open.front[me])
}
