//! Support dice (R20–R22), and what they demand of placing (R8, R21). How the best plan is found is told in `plans`.

use super::plans::{Beginnings, Kind, Left, PLACES, Set, Supply};
use super::{Dice, Die, Move, Open, Phase, Target, placing};
use crate::engine::{Phrase, Refusal};

/// R20: all support dice in the reserve are rolled.
pub(super) fn roll(open: &mut Open) {
    let reroll_follows = open.phase == Phase::Rerolling;
    open.phase = Phase::RollingSupport { count: open.reserve, reroll_follows };
    open.reserve = 0;
    open.facts.support_used = true;
}

/// R20: and lie ready to be placed.
pub(super) fn rolled(open: &mut Open, dice: &Dice) {
    let reroll_follows = matches!(open.phase, Phase::RollingSupport { reroll_follows: true, .. });
    open.support.add_all(dice);
    open.phase = if reroll_follows { Phase::Rerolling } else { Phase::Placing };
}

/// R20: once a turn, if there are any, before the first placement.
pub(super) fn check_roll(open: &Open) -> Result<(), Refusal> {
    if open.can_roll_support() {
        return Ok(());
    }
    let key = if open.seats > 2 {
        "ratzzia-refuse-support-two"
    } else if open.facts.support_used {
        "ratzzia-refuse-support-used"
    } else if open.facts.placed > 0 {
        "ratzzia-refuse-support-late"
    } else {
        "ratzzia-refuse-support-none"
    };
    Err(Refusal::new("R20", Phrase::new(key).with("seat", open.facts.seat)))
}

/// R8, R21: whether placing may end.
pub(super) fn check_finish(open: &Open) -> Result<(), Refusal> {
    if Outlook::of(open).may_finish() {
        return Ok(());
    }
    if !open.support.is_empty() {
        return Err(waits_for(open));
    }
    let seat = open.facts.seat;
    let key = if open.facts.forced > 0 { "ratzzia-refuse-finish-forced" } else { "ratzzia-refuse-finish" };
    Err(Refusal::new("R8", Phrase::new(key).with("seat", seat)))
}

/// R21: whether a placement leaves the best result possible.
pub(super) fn keeps_the_best(open: &Open, allowed: bool) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(waits_for(open)) }
}

/// The refusal that names the plan: "first a 3 of Ada’s in column 5, then support 5 in column 2".
fn waits_for(open: &Open) -> Refusal {
    let seat = open.facts.seat;
    let steps = open.plan().into_iter().map(|step| {
        let (key, die, target) = match step {
            Move::PlaceSupport { die, column } => ("ratzzia-plan-support", die, column),
            Move::PlaceCandy { value, column } => ("ratzzia-plan-candy", value, column),
            Move::Place { die, column } => ("ratzzia-plan-own", die, column),
            _ => ("ratzzia-plan-own", Die::ALL[0], Target::CatRow),
        };
        Phrase::new(key).with("die", die.value()).with("seat", seat).with("column", u8::from(target))
    });
    let phrase = Phrase::new("ratzzia-refuse-best").with("seat", seat).with("plan", steps.collect::<Vec<_>>());
    Refusal::new("R21", phrase)
}

impl Open {
    /// Whether the support dice can be rolled now (R20).
    pub fn can_roll_support(&self) -> bool {
        let in_time = match self.phase {
            Phase::Rerolling => true,
            Phase::Placing => self.facts.placed == 0,
            _ => false,
        };
        in_time && self.support_to_roll() > 0
    }

    /// How many support dice the seat on turn has not rolled yet in this turn (R20).
    pub fn support_to_roll(&self) -> usize {
        if self.facts.support_used { 0 } else { usize::from(self.reserve) }
    }

    /// A shortest way to the best result that R21 demands, support dice as early as they fit; empty where nothing more is demanded.
    pub fn plan(&self) -> Vec<Move> {
        let mut steps = Vec::new();
        if self.phase != Phase::Placing || self.support.is_empty() {
            return steps;
        }
        let supply = Supply::of(self);
        let Some(left) = supply.frugal_best(self).map(|goal| supply.left(goal)) else { return steps };
        let mut open = self.clone();
        while let Some(step) = next_step(&open, &left) {
            placing::place(&mut open, step, &mut ());
            steps.push(step);
        }
        steps
    }
}

/// A step of a plan after which exactly these dice can be left, if there is one to do; support dice first.
fn next_step(open: &Open, left: &Left) -> Option<Move> {
    let supply = Supply::of(open);
    let goal = supply.number_of(left).filter(|&goal| goal != supply.full())?;
    let beginnings = supply.beginnings(open, &Set::only(goal));
    let any = |kind: Kind| {
        let mut places = Target::all().zip(&beginnings);
        places.find_map(|(column, beginnings)| Some((beginnings.of(kind).iter().next()?, column)))
    };
    let support = any(Kind::Support).map(|(die, column)| Move::PlaceSupport { die, column });
    let own = any(Kind::Own).map(|(die, column)| Move::Place { die, column });
    let candy = any(Kind::Candy).map(|(value, column)| Move::PlaceCandy { value, column });
    support.or(own).or(candy)
}

/// What may be placed where, and whether placing may end, as far as R8 and R21 go.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    may_finish: bool,
    /// By target; none where everything is allowed that fits.
    allowed: Option<[Beginnings; PLACES]>,
}

impl Outlook {
    pub(super) fn of(open: &Open) -> Outlook {
        if open.support.is_empty() {
            return Outlook { may_finish: open.has_placed_own() || !open.can_place_own(), allowed: None };
        }
        let supply = Supply::of(open);
        let best = supply.best(open);
        if best.contains(supply.full()) {
            return Outlook { may_finish: true, allowed: None };
        }
        Outlook { may_finish: false, allowed: Some(supply.beginnings(open, &best)) }
    }

    pub(super) fn may_finish(&self) -> bool {
        self.may_finish
    }

    pub(super) fn allows_own(&self, target: Target, die: Die) -> bool {
        self.allows(Kind::Own, target, die)
    }

    pub(super) fn allows_support(&self, target: Target, die: Die) -> bool {
        self.allows(Kind::Support, target, die)
    }

    pub(super) fn allows_candy(&self, target: Target, die: Die) -> bool {
        self.allows(Kind::Candy, target, die)
    }

    fn allows(&self, kind: Kind, target: Target, die: Die) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed[usize::from(u8::from(target))].of(kind).contains(die))
    }
}
