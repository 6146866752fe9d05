//! Why dice are rolled, kept, placed or taken back, and rewards chosen so: what columns still need, and what comes of it.

mod need;
mod prize;

use self::need::{completes, likeliest, needed, needs};
use self::prize::{When, lying_sausages, prize, shelf};
use super::judge::{HIGHEST_PAIR, Judge};
use super::plan::Aim;
use super::{Column, Dice, Die, Hand, Move, Open, Plan, Ratzzia, View};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::{FULL_BAG, Source, half};
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
        Move::Place { die, column } | Move::PlaceSupport { die, column } => placing(open, choice, die, column),
        Move::PlaceCandy { value, column } => placing(open, choice, value, column),
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
    let chances = Column::ALL.into_iter().map(|column| (column, completes(open, column)));
    match chances.max_by_key(|&(_, percent)| percent).filter(|&(_, percent)| percent > 0) {
        Some((column, percent)) => Phrase::new("ratzzia-reason-roll")
            .with("count", count)
            .with("column", column.number())
            .with("prize", prize(open, column, When::InTurn))
            .with("percent", percent),
        None => Phrase::new("ratzzia-reason-roll-none").with("count", count),
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
    let (now, then) = (Outlook::of(open, *open.hand()), Outlook::of(open, kept));
    let given_up = now.completed().filter(|&column| !then.completed().any(|other| other == column));
    let given_up: Vec<Column> = given_up.collect();
    // What came home with the cat was not rolled before (R13).
    let (tried, completing) = match dice.blanks() {
        0 => ("ratzzia-again", "ratzzia-again-completes"),
        _ => ("ratzzia-again-home", "ratzzia-again-home-completes"),
    };
    let again = |named: usize| match likeliest(&then, dice.count(), &given_up) {
        Some((column, percent)) if named < NAMED => {
            Phrase::new(completing).with("count", dice.count()).with("column", column.number()).with("percent", percent)
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
    let outlook = Outlook::of(open, *open.hand());
    let key = match outlook.aims().is_empty() {
        true => return Phrase::new("ratzzia-reason-keep"),
        false if outlook.is_forced() => "ratzzia-reason-keep-forced",
        false => "ratzzia-reason-keep-used",
    };
    Phrase::new(key).with("aims", outlook.said(NAMED))
}

/// What the mind would do with these own dice, beside the others that can be placed.
struct Outlook<'a> {
    open: &'a Open,
    own: Dice,
    plan: Plan,
}

impl Outlook<'_> {
    fn of(open: &Open, own: Dice) -> Outlook<'_> {
        Outlook { open, own, plan: Plan::of(open, &Judge::of(open), Hand { own, ..Hand::of(open) }) }
    }

    /// Whether it places only what has to be placed (R8, R21).
    fn is_forced(&self) -> bool {
        self.plan.worth < 0.0
    }

    /// The columns that it completes with own dice.
    fn completed(&self) -> impl Iterator<Item = Column> {
        self.plan.aims.iter().filter(|aim| aim.completes).filter_map(|aim| column_of(aim.target))
    }

    /// The places for own dice, what completes a column first.
    fn aims(&self) -> Vec<&Aim> {
        let mut aims: Vec<&Aim> = self.plan.aims.iter().filter(|aim| !aim.own.is_empty()).collect();
        aims.sort_by_key(|aim| (!aim.completes, aim.target));
        aims
    }

    /// The position after those steps of the plan.
    fn after(&self, is_done: impl Fn(Target) -> bool) -> Open {
        let mut open = self.open.clone();
        open.hands[open.facts.seat.index()] = self.own;
        let steps = self.plan.steps.iter().filter(|&&step| target_of(step).is_some_and(&is_done));
        steps.fold(open, |open, &step| open.after_choice(step))
    }

    fn after_completing(&self) -> Open {
        self.after(|target| self.completed().any(|column| target == Target::Column(column)))
    }

    /// Where the dice would go: "3, 4, 5, 6 for column 3".
    fn said(&self, most: usize) -> Vec<Phrase> {
        let after = self.after(|_| true);
        let said = |aim: &Aim| {
            let phrase = |key| Phrase::new(key).with("dice", listed(&aim.own));
            match aim.target {
                Target::CatRow => phrase("ratzzia-dice-for-cat"),
                Target::Column(column) if aim.completes => {
                    let phrase = phrase("ratzzia-dice-for-completes").with("column", column.number());
                    phrase.with("prize", prize(&after, column, When::InTurn))
                }
                Target::Column(column) => {
                    let sausages = lying_sausages(&after, column) - lying_sausages(self.open, column);
                    phrase("ratzzia-dice-for").with("column", column.number()).with("sausages", sausages)
                }
            }
        };
        self.aims().into_iter().take(most).map(said).collect()
    }
}

fn with_prize(open: &Open, column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column")
        .with("column", column.number())
        .with("prize", prize(open, column, When::InTurn))
}

fn alone(column: Column) -> Phrase {
    Phrase::new("ratzzia-reason-column-alone").with("column", column.number())
}

fn column_of(target: Target) -> Option<Column> {
    if let Target::Column(column) = target { Some(column) } else { None }
}

/// Where a placement goes.
fn target_of(step: Move) -> Option<Target> {
    match step {
        Move::Place { column, .. } | Move::PlaceSupport { column, .. } | Move::PlaceCandy { column, .. } => {
            Some(column)
        }
        _ => None,
    }
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
        _ => Outlook::of(open, *open.hand()).is_forced().then_some("ratzzia-reason-must-own"),
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
    let outlook = Outlook::of(&after, *after.hand());
    let done = outlook.after(|target| target == Target::Column(column));
    if done.is_complete(column) {
        let steps = outlook.plan.steps.iter().filter(|&&step| target_of(step) == Some(Target::Column(column)));
        let dice: Dice = steps.filter_map(|&step| value_of(step)).collect();
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

/// What a placed die shows.
fn value_of(step: Move) -> Option<Die> {
    match step {
        Move::Place { die, .. } | Move::PlaceSupport { die, .. } | Move::PlaceCandy { value: die, .. } => Some(die),
        _ => None,
    }
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
