//! Support dice (R20–R22) and the placements that they demand (R8, R21). `plan_search` finds the best plans.

use super::plan_search::{Beginnings, NumberSet, PlanSearch, RemainingDice, supply_size};
use super::spaces;
use super::targets::TargetSet;
use crate::engine::{Phrase, Refusal};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Dice, Die, DieKind};
use crate::games::ratzzia::moves::Move;
use crate::games::ratzzia::position::{Open, Phase};

/// Starts a roll of all support dice in the reserve (R20).
pub(super) fn roll(open: &mut Open) {
    let reroll_follows = open.phase == Phase::Rerolling;
    open.phase = Phase::RollingSupport { count: open.reserve, reroll_follows };
    open.reserve = 0;
    open.turn.has_rolled_support = true;
}

/// Applies a roll of support dice, which can be placed from now on (R20).
pub(super) fn apply_roll(open: &mut Open, dice: &Dice) {
    let reroll_follows = matches!(open.phase, Phase::RollingSupport { reroll_follows: true, .. });
    open.support.add_all(dice);
    open.phase = if reroll_follows { Phase::Rerolling } else { Phase::Placing };
}

/// Checks that support dice can be rolled: once a turn, before the first placement, if there are any (R20).
pub(super) fn check_roll(open: &Open) -> Result<(), Refusal> {
    if open.can_roll_support() {
        return Ok(());
    }
    let key = if open.seats > 2 {
        "ratzzia-refuse-support-two"
    } else if open.turn.has_rolled_support {
        "ratzzia-refuse-support-used"
    } else if open.turn.placed > 0 {
        "ratzzia-refuse-support-late"
    } else {
        "ratzzia-refuse-support-none"
    };
    Err(Refusal::new("R20", Phrase::new(key).with("seat", open.turn.seat)))
}

/// Checks that placing may end (R8, R21).
pub(super) fn check_finish(open: &Open) -> Result<(), Refusal> {
    if PlacementLimits::of(open).may_finish() {
        return Ok(());
    }
    if !open.support.is_empty() {
        return Err(plan_refusal(open));
    }
    let seat = open.turn.seat;
    let key = if open.turn.forced > 0 { "ratzzia-refuse-finish-forced" } else { "ratzzia-refuse-finish" };
    Err(Refusal::new("R8", Phrase::new(key).with("seat", seat)))
}

/// Refuses a placement that is not `allowed`, because the best result would be out of reach (R21).
pub(super) fn check_best_reachable(open: &Open, allowed: bool) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(plan_refusal(open)) }
}

/// The refusal that names the plan: "first a 3 of Ada’s in column 5, then support 5 in column 2".
fn plan_refusal(open: &Open) -> Refusal {
    let seat = open.turn.seat;
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
            Phase::Placing => self.turn.placed == 0,
            _ => false,
        };
        in_time && self.support_to_roll() > 0
    }

    /// The number of support dice that can still be rolled in this turn (R20).
    pub fn support_to_roll(&self) -> usize {
        if self.turn.has_rolled_support { 0 } else { usize::from(self.reserve) }
    }

    /// A shortest sequence of placements to the best result that R21 demands, with support dice as early as they fit. Empty if nothing more is
    /// demanded.
    pub fn plan(&self) -> Vec<Move> {
        let mut steps = Vec::new();
        if self.phase != Phase::Placing || self.support.is_empty() {
            return steps;
        }
        let Some(remaining) = WidestSearch::new(self).cheapest_best() else { return steps };
        let mut open = self.clone();
        while let Some(step) = next_step(&open, &remaining) {
            spaces::place(&mut open, step, &mut ());
            steps.push(step);
        }
        steps
    }
}

/// The plan search for every supply, however large.
type WidestSearch = PlanSearch<16>;

/// The next placement of a plan in whose end exactly these dice remain, support dice first; `None` at the end of the plan.
fn next_step(open: &Open, remaining: &RemainingDice) -> Option<Move> {
    let search = WidestSearch::new(open);
    let goal = search.number_of(remaining).filter(|&goal| goal != search.full())?;
    let beginnings = search.beginnings(&NumberSet::only(goal));
    let find = |kind: DieKind| {
        // The first target, and the lowest die that can be placed there.
        let dice = Die::ALL.into_iter();
        let first = dice.filter_map(|die| Some((beginnings.targets(kind, die).iter().next()?, die))).min()?;
        Some((first.1, first.0))
    };
    let support = find(DieKind::Support).map(|(die, column)| Move::PlaceSupport { die, column });
    let own = find(DieKind::Own).map(|(die, column)| Move::Place { die, column });
    let candy = find(DieKind::Candy).map(|(value, column)| Move::PlaceCandy { value, column });
    support.or(own).or(candy)
}

/// The limits that R8 and R21 set: which dice may be placed where, and whether placing may end.
#[derive(Clone, Debug)]
pub(super) struct PlacementLimits {
    may_finish: bool,
    /// The dice that may be placed; `None` where every die that fits may be placed.
    allowed: Option<Beginnings>,
}

impl PlacementLimits {
    pub(super) fn of(open: &Open) -> PlacementLimits {
        if open.support.is_empty() {
            return PlacementLimits { may_finish: open.has_placed_own() || !open.can_place_own(), allowed: None };
        }
        match supply_size(open) {
            ..=64 => PlacementLimits::by_search(&PlanSearch::<1>::new(open)),
            65..=256 => PlacementLimits::by_search(&PlanSearch::<4>::new(open)),
            _ => PlacementLimits::by_search(&WidestSearch::new(open)),
        }
    }

    fn by_search<const WORDS: usize>(search: &PlanSearch<WORDS>) -> PlacementLimits {
        let best = search.best();
        let may_finish = best.contains(search.full());
        PlacementLimits { may_finish, allowed: (!may_finish).then(|| search.beginnings(&best)) }
    }

    pub(super) fn may_finish(&self) -> bool {
        self.may_finish
    }

    /// Whether a die that fits may be placed.
    pub(super) fn allows(&self, kind: DieKind, target: Target, die: Die) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed.targets(kind, die).contains(target))
    }

    /// The targets on which a die may be placed, of those that it fits.
    pub(super) fn allowed_targets(&self, kind: DieKind, die: Die, fitting: TargetSet) -> TargetSet {
        self.allowed.as_ref().map_or(fitting, |allowed| fitting.intersection(allowed.targets(kind, die)))
    }
}
