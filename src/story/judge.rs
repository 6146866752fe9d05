//! How much each decision gave away, judged by what its seat could know, and what would have been better.

use super::account::view_seed;
use super::sampling::{ERRORS, run_in_parallel};
use super::second_look::holds;
use super::values::is_forced;
use crate::bots::{BotSeed, Comparison, Judgement, judge, plan_from};
use crate::engine::{Event, SearchSettings, Seat, Stop, Viewer, derive_stream};
use crate::games::Game;
use crate::play::Match;

/// So many decisions, those that seem to have given away most, are judged again with full effort.
const JUDGED_AGAIN: usize = 12;
/// A better move is named if it is better by more than this share of a win, beyond doubt, and holds when looked at again.
const NAMED: f32 = 0.03;

/// A decision, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Regret<M> {
    /// The number of events before it.
    pub ply: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What it gave away: a share of a win, from 0 to 1, in the unit of the game's mind.
    pub amount: f32,
    /// The standard error of the amount.
    pub error: f32,
    /// What would have been better; only where that is beyond doubt.
    pub better: Option<Better<M>>,
}

/// What would have been better than a decision.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Better<M> {
    /// The better move.
    pub choice: M,
    /// The rest of the turn as a strong player would have made it, as far as it could be foreseen; nothing where nobody has looked.
    pub rest: Vec<M>,
    /// How the move that was made compares with the better one.
    pub comparison: Comparison<M>,
}

impl<M: Copy> Better<M> {
    /// A better move, and how the move that was made compares with it.
    pub fn new(choice: M, comparison: Comparison<M>) -> Self {
        Better { choice, rest: Vec::new(), comparison }
    }

    /// The better turn, as far as it is known.
    pub fn turn(&self) -> Vec<M> {
        [self.choice].iter().chain(&self.rest).copied().collect()
    }
}

/// The regrets of all decisions of a finished game that had a choice, in order.
pub fn regrets<G: Game>(game: &Match<G>, seed: u64, stop: &Stop) -> Vec<Regret<G::Move>> {
    let [_, _, _, hard, expert] = G::search_settings();
    let plies: Vec<usize> =
        (0..game.ply()).filter(|&ply| game.decided_by(ply).is_some() && !is_forced(game, ply)).collect();
    let judged = |plies: &[usize], settings: SearchSettings| {
        let found = run_in_parallel(plies.len(), |index| regret_of(game, plies[index], settings, seed, stop));
        found.into_iter().flatten().collect::<Vec<_>>()
    };
    let mut regrets = judged(&plies, hard);
    let mut worst: Vec<&Regret<G::Move>> = regrets.iter().filter(|regret| regret.amount > 0.0).collect();
    worst.sort_by(|one, other| other.amount.total_cmp(&one.amount).then(one.ply.cmp(&other.ply)));
    let worst: Vec<usize> = worst.iter().take(JUDGED_AGAIN).map(|regret| regret.ply).collect();
    let again = run_in_parallel(worst.len(), |index| named_regret(game, worst[index], expert, seed, stop));
    for again in again.into_iter().flatten() {
        if let Some(regret) = regrets.iter_mut().find(|regret| regret.ply == again.ply) {
            *regret = again;
        }
    }
    // What was looked at only once is not sure enough to be named.
    regrets.iter_mut().filter(|regret| !worst.contains(&regret.ply)).for_each(|regret| regret.better = None);
    regrets
}

impl<M: Copy + PartialEq> Regret<M> {
    /// The comparison of the better move with the one that was made, with what the better turn would have brought, for all to see, and
    /// the turn that was made did not.
    pub fn comparison_in<G: Game<Move = M>>(&self, game: &Match<G>) -> Option<Comparison<M>> {
        let better = self.better.as_ref()?;
        let view = game.view_at(self.ply, Viewer::Seat(self.seat));
        let mut comparison = better.comparison.clone();
        comparison.find_gains::<G>(&view, &better.turn(), &made_from(game, self.ply));
        Some(comparison)
    }
}

/// The decisions of a turn from this one on.
pub fn made_from<G: Game>(game: &Match<G>, ply: usize) -> Vec<G::Move> {
    let seat = game.decided_by(ply);
    let rest = (ply..game.ply()).map_while(|ply| match game.past_event(ply) {
        Some(Event::Decision(by, choice)) => (Some(*by) == seat).then_some(Some(*choice)),
        Some(Event::Chance(_)) => Some(None),
        None => None,
    });
    rest.flatten().collect()
}

/// The same with a better move only where it may be named.
pub(super) fn named_regret<G: Game>(
    game: &Match<G>,
    ply: usize,
    settings: SearchSettings,
    seed: u64,
    stop: &Stop,
) -> Option<Regret<G::Move>> {
    let regret = regret_of(game, ply, settings, seed, stop)?;
    let is_sure = regret.amount > NAMED && regret.amount > ERRORS as f32 * regret.error;
    let view = game.view_at(ply, Viewer::Seat(regret.seat));
    let is_fit =
        |better: &Better<G::Move>| is_sure && holds::<G>(&view, [better.choice, better.comparison.other], seed, stop);
    let better = regret.better.filter(is_fit).map(|better| {
        let bot_seed = BotSeed::from_numbers(view_seed::<G>(&view, seed), seed);
        let steps = plan_from(&view, &[better.choice], bot_seed, stop).map_or_else(Vec::new, |plan| plan.steps);
        Better { rest: steps.iter().skip(1).map(|step| step.choice).collect(), ..better }
    });
    Some(Regret { better, ..regret })
}

/// What a decision gave away.
pub(super) fn regret_of<G: Game>(
    game: &Match<G>,
    ply: usize,
    settings: SearchSettings,
    seed: u64,
    stop: &Stop,
) -> Option<Regret<G::Move>> {
    let Some(Event::Decision(seat, choice)) = game.past_event(ply) else { return None };
    let view = game.view_at(ply, Viewer::Seat(*seat));
    let mut stream = derive_stream(view_seed::<G>(&view, seed), "story judge", &[]);
    Some(match judge(&view, *choice, settings, &mut stream, stop)? {
        Judgement::Best => Regret { ply, seat: *seat, amount: 0.0, error: 0.0, better: None },
        Judgement::Worse { better, comparison } => Regret {
            ply,
            seat: *seat,
            amount: comparison.advantage.max(0.0),
            error: comparison.error,
            better: Some(Better::new(better, comparison)),
        },
    })
}
